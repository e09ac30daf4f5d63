//! The Chapters of the project's own pack (CAMP-1).

use grizzled_core::cards::armistice::{self, CHAPTERS};
use grizzled_core::cards::{HardKnock, What};

/// CAMP-1: Boot Camp and nine Chapters; rewards come with Chapter 1, Orders with 2, Recruits with 3, Traps with 4.
#[test]
fn camp_1_each_chapter_adds_its_mechanics() {
    let [boot_camp, chapters @ ..] = CHAPTERS;
    assert!(boot_camp.boot_camp && boot_camp.offered.is_empty() && boot_camp.awards.iter().all(Option::is_none));
    for (number, chapter) in (1..).zip(chapters) {
        let has_traps = number >= 4;
        assert!(!chapter.boot_camp && !chapter.offered.is_empty(), "Chapter {number}");
        assert_eq!(chapter.orders.by_difficulty != [0; 3], number >= 2, "Orders in Chapter {number}");
        // In the last assault all Trials are dealt, and no Recruit could come (REC-1).
        assert_eq!(chapter.recruits.wanted > 0, (3..=8).contains(&number), "Recruits in Chapter {number}");
        assert_eq!(chapter.traps, has_traps, "Traps in Chapter {number}");
        let aggressive = armistice::hard_knock(HardKnock::Aggressive);
        assert_eq!(chapter.out.contains(aggressive), !has_traps, "Aggressive in Chapter {number}");
    }
}

/// CAMP-1: no Chapter is like another, and none has fewer Trials or more hard Orders taken out than the one before.
#[test]
fn camp_1_chapters_differ_and_get_harder() {
    for (place, chapter) in CHAPTERS.iter().enumerate() {
        assert!(CHAPTERS[..place].iter().all(|other| other != chapter), "Chapter {place}");
    }
    for (before, after) in CHAPTERS[1..9].iter().zip(&CHAPTERS[2..9]) {
        assert!(before.trials <= after.trials && before.morale >= after.morale);
        assert!(before.orders.by_difficulty[2] <= after.orders.by_difficulty[2]);
    }
}

/// ARM-2: every Briefing gives the first intensity; in the last assault all of Trials is dealt.
#[test]
fn arm_2_every_briefing_gives_the_first_intensity() {
    for (number, chapter) in CHAPTERS.iter().enumerate() {
        let deals_all = chapter.effects.iter().flatten().any(|effect| effect.what == What::DealAll);
        assert_eq!((chapter.first_intensity.is_some(), deals_all), (number < 9, number == 9), "Chapter {number}");
    }
}

/// HH-3: each Helping Hand is offered in one Chapter, and the more Morale is left, the more are awarded.
#[test]
fn hh_3_each_helping_hand_is_offered_once() {
    let offered: u8 = CHAPTERS.iter().map(|chapter| chapter.offered.len()).sum();
    let all = CHAPTERS
        .iter()
        .fold(Default::default(), |all: grizzled_core::vocabulary::HelpSet, chapter| all.union(chapter.offered));
    assert_eq!((offered, all), (23, armistice::ROSTER.helping_hands()));
    for chapter in &CHAPTERS[1..] {
        assert_eq!((chapter.awarded(true, 0), chapter.awarded(true, 1)), (0, 1));
        assert_eq!(chapter.awarded(true, 40), chapter.offered.len());
        assert_eq!(chapter.awarded(false, 40), 0, "its Conclusion says nothing of a loss");
    }
}

/// Section 14: the last Chapter deals out all Trials, fails only at the fourth threat, and wins posthumously.
#[test]
fn camp_1_the_last_assault_deals_all() {
    let effects: Vec<What> = CHAPTERS[9].effects.iter().flatten().map(|effect| effect.what).collect();
    assert_eq!(effects, [What::DealAll, What::FailAt, What::Posthumous]);
}
