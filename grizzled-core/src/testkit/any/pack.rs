//! Packs that can be played and that nobody would print.

use super::scenario::{any_chapter_effect, any_help, any_order, any_recruit};
use super::{Choose, any_deck_of};
use crate::cards::{Award, Chapter, HardKnock, OrderPlan, PACK_FORMAT, Provenance, RecruitPlan};
use crate::packs::{OwnedCard, OwnedPack};
use crate::play::Chance;
use crate::vocabulary::{CardSet, HelpSet, OrderSet, RecruitSet};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::vec::Vec;

/// How often a Chapter is drawn for a pack.
const TRIES: usize = 40;

/// A pack that can be played, with any Trial cards, Orders, Recruits, Helping Hands and Chapters (PACK-1).
///
/// ```
/// use grizzled_core::{Seeded, packs, testkit::any::any_pack};
///
/// let pack = any_pack(&mut Seeded::new(1914));
/// assert_eq!(pack.check(), Ok(()));
/// # #[cfg(feature = "json")]
/// assert_eq!(packs::load(pack.with(|pack| packs::to_json(&pack)).as_bytes()).unwrap(), pack);
/// ```
pub fn any_pack(chance: &mut impl Chance) -> OwnedPack {
    loop {
        // What does not fit together is drawn anew.
        let pack = draft(chance);
        if pack.check().is_ok() {
            return pack;
        }
    }
}

fn draft(chance: &mut impl Chance) -> OwnedPack {
    let [orders, recruits, help, chapters] = [6, 4, 12, 4].map(|bound| chance.less_than(bound));
    let luck = chance.one_in(2);
    let orders: Vec<_> = (0..orders).map(|_| any_order(chance)).collect();
    let recruits: Vec<_> = (0..recruits).map(|_| any_recruit(chance)).collect();
    let help: Vec<_> = (0..help).map(|_| any_help(chance)).collect();
    let trials = any_deck_of(&HardKnock::ALL, luck, chance);
    let counts = [trials.len(), orders.len(), recruits.len(), help.len()];
    let mut pack = OwnedPack {
        format: PACK_FORMAT,
        name: "Any pack".to_owned(),
        trials: cards("Trial", 1, &trials),
        orders: cards("Order", 1, &orders),
        recruits: cards("Recruit", 1, &recruits),
        help: cards("Helping Hand", 1, &help),
        chapters: Vec::new(),
    };
    let mut campaign = Vec::new();
    for _ in 0..chapters {
        // A Chapter that cannot be played with these cards is drawn anew, or left out in the end.
        let offered = campaign.iter().fold(HelpSet::EMPTY, |all, chapter: &Chapter| all.union(chapter.offered));
        let fits = |chapter: &Chapter| {
            pack.chapters = cards("Chapter", 0, &[*chapter]);
            pack.check().is_ok()
        };
        let mut other = || {
            let chapter = any_chapter(counts, chance);
            Chapter { offered: chapter.offered.difference(offered), ..chapter }
        };
        campaign.extend((0..TRIES).map(|_| other()).find(fits));
    }
    pack.chapters = cards("Chapter", 0, &campaign);
    pack
}

fn cards<Facts: Copy>(kind: &str, first: u16, all: &[Facts]) -> Vec<OwnedCard<Facts>> {
    let numbered = (first..).zip(all);
    let card =
        |(number, &facts)| OwnedCard { number, name: format!("{kind} {number}"), provenance: Provenance::Own, facts };
    numbered.map(card).collect()
}

/// A Chapter of a pack with so many Trial cards, Orders, Recruits and Helping Hands.
fn any_chapter([trials, orders, recruits, help]: [usize; 4], chance: &mut impl Chance) -> Chapter {
    let given = OrderSet::first(chance.less_than(orders + 1) as u8);
    let award = |chance: &mut _| Award { morale_left: Choose::less_than(chance, 12) as u8, cards: 1 };
    let wanted = chance.less_than(recruits + 1) as u8;
    let among = wanted.max(chance.less_than(recruits + 1) as u8);
    let from = if wanted == 0 { RecruitSet::EMPTY } else { RecruitSet::first(among) };
    Chapter {
        trials: 1 + chance.less_than(trials - 1) as u8,
        morale: chance.one_in(3).then(|| 1 + chance.less_than(trials) as u8),
        first_intensity: chance.one_in(4).then(|| 1 + chance.less_than(5) as u8),
        traps: !chance.one_in(4),
        out: CardSet::first(chance.pick(&[0, 0, 1, 3])),
        orders: OrderPlan { given, ..OrderPlan::NONE },
        recruits: RecruitPlan { wanted, from },
        effects: first_few(chance, |chance| any_chapter_effect(chance)),
        offered: HelpSet::first(chance.less_than(help + 1) as u8),
        awards: first_few(chance, award),
        awards_after_loss: first_few(chance, award),
        boot_camp: chance.one_in(8),
    }
}

/// None to all places of a list, without gaps, as files have them.
fn first_few<T, C: Chance, const MOST: usize>(chance: &mut C, mut any: impl FnMut(&mut C) -> T) -> [Option<T>; MOST] {
    let many = chance.less_than(MOST + 1);
    core::array::from_fn(|at| (at < many).then(|| any(chance)))
}
