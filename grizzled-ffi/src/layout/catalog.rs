//! What cards are.

use super::sized;

/// A card of a game's rules.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CCard {
    /// sizeof(grz_card)
    pub struct_size: u32,
    /// The number that its pack gives it, where the pack is known; else 0.
    pub print: u16,
    /// Where it comes from, GRZ_PROVENANCE_..., where the pack is known; else GRZ_NONE.
    pub provenance: u8,
    /// GRZ_LIST_...
    pub list: u8,
    /// Its number in the list.
    pub number: u8,
    /// Of a Trial card: GRZ_FACE_...; else GRZ_NONE.
    pub face: u8,
    /// The Hard Knock that it is, GRZ_KNOCK_..., or GRZ_NONE.
    pub knock: u8,
    /// The threats it bears or makes active, a bit each.
    pub threats: u8,
    /// Whether it bears a Trap, 0 or 1.
    pub trap: u8,
    /// Whether it bears Luck, 0 or 1.
    pub luck: u8,
    /// Whether it is in the game, 0 or 1: cards that are banned or left out are not.
    pub in_game: u8,
    /// Of an Order: GRZ_DIFFICULTY_...; else GRZ_NONE.
    pub difficulty: u8,
    /// Of an Order: the least intensity with three, four and five seats; else 0.
    pub intensity: [u8; 3],
    /// Of a Recruit: how many cards its hand begins with; else 0.
    pub hand: u8,
    /// Of a Recruit: its Morale tokens; else 0.
    pub tokens: u8,
    /// Of a Helping Hand: GRZ_HELP_...; else GRZ_NONE.
    pub help: u8,
    /// 0
    pub reserved: [u8; 2],
}

sized!(CCard, u32: 24);
