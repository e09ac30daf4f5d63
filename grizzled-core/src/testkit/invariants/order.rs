//! In which order legal commands are listed (CMD-1).

use super::step::Step;
use super::{Verdict, equal, holds};
use crate::play::Legal;
use crate::vocabulary::{Choice, Command, Relief, Seat, Tiles};
use alloc::format;
use alloc::vec::Vec;

/// No list that a game can come to is longer; the relief of a position that was made up may be.
const LONGEST: usize = 5000;

pub(super) fn lists_are_in_order(step: &Step<'_>) -> Verdict {
    let game = step.after.game();
    Seat::ALL.into_iter().map(|seat| game.legal(seat)).filter(|legal| legal.len() < LONGEST).try_for_each(check)
}

fn check(legal: Legal) -> Verdict {
    let listed: Vec<Command> = legal.iter().collect();
    equal("as many are counted as are listed", legal.len(), listed.len())?;
    holds(legal.get(listed.len()).is_none(), || format!("there is one beyond the last of {listed:?}"))?;
    for (n, command) in listed.iter().enumerate() {
        equal("the command at a place", legal.get(n), Some(*command))?;
    }
    let places: Vec<Place> = listed.iter().map(place).collect();
    let ascending = places.windows(2).all(|two| two[0] < two[1]);
    holds(ascending, || format!("not in order, or twice: {listed:?}"))
}

/// What sorts before what: kinds of commands first, then what they name. Declining and what is like it come last.
type Place = (u8, Vec<u8>);

const LAST: u8 = u8::MAX;

fn place(command: &Command) -> Place {
    match *command {
        Command::Intensity(cards) => (0, Vec::from([cards])),
        Command::Play(card) => (1, Vec::from([card.number()])),
        Command::Charm(card) => (2, Vec::from([card.number()])),
        Command::Speech(threat) => (3, Vec::from([threat.number()])),
        Command::Withdraw(withdrawal) => {
            let played = withdrawal.tile.map_or(0, |tile| 1 + tile.number());
            (4, kinds(withdrawal.removed).chain([0, played]).collect())
        }
        Command::Help(help) | Command::Keep(help) => (5, Vec::from([help.number()])),
        Command::Answer(Some(card)) | Command::Christmas(Some(card)) | Command::RecruitPlay(card) => {
            (0, Vec::from([card.number()]))
        }
        Command::Relief(Relief::Knocks(cards)) => {
            let numbers = cards.iter().map(|card| card.number());
            (0, [cards.len()].into_iter().chain(numbers).collect())
        }
        Command::Order(order) | Command::Cancel(order) => (0, Vec::from([order.number()])),
        Command::Choose(choice) => chosen(choice),
        Command::Refill => (0, Vec::new()),
        Command::Answer(None)
        | Command::Christmas(None)
        | Command::Relief(Relief::Charm)
        | Command::RecruitWithdraw
        | Command::Decline => (LAST, Vec::new()),
    }
}

fn chosen(choice: Choice) -> Place {
    match choice {
        Choice::Card(card) => (0, Vec::from([card.number()])),
        Choice::Seat(seat) => (0, Vec::from([seat.number()])),
        Choice::Order(order) => (0, Vec::from([order.number()])),
        Choice::Gift { card, to } => (0, Vec::from([card.number(), to.number()])),
    }
}

/// The tiles one by one, in the fixed order of their kinds.
fn kinds(tiles: Tiles) -> impl Iterator<Item = u8> {
    tiles.iter().map(|tile| 1 + tile.number())
}
