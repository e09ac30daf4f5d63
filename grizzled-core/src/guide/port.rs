//! A port: the engine once more, in another language, and the proof that it is the same.
//!
//! Three proofs, each stronger than the one before:
//!
//! 1. **The events.** A log says everything that happened, and evolving runs neither rules nor chance. A port that reads logs
//!    (`LOG.md` beside this crate has both forms, byte by byte) and evolves a table from them is done with the first half, without
//!    one rule: after each event its table is compared with this one.
//! 2. **The rules.** The port is given each command of a log, with the outcomes of chance from the events, and must emit the
//!    same events.
//! 3. **The seed.** Chance is frozen: ChaCha12, a bounded draw and a shuffle, in a fixed order. The file
//!    `examples/expected/games.txt` of the repository has a line for each of twelve games: the way to play, the seed, how many
//!    decisions there are, and the hash of the state at the end. The clients in `examples` play them through the C library; a
//!    port plays them by itself.
//!
//! Where two engines come to different hashes, [`Log::hashes`] of both and [`Log::parting`] say which event they part at.
//!
//! This program makes what a port is compared with, plays a game of `games.txt`, and finds a mistake.
//!
//! ```
//! use grizzled_core::bots::{Bot, CarefulBot};
//! use grizzled_core::log::{Entry, History, Log};
//! use grizzled_core::notation::Preset;
//! use grizzled_core::{Command, Game, Rules, Seat, Seeded, Setup};
//!
//! /// Seat 0 chooses by a generator that is the same in every language; the others are careful.
//! fn choose(game: &Game, seat: Seat, x: &mut u64) -> Command {
//!     let legal = game.legal(seat);
//!     if seat == Seat::S0 {
//!         *x = *x * 48271 % 2_147_483_647;
//!         return legal.get(*x as usize % legal.len()).expect("the place is below the number of commands");
//!     }
//!     CarefulBot.choose(game.rules(), &game.view(seat).expect("the seat is played"), &legal)
//! }
//!
//! fn play(rules: Rules, seed: u32) -> History<Seeded> {
//!     let mut history = History::new(rules, &Setup::default(), Seeded::new(seed.into())).expect("it can be played");
//!     let mut x = u64::from(seed);
//!     while let Some(seat) = history.game().awaiting().iter().next() {
//!         let command = choose(history.game(), seat, &mut x);
//!         history.apply(seat, &command).expect("it is legal");
//!     }
//!     history
//! }
//!
//! // The third proof: a line of `games.txt`.
//! let line = "base 3 rookie;1914;55;30655c873134a9c0";
//! let rules = Preset::read("base 3 rookie")?.rules()?;
//! let history = play(rules, 1914);
//! let decisions = history.log().commands().count();
//! assert_eq!(format!("base 3 rookie;1914;{decisions};{:016x}", history.game().hash()), line);
//!
//! // The first: what a port reads, event by event, and the hash after each.
//! let log = history.log();
//! let hashes = log.hashes()?;
//! assert_eq!(hashes.len(), log.events().count() + 1, "one before the first event");
//!
//! // A port that loses an event is found out at once, and at the right place.
//! let mut ported = Log::new(rules);
//! let lost = 40;
//! let mut game = Game::empty(rules);
//! let mut theirs = vec![game.hash()];
//! for (n, event) in log.events().enumerate() {
//!     if n != lost {
//!         game.evolve_unchecked(event);
//!     }
//!     ported.push(Entry::Event(*event));
//!     theirs.push(game.hash());
//! }
//! assert_eq!(Log::parting(&hashes, &theirs), Some(lost));
//! assert_eq!(ported.replay()?.hash(), history.game().hash(), "with every event it is the same game");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Log::hashes`]: crate::log::Log::hashes
//! [`Log::parting`]: crate::log::Log::parting
