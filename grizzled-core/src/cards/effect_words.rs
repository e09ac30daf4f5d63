//! The words that describe an effect, besides what it does: moments, conditions, kinds of cards, whom it concerns, who
//! chooses and how long it lasts (PACK-1).

use crate::vocabulary::{Threat, numbered_enum};

numbered_enum! {
    /// The moment at which an effect acts (PACK-1).
    ///
    /// Exhaustive: a port of the engine has to know each.
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
    /// For whom a seat's withdrawal is barred or forced; `n` is [`Effect::amount`](super::Effect::amount).
    ///
    /// Exhaustive: a port of the engine has to know each.
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
///
/// Exhaustive: these follow from [`Face`](crate::cards::Face).
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
    ///
    /// Exhaustive: a port of the engine has to know each.
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
    ///
    /// Exhaustive: an effect asks one of these.
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
    ///
    /// Exhaustive: an effect lasts for a time or does not.
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
