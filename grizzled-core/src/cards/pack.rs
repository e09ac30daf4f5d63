//! What a pack holds: cards with a number, a name and where they come from (PACK-1).

use crate::cards::{Chapter, Face, HelpingHand, Order, Recruit, Roster};
use crate::vocabulary::{HelpId, MAX_DECK, OrderId, RecruitId, numbered_enum};
use core::fmt;

/// The version of the format of packs.
pub const PACK_FORMAT: u16 = 1;
/// The most Chapters that a pack can have: Boot Camp and nine (CAMP-1).
pub const MAX_CHAPTERS: usize = 10;

numbered_enum! {
    /// Where a card comes from.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    #[non_exhaustive]
    pub enum Provenance {
        /// What it does is printed on a card of the game.
        Printed = 0,
        /// Whoever made the pack made it.
        #[default]
        Own = 1,
    }
}

/// A card of a pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card<'a, Facts> {
    /// The number by which the pack names it, once in each list.
    pub number: u16,
    /// What it is called.
    pub name: &'a str,
    /// Where it comes from.
    pub provenance: Provenance,
    /// What it is.
    pub facts: Facts,
}

/// A Trial card.
pub type TrialCard<'a> = Card<'a, Face>;
/// An Order of the Day.
pub type OrderCard<'a> = Card<'a, Order>;
/// A Recruit.
pub type RecruitCard<'a> = Card<'a, Recruit>;
/// A Helping Hand.
pub type HelpCard<'a> = Card<'a, HelpingHand>;
/// A Chapter. Its number is its place in the campaign; Boot Camp is 0.
pub type ChapterCard<'a> = Card<'a, Chapter>;

/// Decks, Orders, Recruits, Helping Hands and Chapters that belong together.
///
/// The id of a card in play is its place in its list. Borrowed, so that built-in packs are constants and need no
/// allocator.
///
/// ```
/// use grizzled_core::cards::{Provenance, armistice};
///
/// let trials = armistice::PACK.trials;
/// assert_eq!((trials[0].name, trials[0].provenance), ("Night and Mask", Provenance::Printed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pack<'a> {
    /// The version of the format it was written in.
    pub format: u16,
    /// What it is called.
    pub name: &'a str,
    /// The Trial cards.
    pub trials: &'a [TrialCard<'a>],
    /// The Orders of the Day.
    pub orders: &'a [OrderCard<'a>],
    /// The Recruits.
    pub recruits: &'a [RecruitCard<'a>],
    /// The Helping Hands.
    pub help: &'a [HelpCard<'a>],
    /// The Chapters, in the order in which they are played.
    pub chapters: &'a [ChapterCard<'a>],
}

/// What Orders, Recruits and Helping Hands are called: by a pack, or by whatever keeps its names.
pub trait Names: fmt::Debug + Sync {
    /// The Order's name.
    fn order(&self, order: OrderId) -> Option<&str>;
    /// The Recruit's name.
    fn recruit(&self, recruit: RecruitId) -> Option<&str>;
    /// The Helping Hand's name.
    fn help(&self, help: HelpId) -> Option<&str>;
}

impl Names for Pack<'_> {
    fn order(&self, order: OrderId) -> Option<&str> {
        self.orders.get(order.index()).map(|card| card.name)
    }

    fn recruit(&self, recruit: RecruitId) -> Option<&str> {
        self.recruits.get(recruit.index()).map(|card| card.name)
    }

    fn help(&self, help: HelpId) -> Option<&str> {
        self.help.get(help.index()).map(|card| card.name)
    }
}

impl Pack<'_> {
    /// The Orders, Recruits and Helping Hands, as games look them up.
    #[must_use]
    pub fn roster(&self) -> Roster {
        Roster::new(facts(self.orders), facts(self.recruits), facts(self.help))
    }

    /// The Trial cards as games want them, written into a place for them. Those beyond [`MAX_DECK`] are left out.
    ///
    /// ```
    /// use grizzled_core::cards::{Face, armistice};
    /// use grizzled_core::vocabulary::MAX_DECK;
    ///
    /// let mut room = [Face::MerryChristmas; MAX_DECK];
    /// assert_eq!(armistice::PACK.deck(&mut room), armistice::DECK);
    /// ```
    pub fn deck<'b>(&self, room: &'b mut [Face; MAX_DECK]) -> &'b [Face] {
        room.iter_mut().zip(facts(self.trials)).for_each(|(place, face)| *place = face);
        &room[..self.trials.len().min(MAX_DECK)]
    }
}

fn facts<'a, Facts: Copy>(cards: &'a [Card<'_, Facts>]) -> impl Iterator<Item = Facts> + use<'a, Facts> {
    cards.iter().map(|card| card.facts)
}
