//! Two players with two Grizzled each (DUO-1 to DUO-3): which hand each of them sees, and who answers a Speech.

use super::validation::{Claim, InvalidEvent, Verdict, must};
use super::{Chance, Position, Run, Setup};
use crate::rules::Seating;
use crate::state::Agenda;
use crate::vocabulary::{Notice, Seat, SeatSet, Secret, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Every player takes up the hand of its Grizzled who acts next, counted from this seat on; with one withdrawn the
    /// other's; with both, the one that withdrew last stays up.
    pub(super) fn take_up_hands(&mut self, next: Seat) {
        if self.rules.seating != Seating::Duo {
            return;
        }
        for player in self.rules.players().iter() {
            let own = self.rules.seats_of_player(player);
            let acting = self.state.table.in_mission.intersection(own).clockwise_from(next).next();
            if let Some(seat) = acting {
                self.take_up_hand(seat);
            }
        }
    }

    /// The player of the seat puts the other hand down and takes up this one.
    pub(super) fn take_up_hand(&mut self, seat: Seat) {
        let down = self.state.table.put_down;
        if self.rules.seating != Seating::Duo || !down.contains(seat) {
            return;
        }
        for other in self.rules.seats_of_player(seat).without(seat).iter() {
            if !down.contains(other) {
                self.report(Notice::HandPutDown { seat: other });
            }
        }
        let hand = self.state.own(seat).hand.iter().collect();
        self.report_secret(Notice::HandTakenUp { seat }, Secret::Hand(hand));
    }

    /// Each player sees the hand of its first Grizzled, which is empty; in a given position the one that it would have taken
    /// up there, so that it is never shown the cards of the other.
    pub(super) fn lay_hands(&mut self, setup: &Setup) {
        if self.rules.seating != Seating::Duo {
            return;
        }
        let up = match &setup.position {
            None => self.rules.players(),
            Some(position) => self.hands_up_in(position),
        };
        for seat in self.rules.grizzled().difference(up).iter() {
            self.report(Notice::HandPutDown { seat });
        }
    }

    /// The hands that are up at a turn, or at the start of a Preparation; of a player whose Grizzled have both withdrawn, the
    /// first one's.
    fn hands_up_in(&self, position: &Position) -> SeatSet {
        let (next, gone) = match &position.under_way {
            None => (self.state.table.leader, SeatSet::EMPTY),
            Some(mission) => (mission.turn, mission.withdrawn_seats()),
        };
        let up = |player| {
            let acting = self.rules.seats_of_player(player).difference(gone);
            acting.clockwise_from(next).next().unwrap_or(player)
        };
        self.rules.players().iter().map(up).collect()
    }

    /// Whether the seat's hand is put down, so that its player does not see what comes to it.
    #[inline(always)]
    pub(super) fn is_hand_down(&self, seat: Seat) -> bool {
        self.rules.seating == Seating::Duo && self.state.table.put_down.contains(seat)
    }

    /// The deal, half of which goes to hands that their players have put down.
    #[cold]
    pub(super) fn deal_in_duo(&mut self, leader: Seat, intensity: u8) {
        for _ in 0..intensity {
            self.rules.grizzled().clockwise_from(leader).for_each(|seat| self.deal_one(seat));
        }
    }

    /// TAB-6: unless the pile is empty.
    fn deal_one(&mut self, seat: Seat) {
        if let Some(card) = self.state.decks.top() {
            self.emit_card(Notice::Dealt { seat }, seat, card);
        }
    }

    /// DUO-3: those whom a Speech can help are asked one after the other, not together.
    pub(super) fn asks_one_by_one(&self) -> bool {
        self.rules.seating == Seating::Duo
    }

    /// DUO-3: the next to answer, clockwise from the speaker, each with its own hand in view. Whether there was one left to
    /// ask; in any other game all have been asked together.
    pub(super) fn ask_next_answer(&mut self, speaker: Seat) -> bool {
        self.asks_one_by_one() && self.ask_first_without_answer(speaker)
    }

    #[cold]
    fn ask_first_without_answer(&mut self, speaker: Seat) -> bool {
        let mut helped = self.helped_by_speech(speaker).clockwise_from(speaker);
        let next = helped.find(|&seat| !self.state.own(seat).has_answered());
        if let Some(seat) = next {
            self.take_up_hand(seat);
            self.report(Notice::AnswerAsked { seat });
        }
        next.is_some()
    }
}

/// Whether an event of such a game can have happened.
impl Claim<'_> {
    /// DUO-2: its player sees the card but where the hand is put down.
    pub(super) fn drawn_to(&self, seat: Seat) -> Verdict {
        let unseen = matches!(self.secret, Secret::Unseen(_));
        must(unseen == self.table.put_down.contains(seat), InvalidEvent::WrongSecret)
    }

    /// DUO-2.
    pub(super) fn put_down(&self, seat: Seat) -> Verdict {
        self.by(Seating::Duo).and(self.player(seat))?;
        must(!self.table.put_down.contains(seat), InvalidEvent::WrongHand)
    }

    pub(super) fn taken_up(&self, seat: Seat) -> Verdict {
        must(self.table.put_down.contains(seat), InvalidEvent::WrongHand)?;
        self.hand_is_as_said(seat)
    }

    /// DUO-3: one after the other; nobody answers twice, nor the speaker.
    pub(super) fn answer_asked(&self, seat: Seat) -> Verdict {
        let Agenda::Speech { speaker, .. } = self.table.agenda else { return Err(InvalidEvent::NotAsked) };
        must(seat != speaker && !self.state.own(seat).has_answered(), InvalidEvent::NotAsked)?;
        self.player(seat)
    }
}
