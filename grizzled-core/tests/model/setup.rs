//! Setting up (SET), in the order in which chance is asked.

use super::fate::{draws_in_deck, gives, offers_help};
use super::numbers::usual;
use super::run::Run;
use super::state::{Question, Todo};
use grizzled_core::cards::Difficulty;
use grizzled_core::rules::HelpPlan;
use grizzled_core::vocabulary::{Character, HelpId, OrderId, Tile, Tiles};
use grizzled_core::{Event, Notice, Seat, Secret, Setup};
use std::collections::BTreeSet;

impl Run<'_> {
    /// A new game (SET-1 to SET-4), up to the first question. What the caller has chosen is not drawn.
    pub(crate) fn set_up(&mut self, chosen: &Setup) {
        self.s.numbers = usual();
        self.characters(&chosen.characters);
        self.tiles(&chosen.tiles);
        self.deck();
        self.first_leader(chosen.leader);
        self.orders_deck();
        self.recruits_deck();
        self.solo_tiles();
        self.hands_at_setup();
        for seat in self.plan.players() {
            let held: BTreeSet<HelpId> = chosen.help[seat.index()].iter().collect();
            if !held.is_empty() {
                self.hold(seat, held);
            }
        }
        self.settle();
        if self.plan.help_plan == HelpPlan::DrawTwo && !self.plan.is_solo() {
            self.offer_help();
        } else {
            self.next([Todo::StartMission]);
        }
        self.go();
    }

    /// DECK-4: the last of the free ones takes the place of the one drawn.
    fn characters(&mut self, chosen: &[Option<Character>; 5]) {
        let mut free: Vec<Character> =
            Character::ALL.into_iter().filter(|&character| !chosen.contains(&Some(character))).collect();
        for seat in self.plan.grizzled() {
            let is = |n: usize, event: &Event| event.notice == Notice::CharacterTaken { seat, character: free[n] };
            let character = match chosen[seat.index()] {
                Some(character) => character,
                None => free.swap_remove(self.fate.one(free.len(), &is)),
            };
            self.person(seat).character = Some(character);
            self.person(seat).charm_up = true;
            self.say(Notice::CharacterTaken { seat, character });
        }
    }

    /// SET-2, DECK-5, CHAP-1: a left, a right, and one of those left over, counted by kind. SOLO-1: none.
    fn tiles(&mut self, chosen: &[Option<Tiles>; 5]) {
        if self.plan.is_solo() {
            return;
        }
        let ring = self.plan.ring();
        let doubles = if ring.len() > 3 { 2 } else { 0 };
        let mut rest = Tiles::from_array([6, 6, doubles, doubles]).iter().collect::<Vec<Tile>>();
        let mut take = |tile: Tile| rest.remove(rest.iter().position(|&one| one == tile).expect("the box holds it"));
        // What seats are sure of, or are given, is set aside before the first is drawn.
        for seat in &ring {
            let sure = chosen[seat.index()].unwrap_or(Tiles::of(&[Tile::Left, Tile::Right]));
            sure.iter().for_each(|tile| _ = take(tile));
        }
        for seat in ring {
            let with = |tile: Tile| Tiles::of(&[Tile::Left, Tile::Right, tile]);
            let is = |n: usize, event: &Event| gives(event, with(rest[n]));
            let tiles = match chosen[seat.index()] {
                Some(tiles) => tiles,
                None => {
                    let n = self.fate.one(rest.len(), &is);
                    with(rest.remove(n))
                }
            };
            self.person(seat).tiles = tiles.iter().collect();
            self.whisper(Notice::TilesGiven { seat, count: tiles.len() }, Secret::Tiles(tiles));
        }
    }

    /// SET-1, ARM-2: Trials is filled first, but a card is left for the reserve; what is left over is set aside.
    fn deck(&mut self) {
        let order = self.fate.shuffle(self.plan.cards());
        let trials = self.plan.trials.min(order.len() - 1);
        let morale = self.plan.morale.unwrap_or(usize::MAX).min(order.len() - trials);
        self.s.morale = order[..morale].to_vec();
        self.s.trials = order[morale..morale + trials].to_vec();
        self.s.speeches = self.plan.speeches;
        let notice = Notice::DeckSet { trials: trials as u8, morale: morale as u8, speeches: self.plan.speeches };
        let pile = order[..morale + trials].iter().copied().collect();
        self.whisper(notice, Secret::Order(pile));
    }

    /// SET-4.
    fn first_leader(&mut self, leader: Option<Seat>) {
        let seats = self.plan.grizzled();
        let is = |n: usize, event: &Event| event.notice == Notice::LeaderNamed { seat: seats[n] };
        let seat = leader.unwrap_or_else(|| seats[self.fate.one(seats.len(), &is)]);
        self.s.leader = seat;
        self.say(Notice::LeaderNamed { seat });
    }

    /// ORD-1: those given, and of each difficulty so many of the others.
    fn orders_deck(&mut self) {
        let plan = self.plan.order_plan;
        let given: BTreeSet<OrderId> = plan.given.iter().collect();
        let mut deck = given.clone();
        for (difficulty, wanted) in Difficulty::ALL.into_iter().zip(plan.by_difficulty) {
            let fits = |id: &OrderId| self.plan.orders[id].difficulty == difficulty && !given.contains(id);
            let mut rest: Vec<OrderId> = self.plan.orders.keys().copied().filter(fits).collect();
            for _ in 0..wanted {
                let is = |n: usize, event: &Event| draws_in_deck(event, Some(rest[n]), None);
                let n = self.fate.one(rest.len(), &is);
                deck.insert(rest.remove(n));
            }
        }
        if !deck.is_empty() {
            let secret = Secret::OrderDeck(deck.iter().copied().collect());
            self.whisper(Notice::OrdersSet { orders: deck.len() as u8 }, secret);
        }
        self.s.order_deck = deck;
    }

    /// REC-1, ONE-1.
    fn recruits_deck(&mut self) {
        let plan = self.plan.recruit_plan;
        let mut rest: Vec<_> = self.plan.recruits.keys().copied().filter(|&id| plan.from.contains(id)).collect();
        for _ in 0..plan.wanted {
            let is = |n: usize, event: &Event| draws_in_deck(event, None, Some(rest[n]));
            let n = self.fate.one(rest.len(), &is);
            self.s.recruit_deck.insert(rest.remove(n));
        }
        if plan.wanted > 0 {
            let secret = Secret::RecruitDeck(self.s.recruit_deck.iter().copied().collect());
            self.whisper(Notice::RecruitsSet { recruits: plan.wanted }, secret);
        }
    }

    /// ONE-1: each player draws two.
    fn offer_help(&mut self) {
        let mut rest: Vec<HelpId> = self.plan.help.keys().copied().collect();
        for seat in self.plan.players() {
            let mut drawn = Vec::new();
            for second in [false, true] {
                let n = self.fate.one(rest.len(), &|n, event| offers_help(event, rest[n], second));
                drawn.push(rest.remove(n));
            }
            self.person(seat).drawn_help = drawn.clone();
            self.whisper(Notice::HelpOffered { seat }, Secret::Help(drawn[0], drawn[1]));
        }
        let seats = self.plan.players();
        self.say(Notice::HelpAsked { seats: seats.iter().copied().collect() });
        self.ask(Question::Keep, seats);
        self.next([Todo::HoldHelp]);
    }

    /// HH-4: what each keeps is shown when all have chosen.
    pub(crate) fn hold_help(&mut self) {
        for seat in self.plan.players() {
            let kept = std::mem::take(&mut self.person(seat).drawn_help);
            self.hold(seat, kept.into_iter().collect());
        }
        self.next([Todo::StartMission]);
    }

    fn hold(&mut self, seat: Seat, held: BTreeSet<HelpId>) {
        for &help in &held {
            self.say(Notice::HelpHeld { seat, help });
        }
        self.s.held.insert(seat, held);
    }

    /// A seat keeps one of two (ONE-1).
    pub(crate) fn keep(&mut self, seat: Seat, help: HelpId) {
        self.person(seat).drawn_help = vec![help];
        self.s.asked.remove(&seat);
        self.whisper(Notice::HelpChosen { seat }, Secret::Kept(help));
        if self.s.asked.is_empty() {
            self.answered();
        }
    }
}
