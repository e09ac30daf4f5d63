//! What it costs a seat to remember a game and to draw states that can be: careful bots play, and seat 0 draws a thousand each
//! time it decides. Options: `--plain N`, `--one-shot`, `--games N`.

mod play;

use self::play::{Fast, Options};
use grizzled_core::belief::{Belief, Record};
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::{Event, Game, Rules, Seat, Seeded, Setup, Viewer};
use std::hint::black_box;
use std::time::Instant;

const SAMPLES: u32 = 1_000;

/// Seconds, and for how many of each. What takes a microsecond is too short for the clocks of threads.
#[derive(Default)]
struct Spent {
    events: (f64, u32),
    beliefs: (f64, u32),
    slowest_belief: f64,
    samples: (f64, u32),
}

impl Spent {
    fn decide(&mut self, rules: &Rules, record: &Record, chance: &mut Fast) {
        let clock = Instant::now();
        let belief = Belief::new(rules, record);
        let seconds = clock.elapsed().as_secs_f64();
        self.beliefs = (self.beliefs.0 + seconds, self.beliefs.1 + 1);
        self.slowest_belief = self.slowest_belief.max(seconds);
        let clock = Instant::now();
        for _ in 0..SAMPLES {
            black_box(belief.sample(chance));
        }
        self.samples = (self.samples.0 + clock.elapsed().as_secs_f64(), self.samples.1 + SAMPLES);
    }

    fn play(&mut self, rules: &Rules, seed: u64, chance: &mut Fast) {
        let (mut dealt, mut log) = (Seeded::new(seed), Vec::<Event>::new());
        let mut game = Game::new(rules, &Setup::default(), &mut dealt, &mut log).expect("it can be played");
        let (mut record, mut told) = (Record::new(Seat::S0), 0);
        while let Some(seat) = game.awaiting().iter().next() {
            let clock = Instant::now();
            for event in &log[told..] {
                record.follow(rules, &game.redact(event, Viewer::Seat(Seat::S0))).expect("it is the seat's");
            }
            self.events = (self.events.0 + clock.elapsed().as_secs_f64(), self.events.1 + (log.len() - told) as u32);
            told = log.len();
            if seat == Seat::S0 {
                self.decide(rules, &record, chance);
            }
            let view = game.view(seat).expect("somebody plays there");
            let command = CarefulBot.choose(rules, &view, &view.legal(rules));
            game.apply(seat, &command, &mut dealt, &mut log).expect("it is legal");
        }
    }
}

fn main() {
    let options = Options::read();
    let rules = options.rules(options.players.unwrap_or(4));
    let (mut spent, mut chance) = (Spent::default(), Fast(0x9e37_79b9_7f4a_7c15));
    (0..options.games.unwrap_or(300)).for_each(|seed| spent.play(&rules, seed, &mut chance));
    let nanos = |(seconds, count): (f64, u32)| seconds / f64::from(count.max(1)) * 1e9;
    println!("an event followed: {:.0} ns", nanos(spent.events));
    println!("a belief prepared: {:.0} ns, the slowest {:.0} ns", nanos(spent.beliefs), spent.slowest_belief * 1e9);
    println!("samples a second");
    println!("{:.0}", 1e9 / nanos(spent.samples));
}
