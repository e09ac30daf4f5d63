//! Preparation: the Mission starts, the Leader sets the intensity, the cards are dealt (PREP-0 to PREP-5).

use crate::cards::{What, Whom};
use crate::play::{Chance, Run};
use crate::rules::hard_knocks::Moment;
use crate::rules::{Seating, abilities, effects};
use crate::vocabulary::{Modifier, Notice, Seat, Secret, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// PREP-0: every seat is in the Mission. PREP-1: the Leader is asked.
    pub(in crate::play) fn start_mission(&mut self, number: u8) {
        self.emit(&Notice::MissionStarted { number, seats: self.rules.grizzled() });
        self.at_mission_start();
        if let Some(chaplain) = self.rules.chaplain() {
            self.play_for_chaplain(chaplain);
        }
        self.before_intensity();
    }

    /// PREP-1: the Leader is asked, unless the intensity is given.
    pub(in crate::play) fn ask_intensity(&mut self) {
        match self.given_intensity() {
            Some(intensity) => {
                self.report(Notice::IntensityGiven { intensity });
                self.deal_out(intensity);
            }
            None => self.report(Notice::IntensityAsked { seat: self.state.table.leader }),
        }
    }

    /// CHAP-2: one of the Chaplain's tiles, if he has any, is drawn and laid face down.
    fn play_for_chaplain(&mut self, chaplain: Seat) {
        let held = self.state.own(chaplain).tiles;
        if let Some(tile) = self.draw_tile(held) {
            self.emit_secret(&Notice::ChaplainPlayed { seat: chaplain }, Secret::Tile(tile));
        }
    }

    /// The Leader has chosen: the deal, Frenzied, the check, the first turn.
    pub(in crate::play) fn prepare(&mut self, leader: Seat, intensity: u8) {
        self.emit(&Notice::IntensityChosen { seat: leader, intensity });
        self.deal_out(intensity);
    }

    /// PREP-3, PREP-4: the deal, then Frenzied.
    #[inline(always)]
    fn deal_out(&mut self, intensity: u8) {
        let leader = self.state.table.leader;
        self.deal(leader, intensity);
        if abilities::any(self.rules, &self.state.table, Moment::AfterDeal) {
            self.draw_frenzied(leader);
        }
        if !self.after_deal(leader) {
            self.begin_turns();
        }
    }

    /// PREP-5: copies and Orders may start a Mission at three.
    pub(in crate::play) fn begin_turns(&mut self) {
        if self.failing_threat().is_none() {
            self.start_turn(self.state.table.leader);
        } else if !self.before_first_failure() {
            self.conclude();
        }
    }

    /// PREP-4: cards drawn by effects, seat by seat from the Leader.
    pub(in crate::play) fn draw_by_effects(&mut self, leader: Seat) {
        let modifiers = &self.state.table.modifiers;
        if modifiers.get(Modifier::ExtraDraws) + modifiers.get(Modifier::LeaderDraws) > 0 {
            self.draw_more(leader);
        }
    }

    /// For each seat in the order of PRI-1.
    fn draw_more(&mut self, leader: Seat) {
        let rules = self.rules;
        for seat in rules.grizzled().clockwise_from(leader) {
            let table = self.state.table;
            let more = if seat == leader { table.modifiers.get(Modifier::LeaderDraws) } else { 0 };
            let mut left = table.modifiers.get(Modifier::ExtraDraws) + more;
            for in_force in effects::in_force(rules, &table).filter(|card| card.effect.what == What::ExtraDraws) {
                let concerned = seat == leader || in_force.effect.whom == Whom::EachSeat;
                let draws = if concerned { in_force.effect.amount.unsigned_abs().min(left) } else { 0 };
                (0..draws).for_each(|_| self.draw_to_hand(seat, in_force.source));
                left -= draws;
            }
        }
    }

    /// PREP-3: one card at a time from the Leader clockwise, until the pile runs out.
    #[inline(always)]
    fn deal(&mut self, leader: Seat, intensity: u8) {
        if self.rules.seating == Seating::Duo {
            return self.deal_in_duo(leader, intensity);
        }
        let (seats, mut seat) = (self.rules.grizzled(), leader);
        for _ in 0..u16::from(intensity) * u16::from(seats.len()) {
            let Some(card) = self.state.decks.top() else { return };
            self.emit_secret(&Notice::Dealt { seat }, Secret::Card(card));
            seat = seats.next_after(seat).unwrap_or(leader);
        }
    }

    /// PREP-4, HK-FRENZIED: seat by seat from the Leader, as many cards as there are.
    fn draw_frenzied(&mut self, leader: Seat) {
        let rules = self.rules;
        for seat in rules.grizzled().clockwise_from(leader) {
            let draws = abilities::amount(rules, &self.state.table, seat, Moment::AfterDeal);
            if let Some(knock) = abilities::oldest(rules, &self.state.table, seat, Moment::AfterDeal) {
                (0..draws).for_each(|_| self.draw_to_hand(seat, Source::Knock(knock)));
            }
        }
    }
}
