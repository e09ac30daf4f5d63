//! An addition to the interface that is made up. `.ci/c-growth` builds the library with it, `--cfg grz_newer`, and runs
//! programs against it that know nothing of it. With it
//!
//! - `grz_start`, `grz_info`, `grz_command`, `grz_event` and `grz_view` have a field more, `made_up`;
//! - the reserved bytes of `grz_info` mean something;
//! - after each Mission that begins there is another event, and there is another status.

use crate::codes::GRZ_FINGERPRINT;
use crate::layout::CEvent;
use grizzled_core::Notice;
use grizzled_core::vocabulary::SeatSet;
use std::ffi::CStr;

/// Of the header that has all this.
pub(crate) const FINGERPRINT: u32 = GRZ_FINGERPRINT ^ 1;
/// What the new fields hold in what the library writes.
pub(crate) const WRITTEN: u64 = 0x7777_7777;
pub(crate) const STATUS: i32 = -100;
pub(crate) const STATUS_TEXT: &CStr = c"A failure that is made up.";
const TAG: u8 = 250;
const MISSION_STARTED: u8 = Notice::MissionStarted { number: 0, seats: SeatSet::EMPTY }.tag();

/// The events, with the new one after each Mission that begins.
pub(crate) fn with_new_ones(events: Vec<CEvent>) -> Vec<CEvent> {
    let new = |event: &CEvent| (event.tag == MISSION_STARTED).then_some(CEvent { tag: TAG, ..*event });
    events.into_iter().flat_map(|event| [Some(event), new(&event)]).flatten().collect()
}

/// Of an input: 0 is as before, and what the library wrote it takes back.
pub(crate) const fn known(field: u64) -> bool {
    matches!(field, 0 | WRITTEN)
}
