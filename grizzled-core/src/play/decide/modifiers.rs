//! The numbers of the running Mission follow the cards in play (PACK-2).

use crate::play::{Chance, Run};
use crate::rules::effects;
use crate::vocabulary::{Modifier, Notice, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Reports every number that the cards in play have changed.
    pub(in crate::play) fn settle_modifiers(&mut self) {
        let wanted = effects::modifiers(self.rules, &self.state.table);
        if wanted == self.state.table.modifiers {
            return;
        }
        for modifier in Modifier::ALL {
            let value = wanted.get(modifier);
            if self.state.table.modifiers.get(modifier) != value {
                self.report(Notice::ModifierSet { modifier, value });
            }
        }
    }
}
