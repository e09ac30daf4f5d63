//! Trials drawn into the hand, at every moment at which a card can say so (`Draw`).

use super::*;

/// An Order that makes these seats draw a card at this moment.
fn draws(when: When, whom: Whom) -> Order {
    order(Effect::once(when, What::Draw).of(whom))
}

/// A card drawn because of Order 0.
fn drew(seat: u8) -> Notice {
    drawn_by(seat, Source::Order(o(0)))
}

/// PACK-1: after the deal, by the Leader or by each seat from the Leader on; as many as there are.
#[test]
fn pack_1_draw_after_the_deal() {
    for (whom, trials, draw) in
        [(Whom::Leader, 9, &[1][..]), (Whom::EachSeat, 9, &[1, 2, 0]), (Whom::EachSeat, 5, &[1, 2])]
    {
        let pile: Vec<CardId> = (0..trials).map(card).collect();
        let mut scene = deck_of(&[draws(When::AfterDeal, whom)]).leader(1).trials(&pile).begin_drawing(&[0]);
        scene.when(1, Command::Intensity(1));
        let drawn: Vec<Notice> = draw.iter().map(|&seat| drew(seat)).collect();
        scene.then(&[&[intensity(1, 1), dealt(1), dealt(2), dealt(0)][..], &drawn, &[turn(1)]].concat());
    }
}

/// PACK-1: when a Hard Knock has come into play, from hand, by a Trap or by Clumsy: the seat that got it draws.
#[test]
fn pack_1_draw_on_a_hard_knock() {
    let orders = [draws(When::Knock, Whom::Active)];
    let mut scene = under(&orders).turn(1).hand(1, &[knock(Mute)]).trials(&singles()).begin();
    scene.when(1, play_knock(Mute));
    scene.then(&[assigned(1, Mute, Origin::Hand), drew(1), turn(2)]);
    assert_eq!(hand_of(&scene, 1), cards(&[single(Night)]));

    let pit = pit(Night, Mask);
    let mut scene = under(&orders).hand(0, &[pit]).trials(&[knock(Mute), knock(Clumsy)]).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), assigned(0, Mute, Origin::Trap), drew(0), turn(1)]);
    assert_eq!(hand_of(&scene, 0), cards(&[knock(Clumsy)]), "what is drawn is not played");

    let mut scene = under(&orders).knocks(&[(0, Clumsy)]).trials(&[knock(Mute), single(Rain)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), assigned(0, Mute, Origin::Clumsy), drew(0), turn(1)]);
}

/// PACK-1: the Leader may be the one to draw, or every seat from the Leader on, in the Mission or out.
#[test]
fn pack_1_draw_of_others() {
    for (whom, draw) in [(Whom::Leader, &[2][..]), (Whom::EachSeat, &[2, 0, 1])] {
        let scene = under(&[draws(When::Knock, whom)]).leader(2).turn(0).withdrawn(2, None).hand(0, &[knock(Mute)]);
        let mut scene = scene.trials(&singles()).begin();
        scene.when(0, play_knock(Mute));
        let drawn: Vec<Notice> = draw.iter().map(|&seat| drew(seat)).collect();
        scene.then(&[&[assigned(0, Mute, Origin::Hand)][..], &drawn, &[turn(1)]].concat());
    }
}

/// PACK-1: when a charm has been used.
#[test]
fn pack_1_draw_on_a_charm() {
    let scene = under(&[draws(When::Charm, Whom::Active)]).no_mans_land(&[lucky(Night)]);
    let mut scene = scene.trials(&singles()).begin();
    scene.when(0, Command::Charm(lucky(Night)));
    scene.then(&[Notice::CharmUsed { seat: s(0), card: lucky(Night) }, drew(0), turn(1)]);
}

/// PACK-1: when a Speech is over: after all answers, by the seat that spoke.
#[test]
fn pack_1_draw_on_a_speech() {
    let scene = under(&[draws(When::Speech, Whom::Active)]).speeches(0, 1).hand(1, &[lucky(Night)]);
    let mut scene = scene.trials(&singles()).begin();
    scene.when(0, Command::Speech(Night));
    assert!(!came(&scene, drew(0)));
    scene.when(1, answer(lucky(Night)));
    scene.when(2, decline());
    assert_eq!(scene.followed()[scene.followed().len() - 2..], [drew(0), turn(1)]);
}

/// PACK-1: also when nobody can answer.
#[test]
fn pack_1_draw_on_a_speech_to_nobody() {
    let scene = under(&[draws(When::Speech, Whom::Active)]).speeches(0, 1).withdrawn(1, None).withdrawn(2, None);
    let mut scene = scene.trials(&singles()).begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(scene.followed()[1..], [drew(0), turn(0)]);
}

/// PACK-1, WDR-3: when a seat has withdrawn: once it is out, before Clumsy draws.
#[test]
fn pack_1_draw_on_a_withdrawal() {
    let scene = under(&[draws(When::Withdrawal, Whom::Active)]).knocks(&[(0, Clumsy)]);
    let mut scene = scene.trials(&[single(Rain), single(Snow)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), drew(0), threat(0, single(Snow), Origin::Clumsy), turn(1)]);
    assert_eq!(hand_of(&scene, 0), cards(&[single(Rain)]));
}

/// PACK-1: so many cards, and none from an empty pile (TAB-6).
#[test]
fn pack_1_draw_so_many() {
    let three = order(Effect::once(When::Withdrawal, What::Draw).of(Whom::Active).times(3));
    for (trials, drawn) in [(5, 3), (2, 2), (0, 0)] {
        let scene = under(&[three]).hand(1, &[lucky(Night)]).trials(&singles()[..trials]);
        let mut scene = scene.begin();
        scene.when(0, withdraw(Left));
        assert_eq!(hand_of(&scene, 0).len(), drawn);
    }
}

/// PACK-1: two Orders draw one after the other; what is drawn is its owner's secret.
#[test]
fn pack_1_draws_of_two_orders() {
    let orders = [draws(When::Withdrawal, Whom::Active), draws(When::Withdrawal, Whom::Active)];
    let mut scene = under(&orders).trials(&singles()).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), drew(0), drawn_by(0, Source::Order(o(1))), turn(1)]);
    let event = scene.followed_events()[1];
    assert_eq!(scene.game().redact(&event, Viewer::Seat(s(0))).secret, Secret::Card(single(Night)));
    assert_eq!(scene.game().redact(&event, Viewer::Seat(s(1))).secret, Secret::Nothing);
}

/// PACK-1: as the action of a Helping Hand.
#[test]
fn pack_1_draw_as_an_action() {
    let effect = Effect::once(When::Turn, What::Draw).of(Whom::Holder).times(2);
    let mut scene = helped(&[HelpingHand { kind: HelpKind::Action, effect }]).trials(&singles()).begin();
    use_help(&mut scene);
    let drawn = [drawn_by(0, Source::Help(h(0))); 2];
    assert_eq!(scene.followed()[1..], [drawn[0], drawn[1], turn(1)]);
}
