//! What became of the mutants, kept from one run to the next: in the build folder a line of JSON each, as they are tried, and in a
//! file that is committed a letter each, which holds as long as a source file has the same mutants.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, OpenOptions},
    io::Write as _,
    path::PathBuf,
};

use serde::{Deserialize, Serialize};

use super::{list::Mutant, trial::Fate, viable};
use crate::{Result, copy};

const HEAD: &str = "# Written by `mutants`: what became of each mutant of a file, whose list has this checksum.
# R refused, M not switched, C caught, S not caught, N not reached, . not tried
";

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
    /// Those of earlier runs.
    pub fn open(mutants: &[Mutant]) -> Result<Self> {
        let folder = copy::folder(viable::NAME);
        fs::create_dir_all(&folder)?;
        let path = folder.join("results");
        let mut fates = committed(mutants);
        for line in fs::read_to_string(&path).unwrap_or_default().lines() {
            let Line { name, fate } = serde_json::from_str(line)?;
            fates.insert(name, fate);
        }
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

    /// Writes the file that is committed.
    pub fn keep(&self, mutants: &[Mutant]) -> Result<()> {
        let row = |(file, mutants): (&str, Vec<&Mutant>)| {
            let letters: String = mutants.iter().map(|mutant| letter(self.of(&mutant.name))).collect();
            format!("{file} {:08x} {letters}\n", checksum(&mutants))
        };
        let rows: String = by_file(mutants).into_iter().map(row).collect();
        Ok(fs::write(kept(), format!("{HEAD}{rows}"))?)
    }
}

fn kept() -> PathBuf {
    copy::project().join(".ci/planted/mutants.results")
}

/// What the committed file says of the files whose mutants are still the same.
fn committed(mutants: &[Mutant]) -> BTreeMap<String, Fate> {
    let text = fs::read_to_string(kept()).unwrap_or_default();
    let of_files = by_file(mutants);
    let mut fates = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let [file, sum, letters] = line.split(' ').collect::<Vec<_>>()[..] else { continue };
        let Some(mutants) = of_files.get(file) else { continue };
        if format!("{:08x}", checksum(mutants)) == sum {
            let known =
                mutants.iter().zip(letters.chars()).filter_map(|(mutant, letter)| Some((mutant, fate(letter)?)));
            fates.extend(known.map(|(mutant, fate)| (mutant.name.clone(), fate)));
        }
    }
    fates
}

fn by_file(mutants: &[Mutant]) -> BTreeMap<&str, Vec<&Mutant>> {
    let mut files = BTreeMap::<&str, Vec<&Mutant>>::new();
    mutants.iter().for_each(|mutant| files.entry(&mutant.file).or_default().push(mutant));
    files
}

fn checksum(mutants: &[&Mutant]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    mutants.iter().for_each(|mutant| sum.update(mutant.name.as_bytes()));
    sum.finalize()
}

const fn letter(fate: Option<&Fate>) -> char {
    match fate {
        None => '.',
        Some(Fate::Refused) => 'R',
        Some(Fate::Missed) => 'M',
        Some(Fate::Caught(_)) => 'C',
        Some(Fate::NotReached) => 'N',
        Some(Fate::Survived { .. }) => 'S',
    }
}

fn fate(letter: char) -> Option<Fate> {
    match letter {
        'R' => Some(Fate::Refused),
        'M' => Some(Fate::Missed),
        'C' => Some(Fate::Caught("an earlier run".to_owned())),
        'N' => Some(Fate::NotReached),
        'S' => Some(Fate::Survived { tests: 0, of: 0 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{fate, kept, letter};
    use crate::{copy, mutants::report::DOCUMENT};

    #[test]
    fn letters_are_read_as_they_were_written() {
        for one in ['R', 'M', 'C', 'N', 'S', '.'] {
            assert_eq!(letter(fate(one).as_ref()), one);
        }
    }

    #[test]
    fn the_document_counts_what_is_kept() {
        let document = fs::read_to_string(copy::project().join(DOCUMENT)).expect("the document can be read");
        let all = document.lines().find(|line| line.starts_with("| all |")).expect("it has a sum");
        let counts: Vec<usize> = all.split(" | ").filter_map(|cell| cell.trim_end_matches(" |").parse().ok()).collect();
        let [mutants, refused, not_switched, caught, excused, open, not_tried] = counts[..] else { panic!("{all}") };
        let text = fs::read_to_string(kept()).expect("what is kept can be read");
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        let letters: String = rows.filter_map(|line| line.rsplit(' ').next()).collect();
        let count = |wanted: &str| letters.chars().filter(|&letter| wanted.contains(letter)).count();
        assert_eq!(
            [letters.len(), count("R"), count("M"), count("C"), count("NS"), count(".")],
            [mutants, refused, not_switched, caught, excused + open, not_tried]
        );
    }
}
