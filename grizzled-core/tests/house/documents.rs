//! What is written in two places is the same.

use crate::source::{crate_folder, workspace_folder};
use std::fs;
use std::path::Path;

/// The first example in Rust of a document; a checkout may have changed the ends of lines.
fn example(folder: &Path) -> String {
    let text = fs::read_to_string(folder.join("README.md")).expect("there is a README").replace("\r\n", "\n");
    let (_, rest) = text.split_once("```rust\n").expect("the README has an example in Rust");
    rest.split_once("```\n").expect("the example ends").0.to_owned()
}

/// The one of the crate is compiled and run as a test of its documentation.
#[test]
fn both_readmes_show_the_same_example() {
    assert_eq!(example(&workspace_folder()), example(&crate_folder()));
}
