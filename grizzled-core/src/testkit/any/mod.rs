//! Anything at all, drawn from chance: decks, rosters and positions that can be played, and events and commands that
//! need not make sense. Chance may be a seed, a fuzzer's bytes ([`super::fuzz::Bytes`]) or a script.
//!
//! ```
//! use grizzled_core::testkit::any::{Choose, any_armistice, any_command, any_start};
//! use grizzled_core::{Game, Seeded};
//!
//! let mut chance = Seeded::new(1914);
//! let rules = any_armistice(&mut chance);
//! let start = any_start(&rules, &mut chance);
//! if start.check(&rules).is_ok() {
//!     let mut events = Vec::new();
//!     let mut game = Game::new(rules, &start, &mut chance, &mut events)?;
//!     // Few of them are legal; none may do harm.
//!     let _ = game.apply(chance.any_seat(), &any_command(&mut chance.clone()), &mut chance, &mut events);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod commands;
mod deck;
mod drawn;
mod events;
mod forgers;
mod module_events;
mod mutants;
mod pack;
mod position;
mod questions;
mod scenario;

pub use commands::any_command;
pub use deck::{any_deck, any_deck_of};
pub use drawn::Drawn;
pub use events::any_event;
pub(super) use module_events::hands_shown;
pub use mutants::any_mutant;
pub use pack::any_pack;
pub use position::any_start;
pub use scenario::{Draft, any_armistice, any_draft};

use crate::play::Chance;
use crate::vocabulary::{
    CardId, HelpId, HelpSet, MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, OrderId, OrderSet, Pile, RecruitId,
    RecruitSet, Seat, SeatSet, Source, Threat, Tile, Tiles,
};

/// Choices among things, of any chance.
///
/// ```
/// use grizzled_core::{Seeded, testkit::any::Choose};
///
/// let mut chance = Seeded::new(7);
/// assert!([2, 3, 5].contains(&chance.pick(&[2, 3, 5])) && chance.any_seat().number() < 5);
/// ```
pub trait Choose: Chance {
    /// A number below `bound`.
    fn less_than(&mut self, bound: usize) -> usize {
        self.below(bound.max(1) as u32) as usize
    }

    /// One of these.
    ///
    /// # Panics
    ///
    /// When there is none.
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.less_than(from.len())]
    }

    /// Yes, once in `many` times.
    fn one_in(&mut self, many: usize) -> bool {
        self.less_than(many) == 0
    }

    /// Any seat that a ring can have.
    fn any_seat(&mut self) -> Seat {
        self.pick(&Seat::ALL)
    }

    /// Each seat as likely in the set as not.
    fn any_seats(&mut self) -> SeatSet {
        Seat::ALL.into_iter().filter(|_| self.one_in(2)).collect()
    }

    /// Any id, but mostly one that a deck has, and often one of the same few.
    fn any_card(&mut self) -> CardId {
        let bound = self.pick(&[CardId::COUNT, 59, 59, 4]);
        CardId::new(self.less_than(bound) as u8).expect("the number is below that of the ids")
    }

    /// Such a card, or none.
    fn any_card_or_none(&mut self) -> Option<CardId> {
        (!self.one_in(3)).then(|| self.any_card())
    }

    /// Any of the six.
    fn any_threat(&mut self) -> Threat {
        self.pick(&Threat::ALL)
    }

    /// Any of the four.
    fn any_tile(&mut self) -> Tile {
        self.pick(&Tile::ALL)
    }

    /// As many tiles of each kind as [`Choose::any_number`] says.
    fn any_tiles(&mut self) -> Tiles {
        Tiles::from_array(core::array::from_fn(|_| self.any_number()))
    }

    /// Any Order that a pack can have, often one of the same few.
    fn any_order(&mut self) -> OrderId {
        let bound = self.pick(&[MAX_ORDERS as u8, 4]);
        OrderSet::first(bound).get(self.less_than(bound.into())).expect("the number is below that of the Orders")
    }

    /// Any Recruit that a pack can have.
    fn any_recruit(&mut self) -> RecruitId {
        let bound = self.pick(&[MAX_RECRUITS as u8, 2]);
        RecruitSet::first(bound).get(self.less_than(bound.into())).expect("the number is below that of the Recruits")
    }

    /// Any Helping Hand that a pack can have.
    fn any_help(&mut self) -> HelpId {
        let bound = self.pick(&[MAX_HELP as u8, 4]);
        HelpSet::first(bound).get(self.less_than(bound.into())).expect("the number is below that of the Helping Hands")
    }

    /// Any card of any kind.
    fn any_source(&mut self) -> Source {
        match self.less_than(5) {
            0 => Source::Knock(self.any_card()),
            1 => Source::Order(self.any_order()),
            2 => Source::Recruit(self.any_recruit()),
            3 => Source::Help(self.any_help()),
            _ => Source::Chapter(self.any_number()),
        }
    }

    /// Cards in any order, some of them more than once.
    fn any_pile(&mut self) -> Pile {
        (0..self.less_than(MAX_DECK + 1)).map(|_| self.any_card()).collect()
    }

    /// A number at an edge: of a byte, of a deck, of the Hard Knocks, of what is usual.
    fn any_number(&mut self) -> u8 {
        self.pick(&[0, 1, 2, 3, 24, 25, 79, 80, 81, 127, 128, 254, 255])
    }
}

impl<C: Chance> Choose for C {}
