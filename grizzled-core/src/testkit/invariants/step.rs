//! A command that was tried, with the game before and after it.

use super::{Verdict, equal, holds};
use crate::game::Game;
use crate::play::{Chance, Seeded};
use crate::records::log::View;
use crate::records::log::{Entry, History};
use crate::testkit::Entitled;
use crate::testkit::draws::Draws;
use crate::testkit::every_command;
use crate::vocabulary::{CardSet, Command, Event, Rejection, Seat};
use alloc::format;
use alloc::vec::Vec;

/// A command that was tried, with the game before and after it.
pub(super) struct Step<'a> {
    pub(super) before: &'a History<Draws>,
    pub(super) after: &'a History<Draws>,
    pub(super) seat: Seat,
    pub(super) command: &'a Command,
    pub(super) answer: Result<(), Rejection>,
    /// How many decisions came before.
    pub(super) decisions: u32,
    /// What every client saw before, by its own stream.
    pub(super) clients: &'a [View],
    /// Who may learn what, as it was before.
    pub(super) entitled: &'a Entitled,
    /// Whether the dear checks are wanted, too.
    pub(super) thorough: bool,
}

impl<'a> Step<'a> {
    /// The events that followed.
    pub(super) fn events(&self) -> impl Iterator<Item = &'a Event> + use<'a> {
        let before = self.before.log().entries().len();
        self.after.log().entries()[before..].iter().filter_map(Entry::event)
    }
}

pub(super) fn listed_is_accepted(step: &Step<'_>) -> Verdict {
    let game = step.before.game();
    let listed = game.legal(step.seat).contains(step.command);
    equal(&format!("{:?} is listed, and accepted", step.command), listed, step.answer.is_ok())?;
    if !step.thorough {
        return Ok(());
    }
    let knocks: CardSet = game.table().knocks.iter().map(|(_, card)| card).collect();
    let space = every_command(knocks);
    Seat::ALL.into_iter().try_for_each(|seat| {
        let listed: Vec<Command> = game.legal(seat).iter().collect();
        let accepted: Vec<Command> = space.iter().copied().filter(|one| game.check(seat, one).is_ok()).collect();
        equal(&format!("how many commands of {seat} are listed, and accepted"), listed.len(), accepted.len())?;
        let other = accepted.iter().find(|one| !listed.contains(one));
        holds(other.is_none(), || format!("{other:?} of {seat} is accepted and not listed"))
    })
}

pub(super) fn check_is_apply(step: &Step<'_>) -> Verdict {
    let checked = step.before.game().check(step.seat, step.command);
    equal(&format!("{:?} is checked, and applied", step.command), checked, step.answer)
}

pub(super) fn a_refusal_changes_nothing(step: &Step<'_>) -> Verdict {
    if step.answer.is_ok() {
        return Ok(());
    }
    let (before, after) = (step.before, step.after);
    holds(before.game() == after.game(), || format!("the game changed by {:?}", step.command))?;
    holds(before.log() == after.log(), || format!("the log changed by {:?}", step.command))?;
    let draws = [before, after].map(|history| history.chance().taken().len());
    equal("draws before and after a refusal", draws[0], draws[1])?;
    same_chance(after, before)
}

pub(super) fn events_are_the_game(step: &Step<'_>) -> Verdict {
    let mut game = *step.before.game();
    for event in step.events() {
        game.evolve(event).map_err(|reason| format!("{event:?} cannot have happened: {reason}"))?;
    }
    holds(game == *step.after.game(), || format!("the events of {:?} give another game", step.command))
}

pub(super) fn a_replay_is_the_game(step: &Step<'_>) -> Verdict {
    let log = step.after.log();
    let game = Game::replay(*log.rules(), log.events());
    holds(game == *step.after.game(), || "a replay of all events gives another game".into())
}

pub(super) fn chance_is_used_up(step: &Step<'_>) -> Verdict {
    let drawn = &step.after.chance().taken()[step.before.chance().taken().len()..];
    // Behind the draws that are given comes chance that would draw something else.
    let mut again = Draws::again(drawn.to_vec(), Seeded::new(0));
    let (mut game, mut events) = (*step.before.game(), Vec::<Event>::new());
    let answer = game.apply(step.seat, step.command, &mut again, &mut events);
    equal("the answer to a command, and to the same again", step.answer, answer)?;
    equal("what was drawn, and drawn again", drawn, again.taken())?;
    holds(events.iter().eq(step.events()), || format!("{:?} with the same draws gives other events", step.command))
}

pub(super) fn copies_are_independent(step: &Step<'_>) -> Verdict {
    let copy = step.before.game();
    let replayed = Game::replay(*copy.rules(), step.before.log().events());
    holds(*copy == replayed, || format!("a copy from before {:?} has changed", step.command))
}

/// The next draw is the same.
pub(super) fn same_chance(one: &History<Draws>, other: &History<Draws>) -> Verdict {
    let next = [one, other].map(|history| history.chance().clone().below(u32::MAX));
    equal("the next draw after and before", next[0], next[1])
}
