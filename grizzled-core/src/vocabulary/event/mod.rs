//! What happened. Every event has a side that the whole table sees and may have one that it does not.

mod audience;
mod kind;
mod modules;
mod notice;
mod pause;
mod sink;
mod stage;
mod tags;
mod trials;

pub use audience::Audience;
pub use kind::{EventField, EventKind, FieldKind, FieldValue};
pub use notice::Notice;
pub(crate) use notice::{of_a_module, of_the_trials};
pub use pause::Pause;
pub use sink::{Event, Recorder, Sink};
pub(crate) use stage::{Awaits, Changes, Stage, Zone};

use crate::vocabulary::{CardId, HelpId, OrderId, OrderSet, Pile, RecruitSet, Source, Tile, Tiles, numbered_enum};

numbered_enum! {
    /// How the game ended.
    ///
    /// Exhaustive: a game is won or lost.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Outcome {
        /// The Trials pile and all hands are empty after a success (RES-4).
        Victory = 0,
        /// A seat bears too many Hard Knocks (RES-3).
        TooManyKnocks = 1,
        /// The Morale reserve is empty (RES-6).
        MoraleLost = 2,
        /// The hands together hold too many cards (RES-6).
        TooManyCards = 3,
        /// The one Mission of Boot Camp is over: neither won nor lost (CAMP-1).
        BootCampOver = 4,
    }
}

/// What the cards on the table say to a withdrawal, at the start of a turn (HK-2).
///
/// Exhaustive: a card forbids, forces or leaves alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum WithdrawalRuling {
    /// The seat may withdraw or not.
    #[default]
    Free,
    /// The seat must withdraw, says this card.
    Must(Source),
    /// The seat cannot withdraw, says this card.
    Cannot(Source),
}

numbered_enum! {
    /// Where a card that came into play was before.
    ///
    /// Exhaustive: whoever follows the cards has to know every way.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Origin {
        /// The player's hand (ACT-PLAY).
        Hand = 0,
        /// The top of Trials, drawn by a Trap (ACT-TRAP).
        Trap = 1,
        /// The top of Trials, drawn by Clumsy (HK-CLUMSY).
        Clumsy = 2,
        /// The top of Trials, laid out because the game starts from a given position.
        Position = 3,
        /// The Recruit's hand (REC-3).
        Recruit = 4,
    }
}

/// What an event holds beyond its notice (TAB-5).
///
/// ```
/// use grizzled_core::{Command, Event, Game, Notice, Scenario, Seat, Secret, Seeded, Setup, Viewer};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let (mut chance, mut log) = (Seeded::new(1), Vec::<Event>::new());
/// let mut game = Game::new(Scenario::base(3).rules()?, &setup, &mut chance, &mut log)?;
/// game.apply(Seat::S0, &Command::Intensity(3), &mut chance, &mut log)?;
///
/// let dealt = log.iter().find(|event| event.notice == Notice::Dealt { seat: Seat::S1 }).unwrap();
/// let secret_for = |viewer| game.redact(dealt, viewer).secret;
/// assert!(matches!(secret_for(Viewer::Seat(Seat::S1)), Secret::Card(_)));
/// assert_eq!(secret_for(Viewer::Seat(Seat::S2)), Secret::Nothing);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Exhaustive: whoever follows a game has to know each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Secret {
    /// There is nothing more, or it is not for this viewer.
    #[default]
    Nothing,
    /// The card dealt or drawn.
    Card(CardId),
    /// The answer to a Speech: a card, or declining.
    Answer(Option<CardId>),
    /// The tile played face down.
    Tile(Tile),
    /// The tiles given.
    Tiles(Tiles),
    /// An order of cards, bottom first.
    Order(Pile),
    /// The card dealt or drawn to a hand that its player has put down: nobody sees it (DUO-2).
    Unseen(CardId),
    /// A hand, in the order of the cards' numbers.
    Hand(Pile),
    /// Two Orders drawn.
    Orders(OrderId, OrderId),
    /// The Orders of a deck.
    OrderDeck(OrderSet),
    /// The Recruits of a deck.
    RecruitDeck(RecruitSet),
    /// Two Helping Hands drawn.
    Help(HelpId, HelpId),
    /// The Helping Hand kept.
    Kept(HelpId),
}

impl Secret {
    /// Whether there is nothing more, or it is not for this viewer.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }
}
