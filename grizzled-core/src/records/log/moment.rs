//! How far a game has come, written so that nobody takes what was dropped for what came instead.

use super::{Log, Stream};
use crate::views::{NotForViewer, Seen, Viewer};
use alloc::vec::Vec;

/// How many events there have been, and in which of the histories of a game.
///
/// When a decision is taken back, its events are dropped and others get their numbers. So the number alone does not say
/// what somebody has seen: two that stand at the same number, one before and one after, see different games. The epoch
/// distinguishes them. A client sends its moment with each command, and a host whose moment is another refuses the command
/// and sends a new stream.
///
/// ```
/// use grizzled_core::log::History;
/// use grizzled_core::{Scenario, Seat, Seeded, Setup, Viewer};
///
/// # let mut history = History::new(Scenario::base(3).rules()?, &Setup::default(), Seeded::new(4))?;
/// # let withdraw = |history: &History<Seeded>| {
/// #     let seat = history.game().awaiting().iter().next().unwrap();
/// #     let legal = history.game().legal(seat);
/// #     let last = legal.len() - 1;
/// #     (seat, legal.get(last).unwrap(), legal.get(last - 1).unwrap())
/// # };
/// # let (seat, command, _) = withdraw(&history);
/// # history.apply(seat, &command)?;
/// let mut client = history.log().stream(Viewer::Spectator, 0)?.unwrap();
/// # let (seat, one, other) = withdraw(&history);
/// history.apply(seat, &one)?;
/// let news = history.log().seen_since(client.moment(), Viewer::Spectator)?;
/// client.follow(client.moment(), news)?;
/// assert_eq!(client.moment(), history.log().moment());
///
/// history.undo()?;
/// history.apply(seat, &other)?;
/// assert_eq!(client.moment().events, history.log().moment().events);
/// assert_ne!(client.moment(), history.log().moment(), "the client has seen what was dropped");
/// assert!(history.log().seen_since(client.moment(), Viewer::Spectator).is_err(), "it needs a new stream");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Moment {
    /// Which of the histories of the game; see [`Log::epoch`].
    pub epoch: u32,
    /// How many events there have been.
    pub events: u32,
}

/// Somebody stands elsewhere than was thought: what it has seen was dropped, or events are missing. It needs a new stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("what was seen has been dropped, or events are missing: a new stream is needed")]
pub struct Dropped;

/// Why a stream does not take what came since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CannotFollow {
    /// The events do not come after those that the stream has.
    #[error(transparent)]
    Dropped(#[from] Dropped),
    /// One of them is not for its viewer.
    #[error(transparent)]
    NotForViewer(#[from] NotForViewer),
}

impl Log {
    /// How far the game has come.
    #[must_use]
    pub fn moment(&self) -> Moment {
        Moment { epoch: self.epoch(), events: self.events().count() as u32 }
    }

    /// What the viewer may see of what came since it stood there: to be sent on with that moment.
    ///
    /// # Errors
    ///
    /// When it does not stand in this history; it gets a new [stream](Log::stream) instead.
    pub fn seen_since(&self, after: Moment, viewer: Viewer) -> Result<Vec<Seen>, Dropped> {
        if after.epoch != self.epoch() || after.events > self.moment().events {
            return Err(Dropped);
        }
        let redacted = |event| crate::views::redact(&self.rules, event, viewer);
        Ok(self.events().skip(after.events as usize).map(redacted).collect())
    }
}

impl Stream {
    /// How far its viewer has come.
    #[must_use]
    pub fn moment(&self) -> Moment {
        Moment { epoch: self.epoch(), events: self.first() + self.seen().len() as u32 }
    }

    /// Takes what came after this moment ([`Log::seen_since`]), all of it or nothing.
    ///
    /// # Errors
    ///
    /// When it does not stand there, or something is not for its viewer.
    pub fn follow(&mut self, after: Moment, seen: Vec<Seen>) -> Result<(), CannotFollow> {
        if after != self.moment() {
            return Err(Dropped.into());
        }
        let mut then = self.clone();
        seen.into_iter().try_for_each(|seen| then.push(seen))?;
        *self = then;
        Ok(())
    }
}
