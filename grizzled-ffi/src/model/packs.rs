//! Packs of cards: the built-in one, and those that are read from JSON.

use crate::failure::Called;
use crate::handles::Fixed;
use grizzled_core::Rules;
use grizzled_core::campaign::Book;
use grizzled_core::cards::{self, Chapter, Face, Pack, Roster, armistice};
use grizzled_core::log::CardNames;
use grizzled_core::packs::{self, OwnedPack};
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
        let (deck, roster, chapters) = (pack.deck(), pack.roster(), pack.campaign());
        Ok(Self { pack, deck, roster, chapters })
    }

    pub(crate) fn book(&self) -> Book<'_> {
        Book { deck: &self.deck, roster: &self.roster, chapters: &self.chapters }
    }

    pub(crate) fn to_json(&self) -> String {
        self.pack.with(|pack| packs::to_json(&pack))
    }
}

/// What a game's cards are called, where that is known.
#[derive(Clone)]
pub(crate) enum Names {
    /// Their pack is missing: they are called by their numbers.
    Unknown,
    BuiltIn,
    Own(Arc<Cards>),
    /// A log or a stream brought the names of a pack that is not here.
    Brought(Arc<CardNames>),
}

impl Names {
    /// Of rules that come with these names, or with none: then of the built-in pack, if their cards are those.
    pub(crate) fn of(rules: &Rules, brought: Option<&CardNames>) -> Self {
        match brought {
            Some(names) => Self::Brought(Arc::new(names.clone())),
            None if *rules.roster() == armistice::ROSTER => Self::BuiltIn,
            None => Self::Unknown,
        }
    }

    /// Whether those of all cards in these rules are known.
    pub(crate) fn are_known(&self, rules: &Rules) -> bool {
        !matches!(self, Self::Unknown) || nothing_is_named(rules.roster())
    }

    /// What the log of a game by these rules must carry, so that others know them.
    pub(crate) fn to_carry(&self, rules: &Rules) -> Option<CardNames> {
        match self {
            Self::Unknown | Self::BuiltIn => None,
            Self::Own(_) if nothing_is_named(rules.roster()) => None,
            Self::Own(cards) => Some(cards.pack.with(|pack| CardNames::of(&pack))),
            Self::Brought(names) => Some(CardNames::clone(names)),
        }
    }

    /// Does something with the names.
    pub(crate) fn with<R>(&self, call: impl FnOnce(Option<&dyn cards::Names>) -> R) -> R {
        match self {
            Self::Brought(names) => call(Some(&**names)),
            _ => self.with_pack(|pack| call(pack.map(|pack| pack as &dyn cards::Names))),
        }
    }

    /// Does something with the pack, where it is here.
    pub(crate) fn with_pack<R>(&self, call: impl FnOnce(Option<&Pack<'_>>) -> R) -> R {
        match self {
            Self::Unknown | Self::Brought(_) => call(None),
            Self::BuiltIn => call(Some(&armistice::PACK)),
            Self::Own(cards) => cards.pack.with(|pack| call(Some(&pack))),
        }
    }
}

fn nothing_is_named(roster: &Roster) -> bool {
    roster.orders().is_empty() && roster.recruits().is_empty() && roster.helping_hands().is_empty()
}
