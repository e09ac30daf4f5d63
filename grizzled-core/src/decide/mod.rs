//! What follows from a legal command: events, one file a step of the rules.
//!
//! Nothing here can fail. Each event is emitted at once: it evolves the state, then goes to the sink, so
//! that the next step reads what the table now looks like.

mod aftermath;
mod charm;
mod christmas;
mod mission;
mod next_mission;
mod play;
mod preparation;
pub(crate) mod setup;
mod speech;
mod support;
mod withdrawal;

use crate::chance::Chance;
use crate::check::Allowed;
use crate::command::Command;
use crate::event::{Event, Notice, Outcome, Secret, Sink};
use crate::ids::{Tile, Tiles};
use crate::rules::Rules;
use crate::state::State;

/// A game in motion: the rules, the state they change, where chance comes from and where events go.
pub(crate) struct Run<'a, C, S> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut S,
}

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Carries out a legal command.
    pub(crate) fn decide(&mut self, allowed: Allowed<'_>) {
        let Allowed { seat, command } = allowed;
        match *command {
            Command::Intensity(cards) => self.prepare(seat, cards),
            Command::Play(card) => self.play(seat, card),
            Command::Charm(card) => self.charm(seat, card),
            Command::Speech(threat) => self.speak(seat, threat),
            Command::Withdraw(ref withdrawal) => self.withdraw(seat, withdrawal),
            Command::Answer(card) => self.answer(seat, card),
            Command::Christmas(knock) => self.carry_out_christmas(seat, knock),
            Command::Relief(relief) => self.relieve(seat, relief),
        }
    }

    #[inline(always)]
    fn emit(&mut self, notice: Notice) {
        self.emit_secret(notice, Secret::Nothing);
    }

    #[inline(always)]
    fn emit_secret(&mut self, notice: Notice, secret: Secret) {
        let event = Event { notice, secret };
        self.state.evolve(&self.rules.catalog, &event);
        self.sink.record(&event);
    }

    /// Draws one of these tiles, each as likely as the others.
    fn draw_tile(&mut self, tiles: Tiles) -> Option<Tile> {
        if tiles.is_empty() {
            return None;
        }
        tiles.nth(self.chance.below(tiles.len().into()) as u8)
    }

    fn end(&mut self, outcome: Outcome) {
        self.emit(Notice::GameEnded { outcome });
    }
}
