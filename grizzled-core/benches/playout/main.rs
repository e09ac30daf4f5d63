//! Uniformly random play over legal commands: validation, events recorded, a running state hash, one thread.
//!
//! `cargo bench -p grizzled-core --bench playout -- --plain 4` prints decisions per CPU second with four
//! players as its last line, a bare number. Options change what is played:
//!
//! - `--smallest`: the Leader always takes the least intensity;
//! - `--one-shot`: a one-shot of *Armistice* for four with all modules and the usual deck of Orders;
//! - `--views`: the views of all seats are built after every decision;
//! - `--threads 2`: so many threads with games of their own, by the clock on the wall;
//! - `--games N` plays exactly N games instead of timing, for instruction counts under callgrind.
//!
//! Without `--plain` it prints a table for every number of players. `--bench bare` plays without a log and without asking for a
//! hash, `--bench yardstick` another game as fast as it goes, and `.ci/speed` runs all of them in turns.

mod play;

use std::hint::black_box;
use std::thread;
use std::time::Instant;

use self::play::{Fast, Options, Tally};

// One function, whoever calls it.
#[inline(never)]
fn measure(players: u8, options: Options) -> (Tally, f64) {
    let rules = options.rules(players);
    let (mut chance, mut log) = (Fast(0x9e37_79b9_7f4a_7c15), Vec::with_capacity(4096));
    options.measure(|tally| {
        log.clear();
        options.play(&rules, &mut chance, &mut log, tally, |game, tally| {
            tally.hash = tally.hash.rotate_left(1) ^ game.hash();
            if options.views {
                rules.grizzled().iter().for_each(|seat| _ = black_box(&game.view(seat)));
            }
        });
        tally.events += log.len() as u64;
    })
}

fn report(players: u8, options: Options) -> f64 {
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

/// Decisions a second by the clock on the wall, of so many threads together.
fn together(players: u8, options: Options, threads: usize) -> f64 {
    let begun = Instant::now();
    let decisions: u64 = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| measure(players, options).0.decisions)).collect();
        workers.into_iter().map(|worker| worker.join().expect("no thread panics")).sum()
    });
    decisions as f64 / begun.elapsed().as_secs_f64()
}

fn main() {
    let options = Options::read();
    match (options.players, options.threads) {
        (Some(players), Some(threads)) => println!("{:.0}", together(players, options, threads)),
        (Some(players), None) => println!("{:.0}", report(players, options)),
        (None, _) => (2..=5).for_each(|players| _ = report(players, options)),
    }
}
