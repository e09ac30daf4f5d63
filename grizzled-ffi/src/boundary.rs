//! The border itself: panics stop here, and every pointer is looked at here before it is used.

use crate::codes::{GRZ_E_ALIGNMENT, GRZ_E_INTERNAL, GRZ_E_NULL, GRZ_E_SHORT, GRZ_E_STRUCT_SIZE, GRZ_OK};
use crate::layout::Sized32;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a call comes to inside the library; the error is one of the `GRZ_E_` numbers.
pub(crate) type Called<T = ()> = Result<T, i32>;

/// Runs one call of the interface: whatever it does, the caller gets a status.
pub(crate) fn guarded(call: impl FnOnce() -> Called) -> i32 {
    // What a panic leaves half done is behind a handle, and the lock of that handle is poisoned by it.
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(())) => GRZ_OK,
        Ok(Err(status)) => status,
        Err(payload) => {
            // Dropping a payload may panic in its turn.
            std::mem::forget(payload);
            GRZ_E_INTERNAL
        }
    }
}

fn usable<T>(at: *const T) -> Called {
    match () {
        () if at.is_null() => Err(GRZ_E_NULL),
        () if !at.is_aligned() => Err(GRZ_E_ALIGNMENT),
        () => Ok(()),
    }
}

fn same_size<T: Sized32>(told: u32) -> Called {
    if told == T::SIZE { Ok(()) } else { Err(GRZ_E_STRUCT_SIZE) }
}

/// The caller's struct.
///
/// # Safety
///
/// `at` is NULL, misaligned, or points to as many readable bytes as its `struct_size` says, at least four.
pub(crate) unsafe fn read<T: Sized32>(at: *const T) -> Called<T> {
    usable(at)?;
    // SAFETY: not NULL and aligned; by the trait the first four bytes are `struct_size`.
    same_size::<T>(unsafe { at.cast::<u32>().read() })?;
    // SAFETY: as before, and the caller vouches for as many bytes as `struct_size` says, which is all of T.
    Ok(unsafe { at.read() })
}

/// A place where one value goes.
pub(crate) struct Out<T>(*mut T);

impl<T: Copy> Out<T> {
    /// # Safety
    ///
    /// `at` is NULL, misaligned, or can be written as a T until the call ends.
    pub(crate) unsafe fn new(at: *mut T) -> Called<Self> {
        usable(at).map(|()| Self(at))
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
    pub(crate) unsafe fn sized(at: *mut T) -> Called<Self> {
        usable(at)?;
        // SAFETY: not NULL and aligned; by the trait the first four bytes are `struct_size`.
        same_size::<T>(unsafe { at.cast::<u32>().read() })?;
        Ok(Self(at))
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
    pub(crate) unsafe fn new(items: *mut T, capacity: u32, needed: *mut u32) -> Called<Self> {
        // SAFETY: the caller vouches for `needed`.
        let needed = unsafe { Out::new(needed) }?;
        if capacity > 0 {
            usable(items)?;
        }
        Ok(Self { items, capacity, needed })
    }

    /// Reports the need, and writes the items if there is room for all of them.
    pub(crate) fn fill(&self, items: &[T]) -> Called {
        // More than 2^32 would need a game of some million events.
        let need = u32::try_from(items.len()).map_err(|_| GRZ_E_INTERNAL)?;
        self.needed.put(need);
        if need > self.capacity {
            return Err(GRZ_E_SHORT);
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
    pub(crate) unsafe fn sized(items: *mut T, size: u32, capacity: u32, needed: *mut u32) -> Called<Self> {
        same_size::<T>(size)?;
        // SAFETY: the caller vouches for the same.
        unsafe { Self::new(items, capacity, needed) }
    }
}

impl Buffer<u8> {
    /// Fills the buffer with the text and a NUL; the need counts it.
    pub(crate) fn fill_text(&self, text: String) -> Called {
        let mut bytes = text.into_bytes();
        bytes.push(0);
        self.fill(&bytes)
    }
}
