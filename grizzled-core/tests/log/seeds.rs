//! The seeds of the fuzz target `log` are what their names say, so that a run begins with logs and streams of every kind
//! and not with what is refused at once (`fuzz/README.md`).

use super::golden::files_below;
use grizzled_core::log::{Log, LogError, Stream};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds/log")
}

/// What a seed is by its name.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Kind {
    format: u16,
    is_stream: bool,
    in_lines: bool,
}

impl Kind {
    fn of(name: &str) -> Self {
        Self {
            format: if name.starts_with("format-2") { 2 } else { 1 },
            is_stream: name.contains("stream"),
            in_lines: name.ends_with(".jsonl"),
        }
    }

    /// Whether it is what is read, and is read.
    fn read(&self, seed: &[u8]) -> Result<(), LogError> {
        let whole = [seed, &crc32fast::hash(seed).to_le_bytes()].concat();
        let lines = || std::str::from_utf8(seed).expect("text");
        let of_log = |log: Log| assert_eq!(log.replay().err(), None, "it happened");
        match (self.is_stream, self.in_lines) {
            (false, false) => Log::from_bytes(&whole).map(of_log),
            (false, true) => Log::from_json_lines(lines()).map(of_log),
            (true, false) => Stream::from_bytes(&whole).map(drop),
            (true, true) => Stream::from_json_lines(lines()).map(drop),
        }
    }

    /// Whether its first bytes name its format.
    fn has_its_format(&self, seed: &[u8]) -> bool {
        let kind = if self.is_stream { "stream" } else { "log" };
        let begin = if self.in_lines {
            format!("{{\"{kind}\":{{\"format\":{},", self.format).into_bytes()
        } else {
            [&b"\x89GRZ\r\n\x1a\n"[..], &self.format.to_le_bytes()].concat()
        };
        seed.starts_with(&begin)
    }
}

#[test]
fn every_seed_of_the_fuzz_target_can_be_read() {
    let mut kinds = BTreeSet::new();
    for name in files_below(&folder(), "") {
        let seed = fs::read(folder().join(&name)).expect("a file");
        let kind = Kind::of(&name);
        assert!(kind.has_its_format(&seed), "{name} is of another format");
        assert_eq!(kind.read(&seed), Ok(()), "{name}");
        kinds.insert(kind);
    }
    let kind = |format, is_stream, in_lines| Kind { format, is_stream, in_lines };
    let bytes = [1, 2].into_iter().flat_map(|format| [false, true].map(|is_stream| kind(format, is_stream, false)));
    let lines = [false, true].map(|is_stream| kind(2, is_stream, true));
    assert_eq!(kinds, bytes.chain(lines).collect(), "there are seeds of each kind");
}
