//! The hash of a state: the same on every platform, kept up to date card by card.
//!
//! Two states that differ have different hashes but for an accident of 1 in 2^64. It finds hosts that part
//! and logs that were damaged; it is no protection against someone who forges one.

use crate::ids::{CardId, CardSet, MAX_DECK, Seat};
use crate::place::Place;
use crate::state::{Agenda, Answer, Decks, MissionState, State, Table};

/// Places without an order: hands, Hard Knocks, No Man's Land, the open card, the discards.
const OPEN_PLACES: usize = 16;

const CARD_KEYS: [u64; CardId::COUNT] = keys(0x6772_697a_7a6c_6564);
/// The open places, then each depth of Trials, then each of Morale.
const PLACE_KEYS: [u64; OPEN_PLACES + 2 * MAX_DECK] = keys(0x706f_696c_7573_3134);

/// Frozen: the outputs of SplitMix64 from this seed on.
const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut state = seed;
    let mut i = 0;
    while i < N {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        keys[i] = mix(state);
        i += 1;
    }
    keys
}

const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// The key of a place; in a pile, of the depth at `height` cards above the bottom.
fn place_key(place: Place, height: u8) -> u64 {
    PLACE_KEYS[match place {
        Place::Hand(seat) => seat.index(),
        Place::Knocks(seat) => 5 + seat.index(),
        Place::NoMansLand => 10,
        Place::Open => 11,
        Place::Discards => 12,
        Place::Trials => OPEN_PLACES + usize::from(height).min(MAX_DECK - 1),
        Place::Morale => OPEN_PLACES + MAX_DECK + usize::from(height).min(MAX_DECK - 1),
    }]
}

fn card_key(card: CardId, place: u64) -> u64 {
    CARD_KEYS[card.index()].wrapping_mul(place)
}

impl Decks {
    fn hash(&self) -> u64 {
        let (trials, morale) = PLACE_KEYS[OPEN_PLACES..].split_at(MAX_DECK);
        let trial_cards = self.cards.iter().rev().take(self.trials.into());
        let morale_cards = self.cards.iter().take(self.morale.into());
        let all = trial_cards.zip(trials).chain(morale_cards.zip(morale));
        all.fold(0, |sum, (&card, &key)| sum.wrapping_add(card_key(card, key)))
    }
}

impl State {
    /// The hash of everything in play.
    ///
    /// It is put together from the hash of where each card lies, which every event keeps up to date, and
    /// the few bytes that are no card.
    #[must_use]
    pub fn hash_value(&self) -> u64 {
        finish(self.cards_hash, self)
    }

    /// The same hash, computed from the state alone: the slow way that checks the quick one.
    #[must_use]
    pub fn hash_from_scratch(&self) -> u64 {
        let mut fresh = *self;
        fresh.refresh_hash();
        fresh.hash_value()
    }

    /// Hashes anew where each card lies.
    pub(crate) fn refresh_hash(&mut self) {
        self.cards_hash = self.decks.hash();
        for seat in Seat::ALL {
            self.hash(self.own(seat).hand, Place::Hand(seat));
            self.hash(self.table.knocks.of(seat).collect(), Place::Knocks(seat));
        }
        self.hash(self.table.no_mans_land, Place::NoMansLand);
        self.hash(self.table.open.into_iter().collect(), Place::Open);
        self.hash(self.table.discards, Place::Discards);
    }

    /// A card goes from one place to another; called before it does.
    pub(crate) fn hash_move(&mut self, card: CardId, from: Place, to: Place) {
        let from_height = match from {
            Place::Trials => self.decks.trials.wrapping_sub(1),
            _ => self.decks.morale.wrapping_sub(1),
        };
        let change = place_key(to, self.decks.trials).wrapping_sub(place_key(from, from_height));
        self.cards_hash = self.cards_hash.wrapping_add(card_key(card, change));
    }

    pub(crate) fn hash(&mut self, cards: CardSet, place: Place) {
        let key = place_key(place, 0);
        self.cards_hash = cards.iter().fold(self.cards_hash, |sum, card| sum.wrapping_add(card_key(card, key)));
    }

    pub(crate) fn unhash(&mut self, cards: CardSet, place: Place) {
        let key = place_key(place, 0).wrapping_neg();
        self.cards_hash = cards.iter().fold(self.cards_hash, |sum, card| sum.wrapping_add(card_key(card, key)));
    }

    pub(crate) fn hash_decks(&mut self) {
        self.cards_hash = self.cards_hash.wrapping_add(self.decks.hash());
    }

    pub(crate) fn unhash_decks(&mut self) {
        self.cards_hash = self.cards_hash.wrapping_sub(self.decks.hash());
    }
}

/// Folds words two at a time, each pair by itself, so that a processor can work on several at once.
struct Fold {
    sum: u64,
    key: usize,
}

impl Fold {
    fn pair(&mut self, a: u64, b: u64) {
        let (a, b) = (a ^ CARD_KEYS[self.key], b ^ CARD_KEYS[self.key + 1]);
        let product = u128::from(a) * u128::from(b);
        self.sum = self.sum.wrapping_add(product as u64 ^ (product >> 64) as u64);
        self.key += 2;
    }
}

fn finish(cards: u64, state: &State) -> u64 {
    let mut fold = Fold { sum: cards, key: 0 };
    let table = &state.table;
    let removed = u64::from(table.removed_tiles.bits()) << 32;
    fold.pair(table_word(table), agenda_word(&table.agenda) | removed);
    for seat in Seat::ALL {
        fold.pair(seat_word(table, seat), own_word(state, seat));
    }
    if !table.knocks.is_empty() {
        // The order of age (HK-2); who owns what stands in the hash of the cards.
        let mut words = [0; 3];
        let (cards, _) = table.knocks.raw();
        for (word, eight) in words.iter_mut().zip(cards.chunks_exact(8)) {
            *word = eight.iter().fold(0, |word, card| word << 8 | u64::from(card.number()));
        }
        fold.pair(words[0], words[1]);
        fold.pair(words[2], table.knocks.len().into());
    }
    mix(fold.sum)
}

fn table_word(table: &Table) -> u64 {
    let places = u64::from(table.leader.number()) | u64::from(table.turn.number()) << 3;
    let mission = match table.mission_state {
        MissionState::UnderWay => 0,
        MissionState::Succeeded => 1,
        MissionState::Failed => 2,
    };
    places
        | mission << 6
        | u64::from(table.in_mission.bits()) << 8
        | u64::from(table.mission) << 16
        | u64::from(table.intensity) << 24
        | u64::from(table.speeches) << 32
}

fn agenda_word(agenda: &Agenda) -> u64 {
    let (tag, bytes) = match *agenda {
        Agenda::Nothing => (0, [0; 3]),
        Agenda::Intensity => (1, [0; 3]),
        Agenda::Turn => (2, [0; 3]),
        Agenda::Speech { speaker, threat, waiting } => (3, [speaker.number(), threat.number(), waiting.bits()]),
        Agenda::Christmas { seat, draws } => (4, [seat.number(), draws, 0]),
        Agenda::Relief { seat, knocks, charm } => (5, [seat.number(), knocks, charm.into()]),
        Agenda::Over(outcome) => (6, [outcome as u8, 0, 0]),
    };
    u64::from(u32::from_le_bytes([tag, bytes[0], bytes[1], bytes[2]]))
}

fn seat_word(table: &Table, seat: Seat) -> u64 {
    let seat = table.seat(seat);
    let character = seat.character.map_or(7, |character| character.number());
    u64::from(character)
        | u64::from(seat.charm_ready) << 3
        | u64::from(seat.tile_played) << 4
        | u64::from(seat.speeches) << 8
        | u64::from(seat.hand) << 16
        | u64::from(seat.tiles) << 24
}

fn own_word(state: &State, seat: Seat) -> u64 {
    let own = state.own(seat);
    let tile = own.tile.map_or(7, |tile| tile.number());
    let answer = match own.answer {
        Answer::None => 255,
        Answer::Decline => 254,
        Answer::Discard(card) => card.number(),
    };
    u64::from(own.tiles.bits()) | u64::from(tile) << 32 | u64::from(answer) << 40
}
