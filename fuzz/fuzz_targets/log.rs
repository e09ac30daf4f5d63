//! Any bytes as a log, a stream or a record: nothing panics, what is read is written again to the same bytes, both forms
//! hold the same; what a replay accepts is a state that can be, and is played on to its end, saved and loaded on the way.
#![no_main]

// The same laws that the engine's own tests hold games to that are played on.
#[allow(dead_code, unused_imports)]
#[path = "../../grizzled-core/tests/laws/any/mod.rs"]
mod any;
#[allow(dead_code)]
#[path = "../../grizzled-core/tests/saves/played_on.rs"]
mod played_on;

use grizzled_core::log::{Entry, Log, Stream};
use grizzled_core::Seeded;
use grizzled_core::testkit::broken_structure;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(entry) = Entry::from_bytes(data) {
        assert_eq!(entry.to_bytes(), data);
    }
    if let Ok(text) = std::str::from_utf8(data) {
        let _ = (Log::from_json_lines(text), Stream::from_json_lines(text));
    }
    // A checksum that fits, so that more than the checksum is tried.
    let bytes = [data, &crc32fast::hash(data).to_le_bytes()[..]].concat();
    if let Ok(log) = Log::from_bytes(&bytes) {
        assert_eq!(log.to_bytes(), bytes);
        assert_eq!(Log::from_json_lines(&log.to_json_lines()).as_ref(), Ok(&log));
        if let Ok(game) = log.replay() {
            assert_eq!(broken_structure(log.rules(), game.state()), None);
            played_on::play_on(log, &mut Seeded::new(data.len() as u64));
        }
    }
    if let Ok(stream) = Stream::from_bytes(&bytes) {
        assert_eq!(stream.to_bytes(), bytes);
        assert_eq!(Stream::from_json_lines(&stream.to_json_lines()).as_ref(), Ok(&stream));
        assert!(stream.seen().iter().all(|seen| seen.viewer == stream.viewer()), "TAB-5: it is its viewer's");
        let _ = stream.view();
    }
});
