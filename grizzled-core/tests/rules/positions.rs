//! Positions in which a game may begin, and what its viewers see there (SET-6).

use crate::*;
use grizzled_core::cards::armistice;
use grizzled_core::notation::{position_of, read_position};
use grizzled_core::play::SetupError;
use grizzled_core::rules::HelpPlan;
use grizzled_core::state::Knowledge;
use grizzled_core::vocabulary::Pile;
use grizzled_core::{Notice, Position, Seeded};

const THREE: &str = "lead:0 cast:felix,charles,gustave tiles0:L,R tiles1:L,R tiles2:L,R";

fn base(players: u8) -> Rules {
    Scenario::base(players).rules().expect("2 to 5 players")
}

/// What is said of the position in this line.
fn verdict(rules: &Rules, line: &str) -> Result<(), SetupError> {
    read_position(rules, line).unwrap_or_else(|error| panic!("{line}\n{error}")).check(rules)
}

fn refused(rules: &Rules, line: &str, error: SetupError, words: &str) {
    assert_eq!(verdict(rules, line), Err(error), "{line}");
    assert!(error.to_string().contains(words), "{error}: it names {words}");
}

/// SET-6, WDR-2: a seat that has withdrawn without a tile holds none.
#[test]
fn set_6_who_withdraws_without_a_tile_holds_none() {
    let three = base(3);
    let gone = format!("{THREE} mission:2 turn:0 hand0:nm gone1:- morale:*");
    refused(&three, &gone, SetupError::NoTilePlayed(s(1)), "gone1");
    assert_eq!(verdict(&three, &gone.replace("tiles1:L,R", "tiles1:-")), Ok(()));
    assert_eq!(verdict(&three, &gone.replace("gone1:-", "gone1:L")), Ok(()));
    // Tiles that are not given would be drawn.
    refused(&three, &gone.replace("tiles1:L,R ", ""), SetupError::NoTilePlayed(s(1)), "tiles1");
}

/// SET-6, CHAP-2: the Chaplain has played one of his tiles in a Mission under way.
#[test]
fn set_6_the_chaplain_has_played() {
    let two = base(2);
    let line = "lead:0 cast:felix,charles tiles0:L,R tiles1:L,R tiles2:L mission:2 turn:0 hand0:nm morale:*";
    refused(&two, line, SetupError::ChaplainHoldsBack, "chaplain");
    assert_eq!(verdict(&two, &line.replace("turn:0", "turn:0 chaplain:R")), Ok(()));
    assert_eq!(verdict(&two, &line.replace("tiles2:L ", "tiles2:- ")), Ok(()));
    // At a Preparation he has not played yet.
    assert_eq!(verdict(&two, &line.replace("turn:0 ", "")), Ok(()));
}

/// SET-6, RES-3: four Hard Knocks, or three with Wounded, lose the game before the next Preparation, and not in a Mission.
#[test]
fn set_6_a_game_lost_by_hard_knocks_does_not_go_on() {
    let three = base(3);
    for knocks in ["mute@1,fragile@1,selfish@1,prideful@1", "mute@1,fragile@1,wounded@1"] {
        let line = format!("{THREE} mission:2 hand0:nm knocks:{knocks} morale:*");
        refused(&three, &line, SetupError::LostByKnocks(s(1)), "knocks");
        assert_eq!(verdict(&three, &line.replace("hand0", "turn:0 hand0")), Ok(()));
    }
    let borne = format!("{THREE} mission:2 hand0:nm knocks:mute@1,fragile@1,selfish@1,prideful@2 morale:*");
    assert_eq!(verdict(&three, &borne), Ok(()));
}

/// SET-6, RES-4: with nothing left to face the game is won before the next Preparation.
#[test]
fn set_6_a_game_won_does_not_go_on() {
    let three = base(3);
    let won = format!("{THREE} mission:2 morale:*");
    refused(&three, &won, SetupError::Won, "trials");
    assert_eq!(verdict(&three, &won.replace("morale", "hand1:nm morale")), Ok(()));
    assert_eq!(verdict(&three, &won.replace("morale", "trials:nm morale")), Ok(()));
    assert_eq!(verdict(&three, &won.replace("mission:2", "mission:2 turn:0")), Ok(()));
}

/// SET-6, RES-6: with thirteen cards in the hands a game of *Armistice* is lost before the next Preparation; with "Deep
/// Breath", which lets them hold four more, still in its roster, only with seventeen.
#[test]
fn set_6_a_game_lost_by_cards_does_not_go_on() {
    let plain = Scenario {
        roster: &grizzled_core::cards::Roster::EMPTY,
        ..Scenario::armistice(3, &armistice::DECK, &armistice::ROSTER)
    };
    let plain = plain.rules().expect("a game without a module");
    let with_help = Scenario::one_shot(3, armistice::NORMAL).rules().expect("a one-shot");
    let cards = |many: usize| (0..many).map(|card| format!("#{card}")).collect::<Vec<_>>().join(",");
    for (rules, limit) in [(&plain, 13), (&with_help, 13 + raised(&with_help))] {
        let line = |many| format!("{THREE} mission:2 hand0:{} morale:*", cards(many));
        refused(rules, &line(limit), SetupError::LostByCards(limit as u8), "hands");
        assert_eq!(verdict(rules, &line(limit - 1)), Ok(()));
        assert_eq!(verdict(rules, &line(limit).replace("hand0", "turn:0 hand0")), Ok(()));
    }
}

/// By how much the Helping Hands of a roster raise the limit of the hands.
fn raised(rules: &Rules) -> usize {
    let all = rules.roster().helping_hands().iter().filter_map(|help| rules.roster().help(help));
    let raise = all.filter(|help| help.effect.what == grizzled_core::cards::What::HandLimitMore);
    raise.map(|help| usize::from(help.effect.amount.unsigned_abs())).sum()
}

/// SET-6, HK-TYRANNICAL: the owner of the only Tyrannical leads; with copies in the deck the Leader named is taken.
#[test]
fn set_6_the_owner_of_the_only_tyrannical_leads() {
    let three = base(3);
    let line = format!("{THREE} mission:2 turn:0 hand0:nm knocks:tyrannical@2 morale:*");
    refused(&three, &line, SetupError::LeadsByTyrannical(s(2)), "lead");
    assert_eq!(verdict(&three, &line.replace("lead:0", "lead:2")), Ok(()));
    assert_eq!(verdict(&three, &line.replace("lead:0 ", "")), Ok(()));
    let mut deck = base(3).catalog().cards().iter().map(|card| base(3).catalog().face(card)).collect::<Vec<_>>();
    deck.push(grizzled_core::cards::Face::HardKnock(Tyrannical));
    let copies = Scenario { deck: &deck, ..Scenario::base(3) }.rules().expect("a deck with two of them");
    assert_eq!(verdict(&copies, &line), Ok(()));
}

/// The notices and secrets that a seat is shown from the start of a game on.
fn shown(rules: Rules, setup: &Setup, viewer: Viewer) -> Vec<grizzled_core::Seen> {
    let mut log = Vec::new();
    let game = Game::new(rules, setup, &mut Seeded::new(1), &mut log).expect("a position that can be");
    log.iter().map(|event| game.redact(event, viewer)).collect()
}

/// SET-6, ORD-2, TAB-5: of an Order that lies on top its seat learns which it is; nobody learns of any other Order that
/// lies in no deck, for none is named.
#[test]
fn set_6_no_order_is_named_that_lies_nowhere() {
    let rules = Scenario { help: HelpPlan::None, ..Scenario::one_shot(3, armistice::NORMAL) };
    let rules = rules.rules().expect("a game without Helping Hands");
    let line = format!("{THREE} mission:2 turn:0 hand0:#1 orderdeck:o1,o2 ordertop:o3@1 trials:#2,#3 morale:*");
    let setup = read_position(&rules, &line).expect("a position");
    for viewer in [Viewer::Seat(s(0)), Viewer::Seat(s(1)), Viewer::Seat(s(2)), Viewer::Spectator] {
        let seen = shown(rules, &setup, viewer);
        let named = |seen: &grizzled_core::Seen| {
            matches!(
                seen.notice,
                Notice::OrderChosen { .. } | Notice::OrderDiscarded { .. } | Notice::OrdersDrawn { .. }
            )
        };
        assert!(!seen.iter().any(named), "{viewer:?}: {seen:?}");
        let put_back = seen.iter().find(|seen| seen.notice == Notice::OrderPutBack { seat: s(1) });
        let secret = put_back.expect("the table knows who put one back").secret;
        let own = viewer == Viewer::Seat(s(1));
        let top = Secret::OrderDeck([o(3)].into_iter().collect());
        assert_eq!(secret, if own { top } else { Secret::Nothing }, "{viewer:?}");
    }
    let mut log = Vec::new();
    let game = Game::new(rules, &setup, &mut Seeded::new(1), &mut log).expect("a position that can be");
    assert_eq!(game.state().known(s(1)), Knowledge::Order(o(3)));
    assert_eq!(game.state().roster_decks().top_order, Some(o(3)));
    assert_eq!(game.table().orders.left, 3);
    assert_eq!(position_of(&game), Ok(setup));
}

/// SET-6, DUO-2: a player sees the cards of the hand that is up in the position, and is never shown those of the other.
#[test]
fn set_6_a_hand_that_is_down_is_not_shown() {
    let rules = Scenario { help: HelpPlan::None, ..Scenario::one_shot(4, armistice::NORMAL) }.duo();
    let rules = rules.rules().expect("a game for two");
    let hands = "hand0:#1 hand1:#2 hand2:#3 hand3:#4 trials:#5,#6 morale:*";
    let cast = "lead:1 cast:felix,charles,gustave,gaston tiles0:L tiles1:L tiles2:L tiles3:L mission:2";
    for (mission, up) in [
        ("turn:1", [false, true, true, false]),
        ("turn:0", [true, false, true, false]),
        ("turn:3", [true, false, false, true]),
        ("turn:1 gone2:R", [false, true, false, true]),
        // A Preparation: the Leader's, and of the other player the one who acts first.
        ("", [false, true, true, false]),
    ] {
        let line = format!("{cast} {mission} {hands}");
        let setup = read_position(&rules, &line).unwrap_or_else(|error| panic!("{line}\n{error}"));
        for seat in Seat::ALL.into_iter().take(4) {
            let seen = shown(rules, &setup, Viewer::Seat(seat));
            let card = CardId::new(seat.number() + 1).expect("a deck has so many cards");
            let cards = seen.iter().filter(|seen| match seen.secret {
                Secret::Card(dealt) => dealt == card,
                Secret::Hand(hand) => hand.iter().any(|held| held == card),
                _ => false,
            });
            assert_eq!(cards.count() > 0, up[seat.index()], "{line}: {seat}");
        }
    }
}

fn turned(pile: &mut Pile) {
    *pile = pile.as_slice().iter().rev().copied().collect();
}

/// SET-6: two positions that differ in the order of a pile alone are two.
#[test]
fn set_6_the_order_of_a_pile_makes_another_game() {
    let line = format!("{THREE} mission:2 turn:0 hand0:nm hand1:rm trials:nh,nw morale:*");
    let begun = |change: fn(&mut Position)| {
        let mut setup = read_position(&base(3), &line).unwrap();
        setup.position.as_mut().into_iter().for_each(change);
        Game::new(base(3), &setup, &mut Seeded::new(1), &mut ()).unwrap()
    };
    let one = begun(|_| ());
    assert_eq!(one, begun(|_| ()));
    for other in [begun(|position| turned(&mut position.trials)), begun(|position| turned(&mut position.morale))] {
        assert_ne!(one.state().decks(), other.state().decks());
        assert_ne!(one, other);
        assert_ne!(one.hash(), other.hash());
        assert_eq!(other.hash(), other.state().hash_from_scratch());
    }
}

/// HK-2, SET-6: whose a Hard Knock is, and which came first, makes another table.
#[test]
fn hk_2_owner_and_age_make_another_table() {
    let knocks = |all: &[(u8, CardId)]| {
        let mut knocks = grizzled_core::state::Knocks::NONE;
        all.iter().for_each(|&(seat, card)| knocks.assign(s(seat), card));
        knocks
    };
    let [mute, clumsy] = [Mute, Clumsy].map(knock);
    let one = knocks(&[(0, mute), (1, clumsy)]);
    assert_eq!(one, knocks(&[(0, mute), (1, clumsy)]));
    assert_eq!((one.len(), one.is_empty(), knocks(&[]).is_empty()), (2, false, true));
    for other in [&[(1, mute), (1, clumsy)][..], &[(1, clumsy), (0, mute)], &[(0, mute)]] {
        assert_ne!(one, knocks(other));
    }
}
