//! Commands, to C and back.

use super::{NONE, number};
use crate::codes::*;
use crate::failure::{Called, Failure};
use crate::layout::{CCommand, Sized32};
use grizzled_core::vocabulary::{
    CardSet, Choice, HelpId, OrderId, PublicCommand, Relief, Threat, Tile, Tiles, Withdrawal,
};
use grizzled_core::{CardId, Command, Seat};

/// A command with every field empty.
const BLANK: CCommand = CCommand {
    struct_size: CCommand::SIZE,
    tag: 0,
    intensity: 0,
    card: NONE,
    threat: NONE,
    tile: NONE,
    relief: 0,
    choice: 0,
    seat: NONE,
    removed: [0; 4],
    knocks: [0; 2],
    roster_card: NONE,
    reserved: [0; 7],
    #[cfg(grz_newer)]
    made_up: crate::made_up::WRITTEN,
};

/// The command as a C struct.
pub(crate) fn to_c(command: &Command) -> CCommand {
    let blank = CCommand { tag: command.tag(), ..BLANK };
    match *command {
        Command::Intensity(intensity) => CCommand { intensity, ..blank },
        Command::Play(card) | Command::Charm(card) | Command::RecruitPlay(card) => {
            CCommand { card: card.number(), ..blank }
        }
        Command::Speech(threat) => CCommand { threat: threat.number(), ..blank },
        Command::Withdraw(Withdrawal { removed, tile }) => {
            CCommand { removed: removed.to_array(), tile: tile.map_or(NONE, Tile::number), ..blank }
        }
        Command::Answer(card) | Command::Christmas(card) => CCommand { card: number(card), ..blank },
        Command::Relief(relief) => CCommand { relief: relief_number(relief), knocks: knocks(relief), ..blank },
        Command::Order(order) | Command::Cancel(order) => CCommand { roster_card: order.number(), ..blank },
        Command::Keep(help) | Command::Help(help) => CCommand { roster_card: help.number(), ..blank },
        Command::Choose(choice) => choice_to_c(choice, blank),
        Command::RecruitWithdraw | Command::Refill | Command::Decline => blank,
    }
}

/// The command as everyone may read it.
pub(crate) fn public_to_c(command: &Command) -> CCommand {
    let blank = CCommand { tag: command.tag(), ..BLANK };
    match command.public() {
        PublicCommand::Intensity(intensity) => CCommand { intensity, ..blank },
        PublicCommand::Speech(threat) => CCommand { threat: threat.number(), ..blank },
        _ => blank,
    }
}

fn choice_to_c(choice: Choice, blank: CCommand) -> CCommand {
    let blank = CCommand { choice: choice_number(choice), ..blank };
    match choice {
        Choice::Card(card) => CCommand { card: card.number(), ..blank },
        Choice::Seat(seat) => CCommand { seat: seat.number(), ..blank },
        Choice::Order(order) => CCommand { roster_card: order.number(), ..blank },
        Choice::Gift { card, to } => CCommand { card: card.number(), seat: to.number(), ..blank },
    }
}

fn knocks(relief: Relief) -> [u64; 2] {
    let bits = match relief {
        Relief::Knocks(cards) => cards.bits(),
        Relief::Charm => 0,
    };
    [bits as u64, (bits >> 64) as u64]
}

/// A field that means nothing.
fn wrong(field: &str) -> Failure {
    Failure::reported(GRZ_E_VALUE, format!("grz_command.{field} is outside its range"))
}

/// The command that the C struct means, if it means one.
pub(crate) fn from_c(command: &CCommand) -> Called<Command> {
    if command.reserved != [0; 7] {
        return Err(wrong("reserved"));
    }
    #[cfg(grz_newer)]
    if !crate::made_up::known(command.made_up) {
        return Err(crate::made_up::STATUS.into());
    }
    Ok(match command.tag {
        GRZ_COMMAND_INTENSITY => Command::Intensity(command.intensity),
        GRZ_COMMAND_PLAY => Command::Play(card(command.card)?),
        GRZ_COMMAND_CHARM => Command::Charm(card(command.card)?),
        GRZ_COMMAND_SPEECH => Command::Speech(Threat::new(command.threat).ok_or_else(|| wrong("threat"))?),
        GRZ_COMMAND_WITHDRAW => Command::Withdraw(withdrawal(command)?),
        GRZ_COMMAND_ANSWER => Command::Answer(optional(command.card, card)?),
        GRZ_COMMAND_CHRISTMAS => Command::Christmas(optional(command.card, card)?),
        GRZ_COMMAND_RELIEF => Command::Relief(relief(command)?),
        _ => return module_from_c(command),
    })
}

/// The command of a module that the struct holds.
fn module_from_c(command: &CCommand) -> Called<Command> {
    Ok(match command.tag {
        GRZ_COMMAND_ORDER => Command::Order(order(command.roster_card)?),
        GRZ_COMMAND_KEEP => Command::Keep(help(command.roster_card)?),
        GRZ_COMMAND_HELP => Command::Help(help(command.roster_card)?),
        GRZ_COMMAND_CHOOSE => Command::Choose(choice(command)?),
        GRZ_COMMAND_RECRUIT_PLAY => Command::RecruitPlay(card(command.card)?),
        GRZ_COMMAND_RECRUIT_WITHDRAW => Command::RecruitWithdraw,
        GRZ_COMMAND_CANCEL => Command::Cancel(order(command.roster_card)?),
        GRZ_COMMAND_REFILL => Command::Refill,
        GRZ_COMMAND_DECLINE => Command::Decline,
        _ => return Err(wrong("tag")),
    })
}

fn choice(command: &CCommand) -> Called<Choice> {
    Ok(match command.choice {
        GRZ_CHOICE_CARD => Choice::Card(card(command.card)?),
        GRZ_CHOICE_SEAT => Choice::Seat(seat(command.seat)?),
        GRZ_CHOICE_ORDER => Choice::Order(order(command.roster_card)?),
        GRZ_CHOICE_GIFT => Choice::Gift { card: card(command.card)?, to: seat(command.seat)? },
        _ => return Err(wrong("choice")),
    })
}

fn order(number: u8) -> Called<OrderId> {
    OrderId::new(number).ok_or_else(|| wrong("roster_card"))
}

fn help(number: u8) -> Called<HelpId> {
    HelpId::new(number).ok_or_else(|| wrong("roster_card"))
}

fn seat(number: u8) -> Called<Seat> {
    Seat::new(number).ok_or_else(|| wrong("seat"))
}

fn optional<T>(number: u8, read: impl FnOnce(u8) -> Called<T>) -> Called<Option<T>> {
    if number == NONE { Ok(None) } else { read(number).map(Some) }
}

fn card(number: u8) -> Called<CardId> {
    CardId::new(number).ok_or_else(|| wrong("card"))
}

fn tile(number: u8) -> Called<Tile> {
    Tile::new(number).ok_or_else(|| wrong("tile"))
}

fn withdrawal(command: &CCommand) -> Called<Withdrawal> {
    // No one can mean more tiles than the box holds.
    let removed = Tiles::from_array(command.removed);
    Tiles::BOX.without(removed).ok_or_else(|| wrong("removed"))?;
    Ok(Withdrawal { removed, tile: optional(command.tile, tile)? })
}

fn relief(command: &CCommand) -> Called<Relief> {
    match command.relief {
        GRZ_RELIEF_KNOCKS => Ok(Relief::Knocks(cards(command.knocks))),
        GRZ_RELIEF_CHARM => Ok(Relief::Charm),
        _ => Err(wrong("relief")),
    }
}

fn cards(words: [u64; 2]) -> CardSet {
    let has = |card: &CardId| words[card.index() / 64] >> (card.index() % 64) & 1 == 1;
    CardSet::first(CardId::COUNT as u8).iter().filter(has).collect()
}
