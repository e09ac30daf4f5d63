//! Work that several threads share.

use crate::Result;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does the work for each of the items, in their order, in so many threads. Ends with the first error of a thread.
pub fn each<T: Sync>(items: &[T], jobs: usize, work: impl Fn(&T) -> Result<()> + Sync) -> Result<()> {
    let next = AtomicUsize::new(0);
    let carry_on = || -> std::result::Result<(), String> {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(item).map_err(|error| error.to_string())?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(carry_on)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no thread panics"))
    })?;
    Ok(())
}
