//! Reads a log of any format, replays it, writes it again, and answers the hash at its end.

use grizzled_core::log::Log;
use std::cell::RefCell;

/// The hash at the end of the log; 0 for what is no log, cannot have happened, or is not read again as it was written.
pub fn end_hash(bytes: &[u8]) -> u64 {
    match Log::from_bytes(bytes) {
        Ok(log) if Log::from_bytes(&log.to_bytes()).as_ref() == Ok(&log) => log.replay().map_or(0, |game| game.hash()),
        _ => 0,
    }
}

thread_local! {
    static GIVEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where a host that calls from outside lays so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(len: usize) -> *mut u8 {
    GIVEN.with_borrow_mut(|given| {
        *given = vec![0; len];
        given.as_mut_ptr()
    })
}

/// Where the log that was laid there leads.
#[unsafe(no_mangle)]
pub extern "C" fn lead() -> u64 {
    GIVEN.with_borrow(|given| end_hash(given))
}
