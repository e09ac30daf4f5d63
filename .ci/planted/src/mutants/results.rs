//! What became of the mutants, a line of JSON each, kept from one run to the next.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, OpenOptions},
    io::Write as _,
};

use serde::{Deserialize, Serialize};

use super::{list::Mutant, trial::Fate, viable};
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
        let folder = copy::folder(viable::NAME);
        fs::create_dir_all(&folder)?;
        let path = folder.join("results");
        let text = fs::read_to_string(&path).unwrap_or_default();
        let lines = text.lines().map(|line| serde_json::from_str(line).map(|Line { name, fate }| (name, fate)));
        let fates = lines.collect::<std::result::Result<_, _>>()?;
        Ok(Self { fates, file: OpenOptions::new().create(true).append(true).open(path)? })
    }

    pub fn of(&self, name: &str) -> Option<&Fate> {
        self.fates.get(name)
    }

    /// The numbers of those that the compiler refused.
    pub fn refused(&self, mutants: &[Mutant]) -> BTreeSet<u32> {
        let is_refused = |(_, mutant): &(u32, &Mutant)| self.of(&mutant.name) == Some(&Fate::Refused);
        (0..).zip(mutants).filter(is_refused).map(|(number, _)| number).collect()
    }

    pub fn add(&mut self, mutant: &Mutant, fate: &Fate) -> Result<()> {
        if self.fates.insert(mutant.name.clone(), fate.clone()).as_ref() != Some(fate) {
            let line = serde_json::to_string(&Line { name: mutant.name.clone(), fate: fate.clone() })?;
            writeln!(self.file, "{line}")?;
        }
        Ok(())
    }

    /// The same of all those that have these numbers.
    pub fn add_all(&mut self, mutants: &[Mutant], numbers: &BTreeSet<u32>, fate: &Fate) -> Result<()> {
        numbers.iter().try_for_each(|&number| self.add(&mutants[number as usize], fate))
    }
}
