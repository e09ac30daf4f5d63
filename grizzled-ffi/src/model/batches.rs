//! Many games by the same rules, stepped in one call.

use super::actions::{Mask, NO_ACTION, command_of, set_actions};
use super::rules::Ruleset;
use crate::boundary::{Checked, Row};
use crate::codes::*;
use crate::convert::NONE;
use crate::failure::Called;
use crate::handles::Needs;
use crate::layout::BatchRow;
use crate::memory;
use grizzled_core::play::Legal;
use grizzled_core::vocabulary::Outcome;
use grizzled_core::{Command, Game, Rules, Seat, Seeded, Setup};
use std::borrow::Borrow;
use std::sync::Arc;

/// Many games.
pub(crate) struct Batch {
    pub(crate) ruleset: Arc<Ruleset>,
    games: Vec<One>,
}

/// The rules that all of them share.
pub(crate) struct Shared(Arc<Ruleset>);

impl Borrow<Rules> for Shared {
    fn borrow(&self) -> &Rules {
        &self.0.rules
    }
}

/// One of them, with what its next seat may do.
struct One {
    game: Game<Shared>,
    chance: Seeded,
    next: Next,
}

#[derive(Clone, Copy)]
struct Next {
    seat: Option<Seat>,
    legal: Legal,
    count: u32,
}

impl Next {
    /// Of the seats that a game waits for, the first one decides next.
    fn of(game: &Game<Shared>) -> Self {
        let seat = game.awaiting().iter().next();
        let legal = seat.map_or(Legal::Nothing, |seat| game.legal(seat));
        Self { seat, legal, count: legal.len() as u32 }
    }

    fn command(&self, choice: u32, actions: bool) -> Option<Command> {
        if actions { command_of(choice, &self.legal) } else { self.legal.get(choice as usize) }
    }
}

impl One {
    fn new(ruleset: &Arc<Ruleset>, mut chance: Seeded) -> Called<Self> {
        let game = Game::new(Shared(Arc::clone(ruleset)), &Setup::default(), &mut chance, &mut ())?;
        Ok(Self { next: Next::of(&game), game, chance })
    }

    fn restart(&mut self, ruleset: &Arc<Ruleset>) -> Called {
        self.game = Game::new(Shared(Arc::clone(ruleset)), &Setup::default(), &mut self.chance, &mut ())?;
        self.next = Next::of(&self.game);
        Ok(())
    }

    /// Carries out a choice; whether there is such a one.
    fn decide(&mut self, choice: u32, actions: bool) -> bool {
        let Next { seat: Some(seat), .. } = self.next else { return false };
        let command = self.next.command(choice, actions);
        let decided = command.is_some_and(|command| self.game.apply(seat, &command, &mut self.chance, &mut ()).is_ok());
        if decided {
            self.next = Next::of(&self.game);
        }
        decided
    }

    fn step(&mut self, ruleset: &Arc<Ruleset>, choice: u32, flags: u32) -> Called<BatchRow> {
        let stepped = match choice {
            GRZ_INSTEAD_WAIT => GRZ_STEPPED_WAITED,
            GRZ_INSTEAD_RESTART => {
                self.restart(ruleset)?;
                GRZ_STEPPED_DONE
            }
            _ if self.decide(choice, flags & GRZ_BATCH_ACTIONS != 0) => GRZ_STEPPED_DONE,
            _ => GRZ_STEPPED_REFUSED,
        };
        let outcome = self.game.outcome();
        if outcome.is_some() && stepped == GRZ_STEPPED_DONE && flags & GRZ_BATCH_RESTART != 0 {
            self.restart(ruleset)?;
        }
        Ok(BatchRow {
            legal: self.next.count,
            seat: self.next.seat.map_or(NONE, Seat::number),
            outcome: outcome.map_or(NONE, Outcome::number),
            mission: self.game.table().mission,
            stepped,
        })
    }
}

impl Needs for Batch {
    /// Its games lie in the list, and a step makes no other.
    fn needs(&self) -> usize {
        0
    }
}

impl Batch {
    /// Begins so many games: game n with the seed `seed` + n.
    pub(crate) fn new(ruleset: Arc<Ruleset>, count: u32, seed: u64) -> Called<Self> {
        if count > GRZ_MAX_BATCH {
            return Err(GRZ_E_LIMIT.into());
        }
        let seeds = (0..u64::from(count)).map(|number| Seeded::new(seed.wrapping_add(number)));
        let mut games = memory::list(count as usize)?;
        for chance in seeds {
            games.push(One::new(&ruleset, chance)?);
        }
        Ok(Self { ruleset, games })
    }

    /// Steps each game by its choice; a row and a mask for each.
    pub(crate) fn step(
        &mut self,
        choices: &[u32],
        flags: u32,
        rows: &mut Row<BatchRow>,
        masks: &mut Row<Mask>,
    ) -> Called {
        if flags & !(GRZ_BATCH_ACTIONS | GRZ_BATCH_RESTART) != 0 || choices.len() != self.games.len() {
            return Err(GRZ_E_VALUE.into());
        }
        for (place, (one, &choice)) in self.games.iter_mut().zip(choices).enumerate() {
            rows.put(place, one.step(&self.ruleset, choice, flags)?);
            masks.fill(place, NO_ACTION, |mask| set_actions(mask, &one.next.legal));
        }
        Ok(())
    }

    /// The command that a choice means.
    pub(crate) fn command(&self, place: u32, flags: u32, choice: u32) -> Checked<Command> {
        let one = self.games.get(place as usize).ok_or(GRZ_E_VALUE)?;
        if flags & !GRZ_BATCH_ACTIONS != 0 {
            return Err(GRZ_E_VALUE);
        }
        one.next.command(choice, flags & GRZ_BATCH_ACTIONS != 0).ok_or(GRZ_E_VALUE)
    }

    pub(crate) fn game(&self, place: u32) -> Checked<&Game<Shared>> {
        self.games.get(place as usize).map(|one| &one.game).ok_or(GRZ_E_VALUE)
    }
}
