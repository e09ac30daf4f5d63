//! Campaigns.

use super::sized;

/// How a campaign stands.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CampaignFacts {
    /// sizeof(grz_campaign_facts)
    pub struct_size: u32,
    /// The score: victory points less negative points.
    pub score: i32,
    /// The cards that can be banned now: bit n % 64 of word n / 64 is card n.
    pub bannable: [u64; 2],
    /// The cards banned.
    pub bans: [u64; 2],
    /// The Helping Hands that lie before the seats, a bit each.
    pub held: [u32; 5],
    /// The Helping Hands on offer now.
    pub offered: u32,
    /// The Helping Hands awarded so far, used or not.
    pub awarded: u32,
    /// The Helping Hands offered and not awarded.
    pub missed: u32,
    /// What it waits for, GRZ_STEP_...
    pub step: u8,
    /// The Chapter that comes next, or whose end is being settled; 0 is Boot Camp.
    pub chapter: u8,
    /// How many Grizzled play.
    pub seats: u8,
    /// GRZ_SEATING_...
    pub seating: u8,
    /// The seat that is asked for the group, or GRZ_NONE.
    pub leader: u8,
    /// How many Helping Hands are still awarded, the one asked for included.
    pub left: u8,
    /// 0
    pub reserved: [u8; 2],
}

/// A choice of the group.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CampaignChoice {
    /// sizeof(grz_campaign_choice)
    pub struct_size: u32,
    /// GRZ_GROUP_...
    pub tag: u8,
    /// The number of a Helping Hand, or GRZ_NONE.
    pub help: u8,
    /// The seat that gets it, or GRZ_NONE.
    pub seat: u8,
    /// The number of a card, or GRZ_NONE.
    pub card: u8,
}

sized!(CampaignFacts, u64: 80);
sized!(CampaignChoice, u32: 8);
