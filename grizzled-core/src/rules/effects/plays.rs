//! Cards of a kind cannot be played from hand (ACT-PLAY, HK-LOCK).

use super::making::Making;
use crate::cards::{CardKind, Catalog};
use crate::vocabulary::{CardSet, Modifier, Modifiers, Threat, ThreatSet};

const HARD_KNOCKS: u8 = 1 << 6;
const TRAPS: u8 = 1 << 7;

pub(super) fn change(modifiers: &mut Making, kind: CardKind) {
    modifiers.mark(Modifier::BarredPlays, kind_bits(kind));
}

impl Modifiers {
    /// The cards of a deck that cannot be played from hand.
    pub(crate) fn barred_plays(&self, catalog: &Catalog) -> CardSet {
        cards(catalog, self.get(Modifier::BarredPlays))
    }
}

/// The cards of this kind.
pub(crate) fn of_kind(catalog: &Catalog, kind: CardKind) -> CardSet {
    cards(catalog, kind_bits(kind))
}

/// The kind as the modifier [`Modifier::BarredPlays`] notes it.
pub(crate) const fn kind_bits(kind: CardKind) -> u8 {
    match kind {
        CardKind::HardKnocks => HARD_KNOCKS,
        CardKind::Traps => TRAPS,
        CardKind::Bearing(threat) => ThreatSet::of(&[threat]).bits(),
    }
}

/// The cards of all kinds so noted.
fn cards(catalog: &Catalog, kinds: u8) -> CardSet {
    if kinds == 0 {
        return CardSet::EMPTY;
    }
    let threats = ThreatSet::from_bits(kinds);
    let bearing = Threat::ALL.into_iter().filter(|&threat| threats.contains(threat));
    let bearing = bearing.map(|threat| catalog.bearing(threat)).fold(CardSet::EMPTY, CardSet::union);
    let knocks = catalog.hard_knocks().only_if(kinds & HARD_KNOCKS != 0);
    bearing.union(knocks).union(catalog.traps().only_if(kinds & TRAPS != 0))
}
