//! Handles and what stands behind them: a table for each kind, in which every handle has a generation of its own.

use crate::boundary::Checked;
use crate::codes::{GRZ_E_BUSY, GRZ_E_FULL, GRZ_E_HANDLE, GRZ_E_POISONED};
use crate::failure::Called;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};

/// Something behind its lock; nothing once it has been freed.
pub(crate) type Locked<T> = Mutex<Option<T>>;

struct Slot<T> {
    generation: u32,
    thing: Arc<T>,
}

struct Table<T> {
    slots: Vec<Option<Slot<T>>>,
    free: Vec<u32>,
    /// The generation of the newest handle. None is ever given twice: an old handle names nothing again.
    generation: u32,
}

/// All things of one kind in this process.
pub(crate) struct Handles<T> {
    kind: u8,
    table: RwLock<Table<T>>,
}

const INDEX_BITS: u32 = 24;

/// Kind, generation, place in the table. Generations begin with 1: small numbers made up are no handles.
const fn id(kind: u8, generation: u32, index: u32) -> u64 {
    (kind as u64) << 56 | (generation as u64) << INDEX_BITS | index as u64
}

const fn index(id: u64) -> usize {
    (id & ((1 << INDEX_BITS) - 1)) as usize
}

impl<T> Table<T> {
    const EMPTY: Self = Self { slots: Vec::new(), free: Vec::new(), generation: 0 };

    fn find(&self, kind: u8, wanted: u64) -> Checked<&Arc<T>> {
        let slot = self.slots.get(index(wanted)).and_then(Option::as_ref).ok_or(GRZ_E_HANDLE)?;
        let fits = id(kind, slot.generation, index(wanted) as u32) == wanted;
        if fits { Ok(&slot.thing) } else { Err(GRZ_E_HANDLE) }
    }

    fn insert(&mut self, kind: u8, thing: T) -> Checked<u64> {
        let generation = self.generation.checked_add(1).ok_or(GRZ_E_FULL)?;
        let slot = Some(Slot { generation, thing: Arc::new(thing) });
        let index = match self.free.pop() {
            Some(index) => {
                self.slots[index as usize] = slot;
                index
            }
            None if self.slots.len() >> INDEX_BITS != 0 => return Err(GRZ_E_FULL),
            None => {
                self.slots.push(slot);
                self.slots.len() as u32 - 1
            }
        };
        self.generation = generation;
        Ok(id(kind, generation, index))
    }

    /// Takes a handle out that was found. A table that is empty takes no memory: the library may be unloaded.
    fn take_out(&mut self, id: u64) {
        self.slots[index(id)] = None;
        self.free.push(index(id) as u32);
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

/// Things that change: one call at a time.
impl<T> Handles<Locked<T>> {
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
        call(inside.as_mut().ok_or(GRZ_E_HANDLE)?)
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
        table.find(self.kind, id)?;
        table.take_out(id);
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

    fn handles() -> Handles<Locked<u8>> {
        Handles::new(KIND)
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
    fn generations_that_are_used_up_do_not_begin_again() {
        let handles = handles();
        handles.write().generation = u32::MAX - 1;
        let last = handles.insert(1).unwrap();
        assert_eq!(handles.insert(2), Err(GRZ_E_FULL));
        assert_eq!(handles.remove(last), Ok(()));
        assert_eq!(handles.insert(3), Err(GRZ_E_FULL));
    }

    #[test]
    fn made_up_handles_are_no_handles() {
        let handles = handles();
        let real = handles.insert(1).unwrap();
        for bit in 0..64 {
            assert_eq!(handles.with(real ^ 1 << bit, |_| Ok(())), Err(GRZ_E_HANDLE.into()));
        }
        for made_up in [0, 1, u64::MAX, (KIND as u64) << 56] {
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
