//! Where cards can lie, and the way that each event carries one.

use crate::vocabulary::{CardId, Event, Notice, Origin, Seat, Secret};

/// Where a card can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Zone {
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
    const fn place(self, seat: Seat) -> Zone {
        match self {
            Self::Hand => Zone::Hand(seat),
            Self::Trap | Self::Clumsy | Self::Position => Zone::Trials,
            Self::Recruit => Zone::Recruit,
        }
    }
}

impl Notice {
    /// The way that a single card takes in this event, and the card where the table sees it.
    #[inline(always)]
    pub(crate) const fn card_move(&self) -> Option<(Option<CardId>, Zone, Zone)> {
        Some(match *self {
            Self::Dealt { seat } | Self::Drawn { seat, .. } => (None, Zone::Trials, Zone::Hand(seat)),
            Self::ThreatPlayed { seat, card, from } => (Some(card), from.place(seat), Zone::NoMansLand),
            Self::KnockAssigned { seat, card, from } => (Some(card), from.place(seat), Zone::Knocks(seat)),
            Self::ChristmasPlayed { seat, card, from } => (Some(card), from.place(seat), Zone::Open),
            Self::ChristmasDiscarded { card } => (Some(card), Zone::Open, Zone::Discards),
            Self::KnockDiscarded { seat, card } => (Some(card), Zone::Knocks(seat), Zone::Discards),
            Self::CharmUsed { card, .. } => (Some(card), Zone::NoMansLand, Zone::Discards),
            Self::SpeechRevealed { seat, card: Some(card) } => (Some(card), Zone::Hand(seat), Zone::Discards),
            Self::CardSetAside { card } => (Some(card), Zone::Trials, Zone::Discards),
            Self::RecruitDrew { card } => (Some(card), Zone::Trials, Zone::Recruit),
            Self::RecruitDiscarded { card } => (Some(card), Zone::Recruit, Zone::Discards),
            Self::CardDiscarded { seat, card } => (Some(card), Zone::Hand(seat), Zone::Discards),
            Self::CardCleared { card } => (Some(card), Zone::NoMansLand, Zone::Discards),
            Self::CardGiven { from, to } => (None, Zone::Hand(from), Zone::Hand(to)),
            Self::CardReturned { seat } => (None, Zone::Hand(seat), Zone::BottomOfTrials),
            _ => return None,
        })
    }
}

impl Event {
    /// The card that moves and its way, whole.
    #[inline(always)]
    pub(crate) const fn card_move(&self) -> Option<(CardId, Zone, Zone)> {
        match (self.notice.card_move(), self.secret) {
            (Some((Some(card), from, to)), _) | (Some((None, from, to)), Secret::Card(card) | Secret::Unseen(card)) => {
                Some((card, from, to))
            }
            _ => None,
        }
    }
}
