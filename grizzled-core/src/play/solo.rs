//! One player with three Grizzled and one hand (SOLO-1 to SOLO-5).
//!
//! The one hand lies with the Grizzled whose turn it is and passes on with the turn, so that "the hand" of any rule is the
//! one hand.

use super::validation::{Claim, InvalidEvent, Verdict, must};
use super::{Chance, Run};
use crate::rules::Seating;
use crate::vocabulary::{Notice, Seat, Secret, Sink};

/// SOLO-2, SOLO-4: cards that the hand is filled up to.
const FULL_HAND: u8 = 3;

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// SOLO-2: the hand goes to the first Grizzled and is filled up; no intensity is chosen.
    pub(super) fn start_solo_mission(&mut self) {
        let leader = self.state.table.leader;
        self.pass_hand_to(leader);
        self.fill_hand(leader);
        self.begin_turns();
    }

    fn fill_hand(&mut self, seat: Seat) {
        while self.state.table.seat(seat).hand < FULL_HAND {
            let Some(card) = self.state.decks.top() else { return };
            self.emit_secret(&Notice::Dealt { seat }, Secret::Card(card));
        }
    }

    /// SOLO-3: the Leader token, which marks the active Grizzled, and the one hand go to the Grizzled who acts next.
    pub(super) fn pass_hand_to(&mut self, to: Seat) {
        if self.rules.seating != Seating::Solo {
            return;
        }
        if self.state.table.leader != to {
            self.emit(&Notice::LeaderPassed { seat: to });
        }
        let table = &self.state.table;
        let holder = self.rules.grizzled().iter().find(|&seat| table.seat(seat).hand > 0);
        if let Some(from) = holder.filter(|&from| from != to) {
            let hand = self.state.own(from).hand.iter().collect();
            self.report_secret(Notice::HandPassed { from, to }, Secret::Hand(hand));
        }
    }

    /// SOLO-4: only when a refill is possible and the Mission has not failed.
    fn may_refill(&self) -> bool {
        let table = &self.state.table;
        self.rules.seating == Seating::Solo
            && !self.is_interrupted()
            && !table.solo.refill_declined
            && table.trials > 0
            && table.cards_in_hands() < FULL_HAND
            && self.failing_threat().is_none()
    }

    /// SOLO-4: the hand may be filled up. True if the player is asked.
    #[cold]
    pub(super) fn ask_refill(&mut self, seat: Seat) -> bool {
        let asks = self.may_refill();
        if asks {
            self.report(Notice::RefillAsked { seat });
        }
        asks
    }

    pub(super) fn refill_and_go_on(&mut self, seat: Seat) {
        self.report(Notice::ChoiceEnded { seat });
        self.fill_hand(seat);
        self.end_action();
    }

    /// SOLO-4: not again in this Mission.
    pub(super) fn decline_refill(&mut self, seat: Seat) {
        self.report(Notice::RefillDeclined { seat });
        self.end_action();
    }

    /// SOLO-5: the four tiles, all of which can be drawn.
    pub(super) fn shuffle_solo_tiles(&mut self) {
        if self.rules.seating == Seating::Solo {
            self.report(Notice::SoloTilesShuffled);
        }
    }

    /// SOLO-5: one of the tiles left names the Grizzled relieved; after the fourth all four are shuffled. False in any other
    /// game.
    #[cold]
    pub(super) fn draw_solo_support(&mut self) -> bool {
        if self.rules.seating != Seating::Solo {
            return false;
        }
        let left = self.state.table.solo.tiles;
        let nth = self.chance.below(left.count_ones().max(1)) as usize;
        let tile = (0..4u8).filter(|tile| left >> tile & 1 == 1).nth(nth).unwrap_or(3);
        let seat = Seat::new(tile).filter(|_| tile < 3);
        self.report(Notice::SoloSupport { seat });
        if self.state.table.solo.tiles == 0 {
            self.shuffle_solo_tiles();
        }
        match seat {
            Some(seat) => self.offer_relief(seat),
            None => self.resolve_rest(),
        }
        true
    }
}

/// Whether an event of a game for one can have happened.
impl Claim<'_> {
    /// SOLO-3: the one hand goes from one seat to another.
    pub(super) fn hand_passed(&self, from: Seat, to: Seat) -> Verdict {
        self.by(Seating::Solo).and(self.player(from)).and(self.player(to))?;
        must(from != to, InvalidEvent::WrongHand)?;
        self.hand_is_as_said(from)
    }

    /// SOLO-5: the tile is among those that can still be drawn: one for each Grizzled, and a blank one.
    pub(super) fn solo_support(&self, seat: Option<Seat>) -> Verdict {
        seat.map_or(self.by(Seating::Solo), |seat| self.by(Seating::Solo).and(self.player(seat)))?;
        let left = self.table.solo.tiles >> seat.map_or(3, Seat::number);
        must(left & 1 == 1, InvalidEvent::NoSuchTile)
    }
}
