//! The course of a campaign (CAMP-1, CAMP-3, CAMP-5, CAMP-6, ARM-2).

use super::{Table, deck, help, open_cards, seat};
use grizzled_core::campaign::{Book, Campaign, CampaignCommand, CampaignStep, ConcludeError};
use grizzled_core::cards::{
    Cancellation, Chapter, Difficulty, Effect, HardKnock, Order, OrderPlan, RecruitPlan, Roster, What, armistice,
};
use grizzled_core::rules::{RulesError, Seating};
use grizzled_core::testkit::Walk;
use grizzled_core::vocabulary::{HelpSet, Outcome};
use grizzled_core::{CardId, Scenario};

/// CAMP-1: Boot Camp is one Mission; it ends with its Support, without a result and without points.
#[test]
fn camp_1_boot_camp_has_no_result() {
    let mut table = Table::new();
    let rules = table.campaign.rules(&table.book()).unwrap();
    let mut walk = Walk::new(rules, 5);
    while walk.step().is_some() {}
    assert_eq!(walk.game.outcome(), Some(Outcome::BootCampOver));
    assert_eq!(walk.game.table().mission, 1);
    let before = table.campaign.score();
    let book_table = Table::new();
    table.campaign.conclude(&book_table.book(), &walk.game).unwrap();
    assert_eq!((table.campaign.chapter(), table.campaign.step()), (1, CampaignStep::Ready));
    assert_eq!(table.campaign.score(), before);
}

/// ONE-1, SOLO-1: a one-shot and the game for one are played with the cards of the book.
#[test]
fn one_1_solo_1_games_of_a_book_have_its_cards() {
    // Two Helping Hands for each seat, one to keep.
    let help = super::roster().help(help(0)).unwrap();
    let roster = Roster::new([], [], [help; 8]);
    let book = Book { deck: deck(), roster: &roster, chapters: &[] };
    for scenario in [book.one_shot(4, OrderPlan::NONE), book.solo()] {
        let rules = Scenario { recruits: RecruitPlan::NONE, ..scenario }.rules().unwrap();
        assert_eq!((rules.catalog().len(), *rules.roster()), (deck().len() as u8, roster));
    }
}

/// CAMP-1: who knows the game skips Boot Camp; later there is nothing to skip.
#[test]
fn camp_1_boot_camp_may_be_skipped() {
    let campaign = Table::new().campaign.without_boot_camp();
    assert_eq!(campaign.chapter(), 1);
    assert_eq!(campaign.without_boot_camp(), campaign);
}

/// CAMP-1: the built-in pack has Boot Camp and nine Chapters. Rewards come after Chapter 1, Orders with Chapter 2,
/// Recruits with Chapter 3 and Traps with Chapter 4, none of them earlier.
#[test]
fn camp_1_each_chapter_adds_its_mechanics() {
    let chapters = armistice::CHAPTERS;
    assert_eq!(chapters.len(), 10);
    let first = |has: fn(&Chapter) -> bool| chapters.iter().position(has);
    assert_eq!(first(|chapter| !chapter.boot_camp), Some(1));
    assert_eq!(first(|chapter| !chapter.offered.is_empty()), Some(1), "rewards");
    assert_eq!(first(|chapter| chapter.orders != OrderPlan::NONE), Some(2), "Orders");
    assert_eq!(first(|chapter| chapter.recruits.wanted > 0), Some(3), "Recruits");
    assert_eq!(first(|chapter| chapter.traps), Some(4), "Traps");
    assert!(chapters[4..].iter().all(|chapter| chapter.traps), "Traps stay");
}

/// CAMP-1: the Chapters are played in order, and after the last one the campaign is over.
#[test]
fn camp_1_chapters_in_order() {
    let mut table = Table::at_chapter_1();
    table.lose(9);
    table.ban_none();
    assert_eq!((table.campaign.chapter(), table.campaign.step()), (2, CampaignStep::Ready));
    table.win(9);
    table.choose(CampaignCommand::Award { help: help(3), to: seat(0) });
    assert_eq!(table.campaign.step(), CampaignStep::Over);
    assert_eq!(table.campaign.rules(&table.book()), Err(RulesError::NoSuchChapter(3)));
}

/// CAMP-6: a lost Chapter is not played again, the next one is.
#[test]
fn camp_6_a_lost_chapter_is_not_replayed() {
    let mut table = Table::at_chapter_1();
    table.lose(3);
    assert_eq!(table.campaign.chapter(), 1, "its end is being settled");
    table.ban_none();
    assert_eq!(table.campaign.chapter(), 2);
}

/// CAMP-6: rewards come before the ban, and Hard Knocks are gone in the next Chapter.
#[test]
fn camp_6_in_this_order() {
    let mut table = Table::at_chapter_1();
    table.lose(3);
    assert!(matches!(table.campaign.step(), CampaignStep::Ban { .. }), "nothing is awarded for a defeat");
    table.ban_none();
    let walk = Walk::from(table.campaign.rules(&table.book()).unwrap(), &table.campaign.setup(), 3).unwrap();
    assert!(walk.game.table().knocks.is_empty());
}

/// ARM-2: the Briefing gives both piles and the first intensity; a card banned is not in the Chapter, and what is in
/// neither pile takes no part.
#[test]
fn arm_2_the_briefing_sets_the_chapter_up() {
    let mut table = Table::at_chapter_1();
    table.lose(3);
    let banned = open_cards().get(0).unwrap();
    table.choose(CampaignCommand::Ban(banned));
    let rules = table.campaign.rules(&table.book()).unwrap();
    assert_eq!((rules.trials(), rules.morale()), (20, 20));
    assert_eq!(usize::from(rules.cards().len()), deck().len() - 1);
    for seed in 0..50 {
        let walk = Walk::new(rules, seed);
        let piles = walk.game.state().decks();
        let hands: u8 = walk.game.table().cards_in_hands();
        assert_eq!((hands, piles.trials().len(), piles.morale().len()), (9, 11, 20), "three each, nothing was asked");
        let absent = |card: CardId| card != banned;
        assert!(piles.trials().iter().chain(piles.morale().iter()).all(absent));
        assert!(rules.grizzled().iter().all(|seat| !walk.game.state().own(seat).hand.contains(banned)));
    }
}

/// ARM-2: with too few cards for both piles Trials is filled first.
#[test]
fn arm_2_trials_is_filled_first() {
    let mut table = Table::at_chapter_1();
    table.chapters[1].trials = 50;
    let rules = table.campaign.rules(&table.book()).unwrap();
    assert_eq!((rules.trials(), rules.morale()), (50, 8));
}

/// CAMP-5: each Chapter is set up anew: charms up, tiles and Speech tokens back; only Helping Hands lie there.
#[test]
fn camp_5_each_chapter_is_set_up_anew() {
    let mut table = Table::at_chapter_1();
    table.win(15);
    for number in 0..3 {
        table.choose(CampaignCommand::Award { help: help(number), to: seat(number) });
    }
    let rules = table.campaign.rules(&table.book()).unwrap();
    let walk = Walk::from(rules, &table.campaign.setup(), 8).unwrap();
    let seen = walk.game.table();
    assert_eq!((seen.speeches, seen.removed_tiles.len(), seen.discards.len()), (5, 0, 0));
    for number in 0..3 {
        assert!(seen.seat(seat(number)).charm_ready);
        assert_eq!(seen.seat(seat(number)).tiles, 3);
        assert_eq!(seen.helping_hands.held[usize::from(number)], [help(number)].into_iter().collect());
    }
}

/// CAMP-3: a new campaign has everything again.
#[test]
fn camp_3_a_new_campaign_has_everything_again() {
    let mut table = Table::at_chapter_1();
    table.lose(3);
    table.choose(CampaignCommand::Ban(open_cards().get(0).unwrap()));
    let fresh = Campaign::new(&table.book(), 3, Seating::OneEach).unwrap();
    assert_eq!((fresh.score().total(), fresh.score().bans.len(), fresh.chapter()), (0, 0, 0));
    assert_eq!(fresh.held().iter().map(|held| held.len()).sum::<u8>(), 0);
}

/// CAMP-1: only the finished game of the next Chapter is taken; anything else changes nothing.
#[test]
fn camp_1_no_other_game_is_taken() {
    let mut table = Table::at_chapter_1();
    let other = Table::at_chapter_1();
    let before = table.campaign;
    let unfinished = Walk::new(before.rules(&other.book()).unwrap(), 1);
    assert_eq!(table.campaign.conclude(&other.book(), &unfinished.game), Err(ConcludeError::GameGoesOn));
    let mut boot_camp = Walk::new(Table::new().campaign.rules(&other.book()).unwrap(), 1);
    while boot_camp.step().is_some() {}
    assert_eq!(table.campaign.conclude(&other.book(), &boot_camp.game), Err(ConcludeError::AnotherGame));
    let without_chapters = Book { chapters: &other.book().chapters[..1], ..other.book() };
    let no_chapter = ConcludeError::Rules(RulesError::NoSuchChapter(1));
    assert_eq!(table.campaign.conclude(&without_chapters, &boot_camp.game), Err(no_chapter));
    assert_eq!(table.campaign, before);
    let game = table.lose(3);
    let settling = table.campaign;
    assert_eq!(table.campaign.conclude(&other.book(), &game), Err(ConcludeError::NotReady));
    assert_eq!(table.campaign, settling);
}

/// SOLO-1, DUO-1: a campaign is played by three to five, or by two with two Grizzled each; not by one.
#[test]
fn solo_1_no_campaign_for_one() {
    let book = Book::BUILT_IN;
    assert!(Campaign::new(&book, 3, Seating::Solo).is_err());
    assert!(Campaign::new(&book, 2, Seating::Chaplain).is_err());
    assert!(Campaign::new(&book, 6, Seating::OneEach).is_err());
    for seats in 3..=5 {
        assert!(Campaign::new(&book, seats, Seating::OneEach).is_ok());
    }
    let duo = Campaign::new(&book, 4, Seating::Duo).unwrap().without_boot_camp();
    assert_eq!(duo.rules(&book).unwrap().seating(), Seating::Duo);
}

/// ARM-1, CAMP-1: before Traps are played Aggressive is not in the deck of a Chapter.
#[test]
fn arm_1_no_aggressive_before_traps() {
    let book = Book::BUILT_IN;
    let campaign = Campaign::new(&book, 4, Seating::OneEach).unwrap();
    let rules = campaign.without_boot_camp().rules(&book).unwrap();
    let aggressive = |card: CardId| rules.catalog().hard_knock(card) == Some(HardKnock::Aggressive);
    assert!(!rules.cards().iter().any(aggressive));
}

/// HH-1: what was used in a Chapter is gone; a Friendship stays.
#[test]
fn hh_1_what_is_used_is_gone() {
    let mut table = Table::at_chapter_1();
    table.win(15);
    for number in 0..3 {
        table.choose(CampaignCommand::Award { help: help(number), to: seat(1) });
    }
    let mut scene = table.scene().morale(9).begin();
    scene.when(1, grizzled_core::Command::Help(help(0)));
    scene.when(1, grizzled_core::Command::withdraw(grizzled_core::vocabulary::Tile::Left));
    let game = *scene.game();
    let other = Table::at_chapter_1();
    table.campaign.conclude(&other.book(), &game).unwrap();
    table.choose(CampaignCommand::Award { help: help(3), to: seat(2) });
    let held = table.campaign.held();
    assert_eq!(held[1], [help(1), help(2)].into_iter().collect::<HelpSet>());
    assert_eq!(held[2], [help(3)].into_iter().collect::<HelpSet>());
    assert_eq!(table.campaign.score().victory(), 4, "used or not, each is a victory point");
}

/// HH-4, CAMP-2: a game that was begun with other Helping Hands than those held is not the Chapter that comes next.
#[test]
fn hh_4_no_helping_hands_from_elsewhere() {
    let (mut table, other) = (Table::at_chapter_1(), Table::at_chapter_1());
    let mut scene = table.scene().help(0, &[help(3)]).morale(9).begin();
    scene.when(1, grizzled_core::Command::withdraw(grizzled_core::vocabulary::Tile::Left));
    assert_eq!(table.campaign.conclude(&other.book(), scene.game()), Err(ConcludeError::AnotherGame));
}

/// ARM-2, BAN-1: bans never make a Chapter that cannot be played: Trials is filled but for one card.
#[test]
fn arm_2_bans_leave_a_chapter_to_play() {
    let mut table = Table::at_chapter_1();
    table.chapters[2] = Chapter { trials: 58, morale: None, ..table.chapters[2] };
    table.lose(3);
    table.choose(CampaignCommand::Ban(open_cards().get(0).unwrap()));
    let rules = table.campaign.rules(&table.book()).unwrap();
    assert_eq!((rules.trials(), rules.morale()), (56, 1));
}

/// CAMP-1: a Boot Camp has no result, whatever ends it: here an Order costs the last Morale.
#[test]
fn camp_1_boot_camp_has_no_result_even_if_morale_is_lost() {
    let costs = Effect::while_in_play(What::MoralePerKnock).times(3);
    let order = Order {
        difficulty: Difficulty::Easy,
        intensity: [1; 3],
        effect: costs,
        cancellation: Cancellation::EndOfMission,
    };
    let orders = OrderPlan::drawn(1, 0, 0);
    let chapters = [Chapter { boot_camp: true, morale: Some(1), orders, ..super::chapters()[1] }];
    let roster = Roster::new([order], [], (0..3).filter_map(|number| super::roster().help(help(number))));
    let book = Book { deck: deck(), roster: &roster, chapters: &chapters };
    let mut lost = 0;
    for seed in 0..60 {
        let mut campaign = Campaign::new(&book, 3, Seating::OneEach).unwrap();
        let mut walk = Walk::new(campaign.rules(&book).unwrap(), seed);
        while walk.step().is_some() {}
        lost += u8::from(walk.game.outcome() == Some(Outcome::MoraleLost));
        campaign.conclude(&book, &walk.game).unwrap();
        assert_eq!((campaign.step(), campaign.score().total()), (CampaignStep::Over, 0));
    }
    assert!(lost > 0, "some Boot Camp loses all Morale");
}

/// CAMP-1: a pack without a Boot Camp has none to skip, and one without Chapters is over at once.
#[test]
fn camp_1_packs_with_few_chapters() {
    let roster = super::roster();
    let all = super::chapters();
    let without = Book { deck: deck(), roster: &roster, chapters: &all[1..] };
    let campaign = Campaign::new(&without, 3, Seating::OneEach).unwrap();
    assert_eq!(campaign.without_boot_camp().chapter(), 0);
    let alone = Book { chapters: &all[..1], ..without };
    let skipped = Campaign::new(&alone, 3, Seating::OneEach).unwrap().without_boot_camp();
    assert_eq!(skipped.step(), CampaignStep::Over);
    let none = Book { chapters: &[], ..without };
    assert_eq!(Campaign::new(&none, 3, Seating::OneEach).unwrap().step(), CampaignStep::Over);
}
