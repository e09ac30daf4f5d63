//! What stands before the records of a log or a stream, in its newest version and in either form.

use super::{CardNames, Commitment, Fault, LogError, VOCABULARY};
use crate::rules::Rules;
use crate::views::Viewer;
use alloc::vec::Vec;

/// The header of a log or a stream.
pub(super) struct Header {
    pub(super) rules: Rules,
    /// Whose stream it is; `None` for a log.
    pub(super) viewer: Option<Viewer>,
    pub(super) notes: Notes,
}

/// What is known of a game besides its rules, where it is known. Each is a field of the header that can be left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notes {
    /// What the host committed to before the game.
    pub(super) commitment: Option<Commitment>,
    /// Which of the histories of this game it is: 0 until something is taken back.
    pub(super) epoch: u32,
    /// Whether it ends in the middle of a command.
    pub(super) cut: bool,
    /// How far the source of chance has come; of a log alone.
    pub(super) chance: Option<u64>,
    /// How many events there were before the first one; of a stream alone.
    pub(super) first: u32,
    /// What the cards are called.
    pub(super) names: Option<CardNames>,
    /// Fields of later versions that may be ignored, kept as they are: number and bytes, in the order of their numbers.
    pub(super) more: Vec<(u8, Vec<u8>)>,
}

/// What a header says of the end of a log, and so of nothing that is still written to.
#[derive(Clone, Copy)]
pub(super) struct AtEnd {
    pub(super) cut: bool,
    pub(super) chance: Option<u64>,
}

impl Notes {
    pub(super) const fn at_end(&self) -> AtEnd {
        AtEnd { cut: self.cut, chance: self.chance }
    }

    /// All but what is known of the end.
    pub(super) fn without_end(self) -> Self {
        Self { cut: false, chance: None, ..self }
    }

    /// TAB-5: how far chance has come depends on what was drawn in secret, so no stream says it. A log has no events before
    /// its first. Names are those of the cards in the rules.
    pub(super) fn checked(self, viewer: Option<Viewer>, rules: &Rules) -> Result<Self, Fault> {
        let suit = match viewer {
            None => self.first == 0,
            Some(_) => self.chance.is_none(),
        };
        if suit && self.names.as_ref().is_none_or(|names| names.fit(rules.roster())) {
            Ok(self)
        } else {
            Err(Fault::OutOfRange)
        }
    }

    pub(super) const NONE: Self =
        Self { commitment: None, epoch: 0, cut: false, chance: None, first: 0, names: None, more: Vec::new() };
}

/// Whether this engine knows all the events, commands and effects of this vocabulary.
pub(super) const fn check_vocabulary(vocabulary: u16) -> Result<(), LogError> {
    match vocabulary {
        1..=VOCABULARY => Ok(()),
        0 => Err(LogError::Header(Fault::OutOfRange)),
        newer => Err(LogError::NewerVocabulary(newer)),
    }
}
