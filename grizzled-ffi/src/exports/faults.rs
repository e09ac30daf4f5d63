//! A defect on purpose, to test how the library stands it. In no library that is shipped.

use crate::boundary::guarded;
use crate::layout::{BatchHandle, CampaignHandle, ClientHandle, GameHandle};
use crate::model::{BATCHES, CAMPAIGNS, CLIENTS, GAMES};

/// Panics while the game is in use.
#[unsafe(no_mangle)]
pub extern "C" fn grz_fault_game(game: GameHandle) -> i32 {
    guarded(|| GAMES.with(game.id, |_| panic!("on purpose")))
}

/// Panics while the client is in use.
#[unsafe(no_mangle)]
pub extern "C" fn grz_fault_client(client: ClientHandle) -> i32 {
    guarded(|| CLIENTS.with(client.id, |_| panic!("on purpose")))
}

/// Panics while the campaign is in use.
#[unsafe(no_mangle)]
pub extern "C" fn grz_fault_campaign(campaign: CampaignHandle) -> i32 {
    guarded(|| CAMPAIGNS.with(campaign.id, |_| panic!("on purpose")))
}

/// Panics while the batch is in use.
#[unsafe(no_mangle)]
pub extern "C" fn grz_fault_batch(batch: BatchHandle) -> i32 {
    guarded(|| BATCHES.with(batch.id, |_| panic!("on purpose")))
}
