//! The rows of the events beside the Trials.

use super::{Hidden, Open, Row, Whose, nobody, open, owner, shows};
use crate::vocabulary::{FrontNotice, RuleId};

/// ORD-2, HH-4, REC-1, DUO-2: decks are nobody's; what is drawn to choose from is the drawing seat's.
pub(super) const fn row(notice: &FrontNotice) -> Row {
    match *notice {
        FrontNotice::OrdersSet { .. } => nobody(RuleId::Ord1, Hidden::OrderDeck),
        FrontNotice::RecruitsSet { .. } => nobody(RuleId::Rec1, Hidden::RecruitDeck),
        FrontNotice::HelpOffered { seat } => owner(RuleId::Hh4, seat, Hidden::TwoHelp),
        FrontNotice::HelpAsked { .. } => open(RuleId::Hh4),
        FrontNotice::HelpChosen { seat } => owner(RuleId::Hh4, seat, Hidden::OneHelp),
        FrontNotice::HelpHeld { help, .. } => shows(RuleId::Hh4, Open::Help(help)),
        FrontNotice::HelpUsed { help, .. } => shows(RuleId::Hh4, Open::Help(help)),
        FrontNotice::HelpInvited { .. } => open(RuleId::Hh1),
        FrontNotice::Declined { .. } => open(RuleId::Hh1),
        FrontNotice::ModifierSet { .. } => open(RuleId::Pack2),
        // ORD-2: the Leader who draws, and nobody else.
        FrontNotice::OrdersDrawn { seat } => owner(RuleId::Ord2, seat, Hidden::TwoOrders),
        FrontNotice::OrderChosen { order, .. } => shows(RuleId::Ord2, Open::Order(order)),
        // ORD-2: the seat that put it back knows which it is; a game that starts from such a position says so (SET-6).
        FrontNotice::OrderPutBack { seat } => owner(RuleId::Ord2, seat, Hidden::OrderDeck),
        FrontNotice::OrderDiscarded { order, .. } => shows(RuleId::Ord4, Open::Order(order)),
        FrontNotice::IntensityAsked { .. } => open(RuleId::Prep1),
        FrontNotice::IntensityGiven { .. } => open(RuleId::Prep1),
        FrontNotice::CancellationAsked { .. } => open(RuleId::Ord5),
        FrontNotice::RecruitTurnedUp { recruit } => shows(RuleId::Rec1, Open::Recruit(recruit)),
        FrontNotice::RecruitArrived { recruit, .. } => shows(RuleId::Rec1, Open::Recruit(recruit)),
        FrontNotice::RecruitDrew { card } => shows(RuleId::Rec2, Open::Card(card)),
        FrontNotice::RecruitTurn { .. } => open(RuleId::Rec3),
        FrontNotice::RecruitWithdrew => open(RuleId::Rec4),
        FrontNotice::RecruitLeft { recruit, .. } => shows(RuleId::Rec6, Open::Recruit(recruit)),
        FrontNotice::TrapCancelled { .. } => open(RuleId::Luck1),
        FrontNotice::ChoiceAsked { .. } => open(RuleId::Pack1),
        FrontNotice::CardDiscarded { card, .. } => shows(RuleId::Tab5, Open::Card(card)),
        FrontNotice::CardCleared { card } => shows(RuleId::Tab5, Open::Card(card)),
        FrontNotice::CardGiven { from, to } => {
            Row { rule: RuleId::Tab5, open: Open::Nothing, hidden: Hidden::Card, whose: Whose::Gift { from, to } }
        }
        FrontNotice::CardReturned { seat } => owner(RuleId::Tab5, seat, Hidden::Card),
        FrontNotice::TrialsSeen { seat, .. } => owner(RuleId::Tab5, seat, Hidden::Pile),
        FrontNotice::HandPassed { to, .. } => owner(RuleId::Solo3, to, Hidden::Hand),
        FrontNotice::RefillAsked { .. } => open(RuleId::Solo4),
        FrontNotice::RefillDeclined { .. } => open(RuleId::Solo4),
        FrontNotice::SoloSupport { .. } => open(RuleId::Solo5),
        FrontNotice::SoloTilesShuffled => open(RuleId::Solo5),
        FrontNotice::HandPutDown { .. } => open(RuleId::Duo2),
        FrontNotice::HandTakenUp { seat } => owner(RuleId::Duo2, seat, Hidden::Hand),
        FrontNotice::AnswerAsked { .. } => open(RuleId::Duo3),
        FrontNotice::RecruitDiscarded { card } => shows(RuleId::Rec2, Open::Card(card)),
        FrontNotice::FreeSpeech { .. } => open(RuleId::ActSpeech),
        FrontNotice::RecruitTurnEnded => open(RuleId::Rec3),
        FrontNotice::MissionPrepared => open(RuleId::Prep0),
        FrontNotice::ChoiceEnded { .. } => open(RuleId::Pack1),
    }
}
