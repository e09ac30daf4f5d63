//! Why a game cannot be played, and why a card cannot do what it says.

use super::Seating;
use crate::cards::CatalogError;
use crate::vocabulary::CardId;

/// Why a game cannot be played (CUSTOM-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RulesError {
    /// The number of seats does not fit who plays them (SET-1).
    #[error(
        "{seats} Grizzled cannot be played so: 3 to 5 with a player each, 2 with the Chaplain, 4 in Duo, 3 in Solo (SET-1)"
    )]
    Seats {
        /// Who plays which seats.
        seating: Seating,
        /// How many Grizzled.
        seats: u8,
    },
    /// A number of the scenario is out of bounds (CUSTOM-1).
    #[error("{what} is from {least} to {most}, not {asked} (CUSTOM-1)")]
    Number {
        /// Which number.
        what: &'static str,
        /// What was asked for.
        asked: u8,
        /// The least.
        least: u8,
        /// The greatest.
        most: u8,
    },
    /// Both piles need a card (SET-1).
    #[error("the Trials pile takes 1 to {most} cards of this deck, not {asked} (SET-1)")]
    Trials {
        /// The number asked for.
        asked: u8,
        /// The most that leaves a card for the Morale reserve.
        most: u8,
    },
    /// The Morale reserve needs a card (SET-1).
    #[error("the Morale reserve begins with a card at least (SET-1)")]
    Morale,
    /// The list of cards is no deck.
    #[error(transparent)]
    Deck(#[from] CatalogError),
    /// A withdrawal removes at most two tiles (HK-3).
    #[error("a deck has at most two Absent-minded, not {0} (HK-3)")]
    AbsentMinded(usize),
    /// Without Traps the Hard Knock Aggressive is out (ARM-1).
    #[error("card {} is Aggressive, which leaves the deck when Traps are not played (ARM-1)", .0.number())]
    AggressiveWithoutTraps(CardId),
    /// The game for one does without six Hard Knocks (SOLO-1).
    #[error("card {} is a Hard Knock that the game for one does without (SOLO-1)", .0.number())]
    NotInSolo(CardId),
    /// The game for one has no Speeches, Orders, Recruits, Helping Hands, and nothing of a Chapter (SOLO-1).
    #[error("the game for one has no Speeches, Orders, Recruits, Helping Hands, and nothing of a Chapter (SOLO-1)")]
    SoloModules,
    /// The pack has too few Orders for the deck wanted (ORD-1).
    #[error("the pack has too few Orders for this deck (ORD-1)")]
    Orders,
    /// The pack has too few Recruits for the deck wanted (ONE-1).
    #[error("the pack has too few Recruits for this deck (ONE-1)")]
    Recruits,
    /// The pack has too few Helping Hands to draw two each (ONE-1).
    #[error("the pack has too few Helping Hands for each player to draw two (ONE-1)")]
    HelpingHands,
    /// The pack has no such Chapter (CAMP-1).
    #[error("the pack has no Chapter {0} (CAMP-1)")]
    NoSuchChapter(u8),
    /// A card cannot be played so.
    #[error("{what} {} {error}", .number)]
    Card {
        /// The kind of card: an Order, a Recruit, a Helping Hand, or an effect of the Chapter.
        what: &'static str,
        /// Its number in its list.
        number: u8,
        /// What is wrong.
        error: CardError,
    },
}

/// Why a card cannot do what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CardError {
    /// The effect does not act at this moment on such a card.
    #[error("does something that such a card cannot do at this moment (PACK-1)")]
    Moment,
    /// The effect lasts for another time.
    #[error("lasts for a time that does not fit its moment (PACK-1)")]
    Duration,
    /// The effect concerns other seats.
    #[error("concerns seats that this effect cannot concern (PACK-1)")]
    Whom,
    /// The amount is out of bounds.
    #[error("has an amount that is not from {least} to {most} (PACK-1)")]
    Amount {
        /// The least.
        least: i8,
        /// The greatest.
        most: i8,
    },
    /// Somebody else chooses, or nothing is chosen (GRP-1).
    #[error(
        "names somebody who does not choose: of a Helping Hand its holder does, of an advantage the Leader (GRP-1)"
    )]
    Chooser,
    /// A Helping Hand may always be declined (HH-2); where nothing is chosen, there is nothing to decline.
    #[error("says of a choice that it may be declined, or may not, which is settled (HH-2)")]
    Optional,
    /// A seat with an empty hand may always withdraw (WDR-1).
    #[error("bars the withdrawal of a seat with an empty hand, which nothing can bar (WDR-1)")]
    NothingToBar,
    /// An Order is gone before its effect could act (ORD-4).
    #[error("is discarded before what it does could act; it needs a cancellation condition (ORD-4)")]
    NeverActs,
    /// It would move cards to Trials in mid-Mission again and again (TERM-1).
    #[error("moves cards to Trials in mid-Mission more than once (TERM-1)")]
    NotSingleUse,
    /// A Recruit's hand has one to five cards (CUSTOM-1).
    #[error("has a hand that is not of 1 to 5 cards (CUSTOM-1)")]
    RecruitHand,
    /// An Order's intensities are from 1 to 10.
    #[error("has an intensity that is not from 1 to 10 (ORD-3)")]
    Intensity,
}
