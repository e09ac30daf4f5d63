//! A copy of the sources with edits, and the crate `planted` in it, which says which edit is switched on.

use crate::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

const SWITCH: &str = include_str!("../switch/lib.rs");
const SWITCH_MANIFEST: &str = "[package]\nname = \"planted\"\nversion = \"0.0.0\"\nedition = \"2024\"\n";
/// The crates whose code may ask `planted`.
const CRATES: [&str; 2] = ["grizzled-core", "grizzled-ffi"];

/// The text that takes the place of a range of bytes of a file, whose path is that from the root of the project.
#[derive(Debug, Clone)]
pub struct Edit {
    pub file: String,
    pub range: Range<usize>,
    pub text: String,
}

impl Edit {
    /// An expression or statements that are others while fault `number` is on. Statements end with a semicolon or a brace.
    pub fn switched(number: u32, file: &str, range: Range<usize>, [old, new]: [&str; 2], statements: bool) -> Self {
        let choice = format!("if ::planted::is({number}) {{ {new} }} else {{ {old} }}");
        Self { file: file.to_owned(), range, text: if statements { choice } else { format!("({choice})") } }
    }
}

/// The root of the project.
pub fn project() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("the package lies in a folder of the project").to_path_buf()
}

/// Where the project builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| project().join("target"), PathBuf::from)
}

/// The folder of a copy and of all that is made of it.
pub fn folder(name: &str) -> PathBuf {
    target().join("planted").join(name)
}

/// Writes the copy into the folder `tree` of its folder and answers where it stands. Files that stand
/// there as they should are left alone, so that they are not built again.
pub fn write(name: &str, edits: &[Edit]) -> Result<PathBuf> {
    let root = folder(name).join("tree");
    let mut files = files(&project())?;
    apply(&mut files, edits)?;
    for name in CRATES {
        depend_on_switch(&mut files, name)?;
    }
    files.insert("planted/Cargo.toml".to_owned(), SWITCH_MANIFEST.into());
    files.insert("planted/src/lib.rs".to_owned(), SWITCH.into());
    bring_about(&root, &files)?;
    Ok(root)
}

type Files = BTreeMap<String, Vec<u8>>;

fn files(project: &Path) -> Result<Files> {
    let listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(listed).current_dir(project).output()?;
    if !output.status.success() {
        return Err("git cannot list the files".into());
    }
    let names = String::from_utf8(output.stdout)?;
    let present = names.split_terminator('\0').filter(|name| project.join(name).is_file());
    present.map(|name| Ok((name.to_owned(), fs::read(project.join(name))?))).collect()
}

/// From the last edit of a file to the first, so that the ranges stay what they are.
fn apply(files: &mut Files, edits: &[Edit]) -> Result<()> {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    sorted.sort_by_key(|edit| (&edit.file, edit.range.start));
    for pair in sorted.windows(2) {
        if pair[0].file == pair[1].file && pair[0].range.end > pair[1].range.start {
            return Err(format!("two edits overlap in {}: {:?} and {:?}", pair[0].file, pair[0], pair[1]).into());
        }
    }
    for edit in sorted.into_iter().rev() {
        let bytes = files.get_mut(&edit.file).ok_or_else(|| format!("there is no file {}", edit.file))?;
        bytes.splice(edit.range.clone(), edit.text.bytes());
    }
    Ok(())
}

fn depend_on_switch(files: &mut Files, name: &str) -> Result<()> {
    let path = format!("{name}/Cargo.toml");
    let manifest = files.get_mut(&path).ok_or_else(|| format!("there is no file {path}"))?;
    let text = std::str::from_utf8(manifest)?;
    let with = text.replacen("[dependencies]\n", "[dependencies]\nplanted = { path = \"../planted\" }\n", 1);
    *manifest = with.into_bytes();
    Ok(())
}

fn bring_about(root: &Path, files: &Files) -> Result<()> {
    for (name, bytes) in files {
        let path = root.join(name);
        if fs::read(&path).is_ok_and(|there| there == *bytes) {
            continue;
        }
        fs::create_dir_all(path.parent().expect("a file lies in a folder"))?;
        fs::write(&path, bytes)?;
        // Scripts can be run.
        if let Ok(original) = fs::metadata(project().join(name)) {
            fs::set_permissions(path, original.permissions())?;
        }
    }
    let expected: BTreeSet<PathBuf> = files.keys().map(|name| root.join(name)).collect();
    remove_others(root, &expected)
}

fn remove_others(folder: &Path, expected: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            remove_others(&entry.path(), expected)?;
        } else if !expected.contains(&entry.path()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
