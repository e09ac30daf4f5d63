//! Says which fault is switched on. Stands in the copy that `.ci/planted` makes, and nowhere else.
//!
//! The environment variable `GRZ_PLANTED` has the number of the fault. It is read once, and nothing is allocated for that:
//! the code that asks may be an allocator, or be watched by one. What the compiler evaluates is never faulty.
//!
//! With `GRZ_PLANTED_ASKED`, the name of a file, each number that is asked for is written there once: a program that never asks
//! for a fault cannot find it.
#![feature(const_eval_select, core_intrinsics)]
#![allow(internal_features)]

use std::ffi::{CStr, c_char, c_int};
use std::intrinsics::const_eval_select;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

const NOT_READ: u32 = u32::MAX;
const ASKED: u32 = u32::MAX - 1;
const NONE: u32 = u32::MAX - 2;
/// There are no more.
const MOST: usize = 1 << 16;

/// The fault that is on, or one of those.
static ON: AtomicU32 = AtomicU32::new(NOT_READ);

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
    let on = ON.load(Ordering::Relaxed);
    if on <= NONE { on == number } else { read_or_note(number) }
}

#[cold]
fn read_or_note(number: u32) -> bool {
    if ON.load(Ordering::Relaxed) == ASKED {
        note(number);
        return false;
    }
    // Every thread that comes here reads the same.
    ON.store(read(), Ordering::Relaxed);
    is_on(number)
}

unsafe extern "C" {
    fn getenv(name: *const c_char) -> *const c_char;
    fn open(path: *const c_char, flags: c_int) -> c_int;
    fn write(file: c_int, bytes: *const u8, count: usize) -> isize;
    fn close(file: c_int) -> c_int;
}

fn variable(name: &CStr) -> Option<&'static CStr> {
    // SAFETY: the name ends with a zero, and nobody changes the environment of a test program; so does the value, which stays.
    unsafe {
        let value = getenv(name.as_ptr());
        (!value.is_null()).then(|| CStr::from_ptr(value))
    }
}

fn read() -> u32 {
    if variable(c"GRZ_PLANTED_ASKED").is_some() {
        return ASKED;
    }
    variable(c"GRZ_PLANTED").and_then(|text| text.to_str().ok()?.parse().ok()).unwrap_or(NONE)
}

/// Appends the number to the file, as four bytes.
fn note(number: u32) {
    static NOTED: [AtomicU8; MOST] = [const { AtomicU8::new(0) }; MOST];
    const APPEND: c_int = 0o2001;
    if NOTED[number as usize % MOST].swap(1, Ordering::Relaxed) == 1 {
        return;
    }
    if let Some(path) = variable(c"GRZ_PLANTED_ASKED") {
        let bytes = number.to_le_bytes();
        // SAFETY: the path ends with a zero, and the bytes are there.
        unsafe {
            let file = open(path.as_ptr(), APPEND);
            write(file, bytes.as_ptr(), bytes.len());
            close(file);
        }
    }
}
