//! Which mutants compile: those that the compiler complains about are taken out, until it complains no more.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

use serde::Deserialize;

use super::{list::Mutant, switched::switched};
use crate::{
    Result,
    copy::{self, Edit},
    suites,
};

/// The folder of the copy.
pub const NAME: &str = "mutants";

/// What is checked, with the features that the tests build with.
const CHECKED: [&[&str]; 2] = [
    &["--lib", "-p", "grizzled-core", "--features", "arbitrary,json,proptest,serde,testkit"],
    &["--lib", "-p", "grizzled-ffi", "--features", "grizzled-core/testkit"],
];

/// The copy with every mutant that compiles behind a switch.
#[derive(Default)]
pub struct Copy {
    pub tree: PathBuf,
    /// The mutants, by number, that the compiler refuses.
    pub refused: BTreeSet<u32>,
    /// Those that cannot stand behind a switch.
    pub missed: BTreeSet<u32>,
}

/// Writes the copy. The number of a mutant is its place in the list. Those `refused` before are not tried again.
pub fn write(mutants: &[Mutant], refused_before: BTreeSet<u32>) -> Result<Copy> {
    let mut copy = Copy { refused: refused_before, ..Copy::default() };
    loop {
        let (edits, places) = edits(mutants, &mut copy)?;
        copy.tree = copy::write(NAME, &edits)?;
        let mut found = BTreeSet::new();
        for arguments in CHECKED {
            found = refused(&copy.tree, arguments, &places)?;
            if !found.is_empty() {
                break;
            }
        }
        if found.is_empty() {
            return Ok(copy);
        }
        eprintln!("{} mutants do not compile", found.len());
        copy.refused.extend(found);
    }
}

/// Where mutants stand in the files of the copy.
type Places = BTreeMap<PathBuf, Vec<(Range<usize>, u32)>>;

fn edits(mutants: &[Mutant], copy: &mut Copy) -> Result<(Vec<Edit>, Places)> {
    let mut files: BTreeMap<&str, Vec<(u32, &Mutant)>> = BTreeMap::new();
    for (number, mutant) in (0..).zip(mutants) {
        if !copy.refused.contains(&number) {
            files.entry(&mutant.file).or_default().push((number, mutant));
        }
    }
    let (mut edits, mut places) = (Vec::new(), Places::new());
    for (file, mutants) in files {
        let source = fs::read_to_string(copy::project().join(file))?;
        let switched = switched(&source, &mutants).map_err(|why| format!("{file}: {why}"))?;
        copy.missed.extend(switched.missed);
        edits.push(Edit { file: file.to_owned(), range: 0..source.len(), text: switched.text });
        places.insert(PathBuf::from(file), switched.places);
    }
    Ok((edits, places))
}

#[derive(Deserialize)]
struct Line {
    message: Option<Message>,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    rendered: Option<String>,
    spans: Vec<Spot>,
    children: Vec<Message>,
}

#[derive(Deserialize)]
struct Spot {
    file_name: PathBuf,
    byte_start: usize,
    byte_end: usize,
}

/// The mutants that the compiler refuses.
fn refused(tree: &Path, arguments: &[&str], places: &Places) -> Result<BTreeSet<u32>> {
    let output = suites::cargo(tree).args(["check", "--message-format", "json"]).args(arguments).output()?;
    let (mut found, mut unknown) = (BTreeSet::new(), Vec::new());
    for line in output.stdout.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        let Line { message: Some(message) } = serde_json::from_slice(line)? else { continue };
        if message.level != "error" || message.spans.is_empty() {
            continue;
        }
        let of_message = blamed(&message, places);
        if of_message.is_empty() {
            unknown.push(message.rendered.unwrap_or_default());
        }
        found.extend(of_message);
    }
    if found.is_empty() && !output.status.success() {
        let why =
            if unknown.is_empty() { String::from_utf8_lossy(&output.stderr).into_owned() } else { unknown.join("\n") };
        return Err(format!("the copy does not compile, and no mutant is to blame:\n{why}").into());
    }
    Ok(found)
}

/// Whose code an error speaks of: the mutants in which it points; else those in what it points at; else those
/// between what it points at.
fn blamed(message: &Message, places: &Places) -> BTreeSet<u32> {
    let mut spots: Vec<&Spot> = message.spans.iter().collect();
    spots.extend(message.children.iter().flat_map(|child| &child.spans));
    let those = |meant: fn(&Spot, &Range<usize>) -> bool| -> BTreeSet<u32> {
        let mut found = BTreeSet::new();
        for spot in &spots {
            let of_file = places.get(&spot.file_name).into_iter().flatten();
            found.extend(of_file.filter(|(range, _)| meant(spot, range)).map(|&(_, number)| number));
        }
        found
    };
    let around = those(|spot, range| range.start <= spot.byte_start && spot.byte_end <= range.end);
    if !around.is_empty() {
        return around;
    }
    let inside = those(|spot, range| spot.byte_start <= range.start && range.end <= spot.byte_end);
    if !inside.is_empty() {
        return inside;
    }
    // Of a match that is not complete, from its head to the arm that the compiler would add.
    let file = &spots[0].file_name;
    let of_file = || spots.iter().filter(|spot| spot.file_name == *file);
    let (first, last) = (of_file().map(|spot| spot.byte_start).min(), of_file().map(|spot| spot.byte_end).max());
    let between = places
        .get(file)
        .into_iter()
        .flatten()
        .filter(|(range, _)| first <= Some(range.start) && Some(range.end) <= last);
    between.map(|&(_, number)| number).collect()
}
