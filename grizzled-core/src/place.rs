//! Where cards can lie, and the way that each event carries one.

use crate::event::{Event, FrontNotice, Notice, Origin, Secret};
use crate::ids::{CardId, Seat};

/// Where a card can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Trials,
    Morale,
    Hand(Seat),
    Knocks(Seat),
    NoMansLand,
    Open,
    Discards,
    Recruit,
    BottomOfTrials,
}

impl Origin {
    #[inline(always)]
    const fn place(self, seat: Seat) -> Place {
        match self {
            Self::Hand => Place::Hand(seat),
            Self::Trap | Self::Clumsy | Self::Position => Place::Trials,
            Self::Recruit => Place::Recruit,
        }
    }
}

impl Notice {
    /// The way that a single card takes in this event, and the card where the table sees it.
    #[inline(always)]
    pub(crate) const fn journey(&self) -> Option<(Option<CardId>, Place, Place)> {
        Some(match *self {
            Self::Dealt { seat } | Self::Drawn { seat, .. } => (None, Place::Trials, Place::Hand(seat)),
            Self::ThreatPlayed { seat, card, from } => (Some(card), from.place(seat), Place::NoMansLand),
            Self::KnockAssigned { seat, card, from } => (Some(card), from.place(seat), Place::Knocks(seat)),
            Self::ChristmasPlayed { seat, card, from } => (Some(card), from.place(seat), Place::Open),
            Self::ChristmasDiscarded { card } => (Some(card), Place::Open, Place::Discards),
            Self::KnockDiscarded { seat, card } => (Some(card), Place::Knocks(seat), Place::Discards),
            Self::CharmUsed { card, .. } => (Some(card), Place::NoMansLand, Place::Discards),
            Self::SpeechRevealed { seat, card: Some(card) } => (Some(card), Place::Hand(seat), Place::Discards),
            Self::CardSetAside { card } => (Some(card), Place::Trials, Place::Discards),
            Self::Front(ref notice) => return notice.journey(),
            _ => return None,
        })
    }
}

impl FrontNotice {
    /// The same beside the Trials.
    #[inline(always)]
    pub(crate) const fn journey(&self) -> Option<(Option<CardId>, Place, Place)> {
        Some(match *self {
            Self::RecruitDrew { card } => (Some(card), Place::Trials, Place::Recruit),
            Self::RecruitDiscarded { card } => (Some(card), Place::Recruit, Place::Discards),
            Self::CardDiscarded { seat, card } => (Some(card), Place::Hand(seat), Place::Discards),
            Self::CardCleared { card } => (Some(card), Place::NoMansLand, Place::Discards),
            Self::CardGiven { from, to } => (None, Place::Hand(from), Place::Hand(to)),
            Self::CardReturned { seat } => (None, Place::Hand(seat), Place::BottomOfTrials),
            _ => return None,
        })
    }
}

impl Event {
    /// The card that moves and its way, whole.
    #[inline(always)]
    pub(crate) const fn journey(&self) -> Option<(CardId, Place, Place)> {
        match (self.notice.journey(), self.secret) {
            (Some((Some(card), from, to)), _) | (Some((None, from, to)), Secret::Card(card) | Secret::Unseen(card)) => {
                Some((card, from, to))
            }
            _ => None,
        }
    }
}
