//! What the boundary costs, measured beside core in one run:
//!
//! `cargo test --profile dist -p grizzled-ffi figures -- --ignored --nocapture`

use super::{ruleset, start};
use crate::codes::*;
use crate::convert::to_c;
use crate::exports::*;
use crate::layout::{BatchHandle, BatchRow, CCommand, GameHandle, Info, RulesHandle};
use crate::model::RULES;
use grizzled_core::log::History;
use grizzled_core::{Command, Game, Rules, Seat, Seeded, Setup};
use std::hint::black_box;
use std::ptr::{null, null_mut};
use std::time::{Duration, Instant};

const ROUND: Duration = Duration::from_millis(200);
const ROUNDS: usize = 11;
const GAMES: usize = 256;

/// A small generator, the same for all: what is chosen is not what is measured.
struct Draws(u64);

impl Draws {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

type Work<'a> = Box<dyn FnMut() -> u64 + 'a>;

/// Each in turn, again and again; the median of how often it was done in a second.
fn measure(mut works: Vec<(&str, Work<'_>)>) -> Vec<(String, f64)> {
    let mut rates = vec![Vec::new(); works.len()];
    for _ in 0..ROUNDS {
        for ((_, work), rates) in works.iter_mut().zip(&mut rates) {
            let (begun, mut done) = (Instant::now(), 0);
            while begun.elapsed() < ROUND {
                done += work();
            }
            rates.push(done as f64 / begun.elapsed().as_secs_f64());
        }
    }
    let median = |mut rates: Vec<f64>| {
        rates.sort_by(f64::total_cmp);
        rates[rates.len() / 2]
    };
    works.iter().map(|(name, _)| (*name).to_owned()).zip(rates.into_iter().map(median)).collect()
}

fn print(title: &str, rates: &[(String, f64)]) {
    println!("\n{title}");
    for (name, rate) in rates {
        println!("{name:44} {:9.3} M/s  {:7.1} ns  {:5.2}", rate / 1e6, 1e9 / rate, rate / rates[0].1);
    }
}

/// Steps of games in Rust, one after the other.
fn in_rust(rules: Rules, count: usize) -> Work<'static> {
    let fresh = |seed| {
        let mut chance = Seeded::new(seed);
        (Game::new(rules, &Setup::default(), &mut chance, &mut ()).unwrap(), chance)
    };
    let mut games: Vec<(Game, Seeded)> = (0..count as u64).map(fresh).collect();
    let mut draws = Draws(1);
    Box::new(move || {
        for (game, chance) in &mut games {
            let Some(seat) = game.awaiting().iter().next() else {
                *game = Game::new(rules, &Setup::default(), chance, &mut ()).unwrap();
                continue;
            };
            let legal = game.legal(seat);
            let command = legal.get(draws.below(legal.len() as u32) as usize).unwrap();
            game.apply(seat, &command, chance, &mut ()).unwrap();
        }
        count as u64
    })
}

/// Games with the log that a game of the library keeps.
fn with_log(rules: Rules) -> Work<'static> {
    let mut seed = 0;
    let mut fresh = move || {
        seed += 1;
        History::new(rules, &Setup::default(), Seeded::new(seed)).unwrap()
    };
    let (mut history, mut draws) = (fresh(), Draws(1));
    Box::new(move || {
        let Some(seat) = history.game().awaiting().iter().next() else {
            history = fresh();
            return 1;
        };
        let legal = history.game().legal(seat);
        let command = legal.get(draws.below(legal.len() as u32) as usize).unwrap();
        history.apply(seat, &command).unwrap();
        1
    })
}

fn create(rules: RulesHandle, seed: u64) -> GameHandle {
    let mut game = GameHandle::default();
    // SAFETY: everything is on the stack.
    let status = unsafe { grz_game_create(rules, &start(seed), null(), 0, &mut game, null_mut()) };
    assert_eq!(status, GRZ_OK);
    game
}

/// Games through four calls of the library a step.
fn through_calls(rules: RulesHandle, blank: CCommand, mut info: Info) -> Work<'static> {
    let (mut seed, mut draws, mut command, mut count) = (1, Draws(1), blank, 0);
    let mut game = create(rules, seed);
    Box::new(move || {
        // SAFETY: everything is on the stack.
        unsafe {
            assert_eq!(black_box(grz_game_info)(game, &mut info), GRZ_OK);
            if info.awaited == 0 {
                assert_eq!(grz_game_free(game), GRZ_OK);
                seed += 1;
                game = create(rules, seed);
                return 1;
            }
            let seat = info.awaited.trailing_zeros();
            assert_eq!(black_box(grz_legal_count)(game, seat, &mut count), GRZ_OK);
            let place = draws.below(count);
            assert_eq!(black_box(grz_legal_command)(game, seat, place, &mut command), GRZ_OK);
            assert_eq!(black_box(grz_submit)(game, seat, info.expected, &command, null_mut()), GRZ_OK);
        }
        1
    })
}

/// Games in one call for many.
fn in_a_batch(rules: RulesHandle, masks: bool) -> Work<'static> {
    let mut batch = BatchHandle::default();
    // SAFETY: it is on the stack.
    assert_eq!(unsafe { grz_batch_create(rules, GAMES as u32, 0, &mut batch, null_mut()) }, GRZ_OK);
    let (mut draws, mut choices) = (Draws(1), vec![GRZ_INSTEAD_WAIT; GAMES]);
    let mut rows = vec![BatchRow { legal: 0, seat: 0, outcome: 0, mission: 0, stepped: 0 }; GAMES];
    let mut words = vec![0_u64; if masks { GAMES * GRZ_MASK_WORDS as usize } else { 0 }];
    Box::new(move || {
        let to_masks = if masks { words.as_mut_ptr() } else { null_mut() };
        // SAFETY: the arrays are as long as is said.
        let status = unsafe {
            black_box(grz_batch_step)(
                batch,
                GRZ_BATCH_RESTART,
                choices.as_ptr(),
                GAMES as u32,
                rows.as_mut_ptr(),
                to_masks,
            )
        };
        assert_eq!(status, GRZ_OK);
        for (choice, row) in choices.iter_mut().zip(&rows) {
            *choice = draws.below(row.legal);
        }
        GAMES as u64
    })
}

/// A game in both worlds, in the same state, and what its next seat may do first.
struct Twins {
    core: Game,
    game: GameHandle,
    seat: Seat,
    command: Command,
    info: Info,
}

fn twins(preset: &str, rules: RulesHandle) -> Twins {
    let game = create(rules, 1914);
    let mut session = super::session(preset, 1914);
    let seat = session.game().awaiting().iter().next().unwrap();
    let first = session.game().legal(seat).get(0).unwrap();
    session.submit(seat, GRZ_ANY_SEQUENCE, &first).unwrap();
    // SAFETY: the command is on the stack.
    let submitted = unsafe { grz_submit(game, seat.number().into(), GRZ_ANY_SEQUENCE, &to_c(&first), null_mut()) };
    assert_eq!(submitted, GRZ_OK);
    let core = *session.game();
    let seat = core.awaiting().iter().next().unwrap();
    Twins { core, game, seat, command: core.legal(seat).get(0).unwrap(), info: session.info() }
}

fn checks(twins: &Twins) -> Vec<(&'static str, Work<'_>)> {
    let (seat, command, there) = (twins.seat, twins.command, to_c(&twins.command));
    let in_rust = move || {
        black_box(black_box(&twins.core).check(seat, &command)).unwrap();
        1
    };
    let in_c = move || {
        // SAFETY: the command is in this closure.
        let status = unsafe { black_box(grz_check)(twins.game, seat.number().into(), &there, null_mut()) };
        assert_eq!(status, GRZ_OK);
        1
    };
    vec![("Rust: Game::check", Box::new(in_rust)), ("C: grz_check", Box::new(in_c))]
}

fn questions(twins: &Twins) -> Vec<(&'static str, Work<'_>)> {
    let in_rust = || {
        black_box(black_box(&twins.core).legal(twins.seat).len());
        1
    };
    let in_c = || {
        let mut count = 0;
        // SAFETY: the number is on the stack.
        let status = unsafe { black_box(grz_legal_count)(twins.game, twins.seat.number().into(), &mut count) };
        assert_eq!(status, GRZ_OK);
        1
    };
    vec![("Rust: Game::legal and len", Box::new(in_rust)), ("C: grz_legal_count", Box::new(in_c))]
}

#[test]
#[ignore = "a measurement"]
fn figures() {
    for preset in ["base 4 normal", "one-shot 4 normal"] {
        let of = ruleset(preset);
        let rules = of.rules;
        let handle = RulesHandle { id: RULES.insert((*of).clone()).unwrap() };
        let twins = twins(preset, handle);
        print(&format!("{preset}: a checked call"), &measure(checks(&twins)));
        print(&format!("{preset}: a question"), &measure(questions(&twins)));
        let steps: Vec<(&str, Work<'_>)> = vec![
            ("Rust: 256 games, no log", in_rust(rules, GAMES)),
            ("Rust: one game, no log", in_rust(rules, 1)),
            ("Rust: one game with its log", with_log(rules)),
            ("C: single calls, four a step", through_calls(handle, to_c(&twins.command), twins.info)),
            ("C: grz_batch_step, 256 games", in_a_batch(handle, false)),
            ("C: grz_batch_step with masks, 256 games", in_a_batch(handle, true)),
        ];
        print(&format!("{preset}: decisions"), &measure(steps));
    }
}
