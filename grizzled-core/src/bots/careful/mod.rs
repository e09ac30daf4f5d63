//! A player that takes care: it plays what keeps the Mission open, and leaves before it fails.
//!
//! It has no memory and no chance of its own: the same view gives the same decision. In order of preference
//! it plays a card that is safe, uses its charm, makes a Speech, withdraws, and only then takes a risk.

mod burden;
mod cards;
mod outlook;
mod support;
mod turn;
mod worth;

use self::burden::{harm, lightest_answer, relief};
use self::outlook::Outlook;
use super::{Bot, first};
use crate::play::Legal;
use crate::rules::Rules;
use crate::views::SeatView;
use crate::vocabulary::{CardId, CardSet, Command};

/// Plays by rules of thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CarefulBot;

impl Bot for CarefulBot {
    fn choose(&mut self, rules: &Rules, view: &SeatView, legal: &Legal) -> Command {
        let outlook = Outlook::new(rules, view);
        match *legal {
            Legal::Intensity { least, most } => Command::Intensity(intensity(&outlook).clamp(least, most)),
            Legal::Turn { .. } => turn::action(&outlook, legal).unwrap_or(first(legal)),
            Legal::Answer(cards) => Command::Answer(lightest_answer(&outlook, cards)),
            Legal::Christmas(cards) => Command::Christmas(worst_on_table(&outlook, cards)),
            Legal::Relief { knocks, most, charm } => Command::Relief(relief(&outlook, knocks, most, charm)),
            _ => cards::decision(&outlook, legal).unwrap_or(first(legal)),
        }
    }
}

/// So many cards that the hands can probably be played out.
fn intensity(outlook: &Outlook<'_>) -> u8 {
    let (table, seats) = (&outlook.view.table, outlook.rules.seats());
    let aim: u8 = if seats == 2 { 7 } else { 6 };
    let room = aim.saturating_sub(table.cards_in_hands());
    room.div_ceil(seats).max(1)
}

/// The Hard Knock to be rid of: of the seat that bears most, the one that harms most.
fn worst_on_table(outlook: &Outlook<'_>, cards: CardSet) -> Option<CardId> {
    let knocks = &outlook.view.table.knocks;
    let burden = |card| knocks.owner(card).map_or(0, |owner| outlook.burden(owner));
    cards.iter().max_by_key(|&card| (burden(card), harm(outlook.rules, card)))
}
