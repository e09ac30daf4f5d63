//! Handles and what stands behind them: a table for each kind, in which every handle has a generation of its own.

use crate::boundary::Checked;
use crate::codes::{GRZ_E_BUSY, GRZ_E_FULL, GRZ_E_HANDLE, GRZ_E_MEMORY, GRZ_E_POISONED};
use crate::failure::Called;
use crate::memory;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};

/// Something behind its lock; nothing once it has been freed.
pub(crate) type Locked<T> = Mutex<Option<T>>;

struct Slot<T> {
    /// Of the handle that names the slot now, or that did last.
    generation: u64,
    thing: Option<Arc<T>>,
}

struct Table<T> {
    slots: Vec<Slot<T>>,
    free: Vec<u32>,
    /// No generation was ever greater. Slots that are recreated go on from it: an old handle names nothing again.
    greatest: u64,
}

/// All things of one kind in this process.
pub(crate) struct Handles<T> {
    kind: u8,
    table: RwLock<Table<T>>,
}

const INDEX_BITS: u32 = 20;
const GENERATION_BITS: u32 = 36;
const _: () = assert!(INDEX_BITS + GENERATION_BITS + u8::BITS == u64::BITS);
const LAST_GENERATION: u64 = (1 << GENERATION_BITS) - 1;

/// Kind, generation, place in the table. Generations begin with 1: small numbers made up are no handles.
const fn id(kind: u8, generation: u64, index: u32) -> u64 {
    ((kind as u64) << (GENERATION_BITS + INDEX_BITS)) + (generation << INDEX_BITS) + index as u64
}

const fn index(id: u64) -> usize {
    (id & ((1 << INDEX_BITS) - 1)) as usize
}

impl<T> Table<T> {
    const EMPTY: Self = Self { slots: Vec::new(), free: Vec::new(), greatest: 0 };

    fn find(&self, kind: u8, wanted: u64) -> Checked<&Arc<T>> {
        let slot = self.slots.get(index(wanted)).ok_or(GRZ_E_HANDLE)?;
        let fits = id(kind, slot.generation, index(wanted) as u32) == wanted;
        slot.thing.as_ref().filter(|_| fits).ok_or(GRZ_E_HANDLE)
    }

    fn insert(&mut self, kind: u8, thing: T) -> Checked<u64> {
        let index = match self.free.pop() {
            Some(index) => index,
            None => self.another_slot()?,
        };
        let slot = &mut self.slots[index as usize];
        slot.generation += 1;
        slot.thing = Some(Arc::new(thing));
        self.greatest = self.greatest.max(slot.generation);
        Ok(id(kind, slot.generation, index))
    }

    fn another_slot(&mut self) -> Checked<u32> {
        if self.slots.len() >> INDEX_BITS != 0 || self.greatest == LAST_GENERATION {
            return Err(GRZ_E_FULL);
        }
        // With room for it among the free ones, so that what can be made can be freed.
        self.slots.try_reserve(1).map_err(|_| GRZ_E_MEMORY)?;
        self.free.try_reserve(self.slots.len() + 1).map_err(|_| GRZ_E_MEMORY)?;
        self.slots.push(Slot { generation: self.greatest, thing: None });
        Ok(self.slots.len() as u32 - 1)
    }

    /// Takes a handle out that was found. A slot whose generations are used up is not used again; a table that is empty
    /// takes no memory, since the library may be unloaded.
    fn take_out(&mut self, id: u64) {
        let slot = &mut self.slots[index(id)];
        slot.thing = None;
        if slot.generation < LAST_GENERATION {
            self.free.push(index(id) as u32);
        }
        if self.free.len() == self.slots.len() {
            (self.slots, self.free) = (Vec::new(), Vec::new());
        }
    }
}

impl<T> Handles<T> {
    pub(crate) const fn new(kind: u8) -> Self {
        Self { kind, table: RwLock::new(Table::EMPTY) }
    }

    fn add(&self, thing: T) -> Checked<u64> {
        self.write().insert(self.kind, thing)
    }

    fn find(&self, id: u64) -> Checked<Arc<T>> {
        self.read().find(self.kind, id).cloned()
    }

    // Nothing panics while the table is locked; were it to, the table would still be whole.
    fn read(&self) -> RwLockReadGuard<'_, Table<T>> {
        self.table.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Table<T>> {
        self.table.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The lock, if nobody has it. It is not waited for.
fn lock<T>(thing: &Locked<T>) -> Checked<MutexGuard<'_, Option<T>>> {
    thing.try_lock().map_err(|why| match why {
        TryLockError::WouldBlock => GRZ_E_BUSY,
        TryLockError::Poisoned(_) => GRZ_E_POISONED,
    })
}

/// What a call on something may need.
pub(crate) trait Needs {
    /// At most so many bytes.
    fn needs(&self) -> usize;
}

/// Things that change: one call at a time.
impl<T: Needs> Handles<Locked<T>> {
    /// Takes something in and answers its handle.
    pub(crate) fn insert(&self, thing: T) -> Checked<u64> {
        self.add(Mutex::new(Some(thing)))
    }

    /// Ends something, if poisoned too.
    pub(crate) fn remove(&self, id: u64) -> Checked {
        let mut table = self.write();
        let thing = Arc::clone(table.find(self.kind, id)?);
        // A call that found it a moment ago and comes to lock it now finds it gone.
        let gone = match lock(&thing) {
            Ok(mut inside) => inside.take(),
            Err(GRZ_E_POISONED) => None,
            Err(status) => return Err(status),
        };
        table.take_out(id);
        drop(table);
        drop(gone);
        Ok(())
    }

    /// Does something with it while no other call does. If it panics, the handle stays poisoned.
    pub(crate) fn with<R>(&self, id: u64, call: impl FnOnce(&mut T) -> Called<R>) -> Called<R> {
        let thing = self.find(id)?;
        let mut inside = lock(&thing)?;
        let thing = inside.as_mut().ok_or(GRZ_E_HANDLE)?;
        let _room = memory::room(thing.needs())?;
        call(thing)
    }
}

/// What never changes behind its handle: any number of calls at once.
pub(crate) trait Fixed {}

impl<T: Fixed> Handles<T> {
    /// Takes something in and answers its handle.
    pub(crate) fn insert(&self, thing: T) -> Checked<u64> {
        self.add(thing)
    }

    /// Ends something. Calls and games that have it keep it until they end.
    pub(crate) fn remove(&self, id: u64) -> Checked {
        let mut table = self.write();
        let thing = Arc::clone(table.find(self.kind, id)?);
        table.take_out(id);
        drop(table);
        drop(thing);
        Ok(())
    }

    pub(crate) fn get(&self, id: u64) -> Checked<Arc<T>> {
        self.find(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: u8 = 0x47;

    impl Needs for u8 {
        fn needs(&self) -> usize {
            0
        }
    }

    fn handles() -> Handles<Locked<u8>> {
        Handles::new(KIND)
    }

    /// The kind, 36 bits of the generation, 20 of the place.
    #[test]
    fn a_handle_has_its_parts_side_by_side() {
        assert_eq!(id(0x47, 1, 0), 0x4700_0000_0010_0000);
        assert_eq!(id(0x47, 0xabc, 0x123), 0x4700_0000_abc0_0123);
        assert_eq!((id(0xff, LAST_GENERATION, 0xf_ffff), index(u64::MAX)), (u64::MAX, 0xf_ffff));
    }

    #[test]
    fn there_is_room_to_free_all_that_was_made() {
        let handles = handles();
        for made in 1..40 {
            handles.insert(0).unwrap();
            assert!(handles.read().free.capacity() >= made, "{made}");
        }
    }

    #[test]
    fn a_slot_used_again_does_not_answer_to_the_old_handle() {
        let handles = handles();
        let (_stays, old) = (handles.insert(0).unwrap(), handles.insert(1).unwrap());
        assert_eq!(handles.remove(old), Ok(()));
        let new = handles.insert(2).unwrap();
        assert_eq!(index(old), index(new), "the slot is used again");
        assert_eq!(handles.with(old, |_| Ok(())), Err(GRZ_E_HANDLE.into()));
        assert_eq!(handles.remove(old), Err(GRZ_E_HANDLE));
        assert_eq!(handles.with(new, |thing| Ok(*thing)), Ok(2));
    }

    #[test]
    fn an_empty_table_takes_no_memory_and_forgets_no_generation() {
        let handles = handles();
        let old = handles.insert(1).unwrap();
        assert_eq!(handles.remove(old), Ok(()));
        assert_eq!((handles.read().slots.capacity(), handles.read().free.capacity()), (0, 0));
        assert_ne!(handles.insert(2).unwrap(), old);
        assert_eq!(handles.with(old, |_| Ok(())), Err(GRZ_E_HANDLE.into()));
    }

    #[test]
    fn a_slot_whose_generations_are_used_up_is_left_alone() {
        let handles = handles();
        let (_stays, old) = (handles.insert(0).unwrap(), handles.insert(1).unwrap());
        handles.write().slots[index(old)].generation = LAST_GENERATION;
        let last = id(KIND, LAST_GENERATION, index(old) as u32);
        assert_eq!(handles.remove(last), Ok(()));
        assert_ne!(index(handles.insert(2).unwrap()), index(old));
        assert_eq!(handles.with(last, |_| Ok(())), Err(GRZ_E_HANDLE.into()));
    }

    #[test]
    fn generations_that_are_used_up_do_not_begin_again() {
        let handles = handles();
        handles.write().greatest = LAST_GENERATION - 1;
        let last = handles.insert(1).unwrap();
        assert_eq!(handles.insert(2), Err(GRZ_E_FULL));
        assert_eq!(handles.remove(last), Ok(()));
        assert_eq!(handles.insert(3), Err(GRZ_E_FULL));
    }

    #[test]
    fn there_are_as_many_handles_as_their_numbers_have_room_for() {
        let handles = handles();
        let all: Vec<u64> = (0..1 << INDEX_BITS).map(|_| handles.insert(0).unwrap()).collect();
        assert_eq!(handles.insert(0), Err(GRZ_E_FULL));
        assert_eq!(handles.remove(all[7]), Ok(()));
        let again = handles.insert(1).unwrap();
        assert_eq!((index(again), handles.insert(0)), (7, Err(GRZ_E_FULL)));
        assert!(all.iter().filter(|&&id| id != all[7]).all(|&id| handles.remove(id) == Ok(())));
    }

    #[test]
    fn made_up_handles_are_no_handles() {
        let handles = handles();
        let real = handles.insert(1).unwrap();
        for bit in 0..64 {
            assert_eq!(handles.with(real ^ 1 << bit, |_| Ok(())), Err(GRZ_E_HANDLE.into()));
        }
        for made_up in [0, 1, u64::MAX, u64::from(KIND) << 56] {
            assert_eq!(handles.remove(made_up), Err(GRZ_E_HANDLE));
        }
    }

    #[test]
    fn what_is_in_use_is_busy_and_is_not_freed() {
        let handles = handles();
        let thing = handles.insert(1).unwrap();
        let inside = handles.with(thing, |_| Ok((handles.with(thing, |_| Ok(())), handles.remove(thing))));
        assert_eq!(inside, Ok((Err(GRZ_E_BUSY.into()), Err(GRZ_E_BUSY))));
        assert_eq!(handles.with(thing, |_| Ok(())), Ok(()));
    }
}
