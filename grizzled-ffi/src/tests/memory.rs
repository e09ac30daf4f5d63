//! Calls while the system has no memory left.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// How many more requests of this thread are granted.
    static LEFT: Cell<u64> = const { Cell::new(u64::MAX) };
    /// Whether all are refused after that, or one.
    static FOR_GOOD: Cell<bool> = const { Cell::new(false) };
    /// The bytes that this thread has, and the most that it had.
    static BYTES: Cell<(isize, isize)> = const { Cell::new((0, 0)) };
}

/// The system's allocator, which can be made to refuse.
pub(crate) struct Failing;

fn granted() -> bool {
    let left = LEFT.get();
    if left == u64::MAX {
        return true;
    }
    LEFT.set(if left > 0 { left - 1 } else if FOR_GOOD.get() { 0 } else { u64::MAX });
    left > 0
}

fn count(bytes: isize) {
    let (now, most) = BYTES.get();
    BYTES.set((now + bytes, most.max(now + bytes)));
}

// SAFETY: the system's, or NULL.
unsafe impl GlobalAlloc for Failing {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller vouches for the same.
        if granted() { unsafe { System.alloc(layout) } } else { std::ptr::null_mut() }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: the caller vouches for the same.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // Both are there for a moment.
        count(size as isize);
        count(-(layout.size() as isize));
        // SAFETY: the caller vouches for the same.
        if granted() { unsafe { System.realloc(at, layout, size) } } else { std::ptr::null_mut() }
    }
}
