//! Any calls of the C library; `calls.c` says what is asked of them.
#![no_main]

// Its functions are called from C.
use grizzled as _;

unsafe extern "C" {
    fn grizzled_calls(data: *const u8, size: usize);
}

// SAFETY: the bytes are there until the call ends.
libfuzzer_sys::fuzz_target!(|data: &[u8]| unsafe { grizzled_calls(data.as_ptr(), data.len()) });
