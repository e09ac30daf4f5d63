//! Effects of Orders, Recruits, Helping Hands and Chapters: when, what, to whom, and for how long (PACK-1).
//!
//! What they can do stands in `what`.

use super::effect_words::{Chooser, Duration, When, Whom};
use super::what::{Offer, What};

/// What a card does (PACK-1): when, what, to whom, how much, who chooses, and for how long.
///
/// ```
/// use grizzled_core::cards::{Effect, What, When, Whom};
/// use grizzled_core::vocabulary::Threat;
///
/// let masks_do_nothing = Effect::while_in_play(What::Harmless(Threat::Mask));
/// assert_eq!(masks_do_nothing.when, When::InPlay);
/// let everyone_draws = Effect::once(When::AfterDeal, What::Draw).of(Whom::EachSeat).times(2);
/// assert_eq!(everyone_draws.amount, 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Effect {
    /// At which moment.
    pub when: When,
    /// What.
    pub what: What,
    /// To whom.
    #[cfg_attr(feature = "serde", serde(default))]
    pub whom: Whom,
    /// How much or how many; some effects take a number below zero.
    #[cfg_attr(feature = "serde", serde(default = "one"))]
    pub amount: i8,
    /// Who chooses, where there is a choice.
    #[cfg_attr(feature = "serde", serde(default))]
    pub chooser: Chooser,
    /// Whether it may be declined.
    #[cfg_attr(feature = "serde", serde(default))]
    pub optional: bool,
    /// For how long.
    #[cfg_attr(feature = "serde", serde(default))]
    pub lasts: Duration,
}

#[cfg(feature = "serde")]
const fn one() -> i8 {
    1
}

impl Effect {
    /// An effect that acts all the time its card is in play.
    #[must_use]
    pub const fn while_in_play(what: What) -> Self {
        Self { lasts: Duration::InPlay, ..Self::once(When::InPlay, what) }
    }

    /// An effect that lasts from a moment to the end of the Mission.
    #[must_use]
    pub const fn this_mission(when: When, what: What) -> Self {
        Self { lasts: Duration::Mission, ..Self::once(when, what) }
    }

    /// An effect that is over as soon as it is done.
    #[must_use]
    pub const fn once(when: When, what: What) -> Self {
        Self {
            when,
            what,
            whom: Whom::Table,
            amount: 1,
            chooser: Chooser::Nobody,
            optional: false,
            lasts: Duration::Once,
        }
    }

    /// Whether it lets somebody choose, a card, a seat or an Order, when it is carried out.
    #[must_use]
    pub const fn leaves_a_choice(&self) -> bool {
        match self.what.row().offers {
            Offer::Nothing => false,
            Offer::Charm => matches!(self.whom, Whom::Chosen),
            _ => true,
        }
    }

    /// The effect on these seats.
    #[must_use]
    pub const fn of(self, whom: Whom) -> Self {
        Self { whom, ..self }
    }

    /// The effect with this amount.
    #[must_use]
    pub const fn times(self, amount: i8) -> Self {
        Self { amount, ..self }
    }

    /// The effect with this seat making the choices, and free to decline.
    #[must_use]
    pub const fn chosen_by(self, chooser: Chooser) -> Self {
        Self { chooser, optional: true, ..self }
    }
}
