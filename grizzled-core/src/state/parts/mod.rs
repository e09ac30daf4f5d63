//! The state of a game: what the table sees, what each seat sees, and what nobody sees.

mod printed;

use crate::state::{Front, FrontDecks, Knocks, Knowledge};
use crate::vocabulary::{
    CardId, CardSet, Character, MAX_DECK, MAX_SEATS, Modifiers, Outcome, Pause, Pile, Seat, SeatSet, Source, Threat,
    ThreatCounts, Tile, Tiles, WithdrawalRuling,
};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Agenda {
    /// For nobody: the game is being set up, or moves on by itself. Never seen between two commands.
    #[default]
    Nothing,
    /// For the Leader to choose the intensity (PREP-1).
    Intensity,
    /// For the active seat's action (MIS-1).
    Turn {
        /// Whether it may withdraw this turn (HK-2).
        withdrawal: WithdrawalRuling,
    },
    /// For the answers to a Speech, in any order (ACT-SPEECH-SECRET).
    Speech {
        /// Who speaks.
        speaker: Seat,
        /// Against what.
        threat: Threat,
    },
    /// For the choice of Merry Christmas (ACT-XMAS).
    Christmas {
        /// Who chooses.
        seat: Seat,
        /// Cards that its Clumsy still has to draw afterwards (HK-3).
        draws: u8,
    },
    /// For the choice of relief (RES-2).
    Relief {
        /// Who chooses.
        seat: Seat,
        /// The most Hard Knocks it may discard.
        knocks: u8,
        /// Whether it may recover its charm instead.
        charm: bool,
    },
    /// For nobody: the game is over.
    Over(Outcome),
    /// For each seat to keep one of two Helping Hands, in any order (ONE-1).
    Keep,
    /// For the Leader to choose the Order of the Day (ORD-2).
    Order,
    /// For a seat to use an Event Helping Hand, or not (HH-1).
    Invitation(Pause),
    /// For a choice that a card's effect asks for.
    Choice {
        /// The card.
        source: Source,
        /// How many choices are still to be made, this one included.
        left: u8,
        /// Where the game goes on afterwards, for a card used at a pause.
        pause: Option<Pause>,
    },
    /// For the Leader to say what the Recruit does (REC-3).
    Recruit,
    /// For a seat that has withdrawn to cancel an Order by drawing, or not (ORD-5).
    Cancellation {
        /// Cards that its Clumsy draws afterwards.
        draws: u8,
    },
    /// For the player to fill up the hand, or not (SOLO-4).
    Refill,
}

impl Agenda {
    /// The fixed tag of what the game waits for, 0 to 13.
    ///
    /// ```
    /// use grizzled_core::state::Agenda;
    /// use grizzled_core::vocabulary::Outcome;
    ///
    /// assert_eq!(Agenda::Intensity.tag(), 1);
    /// assert_eq!(Agenda::Over(Outcome::Victory).tag(), 6);
    /// ```
    #[must_use]
    pub const fn tag(&self) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Intensity => 1,
            Self::Turn { .. } => 2,
            Self::Speech { .. } => 3,
            Self::Christmas { .. } => 4,
            Self::Relief { .. } => 5,
            Self::Over(_) => 6,
            Self::Keep => 7,
            Self::Order => 8,
            Self::Invitation(_) => 9,
            Self::Choice { .. } => 10,
            Self::Recruit => 11,
            Self::Cancellation { .. } => 12,
            Self::Refill => 13,
        }
    }
}

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

/// How the running or last Mission stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum MissionState {
    /// It goes on.
    #[default]
    UnderWay = 0,
    /// It succeeded (MIS-4).
    Succeeded = 1,
    /// It failed (MIS-2).
    Failed = 2,
}

/// What everyone sees (TAB-5). The same for every seat, for spectators and for the referee.
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
    /// What lies on the table beside the Trials.
    pub front: Front,
}

/// The answer a seat has given to a Speech, until it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Answer {
    /// None is pending.
    #[default]
    None,
    /// To discard nothing.
    Decline,
    /// To discard this card.
    Discard(CardId),
}

/// What the owner of a seat sees alone (TAB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Holdings {
    /// The hand.
    pub hand: CardSet,
    /// The Support tiles held.
    pub tiles: Tiles,
    /// The tile played face down.
    pub tile: Option<Tile>,
    /// The answer given to the Speech under way.
    pub answer: Answer,
}

impl Holdings {
    /// Whether an answer to the Speech under way has been given.
    #[must_use]
    pub const fn has_answered(&self) -> bool {
        !matches!(self.answer, Answer::None)
    }
}

/// The two piles. Nobody at the table knows their order.
///
/// They share one array: Trials grows from its start, Morale from its end.
#[derive(Clone, Copy)]
pub struct Decks {
    pub(crate) cards: [CardId; MAX_DECK],
    pub(crate) trials: u8,
    pub(crate) morale: u8,
}

impl Decks {
    pub(crate) const EMPTY: Self = Self { cards: [CardId::new(0).unwrap(); MAX_DECK], trials: 0, morale: 0 };

    /// The Trials pile, bottom first.
    #[must_use]
    pub fn trials(&self) -> Pile {
        Pile::of(&self.cards[..usize::from(self.trials)])
    }

    /// The Morale reserve, bottom first.
    #[must_use]
    pub fn morale(&self) -> Pile {
        self.cards.iter().rev().take(self.morale.into()).copied().collect()
    }

    /// The card on top of Trials.
    #[must_use]
    pub fn top(&self) -> Option<CardId> {
        self.cards[..usize::from(self.trials)].last().copied()
    }
}

impl PartialEq for Decks {
    fn eq(&self, other: &Self) -> bool {
        self.trials() == other.trials() && self.morale() == other.morale()
    }
}

impl Eq for Decks {}

/// Everything in play: a fold of the events so far.
///
/// Its `Debug` prints what the whole table sees, so that a log which players can read gives nothing away. To print
/// everything there is [`RefereeView`](crate::views::RefereeView).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) own: [Holdings; MAX_SEATS],
    pub(crate) known: [Knowledge; MAX_SEATS],
    pub(crate) decks: Decks,
    pub(crate) front_decks: FrontDecks,
    pub(crate) places_hash: u64,
    pub(crate) agenda_hash: u64,
}

// Everything in play is copied whole by searches and servers.
const _: () = assert!(size_of::<State>() <= 512);

impl State {
    /// A table with nothing on it, before the first event.
    pub const EMPTY: Self = Self {
        table: Table {
            seats: [TableSeat {
                character: None,
                charm_ready: false,
                hand: 0,
                tiles: 0,
                tile_played: false,
                speeches: 0,
            }; MAX_SEATS],
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
            front: Front::NONE,
        },
        own: [Holdings { hand: CardSet::EMPTY, tiles: Tiles::NONE, tile: None, answer: Answer::None }; MAX_SEATS],
        known: [Knowledge::Nothing; MAX_SEATS],
        decks: Decks::EMPTY,
        front_decks: FrontDecks::NONE,
        places_hash: 0,
        agenda_hash: 0,
    };

    /// What everyone sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What the owner of the seat sees alone.
    #[must_use]
    pub const fn own(&self, seat: Seat) -> &Holdings {
        &self.own[seat.index()]
    }

    /// What nobody at the table sees.
    #[must_use]
    pub const fn decks(&self) -> &Decks {
        &self.decks
    }

    /// What the owner of the seat alone knows of Orders and Helping Hands.
    #[must_use]
    pub const fn known(&self, seat: Seat) -> Knowledge {
        self.known[seat.index()]
    }

    /// The decks of Orders and Recruits, which nobody at the table sees.
    #[must_use]
    pub const fn front_decks(&self) -> &FrontDecks {
        &self.front_decks
    }
}

impl Table {
    /// What is seen of one seat.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &TableSeat {
        &self.seats[seat.index()]
    }

    /// Those of the Grizzled whose Good Luck Charm is used up.
    pub(crate) fn charms_used(&self, grizzled: SeatSet) -> SeatSet {
        grizzled.iter().filter(|&seat| !self.seat(seat).charm_ready).collect()
    }

    /// How many Grizzled have withdrawn: those with a character who are not in the Mission.
    pub(crate) fn withdrawn(&self) -> u8 {
        let all = self.seats.iter().filter(|seat| seat.character.is_some()).count() as u8;
        all.saturating_sub(self.in_mission.len())
    }

    /// Nobody is asked: the game stands in the middle of a command. What is over stays over.
    #[cfg(feature = "alloc")]
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
