//! A campaign, with the book that it is played from.

use super::games::Session;
use super::packs::{Cards, Names};
use super::rules::Ruleset;
use super::saves::read_campaign;
use crate::boundary::Checked;
use crate::codes::*;
use crate::convert::{NONE, words};
use crate::failure::{Called, Failure};
use crate::handles::Needs;
use crate::layout::{CampaignChoice, CampaignFacts, Sized32, Start};
use grizzled_core::campaign::{Book, Campaign, CampaignCommand, CampaignStep, ConcludeError};
use grizzled_core::rules::Seating;
use grizzled_core::vocabulary::{CardSet, HelpId, HelpSet};
use grizzled_core::{CardId, Seat};
use std::sync::Arc;

/// A campaign under way.
pub(crate) struct Group {
    campaign: Campaign,
    cards: Option<Arc<Cards>>,
}

fn book(cards: &Option<Arc<Cards>>) -> Book<'_> {
    cards.as_deref().map_or(Book::BUILT_IN, Cards::book)
}

impl Needs for Group {
    /// It is small, whatever was played.
    fn needs(&self) -> usize {
        0
    }
}

impl Group {
    pub(crate) fn new(cards: Option<Arc<Cards>>, seats: u32, duo: bool, boot_camp: bool) -> Called<Self> {
        let seats = u8::try_from(seats).map_err(|_| GRZ_E_VALUE)?;
        let seating = if duo { Seating::Duo } else { Seating::OneEach };
        let campaign = Campaign::new(&book(&cards), seats, seating)?;
        let campaign = if boot_camp { campaign } else { campaign.without_boot_camp() };
        Ok(Self { campaign, cards })
    }

    /// Goes on with a saved one.
    pub(crate) fn resume(saved: &[u8], cards: Option<Arc<Cards>>, seats: u32) -> Called<Self> {
        let seats = u8::try_from(seats).map_err(|_| GRZ_E_VALUE)?;
        let saved = read_campaign(saved)?;
        let resumed = Campaign::resume(&saved, &book(&cards), seats);
        let campaign = resumed.map_err(|error| Failure::reported(GRZ_E_CAMPAIGN, error))?;
        Ok(Self { campaign, cards })
    }

    pub(crate) fn save(&self) -> Called<String> {
        let saved = self.campaign.save().ok_or_else(|| {
            Failure::reported(
                GRZ_E_CAMPAIGN,
                "a campaign is saved between two Chapters, not while the group has a choice (CAMP-2)",
            )
        })?;
        super::games::to_json(&saved)
    }

    pub(crate) fn ruleset(&self) -> Called<Ruleset> {
        let rules = self.campaign.rules(&book(&self.cards))?;
        let names = self.cards.clone().map_or(Names::BuiltIn, Names::Own);
        Ok(Ruleset { rules, preset: None, names })
    }

    /// The game of the next Chapter.
    pub(crate) fn game(&self, start: &Start) -> Called<Session> {
        if self.campaign.step() != CampaignStep::Ready {
            return Err(Failure::reported(GRZ_E_CAMPAIGN, ConcludeError::NotReady));
        }
        Session::new(Arc::new(self.ruleset()?), start, Some(self.campaign.setup()))
    }

    pub(crate) fn conclude(&mut self, session: &Session) -> Called {
        let concluded = self.campaign.conclude(&book(&self.cards), session.game());
        concluded.map_err(|error| Failure::reported(GRZ_E_CAMPAIGN, error))
    }

    pub(crate) fn choices(&self) -> Vec<CampaignChoice> {
        self.campaign.legal().map(|choice| choice_to_c(&choice)).collect()
    }

    pub(crate) fn choose(&mut self, choice: &CampaignChoice) -> Called {
        let command = choice_from_c(choice)?;
        Ok(self.campaign.apply(&command)?)
    }

    pub(crate) fn info(&self) -> CampaignFacts {
        let (campaign, score) = (&self.campaign, self.campaign.score());
        let (leader, offered, left, bannable) = match campaign.step() {
            CampaignStep::Ready | CampaignStep::Over => (NONE, HelpSet::EMPTY, 0, CardSet::EMPTY),
            CampaignStep::Reward { leader, offered, left } => (leader.number(), offered, left, CardSet::EMPTY),
            CampaignStep::Ban { leader, cards } => (leader.number(), HelpSet::EMPTY, 0, cards),
        };
        CampaignFacts {
            struct_size: CampaignFacts::SIZE,
            score: score.total().into(),
            bannable: words(bannable),
            bans: words(score.bans),
            held: campaign.held().map(help_bits),
            offered: help_bits(offered),
            awarded: help_bits(score.awarded),
            missed: help_bits(score.missed),
            step: step_number(campaign.step()),
            chapter: campaign.chapter(),
            seats: campaign.seats(),
            seating: seating_number(campaign.seating()),
            leader,
            left,
            reserved: [0; 2],
        }
    }
}

/// No pack has more than 32 Helping Hands.
fn help_bits(help: HelpSet) -> u32 {
    help.bits() as u32
}

fn choice_to_c(choice: &CampaignCommand) -> CampaignChoice {
    let tag = group_number(*choice);
    let blank = CampaignChoice { struct_size: CampaignChoice::SIZE, tag, help: NONE, seat: NONE, card: NONE };
    match *choice {
        CampaignCommand::Award { help, to } => CampaignChoice { help: help.number(), seat: to.number(), ..blank },
        CampaignCommand::Ban(card) => CampaignChoice { card: card.number(), ..blank },
        CampaignCommand::BanNone => blank,
    }
}

fn choice_from_c(choice: &CampaignChoice) -> Checked<CampaignCommand> {
    Ok(match choice.tag {
        GRZ_GROUP_AWARD => CampaignCommand::Award {
            help: HelpId::new(choice.help).ok_or(GRZ_E_VALUE)?,
            to: Seat::new(choice.seat).ok_or(GRZ_E_VALUE)?,
        },
        GRZ_GROUP_BAN => CampaignCommand::Ban(CardId::new(choice.card).ok_or(GRZ_E_VALUE)?),
        GRZ_GROUP_BAN_NONE => CampaignCommand::BanNone,
        _ => return Err(GRZ_E_VALUE),
    })
}
