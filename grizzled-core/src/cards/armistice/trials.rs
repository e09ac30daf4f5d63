//! The 68 Trial cards (ARM-1).

use crate::cards::{Face, HardKnock, Provenance, TrialCard, base};
use crate::vocabulary::{Threat, ThreatSet};

/// DECK-1: a name for each pair of a weather and an assault.
const PAIRS: [&str; 9] = [
    "Night and Mask",
    "Night and Shell",
    "Night and Whistle",
    "Rain and Mask",
    "Rain and Shell",
    "Rain and Whistle",
    "Snow and Mask",
    "Snow and Shell",
    "Snow and Whistle",
];

/// DECK-1: the base game's Threats that do not stand on the grid of weather and assault.
const OFF_GRID: [&str; 12] = [
    "Night and Shell",
    "Rain and Mask",
    "Snow and Whistle",
    "Night and Rain",
    "Night and Snow",
    "Rain and Snow",
    "Mask and Shell",
    "Mask and Whistle",
    "Shell and Whistle",
    "Night, Rain and Snow",
    "Mask, Shell and Whistle",
    "All Six Threats",
];

/// Our six Threats, one for each threat, all with Luck (LUCK-1).
const LUCKY: [&str; 6] = ["Starlit Night", "Passing Shower", "First Flakes", "The Wind Turns", "A Dud", "False Alarm"];

/// The Hard Knocks with their numbers: those below 200 are printed.
const HARD_KNOCKS: [(u16, &str); 23] = [
    (301, "Trauma of Night"),
    (302, "Trauma of Rain"),
    (303, "Trauma of Snow"),
    (304, "Phobia of Mask"),
    (305, "Phobia of Shell"),
    (306, "Phobia of Whistle"),
    (307, "Wounded"),
    (107, "Mute"),
    (105, "Tyrannical"),
    (308, "Demoralized"),
    (309, "Fragile"),
    (310, "Fearful"),
    (56, "Panicked"),
    (58, "Frenzied"),
    (57, "Selfish"),
    (311, "Hardheaded"),
    (312, "Prideful"),
    (313, "Clumsy"),
    (61, "Absent-minded"),
    (147, "Aggressive"),
    (314, "Scarred"),
    (315, "Superstitious"),
    (316, "Loyal"),
];

pub(super) const CARDS: [TrialCard<'static>; 68] = cards();

const fn cards() -> [TrialCard<'static>; 68] {
    let mut cards = [printed_threat(0); 68];
    let mut at = 0;
    while at < 68 {
        cards[at] = match at {
            0..39 => printed_threat(at),
            39..45 => lucky(at - 39),
            _ => hard_knock(at - 45),
        };
        at += 1;
    }
    cards
}

const fn printed_threat(at: usize) -> TrialCard<'static> {
    let name = if at < 27 { PAIRS[at / 3] } else { OFF_GRID[at - 27] };
    TrialCard { number: 201 + at as u16, name, provenance: Provenance::Printed, facts: base::DECK[at] }
}

const fn lucky(at: usize) -> TrialCard<'static> {
    let facts = Face::Threat { threats: ThreatSet::of(&[Threat::ALL[at]]), trap: false, luck: true };
    TrialCard { number: 240 + at as u16, name: LUCKY[at], provenance: Provenance::Own, facts }
}

const fn hard_knock(at: usize) -> TrialCard<'static> {
    let (number, name) = HARD_KNOCKS[at];
    let knock = HardKnock::ALL[at];
    let provenance = match knock {
        // Its name and number are printed; what it does is ours.
        HardKnock::Aggressive | HardKnock::Scarred | HardKnock::Superstitious | HardKnock::Loyal => Provenance::Own,
        _ => Provenance::Printed,
    };
    TrialCard { number, name, provenance, facts: Face::HardKnock(knock) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::armistice;
    use crate::vocabulary::CardId;

    fn count(wanted: impl Fn(Face) -> bool) -> usize {
        armistice::DECK.iter().filter(|&&face| wanted(face)).count()
    }

    /// ARM-1: 45 Threats, the base game's 39 among them with the ids they have there, and 23 Hard Knocks; each threat
    /// stands on as many cards as any other.
    #[test]
    fn arm_1_forty_five_threats_and_twenty_three_hard_knocks() {
        assert_eq!(armistice::DECK[..39], base::DECK[..39]);
        assert_eq!(count(|face| matches!(face, Face::Threat { .. })), 45);
        assert_eq!(count(|face| face.hard_knock().is_some()), 23);
        for threat in Threat::ALL {
            let on = count(|face| face.hard_knock().is_none() && face.threats().contains(threat));
            assert_eq!(on, 15, "{threat:?}");
        }
    }

    /// ARM-1: the known numbers stand on the known Hard Knocks; LUCK-1: Luck stands on our cards alone.
    #[test]
    fn arm_1_known_numbers_and_what_is_ours() {
        for (knock, number) in [
            (HardKnock::Panicked, 56),
            (HardKnock::Selfish, 57),
            (HardKnock::Frenzied, 58),
            (HardKnock::AbsentMinded, 61),
            (HardKnock::Tyrannical, 105),
            (HardKnock::Mute, 107),
            (HardKnock::Aggressive, 147),
        ] {
            let card: CardId = armistice::hard_knock(knock);
            assert_eq!((CARDS[card.index()].number, CARDS[card.index()].facts), (number, Face::HardKnock(knock)));
        }
        let own = CARDS.iter().filter(|card| card.provenance == Provenance::Own);
        assert_eq!(
            own.map(|card| card.number).collect::<std::vec::Vec<_>>(),
            [240, 241, 242, 243, 244, 245, 147, 314, 315, 316]
        );
        let lucky = CARDS.iter().filter(|card| card.facts.has_luck());
        assert!(lucky.clone().all(|card| card.provenance == Provenance::Own) && lucky.count() == 6);
    }
}
