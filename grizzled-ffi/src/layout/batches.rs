//! Many games in one call, and what bytes are.

use super::sized;

/// How one game of a batch stands.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchRow {
    /// How many commands the seat may give; 0 when the game is over.
    pub legal: u32,
    /// The seat that decides next, or GRZ_NONE when the game is over.
    pub seat: u8,
    /// GRZ_OUTCOME_..., or GRZ_NONE while the game goes on.
    pub outcome: u8,
    /// The number of the Mission, from 1.
    pub mission: u8,
    /// What became of the choice, GRZ_STEPPED_...
    pub stepped: u8,
}

/// What bytes are that somebody has saved.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveInfo {
    /// sizeof(grz_save_info)
    pub struct_size: u32,
    /// GRZ_SAVE_...
    pub kind: u32,
    /// The rules' fingerprint, of a log or stream; else 0.
    pub fingerprint: u64,
    /// How many events it has, of a log or stream; else 0.
    pub events: u32,
    /// How many commands it has, of a log; else 0.
    pub commands: u32,
    /// GRZ_FORM_...
    pub form: u8,
    /// How many Grizzled play; of a pack 0.
    pub seats: u8,
    /// Of a stream: its viewer, a seat or GRZ_VIEWER_SPECTATOR; else GRZ_NONE.
    pub viewer: u8,
    /// Whether it holds the commitment of its host, 0 or 1.
    pub committed: u8,
    /// Of a log or stream: 1 if it ends in the middle of a command, so that the game can only be looked at; else 0.
    pub midway: u8,
    /// 0
    pub reserved: [u8; 3],
}

sized!(SaveInfo, u64: 32);
const _: () = assert!(size_of::<BatchRow>() == 8);
