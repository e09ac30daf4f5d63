//! The game for one (SOLO).

use super::run::Run;
use super::state::Question;
use grizzled_core::{Event, Notice, Seat, Secret};

impl Run<'_> {
    /// SOLO-2: up to three cards, before the first Grizzled.
    pub(crate) fn fill_up(&mut self) {
        let leader = self.s.leader;
        self.hand_over(leader);
        self.fill(leader);
    }

    fn fill(&mut self, seat: Seat) {
        while self.s.person(seat).hand.len() < 3 && !self.s.trials.is_empty() {
            self.deal_one(seat);
        }
    }

    /// SOLO-3: the token passes on with the turn, and with it the one hand, whole.
    pub(crate) fn pass_hand(&mut self, to: Seat) {
        if self.plan.is_solo() && self.s.leader != to {
            self.s.leader = to;
            self.say(Notice::LeaderPassed { seat: to });
            self.hand_over(to);
        }
    }

    fn hand_over(&mut self, to: Seat) {
        let Some(from) = self.plan.grizzled().into_iter().find(|seat| !self.s.person(*seat).hand.is_empty()) else {
            return;
        };
        if from != to {
            let hand = std::mem::take(&mut self.person(from).hand);
            let secret = Secret::Hand(hand.iter().copied().collect());
            self.person(to).hand = hand;
            self.whisper(Notice::HandPassed { from, to }, secret);
        }
    }

    /// SOLO-4: asked only if there is something to fill, and something to fill it with.
    pub(crate) fn offer_refill(&mut self) {
        let seat = self.s.turn;
        let room = self.s.person(seat).hand.len() < 3 && !self.s.trials.is_empty();
        if self.plan.is_solo() && room && !self.s.refill_declined && self.failing().is_none() {
            self.say(Notice::RefillAsked { seat });
            self.ask(Question::Refill, [seat]);
        }
    }

    pub(crate) fn refill(&mut self, seat: Seat, yes: bool) {
        self.answered();
        if yes {
            self.say(Notice::ChoiceEnded { seat });
            self.fill(seat);
        } else {
            self.s.refill_declined = true;
            self.say(Notice::RefillDeclined { seat });
        }
    }

    /// SOLO-5: one of the tiles left; after the fourth all four are shuffled.
    pub(crate) fn solo_support(&mut self) -> Option<Seat> {
        let tiles: Vec<u8> = self.s.solo_tiles.iter().copied().collect();
        let named = |tile: u8| if tile < 3 { Seat::new(tile) } else { None };
        let is = |n: usize, event: &Event| event.notice == Notice::SoloSupport { seat: named(tiles[n]) };
        let tile = tiles[self.fate.one(tiles.len(), &is)];
        self.s.solo_tiles.remove(&tile);
        self.say(Notice::SoloSupport { seat: named(tile) });
        if self.s.solo_tiles.is_empty() {
            self.s.solo_tiles = (0..4).collect();
            self.say(Notice::SoloTilesShuffled);
        }
        named(tile)
    }

    /// The tiles with which the game for one begins (SOLO-5).
    pub(crate) fn solo_tiles(&mut self) {
        if self.plan.is_solo() {
            self.s.solo_tiles = (0..4).collect();
            self.say(Notice::SoloTilesShuffled);
        }
    }
}
