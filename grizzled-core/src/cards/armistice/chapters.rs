//! Boot Camp and nine Chapters, all of them our own (CAMP-1).
//!
//! Rewards come with Chapter 1, Orders with Chapter 2, Recruits with Chapter 3, Traps with Chapter 4; from Chapter 5
//! on each adds something that holds all through it. They get harder by larger Trials piles, smaller reserves, harder
//! Orders, and what they add. Each Helping Hand is offered once.

use crate::cards::{
    Award, Chapter, ChapterCard, Effect, HardKnock, MAX_AWARDS, MAX_CHAPTER_EFFECTS, OrderPlan, Provenance,
    RecruitPlan, What,
};
use crate::vocabulary::{CardSet, HelpSet, RecruitSet, Threat};

/// A Chapter without Orders, Recruits, Traps, rewards, or anything of its own.
const fn plain(trials: u8, morale: u8) -> Chapter {
    Chapter {
        trials,
        morale: Some(morale),
        first_intensity: None,
        traps: false,
        out: hard_knocks(&[HardKnock::Aggressive]),
        orders: OrderPlan::NONE,
        recruits: RecruitPlan::NONE,
        effects: [None; MAX_CHAPTER_EFFECTS],
        offered: HelpSet::EMPTY,
        awards: [None; MAX_AWARDS],
        awards_after_loss: [None; MAX_AWARDS],
        boot_camp: false,
    }
}

/// A Chapter with Traps, and all cards.
const fn with_traps(trials: u8, morale: u8) -> Chapter {
    Chapter { traps: true, out: CardSet::EMPTY, ..plain(trials, morale) }
}

/// The cards of these Hard Knocks, behind the 45 Threats.
const fn hard_knocks(knocks: &[HardKnock]) -> CardSet {
    let mut bits = 0;
    let mut at = 0;
    while at < knocks.len() {
        bits |= 1 << (45 + knocks[at].number());
        at += 1;
    }
    CardSet::from_bits(bits)
}

/// The Helping Hands with these numbers.
const fn help(numbers: &[u8]) -> HelpSet {
    let mut bits = 0;
    let mut at = 0;
    while at < numbers.len() {
        bits |= 1 << (numbers[at] - 1);
        at += 1;
    }
    HelpSet::from_bits(bits)
}

/// So many of all Recruits.
const fn recruits(wanted: u8) -> RecruitPlan {
    RecruitPlan { wanted, from: RecruitSet::first(21) }
}

/// One Helping Hand after a victory, two or three with so many cards of Morale left.
const fn awards(two: u8, three: Option<u8>) -> [Option<Award>; MAX_AWARDS] {
    let third = match three {
        Some(morale_left) => Some(Award { morale_left, cards: 3 }),
        None => None,
    };
    [Some(Award { morale_left: 1, cards: 1 }), Some(Award { morale_left: two, cards: 2 }), third, None]
}

const fn chapter(number: u16, name: &'static str, facts: Chapter) -> ChapterCard<'static> {
    ChapterCard { number, name, provenance: Provenance::Own, facts }
}

const BOOT_CAMP: Chapter = Chapter { first_intensity: Some(2), boot_camp: true, ..plain(15, 10) };

/// The Hard Knocks of the base game alone, and no module.
const MOBILISED: Chapter = Chapter {
    first_intensity: Some(3),
    out: hard_knocks(&[HardKnock::Aggressive, HardKnock::Scarred, HardKnock::Superstitious, HardKnock::Loyal]),
    offered: help(&[4, 5]),
    awards: awards(10, None),
    ..plain(19, 42)
};

const FIRST_ORDERS: Chapter = Chapter {
    first_intensity: Some(3),
    orders: OrderPlan::drawn(6, 3, 0),
    offered: help(&[1, 11]),
    awards: awards(10, None),
    ..plain(20, 42)
};

const FRESH_FACES: Chapter = Chapter {
    first_intensity: Some(2),
    orders: OrderPlan::drawn(5, 4, 0),
    recruits: recruits(2),
    offered: help(&[9, 20]),
    awards: awards(10, None),
    ..plain(20, 41)
};

const BARBED_WIRE: Chapter = Chapter {
    first_intensity: Some(3),
    orders: OrderPlan::drawn(4, 4, 1),
    recruits: recruits(2),
    offered: help(&[13, 8, 19]),
    awards: awards(8, Some(14)),
    ..with_traps(20, 41)
};

/// Snow is active once all the time.
const FIRST_WINTER: Chapter = Chapter {
    first_intensity: Some(2),
    orders: OrderPlan::drawn(4, 5, 1),
    recruits: recruits(2),
    effects: [Some(Effect::while_in_play(What::Added(Threat::Snow))), None, None],
    offered: help(&[2, 16, 22]),
    awards: awards(8, Some(14)),
    ..with_traps(20, 41)
};

/// The lines are cut: no Speeches.
const CUT_LINES: Chapter = Chapter {
    first_intensity: Some(2),
    orders: OrderPlan::drawn(3, 5, 2),
    recruits: recruits(2),
    effects: [Some(Effect::while_in_play(What::NoSpeeches)), None, None],
    offered: help(&[3, 15, 21]),
    awards: awards(7, Some(12)),
    ..with_traps(20, 40)
};

/// The men look after themselves: Support helps less.
const MUTINY: Chapter = Chapter {
    first_intensity: Some(2),
    orders: OrderPlan::drawn(3, 5, 3),
    recruits: recruits(3),
    effects: [Some(Effect::while_in_play(What::ReliefMore).times(-1)), None, None],
    offered: help(&[6, 12, 18]),
    awards: awards(6, Some(10)),
    ..with_traps(20, 40)
};

/// Gas all the time, and the hands may hold less.
const YELLOW_FOG: Chapter = Chapter {
    first_intensity: Some(3),
    orders: OrderPlan::drawn(2, 5, 4),
    recruits: recruits(3),
    effects: [
        Some(Effect::while_in_play(What::Added(Threat::Mask))),
        Some(Effect::while_in_play(What::HandLimitMore).times(-1)),
        None,
    ],
    offered: help(&[7, 14, 23]),
    awards: awards(5, Some(9)),
    ..with_traps(20, 39)
};

/// All of Trials is dealt. A Mission fails only at the fourth threat, and a victory counts even for those who fell.
const LAST_ASSAULT: Chapter = Chapter {
    orders: OrderPlan::drawn(0, 4, 6),
    effects: [
        Some(Effect::while_in_play(What::DealAll)),
        Some(Effect::while_in_play(What::FailAt)),
        Some(Effect::while_in_play(What::Posthumous)),
    ],
    offered: help(&[10, 17]),
    awards: awards(5, None),
    ..with_traps(27, 20)
};

pub(super) const CARDS: [ChapterCard<'static>; 10] = [
    chapter(0, "Boot Camp", BOOT_CAMP),
    chapter(1, "Mobilised", MOBILISED),
    chapter(2, "First Orders", FIRST_ORDERS),
    chapter(3, "Fresh Faces", FRESH_FACES),
    chapter(4, "Barbed Wire", BARBED_WIRE),
    chapter(5, "First Winter", FIRST_WINTER),
    chapter(6, "Cut Lines", CUT_LINES),
    chapter(7, "Mutiny", MUTINY),
    chapter(8, "Yellow Fog", YELLOW_FOG),
    chapter(9, "The Last Assault", LAST_ASSAULT),
];
