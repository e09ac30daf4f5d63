//! The sources of the workspace, read and parted.

use crate::lexer::{self, Parts, is_word};
use std::fs;
use std::iter;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// One file.
pub(crate) struct Source {
    /// Its path, from the root of the workspace or of the crate.
    pub(crate) path: String,
    /// Its code, all else blanked out.
    pub(crate) code: String,
    /// Its comments, all else blanked out.
    pub(crate) comments: String,
    /// Its text.
    pub(crate) text: String,
}

/// The folder of this crate.
pub(crate) fn crate_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// The folder of the workspace.
pub(crate) fn workspace_folder() -> PathBuf {
    crate_folder().parent().expect("the crate lies in the workspace").to_path_buf()
}

/// All Rust files in a folder and below it, build folders apart. There must be some.
pub(crate) fn rust_files(root: &Path, folder: &str) -> Vec<Source> {
    let files = files(root, folder, |path| path.extension().is_some_and(|extension| extension == "rs"));
    assert!(!files.is_empty(), "there is no Rust file in {folder}");
    files
}

/// All files of a kind in a folder and below it, what is built or installed apart.
pub(crate) fn files(root: &Path, folder: &str, wanted: fn(&Path) -> bool) -> Vec<Source> {
    let mut paths = Vec::new();
    collect(&root.join(folder), wanted, &mut paths);
    paths.sort();
    paths.iter().map(|path| Source::read(root, path)).collect()
}

/// Folders of what is built, installed or found.
const NOT_OURS: [&str; 7] = ["target", ".git", "corpus", "artifacts", "build", "node_modules", "__pycache__"];

fn collect(folder: &Path, wanted: fn(&Path) -> bool, paths: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let entry = entry.expect("a folder can be listed");
        let path = entry.path();
        let kind = entry.file_type().expect("an entry has a kind");
        if kind.is_dir() && !NOT_OURS.iter().any(|&skipped| entry.file_name() == skipped) {
            collect(&path, wanted, paths);
        } else if kind.is_file() && wanted(&path) {
            paths.push(path);
        }
    }
}

impl Source {
    fn read(root: &Path, path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let relative = path.strip_prefix(root).expect("the file lies below the root");
        let names: Vec<_> = relative.iter().map(|name| name.to_string_lossy()).collect();
        Self::new(&names.join("/"), &text)
    }

    /// A file with this text.
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let Parts { code, comments } = lexer::part(text);
        Self { path: path.to_owned(), code, comments, text: text.to_owned() }
    }

    /// The file without what is built for tests only.
    pub(crate) fn without_tests(mut self) -> Self {
        let whole = self.path.ends_with("tests.rs") || self.path.contains("/tests/");
        let ranges = if whole { iter::once(0..self.code.len()).collect() } else { test_items(&self.code) };
        for range in ranges {
            for text in [&mut self.code, &mut self.comments] {
                text.replace_range(range.clone(), &lexer::blank(&text[range.clone()]));
            }
        }
        self
    }

    /// File and line of a place, as editors read it.
    pub(crate) fn place(&self, at: usize) -> String {
        format!("{}:{}", self.path, self.code[..at].matches('\n').count() + 1)
    }

    /// The places where a name stands in the code, as a whole word.
    pub(crate) fn places_of(&self, name: &str) -> Vec<usize> {
        words(&self.code).filter(|&(_, word)| word == name).map(|(at, _)| at).collect()
    }
}

/// The words of some code with their places.
pub(crate) fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    iter::from_fn(move || {
        at += code[at..].find(is_word)?;
        let len = code[at..].find(|c| !is_word(c)).unwrap_or(code.len() - at);
        let word = (at, &code[at..at + len]);
        at += len;
        Some(word)
    })
}

/// The place behind the bracket that closes the one at `open`.
pub(crate) fn closing(code: &str, open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, c) in code[open..].char_indices() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return open + at + c.len_utf8();
        }
    }
    code.len()
}

/// The body of the function that begins at `at`, without its braces; a declaration has none.
pub(crate) fn body(code: &str, at: usize) -> Option<&str> {
    let mut from = at;
    loop {
        from += code[from..].find(['(', '[', '{', ';'])?;
        let end = closing(code, from);
        match &code[from..from + 1] {
            "{" => return Some(&code[from + 1..end - 1]),
            ";" => return None,
            _ => from = end,
        }
    }
}

/// The items that are marked to be built for tests only.
fn test_items(code: &str) -> Vec<Range<usize>> {
    const MARK: &str = "#[cfg(test)]";
    let marks = code.match_indices(MARK).map(|(at, _)| at);
    marks.map(|start| start..end_of_item(code, start + MARK.len())).collect()
}

/// Where an item ends: at a semicolon, or behind its braces.
fn end_of_item(code: &str, from: usize) -> usize {
    match code[from..].find(['{', ';']) {
        Some(at) if code[from + at..].starts_with('{') => closing(code, from + at),
        Some(at) => from + at + 1,
        None => code.len(),
    }
}

#[test]
fn items_for_tests_are_left_out() {
    let text =
        "use a;\n#[cfg(test)]\nmod tests {\n    fn b() { é(); } // ü\n}\n#[cfg(test)]\nextern crate c;\nfn d() {}\n";
    let source = Source::new("src/a.rs", text).without_tests();
    assert_eq!(words(&source.code).map(|(_, word)| word).collect::<Vec<_>>(), ["use", "a", "fn", "d"]);
    assert_eq!(source.place(source.places_of("d")[0]), "src/a.rs:8");
    assert!(source.comments.trim().is_empty());
    assert!(Source::new("src/a/tests.rs", text).without_tests().code.trim().is_empty());
}
