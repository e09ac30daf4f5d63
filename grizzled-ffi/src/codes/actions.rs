//! Actions: a number for each command, for masks and learning; and what batches take and report.

use super::codes;
use grizzled_core::vocabulary::{MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_SEATS};

const DECK: u32 = MAX_DECK as u32;
const SEATS: u32 = MAX_SEATS as u32;
/// The greatest intensity that can be chosen is a deck dealt to two seats.
const INTENSITIES: u32 = DECK + 1;
/// Tiles removed in 15 ways, and one of four tiles played, or none.
const WITHDRAWALS: u32 = 15 * 5;
/// Sets of at most three of all the Hard Knocks there can be, and the charm.
const RELIEFS: u32 = {
    let n = grizzled_core::state::Knocks::MOST as u32;
    1 + n + n * (n - 1) / 2 + n * (n - 1) * (n - 2) / 6 + 1
};

codes! {
    /// Actions, GRZ_ACTION_COUNT of them: each begins at the number given, and the next one's number ends it.
    ACTIONS: u32 {
        /// To play a card: its number is added.
        GRZ_ACTION_PLAY = 0;
        /// To use the charm on a card: its number is added.
        GRZ_ACTION_CHARM = GRZ_ACTION_PLAY + DECK;
        /// To make a Speech: GRZ_THREAT_... is added.
        GRZ_ACTION_SPEECH = GRZ_ACTION_CHARM + DECK;
        /// To withdraw: 5 times the place of the tiles removed (none; one, by GRZ_TILE_...; two, by both), and the tile
        /// played or 4 for none, are added.
        GRZ_ACTION_WITHDRAW = GRZ_ACTION_SPEECH + 6;
        /// To choose an intensity: it is added.
        GRZ_ACTION_INTENSITY = GRZ_ACTION_WITHDRAW + WITHDRAWALS;
        /// To answer a Speech with a card: its number is added.
        GRZ_ACTION_ANSWER = GRZ_ACTION_INTENSITY + INTENSITIES;
        /// To answer it with none.
        GRZ_ACTION_ANSWER_NONE = GRZ_ACTION_ANSWER + DECK;
        /// To carry out Merry Christmas with a Hard Knock: its number is added.
        GRZ_ACTION_CHRISTMAS = GRZ_ACTION_ANSWER_NONE + 1;
        /// To carry it out with none.
        GRZ_ACTION_CHRISTMAS_NONE = GRZ_ACTION_CHRISTMAS + DECK;
        /// To take relief: its place among the legal commands is added.
        GRZ_ACTION_RELIEF = GRZ_ACTION_CHRISTMAS_NONE + 1;
        /// To choose an Order: its number is added.
        GRZ_ACTION_ORDER = GRZ_ACTION_RELIEF + RELIEFS;
        /// To keep a Helping Hand: its number is added.
        GRZ_ACTION_KEEP = GRZ_ACTION_ORDER + MAX_ORDERS as u32;
        /// To use a Helping Hand: its number is added.
        GRZ_ACTION_HELP = GRZ_ACTION_KEEP + MAX_HELP as u32;
        /// To choose a card for an effect: its number is added.
        GRZ_ACTION_CHOOSE_CARD = GRZ_ACTION_HELP + MAX_HELP as u32;
        /// To choose a seat for it: its number is added.
        GRZ_ACTION_CHOOSE_SEAT = GRZ_ACTION_CHOOSE_CARD + DECK;
        /// To choose an Order for it: its number is added.
        GRZ_ACTION_CHOOSE_ORDER = GRZ_ACTION_CHOOSE_SEAT + SEATS;
        /// To give a card to a seat: 5 times the card's number, and the seat's, are added.
        GRZ_ACTION_CHOOSE_GIFT = GRZ_ACTION_CHOOSE_ORDER + MAX_ORDERS as u32;
        /// The Recruit plays a card: its number is added.
        GRZ_ACTION_RECRUIT_PLAY = GRZ_ACTION_CHOOSE_GIFT + DECK * SEATS;
        /// The Recruit withdraws.
        GRZ_ACTION_RECRUIT_WITHDRAW = GRZ_ACTION_RECRUIT_PLAY + DECK;
        /// To cancel an Order by drawing: its number is added.
        GRZ_ACTION_CANCEL = GRZ_ACTION_RECRUIT_WITHDRAW + 1;
        /// To fill the hand up.
        GRZ_ACTION_REFILL = GRZ_ACTION_CANCEL + MAX_ORDERS as u32;
        /// To use or choose nothing, or nothing more.
        GRZ_ACTION_DECLINE = GRZ_ACTION_REFILL + 1;
        /// How many actions there are.
        GRZ_ACTION_COUNT = GRZ_ACTION_DECLINE + 1;
        /// Words of 64 bits in a mask of actions: bit n % 64 of word n / 64 is action n.
        GRZ_MASK_WORDS = GRZ_ACTION_COUNT.div_ceil(64);
    }
}

codes! {
    /// What grz_batch_step takes instead of a choice.
    INSTEADS: u32 {
        /// The game is left as it is.
        GRZ_INSTEAD_WAIT = u32::MAX;
        /// The game begins again; its chance goes on.
        GRZ_INSTEAD_RESTART = u32::MAX - 1;
    }
}

codes! {
    /// What became of a choice, in grz_batch_row.stepped.
    STEPPED: u8 {
        /// The game was left as it is.
        GRZ_STEPPED_WAITED = 0;
        /// The command was carried out, or the game begun again.
        GRZ_STEPPED_DONE = 1;
        /// No command has that number now; the game is as before.
        GRZ_STEPPED_REFUSED = 2;
    }
}

codes! {
    /// Bits of the flags of grz_batch_step.
    BATCH_FLAGS: u32 {
        /// Choices are numbers of actions; else places among the legal commands, from 0.
        GRZ_BATCH_ACTIONS = 1;
        /// A game that a step ends begins again at once; the row holds the outcome of the old game and the seat of the new one.
        GRZ_BATCH_RESTART = 2;
    }
}
