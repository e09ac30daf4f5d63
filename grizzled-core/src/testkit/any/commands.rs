//! Commands of every kind, most of them not legal.

use super::Choose;
use crate::play::Chance;
use crate::vocabulary::Command;
use crate::vocabulary::{Choice, Relief, Withdrawal};

/// Any command.
pub fn any_command(chance: &mut impl Chance) -> Command {
    match chance.less_than(14) {
        8.. => any_module_command(chance),
        0 => Command::Intensity(chance.any_number()),
        1 => Command::Play(chance.any_card()),
        2 => Command::Charm(chance.any_card()),
        3 => Command::Speech(chance.any_threat()),
        4 => Command::Withdraw(any_withdrawal(chance)),
        5 => Command::Answer(chance.any_card_or_none()),
        6 => Command::Christmas(chance.any_card_or_none()),
        _ => Command::Relief(any_relief(chance)),
    }
}

fn any_module_command(chance: &mut impl Chance) -> Command {
    match chance.less_than(9) {
        0 => Command::Order(chance.any_order()),
        1 => Command::Keep(chance.any_help()),
        2 => Command::Help(chance.any_help()),
        3 => Command::Choose(any_choice(chance)),
        4 => Command::RecruitPlay(chance.any_card()),
        5 => Command::RecruitWithdraw,
        6 => Command::Cancel(chance.any_order()),
        7 => Command::Refill,
        _ => Command::Decline,
    }
}

fn any_choice(chance: &mut impl Chance) -> Choice {
    match chance.less_than(4) {
        0 => Choice::Card(chance.any_card()),
        1 => Choice::Seat(chance.any_seat()),
        2 => Choice::Order(chance.any_order()),
        _ => Choice::Gift { card: chance.any_card(), to: chance.any_seat() },
    }
}

fn any_withdrawal(chance: &mut impl Chance) -> Withdrawal {
    let many = chance.one_in(4);
    let few = (0..chance.less_than(4)).map(|_| chance.any_tile()).collect();
    let removed = if many { chance.any_tiles() } else { few };
    Withdrawal { removed, tile: (!chance.one_in(3)).then(|| chance.any_tile()) }
}

fn any_relief(chance: &mut impl Chance) -> Relief {
    match chance.less_than(5) {
        4 => Relief::Charm,
        cards => Relief::Knocks((0..cards).map(|_| chance.any_card()).collect()),
    }
}
