//! Chance by script.

use crate::play::Chance;
use alloc::collections::VecDeque;

/// A source of chance that draws what its script says, and must be used up exactly.
///
/// ```
/// use grizzled_core::{Chance, testkit::Script};
///
/// let mut script = Script::new(&[2, 0]);
/// assert_eq!((script.below(3), script.below(1)), (2, 0));
/// script.assert_used_up();
/// ```
#[derive(Clone, Debug, Default)]
pub struct Script(VecDeque<u32>);

impl Script {
    /// A script of these draws.
    #[must_use]
    pub fn new(draws: &[u32]) -> Self {
        Self(draws.iter().copied().collect())
    }

    /// # Panics
    ///
    /// When draws are left over.
    pub fn assert_used_up(&self) {
        assert!(self.0.is_empty(), "draws were scripted and not used: {:?}", self.0);
    }
}

impl Chance for Script {
    /// # Panics
    ///
    /// When the script is used up, or its next draw is not below the bound.
    fn below(&mut self, bound: u32) -> u32 {
        let drawn = self.0.pop_front().unwrap_or_else(|| panic!("a draw below {bound} was not scripted"));
        assert!(drawn < bound, "the script says {drawn} where the draw is below {bound}");
        drawn
    }
}
