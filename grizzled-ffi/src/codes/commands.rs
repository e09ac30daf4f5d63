//! Tags of commands, and the numbers of what they name.

use super::codes;
use grizzled_core::{CardId, CardSet, Command, Relief, Threat, Tile, Withdrawal};

const CARD: CardId = CardId::new(0).unwrap();
const WITHDRAWAL: Withdrawal = Withdrawal { removed: grizzled_core::Tiles::NONE, tile: None };

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
