//! Hard Knocks: which are worst to bear, and what goes when something may go.

use super::outlook::Outlook;
use crate::cards::{Face, HardKnock};
use crate::rules::Rules;
use crate::vocabulary::{CardId, CardSet, Relief};

/// How much the Hard Knock harms its owner and the others, from 1 to 9.
pub(super) fn harm(rules: &Rules, card: CardId) -> u8 {
    rules.catalog().hard_knock(card).map_or(0, |knock| match knock {
        HardKnock::Wounded => 9,
        HardKnock::Clumsy | HardKnock::Fragile => 7,
        HardKnock::Hardheaded | HardKnock::Frenzied | HardKnock::Demoralized => 6,
        HardKnock::Prideful | HardKnock::Fearful => 5,
        HardKnock::TraumaOfNight | HardKnock::TraumaOfRain | HardKnock::TraumaOfSnow => 4,
        HardKnock::PhobiaOfMask | HardKnock::PhobiaOfShell | HardKnock::PhobiaOfWhistle => 4,
        HardKnock::Tyrannical | HardKnock::Selfish | HardKnock::Panicked => 3,
        HardKnock::AbsentMinded => 2,
        HardKnock::Aggressive | HardKnock::Scarred => 5,
        HardKnock::Loyal => 4,
        HardKnock::Superstitious => 2,
        HardKnock::Mute => 1,
    })
}

/// The card that a Speech takes: a Hard Knock before all, else the Threat that is hardest to play.
pub(super) fn lightest_answer(outlook: &Outlook<'_>, cards: CardSet) -> Option<CardId> {
    cards.iter().max_by_key(|&card| {
        let face = outlook.rules.catalog().face(card);
        let knock = matches!(face, Face::HardKnock(_));
        let full = outlook.full(outlook.view.table.active);
        let stuck = face.threats().iter().filter(|&threat| full.contains(threat)).count();
        (knock, stuck, face.threats().len(), face.has_trap())
    })
}

/// What to take of relief: the worst Hard Knocks; the charm only where there is none.
pub(super) fn relief(outlook: &Outlook<'_>, knocks: CardSet, most: u8, charm: bool) -> Relief {
    if charm && knocks.is_empty() {
        return Relief::Charm;
    }
    let mut gone = CardSet::EMPTY;
    for _ in 0..most {
        let rest = knocks.difference(gone);
        if let Some(worst) = rest.iter().max_by_key(|&card| harm(outlook.rules, card)) {
            gone.insert(worst);
        }
    }
    Relief::Knocks(gone)
}
