//! What the owner of a seat holds and the others do not see.

use crate::vocabulary::{CardId, CardSet, Tile, Tiles};

/// The answer a seat has given to a Speech, until it is shown.
///
/// Exhaustive: the rule knows these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Answer {
    /// None is pending.
    #[default]
    None,
    /// To discard nothing.
    Decline,
    /// To discard this card.
    Discard(CardId),
}

/// What the owner of a seat sees alone (TAB-5).
///
/// ```
/// use grizzled_core::{Command, Game, Scenario, Seat, Seeded, Setup};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let mut chance = Seeded::new(1);
/// let mut game = Game::new(Scenario::base(3).rules()?, &setup, &mut chance, &mut ())?;
/// game.apply(Seat::S0, &Command::Intensity(3), &mut chance, &mut ())?;
/// let own = game.view(Seat::S1).unwrap().own;
/// assert_eq!((own.hand.len(), own.tiles.len()), (3, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Holdings {
    /// The hand.
    pub hand: CardSet,
    /// The Support tiles held.
    pub tiles: Tiles,
    /// The tile played face down.
    pub tile: Option<Tile>,
    /// The answer given to the Speech under way.
    pub answer: Answer,
}

impl Holdings {
    /// Whether an answer to the Speech under way has been given.
    #[must_use]
    pub const fn has_answered(&self) -> bool {
        !matches!(self.answer, Answer::None)
    }
}
