//! Campaigns: what goes on between games.

use super::packs::cards;
use crate::boundary::{
    Buffer, Checked, answer_reporting, answer_struct, answer_structs, freeing, guarded_reporting, read, read_bytes,
};
use crate::codes::{GRZ_E_VALUE, GRZ_MAX_INPUT};
use crate::layout::{
    CError, CampaignChoice, CampaignFacts, CampaignHandle, GameHandle, PackHandle, RulesHandle, Start,
};
use crate::model::campaigns::Group;
use crate::model::{CAMPAIGNS, GAMES, RULES};
use core::ffi::c_char;

/// Begins a campaign: Boot Camp and the Chapters.
///
/// `pack`: whose cards and Chapters; 0 for the built-in ones.
/// `seats`: how many Grizzled, 3 to 5; 4 when two play two each.
/// `duo`: 1 when two play two each, else 0.
/// `boot_camp`: 1 to begin with Boot Camp, 0 to skip it.
/// Statuses: GRZ_E_RULES (so many cannot play), GRZ_E_VALUE (duo or boot_camp is neither 0 nor 1, or seats more than
/// 255).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_create(
    pack: PackHandle,
    seats: u32,
    duo: u32,
    boot_camp: u32,
    campaign: *mut CampaignHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(campaign, error, || {
            let group = Group::new(cards(pack)?, seats, flag(duo)?, flag(boot_camp)?)?;
            Ok(CampaignHandle { id: CAMPAIGNS.insert(group)? })
        })
    }
}

fn flag(number: u32) -> Checked<bool> {
    match number {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(GRZ_E_VALUE),
    }
}

/// Ends a campaign.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_campaign_free(campaign: CampaignHandle) -> i32 {
    freeing(|| Ok(CAMPAIGNS.remove(campaign.id)?))
}

/// How a campaign stands: what it waits for, who holds which Helping Hands, and the points.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_info(campaign: CampaignHandle, info: *mut CampaignFacts) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(info, || CAMPAIGNS.with(campaign.id, |group| Ok(group.info()))) }
}

/// The rules of the next Chapter, for its cards and their texts.
///
/// Statuses: GRZ_E_RULES (there is no next Chapter).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_rules(
    campaign: CampaignHandle,
    rules: *mut RulesHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(rules, error, || {
            let ruleset = CAMPAIGNS.with(campaign.id, |group| group.ruleset())?;
            Ok(RulesHandle { id: RULES.insert(ruleset)? })
        })
    }
}

/// Begins the game of the next Chapter, with the Helping Hands that are held. They are part of what a host commits to:
/// see grz_verify.
///
/// `campaign`: which; it must wait for a game (GRZ_STEP_READY).
/// `start`: the seed, and what is not left to chance.
/// Statuses: GRZ_E_CAMPAIGN, GRZ_E_RULES, GRZ_E_SETUP, GRZ_E_VALUE (of start).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_game(
    campaign: CampaignHandle,
    start: *const Start,
    game: *mut GameHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(game, error, || {
            let start = read(start)?;
            let session = CAMPAIGNS.with(campaign.id, |group| group.game(&start))?;
            Ok(GameHandle { id: GAMES.insert(session)? })
        })
    }
}

/// Takes the finished game of a Chapter: its end is settled, and the group may have choices.
///
/// `game`: the game, which stays the caller's.
/// Statuses: GRZ_E_CAMPAIGN (it waits for no game, the game goes on, or it is another one).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_conclude(campaign: CampaignHandle, game: GameHandle, error: *mut CError) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |_| {
            CAMPAIGNS.with(campaign.id, |group| GAMES.with(game.id, |session| group.conclude(session)))
        })
    }
}

/// The choices that the group has now, each once.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_choices(
    campaign: CampaignHandle,
    choices: *mut CampaignChoice,
    struct_size: u32,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_structs(choices, struct_size, capacity, needed, || {
            CAMPAIGNS.with(campaign.id, |group| Ok(group.choices()))
        })
    }
}

/// Makes a choice for the group.
///
/// Statuses: GRZ_E_REJECTED, GRZ_E_VALUE (a number is outside its range).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_choose(
    campaign: CampaignHandle,
    choice: *const CampaignChoice,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |_| {
            let choice = read(choice)?;
            CAMPAIGNS.with(campaign.id, |group| group.choose(&choice))
        })
    }
}

/// A campaign between two Chapters as JSON, to be stored.
///
/// Statuses: GRZ_E_CAMPAIGN (the group has a choice to make first).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_save(
    campaign: CampaignHandle,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |error_place| {
            let buffer = Buffer::text(text, capacity, needed, error_place)?;
            buffer.fill_text(&CAMPAIGNS.with(campaign.id, |group| group.save())?)
        })
    }
}

/// Goes on with a stored campaign, with the same number of Grizzled.
///
/// `json`, `length`: the bytes.
/// `pack`: the pack that it is played with; 0 for the built-in cards.
/// `seats`: how many Grizzled sit there now.
/// Statuses: GRZ_E_FORMAT, GRZ_E_NEWER, GRZ_E_CAMPAIGN (it does not fit the seats or the pack), GRZ_E_TEXT,
/// GRZ_E_VALUE.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_campaign_resume(
    json: *const u8,
    length: u32,
    pack: PackHandle,
    seats: u32,
    campaign: *mut CampaignHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(campaign, error, || {
            let saved = read_bytes(json, length, GRZ_MAX_INPUT)?;
            let group = Group::resume(&saved, cards(pack)?, seats)?;
            Ok(CampaignHandle { id: CAMPAIGNS.insert(group)? })
        })
    }
}
