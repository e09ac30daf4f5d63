//! Effects of Orders, Recruits, Helping Hands and Chapters: when, what, to whom, and for how long (PACK-1).
//!
//! What they can do stands in `what`.

use super::what::{Offer, What};
use crate::vocabulary::{Threat, numbered_enum};

/// What a card does (PACK-1): when, what, to whom, how much, who chooses, and for how long.
///
/// ```
/// use grizzled_core::cards::{Effect, What, When, Whom};
/// use grizzled_core::vocabulary::Threat;
///
/// let masks_do_nothing = Effect::while_in_play(What::Harmless(Threat::Mask));
/// assert_eq!(masks_do_nothing.when, When::InPlay);
/// let everyone_draws = Effect::once(When::AfterDeal, What::Draw).of(Whom::EachSeat).times(2);
/// assert_eq!(everyone_draws.amount, 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Effect {
    /// At which moment.
    pub when: When,
    /// What.
    pub what: What,
    /// To whom.
    #[cfg_attr(feature = "serde", serde(default))]
    pub whom: Whom,
    /// How much or how many; some effects take a number below zero.
    #[cfg_attr(feature = "serde", serde(default = "one"))]
    pub amount: i8,
    /// Who chooses, where there is a choice.
    #[cfg_attr(feature = "serde", serde(default))]
    pub chooser: Chooser,
    /// Whether it may be declined.
    #[cfg_attr(feature = "serde", serde(default))]
    pub optional: bool,
    /// For how long.
    #[cfg_attr(feature = "serde", serde(default))]
    pub lasts: Duration,
}

#[cfg(feature = "serde")]
const fn one() -> i8 {
    1
}

numbered_enum! {
    /// The moment at which an effect acts (PACK-1).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum When {
        /// All the time that it lasts.
        InPlay = 0,
        /// A Mission starts: its Order has been chosen, no intensity yet.
        MissionStart = 1,
        /// The cards of the Mission have been dealt, and whoever draws more has drawn.
        AfterDeal = 2,
        /// It is its holder's turn: it takes the place of the action (HH-1).
        Turn = 3,
        /// A Trap is about to draw.
        Trap = 4,
        /// A Hard Knock has come into play.
        Knock = 5,
        /// A Good Luck Charm has been used.
        Charm = 6,
        /// A Speech is over.
        Speech = 7,
        /// A seat has withdrawn.
        Withdrawal = 8,
        /// The Mission is about to fail.
        Failure = 9,
        /// Support is about to be revealed.
        Support = 10,
        /// Morale is about to drop.
        MoraleDrop = 11,
        /// A Recruit leaves after its last card (REC-6).
        Departure = 12,
    }
}

numbered_enum! {
    /// For whom a seat's withdrawal is barred or forced; `n` is [`Effect::amount`].
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Condition {
        /// It holds at least `n` cards.
        CardsInHand = 0,
        /// Its hand is empty.
        EmptyHand = 1,
        /// A threat is active at least `n` times.
        ThreatActive = 2,
        /// Fewer than `n` seats have withdrawn, and others are still in the Mission.
        FewWithdrawn = 3,
    }
}

/// A kind of Trial card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum CardKind {
    /// Hard Knocks.
    HardKnocks,
    /// Threats with a Trap.
    Traps,
    /// Threats that bear this threat, and its Trauma or Phobia.
    Bearing(Threat),
}

numbered_enum! {
    /// Whom an effect concerns (PACK-1).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Whom {
        /// The whole table.
        #[default]
        Table = 0,
        /// The seat that holds the card.
        Holder = 1,
        /// The Leader.
        Leader = 2,
        /// The seat whose turn it is.
        Active = 3,
        /// Every seat for itself.
        EachSeat = 4,
        /// A seat that is chosen.
        Chosen = 5,
        /// The holder of a Friendship and the seat to its left.
        Friends = 6,
    }
}

numbered_enum! {
    /// Who makes the choices of an effect (PACK-1).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Chooser {
        /// Nothing is chosen.
        #[default]
        Nobody = 0,
        /// The seat that holds the card.
        Holder = 1,
        /// The Leader, for the group (GRP-1).
        Leader = 2,
    }
}

numbered_enum! {
    /// How long an effect lasts (PACK-1).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Duration {
        /// It is over as soon as it is done.
        #[default]
        Once = 0,
        /// Until the next Mission starts.
        Mission = 1,
        /// As long as its card is in play.
        InPlay = 2,
    }
}

impl Effect {
    /// An effect that acts all the time its card is in play.
    #[must_use]
    pub const fn while_in_play(what: What) -> Self {
        Self { lasts: Duration::InPlay, ..Self::once(When::InPlay, what) }
    }

    /// An effect that lasts from a moment to the end of the Mission.
    #[must_use]
    pub const fn this_mission(when: When, what: What) -> Self {
        Self { lasts: Duration::Mission, ..Self::once(when, what) }
    }

    /// An effect that is over as soon as it is done.
    #[must_use]
    pub const fn once(when: When, what: What) -> Self {
        Self {
            when,
            what,
            whom: Whom::Table,
            amount: 1,
            chooser: Chooser::Nobody,
            optional: false,
            lasts: Duration::Once,
        }
    }

    /// Whether it lets somebody choose, a card, a seat or an Order, when it is carried out.
    #[must_use]
    pub const fn leaves_a_choice(&self) -> bool {
        match self.what.row().offers {
            Offer::Nothing => false,
            Offer::Charm => matches!(self.whom, Whom::Chosen),
            _ => true,
        }
    }

    /// The same for these seats.
    #[must_use]
    pub const fn of(self, whom: Whom) -> Self {
        Self { whom, ..self }
    }

    /// The same with this amount.
    #[must_use]
    pub const fn times(self, amount: i8) -> Self {
        Self { amount, ..self }
    }

    /// The same with this seat making the choices, and free to decline.
    #[must_use]
    pub const fn chosen_by(self, chooser: Chooser) -> Self {
        Self { chooser, optional: true, ..self }
    }
}
