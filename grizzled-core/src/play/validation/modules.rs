//! The events of modules: which of them takes part in the game, and where each is looked at; the numbers of the Mission.

use super::{InvalidEvent, Told, Verdict, must};
use crate::rules::Seating;
use crate::state::Agenda;
use crate::vocabulary::{FrontNotice, Modifier, Threat};

/// A counter of threats counts so far (MIS-2), and so far may a number go that is added to another.
const MOST: u8 = 127;

impl Told<'_> {
    /// The table of events beside the Trials: a new one does not compile until it is written.
    pub(in crate::play) fn front(&self, notice: &FrontNotice) -> Verdict {
        self.takes_part(notice)?;
        match *notice {
            FrontNotice::OrdersSet { orders } => self.orders_set(orders),
            FrontNotice::RecruitsSet { recruits } => self.recruits_set(recruits),
            FrontNotice::HelpOffered { seat } => self.help_offered(seat),
            FrontNotice::HelpAsked { seats } => self.help_asked(seats),
            FrontNotice::HelpChosen { seat } => self.help_chosen(seat),
            FrontNotice::HelpHeld { seat, help } => self.help_held(seat, help),
            FrontNotice::HelpUsed { seat, help } => self.help_used(seat, help),
            FrontNotice::Declined { seat } | FrontNotice::ChoiceEnded { seat } => self.answers(seat, true),
            FrontNotice::ModifierSet { modifier, value } => self.modifier(modifier, value),
            FrontNotice::OrdersDrawn { seat } => self.orders_drawn(seat),
            FrontNotice::OrderChosen { seat, order, returned } => self.order_chosen(seat, order, returned),
            FrontNotice::OrderPutBack { seat } => self.order_put_back(seat),
            FrontNotice::OrderDiscarded { order, .. } => {
                must(self.table.front.orders.contains(order), InvalidEvent::NotThere)
            }
            FrontNotice::RecruitTurnedUp { recruit } => self.recruit_turned_up(recruit),
            FrontNotice::RecruitArrived { recruit, after, .. } => self.recruit_arrived(recruit, after),
            FrontNotice::RecruitTurn { leader } => {
                must(self.table.front.recruit.is_some(), InvalidEvent::NotThere).and(self.player(leader))
            }
            FrontNotice::RecruitTurnEnded => must(self.table.front.recruit_acts, InvalidEvent::NotAsked),
            FrontNotice::RecruitWithdrew => self.recruit_withdrew(),
            FrontNotice::RecruitLeft { recruit, .. } => self.recruit_left(recruit),
            FrontNotice::TrapCancelled { .. } => self.trap_cancelled(),
            FrontNotice::ChoiceAsked { seat, source, left, .. } => {
                must(left > 0, InvalidEvent::OutOfBounds).and(self.player(seat)).and(self.source(source))
            }
            FrontNotice::CardGiven { from, to } => {
                must(from != to, InvalidEvent::CardElsewhere).and(self.shown_to_owner())
            }
            FrontNotice::CardReturned { .. } => self.shown_to_owner(),
            FrontNotice::TrialsSeen { seat, cards } => self.trials_seen(seat, cards),
            FrontNotice::HandPassed { from, to } => self.hand_passed(from, to),
            FrontNotice::RefillAsked { seat } => self.by(Seating::Solo).and(self.player(seat)),
            FrontNotice::RefillDeclined { seat } => self.answers(seat, self.table.agenda == Agenda::Refill),
            FrontNotice::SoloSupport { seat } => self.resolved().and(self.solo_support(seat)),
            FrontNotice::SoloTilesShuffled => self.by(Seating::Solo),
            FrontNotice::HandPutDown { seat } => self.put_down(seat),
            FrontNotice::HandTakenUp { seat } => self.taken_up(seat),
            FrontNotice::AnswerAsked { seat } => self.by(Seating::Duo).and(self.answer_asked(seat)),
            FrontNotice::FreeSpeech { seat } => self.free_speech(seat),
            FrontNotice::HelpInvited { seat, .. } => self.has_help().and(self.player(seat)),
            FrontNotice::IntensityAsked { seat } | FrontNotice::CancellationAsked { seat, .. } => self.player(seat),
            // Where the card lies has been looked at.
            FrontNotice::RecruitDrew { .. }
            | FrontNotice::RecruitDiscarded { .. }
            | FrontNotice::CardDiscarded { .. }
            | FrontNotice::CardCleared { .. }
            | FrontNotice::IntensityGiven { .. }
            | FrontNotice::MissionPrepared => Ok(()),
        }
    }

    /// Without a module there are only the numbers of the rules, Luck (LUCK-1), and what begins anew with each Mission.
    /// SOLO-1: with one player there are no Orders and no Recruits.
    fn takes_part(&self, notice: &FrontNotice) -> Verdict {
        let anywhere = match *notice {
            FrontNotice::ModifierSet { modifier, value } => value == self.rules.modifiers.get(modifier),
            FrontNotice::TrapCancelled { .. } | FrontNotice::MissionPrepared => true,
            FrontNotice::IntensityAsked { .. } => self.rules.counts_per_mission,
            _ => false,
        };
        must(anywhere || self.rules.has_modules, InvalidEvent::NotInThisGame)?;
        let beside = matches!(notice, FrontNotice::OrdersSet { .. } | FrontNotice::RecruitsSet { .. });
        must(!beside || self.rules.seating != Seating::Solo, InvalidEvent::NotInThisGame)
    }

    /// Who plays which seats.
    pub(in crate::play) fn by(&self, seating: Seating) -> Verdict {
        must(self.rules.seating == seating, InvalidEvent::NotInThisGame)
    }

    /// PACK-2: numbers that can be reckoned with. With every card that bears it, a threat can still be counted (MIS-2).
    fn modifier(&self, modifier: Modifier, value: u8) -> Verdict {
        let most = match modifier {
            Modifier::AddedNight => self.most_added(Threat::Night),
            Modifier::AddedRain => self.most_added(Threat::Rain),
            Modifier::AddedSnow => self.most_added(Threat::Snow),
            Modifier::AddedMask => self.most_added(Threat::Mask),
            Modifier::AddedShell => self.most_added(Threat::Shell),
            Modifier::AddedWhistle => self.most_added(Threat::Whistle),
            Modifier::ExtraDraws
            | Modifier::LeaderDraws
            | Modifier::ReliefAfterSuccess
            | Modifier::ReliefAfterFailure => MOST,
            Modifier::FailAt
            | Modifier::Harmless
            | Modifier::Switches
            | Modifier::IntensityLeast
            | Modifier::IntensityMost
            | Modifier::DropLeast
            | Modifier::DropMost
            | Modifier::DropMore
            | Modifier::HandLimit
            | Modifier::ReliefFriends
            | Modifier::MoralePerKnock
            | Modifier::KnockLimit
            | Modifier::KnockLimitOfLeader
            | Modifier::BarredPlays
            | Modifier::Opinions => u8::MAX,
        };
        must(value <= most, InvalidEvent::OutOfBounds)
    }

    const fn most_added(&self, threat: Threat) -> u8 {
        MOST - self.rules.catalog.bearing(threat).len()
    }
}
