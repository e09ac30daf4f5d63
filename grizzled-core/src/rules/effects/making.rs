//! The numbers of a Mission while effects are taken together.
//!
//! What adds is added up first and brought within its bounds at the end, so that for sums the order of the cards does not
//! matter.

use crate::vocabulary::{Modifier, Modifiers, Switch, ThreatSet};

pub(super) struct Making([i16; Modifier::ALL.len()]);

impl Making {
    pub(super) fn new(modifiers: &Modifiers) -> Self {
        Self(modifiers.to_array().map(i16::from))
    }

    pub(super) const fn get(&self, modifier: Modifier) -> i16 {
        self.0[modifier as usize]
    }

    pub(super) const fn set(&mut self, modifier: Modifier, value: i16) {
        self.0[modifier as usize] = value;
    }

    pub(super) fn add(&mut self, modifier: Modifier, amount: i8) {
        self.0[modifier as usize] += i16::from(amount);
    }

    /// Sets these bits.
    pub(super) const fn mark(&mut self, modifier: Modifier, bits: u8) {
        self.0[modifier as usize] |= bits as i16;
    }

    pub(super) const fn switch(&mut self, on: Switch) {
        self.mark(Modifier::Switches, on as u8);
    }

    pub(super) const fn switch_off(&mut self, off: Switch) {
        self.0[Modifier::Switches as usize] &= !(off as i16);
    }

    /// Switches one thing off and another on.
    pub(super) const fn switch_over(&mut self, off: Switch, on: Switch) {
        self.switch_off(off);
        self.switch(on);
    }

    pub(super) const fn mark_threats(&mut self, modifier: Modifier, threats: ThreatSet) {
        self.mark(modifier, threats.bits());
    }

    /// The numbers, each within its bounds.
    pub(super) fn finish(self) -> Modifiers {
        let mut modifiers = self.0;
        for ((number, least), most) in modifiers.iter_mut().zip(LEAST).zip(MOST) {
            *number = (*number).max(least).min(most);
        }
        Modifiers::from_array(modifiers.map(|number| number as u8))
    }
}

/// The bounds as lists, which are gone through without a branch.
const LEAST: [i16; Modifier::ALL.len()] = bounds_of_all().0;
const MOST: [i16; Modifier::ALL.len()] = bounds_of_all().1;

const fn bounds_of_all() -> ([i16; Modifier::ALL.len()], [i16; Modifier::ALL.len()]) {
    let (mut least, mut most) = ([0; Modifier::ALL.len()], [0; Modifier::ALL.len()]);
    let mut i = 0;
    while i < Modifier::ALL.len() {
        let bounds = Modifier::ALL[i].bounds();
        (least[i], most[i]) = (bounds.0 as i16, bounds.1 as i16);
        i += 1;
    }
    (least, most)
}
