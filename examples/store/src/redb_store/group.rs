//! Changes that wait for each other: while one group is brought to the disk the next one gathers, and every group costs one
//! `fsync`, however many changes it has.
//!
//! There is no thread for it: of those who wait, one carries out the group for all. A single writer carries out its own
//! changes at once and waits for nobody.

use super::tables::Writing;
use crate::error::StoreError;
use std::collections::HashMap;
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A change. It refuses before it writes anything; it may be asked more than once, each time on a new transaction.
pub(super) type Deed = Box<dyn Fn(&mut Writing<'_>) -> Result<(), StoreError> + Send>;

/// No group waits longer than this for more members.
const LONGEST_WAIT: Duration = Duration::from_millis(1);

#[derive(Debug, Default)]
pub(super) struct Group {
    queue: Mutex<Queue>,
    /// A group is done.
    done: Condvar,
    /// As many are waiting as the next leader hopes for.
    gathered: Condvar,
}

#[derive(Default)]
struct Queue {
    waiting: Vec<(u64, Deed)>,
    done: HashMap<u64, Result<(), StoreError>>,
    tickets: u64,
    /// Somebody carries out a group.
    led: bool,
    /// How many changes the next group may hope for: as many as there were writers lately.
    hoped: usize,
    /// How long the last group took.
    took: Duration,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "Queue({} waiting)", self.waiting.len())
    }
}

impl Group {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Carries out a change together with others that come at the same time. `commit` carries out a group, and answers
    /// for each of its members; it must not panic.
    pub(super) fn submit(
        &self,
        deed: Deed,
        commit: impl Fn(&[Deed]) -> Vec<Result<(), StoreError>>,
    ) -> Result<(), StoreError> {
        let mut queue = self.lock();
        let ticket = queue.enter(deed);
        if queue.waiting.len() >= queue.hoped {
            self.gathered.notify_one();
        }
        loop {
            if let Some(result) = queue.done.remove(&ticket) {
                return result;
            }
            queue = match queue.led {
                true => self.done.wait(queue).unwrap_or_else(PoisonError::into_inner),
                false => self.lead(queue, &commit),
            };
        }
    }

    /// Carries out a group: everyone who waits.
    fn lead<'a>(
        &'a self,
        mut queue: MutexGuard<'a, Queue>,
        commit: impl Fn(&[Deed]) -> Vec<Result<(), StoreError>>,
    ) -> MutexGuard<'a, Queue> {
        queue.led = true;
        let wait = LONGEST_WAIT.min(queue.took / 4);
        let too_few = |queue: &mut Queue| queue.waiting.len() < queue.hoped;
        let gathered = self.gathered.wait_timeout_while(queue, wait, too_few);
        (queue, _) = gathered.unwrap_or_else(PoisonError::into_inner);
        let (tickets, deeds): (Vec<u64>, Vec<Deed>) = mem::take(&mut queue.waiting).into_iter().unzip();
        drop(queue);
        let begin = Instant::now();
        let results = commit(&deeds);
        queue = self.lock();
        queue.led = false;
        queue.took = begin.elapsed();
        queue.hoped = queue.waiting.len() + tickets.len();
        queue.done.extend(tickets.into_iter().zip(results));
        self.done.notify_all();
        queue
    }
}

impl Queue {
    fn enter(&mut self, deed: Deed) -> u64 {
        self.tickets += 1;
        self.waiting.push((self.tickets, deed));
        self.tickets
    }
}
