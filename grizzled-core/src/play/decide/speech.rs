//! Making a Speech and answering it (ACT-SPEECH, ACT-SPEECH-SECRET).

use super::Run;
use crate::play::{Chance, check};
use crate::rules::Seating;
use crate::state::{Agenda, Answer};
use crate::vocabulary::{CardId, Notice, Seat, SeatSet, Secret, Sink, Threat};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Every other seat in the Mission is asked, also one that has nothing to discard.
    pub(super) fn speak(&mut self, seat: Seat, threat: Threat) {
        if self.rules.modules {
            return self.speak_beside(seat, threat);
        }
        let asked = self.state.table.in_mission.without(seat);
        // CHAP-4: with two players the token can be taken again.
        let returned = self.rules.speech_returns;
        self.emit(&Notice::SpeechMade { seat, threat, asked, returned });
        if asked.is_empty() {
            self.end_action();
        }
    }

    /// An answer stays secret until all have answered.
    pub(super) fn answer(&mut self, seat: Seat, card: Option<CardId>) {
        self.emit_secret(&Notice::SpeechAnswered { seat }, Secret::Answer(card));
        if let (Agenda::Speech { speaker, .. }, true) = (self.state.table.agenda, self.state.table.awaited.is_empty()) {
            if self.rules.seating == Seating::Duo && self.ask_next_answer(speaker) {
                return;
            }
            self.reveal_answers(speaker);
        }
    }

    /// The same with modules: it may cost no token; and in Duo only the other player's Grizzled are asked (DUO-3).
    #[cold]
    fn speak_beside(&mut self, seat: Seat, threat: Threat) {
        let free = check::speaks_free(&self.state.table, seat);
        if free {
            self.tell(Notice::FreeSpeech { seat });
        }
        let duo = self.rules.seating == Seating::Duo;
        let helped = self.helped_by_speech(seat);
        let asked = if duo { SeatSet::EMPTY } else { helped };
        let returned = self.rules.speech_returns && !free;
        self.emit(&Notice::SpeechMade { seat, threat, asked, returned });
        if helped.is_empty() {
            self.speech_is_over(seat);
        } else if duo {
            self.ask_next_answer(seat);
        }
    }

    /// The seats that a Speech can help: all others in the Mission; in Duo those of the other player (DUO-3).
    fn helped_by_speech(&self, speaker: Seat) -> SeatSet {
        self.state.table.in_mission.difference(self.rules.seats_of_player(speaker))
    }

    /// DUO-3: one after the other, clockwise, each with its own hand in view. Whether there was one left to ask.
    fn ask_next_answer(&mut self, speaker: Seat) -> bool {
        let mut helped = self.helped_by_speech(speaker).clockwise_from(speaker);
        let next = helped.find(|&seat| !self.state.own(seat).has_answered());
        if let Some(seat) = next {
            self.take_up_hand(seat);
            self.tell(Notice::AnswerAsked { seat });
        }
        next.is_some()
    }

    fn speech_is_over(&mut self, speaker: Seat) {
        if self.rules.modules {
            self.speech_was_made(speaker);
        }
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
