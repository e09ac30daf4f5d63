//! Tags of commands, and the numbers of what they name.

use super::codes;
use grizzled_core::vocabulary::{CardSet, Choice, HelpId, OrderId, Relief, Threat, Tile, Withdrawal};
use grizzled_core::{CardId, Command, Seat};

const CARD: CardId = CardId::new(0).unwrap();
const ORDER: OrderId = OrderId::new(0).unwrap();
const HELP: HelpId = HelpId::new(0).unwrap();
const WITHDRAWAL: Withdrawal = Withdrawal { removed: grizzled_core::vocabulary::Tiles::NONE, tile: None };

codes! {
    /// Tags of commands, in grz_command.tag. Fields that a tag does not name are ignored.
    COMMANDS: u8 {
        /// The Leader sets how many cards each seat is dealt: intensity.
        GRZ_COMMAND_INTENSITY = Command::Intensity(0).tag();
        /// Play a card from hand: card.
        GRZ_COMMAND_PLAY = Command::Play(CARD).tag();
        /// Use the Good Luck Charm on a card in No Man's Land: card.
        GRZ_COMMAND_CHARM = Command::Charm(CARD).tag();
        /// Make a Speech: threat.
        GRZ_COMMAND_SPEECH = Command::Speech(Threat::Night).tag();
        /// Withdraw from the Mission: removed, tile (or GRZ_NONE).
        GRZ_COMMAND_WITHDRAW = Command::Withdraw(WITHDRAWAL).tag();
        /// Answer a Speech: card, or GRZ_NONE to decline.
        GRZ_COMMAND_ANSWER = Command::Answer(None).tag();
        /// Carry out Merry Christmas: card, a Hard Knock, or GRZ_NONE to decline.
        GRZ_COMMAND_CHRISTMAS = Command::Christmas(None).tag();
        /// Take relief: relief, knocks.
        GRZ_COMMAND_RELIEF = Command::Relief(Relief::Charm).tag();
        /// Choose the Order of the Day: roster_card, an Order.
        GRZ_COMMAND_ORDER = Command::Order(ORDER).tag();
        /// Keep one of the two Helping Hands drawn: roster_card, a Helping Hand.
        GRZ_COMMAND_KEEP = Command::Keep(HELP).tag();
        /// Use a Helping Hand: roster_card, a Helping Hand.
        GRZ_COMMAND_HELP = Command::Help(HELP).tag();
        /// Choose how the effect of a card is carried out: choice, and what it names.
        GRZ_COMMAND_CHOOSE = Command::Choose(Choice::Card(CARD)).tag();
        /// The Recruit plays a card: card.
        GRZ_COMMAND_RECRUIT_PLAY = Command::RecruitPlay(CARD).tag();
        /// The Recruit withdraws.
        GRZ_COMMAND_RECRUIT_WITHDRAW = Command::RecruitWithdraw.tag();
        /// Cancel an Order by drawing: roster_card, an Order.
        GRZ_COMMAND_CANCEL = Command::Cancel(ORDER).tag();
        /// Fill the hand up.
        GRZ_COMMAND_REFILL = Command::Refill.tag();
        /// Use or choose nothing, or nothing more.
        GRZ_COMMAND_DECLINE = Command::Decline.tag();
    }
}

/// The number of a kind of relief.
pub(crate) const fn relief_number(relief: Relief) -> u8 {
    match relief {
        Relief::Knocks(_) => 0,
        Relief::Charm => 1,
    }
}

codes! {
    /// Kinds of relief, in grz_command.relief.
    RELIEFS: u8 {
        /// Discard the own Hard Knocks in grz_command.knocks; none declines.
        GRZ_RELIEF_KNOCKS = relief_number(Relief::Knocks(CardSet::EMPTY));
        /// Recover the Good Luck Charm.
        GRZ_RELIEF_CHARM = relief_number(Relief::Charm);
    }
}

/// The number of a kind of choice.
pub(crate) const fn choice_number(choice: Choice) -> u8 {
    match choice {
        Choice::Card(_) => 1,
        Choice::Seat(_) => 2,
        Choice::Order(_) => 3,
        Choice::Gift { .. } => 4,
    }
}

codes! {
    /// Kinds of choices, in grz_command.choice.
    CHOICES: u8 {
        /// A card, from the own hand, on the table or in No Man's Land: card.
        GRZ_CHOICE_CARD = choice_number(Choice::Card(CARD));
        /// A seat: seat.
        GRZ_CHOICE_SEAT = choice_number(Choice::Seat(Seat::S0));
        /// An Order in play: roster_card.
        GRZ_CHOICE_ORDER = choice_number(Choice::Order(ORDER));
        /// A card from the own hand for another seat: card, seat.
        GRZ_CHOICE_GIFT = choice_number(Choice::Gift { card: CARD, to: Seat::S0 });
    }
}

codes! {
    /// Threats. The character of the same number has the charm against it.
    THREATS: u8 {
        /// Weather: night.
        GRZ_THREAT_NIGHT = Threat::Night.number();
        /// Weather: rain.
        GRZ_THREAT_RAIN = Threat::Rain.number();
        /// Weather: snow.
        GRZ_THREAT_SNOW = Threat::Snow.number();
        /// Assault: the gas mask.
        GRZ_THREAT_MASK = Threat::Mask.number();
        /// Assault: the shell.
        GRZ_THREAT_SHELL = Threat::Shell.number();
        /// Assault: the whistle.
        GRZ_THREAT_WHISTLE = Threat::Whistle.number();
    }
}

codes! {
    /// Kinds of Support tiles: numbers, and places in grz_command.removed and grz_event.secret_tiles.
    TILES: u8 {
        /// Helps the seat to the left.
        GRZ_TILE_LEFT = Tile::Left.number();
        /// Helps the seat to the right.
        GRZ_TILE_RIGHT = Tile::Right.number();
        /// Helps the second seat to the left.
        GRZ_TILE_DOUBLE_LEFT = Tile::DoubleLeft.number();
        /// Helps the second seat to the right.
        GRZ_TILE_DOUBLE_RIGHT = Tile::DoubleRight.number();
    }
}
