//! What `Debug` prints: of a state what the whole table sees, so that a log which players can read gives nothing away; of the
//! piles everything, for they are asked for by name.

use super::{Decks, State};
use core::fmt::{Debug, Formatter, Result};

impl Debug for Decks {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.debug_struct("Decks").field("trials", &self.trials()).field("morale", &self.morale()).finish()
    }
}

impl Debug for State {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.debug_struct("State").field("table", &self.table).finish_non_exhaustive()
    }
}
