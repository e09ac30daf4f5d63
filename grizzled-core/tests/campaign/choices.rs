//! What the group chooses at a Chapter's end, and what it is worth (HH-3, BAN-1, GRP-1, CAMP-4).

use super::{Table, help, open_cards, seat};
use grizzled_core::RuleId;
use grizzled_core::campaign::{Campaign, CampaignCommand, CampaignRejection, CampaignStep};
use grizzled_core::cards::Award;
use grizzled_core::rules::Seating;
use grizzled_core::vocabulary::HelpSet;

/// HH-3: the line of the Conclusion with the most Morale that is still left says how many are awarded.
#[test]
fn hh_3_awards_by_morale_left() {
    for (morale, awarded) in [(4, 0), (5, 2), (14, 2), (15, 3), (19, 3)] {
        let mut table = Table::at_chapter_1();
        table.win(morale);
        match table.campaign.step() {
            CampaignStep::Reward { left, offered, .. } => assert_eq!((left, offered.len()), (awarded, 3)),
            step => assert_eq!((step, awarded), (CampaignStep::Ready, 0)),
        }
    }
}

/// HH-3: the group chooses which, and shares them freely; what is not awarded is a negative point.
#[test]
fn hh_3_chosen_and_shared_freely() {
    let mut table = Table::at_chapter_1();
    table.win(5);
    assert_eq!(table.campaign.legal().count(), 9, "three cards for three seats");
    table.choose(CampaignCommand::Award { help: help(2), to: seat(1) });
    assert_eq!(table.campaign.legal().count(), 6);
    table.choose(CampaignCommand::Award { help: help(0), to: seat(1) });
    assert_eq!(table.campaign.step(), CampaignStep::Ready);
    assert_eq!(table.campaign.held()[1], [help(0), help(2)].into_iter().collect::<HelpSet>());
    let score = table.campaign.score();
    assert_eq!((score.awarded.len(), score.missed), (2, [help(1)].into_iter().collect()));
    assert_eq!((score.victory(), score.negative(), score.total()), (2, 1, 1));
}

/// HH-3: where too little Morale is left nothing is awarded, and every card offered is a negative point.
#[test]
fn hh_3_nothing_awarded() {
    let mut table = Table::at_chapter_1();
    table.win(4);
    assert_eq!(table.campaign.score().total(), -3);
}

/// HH-3: after a loss the lines for a loss count, and no others; what they award comes before the ban (CAMP-6).
#[test]
fn hh_3_a_conclusion_says_separately_what_a_loss_awards() {
    let lines = [Some(Award { morale_left: 3, cards: 1 }), Some(Award { morale_left: 8, cards: 2 }), None, None];
    for (morale, awarded) in [(2, 0), (3, 1), (7, 1), (8, 2)] {
        let mut table = Table::at_chapter_1();
        table.chapters[1].awards_after_loss = lines;
        table.lose(morale);
        for number in 0..awarded {
            let left = awarded - number;
            assert!(matches!(table.campaign.step(), CampaignStep::Reward { left: asked, .. } if asked == left));
            assert_eq!(table.campaign.save(), None, "its end is being settled");
            table.choose(CampaignCommand::Award { help: help(number), to: seat(0) });
        }
        assert_eq!(table.campaign.step(), CampaignStep::Ban { leader: seat(1), cards: open_cards() });
        table.ban_none();
        let score = table.campaign.score();
        assert_eq!((score.awarded.len(), score.missed.len()), (awarded, 3 - awarded), "{morale} Morale left");
        let saved = table.campaign.save().expect("between Chapters");
        assert_eq!(Campaign::resume(&saved, &table.book(), 3), Ok(table.campaign));
    }
}

/// HH-3: and a victory is not counted by the lines for a loss.
#[test]
fn hh_3_the_lines_for_a_loss_say_nothing_of_a_victory() {
    let mut table = Table::at_chapter_1();
    table.chapters[1].awards_after_loss = [Some(Award { morale_left: 0, cards: 3 }), None, None, None];
    table.win(4);
    assert_eq!((table.campaign.step(), table.campaign.score().missed.len()), (CampaignStep::Ready, 3));
}

/// HH-3: a Conclusion that says nothing of a loss awards nothing after one, however much Morale is left.
#[test]
fn hh_3_a_conclusion_silent_about_a_loss_awards_nothing() {
    let mut table = Table::at_chapter_1();
    table.lose(19);
    assert!(matches!(table.campaign.step(), CampaignStep::Ban { .. }));
    assert_eq!((table.campaign.score().awarded.len(), table.campaign.score().missed.len()), (0, 3));
}

/// HH-3: of several lines that hold the one with the most cards counts, not their sum, in whatever order they stand.
#[test]
fn hh_3_the_largest_line_counts_not_the_sum() {
    let line = |morale_left, cards| Some(Award { morale_left, cards });
    let mut table = Table::at_chapter_1();
    table.chapters[1].awards = [line(1, 2), line(5, 1), line(3, 1), None];
    table.win(9);
    assert!(matches!(table.campaign.step(), CampaignStep::Reward { left: 2, .. }), "{:?}", table.campaign.step());
}

/// GRP-1: the group's choices are asked of the Leader's seat.
#[test]
fn grp_1_the_leader_is_asked() {
    let mut table = Table::at_chapter_1();
    table.win(5);
    assert!(matches!(table.campaign.step(), CampaignStep::Reward { leader, .. } if leader == seat(1)));
    let mut table = Table::at_chapter_1();
    table.lose(5);
    assert!(matches!(table.campaign.step(), CampaignStep::Ban { leader, .. } if leader == seat(1)));
}

/// BAN-1: after a defeat any card still in a hand or any assigned Hard Knock may be banned, and no other.
#[test]
fn ban_1_cards_within_reach() {
    let mut table = Table::at_chapter_1();
    table.lose(5);
    assert_eq!(table.campaign.step(), CampaignStep::Ban { leader: seat(1), cards: open_cards() });
    let out_of_reach = grizzled_core::testkit::knock(grizzled_core::cards::HardKnock::Frenzied);
    let before = table.campaign;
    let refused = table.campaign.apply(&CampaignCommand::Ban(out_of_reach));
    assert_eq!(refused, Err(CampaignRejection::NotInReach));
    assert_eq!(table.campaign, before);
}

/// BAN-1: a banned card is a negative point; to ban none is allowed and costs nothing.
#[test]
fn ban_1_a_ban_is_a_negative_point() {
    let mut banned = Table::at_chapter_1();
    banned.lose(5);
    let mut spared = Table::at_chapter_1();
    spared.lose(5);
    let card = open_cards().get(1).unwrap();
    banned.choose(CampaignCommand::Ban(card));
    spared.ban_none();
    assert_eq!((banned.campaign.score().total(), spared.campaign.score().total()), (-4, -3));
    assert_eq!(banned.campaign.score().bans, [card].into_iter().collect());
}

/// BAN-1: a Chapter that is won ends without a ban.
#[test]
fn ban_1_no_ban_after_a_victory() {
    let mut table = Table::at_chapter_1();
    table.win(4);
    assert_eq!(table.campaign.step(), CampaignStep::Ready);
}

/// CAMP-4: both piles are listed, and the score is their difference.
#[test]
fn camp_4_the_score() {
    let mut table = Table::at_chapter_1();
    table.win(15);
    for number in 0..3 {
        table.choose(CampaignCommand::Award { help: help(number), to: seat(0) });
    }
    table.lose(5);
    table.choose(CampaignCommand::Ban(open_cards().get(0).unwrap()));
    let score = table.campaign.score();
    assert_eq!((score.awarded.len(), score.missed.len(), score.bans.len()), (3, 1, 1));
    assert_eq!((score.victory(), score.negative(), score.total()), (3, 2, 1));
}

/// CAMP-6: what does not answer what is asked is refused with its rule, and changes nothing.
#[test]
fn camp_6_refusals() {
    let mut table = Table::at_chapter_1();
    let award = |number, to| CampaignCommand::Award { help: help(number), to: seat(to) };
    assert_eq!(table.campaign.apply(&CampaignCommand::BanNone), Err(CampaignRejection::NotAsked));
    table.win(5);
    let before = table.campaign;
    for (command, rejection, rule) in [
        (CampaignCommand::BanNone, CampaignRejection::NotAsked, RuleId::Camp6),
        (award(3, 0), CampaignRejection::NotOffered, RuleId::Hh3),
        (award(0, 3), CampaignRejection::NoHolder, RuleId::Hh4),
    ] {
        assert_eq!(table.campaign.apply(&command), Err(rejection));
        assert_eq!((rejection.rule(), table.campaign), (rule, before));
    }
    let mut lost = Table::at_chapter_1();
    lost.lose(5);
    let (before, closed) = (lost.campaign, grizzled_core::CardId::new(40).unwrap());
    assert!(!open_cards().contains(closed));
    let rejection = lost.campaign.apply(&CampaignCommand::Ban(closed)).unwrap_err();
    assert_eq!((rejection, rejection.rule()), (CampaignRejection::NotInReach, RuleId::Ban1));
    assert_eq!(lost.campaign, before);
}

/// HH-3: a Conclusion cannot award more than it offers.
#[test]
fn hh_3_no_more_are_awarded_than_are_offered() {
    let mut table = Table::at_chapter_1();
    table.set_award(1, 9);
    table.win(15);
    for number in 0..3 {
        table.choose(CampaignCommand::Award { help: help(number), to: seat(1) });
    }
    assert_eq!(table.campaign.step(), CampaignStep::Ready);
    assert_eq!((table.campaign.score().victory(), table.campaign.score().negative()), (3, 0));
}

/// DUO-1: Helping Hands are kept by player, at the first of its two seats.
#[test]
fn duo_1_helping_hands_by_player() {
    let mut table = Table::seated(4, Seating::Duo);
    table.campaign = table.campaign.without_boot_camp();
    let rules = table.campaign.rules(&table.book()).unwrap();
    assert_eq!(rules.players().iter().map(grizzled_core::Seat::number).collect::<Vec<_>>(), [0, 2]);
    let scene = grizzled_core::testkit::Scene::with(rules).leader(1);
    let mut scene = [0, 2, 3].into_iter().fold(scene, |scene, number| scene.withdrawn(number, None)).morale(15).begin();
    scene.when(1, grizzled_core::Command::withdraw(grizzled_core::vocabulary::Tile::Left));
    let other = Table::seated(4, Seating::Duo);
    table.campaign.conclude(&other.book(), scene.game()).unwrap();
    let to: HelpSet = HelpSet::first(3);
    assert_eq!(table.campaign.legal().count(), usize::from(to.len()) * 2);
    let odd = CampaignCommand::Award { help: help(0), to: seat(1) };
    assert_eq!(table.campaign.apply(&odd), Err(CampaignRejection::NoHolder));
}
