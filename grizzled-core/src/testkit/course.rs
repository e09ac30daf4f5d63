//! Games by the choices that made them.

use crate::cards::armistice;
use crate::game::Game;
use crate::play::{Seeded, Setup};
use crate::records::log::hex::{from_hex, to_hex};
use crate::records::log::{History, Log};
use crate::records::notation::{self, Difficulties, GameText, NotationError, NotationErrorKind, Preset};
use crate::rules::{Level, Rules};
use crate::vocabulary::{Command, Seat};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A game by its rules, its start, its seed, and a list of choices: each is a place among all commands that are legal at that
/// moment, seat by seat, counted modulo their number.
///
/// Any list is a game, and so is any part of it. That is what makes games shrink: a generator or a fuzzer drops choices and
/// makes them smaller. Its `Debug` is the game in notation, to be pasted into a report; [`Course::replay`] reads it.
///
/// ```
/// use grizzled_core::testkit::{Course, rules_of};
///
/// let course = Course { choices: vec![2, 0], ..Course::new(rules_of(3, 1), 7) };
/// let text = format!("{course:?}");
/// assert!(text.starts_with("[Rules \"base 3 normal\"]\n[Seed \"7\"]\n\n1. "), "{text}");
/// assert_eq!(Course::replay(&text).unwrap(), course.game());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Course {
    /// The rules.
    pub rules: Rules,
    /// How it starts.
    pub setup: Setup,
    /// What chance is seeded with.
    pub seed: u64,
    /// The choices. Those behind the end of the game count for nothing.
    pub choices: Vec<u32>,
}

impl Course {
    /// A game that has just begun.
    #[must_use]
    pub fn new(rules: Rules, seed: u64) -> Self {
        Self { rules, setup: Setup::default(), seed, choices: Vec::new() }
    }

    /// The game with its log.
    ///
    /// # Panics
    ///
    /// When it cannot start like this, or when a command that is listed is refused.
    #[must_use]
    pub fn history(&self) -> History<Seeded> {
        self.each(|_, _, _| {})
    }

    /// The game as it stands after the last choice.
    ///
    /// # Panics
    ///
    /// As [`Course::history`].
    #[must_use]
    pub fn game(&self) -> Game {
        *self.history().game()
    }

    /// The log.
    ///
    /// # Panics
    ///
    /// As [`Course::history`].
    #[must_use]
    pub fn log(&self) -> Log {
        self.history().log().clone()
    }

    /// Plays the game, and looks at it before each command.
    ///
    /// # Panics
    ///
    /// As [`Course::history`].
    pub fn each(&self, mut look: impl FnMut(&Game, Seat, &Command)) -> History<Seeded> {
        let begun = History::new(self.rules, &self.setup, Seeded::new(self.seed));
        let mut history = begun.unwrap_or_else(|error| panic!("it cannot be played: {error}"));
        for &choice in &self.choices {
            let Some((seat, command)) = chosen(history.game(), choice) else { break };
            look(history.game(), seat, &command);
            let applied = history.apply(seat, &command).map(drop);
            applied.unwrap_or_else(|rejection| panic!("{command:?} by {seat} is listed and refused: {rejection}"));
        }
        history
    }

    /// The game in notation.
    ///
    /// Rules that have no words of their own stand in a tag `Header`, as the header of a log in hexadecimal digits.
    ///
    /// # Panics
    ///
    /// As [`Course::history`].
    #[must_use]
    pub fn notation(&self) -> String {
        let preset = preset_of(&self.rules);
        let position = (self.setup != Setup::default()).then(|| self.setup.clone());
        let mut text = GameText { preset, seed: Some(self.seed.into()), position, ..GameText::default() };
        if preset.is_none() {
            text.tags.push((HEADER.to_owned(), to_hex(&Log::new(self.rules).header_bytes())));
        }
        self.each(|game, seat, command| text.note(game, seat, command));
        text.write(&self.rules)
    }

    /// The game of a text that [`Course::notation`] has written, as it stands at its end.
    ///
    /// # Errors
    ///
    /// What cannot be read, and where; or which command is refused, and why.
    pub fn replay(text: &str) -> Result<Game, NotationError> {
        let header = text.lines().find_map(|line| line.strip_prefix('[')?.strip_prefix(HEADER)?.strip_suffix("\"]"));
        let rules = header.map(|digits| rules_of_header(digits.trim_start().trim_start_matches('"')));
        let no_rules = NotationError { line: 1, column: 1, what: NotationErrorKind::NoRules };
        let rules = rules.map(|rules| rules.ok_or(no_rules)).transpose()?;
        notation::replay(rules.as_ref(), text, None::<&mut Seeded>, &mut ())
    }
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.notation())
    }
}

/// The tag for rules that have no words.
const HEADER: &str = "Header";

/// The command at this place among all that are legal.
pub(super) fn chosen(game: &Game, choice: u32) -> Option<(Seat, Command)> {
    let all: usize = game.awaiting().iter().map(|seat| game.legal(seat).len()).sum();
    let mut place = (choice as usize).checked_rem(all)?;
    for seat in game.awaiting().iter() {
        let legal = game.legal(seat);
        if place < legal.len() {
            return legal.get(place).map(|command| (seat, command));
        }
        place -= legal.len();
    }
    None
}

/// The words for rules, if they have any.
fn preset_of(rules: &Rules) -> Option<Preset> {
    let levels = (2..=5).flat_map(|players| Level::ALL.map(|level| Preset::Base { players, level }));
    let decks = [Difficulties::Beginner, Difficulties::Normal, Difficulties::Veteran];
    let ways = || decks.into_iter().flat_map(|orders| [true, false].map(|traps| (orders, traps)));
    let one_shots =
        (3..=5).flat_map(|seats| ways().map(move |(orders, traps)| Preset::OneShot { seats, orders, traps }));
    let duos = ways().map(|(orders, traps)| Preset::Duo { orders, traps });
    let chapters = (3..=5)
        .flat_map(|seats| (0..armistice::CHAPTERS.len() as u8).map(move |number| Preset::Chapter { number, seats }));
    let mut all = levels.chain(one_shots).chain(duos).chain([Preset::Solo]).chain(chapters);
    all.find(|preset| preset.rules().as_ref() == Ok(rules))
}

fn rules_of_header(digits: &str) -> Option<Rules> {
    Some(*Log::from_header(&from_hex(digits)?).ok()?.rules())
}
