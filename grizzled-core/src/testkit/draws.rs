//! Chance that notes what it draws, so that the same can be drawn again.

use crate::play::{Chance, Seed, Seeded};
use alloc::vec::Vec;

/// Draws that are given, each with its bound, and chance behind them.
#[derive(Clone)]
pub(super) struct Draws {
    given: Vec<(u32, u32)>,
    chance: Seeded,
    taken: Vec<(u32, u32)>,
}

impl Draws {
    /// Chance alone.
    pub(super) const fn first(chance: Seeded) -> Self {
        Self::again(Vec::new(), chance)
    }

    /// These draws, as long as they are asked for in their order and with their bounds, and then chance.
    pub(super) const fn again(given: Vec<(u32, u32)>, chance: Seeded) -> Self {
        Self { given, chance, taken: Vec::new() }
    }

    /// The seed of the chance.
    pub(super) fn seed(&self) -> Seed {
        self.chance.seed()
    }

    /// What was drawn so far, each with its bound.
    pub(super) fn taken(&self) -> &[(u32, u32)] {
        &self.taken
    }
}

impl Chance for Draws {
    fn below(&mut self, bound: u32) -> u32 {
        let given = self.given.get(self.taken.len()).filter(|given| given.0 == bound);
        let drawn = given.map_or_else(|| self.chance.below(bound), |given| given.1);
        self.taken.push((bound, drawn));
        drawn
    }
}
