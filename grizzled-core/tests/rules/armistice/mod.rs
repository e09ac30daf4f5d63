//! Sections 9 to 14: what *Armistice* adds to the rules.
//!
//! The games here have a deck and a roster of their own, so that no test depends on the numbers of the built-in pack.

mod careful;
mod custom;
mod deck;
mod departures;
mod duo;
mod duo_hands;
mod effects;
mod help;
mod help_choices;
mod help_pauses;
mod help_reasons;
mod kit;
mod knocks;
mod lock;
mod one_shot;
mod orders;
mod precedence;
mod preparation;
mod recruit_turns;
mod recruits;
mod resolution;
mod solo;
mod solo_support;
mod standing_orders;
mod term;
mod traps;

use crate::*;
use grizzled_core::Notice;
use grizzled_core::cards::{
    Cancellation, CardKind, Chooser, Condition, Difficulty, Effect, HelpKind, HelpingHand, MAX_HARD_KNOCKS, Order,
    Recruit, Roster, What, When, Whom,
};
use grizzled_core::rules::{Bearer, HelpPlan};
use grizzled_core::state::Knowledge;
use grizzled_core::vocabulary::{Choice, HelpId, Modifier, OrderId, Pause, RecruitId};

/// The numbers of the cards beyond the base Threats and the 23 Hard Knocks, which have the ids that `pair`, `pit` and
/// `knock` name.
const LUCKY: u8 = 62;
const LUCKY_PIT: u8 = 68;
const CHRISTMAS: u8 = 69;
const SINGLE: u8 = 70;

/// The base game's 39 Threats, as many Hard Knocks as a deck can have, a lucky card of each threat, a lucky Trap, Merry Christmas, and a plain
/// card of each threat alone.
fn deck() -> Vec<Face> {
    let luck = |threats: &[Threat], trap| Face::Threat { threats: ThreatSet::of(threats), trap, luck: true };
    let mut deck = base::DECK[..39].to_vec();
    deck.extend(HardKnock::ALL.into_iter().take(MAX_HARD_KNOCKS).map(Face::HardKnock));
    deck.extend(Threat::ALL.map(|threat| luck(&[threat], false)));
    deck.extend([luck(&[Rain, Shell], true), Face::MerryChristmas]);
    deck.extend(Threat::ALL.map(|threat| threat_face(&[threat])));
    deck
}

/// The card with Luck that bears this threat alone.
fn lucky(threat: Threat) -> CardId {
    card(LUCKY + threat.number())
}

/// The card with a Trap and Luck, Rain and Shell.
fn lucky_pit() -> CardId {
    card(LUCKY_PIT)
}

/// The plain card that bears this threat alone.
fn single(threat: Threat) -> CardId {
    card(SINGLE + threat.number())
}

/// Any six cards, one of each threat.
fn singles() -> Vec<CardId> {
    Threat::ALL.map(single).to_vec()
}

/// A game of *Armistice* for so many, in which the position says where Orders, Recruits and Helping Hands lie.
fn rules_for(seats: u8, roster: &Roster) -> Rules {
    let deck = deck();
    let game = Scenario { help: HelpPlan::Given, ..Scenario::armistice(seats, &deck, roster) };
    game.rules().expect("a game of Armistice")
}

/// Rules with what a Chapter adds.
fn rules_with(roster: &Roster, effect: Effect) -> Rules {
    let deck = deck();
    let game = Scenario { help: HelpPlan::Given, ..Scenario::armistice(3, &deck, roster) };
    Scenario { effects: [Some(effect), None, None], ..game }.rules().expect("a game with an effect")
}

/// A game for three without any Order, Recruit or Helping Hand.
fn quiet() -> Scene {
    Scene::with(rules_for(3, &Roster::EMPTY))
}

/// A Mission of three under way with these Orders in play.
fn under(orders: &[Order]) -> Scene {
    under_for(3, orders)
}

/// A game with these Orders in play for so many seats.
fn under_for(seats: u8, orders: &[Order]) -> Scene {
    let ids: Vec<OrderId> = (0..orders.len() as u8).map(o).collect();
    Scene::with(rules_for(seats, &of_orders(orders))).orders(&ids)
}

/// A Preparation of three with these Orders in the deck.
fn deck_of(orders: &[Order]) -> Scene {
    let ids: Vec<OrderId> = (0..orders.len() as u8).map(o).collect();
    Scene::with(rules_for(3, &of_orders(orders))).order_deck(&ids).preparation()
}

/// A Mission of three under way in which seats hold these Helping Hands, the first card the first seat, and so on.
fn helped(help: &[HelpingHand]) -> Scene {
    with_help_and_orders(&[], help)
}

/// A game with these Orders in play and these Helping Hands.
fn with_help_and_orders(orders: &[Order], help: &[HelpingHand]) -> Scene {
    let roster = Roster::new(orders.iter().copied(), [], help.iter().copied());
    let ids: Vec<OrderId> = (0..orders.len() as u8).map(o).collect();
    let scene = Scene::with(rules_for(3, &roster)).orders(&ids);
    (0..help.len() as u8).fold(scene, |scene, number| scene.help(number, &[h(number)]))
}

fn of_orders(orders: &[Order]) -> Roster {
    Roster::new(orders.iter().copied(), [], [])
}

/// An Order for one Mission, with a least intensity of one.
fn order(effect: Effect) -> Order {
    until(Cancellation::EndOfMission, effect)
}

/// An Order that stays until something cancels it.
fn until(cancellation: Cancellation, effect: Effect) -> Order {
    Order { difficulty: Difficulty::Normal, intensity: [1, 1, 1], effect, cancellation }
}

/// What lasts as long as its card is in play.
fn lasting(what: What) -> Effect {
    Effect::while_in_play(what)
}

/// An Order for one Mission that changes nothing in the tests that use it: the sixth threat does no harm.
fn idle() -> Order {
    order(lasting(What::Harmless(Whistle)))
}

/// The effect with the seat that chooses for such a card, where it leaves a choice.
fn choosing(bearer: Bearer, effect: Effect) -> Effect {
    if effect.leaves_a_choice() { effect.chosen_by(bearer.chooser()) } else { effect }
}

fn action(what: What) -> HelpingHand {
    action_of(what, Whom::Holder)
}

/// An action whose effect concerns these seats.
fn action_of(what: What, whom: Whom) -> HelpingHand {
    let effect = choosing(Bearer::Help(HelpKind::Action), Effect::once(When::Turn, what).of(whom));
    HelpingHand { kind: HelpKind::Action, effect }
}

fn event(effect: Effect) -> HelpingHand {
    HelpingHand { kind: HelpKind::Event, effect }
}

fn friendship(effect: Effect) -> HelpingHand {
    HelpingHand { kind: HelpKind::Friendship, effect }
}

/// A Recruit that brings a card and no token, and pays a Speech.
fn recruit_with(effect: Effect) -> Recruit {
    let advantage = Effect::once(When::Departure, What::GainSpeech).of(Whom::Leader);
    Recruit { hand: 1, tokens: 0, effect, advantage }
}

/// A Mission of three with a Recruit in play that acts after the last seat, and these Orders.
fn with_recruit(recruit: Recruit, orders: &[Order], hand: &[CardId]) -> Scene {
    let roster = Roster::new(orders.iter().copied(), [recruit], []);
    let ids: Vec<OrderId> = (0..orders.len() as u8).map(o).collect();
    Scene::with(rules_for(3, &roster)).orders(&ids).recruit(r(0), 2, 0, hand)
}

fn h(number: u8) -> HelpId {
    HelpId::new(number).expect("a Helping Hand's id")
}

// Notices.

fn chosen(seat: u8, order: u8, returned: bool) -> Notice {
    Notice::OrderChosen { seat: s(seat), order: o(order), returned }
}

fn order_gone(order: u8, cancelled: bool) -> Notice {
    Notice::OrderDiscarded { order: o(order), cancelled }
}

fn modifier_set(modifier: Modifier, value: u8) -> Notice {
    Notice::ModifierSet { modifier, value }
}

fn intensity_asked(seat: u8) -> Notice {
    Notice::IntensityAsked { seat: s(seat) }
}

fn cancellation_asked(seat: u8, draws: u8) -> Notice {
    Notice::CancellationAsked { seat: s(seat), draws }
}

fn trap_cancelled(by_luck: bool) -> Notice {
    Notice::TrapCancelled { by_luck }
}

fn invited(seat: u8, pause: Pause) -> Notice {
    Notice::HelpInvited { seat: s(seat), pause }
}

fn declined(seat: u8) -> Notice {
    Notice::Declined { seat: s(seat) }
}

/// A card that an Order, or another card of a module, made the seat draw.
fn drawn_by(seat: u8, by: Source) -> Notice {
    Notice::Drawn { seat: s(seat), by }
}

/// A turn about whose withdrawal a card has something to say.
fn turn_ruled(seat: u8, withdrawal: WithdrawalRuling) -> Notice {
    Notice::TurnStarted { seat: s(seat), withdrawal }
}

// What lies on the table.

fn modifier(scene: &Scene, modifier: Modifier) -> u8 {
    scene.game().table().modifiers.get(modifier)
}

fn hand_of(scene: &Scene, seat: u8) -> CardSet {
    scene.game().state().own(s(seat)).hand
}

/// The Orders in play, by number.
fn in_play(scene: &Scene) -> Vec<u8> {
    scene.game().table().orders.in_play.iter().map(OrderId::number).collect()
}

/// Whether this notice followed from the last command.
fn came(scene: &Scene, notice: Notice) -> bool {
    scene.followed().contains(&notice)
}

/// The refusal by an Order in play.
fn by_order(number: u8, reason: Reason) -> Rejection {
    Rejection { reason, rule: RuleId::Ord6, by: Some(Source::Order(o(number))) }
}

/// The place of a notice among those that followed from the last command.
fn place(scene: &Scene, notice: Notice) -> usize {
    let found = scene.followed().iter().position(|&other| other == notice);
    found.unwrap_or_else(|| panic!("{notice:?} did not follow: {:?}", scene.followed()))
}
