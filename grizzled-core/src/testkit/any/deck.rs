//! Decks that can be played and that nobody would print.

use super::Choose;
use crate::cards::{Face, HardKnock, MAX_HARD_KNOCKS};
use crate::play::Chance;
use crate::vocabulary::{MAX_DECK, Threat, ThreatSet};
use alloc::vec::Vec;

/// HK-3: a withdrawal removes at most two tiles, so a deck has at most two of them.
const MOST_ABSENT_MINDED: usize = 2;

/// A deck of 2 to 80 cards: any Threats, copies of Hard Knocks, Merry Christmases (TAB-3, HK-3).
pub fn any_deck(chance: &mut impl Chance) -> Vec<Face> {
    any_deck_of(&HardKnock::BASE, false, chance)
}

/// Any deck with these Hard Knocks, and with Luck or without (LUCK-1).
pub fn any_deck_of(all: &[HardKnock], luck: bool, chance: &mut impl Chance) -> Vec<Face> {
    let small = 2 + chance.less_than(8);
    let any = 2 + chance.less_than(MAX_DECK - 1);
    let size = chance.pick(&[small, any, MAX_DECK]);
    let leaning = Leaning::any(all, luck, chance);
    let mut deck = Vec::new();
    while deck.len() < size {
        let face = leaning.face(chance);
        deck.push(if fits(&deck, face) { face } else { any_threat_card(luck, chance) });
    }
    deck
}

/// What a deck has many of.
struct Leaning<'a> {
    all: &'a [HardKnock],
    luck: bool,
    kinds: [usize; 3],
    knock: HardKnock,
}

impl<'a> Leaning<'a> {
    fn any(all: &'a [HardKnock], luck: bool, chance: &mut impl Chance) -> Self {
        Self { all, luck, kinds: core::array::from_fn(|_| chance.less_than(5)), knock: chance.pick(all) }
    }

    fn face(&self, chance: &mut impl Chance) -> Face {
        let [threats, knocks, christmases] = self.kinds;
        match chance.less_than(threats + knocks + christmases) {
            n if n < threats => any_threat_card(self.luck, chance),
            n if n < threats + knocks => Face::HardKnock(self.knock(chance)),
            _ => Face::MerryChristmas,
        }
    }

    fn knock(&self, chance: &mut impl Chance) -> HardKnock {
        if chance.one_in(3) { self.knock } else { chance.pick(self.all) }
    }
}

/// One threat, or any set of them that is not empty.
fn any_threat_card(luck: bool, chance: &mut impl Chance) -> Face {
    let sure = chance.any_threat();
    let many = chance.one_in(2);
    let threats: ThreatSet = Threat::ALL.into_iter().filter(|&one| one == sure || many && chance.one_in(3)).collect();
    Face::Threat { threats, trap: chance.one_in(2), luck: luck && chance.one_in(3) }
}

fn fits(deck: &[Face], face: Face) -> bool {
    let copies = |knock| deck.iter().filter(|other| other.hard_knock() == Some(knock)).count();
    let knocks = deck.iter().filter(|other| other.hard_knock().is_some()).count();
    match face {
        Face::HardKnock(HardKnock::AbsentMinded) if copies(HardKnock::AbsentMinded) == MOST_ABSENT_MINDED => false,
        Face::HardKnock(_) => knocks < MAX_HARD_KNOCKS,
        _ => true,
    }
}
