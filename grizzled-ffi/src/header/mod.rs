//! The C header: written from this crate, and compared with the one that is committed.

mod events;
mod functions;
mod layouts;
mod parts;

use crate::codes::{FACES, Row, TABLES, Table};
use functions::Function;
use grizzled_core::cards::HardKnock;
use grizzled_core::vocabulary::EventKind;
use grizzled_core::{Reason, RuleId};
use parts::Struct;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// How it begins, with an example and what holds everywhere.
const OPENING: &str = include_str!("opening.h");
/// The program that it shows.
const EXAMPLE: &str = include_str!("../../../examples/c/hello.c");

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

/// A constant: name, number, and what it means.
type Constant = (String, i64, String);

/// Constants that belong together, with a title.
type Constants = (&'static str, Vec<Constant>);

/// A table of this crate.
fn own(table: &Table) -> Constants {
    let constant = |row: &Row| (row.name.to_owned(), row.value, row.words().to_owned());
    (table.title.trim(), table.rows.iter().map(constant).collect())
}

fn hard_knocks() -> Constants {
    let knock = |of: HardKnock| (format!("GRZ_KNOCK_{}", upper(of.word())), of.number().into(), of.about().to_owned());
    ("Hard Knocks, in grz_card.knock.", HardKnock::ALL.into_iter().map(knock).collect())
}

/// All tables, in the order of the header: those of this crate, and those that core has.
fn tables() -> Vec<Constants> {
    let reason = |of: Reason| (format!("GRZ_REASON_{}", upper(&format!("{of:?}"))), of.number().into(), of.to_string());
    let rule = |of: RuleId| {
        let meaning = grizzled_core::text::rule(grizzled_core::text::Lang::En, of);
        (format!("GRZ_RULE_{}", upper(of.as_str())), of.number().into(), meaning.to_owned())
    };
    let mut tables: Vec<Constants> = TABLES.iter().map(own).collect();
    let faces = tables.iter().position(|(title, _)| *title == FACES.title.trim()).unwrap();
    tables.insert(faces + 1, hard_knocks());
    tables.extend([
        (events::TITLE, EventKind::ALL.iter().map(events::constant).collect()),
        ("Reasons of a rejection, in grz_error.reason.", Reason::ALL.into_iter().map(reason).collect()),
        ("Rules, in grz_error.rule.", RuleId::ALL.into_iter().map(rule).collect()),
    ]);
    tables
}

/// The name and the number of each constant.
fn all_constants() -> impl Iterator<Item = (String, i64)> {
    tables().into_iter().flat_map(|(_, rows)| rows).map(|(name, value, _)| (name, value))
}

fn written((title, rows): &Constants) -> String {
    let rows = rows.iter().map(|(name, value, meaning)| define(name, *value, meaning));
    format!("/* {title} */\n\n{}\n", rows.collect::<String>())
}

/// The constants that stand before the functions.
fn first_constants() -> String {
    written(&own(&TABLES[0]))
}

/// The constants behind the functions.
fn constants() -> String {
    tables()[1..].iter().map(written).collect()
}

/// How the names of each table begin: as those of its second row do, since the first of some are names of their own.
fn beginnings() -> Vec<String> {
    let names = tables().into_iter().skip(2).map(|(_, rows)| rows.get(1).unwrap_or(&rows[0]).0.clone());
    let beginning = |name: String| name.splitn(3, '_').take(2).collect::<Vec<_>>().join("_") + "_...";
    let mut all = vec![String::from("GRZ_NONE and other general numbers")];
    for name in names.map(beginning) {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
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
fn bindings() -> (Vec<Struct>, Vec<Function>) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(here.join("cbindgen.toml")).unwrap();
    let bindings = cbindgen::Builder::new().with_config(config).with_crate(here).generate().unwrap();
    let mut items = Vec::new();
    bindings.write(&mut items);
    let items = String::from_utf8(items).unwrap().replace("\r\n", "\n").replace('`', "");
    // What is made up to see the interface grow is in no header, and cbindgen does not know that it is not there.
    let lines = items.lines().filter(|line| !line.ends_with(" made_up;"));
    let items: String = lines.map(|line| format!("{line}\n")).collect();
    let (structs, functions): (Vec<&str>, Vec<&str>) =
        items.trim().split("\n\n").partition(|item| Function::read(item).is_none());
    let functions = functions.into_iter().filter_map(Function::read);
    // Functions on purpose broken are in no header.
    let functions = functions.filter(|function| !function.name.starts_with("grz_fault_")).collect();
    (structs.into_iter().map(Struct::read).collect(), functions)
}

/// A number that changes with every constant and every struct, and with no comment.
fn fingerprint(constants: &str, structs: &str) -> u32 {
    let code = |line: &&str| !line.trim_start().starts_with(['/', '*']) && !line.trim().is_empty();
    let lines = constants.lines().chain(structs.lines()).filter(code);
    // FNV-1a.
    let bytes = lines.flat_map(|line| line.trim().bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The program of the example, as lines of a comment.
fn example() -> String {
    let (_, program) = EXAMPLE.split_once("*/\n").unwrap();
    let line = |line: &str| format!(" * {line}").trim_end().to_owned();
    program.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The opening, filled in.
fn opening(contents: &str, fingerprint: u32) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let numbers: Vec<u32> = version.split('.').map(|number| number.parse().unwrap()).collect();
    let number = numbers.iter().fold(0, |all, number| all * 1000 + number);
    let mut text = OPENING.replace("\r\n", "\n");
    for (name, value) in [
        ("VERSION", version),
        ("EXAMPLE", &example()),
        ("CONTENTS", contents),
        ("MAJOR", env!("CARGO_PKG_VERSION_MAJOR")),
        ("MINOR", env!("CARGO_PKG_VERSION_MINOR")),
        ("PATCH", env!("CARGO_PKG_VERSION_PATCH")),
        ("NUMBER", &number.to_string()),
        ("INTERFACE", first_constants().trim_end()),
        ("FINGERPRINT", &literal(fingerprint.into())),
    ] {
        text = text.replace(&format!("@{name}@"), value);
    }
    text
}

/// The whole header, and its fingerprint.
fn header() -> (String, u32) {
    let (constants, (structs, functions)) = (constants(), bindings());
    let declared: Vec<&str> = structs.iter().map(|one| one.declared.as_str()).collect();
    let fingerprint = fingerprint(&(first_constants() + &constants), &declared.join("\n"));
    let parts = parts::parts(&structs, &functions);
    let opening = opening(&parts::contents(&parts, &beginnings()), fingerprint);
    let functions: String = parts.iter().map(parts::Part::declared).collect();
    (format!("{opening}{functions}/* ---- Constants ---- */\n\n{constants}{END}"), fingerprint)
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Compares a file with what it should be, or rewrites it.
fn same_or_written(name: &str, text: &str) {
    // A checkout may have changed the ends of lines.
    let committed = || std::fs::read_to_string(place(name)).unwrap_or_default().replace("\r\n", "\n");
    // What is right is left alone, since a file with a new date is compiled again.
    if committed() != text && std::env::var_os("GRZ_HEADER").is_some_and(|value| value == "write") {
        std::fs::write(place(name), text).unwrap();
    }
    assert!(committed() == text, "rewrite {name}: GRZ_HEADER=write cargo test -p grizzled-ffi header");
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
    for (name, value) in all_constants() {
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
fn documents_show_the_program_that_is_compiled() {
    let (_, program) = EXAMPLE.split_once("*/\n").unwrap();
    for name in ["../README.md", "../examples/c/README.md"] {
        let document = std::fs::read_to_string(place(name)).unwrap().replace("\r\n", "\n");
        assert!(document.contains(&format!("```c\n{program}```")), "{name} does not show examples/c/hello.c");
    }
}

/// The version of the workspace, as Cargo.toml has it.
fn version() -> String {
    let manifest = std::fs::read_to_string(place("../Cargo.toml")).unwrap();
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = \"")).unwrap();
    version.trim_end_matches('"').to_owned()
}

#[test]
fn header_has_the_version_of_the_crate() {
    let (header, version) = (std::fs::read_to_string(place("../include/grizzled.h")).unwrap(), version());
    let value = |name: &str| {
        let line = header.lines().find_map(|line| line.strip_prefix(&format!("#define GRZ_VERSION_{name} ")));
        line.unwrap_or_else(|| panic!("there is no GRZ_VERSION_{name}")).to_owned()
    };
    assert_eq!(["MAJOR", "MINOR", "PATCH"].map(value).join("."), version);
    assert_eq!(value("STRING"), format!("\"{version}\""));
    assert!(header.starts_with(&format!("/*\n * libgrizzled {version}: ")), "the first line");
    let parts: Vec<u64> = version.split('.').map(|part| part.parse().unwrap()).collect();
    assert_eq!(value("NUMBER"), (parts[0] * 1_000_000 + parts[1] * 1000 + parts[2]).to_string());
}

/// The first page is for those who see the header for the first time; only types may stand before the functions.
#[test]
fn header_begins_with_an_example_and_ends_with_constants() {
    let (header, _) = header();
    let line_of = |text: &str| header.lines().position(|line| line.starts_with(text)).unwrap() + 1;
    assert!(line_of(" * @endcode") <= 40, "the example stands on the first page");
    let first_function = line_of("int32_t grz_check_abi(");
    assert!(first_function <= 220, "the first function stands in line {first_function}");
    let last_function = header.lines().filter(|line| line.starts_with("GRZ_API") || line.starts_with("GRZ_MUST_USE"));
    assert_eq!(last_function.count(), bindings().1.len(), "each function has its attributes");
    let constants = header.split_once("/* ---- Constants ---- */").unwrap();
    let defined = |text: &str| text.lines().filter(|line| line.starts_with("#define GRZ_")).count();
    assert_eq!(defined(constants.0), 8, "the numbers of the version and of the interface alone stand in front");
    assert!(defined(constants.1) > 400 && !constants.1.contains("GRZ_API"), "all others stand behind the functions");
}
