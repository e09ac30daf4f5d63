//! A player without a plan.

use super::{Bot, first};
use crate::chance::{Chance, Seeded};
use crate::check::Legal;
use crate::command::Command;
use crate::rules::Rules;
use crate::view::SeatView;

/// Does anything it may, each thing as likely as the others.
#[derive(Clone, Debug)]
pub struct RandomBot {
    choices: Seeded,
}

impl RandomBot {
    /// A bot whose choices follow from the seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { choices: Seeded::new(seed) }
    }
}

impl Bot for RandomBot {
    fn choose(&mut self, _: &Rules, _: &SeatView, legal: &Legal) -> Command {
        let n = self.choices.below((legal.len() as u32).max(1)) as usize;
        legal.get(n).unwrap_or(first(legal))
    }
}
