//! A game under the eyes of all invariants.

use super::step::Step;
use super::{Broken, Check, INVARIANTS, clients};
use crate::game::Game;
use crate::play::{Seeded, Setup};
use crate::records::log::{History, Log, View};
use crate::rules::Rules;
use crate::testkit::course::{Course, chosen};
use crate::testkit::draws::Draws;
use crate::testkit::{Entitled, viewers};
use crate::vocabulary::{Command, Event, Rejection, Seat};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// How many decisions pass between two for which the dear invariants are checked, too.
const DEAR_EVERY: u32 = 8;

/// A game that is played with its log, its clients and its chance, and of which every invariant is checked that one game can
/// show.
///
/// ```
/// use grizzled_core::testkit::invariants::Watched;
/// use grizzled_core::testkit::rules_of;
/// use grizzled_core::{Command, Seat, Setup};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let mut watched = Watched::new(rules_of(3, 1), &setup, 7)?;
/// let refused = watched.apply(Seat::S0, &Command::Intensity(200))?;
/// assert!(refused.is_err(), "the rules refuse it, and no invariant is broken");
/// watched.apply(Seat::S0, &Command::Intensity(3))?.unwrap();
/// # Ok::<(), grizzled_core::testkit::invariants::Broken>(())
/// ```
#[derive(Clone)]
pub struct Watched {
    history: History<Draws>,
    clients: Vec<View>,
    entitled: Entitled,
    decisions: u32,
}

/// Plays a game of choices, and tries its commands on the way by other seats, too.
///
/// # Errors
///
/// The first invariant that is broken.
///
/// # Panics
///
/// When the game cannot start like this.
pub fn watch(course: &Course) -> Result<Watched, Broken> {
    let mut watched = Watched::new(course.rules, &course.setup, course.seed)?;
    for &choice in &course.choices {
        let Some((seat, command)) = chosen(watched.game(), choice) else { break };
        let other = Seat::ALL[choice as usize % Seat::ALL.len()];
        if watched.game().check(other, &command).is_err() {
            // The refusal itself is as it should be.
            let _ = watched.apply(other, &command)?;
        }
        // What is listed is accepted, or an invariant is broken.
        let _ = watched.apply(seat, &command)?;
    }
    Ok(watched)
}

impl Watched {
    /// Sets up a game, with the chance of this seed. Whether clients are sent a seed can be seen only of a large one.
    ///
    /// # Errors
    ///
    /// The first invariant that is broken after the set-up.
    ///
    /// # Panics
    ///
    /// When the game cannot be set up like this.
    pub fn new(rules: Rules, setup: &Setup, seed: u64) -> Result<Self, Broken> {
        let chance = Draws::first(Seeded::new(seed));
        let history = History::new(rules, setup, chance);
        let history = history.unwrap_or_else(|error| panic!("the game cannot be set up: {error}"));
        let clients = viewers(&rules).map(View::empty).collect();
        let mut watched = Self { history, clients, entitled: Entitled::new(&rules), decisions: 0 };
        watched.set_up()?;
        Ok(watched)
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.history.game()
    }

    /// Its log.
    #[must_use]
    pub const fn log(&self) -> &Log {
        self.history.log()
    }

    /// Tries a command, and checks the invariants; within the answer is that of the game.
    ///
    /// # Errors
    ///
    /// The first invariant that is broken.
    pub fn apply(&mut self, seat: Seat, command: &Command) -> Result<Result<(), Rejection>, Broken> {
        let before = self.history.clone();
        let answer = self.history.apply(seat, command).map(drop);
        let step = Step {
            before: &before,
            after: &self.history,
            seat,
            command,
            answer,
            decisions: self.decisions,
            clients: &self.clients,
            entitled: &self.entitled,
            thorough: self.decisions % DEAR_EVERY == 0,
        };
        for invariant in INVARIANTS {
            if let Check::Command(holds) = invariant.check {
                holds(&step).map_err(|found| broken(invariant.name, self.events(), found))?;
            }
        }
        let events: Vec<Event> = step.events().copied().collect();
        self.send(&events)?;
        self.each_event(*before.game(), before.log().events().count(), &events)?;
        self.decisions += u32::from(answer.is_ok());
        Ok(answer)
    }

    fn set_up(&mut self) -> Result<(), Broken> {
        let events: Vec<Event> = self.log().events().copied().collect();
        self.send(&events)?;
        self.each_event(Game::empty(*self.game().rules()), 0, &events)
    }

    /// Every client takes what it may see of the events.
    fn send(&mut self, events: &[Event]) -> Result<(), Broken> {
        let (game, all) = (*self.game(), self.events());
        for view in &mut self.clients {
            let sent = clients::evolved(&game, events, *view);
            *view = sent.map_err(|refused| broken("redaction commutes", all, format!("{refused}")))?;
        }
        Ok(())
    }

    /// Takes the events into account one by one, and checks what is true after each, and at their end.
    fn each_event(&mut self, mut game: Game, before: usize, events: &[Event]) -> Result<(), Broken> {
        for (n, event) in events.iter().enumerate() {
            game.evolve_unchecked(event);
            self.entitled.follow(&event.notice);
            for invariant in INVARIANTS {
                if let Check::State(holds) = invariant.check {
                    if !holds(game.rules(), game.state()) {
                        return Err(broken(invariant.name, before + n + 1, format!("after {event:?}")));
                    }
                }
            }
        }
        for invariant in INVARIANTS {
            if let Check::Rest(holds) = invariant.check {
                holds(self.game()).map_err(|found| broken(invariant.name, before + events.len(), found))?;
            }
        }
        Ok(())
    }

    fn events(&self) -> usize {
        self.history.log().events().count()
    }
}

const fn broken(invariant: &'static str, events: usize, found: String) -> Broken {
    Broken { invariant, events, found }
}
