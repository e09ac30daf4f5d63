//! What a Chapter's Briefing and Conclusion say (ARM-2, HH-3), and how its decks are made.

use super::{Difficulty, Effect, Roster};
use crate::vocabulary::{CardSet, HelpSet, OrderSet, RecruitSet};

/// The most effects that a Chapter adds to its game.
pub const MAX_CHAPTER_EFFECTS: usize = 3;
/// The most lines that a Conclusion has on awards.
pub const MAX_AWARDS: usize = 4;

/// A Chapter of a campaign: its Briefing, and its Conclusion (ARM-2, CAMP-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Cards that the Trials pile begins with.
    pub trials: u8,
    /// Cards that the Morale reserve begins with; all the rest if not given.
    pub morale: Option<u8>,
    /// The exact intensity of the first Mission, where the Briefing gives it (PREP-1).
    pub first_intensity: Option<u8>,
    /// Whether Traps draw.
    pub traps: bool,
    /// Trial cards that are not in the campaign yet.
    pub out: CardSet,
    /// The deck of Orders.
    pub orders: OrderPlan,
    /// The deck of Recruits.
    pub recruits: RecruitPlan,
    /// What it adds.
    pub effects: [Option<Effect>; MAX_CHAPTER_EFFECTS],
    /// The Helping Hands that its Conclusion offers (HH-3).
    pub offered: HelpSet,
    /// How many of them are awarded after a victory: of the lines whose Morale is left, the one with the most cards.
    pub awards: [Option<Award>; MAX_AWARDS],
    /// How many of them are awarded after a loss, by the same kind of lines.
    pub awards_after_loss: [Option<Award>; MAX_AWARDS],
    /// Whether it ends with the Support of its one Mission, without a result (CAMP-1).
    pub boot_camp: bool,
}

/// A line of a Conclusion: with so much Morale left, so many Helping Hands are awarded (HH-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Award {
    /// The least number of cards left in the Morale reserve.
    pub morale_left: u8,
    /// How many Helping Hands are awarded then.
    pub cards: u8,
}

impl Chapter {
    /// How many Helping Hands are awarded with so much Morale left, after a victory or a loss (HH-3); no more than are
    /// offered.
    #[must_use]
    pub fn awarded(&self, won: bool, morale_left: u8) -> u8 {
        let awards = if won { &self.awards } else { &self.awards_after_loss };
        let lines = awards.iter().flatten().filter(|award| award.morale_left <= morale_left);
        lines.map(|award| award.cards).max().unwrap_or(0).min(self.offered.len())
    }
}

/// How the deck of Orders is made (ORD-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct OrderPlan {
    /// How many easy, normal and hard Orders are drawn.
    pub by_difficulty: [u8; 3],
    /// Orders that are in it besides.
    pub given: OrderSet,
}

/// How the deck of Recruits is made (ONE-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RecruitPlan {
    /// How many are drawn.
    pub wanted: u8,
    /// Of these.
    pub from: RecruitSet,
}

impl RecruitPlan {
    /// No Recruits.
    pub const NONE: Self = Self { wanted: 0, from: RecruitSet::EMPTY };

    pub(crate) const fn is_none(&self) -> bool {
        self.wanted == 0
    }
}

impl OrderPlan {
    /// No Orders.
    pub const NONE: Self = Self { by_difficulty: [0; 3], given: OrderSet::EMPTY };

    /// So many easy, normal and hard ones (ORD-1).
    #[must_use]
    pub const fn drawn(easy: u8, normal: u8, hard: u8) -> Self {
        Self { by_difficulty: [easy, normal, hard], given: OrderSet::EMPTY }
    }

    /// The plan cut down to the Orders of each difficulty that there are.
    #[must_use]
    pub fn within(self, roster: &Roster) -> Self {
        let mut plan = self;
        for (difficulty, count) in Difficulty::ALL.into_iter().zip(&mut plan.by_difficulty) {
            *count = roster.orders_of(difficulty).difference(self.given).len().min(*count);
        }
        plan
    }

    pub(crate) fn is_none(&self) -> bool {
        *self == Self::NONE
    }

    pub(crate) fn wanted(&self) -> u8 {
        self.by_difficulty.iter().fold(self.given.len(), |sum, &count| sum.saturating_add(count))
    }

    /// How many of those wanted the roster has.
    pub(crate) fn available(&self, roster: &Roster) -> u8 {
        Self { given: self.given.intersection(roster.orders()), ..self.within(roster) }.wanted()
    }
}
