//! Making a Speech and answering it (ACT-SPEECH, ACT-SPEECH-SECRET).

use crate::play::{Chance, Run};
use crate::state::{Agenda, Answer};
use crate::vocabulary::{CardId, Notice, Seat, SeatSet, Secret, Sink, Threat};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Every other seat in the Mission is asked, also one that has nothing to discard.
    pub(in crate::play) fn speak(&mut self, seat: Seat, threat: Threat) {
        let free = self.before_speech(seat);
        // CHAP-4: with two players the token can be taken again.
        let returned = self.rules.speech_returns && !free;
        let helped = self.helped_by_speech(seat);
        let asked = if self.asks_one_by_one() { SeatSet::EMPTY } else { helped };
        self.emit(&Notice::SpeechMade { seat, threat, asked, returned });
        if helped.is_empty() {
            return self.speech_is_over(seat);
        }
        self.ask_next_answer(seat);
    }

    /// An answer stays secret until all have answered.
    pub(in crate::play) fn answer(&mut self, seat: Seat, card: Option<CardId>) {
        self.emit_secret(&Notice::SpeechAnswered { seat }, Secret::Answer(card));
        if let (Agenda::Speech { speaker, .. }, true) = (self.state.table.agenda, self.state.table.awaited.is_empty()) {
            if self.ask_next_answer(speaker) {
                return;
            }
            self.reveal_answers(speaker);
        }
    }

    /// An effect lets everyone speak for nothing, once in a Mission; if it lets this seat, true.
    #[cold]
    pub(in crate::play) fn speak_for_nothing(&mut self, seat: Seat) -> bool {
        let free = self.asking(seat).speaks_free();
        if free {
            self.report(Notice::FreeSpeech { seat });
        }
        free
    }

    /// The seats that a Speech can help: all others in the Mission; in Duo those of the other player (DUO-3).
    pub(in crate::play) fn helped_by_speech(&self, speaker: Seat) -> SeatSet {
        self.state.table.in_mission.difference(self.rules.seats_of_player(speaker))
    }

    fn speech_is_over(&mut self, speaker: Seat) {
        self.after_speech(speaker);
        self.end_action();
    }

    /// All answers are shown together, clockwise from the speaker.
    fn reveal_answers(&mut self, speaker: Seat) {
        for seat in self.helped_by_speech(speaker).clockwise_from(speaker) {
            let card = match self.state.own(seat).answer {
                Answer::Discard(card) => Some(card),
                Answer::Decline | Answer::None => None,
            };
            self.emit(&Notice::SpeechRevealed { seat, card });
        }
        self.speech_is_over(speaker);
    }
}
