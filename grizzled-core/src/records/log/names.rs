//! What a pack calls its cards, as a log and its streams carry it to those who do not have the pack.

use super::Log;
use crate::cards::is_name;
use crate::cards::{Card, Names, Pack, Roster};
use crate::vocabulary::{HelpId, OrderId, RecruitId};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// The names of the Orders, Recruits and Helping Hands that the rules of a game have, in their order. Each has 1 to
/// [`MOST_NAME`](crate::cards::MOST_NAME) letters, none of them invisible.
///
/// ```
/// use grizzled_core::log::{CardNames, Log};
/// use grizzled_core::cards::{Names, armistice};
/// use grizzled_core::{Scenario, Viewer};
/// use grizzled_core::vocabulary::OrderId;
///
/// let rules = Scenario::one_shot(4, armistice::NORMAL).rules()?;
/// let log = Log::new(rules).named(CardNames::of(&armistice::PACK))?;
/// let stream = log.stream(Viewer::Spectator, 0)?.expect("anyone may watch");
/// let first = OrderId::new(0).expect("there are Orders");
/// assert_eq!(stream.names().and_then(|names| names.order(first)), Some(armistice::PACK.orders[0].name));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "json", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct CardNames {
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub(super) orders: Vec<String>,
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub(super) recruits: Vec<String>,
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub(super) helping_hands: Vec<String>,
}

/// The names are not those of the cards in the rules, or one of them cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these are no names for the cards of this game")]
pub struct OtherNames;

impl CardNames {
    /// The names that a pack gives its cards.
    #[must_use]
    pub fn of(pack: &Pack<'_>) -> Self {
        Self { orders: names(pack.orders), recruits: names(pack.recruits), helping_hands: names(pack.help) }
    }

    /// Whether they name every card of the roster, so that they can be shown.
    pub(super) fn fit(&self, roster: &Roster) -> bool {
        let counts = [roster.orders().len(), roster.recruits().len(), roster.helping_hands().len()];
        let lists = [&self.orders, &self.recruits, &self.helping_hands];
        lists.iter().zip(counts).all(|(list, count)| list.len() == usize::from(count))
            && lists.into_iter().flatten().all(|name| is_name(name))
            && counts != [0; 3]
    }
}

fn names<Facts>(cards: &[Card<'_, Facts>]) -> Vec<String> {
    cards.iter().map(|card| card.name.to_owned()).collect()
}

impl Names for CardNames {
    fn order(&self, order: OrderId) -> Option<&str> {
        self.orders.get(order.index()).map(String::as_str)
    }

    fn recruit(&self, recruit: RecruitId) -> Option<&str> {
        self.recruits.get(recruit.index()).map(String::as_str)
    }

    fn help(&self, help: HelpId) -> Option<&str> {
        self.helping_hands.get(help.index()).map(String::as_str)
    }
}

impl Log {
    /// Adds what the cards are called, so that those who load it, and the viewers of its streams, show the names
    /// that the pack's owner gave them. Games by the built-in pack need none.
    ///
    /// # Errors
    ///
    /// When these are not the names of the cards in the rules, or there are no cards to be named.
    pub fn named(mut self, names: CardNames) -> Result<Self, OtherNames> {
        if !names.fit(self.rules.roster()) {
            return Err(OtherNames);
        }
        self.notes.names = Some(names);
        Ok(self)
    }

    /// What the cards are called, where the log says so.
    #[must_use]
    pub const fn names(&self) -> Option<&CardNames> {
        self.notes.names.as_ref()
    }
}
