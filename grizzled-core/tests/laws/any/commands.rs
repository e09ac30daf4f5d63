//! Commands of every kind, most of them not legal.

use super::Choose;
use grizzled_core::{Chance, Command, Relief, Withdrawal};

/// Any command.
pub(crate) fn any_command(chance: &mut impl Chance) -> Command {
    match chance.less_than(8) {
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
