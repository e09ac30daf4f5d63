//! What the whole table sees.

use crate::state::{Agenda, HelpingHands, Knocks, Orders, Recruits, Solo};
use crate::vocabulary::{
    CardId, CardSet, Character, MAX_SEATS, Modifiers, Outcome, Seat, SeatSet, ThreatCounts, Tiles, numbered_enum,
};

/// What the whole table sees of one seat (TAB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TableSeat {
    /// Who plays here; nobody before the set-up and at the Chaplain's seat (CHAP-1).
    pub character: Option<Character>,
    /// Whether the Good Luck Charm can be used.
    pub charm_ready: bool,
    /// Cards in hand.
    pub hand: u8,
    /// Support tiles held, the one played not among them.
    pub tiles: u8,
    /// Whether a tile lies face down.
    pub tile_played: bool,
    /// Speech tokens held.
    pub speeches: u8,
}

numbered_enum! {
    /// How the running or last Mission stands.
    ///
    /// Exhaustive: a Mission runs or has ended in one of these ways.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum MissionState {
        /// It goes on.
        #[default]
        UnderWay = 0,
        /// It succeeded (MIS-4).
        Succeeded = 1,
        /// It failed (MIS-2).
        Failed = 2,
    }
}

/// What everyone sees (TAB-5). The same for every seat, for spectators and for the referee.
///
/// ```
/// use grizzled_core::{Command, Game, Scenario, Seat, Seeded, Setup};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let mut chance = Seeded::new(1);
/// let mut game = Game::new(Scenario::base(3).rules()?, &setup, &mut chance, &mut ())?;
/// game.apply(Seat::S0, &Command::Intensity(3), &mut chance, &mut ())?;
///
/// let table = game.table();
/// assert_eq!((table.leader, table.intensity, table.cards_in_hands()), (Seat::S0, 3, 9));
/// assert!(table.no_mans_land.is_empty() && table.seat(Seat::S2).charm_ready);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Table {
    /// The Trial cards in No Man's Land.
    pub no_mans_land: CardSet,
    /// The cards that are out of the game (TAB-4).
    pub discards: CardSet,
    /// The Hard Knocks before the seats, the oldest first.
    pub knocks: Knocks,
    /// How often each threat is active (MIS-2).
    pub active: ThreatCounts,
    /// Who holds the Leader token.
    pub leader: Seat,
    /// Whose turn it is, or was last.
    pub turn: Seat,
    /// Who is still in the Mission.
    pub in_mission: SeatSet,
    /// The Mission's number, from 1; 0 before the first.
    pub mission: u8,
    /// The intensity last chosen.
    pub intensity: u8,
    /// Speech tokens in the supply.
    pub speeches: u8,
    /// Whom the game waits for: several seats at once for a Speech, none when it is over.
    pub awaited: SeatSet,
    /// How the Mission stands.
    pub mission_state: MissionState,
    /// What the game waits for.
    pub agenda: Agenda,
    /// What is seen of each seat of the ring; the rest of the list is empty.
    pub seats: [TableSeat; MAX_SEATS],
    /// A Merry Christmas that is being carried out (ACT-XMAS).
    pub open: Option<CardId>,
    /// Cards in the Trials pile.
    pub trials: u8,
    /// Cards in the Morale reserve.
    pub morale: u8,
    /// Support tiles that Absent-minded took out of the game.
    pub removed_tiles: Tiles,
    /// The numbers of the running Mission (PACK-2).
    pub modifiers: Modifiers,
    /// The Orders of the Day.
    pub orders: Orders,
    /// The Recruits.
    pub recruits: Recruits,
    /// The Helping Hands.
    pub helping_hands: HelpingHands,
    /// The Traps that Luck has cancelled in this Mission (LUCK-1).
    pub luck_used: u8,
    /// The seats that have made their free Speech in this Mission.
    pub spoken_free: SeatSet,
    /// The hands that their players have put down (DUO-2).
    pub put_down: SeatSet,
    /// What the game for one has on the table.
    pub solo: Solo,
}

impl Table {
    /// A table with nothing on it.
    pub(super) const EMPTY: Self = Self {
        seats: [TableSeat { character: None, charm_ready: false, hand: 0, tiles: 0, tile_played: false, speeches: 0 };
            MAX_SEATS],
        no_mans_land: CardSet::EMPTY,
        discards: CardSet::EMPTY,
        knocks: Knocks::NONE,
        open: None,
        active: ThreatCounts::NONE,
        trials: 0,
        morale: 0,
        speeches: 0,
        removed_tiles: Tiles::NONE,
        leader: Seat::S0,
        turn: Seat::S0,
        in_mission: SeatSet::EMPTY,
        mission: 0,
        mission_state: MissionState::UnderWay,
        intensity: 0,
        agenda: Agenda::Nothing,
        awaited: SeatSet::EMPTY,
        modifiers: Modifiers::USUAL,
        orders: Orders::NONE,
        recruits: Recruits::NONE,
        helping_hands: HelpingHands::NONE,
        luck_used: 0,
        spoken_free: SeatSet::EMPTY,
        put_down: SeatSet::EMPTY,
        solo: Solo::NONE,
    };

    /// What is seen of one seat.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &TableSeat {
        &self.seats[seat.index()]
    }

    /// Those of the Grizzled ([`Rules::grizzled`](crate::rules::Rules::grizzled)) whose Good Luck Charm is used up.
    #[must_use]
    pub fn charms_used(&self, grizzled: SeatSet) -> SeatSet {
        grizzled.iter().filter(|&seat| !self.seat(seat).charm_ready).collect()
    }

    /// How many Grizzled have withdrawn: those with a character who are not in the Mission.
    pub(crate) fn withdrawn(&self) -> u8 {
        let all = self.seats.iter().filter(|seat| seat.character.is_some()).count() as u8;
        all.saturating_sub(self.in_mission.len())
    }

    /// Nobody is asked: the game stands in the middle of a command. What is over stays over.
    #[cfg(feature = "log")]
    pub(crate) const fn cut(&mut self) {
        if self.outcome().is_none() {
            self.agenda = Agenda::Nothing;
            self.awaited = SeatSet::EMPTY;
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.agenda {
            Agenda::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Cards in all hands together.
    #[must_use]
    pub fn cards_in_hands(&self) -> u8 {
        self.seats.iter().fold(0, |sum, seat| sum.saturating_add(seat.hand))
    }
}
