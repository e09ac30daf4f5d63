//! The parts of the header: each has the structs that it is the first to use, and its functions.

use super::functions::{Function, wrapped};

/// The parts in their order, each with its first function.
const PARTS: [(&str, &str); 14] = [
    ("grz_check_abi", "Versions and failures"),
    ("grz_pack_load", "Packs of cards"),
    ("grz_rules_create", "Rules and their cards"),
    ("grz_word", "Words"),
    ("grz_start_init", "Games, for hosts"),
    ("grz_legal_count", "Commands"),
    ("grz_game_events", "Events and views"),
    ("grz_referee_events", "Events and views with all secrets, for the host alone"),
    ("grz_game_save", "Logs and streams"),
    ("grz_stage", "Staged commands"),
    ("grz_client_create", "Clients"),
    ("grz_game_text", "Notation"),
    ("grz_campaign_create", "Campaigns"),
    ("grz_batch_create", "Batches"),
];

/// What most functions take, though the first part has none that does.
const EVERYWHERE: &str = "grz_error";

/// A struct: its name, and how it is declared.
pub(super) struct Struct {
    name: String,
    pub(super) declared: String,
}

impl Struct {
    pub(super) fn read(item: &str) -> Self {
        let name = item.split("typedef struct ").nth(1).and_then(|rest| rest.split(' ').next()).expect(item);
        Self { name: name.to_owned(), declared: item.to_owned() }
    }

    /// Whether it has a field of that struct.
    fn holds(&self, other: &Self) -> bool {
        self.declared.contains(&format!("    struct {} ", other.name))
    }
}

/// A part of the header.
pub(super) struct Part<'a> {
    title: &'static str,
    structs: Vec<&'a Struct>,
    functions: Vec<&'a Function>,
}

/// All parts, with all structs and all functions.
pub(super) fn parts<'a>(structs: &'a [Struct], functions: &'a [Function]) -> Vec<Part<'a>> {
    let mut parts: Vec<Part<'_>> =
        PARTS.map(|(_, title)| Part { title, structs: Vec::new(), functions: Vec::new() }).into();
    let mut part = 0;
    for function in functions {
        part = PARTS.iter().position(|(first, _)| *first == function.name).unwrap_or(part);
        parts[part].functions.push(function);
    }
    let mut known = Vec::new();
    for part in &mut parts {
        part.take_structs(structs, &mut known);
    }
    assert!(parts.iter().all(|part| !part.functions.is_empty()), "a part begins with a function that is gone");
    assert_eq!(known.len(), structs.len(), "no function takes one of the structs");
    parts
}

impl<'a> Part<'a> {
    /// Those that its functions name and no part before it, in the order in which they are named.
    fn take_structs(&mut self, structs: &'a [Struct], known: &mut Vec<&'a str>) {
        let everywhere = known.is_empty().then_some(EVERYWHERE);
        let prototypes = self.functions.iter().map(|function| function.prototype.as_str());
        let words = prototypes.flat_map(|prototype| prototype.split(|one: char| !one.is_alphanumeric() && one != '_'));
        let named = everywhere.into_iter().chain(words);
        let found: Vec<&Struct> = named.filter_map(|word| structs.iter().find(|one| one.name == word)).collect();
        for one in found {
            for part in structs.iter().filter(|part| one.holds(part)).chain([one]) {
                if !known.contains(&part.name.as_str()) {
                    known.push(&part.name);
                    self.structs.push(part);
                }
            }
        }
    }

    /// As the header has it.
    pub(super) fn declared(&self) -> String {
        let structs = self.structs.iter().map(|one| format!("{}\n", super::compact(&one.declared)));
        let functions = self.functions.iter().map(|function| format!("{}\n", function.declared()));
        format!("/* ---- {} ---- */\n\n{}", self.title, structs.chain(functions).collect::<String>())
    }
}

/// The contents: the functions of each part, and how the names of constants begin.
pub(super) fn contents(parts: &[Part<'_>], constants: &[String]) -> String {
    let lines = parts.iter().map(|part| {
        let names: Vec<&str> = part.functions.iter().map(|function| function.name.as_str()).collect();
        format!("{}: {}", part.title, names.join(", "))
    });
    let constants = format!("Constants: {}", constants.join(", "));
    lines.chain([constants]).flat_map(|line| wrapped(&line)).collect::<String>().trim_end().to_owned()
}
