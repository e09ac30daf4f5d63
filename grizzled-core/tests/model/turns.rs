//! Turns (MIS): whose it is, what cards say to a withdrawal, and the end of an action.

use super::numbers::voices;
use super::plan::Plan;
use super::run::{Run, active};
use super::state::{Question, State, Todo};
use grizzled_core::cards::{Condition, Effect, HardKnock, What};
use grizzled_core::vocabulary::{Pause, Source, Threat, WithdrawalRuling};
use grizzled_core::{Notice, Seat};

/// Whose turn it can be.
#[derive(Clone, Copy, PartialEq)]
enum Actor {
    Grizzled(Seat),
    Guest,
}

impl Run<'_> {
    /// PREP-5: the Leader takes the first turn.
    pub(crate) fn first_turn(&mut self) {
        if self.s.success.is_some() {
            return;
        }
        let seat = self.s.leader;
        self.take_turn(seat);
    }

    /// MIS-1, REC-3: clockwise, over those who have withdrawn; the Recruit acts after the seat behind which it stands.
    pub(crate) fn next_turn(&mut self) {
        let mut round: Vec<Actor> = Vec::new();
        for seat in self.plan.ring() {
            round.push(Actor::Grizzled(seat));
            if self.s.guest.as_ref().is_some_and(|guest| guest.after == seat) {
                round.push(Actor::Guest);
            }
        }
        // A Recruit that has gone stood after the seat whose turn was last.
        let last = match self.s.acting && round.contains(&Actor::Guest) {
            true => Actor::Guest,
            false => Actor::Grizzled(self.s.turn),
        };
        let at = round.iter().position(|&actor| actor == last).expect("somebody acted last");
        let later = round[at + 1..].iter().chain(&round[..=at]).copied();
        let inside = |actor: &Actor| match actor {
            Actor::Grizzled(seat) => self.s.inside.contains(seat),
            Actor::Guest => self.s.guest.as_ref().is_some_and(|guest| guest.inside),
        };
        match later.into_iter().find(inside).expect("somebody is in the Mission") {
            Actor::Guest => self.recruit_turn(),
            Actor::Grizzled(seat) => self.take_turn(seat),
        }
    }

    /// A turn starts: what the cards say to a withdrawal is read now (HK-2).
    pub(crate) fn take_turn(&mut self, seat: Seat) {
        if self.s.acting {
            self.say(Notice::RecruitTurnEnded);
        }
        self.hands_for_turn(seat);
        self.pass_hand(seat);
        self.s.acting = false;
        self.s.begun = true;
        self.s.turn = seat;
        let withdrawal = ruling(self.plan, &self.s, seat);
        self.say(Notice::TurnStarted { seat, withdrawal });
        self.ask(Question::Turn(withdrawal), [seat]);
    }

    /// The action is over (section 9): Helping Hands if the Mission is about to fail, a Recruit without cards departs, and
    /// the Mission ends or the next one acts.
    pub(crate) fn end_action(&mut self) {
        self.next([Todo::EndActionFailed, Todo::Departure, Todo::AfterDeparture]);
        if self.failing().is_some() {
            self.next([Todo::Invite(Pause::Failure, self.holders())]);
        }
    }

    /// MIS-2: the Mission has failed, unless somebody helped.
    pub(crate) fn end_action_failed(&mut self) {
        let Some(threat) = self.failing() else { return };
        self.s.success = Some(false);
        self.say(Notice::MissionFailed { threat });
        // Before the first turn there is no action to end.
        if !self.s.begun {
            self.s.todo.clear();
            self.next([Todo::EndMission]);
        }
    }

    /// REC-6: what has changed by a departure is checked; then MIS-4 and MIS-1.
    pub(crate) fn after_departure(&mut self) {
        if self.s.success.is_none() && self.failing().is_some() {
            return self.next([
                Todo::Invite(Pause::Failure, self.holders()),
                Todo::EndActionFailed,
                Todo::AfterDeparture,
            ]);
        }
        let guest = self.s.guest.as_ref().is_some_and(|guest| guest.inside);
        if self.s.success.is_none() && self.s.inside.is_empty() && !guest {
            self.s.success = Some(true);
            self.say(Notice::MissionSucceeded);
        }
        if self.s.success.is_some() {
            return self.next([Todo::EndMission]);
        }
        self.next([Todo::NextTurn]);
    }
}

/// HK-2, PRI-1: what the first card that bars or demands a withdrawal says.
pub(crate) fn ruling(plan: &Plan, s: &State, seat: Seat) -> WithdrawalRuling {
    let empty = s.person(seat).hand.is_empty();
    let mut rulings: Vec<WithdrawalRuling> = voices(plan, s)
        .into_iter()
        .filter_map(|(source, _, effect)| of_effect(plan, s, seat, source, &effect))
        .collect();
    let own = s.knocks.iter().filter(|&&(owner, _)| owner == seat);
    let others = s.knocks.iter().filter(|&&(owner, _)| owner != seat && s.inside.contains(&owner));
    let cards = own.chain(others).filter_map(|&(owner, card)| {
        let knock = plan.knock(card)?;
        of_knock(plan, s, seat, owner == seat, knock).map(|must| said(must, Source::Knock(card)))
    });
    rulings.extend(cards);
    // WDR-1 lifts bars and leaves demands.
    let binds = |ruling: &WithdrawalRuling| !(empty && matches!(ruling, WithdrawalRuling::Cannot(_)));
    rulings.into_iter().find(binds).unwrap_or(WithdrawalRuling::Free)
}

fn said(must: bool, by: Source) -> WithdrawalRuling {
    if must { WithdrawalRuling::Must(by) } else { WithdrawalRuling::Cannot(by) }
}

fn of_effect(plan: &Plan, s: &State, seat: Seat, source: Source, effect: &Effect) -> Option<WithdrawalRuling> {
    match effect.what {
        What::BarWithdrawal(condition) if holds(plan, s, seat, condition, effect.amount) => Some(said(false, source)),
        What::ForceWithdrawal(condition) if holds(plan, s, seat, condition, effect.amount) => Some(said(true, source)),
        _ => None,
    }
}

fn holds(plan: &Plan, s: &State, seat: Seat, condition: Condition, amount: i8) -> bool {
    let n = amount as usize;
    match condition {
        Condition::CardsInHand => s.person(seat).hand.len() >= n,
        Condition::EmptyHand => s.person(seat).hand.is_empty(),
        Condition::ThreatActive => Threat::ALL.into_iter().any(|threat| usize::from(active(plan, s, threat)) >= n),
        Condition::FewWithdrawn => plan.seats - s.inside.len() < n && s.inside.len() > 1,
    }
}

/// Whether a Hard Knock demands a withdrawal of this seat (true), bars it (false), or says nothing (HK-1).
fn of_knock(plan: &Plan, s: &State, seat: Seat, own: bool, knock: HardKnock) -> Option<bool> {
    let cards = s.person(seat).hand.len();
    let alone = s.inside.len() == 1;
    match knock {
        // HK-FEARFUL
        HardKnock::Fearful if own => Threat::ALL.into_iter().any(|threat| active(plan, s, threat) >= 2).then_some(true),
        // HK-FRAGILE
        HardKnock::Fragile if !own => (cards > 0).then_some(false),
        // HK-HARDHEADED
        HardKnock::Hardheaded if own => (cards >= 2).then_some(false),
        // HK-PRIDEFUL
        HardKnock::Prideful if own => (cards > 0 && !alone).then_some(false),
        // HK-LOYAL
        HardKnock::Loyal if own => (s.inside.len() == plan.seats).then_some(false),
        _ => None,
    }
}
