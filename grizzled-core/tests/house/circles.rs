//! No circles inside the rooms: the modules of a folder import one another in one direction.
//!
//! A path leads to the module in which its name is defined: re-exports are followed. What a `mod.rs` defines itself may be
//! used by the modules below it, and it may use them; so no import of a name that is defined in a `mod.rs` counts.

use crate::assert_none;
use crate::source::{Source, closing, crate_folder, rust_files, words};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A module or a name by its path from the root of the crate.
type Path = Vec<String>;

/// What the modules of the crate import from one another.
struct Imports {
    modules: BTreeSet<Path>,
    /// For each name that a module imports or re-exports, the path that it stands for.
    names: BTreeMap<(Path, String), Path>,
    /// From where to where, and the place.
    imports: Vec<(Path, Path, String)>,
}

/// The path of a file's module in the crate: `src/state/hash/mod.rs` is `state`, `hash`.
fn module_of(path: &str) -> Path {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    path.split('/').filter(|&name| !matches!(name, "mod" | "lib")).map(str::to_owned).collect()
}

/// Each path of a `use`: `a::{b, c::{d, self}}` is `a::b`, `a::c::d` and `a::c`; and the name under which it is known.
fn expand(text: &str, before: &[String], paths: &mut Vec<(Path, String)>) {
    let mut path = before.to_vec();
    let mut rest = text.trim();
    loop {
        if rest.starts_with('{') {
            let group = &rest[1..closing(rest, 0) - 1];
            members(group).for_each(|member| expand(member, &path, paths));
            return;
        }
        let Some((_, name)) = words(rest).next().filter(|&(at, _)| at == 0) else { return };
        if name != "self" || path.is_empty() {
            path.push(name.to_owned());
        }
        rest = rest[name.len()..].trim_start();
        match rest.strip_prefix("::") {
            Some(after) => rest = after.trim_start(),
            None => break,
        }
    }
    let renamed = rest.strip_prefix("as ").and_then(|after| words(after).next()).map(|(_, name)| name.to_owned());
    let name = renamed.or_else(|| path.last().cloned()).unwrap_or_default();
    paths.push((path, name));
}

/// The members of a group, without its braces.
fn members(group: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    group.split(move |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    })
}

/// The paths of the `use` items of a file, each with the name under which it is known and its place.
fn uses(source: &Source) -> impl Iterator<Item = (Path, String, usize)> {
    let items = source.places_of("use").into_iter();
    items.flat_map(|at| {
        let text = &source.code[at + "use".len()..];
        let mut paths = Vec::new();
        expand(&text[..text.find(';').unwrap_or(text.len())], &[], &mut paths);
        paths.into_iter().map(move |(path, name)| (path, name, at))
    })
}

/// The paths from `crate`, `self` or `super` that stand in the code of a file otherwise than in a `use`.
fn mentions(source: &Source) -> impl Iterator<Item = (Path, usize)> {
    let code = &source.code;
    let roots = words(code).filter(|&(at, word)| {
        matches!(word, "crate" | "self" | "super")
            && code[at + word.len()..].starts_with("::")
            && !code[..at].trim_end().ends_with("::")
    });
    roots.map(|(at, _)| {
        let end = code[at..].find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
        let path = code[at..at + end.unwrap_or(code.len() - at)].split("::");
        (path.filter(|name| !name.is_empty()).map(str::to_owned).collect(), at)
    })
}

impl Imports {
    fn of(files: &[Source]) -> Self {
        let modules = files.iter().map(|source| module_of(&source.path)).collect();
        let mut imports = Self { modules, names: BTreeMap::new(), imports: Vec::new() };
        for source in files {
            let module = module_of(&source.path);
            for (path, name, _) in uses(source) {
                let path = imports.absolute(&module, &path);
                imports.names.extend(path.map(|path| ((module.clone(), name), path)));
            }
        }
        for source in files {
            imports.read(source);
        }
        imports
    }

    /// Notes the modules that a file names.
    fn read(&mut self, source: &Source) {
        let from = module_of(&source.path);
        let named = uses(source).map(|(path, _, at)| (path, at)).chain(mentions(source));
        for (path, at) in named {
            let to = self.absolute(&from, &path).map(|path| self.defining(path));
            self.imports.extend(to.map(|to| (from.clone(), to, source.place(at))));
        }
    }

    /// The path from the root of the crate; none where another crate is named.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Path> {
        let first = path.first()?;
        let mut base = if first == "crate" { Vec::new() } else { module.to_vec() };
        let ups = path.iter().take_while(|&name| name == "super").count();
        base.truncate(base.len().saturating_sub(ups));
        let roots = path.iter().take_while(|&name| matches!(name.as_str(), "crate" | "self" | "super")).count();
        let rest = &path[roots..];
        let below: Path = [&base[..], &path[..1]].concat();
        let ours = roots > 0 || self.modules.contains(&below);
        ours.then(|| [&base[..], rest].concat())
    }

    /// The module in which what the path leads to is defined.
    fn defining(&self, mut path: Path) -> Path {
        // As many steps as no honest chain of re-exports takes.
        for _ in 0..10 {
            let module = (0..=path.len()).rev().find(|&len| self.modules.contains(&path[..len])).unwrap_or_default();
            let name = path.get(module).cloned();
            let exported = name.and_then(|name| self.names.get(&(path[..module].to_vec(), name)));
            match exported {
                Some(target) => path = [&target[..], &path[module + 1..]].concat(),
                None => {
                    path.truncate(module);
                    break;
                }
            }
        }
        path
    }

    /// For each folder: which of the modules in it imports which other, and where.
    fn by_folder(&self) -> BTreeMap<Path, BTreeMap<(String, String), String>> {
        let mut folders: BTreeMap<Path, BTreeMap<(String, String), String>> = BTreeMap::new();
        for (from, to, place) in &self.imports {
            let common = from.iter().zip(to).take_while(|(one, other)| one == other).count();
            // The one lies below the other: what a folder's own file defines does not count.
            if let (Some(one), Some(other)) = (from.get(common), to.get(common)) {
                let edges = folders.entry(from[..common].to_vec()).or_default();
                edges.entry((one.clone(), other.clone())).or_insert_with(|| place.clone());
            }
        }
        folders
    }
}

/// The shortest way back to a module along the imports of its folder.
fn circle(edges: &BTreeMap<(String, String), String>, start: &str) -> Option<Vec<String>> {
    let mut ways = VecDeque::from([vec![start.to_owned()]]);
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop_front() {
        let last = way.last()?;
        for (_, to) in edges.keys().filter(|(from, _)| from == last) {
            if to == start {
                return Some(way);
            }
            if seen.insert(to.clone()) {
                ways.push_back([&way[..], std::slice::from_ref(to)].concat());
            }
        }
    }
    None
}

/// Each circle among the modules of each folder, with the places where its modules import one another.
fn complaints(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for (folder, edges) in Imports::of(files).by_folder() {
        let starts: BTreeSet<&String> = edges.keys().map(|(from, _)| from).collect();
        let circles = starts.into_iter().filter_map(|module| circle(&edges, module));
        // From the module that comes first, so that a circle is found once.
        for modules in circles.filter(|modules| modules.iter().min() == modules.first()) {
            let next = modules.iter().cycle().skip(1);
            let steps = modules.iter().zip(next).map(|(from, to)| {
                let place = &edges[&(from.clone(), to.clone())];
                format!("`{from}` imports `{to}` ({place})")
            });
            found.push(format!("src/{}: {}", folder.join("/"), steps.collect::<Vec<_>>().join(", ")));
        }
    }
    found
}

#[test]
fn no_room_has_a_circle() {
    let files: Vec<_> = rust_files(&crate_folder(), "src").into_iter().map(Source::without_tests).collect();
    assert_none(&complaints(&files));
}

fn complaints_of(files: &[(&str, &str)]) -> Vec<String> {
    let files: Vec<_> = files.iter().map(|(path, text)| Source::new(path, text).without_tests()).collect();
    complaints(&files)
}

#[test]
fn a_circle_is_found() {
    let files = [
        ("src/lib.rs", "mod play;\npub use play::Run;"),
        ("src/play/mod.rs", "mod a;\nmod b;\nmod c;\npub use a::Run;\npub fn both() { b::x(); c::y(); }"),
        ("src/play/a.rs", "use std::fmt;\npub struct Run;\nuse crate::play::{self, b::{x, self}};"),
        ("src/play/b.rs", "use super::both;\nfn x() { super::c::y() }"),
        ("src/play/c.rs", "use crate::{Run as Other};\npub fn y() {}"),
    ];
    let expected = "src/play: `a` imports `b` (src/play/a.rs:3), `b` imports `c` (src/play/b.rs:2), \
                    `c` imports `a` (src/play/c.rs:1)";
    assert_eq!(complaints_of(&files), [expected]);
}

#[test]
fn a_circle_of_two_folders_is_found() {
    let files = [
        ("src/play/mod.rs", ""),
        ("src/play/check/mod.rs", "mod legal;\npub(crate) use legal::Legal;"),
        ("src/play/check/legal.rs", "use super::super::duo::hands;\npub struct Legal;"),
        ("src/play/duo.rs", "use crate::play::check::Legal;\npub fn hands() {}"),
    ];
    let expected =
        "src/play: `check` imports `duo` (src/play/check/legal.rs:1), `duo` imports `check` (src/play/duo.rs:1)";
    assert_eq!(complaints_of(&files), [expected]);
}

#[test]
fn what_is_no_circle_is_left_alone() {
    let files = [
        ("src/play/mod.rs", "mod a;\nmod b;\npub const LIMIT: u8 = 3;\nfn f() { a::f(); b::f(); }"),
        ("src/play/a.rs", "use super::LIMIT;\nuse super::b;\n#[cfg(test)]\nmod tests { use super::*; }"),
        ("src/play/b.rs", "use super::LIMIT;\n#[cfg(test)]\nmod tests { use super::super::a; }\n// use super::a;"),
    ];
    assert_eq!(complaints_of(&files), [""; 0]);
}
