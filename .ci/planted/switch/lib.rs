//! Says which fault is switched on. Stands in the copy that `.ci/planted` makes, and nowhere else.
//!
//! The environment variable `GRZ_PLANTED` has the number of the fault. It is read once, and nothing is allocated for that:
//! the code that asks may be an allocator, or be watched by one. What the compiler evaluates is never faulty.
//!
//! With `GRZ_REACHED` no fault is on; those that the process was asked about are written to the file of that name when it
//! ends, a byte for each number.
#![feature(const_eval_select, core_intrinsics)]
#![allow(internal_features)]

use std::ffi::{CStr, c_char};
use std::intrinsics::const_eval_select;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering::Relaxed};

const NOT_READ: u32 = u32::MAX;
const RECORDING: u32 = u32::MAX - 1;
const NONE: u32 = u32::MAX - 2;

/// One more than the highest number that is recorded.
const MOST: usize = 1 << 15;

static ON: AtomicU32 = AtomicU32::new(NOT_READ);
static REACHED: [AtomicU8; MOST] = [const { AtomicU8::new(0) }; MOST];

/// Whether fault `number` is switched on.
#[inline]
pub const fn is(number: u32) -> bool {
    const_eval_select((number,), never, is_on)
}

const fn never(_: u32) -> bool {
    false
}

#[inline]
fn is_on(number: u32) -> bool {
    let on = ON.load(Relaxed);
    if on <= NONE { on == number } else { read_or_record(number) }
}

#[cold]
fn read_or_record(number: u32) -> bool {
    if ON.load(Relaxed) == NOT_READ {
        // Every thread that comes here reads the same.
        let on = read();
        if ON.swap(on, Relaxed) == NOT_READ && on == RECORDING {
            // SAFETY: the function does nothing that is not allowed at that time.
            unsafe { atexit(write_reached) };
        }
        return is_on(number);
    }
    REACHED[number as usize].store(1, Relaxed);
    false
}

fn read() -> u32 {
    if variable(c"GRZ_REACHED").is_some() {
        return RECORDING;
    }
    variable(c"GRZ_PLANTED").and_then(|text| text.parse().ok()).unwrap_or(NONE)
}

extern "C" fn write_reached() {
    let reached: Vec<u8> = REACHED.iter().map(|byte| byte.load(Relaxed)).collect();
    if let Some(file) = variable(c"GRZ_REACHED") {
        std::fs::write(file, reached).expect("the file of GRZ_REACHED can be written");
    }
}

unsafe extern "C" {
    fn getenv(name: *const c_char) -> *const c_char;
    fn atexit(function: extern "C" fn()) -> i32;
}

fn variable(name: &CStr) -> Option<&'static str> {
    // SAFETY: the name ends with a zero, and nobody changes the environment of a test program.
    let value = unsafe { getenv(name.as_ptr()) };
    if value.is_null() {
        return None;
    }
    // SAFETY: what `getenv` answers is a text that ends with a zero.
    unsafe { CStr::from_ptr(value) }.to_str().ok().filter(|text| !text.is_empty())
}
