//! The words for what effects do.

use super::Vocabulary;
use crate::cards::{CardKind, Condition, What};
use crate::vocabulary::Threat;

/// What an effect can do, as the format spells it.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    /// How it is spelt.
    pub word: &'static str,
    /// What it does; `n` is the amount.
    pub meaning: &'static str,
    /// What is said with it.
    pub form: Form,
}

/// What is said with a [`Deed`].
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// Nothing: the word alone.
    Plain(What),
    /// A threat.
    OfThreat(fn(Threat) -> What),
    /// For whom a withdrawal is barred or forced.
    OfCondition(fn(Condition) -> What),
    /// A kind of card.
    OfKind(fn(CardKind) -> What),
}

impl Form {
    /// The deed with any of what is said with it.
    #[must_use]
    pub fn any(self) -> What {
        match self {
            Self::Plain(what) => what,
            Self::OfThreat(make) => make(Threat::Night),
            Self::OfCondition(make) => make(Condition::CardsInHand),
            Self::OfKind(make) => make(CardKind::HardKnocks),
        }
    }
}

/// Lists what effects do. A new entry of the vocabulary does not compile until it has a word.
macro_rules! deeds {
    ($($what:ident $(($said:ident by $form:ident))? $word:literal $meaning:literal)+) => {
        /// Everything that an effect can do.
        pub const DEEDS: &[Deed] = &[$(Deed { word: $word, meaning: $meaning, form: deeds!(@form $what $($form)?) }),+];

        /// How the deed is spelt: its word, and the word said with it, if any.
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
            match what {
                $(What::$what $(($said))? => ($word, deeds!(@said $($said)?))),+
            }
        }
    };
    (@form $what:ident) => { Form::Plain(What::$what) };
    (@form $what:ident $form:ident) => { Form::$form(What::$what) };
    (@said) => { None };
    (@said $said:ident) => { Some($said.word()) };
}

deeds! {
    Harmless(threat by OfThreat) "harmless" "Cards do not make this threat active."
    Added(threat by OfThreat) "added" "This threat is active `n` times more."
    NoCharms "no_charms" "No charm can be used."
    NoSpeeches "no_speeches" "No Speech can be made."
    FreeSpeeches "free_speeches" "A Speech costs no token, once for each seat in a Mission."
    NoSupport "no_support" "Support relieves nobody."
    MirroredSupport "mirrored_support" "Support tiles point the other way."
    NoTraps "no_traps" "Traps draw nothing."
    FailAt "fail_at" "A Mission fails when a threat is active `n` times more than usual, or fewer."
    IntensityExactly "intensity_exactly" "The intensity is exactly `n`."
    IntensityAtMost "intensity_at_most" "The intensity is at most `n`."
    IntensityMore "intensity_more" "The least intensity is `n` higher."
    ExtraDraws "extra_draws" "`n` cards more are drawn after the deal."
    DropMore "drop_more" "Morale drops by `n` more, or fewer; never by less than one."
    DropAtMost "drop_at_most" "Before what deepens it, Morale drops by at most `n`."
    HandLimitMore "hand_limit_more" "The hands may hold `n` cards more, or fewer, before the game is lost."
    ReliefMore "relief_more" "Relief discards `n` Hard Knocks more, or fewer."
    MoralePerKnock "morale_per_knock" "For each Hard Knock that comes into play `n` cards go from Morale to Trials."
    Burden "burden" "As if `n` Hard Knocks more lay there that cannot be removed; below zero, fewer."
    BarWithdrawal(condition by OfCondition) "bar_withdrawal" "No seat can withdraw while this holds for it."
    ForceWithdrawal(condition by OfCondition) "force_withdrawal" "A seat must withdraw when this holds for it."
    BarPlay(kind by OfKind) "bar_play" "Such cards cannot be played from hand."
    DealAll "deal_all" "All of Trials is dealt."
    Posthumous "posthumous" "A victory counts although a seat bears too many Hard Knocks."
    Draw "draw" "Draw `n` Trials into the hand."
    RecoverCharm "recover_charm" "Turn a charm face up."
    GainSpeech "gain_speech" "Take a Speech token from the supply."
    DiscardKnock "discard_knock" "Discard up to `n` Hard Knocks."
    DiscardCard "discard_card" "Discard up to `n` cards from hand."
    ClearCard "clear_card" "Discard up to `n` cards from No Man's Land."
    GiveCard "give_card" "Give a card from hand to another seat."
    ExchangeCards "exchange_cards" "Give a card from hand to another seat and get one of its choice."
    LookAtTrials "look_at_trials" "Look at the top `n` Trials."
    ReturnCard "return_card" "Put a card from hand at the bottom of Trials."
    CancelOrder "cancel_order" "Discard an Order of the Day in play."
    SendRecruitHome "send_recruit_home" "Discard the Recruit in play; it pays nothing."
    CancelTrap "cancel_trap" "The Trap draws nothing."
}
