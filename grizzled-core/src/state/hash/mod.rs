//! The hash of a state: the same on every platform, kept up to date with every move.
//!
//! Two states that differ have different hashes but for an accident of 1 in 2^64. It finds hosts that part
//! and logs that were damaged; it is no protection against someone who forges one.

mod modules;

pub(crate) use modules::{MODULE_KEYS, help_keys, known_key, known_word, modifier_key, modifier_word};

use crate::state::{Agenda, Answer, Decks, Knocks, State, Table};
use crate::vocabulary::{
    CardId, CardSet, Character, Event, MAX_SEATS, Notice, Seat, Secret, Tile, WithdrawalRuling, Zone,
};

const CARD_KEYS: [u64; CardId::COUNT] = keys(0x6772_697a_7a6c_6564);
/// Of places without an order: hands, Hard Knocks, No Man's Land, the open card, the discards.
const PLACE_KEYS: [u64; 16] = keys(0x706f_696c_7573_3134);
/// Of the places in each pile, by the cards below. There are more than a deck has cards, to spare bounds checks.
const TRIALS_KEYS: [u64; 128] = keys(0x706f_696c_7573_3135);
const MORALE_KEYS: [u64; 128] = keys(0x706f_696c_7573_3136);
/// Of cards named in answers to a Speech, by seat.
const ANSWER_KEYS: [u64; MAX_SEATS] = keys(0x706f_696c_7573_3137);
/// Of the ages of Hard Knocks (HK-2), the oldest first.
const AGE_KEYS: [u64; Knocks::MOST] = keys(0x706f_696c_7573_3138);
/// What is no card and lies before a seat, by seat: see [`Token`].
const TOKEN_KEYS: [[u64; 32]; MAX_SEATS] = token_keys();

/// Things before a seat that are no cards.
#[derive(Clone, Copy)]
enum Token {
    Charm,
    Speech,
    Declined,
    Character(Character),
    Held(Tile),
    Played(Tile),
    Removed(Tile),
}

impl Token {
    const fn key(self, seat: Seat) -> u64 {
        TOKEN_KEYS[seat.index()][match self {
            Self::Charm => 0,
            Self::Speech => 1,
            Self::Declined => 2,
            Self::Character(character) => 8 + character as usize,
            Self::Held(tile) => 16 + tile as usize,
            Self::Played(tile) => 20 + tile as usize,
            Self::Removed(tile) => 24 + tile as usize,
        }]
    }
}

const fn token_keys() -> [[u64; 32]; MAX_SEATS] {
    let all: [u64; 32 * MAX_SEATS] = keys(0x6c65_7370_6f69_6c75);
    let mut keys = [[0; 32]; MAX_SEATS];
    let mut i = 0;
    while i < all.len() {
        keys[i / 32][i % 32] = all[i];
        i += 1;
    }
    keys
}

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

/// The key of a place; in a pile, of the place above `below` cards.
#[inline(always)]
const fn place_key(place: Zone, below: u8) -> u64 {
    match place {
        Zone::Hand(seat) => PLACE_KEYS[seat.index()],
        Zone::Knocks(seat) => PLACE_KEYS[5 + seat.index()],
        Zone::NoMansLand => PLACE_KEYS[10],
        Zone::Open => PLACE_KEYS[11],
        Zone::Discards => PLACE_KEYS[12],
        Zone::Recruit => PLACE_KEYS[13],
        // Laid under the pile, a card changes the place of every other: see `State::return_card`.
        Zone::BottomOfTrials => 0,
        Zone::Trials => TRIALS_KEYS[(below & 127) as usize],
        Zone::Morale => MORALE_KEYS[(below & 127) as usize],
    }
}

fn card_key(card: CardId, place: u64) -> u64 {
    CARD_KEYS[card.index()].wrapping_mul(place)
}

impl Decks {
    pub(crate) fn hash_of_trials(&self) -> u64 {
        let cards = self.cards.iter().take(self.trials.into());
        sum(cards.zip(&TRIALS_KEYS))
    }

    pub(crate) fn hash_of_morale(&self) -> u64 {
        let cards = self.cards.iter().rev().take(self.morale.into());
        sum(cards.zip(&MORALE_KEYS))
    }
}

fn sum<'a>(cards: impl Iterator<Item = (&'a CardId, &'a u64)>) -> u64 {
    cards.fold(0, |sum, (&card, &key)| sum.wrapping_add(card_key(card, key)))
}

fn sum_in(cards: CardSet, place: Zone) -> u64 {
    let key = place_key(place, 0);
    cards.iter().fold(0, |sum, card| sum.wrapping_add(card_key(card, key)))
}

impl State {
    /// The hash of everything in play. Never send it to a player: it gives what is hidden away.
    ///
    /// It is put together from the hash of where everything lies, which every event keeps up to date, and
    /// the few bytes that lie nowhere.
    #[must_use]
    pub fn hash_value(&self) -> u64 {
        let table = &self.table;
        fold(self.places_hash.wrapping_add(table_word(table).wrapping_mul(CARD_KEYS[2])), self.agenda_hash)
    }

    /// The hash of the state, computed from the state alone: the slow way that checks the quick one.
    #[must_use]
    pub fn hash_from_scratch(&self) -> u64 {
        let mut fresh = *self;
        fresh.refresh_hash();
        fresh.hash_value()
    }

    /// Hashes anew where everything lies.
    pub(crate) fn refresh_hash(&mut self) {
        let seats = Seat::ALL.map(|seat| self.hash_of_seat(seat));
        let table = &self.table;
        let removed = table.removed_tiles.iter().map(|tile| Token::Removed(tile).key(Seat::S0));
        let open = [
            sum_in(table.no_mans_land, Zone::NoMansLand),
            sum_in(table.open.into_iter().collect(), Zone::Open),
            sum_in(table.discards, Zone::Discards),
            sum_in(table.recruits.hand(), Zone::Recruit),
            ages_from(&table.knocks, 0),
            self.decks.hash_of_trials(),
            self.decks.hash_of_morale(),
            self.hash_of_modules(),
        ];
        self.agenda_hash = agenda_word(table);
        self.places_hash = seats.into_iter().chain(open).chain(removed).fold(0, u64::wrapping_add);
    }

    fn hash_of_seat(&self, seat: Seat) -> u64 {
        let (seen, own) = (self.table.seat(seat), self.own(seat));
        let answer = match own.answer {
            Answer::None => 0,
            Answer::Decline => answer_key(seat, None),
            Answer::Discard(card) => answer_key(seat, Some(card)),
        };
        let knocks = sum_in(self.table.knocks.before(seat), Zone::Knocks(seat));
        let cards = [sum_in(own.hand, Zone::Hand(seat)), knocks, answer];
        let charm = seen.charm_ready.then_some(Token::Charm);
        let speeches = core::iter::repeat_n(Token::Speech, seen.speeches.into());
        let tiles = own.tiles.iter().map(Token::Held).chain(own.tile.map(Token::Played));
        let tokens = seen.character.map(Token::Character).into_iter().chain(charm).chain(speeches).chain(tiles);
        tokens.map(|token| token.key(seat)).chain(cards).fold(0, u64::wrapping_add)
    }

    /// A card goes from one place to another; called before it does.
    #[inline(always)]
    pub(crate) fn hash_move(&mut self, card: CardId, from: Zone, to: Zone) {
        let below_from = match from {
            Zone::Trials => self.decks.trials.wrapping_sub(1),
            _ => self.decks.morale.wrapping_sub(1),
        };
        let change = place_key(to, self.decks.trials).wrapping_sub(place_key(from, below_from));
        self.places_hash = self.places_hash.wrapping_add(card_key(card, change));
    }

    /// A card leaves a place without an order.
    pub(crate) fn hash_leave(&mut self, card: CardId, from: Zone) {
        self.places_hash = self.places_hash.wrapping_sub(card_key(card, place_key(from, 0)));
    }

    /// All these cards go from one open place to another, or out of the hash.
    pub(crate) fn hash_move_all(&mut self, cards: CardSet, from: Zone, to: Option<Zone>) {
        let entered = to.map_or(0, |place| sum_in(cards, place));
        self.places_hash = self.places_hash.wrapping_add(entered).wrapping_sub(sum_in(cards, from));
    }

    /// Notes what is awaited; called where an event has just changed it, so that its kind is known.
    #[inline(always)]
    pub(crate) fn hash_agenda(&mut self) {
        self.agenda_hash = agenda_word(&self.table);
    }

    /// Keeps the hash of what is no card up to date.
    #[inline(always)]
    pub(crate) fn hash_tokens(&mut self, event: &Event) {
        let change = match (event.notice, event.secret) {
            (Notice::CharacterTaken { seat, character }, _) => {
                Token::Character(character).key(seat).wrapping_add(Token::Charm.key(seat))
            }
            (Notice::CharmRecovered { seat }, _) => Token::Charm.key(seat),
            (Notice::CharmUsed { seat, .. } | Notice::CharmSpent { seat }, _) => Token::Charm.key(seat).wrapping_neg(),
            (Notice::SpeechTaken { seat }, _) => Token::Speech.key(seat),
            (Notice::SpeechMade { seat, .. }, _) => Token::Speech.key(seat).wrapping_neg(),
            (Notice::SpeechAnswered { seat }, Secret::Answer(answer)) => answer_key(seat, answer),
            (Notice::SpeechRevealed { seat, card }, _) => answer_key(seat, card).wrapping_neg(),
            (Notice::KnockAssigned { card, .. }, _) => card_key(card, age_key(self.table.knocks.len().into())),
            (Notice::KnockDiscarded { card, .. }, _) => younger_by_one(&self.table.knocks, card),
            _ => tile_change(event),
        };
        self.places_hash = self.places_hash.wrapping_add(change);
    }

    /// The seat has a Speech more to make.
    pub(crate) const fn hash_free_speech(&mut self, seat: Seat) {
        self.places_hash = self.places_hash.wrapping_add(Token::Speech.key(seat));
    }
}

/// Who is older (HK-2), from this age on; who owns which card stands in the hash of the places.
fn ages_from(knocks: &Knocks, age: usize) -> u64 {
    sum(knocks.by_age().iter().zip(&AGE_KEYS).skip(age))
}

fn age_key(age: usize) -> u64 {
    AGE_KEYS[age.min(Knocks::MOST - 1)]
}

/// What changes when the card goes and those younger than it move up.
fn younger_by_one(knocks: &Knocks, card: CardId) -> u64 {
    let Some(age) = knocks.age(card) else { return 0 };
    let moved_up = sum(knocks.by_age().iter().skip(age + 1).zip(AGE_KEYS.iter().skip(age)));
    moved_up.wrapping_sub(ages_from(knocks, age))
}

fn answer_key(seat: Seat, answer: Option<CardId>) -> u64 {
    answer.map_or(Token::Declined.key(seat), |card| card_key(card, ANSWER_KEYS[seat.index()]))
}

#[inline(always)]
fn tile_change(event: &Event) -> u64 {
    match (event.notice, event.secret) {
        (Notice::TilesGiven { seat, .. }, Secret::Tiles(tiles)) => {
            let keys = Tile::ALL.map(|tile| Token::Held(tile).key(seat).wrapping_mul(tiles.get(tile).into()));
            keys.into_iter().fold(0, u64::wrapping_add)
        }
        (Notice::TileRemoved { seat, tile }, _) => {
            Token::Removed(tile).key(Seat::S0).wrapping_sub(Token::Held(tile).key(seat))
        }
        (Notice::ChaplainPlayed { seat } | Notice::Withdrew { seat, .. }, Secret::Tile(tile)) => {
            Token::Played(tile).key(seat).wrapping_sub(Token::Held(tile).key(seat))
        }
        (Notice::TileRevealed { seat, tile, to }, _) => {
            Token::Held(tile).key(to).wrapping_sub(Token::Played(tile).key(seat))
        }
        _ => 0,
    }
}

/// Folds two words to one.
const fn fold(a: u64, b: u64) -> u64 {
    let product = (a ^ CARD_KEYS[0]) as u128 * (b ^ CARD_KEYS[1]) as u128;
    product as u64 ^ (product >> 64) as u64
}

fn table_word(table: &Table) -> u64 {
    u64::from_le_bytes([
        table.leader.number(),
        table.mission,
        table.intensity,
        table.speeches,
        table.in_mission.bits(),
        table.mission_state as u8,
        0,
        0,
    ])
}

/// What is awaited, of whom, and whose turn it is.
#[inline(always)]
fn agenda_word(table: &Table) -> u64 {
    let whom = (u64::from(table.awaited.bits()) << 40) + (u64::from(table.turn.number()) << 32);
    whom + u64::from(u32::from_le_bytes(match table.agenda {
        Agenda::Nothing => [0, 0, 0, 0],
        Agenda::Intensity => [1, 0, 0, 0],
        Agenda::Turn { withdrawal } => match withdrawal {
            WithdrawalRuling::Free => [2, 0, 0, 0],
            WithdrawalRuling::Must(source) => [2, 1, source.number(), source.kind() - 1],
            WithdrawalRuling::Cannot(source) => [2, 2, source.number(), source.kind() - 1],
        },
        Agenda::Speech { speaker, threat } => [3, speaker.number(), threat.number(), 0],
        Agenda::Christmas { seat, draws } => [4, seat.number(), draws, 0],
        Agenda::Relief { seat, knocks, charm } => [5, seat.number(), knocks, charm.into()],
        Agenda::Over(outcome) => [6, outcome as u8, 0, 0],
        _ => module_agenda_word(&table.agenda),
    }))
}

/// The word of what a module awaits.
#[cold]
fn module_agenda_word(agenda: &Agenda) -> [u8; 4] {
    match *agenda {
        Agenda::Invitation(pause) => [agenda.tag(), pause.number(), 0, 0],
        Agenda::Choice { source, left, pause } => {
            let pause = pause.map_or(0, |pause| 1 + pause.number());
            [agenda.tag(), source.kind() * 16 + pause, source.number(), left]
        }
        Agenda::Cancellation { draws } => [agenda.tag(), draws, 0, 0],
        _ => [agenda.tag(), 0, 0, 0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::{HelpId, Outcome, Pause, SeatSet, Source};
    use std::collections::BTreeSet;
    use std::vec::Vec;

    /// Frozen: the first outputs of SplitMix64 from the seed 0, as its authors give them, and all keys from their seeds.
    #[test]
    fn keys_are_the_outputs_of_split_mix() {
        assert_eq!(keys(0), [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]);
        assert_eq!(CARD_KEYS, keys(u64::from_be_bytes(*b"grizzled")));
        assert_eq!(PLACE_KEYS, keys(u64::from_be_bytes(*b"poilus14")));
        let tokens: [u64; 160] = keys(u64::from_be_bytes(*b"lespoilu"));
        assert_eq!(token_keys(), TOKEN_KEYS);
        assert_eq!(TOKEN_KEYS.as_flattened(), tokens);
    }

    /// Frozen: what is asked, in four bytes, below whose turn it is and who is awaited.
    #[test]
    fn each_agenda_has_its_word() {
        let (seat, knock, help) =
            (Seat::S2, Source::Knock(CardId::new(41).unwrap()), Source::Help(HelpId::new(3).unwrap()));
        let turn = |withdrawal| Agenda::Turn { withdrawal };
        let words = [
            (Agenda::Nothing, [0, 0, 0, 0]),
            (Agenda::Intensity, [1, 0, 0, 0]),
            (turn(WithdrawalRuling::Free), [2, 0, 0, 0]),
            (turn(WithdrawalRuling::Must(knock)), [2, 1, 41, 0]),
            (turn(WithdrawalRuling::Cannot(knock)), [2, 2, 41, 0]),
            (turn(WithdrawalRuling::Cannot(help)), [2, 2, 3, 3]),
            (Agenda::Speech { speaker: seat, threat: crate::vocabulary::Threat::Mask }, [3, 2, 3, 0]),
            (Agenda::Christmas { seat, draws: 1 }, [4, 2, 1, 0]),
            (Agenda::Relief { seat, knocks: 2, charm: true }, [5, 2, 2, 1]),
            (Agenda::Over(Outcome::MoraleLost), [6, Outcome::MoraleLost as u8, 0, 0]),
            (Agenda::Keep, [7, 0, 0, 0]),
            (Agenda::Order, [8, 0, 0, 0]),
            (Agenda::Invitation(Pause::Trap), [9, Pause::Trap.number(), 0, 0]),
            (Agenda::Choice { source: help, left: 2, pause: None }, [10, 4 << 4, 3, 2]),
            (
                Agenda::Choice { source: knock, left: 1, pause: Some(Pause::Trap) },
                [10, (1 << 4) | (1 + Pause::Trap.number()), 41, 1],
            ),
            (Agenda::Recruit, [11, 0, 0, 0]),
            (Agenda::Cancellation { draws: 1 }, [12, 1, 0, 0]),
            (Agenda::Refill, [13, 0, 0, 0]),
        ];
        for (agenda, word) in words {
            let table = Table { agenda, awaited: SeatSet::first(2), turn: Seat::S4, ..Table::default() };
            assert_eq!(agenda_word(&table), 3 << 40 | 4 << 32 | u64::from(u32::from_le_bytes(word)), "{agenda:?}");
        }
    }

    /// Each answer to a Speech, and declining, counts at each seat.
    #[test]
    fn each_answer_has_its_key() {
        let answers: Vec<_> = [None, CardId::new(0), CardId::new(40)].into_iter().collect();
        let keys = Seat::ALL.into_iter().flat_map(|seat| answers.iter().map(move |&answer| answer_key(seat, answer)));
        assert_eq!(keys.collect::<BTreeSet<_>>().len(), 3 * Seat::ALL.len());
    }

    /// Who is older counts, up to as many as there can be.
    #[test]
    fn each_age_has_its_key() {
        assert_eq!((0..Knocks::MOST).map(age_key).collect::<BTreeSet<_>>().len(), Knocks::MOST);
        assert_eq!(age_key(Knocks::MOST), age_key(Knocks::MOST - 1), "no card is older");
    }
}
