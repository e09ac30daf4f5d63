//! What effects do while they last: all found through one table, in `change` (PACK-1, PACK-2).
//!
//! An effect changes a number of the running Mission, which the rules read where they are carried out. What is done
//! once stands in `play/deeds`.
//!
//! In order of precedence (PRI-1): Helping Hands, Orders of the Day, the Recruit, what the Chapter adds; all of them
//! before Hard Knocks and the rules. Numbers add; where two effects set the same number, the one that comes first
//! decides.

mod change;
mod intensity;
mod making;
mod plays;
mod withdrawal;

use change::change;
use making::Making;
#[cfg(feature = "log")]
pub(crate) use plays::kind_bits;
pub(crate) use plays::of_kind;
pub(crate) use withdrawal::opinion;

use crate::cards::{Effect, What};
use crate::rules::Rules;
use crate::state::Table;
use crate::vocabulary::{HelpId, Modifiers, Seat, SeatSet, Source};

/// An effect in force: the card that bears it, and the seats that are bound by a Friendship.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InForce {
    pub(crate) source: Source,
    pub(crate) effect: Effect,
    friends: SeatSet,
}

/// The effects in force that last, the one that takes precedence first (PRI-1).
pub(crate) fn in_force(rules: &Rules, table: &Table) -> impl DoubleEndedIterator<Item = InForce> {
    let orders =
        table.orders.in_play.iter().filter_map(|order| Some((Source::Order(order), rules.roster.order(order)?.effect)));
    let recruit = table.recruits.in_play.map(|recruit| recruit.recruit);
    let recruit = recruit.and_then(|recruit| Some((Source::Recruit(recruit), rules.roster.recruit(recruit)?.effect)));
    let chapter = rules.effects.into_iter().enumerate();
    let chapter = chapter.filter_map(|(place, effect)| Some((Source::Chapter(place as u8), effect?)));
    let others = orders.chain(recruit).chain(chapter);
    let others = others.map(|(source, effect)| InForce { source, effect, friends: SeatSet::EMPTY });
    help(rules, table).chain(others).filter(|in_force| in_force.effect.what.is_standing())
}

/// HH-1: the Friendships, and what was used in this Mission.
fn help(rules: &Rules, table: &Table) -> impl DoubleEndedIterator<Item = InForce> {
    let bears = |help: HelpId, friends: SeatSet| {
        Some(InForce { source: Source::Help(help), effect: rules.roster.help(help)?.effect, friends })
    };
    let used = table.helping_hands.in_force.iter().filter_map(move |help| bears(help, SeatSet::EMPTY));
    let friends = Seat::ALL.into_iter().flat_map(move |seat| {
        let friendships = table.helping_hands.held[seat.index()].intersection(rules.roster.friendships());
        friendships.iter().filter_map(move |help| bears(help, friends(rules, seat)))
    });
    used.chain(friends)
}

/// Whom a Friendship of this seat binds: it and its left neighbour.
const fn friends(rules: &Rules, seat: Seat) -> SeatSet {
    SeatSet::only(seat).union(SeatSet::only(seat.left(1, rules.seats)))
}

/// The numbers of the Mission as the effects in force make them (PACK-2).
#[cold]
pub(crate) fn modifiers(rules: &Rules, table: &Table) -> Modifiers {
    let mut modifiers = Making::new(&rules.modifiers);
    intensity::before_effects(&mut modifiers, rules, table);
    // Who decides where two set the same number comes last.
    in_force(rules, table).rev().for_each(|in_force| change(&mut modifiers, &in_force));
    modifiers.finish()
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
