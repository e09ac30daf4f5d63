//! Making a Speech and answering it (ACT-SPEECH, ACT-SPEECH-SECRET).

use super::Run;
use crate::chance::Chance;
use crate::event::{Notice, Secret, Sink};
use crate::ids::{CardId, Seat, Threat};
use crate::state::{Agenda, Answer};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Every other seat in the Mission is asked, also one that has nothing to discard.
    pub(super) fn speak(&mut self, seat: Seat, threat: Threat) {
        let asked = self.state.table.in_mission.without(seat);
        // CHAP-4: with two players the token can be taken again.
        let returned = self.rules.speech_returns;
        self.emit(Notice::SpeechMade { seat, threat, asked, returned });
        if asked.is_empty() {
            self.end_action();
        }
    }

    /// An answer stays secret until all have answered.
    pub(super) fn answer(&mut self, seat: Seat, card: Option<CardId>) {
        self.emit_secret(Notice::SpeechAnswered { seat }, Secret::Answer(card));
        if let (Agenda::Speech { speaker, .. }, true) = (self.state.table.agenda, self.state.table.awaited.is_empty()) {
            self.reveal_answers(speaker);
        }
    }

    /// All answers are shown together, clockwise from the speaker.
    fn reveal_answers(&mut self, speaker: Seat) {
        for seat in self.state.table.in_mission.without(speaker).clockwise_from(speaker) {
            let card = match self.state.own(seat).answer {
                Answer::Discard(card) => Some(card),
                Answer::Decline | Answer::None => None,
            };
            self.emit(Notice::SpeechRevealed { seat, card });
        }
        self.end_action();
    }
}
