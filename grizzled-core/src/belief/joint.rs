//! How the cards of all hands can have been drawn together.

use super::hand::{Hand, Way};
use super::weights::Urn;
use crate::play::Chance;
use crate::vocabulary::MAX_SEATS;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// One hand more, and what all up to it come to.
#[derive(Clone, Debug)]
struct Sum {
    /// Which way of the hand, and which sum of the hands before it, make this one.
    parts: Vec<(usize, usize)>,
    urn: Urn,
}

/// All ways in which the hands can have been drawn, by what they come to together.
#[derive(Clone, Debug)]
pub(super) struct Joint {
    stages: Vec<Vec<Sum>>,
    /// The ways of all hands together, each with its weight.
    pub(super) sums: Vec<(Way, f64)>,
}

impl Joint {
    pub(super) fn new(hands: &[Hand; MAX_SEATS], sure: Way) -> Self {
        let mut joint = Self { stages: Vec::new(), sums: vec![(sure, 1.0)] };
        hands.iter().for_each(|hand| joint.add(hand));
        joint
    }

    fn add(&mut self, hand: &Hand) {
        let mut parts: BTreeMap<Way, Vec<(usize, usize, f64)>> = BTreeMap::new();
        for (before, (sum, weight)) in self.sums.iter().enumerate() {
            for (way, (drawn, more)) in hand.ways.iter().enumerate() {
                parts.entry(sum.and(drawn)).or_default().push((way, before, weight * more));
            }
        }
        let sum = |parts: &Vec<(usize, usize, f64)>| parts.iter().map(|part| part.2).sum();
        self.sums = parts.iter().map(|(way, parts)| (*way, sum(parts))).collect();
        let stage = parts.into_values().map(|parts| Sum {
            urn: Urn::new(parts.iter().map(|part| part.2)),
            parts: parts.into_iter().map(|(way, before, _)| (way, before)).collect(),
        });
        self.stages.push(stage.collect());
    }

    /// For each hand one of its ways, so that together they come to this sum.
    pub(super) fn draw(&self, sum: usize, chance: &mut impl Chance) -> [usize; MAX_SEATS] {
        let (mut ways, mut sum) = ([0; MAX_SEATS], sum);
        for (way, stage) in ways.iter_mut().zip(&self.stages).rev() {
            let stage = &stage[sum];
            (*way, sum) = stage.parts[stage.urn.draw(chance)];
        }
        ways
    }
}
