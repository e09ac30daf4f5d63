//! Chance from a list of bytes that may be short.

use crate::play::{Chance, Seeded};

/// So often nothing but 0 is said behind the end.
const ALL_ZEROS: u32 = 64;

/// Chance from bytes. Behind their end it says 0 for a while, and then most of the time.
///
/// What is made of fewer and smaller bytes is smaller; so what shrinks bytes shrinks what any generator makes of them. A
/// generator that tries until something fits comes to an end, too.
///
/// ```
/// use grizzled_core::testkit::any::{Drawn, any_deck};
///
/// assert_eq!(any_deck(&mut Drawn::new(&[])).len(), 2);
/// assert_eq!(any_deck(&mut Drawn::new(&[0, 0, 2])).len(), 80);
/// ```
#[derive(Clone, Debug)]
pub struct Drawn<'a> {
    bytes: &'a [u8],
    /// How often it has said 0 behind their end.
    zeros: u32,
    /// Always the same.
    behind: Seeded,
}

impl<'a> Drawn<'a> {
    /// Chance from these bytes.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, zeros: 0, behind: Seeded::new(0) }
    }
}

impl Chance for Drawn<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        if let Some((&first, rest)) = self.bytes.split_first() {
            self.bytes = rest;
            return u32::from(first) % bound.max(1);
        }
        self.zeros += u32::from(self.zeros < ALL_ZEROS);
        if self.zeros == ALL_ZEROS && self.behind.below(4) == 0 { self.behind.below(bound.max(1)) } else { 0 }
    }
}
