//! Events of the modules that cannot have happened: Orders, Recruits, Helping Hands, and the ways to play for one and two.

use super::named::{accepted, open, refused, with};
use crate::modes;
use grizzled_core::cards::armistice;
use grizzled_core::play::InvalidEvent;
use grizzled_core::state::Knowledge;
use grizzled_core::testkit::Walk;
use grizzled_core::vocabulary::{HelpId, Modifier, OrderId, Pile, RecruitSet, SeatSet, Source};
use grizzled_core::{Game, Notice, Seat, Secret};

/// A game for two, Helping Hands being chosen.
fn duo() -> Walk {
    Walk::new(modes::duo(), 3)
}

/// A game for two in its first Mission.
fn duo_under_way() -> Walk {
    let mut walk = duo();
    while walk.game.table().mission == 0 {
        walk.step();
    }
    walk
}

/// ONE-1, HH-4: each Helping Hand lies in one place, and each seat keeps one of those it drew.
#[test]
fn one_1_a_helping_hand_comes_from_those_drawn() {
    let (game, seat) = (duo().game, Seat::S0);
    let Knowledge::Help(one, other) = game.state().known(seat) else { panic!("it has drawn two") };
    let Knowledge::Help(stray, _) = game.state().known(Seat::S2) else { panic!("so has the other player") };
    let chosen = Notice::HelpChosen { seat };
    accepted(&game, with(chosen, Secret::Kept(one)));
    refused(&game, with(chosen, Secret::Kept(stray)), InvalidEvent::NotThere);
    refused(&game, open(chosen), InvalidEvent::WrongSecret);
    refused(&game, with(Notice::HelpOffered { seat }, Secret::Help(one, other)), InvalidEvent::AlreadySetUp);
    let offered = Notice::HelpOffered { seat: Seat::S1 };
    refused(&game, with(offered, Secret::Help(one, other)), InvalidEvent::NotThere);
    refused(&game, open(Notice::HelpAsked { seats: SeatSet::only(Seat::S1) }), InvalidEvent::NotAsked);
    let free = (0..23).filter_map(HelpId::new).find(|&help| {
        let known = Seat::ALL.map(|seat| game.state().known(seat));
        !known.iter().any(|known| matches!(*known, Knowledge::Help(one, other) if help == one || help == other))
    });
    let help = free.expect("two players draw four of them");
    refused(&game, open(Notice::HelpHeld { seat, help }), InvalidEvent::NotThere);
    accepted(&game, open(Notice::HelpHeld { seat: Seat::S1, help }));
    refused(&duo_under_way().game, open(Notice::HelpHeld { seat, help }), InvalidEvent::AlreadySetUp);
}

/// ORD-2: two Orders are drawn once, and one of them is chosen.
#[test]
fn ord_2_an_order_comes_from_those_drawn() {
    let game = duo_under_way().game;
    let seat = game.table().leader;
    let Knowledge::Orders(one, other) = game.state().known(seat) else { panic!("the Leader has drawn two") };
    let chosen = |order, returned| open(Notice::OrderChosen { seat, order, returned });
    accepted(&game, chosen(other, true));
    refused(&game, chosen(other, false), InvalidEvent::NotThere);
    let stray = game.state().roster_decks().orders.get(0).expect("there are more");
    refused(&game, chosen(stray, true), InvalidEvent::NotThere);
    refused(&game, open(Notice::OrderDiscarded { order: one, cancelled: true }), InvalidEvent::NotThere);
    let next = game.state().roster_decks().orders.get(1).expect("there are more");
    let drawn = |seat, one: OrderId, other| with(Notice::OrdersDrawn { seat }, Secret::Orders(one, other));
    for seat in [seat, seat.left(2, 4)] {
        refused(&game, drawn(seat, stray, next), InvalidEvent::PlaceTaken);
    }
    let mut chosen_game = game;
    assert_eq!(chosen_game.evolve(&chosen(one, true)), Ok(()));
    refused(&chosen_game, drawn(seat, one, other), InvalidEvent::NotThere);
    // The one that was put back lies on top, and is drawn first.
    refused(&chosen_game, drawn(seat, stray, next), InvalidEvent::NotThere);
    accepted(&chosen_game, drawn(seat, other, next));
}

/// ORD-2, SET-6: while two Orders are drawn no other one lies on top, or the one put back would be laid in its place.
#[test]
fn ord_2_one_order_lies_on_top() {
    let mut game = duo().game;
    let deck: Vec<OrderId> = game.state().roster_decks().orders.iter().collect();
    let put_back = |seat, order| with(Notice::OrderPutBack { seat }, Secret::OrderDeck([order].into_iter().collect()));
    accepted(&game, put_back(Seat::S3, deck[2]));
    let drawn = with(Notice::OrdersDrawn { seat: Seat::S1 }, Secret::Orders(deck[0], deck[1]));
    assert_eq!(game.evolve(&drawn), Ok(()));
    refused(&game, put_back(Seat::S3, deck[2]), InvalidEvent::PlaceTaken);
}

/// A game with a Recruit in play.
pub(super) fn with_recruit() -> Game {
    let walks = (0..50).map(|seed| Walk::new(modes::one_shot(4, armistice::NORMAL), seed));
    let mut games = walks.flat_map(|mut walk| {
        while walk.game.table().recruits.in_play.is_none() && walk.step().is_some() {}
        walk.game.table().recruits.in_play.map(|_| walk.game)
    });
    games.next().expect("a Recruit comes in some of them")
}

/// REC-1, REC-4, REC-6: a Recruit comes from the deck, withdraws once, and leaves without cards.
#[test]
fn rec_1_a_recruit_is_in_one_place() {
    let game = duo_under_way().game;
    assert!(game.table().recruits.left > 0 && game.table().recruits.in_play.is_none());
    let set = with(Notice::RecruitsSet { recruits: 0 }, Secret::RecruitDeck(RecruitSet::EMPTY));
    refused(&game, set, InvalidEvent::AlreadySetUp);
    refused(&game, open(Notice::RecruitWithdrew), InvalidEvent::NotThere);
    refused(&game, open(Notice::RecruitTurn { leader: Seat::S0 }), InvalidEvent::NotThere);
    refused(&game, open(Notice::RecruitTurnEnded), InvalidEvent::NotAsked);
    let (mut game, after) = (with_recruit(), Seat::S0);
    let recruit = game.table().recruits.in_play.expect("it has come").recruit;
    refused(&game, open(Notice::RecruitArrived { recruit, after, tokens: 0 }), InvalidEvent::PlaceTaken);
    refused(&game, open(Notice::RecruitTurnedUp { recruit }), InvalidEvent::NotThere);
    refused(&game, open(Notice::RecruitLeft { recruit, sent_home: true }), InvalidEvent::WrongCards);
    assert_eq!(game.evolve(&open(Notice::RecruitWithdrew)), Ok(()));
    refused(&game, open(Notice::RecruitWithdrew), InvalidEvent::NotInMission);
}

/// PACK-2, LUCK-1: numbers stay within what can be counted.
#[test]
fn pack_2_numbers_can_be_counted() {
    let mut game = duo_under_way().game;
    let set = |modifier, value| open(Notice::ModifierSet { modifier, value });
    accepted(&game, set(Modifier::AddedNight, 9));
    refused(&game, set(Modifier::AddedNight, 120), InvalidEvent::OutOfBounds);
    refused(&game, set(Modifier::ExtraDraws, 128), InvalidEvent::OutOfBounds);
    let seat = Seat::S0;
    let help = game.table().helping_hands.held[0].iter().next().expect("each player has kept one");
    let asked = |left, source| open(Notice::ChoiceAsked { seat, source, left, pause: None });
    // While two Orders are drawn nothing else is asked.
    refused(&game, asked(1, Source::Help(help)), InvalidEvent::CannotBeAsked);
    refused(&game, asked(0, Source::Help(help)), InvalidEvent::OutOfBounds);
    refused(&game, asked(1, Source::Chapter(0)), InvalidEvent::NoSuchSource);
    let cancelled = open(Notice::TrapCancelled { by_luck: true });
    assert!((0..255).all(|_| game.evolve(&cancelled).is_ok()));
    refused(&game, cancelled, InvalidEvent::OutOfBounds);
}

/// DUO-2, TAB-5: a hand is put down or taken up, and what is seen of cards is true.
#[test]
fn duo_2_what_is_seen_is_there() {
    let mut walk = duo_under_way();
    while walk.game.table().cards_in_hands() == 0 {
        walk.step().expect("cards are dealt");
    }
    let game = walk.game;
    let down = game.table().put_down;
    let up = game.rules().grizzled().difference(down).iter().next().expect("each player sees a hand");
    let down = down.iter().next().expect("and one that it does not see");
    let hand = |game: &Game, seat| Secret::Hand(game.state().own(seat).hand.iter().collect());
    accepted(&game, with(Notice::HandTakenUp { seat: down }, hand(&game, down)));
    refused(&game, with(Notice::HandTakenUp { seat: down }, hand(&game, up)), InvalidEvent::WrongCards);
    refused(&game, with(Notice::HandTakenUp { seat: up }, hand(&game, up)), InvalidEvent::WrongHand);
    refused(&game, open(Notice::HandPutDown { seat: down }), InvalidEvent::WrongHand);
    refused(&game, open(Notice::SoloTilesShuffled), InvalidEvent::NotInThisGame);

    let card = game.state().own(up).hand.get(0).expect("a card was dealt");
    let given = |to| Notice::CardGiven { from: up, to };
    accepted(&game, with(given(down), Secret::Card(card)));
    refused(&game, with(given(up), Secret::Card(card)), InvalidEvent::CardElsewhere);
    refused(&game, with(given(down), Secret::Unseen(card)), InvalidEvent::WrongSecret);

    let trials = game.state().decks().trials();
    let top = |cards: usize| Pile::of(&trials.as_slice()[trials.as_slice().len() - cards..]);
    let seen = |cards, order| with(Notice::TrialsSeen { seat: up, cards }, Secret::Order(order));
    accepted(&game, seen(2, top(2)));
    refused(&game, seen(3, top(2)), InvalidEvent::WrongCount);
    refused(&game, seen(1, Pile::of(&[card])), InvalidEvent::WrongCards);
}

/// SOLO-3, SOLO-5: the one hand passes to another Grizzled, and a tile is drawn once.
#[test]
fn solo_3_the_one_hand_passes_on() {
    let mut game = Walk::new(modes::solo(), 1).game;
    let from = game.rules().grizzled().iter().find(|&seat| game.table().seat(seat).hand > 0).expect("there is a hand");
    let to = from.left(1, 3);
    let hand = Secret::Hand(game.state().own(from).hand.iter().collect());
    accepted(&game, with(Notice::HandPassed { from, to }, hand));
    refused(&game, with(Notice::HandPassed { from, to: from }, hand), InvalidEvent::WrongHand);
    refused(&game, with(Notice::HandPassed { from, to }, Secret::Hand(Pile::EMPTY)), InvalidEvent::WrongCards);
    let blank = open(Notice::SoloSupport { seat: None });
    refused(&game, blank, InvalidEvent::WrongPoint);
    assert_eq!(game.evolve(&open(Notice::MissionSucceeded)), Ok(()));
    assert_eq!(game.evolve(&blank), Ok(()));
    refused(&game, blank, InvalidEvent::NoSuchTile);
}
