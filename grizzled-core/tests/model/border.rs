//! Which commands are played, and which are tried though they may not be legal.

use super::legal::legal;
use super::plan::Plan;
use super::state::State;
use grizzled_core::testkit::any::Choose;
use grizzled_core::vocabulary::{Choice, Relief, Withdrawal};
use grizzled_core::{CardId, Chance, Command};

/// One of these: each kind of command as likely, so that what there are few of is played, too.
pub(crate) fn choose(all: &[Command], chance: &mut impl Chance) -> Command {
    if chance.one_in(2) {
        return chance.pick(all);
    }
    let mut kinds: Vec<u8> = all.iter().map(Command::tag).collect();
    kinds.dedup();
    let kind = chance.pick(&kinds);
    let of_kind: Vec<Command> = all.iter().copied().filter(|command| command.tag() == kind).collect();
    chance.pick(&of_kind)
}

/// A command that is nearly legal: one that another seat could use, or a legal one with another card, tile or number.
pub(crate) fn near(plan: &Plan, s: &State, chance: &mut impl Chance) -> Command {
    let all: Vec<Command> = plan.grizzled().into_iter().flat_map(|seat| legal(plan, s, seat)).collect();
    if all.is_empty() {
        return grizzled_core::testkit::any::any_command(chance);
    }
    let command = choose(&all, chance);
    if chance.one_in(4) { command } else { changed(plan, s, command, chance) }
}

/// A card of the game, more often one that lies open or in a hand.
fn card(plan: &Plan, s: &State, chance: &mut impl Chance) -> CardId {
    let mut near: Vec<CardId> = s.land.iter().copied().chain(s.knocks.iter().map(|&(_, card)| card)).collect();
    near.extend(s.people.values().flat_map(|person| person.hand.iter().copied()));
    near.extend(s.guest.iter().flat_map(|guest| guest.hand.iter().copied()));
    if near.is_empty() || chance.one_in(4) { chance.pick(&plan.cards()) } else { chance.pick(&near) }
}

fn changed(plan: &Plan, s: &State, command: Command, chance: &mut impl Chance) -> Command {
    let card = card(plan, s, chance);
    match command {
        Command::Intensity(n) => Command::Intensity(if chance.one_in(2) { n.saturating_sub(1) } else { n + 1 }),
        Command::Play(_) => Command::Play(card),
        Command::Charm(_) => Command::Charm(card),
        Command::Answer(_) => Command::Answer(Some(card)),
        Command::Christmas(_) => Command::Christmas(Some(card)),
        Command::RecruitPlay(_) => Command::RecruitPlay(card),
        Command::Withdraw(named) => Command::Withdraw(other_tiles(named, chance)),
        Command::Relief(Relief::Knocks(mut cards)) => {
            cards.insert(card);
            Command::Relief(Relief::Knocks(cards))
        }
        Command::Choose(Choice::Card(_)) => Command::Choose(Choice::Card(card)),
        Command::Choose(Choice::Gift { to, .. }) if chance.one_in(2) => Command::Choose(Choice::Gift { card, to }),
        Command::Choose(Choice::Gift { card, .. }) => Command::Choose(Choice::Gift { card, to: chance.any_seat() }),
        Command::Choose(Choice::Seat(_)) => Command::Choose(Choice::Seat(chance.any_seat())),
        Command::Speech(_) => Command::Charm(card),
        other => other,
    }
}

fn other_tiles(named: Withdrawal, chance: &mut impl Chance) -> Withdrawal {
    let mut removed = named.removed;
    if chance.one_in(2) {
        removed.add(chance.any_tile());
    } else {
        removed.remove(chance.any_tile());
    }
    match chance.less_than(3) {
        0 => Withdrawal { removed, ..named },
        1 => Withdrawal { tile: Some(chance.any_tile()), ..named },
        _ => Withdrawal { tile: None, ..named },
    }
}
