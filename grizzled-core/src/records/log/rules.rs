//! The rules of a game as a log keeps them: every card and every number, and no name of a preset that could change its
//! meaning.

use super::{Fault, LogError};
use crate::cards::{Effect, Face, HelpingHand, MAX_CHAPTER_EFFECTS, Order, OrderPlan, Recruit, RecruitPlan, Roster};
use crate::rules::{CharmRelief, HelpPlan, Rules, RulesError, Scenario, Seating};
use crate::vocabulary::{CardSet, Modifier};
use alloc::vec::Vec;

/// A resolved [`Scenario`] that owns its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StoredRules {
    pub(super) seating: Seating,
    pub(super) seats: u8,
    pub(super) deck: Vec<Face>,
    pub(super) out: CardSet,
    pub(super) trials: u8,
    pub(super) morale: u8,
    pub(super) speeches: u8,
    pub(super) speech_returns: bool,
    pub(super) traps: bool,
    pub(super) charm_relief: CharmRelief,
    pub(super) first_intensity: u8,
    pub(super) given_intensity: Option<u8>,
    pub(super) drop_most: Option<u8>,
    pub(super) hand_limit: Option<u8>,
    pub(super) orders: Vec<Order>,
    pub(super) recruits: Vec<Recruit>,
    pub(super) help: Vec<HelpingHand>,
    pub(super) order_plan: OrderPlan,
    pub(super) recruit_plan: RecruitPlan,
    pub(super) help_plan: HelpPlan,
    pub(super) effects: [Option<Effect>; MAX_CHAPTER_EFFECTS],
    pub(super) boot_camp: bool,
}

impl From<&Rules> for StoredRules {
    fn from(rules: &Rules) -> Self {
        let (catalog, roster) = (&rules.catalog, &rules.roster);
        let cap = |modifier| Some(rules.modifiers.get(modifier)).filter(|&number| number != u8::MAX);
        Self {
            seating: rules.seating,
            seats: rules.seats,
            deck: catalog.cards().iter().map(|card| catalog.face(card)).collect(),
            out: catalog.cards().difference(rules.cards),
            trials: rules.trials,
            morale: rules.morale,
            speeches: rules.speeches,
            speech_returns: rules.speech_returns,
            traps: rules.traps,
            charm_relief: rules.charm_relief,
            first_intensity: rules.first_intensity,
            given_intensity: rules.given_intensity,
            drop_most: cap(Modifier::DropMost),
            hand_limit: cap(Modifier::HandLimit),
            orders: roster.orders().iter().filter_map(|order| roster.order(order)).collect(),
            recruits: roster.recruits().iter().filter_map(|recruit| roster.recruit(recruit)).collect(),
            help: roster.helping_hands().iter().filter_map(|help| roster.help(help)).collect(),
            order_plan: rules.orders,
            recruit_plan: rules.recruits,
            help_plan: rules.help,
            effects: rules.effects,
            boot_camp: rules.boot_camp,
        }
    }
}

impl StoredRules {
    /// The rules, checked again: logs come from strangers. What the rules do without is not kept, so it is refused.
    pub(super) fn rules(&self) -> Result<Rules, LogError> {
        let rules = self.resolved()?;
        if Self::from(&rules) == *self { Ok(rules) } else { Err(LogError::Header(Fault::OutOfRange)) }
    }

    fn resolved(&self) -> Result<Rules, RulesError> {
        let roster = Roster::new(self.orders.iter().copied(), self.recruits.iter().copied(), self.help.iter().copied());
        let scenario = Scenario {
            seating: self.seating,
            seats: self.seats,
            deck: &self.deck,
            out: self.out,
            trials: self.trials,
            morale: Some(self.morale),
            speeches: self.speeches,
            speech_returns: self.speech_returns,
            traps: self.traps,
            charm_relief: self.charm_relief,
            first_intensity: self.first_intensity,
            given_intensity: self.given_intensity,
            drop_most: self.drop_most,
            hand_limit: self.hand_limit,
            roster: &roster,
            orders: self.order_plan,
            recruits: self.recruit_plan,
            help: self.help_plan,
            effects: self.effects,
            boot_camp: self.boot_camp,
        };
        scenario.rules()
    }
}
