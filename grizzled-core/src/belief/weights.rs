//! Draws among things that are not equally likely.

use crate::play::Chance;

/// A number from 0 to 1, 1 excluded, in steps of 2⁻⁵³.
pub(super) fn fraction(chance: &mut impl Chance) -> f64 {
    let high = u64::from(chance.below(1 << 26));
    let low = u64::from(chance.below(1 << 27));
    (high << 27 | low) as f64 / (1u64 << 53) as f64
}

/// One of the things that have these weights; 0 where there are none.
pub(super) fn pick(weights: impl Iterator<Item = f64> + Clone, chance: &mut impl Chance) -> usize {
    let all: f64 = weights.clone().sum();
    let mut left = all * fraction(chance);
    let mut last = 0;
    for (n, weight) in weights.enumerate().filter(|&(_, weight)| weight > 0.0) {
        if left < weight {
            return n;
        }
        left -= weight;
        last = n;
    }
    last
}

/// Things with their weights, prepared for many draws.
#[derive(Clone, Debug)]
pub(super) struct Urn {
    /// The sum of the weights up to each.
    sums: alloc::vec::Vec<f64>,
}

impl Urn {
    pub(super) fn new(weights: impl Iterator<Item = f64>) -> Self {
        let add = |sum: &mut f64, weight| {
            *sum += weight;
            Some(*sum)
        };
        Self { sums: weights.scan(0.0, add).collect() }
    }

    pub(super) fn draw(&self, chance: &mut impl Chance) -> usize {
        let Some(all) = self.sums.last().filter(|_| self.sums.len() > 1) else { return 0 };
        let point = all * fraction(chance);
        self.sums.partition_point(|&sum| sum <= point).min(self.sums.len() - 1)
    }
}
