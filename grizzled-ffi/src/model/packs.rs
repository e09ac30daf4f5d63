//! Packs of cards: the built-in one, and those that are read from JSON.

use crate::failure::Called;
use crate::handles::Fixed;
use grizzled_core::pack::{Pack, armistice};
use grizzled_core::packs::{self, OwnedPack};
use grizzled_core::{Book, Chapter, Face, Roster, Rules};
use std::sync::Arc;

/// A pack that was read.
pub(crate) struct Cards {
    pub(crate) pack: OwnedPack,
    deck: Vec<Face>,
    roster: Roster,
    chapters: Vec<Chapter>,
}

impl Fixed for Cards {}

impl Cards {
    pub(crate) fn load(file: &[u8]) -> Called<Self> {
        let pack = packs::load(file)?;
        let (deck, roster) = (pack.deck(), pack.roster());
        let chapters = pack.chapters.iter().map(|card| card.facts).collect();
        Ok(Self { pack, deck, roster, chapters })
    }

    pub(crate) fn book(&self) -> Book<'_> {
        Book { deck: &self.deck, roster: &self.roster, chapters: &self.chapters }
    }

    pub(crate) fn to_json(&self) -> String {
        self.pack.with(|pack| packs::to_json(&pack))
    }
}

/// Which pack a game's cards are from, for their names.
#[derive(Clone)]
pub(crate) enum Names {
    /// None that is known.
    Unknown,
    BuiltIn,
    Own(Arc<Cards>),
}

impl Names {
    /// Of rules whose pack nobody names: the built-in one, if their cards are those.
    pub(crate) fn of(rules: &Rules) -> Self {
        if *rules.roster() == armistice::ROSTER { Self::BuiltIn } else { Self::Unknown }
    }

    /// Does something with the pack.
    pub(crate) fn with<R>(&self, call: impl FnOnce(Option<&Pack<'_>>) -> R) -> R {
        match self {
            Self::Unknown => call(None),
            Self::BuiltIn => call(Some(&armistice::PACK)),
            Self::Own(cards) => cards.pack.with(|pack| call(Some(&pack))),
        }
    }
}
