//! A yardstick: Hanabi for two to five, complete, in the smallest state and with the fewest branches that it allows.
//!
//! Another game of hidden cards, of about as many decisions, played as fast as this machine can: no log, no hash, no refusals. Speeds are
//! given as parts of its speed, for they then mean the same on any machine. Prints moves per CPU second of uniformly random play by
//! four; with `--copies` how long a copy of a state of The Grizzled takes, as a multiple of a copy of this one.

mod play;

use std::hint::black_box;

use grizzled_core::{Game, Rules, Scenario, Setup, State};
use rand_core::TryRng;

use self::play::{Clock, Fast, Options};

const DECK: usize = 50;
const HAND: usize = 5;
const SEATS: usize = 5;
const COLOURS: usize = 5;
const RANKS: usize = 5;
const NO_CARD: u8 = 255;
const ANYTHING: u8 = 31;

/// A game. A card is its colour times 8 and its rank.
#[derive(Clone, Copy)]
#[repr(C)]
struct Hanabi {
    deck: [u8; DECK],
    hands: [[u8; HAND]; SEATS],
    /// What hints leave possible of each card, a bit each.
    colours: [[u8; HAND]; SEATS],
    ranks: [[u8; HAND]; SEATS],
    held: [u8; SEATS],
    fireworks: [u8; COLOURS],
    discards: [u8; COLOURS * RANKS],
    left: u8,
    hints: u8,
    lives: u8,
    turns: u8,
    turn: u8,
    seats: u8,
    score: u8,
    hand_size: u8,
}

/// Three ones, two of each number between, and one five of each colour.
const IN_ORDER: [u8; DECK] = {
    let (copies, mut deck) = ([3, 2, 2, 2, 1], [0; DECK]);
    let (mut at, mut colour) = (0, 0);
    while colour < COLOURS {
        let mut rank = 0;
        while rank < RANKS {
            let mut copy = 0;
            while copy < copies[rank] {
                deck[at] = (colour * 8 + rank) as u8;
                at += 1;
                copy += 1;
            }
            rank += 1;
        }
        colour += 1;
    }
    deck
};

#[inline(always)]
fn below(chance: &mut Fast, bound: u32) -> u32 {
    let Ok(word) = chance.try_next_u32();
    ((u64::from(word) * u64::from(bound)) >> 32) as u32
}

impl Hanabi {
    #[inline]
    fn new(seats: u8, chance: &mut Fast) -> Self {
        let mut game = Self {
            deck: IN_ORDER,
            hands: [[NO_CARD; HAND]; SEATS],
            colours: [[ANYTHING; HAND]; SEATS],
            ranks: [[ANYTHING; HAND]; SEATS],
            held: [0; SEATS],
            fireworks: [0; COLOURS],
            discards: [0; COLOURS * RANKS],
            left: DECK as u8,
            hints: 8,
            lives: 3,
            turns: seats,
            turn: 0,
            seats,
            score: 0,
            hand_size: if seats < 4 { 5 } else { 4 },
        };
        for last in (1..DECK as u32).rev() {
            game.deck.swap(last as usize, below(chance, last + 1) as usize);
        }
        for seat in 0..usize::from(seats) {
            for _ in 0..game.hand_size {
                game.draw(seat);
            }
        }
        game
    }

    #[inline(always)]
    fn draw(&mut self, seat: usize) {
        if self.left > 0 {
            self.left -= 1;
            let place = self.held[seat] as usize;
            self.hands[seat][place] = self.deck[self.left as usize];
            self.colours[seat][place] = ANYTHING;
            self.ranks[seat][place] = ANYTHING;
            self.held[seat] += 1;
        }
    }

    /// What the seat may do whose turn it is, a bit each: 5 plays, 5 discards, then for each other seat 5 colours and 5 ranks.
    #[inline(always)]
    fn legal(&self) -> u64 {
        let held = (1_u64 << self.held[self.turn as usize]) - 1;
        let mut mask = held;
        if self.hints < 8 {
            mask |= held << 5;
        }
        if self.hints > 0 {
            for other in 1..self.seats {
                let seat = self.after(other);
                let mut named = 0;
                for place in 0..self.held[seat] as usize {
                    let card = self.hands[seat][place];
                    named |= 1 << (card >> 3) | 32 << (card & 7);
                }
                mask |= named << (10 * u32::from(other));
            }
        }
        mask
    }

    #[inline(always)]
    fn after(&self, others: u8) -> usize {
        let seat = self.turn + others;
        (if seat >= self.seats { seat - self.seats } else { seat }) as usize
    }

    #[inline(always)]
    fn take(&mut self, seat: usize, place: usize) -> u8 {
        let card = self.hands[seat][place];
        let last = self.held[seat] as usize - 1;
        for place in place..last {
            self.hands[seat][place] = self.hands[seat][place + 1];
            self.colours[seat][place] = self.colours[seat][place + 1];
            self.ranks[seat][place] = self.ranks[seat][place + 1];
        }
        self.held[seat] = last as u8;
        self.hands[seat][last] = NO_CARD;
        card
    }

    /// Carries a move out, and answers an event of eight bytes.
    #[inline(always)]
    fn apply(&mut self, choice: u32) -> u64 {
        let seat = self.turn as usize;
        if self.left == 0 {
            self.turns -= 1;
        }
        let event = match choice {
            0..=4 => self.play(seat, choice as usize),
            5..=9 => {
                let card = self.take(seat, choice as usize - 5);
                self.hints += 1;
                self.discard(card);
                self.draw(seat);
                3 | u64::from(card) << 8
            }
            _ => self.hint((choice / 10) as u8, choice % 10),
        };
        self.turn += 1;
        if self.turn == self.seats {
            self.turn = 0;
        }
        event
    }

    #[inline(always)]
    fn play(&mut self, seat: usize, place: usize) -> u64 {
        let card = self.take(seat, place);
        let (colour, rank) = ((card >> 3) as usize, card & 7);
        let fits = self.fireworks[colour] == rank;
        if fits {
            self.fireworks[colour] += 1;
            self.score += 1;
            if rank == 4 && self.hints < 8 {
                self.hints += 1;
            }
        } else {
            self.lives -= 1;
            self.discard(card);
        }
        self.draw(seat);
        (u64::from(!fits) + 1) | u64::from(card) << 8
    }

    #[inline(always)]
    fn discard(&mut self, card: u8) {
        self.discards[(card >> 3) as usize * RANKS + (card & 7) as usize] += 1;
    }

    #[inline(always)]
    fn hint(&mut self, others: u8, what: u32) -> u64 {
        let seat = self.after(others);
        self.hints -= 1;
        let mut hit = 0_u64;
        if what < 5 {
            for place in 0..self.held[seat] as usize {
                let is = u32::from(self.hands[seat][place] >> 3) == what;
                self.colours[seat][place] &= if is { 1 << what } else { !(1 << what) };
                hit |= u64::from(is) << place;
            }
        } else {
            let rank = what - 5;
            for place in 0..self.held[seat] as usize {
                let is = u32::from(self.hands[seat][place] & 7) == rank;
                self.ranks[seat][place] &= if is { 1 << rank } else { !(1 << rank) };
                hit |= u64::from(is) << place;
            }
        }
        4 | u64::from(what) << 8 | (seat as u64) << 16 | hit << 24
    }

    #[inline(always)]
    fn over(&self) -> bool {
        self.lives == 0 || self.score == 25 || self.turns == 0
    }
}

#[inline(always)]
fn nth(mut mask: u64, place: u32) -> u32 {
    for _ in 0..place {
        mask &= mask - 1;
    }
    mask.trailing_zeros()
}

/// Plays a game uniformly at random; how many moves that took.
fn play(seats: u8, chance: &mut Fast) -> u64 {
    let (mut game, mut moves) = (Hanabi::new(seats, chance), 0);
    while !game.over() {
        let legal = game.legal();
        let place = below(chance, legal.count_ones());
        game.apply(nth(legal, place));
        moves += 1;
    }
    moves
}

/// Nanoseconds of a copy of this, each time into another of a few places, so that no copy can be left out.
fn copy_time<T: Copy>(original: &T) -> f64 {
    const COPIES: usize = 10_000_000;
    let mut places = [*original; 8];
    let clock = Clock::start();
    for n in 0..COPIES {
        places[n % 8] = *black_box(original);
        black_box(&mut places);
    }
    clock.seconds() * 1e9 / COPIES as f64
}

fn report_copies(chance: &mut Fast) {
    let rules = Scenario::base(4).rules().expect("4 players");
    let game = Game::new(&rules, &Setup::default(), chance, &mut ()).expect("the default setup can be played");
    println!(
        "bytes: a state {}, rules {}, a game with shared rules {}, a state of the yardstick {}",
        size_of::<State>(),
        size_of::<Rules>(),
        size_of::<Game<&Rules>>(),
        size_of::<Hanabi>()
    );
    println!("{:.3}", copy_time(game.state()) / copy_time(&Hanabi::new(4, chance)));
}

fn main() {
    let mut chance = Fast(1);
    if std::env::args().any(|argument| argument == "--copies") {
        return report_copies(&mut chance);
    }
    let (tally, seconds) = Options::read().measure(|tally| tally.decisions += play(4, &mut chance));
    println!("{:.0}", tally.decisions as f64 / seconds);
}
