//! The structs of the C interface. None has padding; each begins with its size.

/// A game. Copy it freely; it is no pointer. Zero is never a game.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameHandle {
    /// The library's own; not to be made up.
    pub id: u64,
}

/// How a game starts.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// sizeof(grz_options)
    pub struct_size: u32,
    /// How many play, 1 to 5, as the mode allows.
    pub players: u8,
    /// GRZ_LEVEL_...
    pub level: u8,
    /// Cards in the Trials pile; 0 for the usual number.
    pub trials: u8,
    /// The seat of the first Leader, or GRZ_BY_CHANCE.
    pub leader: u8,
    /// Decides all chance: the same seed and commands give the same game everywhere.
    pub seed: u64,
    /// GRZ_MODE_...
    pub mode: u8,
    /// 0
    pub reserved: [u8; 7],
}

/// How a game stands. For the host: the hash depends on what players may not know.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Info {
    /// sizeof(grz_info)
    pub struct_size: u32,
    /// How many events there have been: the sequence number of the next one.
    pub events: u32,
    /// The hash of everything in play, the same on every platform.
    pub hash: u64,
    /// How many seats are played: 0 to players - 1.
    pub players: u8,
    /// Seats in the ring; one more when the Chaplain sits there.
    pub ring: u8,
    /// The seats the game waits for, seat 0 in the lowest bit; 0 when it is over.
    pub awaited: u8,
    /// GRZ_OUTCOME_..., or GRZ_NONE while the game goes on.
    pub outcome: u8,
    /// The number of the Mission, from 1.
    pub mission: u8,
    /// The seat of the Leader.
    pub leader: u8,
    /// The seat whose turn it is or was last.
    pub turn: u8,
    /// 0
    pub reserved: u8,
}

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
    pub front_card: u8,
    /// 0
    pub reserved: [u8; 7],
}

/// Why a command is refused.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CRejection {
    /// sizeof(grz_rejection)
    pub struct_size: u32,
    /// GRZ_REASON_...; grz_reason_text puts it in words.
    pub reason: u8,
    /// GRZ_RULE_...; grz_rule_id names it.
    pub rule: u8,
    /// The number, in its list, of the card that bars the command, or GRZ_NONE.
    pub card: u8,
    /// What kind of card that is, GRZ_SOURCE_..., or 0.
    pub source: u8,
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
    pub front_card: u8,
    /// GRZ_PAUSE_...
    pub pause: u8,
    /// GRZ_TERM_...
    pub term: u8,
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
    /// 0
    pub reserved: u8,
    /// Numbers of cards, of a pile bottom first, or of what GRZ_SECRET_... says; 0 behind the last.
    pub order: [u8; 80],
}

/// A struct that begins with its size.
///
/// # Safety
///
/// The type is `repr(C)`, has no padding, and its first field is `struct_size: u32`.
pub unsafe trait Sized32: Copy {
    /// The size, as `struct_size` tells it.
    const SIZE: u32 = size_of::<Self>() as u32;
}

macro_rules! sized {
    ($($kind:ident: $size:literal),*) => {$(
        // SAFETY: repr(C), the first field is struct_size; the sum of the fields is asserted below.
        unsafe impl Sized32 for $kind {}
        // Frozen for this GRZ_ABI: the fields add up to this, so there is no padding.
        const _: () = assert!(size_of::<$kind>() == $size && core::mem::offset_of!($kind, struct_size) == 0);
    )*};
}

sized!(Options: 24, Info: 24, CCommand: 40, CRejection: 8, CEvent: 116);
const _: () = assert!(size_of::<GameHandle>() == 8);
const _: () = assert!(grizzled_core::MAX_DECK == 80);
