//! Commands, to C and back.

use super::{NONE, number};
use crate::boundary::Called;
use crate::codes::*;
use crate::layout::{CCommand, Sized32};
use grizzled_core::{CardId, CardSet, Command, Relief, Threat, Tile, Tiles, Withdrawal};

/// A command with every field empty.
const BLANK: CCommand = CCommand {
    struct_size: CCommand::SIZE,
    tag: 0,
    intensity: 0,
    card: NONE,
    threat: NONE,
    tile: NONE,
    relief: 0,
    reserved: [0; 2],
    removed: [0; 4],
    knocks: [0; 2],
};

/// The command as a C struct.
pub(crate) fn to_c(command: &Command) -> CCommand {
    let blank = CCommand { tag: command.tag(), ..BLANK };
    match *command {
        Command::Intensity(intensity) => CCommand { intensity, ..blank },
        Command::Play(card) | Command::Charm(card) => CCommand { card: card.number(), ..blank },
        Command::Speech(threat) => CCommand { threat: threat.number(), ..blank },
        Command::Withdraw(Withdrawal { removed, tile }) => {
            CCommand { removed: removed.to_array(), tile: tile.map_or(NONE, Tile::number), ..blank }
        }
        Command::Answer(card) | Command::Christmas(card) => CCommand { card: number(card), ..blank },
        Command::Relief(relief) => CCommand { relief: relief_number(relief), knocks: knocks(relief), ..blank },
    }
}

fn knocks(relief: Relief) -> [u64; 2] {
    let bits = match relief {
        Relief::Knocks(cards) => cards.bits(),
        Relief::Charm => 0,
    };
    [bits as u64, (bits >> 64) as u64]
}

/// The command that the C struct means, if it means one.
pub(crate) fn from_c(command: &CCommand) -> Called<Command> {
    if command.reserved != [0; 2] {
        return Err(GRZ_E_VALUE);
    }
    Ok(match command.tag {
        GRZ_COMMAND_INTENSITY => Command::Intensity(command.intensity),
        GRZ_COMMAND_PLAY => Command::Play(card(command.card)?),
        GRZ_COMMAND_CHARM => Command::Charm(card(command.card)?),
        GRZ_COMMAND_SPEECH => Command::Speech(Threat::new(command.threat).ok_or(GRZ_E_VALUE)?),
        GRZ_COMMAND_WITHDRAW => Command::Withdraw(withdrawal(command)?),
        GRZ_COMMAND_ANSWER => Command::Answer(optional(command.card, card)?),
        GRZ_COMMAND_CHRISTMAS => Command::Christmas(optional(command.card, card)?),
        GRZ_COMMAND_RELIEF => Command::Relief(relief(command)?),
        _ => return Err(GRZ_E_VALUE),
    })
}

fn optional<T>(number: u8, read: impl FnOnce(u8) -> Called<T>) -> Called<Option<T>> {
    if number == NONE { Ok(None) } else { read(number).map(Some) }
}

fn card(number: u8) -> Called<CardId> {
    CardId::new(number).ok_or(GRZ_E_VALUE)
}

fn tile(number: u8) -> Called<Tile> {
    Tile::new(number).ok_or(GRZ_E_VALUE)
}

fn withdrawal(command: &CCommand) -> Called<Withdrawal> {
    // No one can mean more tiles than the box holds.
    let removed = Tiles::from_array(command.removed);
    Tiles::BOX.without(removed).ok_or(GRZ_E_VALUE)?;
    Ok(Withdrawal { removed, tile: optional(command.tile, tile)? })
}

fn relief(command: &CCommand) -> Called<Relief> {
    match command.relief {
        GRZ_RELIEF_KNOCKS => Ok(Relief::Knocks(cards(command.knocks))),
        GRZ_RELIEF_CHARM => Ok(Relief::Charm),
        _ => Err(GRZ_E_VALUE),
    }
}

fn cards(words: [u64; 2]) -> CardSet {
    let has = |card: &CardId| words[card.index() / 64] >> (card.index() % 64) & 1 == 1;
    CardSet::first(CardId::COUNT as u8).iter().filter(has).collect()
}
