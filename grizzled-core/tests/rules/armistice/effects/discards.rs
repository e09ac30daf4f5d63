//! Cards that go out of the game, or back (`DiscardKnock`, `DiscardCard`, `ClearCard`, `ReturnCard`).

use super::*;

fn asked(seat: u8, left: u8) -> Notice {
    let (seat, source) = (s(seat), Source::Help(h(0)));
    Notice::ChoiceAsked { seat, source, left, pause: None }
}

fn ended_choice(seat: u8) -> Notice {
    Notice::ChoiceEnded { seat: s(seat) }
}

fn twice(what: What, whom: Whom) -> HelpingHand {
    let help = action_of(what, whom);
    HelpingHand { effect: help.effect.times(2), ..help }
}

/// PACK-1: up to so many Hard Knocks of any seat: after each the seat is asked again, and may stop.
#[test]
fn pack_1_discard_hard_knocks() {
    let knocks = [(0, Mute), (1, TraumaOfNight), (2, Clumsy)];
    let mut scene = helped(&[twice(What::DiscardKnock, Whom::Chosen)]).knocks(&knocks).begin();
    use_help(&mut scene);
    assert_eq!(scene.followed()[1..], [asked(0, 2)]);
    scene.when(0, choose_card(knock(TraumaOfNight)));
    scene.then(&[ended_choice(0), discarded(1, TraumaOfNight), asked(0, 1)]);
    assert_eq!(scene.game().table().active.get(Night), 0);
    assert_eq!(scene.legal(0).len(), 3, "two are left, or none");
    scene.when(0, Command::Decline);
    scene.then(&[declined(0), turn(1)]);
}

/// PACK-1: or only those of the holder, or of the Leader.
#[test]
fn pack_1_discard_hard_knocks_of_one_seat() {
    let knocks = [(0, Mute), (1, Fearful), (2, Clumsy)];
    for (whom, kind) in [(Whom::Holder, Mute), (Whom::Leader, Clumsy)] {
        let scene = helped(&[action_of(What::DiscardKnock, whom)]).leader(2).turn(0).knocks(&knocks);
        let mut scene = scene.begin();
        use_help(&mut scene);
        assert_eq!(scene.legal(0), [choose_card(knock(kind)), Command::Decline], "{whom:?}");
    }
}

/// PACK-1: with none on the table nothing is asked.
#[test]
fn pack_1_discard_hard_knocks_with_none() {
    let mut scene = helped(&[action_of(What::DiscardKnock, Whom::Chosen)]).begin();
    use_help(&mut scene);
    assert_eq!(scene.followed()[1..], [turn(1)]);
}

/// PACK-1: cards from hand go to the discards, seen by all.
#[test]
fn pack_1_discard_cards_from_hand() {
    let hand = [single(Night), knock(Mute)];
    let mut scene = helped(&[twice(What::DiscardCard, Whom::Holder)]).hand(0, &hand).begin();
    use_help(&mut scene);
    scene.when(0, choose_card(knock(Mute)));
    let gone = |card| Notice::CardDiscarded { seat: s(0), card };
    scene.then(&[ended_choice(0), gone(knock(Mute)), asked(0, 1)]);
    scene.when(0, choose_card(single(Night)));
    scene.then(&[ended_choice(0), gone(single(Night)), turn(1)]);
    assert_eq!((hand_of(&scene, 0), scene.game().table().knocks.len()), (CardSet::EMPTY, 0));
    assert!(cards(&hand).difference(scene.game().table().discards).is_empty());
}

/// PACK-1: only own cards can be chosen.
#[test]
fn pack_1_discard_only_own_cards() {
    let scene =
        helped(&[action_of(What::DiscardCard, Whom::Holder)]).hand(0, &[single(Night)]).hand(1, &[single(Rain)]);
    let mut scene = scene.no_mans_land(&[single(Snow)]).begin();
    use_help(&mut scene);
    for card in [single(Rain), single(Snow), knock(Mute)] {
        assert_eq!(scene.refused(0, choose_card(card)), because(Reason::ChoiceNotOffered, RuleId::Pack1));
    }
}

/// PACK-1: cards of No Man's Land go to the discards, and their threats with them.
#[test]
fn pack_1_clear_cards() {
    let land = [single(Night), lucky(Night), single(Rain)];
    let mut scene = helped(&[twice(What::ClearCard, Whom::Table)]).no_mans_land(&land).begin();
    use_help(&mut scene);
    scene.when(0, choose_card(lucky(Night)));
    let cleared = Notice::CardCleared { card: lucky(Night) };
    scene.then(&[ended_choice(0), cleared, asked(0, 1)]);
    assert_eq!(scene.game().table().active.get(Night), 1);
    scene.when(0, choose_card(single(Rain)));
    assert_eq!(scene.game().table().no_mans_land, cards(&[single(Night)]));
    assert!(cards(&[lucky(Night), single(Rain)]).difference(scene.game().table().discards).is_empty());
}

/// PACK-1, LUCK-1: with the card goes its Luck.
#[test]
fn pack_1_clear_a_lucky_card() {
    let pit = pit(Rain, Mask);
    let scene = helped(&[action_of(What::ClearCard, Whom::Table)]).no_mans_land(&[lucky(Night)]).hand(1, &[pit]);
    let mut scene = scene.trials(&[single(Snow)]).begin();
    use_help(&mut scene);
    scene.when(0, choose_card(lucky(Night)));
    scene.when(1, play(pit));
    assert_eq!(scene.followed()[1], threat(1, single(Snow), Origin::Trap));
}

/// PACK-1: a card from hand goes to the bottom of Trials; the others see that, not which.
#[test]
fn pack_1_return_a_card() {
    let scene = helped(&[action_of(What::ReturnCard, Whom::Holder)]).hand(0, &[knock(Mute), single(Snow)]);
    let mut scene = scene.trials(&[single(Night), single(Rain)]).begin();
    use_help(&mut scene);
    scene.when(0, choose_card(knock(Mute)));
    let returned = Notice::CardReturned { seat: s(0) };
    scene.then(&[ended_choice(0), returned, turn(1)]);
    let trials = scene.game().state().decks().trials();
    assert_eq!(trials.as_slice(), [knock(Mute), single(Rain), single(Night)], "the bottom first");
    let event = scene.followed_events()[1];
    assert_eq!(scene.game().redact(&event, Viewer::Seat(s(0))).secret, Secret::Card(knock(Mute)));
    assert_eq!(scene.game().redact(&event, Viewer::Seat(s(1))).secret, Secret::Nothing);
}

/// PACK-1: with an empty hand nothing is asked.
#[test]
fn pack_1_with_an_empty_hand() {
    for what in [What::ReturnCard, What::DiscardCard, What::GiveCard, What::ExchangeCards] {
        let mut scene = helped(&[action_of(what, Whom::Holder)]).hand(1, &[single(Night)]).begin();
        use_help(&mut scene);
        assert_eq!(scene.followed()[1..], [turn(1)], "{what:?}");
    }
}
