//! Calls by what they answer with: where that goes is looked at first.

use crate::boundary::{Buffer, Out, OutStruct, Place, guarded, guarded_reporting};
use crate::failure::Called;
use crate::layout::{CError, Sized32};
use std::ffi::c_char;
use std::ptr::null_mut;

/// A call that answers with a text.
///
/// # Safety
///
/// As for [`Buffer::new`].
pub(crate) unsafe fn answer_text(
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
    call: impl FnOnce() -> Called<String>,
) -> i32 {
    guarded(|| {
        // SAFETY: the caller vouches for the same.
        let buffer = unsafe { Buffer::text(text, capacity, needed, Place::NOWHERE) }?;
        buffer.fill_text(&call()?)
    })
}

/// A call that answers with a list.
///
/// # Safety
///
/// As for [`Buffer::new`].
pub(crate) unsafe fn answer_list<T: Copy>(
    items: *mut T,
    capacity: u32,
    needed: *mut u32,
    call: impl FnOnce() -> Called<Vec<T>>,
) -> i32 {
    guarded(|| {
        // SAFETY: the caller vouches for the same.
        let buffer = unsafe { Buffer::new(items, capacity, needed, Place::NOWHERE) }?;
        buffer.fill(&call()?)
    })
}

/// A call that answers with a list of structs whose size the caller has given.
///
/// # Safety
///
/// As for [`Buffer::new`].
pub(crate) unsafe fn answer_structs<T: Sized32>(
    items: *mut T,
    size: u32,
    capacity: u32,
    needed: *mut u32,
    call: impl FnOnce() -> Called<Vec<T>>,
) -> i32 {
    guarded(|| {
        // SAFETY: the caller vouches for the same.
        let buffer = unsafe { Buffer::sized(items, size, capacity, needed) }?;
        buffer.fill_structs(&call()?)
    })
}

/// A call that answers with a struct whose size the caller has given.
///
/// # Safety
///
/// As for [`OutStruct::new`].
pub(crate) unsafe fn answer_struct<T: Sized32>(at: *mut T, call: impl FnOnce() -> Called<T>) -> i32 {
    // SAFETY: the caller vouches for the same.
    unsafe { answer_struct_reporting(at, null_mut(), call) }
}

/// A call that answers with one value.
///
/// # Safety
///
/// As for [`Out::new`].
pub(crate) unsafe fn answer<T: Copy>(at: *mut T, call: impl FnOnce() -> Called<T>) -> i32 {
    // SAFETY: the caller vouches for the same.
    unsafe { answer_reporting(at, null_mut(), call) }
}

/// A call that answers with a value, and reports more than a status when it fails.
///
/// # Safety
///
/// As for [`Out::new`] and [`guarded_reporting`].
pub(crate) unsafe fn answer_reporting<T: Copy>(
    at: *mut T,
    error: *mut CError,
    call: impl FnOnce() -> Called<T>,
) -> i32 {
    let call = |error_place| {
        // SAFETY: the caller vouches for the same.
        let out = unsafe { Out::new(at, error_place) }?;
        out.put(call()?);
        Ok(())
    };
    // SAFETY: the caller vouches for the same.
    unsafe { guarded_reporting(error, call) }
}

/// A call that answers with a struct whose size the caller has given, and reports more than a status when it fails.
///
/// # Safety
///
/// As for [`OutStruct::new`] and [`guarded_reporting`].
pub(crate) unsafe fn answer_struct_reporting<T: Sized32>(
    at: *mut T,
    error: *mut CError,
    call: impl FnOnce() -> Called<T>,
) -> i32 {
    let call = |error_place| {
        // SAFETY: the caller vouches for the same.
        let out = unsafe { OutStruct::new(at, error_place) }?;
        out.put(call()?);
        Ok(())
    };
    // SAFETY: the caller vouches for the same.
    unsafe { guarded_reporting(error, call) }
}
