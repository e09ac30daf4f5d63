//! Versions, statuses, and the numbers that arguments take.

use super::codes;
use grizzled_core::{Level, MAX_DECK, Outcome};

codes! {
    /// General numbers.
    GENERAL: u32 {
        /// The number of this binary interface. It changes when a program built against another one could not work.
        GRZ_ABI = 0;
        /// In a field: nothing of the kind that it names.
        GRZ_NONE = u8::MAX as u32;
        /// In grz_options.leader: the first Leader is drawn.
        GRZ_BY_CHANCE = u8::MAX as u32;
        /// The most cards in grz_event.order.
        GRZ_MAX_ORDER = MAX_DECK as u32;
    }
}

codes! {
    /// Statuses: what a call came to. Numbers are never used again for something else.
    STATUSES: i32 {
        /// It was done.
        GRZ_OK = 0;
        /// The rules refuse the command; grz_rejection says why. Nothing has changed.
        GRZ_E_REJECTED = -1;
        /// The handle names no game: never made, freed, or made up.
        GRZ_E_HANDLE = -2;
        /// Another call on this handle is under way.
        GRZ_E_BUSY = -3;
        /// A pointer that is needed is NULL.
        GRZ_E_NULL = -4;
        /// A pointer is not aligned for what it points to.
        GRZ_E_ALIGNMENT = -5;
        /// A struct_size is not the size of that struct in this version.
        GRZ_E_STRUCT_SIZE = -6;
        /// A number is outside its range, or no player sits at the seat.
        GRZ_E_VALUE = -7;
        /// The caller's buffer is too short; only the need was written.
        GRZ_E_SHORT = -8;
        /// There are as many games as there can be.
        GRZ_E_FULL = -9;
        /// A defect of the library. The handle can only be freed; other handles are sound.
        GRZ_E_INTERNAL = -10;
        /// An earlier call on this handle met a defect of the library; it can only be freed.
        GRZ_E_POISONED = -11;
    }
}

codes! {
    /// Ways to play, for grz_options.mode.
    MODES: u8 {
        /// The base game of 2015, for 2 to 5.
        GRZ_MODE_BASE = 0;
        /// Armistice, a single game for 3 to 5.
        GRZ_MODE_ONE_SHOT = 1;
        /// Armistice for 2, with two neighbouring Grizzled each: seats 0 and 1, seats 2 and 3.
        GRZ_MODE_DUO = 2;
        /// Armistice for 1, with three Grizzled and one hand.
        GRZ_MODE_SOLO = 3;
    }
}

codes! {
    /// Levels, for grz_options.level. In a one-shot and for two they choose the deck of Orders; for one there is no level.
    LEVELS: u8 {
        /// Traps are ignored. With Orders: for beginners.
        GRZ_LEVEL_ROOKIE = Level::Rookie.number();
        /// Traps apply. With Orders: the usual ones.
        GRZ_LEVEL_NORMAL = Level::Normal.number();
        /// Traps apply, and the Trials pile has 30 cards. With Orders: for veterans.
        GRZ_LEVEL_VETERAN = Level::Veteran.number();
    }
}

codes! {
    /// Viewers: a seat's number from 0, or one of these.
    VIEWERS: u32 {
        /// Someone who only watches and sees no secret.
        GRZ_VIEWER_SPECTATOR = 100;
        /// The host: sees everything. Never hand this on to a player.
        GRZ_VIEWER_REFEREE = 101;
    }
}

codes! {
    /// Outcomes, in grz_info.outcome and grz_event.outcome; GRZ_NONE while the game goes on.
    OUTCOMES: u8 {
        /// The players have won.
        GRZ_OUTCOME_VICTORY = Outcome::Victory.number();
        /// Lost: a seat bears too many Hard Knocks.
        GRZ_OUTCOME_TOO_MANY_KNOCKS = Outcome::TooManyKnocks.number();
        /// Lost: the Morale reserve is empty.
        GRZ_OUTCOME_MORALE_LOST = Outcome::MoraleLost.number();
        /// Lost: the hands together hold too many cards.
        GRZ_OUTCOME_TOO_MANY_CARDS = Outcome::TooManyCards.number();
        /// Neither won nor lost: the one Mission of Boot Camp is over.
        GRZ_OUTCOME_BOOT_CAMP_OVER = Outcome::BootCampOver.number();
    }
}
