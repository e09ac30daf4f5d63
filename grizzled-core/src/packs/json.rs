//! Packs as JSON files: an error names the line, the column and the place in the file.

mod locate;

use super::addresses::ReadError;
use super::check::Place;
use super::node::Node;
use super::{OwnedPack, PackError, read, write};
use crate::cards::Pack;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The most bytes of a file.
pub const MOST_BYTES: usize = 256 * 1024;

/// Why a file is no pack.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LoadError {
    /// The file is longer than [`MOST_BYTES`].
    TooLarge {
        /// How many bytes it has.
        bytes: usize,
    },
    /// It is not UTF-8 text.
    NotText,
    /// It is no JSON.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        problem: String,
    },
    /// It is JSON and no pack.
    Wrong {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The place in the pack, as `orders[3].effect.amount`; empty for the whole.
        place: String,
        /// What is wrong, and what is allowed.
        problem: String,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { bytes } => write!(f, "the file has {bytes} bytes; at most {MOST_BYTES} are allowed"),
            Self::NotText => f.write_str("the file is not UTF-8 text"),
            Self::Syntax { line, column, problem } => write!(f, "line {line}, column {column}: {problem}"),
            Self::Wrong { line, column, place, problem } => {
                let dots = if place.is_empty() { "" } else { ": " };
                write!(f, "line {line}, column {column}: {place}{dots}{problem}")
            }
        }
    }
}

impl core::error::Error for LoadError {}

/// Reads a pack from the bytes of a JSON file, and checks that it can be played.
///
/// # Errors
///
/// The first thing that is wrong: where, what, and what is allowed.
///
/// ```
/// use grizzled_core::packs;
///
/// let file = br#"{"format": 1, "name": "Mine", "orders": [
///     {"number": 1, "name": "Fog", "difficulty": "easy", "intensity": [3, 3, 2], "effect": {"what": "no_wind"}}
/// ]}"#;
/// let message = packs::load(file).unwrap_err().to_string();
/// assert!(message.starts_with("line 2, column 99: orders[0].effect.what: `no_wind` is not known here; allowed are: "));
/// ```
pub fn load(file: &[u8]) -> Result<OwnedPack, LoadError> {
    if file.len() > MOST_BYTES {
        return Err(LoadError::TooLarge { bytes: file.len() });
    }
    let file = core::str::from_utf8(file).map_err(|_| LoadError::NotText)?;
    // Some editors begin a file with a mark that is no part of the text.
    let file = file.trim_start_matches('\u{feff}');
    let node: Node = serde_json::from_str(file).map_err(|error| syntax(&error))?;
    let wrong = |ReadError { place, problem }| located(file, place, problem);
    let pack = read::read(&node).map_err(wrong)?;
    let wrong = |error: PackError| located(file, Place(&error).to_string(), error.problem.to_string());
    pack.check().map_err(wrong)?;
    Ok(pack)
}

fn syntax(error: &serde_json::Error) -> LoadError {
    let (line, column) = (error.line(), error.column());
    let message = error.to_string();
    let problem = message.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&message).to_string();
    LoadError::Syntax { line, column, problem }
}

fn located(file: &str, place: String, problem: String) -> LoadError {
    let (line, column) = locate::locate(file, &place);
    LoadError::Wrong { line, column, place, problem }
}

/// The pack as a JSON file, a card a line.
#[must_use]
pub fn to_json(pack: &Pack<'_>) -> String {
    let Node::Map(values) = write::write(pack) else { return String::new() };
    let values: Vec<String> =
        values.iter().map(|(name, value)| format!("  {}: {}", line(&Node::text(name)), lines(value))).collect();
    format!("{{\n{}\n}}\n", values.join(",\n"))
}

/// A list with one value a line.
fn lines(node: &Node) -> String {
    match node {
        Node::List(values) => {
            let values: Vec<String> = values.iter().map(|value| format!("    {}", line(value))).collect();
            format!("[\n{}\n  ]", values.join(",\n"))
        }
        other => line(other),
    }
}

/// On one line, with a space behind each comma and colon.
fn line(node: &Node) -> String {
    match node {
        Node::List(values) => {
            let values: Vec<String> = values.iter().map(line).collect();
            format!("[{}]", values.join(", "))
        }
        Node::Map(values) => {
            let value = |(name, value): &(String, Node)| format!("{}: {}", line(&Node::text(name)), line(value));
            let values: Vec<String> = values.iter().map(value).collect();
            format!("{{{}}}", values.join(", "))
        }
        // What is neither is a text, a number or a flag, which can always be written.
        other => serde_json::to_string(other).unwrap_or_default(),
    }
}
