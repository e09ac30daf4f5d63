//! What is wrong with a text, and where.

use crate::play::SetupError;
use crate::rules::RulesError;
use crate::vocabulary::Rejection;
use alloc::string::String;
use core::fmt::{self, Display, Formatter};

/// Why a text cannot be read, and where it stands.
///
/// ```
/// use grizzled_core::{notation, Scenario};
///
/// let rules = Scenario::base(3).rules().unwrap();
/// let error = notation::read_position(&rules, "lead:0 lead:1").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 8));
/// assert_eq!(error.to_string(), "column 8: \"lead\" is given twice");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: NotationErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotationErrorKind {
    /// Something else is expected.
    #[error("{found:?} is no {what}; expected {expected}")]
    Unknown {
        /// How the text goes on here, the beginning of it.
        found: String,
        /// What it should be.
        what: &'static str,
        /// How that is spelt.
        expected: &'static str,
    },
    /// A field, or one thing of a set, is given twice.
    #[error("{0:?} is given twice")]
    Twice(String),
    /// More than there is room for.
    #[error("there is room for {most} {what}")]
    TooMany {
        /// Of what.
        what: &'static str,
        /// How many there can be.
        most: usize,
    },
    /// A field that stands only together with another one.
    #[error("this stands only together with `{0}:`")]
    Requires(&'static str),
    /// Something is hidden in a position that a game is to start in.
    #[error("in a position to start from nothing is hidden")]
    Hidden,
    /// Where cards are hidden nobody can say which are the rest.
    #[error("`*` stands for the rest of the cards, and some of the others are hidden")]
    RestHidden,
    /// More cards are asked of the rest than there are.
    #[error("only {0} cards are left")]
    RestTooSmall(u8),
    /// The text of a game does not say which rules it is played by, and none were given.
    #[error("no rules are given: the tag `Rules` is missing")]
    NoRules,
    /// No game is played by the rules named.
    #[error("{0}")]
    Rules(RulesError),
    /// No game can start in the position.
    #[error("{message}")]
    Setup {
        /// Why.
        error: SetupError,
        /// The reason in words, with cards and seats as the notation writes them.
        message: String,
    },
    /// The command is not legal when its turn comes.
    #[error("the command is refused: {0}")]
    Refused(Rejection),
}

impl Display for NotationError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.line > 1 {
            write!(f, "line {}, ", self.line)?;
        }
        write!(f, "column {}: {}", self.column, self.what)
    }
}

impl core::error::Error for NotationError {}

/// What is wrong, and after how many bytes of the text.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) at: usize,
    pub(super) what: NotationErrorKind,
}

impl Fault {
    /// Counts lines and columns: only what is wrong is ever looked up.
    pub(super) fn in_text(self, text: &str) -> NotationError {
        let before = text.get(..self.at).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let column = before[start..].chars().count() + 1;
        NotationError { line, column, what: self.what }
    }
}
