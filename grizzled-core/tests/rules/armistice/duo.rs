//! Section 13: the game for two without the Chaplain: seats, numbers, Speeches, Helping Hands (DUO-1, DUO-3).

use super::kit::*;
use super::*;
use grizzled_core::rules::Seating;

fn speech(seat: u8, threat: Threat) -> Notice {
    Notice::SpeechMade { seat: s(seat), threat, asked: SeatSet::EMPTY, returned: true }
}

fn asked(seat: u8) -> Notice {
    Notice::AnswerAsked { seat: s(seat) }
}

fn answered(seat: u8) -> Notice {
    Notice::SpeechAnswered { seat: s(seat) }
}

fn shown(seat: u8, card: Option<CardId>) -> Notice {
    Notice::SpeechRevealed { seat: s(seat), card }
}

fn put_down(seat: u8) -> Notice {
    Notice::HandPutDown { seat: s(seat) }
}

fn taken_up(seat: u8) -> Notice {
    Notice::HandTakenUp { seat: s(seat) }
}

/// The hand that a view of the seat shows.
fn in_view(scene: &Scene, seat: u8) -> CardSet {
    scene.game().view(s(seat)).expect("a player's view").own.hand
}

/// DUO-1: two players with two neighbouring Grizzled each, at a table of four.
#[test]
fn duo_1_two_players_with_two_neighbouring_grizzled() {
    let rules = duo_rules(&Roster::EMPTY);
    assert_eq!((rules.seating(), rules.seats(), rules.ring()), (Seating::Duo, 4, 4));
    assert_eq!(rules.players().iter().collect::<Vec<_>>(), [s(0), s(2)]);
    for (seat, both) in [(0, [0, 1]), (1, [0, 1]), (2, [2, 3]), (3, [2, 3])] {
        assert_eq!(rules.seats_of_player(s(seat)), seats(&both));
    }
    assert_eq!(rules.chaplain(), None);
}

/// DUO-1: it is played as a game for four: turns and tiles go round all four, and double tiles are in.
#[test]
fn duo_1_it_is_played_as_a_game_for_four() {
    let hand = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle), pair(Rain, Mask)];
    let scene = (0..4).fold(duo(), |scene, seat| scene.hand(seat, &hand[usize::from(seat)..][..1]));
    let mut scene = scene.tiles(3, &[DoubleLeft]).begin();
    for seat in 0..4 {
        scene.when(seat, play(hand[usize::from(seat)]));
        assert_eq!(scene.followed().last(), Some(&turn((seat + 1) % 4)));
    }
    for seat in 0..3 {
        scene.when(seat, withdraw(Left));
    }
    scene.when(3, withdraw(DoubleLeft));
    assert!(came(&scene, revealed(3, DoubleLeft, 1)) && came(&scene, revealed(1, Left, 2)));
}

/// DUO-1: an Order's number is the one for four seats.
#[test]
fn duo_1_orders_are_for_four() {
    let order = Order { intensity: [1, 2, 3], ..idle() };
    let scene = Scene::with(duo_rules(&of_orders(&[order]))).order_deck(&[o(0)]).preparation();
    let scene = scene.trials(&Threat::ALL.map(single)).begin_drawing(&[0]);
    assert_eq!(scene.legal(0).first(), Some(&Command::Intensity(2)));
}

/// DUO-1: Morale drops by seven at most, before what deepens the drop.
#[test]
fn duo_1_the_drop_is_capped_at_seven() {
    let held: Vec<CardId> = (0..9).map(card).collect();
    for (cards, knocks, drop) in [(6, &[][..], 6), (7, &[], 7), (9, &[], 7), (9, &[(1, Demoralized)], 8)] {
        let scene = duo().hand(0, &held[..cards]).knocks(knocks).turn(3);
        let scene = (0..3).fold(scene, |scene, seat| scene.withdrawn(seat, None));
        let mut scene = scene.begin();
        scene.when(3, withdraw(Left));
        assert!(came(&scene, dropped(drop)), "{cards} cards");
    }
}

/// DUO-1: the first Leader is drawn among the four.
#[test]
fn duo_1_the_first_leader_is_drawn_among_the_four() {
    for drawn in 0..4 {
        let scene = duo().led_by_rule().preparation().hand(0, &[pair(Rain, Shell)]).begin_drawing(&[u32::from(drawn)]);
        assert_eq!(scene.game().table().leader, s(drawn));
    }
}

/// DUO-1: a player's Helping Hands serve both Grizzled, at either one's turn.
#[test]
fn duo_1_helping_hands_are_kept_per_player() {
    let roster = of_help(&[action(What::Draw)]);
    let game = |turn| Scene::with(duo_rules(&roster)).help(0, &[h(0)]).turn(turn).trials(&[pair(Rain, Shell)]);
    for seat in [0, 1] {
        let mut scene = game(seat).begin();
        scene.when(seat, Command::Help(h(0)));
        let used = [help_used(0, 0), drawn_by(seat, Source::Help(h(0)))];
        assert_eq!(scene.followed()[..2], used, "the Grizzled whose turn it is draws");
    }
    for seat in [2, 3] {
        let refused = game(seat).begin().refused(seat, Command::Help(h(0)));
        assert_eq!(refused, because(Reason::HelpNotUsable, RuleId::Hh1));
    }
}

/// DUO-1: they lie at a player's first seat, and nowhere else.
#[test]
fn duo_1_helping_hands_lie_at_the_players_first_seat() {
    let rules = duo_rules(&of_help(&[action(What::Draw)]));
    for seat in 0..4u8 {
        let mut setup = Setup::default();
        setup.help[usize::from(seat)].insert(h(0));
        let expected = if [0, 2].contains(&seat) { Ok(()) } else { Err(grizzled_core::play::SetupError::NotInRoster) };
        assert_eq!(setup.check(&rules), expected, "seat {seat}");
    }
}

/// DUO-1, HH-1: at an Event a player is asked once, at the seat whose hand is in view, the Leader's player first.
#[test]
fn duo_1_a_player_is_asked_once_at_an_event() {
    let roster = of_help(&[draws_at(When::Support), draws_at(When::Support)]);
    for (leader, order) in [(0, [0, 2]), (1, [1, 2]), (2, [2, 0]), (3, [3, 0])] {
        let scene = Scene::with(duo_rules(&roster)).help(0, &[h(0)]).help(2, &[h(1)]).leader(leader);
        let others = (0..4).filter(|&seat| seat != leader);
        let scene = others.fold(scene, |scene, seat| scene.withdrawn(seat, None)).trials(&[pair(Rain, Shell)]);
        let mut scene = scene.begin();
        scene.when(leader, withdraw(Left));
        assert_eq!(scene.followed().last(), Some(&invited(order[0], Pause::Support)), "led by {leader}");
        scene.when(order[0], Command::Decline);
        scene.then(&[declined(order[0]), invited(order[1], Pause::Support)]);
        scene.when(order[1], Command::Decline);
        assert_eq!(scene.followed()[1], revealed(leader, Left, (leader + 1) % 4));
    }
}

/// DUO-1, DUO-2: a gift goes to the other player's Grizzled, for two hands of one player are never seen together.
#[test]
fn duo_1_a_gift_goes_to_the_other_player() {
    let roster = of_help(&[action(What::GiveCard)]);
    let scene = Scene::with(duo_rules(&roster)).help(0, &[h(0)]).hand(0, &[pair(Rain, Shell)]);
    let mut scene = scene.begin();
    scene.when(0, Command::Help(h(0)));
    let gift = |to| Command::Choose(Choice::Gift { card: pair(Rain, Shell), to: s(to) });
    assert_eq!(scene.legal(0), [gift(2), gift(3), Command::Decline]);
    assert_eq!(scene.refused(0, gift(1)), because(Reason::ChoiceNotOffered, RuleId::Pack1));
}

/// DUO-3: a Speech asks the other player's Grizzled alone, one after the other, each with its own hand in view.
#[test]
fn duo_3_the_other_players_grizzled_are_asked_one_after_the_other() {
    let hands = [pair(Night, Mask), pair(Night, Shell), pair(Night, Whistle)];
    let scene = duo().speeches(0, 1).hand(1, &hands[..1]).hand(2, &hands[1..2]).hand(3, &hands[2..]);
    let mut scene = scene.begin();
    scene.when(0, Command::Speech(Night));
    scene.then(&[speech(0, Night), asked(2)]);
    assert_eq!(scene.game().awaiting(), seats(&[2]));
    assert_eq!([2, 3].map(|seat| in_view(&scene, seat)), [cards(&hands[1..2]), CardSet::EMPTY]);
    scene.when(2, answer(hands[1]));
    scene.then(&[answered(2), put_down(2), taken_up(3), asked(3)]);
    assert_eq!([2, 3].map(|seat| in_view(&scene, seat)), [CardSet::EMPTY, cards(&hands[2..])]);
    scene.when(3, answer(hands[2]));
    assert_eq!(scene.followed()[..3], [answered(3), shown(2, Some(hands[1])), shown(3, Some(hands[2]))]);
    assert_eq!(scene.followed().last(), Some(&turn(1)));
    assert_eq!(scene.game().table().discards, cards(&hands[1..]));
}

/// DUO-3: clockwise from the speaker, whoever speaks.
#[test]
fn duo_3_clockwise_from_the_speaker() {
    for (speaker, order) in [(0, [2, 3]), (1, [2, 3]), (2, [0, 1]), (3, [0, 1])] {
        let mut scene = duo().turn(speaker).speeches(speaker, 1).begin();
        scene.when(speaker, Command::Speech(Rain));
        for seat in order {
            assert_eq!(scene.followed().last(), Some(&asked(seat)), "spoken by {speaker}");
            scene.when(seat, decline());
        }
        let both = [shown(order[0], None), shown(order[1], None)];
        assert_eq!(scene.followed()[1..3], both);
    }
}

/// DUO-3: one that has withdrawn is not asked; with both withdrawn nobody is.
#[test]
fn duo_3_withdrawn_grizzled_are_not_asked() {
    let mut one = duo().speeches(0, 1).withdrawn(2, Some(Left)).begin();
    one.when(0, Command::Speech(Rain));
    assert_eq!(one.followed().last(), Some(&asked(3)));
    one.when(3, decline());
    assert_eq!(one.followed()[..2], [answered(3), shown(3, None)]);

    let mut none = duo().speeches(0, 1).withdrawn(2, Some(Left)).withdrawn(3, Some(Left)).begin();
    none.when(0, Command::Speech(Rain));
    assert_eq!(none.followed()[0], speech(0, Rain));
    assert_eq!(none.followed().last(), Some(&turn(1)));
}

/// DUO-3, ACT-SPEECH-SECRET: before both have answered no hand changes its size, and no answer is seen.
#[test]
fn duo_3_answers_are_shown_together() {
    let card = pair(Night, Mask);
    let seen_by_the_speaker = |says: Command| {
        let mut scene = duo().speeches(0, 1).hand(2, &[card]).begin();
        scene.when(0, Command::Speech(Night));
        scene.when(2, says);
        let seen: Vec<_> =
            scene.followed_events().iter().map(|event| scene.game().redact(event, Viewer::Seat(s(0)))).collect();
        (seen, scene.game().view(s(0)), scene.game().view(s(1)))
    };
    assert_eq!(seen_by_the_speaker(answer(card)), seen_by_the_speaker(decline()));
}

/// DUO-3: its own other Grizzled is not helped: its hand stays as it is, and it is not asked.
#[test]
fn duo_3_the_speakers_own_grizzled_is_not_helped() {
    let card = pair(Night, Mask);
    let mut scene = duo().speeches(1, 1).turn(1).hand(0, &[card]).begin();
    scene.when(1, Command::Speech(Night));
    assert_eq!(scene.refused(0, answer(card)), because(Reason::NotAwaited, RuleId::ActSpeechSecret));
    scene.when(2, decline());
    scene.when(3, decline());
    assert_eq!(hand_of(&scene, 0), cards(&[card]));
}
