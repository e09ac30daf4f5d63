//! The words of the format of packs, each with its meaning (PACK-1).
//!
//! One list a kind of word: reading, writing, the schema and the guide all come from here.

mod words;

pub use words::CANCELLATIONS;

use crate::cards::{Duration, Effect, HardKnock, HelpKind, What, When, Whom};
use crate::rules::{Bearer, check_effect};

/// A word of the format.
#[derive(Clone, Copy, Debug)]
pub struct Word<Value: 'static> {
    /// How it is spelt.
    pub word: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// What it stands for.
    pub value: Value,
}

/// Values that have words.
///
/// ```
/// use grizzled_core::cards::When;
/// use grizzled_core::packs::vocabulary::Vocabulary;
///
/// assert_eq!(When::MoraleDrop.word(), "morale_drop");
/// assert_eq!(When::named("morale_drop"), Some(When::MoraleDrop));
/// ```
pub trait Vocabulary: Copy + PartialEq + 'static {
    /// Every value.
    const WORDS: &'static [Word<Self>];

    /// The word of this value.
    fn word(self) -> &'static str;

    /// The value of this word.
    #[must_use]
    fn named(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|known| known.word == word).map(|known| known.value)
    }
}

impl Vocabulary for HardKnock {
    const WORDS: &'static [Word<Self>] = &{
        let mut words = [Word { word: "", meaning: "", value: Self::ALL[0] }; Self::COUNT];
        let mut at = 0;
        while at < words.len() {
            let value = Self::ALL[at];
            words[at] = Word { word: value.word(), meaning: value.meaning(), value };
            at += 1;
        }
        words
    };

    fn word(self) -> &'static str {
        Self::word(self)
    }
}

/// How an effect is spelt: its word, and the word that stands with it, if any.
///
/// ```
/// use grizzled_core::cards::What;
/// use grizzled_core::packs::vocabulary;
/// use grizzled_core::vocabulary::Threat;
///
/// assert_eq!(vocabulary::spell(What::Harmless(Threat::Mask)), ("harmless", Some("mask")));
/// assert_eq!(vocabulary::spell(What::NoCharms), ("no_charms", None));
/// ```
#[must_use]
pub fn spell(what: What) -> (&'static str, Option<&'static str>) {
    let with = match what {
        What::Harmless(threat) | What::Added(threat) => Some(threat.word()),
        What::BarWithdrawal(condition) | What::ForceWithdrawal(condition) => Some(condition.word()),
        What::BarPlay(kind) => Some(kind.word()),
        _ => None,
    };
    (what.row().word, with)
}

/// Whether an effect that is otherwise as its kind of card wants it can act at this moment.
#[must_use]
pub fn can_act(bearer: Bearer, what: What, when: When) -> bool {
    variants(bearer, what, when).any(|effect| check_effect(bearer, &effect).is_ok())
}

/// Whether an effect can concern these seats on this kind of card, at any moment.
#[must_use]
pub fn can_concern(bearer: Bearer, what: What, whom: Whom) -> bool {
    let moments = When::WORDS.iter().map(|when| when.value);
    let mut all = moments.flat_map(|when| variants(bearer, what, when)).filter(|effect| effect.whom == whom);
    all.any(|effect| check_effect(bearer, &effect).is_ok())
}

/// The effect on this card at this moment, for all seats that it could concern and all times that it could last.
fn variants(bearer: Bearer, what: What, when: When) -> impl Iterator<Item = Effect> {
    let (_, most) = what.amounts();
    let whoms = Whom::WORDS.iter().map(|whom| whom.value);
    whoms.flat_map(move |whom| {
        let durations = Duration::WORDS.iter().map(|lasts| lasts.value);
        let effect = Effect::once(when, what).of(whom).times(most);
        let effect = if effect.leaves_a_choice() { effect.chosen_by(bearer.chooser()) } else { effect };
        durations.map(move |lasts| Effect { lasts, ..effect })
    })
}

/// The kinds of card that bear effects, each with what the guide calls it.
pub const BEARERS: [(Bearer, &str); 8] = [
    (Bearer::Order, "Order"),
    (Bearer::StandingOrder, "Order with `cancelled_by`"),
    (Bearer::Recruit, "Recruit"),
    (Bearer::Advantage, "Advantage"),
    (Bearer::Help(HelpKind::Action), "Action"),
    (Bearer::Help(HelpKind::Event), "Event"),
    (Bearer::Help(HelpKind::Friendship), "Friendship"),
    (Bearer::Chapter, "Chapter"),
];
