//! SET-6, TAB-4: what any maker of games answers can be saved and loaded, and is played on as before.

use crate::any::{Choose, any_start};
use crate::played_on::saved_and_loaded;
use crate::soak;
use crate::starts::any_rules;
use grizzled_core::log::{Entry, History, Log};
use grizzled_core::notation::{self, GameText};
use grizzled_core::{Game, Seeded, Setup};
use proptest::prelude::*;

/// How many games each maker has made.
#[derive(Clone, Copy, Debug, Default)]
struct Made {
    new: usize,
    positions: usize,
    of_chapters: usize,
    any_positions: usize,
    at_an_event: usize,
    midway: usize,
    copies: usize,
    loaded: usize,
    texts: usize,
    undone: usize,
    saves: usize,
    decisions: usize,
}

impl Made {
    fn add(&mut self, other: Self) {
        self.new += other.new;
        self.positions += other.positions;
        self.of_chapters += other.of_chapters;
        self.any_positions += other.any_positions;
        self.at_an_event += other.at_an_event;
        self.midway += other.midway;
        self.copies += other.copies;
        self.loaded += other.loaded;
        self.texts += other.texts;
        self.undone += other.undone;
        self.saves += other.saves;
        self.decisions += other.decisions;
    }
}

/// A game that goes through one maker after the other.
struct Workshop {
    history: History<Seeded>,
    chance: Seeded,
    made: Made,
}

impl Workshop {
    /// Takes up to so many decisions at random.
    fn play(&mut self, most: usize) {
        for _ in 0..most {
            if !step(&mut self.history, &mut self.chance) {
                return;
            }
            self.made.decisions += 1;
        }
    }

    /// Saved and loaded, the game is the same, and goes on in the same way.
    fn assert_saved(&mut self) {
        let (mut loaded, mut kept) = (saved_and_loaded(&self.history), self.history.clone());
        self.made.saves += 1;
        // The chance of a save is its host's business: both draw the same from here on.
        for history in [&mut loaded, &mut kept] {
            *history = History::resume(history.log().clone(), Seeded::new(7)).expect("it was loaded");
        }
        let mut choices = [self.chance.clone(), self.chance.clone()];
        for _ in 0..12 {
            let [one, other] = &mut choices;
            assert_eq!(step(&mut loaded, one), step(&mut kept, other));
            assert_eq!(loaded.game(), kept.game());
        }
        saved_and_loaded(&loaded);
    }

    fn become_another(&mut self, history: History<Seeded>) {
        self.history = history;
        self.assert_saved();
    }

    /// A game set up in the position in which this one stands, if that is one.
    fn begin_in_its_position(&mut self) {
        // Most questions are no position (`position_of`), but a turn is soon there.
        for _ in 0..20 {
            if notation::position_of(self.history.game()).is_ok() {
                break;
            }
            self.play(1);
        }
        let game = self.history.game();
        let Ok(setup) = notation::position_of(game) else { return };
        let line = notation::write_position(game.rules(), &setup);
        assert_eq!(notation::read_position(game.rules(), &line).as_ref(), Ok(&setup), "{line}");
        let again = History::new(*game.rules(), &setup, self.chance.clone());
        self.made.positions += 1;
        // ARM-2: Chapters set cards aside.
        self.made.of_chapters += usize::from(game.rules().set_aside() > 0);
        self.become_another(again.expect("a game stands in it"));
    }

    /// The game as it stood after some event, be it in the middle of a command.
    fn at_an_event(&mut self) {
        let log = self.history.log();
        let kept = self.chance.less_than(log.entries().len() + 1);
        let mut log = log.clone();
        log.truncate(kept);
        while log.entries().last().is_some_and(|entry| entry.event().is_none()) {
            log.truncate(log.entries().len() - 1);
        }
        let history = History::resume(log, self.chance.clone()).expect("it stood there once");
        self.made.at_an_event += 1;
        self.made.midway += usize::from(history.game().is_midway());
        let before = self.history.clone();
        self.become_another(history);
        // Nobody can go on from the middle of a command.
        if self.history.game().is_midway() {
            self.history = before;
        }
    }

    /// The game played again from its text; only of one whose commands are all in its log.
    fn play_its_text(&mut self, setup: &Setup, seed: u64) {
        let text = text_of(self.history.log(), setup, seed);
        let rules = *self.history.game().rules();
        let mut log = Log::new(rules);
        let game = notation::replay(Some(&rules), &text, None::<&mut Seeded>, &mut log);
        assert_eq!(game.as_ref(), Ok(self.history.game()), "{text}");
        self.made.texts += 1;
        let again = History::resume(log, self.chance.clone()).expect("it was played");
        assert_eq!(again.game(), self.history.game());
        self.become_another(again);
    }

    fn through_any_maker(&mut self) {
        match self.chance.less_than(6) {
            0 | 5 => self.begin_in_its_position(),
            1 => self.at_an_event(),
            2 => {
                self.made.copies += 1;
                self.become_another(self.history.clone());
            }
            3 => {
                self.made.loaded += 1;
                let json = self.history.log().to_json_lines();
                let log = Log::from_json_lines(&json).expect("what was written can be read");
                let loaded = History::resume(log, self.chance.clone()).expect("what was saved can have happened");
                assert_eq!(loaded.game(), self.history.game());
                self.become_another(saved_and_loaded(&self.history));
            }
            _ => {
                if self.history.undo().is_ok() {
                    self.made.undone += 1;
                    self.assert_saved();
                }
            }
        }
    }
}

/// Takes any decision that can be taken; whether there was one.
fn step(history: &mut History<Seeded>, chance: &mut Seeded) -> bool {
    let awaited = history.game().awaiting();
    let Some(seat) = awaited.iter().nth(chance.less_than(awaited.len().into())) else { return false };
    let legal = history.game().legal(seat);
    let command = legal.get(chance.less_than(legal.len())).expect("a seat that is awaited can do something");
    history.apply(seat, &command).expect("what is listed is accepted");
    true
}

fn text_of(log: &Log, setup: &Setup, seed: u64) -> String {
    let position = (*setup != Setup::default()).then(|| setup.clone());
    let mut text = GameText { seed: Some(seed.into()), position, ..GameText::default() };
    let mut game = Game::empty(*log.rules());
    for entry in log.entries() {
        match entry {
            Entry::Command { seat, command } => text.note(&game, *seat, command),
            Entry::Event(event) => game.evolve_unchecked(event),
        }
    }
    text.write(log.rules())
}

/// Any game, in any position or from its beginning; then one maker after the other, with some play between them.
fn through_all_makers(seed: u64) -> Made {
    let mut chance = Seeded::new(seed);
    let rules = any_rules(seed);
    let start = any_start(&rules, &mut chance);
    let odd = seed / 64 % 2 == 0 && start.check(&rules).is_ok();
    let setup = if odd { start } else { Setup::default() };
    let history = History::new(rules, &setup, Seeded::new(seed)).expect("it was checked");
    let made = Made { new: usize::from(!odd), any_positions: usize::from(odd), ..Made::default() };
    let mut workshop = Workshop { history, chance, made };
    workshop.assert_saved();
    let most = workshop.chance.less_than(20);
    workshop.play(most);
    workshop.play_its_text(&setup, seed);
    for _ in 0..6 {
        let most = workshop.chance.less_than(12);
        workshop.play(most);
        workshop.through_any_maker();
    }
    workshop.play(5000);
    workshop.assert_saved();
    workshop.made
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn what_any_maker_makes_can_be_saved(seed: u64) {
        through_all_makers(seed);
    }
}

#[test]
fn every_maker_makes_games() {
    let mut all = Made::default();
    (0..300).for_each(|seed| all.add(through_all_makers(seed)));
    let makers = [all.new, all.positions, all.any_positions, all.at_an_event, all.copies, all.loaded, all.texts];
    assert!(
        makers.iter().all(|&made| made > 30) && all.midway > 20 && all.undone > 20 && all.of_chapters > 15,
        "{all:?}"
    );
}

#[test]
#[ignore = "as long as GRZ_SOAK says"]
fn soak_makers() {
    soak::hold(through_all_makers, Made::add);
}
