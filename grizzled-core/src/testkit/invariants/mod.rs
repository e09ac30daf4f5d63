//! The invariants of the engine: what is true of every game, each with a name and a sentence.
//!
//! `INVARIANTS.md` beside this crate lists them. A [`Watched`] game checks all of them that one game can show, after every
//! event, between commands and with every command; [`watch`] plays a [`Course`](super::Course) under its eyes. The first one
//! that is broken is reported by name, with the event at which it broke ([`Broken`]).
//!
//! ```
//! use grizzled_core::testkit::invariants::watch;
//! use grizzled_core::testkit::{Course, rules_of};
//!
//! // What comes behind the end of the game counts for nothing.
//! let course = Course { choices: (0..900).collect(), ..Course::new(rules_of(3, 1), 1_914_191_419_141_914) };
//! let watched = watch(&course)?;
//! assert!(watched.game().outcome().is_some());
//! # Ok::<(), grizzled_core::testkit::invariants::Broken>(())
//! ```

mod cards_once;
mod clients;
mod measure;
mod order;
mod records;
mod rest;
mod state;
mod step;
mod watched;

pub use watched::{Watched, watch};

use crate::game::Game;
use crate::rules::Rules;
use crate::state::State;
use alloc::string::String;
use core::fmt;
use step::Step;

/// One of the invariants.
#[derive(Clone, Copy, Debug)]
pub struct Invariant {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub sentence: &'static str,
    check: Check,
}

/// How an invariant is checked.
#[derive(Clone, Copy, Debug)]
enum Check {
    /// After every event, of whatever events a game accepts.
    State(fn(&Rules, &State) -> bool),
    /// Between two commands.
    Rest(fn(&Game) -> Verdict),
    /// With every command that is tried.
    Command(fn(&Step<'_>) -> Verdict),
    /// It takes more than one game: by this suite of the project.
    Suite(&'static str),
}

/// Whether an invariant holds, or what was found.
type Verdict = Result<(), String>;

impl Invariant {
    /// When it is checked, in words: `after every event`, `between commands`, `with every command`, or the suite that does.
    #[must_use]
    pub const fn checked(&self) -> &'static str {
        match self.check {
            Check::State(_) => "after every event",
            Check::Rest(_) => "between commands",
            Check::Command(_) => "with every command",
            Check::Suite(suite) => suite,
        }
    }
}

const fn of_states(name: &'static str, sentence: &'static str, holds: fn(&Rules, &State) -> bool) -> Invariant {
    Invariant { name, sentence, check: Check::State(holds) }
}

const fn at_rest(name: &'static str, sentence: &'static str, holds: fn(&Game) -> Verdict) -> Invariant {
    Invariant { name, sentence, check: Check::Rest(holds) }
}

const fn of_commands(name: &'static str, sentence: &'static str, holds: fn(&Step<'_>) -> Verdict) -> Invariant {
    Invariant { name, sentence, check: Check::Command(holds) }
}

const fn by_suite(name: &'static str, sentence: &'static str, suite: &'static str) -> Invariant {
    Invariant { name, sentence, check: Check::Suite(suite) }
}

/// All of them.
pub const INVARIANTS: &[Invariant] = &[
    of_states(
        "cards are conserved",
        "Every card of the deck lies in exactly one place (TAB-4).",
        state::cards_are_conserved,
    ),
    of_states(
        "cards lie by kind",
        "Hard Knocks lie before seats, Threats in No Man's Land, and only Merry Christmas lies open by itself.",
        state::cards_lie_by_kind,
    ),
    of_states("piles are counted", "The table counts the cards of each pile and hand.", state::piles_are_counted),
    of_states(
        "tiles are counted",
        "The table counts the tiles of each seat, and no more are in play than the box holds (DECK-5).",
        state::tiles_are_counted,
    ),
    of_states(
        "threats are counted",
        "Each threat is active as often as cards that are awake bear it, and as effects add (MIS-2).",
        state::threats_are_counted,
    ),
    of_states(
        "Speeches are conserved",
        "There are never more Speech tokens than at the start; a free one that is being made counts as one more (SET-3).",
        state::speeches_are_conserved,
    ),
    of_states(
        "counters are in bounds",
        "No pile, hand or number of tokens exceeds what the rules of the game have.",
        state::counters_are_in_bounds,
    ),
    of_states(
        "seats are players",
        "Who is asked, leads or has the turn is a player, and a seat beyond the ring has nothing (TAB-1).",
        state::seats_are_in_the_ring,
    ),
    of_states(
        "answers are pending",
        "An answer is held only by a seat that has answered the Speech under way (ACT-SPEECH-SECRET).",
        state::answers_are_pending,
    ),
    of_states(
        "other cards are conserved",
        "Every Order, Recruit and Helping Hand lies in one place at most, and the decks are counted.",
        cards_once::is_whole,
    ),
    of_states(
        "the running hash is the full hash",
        "The hash that every event keeps up to date is the one that is computed from the state alone.",
        state::hash_is_full,
    ),
    at_rest("the deck is set", "Between two commands the deck lies on the table (SET-1).", rest::deck_is_set),
    at_rest(
        "no free Speech is left over",
        "Between two commands there are no more Speech tokens than at the start (SET-3).",
        rest::no_free_speech_is_left_over,
    ),
    at_rest(
        "someone is awaited",
        "A game that is not over awaits at least one seat, and one that is over awaits none.",
        rest::someone_is_awaited,
    ),
    at_rest(
        "over means no commands",
        "A seat has commands exactly while it is awaited, so that a game that is over has none (HK-LOCK).",
        rest::the_awaited_can_act,
    ),
    of_commands(
        "lists are in order",
        "Legal commands are listed each once, in a fixed order, as many as are counted (CMD-1).",
        order::lists_are_in_order,
    ),
    of_commands(
        "listed is accepted",
        "A command is carried out exactly where it is listed, over all commands that there are (CMD-1).",
        step::listed_is_accepted,
    ),
    of_commands("check is apply", "Checking a command gives the answer that applying it gives.", step::check_is_apply),
    of_commands(
        "a refusal changes nothing",
        "A refused command leaves the game, its log and its chance as they were.",
        step::a_refusal_changes_nothing,
    ),
    of_commands(
        "the measure decreases",
        "Every decision brings the end nearer, and no game takes more of them than its bound (section 15).",
        measure::decreases,
    ),
    of_commands(
        "events are the game",
        "Taking the events of a command into account, without any chance, gives the game that the command gave.",
        step::events_are_the_game,
    ),
    of_commands(
        "a replay is the game",
        "All events from the first on give the game as it stands.",
        step::a_replay_is_the_game,
    ),
    of_commands(
        "chance is used up",
        "The same command with the same draws gives the same events, and asks for these draws and no other.",
        step::chance_is_used_up,
    ),
    of_commands(
        "copies are independent",
        "What happens in a game changes nothing in a copy of it.",
        step::copies_are_independent,
    ),
    of_commands(
        "the sequence is dense",
        "Every event has the number that follows that of the event before, for host and clients.",
        records::the_sequence_is_dense,
    ),
    of_commands(
        "undo inverts",
        "A decision that is taken back leaves the game, its log and its chance as they were before it.",
        records::undo_inverts,
    ),
    of_commands(
        "saved is loaded",
        "A log that is written after any command, in either form, is read as the same log, and its replay is the game.",
        records::saved_is_loaded,
    ),
    of_commands(
        "bytes are canonical",
        "There is one way to write a log: what is read and written again is the same, byte for byte.",
        records::bytes_are_canonical,
    ),
    of_commands(
        "everyone gets what is theirs",
        "Of each event every viewer gets what the table of who may learn what gives it, no more and no less (TAB-5).",
        clients::everyone_gets_what_is_theirs,
    ),
    of_commands(
        "redaction commutes",
        "A view that evolves by redacted events is the view of the game that evolved by the events.",
        clients::redaction_commutes,
    ),
    of_commands(
        "views are sound",
        "What a view lists, checks and counts for its seat is what the game does.",
        clients::views_are_sound,
    ),
    of_commands(
        "joining late is the same",
        "A client that joins after any event sees what one sees that was there from the beginning.",
        clients::late_is_the_same,
    ),
    of_commands(
        "a spectator sees no more than a seat",
        "What a spectator is shown every seat is shown, too (TAB-5).",
        clients::spectators_see_no_more,
    ),
    of_commands(
        "no secret bytes",
        "Neither the seed nor any six cards in the order of the pile stand in what a client is sent (TAB-5).",
        clients::no_secret_bytes,
    ),
    by_suite(
        "secrets do not interfere",
        "Two games that differ only in what a viewer cannot know are the same to it on every channel (TAB-5).",
        "tests/laws/secrets.rs",
    ),
    by_suite(
        "bots see views only",
        "A player that is a program decides from its view and its legal commands alone.",
        "tests/outside/main.rs",
    ),
    by_suite(
        "C and WebAssembly play the same",
        "The same commands give the same events, hashes and bytes through the C library and as WebAssembly.",
        ".ci/same-game",
    ),
];

/// An invariant that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Its name.
    pub invariant: &'static str,
    /// After how many events of the game.
    pub events: usize,
    /// What was found.
    pub found: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after event {}, \"{}\" does not hold: {}", self.events, self.invariant, self.found)
    }
}

impl core::error::Error for Broken {}

/// The name of the first invariant that is broken, of those that hold of a state of a game between two commands; `None`
/// for a state that can be.
#[must_use]
pub fn broken_invariant(rules: &Rules, state: &State) -> Option<&'static str> {
    let mut game = Game::empty(*rules);
    game.restore(state);
    let at_rest = INVARIANTS.iter().find(|invariant| match invariant.check {
        Check::Rest(holds) => holds(&game).is_err(),
        _ => false,
    });
    broken_structure(rules, state).or_else(|| at_rest.map(|invariant| invariant.name))
}

/// The name of the first invariant that is broken, of those that hold after every single event: of whatever events a
/// [`Game`] accepts, true or not.
#[must_use]
pub fn broken_structure(rules: &Rules, state: &State) -> Option<&'static str> {
    let broken = INVARIANTS.iter().find(|invariant| match invariant.check {
        Check::State(holds) => !holds(rules, state),
        _ => false,
    });
    broken.map(|invariant| invariant.name)
}

/// A verdict from a condition.
fn holds(condition: bool, otherwise: impl FnOnce() -> String) -> Verdict {
    if condition { Ok(()) } else { Err(otherwise()) }
}

/// A verdict from two values that must be equal.
fn equal<T: PartialEq + fmt::Debug>(what: &str, one: T, other: T) -> Verdict {
    holds(one == other, || alloc::format!("{what}: {one:?} and {other:?}"))
}
