//! The rules of a game as a log keeps them: every card and every number, and no name of a preset that could change its
//! meaning.

use super::v1::field::{Field, Input, read_len, write_len};
use super::{Fault, LogError};
use crate::cards::{Effect, Face, HelpingHand, MAX_CHAPTER_EFFECTS, Order, OrderPlan, Recruit, RecruitPlan, Roster};
use crate::rules::{CharmRelief, HelpPlan, Rules, RulesError, Scenario, Seating};
use crate::vocabulary::{CardSet, Modifier};
use alloc::vec::Vec;
use sha2::{Digest, Sha256};

/// A resolved [`Scenario`] that owns its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub(crate) struct StoredRules {
    pub(crate) seating: Seating,
    pub(crate) seats: u8,
    pub(crate) deck: Vec<Face>,
    pub(crate) out: CardSet,
    pub(crate) trials: u8,
    pub(crate) morale: u8,
    pub(crate) speeches: u8,
    pub(crate) speech_returns: bool,
    pub(crate) traps: bool,
    pub(crate) charm_relief: CharmRelief,
    pub(crate) first_intensity: u8,
    pub(crate) given_intensity: Option<u8>,
    pub(crate) drop_most: Option<u8>,
    pub(crate) hand_limit: Option<u8>,
    pub(crate) orders: Vec<Order>,
    pub(crate) recruits: Vec<Recruit>,
    pub(crate) help: Vec<HelpingHand>,
    pub(crate) order_plan: OrderPlan,
    pub(crate) recruit_plan: RecruitPlan,
    pub(crate) help_plan: HelpPlan,
    pub(crate) effects: [Option<Effect>; MAX_CHAPTER_EFFECTS],
    pub(crate) boot_camp: bool,
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

    /// The same, if this is their fingerprint.
    #[cfg(feature = "json")]
    pub(super) fn with_fingerprint(&self, fingerprint: &str) -> Result<Rules, LogError> {
        let rules = self.rules()?;
        if fingerprint == digits(rules.fingerprint()) { Ok(rules) } else { Err(LogError::Fingerprint) }
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

/// The rules as a log has them: what counts for their fingerprint and for commitments.
pub(super) fn rules_bytes(rules: &Rules) -> Vec<u8> {
    let mut bytes = Vec::new();
    StoredRules::from(rules).write(&mut bytes);
    bytes
}

/// The rules as they stand in a header: their length, the rules, their fingerprint.
pub(super) fn write_rules(rules: &Rules, to: &mut Vec<u8>) {
    let rules = rules_bytes(rules);
    write_len(rules.len(), to);
    to.extend(&rules);
    to.extend(fingerprint_of(&rules).to_le_bytes());
}

/// Reads the same.
pub(super) fn read_rules(from: &mut Input<'_>) -> Result<Rules, LogError> {
    let len = read_len(from).map_err(LogError::Header)?;
    let rules = from.take(len).map_err(LogError::Header)?;
    let fingerprint = from.array().map_err(LogError::Header)?;
    if fingerprint != fingerprint_of(rules).to_le_bytes() {
        return Err(LogError::Fingerprint);
    }
    Input::whole(rules, StoredRules::read).map_err(LogError::Header)?.rules()
}

/// How hashes and fingerprints are written.
#[cfg(feature = "json")]
pub(super) fn digits(hash: u64) -> alloc::string::String {
    alloc::format!("{hash:016x}")
}

impl Rules {
    /// Sixty-four bits that tell these rules from others: every card and every number counts.
    ///
    /// The same on every platform and for good, so that two programs can compare what they are about to play.
    ///
    /// ```
    /// use grizzled_core::Rules;
    /// use grizzled_core::rules::Level;
    ///
    /// let (normal, rookie) = (Rules::base(4).build()?, Rules::base(4).level(Level::Rookie).build()?);
    /// assert_ne!(normal.fingerprint(), rookie.fingerprint());
    /// # Ok::<(), grizzled_core::rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint_of(&rules_bytes(self))
    }
}

/// The fingerprint of rules as [`rules_bytes`] writes them.
fn fingerprint_of(rules: &[u8]) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(Sha256::digest(rules));
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}
