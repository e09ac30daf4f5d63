//! Uniformly random play over legal commands: validation, events recorded, a running state hash, one thread.
//!
//! `cargo bench -p grizzled-core --bench playout -- --plain 4` prints decisions per CPU second with four
//! players as its last line, a bare number; with `--smallest` the Leader always takes the least intensity.
//! With `--one-shot` it is a one-shot of *Armistice* for four with all modules and the usual deck of Orders.
//! `--games N` plays exactly N games instead of timing, for instruction counts under callgrind.
//! Without `--plain` it prints a table for every number of players, and what a copy of a state costs.

use grizzled_core::cards::armistice;
use grizzled_core::play::Legal;
use grizzled_core::{Event, Game, Rules, Scenario, Setup, State};
use rand_core::{Infallible, TryRng};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// xorshift64*: fast, small, and good enough to play at random.
struct Fast(u64);

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
struct Tally {
    games: u64,
    decisions: u64,
    missions: u64,
    events: u64,
    hash: u64,
}

/// Plays one game to its end, deciding uniformly among what is legal for the seat that is asked first.
fn play(rules: &Rules, smallest: bool, chance: &mut Fast, log: &mut Vec<Event>, tally: &mut Tally) {
    use grizzled_core::Chance;
    log.clear();
    let mut game = Game::new(*rules, &Setup::default(), chance, log).expect("the default setup can be played");
    while let Some(seat) = game.awaiting().iter().next() {
        let legal = game.legal(seat);
        let choice = match legal {
            Legal::Intensity { .. } if smallest => 0,
            _ => chance.below(legal.len() as u32) as usize,
        };
        let command = legal.get(choice).expect("the choice is below the number of commands");
        game.apply(seat, &command, chance, log).expect("what is listed is accepted");
        tally.hash = tally.hash.rotate_left(1) ^ game.hash();
        tally.decisions += 1;
    }
    tally.games += 1;
    tally.missions += u64::from(game.table().mission);
    tally.events += log.len() as u64;
}

/// CPU time of this thread, where the system has it; else the time on the wall.
fn cpu_time(start: Instant) -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = text.and_then(|line| line.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

struct Options {
    plain: Option<u8>,
    one_shot: bool,
    smallest: bool,
    games: Option<u64>,
    seconds: f64,
}

fn options() -> Options {
    let mut options = Options { plain: None, one_shot: false, smallest: false, games: None, seconds: 2.0 };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = || args.next().and_then(|value| value.parse::<f64>().ok());
        match arg.as_str() {
            "--plain" => options.plain = number().map(|players| players as u8),
            "--games" => options.games = number().map(|games| games as u64),
            "--seconds" => options.seconds = number().unwrap_or(options.seconds),
            "--one-shot" => options.one_shot = true,
            "--smallest" => options.smallest = true,
            // Cargo adds `--bench`.
            _ => {}
        }
    }
    options
}

/// The rules of what is measured.
fn rules(players: u8, options: &Options) -> Rules {
    if options.one_shot {
        return Scenario::one_shot(players, armistice::NORMAL).rules().expect("3 to 5 players");
    }
    Scenario::base(players).rules().expect("2 to 5 players")
}

/// Plays for the time or the number of games asked for; answers the tally and the CPU seconds.
fn measure(players: u8, options: &Options) -> (Tally, f64) {
    let rules = rules(players, options);
    let mut chance = Fast(0x9e37_79b9_7f4a_7c15);
    let mut log = Vec::with_capacity(4096);
    let mut tally = Tally::default();
    let clock = Instant::now();
    let start = cpu_time(clock);
    let spent = || (cpu_time(clock) - start).as_secs_f64();
    match options.games {
        Some(games) => (0..games).for_each(|_| play(&rules, options.smallest, &mut chance, &mut log, &mut tally)),
        None => {
            while spent() < options.seconds {
                (0..5_000).for_each(|_| play(&rules, options.smallest, &mut chance, &mut log, &mut tally));
            }
        }
    }
    (tally, spent())
}

fn report(players: u8, options: &Options) -> f64 {
    let (tally, seconds) = measure(players, options);
    let per_game = |count: u64| count as f64 / tally.games as f64;
    let speed = tally.decisions as f64 / seconds;
    println!(
        "{players} players: {:.1} M decisions/s, {:.0} ns a game; a game: {:.1} decisions, {:.2} Missions, {:.1} events; hash {:016x}",
        speed / 1e6,
        seconds * 1e9 / tally.games as f64,
        per_game(tally.decisions),
        per_game(tally.missions),
        per_game(tally.events),
        tally.hash,
    );
    speed
}

/// Copies a state over and over, each time into another of a few places, so that no copy can be left out.
fn report_copies() {
    const COPIES: usize = 50_000_000;
    let rules = Scenario::base(4).rules().expect("4 players");
    let game = Game::new(rules, &Setup::default(), &mut Fast(1), &mut ()).expect("the default setup can be played");
    let mut places = [*game.state(); 8];
    let clock = Instant::now();
    let start = cpu_time(clock);
    for n in 0..COPIES {
        places[n % 8] = *black_box(game.state());
        black_box(&mut places);
    }
    let each = (cpu_time(clock) - start).as_secs_f64() * 1e9 / COPIES as f64;
    println!("a state: {} bytes, {each:.1} ns a copy", size_of::<State>());
}

fn main() {
    let options = options();
    let players = if options.one_shot { Some(4) } else { options.plain };
    match players {
        Some(players) => println!("{:.0}", report(players, &options)),
        None => {
            (2..=5).for_each(|players| {
                report(players, &options);
            });
            report_copies();
        }
    }
}
