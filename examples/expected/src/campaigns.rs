//! Whole campaigns: Chapter by Chapter, with what the group chooses in between.

use crate::commands::NONE;
use crate::fold::{Fold, Generator};
use crate::game::Play;
use grizzled_core::Seeded;
use grizzled_core::campaign::{Book, Campaign, CampaignStep};
use grizzled_core::log::History;
use grizzled_core::rules::Seating;
use grizzled_core::vocabulary::HelpSet;

/// How many Grizzled, whether two each, whether with Boot Camp, and the seed.
const CAMPAIGNS: [(u8, u8, u8, u32); 4] = [(3, 0, 1, 501), (4, 0, 0, 502), (5, 0, 1, 503), (4, 1, 0, 504)];

pub(crate) fn lines() -> Vec<String> {
    let line = |(seats, duo, boot_camp, seed)| {
        let (steps, score, value) = play(seats, duo, boot_camp, seed);
        format!("campaign;{seats};{duo};{boot_camp};{seed};{steps};{score};{value}")
    };
    CAMPAIGNS.into_iter().map(line).collect()
}

fn play(seats: u8, duo: u8, boot_camp: u8, seed: u32) -> (u32, i32, u64) {
    let seating = if duo == 1 { Seating::Duo } else { Seating::OneEach };
    let campaign = Campaign::new(&Book::BUILT_IN, seats, seating).expect("so many can play");
    let mut campaign = if boot_camp == 1 { campaign } else { campaign.without_boot_camp() };
    let (mut fold, mut generator) = (Fold::new(), Generator::new(seed));
    for step in 0.. {
        let score = facts(&mut fold, &campaign);
        match campaign.step() {
            CampaignStep::Over => return (step, score, fold.value()),
            CampaignStep::Ready => {
                let saved = campaign.save().expect("it is between two Chapters");
                campaign = Campaign::resume(&saved, &Book::BUILT_IN, seats).expect("it was saved");
                fold.word(chapter(&mut campaign, seed + step));
            }
            _ => {
                let choices: Vec<_> = campaign.legal().collect();
                fold.add(choices.len() as u32);
                campaign.apply(&choices[generator.below(choices.len())]).expect("it can be chosen");
            }
        }
    }
    unreachable!("a campaign ends")
}

/// Plays the next Chapter: the hash at its end.
fn chapter(campaign: &mut Campaign, seed: u32) -> u64 {
    let rules = campaign.rules(&Book::BUILT_IN).expect("there is a next Chapter");
    let history = History::new(rules, &campaign.setup(), Seeded::new(seed.into())).expect("it can begin");
    let mut play = Play::of(history, seed);
    play.finish();
    campaign.conclude(&Book::BUILT_IN, play.game()).expect("it is over");
    play.game().hash()
}

/// Takes in how the campaign stands, but for the score.
fn facts(fold: &mut Fold, campaign: &Campaign) -> i32 {
    let score = campaign.score();
    let help = |set: HelpSet| set.bits() as u32;
    let (number, leader, offered, left, bannable) = match campaign.step() {
        CampaignStep::Ready => (0, NONE, 0, 0, 0),
        CampaignStep::Reward { leader, offered, left } => (1, leader.number(), help(offered), left, 0),
        CampaignStep::Ban { leader, cards } => (2, leader.number(), 0, 0, cards.bits()),
        CampaignStep::Over => (3, NONE, 0, 0, 0),
    };
    fold.cards(bannable);
    fold.cards(score.bans.bits());
    fold.all(campaign.held().map(help));
    fold.all([offered, help(score.awarded), help(score.missed)]);
    fold.all([number, campaign.chapter(), campaign.seats()]);
    fold.all([if campaign.seating() == Seating::Duo { 2_u8 } else { 0 }, leader, left]);
    score.total().into()
}
