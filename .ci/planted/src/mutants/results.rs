//! What became of the mutants, a line of JSON each, kept from one run to the next.

use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::Write as _,
};

use serde::{Deserialize, Serialize};

use super::trial::Fate;
use crate::{Result, copy};

#[derive(Deserialize, Serialize)]
struct Line {
    name: String,
    fate: Fate,
}

pub struct Results {
    fates: BTreeMap<String, Fate>,
    file: File,
}

impl Results {
    /// Those of earlier runs, in the build folder.
    pub fn open() -> Result<Self> {
        let path = copy::target().join("planted/mutants/results");
        let text = fs::read_to_string(&path).unwrap_or_default();
        let lines = text.lines().map(|line| serde_json::from_str(line).map(|Line { name, fate }| (name, fate)));
        let fates = lines.collect::<std::result::Result<_, _>>()?;
        Ok(Self { fates, file: OpenOptions::new().create(true).append(true).open(path)? })
    }

    pub fn of(&self, name: &str) -> Option<&Fate> {
        self.fates.get(name)
    }

    pub fn has(&self, name: &str) -> bool {
        self.fates.contains_key(name)
    }

    pub fn add(&mut self, name: &str, fate: &Fate) -> Result<()> {
        if self.fates.insert(name.to_owned(), fate.clone()).as_ref() != Some(fate) {
            let line = serde_json::to_string(&Line { name: name.to_owned(), fate: fate.clone() })?;
            writeln!(self.file, "{line}")?;
        }
        Ok(())
    }
}
