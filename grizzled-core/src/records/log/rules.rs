//! The rules of a game as a log keeps them: every card and every number, and no name of a preset that could change its
//! meaning.

use super::formats::rules_bytes;
use super::{Fault, LogError};
use crate::cards::{Effect, Face, HelpingHand, MAX_CHAPTER_EFFECTS, Order, OrderPlan, Recruit, RecruitPlan, Roster};
use crate::rules::{CharmRelief, HelpPlan, Rules, RulesError, Scenario, Seating};
use crate::vocabulary::{CardSet, Modifier};
use alloc::vec::Vec;
use sha2::{Digest, Sha256};

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

/// How hashes and fingerprints are written.
#[cfg(feature = "json")]
pub(super) fn digits(hash: u64) -> alloc::string::String {
    alloc::format!("{hash:016x}")
}

impl Rules {
    /// Sixty-four bits that distinguish these rules from others: every card and every number counts.
    ///
    /// It is equal on every platform and for good, so that two programs can compare what they are about to play.
    ///
    /// ```
    /// use grizzled_core::Scenario;
    /// use grizzled_core::rules::Level;
    ///
    /// let (normal, rookie) = (Scenario::base(4).rules()?, Scenario::base(4).level(Level::Rookie).rules()?);
    /// assert_ne!(normal.fingerprint(), rookie.fingerprint());
    /// # Ok::<(), grizzled_core::rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint_of(&rules_bytes(self))
    }
}

/// The fingerprint of rules as [`rules_bytes`] writes them.
pub(super) fn fingerprint_of(rules: &[u8]) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(Sha256::digest(rules));
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}
