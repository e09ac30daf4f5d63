//! The border itself: panics stop here, and every pointer is looked at here before it is used.

use crate::codes::*;
use crate::failure::{Called, Failure};
use crate::layout::{CError, Sized32};
use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What looking at a pointer comes to; the error is one of the `GRZ_E_` numbers.
pub(crate) type Checked<T = ()> = Result<T, i32>;

/// Runs one call of the interface: whatever it does, the caller gets a status.
pub(crate) fn guarded(call: impl FnOnce() -> Called) -> i32 {
    run(call).map_or_else(|failure| failure.status, |()| GRZ_OK)
}

fn run(call: impl FnOnce() -> Called) -> Called {
    // What a panic leaves half done is behind a handle, and the lock of that handle is poisoned by it.
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|payload| {
        // Dropping a payload may panic in its turn.
        std::mem::forget(payload);
        Err(GRZ_E_INTERNAL.into())
    })
}

/// The same for a call that can tell more than a status. The call is told where `error` lies, so that its other outputs
/// are not written there.
///
/// # Safety
///
/// `error` is NULL, misaligned, or points to as many bytes as its `struct_size` says, at least four, which can be
/// written until the call ends.
pub(crate) unsafe fn guarded_telling(error: *mut CError, call: impl FnOnce(Place) -> Called) -> i32 {
    // SAFETY: the caller vouches for the same.
    let out = if error.is_null() { Ok(None) } else { unsafe { Out::sized(error, Place::NOWHERE) }.map(Some) };
    let Ok(out) = out else { return out.err().unwrap_or(GRZ_E_INTERNAL) };
    let place = out.as_ref().map_or(Place::NOWHERE, Out::place);
    match run(|| call(place)) {
        Ok(()) => GRZ_OK,
        Err(failure) => {
            // One that lies over the error cannot be told there.
            if let Some(out) = out.filter(|_| failure.status != GRZ_E_OVERLAP) {
                out.put(failure.to_c());
            }
            failure.status
        }
    }
}

/// Where something of the caller's lies.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    start: usize,
    bytes: usize,
}

impl Place {
    pub(crate) const NOWHERE: Self = Self { start: 0, bytes: 0 };

    fn of<T>(at: *const T, count: usize) -> Self {
        Self { start: at.addr(), bytes: count.saturating_mul(size_of::<T>()) }
    }

    /// Two outputs may not share memory: the one would be written over the other.
    fn apart(self, other: Self) -> Checked {
        let before = |one: Self, other: Self| one.start.saturating_add(one.bytes) <= other.start;
        let apart = self.bytes == 0 || other.bytes == 0 || before(self, other) || before(other, self);
        if apart { Ok(()) } else { Err(GRZ_E_OVERLAP) }
    }
}

fn usable<T>(at: *const T) -> Checked {
    match () {
        () if at.is_null() => Err(GRZ_E_NULL),
        () if !at.is_aligned() => Err(GRZ_E_ALIGNMENT),
        () => Ok(()),
    }
}

fn same_size<T: Sized32>(told: u32) -> Checked {
    if told == T::SIZE { Ok(()) } else { Err(GRZ_E_STRUCT_SIZE) }
}

/// The caller's struct.
///
/// # Safety
///
/// `at` is NULL, misaligned, or points to as many readable bytes as its `struct_size` says, at least four.
pub(crate) unsafe fn read<T: Sized32>(at: *const T) -> Checked<T> {
    usable(at)?;
    // SAFETY: not NULL and aligned; by the trait the first four bytes are `struct_size`.
    same_size::<T>(unsafe { at.cast::<u32>().read() })?;
    // SAFETY: as before, and the caller vouches for as many bytes as `struct_size` says, which is all of T.
    Ok(unsafe { at.read() })
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
    Ok(unsafe { std::slice::from_raw_parts(at, count as usize) }.to_vec())
}

/// The caller's text, copied.
///
/// # Safety
///
/// `at` is NULL, or points to `length` readable bytes; with [`GRZ_TO_NUL`], to bytes that end with NUL.
pub(crate) unsafe fn read_text(at: *const c_char, length: u32) -> Checked<String> {
    if length == GRZ_TO_NUL {
        usable(at)?;
        // SAFETY: not NULL, and the caller vouches for a NUL.
        let text = unsafe { std::ffi::CStr::from_ptr(at) };
        if text.count_bytes() > GRZ_MAX_INPUT as usize {
            return Err(GRZ_E_LIMIT);
        }
        return text.to_str().map(str::to_owned).map_err(|_| GRZ_E_TEXT);
    }
    // SAFETY: the caller vouches for the bytes.
    let bytes = unsafe { read_all(at.cast::<u8>(), length, GRZ_MAX_INPUT) }?;
    let text = String::from_utf8(bytes).map_err(|_| GRZ_E_TEXT)?;
    if text.contains('\0') { Err(GRZ_E_TEXT) } else { Ok(text) }
}

/// A place where one value goes.
#[derive(Clone, Copy)]
pub(crate) struct Out<T>(*mut T);

impl<T: Copy> Out<T> {
    /// # Safety
    ///
    /// `at` is NULL, misaligned, or can be written as a T until the call ends.
    pub(crate) unsafe fn new(at: *mut T, other: Place) -> Checked<Self> {
        usable(at)?;
        let out = Self(at);
        out.place().apart(other)?;
        Ok(out)
    }

    fn place(&self) -> Place {
        Place::of(self.0, 1)
    }

    pub(crate) fn put(&self, value: T) {
        // SAFETY: `new` found it neither NULL nor misaligned, and its caller vouched for the rest.
        unsafe { self.0.write(value) }
    }
}

impl<T: Sized32> Out<T> {
    /// A struct that the caller has told the size of.
    ///
    /// # Safety
    ///
    /// As for [`read`], and those bytes can be written until the call ends.
    pub(crate) unsafe fn sized(at: *mut T, other: Place) -> Checked<Self> {
        usable(at)?;
        // SAFETY: not NULL and aligned; by the trait the first four bytes are `struct_size`.
        same_size::<T>(unsafe { at.cast::<u32>().read() })?;
        // SAFETY: the caller vouches for as many bytes as `struct_size` says.
        unsafe { Self::new(at, other) }
    }
}

/// The caller's array, with the place where the need goes.
pub(crate) struct Buffer<T> {
    items: *mut T,
    capacity: u32,
    needed: Out<u32>,
}

impl<T: Copy> Buffer<T> {
    /// # Safety
    ///
    /// `items` is NULL, misaligned, or `capacity` items can be written there until the call ends; and
    /// `needed` is as [`Out::new`] wants it.
    pub(crate) unsafe fn new(items: *mut T, capacity: u32, needed: *mut u32, other: Place) -> Checked<Self> {
        // SAFETY: the caller vouches for `needed`.
        let needed = unsafe { Out::new(needed, other) }?;
        if capacity > 0 {
            usable(items)?;
        }
        let place = Place::of(items, capacity as usize);
        place.apart(needed.place())?;
        place.apart(other)?;
        Ok(Self { items, capacity, needed })
    }

    /// Reports the need, and writes the items if there is room for all of them.
    pub(crate) fn fill(&self, items: &[T]) -> Called {
        let need = u32::try_from(items.len()).map_err(|_| Failure::from(GRZ_E_LIMIT))?;
        self.needed.put(need);
        if need > self.capacity {
            return Err(GRZ_E_SHORT.into());
        }
        if need > 0 {
            // SAFETY: `new` found the array neither NULL nor misaligned, its caller vouched for `capacity`
            // items, and this is not more. Our own items lie in memory that the caller does not know.
            unsafe { self.items.copy_from_nonoverlapping(items.as_ptr(), items.len()) }
        }
        Ok(())
    }
}

impl<T: Sized32> Buffer<T> {
    /// An array of structs that the caller has told the size of.
    ///
    /// # Safety
    ///
    /// As for [`Buffer::new`].
    pub(crate) unsafe fn sized(items: *mut T, size: u32, capacity: u32, needed: *mut u32) -> Checked<Self> {
        same_size::<T>(size)?;
        // SAFETY: the caller vouches for the same.
        unsafe { Self::new(items, capacity, needed, Place::NOWHERE) }
    }
}

impl Buffer<u8> {
    /// A buffer for text.
    ///
    /// # Safety
    ///
    /// As for [`Buffer::new`].
    pub(crate) unsafe fn text(items: *mut c_char, capacity: u32, needed: *mut u32, other: Place) -> Checked<Self> {
        // SAFETY: the caller vouches for the same.
        unsafe { Self::new(items.cast(), capacity, needed, other) }
    }

    /// Fills the buffer with the text and a NUL; the need counts it.
    pub(crate) fn fill_text(&self, text: impl Into<String>) -> Called {
        let mut bytes = text.into().into_bytes();
        bytes.push(0);
        self.fill(&bytes)
    }
}

/// The caller's array of exactly so many values, all of them written; nothing when it is NULL.
pub(crate) struct Row<T> {
    items: *mut T,
    count: usize,
}

impl<T: Copy> Row<T> {
    /// # Safety
    ///
    /// `items` is NULL, misaligned, or `count` items can be written there until the call ends.
    pub(crate) unsafe fn new(items: *mut T, count: usize, other: Place) -> Checked<Self> {
        if !items.is_null() {
            usable(items)?;
            Place::of(items, count).apart(other)?;
        }
        Ok(Self { items, count })
    }

    pub(crate) fn place(&self) -> Place {
        if self.items.is_null() { Place::NOWHERE } else { Place::of(self.items, self.count) }
    }

    pub(crate) fn is_null(&self) -> bool {
        self.items.is_null()
    }

    /// Writes the value at this place; beyond the end, and where there is no array, nothing.
    pub(crate) fn put(&self, place: usize, value: T) {
        if place < self.count && !self.items.is_null() {
            // SAFETY: `new` found it not misaligned, and its caller vouched for `count` items.
            unsafe { self.items.add(place).write(value) }
        }
    }
}

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
        buffer.fill_text(call()?)
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

/// A call that answers with a list of structs that the caller has told the size of.
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
        buffer.fill(&call()?)
    })
}

/// A call that answers with a struct that the caller has told the size of.
///
/// # Safety
///
/// As for [`Out::sized`].
pub(crate) unsafe fn answer_struct<T: Sized32>(at: *mut T, call: impl FnOnce() -> Called<T>) -> i32 {
    guarded(|| {
        // SAFETY: the caller vouches for the same.
        let out = unsafe { Out::sized(at, Place::NOWHERE) }?;
        out.put(call()?);
        Ok(())
    })
}

/// A call that answers with one value.
///
/// # Safety
///
/// As for [`Out::new`].
pub(crate) unsafe fn answer<T: Copy>(at: *mut T, call: impl FnOnce() -> Called<T>) -> i32 {
    guarded(|| {
        // SAFETY: the caller vouches for the same.
        let out = unsafe { Out::new(at, Place::NOWHERE) }?;
        out.put(call()?);
        Ok(())
    })
}

/// The same for a call that can tell more than a status.
///
/// # Safety
///
/// As for [`Out::new`] and [`guarded_telling`].
pub(crate) unsafe fn answer_telling<T: Copy>(at: *mut T, error: *mut CError, call: impl FnOnce() -> Called<T>) -> i32 {
    let call = |told| {
        // SAFETY: the caller vouches for the same.
        let out = unsafe { Out::new(at, told) }?;
        out.put(call()?);
        Ok(())
    };
    // SAFETY: the caller vouches for the same.
    unsafe { guarded_telling(error, call) }
}

/// A struct that the caller has told the size of, from a call that can tell more than a status.
///
/// # Safety
///
/// As for [`Out::sized`] and [`guarded_telling`].
pub(crate) unsafe fn answer_struct_telling<T: Sized32>(
    at: *mut T,
    error: *mut CError,
    call: impl FnOnce() -> Called<T>,
) -> i32 {
    let call = |told| {
        // SAFETY: the caller vouches for the same.
        let out = unsafe { Out::sized(at, told) }?;
        out.put(call()?);
        Ok(())
    };
    // SAFETY: the caller vouches for the same.
    unsafe { guarded_telling(error, call) }
}
