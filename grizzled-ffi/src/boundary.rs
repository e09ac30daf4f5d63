//! The boundary itself: panics stop here, and every pointer is looked at here before it is used.

pub(crate) use crate::answers::*;
use crate::codes::*;
use crate::failure::{Called, Failure};
pub(crate) use crate::inputs::{read, read_all, read_bytes, read_text};
use crate::layout::{CError, Sized32};
use crate::memory;
use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What looking at a pointer comes to; the error is one of the `GRZ_E_` numbers.
pub(crate) type Checked<T = ()> = Result<T, i32>;

/// Runs one call of the interface: whatever it does, the caller gets a status.
pub(crate) fn guarded(call: impl FnOnce() -> Called) -> i32 {
    freeing(|| {
        memory::ready()?;
        call()
    })
}

/// Runs a call that gives memory back and needs none.
pub(crate) fn freeing(call: impl FnOnce() -> Called) -> i32 {
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

/// Runs a call that reports more than a status when it fails. The call learns where `error` lies, so that its other outputs
/// are not written there.
///
/// # Safety
///
/// `error` is NULL, misaligned, or points to as many bytes as its `struct_size` says, at least four, which can be
/// written until the call ends.
pub(crate) unsafe fn guarded_reporting(error: *mut CError, call: impl FnOnce(Place) -> Called) -> i32 {
    // SAFETY: the caller vouches for the same.
    let out = if error.is_null() { Ok(None) } else { unsafe { OutStruct::new(error, Place::NOWHERE) }.map(Some) };
    let Ok(out) = out else { return out.err().unwrap_or(GRZ_E_INTERNAL) };
    let place = out.as_ref().map_or(Place::NOWHERE, OutStruct::place);
    match run(|| memory::ready().map_err(Failure::from).and_then(|()| call(place))) {
        Ok(()) => GRZ_OK,
        Err(failure) => {
            // An output that lies over the error leaves no room to report it there.
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

    /// So many items, each so many bytes behind the one before.
    fn of<T>(at: *const T, count: usize, stride: usize) -> Self {
        Self { start: at.addr(), bytes: count.saturating_mul(stride) }
    }

    /// Two outputs may not share memory: the one would be written over the other.
    fn apart(self, other: Self) -> Checked {
        let before = |one: Self, other: Self| one.start.saturating_add(one.bytes) <= other.start;
        let apart = self.bytes == 0 || other.bytes == 0 || before(self, other) || before(other, self);
        if apart { Ok(()) } else { Err(GRZ_E_OVERLAP) }
    }
}

pub(crate) fn usable<T>(at: *const T) -> Checked {
    match () {
        () if at.is_null() => Err(GRZ_E_NULL),
        () if !at.is_aligned() => Err(GRZ_E_ALIGNMENT),
        () => Ok(()),
    }
}

/// The bytes of the caller's struct: as many as it has now, or had in an earlier header of this `GRZ_ABI`.
pub(crate) fn known_size<T: Sized32>(given: u32) -> Checked<usize> {
    if T::SIZES.contains(&given) { Ok(given as usize) } else { Err(GRZ_E_STRUCT_SIZE) }
}

/// What the caller's struct says of its own size.
///
/// # Safety
///
/// `at` is NULL, misaligned, or points to four readable bytes.
pub(crate) unsafe fn given_size<T: Sized32>(at: *const T) -> Checked<usize> {
    usable(at)?;
    // SAFETY: not NULL and aligned; by the trait the first four bytes are `struct_size`.
    known_size::<T>(unsafe { at.cast::<u32>().read() })
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
        Place::of(self.0, 1, size_of::<T>())
    }

    pub(crate) fn put(&self, value: T) {
        // SAFETY: `new` found it neither NULL nor misaligned, and its caller vouched for the rest.
        unsafe { self.0.write(value) }
    }
}

/// A place where a struct goes whose size the caller has given: as many bytes are written.
pub(crate) struct OutStruct<T> {
    at: *mut T,
    given: usize,
}

impl<T: Sized32> OutStruct<T> {
    /// # Safety
    ///
    /// As for [`read`], and those bytes can be written until the call ends.
    pub(crate) unsafe fn new(at: *mut T, other: Place) -> Checked<Self> {
        // SAFETY: the caller vouches for the same.
        let out = Self { at, given: unsafe { given_size(at) }? };
        out.place().apart(other)?;
        Ok(out)
    }

    fn place(&self) -> Place {
        Place::of(self.at, 1, self.given)
    }

    pub(crate) fn put(&self, value: T) {
        // SAFETY: `new` found it neither NULL nor misaligned, and its caller vouched for so many bytes.
        unsafe { put_prefix(self.at.cast(), value, self.given) }
    }
}

/// Writes the beginning of a struct, as long as the caller's own, and leaves the size that the caller gave.
///
/// # Safety
///
/// `given` bytes, no more than T has, can be written at `at`.
unsafe fn put_prefix<T: Sized32>(at: *mut u8, value: T, given: usize) {
    let value = value.with_size(given as u32);
    // SAFETY: the caller vouches for `given` bytes there; here they are a struct of ours.
    unsafe {
        if given == size_of::<T>() {
            // As nearly always, and quicker than so many bytes one by one.
            at.cast::<T>().write_unaligned(value);
        } else {
            at.copy_from_nonoverlapping((&raw const value).cast(), given);
        }
    }
}

/// The caller's array, with the place where the need goes.
pub(crate) struct Buffer<T> {
    items: *mut T,
    /// How many bytes behind each item the next one begins.
    stride: usize,
    capacity: u32,
    needed: Out<u32>,
}

impl<T: Copy> Buffer<T> {
    /// # Safety
    ///
    /// `items` is NULL, misaligned, or `capacity` items can be written there until the call ends; and
    /// `needed` is as [`Out::new`] wants it.
    pub(crate) unsafe fn new(items: *mut T, capacity: u32, needed: *mut u32, other: Place) -> Checked<Self> {
        // SAFETY: the caller vouches for the same.
        unsafe { Self::with_stride(items, size_of::<T>(), capacity, needed, other) }
    }

    /// # Safety
    ///
    /// As for [`Buffer::new`], but that each item has `stride` bytes.
    unsafe fn with_stride(
        items: *mut T,
        stride: usize,
        capacity: u32,
        needed: *mut u32,
        other: Place,
    ) -> Checked<Self> {
        // SAFETY: the caller vouches for `needed`.
        let needed = unsafe { Out::new(needed, other) }?;
        if capacity > 0 {
            usable(items)?;
        }
        let place = Place::of(items, capacity as usize, stride);
        place.apart(needed.place())?;
        place.apart(other)?;
        Ok(Self { items, stride, capacity, needed })
    }

    /// Reports the need; whether there is room for it.
    fn has_room(&self, need: usize) -> Called {
        let need = u32::try_from(need).map_err(|_| Failure::from(GRZ_E_LIMIT))?;
        self.needed.put(need);
        if need > self.capacity { Err(GRZ_E_SHORT.into()) } else { Ok(()) }
    }

    /// Reports the need, and writes the items if there is room for all of them.
    pub(crate) fn fill(&self, items: &[T]) -> Called {
        self.has_room(items.len())?;
        self.put_all(items);
        Ok(())
    }

    /// Writes items for which there is room.
    fn put_all(&self, items: &[T]) {
        if !items.is_empty() {
            // SAFETY: `new` found the array neither NULL nor misaligned, its caller vouched for `capacity`
            // items, and this is not more. Our own items lie in memory that the caller does not know.
            unsafe { self.items.copy_from_nonoverlapping(items.as_ptr(), items.len()) }
        }
    }
}

impl<T: Sized32> Buffer<T> {
    /// An array of structs whose size the caller has given.
    ///
    /// # Safety
    ///
    /// As for [`Buffer::new`].
    pub(crate) unsafe fn sized(items: *mut T, size: u32, capacity: u32, needed: *mut u32) -> Checked<Self> {
        let stride = known_size::<T>(size)?;
        // SAFETY: the caller vouches for the same.
        unsafe { Self::with_stride(items, stride, capacity, needed, Place::NOWHERE) }
    }

    /// Reports the need, and writes the structs if there is room for all of them, each as long as the caller's own.
    pub(crate) fn fill_structs(&self, items: &[T]) -> Called {
        self.has_room(items.len())?;
        for (place, &item) in items.iter().enumerate() {
            // SAFETY: the array was found neither NULL nor misaligned, the caller vouched for `capacity` items of `stride`
            // bytes, and this is not more.
            unsafe { put_prefix(self.items.cast::<u8>().add(place * self.stride), item, self.stride) }
        }
        Ok(())
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
    pub(crate) fn fill_text(&self, text: &str) -> Called {
        self.has_room(text.len() + 1)?;
        self.put_all(text.as_bytes());
        // SAFETY: there is room for a byte more than the text.
        unsafe { self.items.add(text.len()).write(0) }
        Ok(())
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
            Place::of(items, count, size_of::<T>()).apart(other)?;
        }
        Ok(Self { items, count })
    }

    pub(crate) fn place(&self) -> Place {
        if self.items.is_null() { Place::NOWHERE } else { Place::of(self.items, self.count, size_of::<T>()) }
    }

    /// Writes the value at this place, and has it changed there, for a large one is not to be copied; beyond the end, and where
    /// there is no array, nothing.
    pub(crate) fn fill(&mut self, place: usize, value: T, change: impl FnOnce(&mut T)) {
        if place < self.count && !self.items.is_null() {
            // SAFETY: `new` found it not misaligned, and its caller vouched for `count` items, which nobody uses until the call
            // ends; here nobody does while this is borrowed. A value lies there by then.
            change(unsafe {
                let item = self.items.add(place);
                item.write(value);
                &mut *item
            });
        }
    }

    /// Writes the value at this place.
    pub(crate) fn put(&mut self, place: usize, value: T) {
        self.fill(place, value, |_| ());
    }
}
