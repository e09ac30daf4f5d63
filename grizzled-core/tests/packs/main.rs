//! Packs: the project's own, packs in files, what is refused and how that is reported, the schema and the guide.
//!
//! Files that are generated are compared with those that are committed; `GRZ_PACK=write` rewrites them.
//! `GRZ_BALANCE=write` does it with the table of balance, which takes a minute.

mod allowed;
mod balance;
mod broken;
mod chapters;
mod files;
mod guide;
mod own_pack;
mod played;
mod promises;
mod schema;
mod words;

use std::path::{Path, PathBuf};
use std::{env, fs};

/// A file of this crate.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The text of a file; a checkout may have changed the ends of lines.
fn text(name: &str) -> String {
    fs::read_to_string(file(name)).unwrap_or_default().replace("\r\n", "\n")
}

/// Whether a variable asks for generated files to be written.
fn is_writing(variable: &str) -> bool {
    env::var_os(variable).is_some_and(|value| value == "write")
}

/// Compares what was generated with what is committed, or writes it.
fn assert_committed(name: &str, generated: &str) {
    if text(name) != generated && is_writing("GRZ_PACK") {
        fs::write(file(name), generated).expect("the file can be written");
    }
    assert!(text(name) == generated, "{name}: rewrite it: GRZ_PACK=write cargo test -p grizzled-core --test packs");
}
