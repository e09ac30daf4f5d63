//! What a seat remembers of cards: which lie where, and which went into Trials when it was shuffled (TAB-5).

use super::hand::{Hand, SHUFFLES, Way};
use crate::state::Table;
use crate::vocabulary::{CardId, CardSet, MAX_SEATS, Notice, Pile, Seat, Secret, Zone};
use alloc::vec::Vec;

/// A place in Trials.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    /// This card lies there.
    Known(CardId),
    /// Any card that lay in Trials, or in the deck, at this shuffle.
    Shuffled(u8),
}

/// Trials as it was shuffled, without the cards that the seat knew.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Pool {
    /// Cards that had been shuffled before.
    pub(super) again: u8,
    /// Cards that came from Morale since.
    pub(super) new: u8,
}

/// What one seat remembers of the cards.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Cards {
    /// For each card, the last shuffle at which the seat knew it in Trials; 0 for the deck itself.
    origin: [u8; CardId::COUNT],
    /// Trials, bottom first.
    pub(super) trials: Vec<Slot>,
    pub(super) hands: [Hand; MAX_SEATS],
    /// The last shuffle.
    pub(super) shuffle: u8,
    pub(super) pools: [Pool; SHUFFLES],
    /// What is sure of the cards that have come to light.
    pub(super) shown: Way,
}

impl Cards {
    pub(super) fn new() -> Self {
        Self {
            origin: [0; CardId::COUNT],
            trials: Vec::new(),
            hands: Default::default(),
            shuffle: 0,
            pools: Default::default(),
            shown: Way::default(),
        }
    }

    pub(super) fn origin(&self, card: CardId) -> u8 {
        self.origin[card.index()]
    }

    /// The cards of which the seat knows that they lie in a hand or in Trials, and where.
    pub(super) fn known(&self) -> CardSet {
        let in_trials = self.trials.iter().filter_map(|slot| match slot {
            Slot::Known(card) => Some(*card),
            Slot::Shuffled(_) => None,
        });
        self.hands.iter().fold(in_trials.collect(), |known, hand| known.union(hand.known))
    }

    /// Takes an event into account; the table is the one before it.
    pub(super) fn follow(&mut self, me: Seat, table: &Table, notice: &Notice, secret: &Secret) {
        if let Some((seen, from, to)) = notice.card_move() {
            let seen = seen.or(match *secret {
                Secret::Card(card) | Secret::Unseen(card) => Some(card),
                _ => None,
            });
            self.carry(seen, from, to);
        }
        match (*notice, *secret) {
            (Notice::DeckSet { trials, .. }, _) => self.lay_on_trials(trials),
            (Notice::MoraleDropped { cards }, _) => self.lay_on_trials(cards.min(table.morale)),
            (Notice::TrialsShuffled { trials }, _) => self.shuffle(table.no_mans_land, trials),
            (Notice::TrialsSeen { .. }, Secret::Order(cards)) => self.see_top(&cards),
            (Notice::HandPassed { from, to }, secret) => {
                self.hands.swap(from.index(), to.index());
                self.see_hand(to, &secret);
            }
            (Notice::HandTakenUp { seat }, secret) if seat == me => self.see_hand(seat, &secret),
            _ => {}
        }
    }

    /// Cards of the deck that nobody has seen, on top of Trials.
    fn lay_on_trials(&mut self, cards: u8) {
        self.trials.extend((0..cards).map(|_| Slot::Shuffled(0)));
    }

    fn carry(&mut self, seen: Option<CardId>, from: Zone, to: Zone) {
        let slot = match (from, seen) {
            (Zone::Trials, seen) => self.draw(seen),
            (Zone::Hand(seat), Some(card)) => {
                self.leave_hand(seat, card);
                Slot::Known(card)
            }
            (Zone::Hand(seat), None) => {
                self.hands[seat.index()].give_unseen(self.shuffle);
                Slot::Shuffled(self.shuffle)
            }
            (_, Some(card)) => Slot::Known(card),
            (_, None) => return,
        };
        match (to, slot) {
            (Zone::Hand(seat), Slot::Known(card)) => self.hands[seat.index()].known.insert(card),
            (Zone::Hand(seat), Slot::Shuffled(shuffle)) => self.hands[seat.index()].draw(shuffle),
            (Zone::BottomOfTrials, slot) => self.trials.insert(0, slot),
            _ => {}
        }
    }

    /// Takes the top card off Trials: one that is seen now, or that was known, or any.
    fn draw(&mut self, seen: Option<CardId>) -> Slot {
        match (self.trials.pop(), seen) {
            (Some(Slot::Shuffled(shuffle)), Some(card)) => {
                self.shown.pass(self.origin(card), shuffle);
                Slot::Known(card)
            }
            (_, Some(card)) => Slot::Known(card),
            (slot, None) => slot.unwrap_or(Slot::Shuffled(self.shuffle)),
        }
    }

    fn leave_hand(&mut self, seat: Seat, card: CardId) {
        let origin = self.origin(card);
        let hand = &mut self.hands[seat.index()];
        if hand.known.contains(card) {
            hand.known.remove(card);
        } else {
            hand.show(origin);
        }
    }

    fn see_hand(&mut self, seat: Seat, secret: &Secret) {
        if let Secret::Hand(cards) = secret {
            let origin = self.origin;
            self.hands[seat.index()].see(cards.iter().collect(), |card| origin[card.index()]);
        }
    }

    /// The seat looks at the cards on top of Trials, the top one last.
    fn see_top(&mut self, cards: &Pile) {
        let below = self.trials.len().saturating_sub(cards.as_slice().len());
        for (place, card) in cards.iter().enumerate().map(|(n, card)| (below + n, card)) {
            let origin = self.origin(card);
            if let Some(slot) = self.trials.get_mut(place) {
                if let Slot::Shuffled(shuffle) = *slot {
                    self.shown.pass(origin, shuffle);
                }
                *slot = Slot::Known(card);
            }
        }
    }

    /// RES-1: these cards are shuffled into Trials, which has so many then.
    fn shuffle(&mut self, returned: CardSet, trials: u8) {
        self.shuffle = (self.shuffle + 1).min(SHUFFLES as u8 - 1);
        let mut pool = Pool::default();
        let mut known = returned;
        for slot in self.trials.drain(..) {
            match slot {
                Slot::Known(card) => known.insert(card),
                Slot::Shuffled(0) => pool.new += 1,
                Slot::Shuffled(_) => pool.again += 1,
            }
        }
        self.pools[usize::from(self.shuffle)] = pool;
        known.iter().for_each(|card| self.origin[card.index()] = self.shuffle);
        self.trials.extend((0..trials).map(|_| Slot::Shuffled(self.shuffle)));
    }
}
