//! A campaign between two Chapters, kept in a file (CAMP-2).

use crate::cards::cards;
use grizzled_core::{Campaign, SavedCampaign};
use std::fs;
use std::io::{self, Error};
use std::path::Path;

/// The campaign in the file, for so many Grizzled; without a number, for as many as it was saved with.
pub(crate) fn load(path: &Path, seats: Option<u8>) -> io::Result<Campaign> {
    let told = |problem: &dyn std::fmt::Display| Error::other(format!("{}: {problem}", path.display()));
    let text = fs::read_to_string(path).map_err(|error| told(&error))?;
    let saved: SavedCampaign = serde_json::from_str(&text).map_err(|error| told(&error))?;
    Campaign::resume(&saved, &cards().book(), seats.unwrap_or(saved.seats)).map_err(|error| told(&error))
}

/// Keeps the campaign. The file is either written whole or left as it was.
pub(crate) fn store(path: &Path, campaign: &Campaign) -> io::Result<()> {
    let Some(saved) = campaign.save() else { return Ok(()) };
    let told = |problem: &dyn std::fmt::Display| Error::other(format!("{}: {problem}", path.display()));
    let mut text = serde_json::to_string_pretty(&saved).map_err(|error| told(&error))?;
    text.push('\n');
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, text).map_err(|error| told(&error))?;
    fs::rename(&beside, path).map_err(|error| told(&error))
}
