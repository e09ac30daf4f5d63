//! Handles and the games behind them: a table of slots, each with a generation that a freed game's
//! handle no longer has.

use crate::boundary::Called;
use crate::codes::{GRZ_E_BUSY, GRZ_E_FULL, GRZ_E_HANDLE, GRZ_E_POISONED};
use crate::session::Session;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};

/// A game behind its lock; nothing once it has been freed.
type Entry = Arc<Mutex<Option<Session>>>;

struct Slot {
    generation: u32,
    entry: Option<Entry>,
}

#[derive(Default)]
struct Table {
    slots: Vec<Slot>,
    free: Vec<u32>,
}

/// All games of this library in this process.
#[derive(Default)]
pub(crate) struct Handles(RwLock<Table>);

static GAMES: Handles = Handles(RwLock::new(Table { slots: Vec::new(), free: Vec::new() }));

/// All games of this process.
pub(crate) fn games() -> &'static Handles {
    &GAMES
}

/// What a game's handle has in its highest byte, so that later kinds of handles are not taken for it.
const KIND: u64 = 0x47;
const INDEX_BITS: u32 = 24;

/// Kind, generation, place in the table. Generations begin with 1: small numbers made up are no handles.
const fn id(generation: u32, index: u32) -> u64 {
    KIND << 56 | (generation as u64) << INDEX_BITS | index as u64
}

const fn index(id: u64) -> usize {
    (id & ((1 << INDEX_BITS) - 1)) as usize
}

impl Table {
    fn slot(&mut self, wanted: u64) -> Called<&mut Slot> {
        let slot = self.slots.get_mut(index(wanted)).ok_or(GRZ_E_HANDLE)?;
        if id(slot.generation, index(wanted) as u32) == wanted { Ok(slot) } else { Err(GRZ_E_HANDLE) }
    }

    fn entry(&self, wanted: u64) -> Called<Entry> {
        let slot = self.slots.get(index(wanted)).ok_or(GRZ_E_HANDLE)?;
        let fits = id(slot.generation, index(wanted) as u32) == wanted;
        slot.entry.as_ref().filter(|_| fits).cloned().ok_or(GRZ_E_HANDLE)
    }

    fn insert(&mut self, session: Session) -> Called<u64> {
        let entry = Some(Arc::new(Mutex::new(Some(session))));
        if let Some(place) = self.free.pop() {
            let slot = &mut self.slots[place as usize];
            slot.entry = entry;
            return Ok(id(slot.generation, place));
        }
        let place = u32::try_from(self.slots.len()).map_err(|_| GRZ_E_FULL)?;
        if place >> INDEX_BITS != 0 {
            return Err(GRZ_E_FULL);
        }
        self.slots.push(Slot { generation: 1, entry });
        Ok(id(1, place))
    }

    /// Ends the slot's generation. A slot whose generations are used up is not used again.
    fn retire(&mut self, id: u64) -> Called {
        let slot = self.slot(id)?;
        slot.entry = None;
        if let Some(next) = slot.generation.checked_add(1) {
            slot.generation = next;
            self.free.push(index(id) as u32);
        }
        Ok(())
    }
}

/// The game's lock, if nobody has it. It is not waited for.
fn lock(entry: &Entry) -> Called<MutexGuard<'_, Option<Session>>> {
    entry.try_lock().map_err(|why| match why {
        TryLockError::WouldBlock => GRZ_E_BUSY,
        TryLockError::Poisoned(_) => GRZ_E_POISONED,
    })
}

impl Handles {
    /// Takes a game in and answers its handle.
    pub(crate) fn insert(&self, session: Session) -> Called<u64> {
        self.write().insert(session)
    }

    /// Ends a game, a poisoned one too.
    pub(crate) fn remove(&self, id: u64) -> Called {
        let mut table = self.write();
        let entry = table.entry(id)?;
        match lock(&entry) {
            // A call that found the game a moment ago and comes to lock it now finds it gone.
            Ok(mut session) => drop(session.take()),
            Err(GRZ_E_POISONED) => {}
            Err(status) => return Err(status),
        }
        table.retire(id)
    }

    /// Does something with a game while no other call does. If it panics, the handle stays poisoned.
    pub(crate) fn with<R>(&self, id: u64, call: impl FnOnce(&mut Session) -> Called<R>) -> Called<R> {
        let entry = self.read().entry(id)?;
        let mut session = lock(&entry)?;
        call(session.as_mut().ok_or(GRZ_E_HANDLE)?)
    }

    // Nothing panics while the table is locked; were it to, the table would still be whole.
    fn read(&self) -> RwLockReadGuard<'_, Table> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Table> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session() -> Session {
        Session::new(crate::session::rules(0, 3, 1, 0).unwrap(), None, 7).unwrap()
    }

    #[test]
    fn a_slot_used_again_does_not_answer_to_the_old_handle() {
        let handles = Handles::default();
        let old = handles.insert(session()).unwrap();
        assert_eq!(handles.remove(old), Ok(()));
        let new = handles.insert(session()).unwrap();
        assert_eq!(index(old), index(new), "the slot is used again");
        assert_eq!(handles.with(old, |_| Ok(())), Err(GRZ_E_HANDLE));
        assert_eq!(handles.remove(old), Err(GRZ_E_HANDLE));
        assert_eq!(handles.with(new, |_| Ok(())), Ok(()));
    }

    #[test]
    fn a_slot_whose_generations_are_used_up_is_left_alone() {
        let handles = Handles::default();
        handles.insert(session()).unwrap();
        handles.write().slots[0].generation = u32::MAX;
        let last = id(u32::MAX, 0);
        assert_eq!(handles.remove(last), Ok(()));
        assert_eq!(handles.with(last, |_| Ok(())), Err(GRZ_E_HANDLE));
        assert_eq!(index(handles.insert(session()).unwrap()), 1);
    }

    #[test]
    fn made_up_handles_are_no_handles() {
        let handles = Handles::default();
        let real = handles.insert(session()).unwrap();
        for bit in 0..64 {
            assert_eq!(handles.with(real ^ 1 << bit, |_| Ok(())), Err(GRZ_E_HANDLE));
        }
        for made_up in [0, 1, u64::MAX, KIND << 56] {
            assert_eq!(handles.remove(made_up), Err(GRZ_E_HANDLE));
        }
    }

    #[test]
    fn a_game_in_use_is_busy_and_is_not_freed() {
        let handles = Handles::default();
        let game = handles.insert(session()).unwrap();
        let inside = handles.with(game, |_| Ok((handles.with(game, |_| Ok(())), handles.remove(game))));
        assert_eq!(inside, Ok((Err(GRZ_E_BUSY), Err(GRZ_E_BUSY))));
        assert_eq!(handles.with(game, |_| Ok(())), Ok(()));
    }
}
