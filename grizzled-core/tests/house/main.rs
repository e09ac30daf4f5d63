//! What holds the house together: rules, code and tests name the same ids, imports go one way, the crate
//! keeps to its promises, and files and functions stay small.
//!
//! These tests read the sources. What they find wrong they name by file and line.

mod c_functions;
mod circles;
mod documents;
mod effects;
mod enums;
mod errors;
mod events;
mod examples;
mod formats;
mod guide;
mod habits;
mod hard_knocks;
mod layers;
mod lexer;
mod rule_ids;
mod sizes;
mod source;
mod tests_of_rules;

/// Fails with all complaints at once, so that one run shows everything there is to mend.
fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
