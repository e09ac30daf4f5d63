//! What each kind of card may do, so that every game makes sense and ends (PACK-1, TERM-1).
//!
//! What is particular to one effect stands in its row (`cards/what.rs`).

use super::{CardError, RulesError};
use crate::cards::{
    Acts, Cancellation, Chooser, Condition, Counted, Duration, Effect, HelpKind, HelpingHand, Moments, Order, PAUSES,
    Recruit, Roster, What, When, Whom,
};
use crate::state::MAX_RECRUIT_HAND;

type Verdict = Result<(), CardError>;

/// The kind of card that bears an effect.
///
/// Exhaustive: a reader or writer of packs has to know each.
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
    let (least, most) = effect.what.amounts();
    if !(least..=most).contains(&effect.amount) || effect.amount == 0 {
        return Err(CardError::Amount { least, most });
    }
    match effect.what.row().acts {
        Acts::Lasting(counted) => check_lasting(bearer, effect, counted),
        Acts::Once(moments) => check_once(bearer, effect, moments),
    }?;
    check_choice(bearer, effect)
}

/// Whether such a card may bear an effect that lasts.
fn check_lasting(bearer: Bearer, effect: &Effect, counted: Counted) -> Verdict {
    check_when_lasting(bearer, effect, counted)?;
    check_whom(effect)?;
    let used_once = matches!(bearer, Bearer::Order | Bearer::Help(HelpKind::Action | HelpKind::Event));
    match () {
        () if effect.whom == Whom::Friends => check_friends(bearer, effect.amount),
        // WDR-1: a seat with an empty hand may always withdraw.
        () if effect.what == What::BarWithdrawal(Condition::EmptyHand) => Err(CardError::NothingToBar),
        // ORD-4: such an Order is discarded after Support.
        () if bearer == Bearer::Order && counted > Counted::Support => Err(CardError::NeverActs),
        () if effect.what.row().single_use && !used_once => Err(CardError::NotSingleUse),
        () => Ok(()),
    }
}

/// An Action or an Event changes something from its moment to the Mission's end, while that still counts; other cards as
/// long as they are in play. What a Recruit pays never lasts.
fn check_when_lasting(bearer: Bearer, effect: &Effect, counted: Counted) -> Verdict {
    let when = effect.when;
    let (fits, lasts) = match bearer {
        Bearer::Advantage => (false, Duration::Once),
        Bearer::Help(HelpKind::Action) => (when == When::Turn && when.still_counts() <= counted, Duration::Mission),
        Bearer::Help(HelpKind::Event) => (PAUSES.contains(&when) && when.still_counts() <= counted, Duration::Mission),
        _ => (when == When::InPlay, Duration::InPlay),
    };
    match () {
        () if !fits => Err(CardError::Moment),
        () if effect.lasts != lasts => Err(CardError::Duration),
        () => Ok(()),
    }
}

/// HH-1: only a Friendship binds friends, and it gives them more.
const fn check_friends(bearer: Bearer, amount: i8) -> Verdict {
    match bearer {
        Bearer::Help(HelpKind::Friendship) if amount > 0 => Ok(()),
        Bearer::Help(HelpKind::Friendship) => Err(CardError::Amount { least: 1, most: 1 }),
        _ => Err(CardError::Whom),
    }
}

/// Whether such a card may bear an effect that is done once. A Friendship, a Recruit in play and a Chapter are never used
/// up, so they do nothing once (TERM-1).
fn check_once(bearer: Bearer, effect: &Effect, moments: Moments) -> Verdict {
    if effect.lasts != Duration::Once {
        return Err(CardError::Duration);
    }
    let (of_order, moments) = match bearer {
        Bearer::Order | Bearer::StandingOrder => (true, moments.order),
        Bearer::Advantage => (false, moments.advantage),
        Bearer::Help(HelpKind::Action) => (false, moments.action),
        Bearer::Help(HelpKind::Event) => (false, moments.event),
        Bearer::Help(HelpKind::Friendship) | Bearer::Recruit | Bearer::Chapter => (false, [].as_slice()),
    };
    if !moments.contains(&effect.when) {
        return Err(CardError::Moment);
    }
    // An Order never asks: what it does when a Mission starts, it does to the Leader.
    if of_order && effect.when == When::MissionStart && effect.whom != Whom::Leader {
        return Err(CardError::Whom);
    }
    check_whom(effect)
}

fn check_whom(effect: &Effect) -> Verdict {
    if effect.what.row().whom.contains(&effect.whom) { Ok(()) } else { Err(CardError::Whom) }
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
