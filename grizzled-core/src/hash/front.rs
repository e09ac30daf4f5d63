//! The hash of what lies beside the Trials: words of eight bytes, each with a key of its own; 0 when nothing is there.
//!
//! In three parts, so that an event hashes anew no more than what it can change.

use super::keys;
use crate::front::{Front, FrontDecks, Known};
use crate::ids::{HelpSet, Seat};
use crate::state::State;
use crate::terms::{Term, Terms};

const KEYS: [u64; 30] = keys(0x706f_696c_7573_3139);
/// Where the words of each part begin. Helping Hands come first.
const KNOWN_AT: usize = 5;
const TERMS_AT: usize = 10;
const REST_AT: usize = 14;

fn sum<const WORDS: usize>(at: usize, words: [u64; WORDS]) -> u64 {
    words.iter().zip(&KEYS[at..]).fold(0, |sum, (word, key)| sum.wrapping_add(word.wrapping_mul(*key)))
}

impl State {
    /// The hash of what lies beside the Trials, the Recruit's cards apart; 0 when there is nothing.
    pub(crate) fn hash_of_front(&self) -> u64 {
        let known = sum(KNOWN_AT, self.known.map(known_word));
        let terms = sum(TERMS_AT, terms_words(&self.table.terms));
        self.hash_of_lying().wrapping_add(known).wrapping_add(terms)
    }

    /// The part of what lies on the table and in the decks.
    pub(crate) fn hash_of_lying(&self) -> u64 {
        let front = &self.table.front;
        sum(0, front.help.map(HelpSet::bits)).wrapping_add(sum(REST_AT, rest_words(front, &self.front_decks)))
    }
}

/// The part of what a seat knows alone.
pub(crate) fn of_known(seat: Seat, known: Known) -> u64 {
    known_word(known).wrapping_mul(KEYS[KNOWN_AT + seat.index()])
}

/// What one of the terms adds to the hash.
pub(crate) fn of_term(terms: &Terms, term: Term) -> u64 {
    let at = usize::from(term.number());
    let byte = u64::from(terms.get(term) ^ Terms::USUAL.get(term));
    (byte << (at % 8 * 8)).wrapping_mul(KEYS[TERMS_AT + at / 8])
}

/// The terms beside the usual ones, eight bytes to a word.
fn terms_words(terms: &Terms) -> [u64; 4] {
    let mut words = [0; 4];
    for (n, (term, usual)) in terms.to_array().into_iter().zip(Terms::USUAL.to_array()).enumerate() {
        words[n / 8] |= u64::from(term ^ usual) << (n % 8 * 8);
    }
    words
}

/// What lies there beside Helping Hands held.
fn rest_words(front: &Front, decks: &FrontDecks) -> [u64; 7] {
    let recruit = front.recruit.map_or(0, |recruit| {
        let [number, after] = [1 + recruit.recruit.number(), recruit.after.number()];
        u64::from_le_bytes([number, after, recruit.tokens, recruit.in_mission.into(), 0, 0, 0, 0])
    });
    let small = u64::from_le_bytes([
        front.orders_left,
        front.recruits_left,
        front.luck_used,
        front.solo_tiles,
        front.spoken_free.bits(),
        front.put_down.bits(),
        front.refill_declined.into(),
        front.recruit_acts.into(),
    ]);
    let order = front.order.map_or(0, |order| 1 + order.number());
    let next_recruit = front.next_recruit.map_or(0, |recruit| 1 + recruit.number());
    let top_order = decks.top_order.map_or(0, |order| 1 + order.number());
    let ids = u64::from_le_bytes([order, next_recruit, top_order, 0, 0, 0, 0, 0]);
    [recruit, small, ids, front.orders.bits(), front.in_force.bits(), decks.orders.bits(), decks.recruits.bits()]
}

const fn known_word(known: Known) -> u64 {
    let [kind, one, other] = match known {
        Known::Nothing => [0, 0, 0],
        Known::Orders(one, other) => [1, one.number(), other.number()],
        Known::Order(order) => [2, order.number(), 0],
        Known::Help(one, other) => [3, one.number(), other.number()],
        Known::Kept(help) => [4, help.number(), 0],
    };
    u64::from_le_bytes([kind, one, other, 0, 0, 0, 0, 0])
}
