//! What the cards on the table say, asked at a moment of the rules, in the order of HK-2.

use crate::hooks::{self, Hook, Moment, Opinion};
use crate::ids::{CardId, CardSet, Seat};
use crate::rule_id::RuleId;
use crate::rules::Rules;
use crate::state::Table;

/// The hooks of those of these cards that lie before a seat, the oldest first, asleep or not.
fn before<'a>(
    rules: &'a Rules,
    table: &'a Table,
    seat: Seat,
    cards: CardSet,
) -> impl Iterator<Item = (CardId, &'static Hook)> {
    let own = table.knocks.of(seat).filter(move |&card| cards.contains(card));
    own.filter_map(move |card| Some((card, hooks::of(&rules.catalog, card)?)))
}

/// The sum of a number over the Hard Knocks before a seat: effects of copies add (HK-3).
pub(crate) fn sum(rules: &Rules, table: &Table, seat: Seat, moment: Moment, number: impl Fn(&Hook) -> u8) -> u8 {
    let speakers = rules.speakers.on(table, moment);
    if speakers.is_empty() {
        return 0;
    }
    before(rules, table, seat, speakers).map(|(_, hook)| number(hook)).sum()
}

/// The oldest Hard Knock before a seat that does this: bars of copies do not add (HK-3).
pub(crate) fn first(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    moment: Moment,
    does: impl Fn(&Hook) -> bool,
) -> Option<(CardId, RuleId)> {
    let speakers = rules.speakers.on(table, moment);
    if speakers.is_empty() {
        return None;
    }
    before(rules, table, seat, speakers).find(|(_, hook)| does(hook)).map(|(card, hook)| (card, hook.rule))
}

/// As how many Hard Knocks those before a seat count (RES-3).
pub(crate) fn weight(rules: &Rules, table: &Table, seat: Seat) -> u8 {
    before(rules, table, seat, table.knocks.cards()).map(|(_, hook)| hook.weight).sum()
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
pub(crate) fn on_withdrawal(rules: &Rules, table: &Table, seat: Seat) -> Ruling {
    let mut others = Ruling::Free;
    let speakers = rules.speakers.on(table, Moment::Withdrawal);
    if speakers.is_empty() {
        return others;
    }
    for &(owner, card) in table.knocks.as_slice().iter().filter(|&&(_, card)| speakers.contains(card)) {
        if owner == seat {
            match ruling(rules, table, seat, owner, card) {
                Ruling::Free => {}
                own => return own,
            }
        } else if others == Ruling::Free && table.in_mission.contains(owner) {
            // HK-1: the cards of withdrawn seats are asleep.
            others = ruling(rules, table, seat, owner, card);
        }
    }
    others
}

/// What one card says to the seat's withdrawal.
fn ruling(rules: &Rules, table: &Table, seat: Seat, owner: Seat, card: CardId) -> Ruling {
    let Some(hook) = hooks::of(&rules.catalog, card) else { return Ruling::Free };
    let Some(question) = hook.on_withdrawal else { return Ruling::Free };
    match question(table, owner, seat) {
        Opinion::Must => Ruling::Must(card, hook.rule),
        // WDR-1: an empty hand lifts bars. HK-LOCK: so a seat that cannot play can always withdraw.
        Opinion::Cannot if table.seat(seat).hand > 0 => Ruling::Cannot(card, hook.rule),
        Opinion::Cannot | Opinion::None => Ruling::Free,
    }
}
