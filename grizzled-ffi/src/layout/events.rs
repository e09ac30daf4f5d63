//! Commands and events.

use super::sized;

/// A seat's decision. The tag says which fields count; the library fills the others with GRZ_NONE or 0.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CCommand {
    /// sizeof(grz_command)
    pub struct_size: u32,
    /// GRZ_COMMAND_...
    pub tag: u8,
    /// Cards for each seat.
    pub intensity: u8,
    /// The number of a card, or GRZ_NONE.
    pub card: u8,
    /// GRZ_THREAT_...
    pub threat: u8,
    /// The tile played, GRZ_TILE_..., or GRZ_NONE.
    pub tile: u8,
    /// GRZ_RELIEF_...
    pub relief: u8,
    /// GRZ_CHOICE_..., or 0.
    pub choice: u8,
    /// A seat, or GRZ_NONE.
    pub seat: u8,
    /// How many tiles of each kind are removed, by GRZ_TILE_...
    pub removed: [u8; 4],
    /// A set of cards: bit n % 64 of word n / 64 is card n.
    pub knocks: [u64; 2],
    /// The number of an Order or a Helping Hand in its list, or GRZ_NONE.
    pub roster_card: u8,
    /// 0
    pub reserved: [u8; 7],
    #[cfg(grz_newer)]
    pub made_up: u64,
}

/// Something that happened, as one viewer sees it. GRZ_EVENT_... says which fields count.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CEvent {
    /// sizeof(grz_event)
    pub struct_size: u32,
    /// Its place among the game's events, from 0; the same for every viewer.
    pub sequence: u32,
    /// GRZ_EVENT_...
    pub tag: u8,
    /// Whose event it is.
    pub seat: u8,
    /// Another seat.
    pub to: u8,
    /// A card that all see.
    pub card: u8,
    /// The number, in its list, of the card that brought it about.
    pub by: u8,
    /// GRZ_THREAT_...
    pub threat: u8,
    /// A tile that all see, GRZ_TILE_...
    pub tile: u8,
    /// GRZ_ORIGIN_...
    pub origin: u8,
    /// A character: the number of the threat that its charm is against.
    pub character: u8,
    /// GRZ_OUTCOME_...
    pub outcome: u8,
    /// A set of seats, seat 0 in the lowest bit.
    pub seats: u8,
    /// A number.
    pub amount: u8,
    /// Cards in the Morale reserve.
    pub morale: u8,
    /// Speech tokens in the supply.
    pub speeches: u8,
    /// GRZ_FLAG_...
    pub flags: u8,
    /// What kind of card brought it about, GRZ_SOURCE_..., or 0.
    pub source: u8,
    /// The number, in its list, of an Order, Recruit or Helping Hand that all see.
    pub roster_card: u8,
    /// GRZ_PAUSE_...
    pub pause: u8,
    /// GRZ_MODIFIER_...
    pub modifier: u8,
    /// GRZ_SECRET_...: which of the fields below count, or that they are hidden.
    pub secret: u8,
    /// A card that only this viewer sees.
    pub secret_card: u8,
    /// A tile that only this viewer sees, GRZ_TILE_...
    pub secret_tile: u8,
    /// How many tiles of each kind, by GRZ_TILE_...
    pub secret_tiles: [u8; 4],
    /// How many numbers there are in order.
    pub order_length: u8,
    /// For whom it was made: a seat, or GRZ_VIEWER_SPECTATOR; GRZ_NONE for the host's own (grz_referee_events).
    pub viewer: u8,
    /// Numbers of cards, of a pile bottom first, or of what GRZ_SECRET_... says; 0 behind the last.
    pub order: [u8; 80],
    #[cfg(grz_newer)]
    pub made_up: u32,
}

sized!(CCommand, u64: 40; made_up 48);
sized!(CEvent, u32: 116; made_up 120);
const _: () = assert!(grizzled_core::vocabulary::MAX_DECK == 80);
