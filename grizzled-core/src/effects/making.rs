//! The numbers of a Mission while effects are taken together.
//!
//! What adds is added up first and brought within its bounds at the end, so that for sums the order of the cards does not
//! matter.

use crate::ids::ThreatSet;
use crate::terms::{Switch, Term, Terms};

pub(super) struct Making([i16; Term::ALL.len()]);

impl Making {
    pub(super) fn new(terms: &Terms) -> Self {
        Self(terms.to_array().map(i16::from))
    }

    pub(super) const fn get(&self, term: Term) -> i16 {
        self.0[term as usize]
    }

    pub(super) const fn set(&mut self, term: Term, value: i16) {
        self.0[term as usize] = value;
    }

    pub(super) fn add(&mut self, term: Term, amount: i8) {
        self.0[term as usize] += i16::from(amount);
    }

    /// Sets these bits.
    pub(super) const fn mark(&mut self, term: Term, bits: u8) {
        self.0[term as usize] |= bits as i16;
    }

    pub(super) const fn switch(&mut self, on: Switch) {
        self.mark(Term::Switches, on as u8);
    }

    pub(super) const fn switch_off(&mut self, off: Switch) {
        self.0[Term::Switches as usize] &= !(off as i16);
    }

    /// Switches one thing off and another on.
    pub(super) const fn switch_over(&mut self, off: Switch, on: Switch) {
        self.switch_off(off);
        self.switch(on);
    }

    pub(super) const fn mark_threats(&mut self, term: Term, threats: ThreatSet) {
        self.mark(term, threats.bits());
    }

    /// The numbers, each within its bounds.
    pub(super) fn finish(self) -> Terms {
        let mut terms = self.0;
        for ((number, least), most) in terms.iter_mut().zip(LEAST).zip(MOST) {
            *number = (*number).max(least).min(most);
        }
        Terms::from_array(terms.map(|number| number as u8))
    }
}

/// The bounds as lists, which are gone through without a branch.
const LEAST: [i16; Term::ALL.len()] = bounds_of_all().0;
const MOST: [i16; Term::ALL.len()] = bounds_of_all().1;

const fn bounds_of_all() -> ([i16; Term::ALL.len()], [i16; Term::ALL.len()]) {
    let (mut least, mut most) = ([0; Term::ALL.len()], [0; Term::ALL.len()]);
    let mut i = 0;
    while i < Term::ALL.len() {
        let bounds = Term::ALL[i].bounds();
        (least[i], most[i]) = (bounds.0 as i16, bounds.1 as i16);
        i += 1;
    }
    (least, most)
}
