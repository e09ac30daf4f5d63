//! What one viewer may see of a game, in the form of a log.

use super::header::Notes;
use super::{CardNames, Commitment, Log, LogError, ReplayError};
use crate::game::Game;
use crate::play::validation::InvalidEvent;
use crate::rules::Rules;
use crate::views::{NotForViewer, SeatView, Seen, SpectatorView, Viewer};
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;

/// What a viewer sees at one moment.
///
/// Exhaustive: a viewer plays or does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum View {
    /// The player of a seat.
    Seat(SeatView),
    /// Someone who watches.
    Spectator(SpectatorView),
}

impl View {
    /// What the viewer sees before the first event.
    #[must_use]
    pub fn empty(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::Seat(SeatView::new(seat)),
            Viewer::Spectator => Self::Spectator(SpectatorView::default()),
        }
    }

    /// What the viewer sees of a game; `None` for a seat that nobody plays.
    #[must_use]
    pub fn of<R: Borrow<Rules>>(game: &Game<R>, viewer: Viewer) -> Option<Self> {
        match viewer {
            Viewer::Seat(seat) => game.view(seat).map(Self::Seat),
            Viewer::Spectator => Some(Self::Spectator(game.spectator_view())),
        }
    }

    /// Whose view it is.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        match self {
            Self::Seat(view) => Viewer::Seat(view.seat),
            Self::Spectator(_) => Viewer::Spectator,
        }
    }

    /// Takes the next event of the stream into account.
    ///
    /// # Errors
    ///
    /// When the event was made for somebody else, or carries a secret that the viewer may not see. The view is as before.
    pub fn evolve(&mut self, rules: &Rules, seen: &Seen) -> Result<(), NotForViewer> {
        match self {
            Self::Seat(view) => view.evolve(rules, seen),
            Self::Spectator(view) => view.evolve(rules, seen),
        }
    }

    /// DUO-2: the hand that the viewer has put down is not in its view.
    const fn hides_what_is_put_down(&self) -> bool {
        match self {
            Self::Seat(view) => !view.table.put_down.contains(view.seat) || view.own.hand.is_empty(),
            Self::Spectator(_) => true,
        }
    }

    /// Notes that nobody is asked, since the rest of a command is lost.
    const fn cut(&mut self) {
        match self {
            Self::Seat(view) => view.table.cut(),
            Self::Spectator(view) => view.table.cut(),
        }
    }
}

/// The part of a game that one viewer may see: the events, redacted, from the beginning or from a snapshot of the view.
///
/// Its bytes, their number and their order are the same for any two games that differ only in what the viewer may not
/// know.
///
/// ```
/// use grizzled_core::log::{Log, Stream, View};
/// use grizzled_core::{Game, Scenario, Seat, Seeded, Setup, Viewer};
///
/// let rules = Scenario::base(4).rules()?;
/// let mut log = Log::new(rules);
/// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
///
/// // A client that joins late gets the view after so many events, and what came then.
/// let stream = log.stream(Viewer::Seat(Seat::S1), 5)?.expect("someone plays there");
/// let received = Stream::from_bytes(&stream.to_bytes())?;
/// assert_eq!(received.view(), View::Seat(game.view(Seat::S1).unwrap()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Its `Debug` prints whose it is and how many events it has, and nothing of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Stream {
    rules: Rules,
    notes: Notes,
    start: View,
    seen: Vec<Seen>,
    /// What the viewer sees after the last event.
    now: View,
}

impl Stream {
    /// A stream before its first event.
    #[must_use]
    pub fn new(rules: Rules, viewer: Viewer, commitment: Option<Commitment>) -> Self {
        Self::from_view(rules, View::empty(viewer), commitment)
    }

    /// A stream that begins with what its viewer sees now.
    #[must_use]
    pub fn from_view(rules: Rules, start: View, commitment: Option<Commitment>) -> Self {
        Self::beginning(rules, start, Notes { commitment, ..Notes::NONE })
    }

    /// A stream before its first event of which all this is known.
    pub(super) fn noted(rules: Rules, viewer: Viewer, notes: Notes) -> Self {
        Self::beginning(rules, View::empty(viewer), notes)
    }

    const fn beginning(rules: Rules, start: View, notes: Notes) -> Self {
        Self { rules, notes, start, seen: Vec::new(), now: start }
    }

    pub(super) const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose stream it is.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.start.viewer()
    }

    /// What the host committed to before the game.
    #[must_use]
    pub const fn commitment(&self) -> Option<Commitment> {
        self.notes.commitment
    }

    /// What the cards are called, where the stream says so.
    #[must_use]
    pub const fn names(&self) -> Option<&CardNames> {
        self.notes.names.as_ref()
    }

    /// Which of the histories of the game it belongs to; see [`Log::epoch`].
    #[must_use]
    pub const fn epoch(&self) -> u32 {
        self.notes.epoch
    }

    /// How many events there were before its first one, which the view that it begins with has taken into account.
    #[must_use]
    pub const fn first(&self) -> u32 {
        self.notes.first
    }

    /// Whether it ends in the middle of a command; see [`Log::is_cut`].
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.notes.cut
    }

    /// The view that it begins with.
    #[must_use]
    pub const fn start(&self) -> &View {
        &self.start
    }

    /// The events since then.
    #[must_use]
    pub fn seen(&self) -> &[Seen] {
        &self.seen
    }

    /// The view that it begins with, where there is something to see.
    pub(super) fn snapshot(&self) -> Option<&View> {
        Some(&self.start).filter(|start| **start != View::empty(self.viewer()))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.seen.is_empty() && self.snapshot().is_none()
    }

    /// Lets an empty stream begin with this view; refused if it is not its viewer's, or if there is nothing to see:
    /// a stream that begins at the beginning has no view of it.
    pub(super) fn begin(&mut self, view: View) -> bool {
        let accepted = view.viewer() == self.viewer() && view != self.start && view.hides_what_is_put_down();
        if accepted {
            (self.start, self.now) = (view, view);
        }
        accepted
    }

    /// Adds the next event.
    ///
    /// # Errors
    ///
    /// When it was made for somebody else, or carries a secret that the viewer may not see. The stream is as before.
    pub fn push(&mut self, seen: Seen) -> Result<(), NotForViewer> {
        self.now.evolve(&self.rules, &seen)?;
        self.seen.push(seen);
        Ok(())
    }

    /// [`Self::push`] while a stream is read: an error names the event.
    pub(super) fn take(&mut self, seen: Seen) -> Result<(), LogError> {
        let event = self.seen.len() + 1;
        self.push(seen).map_err(|why| LogError::NotForViewer { event, why })
    }

    /// The view after the last event.
    #[must_use]
    pub const fn view(&self) -> View {
        let mut view = self.now;
        if self.is_cut() {
            view.cut();
        }
        view
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut stream = f.debug_struct("Stream");
        stream.field("viewer", &self.viewer()).field("events", &self.seen.len()).finish_non_exhaustive()
    }
}

impl Log {
    /// What the viewer may see, from the view after so many events on; `None` for a seat that nobody plays.
    ///
    /// # Errors
    ///
    /// When one of those events cannot have happened.
    pub fn stream(&self, viewer: Viewer, after: usize) -> Result<Option<Stream>, ReplayError> {
        let mut game = self.fold(after)?;
        // Nobody has a view of a seat that nobody plays.
        let Some(start) = View::of(&game, viewer) else { return Ok(None) };
        let notes = Notes { chance: None, first: after as u32, more: Vec::new(), ..self.notes.clone() };
        let mut stream = Stream::beginning(*self.rules(), start, notes);
        for event in self.numbered().skip(after) {
            event.happen(&mut game)?;
            stream.push(game.redact(event.event, viewer)).map_err(|_| event.wrong(InvalidEvent::WrongSecret))?;
        }
        Ok(Some(stream))
    }
}
