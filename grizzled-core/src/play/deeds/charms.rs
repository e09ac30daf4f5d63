//! Turning a charm face up, and gaining a Speech token (PACK-1).

use super::Run;
use crate::cards::{Effect, Whom};
use crate::play::Chance;
use crate::vocabulary::{Notice, Pause, Seat, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The charm of the seat concerned, or of one that is chosen. Answers whether somebody is asked.
    pub(super) fn recover_charm(&mut self, source: Source, effect: &Effect, seat: Seat, pause: Option<Pause>) -> bool {
        if effect.whom == Whom::Chosen {
            return self.ask_choice(source, self.chooser(effect, seat), 1, pause);
        }
        self.turn_charm_up(self.concerned(effect, seat));
        false
    }

    /// A charm that lies face up stays so. Nobody else is asked.
    pub(in crate::play) fn turn_charm_up(&mut self, seat: Seat) -> Option<Seat> {
        if !self.state.table.seat(seat).charm_ready {
            self.emit(&Notice::CharmRecovered { seat });
        }
        None
    }

    /// From the supply, if a token is left there.
    pub(super) fn gain_speech(&mut self, effect: &Effect, seat: Seat) {
        if self.state.table.speeches > 0 {
            self.emit(&Notice::SpeechTaken { seat: self.concerned(effect, seat) });
        }
    }
}
