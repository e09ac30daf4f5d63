//! The six threats, sets of them, and how often each is active (TAB-2, MIS-2).

use crate::vocabulary::numbered_enum;

numbered_enum! {
    /// One of the six threats (TAB-2). The numbers are fixed: logs and other languages store them.
    ///
    /// Exhaustive: the game has these six.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Threat {
        /// Weather: night.
        Night = 0,
        /// Weather: rain.
        Rain = 1,
        /// Weather: snow.
        Snow = 2,
        /// Assault: the gas mask.
        Mask = 3,
        /// Assault: the shell.
        Shell = 4,
        /// Assault: the whistle.
        Whistle = 5,
    }
}

/// A set of threats.
///
/// ```
/// use grizzled_core::vocabulary::{Threat, ThreatSet};
///
/// let card = ThreatSet::of(&[Threat::Night, Threat::Shell]);
/// assert!(card.contains(Threat::Shell));
/// assert_eq!(card.len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ThreatSet(u8);

/// For each set of threats, by bits: how many they are.
const LENGTHS: [u8; 64] = {
    let mut lengths = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        lengths[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    lengths
};

impl ThreatSet {
    /// No threat.
    pub const EMPTY: Self = Self(0);
    /// All six threats.
    pub const ALL: Self = Self(0x3f);

    /// The set of the threats listed.
    #[must_use]
    pub const fn of(threats: &[Threat]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < threats.len() {
            bits |= 1 << threats[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// Whether the threat is in the set.
    #[must_use]
    pub const fn contains(self, threat: Threat) -> bool {
        self.0 >> threat as u8 & 1 == 1
    }

    /// How many threats are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        LENGTHS[self.0 as usize & 0x3f]
    }

    /// Whether no threat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The threat at place `n` of the set, counted from 0.
    #[must_use]
    pub fn get(self, n: usize) -> Option<Threat> {
        let mut rest = self.0;
        (0..n).for_each(|_| rest &= rest.wrapping_sub(1));
        Threat::new(rest.trailing_zeros() as u8)
    }

    /// The threats in their fixed order.
    pub fn iter(self) -> impl Iterator<Item = Threat> {
        Threat::ALL.into_iter().filter(move |&threat| self.contains(threat))
    }

    /// The set with these bits, bit *n* for threat *n*; the others are dropped.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The threats that are not in the other set.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The bits of the set, night lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl core::fmt::Debug for ThreatSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Threat> for ThreatSet {
    fn from_iter<I: IntoIterator<Item = Threat>>(threats: I) -> Self {
        Self(threats.into_iter().fold(0, |bits, threat| bits | 1 << threat as u8))
    }
}

/// How often each threat is active (MIS-2): six counters in one word.
///
/// ```
/// use grizzled_core::vocabulary::{Threat, ThreatCounts, ThreatSet};
///
/// let mut active = ThreatCounts::NONE;
/// active.add(ThreatSet::of(&[Threat::Night, Threat::Rain]));
/// active.add(ThreatSet::of(&[Threat::Night]));
/// assert_eq!(active.get(Threat::Night), 2);
/// assert_eq!(active.reaching(2), Some(Threat::Night));
/// assert_eq!(active.reaching(3), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ThreatCounts(u64);

impl core::fmt::Debug for ThreatCounts {
    /// The active threats: `{Night: 2, Rain: 1}`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let active = Threat::ALL.into_iter().map(|threat| (threat, self.get(threat)));
        f.debug_map().entries(active.filter(|&(_, times)| times > 0)).finish()
    }
}

impl ThreatCounts {
    /// No threat is active.
    pub const NONE: Self = Self(0);

    /// One counter a threat, each in a byte of its own.
    const fn lanes(threats: ThreatSet) -> u64 {
        // Bit i of the set, times 2^(7i), lands on the lowest bit of byte i; no two products meet.
        (threats.0 as u64).wrapping_mul(0x0000_0008_1020_4081) & 0x0000_0101_0101_0101
    }

    /// Makes each threat of the set active once more.
    pub const fn add(&mut self, threats: ThreatSet) {
        self.0 = self.0.wrapping_add(Self::lanes(threats));
    }

    /// Makes each threat of the set active once less. They must have been added before.
    pub const fn subtract(&mut self, threats: ThreatSet) {
        self.0 = self.0.wrapping_sub(Self::lanes(threats));
    }

    /// How often the threat is active.
    #[must_use]
    pub const fn get(self, threat: Threat) -> u8 {
        (self.0 >> (threat as u8 * 8)) as u8
    }

    /// The first threat that is active at least `times` times (1 to 127), if any is.
    #[must_use]
    pub fn reaching(self, times: u8) -> Option<Threat> {
        const ONES: u64 = 0x0000_0101_0101_0101;
        let reached = self.0.wrapping_add(ONES * u64::from(128 - times.clamp(1, 127))) & (ONES << 7);
        Threat::new((reached.trailing_zeros() / 8) as u8)
    }

    /// The six counts in the fixed order of the threats.
    #[must_use]
    pub fn to_array(self) -> [u8; 6] {
        Threat::ALL.map(|threat| self.get(threat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_each_threat_once() {
        let set: ThreatSet = [Threat::Mask, Threat::Night, Threat::Mask].into_iter().collect();
        assert_eq!((set, set.len()), (ThreatSet::of(&[Threat::Night, Threat::Mask]), 2));
    }

    #[test]
    fn counters_do_not_run_into_each_other() {
        for bits in 0..64 {
            let set = ThreatSet(bits);
            let mut counts = ThreatCounts::NONE;
            (0..100).for_each(|_| counts.add(set));
            for threat in Threat::ALL {
                assert_eq!(counts.get(threat), if set.contains(threat) { 100 } else { 0 });
            }
            assert_eq!(counts.reaching(100), set.iter().next());
            assert_eq!(counts.reaching(101), None);
            (0..100).for_each(|_| counts.subtract(set));
            assert_eq!(counts, ThreatCounts::NONE);
        }
    }
}
