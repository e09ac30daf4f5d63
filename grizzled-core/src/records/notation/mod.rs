//! Positions and games as text, in the spirit of FEN and PGN: readable in an issue, exact both ways.
//!
//! - A position is one line of `key:value` fields: [`write_position`] and [`read_position`]. What one seat or a
//!   spectator sees is the same with `5?` for what is hidden: [`PartialPosition`].
//! - [`position_of`] says a game as it stands as a position, or why a position cannot say it.
//! - A game is a few tag lines and the commands, Mission by Mission: [`GameText`] and [`replay`].
//!
//! What cannot be read is reported by line and column: [`NotationError`]. `NOTATION.md` beside this crate is the grammar.
//!
//! ```
//! use grizzled_core::{notation, Scenario, Seat};
//! use grizzled_core::cards::{HardKnock, base};
//!
//! let rules = Scenario::base(3).rules().unwrap();
//! let line = "lead:0 mission:2 turn:0 hand0:nm,mute land:rh! knocks:fearful@1 morale:*";
//! let setup = notation::read_position(&rules, line).unwrap();
//! let position = setup.position.as_ref().unwrap();
//! assert!(position.hands[0].contains(base::hard_knock(HardKnock::Mute)));
//! assert_eq!(position.knocks.owner(base::hard_knock(HardKnock::Fearful)), Some(Seat::S1));
//! assert_eq!(notation::write_position(&rules, &setup), line);
//!
//! let error = notation::read_position(&rules, "lead:0 hand0:nm,nrq").unwrap_err();
//! assert!(error.to_string().starts_with("column 17: \"nrq\" is no card of this deck"));
//! ```

mod commands;
mod draft;
mod error;
mod export;
mod fields;
mod games;
mod lists;
mod located;
mod partial;
mod positions;
mod presets;
mod reading;
mod replay;
mod rest;
mod token;
mod views;
mod words;

pub use commands::{read_command, write_command};
pub use error::{NotationError, NotationErrorKind};
pub use export::{PositionError, position_of};
pub use games::{GameText, Move};
pub use partial::{Part, PartialBoard, PartialMission, PartialPosition, PartialRoster};
pub use presets::{Difficulties, Preset};
pub use replay::replay;

use crate::play::Setup;
use crate::rules::Rules;
use alloc::string::String;

/// The line that says this setup.
#[must_use]
pub fn write_position(rules: &Rules, setup: &Setup) -> String {
    PartialPosition::from(setup).write(rules)
}

/// The setup that this line says, in which a game can start.
///
/// ```
/// use grizzled_core::{notation, Scenario};
///
/// let rules = Scenario::base(3).rules().unwrap();
/// let line = "lead:0 mission:2 turn:0 hand0:nm,nh land:rh,nm morale:*";
/// let error = notation::read_start(&rules, line).unwrap_err();
/// assert_eq!(error.to_string(), "column 45: `nm` lies in two places");
/// ```
///
/// # Errors
///
/// What cannot be read, or why no game can start, and where the line says so.
pub fn read_start(rules: &Rules, text: &str) -> Result<Setup, NotationError> {
    let whole = token::Token::of(text);
    let read = positions::read_whole(rules, whole);
    let checked = read.and_then(|setup| located::check(rules, &setup, whole).map(|()| setup));
    checked.map_err(|fault| fault.in_text(text))
}

/// The setup that this line describes. [`read_start`] and [`Setup::check`] say whether a game can start in it.
///
/// # Errors
///
/// What cannot be read, and where.
pub fn read_position(rules: &Rules, text: &str) -> Result<Setup, NotationError> {
    positions::read_whole(rules, token::Token::of(text)).map_err(|fault| fault.in_text(text))
}
