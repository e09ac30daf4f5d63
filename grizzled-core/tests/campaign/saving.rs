//! Saving between Chapters and resuming (CAMP-2).

use super::{Table, help, open_cards, seat};
use grizzled_core::campaign::{Campaign, CampaignCommand, CampaignStep, ResumeError, SAVED_FORMAT, SavedCampaign};
use grizzled_core::rules::{RulesError, Seating};

/// A campaign that has won a Chapter and shared its rewards.
fn under_way() -> Table {
    let mut table = Table::at_chapter_1();
    table.win(5);
    table.choose(CampaignCommand::Award { help: help(2), to: seat(1) });
    table.choose(CampaignCommand::Award { help: help(0), to: seat(2) });
    table
}

/// CAMP-2: seats in order, Helping Hands, points, bans and the next Chapter are all that is kept, and it is enough.
#[test]
fn camp_2_saved_and_resumed() {
    let table = under_way();
    let saved = table.campaign.save().expect("it is between Chapters");
    assert_eq!(Campaign::resume(&saved, &table.book(), 3), Ok(table.campaign));
    let mut lost = Table::at_chapter_1();
    lost.lose(3);
    assert_eq!(lost.campaign.save(), None, "the end of a Chapter is settled first");
    lost.choose(CampaignCommand::Ban(open_cards().get(0).unwrap()));
    let saved = lost.campaign.save().unwrap();
    assert_eq!(Campaign::resume(&saved, &lost.book(), 3), Ok(lost.campaign));
}

/// CAMP-2: a campaign that is over is saved, too, and stays over.
#[test]
fn camp_2_the_end_is_saved_and_resumed() {
    let mut table = under_way();
    table.win(5);
    table.choose(CampaignCommand::Award { help: help(3), to: seat(0) });
    assert_eq!(table.campaign.step(), CampaignStep::Over);
    let saved = table.campaign.save().expect("nothing is being settled");
    let resumed = Campaign::resume(&saved, &table.book(), 3).expect("it was saved");
    assert_eq!((resumed.step(), resumed.score()), (CampaignStep::Over, table.campaign.score()));
    assert_eq!(resumed.without_boot_camp(), resumed, "CAMP-1: Boot Camp comes before everything");
}

/// CAMP-2: with another number of seats it is refused.
#[test]
fn camp_2_another_number_of_seats() {
    let table = under_way();
    let saved = table.campaign.save().unwrap();
    for asked in [2, 4, 5] {
        assert_eq!(Campaign::resume(&saved, &table.book(), asked), Err(ResumeError::Seats { saved: 3, asked }));
    }
}

/// CAMP-2: what cannot be is refused, each with its reason.
#[test]
fn camp_2_what_cannot_be_is_refused() {
    let table = under_way();
    let saved = table.campaign.save().unwrap();
    let resume = |saved: SavedCampaign| Campaign::resume(&saved, &table.book(), 3);
    let newer = SavedCampaign { format: SAVED_FORMAT + 1, ..saved.clone() };
    assert_eq!(resume(newer), Err(ResumeError::Format(SAVED_FORMAT + 1)));
    assert_eq!(resume(SavedCampaign { chapter: 4, ..saved.clone() }), Err(ResumeError::Chapter(4)));
    let for_two = SavedCampaign { seats: 2, ..saved.clone() };
    let too_few = ResumeError::Seating(RulesError::Seats { seating: Seating::OneEach, seats: 2 });
    assert_eq!(Campaign::resume(&for_two, &table.book(), 2), Err(too_few));
    let mut twice = saved.clone();
    twice.held[0] = twice.held[1];
    let mut unheard = saved.clone();
    unheard.awarded.insert(help(20));
    let mut both = saved.clone();
    both.missed.insert(help(2));
    let mut beyond = saved.clone();
    beyond.held[3] = core::mem::take(&mut beyond.held[1]);
    let never_awarded = SavedCampaign { awarded: Default::default(), ..saved.clone() };
    for wrong in [twice, unheard, both, beyond, never_awarded] {
        assert_eq!(resume(wrong), Err(ResumeError::HelpingHands));
    }
    let card = |number| grizzled_core::CardId::new(number).unwrap();
    let mut unknown = saved.clone();
    unknown.bans.insert(card(90));
    let mut next_to_it = saved.clone();
    next_to_it.bans.insert(card(super::deck().len() as u8));
    let mut too_many = saved.clone();
    [1, 2].map(card).into_iter().for_each(|card| too_many.bans.insert(card));
    for wrong in [unknown, next_to_it, too_many] {
        assert_eq!(resume(wrong), Err(ResumeError::Bans));
    }
    let too_early = SavedCampaign { chapter: 1, ..saved };
    assert_eq!(resume(too_early), Err(ResumeError::HelpingHands), "Chapter 1 has offered nothing yet");
}

/// CAMP-2: the stored form reads back from JSON, and what it does not know it refuses.
#[test]
#[cfg(feature = "serde")]
fn camp_2_as_json() {
    let saved = under_way().campaign.save().unwrap();
    let text = serde_json::to_string(&saved).unwrap();
    assert_eq!(serde_json::from_str::<SavedCampaign>(&text).unwrap(), saved);
    let unknown = text.replacen('{', "{\"more\":1,", 1);
    assert!(serde_json::from_str::<SavedCampaign>(&unknown).is_err());
}
