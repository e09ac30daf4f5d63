//! The mutants, as `cargo mutants --list --json` names them.

use std::{ops::Range, process::Command};

use serde::Deserialize;

use crate::{Result, copy};

/// One change of the code, not yet made.
#[derive(Clone, Deserialize)]
pub struct Mutant {
    /// The file, from the root of the project.
    pub file: String,
    /// What is changed, in words that begin with file, line and column.
    pub name: String,
    pub genre: Genre,
    /// What stands in the place of the span, where something does.
    pub replacement: String,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
pub enum Genre {
    /// A function returns at once.
    FnValue,
    BinaryOperator,
    UnaryOperator,
    /// An arm is left out; there is one for the rest.
    MatchArm,
    MatchArmGuard,
    /// A field is left out, and comes from the base of the struct expression.
    StructField,
}

#[derive(Clone, Copy, Deserialize)]
pub struct Span {
    pub start: Place,
    pub end: Place,
}

/// Line and column, from 1, in characters.
#[derive(Clone, Copy, Deserialize)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

impl Mutant {
    /// Where in `text`, in bytes, the span is.
    pub fn bytes(&self, text: &str) -> Range<usize> {
        self.span.start.byte(text)..self.span.end.byte(text)
    }
}

impl Place {
    fn byte(self, text: &str) -> usize {
        let line: &str = text.split_inclusive('\n').nth(self.line - 1).unwrap_or_default();
        let start = line.as_ptr() as usize - text.as_ptr() as usize;
        start + line.chars().take(self.column - 1).map(char::len_utf8).sum::<usize>()
    }
}

/// Every mutant of the core and the C library. What is for test suites is left out, and the addition that is made up for them.
pub fn list() -> Result<Vec<Mutant>> {
    let mut command = Command::new("cargo");
    command.current_dir(copy::project()).args([
        "mutants",
        "--list",
        "--json",
        "-p",
        "grizzled-core",
        "-p",
        "grizzled-ffi",
    ]);
    let output = command.args(["--exclude", "**/testkit/**", "--exclude", "**/made_up.rs"]).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}
