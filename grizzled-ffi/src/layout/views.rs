//! What one viewer sees of a game.

use super::sized;

/// What everybody sees of one seat.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CSeat {
    /// The Helping Hands that lie before it, a bit each.
    pub help: u32,
    /// Who plays here: the number of the threat that the charm is against; GRZ_NONE at the Chaplain's seat.
    pub character: u8,
    /// Whether the charm can be used, 0 or 1.
    pub charm_ready: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Support tiles held, the one played not among them.
    pub tiles: u8,
    /// Whether a tile lies face down, 0 or 1.
    pub tile_played: u8,
    /// Speech tokens held.
    pub speeches: u8,
    /// Whether the seat is still in the Mission, 0 or 1.
    pub in_mission: u8,
    /// Whether the seat is barred from Speeches, so that its chat is to be closed, 0 or 1.
    pub mute: u8,
}

/// What one viewer sees. In sets of cards, bit n % 64 of word n / 64 is card n; in sets of seats and of what else has
/// numbers, bit n is number n.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CView {
    /// sizeof(grz_view)
    pub struct_size: u32,
    /// How many events it takes into account.
    pub events: u32,
    /// The Trial cards in No Man's Land.
    pub no_mans_land: [u64; 2],
    /// The cards that are out of the game.
    pub discards: [u64; 2],
    /// The viewer's hand; empty for a spectator, and while a player has put it down.
    pub hand: [u64; 2],
    /// The Orders in play.
    pub orders: u64,
    /// The seats of the ring; behind them zeros.
    pub seats: [CSeat; 5],
    /// The Helping Hands whose effect lasts to the end of the Mission.
    pub help_in_force: u32,
    /// Whose view it is: a seat, or GRZ_VIEWER_SPECTATOR.
    pub viewer: u8,
    /// How many Grizzled play.
    pub seat_count: u8,
    /// How many seats the ring has.
    pub ring: u8,
    /// The seats the game waits for.
    pub awaited: u8,
    /// Whether the game waits for the viewer, 0 or 1.
    pub asked: u8,
    /// GRZ_OUTCOME_..., or GRZ_NONE.
    pub outcome: u8,
    /// Who holds the Leader token.
    pub leader: u8,
    /// Whose turn it is, or was last.
    pub turn: u8,
    /// Who is still in the Mission.
    pub in_mission: u8,
    /// The Mission's number, from 1.
    pub mission: u8,
    /// How it stands, GRZ_MISSION_...
    pub mission_state: u8,
    /// The intensity last chosen.
    pub intensity: u8,
    /// Speech tokens in the supply.
    pub speeches: u8,
    /// Cards in the Trials pile.
    pub trials: u8,
    /// Cards in the Morale reserve.
    pub morale: u8,
    /// How often each threat is active, by GRZ_THREAT_...
    pub active: [u8; 6],
    /// Support tiles out of the game, by GRZ_TILE_...
    pub removed_tiles: [u8; 4],
    /// What the game waits for, GRZ_AGENDA_..., which says which of the next eight fields count.
    pub agenda: u8,
    /// The seat that it is about, or GRZ_NONE.
    pub agenda_seat: u8,
    /// GRZ_THREAT_... that a Speech is against, or GRZ_NONE.
    pub agenda_threat: u8,
    /// A number.
    pub agenda_amount: u8,
    /// GRZ_FLAG_...
    pub agenda_flags: u8,
    /// The kind of card that it is about, GRZ_SOURCE_..., or 0.
    pub agenda_source: u8,
    /// The number of that card in its list, or GRZ_NONE.
    pub agenda_by: u8,
    /// GRZ_PAUSE_..., or GRZ_NONE.
    pub agenda_pause: u8,
    /// A Merry Christmas that is being carried out, or GRZ_NONE.
    pub open_card: u8,
    /// How many Hard Knocks lie on the table.
    pub knock_count: u8,
    /// Which, the oldest first; behind the last GRZ_NONE.
    pub knocks: [u8; 23],
    /// Before which seat each of them lies; behind the last GRZ_NONE.
    pub knock_seats: [u8; 23],
    /// The Order of this Mission, or GRZ_NONE.
    pub order: u8,
    /// Cards in the deck of Orders.
    pub orders_left: u8,
    /// The Recruit in play, or GRZ_NONE.
    pub recruit: u8,
    /// The seat after which it acts, or GRZ_NONE.
    pub recruit_after: u8,
    /// Its Morale tokens.
    pub recruit_tokens: u8,
    /// Whether it is in the Mission, 0 or 1.
    pub recruit_in_mission: u8,
    /// Whether the turn is, or was last, the Recruit's, 0 or 1.
    pub recruit_acts: u8,
    /// The cards of its hand, which all see; behind the last GRZ_NONE.
    pub recruit_hand: [u8; 5],
    /// The Recruit turned up on top of the deck, or GRZ_NONE.
    pub next_recruit: u8,
    /// Cards in the deck of Recruits.
    pub recruits_left: u8,
    /// The Traps that Luck has cancelled in this Mission.
    pub luck_used: u8,
    /// The seats that have made their free Speech in this Mission.
    pub spoken_free: u8,
    /// The hands that their players have put down.
    pub put_down: u8,
    /// The Support tiles of the game for one that can still be drawn: bit n for seat n, bit 3 for the blank one.
    pub solo_tiles: u8,
    /// Whether the hand cannot be filled up any more in this Mission, 0 or 1.
    pub refill_declined: u8,
    /// The numbers of the running Mission, by GRZ_MODIFIER_...
    pub modifiers: [u8; 25],
    /// The viewer's Support tiles, how many of each kind, by GRZ_TILE_...
    pub tiles: [u8; 4],
    /// The tile that the viewer has played face down, or GRZ_NONE.
    pub tile: u8,
    /// The viewer's answer to the Speech under way, GRZ_ANSWER_...
    pub answer: u8,
    /// The card of that answer, or GRZ_NONE.
    pub answer_card: u8,
    /// What the viewer alone knows of Orders and Helping Hands, GRZ_KNOWN_...
    pub known: u8,
    /// The numbers of those cards, or GRZ_NONE.
    pub known_cards: [u8; 2],
    /// 0
    pub reserved: [u8; 9],
    #[cfg(grz_newer)]
    pub made_up: u64,
}

sized!(CView, u64: 272; made_up 280);
const _: () = assert!(size_of::<CSeat>() == 12);
const _: () = assert!(grizzled_core::state::Knocks::MOST == 23 && grizzled_core::vocabulary::MAX_SEATS == 5);
