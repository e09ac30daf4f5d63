//! The only code that moves cards. A card leaves one place and enters another, or nothing happens.

use crate::cards::Catalog;
use crate::state::{Decks, Holdings, RecruitHand, State, Table, Zone};
use crate::vocabulary::{CardId, CardSet, Event, MAX_DECK, Notice, Pile, Seat, Secret, ThreatSet};

impl Table {
    /// Moves a card as the table sees it: hidden places are counted, open ones hold cards.
    #[inline(always)]
    pub(crate) fn carry(&mut self, catalog: &Catalog, card: Option<CardId>, from: Zone, to: Zone) {
        self.leave(catalog, card, from);
        self.enter(catalog, card, to);
    }

    #[inline(always)]
    fn leave(&mut self, catalog: &Catalog, card: Option<CardId>, from: Zone) {
        match (from, card) {
            (Zone::Trials, _) => self.trials = self.trials.saturating_sub(1),
            (Zone::Hand(seat), _) => {
                let hand = &mut self.seats[seat.index()].hand;
                *hand = hand.saturating_sub(1);
            }
            (Zone::Open, _) => self.open = None,
            (Zone::Knocks(seat), Some(card)) => {
                self.knocks.discard(card);
                if self.in_mission.contains(seat) {
                    self.active.subtract(self.harmful(catalog, card));
                }
            }
            (Zone::NoMansLand, Some(card)) => {
                self.no_mans_land.remove(card);
                self.active.subtract(self.harmful(catalog, card));
            }
            (Zone::Recruit, Some(card)) => self.recruit_hand(|hand| hand.remove(card)),
            // Nothing ever leaves the discards (TAB-4), Morale drops by itself, and Trials are drawn from the top.
            (
                Zone::Knocks(_)
                | Zone::NoMansLand
                | Zone::Discards
                | Zone::Morale
                | Zone::Recruit
                | Zone::BottomOfTrials,
                _,
            ) => {}
        }
    }

    #[inline(always)]
    fn enter(&mut self, catalog: &Catalog, card: Option<CardId>, to: Zone) {
        match (to, card) {
            (Zone::Hand(seat), _) => {
                let hand = &mut self.seats[seat.index()].hand;
                *hand = hand.saturating_add(1);
            }
            (Zone::Open, card) => self.open = card,
            (Zone::Knocks(seat), Some(card)) => {
                self.knocks.assign(seat, card);
                // HK-1: asleep while its owner is withdrawn.
                if self.in_mission.contains(seat) {
                    self.active.add(self.harmful(catalog, card));
                }
            }
            (Zone::NoMansLand, Some(card)) => {
                self.no_mans_land.insert(card);
                self.active.add(self.harmful(catalog, card));
            }
            (Zone::Discards, Some(card)) => self.discards.insert(card),
            (Zone::Recruit, Some(card)) => self.recruit_hand(|hand| hand.insert(card)),
            (Zone::BottomOfTrials, _) => self.trials = self.trials.saturating_add(1),
            // No single card ever goes to the top of a pile.
            (Zone::Knocks(_) | Zone::NoMansLand | Zone::Discards | Zone::Recruit | Zone::Trials | Zone::Morale, _) => {}
        }
    }

    /// MIS-2: the threats that the card makes active, those apart that an effect makes harmless.
    #[inline(always)]
    pub(crate) const fn harmful(&self, catalog: &Catalog, card: CardId) -> ThreatSet {
        catalog.threats(card).without(self.modifiers.harmless())
    }

    #[cold]
    fn recruit_hand(&mut self, change: impl FnOnce(&mut RecruitHand)) {
        if let Some(recruit) = &mut self.recruits.in_play {
            change(&mut recruit.hand);
        }
    }

    /// Takes all cards out of No Man's Land.
    pub(crate) fn clear_no_mans_land(&mut self, catalog: &Catalog) -> CardSet {
        let cards = core::mem::take(&mut self.no_mans_land);
        cards.iter().for_each(|card| self.active.subtract(self.harmful(catalog, card)));
        cards
    }

    /// RES-1: the cards of No Man's Land leave the game.
    pub(crate) fn discard_no_mans_land(&mut self, catalog: &Catalog) {
        let cards = self.clear_no_mans_land(catalog);
        self.discards = self.discards.union(cards);
    }

    /// RES-5: cards go from Morale to Trials, as many as there are.
    pub(crate) fn drop_morale(&mut self, cards: u8) {
        let cards = cards.min(self.morale);
        self.morale -= cards;
        self.trials = self.trials.saturating_add(cards);
    }
}

impl Holdings {
    /// Moves a card in or out of this seat's hand.
    #[inline(always)]
    pub(crate) fn carry(&mut self, me: Seat, card: CardId, from: Zone, to: Zone) {
        if from == Zone::Hand(me) {
            self.hand.remove(card);
        }
        if to == Zone::Hand(me) {
            self.hand.insert(card);
        }
    }
}

impl Decks {
    /// Lays a deck out: the first `morale` cards are the Morale reserve, the others Trials.
    pub(crate) fn lay(&mut self, order: &Pile, morale: u8) {
        let morale = usize::from(morale).min(order.as_slice().len());
        let (reserve, trials) = order.as_slice().split_at(morale);
        self.stack(trials);
        self.morale = reserve.len() as u8;
        self.cards.iter_mut().rev().zip(reserve).for_each(|(place, &card)| *place = card);
    }

    /// Makes these cards, bottom first, the Trials pile.
    fn stack(&mut self, trials: &[CardId]) {
        let len = trials.len().min(MAX_DECK);
        self.cards[..len].copy_from_slice(&trials[..len]);
        self.trials = len as u8;
    }

    /// Lays a card under Trials.
    fn put_under(&mut self, card: CardId) {
        let len = usize::from(self.trials);
        if usize::from(self.trials) + usize::from(self.morale) < MAX_DECK {
            self.cards.copy_within(..len, 1);
            self.cards[0] = card;
            self.trials += 1;
        }
    }

    /// Takes the top card off Trials.
    #[inline(always)]
    fn draw(&mut self) {
        self.trials = self.trials.saturating_sub(1);
    }

    fn top_of_morale(&self) -> Option<CardId> {
        self.cards.get(MAX_DECK.wrapping_sub(self.morale.into())).copied()
    }

    /// Takes the top card off Morale and lays this one on Trials.
    fn drop_one(&mut self, card: CardId) {
        if let Some(place) = self.cards.get_mut(usize::from(self.trials)) {
            self.morale -= 1;
            self.trials += 1;
            *place = card;
        }
    }
}

impl State {
    /// Carries out what the event does to hands and piles, and keeps the hash of where cards lie.
    #[inline(always)]
    pub(crate) fn move_cards(&mut self, event: &Event) {
        if let Some((card, from, to)) = event.card_move() {
            self.move_card(card, from, to);
            return;
        }
        match (event.notice, event.secret) {
            (Notice::DeckSet { morale, .. }, Secret::Order(order)) => self.lay_decks(&order, morale),
            (Notice::TrialsShuffled { .. }, Secret::Order(order)) => {
                self.hash_move_all(self.table.no_mans_land, Zone::NoMansLand, None);
                self.stack_trials(&order);
            }
            (Notice::MissionSucceeded, _) => {
                self.hash_move_all(self.table.no_mans_land, Zone::NoMansLand, Some(Zone::Discards));
            }
            (Notice::MoraleDropped { cards }, _) => (0..cards).for_each(|_| self.drop_one()),
            _ => {}
        }
    }

    #[inline(always)]
    pub(crate) fn move_card(&mut self, card: CardId, from: Zone, to: Zone) {
        if to == Zone::BottomOfTrials {
            return self.return_card(card, from);
        }
        self.hash_move(card, from, to);
        match from {
            Zone::Hand(seat) => self.own[seat.index()].hand.remove(card),
            Zone::Trials => self.decks.draw(),
            _ => {}
        }
        if let Zone::Hand(seat) = to {
            self.own[seat.index()].hand.insert(card);
        }
    }

    /// A card goes from a hand to the bottom of Trials.
    #[cold]
    fn return_card(&mut self, card: CardId, from: Zone) {
        let before = self.decks.hash_of_trials();
        self.decks.put_under(card);
        self.hash_leave(card, from);
        self.places_hash = self.places_hash.wrapping_add(self.decks.hash_of_trials()).wrapping_sub(before);
        if let Zone::Hand(seat) = from {
            self.own[seat.index()].carry(seat, card, from, Zone::BottomOfTrials);
        }
    }

    /// The one hand goes from one seat to another (SOLO-3).
    pub(crate) fn pass_hand(&mut self, from: Seat, to: Seat) {
        let cards = core::mem::take(&mut self.own[from.index()].hand);
        self.hash_move_all(cards, Zone::Hand(from), Some(Zone::Hand(to)));
        let hand = &mut self.own[to.index()].hand;
        *hand = hand.union(cards);
    }

    fn lay_decks(&mut self, order: &Pile, morale: u8) {
        let before = self.decks.hash_of_trials().wrapping_add(self.decks.hash_of_morale());
        self.decks.lay(order, morale);
        let after = self.decks.hash_of_trials().wrapping_add(self.decks.hash_of_morale());
        self.places_hash = self.places_hash.wrapping_add(after).wrapping_sub(before);
    }

    fn stack_trials(&mut self, order: &Pile) {
        let before = self.decks.hash_of_trials();
        self.decks.stack(order.as_slice());
        self.places_hash = self.places_hash.wrapping_add(self.decks.hash_of_trials()).wrapping_sub(before);
    }

    fn drop_one(&mut self) {
        if let Some(card) = self.decks.top_of_morale() {
            self.hash_move(card, Zone::Morale, Zone::Trials);
            self.decks.drop_one(card);
        }
    }
}
