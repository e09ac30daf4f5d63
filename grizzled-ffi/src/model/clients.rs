//! A game as one viewer holds it: built from its stream alone.

use super::games::{expected_at, info, to_json};
use super::rules::Ruleset;
use super::saves::read_seen;
use crate::boundary::Checked;
use crate::codes::*;
use crate::convert::{event_to_c, view_to_c};
use crate::failure::{Called, Failure};
use crate::handles::Needs;
use crate::layout::{CEvent, CView, Info};
use crate::memory;
use grizzled_core::log::{MOST_RECORDS, Moment, Stream, View};
use grizzled_core::play::Legal;
use grizzled_core::state::Table;
use grizzled_core::text::Lang;
use grizzled_core::{Rules, SeatView, Seen};
use std::sync::Arc;

/// No client keeps more events than a game can have.
fn room_for(events: usize) -> Checked {
    if events > MOST_RECORDS { Err(GRZ_E_LIMIT) } else { Ok(()) }
}

/// What one viewer has seen.
pub(crate) struct Client {
    pub(crate) ruleset: Arc<Ruleset>,
    view: View,
    /// The sequence number of the first event kept.
    first: u32,
    /// Which of the game's histories it follows.
    epoch: u32,
    /// Whether that ends in the middle of a command, so that nothing can follow.
    midway: bool,
    seen: Vec<Seen>,
}

impl Needs for Client {
    fn needs(&self) -> usize {
        self.seen.len() * memory::RECORD
    }
}

impl Client {
    /// Begins with a stream, whose first event has this sequence number.
    pub(crate) fn new(stream: &Stream, first: u32) -> Checked<Self> {
        // No game has so many events, unless someone makes them up.
        if first as usize > MOST_RECORDS {
            return Err(GRZ_E_VALUE);
        }
        let from_beginning = *stream.start() == View::empty(stream.viewer());
        // A stream of format 1 does not say it.
        let said = stream.first() == first || stream.first() == 0;
        if from_beginning != (first == 0) || !said {
            return Err(GRZ_E_SEQUENCE);
        }
        room_for(first as usize + stream.seen().len())?;
        let ruleset = Arc::new(Ruleset::of(stream.rules(), stream.names()));
        let seen = stream.seen().to_vec();
        Ok(Self { ruleset, view: stream.view(), first, epoch: stream.epoch(), midway: stream.is_cut(), seen })
    }

    /// Takes what came since into account, where the client stands as it is expected to.
    pub(crate) fn feed(&mut self, expected: u32, records: &[u8]) -> Called {
        let seen = read_seen(records)?;
        if expected != expected_at(self.moment()) {
            return Err(GRZ_E_SEQUENCE.into());
        }
        if self.midway {
            return Err(GRZ_E_MIDWAY.into());
        }
        room_for(self.count() as usize + seen.len())?;
        let mut view = self.view;
        for (place, one) in (1..).zip(&seen) {
            view.evolve(&self.ruleset.rules, one).map_err(|why| Failure::from(why).at_place(place))?;
        }
        self.view = view;
        self.seen.extend(seen);
        Ok(())
    }

    fn rules(&self) -> &Rules {
        &self.ruleset.rules
    }

    pub(crate) fn table(&self) -> &Table {
        match &self.view {
            View::Seat(view) => &view.table,
            View::Spectator(view) => &view.table,
        }
    }

    /// The view of a player; a spectator has none.
    pub(crate) fn player(&self) -> Checked<&SeatView> {
        match &self.view {
            View::Seat(view) => Ok(view),
            View::Spectator(_) => Err(GRZ_E_VALUE),
        }
    }

    pub(crate) fn legal(&self) -> Checked<Legal> {
        self.player().map(|view| view.legal(&self.ruleset.rules))
    }

    /// How many events there have been.
    pub(crate) fn count(&self) -> u32 {
        self.first + self.seen.len() as u32
    }

    fn moment(&self) -> Moment {
        Moment { epoch: self.epoch, events: self.count() }
    }

    pub(crate) fn info(&self) -> Info {
        info(self.rules(), self.table(), self.moment(), self.midway)
    }

    /// The events from this sequence number on that the client has received, with their numbers.
    fn since(&self, from: u32) -> impl Iterator<Item = (u32, &Seen)> {
        (self.first..=u32::MAX).zip(&self.seen).skip_while(move |(sequence, _)| *sequence < from)
    }

    pub(crate) fn events(&self, from: u32) -> Vec<CEvent> {
        let events = self.since(from).map(|(sequence, seen)| event_to_c(sequence, seen)).collect();
        #[cfg(grz_newer)]
        let events = crate::made_up::with_new_ones(events);
        events
    }

    pub(crate) fn events_json(&self, from: u32) -> Called<String> {
        let seen: Vec<&Seen> = self.since(from).map(|(_, seen)| seen).collect();
        to_json(&seen)
    }

    pub(crate) fn events_text(&self, from: u32, lang: Lang) -> String {
        self.ruleset.events_text(lang, self.table(), self.since(from).map(|(_, seen)| seen))
    }

    pub(crate) fn view(&self) -> CView {
        view_to_c(self.rules(), &self.view, self.count())
    }

    pub(crate) fn view_json(&self) -> Called<String> {
        to_json(&self.view)
    }
}
