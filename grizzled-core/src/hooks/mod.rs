//! How cards change the rules: one file a card, all found through one table.
//!
//! A hook is plain data: the numbers it adds and the questions it answers. The rules ask at the one place
//! where the thing is carried out, in the order of HK-2; a card's own file is the only one that names it.

mod hard_knocks;

use crate::ids::{CardId, Seat};
use crate::rule_id::RuleId;
use crate::rules::Rules;
use crate::state::Table;

/// What a card that lies before a seat says to a withdrawal (HK-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opinion {
    /// Nothing.
    None,
    /// The seat must withdraw.
    Must,
    /// The seat cannot withdraw.
    Cannot,
}

/// A question about a withdrawal: (table, owner of the card, seat whose turn it is).
pub(crate) type OnWithdrawal = fn(&Table, Seat, Seat) -> Opinion;

/// How a card changes the rules while it lies before its owner.
pub(crate) struct Hook {
    /// The rule that the card carries.
    pub(crate) rule: RuleId,
    /// As how many Hard Knocks it counts (RES-3).
    pub(crate) weight: u8,
    /// Whether its owner is barred from Speeches (ACT-SPEECH).
    pub(crate) bars_speech: bool,
    /// What it says to a withdrawal, of its owner or of another seat (WDR-3).
    pub(crate) on_withdrawal: Option<OnWithdrawal>,
    /// Tiles that its owner removes on withdrawing (WDR-3).
    pub(crate) removes_tiles: u8,
    /// Whether its owner's tile is drawn at random (WDR-3).
    pub(crate) draws_tile: bool,
    /// Cards that its owner draws and plays after withdrawing (WDR-3).
    pub(crate) plays_after_withdrawal: u8,
    /// Cards that its owner draws after the deal (PREP-4).
    pub(crate) draws_after_deal: u8,
    /// Whether its owner's tile counts for, and returns to, its owner (RES-2).
    pub(crate) keeps_support: bool,
    /// Cards by which it deepens the morale drop (RES-5).
    pub(crate) deepens_drop: u8,
    /// Whether its owner takes the Leader token, and keeps it (RES-7).
    pub(crate) holds_leader: bool,
}

impl Hook {
    /// A card of this rule that changes nothing but the count of Hard Knocks.
    const fn new(rule: RuleId) -> Self {
        Self {
            rule,
            weight: 1,
            bars_speech: false,
            on_withdrawal: None,
            removes_tiles: 0,
            draws_tile: false,
            plays_after_withdrawal: 0,
            draws_after_deal: 0,
            keeps_support: false,
            deepens_drop: 0,
            holds_leader: false,
        }
    }
}

/// The hook of a card, if it has one.
pub(crate) fn of(rules: &Rules, card: CardId) -> Option<&'static Hook> {
    rules.catalog.hard_knock(card).map(hard_knocks::hook)
}

/// The hooks of the Hard Knocks before a seat, the oldest first, asleep or not.
pub(crate) fn before<'a>(
    rules: &'a Rules,
    table: &'a Table,
    seat: Seat,
) -> impl Iterator<Item = (CardId, &'static Hook)> {
    table.knocks.of(seat).filter_map(move |card| Some((card, of(rules, card)?)))
}

/// The sum of a number over the Hard Knocks before a seat: effects of copies add (HK-3).
pub(crate) fn sum(rules: &Rules, table: &Table, seat: Seat, number: impl Fn(&Hook) -> u8) -> u8 {
    before(rules, table, seat).map(|(_, hook)| number(hook)).sum()
}

/// The oldest Hard Knock before a seat that does this: bars of copies do not add (HK-3).
pub(crate) fn first(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    does: impl Fn(&Hook) -> bool,
) -> Option<(CardId, RuleId)> {
    before(rules, table, seat).find(|(_, hook)| does(hook)).map(|(card, hook)| (card, hook.rule))
}

/// What the cards say to a withdrawal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ruling {
    /// The seat may withdraw or not.
    Free,
    /// The seat must withdraw, says this card.
    Must(CardId, RuleId),
    /// The seat cannot withdraw, says this card.
    Cannot(CardId, RuleId),
}

/// HK-2: the first card with an opinion decides: the seat's own, the oldest first, then the others'.
/// HK-1: cards of withdrawn seats have none.
pub(crate) fn on_withdrawal(rules: &Rules, table: &Table, seat: Seat) -> Ruling {
    let own = table.knocks.iter().filter(|&(owner, _)| owner == seat);
    let others = table.knocks.iter().filter(|&(owner, _)| owner != seat && table.in_mission.contains(owner));
    for (owner, card) in own.chain(others) {
        let Some(hook) = of(rules, card) else { continue };
        let Some(question) = hook.on_withdrawal else { continue };
        match question(table, owner, seat) {
            Opinion::Must => return Ruling::Must(card, hook.rule),
            // WDR-1: an empty hand lifts bars. HK-LOCK: so a seat that cannot play can always withdraw.
            Opinion::Cannot if table.seat(seat).hand > 0 => return Ruling::Cannot(card, hook.rule),
            Opinion::Cannot | Opinion::None => {}
        }
    }
    Ruling::Free
}
