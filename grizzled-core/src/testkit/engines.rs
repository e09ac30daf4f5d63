//! Two engines, one stream of commands, and the first difference between them.

use super::course::Course;
use super::fuzz::{Bytes, choose};
use crate::game::Game;
use crate::play::{Seeded, Setup, SetupError};
use crate::records::log::{Entry, Log};
use crate::records::notation;
use crate::rules::Rules;
use crate::state::State;
use crate::views::{SeatView, SpectatorView};
use crate::vocabulary::{CardId, Command, Event, Rejection, Seat};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Debug};

/// A program that plays the game by the rules: [`Game`], a port of it, a model of it, an older version.
///
/// ```
/// use grizzled_core::testkit::engines::{Replayed, compare_course};
/// use grizzled_core::testkit::{Course, rules_of};
/// use grizzled_core::Game;
///
/// let course = Course { choices: vec![2, 0, 0, 3, 1], ..Course::new(rules_of(3, 1), 7) };
/// assert_eq!(compare_course::<Game, Replayed>(&course), Ok(10));
/// ```
pub trait Engine: Sized {
    /// What it is called in a difference.
    const NAME: &'static str;

    /// A game from its start, with what happens at it.
    ///
    /// # Errors
    ///
    /// When no game can start like this.
    fn begin(rules: &Rules, setup: &Setup, chance: &mut Seeded, events: &mut Vec<Event>) -> Result<Self, SetupError>;

    /// The first legal commands of a seat in their order, at most so many.
    fn legal(&self, seat: Seat, most: usize) -> Vec<Command>;

    /// Carries out a command, with what follows from it.
    ///
    /// # Errors
    ///
    /// When it is refused; why, if the engine can say that.
    fn apply(
        &mut self,
        seat: Seat,
        command: &Command,
        chance: &mut Seeded,
        events: &mut Vec<Event>,
    ) -> Result<(), Option<Rejection>>;

    /// What a seat sees, if a player plays it.
    fn view(&self, seat: Seat) -> Option<SeatView>;

    /// What those see who only watch.
    fn spectator_view(&self) -> SpectatorView;

    /// The whole state, if the engine has one in this form.
    fn state(&self) -> Option<State> {
        None
    }
}

impl Engine for Game {
    const NAME: &'static str = "Game";

    fn begin(rules: &Rules, setup: &Setup, chance: &mut Seeded, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        Self::new(*rules, setup, chance, events)
    }

    fn legal(&self, seat: Seat, most: usize) -> Vec<Command> {
        self.legal(seat).iter().take(most).collect()
    }

    fn apply(
        &mut self,
        seat: Seat,
        command: &Command,
        chance: &mut Seeded,
        events: &mut Vec<Event>,
    ) -> Result<(), Option<Rejection>> {
        self.apply(seat, command, chance, events).map_err(Some)
    }

    fn view(&self, seat: Seat) -> Option<SeatView> {
        self.view(seat)
    }

    fn spectator_view(&self) -> SpectatorView {
        self.spectator_view()
    }

    fn state(&self) -> Option<State> {
        Some(*self.state())
    }
}

/// An engine that keeps a log, and makes a [`Game`] of it whenever it is asked something.
macro_rules! rebuilt {
    ($(#[$doc:meta])* $name:ident, $rebuilt:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name(Log);

        impl $name {
            fn game(&self) -> Game {
                let rebuild: fn(&Log) -> Game = $rebuilt;
                rebuild(&self.0)
            }
        }

        impl Engine for $name {
            const NAME: &'static str = stringify!($name);

            fn begin(
                rules: &Rules,
                setup: &Setup,
                chance: &mut Seeded,
                events: &mut Vec<Event>,
            ) -> Result<Self, SetupError> {
                Game::new(*rules, setup, chance, events)?;
                let mut log = Log::new(*rules);
                events.iter().for_each(|event| log.push(Entry::Event(*event)));
                Ok(Self(log))
            }

            fn legal(&self, seat: Seat, most: usize) -> Vec<Command> {
                Engine::legal(&self.game(), seat, most)
            }

            fn apply(
                &mut self,
                seat: Seat,
                command: &Command,
                chance: &mut Seeded,
                events: &mut Vec<Event>,
            ) -> Result<(), Option<Rejection>> {
                let before = events.len();
                Engine::apply(&mut self.game(), seat, command, chance, events)?;
                self.0.push(Entry::Command { seat, command: *command });
                events[before..].iter().for_each(|event| self.0.push(Entry::Event(*event)));
                Ok(())
            }

            fn view(&self, seat: Seat) -> Option<SeatView> {
                self.game().view(seat)
            }

            fn spectator_view(&self) -> SpectatorView {
                self.game().spectator_view()
            }

            fn state(&self) -> Option<State> {
                Some(*self.game().state())
            }
        }
    };
}

rebuilt! {
    /// A [`Game`] that is forgotten after every command, and made anew by a replay of its events.
    Replayed, |log| {
        let events: Vec<Event> = log.entries().iter().filter_map(Entry::event).copied().collect();
        Game::replay(*log.rules(), &events)
    }
}

rebuilt! {
    /// A [`Game`] that is saved after every command, and loaded before the next.
    Reloaded, |log| {
        let loaded = Log::from_bytes(&log.to_bytes()).unwrap_or_else(|error| panic!("it cannot be loaded: {error}"));
        loaded.replay().unwrap_or_else(|error| panic!("what was saved is refused: {error}"))
    }
}

/// The first difference between two engines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// How many commands both had been given, this one included; 0 at the start.
    pub step: usize,
    /// The command, with its seat before it, in notation; empty at the start.
    pub command: String,
    /// What differs.
    pub what: &'static str,
    /// What the one says, with its name before it.
    pub one: String,
    /// What the other says, with its name before it.
    pub other: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { step, command, what, one, other } = self;
        writeln!(f, "step {step} ({command}): {what} differ")?;
        write!(f, "{one}\n{other}")
    }
}

impl core::error::Error for Difference {}

/// As many legal commands of each seat are compared: a relief can have millions.
const MOST_LEGAL: usize = 300;

/// Gives both engines the same game and the same commands, legal and others, and compares after each what they say: whether
/// it is accepted and why not, the events, every seat's legal commands, the views, and the states. Answers the number of
/// commands.
///
/// # Errors
///
/// The first difference.
pub fn compare<One: Engine, Other: Engine>(
    course: &Course,
    commands: impl IntoIterator<Item = (Seat, Command)>,
) -> Result<usize, Difference> {
    let mut pair = Pair::<One, Other>::begin(course)?;
    pair.look()?;
    for (seat, command) in commands {
        pair.step(seat, &command)?;
        pair.look()?;
    }
    Ok(pair.step)
}

/// [`compare`] over the commands of a course, with one before each that is near the border of what is legal, and mostly refused.
///
/// # Errors
///
/// The first difference.
///
/// # Panics
///
/// When [`Game`] cannot start like this.
pub fn compare_course<One: Engine, Other: Engine>(course: &Course) -> Result<usize, Difference> {
    let mut commands = Vec::new();
    let mut choices = course.choices.iter();
    course.each(|game, seat, command| {
        let choice = choices.next().copied().unwrap_or_default().to_le_bytes();
        let (other, near) = choose(game, &mut Bytes::new(&[&[0], &choice[..]].concat()));
        // What is legal would take the game elsewhere.
        commands.extend(Some((other, near)).filter(|_| game.check(other, &near).is_err()));
        commands.push((seat, *command));
    });
    compare::<One, Other>(course, commands)
}

struct Pair<'a, One, Other> {
    rules: &'a Rules,
    one: One,
    other: Other,
    chances: [Seeded; 2],
    step: usize,
    command: String,
}

impl<'a, One: Engine, Other: Engine> Pair<'a, One, Other> {
    fn begin(course: &'a Course) -> Result<Self, Difference> {
        let Course { rules, setup, seed, .. } = course;
        let mut chances = [Seeded::new(*seed), Seeded::new(*seed)];
        let mut events = [Vec::new(), Vec::new()];
        let one = One::begin(rules, setup, &mut chances[0], &mut events[0]);
        let other = Other::begin(rules, setup, &mut chances[1], &mut events[1]);
        let difference = |what, [one, other]: [String; 2]| Difference {
            step: 0,
            command: String::new(),
            what,
            one: format!("{}: {one}", One::NAME),
            other: format!("{}: {other}", Other::NAME),
        };
        match (one, other) {
            (Ok(one), Ok(other)) if events[0] == events[1] => {
                Ok(Self { rules, one, other, chances, step: 0, command: String::new() })
            }
            (Ok(_), Ok(_)) => Err(difference("events at the start", events.map(|events| format!("{events:?}")))),
            (one, other) => {
                let answers = [one.err(), other.err()].map(|error| format!("{error:?}"));
                Err(difference("answers to the setup", answers))
            }
        }
    }

    fn step(&mut self, seat: Seat, command: &Command) -> Result<(), Difference> {
        self.step += 1;
        self.command = format!("{}:{}", seat.number(), notation::write_command(self.rules, command));
        let mut events = [Vec::new(), Vec::new()];
        let [one_chance, other_chance] = &mut self.chances;
        let one = self.one.apply(seat, command, one_chance, &mut events[0]);
        let other = self.other.apply(seat, command, other_chance, &mut events[1]);
        if one.is_ok() != other.is_ok() {
            return Err(self.difference("answers", &one, &other));
        }
        if let (Err(Some(one)), Err(Some(other))) = (&one, &other) {
            self.same("refusals", one, other)?;
        }
        self.same("events", &events[0], &events[1])
    }

    fn look(&self) -> Result<(), Difference> {
        for seat in Seat::ALL {
            self.same("legal commands", &self.one.legal(seat, MOST_LEGAL), &self.other.legal(seat, MOST_LEGAL))?;
            self.same("views of a seat", &self.one.view(seat), &self.other.view(seat))?;
        }
        self.same("views of those who watch", &self.one.spectator_view(), &self.other.spectator_view())?;
        match (self.one.state(), self.other.state()) {
            (Some(one), Some(other)) if one != other => self.same_states(&one, &other),
            _ => Ok(()),
        }
    }

    /// What differs in two states that do.
    fn same_states(&self, one: &State, other: &State) -> Result<(), Difference> {
        self.same("tables", one.table(), other.table())?;
        for seat in Seat::ALL {
            self.same("holdings", one.own(seat), other.own(seat))?;
            self.same("what seats know", &one.known(seat), &other.known(seat))?;
        }
        let piles = |state: &State| -> [Vec<CardId>; 2] {
            [state.decks().trials(), state.decks().morale()].map(|pile| pile.iter().collect())
        };
        self.same("Trials and Morale", &piles(one), &piles(other))?;
        Err(self.difference("decks of Orders and Recruits", one.roster_decks(), other.roster_decks()))
    }

    fn same<T: PartialEq + Debug>(&self, what: &'static str, one: &T, other: &T) -> Result<(), Difference> {
        if one == other { Ok(()) } else { Err(self.difference(what, one, other)) }
    }

    fn difference(&self, what: &'static str, one: &impl Debug, other: &impl Debug) -> Difference {
        Difference {
            step: self.step,
            command: self.command.clone(),
            what,
            one: format!("{}: {one:?}", One::NAME),
            other: format!("{}: {other:?}", Other::NAME),
        }
    }
}
