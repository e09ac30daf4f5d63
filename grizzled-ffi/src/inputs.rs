//! What the caller gives, copied before anything is written.

use crate::boundary::{Checked, given_size, usable};
use crate::codes::*;
use crate::layout::Sized32;
use crate::memory::{self, Room};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::ops::Deref;

/// The caller's struct. What one of an earlier header lacks is 0, which means as before.
///
/// # Safety
///
/// `at` is NULL, misaligned, or points to as many readable bytes as its `struct_size` says, at least four.
pub(crate) unsafe fn read<T: Sized32>(at: *const T) -> Checked<T> {
    // SAFETY: the caller vouches for the same.
    let given = unsafe { given_size(at) }?;
    if given == size_of::<T>() {
        // SAFETY: as below.
        return Ok(unsafe { at.read() });
    }
    let mut value = MaybeUninit::<T>::zeroed();
    // SAFETY: the caller vouches for as many bytes as `struct_size` says, and no known size is larger than T; by the trait
    // any bytes are a value.
    let value = unsafe {
        value.as_mut_ptr().cast::<u8>().copy_from_nonoverlapping(at.cast(), given);
        value.assume_init()
    };
    Ok(value.with_size(T::SIZE))
}

/// The caller's array, copied: what the call writes may lie over it.
///
/// # Safety
///
/// `at` is NULL, misaligned, or points to `count` readable values.
pub(crate) unsafe fn read_all<T: Copy>(at: *const T, count: u32, most: u32) -> Checked<Vec<T>> {
    if count == 0 {
        return Ok(Vec::new());
    }
    usable(at)?;
    if count > most {
        return Err(GRZ_E_LIMIT);
    }
    // SAFETY: neither NULL nor misaligned, and the caller vouches for `count` values.
    copied(unsafe { std::slice::from_raw_parts(at, count as usize) })
}

fn copied<T: Copy>(values: &[T]) -> Checked<Vec<T>> {
    let mut copy = memory::list(values.len())?;
    copy.extend_from_slice(values);
    Ok(copy)
}

/// What the caller gave to be read, copied, with all the memory set aside that reading it may take: to be kept until that
/// is done.
pub(crate) struct Given<T> {
    value: T,
    _room: Room,
}

impl<T> Given<T> {
    fn new(bytes: usize, copy: impl FnOnce() -> Checked<T>) -> Checked<Self> {
        let room = memory::room_to_read(bytes)?;
        Ok(Self { value: copy()?, _room: room })
    }
}

impl<T> Deref for Given<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// The caller's bytes, copied.
///
/// # Safety
///
/// As for [`read_all`].
pub(crate) unsafe fn read_bytes(at: *const u8, length: u32, most: u32) -> Checked<Given<Vec<u8>>> {
    // SAFETY: the caller vouches for the same.
    Given::new(length.min(most) as usize, || unsafe { read_all(at, length, most) })
}

/// The caller's text, copied.
///
/// # Safety
///
/// `at` is NULL, or points to `length` readable bytes; with [`GRZ_TO_NUL`], to bytes that end with NUL.
pub(crate) unsafe fn read_text(at: *const c_char, length: u32) -> Checked<Given<String>> {
    if length == GRZ_TO_NUL {
        usable(at)?;
        // SAFETY: not NULL, and the caller vouches for a NUL.
        let text = unsafe { std::ffi::CStr::from_ptr(at) };
        if text.count_bytes() > GRZ_MAX_INPUT as usize {
            return Err(GRZ_E_LIMIT);
        }
        return Given::new(text.count_bytes(), || as_text(copied(text.to_bytes())?));
    }
    // SAFETY: the caller vouches for the bytes.
    let bytes = unsafe { read_bytes(at.cast(), length, GRZ_MAX_INPUT) }?;
    Ok(Given { value: as_text(bytes.value)?, _room: bytes._room })
}

fn as_text(bytes: Vec<u8>) -> Checked<String> {
    let text = String::from_utf8(bytes).map_err(|_| GRZ_E_TEXT)?;
    if text.contains('\0') { Err(GRZ_E_TEXT) } else { Ok(text) }
}
