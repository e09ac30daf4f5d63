//! Leaks of Orders, Recruits and Helping Hands, planted in hosts, are found (ORD-2, REC-1, HH-4, DUO-2, ARM-2).

use crate::leaks::{hunt_moments, hunt_twins};
use crate::leaks_channels::found_from_positions;
use crate::modes;
use grizzled_core::cards::armistice;
use grizzled_core::state::Knowledge;
use grizzled_core::testkit::secrets::{Engine, Host};
use grizzled_core::vocabulary::CardSet;
use grizzled_core::{Event, Game, Notice, Rules, Seat, SeatView, Secret, Seen, Viewer};

/// Looks for a leak in whole games by these rules.
fn found_in_games(host: &impl Host, rules: &Rules) -> bool {
    (0..40).any(|seed| hunt_twins(host, rules, seed).is_some())
}

/// Looks for a leak at each moment of games by these rules.
fn found_at_moments(host: &impl Host, rules: &Rules) -> bool {
    (0..40).any(|seed| hunt_moments(host, rules, seed).is_some())
}

/// A view that shows this number in place of the intensity.
fn marked(game: &Game, seat: Seat, number: Option<u8>) -> Option<SeatView> {
    let mut view = game.view(seat)?;
    view.table.intensity = number.unwrap_or(view.table.intensity);
    Some(view)
}

/// Shows a seat what another knows of Orders or Helping Hands.
struct ShowsWhatOthersKnow(fn(Knowledge) -> Option<u8>);
impl Host for ShowsWhatOthersKnow {
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        let others = Seat::ALL.into_iter().filter(|&other| other != seat);
        marked(game, seat, others.filter_map(|other| (self.0)(game.state().known(other))).next())
    }
}

fn unchosen(known: Knowledge) -> Option<u8> {
    match known {
        Knowledge::Order(order) => Some(order.number()),
        _ => None,
    }
}

fn drawn(known: Knowledge) -> Option<u8> {
    match known {
        Knowledge::Orders(one, _) => Some(one.number()),
        _ => None,
    }
}

fn offered(known: Knowledge) -> Option<u8> {
    match known {
        Knowledge::Help(one, _) => Some(one.number()),
        _ => None,
    }
}

fn kept(known: Knowledge) -> Option<u8> {
    match known {
        Knowledge::Kept(help) => Some(help.number()),
        _ => None,
    }
}

/// Shows an Order of the deck.
struct ShowsAnOrder;
impl Host for ShowsAnOrder {
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        marked(game, seat, game.state().roster_decks().orders.get(0).map(|order| order.number()))
    }
}

/// Shows a Recruit of the deck.
struct ShowsARecruit;
impl Host for ShowsARecruit {
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        marked(game, seat, game.state().roster_decks().recruits.get(0).map(|recruit| recruit.number()))
    }
}

/// Leaves a hand in view that its player has put down.
struct ShowsHandsPutDown;
impl Host for ShowsHandsPutDown {
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        let view = game.view(seat)?;
        Some(SeatView { own: *game.state().own(seat), ..view })
    }
}

/// Shows which cards a Briefing left out.
struct ShowsWhatIsLeftOut;
impl Host for ShowsWhatIsLeftOut {
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        let (state, view) = (game.state(), game.view(seat)?);
        let hands = Seat::ALL.map(|seat| state.own(seat).hand).into_iter().fold(CardSet::EMPTY, CardSet::union);
        let piles: CardSet = state.decks().trials().iter().chain(state.decks().morale().iter()).collect();
        let placed = hands.union(piles).union(view.table.no_mans_land).union(view.table.knocks.all());
        let left_out = game.rules().cards().difference(placed).difference(view.table.discards).get(0);
        marked(game, seat, left_out.map(|card| card.number()))
    }
}

/// Sends everyone the secrets that these are.
struct Sends(fn(&Event) -> bool);
impl Host for Sends {
    fn redact(&self, game: &Game, event: &Event, viewer: Viewer) -> Seen {
        let seen = game.redact(event, viewer);
        if (self.0)(event) { Seen { secret: event.secret, ..seen } } else { seen }
    }
}

/// Shows the player of a hand that is put down what comes to it.
struct ShowsCardsUnseen;
impl Host for ShowsCardsUnseen {
    fn redact(&self, game: &Game, event: &Event, viewer: Viewer) -> Seen {
        let seen = game.redact(event, viewer);
        match (event.notice, viewer) {
            (Notice::Dealt { seat }, Viewer::Seat(viewer)) if seat == viewer => Seen { secret: event.secret, ..seen },
            _ => seen,
        }
    }
}

fn one_shot() -> Rules {
    modes::one_shot(4, armistice::NORMAL)
}

/// A Chapter whose piles leave cards over.
fn small_piles() -> Rules {
    modes::chapter(&armistice::CHAPTERS[1], 4)
}

#[test]
fn ord_2_an_unchosen_order_that_is_shown_is_found() {
    assert!(found_at_moments(&ShowsWhatOthersKnow(unchosen), &one_shot()));
    assert!(found_in_games(&ShowsWhatOthersKnow(unchosen), &one_shot()));
}

#[test]
fn ord_2_orders_shown_while_one_is_chosen_are_found() {
    assert!(found_at_moments(&ShowsWhatOthersKnow(drawn), &one_shot()));
    assert!(found_in_games(&ShowsWhatOthersKnow(drawn), &one_shot()));
    assert!(found_in_games(&Sends(|event| matches!(event.secret, Secret::Orders(..))), &one_shot()));
}

#[test]
fn ord_1_a_shown_deck_of_orders_is_found() {
    assert!(found_at_moments(&ShowsAnOrder, &one_shot()));
    assert!(found_in_games(&ShowsAnOrder, &one_shot()));
    assert!(found_in_games(&Sends(|event| matches!(event.secret, Secret::OrderDeck(_))), &one_shot()));
}

#[test]
fn rec_1_a_shown_deck_of_recruits_is_found() {
    assert!(found_at_moments(&ShowsARecruit, &one_shot()));
    assert!(found_in_games(&ShowsARecruit, &one_shot()));
    assert!(found_in_games(&Sends(|event| matches!(event.secret, Secret::RecruitDeck(_))), &one_shot()));
}

/// ONE-1, HH-4: what is set aside stays unknown, and what is kept until all have chosen.
#[test]
fn hh_4_helping_hands_shown_before_all_have_chosen_are_found() {
    for known in [offered, kept] {
        assert!(found_at_moments(&ShowsWhatOthersKnow(known), &one_shot()));
    }
    assert!(found_in_games(&ShowsWhatOthersKnow(offered), &one_shot()));
    assert!(found_in_games(&ShowsWhatOthersKnow(kept), &one_shot()));
    assert!(found_in_games(&Sends(|event| matches!(event.secret, Secret::Help(..))), &one_shot()));
    assert!(found_in_games(&Sends(|event| matches!(event.secret, Secret::Kept(_))), &one_shot()));
}

#[test]
fn duo_2_a_hand_shown_though_it_is_down_is_found() {
    assert!(found_at_moments(&ShowsHandsPutDown, &modes::duo()));
    assert!(found_in_games(&ShowsHandsPutDown, &modes::duo()));
}

#[test]
fn duo_2_cards_shown_on_their_way_to_a_hand_that_is_down_are_found() {
    assert!(found_in_games(&ShowsCardsUnseen, &modes::duo()));
}

#[test]
fn duo_2_a_hand_sent_to_others_is_found() {
    let taken_up = |event: &Event| matches!(event.notice, Notice::HandTakenUp { .. });
    assert!(found_in_games(&Sends(taken_up), &modes::duo()));
}

#[test]
fn arm_2_shown_cards_that_a_briefing_left_out_are_found() {
    let rules = small_piles();
    assert!(rules.trials() + rules.morale() < rules.cards().len(), "cards are left over");
    assert!(found_at_moments(&ShowsWhatIsLeftOut, &rules));
    assert!(found_in_games(&ShowsWhatIsLeftOut, &rules));
    assert_eq!(found_from_positions(&ShowsWhatIsLeftOut, &rules), Some("view"));
}

/// The cards that Helping Hands move in secret: given, exchanged, put under Trials, looked at.
#[test]
fn hh_1_cards_moved_in_secret_and_shown_are_found() {
    let given = |event: &Event| matches!(event.notice, Notice::CardGiven { .. });
    let returned = |event: &Event| matches!(event.notice, Notice::CardReturned { .. });
    let seen = |event: &Event| matches!(event.notice, Notice::TrialsSeen { .. });
    for shown in [given, returned, seen] {
        let rules = one_shot();
        let host = Sends(shown);
        assert!((0..400).any(|seed| hunt_twins(&host, &rules, seed).is_some()));
    }
}

/// The engine itself has none of them.
#[test]
fn tab_5_the_engine_does_not_leak_in_any_mode() {
    for (seed, (name, rules)) in (0..).zip(modes::all()) {
        assert_eq!(hunt_twins(&Engine, &rules, seed), None, "{name}");
        assert_eq!(hunt_moments(&Engine, &rules, seed), None, "{name}");
    }
}
