//! Preparation: the Mission starts, the Leader sets the intensity, the cards are dealt (PREP-0 to PREP-5).

use super::Run;
use crate::cards::{What, When, Whom};
use crate::play::Chance;
use crate::rules::hard_knocks::Moment;
use crate::rules::{Seating, abilities, effects};
use crate::vocabulary::{CardId, Modifier, Notice, Pause, Seat, Secret, Sink, Source, Switch};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// PREP-0: every seat is in the Mission. PREP-1: the Leader is asked.
    pub(super) fn start_mission(&mut self, number: u8) {
        self.emit(&Notice::MissionStarted { number, seats: self.rules.grizzled() });
        if self.rules.prepares {
            self.tell(Notice::MissionPrepared);
        }
        if let Some(chaplain) = self.rules.chaplain() {
            self.play_for_chaplain(chaplain);
        }
        if self.rules.prepares {
            self.prepare_beside();
        }
    }

    /// What modules, and decks with Luck, add before the intensity: numbers, whose hand is seen, the Order.
    #[cold]
    fn prepare_beside(&mut self) {
        self.settle_modifiers();
        if self.rules.seating == Seating::Solo {
            return self.start_solo_mission();
        }
        self.take_up_hands(self.state.table.leader);
        self.draw_orders();
    }

    /// PREP-1: a Briefing's intensity is exact, and in the last assault all of Trials is dealt; else the Leader is asked.
    pub(super) fn ask_intensity(&mut self) {
        let (rules, table) = (self.rules, &self.state.table);
        // PREP-2: one at least, even where the pile holds nothing.
        let all = table.trials.div_ceil(rules.seats).max(1);
        // PRI-1: a Helping Hand that says how many comes before the Briefing.
        let given = rules.given_intensity.filter(|_| table.mission == 1 && !effects::help_sets_intensity(rules, table));
        match given.or(table.modifiers.has(Switch::DealAll).then_some(all)) {
            Some(intensity) => {
                self.tell(Notice::IntensityGiven { intensity });
                self.deal_out(intensity);
            }
            None => self.tell(Notice::IntensityAsked { seat: table.leader }),
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
    pub(super) fn prepare(&mut self, leader: Seat, intensity: u8) {
        self.emit(&Notice::IntensityChosen { seat: leader, intensity });
        self.deal_out(intensity);
    }

    /// PREP-3, PREP-4: the deal, Frenzied, and with modules what effects draw, a Recruit, and Helping Hands.
    #[inline(always)]
    fn deal_out(&mut self, intensity: u8) {
        let leader = self.state.table.leader;
        self.deal(leader, intensity);
        if abilities::any(self.rules, &self.state.table, Moment::AfterDeal) {
            self.draw_frenzied(leader);
        }
        if self.rules.modules {
            return self.deal_out_beside(leader);
        }
        self.begin_turns();
    }

    #[cold]
    fn deal_out_beside(&mut self, leader: Seat) {
        self.draw_by_effects(leader);
        self.welcome_recruit();
        if !self.invite(Pause::AfterDeal) {
            self.begin_turns();
        }
    }

    /// PREP-5: copies and Orders may start a Mission at three.
    pub(super) fn begin_turns(&mut self) {
        if self.failing_threat().is_none() {
            self.start_turn(self.state.table.leader);
        } else if !self.invite(Pause::FirstFailure) {
            self.conclude();
        }
    }

    /// PREP-4: cards drawn by effects, seat by seat from the Leader.
    fn draw_by_effects(&mut self, leader: Seat) {
        let modifiers = &self.state.table.modifiers;
        if modifiers.get(Modifier::ExtraDraws) + modifiers.get(Modifier::LeaderDraws) > 0 {
            self.draw_more(leader);
        }
        self.orders_act(When::AfterDeal, leader);
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
        for _ in 0..intensity {
            for seat in self.rules.grizzled().clockwise_from(leader) {
                let Some(card) = self.state.decks.top() else { return };
                self.emit_secret(&Notice::Dealt { seat }, Secret::Card(card));
            }
        }
    }

    /// The same where half of the cards go to hands that their players have put down (DUO-2).
    #[cold]
    fn deal_in_duo(&mut self, leader: Seat, intensity: u8) {
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

    /// TAB-6: a draw from an empty pile is ignored.
    pub(super) fn draw_to_hand(&mut self, seat: Seat, by: Source) {
        if let Some(card) = self.state.decks.top() {
            self.emit_card(Notice::Drawn { seat, by }, seat, card);
        }
    }

    /// A card goes to a hand, and its owner sees it. DUO-2: unless that hand has been put down.
    #[inline(always)]
    pub(super) fn emit_card(&mut self, notice: Notice, seat: Seat, card: CardId) {
        if self.rules.modules && self.state.table.put_down.contains(seat) {
            return self.emit_unseen(notice, card);
        }
        self.emit_secret(&notice, Secret::Card(card));
    }

    #[cold]
    #[inline(never)]
    fn emit_unseen(&mut self, notice: Notice, card: CardId) {
        self.emit_secret(&notice, Secret::Unseen(card));
    }
}
