//! A campaign in a file: as it stands between two Chapters (CAMP-2), and behind that the Chapter under way.

use crate::cards::cards;
use crate::files;
use crate::journal::{self, Unfinished};
use crate::texts::{Words, fill};
use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};
use grizzled_core::campaign::{Campaign, SavedCampaign};
use grizzled_core::text::Lang;
use std::fs;
use std::io::{self, Error, ErrorKind};
use std::path::{Path, PathBuf};

/// What a file has of a campaign.
pub(crate) struct Kept {
    saved: SavedCampaign,
    pub(crate) under_way: Option<Unfinished>,
    bytes: Vec<u8>,
}

/// What the file has.
pub(crate) fn load(path: &Path) -> io::Result<Kept> {
    let bytes = fs::read(path).map_err(|error| files::error(path, error))?;
    let mut values = serde_json::Deserializer::from_slice(&bytes).into_iter();
    let saved = values.next().unwrap_or_else(|| serde_json::from_slice(b""));
    let saved = saved.map_err(|error| files::error(path, error))?;
    let end = values.byte_offset();
    let spaces = bytes[end..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let (before, rest) = bytes.split_at(end + spaces);
    let under_way = if rest.is_empty() { None } else { Some(journal::read(path, before, rest)?) };
    Ok(Kept { saved, under_way, bytes })
}

impl Kept {
    /// The campaign between two Chapters, for so many Grizzled; without a number, for as many as it was saved with.
    pub(crate) fn campaign(&self, path: &Path, seats: Option<u8>) -> io::Result<Campaign> {
        let campaign = Campaign::resume(&self.saved, &cards().book(), seats.unwrap_or(self.saved.seats));
        campaign.map_err(|error| files::error(path, error))
    }

    /// Keeps all of it in another file, which must be new.
    pub(crate) fn copy_to(&self, path: &Path, lang: Lang) -> io::Result<()> {
        create(path, &self.bytes, lang)
    }
}

/// The campaign as it is written between two Chapters.
pub(crate) fn text(campaign: &Campaign) -> io::Result<String> {
    let saved = campaign.save().ok_or_else(|| Error::other("a campaign is saved between two Chapters"))?;
    Ok(serde_json::to_string_pretty(&saved)? + "\n")
}

/// A new file for a campaign.
pub(crate) fn create(path: &Path, contents: &[u8], lang: Lang) -> io::Result<()> {
    files::create(path, contents).map_err(|error| refused(path, error, Words::of(lang).save_exists))
}

/// An error that names the file, and of a file that exists already says what else can be done.
pub(crate) fn refused(path: &Path, error: Error, exists: &str) -> Error {
    let name = path.display().to_string();
    match error.kind() {
        ErrorKind::AlreadyExists => Error::other(fill(exists, &[&name, &name])),
        _ => files::error(path, error),
    }
}

/// A new file for a campaign, in the folder where the system has the data of programs.
pub(crate) fn create_anywhere(contents: &[u8], lang: Lang) -> io::Result<PathBuf> {
    let folder = data_folder().ok_or_else(|| Error::other(Words::of(lang).no_folder))?;
    fs::create_dir_all(&folder).map_err(|error| files::error(&folder, error))?;
    let mut numbers = 1..;
    loop {
        let path = folder.join(format!("campaign-{}.json", numbers.next().unwrap_or(0)));
        match files::create(&path, contents) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            created => return created.map(|()| path.clone()).map_err(|error| files::error(&path, error)),
        }
    }
}

fn data_folder() -> Option<PathBuf> {
    let names = AppStrategyArgs { app_name: "Grizzled".to_owned(), ..AppStrategyArgs::default() };
    choose_native_strategy(names).ok().map(|folders| folders.data_dir())
}
