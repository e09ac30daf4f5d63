//! What effects do while they last: one file an entry of the vocabulary, all found through one table (PACK-1, PACK-2).
//!
//! An effect changes a number of the running Mission, which the rules read where they are carried out. What is done
//! once stands in `decide/deeds`.
//!
//! In order of precedence (PRI-1): Helping Hands, Orders of the Day, the Recruit, what the Chapter adds; all of them
//! before Hard Knocks and the rules. Numbers add; where two effects set the same number, the one that comes first
//! decides.

mod added;
mod burden;
mod charms;
mod draws;
mod failing;
mod hand_limit;
mod harmless;
mod intensity;
mod last_assault;
mod making;
mod morale;
mod plays;
mod relief;
mod speeches;
mod support;
mod traps;
mod withdrawal;

use making::Making;
pub(crate) use plays::of_kind;
pub(crate) use withdrawal::opinion;

use crate::catalog::{Effect, What, any_once};
use crate::ids::{HelpId, Seat, SeatSet, Source};
use crate::rules::Rules;
use crate::state::Table;
use crate::terms::Terms;

/// An effect in force: the card that bears it, and the seats that are bound by a Friendship.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InForce {
    pub(crate) source: Source,
    pub(crate) effect: Effect,
    friends: SeatSet,
}

/// The effects in force that last, the one that takes precedence first (PRI-1).
pub(crate) fn in_force(rules: &Rules, table: &Table) -> impl Iterator<Item = InForce> {
    let front = &table.front;
    let orders =
        front.orders.iter().filter_map(|order| Some((Source::Order(order), rules.roster.order(order)?.effect)));
    let recruit = front.recruit.map(|recruit| recruit.recruit);
    let recruit = recruit.and_then(|recruit| Some((Source::Recruit(recruit), rules.roster.recruit(recruit)?.effect)));
    let chapter = (0..).zip(rules.effects).filter_map(|(place, effect)| Some((Source::Chapter(place), effect?)));
    let others = orders.chain(recruit).chain(chapter);
    let others = others.map(|(source, effect)| InForce { source, effect, friends: SeatSet::EMPTY });
    help(rules, table).chain(others).filter(|in_force| in_force.effect.what.is_standing())
}

/// HH-1: the Friendships, and what was used in this Mission.
fn help(rules: &Rules, table: &Table) -> impl Iterator<Item = InForce> {
    let front = &table.front;
    let bears = |help: HelpId, friends: SeatSet| {
        Some(InForce { source: Source::Help(help), effect: rules.roster.help(help)?.effect, friends })
    };
    let used = front.in_force.iter().filter_map(move |help| bears(help, SeatSet::EMPTY));
    let friends = Seat::ALL.into_iter().flat_map(move |seat| {
        let bound: SeatSet = [seat, seat.left(1, rules.seats)].into_iter().collect();
        let friendships = front.help[seat.index()].intersection(rules.roster.friendships());
        friendships.iter().filter_map(move |help| bears(help, bound))
    });
    used.chain(friends)
}

/// The numbers of the Mission as the effects in force make them (PACK-2).
#[cold]
pub(crate) fn terms(rules: &Rules, table: &Table) -> Terms {
    let mut terms = Making::new(&rules.terms);
    intensity::of_order(&mut terms, rules, table);
    change_from_the_last(&mut terms, &mut in_force(rules, table));
    terms.finish()
}

/// Who decides where two set the same number comes last: an effect acts after all that follow it.
fn change_from_the_last(terms: &mut Making, rest: &mut impl Iterator<Item = InForce>) {
    if let Some(in_force) = rest.next() {
        change_from_the_last(terms, rest);
        change(terms, &in_force);
    }
}

/// The effects that last. A new one does not compile until it is written.
fn change(terms: &mut Making, InForce { effect, friends, .. }: &InForce) {
    match effect.what {
        What::Harmless(threat) => harmless::change(terms, threat),
        What::Added(threat) => added::change(terms, threat, effect.amount),
        What::NoCharms => charms::change(terms),
        What::NoSpeeches => speeches::none(terms),
        What::FreeSpeeches => speeches::free(terms),
        What::NoSupport => support::none(terms),
        What::MirroredSupport => support::mirrored(terms),
        What::NoTraps => traps::change(terms),
        What::FailAt => failing::change(terms, effect.amount),
        What::IntensityExactly => intensity::exactly(terms, effect.amount),
        What::IntensityAtMost => intensity::at_most(terms, effect.amount),
        What::IntensityMore => intensity::more(terms, effect.amount),
        What::ExtraDraws => draws::change(terms, effect),
        What::DropMore => morale::drop_more(terms, effect.amount),
        What::DropAtMost => morale::drop_at_most(terms, effect.amount),
        What::MoralePerKnock => morale::per_knock(terms, effect.amount),
        What::HandLimitMore => hand_limit::change(terms, effect.amount),
        What::ReliefMore => relief::change(terms, effect, *friends),
        What::Burden => burden::change(terms, effect),
        What::BarWithdrawal(_) | What::ForceWithdrawal(_) => withdrawal::change(terms),
        What::BarPlay(kind) => plays::change(terms, kind),
        What::DealAll => last_assault::deal_all(terms),
        What::Posthumous => last_assault::posthumous(terms),
        any_once!() => {}
    }
}

/// Whether a Helping Hand in force says how many cards are dealt (PRI-1).
pub(crate) fn help_sets_intensity(rules: &Rules, table: &Table) -> bool {
    let sets = |what| matches!(what, What::IntensityExactly | What::IntensityAtMost | What::DealAll);
    let by_help = |in_force: InForce| matches!(in_force.source, Source::Help(_)) && sets(in_force.effect.what);
    in_force(rules, table).any(by_help)
}

/// The first card in play that says this; the one that a refusal names.
pub(crate) fn who_says(rules: &Rules, table: &Table, says: impl Fn(What) -> bool) -> Option<Source> {
    in_force(rules, table).find(|in_force| says(in_force.effect.what)).map(|in_force| in_force.source)
}
