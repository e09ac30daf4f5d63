//! The numbers of the running Mission follow the cards in play (PACK-2).

use super::Run;
use crate::chance::Chance;
use crate::effects;
use crate::event::{FrontNotice, Sink};
use crate::terms::Term;

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Tells every number that the cards in play have changed.
    pub(super) fn settle_terms(&mut self) {
        let wanted = effects::terms(self.rules, &self.state.table);
        if wanted == self.state.table.terms {
            return;
        }
        for term in Term::ALL {
            let value = wanted.get(term);
            if self.state.table.terms.get(term) != value {
                self.tell(FrontNotice::TermSet { term, value });
            }
        }
    }
}
