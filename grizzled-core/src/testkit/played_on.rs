//! Games that are played on from a log that was accepted, however it came about, and saved and loaded on the way.
//!
//! ```
//! use grizzled_core::log::Log;
//! use grizzled_core::testkit::{Walk, played_on, rules_of};
//! use grizzled_core::{Game, Seeded};
//!
//! let walk = Walk::new(rules_of(2, 0), 7);
//! let (mut game, mut log) = (Game::empty(rules_of(2, 0)), Log::new(rules_of(2, 0)));
//! for event in &walk.log {
//!     assert!(played_on::accept(&mut game, &mut log, event), "it has happened");
//! }
//! assert!(played_on::play_on(log, &mut Seeded::new(1)).decisions > 0);
//! ```

use super::any::Choose;
use super::{broken_invariant, broken_structure};
use crate::game::Game;
use crate::play::{Chance, Seeded};
use crate::records::log::{Entry, History, Log};
use crate::vocabulary::{Event, Seat};

/// No game has this much before it, whatever has been accepted.
const LONGEST: usize = 4000;

/// What happened on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// Decisions taken.
    pub decisions: usize,
    /// How often it was saved and loaded.
    pub saves: usize,
}

/// Feeds an event to the game, and notes it in the log if it is accepted.
pub fn accept(game: &mut Game, log: &mut Log, event: &Event) -> bool {
    let accepted = game.evolve(event).is_ok();
    if accepted {
        log.push(Entry::Event(*event));
    }
    accepted
}

/// Goes on with an accepted log to the end of the game: every law of play holds, and what is saved on the way is loaded.
///
/// # Panics
///
/// When a law is broken.
pub fn play_on(log: Log, chance: &mut impl Chance) -> Played {
    let seed = u64::from(chance.below(u32::MAX));
    let mut history = History::resume(log, Seeded::new(seed)).expect("it was accepted event by event");
    let mut played = Played::default();
    let mut replayed = *history.game();
    loop {
        stands(history.game());
        if chance.one_in(40) {
            saved_and_loaded(&history);
            played.saves += 1;
        }
        let Some(seat) = any_of(history.game(), chance) else { break };
        let legal = history.game().legal(seat);
        let command = legal.get(chance.less_than(legal.len())).expect("a seat that is awaited can do something");
        let entries = history.apply(seat, &command).expect("what is listed is accepted");
        for event in entries.iter().filter_map(Entry::event) {
            let accepted = replayed.evolve(event);
            accepted.unwrap_or_else(|reason| panic!("{event:?}, which followed from {command:?}: {reason}"));
        }
        assert_eq!(replayed, *history.game(), "the log is the game, after {command:?}");
        played.decisions += 1;
        assert!(played.decisions < LONGEST, "the game does not end");
    }
    saved_and_loaded(&history);
    played.saves += 1;
    played
}

fn any_of(game: &Game, chance: &mut impl Chance) -> Option<Seat> {
    let awaited = game.awaiting();
    awaited.iter().nth(chance.less_than(awaited.len().into()))
}

/// The laws of a game as it stands: it is whole, and whoever is awaited can do something, as its own view says too.
fn stands(game: &Game) {
    let (rules, state) = (game.rules(), game.state());
    let broken = if game.is_midway() { broken_structure(rules, state) } else { broken_invariant(rules, state) };
    assert_eq!(broken, None);
    let over = game.outcome().is_some();
    assert_eq!(game.awaiting().is_empty(), over || game.is_midway(), "somebody is awaited until the game is over");
    for seat in Seat::ALL {
        let legal = game.legal(seat);
        assert_eq!(legal.is_empty(), !game.awaiting().contains(seat), "{seat} can do nothing, or is not awaited");
        let checked = legal.iter().take(200).all(|command| game.check(seat, &command).is_ok());
        assert!(checked, "what is listed for {seat} is accepted");
        if let (false, Some(view)) = (game.is_midway(), game.view(seat)) {
            assert_eq!(view.legal(rules), legal, "the view of {seat} says the same");
        }
    }
}

/// What is saved is loaded as the same game: state, hash, views, and what each seat may do.
///
/// # Panics
///
/// When it is another one.
pub fn saved_and_loaded(history: &History<Seeded>) -> History<Seeded> {
    let (game, bytes) = (history.game(), history.log().to_bytes());
    let log = Log::from_bytes(&bytes).expect("what was written can be read");
    assert_eq!(&log, history.log());
    let loaded = History::resume(log, Seeded::new(0)).expect("what was saved can have happened");
    let other = loaded.game();
    assert_eq!(other, game);
    assert_eq!(other.hash(), game.hash());
    assert_eq!(other.spectator_view(), game.spectator_view());
    for seat in Seat::ALL {
        assert_eq!(other.view(seat), game.view(seat));
        assert_eq!(other.legal(seat), game.legal(seat));
    }
    loaded
}
