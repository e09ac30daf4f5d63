//! What the programs here have in common: chance, the loop that plays a game, options, and clocks.

// Each program uses a part of it.
#![allow(dead_code)]

use grizzled_core::cards::armistice;
use grizzled_core::play::Legal;
use grizzled_core::{Chance, Game, Rules, Scenario, Setup, Sink};
use rand_core::{Infallible, TryRng};
use std::time::{Duration, Instant};

/// xorshift64*: fast, small, and good enough to play at random.
pub(crate) struct Fast(pub(crate) u64);

impl TryRng for Fast {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|word| (word >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        Ok(self.0.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.chunks_mut(8).for_each(|chunk| {
            let word = self.try_next_u64().unwrap_or_default().to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        });
        Ok(())
    }
}

/// What a run of games came to.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) missions: u64,
    pub(crate) events: u64,
    pub(crate) hash: u64,
}

/// What is played.
#[derive(Clone, Copy, Default)]
pub(crate) struct Options {
    pub(crate) players: Option<u8>,
    pub(crate) one_shot: bool,
    pub(crate) smallest: bool,
    pub(crate) views: bool,
    pub(crate) threads: Option<usize>,
    pub(crate) games: Option<u64>,
    pub(crate) seconds: Option<f64>,
}

impl Options {
    pub(crate) fn read() -> Self {
        let mut options = Self::default();
        let mut args = std::env::args().skip(1);
        while let Some(arg) = args.next() {
            let mut number = || args.next().and_then(|value| value.parse::<f64>().ok());
            match arg.as_str() {
                "--plain" => options.players = number().map(|players| players as u8),
                "--threads" => options.threads = number().map(|threads| threads as usize),
                "--games" => options.games = number().map(|games| games as u64),
                "--seconds" => options.seconds = number(),
                "--one-shot" => (options.one_shot, options.players) = (true, Some(4)),
                "--smallest" => options.smallest = true,
                "--views" => options.views = true,
                // Cargo adds `--bench`.
                _ => {}
            }
        }
        options
    }

    /// The rules of what is played.
    pub(crate) fn rules(self, players: u8) -> Rules {
        if self.one_shot {
            return Scenario::one_shot(players, armistice::NORMAL).rules().expect("3 to 5 players");
        }
        Scenario::base(players).rules().expect("2 to 5 players")
    }

    /// Has games played for the time or the number of games asked for; answers the tally and the CPU seconds.
    pub(crate) fn measure(self, mut play: impl FnMut(&mut Tally)) -> (Tally, f64) {
        let mut tally = Tally::default();
        let clock = Clock::start();
        match self.games {
            Some(games) => (0..games).for_each(|_| play(&mut tally)),
            None => {
                while clock.seconds() < self.seconds.unwrap_or(2.0) {
                    (0..5_000).for_each(|_| play(&mut tally));
                }
            }
        }
        (tally, clock.seconds())
    }

    /// Plays one game to its end, deciding uniformly among what is legal for the seat that is asked first.
    // In a program that calls this once the compiler puts all of it into one function: what is to be measured by itself is a program
    // of its own.
    #[inline(always)]
    pub(crate) fn play<S: Sink>(
        self,
        rules: &Rules,
        chance: &mut Fast,
        log: &mut S,
        tally: &mut Tally,
        besides: impl Fn(&Game<&Rules>, &mut Tally),
    ) {
        let mut game = Game::new(rules, &Setup::default(), chance, log).expect("the default setup can be played");
        while let Some(seat) = game.awaiting().iter().next() {
            let legal = game.legal(seat);
            let choice = match legal {
                Legal::Intensity { .. } if self.smallest => 0,
                _ => chance.below(legal.len() as u32) as usize,
            };
            let command = legal.get(choice).expect("the choice is below the number of commands");
            game.apply(seat, &command, chance, log).expect("what is listed is accepted");
            besides(&game, tally);
            tally.decisions += 1;
        }
        tally.games += 1;
        tally.missions += u64::from(game.table().mission);
    }
}

/// CPU time of this thread, where the system has it; else the time on the wall.
fn cpu_time(start: Instant) -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = text.and_then(|line| line.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

/// CPU time of this thread since a moment.
pub(crate) struct Clock {
    begun: Instant,
    spent: Duration,
}

impl Clock {
    pub(crate) fn start() -> Self {
        let begun = Instant::now();
        Self { begun, spent: cpu_time(begun) }
    }

    pub(crate) fn seconds(&self) -> f64 {
        (cpu_time(self.begun) - self.spent).as_secs_f64()
    }
}
