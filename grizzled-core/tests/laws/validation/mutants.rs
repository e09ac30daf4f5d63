//! Honest logs with something spoilt in them.

use crate::any::{Choose, any_mutant};
use grizzled_core::play::InvalidEvent;
use grizzled_core::testkit::broken_structure;
use grizzled_core::{Event, Game, Rules, Seeded};
use proptest::test_runner::TestCaseError;

/// How many spoilt events there were, and what became of them.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) accepted: usize,
    pub(super) refused: Vec<(InvalidEvent, usize)>,
}

impl Tally {
    fn note(&mut self, verdict: Result<(), InvalidEvent>) {
        match verdict {
            Ok(()) => self.accepted += 1,
            Err(reason) => match self.refused.iter_mut().find(|(found, _)| *found == reason) {
                Some((_, times)) => *times += 1,
                None => self.refused.push((reason, 1)),
            },
        }
    }
}

/// Feeds an honest log, and between its events spoilt ones. Those that are accepted stay, so that what comes after them
/// meets a game that never was; honest events may be refused from then on.
pub(super) fn feed_mutants(
    rules: Rules,
    log: &[Event],
    other: &[Event],
    chance: &mut Seeded,
    tally: &mut Tally,
) -> Result<(), TestCaseError> {
    let mut game = Game::empty(rules);
    let rarely = chance.pick(&[1, 4, 30]);
    // Often it is broken off somewhere, for after the end there is nothing to be found.
    let log = if chance.one_in(4) { log } else { &log[..1 + chance.less_than(log.len())] };
    for (n, event) in log.iter().enumerate() {
        while chance.one_in(rarely + 1) {
            let mutant = any_mutant(&game, log, n, other, chance);
            // A spoilt event may be the one that comes next all the same.
            let verdict = feed(&mut game, &mutant)?;
            if mutant != *event {
                tally.note(verdict);
            }
        }
        _ = feed(&mut game, event)?;
    }
    for _ in 0..80 {
        let mutant = any_mutant(&game, log, chance.less_than(log.len()), other, chance);
        tally.note(feed(&mut game, &mutant)?);
    }
    Ok(())
}

/// Feeds one event: the game is whole afterwards, or as before.
fn feed(game: &mut Game, event: &Event) -> Result<Result<(), InvalidEvent>, TestCaseError> {
    let (before, mut evolved) = (*game, *game);
    let verdict = game.evolve(event);
    if verdict.is_err() {
        proptest::prop_assert!(*game == before, "{event:?} is refused and changes the game");
        return Ok(verdict);
    }
    evolved.evolve_unchecked(event);
    proptest::prop_assert!(*game == evolved, "{event:?} evolves the game otherwise");
    let broken = broken_structure(game.rules(), game.state());
    proptest::prop_assert_eq!(broken, None, "{:?}", event);
    Ok(verdict)
}
