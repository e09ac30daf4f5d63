//! The closed vocabulary of what Orders, Recruits, Helping Hands and Chapters do (PACK-1).
//!
//! Facts only: what each entry does stands in its own file under `effects`.

use crate::vocabulary::Threat;

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

/// The moment at which an effect acts (PACK-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum When {
    /// All the time that it lasts.
    InPlay = 0,
    /// A Mission starts: its Order has been chosen, no intensity yet.
    MissionStart = 1,
    /// The cards of the Mission have been dealt, and whoever draws more has drawn.
    AfterDeal = 2,
    /// It is its holder's turn: it takes the place of the action (HH-1).
    Turn = 3,
    /// A Trap is about to draw.
    Trap = 4,
    /// A Hard Knock has come into play.
    Knock = 5,
    /// A Good Luck Charm has been used.
    Charm = 6,
    /// A Speech is over.
    Speech = 7,
    /// A seat has withdrawn.
    Withdrawal = 8,
    /// The Mission is about to fail.
    Failure = 9,
    /// Support is about to be revealed.
    Support = 10,
    /// Morale is about to drop.
    MoraleDrop = 11,
    /// A Recruit leaves after its last card (REC-6).
    Departure = 12,
}

impl When {
    /// How many moments there are.
    pub(crate) const COUNT: usize = Self::Departure as usize + 1;
}

/// What an effect does: the closed vocabulary. `n` is [`Effect::amount`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum What {
    /// Cards do not make the threat active.
    Harmless(Threat),
    /// The threat is active `n` times more.
    Added(Threat),
    /// No charm can be used.
    NoCharms,
    /// No Speech can be made.
    NoSpeeches,
    /// A Speech costs no token, once for each seat in a Mission: a seat that holds none may speak by it.
    FreeSpeeches,
    /// Support relieves nobody.
    NoSupport,
    /// Support tiles point the other way.
    MirroredSupport,
    /// Traps draw nothing.
    NoTraps,
    /// A Mission fails when a threat is active `n` times more, or fewer, than usual.
    FailAt,
    /// The intensity is exactly `n`.
    IntensityExactly,
    /// The intensity is at most `n`.
    IntensityAtMost,
    /// The least intensity is `n` higher.
    IntensityMore,
    /// `n` cards more are drawn after the deal, by each seat or by the Leader.
    ExtraDraws,
    /// Morale drops by `n` more, or fewer; never by less than one.
    DropMore,
    /// Before what deepens it, Morale drops by at most `n`.
    DropAtMost,
    /// The hands may hold `n` cards more, or fewer, before the game is lost.
    HandLimitMore,
    /// Relief discards `n` Hard Knocks more, or fewer; for everyone, or for two friends.
    ReliefMore,
    /// For each Hard Knock that comes into play `n` cards go from Morale to Trials.
    MoralePerKnock,
    /// As if `n` Hard Knocks more lay before each seat, or before the Leader; below zero, fewer. They cannot be removed.
    Burden,
    /// No seat can withdraw while the condition holds for it.
    BarWithdrawal(Condition),
    /// A seat must withdraw when the condition holds for it.
    ForceWithdrawal(Condition),
    /// Cards of this kind cannot be played from hand.
    BarPlay(CardKind),
    /// The last assault: all of Trials is dealt.
    DealAll,
    /// A victory counts although a seat bears too many Hard Knocks.
    Posthumous,
    /// Draw `n` Trials into the hand.
    Draw,
    /// Turn a charm face up.
    RecoverCharm,
    /// Take a Speech token from the supply.
    GainSpeech,
    /// Discard up to `n` Hard Knocks.
    DiscardKnock,
    /// Discard up to `n` cards from hand.
    DiscardCard,
    /// Discard up to `n` cards from No Man's Land.
    ClearCard,
    /// Give a card from hand to another seat.
    GiveCard,
    /// Give a card from hand to another seat and get one in return, of its choice.
    ExchangeCards,
    /// Look at the top `n` Trials.
    LookAtTrials,
    /// Put a card from hand at the bottom of Trials.
    ReturnCard,
    /// Discard an Order of the Day in play.
    CancelOrder,
    /// Discard the Recruit in play; it pays nothing.
    SendRecruitHome,
    /// The Trap draws nothing.
    CancelTrap,
}

/// For whom a seat's withdrawal is barred or forced; `n` is [`Effect::amount`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Condition {
    /// It holds at least `n` cards.
    CardsInHand = 0,
    /// Its hand is empty.
    EmptyHand = 1,
    /// A threat is active at least `n` times.
    ThreatActive = 2,
    /// Fewer than `n` seats have withdrawn, and others are still in the Mission.
    FewWithdrawn = 3,
}

/// A kind of Trial card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum CardKind {
    /// Hard Knocks.
    HardKnocks,
    /// Threats with a Trap.
    Traps,
    /// Threats that bear this threat, and its Trauma or Phobia.
    Bearing(Threat),
}

/// Whom an effect concerns (PACK-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Whom {
    /// The whole table.
    #[default]
    Table = 0,
    /// The seat that holds the card.
    Holder = 1,
    /// The Leader.
    Leader = 2,
    /// The seat whose turn it is.
    Active = 3,
    /// Every seat for itself.
    EachSeat = 4,
    /// A seat that is chosen.
    Chosen = 5,
    /// The holder of a Friendship and the seat to its left.
    Friends = 6,
}

/// Who makes the choices of an effect (PACK-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Chooser {
    /// Nothing is chosen.
    #[default]
    Nobody = 0,
    /// The seat that holds the card.
    Holder = 1,
    /// The Leader, for the group (GRP-1).
    Leader = 2,
}

/// How long an effect lasts (PACK-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Duration {
    /// It is over as soon as it is done.
    #[default]
    Once = 0,
    /// Until the next Mission starts.
    Mission = 1,
    /// As long as its card is in play.
    InPlay = 2,
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
        match self.what {
            What::RecoverCharm => matches!(self.whom, Whom::Chosen),
            What::DiscardKnock
            | What::DiscardCard
            | What::ClearCard
            | What::GiveCard
            | What::ExchangeCards
            | What::ReturnCard
            | What::CancelOrder => true,
            _ => false,
        }
    }

    /// The same for these seats.
    #[must_use]
    pub const fn of(self, whom: Whom) -> Self {
        Self { whom, ..self }
    }

    /// The same with this amount.
    #[must_use]
    pub const fn times(self, amount: i8) -> Self {
        Self { amount, ..self }
    }

    /// The same with this seat making the choices, and free to decline.
    #[must_use]
    pub const fn chosen_by(self, chooser: Chooser) -> Self {
        Self { chooser, optional: true, ..self }
    }
}
