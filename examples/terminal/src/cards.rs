//! The cards that are played with: the built-in pack, or one from a file.
//!
//! They are chosen once, before anything is played, and stay until the program ends.

use grizzled_core::campaign::Book;
use grizzled_core::cards::{Chapter, Face, Names, Pack, Roster, armistice};
use grizzled_core::log::{CardNames, Log};
use grizzled_core::{Rules, packs};
use std::fs;
use std::io::{self, Error};
use std::path::Path;
use std::sync::OnceLock;

/// A pack, and its cards in the form that games take.
pub(crate) struct Cards {
    pub(crate) pack: Pack<'static>,
    pub(crate) deck: &'static [Face],
    pub(crate) roster: Roster,
    pub(crate) chapters: &'static [Chapter],
}

static CHOSEN: OnceLock<Cards> = OnceLock::new();

/// The cards that are played with.
pub(crate) fn cards() -> &'static Cards {
    CHOSEN.get_or_init(|| Cards {
        pack: armistice::PACK,
        deck: &armistice::DECK,
        roster: armistice::ROSTER,
        chapters: &armistice::CHAPTERS,
    })
}

impl Cards {
    /// What a campaign is played with.
    pub(crate) fn book(&self) -> Book<'_> {
        Book { deck: self.deck, roster: &self.roster, chapters: self.chapters }
    }

    /// The Chapter of this number.
    pub(crate) fn chapter(&self, number: u8) -> Option<&'static Chapter> {
        self.chapters.get(usize::from(number))
    }
}

/// Chooses the pack in this file to play with from now on.
pub(crate) fn choose(path: &Path) -> io::Result<()> {
    let failed = |problem: &dyn std::fmt::Display| Error::other(format!("{}: {problem}", path.display()));
    let bytes = fs::read(path).map_err(|error| failed(&error))?;
    let pack = packs::load(&bytes).map_err(|error| failed(&error))?;
    let chosen = Cards {
        deck: Box::leak(pack.deck().into_boxed_slice()),
        roster: pack.roster(),
        chapters: Box::leak(pack.campaign().into_boxed_slice()),
        pack: pack.leak(),
    };
    CHOSEN.set(chosen).map_err(|_| Error::other("the cards are chosen once"))
}

/// The log of a game that is about to begin. It carries the names of cards that are not the built-in pack's, so that they
/// are shown where the pack is missing.
pub(crate) fn log_of(rules: Rules) -> Log {
    let names = CardNames::of(&cards().pack);
    let built_in = names == CardNames::of(&armistice::PACK);
    named(rules, if built_in { None } else { Some(&names) })
}

/// The log of a game that is about to begin, with the names of its cards.
pub(crate) fn named(rules: Rules, names: Option<&CardNames>) -> Log {
    let named = names.and_then(|names| Log::new(rules).named(names.clone()).ok());
    // A base game has no cards with names.
    named.unwrap_or_else(|| Log::new(rules))
}

/// What the cards of a game from a file are called: as the file says, or as in the built-in pack if they are its cards.
pub(crate) fn names_of<'a>(rules: &Rules, carried: Option<&'a CardNames>) -> Option<&'a dyn Names> {
    match carried {
        Some(names) => Some(names),
        None => (*rules.roster() == armistice::ROSTER).then_some(&armistice::PACK),
    }
}
