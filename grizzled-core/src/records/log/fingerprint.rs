//! A number by which rules are told from others.

use super::formats;
use crate::rules::Rules;

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
        formats::fingerprint(self)
    }
}
