//! What each kind of card may do, so that every game makes sense and ends (PACK-1, TERM-1).

use super::RulesError;
use crate::cards::{
    Cancellation, Chooser, Condition, Duration, Effect, HelpKind, HelpingHand, Order, Recruit, Roster, What, When, Whom,
};
use crate::state::MAX_RECRUIT_HAND;

/// Why a card cannot do what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CardError {
    /// The effect does not act at this moment on such a card.
    #[error("does something that such a card cannot do at this moment (PACK-1)")]
    Moment,
    /// The effect lasts for another time.
    #[error("lasts for a time that does not fit its moment (PACK-1)")]
    Duration,
    /// The effect concerns other seats.
    #[error("concerns seats that this effect cannot concern (PACK-1)")]
    Whom,
    /// The amount is out of bounds.
    #[error("has an amount that is not from {least} to {most} (PACK-1)")]
    Amount {
        /// The least.
        least: i8,
        /// The greatest.
        most: i8,
    },
    /// Somebody else chooses, or nothing is chosen (GRP-1).
    #[error(
        "names somebody who does not choose: of a Helping Hand its holder does, of an advantage the Leader (GRP-1)"
    )]
    Chooser,
    /// A Helping Hand may always be declined (HH-2); where nothing is chosen, there is nothing to decline.
    #[error("says of a choice that it may be declined, or may not, which is settled (HH-2)")]
    Optional,
    /// A seat with an empty hand may always withdraw (WDR-1).
    #[error("bars the withdrawal of a seat with an empty hand, which nothing can bar (WDR-1)")]
    NothingToBar,
    /// An Order is gone before its effect could act (ORD-4).
    #[error("is discarded before what it does could act; it needs a cancellation condition (ORD-4)")]
    NeverActs,
    /// It would move cards to Trials in mid-Mission again and again (TERM-1).
    #[error("moves cards to Trials in mid-Mission more than once (TERM-1)")]
    NotSingleUse,
    /// A Recruit's hand has one to five cards (CUSTOM-1).
    #[error("has a hand that is not of 1 to 5 cards (CUSTOM-1)")]
    RecruitHand,
    /// An Order's intensities are from 1 to 10.
    #[error("has an intensity that is not from 1 to 10 (ORD-3)")]
    Intensity,
}

type Verdict = Result<(), CardError>;

/// The kind of card that bears an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearer {
    /// An Order that is discarded at the end of its Mission.
    Order,
    /// An Order that stays until it is cancelled.
    StandingOrder,
    /// A Recruit, while it is in play.
    Recruit,
    /// A Recruit that leaves.
    Advantage,
    /// A Helping Hand of this kind.
    Help(HelpKind),
    /// A Chapter or a scenario.
    Chapter,
}

impl Bearer {
    /// Who chooses where such a card leaves a choice: who uses a Helping Hand; for the group, which gains what a Recruit
    /// pays, the Leader (GRP-1).
    #[must_use]
    pub const fn chooser(self) -> Chooser {
        if matches!(self, Self::Help(_)) { Chooser::Holder } else { Chooser::Leader }
    }
}

/// Whether a card of this kind may bear this effect.
///
/// # Errors
///
/// What is wrong with it.
pub fn check_effect(bearer: Bearer, effect: &Effect) -> Verdict {
    let (least, most) = amounts(effect.what);
    if !(least..=most).contains(&effect.amount) || effect.amount == 0 {
        return Err(CardError::Amount { least, most });
    }
    if effect.what.is_standing() { check_standing(bearer, effect) } else { check_deed(bearer, effect) }?;
    check_choice(bearer, effect)
}

fn check_standing(bearer: Bearer, effect: &Effect) -> Verdict {
    match bearer {
        Bearer::Advantage => return Err(CardError::Moment),
        // What shapes the deal is of use before it alone.
        Bearer::Help(HelpKind::Action | HelpKind::Event)
            if shapes_deal(effect.what) && effect.when != When::MissionStart =>
        {
            return Err(CardError::Moment);
        }
        Bearer::Help(HelpKind::Action) if effect.when != When::Turn => return Err(CardError::Moment),
        Bearer::Help(HelpKind::Event) if !is_pause(effect.when) || is_over(effect.what, effect.when) => {
            return Err(CardError::Moment);
        }
        Bearer::Help(HelpKind::Action | HelpKind::Event) if effect.lasts != Duration::Mission => {
            return Err(CardError::Duration);
        }
        Bearer::Help(HelpKind::Action | HelpKind::Event) => {}
        _ if effect.when != When::InPlay => return Err(CardError::Moment),
        _ if effect.lasts != Duration::InPlay => return Err(CardError::Duration),
        _ => {}
    }
    check_whom(effect)?;
    match (bearer, effect.what) {
        (_, What::ReliefMore) if effect.whom == Whom::Friends => check_friends(bearer, effect.amount),
        (_, What::BarWithdrawal(Condition::EmptyHand)) => Err(CardError::NothingToBar),
        // ORD-4: it is gone when hands, knocks and the drop are counted.
        (Bearer::Order, What::DropMore | What::DropAtMost | What::HandLimitMore | What::Burden | What::Posthumous) => {
            Err(CardError::NeverActs)
        }
        (Bearer::Order | Bearer::Help(HelpKind::Action | HelpKind::Event), What::MoralePerKnock) => Ok(()),
        (_, What::MoralePerKnock) => Err(CardError::NotSingleUse),
        _ => Ok(()),
    }
}

/// Whether the effect changes how cards are dealt or drawn when a Mission starts.
const fn shapes_deal(what: What) -> bool {
    matches!(
        what,
        What::IntensityExactly | What::IntensityAtMost | What::IntensityMore | What::ExtraDraws | What::DealAll
    )
}

/// Whether nothing comes any more, from this pause to the next Mission, that the effect could change.
const fn is_over(what: What, when: When) -> bool {
    let at_the_drop = matches!(what, What::DropMore | What::DropAtMost | What::HandLimitMore);
    let at_support =
        matches!(what, What::NoSupport | What::MirroredSupport | What::ReliefMore | What::Burden | What::Posthumous);
    match when {
        When::MoraleDrop => !at_the_drop,
        When::Support => !at_the_drop && !at_support,
        _ => false,
    }
}

/// Only a Friendship binds friends, and it gives them more.
const fn check_friends(bearer: Bearer, amount: i8) -> Verdict {
    match bearer {
        Bearer::Help(HelpKind::Friendship) if amount > 0 => Ok(()),
        Bearer::Help(HelpKind::Friendship) => Err(CardError::Amount { least: 1, most: 1 }),
        _ => Err(CardError::Whom),
    }
}

fn check_deed(bearer: Bearer, effect: &Effect) -> Verdict {
    if effect.lasts != Duration::Once {
        return Err(CardError::Duration);
    }
    let fits = match bearer {
        Bearer::Order | Bearer::StandingOrder => order_may(effect),
        Bearer::Advantage => effect.when == When::Departure && advantage_may(effect.what),
        Bearer::Help(HelpKind::Action) => effect.when == When::Turn && effect.what != What::CancelTrap,
        Bearer::Help(HelpKind::Event) if effect.what == What::CancelTrap => effect.when == When::Trap,
        // At the other pauses No Man's Land is empty.
        Bearer::Help(HelpKind::Event) if effect.what == What::ClearCard => {
            matches!(effect.when, When::Trap | When::Failure)
        }
        // What comes in return goes to the seat whose turn it is.
        Bearer::Help(HelpKind::Event) => is_pause(effect.when) && effect.what != What::ExchangeCards,
        Bearer::Help(HelpKind::Friendship) | Bearer::Recruit | Bearer::Chapter => false,
    };
    if !fits {
        return Err(CardError::Moment);
    }
    // An Order never asks: what it does once, it does to the Leader.
    let of_order = matches!(bearer, Bearer::Order | Bearer::StandingOrder) && effect.what != What::Draw;
    if of_order && effect.whom != Whom::Leader {
        return Err(CardError::Whom);
    }
    check_whom(effect)
}

/// Who chooses, if anybody does, and whether that may be declined: of a Helping Hand always (HH-2).
fn check_choice(bearer: Bearer, effect: &Effect) -> Verdict {
    let choice = effect.leaves_a_choice();
    let chooser = if choice { bearer.chooser() } else { Chooser::Nobody };
    let declined = match chooser {
        Chooser::Nobody => !effect.optional,
        Chooser::Holder => effect.optional,
        Chooser::Leader => true,
    };
    match () {
        () if effect.chooser != chooser => Err(CardError::Chooser),
        () if !declined => Err(CardError::Optional),
        () => Ok(()),
    }
}

/// What an Order does once: to the Leader when it comes, or draws that something sets off. It never asks.
const fn order_may(effect: &Effect) -> bool {
    match effect.what {
        What::Draw => {
            matches!(effect.when, When::AfterDeal | When::Knock | When::Charm | When::Speech | When::Withdrawal)
        }
        What::GainSpeech | What::RecoverCharm | What::LookAtTrials => matches!(effect.when, When::MissionStart),
        _ => false,
    }
}

/// What the group gains when a Recruit leaves; it cannot cancel Orders (ORD-5).
const fn advantage_may(what: What) -> bool {
    matches!(what, What::RecoverCharm | What::GainSpeech | What::DiscardKnock | What::ClearCard | What::LookAtTrials)
}

/// Whether holders of Event Helping Hands are asked then.
const fn is_pause(when: When) -> bool {
    matches!(when, When::MissionStart | When::AfterDeal | When::Trap | When::Failure | When::Support | When::MoraleDrop)
}

fn check_whom(effect: &Effect) -> Verdict {
    let fits = match effect.what {
        What::ExtraDraws | What::Burden => matches!(effect.whom, Whom::EachSeat | Whom::Leader),
        What::ReliefMore => matches!(effect.whom, Whom::Table | Whom::Friends),
        What::Draw => matches!(effect.whom, Whom::Active | Whom::Leader | Whom::EachSeat | Whom::Holder),
        What::GainSpeech | What::LookAtTrials => matches!(effect.whom, Whom::Leader | Whom::Holder),
        What::RecoverCharm | What::DiscardKnock => {
            matches!(effect.whom, Whom::Leader | Whom::Holder | Whom::Chosen)
        }
        What::DiscardCard | What::GiveCard | What::ExchangeCards | What::ReturnCard => {
            matches!(effect.whom, Whom::Holder)
        }
        _ => matches!(effect.whom, Whom::Table),
    };
    if fits { Ok(()) } else { Err(CardError::Whom) }
}

/// The least and the greatest amount.
const fn amounts(what: What) -> (i8, i8) {
    match what {
        What::Added(_) | What::ExtraDraws | What::IntensityMore | What::MoralePerKnock | What::ClearCard => (1, 3),
        What::FailAt | What::ReliefMore | What::Burden => (-1, 1),
        What::IntensityExactly | What::IntensityAtMost => (1, 10),
        What::DropMore => (-2, 3),
        What::DropAtMost => (3, 12),
        What::HandLimitMore => (-4, 8),
        What::BarWithdrawal(Condition::EmptyHand) | What::ForceWithdrawal(Condition::EmptyHand) => (1, 1),
        What::BarWithdrawal(_) | What::ForceWithdrawal(_) => (1, 9),
        What::Draw | What::DiscardCard => (1, 3),
        What::DiscardKnock => (1, 2),
        What::LookAtTrials => (1, 5),
        _ => (1, 1),
    }
}

impl What {
    /// Whether it changes numbers while it lasts, instead of doing something once.
    #[must_use]
    pub const fn is_standing(self) -> bool {
        !matches!(
            self,
            Self::Draw
                | Self::RecoverCharm
                | Self::GainSpeech
                | Self::DiscardKnock
                | Self::DiscardCard
                | Self::ClearCard
                | Self::GiveCard
                | Self::ExchangeCards
                | Self::LookAtTrials
                | Self::ReturnCard
                | Self::CancelOrder
                | Self::SendRecruitHome
                | Self::CancelTrap
        )
    }
}

/// Whether an Order can be played.
///
/// # Errors
///
/// What is wrong with it.
pub fn check_order(order: &Order) -> Verdict {
    if !order.intensity.iter().all(|intensity| (1..=10).contains(intensity)) {
        return Err(CardError::Intensity);
    }
    if matches!(order.cancellation, Cancellation::DrawOnWithdrawal(0 | 10..)) {
        return Err(CardError::Amount { least: 1, most: 9 });
    }
    let stays = order.cancellation != Cancellation::EndOfMission;
    check_effect(if stays { Bearer::StandingOrder } else { Bearer::Order }, &order.effect)
}

/// Whether a Recruit can be played.
///
/// # Errors
///
/// What is wrong with it.
pub fn check_recruit(recruit: &Recruit) -> Verdict {
    if recruit.hand == 0 || usize::from(recruit.hand) > MAX_RECRUIT_HAND {
        return Err(CardError::RecruitHand);
    }
    check_effect(Bearer::Recruit, &recruit.effect)?;
    check_effect(Bearer::Advantage, &recruit.advantage)
}

/// Whether a Helping Hand can be played.
///
/// # Errors
///
/// What is wrong with it.
pub fn check_help(help: &HelpingHand) -> Verdict {
    check_effect(Bearer::Help(help.kind), &help.effect)
}

pub(super) fn check_roster(roster: &Roster) -> Result<(), RulesError> {
    let wrong = |what, number| move |error| RulesError::Card { what, number, error };
    for order in roster.orders().iter() {
        roster.order(order).map_or(Ok(()), |card| check_order(&card)).map_err(wrong("Order", order.number()))?;
    }
    for recruit in roster.recruits().iter() {
        roster
            .recruit(recruit)
            .map_or(Ok(()), |card| check_recruit(&card))
            .map_err(wrong("Recruit", recruit.number()))?;
    }
    for help in roster.helping_hands().iter() {
        roster.help(help).map_or(Ok(()), |card| check_help(&card)).map_err(wrong("Helping Hand", help.number()))?;
    }
    Ok(())
}

pub(super) fn check_chapter(effects: &[Option<Effect>]) -> Result<(), RulesError> {
    for (number, effect) in (0..).zip(effects.iter().flatten()) {
        let wrong = |error| RulesError::Card { what: "Chapter effect", number, error };
        check_effect(Bearer::Chapter, effect).map_err(wrong)?;
    }
    Ok(())
}
