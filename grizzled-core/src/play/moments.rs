//! The moments at which more acts than the base rules: one method a moment, and this is the list of them.
//!
//! The steps in `decide` name a moment and do not know who acts at it. Its method here is one cheap look whether anything can
//! act at all, which in a base game always goes the same way; the body beside it is cold, and says which mechanics act and in
//! which order (sections 9 to 13 of the rules; PRI-1 where they contradict each other). What a mechanic then does stands in its
//! own folder or file.
//!
//! A moment that answers `true` has taken the game over: somebody is asked, or the mechanic has gone on by itself, and the step
//! that named the moment ends there. Where Helping Hands may be used, holders are asked one by one ([`Pause`]); when nobody
//! uses one any more, the game goes on at the one place that [`Run::go_on`] names.
//!
//! A new mechanic is called from here. A new moment is a method here and one line in the step that it belongs to.

use super::{Chance, Position, Run, Setup};
use crate::cards::When;
use crate::rules::Seating;
use crate::vocabulary::{CardId, Modifiers, Notice, Origin, Pause, Seat, Sink};

/// Before the first turn of a Mission.
impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The table is set and the Leader named: the decks of Orders and Recruits, the hands of Duo, the tiles of Solo, the
    /// Helping Hands, then the numbers that all of these change. True where players are asked which Helping Hand they keep.
    #[inline(always)]
    pub(super) fn at_set_up(&mut self, setup: &Setup) -> bool {
        let more = self.rules.has_modules || self.rules.modifiers != Modifiers::USUAL;
        more && self.set_modules_up(setup)
    }

    #[cold]
    fn set_modules_up(&mut self, setup: &Setup) -> bool {
        self.set_orders(setup);
        self.set_recruits(setup);
        self.lay_hands(setup);
        self.shuffle_solo_tiles();
        self.lay_help(setup);
        self.settle_modifiers();
        setup.position.is_none() && self.offer_help()
    }

    /// A Mission has started: what is counted in each Mission begins again.
    #[inline(always)]
    pub(super) fn at_mission_start(&mut self) {
        if self.rules.counts_per_mission {
            self.report(Notice::MissionPrepared);
        }
    }

    /// Before the Leader is asked for the intensity: numbers; in Solo the hand instead, without an intensity; in Duo whose
    /// hand is seen; then the Order is chosen, and Helping Hands are used.
    #[inline(always)]
    pub(super) fn before_intensity(&mut self) {
        if self.rules.counts_per_mission {
            self.prepare_modules();
        }
    }

    #[cold]
    fn prepare_modules(&mut self) {
        self.settle_modifiers();
        if self.rules.seating == Seating::Solo {
            return self.start_solo_mission();
        }
        self.take_up_hands(self.state.table.leader);
        self.draw_orders();
    }

    /// The cards are dealt (PREP-4): what effects draw, then Orders, then a Recruit arrives, then Helping Hands.
    #[inline(always)]
    pub(super) fn after_deal(&mut self, leader: Seat) -> bool {
        self.rules.has_modules && self.add_to_deal(leader)
    }

    #[cold]
    fn add_to_deal(&mut self, leader: Seat) -> bool {
        self.draw_by_effects(leader);
        self.orders_act(When::AfterDeal, leader);
        self.welcome_recruit();
        self.invite(Pause::AfterDeal)
    }

    /// The Mission fails before its first turn (PREP-5): Helping Hands.
    #[inline(always)]
    pub(super) fn before_first_failure(&mut self) -> bool {
        self.rules.has_modules && self.invite(Pause::FirstFailure)
    }

    /// A given position lies in the middle of a Mission: the Recruit that has withdrawn, then the numbers.
    #[inline(always)]
    pub(super) fn at_resumed_mission(&mut self, position: &Position) {
        if self.rules.has_modules {
            self.resume_modules(position);
        }
    }

    #[cold]
    fn resume_modules(&mut self, position: &Position) {
        self.report(Notice::MissionPrepared);
        self.resume_recruit(position);
        self.settle_modifiers();
    }
}

/// In a Mission.
impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Before the turn of a seat: the Recruit's turn ends (REC-3), the one hand passes on (SOLO-3), hands are taken up (DUO-2).
    #[inline(always)]
    pub(super) fn before_turn(&mut self, seat: Seat) {
        if self.rules.has_modules {
            self.turn_to(seat);
        }
    }

    #[cold]
    fn turn_to(&mut self, seat: Seat) {
        self.end_recruit_turn();
        self.pass_hand_to(seat);
        self.take_up_hands(seat);
    }

    /// A Trap is to draw (ACT-TRAP): effects may switch Traps off, Luck may cancel it, then Helping Hands; then it draws, and
    /// more for each Aggressive.
    #[inline(always)]
    pub(super) fn at_trap(&mut self, seat: Seat) {
        if self.rules.base_cards_only { self.draw_and_play(seat, Origin::Trap, 0) } else { self.cancel_or_draw(seat) }
    }

    #[cold]
    fn cancel_or_draw(&mut self, seat: Seat) {
        let over = !self.trap_would_draw() || self.luck_cancels_trap() || self.invite(Pause::Trap);
        if !over {
            self.draw_by_trap(seat);
        }
    }

    /// A card has been played from hand, and its Trap is done: in Solo the hand may be filled up (SOLO-4).
    #[inline(always)]
    pub(super) fn after_play(&mut self, seat: Seat) -> bool {
        self.rules.has_modules && self.ask_refill(seat)
    }

    /// A Hard Knock has been assigned: what it costs in Morale, what Orders do, and which of them it cancels.
    #[inline(always)]
    pub(super) fn after_knock(&mut self, seat: Seat) {
        if self.rules.has_modules {
            self.add_to_knock(seat);
        }
    }

    #[cold]
    fn add_to_knock(&mut self, seat: Seat) {
        if !self.lose_morale_for_knock() {
            self.orders_act(When::Knock, seat);
            self.cancel_orders_by_knock();
        }
    }

    /// A charm has been used on this card: what Orders do, and which of them it cancels.
    #[inline(always)]
    pub(super) fn after_charm(&mut self, seat: Seat, card: CardId) {
        if self.rules.has_modules {
            self.add_to_charm(seat, card);
        }
    }

    #[cold]
    fn add_to_charm(&mut self, seat: Seat, card: CardId) {
        self.orders_act(When::Charm, seat);
        self.cancel_orders_by_charm(card);
    }

    /// A seat makes a Speech: effects may let it cost no token. True if this one costs none.
    #[inline(always)]
    pub(super) fn before_speech(&mut self, seat: Seat) -> bool {
        self.rules.has_modules && self.speak_for_nothing(seat)
    }

    /// A Speech is over: what Orders do, and which of them it cancels.
    #[inline(always)]
    pub(super) fn after_speech(&mut self, speaker: Seat) {
        if self.rules.has_modules {
            self.add_to_speech(speaker);
        }
    }

    #[cold]
    fn add_to_speech(&mut self, speaker: Seat) {
        self.orders_act(When::Speech, speaker);
        self.cancel_orders_by_speech();
    }

    /// A seat has withdrawn, and its Clumsy is still to draw so many cards (WDR-3): what Orders do, and whether the seat cancels
    /// one of them by drawing.
    #[inline(always)]
    pub(super) fn after_withdrawal(&mut self, seat: Seat, draws: u8) -> bool {
        self.rules.has_modules && self.add_to_withdrawal(seat, draws)
    }

    #[cold]
    fn add_to_withdrawal(&mut self, seat: Seat, draws: u8) -> bool {
        self.orders_act(When::Withdrawal, seat);
        self.ask_cancellation(seat, draws)
    }

    /// An action is over. Unless something is still asked: Helping Hands where the Mission fails; then a Recruit without cards
    /// leaves, the Mission ends, or the next one acts, seat or Recruit.
    #[inline(always)]
    pub(super) fn after_action(&mut self) -> bool {
        self.rules.has_modules && self.go_on_with_recruit()
    }

    #[cold]
    fn go_on_with_recruit(&mut self) -> bool {
        let asked = self.is_interrupted() || self.failing_threat().is_some() && self.invite(Pause::Failure);
        if !asked {
            self.go_on(Pause::Failure);
        }
        true
    }
}

/// At a Mission's end, and at every pause.
impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Before Support is counted: Helping Hands; in Solo a tile is drawn instead (SOLO-5).
    #[inline(always)]
    pub(super) fn before_support(&mut self) -> bool {
        self.rules.has_modules && (self.invite(Pause::Support) || self.draw_solo_support())
    }

    /// Between RES-2 and RES-3: Boot Camp ends (CAMP-1), or else Orders are discarded (ORD-4).
    #[inline(always)]
    pub(super) fn after_support(&mut self) -> bool {
        self.rules.has_modules && self.end_support()
    }

    #[cold]
    fn end_support(&mut self) -> bool {
        if self.end_boot_camp() {
            return true;
        }
        self.discard_orders();
        false
    }

    /// Before Morale drops (RES-5): Helping Hands.
    #[inline(always)]
    pub(super) fn before_morale_drop(&mut self) -> bool {
        self.rules.has_modules && self.invite(Pause::MoraleDrop)
    }

    /// Nobody uses a Helping Hand any more: the one place at which the game goes on after each pause.
    #[cold]
    pub(super) fn go_on(&mut self, pause: Pause) {
        match pause {
            Pause::MissionStart => self.ask_intensity(),
            Pause::AfterDeal => self.begin_turns(),
            Pause::FirstFailure if self.failing_threat().is_some() => self.conclude(),
            Pause::FirstFailure => self.start_turn(self.state.table.leader),
            Pause::Failure => self.next_turn_with_recruit(),
            Pause::Trap => self.go_on_with_trap(),
            Pause::Support => self.count_support(),
            Pause::MoraleDrop => self.drop_morale(),
        }
    }
}
