//! The C header: written from this crate, and compared with the one that is committed.

use crate::codes::{Row, TABLES, Table};
use grizzled_core::{Reason, RuleId};
use std::fmt::Write;
use std::path::Path;

const HEADER: &str = "../include/grizzled.h";

const INTRODUCTION: &str = "\
/*
 * The rules engine of the cooperative card game The Grizzled, as a C library.
 *
 * This file is generated from the crate grizzled-ffi; do not edit it.
 *
 * - Games are named by handles, which are values. A handle that was freed or made up is answered with
 *   GRZ_E_HANDLE.
 * - Every struct begins with struct_size: set it to sizeof the struct before a call. In arrays the library sets it.
 * - The caller brings all memory. When it is too short, the need is told, and nothing else is written.
 * - Functions that can fail answer a status, GRZ_OK or one of GRZ_E_...
 * - Pointers must be NULL where that is allowed, or point to what their type says.
 * - Any thread may call; on one handle one call at a time, else GRZ_E_BUSY.
 */
#ifndef GRIZZLED_H
#define GRIZZLED_H

#include <stdint.h>

#ifdef __cplusplus
extern \"C\" {
#endif

";

const END: &str = "\n#ifdef __cplusplus\n}\n#endif\n\n#endif /* GRIZZLED_H */\n";

/// `HkFearful` as `HK_FEARFUL`, `HK-FEARFUL` too.
fn upper(name: &str) -> String {
    let mut text = String::new();
    let mut before = ' ';
    for letter in name.chars() {
        if letter.is_uppercase() && before.is_lowercase() {
            text.push('_');
        }
        text.push(if letter == '-' { '_' } else { letter.to_ascii_uppercase() });
        before = letter;
    }
    text
}

fn define(name: &str, value: i64, meaning: &str) -> String {
    let number = if value < 0 { format!("({value})") } else { value.to_string() };
    format!("/** {} */\n#define {name} {number}\n", meaning.trim_matches([' ', '\0']))
}

fn table(table: &Table) -> String {
    let rows = table.rows.iter().map(|&Row { name, value, text }| define(name, value, text));
    format!("/*{} */\n\n{}\n", table.title, rows.collect::<String>())
}

/// Every constant: the tables of this crate, then core's reasons and rules.
fn constants() -> String {
    let mut text: String = TABLES.iter().map(table).collect();
    text.push_str("/* Reasons of a rejection, in grz_rejection.reason. */\n\n");
    for reason in Reason::ALL {
        let name = format!("GRZ_REASON_{}", upper(&format!("{reason:?}")));
        text.push_str(&define(&name, reason.number().into(), &reason.to_string()));
    }
    text.push_str("\n/* Rules, in grz_rejection.rule. */\n\n");
    for rule in RuleId::all() {
        writeln!(text, "#define GRZ_RULE_{} {}", upper(rule.as_str()), rule.number()).unwrap();
    }
    text.push('\n');
    text
}

/// Comments of one line, on one line.
fn compact(items: &str) -> String {
    let lines: Vec<&str> = items.lines().collect();
    let mut text = String::new();
    let mut at = 0;
    while at < lines.len() {
        let indent = lines[at].len() - lines[at].trim_start().len();
        let one = lines[at].trim() == "/**" && lines.get(at + 2).is_some_and(|line| line.trim() == "*/");
        if one {
            let comment = lines[at + 1].trim().trim_start_matches("* ");
            writeln!(text, "{}/** {comment} */", &lines[at][..indent]).unwrap();
            at += 3;
        } else {
            writeln!(text, "{}", lines[at]).unwrap();
            at += 1;
        }
    }
    text
}

/// The whole header.
fn header() -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(here.join("cbindgen.toml")).unwrap();
    let bindings = cbindgen::Builder::new().with_config(config).with_crate(here).generate().unwrap();
    let mut items = Vec::new();
    bindings.write(&mut items);
    let items = String::from_utf8(items).unwrap().replace("\r\n", "\n").replace('`', "");
    format!("{INTRODUCTION}{}{}{END}", constants(), compact(items.trim()))
}

#[test]
fn header_is_the_one_that_is_committed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(HEADER);
    let header = header();
    if std::env::var_os("GRZ_HEADER").is_some_and(|told| told == "write") {
        std::fs::write(&path, &header).unwrap();
    }
    // A checkout may have changed the ends of lines.
    let committed = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(committed == header, "write it anew: GRZ_HEADER=write cargo test -p grizzled-ffi header");
}

#[test]
fn header_names_every_constant_function_and_struct() {
    let header = header();
    let names = TABLES.iter().flat_map(|table| table.rows).map(|row| row.name);
    for name in names {
        assert!(header.contains(&format!("#define {name} ")), "{name} is missing");
    }
    for rule in RuleId::all() {
        assert!(header.contains(&format!("#define GRZ_RULE_{} {}\n", upper(rule.as_str()), rule.number())));
    }
    for name in ["grz_game", "grz_options", "grz_info", "grz_command", "grz_rejection", "grz_event"] {
        assert!(header.contains(&format!("}} {name};")), "{name} is missing");
    }
    let functions = header.lines().filter(|line| line.contains(" grz_") && line.ends_with('(') || line.contains(");"));
    assert_eq!(functions.count(), FUNCTIONS, "a function came or went");
}

const FUNCTIONS: usize = 14;

#[test]
fn header_has_plain_lines_and_names_no_place() {
    let header = header();
    assert!(!header.contains('\r') && !header.contains("//") && !header.contains(env!("CARGO_MANIFEST_DIR")));
    assert!(header.is_ascii() && header.lines().all(|line| line.len() <= 140));
}
