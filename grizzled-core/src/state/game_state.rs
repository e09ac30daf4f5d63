//! Everything in play at one moment.

use crate::state::{Answer, Decks, Holdings, Knowledge, RosterDecks, Table};
use crate::vocabulary::{CardSet, MAX_SEATS, Seat, Tiles};
use core::fmt::{Debug, Formatter, Result};

/// Everything in play: a fold of the events so far.
///
/// Its `Debug` prints what the whole table sees, so that a log which players can read gives nothing away. To print
/// everything there is [`RefereeView`](crate::views::RefereeView).
///
/// ```
/// use grizzled_core::{Game, Scenario, Seeded, Setup, State};
///
/// let mut chance = Seeded::new(1);
/// let mut game = Game::new(Scenario::base(3).rules()?, &Setup::default(), &mut chance, &mut ())?;
/// assert!(size_of::<State>() <= 512);
///
/// // A search keeps states, and comes back to them.
/// let (before, leader) = (*game.state(), game.table().leader);
/// for command in game.legal(leader).iter() {
///     game.apply(leader, &command, &mut chance, &mut ())?;
///     game.restore(&before);
/// }
/// assert_eq!(*game.state(), before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) own: [Holdings; MAX_SEATS],
    pub(crate) known: [Knowledge; MAX_SEATS],
    pub(crate) decks: Decks,
    pub(crate) roster_decks: RosterDecks,
    pub(crate) places_hash: u64,
    pub(crate) agenda_hash: u64,
}

// Everything in play is copied whole by searches and servers.
const _: () = assert!(size_of::<State>() <= 512);

impl State {
    /// A table with nothing on it, before the first event.
    pub const EMPTY: Self = Self {
        table: Table::EMPTY,
        own: [Holdings { hand: CardSet::EMPTY, tiles: Tiles::NONE, tile: None, answer: Answer::None }; MAX_SEATS],
        known: [Knowledge::Nothing; MAX_SEATS],
        decks: Decks::EMPTY,
        roster_decks: RosterDecks::NONE,
        places_hash: 0,
        agenda_hash: 0,
    };

    /// What everyone sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What the owner of the seat sees alone.
    #[must_use]
    pub const fn own(&self, seat: Seat) -> &Holdings {
        &self.own[seat.index()]
    }

    /// What nobody at the table sees.
    #[must_use]
    pub const fn decks(&self) -> &Decks {
        &self.decks
    }

    /// What the owner of the seat alone knows of Orders and Helping Hands.
    #[must_use]
    pub const fn known(&self, seat: Seat) -> Knowledge {
        self.known[seat.index()]
    }

    /// The decks of Orders and Recruits, which nobody at the table sees.
    #[must_use]
    pub const fn roster_decks(&self) -> &RosterDecks {
        &self.roster_decks
    }
}

/// Prints what the whole table sees, so that a log which players can read gives nothing away.
impl Debug for State {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.debug_struct("State").field("table", &self.table).finish_non_exhaustive()
    }
}
