//! A game in motion: what every step and every mechanic works on.
//!
//! The steps in `decide` and the rooms of the mechanics add methods to [`Run`]; here is what all of them share: how an
//! event is emitted, and how chance draws.

use super::Chance;
use crate::rules::Rules;
use crate::state::State;
use crate::vocabulary::{Event, Notice, Numbered, NumberedSet, Outcome, Secret, Sink, Tile, Tiles};

/// A game in motion: the rules, the state they change, where chance comes from and where events go.
pub(crate) struct Run<'a, C, S> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut S,
}

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Emits an event. Here and below, the notice comes by reference: by value its five bytes would be packed into one
    /// register first, and the parts of `evolve` that its kind rules out would stay.
    #[inline(always)]
    pub(super) fn emit(&mut self, notice: &Notice) {
        self.emit_secret(notice, Secret::Nothing);
    }

    #[inline(always)]
    pub(super) fn emit_secret(&mut self, notice: &Notice, secret: Secret) {
        let event = Event { notice: *notice, secret };
        self.state.evolve_inlined(&self.rules.catalog, &event);
        self.sink.record(&event);
    }

    /// Emits an event of a mechanic: apart, for these are many places and seldom taken.
    pub(super) fn report(&mut self, notice: Notice) {
        self.report_secret(notice, Secret::Nothing);
    }

    pub(super) fn report_secret(&mut self, notice: Notice, secret: Secret) {
        self.report_event(&Event { notice, secret });
    }

    #[cold]
    #[inline(never)]
    fn report_event(&mut self, event: &Event) {
        self.state.evolve_unchecked(&self.rules.catalog, event);
        self.sink.record(event);
    }

    /// Draws one of these tiles, each as likely as the others.
    pub(super) fn draw_tile(&mut self, tiles: Tiles) -> Option<Tile> {
        if tiles.is_empty() {
            return None;
        }
        tiles.nth(self.chance.below(tiles.len().into()) as u8)
    }

    /// Draws one of these cards, each as likely as the others, and takes it out of them.
    pub(super) fn draw_of<Kind: Copy, const MOST: usize, const BYTES: usize>(
        &mut self,
        cards: &mut NumberedSet<Kind, MOST, BYTES>,
    ) -> Option<Numbered<Kind, MOST>> {
        if cards.is_empty() {
            return None;
        }
        let drawn = cards.get(self.chance.below(cards.len().into()) as usize)?;
        cards.remove(drawn);
        Some(drawn)
    }

    pub(super) fn end(&mut self, outcome: Outcome) {
        self.emit(&Notice::GameEnded { outcome });
    }
}
