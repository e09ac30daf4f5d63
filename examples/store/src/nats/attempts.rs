//! Writing one message until it is certain what became of it.

use super::client::{PAUSE, Sent};
use super::failure::unknown;
use crate::error::StoreError;
use tokio::time::{Instant, sleep};

/// What became of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Settled {
    /// The message was taken.
    Taken,
    /// There is a later message: another writer's, or one of an earlier attempt.
    Overtaken,
    /// Nobody knows; it has been waited for a while, and is to be looked at again.
    Unknown,
}

/// Attempts to write a message, until the time is up.
pub(super) struct Attempts {
    deadline: Instant,
    unsure: bool,
}

impl Attempts {
    pub(super) const fn until(deadline: Instant) -> Self {
        Self { deadline, unsure: false }
    }

    /// Whether an attempt may have written the message without anyone knowing.
    pub(super) const fn unsure(&self) -> bool {
        self.unsure
    }

    /// What was asked between the attempts. If it failed, it is not known whether the message was written, once that was
    /// not known.
    pub(super) fn result<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        result.map_err(|error| if self.unsure { unknown(error) } else { error })
    }

    /// What became of the attempt that this was sent in.
    pub(super) async fn settle(&mut self, sent: Result<Sent, StoreError>) -> Result<Settled, StoreError> {
        match self.result(sent)? {
            Sent::Taken(_) => Ok(Settled::Taken),
            Sent::Overtaken => Ok(Settled::Overtaken),
            Sent::Unsure(error) if Instant::now() >= self.deadline => Err(error),
            Sent::Unsure(_) => {
                self.unsure = true;
                sleep(PAUSE).await;
                Ok(Settled::Unknown)
            }
        }
    }
}
