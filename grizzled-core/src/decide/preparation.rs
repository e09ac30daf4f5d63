//! Preparation: the Mission starts, the Leader sets the intensity, the cards are dealt (PREP-0 to PREP-5).

use super::Run;
use crate::chance::Chance;
use crate::event::{Notice, Secret, Sink};
use crate::hooks::Moment;
use crate::ids::{CardId, Seat};
use crate::rulings;

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// PREP-0: every seat is in the Mission. PREP-1: the Leader is asked.
    pub(super) fn start_mission(&mut self, number: u8) {
        self.emit(Notice::MissionStarted { number, seats: self.rules.grizzled() });
        if let Some(chaplain) = self.rules.chaplain() {
            self.play_for_chaplain(chaplain);
        }
    }

    /// CHAP-2: one of the Chaplain's tiles, if he has any, is drawn and laid face down.
    fn play_for_chaplain(&mut self, chaplain: Seat) {
        let held = self.state.own(chaplain).tiles;
        if let Some(tile) = self.draw_tile(held) {
            self.emit_secret(Notice::ChaplainPlayed { seat: chaplain }, Secret::Tile(tile));
        }
    }

    /// The Leader has chosen: the deal, Frenzied, the check, the first turn.
    pub(super) fn prepare(&mut self, leader: Seat, intensity: u8) {
        self.emit(Notice::IntensityChosen { seat: leader, intensity });
        self.deal(leader, intensity);
        self.draw_frenzied(leader);
        // PREP-5: copies may start a Mission at three.
        if self.failing_threat().is_some() {
            self.conclude();
        } else {
            self.start_turn(leader);
        }
    }

    /// PREP-3: one card at a time from the Leader clockwise, until the pile runs out.
    fn deal(&mut self, leader: Seat, intensity: u8) {
        let mut seat = leader;
        for _ in 0..u16::from(intensity) * u16::from(self.rules.seats) {
            let Some(card) = self.state.decks.top() else { return };
            self.emit_secret(Notice::Dealt { seat }, Secret::Card(card));
            seat = seat.left(1, self.rules.seats);
        }
    }

    /// PREP-4, HK-FRENZIED: seat by seat from the Leader, as many cards as there are.
    fn draw_frenzied(&mut self, leader: Seat) {
        let rules = self.rules;
        if !rulings::any(rules, &self.state.table, Moment::AfterDeal) {
            return;
        }
        for seat in rules.grizzled().clockwise_from(leader) {
            let draws = rulings::amount(rules, &self.state.table, seat, Moment::AfterDeal);
            if let Some(knock) = rulings::oldest(rules, &self.state.table, seat, Moment::AfterDeal) {
                (0..draws).for_each(|_| self.draw_to_hand(seat, knock));
            }
        }
    }

    /// TAB-6: a draw from an empty pile is ignored.
    fn draw_to_hand(&mut self, seat: Seat, knock: CardId) {
        if let Some(card) = self.state.decks.top() {
            self.emit_secret(Notice::Drawn { seat, knock }, Secret::Card(card));
        }
    }
}
