//! Waiting for a future from a plain thread, or from inside of an asynchronous task.

use crate::error::{Outcome, StoreError};
use std::future::Future;
use std::sync::mpsc;
use std::thread::JoinHandle;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

/// A runtime on a thread of its own. The connection lives there, also between two calls.
///
/// Whoever waits blocks a thread of its own and no runtime of this one: so it works inside of a task of another
/// runtime, too, as any call works that takes a while.
#[derive(Debug)]
pub(crate) struct Runner {
    handle: Handle,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Runner {
    pub(crate) fn start() -> Result<Self, StoreError> {
        let failed = |error: std::io::Error| StoreError::backend(Outcome::NotMade, error);
        let runtime = Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let handle = runtime.handle().clone();
        let (stop, stopped) = oneshot::channel();
        let drive = move || drop(runtime.block_on(stopped));
        let thread = std::thread::Builder::new().name("nats".to_owned()).spawn(drive).map_err(failed)?;
        Ok(Self { handle, stop: Some(stop), thread: Some(thread) })
    }

    /// Carries it out on the thread of the runtime, and waits for the answer.
    pub(crate) fn wait<T, F>(&self, future: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let (answer, answered) = mpsc::sync_channel(1);
        self.handle.spawn(async move { drop(answer.send(future.await)) });
        answered.recv().map_err(|_| StoreError::backend(Outcome::Unknown, "the thread of the connection has ended"))?
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        drop(self.stop.take());
        // It cannot be joined by itself, nor is there anything to do about a panic there.
        drop(self.thread.take().map(JoinHandle::join));
    }
}
