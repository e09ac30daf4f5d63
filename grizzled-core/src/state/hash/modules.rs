//! The hash of what the modules add: words of eight bytes, each with a key of its own; 0 when nothing is there.
//!
//! In three parts, so that an event hashes anew no more than what it can change.

use super::keys;
use crate::state::{Knowledge, State};
use crate::vocabulary::{HelpSet, Modifier, Modifiers, Seat};

const KEYS: [u64; 30] = keys(0x706f_696c_7573_3139);
/// Where the words of each part begin. Helping Hands come first.
const KNOWN_AT: usize = 5;
const MODIFIERS_AT: usize = 10;
const MODULES_AT: usize = 14;
/// Which of the words of [`State::module_words`] is for the Helping Hands in force.
const IN_FORCE: usize = 4;

fn sum<const WORDS: usize>(at: usize, words: [u64; WORDS]) -> u64 {
    words.iter().zip(&KEYS[at..]).fold(0, |sum, (word, key)| sum.wrapping_add(word.wrapping_mul(*key)))
}

/// The keys of [`State::module_words`].
pub(crate) const MODULE_KEYS: [u64; 7] = {
    let mut keys = [0; 7];
    let mut i = 0;
    while i < keys.len() {
        keys[i] = KEYS[MODULES_AT + i];
        i += 1;
    }
    keys
};

impl State {
    /// The hash of what the modules add, the Recruit's cards apart; 0 when there is nothing.
    pub(crate) fn hash_of_modules(&self) -> u64 {
        let help = sum(0, self.table.helping_hands.held.map(HelpSet::bits));
        let known = sum(KNOWN_AT, self.known.map(known_word));
        let modifiers = sum(MODIFIERS_AT, modifiers_words(&self.table.modifiers));
        let modules = sum(MODULES_AT, self.module_words());
        [help, known, modifiers, modules].into_iter().fold(0, u64::wrapping_add)
    }

    /// A word of the hash has changed.
    pub(crate) const fn change_hash(&mut self, key: u64, before: u64, after: u64) {
        self.places_hash = self.places_hash.wrapping_add(after.wrapping_sub(before).wrapping_mul(key));
    }

    /// Some words have changed, each with a key of its own.
    pub(crate) fn change_words<const WORDS: usize>(
        &mut self,
        keys: [u64; WORDS],
        before: [u64; WORDS],
        after: [u64; WORDS],
    ) {
        for (key, (before, after)) in keys.into_iter().zip(before.into_iter().zip(after)) {
            self.change_hash(key, before, after);
        }
    }

    /// What the Helping Hands of a seat come to: those that it holds, what it alone knows, those in force.
    pub(crate) fn help_words(&self, seat: Seat) -> [u64; 3] {
        let table = &self.table;
        [
            table.helping_hands.held[seat.index()].bits(),
            known_word(self.known(seat)),
            table.helping_hands.in_force.bits(),
        ]
    }

    /// Orders, Recruits and the rest of the modules, apart from Helping Hands held and modifiers.
    pub(crate) fn module_words(&self) -> [u64; 7] {
        let (table, decks) = (&self.table, &self.roster_decks);
        let recruit = table.recruits.in_play.map_or(0, |recruit| {
            let [number, after] = [1 + recruit.recruit.number(), recruit.after.number()];
            u64::from_le_bytes([number, after, recruit.tokens, recruit.in_mission.into(), 0, 0, 0, 0])
        });
        let small = u64::from_le_bytes([
            table.orders.left,
            table.recruits.left,
            table.luck_used,
            table.solo.tiles,
            table.spoken_free.bits(),
            table.put_down.bits(),
            table.solo.refill_declined.into(),
            table.recruits.acting.into(),
        ]);
        let order = table.orders.of_mission.map_or(0, |order| 1 + order.number());
        let next_recruit = table.recruits.turned_up.map_or(0, |recruit| 1 + recruit.number());
        let top_order = decks.top_order.map_or(0, |order| 1 + order.number());
        let ids = u64::from_le_bytes([order, next_recruit, top_order, 0, 0, 0, 0, 0]);
        [
            recruit,
            small,
            ids,
            table.orders.in_play.bits(),
            table.helping_hands.in_force.bits(),
            decks.orders.bits(),
            decks.recruits.bits(),
        ]
    }
}

/// The keys of [`State::help_words`].
pub(crate) const fn help_keys(seat: Seat) -> [u64; 3] {
    [KEYS[seat.index()], known_key(seat), MODULE_KEYS[IN_FORCE]]
}

pub(crate) const fn known_key(seat: Seat) -> u64 {
    KEYS[KNOWN_AT + seat.index()]
}

pub(crate) const fn modifier_key(modifier: Modifier) -> u64 {
    KEYS[MODIFIERS_AT + modifier as usize / 8]
}

/// What one of the modifiers adds to its word.
pub(crate) const fn modifier_word(modifiers: &Modifiers, modifier: Modifier) -> u64 {
    ((modifiers.get(modifier) ^ Modifiers::USUAL.get(modifier)) as u64) << (modifier as usize % 8 * 8)
}

/// The modifiers that differ from the usual ones, eight bytes to a word.
fn modifiers_words(modifiers: &Modifiers) -> [u64; 4] {
    let mut words = [0; 4];
    for (n, (modifier, usual)) in modifiers.to_array().into_iter().zip(Modifiers::USUAL.to_array()).enumerate() {
        words[n / 8] |= u64::from(modifier ^ usual) << (n % 8 * 8);
    }
    words
}

pub(crate) const fn known_word(known: Knowledge) -> u64 {
    let [kind, one, other] = match known {
        Knowledge::Nothing => [0, 0, 0],
        Knowledge::Orders(one, other) => [1, one.number(), other.number()],
        Knowledge::Order(order) => [2, order.number(), 0],
        Knowledge::Help(one, other) => [3, one.number(), other.number()],
        Knowledge::Kept(help) => [4, help.number(), 0],
    };
    u64::from_le_bytes([kind, one, other, 0, 0, 0, 0, 0])
}
