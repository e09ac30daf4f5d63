//! What is done in the middle of games: to take back, to save and load; and many games at once.

use crate::commands::action;
use crate::fold::{Fold, Generator};
use crate::game::Start;
use crate::kit::mask_of;
use grizzled_core::log::{History, Log};
use grizzled_core::{Command, Game, Rules, Seeded, Setup};

/// It was done, and it cannot be taken back: `GRZ_OK` and `GRZ_E_UNDO`.
const OK: i32 = 0;
const UNDO: i32 = -22;
/// No command comes after the last one: `GRZ_NONE`.
const NONE: u8 = u8::MAX;

/// The first decision of some games that can be taken back, and the first that cannot.
pub(crate) fn undo_lines(starts: &[Start]) -> Vec<String> {
    starts.iter().step_by(6).flat_map(|start| [undo_line(start, true), undo_line(start, false)]).flatten().collect()
}

fn undo_line(start: &Start, possible: bool) -> Option<String> {
    let mut play = start.play();
    for decisions in 0.. {
        if play.history.can_undo().is_ok() == possible {
            let status = if play.history.undo().is_ok() { OK } else { UNDO };
            let Start { preset, seed, position } = start;
            let hash = play.game().hash();
            return Some(format!("undo;{preset};{seed};{position};{decisions};{status};{hash:016x}"));
        }
        play.step()?;
    }
    None
}

/// Some games, saved in the middle and loaded again: the hash then, and at the end.
pub(crate) fn save_lines(starts: &[Start]) -> Vec<String> {
    starts.iter().step_by(4).map(save_line).collect()
}

fn save_line(start: &Start) -> String {
    let Start { preset, seed, position } = start;
    let decisions = start.play().finish() / 2;
    let play = start.after(decisions);
    let then = play.game().hash();
    let saved = Log::from_bytes(&play.history.to_saved().to_bytes()).expect("it is a log");
    let loaded = History::resume_seeded(saved, u64::from(*seed).into()).expect("it is the log of a game");
    let mut play = play.go_on(loaded);
    play.finish();
    format!("save;{preset};{seed};{position};{decisions};{then:016x};{:016x}", play.game().hash())
}

/// Ways to play with how many games, the seed of the first, and how many steps.
const BATCHES: [(&str, u32, u32, u32); 3] =
    [("base 4 normal", 6, 201, 60), ("one-shot 3 veteran", 6, 301, 60), ("duo normal", 4, 401, 60)];

pub(crate) fn batch_lines(_: &[Start]) -> Vec<String> {
    let line = |(preset, games, seed, steps)| {
        let value = batch(Start::new(preset, seed).rules(), games, seed, steps);
        format!("batch;{preset};{games};{seed};{steps};{value}")
    };
    BATCHES.into_iter().map(line).collect()
}

/// One game of a batch, and how it stands.
struct One<'a> {
    rules: &'a Rules,
    game: Game,
    chance: Seeded,
}

impl<'a> One<'a> {
    fn begin(rules: &'a Rules, mut chance: Seeded) -> Self {
        let game = Game::new(*rules, &Setup::default(), &mut chance, &mut ()).expect("it can begin");
        Self { rules, game, chance }
    }

    /// The legal commands with their numbers as actions, by those numbers.
    fn actions(&self) -> Vec<(usize, Command)> {
        let commands = self.legal();
        let mut actions: Vec<_> = (0..).zip(commands).map(|(place, one)| (action(&one, place), one)).collect();
        actions.sort_by_key(|(action, _)| *action);
        actions
    }

    fn legal(&self) -> Vec<Command> {
        let seat = self.game.awaiting().iter().next();
        seat.map_or_else(Vec::new, |seat| self.game.legal(seat).iter().collect())
    }

    /// One action; a game that it ends begins again, and the row says how the old one ended.
    fn step(&mut self, generator: &mut Generator) -> Option<u8> {
        let actions = self.actions();
        let (_, command) = actions[generator.below(actions.len())];
        let seat = self.game.awaiting().iter().next().expect("the game goes on");
        self.game.apply(seat, &command, &mut self.chance, &mut ()).expect("it is legal");
        let outcome = self.game.outcome().map(|outcome| outcome.number());
        if outcome.is_some() {
            let chance = std::mem::replace(&mut self.chance, Seeded::new(0));
            *self = Self::begin(self.rules, chance);
        }
        outcome
    }

    /// Takes in the row and the mask.
    fn fold(&self, into: &mut Fold, outcome: Option<u8>, stepped: u8) {
        let legal = self.legal();
        into.add(legal.len() as u32);
        into.add(self.game.awaiting().iter().next().map_or(NONE, |seat| seat.number()));
        into.all([outcome.unwrap_or(NONE), self.game.table().mission, stepped]);
        mask_of(&legal).into_iter().for_each(|word| into.word(word));
    }
}

fn batch(rules: Rules, games: u32, seed: u32, steps: u32) -> u64 {
    let (mut fold, mut generator) = (Fold::new(), Generator::new(seed));
    let begin = |number| One::begin(&rules, Seeded::new(u64::from(seed) + u64::from(number)));
    let mut games: Vec<One<'_>> = (0..games).map(begin).collect();
    games.iter().for_each(|one| one.fold(&mut fold, None, 0));
    for _ in 0..steps {
        for one in &mut games {
            let outcome = one.step(&mut generator);
            one.fold(&mut fold, outcome, 1);
        }
    }
    games.iter().for_each(|one| fold.word(one.game.hash()));
    fold.value()
}
