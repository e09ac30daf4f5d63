//! The C header: written from this crate, and compared with the one that is committed.

mod functions;
mod layouts;

use crate::codes::{Row, TABLES, Table};
use functions::Function;
use grizzled_core::{Reason, RuleId};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const INTRODUCTION: &str = "\
/*
 * The rules engine of the cooperative card game The Grizzled, as a C library.
 *
 * This file is generated from the crate grizzled-ffi; do not edit it.
 *
 * - Packs, rules, games, clients, campaigns and batches are named by handles, which are values. A handle that was
 *   freed or made up is answered with GRZ_E_HANDLE. Handles are all that is ever to be freed.
 * - Structs with a struct_size: set it to sizeof the struct before every call, for answers too. In arrays the library
 *   sets it.
 * - The caller brings all memory. Where a list or text goes, needed is told in any case (of a text with its NUL), and
 *   when there is not room for all of it nothing else is written. Unless a call answers GRZ_OK, outputs are left
 *   alone, but for needed and the grz_error.
 * - Functions that can fail answer a status, GRZ_OK or one of GRZ_E_... Those that take a grz_error say more there;
 *   its message has the rule's id, or the line and column, in it already. Where several things are wrong at once, any
 *   of them may be answered.
 * - Pointers must be NULL where that is allowed, or point to what their type says; bytes with a length of 0 may be
 *   NULL. What is written may not lie over anything else that is written.
 * - Seats and cards are counted from 0, but in texts, which count seats from 1 as players do.
 * - Any thread may call; on one handle one call at a time, else GRZ_E_BUSY. Rules and packs never change: on these
 *   any number of calls at once.
 * - A game knows everything: it belongs on the host. What a client may know it gets as a stream.
 */
#ifndef GRIZZLED_H
#define GRIZZLED_H

#include <stdint.h>

#ifdef __cplusplus
extern \"C\" {
#endif

";

const END: &str = "#ifdef __cplusplus\n}\n#endif\n\n#endif /* GRIZZLED_H */\n";

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

/// A number as C of every age reads it.
fn literal(value: i64) -> String {
    match value {
        ..0 => format!("({value})"),
        0x8000_0000.. => format!("{value}u"),
        _ => value.to_string(),
    }
}

fn define(name: &str, value: i64, meaning: &str) -> String {
    format!("/** {meaning} */\n#define {name} {}\n", literal(value))
}

fn table(table: &Table) -> String {
    let rows = table.rows.iter().map(|row| define(row.name, row.value, row.words()));
    format!("/*{} */\n\n{}\n", table.title, rows.collect::<String>())
}

/// A constant: name, number, and what it means.
type Constant = (String, i64, String);

/// Core's reasons and rules.
fn core_constants() -> (Vec<Constant>, Vec<Constant>) {
    let reason = |of: Reason| (format!("GRZ_REASON_{}", upper(&format!("{of:?}"))), of.number().into(), of.to_string());
    let rule = |of: RuleId| {
        let meaning = grizzled_core::text::rule(grizzled_core::text::Lang::En, of);
        (format!("GRZ_RULE_{}", upper(of.as_str())), of.number().into(), meaning.to_owned())
    };
    (Reason::ALL.into_iter().map(reason).collect(), RuleId::all().map(rule).collect())
}

/// Every constant: the tables of this crate, then core's reasons and rules.
fn constants() -> String {
    let mut text: String = TABLES.iter().map(table).collect();
    let (reasons, rules) = core_constants();
    for (title, rows) in
        [("Reasons of a rejection, in grz_error.reason.", reasons), ("Rules, in grz_error.rule.", rules)]
    {
        writeln!(text, "/* {title} */\n").unwrap();
        rows.iter().for_each(|(name, value, meaning)| text.push_str(&define(name, *value, meaning)));
        text.push('\n');
    }
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

/// What cbindgen reads in this crate: the structs, and the functions.
fn bindings() -> (String, Vec<Function>) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(here.join("cbindgen.toml")).unwrap();
    let bindings = cbindgen::Builder::new().with_config(config).with_crate(here).generate().unwrap();
    let mut items = Vec::new();
    bindings.write(&mut items);
    let items = String::from_utf8(items).unwrap().replace("\r\n", "\n").replace('`', "");
    // Functions on purpose broken are in no header.
    // What is made up to see the interface grow is in no header, and cbindgen does not know that it is not there.
    let items: String =
        items.lines().filter(|line| !line.ends_with(" made_up;")).map(|line| format!("{line}\n")).collect();
    let (structs, functions) = functions::split(&items);
    (structs, functions.into_iter().filter(|function| !function.name.starts_with("grz_fault_")).collect())
}

/// A number that changes with every constant and every struct, and with no comment.
fn fingerprint(constants: &str, structs: &str) -> u32 {
    let code = |line: &&str| !line.trim_start().starts_with(['/', '*']) && !line.trim().is_empty();
    let lines = constants.lines().chain(structs.lines()).filter(code);
    // FNV-1a.
    let bytes = lines.flat_map(|line| line.trim().bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The whole header, and its fingerprint.
fn header() -> (String, u32) {
    let (constants, (structs, functions)) = (constants(), bindings());
    let structs = compact(structs.trim());
    let fingerprint = fingerprint(&constants, &structs);
    let meaning = "For grz_check_abi: changes with every constant and every struct of this header.";
    let defined = define("GRZ_FINGERPRINT", fingerprint.into(), meaning);
    let functions: String = functions::documented(&functions);
    (format!("{INTRODUCTION}{defined}\n{constants}{structs}\n{functions}{END}"), fingerprint)
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Compares a file with what it should be, or writes it anew.
fn same_or_written(name: &str, text: &str) {
    if std::env::var_os("GRZ_HEADER").is_some_and(|told| told == "write") {
        std::fs::write(place(name), text).unwrap();
    }
    // A checkout may have changed the ends of lines.
    let committed = std::fs::read_to_string(place(name)).unwrap_or_default().replace("\r\n", "\n");
    assert!(committed == text, "write {name} anew: GRZ_HEADER=write cargo test -p grizzled-ffi header");
}

#[test]
fn header_is_the_one_that_is_committed() {
    let (header, fingerprint) = header();
    let constant = format!(
        "//! Written together with the header.\n\n/// A number that changes with every constant and every struct of the \
         header.\npub const GRZ_FINGERPRINT: u32 = {fingerprint:#010x};\n"
    );
    same_or_written("src/codes/fingerprint.rs", &constant);
    same_or_written("../include/grizzled.h", &header);
}

#[test]
fn header_names_every_constant_and_struct() {
    let (header, _) = header();
    let own = TABLES.iter().flat_map(|table| table.rows).map(|&Row { name, value, .. }| (name.to_owned(), value));
    let (reasons, rules) = core_constants();
    let cores = reasons.into_iter().chain(rules).map(|(name, value, _)| (name, value));
    for (name, value) in own.chain(cores) {
        assert_eq!(header.matches(&format!("#define {name} {}\n", literal(value))).count(), 1, "{name}");
    }
    for name in layouts::names() {
        assert!(header.contains(&format!("}} {name};")), "{name} is missing");
    }
}

#[test]
fn header_has_every_function_that_is_exported() {
    let (header, _) = header();
    let mut exported = Vec::new();
    for file in std::fs::read_dir(place("src/exports")).unwrap() {
        let path = file.unwrap().path();
        if path.file_name().is_some_and(|name| name == "faults.rs") {
            continue;
        }
        let text = std::fs::read_to_string(path).unwrap();
        exported.extend(text.split("extern \"C\" fn ").skip(1).map(|rest| rest.split('(').next().unwrap().to_owned()));
    }
    assert!(exported.len() > 60, "the exports were found");
    let prototypes: Vec<&str> = header.lines().filter(|line| !line.starts_with([' ', '#', '/', '}'])).collect();
    for name in &exported {
        let of = |line: &&&str| line.contains(&format!(" {name}(")) || line.contains(&format!("*{name}("));
        assert_eq!(prototypes.iter().filter(of).count(), 1, "{name}");
    }
}

#[test]
fn header_has_plain_lines_and_names_no_place() {
    let (header, _) = header();
    assert!(!header.contains('\r') && !header.contains("//") && !header.contains(env!("CARGO_MANIFEST_DIR")));
    let long = header.lines().find(|line| line.len() > 200);
    assert!(header.is_ascii() && long.is_none(), "{long:?}");
}

#[test]
fn the_readmes_program_is_the_one_that_is_compiled() {
    let read = |name| std::fs::read_to_string(place(name)).unwrap().replace("\r\n", "\n");
    let (readme, hello) = (read("../README.md"), read("../examples/c/hello.c"));
    let (_, program) = hello.split_once("*/\n").unwrap();
    assert!(readme.contains(&format!("```c\n{program}```")), "README.md shows examples/c/hello.c");
}
