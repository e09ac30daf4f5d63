//! Says which fault is switched on. Stands in the copy that `.ci/planted` makes, and nowhere else.
//!
//! The environment variable `GRZ_PLANTED` has the number of the fault. It is read once, and nothing is allocated for that:
//! the code that asks may be an allocator, or be watched by one. What the compiler evaluates is never faulty.
#![feature(const_eval_select, core_intrinsics)]
#![allow(internal_features)]

use std::ffi::{CStr, c_char};
use std::intrinsics::const_eval_select;
use std::sync::atomic::{AtomicU32, Ordering};

const NOT_READ: u32 = u32::MAX;
const NONE: u32 = u32::MAX - 1;

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
    static ON: AtomicU32 = AtomicU32::new(NOT_READ);
    let on = ON.load(Ordering::Relaxed);
    if on != NOT_READ {
        return on == number;
    }
    // Every thread that comes here reads the same.
    let on = read();
    ON.store(on, Ordering::Relaxed);
    on == number
}

unsafe extern "C" {
    fn getenv(name: *const c_char) -> *const c_char;
}

#[cold]
fn read() -> u32 {
    // SAFETY: the name ends with a zero, and nobody changes the environment of a test program.
    let value = unsafe { getenv(c"GRZ_PLANTED".as_ptr()) };
    if value.is_null() {
        return NONE;
    }
    // SAFETY: what `getenv` answers is a text that ends with a zero.
    let text = unsafe { CStr::from_ptr(value) };
    text.to_str().ok().and_then(|text| text.parse().ok()).unwrap_or(NONE)
}
