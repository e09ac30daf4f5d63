//! Memory, when the system has none left. Rust's collections end the process then. Here a call begins only when as much is set
//! aside as it can need, and answers `GRZ_E_MEMORY` if not; what the system refuses after that comes out of what was set aside.

use crate::boundary::Checked;
use crate::codes::GRZ_E_MEMORY;
#[cfg(test)]
use crate::tests::memory::Failing as System;
use linked_list_allocator::Heap;
#[cfg(not(test))]
use std::alloc::System;
use std::alloc::{GlobalAlloc, Layout};
use std::cell::UnsafeCell;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Set aside at all times, in the library's own memory: where it is not used, it takes addresses and no memory.
const ALWAYS: usize = 4 << 20;
/// What a call may need without having more set aside. The rest is for what earlier calls left there.
pub(crate) const ORDINARY: usize = ALWAYS / 2;
/// What a call needs for each record of a game, at most: to write it down as JSON or in words, or to copy it.
pub(crate) const RECORD: usize = 1024;
/// What a call needs for each byte that it is given to read, at most.
pub(crate) const BYTE: usize = 64;
/// How many regions there can be: the one above, those of large calls under way, and those that something still lies in.
const MOST: usize = 32;
const ALIGN: usize = 16;

struct Reserved;

#[global_allocator]
static RESERVED: Reserved = Reserved;

// SAFETY: the system's allocator, or a heap that is guarded by a lock; each block goes back where it came from.
unsafe impl GlobalAlloc for Reserved {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller vouches for the same.
        let at = unsafe { System.alloc(layout) };
        if at.is_null() { RESERVE.take(layout) } else { at }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller vouches for the same.
        let at = unsafe { System.alloc_zeroed(layout) };
        if !at.is_null() {
            return at;
        }
        let at = RESERVE.take(layout);
        if !at.is_null() {
            // SAFETY: it has as many bytes.
            unsafe { at.write_bytes(0, layout.size()) }
        }
        at
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        if !RESERVE.give_back(at, layout) {
            // SAFETY: it does not come out of the reserve, hence from there.
            unsafe { System.dealloc(at, layout) }
        }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !RESERVE.has(at) {
            // SAFETY: it does not come out of the reserve, hence from there.
            let new = unsafe { System.realloc(at, layout, size) };
            if !new.is_null() {
                return new;
            }
        }
        // SAFETY: the caller vouches for the size, and both blocks have as many bytes as are copied.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
            if !new.is_null() {
                new.copy_from_nonoverlapping(at, layout.size().min(size));
                self.dealloc(at, layout);
            }
            new
        }
    }
}

/// A stretch of memory that is set aside.
struct Region {
    heap: Heap,
    start: *mut u8,
    /// 0 where there is none.
    bytes: usize,
    /// Whether a call under way wants it.
    held: bool,
}

impl Region {
    const NONE: Self = Self { heap: Heap::empty(), start: null_mut(), bytes: 0, held: false };

    fn over(start: *mut u8, bytes: usize, held: bool) -> Self {
        let mut heap = Heap::empty();
        // SAFETY: it was just obtained, is aligned, and nobody else uses it while the region is there.
        unsafe { heap.init(start, bytes) };
        Self { heap, start, bytes, held }
    }

    fn has(&self, at: *mut u8) -> bool {
        at.addr().wrapping_sub(self.start.addr()) < self.bytes
    }

    fn layout(bytes: usize) -> Layout {
        Layout::from_size_align(bytes, ALIGN).unwrap_or(Layout::new::<u128>())
    }

    /// Memory of the system's for another region.
    fn obtain(bytes: usize) -> Checked<*mut u8> {
        // SAFETY: it has a size.
        let start = unsafe { System.alloc(Self::layout(bytes)) };
        if start.is_null() { Err(GRZ_E_MEMORY) } else { Ok(start) }
    }

    /// Gives it back to the system, once nothing lies in it any more.
    fn end_if_done(&mut self) {
        if self.bytes > 0 && !self.held && self.heap.used() == 0 {
            // SAFETY: `obtain` got it with the same layout.
            unsafe { System.dealloc(self.start, Self::layout(self.bytes)) };
            *self = Self::NONE;
        }
    }
}

#[repr(align(16))]
struct Always(UnsafeCell<[u8; ALWAYS]>);

/// All that is set aside.
struct Reserve {
    busy: AtomicBool,
    regions: UnsafeCell<[Region; MOST]>,
    always: Always,
    /// How many blocks were taken out and have not come back.
    out: AtomicUsize,
}

// SAFETY: what is not atomic is used under the lock.
unsafe impl Sync for Reserve {}

static RESERVE: Reserve = Reserve {
    busy: AtomicBool::new(false),
    regions: UnsafeCell::new([const { Region::NONE }; MOST]),
    always: Always(UnsafeCell::new([0; ALWAYS])),
    out: AtomicUsize::new(0),
};

impl Reserve {
    /// Under the lock, which is short: nothing waits there, and nothing is allocated but by the system.
    fn with<R>(&self, work: impl FnOnce(&mut [Region; MOST]) -> R) -> R {
        while self.busy.swap(true, Ordering::Acquire) {
            std::hint::spin_loop();
        }
        // SAFETY: the lock is held.
        let regions = unsafe { &mut *self.regions.get() };
        if regions[0].bytes == 0 {
            // Never given back: it is held.
            regions[0] = Region::over(self.always.0.get().cast(), ALWAYS, true);
        }
        let result = work(regions);
        self.busy.store(false, Ordering::Release);
        result
    }

    fn take(&self, layout: Layout) -> *mut u8 {
        self.with(|regions| {
            let block = regions.iter_mut().find_map(|region| region.heap.allocate_first_fit(layout).ok());
            self.out.fetch_add(block.is_some().into(), Ordering::Relaxed);
            block.map_or(null_mut(), NonNull::as_ptr)
        })
    }

    // Whoever has a block that was taken out also sees that one was.
    fn is_whole(&self) -> bool {
        self.out.load(Ordering::Relaxed) == 0
    }

    fn has(&self, at: *mut u8) -> bool {
        !self.is_whole() && self.with(|regions| regions.iter().any(|region| region.has(at)))
    }

    /// Takes a block back, if it came from here.
    fn give_back(&self, at: *mut u8, layout: Layout) -> bool {
        if self.is_whole() {
            return false;
        }
        self.with(|regions| {
            let Some(region) = regions.iter_mut().find(|region| region.has(at)) else { return false };
            let Some(block) = NonNull::new(at) else { return false };
            // SAFETY: it was taken out of this region, with this layout.
            unsafe { region.heap.deallocate(block, layout) };
            self.out.fetch_sub(1, Ordering::Relaxed);
            regions.iter_mut().for_each(Region::end_if_done);
            true
        })
    }

    /// Sets a region aside; where it is, or nothing when there are too many: then it was only tried whether there is so much.
    fn add(&self, bytes: usize, held: bool) -> Checked<Option<usize>> {
        let start = Region::obtain(bytes)?;
        self.with(|regions| {
            let Some(place) = regions.iter().position(|region| region.bytes == 0) else {
                // SAFETY: `obtain` got it just now with this layout.
                unsafe { System.dealloc(start, Region::layout(bytes)) };
                return Ok(None);
            };
            regions[place] = Region::over(start, bytes, held);
            Ok(Some(place))
        })
    }
}

/// Whether a call may begin: as much is set aside as one needs that is not large.
pub(crate) fn ready() -> Checked {
    let enough = |region: &Region| region.heap.free() >= ORDINARY;
    if RESERVE.is_whole() || RESERVE.with(|regions| regions.iter().any(enough)) {
        return Ok(());
    }
    // It stays until nothing lies in it any more.
    RESERVE.add(ALWAYS, false).map(drop)
}

/// What is set aside for a large call, until the call ends.
pub(crate) struct Room(Option<usize>);

/// Sets aside what a call needs that may need so many bytes.
pub(crate) fn room(bytes: usize) -> Checked<Room> {
    if bytes <= ORDINARY { Ok(Room(None)) } else { RESERVE.add(bytes.next_multiple_of(ALIGN), true).map(Room) }
}

/// Sets aside what a call needs that reads so many bytes.
pub(crate) fn room_to_read(bytes: usize) -> Checked<Room> {
    room(bytes * BYTE)
}

impl Drop for Room {
    fn drop(&mut self) {
        if let Some(place) = self.0 {
            RESERVE.with(|regions| {
                regions[place].held = false;
                regions[place].end_if_done();
            });
        }
    }
}

/// A list with room for so many items, if there is memory for it.
pub(crate) fn list<T>(items: usize) -> Checked<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(items).map_err(|_| GRZ_E_MEMORY)?;
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::memory::given_back;

    const BYTES: usize = 4096;

    /// A region in which nothing lies, and which no call wants.
    fn region() -> Region {
        Region::over(Region::obtain(BYTES).unwrap(), BYTES, false)
    }

    #[test]
    fn four_mebibytes_are_set_aside_and_a_call_may_need_half() {
        assert_eq!((ALWAYS, ORDINARY), (4_194_304, 2_097_152));
    }

    #[test]
    fn a_region_has_its_own_bytes_and_no_others() {
        let mut region = region();
        let start = region.start;
        let has = [-1, 0, 1, BYTES as isize - 1, BYTES as isize].map(|at| region.has(start.wrapping_offset(at)));
        assert_eq!(has, [false, true, true, true, false]);
        region.end_if_done();
    }

    #[test]
    fn a_region_is_given_back_once_nothing_lies_in_it() {
        let (mut region, layout) = (region(), Layout::new::<u64>());
        let block = region.heap.allocate_first_fit(layout).unwrap();
        region.end_if_done();
        assert_eq!(region.bytes, BYTES, "something lies in it");
        // SAFETY: it was just taken out of this region, with this layout.
        unsafe { region.heap.deallocate(block, layout) };
        region.held = true;
        region.end_if_done();
        assert_eq!(region.bytes, BYTES, "a call wants it");
        region.held = false;
        let before = given_back();
        region.end_if_done();
        assert_eq!((region.bytes, given_back() - before), (0, 1));
        region.end_if_done();
        assert_eq!(given_back() - before, 1, "where there is no region, nothing is given back");
    }

    #[test]
    fn the_reserve_has_what_was_taken_out_and_nothing_else() {
        let (mut other, layout) = (0_u8, Layout::new::<u64>());
        let other = &raw mut other;
        assert!(!RESERVE.has(other));
        let block = RESERVE.take(layout);
        assert_eq!((RESERVE.has(block), RESERVE.has(other)), (true, false));
        assert!(!RESERVE.give_back(other, layout) && RESERVE.give_back(block, layout));
    }
}
