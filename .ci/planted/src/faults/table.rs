//! The table of faults, and where in the sources each is planted.

use crate::Result;
use crate::copy::{self, Edit};
use serde::Deserialize;
use std::fs;
use std::ops::Range;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    fault: Vec<Fault>,
}

/// A fault; the head of `faults.toml` says what stands where.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fault {
    pub(super) name: String,
    pub(super) kind: String,
    file: String,
    #[serde(rename = "in")]
    within: Option<String>,
    old: String,
    new: String,
    #[serde(default)]
    statement: bool,
    pub(super) what: String,
    #[serde(default)]
    pub(super) channels: Vec<String>,
}

pub(super) fn read() -> Result<Vec<Fault>> {
    Ok(toml::from_str::<Table>(include_str!("../../faults.toml"))?.fault)
}

/// Each fault at its place, with its place in the table as its number.
pub(super) fn edits(faults: &[Fault]) -> Result<Vec<Edit>> {
    (0..).zip(faults).map(|(number, fault)| fault.edit(number)).collect()
}

impl Fault {
    fn edit(&self, number: u32) -> Result<Edit> {
        let text = fs::read_to_string(copy::project().join(&self.file))?;
        let range = self.range(&text).map_err(|why| format!("{}: {why}", self.name))?;
        let statements = self.statement || self.old.ends_with(';');
        Ok(Edit::switched(number, &self.file, range, [&self.old, &self.new], statements))
    }

    /// Where `old` stands.
    fn range(&self, text: &str) -> Result<Range<usize>> {
        let Some(within) = &self.within else { return only(text, &self.old, &self.file) };
        let outer = only(text, within, &self.file)?;
        let inner = only(within, &self.old, "`in`")?;
        Ok(outer.start + inner.start..outer.start + inner.end)
    }
}

/// Where the part stands in the text, if it stands there once.
fn only(text: &str, part: &str, place: &str) -> Result<Range<usize>> {
    let mut found = text.match_indices(part);
    match (found.next(), found.next()) {
        (Some((at, _)), None) => Ok(at..at + part.len()),
        (None, _) => Err(format!("`{part}` no longer stands in {place}").into()),
        (Some(_), Some(_)) => Err(format!("`{part}` stands more than once in {place}").into()),
    }
}
