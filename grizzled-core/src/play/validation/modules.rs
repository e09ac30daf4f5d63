//! The events of modules: which of them takes part in the game, and where each is looked at; the numbers of the Mission.

use super::{Claim, InvalidEvent, Verdict, must};
use crate::rules::Seating;
use crate::state::Agenda;
use crate::vocabulary::{Modifier, Notice, Threat, of_the_trials};

/// A counter of threats counts so far (MIS-2), and so far may a number go that is added to another.
const MOST: u8 = 127;

impl Claim<'_> {
    /// The table of the events of modules. What each relies on stands with its mechanic.
    pub(super) fn of_module(&self, notice: &Notice) -> Verdict {
        self.takes_part(notice)?;
        match *notice {
            Notice::OrdersSet { orders } => self.orders_set(orders),
            Notice::RecruitsSet { recruits } => self.recruits_set(recruits),
            Notice::HelpOffered { seat } => self.help_offered(seat),
            Notice::HelpAsked { seats } => self.help_asked(seats),
            Notice::HelpChosen { seat } => self.help_chosen(seat),
            Notice::HelpHeld { seat, help } => self.help_held(seat, help),
            Notice::HelpUsed { seat, help } => self.help_used(seat, help),
            Notice::Declined { seat } | Notice::ChoiceEnded { seat } => self.answers(seat, true),
            Notice::ModifierSet { modifier, value } => self.modifier(modifier, value),
            Notice::OrdersDrawn { seat } => self.orders_drawn(seat),
            Notice::OrderChosen { seat, order, returned } => self.order_chosen(seat, order, returned),
            Notice::OrderPutBack { seat } => self.order_put_back(seat),
            Notice::OrderDiscarded { order, .. } => {
                must(self.table.orders.in_play.contains(order), InvalidEvent::NotThere)
            }
            Notice::RecruitTurnedUp { recruit } => self.recruit_turned_up(recruit),
            Notice::RecruitArrived { recruit, after, .. } => self.recruit_arrived(recruit, after),
            Notice::RecruitTurn { leader } => {
                must(self.table.recruits.in_play.is_some(), InvalidEvent::NotThere).and(self.player(leader))
            }
            Notice::RecruitTurnEnded => must(self.table.recruits.acting, InvalidEvent::NotAsked),
            Notice::RecruitWithdrew => self.recruit_withdrew(),
            Notice::RecruitLeft { recruit, .. } => self.recruit_left(recruit),
            Notice::TrapCancelled { .. } => self.trap_cancelled(),
            Notice::ChoiceAsked { seat, source, left, .. } => {
                must(left > 0, InvalidEvent::OutOfBounds).and(self.player(seat)).and(self.source(source))
            }
            Notice::CardGiven { from, to } => must(from != to, InvalidEvent::CardElsewhere).and(self.shown_to_owner()),
            Notice::CardReturned { .. } => self.shown_to_owner(),
            Notice::TrialsSeen { seat, cards } => self.trials_seen(seat, cards),
            Notice::HandPassed { from, to } => self.hand_passed(from, to),
            Notice::RefillAsked { seat } => self.by(Seating::Solo).and(self.player(seat)),
            Notice::RefillDeclined { seat } => self.answers(seat, self.table.agenda == Agenda::Refill),
            Notice::SoloSupport { seat } => self.resolved().and(self.solo_support(seat)),
            Notice::SoloTilesShuffled => self.by(Seating::Solo),
            Notice::HandPutDown { seat } => self.put_down(seat),
            Notice::HandTakenUp { seat } => self.taken_up(seat),
            Notice::AnswerAsked { seat } => self.by(Seating::Duo).and(self.answer_asked(seat)),
            Notice::FreeSpeech { seat } => self.free_speech(seat),
            Notice::HelpInvited { seat, .. } => self.has_help().and(self.player(seat)),
            Notice::IntensityAsked { seat } | Notice::CancellationAsked { seat, .. } => self.player(seat),
            // Where the card lies has been looked at.
            Notice::RecruitDrew { .. }
            | Notice::RecruitDiscarded { .. }
            | Notice::CardDiscarded { .. }
            | Notice::CardCleared { .. }
            | Notice::IntensityGiven { .. }
            | Notice::MissionPrepared => Ok(()),
            of_the_trials!() => Ok(()),
        }
    }

    /// Without a module there are only the numbers of the rules, Luck (LUCK-1), and what begins again with each Mission.
    /// SOLO-1: with one player there are no Orders and no Recruits.
    fn takes_part(&self, notice: &Notice) -> Verdict {
        let anywhere = match *notice {
            Notice::ModifierSet { modifier, value } => value == self.rules.modifiers.get(modifier),
            Notice::TrapCancelled { .. } | Notice::MissionPrepared => true,
            Notice::IntensityAsked { .. } => self.rules.counts_per_mission,
            _ => false,
        };
        must(anywhere || self.rules.has_modules, InvalidEvent::NotInThisGame)?;
        let sets = matches!(notice, Notice::OrdersSet { .. } | Notice::RecruitsSet { .. });
        must(!sets || self.rules.seating != Seating::Solo, InvalidEvent::NotInThisGame)
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
