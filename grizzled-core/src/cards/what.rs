//! What effects can do: the closed vocabulary of packs, one row an effect (PACK-1).
//!
//! A row holds all that the rules for packs ask of an effect; `rules/finite.rs` has the rules themselves, which are few.
//! How an effect acts stands in `effects` if it lasts, and in `play/deeds` if it is done once.

use super::effect_words::{CardKind, Condition, When, Whom};
use crate::vocabulary::Threat;

/// An effect of the vocabulary: how it is written in a pack, and which cards may bear it, when, and for whom.
///
/// ```
/// use grizzled_core::cards::EFFECTS;
///
/// let draw = EFFECTS.iter().find(|effect| effect.word == "draw").unwrap();
/// assert_eq!(draw.meaning, "Draw `n` Trials into the hand.");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EffectRow {
    /// How it is spelt.
    pub word: &'static str,
    /// What it does; `n` is the amount.
    pub meaning: &'static str,
    /// What stands with the word.
    pub form: Form,
    /// The least and the greatest amount.
    pub(crate) amount: (i8, i8),
    /// Whom it may concern.
    pub(crate) whom: &'static [Whom],
    /// Whether it lasts or is done once, with the moments at which it can act.
    pub(crate) acts: Acts,
    /// TERM-1: whether only cards that are used once may bear it.
    pub(crate) single_use: bool,
    /// What it lets somebody choose.
    pub(crate) offers: Offer,
}

/// What stands with the word of an effect.
///
/// Exhaustive: a reader or writer of packs has to spell each.
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
    /// The effect with any of what can stand with it.
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

/// Whether an effect lasts or is done once.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Acts {
    /// It changes numbers of the Mission while it lasts, which count for the last time then.
    Lasting(Counted),
    /// It is done once, at one of these moments.
    Once(Moments),
}

/// When what a lasting effect changes counts for the last time in a Mission, the earliest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Counted {
    /// When the cards are dealt.
    Deal,
    /// In the turns.
    Turns,
    /// When Support is revealed; then the Orders that do not stay are discarded (ORD-4).
    Support,
    /// When the Hard Knocks before the seats are counted, and the game may be won (RES-3, RES-4).
    Knocks,
    /// When Morale drops and the hands are counted (RES-5, RES-6).
    Drop,
}

/// The moments at which an effect that is done once can act, by the kind of card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moments {
    /// On an Order.
    pub(crate) order: &'static [When],
    /// On what a Recruit pays when it leaves.
    pub(crate) advantage: &'static [When],
    /// On an Action.
    pub(crate) action: &'static [When],
    /// On an Event.
    pub(crate) event: &'static [When],
}

/// What an effect lets somebody choose when it is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// Nothing.
    Nothing,
    /// A seat whose charm is turned up, where it is for a seat that is chosen.
    Charm,
    /// A Hard Knock.
    HardKnock,
    /// A card in No Man's Land.
    NoMansLand,
    /// An Order in play.
    Order,
    /// A card from hand.
    Hand,
    /// A card from hand, and the seat that gets it.
    Gift,
    /// A card from hand, and the seat that gets it and gives a card of its choice in return.
    Exchange,
}

/// The moments at which the holders of Event Helping Hands are asked.
pub(crate) const PAUSES: &[When] =
    &[When::MissionStart, When::AfterDeal, When::Trap, When::Failure, When::Support, When::MoraleDrop];

/// An effect that lasts, for the whole table, on any card but an advantage.
const fn lasting(counted: Counted) -> EffectRow {
    EffectRow {
        word: "",
        meaning: "",
        form: Form::Plain(What::NoCharms),
        amount: (1, 1),
        whom: &[Whom::Table],
        acts: Acts::Lasting(counted),
        single_use: false,
        offers: Offer::Nothing,
    }
}

/// An effect that an Action does in a turn, and an Event at any moment at which it can be used.
const fn once() -> EffectRow {
    let moments = Moments { order: &[], advantage: &[], action: &[When::Turn], event: PAUSES };
    EffectRow { acts: Acts::Once(moments), ..lasting(Counted::Turns) }
}

impl EffectRow {
    const fn amount(self, least: i8, most: i8) -> Self {
        Self { amount: (least, most), ..self }
    }

    const fn whom(self, whom: &'static [Whom]) -> Self {
        Self { whom, ..self }
    }

    const fn single_use(self) -> Self {
        Self { single_use: true, ..self }
    }

    const fn offers(self, offers: Offer) -> Self {
        Self { offers, ..self }
    }

    const fn order(self, order: &'static [When]) -> Self {
        Self { acts: Acts::Once(Moments { order, ..self.moments() }), ..self }
    }

    const fn advantage(self) -> Self {
        Self { acts: Acts::Once(Moments { advantage: &[When::Departure], ..self.moments() }), ..self }
    }

    const fn no_action(self) -> Self {
        Self { acts: Acts::Once(Moments { action: &[], ..self.moments() }), ..self }
    }

    const fn event(self, event: &'static [When]) -> Self {
        Self { acts: Acts::Once(Moments { event, ..self.moments() }), ..self }
    }

    const fn moments(&self) -> Moments {
        match self.acts {
            Acts::Once(moments) => moments,
            Acts::Lasting(_) => panic!("an effect that lasts has no moments of its own"),
        }
    }
}

/// Declares [`What`] and its rows, and two patterns: `any_lasting!()` for all effects that last, `any_once!()` for all
/// that are done once. The comment above an effect is its description in `PACKS.md` and in the schema.
macro_rules! effects {
    (
        lasting {
            $(#[doc = $lasting_meaning:literal] $lasting:ident $(($lasting_of:ident))? $lasting_word:literal
                $lasting_row:expr;)+
        }
        once {
            $(#[doc = $once_meaning:literal] $once:ident $once_word:literal $once_row:expr;)+
        }
    ) => {
        /// What an effect does: the closed vocabulary. `n` is [`Effect::amount`](super::Effect::amount).
        ///
        /// Exhaustive: a port of the engine has to know each.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
        pub enum What {
            $(#[doc = $lasting_meaning] $lasting $(($lasting_of))?,)+
            $(#[doc = $once_meaning] $once,)+
        }

        /// The places of the rows.
        enum Place { $($lasting,)+ $($once,)+ }

        /// Every effect, one row each.
        pub static EFFECTS: [EffectRow; [$($lasting_word,)+ $($once_word,)+].len()] = [
            $(EffectRow {
                word: $lasting_word,
                meaning: $lasting_meaning.trim_ascii(),
                form: effects!(@form $lasting $($lasting_of)?),
                ..$lasting_row
            },)+
            $(EffectRow {
                word: $once_word,
                meaning: $once_meaning.trim_ascii(),
                form: Form::Plain(What::$once),
                ..$once_row
            },)+
        ];

        impl What {
            /// All that is known of the effect.
            pub(crate) const fn row(self) -> &'static EffectRow {
                let place = match self {
                    $(Self::$lasting { .. } => Place::$lasting,)+
                    $(Self::$once => Place::$once,)+
                };
                &EFFECTS[place as usize]
            }
        }

        macro_rules! any_lasting {
            () => { $($crate::cards::What::$lasting { .. })|+ };
        }

        macro_rules! any_once {
            () => { $($crate::cards::What::$once)|+ };
        }
    };
    (@form $what:ident) => { Form::Plain(What::$what) };
    (@form $what:ident Threat) => { Form::OfThreat(What::$what) };
    (@form $what:ident Condition) => { Form::OfCondition(What::$what) };
    (@form $what:ident CardKind) => { Form::OfKind(What::$what) };
}

use Counted::{Deal, Drop, Knocks, Support, Turns};
use When::{AfterDeal, Charm, Failure, Knock, MissionStart, Speech, Trap, Withdrawal};
use Whom::{Active, Chosen, EachSeat, Friends, Holder, Leader, Table};

effects! {
    lasting {
        /// Cards do not make this threat active.
        Harmless(Threat) "harmless" lasting(Turns);
        /// This threat is active `n` times more.
        Added(Threat) "added" lasting(Turns).amount(1, 3);
        /// No charm can be used.
        NoCharms "no_charms" lasting(Turns);
        /// No Speech can be made.
        NoSpeeches "no_speeches" lasting(Turns);
        /// A Speech costs no token, once for each seat in a Mission.
        FreeSpeeches "free_speeches" lasting(Turns);
        /// Support relieves nobody.
        NoSupport "no_support" lasting(Support);
        /// Support tiles point the other way.
        MirroredSupport "mirrored_support" lasting(Support);
        /// Traps draw nothing.
        NoTraps "no_traps" lasting(Turns);
        /// A Mission fails when a threat is active `n` times more than usual, or fewer.
        FailAt "fail_at" lasting(Turns).amount(-1, 1);
        /// The intensity is exactly `n`.
        IntensityExactly "intensity_exactly" lasting(Deal).amount(1, 10);
        /// The intensity is at most `n`.
        IntensityAtMost "intensity_at_most" lasting(Deal).amount(1, 10);
        /// The least intensity is `n` higher.
        IntensityMore "intensity_more" lasting(Deal).amount(1, 3);
        /// `n` cards more are drawn after the deal.
        ExtraDraws "extra_draws" lasting(Deal).amount(1, 3).whom(&[EachSeat, Leader]);
        /// Morale drops by `n` more, or fewer; never by less than one.
        DropMore "drop_more" lasting(Drop).amount(-2, 3);
        /// Before what deepens it, Morale drops by at most `n`.
        DropAtMost "drop_at_most" lasting(Drop).amount(3, 12);
        /// The hands may hold `n` cards more, or fewer, before the game is lost.
        HandLimitMore "hand_limit_more" lasting(Drop).amount(-4, 8);
        /// Relief discards `n` Hard Knocks more, or fewer.
        ReliefMore "relief_more" lasting(Support).amount(-1, 1).whom(&[Table, Friends]);
        /// For each Hard Knock that comes into play `n` cards go from Morale to Trials.
        MoralePerKnock "morale_per_knock" lasting(Turns).amount(1, 3).single_use();
        /// As if `n` Hard Knocks more lay there that cannot be removed; below zero, fewer.
        Burden "burden" lasting(Knocks).amount(-1, 1).whom(&[EachSeat, Leader]);
        /// No seat can withdraw while this holds for it.
        BarWithdrawal(Condition) "bar_withdrawal" lasting(Turns).amount(1, 9);
        /// A seat must withdraw when this holds for it.
        ForceWithdrawal(Condition) "force_withdrawal" lasting(Turns).amount(1, 9);
        /// Such cards cannot be played from hand.
        BarPlay(CardKind) "bar_play" lasting(Turns);
        /// All of Trials is dealt.
        DealAll "deal_all" lasting(Deal);
        /// A victory counts although a seat bears too many Hard Knocks.
        Posthumous "posthumous" lasting(Knocks);
    }
    once {
        /// Draw `n` Trials into the hand.
        Draw "draw" once().amount(1, 3).whom(&[Active, Leader, EachSeat, Holder])
            .order(&[AfterDeal, Knock, Charm, Speech, Withdrawal]);
        /// Turn a charm face up.
        RecoverCharm "recover_charm" once().whom(&[Leader, Holder, Chosen]).offers(Offer::Charm)
            .order(&[MissionStart]).advantage();
        /// Take a Speech token from the supply.
        GainSpeech "gain_speech" once().whom(&[Leader, Holder]).order(&[MissionStart]).advantage();
        /// Discard up to `n` Hard Knocks.
        DiscardKnock "discard_knock" once().amount(1, 2).whom(&[Leader, Holder, Chosen]).offers(Offer::HardKnock)
            .advantage();
        /// Discard up to `n` cards from hand.
        DiscardCard "discard_card" once().amount(1, 3).whom(&[Holder]).offers(Offer::Hand);
        /// Discard up to `n` cards from No Man's Land.
        ClearCard "clear_card" once().amount(1, 3).offers(Offer::NoMansLand).advantage()
            .event(&[Trap, Failure]); // At the other pauses No Man's Land is empty.
        /// Give a card from hand to another seat.
        GiveCard "give_card" once().whom(&[Holder]).offers(Offer::Gift);
        /// Give a card from hand to another seat and get one of its choice.
        ExchangeCards "exchange_cards" once().whom(&[Holder]).offers(Offer::Exchange)
            .event(&[]); // What comes in return goes to the seat whose turn it is.
        /// Look at the top `n` Trials.
        LookAtTrials "look_at_trials" once().amount(1, 5).whom(&[Leader, Holder]).order(&[MissionStart]).advantage();
        /// Put a card from hand at the bottom of Trials.
        ReturnCard "return_card" once().whom(&[Holder]).offers(Offer::Hand);
        /// Discard an Order of the Day in play.
        CancelOrder "cancel_order" once().offers(Offer::Order);
        /// Discard the Recruit in play; it pays nothing.
        SendRecruitHome "send_recruit_home" once();
        /// The Trap draws nothing.
        CancelTrap "cancel_trap" once().no_action().event(&[Trap]);
    }
}
pub(crate) use {any_lasting, any_once};

impl What {
    /// Whether it changes numbers while it lasts, instead of doing something once.
    #[must_use]
    pub const fn is_standing(self) -> bool {
        matches!(self.row().acts, Acts::Lasting(_))
    }

    /// The least and the greatest amount. An empty hand is not counted, so there it is one.
    #[must_use]
    pub const fn amounts(self) -> (i8, i8) {
        match self {
            Self::BarWithdrawal(Condition::EmptyHand) | Self::ForceWithdrawal(Condition::EmptyHand) => (1, 1),
            _ => self.row().amount,
        }
    }
}

impl When {
    /// What is still to be counted when this moment comes, the first of it.
    pub(crate) const fn still_counts(self) -> Counted {
        match self {
            Self::InPlay | Self::MissionStart => Deal,
            Self::AfterDeal | Self::Turn | Self::Trap | Self::Failure => Turns,
            Self::Knock | Self::Charm | Self::Speech | Self::Withdrawal | Self::Departure => Turns,
            Self::Support => Support,
            Self::MoraleDrop => Drop,
        }
    }
}

#[cfg(test)]
mod tests;
