//! The deck of the 2015 game (DECK-1 to DECK-3, `[B][P]`): 39 Threats, 19 Hard Knocks, Merry Christmas.

use crate::cards::{Catalog, Face, HardKnock};
use crate::vocabulary::{CardId, Threat, ThreatSet};
use Threat::{Mask, Night, Rain, Shell, Snow, Whistle};

/// The 59 cards; a card's id is its place in this list.
pub const DECK: [Face; 59] = deck();

/// The deck as games look it up.
pub const CATALOG: Catalog = match Catalog::new(&DECK) {
    Ok(catalog) => catalog,
    Err(_) => panic!("the base deck is a deck"),
};

const fn plain(threats: &[Threat]) -> Face {
    Face::Threat { threats: ThreatSet::of(threats), trap: false, luck: false }
}

const fn trap(threats: &[Threat]) -> Face {
    Face::Threat { threats: ThreatSet::of(threats), trap: true, luck: false }
}

/// DECK-1: the threat cards that do not stand on the grid of weather and assault.
const OFF_GRID: [Face; 12] = [
    plain(&[Night, Shell]),
    plain(&[Rain, Mask]),
    plain(&[Snow, Whistle]),
    plain(&[Night, Rain]),
    plain(&[Night, Snow]),
    plain(&[Rain, Snow]),
    plain(&[Mask, Shell]),
    plain(&[Mask, Whistle]),
    plain(&[Shell, Whistle]),
    plain(&[Night, Rain, Snow]),
    plain(&[Mask, Shell, Whistle]),
    plain(&Threat::ALL),
];

const fn deck() -> [Face; 59] {
    let mut deck = [Face::MerryChristmas; 59];
    let mut at = 0;
    // DECK-1: each pair of a weather and an assault twice plain and once with a Trap.
    while at < 27 {
        let pair = [Threat::ALL[at / 9], Threat::ALL[3 + at / 3 % 3]];
        deck[at] = if at % 3 == 2 { trap(&pair) } else { plain(&pair) };
        at += 1;
    }
    while at < 39 {
        deck[at] = OFF_GRID[at - 27];
        at += 1;
    }
    // DECK-2: one of each Hard Knock. DECK-3: the last card is Merry Christmas.
    while at < 58 {
        deck[at] = Face::HardKnock(HardKnock::ALL[at - 39]);
        at += 1;
    }
    deck
}

/// The card of this Hard Knock (DECK-2).
///
/// ```
/// use grizzled_core::cards::{HardKnock, base};
///
/// assert_eq!(base::CATALOG.hard_knock(base::hard_knock(HardKnock::Mute)), Some(HardKnock::Mute));
/// ```
#[must_use]
pub const fn hard_knock(knock: HardKnock) -> CardId {
    CardId::new(39 + knock.number()).unwrap()
}

/// The Merry Christmas card (DECK-3).
pub const MERRY_CHRISTMAS: CardId = CardId::new(58).unwrap();

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::CardSet;

    fn count(wanted: impl Fn(Face) -> bool) -> usize {
        DECK.iter().filter(|&&face| wanted(face)).count()
    }

    /// The compiler makes the deck; made again, it is the same.
    #[test]
    fn the_deck_is_the_same_whenever_it_is_made() {
        assert_eq!(deck(), DECK);
    }

    /// DECK-2: every Hard Knock says what it does in a few words of its own.
    #[test]
    fn deck_2_each_hard_knock_has_its_meaning() {
        let meanings: std::collections::BTreeSet<&str> = HardKnock::ALL.into_iter().map(HardKnock::meaning).collect();
        assert_eq!(meanings.len(), HardKnock::COUNT);
        assert_eq!(HardKnock::Scarred.meaning(), "cannot be discarded");
        assert_eq!((CATALOG.len(), CATALOG.is_empty()), (59, false));
        for number in [58, 59, 79, 80, 127] {
            assert_eq!(CATALOG.face(CardId::new(number).unwrap()), Face::MerryChristmas, "{number}");
        }
    }

    /// DECK-1: 39 Threats, 9 of them with Traps, each threat on exactly 14 cards.
    #[test]
    fn deck_1_every_threat_stands_on_fourteen_cards() {
        assert_eq!(count(|face| matches!(face, Face::Threat { .. })), 39);
        assert_eq!(count(Face::has_trap), 9);
        for threat in Threat::ALL {
            let on = count(|face| face.hard_knock().is_none() && face.threats().contains(threat));
            assert_eq!(on, 14, "{threat:?}");
        }
    }

    /// DECK-1: the pairs, triples and the card of all six, as counted in the ruling.
    #[test]
    fn deck_1_the_pairs_and_triples() {
        for weather in [Night, Rain, Snow] {
            for assault in [Mask, Shell, Whistle] {
                let pair = [weather, assault];
                let more = matches!(pair, [Night, Shell] | [Rain, Mask] | [Snow, Whistle]);
                assert_eq!(count(|face| face == plain(&pair)), 2 + usize::from(more));
                assert_eq!(count(|face| face == trap(&pair)), 1);
            }
        }
        for pair in [[Night, Rain], [Night, Snow], [Rain, Snow], [Mask, Shell], [Mask, Whistle], [Shell, Whistle]] {
            assert_eq!(count(|face| face == plain(&pair)), 1);
        }
        for triple in [[Night, Rain, Snow], [Mask, Shell, Whistle]] {
            assert_eq!(count(|face| face == plain(&triple)), 1);
        }
        assert_eq!(count(|face| face == plain(&Threat::ALL)), 1);
    }

    /// DECK-2: one card of each of the nineteen Hard Knocks.
    #[test]
    fn deck_2_one_of_each_hard_knock() {
        for knock in HardKnock::BASE {
            assert_eq!(count(|face| face.hard_knock() == Some(knock)), 1);
            assert_eq!(CATALOG.hard_knock(hard_knock(knock)), Some(knock));
        }
        assert_eq!(CATALOG.hard_knocks().len(), 19);
    }

    /// DECK-3: one Merry Christmas.
    #[test]
    fn deck_3_one_merry_christmas() {
        assert_eq!(count(|face| face == Face::MerryChristmas), 1);
        assert_eq!(CATALOG.face(MERRY_CHRISTMAS), Face::MerryChristmas);
    }

    /// DECK-4: six characters, each with the charm of another threat.
    #[test]
    fn deck_4_each_character_has_its_charm() {
        use crate::vocabulary::Character;
        let charms: ThreatSet = Character::ALL.into_iter().map(Character::charm).collect();
        assert_eq!(charms, ThreatSet::ALL);
        assert_eq!((Character::Felix.charm(), Character::Charles.charm()), (Night, Rain));
        assert_eq!((Character::Gustave.charm(), Character::Anselme.charm()), (Snow, Mask));
        assert_eq!((Character::Gaston.charm(), Character::Lazare.charm()), (Shell, Whistle));
    }

    #[test]
    fn the_catalog_answers_for_the_deck() {
        for (index, &face) in DECK.iter().enumerate() {
            let card = CardId::new(index as u8).unwrap();
            assert_eq!(CATALOG.face(card), face);
            assert_eq!(CATALOG.threats(card), face.threats());
            for threat in Threat::ALL {
                assert_eq!(CATALOG.bearing(threat).contains(card), face.threats().contains(threat));
            }
        }
        assert_eq!(CATALOG.cards(), CardSet::first(59));
        assert_eq!(CATALOG.find(Face::MerryChristmas), Some(MERRY_CHRISTMAS));
    }
}
