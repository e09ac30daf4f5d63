//! Handles, and how games begin and stand.

use super::sized;

/// A pack of cards. A value; copies name the same pack.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PackHandle {
    /// The library's own; not to be made up. 0 stands for the cards that are built in.
    pub id: u64,
}

/// The rules of games. A value; copies name the same rules.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RulesHandle {
    /// The library's own; not to be made up.
    pub id: u64,
}

/// A game as its host holds it: it knows everything. A value; copies name the same game.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameHandle {
    /// The library's own; not to be made up.
    pub id: u64,
}

/// A game as one viewer sees it: it holds no secret of anybody else. A value; copies name the same client.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClientHandle {
    /// The library's own; not to be made up.
    pub id: u64,
}

/// A campaign between its games. A value; copies name the same campaign.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CampaignHandle {
    /// The library's own; not to be made up.
    pub id: u64,
}

/// Many games by the same rules. A value; copies name the same batch.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BatchHandle {
    /// The library's own; not to be made up.
    pub id: u64,
}

/// A change of a way to play.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// GRZ_SETTING_...
    pub key: u32,
    /// What it is to be; GRZ_SETTING_... says which numbers it can be.
    pub value: i32,
}

/// What a way to play comes to.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesFacts {
    /// sizeof(grz_rules_facts)
    pub struct_size: u32,
    /// The most decisions that a game from its beginning can take.
    pub longest_game: u32,
    /// A number for the rules: equal for rules that are the same card by card.
    pub fingerprint: u64,
    /// The cards that are in the game: bit n % 64 of word n / 64 is card n.
    pub cards: [u64; 2],
    /// How many Grizzled play: seats 0 to seats - 1.
    pub seats: u8,
    /// Seats in the ring; one more when the Chaplain sits there.
    pub ring: u8,
    /// The Chaplain's seat, or GRZ_NONE.
    pub chaplain: u8,
    /// GRZ_SEATING_...
    pub seating: u8,
    /// The first seat of each player, seat 0 in the lowest bit.
    pub players: u8,
    /// Cards that the Trials pile begins with.
    pub trials: u8,
    /// Cards that the Morale reserve begins with.
    pub morale: u8,
    /// Speech tokens in the supply at the start.
    pub speeches: u8,
    /// Whether Traps draw, 0 or 1.
    pub traps: u8,
    /// Trial cards of the deck, those that are out of the game too.
    pub deck: u8,
    /// Orders that there are.
    pub orders: u8,
    /// Recruits that there are.
    pub recruits: u8,
    /// Helping Hands that there are.
    pub help: u8,
    /// With how many Hard Knocks a seat loses the game, when no card changes that.
    pub knock_limit: u8,
    /// How often a threat must be active for a Mission to fail, when no card changes that.
    pub failing_count: u8,
    /// 1 if the names of its Orders, Recruits and Helping Hands are known, or it has none of them; 0 if their pack is missing:
    /// texts then call them by their numbers.
    pub named: u8,
}

/// How a game starts. grz_start_init fills it in, so that all is left to chance. Seed and salt are for the host alone.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// sizeof(grz_start)
    pub struct_size: u32,
    /// GRZ_START_...
    pub flags: u32,
    /// Decides all chance: the same seed, seed_more and commands give the same game everywhere.
    pub seed: u64,
    /// 24 bytes more of it; 0 for a small seed, which players could guess by trying.
    pub seed_more: [u8; 24],
    /// With GRZ_START_COMMIT: random bytes that keep others from finding the seed by trying. One that is zero, or has fewer
    /// than eight different bytes, is refused; without the flag it is not looked at.
    pub salt: [u8; 32],
    /// The seat of the first Leader, or GRZ_NONE: it is drawn.
    pub leader: u8,
    /// The character of each seat, the number of the threat that its charm is against, or GRZ_NONE: it is drawn. GRZ_NONE
    /// for seats that nobody plays.
    pub characters: [u8; 5],
    /// 0
    pub reserved: [u8; 2],
    #[cfg(grz_newer)]
    pub made_up: u64,
}

/// How a game stands, as everybody at the table sees it.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Info {
    /// sizeof(grz_info)
    pub struct_size: u32,
    /// How many events there have been: the sequence number of the next one.
    pub events: u32,
    /// What grz_submit and grz_undo expect now, and where a client stands: the number of events in the low 16 bits, and above
    /// them how often something was taken back or the game was loaded. So whoever has seen what was taken back has another
    /// number than the game, though there are as many events again. Not to be made up.
    pub expected: u32,
    /// How many Grizzled play: seats 0 to seats - 1.
    pub seats: u8,
    /// Seats in the ring; one more when the Chaplain sits there.
    pub ring: u8,
    /// The seats the game waits for, seat 0 in the lowest bit; 0 when it is over or midway.
    pub awaited: u8,
    /// GRZ_OUTCOME_..., or GRZ_NONE while the game goes on.
    pub outcome: u8,
    /// The number of the Mission, from 1.
    pub mission: u8,
    /// The seat of the Leader.
    pub leader: u8,
    /// The seat whose turn it is or was last.
    pub turn: u8,
    /// Whether the last command can be taken back, 0 or 1; of a client always 0.
    pub undo: u8,
    /// 1 if the game stands in the middle of a command (grz_game_at), else 0: it can be looked at and not be played on,
    /// saved and loaded too.
    pub midway: u8,
    /// 0
    pub reserved: [u8; 3],
    #[cfg(grz_newer)]
    pub made_up: u32,
}

impl Start {
    /// A start in which nothing is chosen.
    pub(crate) const PLAIN: Self = Self {
        struct_size: size_of::<Self>() as u32,
        flags: 0,
        seed: 0,
        seed_more: [0; 24],
        salt: [0; 32],
        leader: u8::MAX,
        characters: [u8::MAX; 5],
        reserved: [0; 2],
        #[cfg(grz_newer)]
        made_up: 0,
    };
}

sized!(RulesFacts, u64: 48);
sized!(Start, u64: 80; made_up 88);
sized!(Info, u32: 24; made_up 28);
