//! Many numbers as one: the check value of `README.md`.

const FACTOR: u64 = 48271;
const MODULUS: u64 = 2_147_483_647;

/// A check value so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fold(u64);

impl Fold {
    pub(crate) const fn new() -> Self {
        Self(1)
    }

    /// Takes in a number below 2^32. No step is beyond 2^53, so that it is exact even where all numbers are floating.
    pub(crate) fn add(&mut self, number: impl Into<u64>) {
        self.0 = (self.0 * FACTOR + number.into()) % MODULUS;
    }

    pub(crate) fn all<N: Into<u64>>(&mut self, numbers: impl IntoIterator<Item = N>) {
        numbers.into_iter().for_each(|number| self.add(number));
    }

    /// Takes in a number of 64 bits: its low half, then its high one.
    pub(crate) fn word(&mut self, word: u64) {
        self.all([word & u64::from(u32::MAX), word >> 32]);
    }

    /// Takes in a set of cards: two words.
    pub(crate) fn cards(&mut self, bits: u128) {
        self.word(bits as u64);
        self.word((bits >> 64) as u64);
    }

    /// Takes in a text: how many bytes it has, and each of them.
    pub(crate) fn text(&mut self, text: &str) {
        self.add(text.len() as u64);
        self.all(text.bytes());
    }

    pub(crate) const fn value(self) -> u64 {
        self.0
    }
}

/// A generator that is the same in every language.
pub(crate) struct Generator(u64);

impl Generator {
    pub(crate) fn new(seed: u32) -> Self {
        Self(seed.into())
    }

    /// A place among so many.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0 * FACTOR % MODULUS;
        self.0 as usize % count
    }
}
