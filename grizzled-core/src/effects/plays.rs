//! Cards of a kind cannot be played from hand (ACT-PLAY, HK-LOCK).

use super::making::Making;
use crate::catalog::{CardKind, Catalog};
use crate::ids::{CardSet, Threat, ThreatSet};
use crate::terms::{Term, Terms};

const HARD_KNOCKS: u8 = 1 << 6;
const TRAPS: u8 = 1 << 7;

pub(super) fn change(terms: &mut Making, kind: CardKind) {
    let barred = match kind {
        CardKind::HardKnocks => HARD_KNOCKS,
        CardKind::Traps => TRAPS,
        CardKind::Bearing(threat) => ThreatSet::of(&[threat]).bits(),
    };
    terms.mark(Term::BarredPlays, barred);
}

impl Terms {
    /// The cards of a deck that cannot be played from hand.
    pub(crate) fn barred_plays(&self, catalog: &Catalog) -> CardSet {
        let barred = self.get(Term::BarredPlays);
        if barred == 0 {
            return CardSet::EMPTY;
        }
        let threats = ThreatSet::from_bits(barred);
        let bearing = Threat::ALL.into_iter().filter(|&threat| threats.contains(threat));
        let bearing = bearing.map(|threat| catalog.bearing(threat)).fold(CardSet::EMPTY, CardSet::union);
        let knocks = catalog.hard_knocks().only_if(barred & HARD_KNOCKS != 0);
        bearing.union(knocks).union(catalog.traps().only_if(barred & TRAPS != 0))
    }
}

/// The cards of this kind.
pub(crate) fn of_kind(catalog: &Catalog, kind: CardKind) -> CardSet {
    match kind {
        CardKind::HardKnocks => catalog.hard_knocks(),
        CardKind::Traps => catalog.traps(),
        CardKind::Bearing(threat) => catalog.bearing(threat),
    }
}
