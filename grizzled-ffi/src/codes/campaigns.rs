//! What campaigns wait for, and the choices of the group.

use super::codes;
use grizzled_core::campaign::{CampaignCommand, CampaignStep};
use grizzled_core::vocabulary::{CardSet, HelpId, HelpSet};
use grizzled_core::{CardId, Seat};

const HELP: HelpId = HelpId::new(0).unwrap();
const CARD: CardId = CardId::new(0).unwrap();
const REWARD: CampaignStep = CampaignStep::Reward { leader: Seat::S0, offered: HelpSet::EMPTY, left: 0 };
const BAN: CampaignStep = CampaignStep::Ban { leader: Seat::S0, cards: CardSet::EMPTY };

/// The number of a step.
pub(crate) const fn step_number(step: CampaignStep) -> u8 {
    match step {
        CampaignStep::Ready => 0,
        CampaignStep::Reward { .. } => 1,
        CampaignStep::Ban { .. } => 2,
        CampaignStep::Over => 3,
    }
}

codes! {
    /// What a campaign waits for, in grz_campaign_facts.step.
    STEPS: u8 {
        /// For the game of the next Chapter.
        GRZ_STEP_READY = step_number(CampaignStep::Ready);
        /// For the group to choose a Helping Hand, and who gets it.
        GRZ_STEP_REWARD = step_number(REWARD);
        /// For the group to ban a card, or none.
        GRZ_STEP_BAN = step_number(BAN);
        /// For nothing: the campaign is over.
        GRZ_STEP_OVER = step_number(CampaignStep::Over);
    }
}

/// The number of a choice of the group.
pub(crate) const fn group_number(choice: CampaignCommand) -> u8 {
    match choice {
        CampaignCommand::Award { .. } => 1,
        CampaignCommand::Ban(_) => 2,
        CampaignCommand::BanNone => 3,
    }
}

codes! {
    /// Choices of the group, in grz_campaign_choice.tag.
    GROUP_CHOICES: u8 {
        /// A Helping Hand is awarded to a seat: help, seat.
        GRZ_GROUP_AWARD = group_number(CampaignCommand::Award { help: HELP, to: Seat::S0 });
        /// A card leaves the campaign: card.
        GRZ_GROUP_BAN = group_number(CampaignCommand::Ban(CARD));
        /// No card is banned.
        GRZ_GROUP_BAN_NONE = group_number(CampaignCommand::BanNone);
    }
}
