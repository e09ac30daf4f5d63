//! A player without a plan.

use super::{Bot, first};
use crate::play::Legal;
use crate::play::{Chance, Seed, Seeded};
use crate::rules::Rules;
use crate::views::SeatView;
use crate::vocabulary::Command;

/// What the bot's numbers are drawn for, so that they are never those of a game with the same seed.
const DOMAIN: &[u8; 24] = b"grizzled bot's choices 1";

/// Does anything it may, each thing as likely as the others.
#[derive(Clone, Debug)]
pub struct RandomBot {
    choices: Seeded,
}

impl RandomBot {
    /// A bot whose choices follow from the seed. A game with the same seed draws other numbers, so that neither reveals
    /// anything of the other.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut bytes = Seed::from(seed).to_bytes();
        bytes[8..].copy_from_slice(DOMAIN);
        Self { choices: Seeded::from_bytes(bytes) }
    }
}

impl Bot for RandomBot {
    fn choose(&mut self, _: &Rules, _: &SeatView, legal: &Legal) -> Command {
        let n = self.choices.below((legal.len() as u32).max(1)) as usize;
        legal.get(n).unwrap_or(first(legal))
    }
}
