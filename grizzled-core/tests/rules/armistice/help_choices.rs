//! Section 12: what a Helping Hand lets its holder choose, as an action and as an Event (HH-1, HH-2).

use super::kit::*;
use super::*;
use grizzled_core::play::{Choices, Gifts, Legal};

fn use_help(number: u8) -> Command {
    Command::Help(h(number))
}

fn gift(card: CardId, to: u8) -> Command {
    Command::Choose(Choice::Gift { card, to: s(to) })
}

/// A Helping Hand as an Event at this moment.
fn at(when: When, what: What, whom: Whom) -> HelpingHand {
    event(choosing(Bearer::Help(HelpKind::Event), Effect::once(when, what).of(whom)))
}

/// HH-1: a gift goes to any other seat, and only giver and receiver see it.
#[test]
fn hh_1_a_gift_is_seen_by_two() {
    let hand = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = help_for(4, &[action(What::GiveCard)]).help(0, &[h(0)]).hand(0, &hand).begin();
    scene.when(0, use_help(0));
    let gifts = Gifts { cards: cards(&hand), to: seats(&[1, 2, 3]) };
    assert_eq!(scene.game().legal(s(0)), Legal::Choice(Choices::Gifts(gifts)));
    scene.when(0, gift(hand[0], 2));
    let given = scene.followed_events()[1];
    assert_eq!(given.notice, Notice::CardGiven { from: s(0), to: s(2) });
    let sees = |viewer| scene.game().redact(&given, viewer).secret;
    assert_eq!([0, 2].map(|seat| sees(Viewer::Seat(s(seat)))), [Secret::Card(hand[0]); 2]);
    assert_eq!([1, 3].map(|seat| sees(Viewer::Seat(s(seat)))), [Secret::Nothing; 2]);
    assert_eq!(sees(Viewer::Spectator), Secret::Nothing);
    assert_eq!([0, 2].map(|seat| hand_of(&scene, seat)), [cards(&hand[1..]), cards(&hand[..1])]);
}

/// HH-1: in an exchange the other seat gives one back, of its choice, and the action is over.
#[test]
fn hh_1_an_exchange_brings_a_card_in_return() {
    let (mine, others) = (pair(Night, Mask), [pair(Rain, Shell), pair(Snow, Whistle)]);
    let scene = help_for(3, &[action(What::ExchangeCards)]).help(0, &[h(0)]).hand(0, &[mine]);
    let mut scene = scene.hand(1, &others).begin();
    scene.when(0, use_help(0));
    scene.when(0, gift(mine, 1));
    assert_eq!(scene.game().awaiting(), seats(&[1]));
    scene.when(1, Command::Choose(Choice::Card(others[0])));
    assert_eq!(scene.followed().last(), Some(&turn(1)));
    assert_eq!([0, 1].map(|seat| hand_of(&scene, seat)), [cards(&others[..1]), cards(&[mine, others[1]])]);
}

/// HH-1, MIS-1: after an exchange the turn passes on from the seat that used the card, not from the one that gave back.
#[test]
fn hh_1_after_an_exchange_the_next_seat_acts() {
    let (mine, others) = (pair(Night, Mask), pair(Rain, Shell));
    let scene = help_for(4, &[action(What::ExchangeCards)]).help(1, &[h(0)]).hand(1, &[mine]).hand(3, &[others]);
    let mut scene = scene.turn(1).begin();
    scene.when(1, use_help(0));
    scene.when(1, gift(mine, 3));
    scene.when(3, Command::Choose(Choice::Card(others)));
    assert_eq!(scene.followed().last(), Some(&turn(2)));
}

/// CMD-1: a choice that cannot be declined is among so many, and a seat that is asked always has one.
#[test]
fn cmd_1_a_choice_is_never_among_none() {
    let hand = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = help_for(3, &[action(What::GiveCard)]).help(0, &[h(0)]).hand(0, &hand).begin();
    scene.when(0, use_help(0));
    let Legal::Choice(choices) = scene.game().legal(s(0)) else { panic!("a choice") };
    assert_eq!((choices.len(), choices.is_empty()), (5, false), "two cards to two seats, or none");
    let none = Choices::Cards { cards: CardSet::EMPTY, optional: false };
    assert_eq!((none.len(), none.is_empty()), (1, false), "what cannot be done can be declined");
}

/// HH-1, PACK-1: what an Event does for the active seat, it does for the seat whose turn it is.
#[test]
fn hh_1_an_event_for_the_active_seat() {
    let draws = event(Effect::once(When::Trap, What::Draw).of(Whom::Active));
    let trapped = pit(Night, Mask);
    let scene = help_for(3, &[draws]).help(1, &[h(0)]).hand(0, &[trapped]);
    let mut scene = scene.trials(&[pair(Rain, Shell), pair(Snow, Whistle)]).begin();
    scene.when(0, play(trapped));
    scene.when(1, use_help(0));
    assert_eq!([0, 1].map(|seat| hand_of(&scene, seat)), [cards(&[pair(Rain, Shell)]), CardSet::EMPTY]);
}

/// HH-1, PACK-1: before the first turn of a Mission the Leader is the active seat, whoever had the last turn before.
#[test]
fn hh_1_before_the_first_turn_the_leader_is_the_active_seat() {
    let draws = event(Effect::once(When::MissionStart, What::Draw).of(Whom::Active));
    let trials = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle), pair(Night, Shell), pair(Rain, Mask)];
    let scene = help_for(3, &[draws]).help(0, &[h(0)]).withdrawn(1, None).withdrawn(2, None).trials(&trials).morale(9);
    let mut scene = scene.hand(2, &[pair(Snow, Mask)]).begin();
    scene.when(0, Command::withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&invited(0, Pause::MissionStart)));
    let leader = scene.game().table().leader;
    assert_ne!(leader, s(0), "seat 0 had the last turn");
    scene.when(0, use_help(0));
    assert!(scene.followed().contains(&Notice::Drawn { seat: leader, by: Source::Help(h(0)) }));
}

/// HH-1, REC-6: a Recruit sent home in its own turn pays nothing, its Trap still draws, and the next seat acts.
#[test]
fn hh_1_a_recruit_sent_home_in_its_own_turn() {
    let trapped = pit(Night, Mask);
    let sends = at(When::Trap, What::SendRecruitHome, Whom::Table);
    for more in [&[][..], &[pair(Snow, Whistle)]] {
        let scene = Scene::with(rules_for(3, &Roster::new([], [recruit(1, 0)], [sends]))).help(1, &[h(0)]).supply(1);
        let scene = scene.recruit(r(0), 2, 3, &[&[trapped], more].concat()).trials(&[pair(Rain, Shell)]);
        let mut scene = scene.withdrawn(1, None).withdrawn(2, None).hand(0, &[pair(Rain, Mask)]).begin();
        scene.when(0, play(pair(Rain, Mask)));
        scene.when(0, Command::RecruitPlay(trapped));
        scene.when(1, use_help(0));
        assert!(came(&scene, Notice::RecruitLeft { recruit: r(0), sent_home: true }));
        assert!(came(&scene, threat(0, pair(Rain, Shell), Origin::Trap)));
        assert_eq!(scene.followed()[scene.followed().len() - 2..], [RECRUIT_TURN_OVER, turn(0)]);
        assert_eq!((scene.game().table().speeches, scene.game().table().discards.is_empty()), (1, more.is_empty()));
    }
}

/// HH-2: an effect that may do more than once can be declined halfway.
#[test]
fn hh_2_the_second_choice_may_be_declined() {
    let two = HelpingHand { effect: action(What::DiscardCard).effect.times(2), ..action(What::DiscardCard) };
    let hand = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle)];
    let mut scene = help_for(3, &[two]).help(0, &[h(0)]).hand(0, &hand).begin();
    scene.when(0, use_help(0));
    scene.when(0, Command::Choose(Choice::Card(hand[1])));
    let gone = Notice::CardDiscarded { seat: s(0), card: hand[1] };
    scene.then(&[choice_ended(0), gone, choice_asked(0, Source::Help(h(0)), 1, None)]);
    scene.when(0, Command::Decline);
    scene.then(&[declined(0), turn(1)]);
    assert_eq!(hand_of(&scene, 0), cards(&[hand[0], hand[2]]));
}

/// HH-2: declining an Event's choice does nothing, and its holder is asked for the next.
#[test]
fn hh_2_an_events_choice_may_be_declined() {
    let clears = at(When::Support, What::DiscardKnock, Whom::Chosen);
    let scene = help_for(3, &[clears, clears]).help(0, &[h(0), h(1)]).knocks(&[(1, Mute)]).trials(&[pair(Rain, Shell)]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw(Left));
    scene.when(0, use_help(0));
    scene.when(0, Command::Decline);
    scene.then(&[declined(0), invited(0, Pause::Support)]);
    assert!(scene.game().table().knocks.owner(knock(Mute)).is_some());
    assert_eq!(scene.legal(0), [use_help(1), Command::Decline], "the card is used up all the same");
}
