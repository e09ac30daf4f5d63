//! Decisions about cards of modules: Orders, Helping Hands, the Recruit, and the choices that cards ask for.

use super::burden::{harm, lightest_answer};
use super::outlook::Outlook;
use super::worth::{of_help, of_order};
use crate::cards::{Face, What};
use crate::play::{Choices, Legal};
use crate::state::Agenda;
use crate::vocabulary::{CardId, CardSet, Choice, Command, HelpId, HelpSet, OrderId, OrderSet, Pause};

/// With so many cards in the hands together, more of them are a danger.
const MANY_CARDS: u8 = 7;
/// A card that fails the Mission so often is worth a Helping Hand, or not worth a refill.
const RISK: f32 = 0.34;

/// What to decide, if it is something of this kind.
pub(super) fn decision(outlook: &Outlook<'_>, legal: &Legal) -> Option<Command> {
    let rules = outlook.rules;
    match *legal {
        Legal::Keep(help) => help.into_iter().max_by_key(|&help| of_help(rules, help)).map(Command::Keep),
        Legal::Order(orders) => orders.into_iter().max_by_key(|&order| of_order(rules, order)).map(Command::Order),
        Legal::Invitation(help) => Some(invited(outlook, help)),
        Legal::Choice(choices) => Some(choice(outlook, &choices)),
        Legal::Recruit(cards) => Some(recruit(outlook, cards)),
        Legal::Cancellation(orders) => Some(cancellation(outlook, orders)),
        Legal::Refill => {
            Some(if outlook.risk(outlook.view.table.active) < RISK { Command::Refill } else { Command::Decline })
        }
        _ => None,
    }
}

/// An Action Helping Hand that helps now.
pub(super) fn action(outlook: &Outlook<'_>, help: HelpSet) -> Option<Command> {
    best(outlook, help.iter().filter(|&help| helps_now(outlook, help))).map(Command::Help)
}

fn best(outlook: &Outlook<'_>, help: impl Iterator<Item = HelpId>) -> Option<HelpId> {
    help.max_by_key(|&help| of_help(outlook.rules, help))
}

/// A Trap is cancelled where it is dangerous; any other occasion is taken.
fn invited(outlook: &Outlook<'_>, help: HelpSet) -> Command {
    let table = &outlook.view.table;
    let harmless = table.agenda == Agenda::Invitation(Pause::Trap) && outlook.risk(table.active) < RISK;
    let useful = help.iter().filter(|&help| !harmless && helps_now(outlook, help));
    best(outlook, useful).map_or(Command::Decline, Command::Help)
}

/// Whether what the card does is of use at this moment.
fn helps_now(outlook: &Outlook<'_>, help: HelpId) -> bool {
    let table = &outlook.view.table;
    let Some(effect) = outlook.rules.roster().help(help).map(|help| help.effect) else { return false };
    match effect.what {
        What::Draw | What::GiveCard | What::ExchangeCards | What::LookAtTrials => false,
        What::DiscardKnock => outlook.rules.grizzled().iter().any(|seat| outlook.burden(seat) >= 2),
        What::RecoverCharm => !table.charms_used(outlook.rules.grizzled()).is_empty(),
        What::ClearCard | What::NoTraps => outlook.risk(table.active) >= RISK,
        What::FailAt | What::Harmless(_) => outlook.risk(table.active) >= RISK,
        What::GainSpeech => table.speeches > 0,
        What::CancelOrder => worst_order(outlook, table.orders.in_play).is_some(),
        What::SendRecruitHome => table.recruits.in_play.is_some() && table.trials == 0,
        What::DropMore | What::DropAtMost => table.cards_in_hands() > 3,
        What::DiscardCard | What::ReturnCard => !outlook.view.own.hand.is_empty(),
        _ => true,
    }
}

/// The Order that harms most, if one harms.
fn worst_order(outlook: &Outlook<'_>, orders: OrderSet) -> Option<OrderId> {
    let harm =
        |order: &OrderId| outlook.rules.roster().order(*order).map_or(0, |order| super::worth::worth(&order.effect));
    orders.iter().filter(|order| harm(order) < 0).min_by_key(harm)
}

fn choice(outlook: &Outlook<'_>, choices: &Choices) -> Command {
    let chosen = match *choices {
        Choices::Cards { cards, .. } => card(outlook, cards).map(Choice::Card),
        Choices::Seats { seats, .. } => seats.iter().next().map(Choice::Seat),
        Choices::Orders { orders, .. } => worst_order(outlook, orders).map(Choice::Order),
        Choices::Gifts(_) => None,
    };
    chosen.map_or(Command::Decline, Command::Choose)
}

/// Of Hard Knocks on the table the worst, of No Man's Land the card that opens the Mission most, of the hand the one that
/// is hardest to play.
fn card(outlook: &Outlook<'_>, cards: CardSet) -> Option<CardId> {
    let table = &outlook.view.table;
    let first = cards.get(0)?;
    if table.knocks.owner(first).is_some() {
        return cards.iter().max_by_key(|&card| {
            (table.knocks.owner(card).map_or(0, |owner| outlook.burden(owner)), harm(outlook.rules, card))
        });
    }
    if table.no_mans_land.contains(first) {
        return cards.iter().min_by(|&one, &other| {
            outlook.risk(outlook.without(one)).total_cmp(&outlook.risk(outlook.without(other)))
        });
    }
    lightest_answer(outlook, cards)
}

/// REC-3: a Threat that is safe; Hard Knocks only while the Leader bears little; else it withdraws.
fn recruit(outlook: &Outlook<'_>, cards: CardSet) -> Command {
    let leader = outlook.view.table.leader;
    let acceptable = |card: &CardId| match outlook.rules.catalog().face(*card) {
        Face::HardKnock(_) => outlook.burden(leader) < 2,
        _ => outlook.danger(*card) < RISK,
    };
    let safest = cards
        .iter()
        .filter(acceptable)
        .min_by(|&one, &other| outlook.risk(outlook.with(one)).total_cmp(&outlook.risk(outlook.with(other))));
    safest.map_or(Command::RecruitWithdraw, Command::RecruitPlay)
}

/// ORD-5: a harmful Order is worth three cards while the hands are not full.
fn cancellation(outlook: &Outlook<'_>, orders: OrderSet) -> Command {
    let room = outlook.view.table.cards_in_hands() < MANY_CARDS;
    worst_order(outlook, orders).filter(|_| room).map_or(Command::Decline, Command::Cancel)
}
