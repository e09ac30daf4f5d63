//! How a Recruit arrives, acts, and leaves.

use crate::play::{Chance, Run};
use crate::vocabulary::{CardId, Notice, Origin, RecruitId, Seat, Sink, Source};

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Actor {
    Seat(Seat),
    Recruit,
}

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// REC-1: the top Recruit is turned up; it comes if none is in play and Trials can fill its hand.
    pub(in crate::play) fn welcome_recruit(&mut self) {
        let recruits = &self.state.table.recruits;
        if recruits.in_play.is_some() {
            return;
        }
        let (turned_up, mut hidden) = (recruits.turned_up, self.state.roster_decks.recruits);
        let Some(recruit) = turned_up.or_else(|| self.draw_of(&mut hidden)) else { return };
        let Some(card) = self.rules.roster.recruit(recruit) else { return };
        let (hand, tokens) = (card.hand, card.tokens);
        if self.state.table.trials >= hand {
            self.recruit_arrives(recruit, hand, tokens);
        } else if turned_up.is_none() {
            self.report(Notice::RecruitTurnedUp { recruit });
        }
    }

    /// REC-1, REC-2: between the Leader and the seat to the Leader's right, with a hand drawn face up.
    fn recruit_arrives(&mut self, recruit: RecruitId, hand: u8, tokens: u8) {
        let after = self.state.table.leader.right(1, self.rules.seats);
        self.report(Notice::RecruitArrived { recruit, after, tokens });
        for _ in 0..hand {
            if let Some(card) = self.state.decks.top() {
                self.report(Notice::RecruitDrew { card });
            }
        }
        self.settle_modifiers();
    }

    /// MIS-1, REC-1: clockwise over withdrawn seats; the Recruit after its seat, whether that one has withdrawn or not.
    fn next_actor(&self) -> Option<Actor> {
        let table = &self.state.table;
        let recruit = table.recruits.in_play.filter(|recruit| recruit.in_mission).map(|recruit| recruit.after);
        let mut seat = if table.recruits.acting { recruit.unwrap_or(table.turn) } else { table.turn };
        if !table.recruits.acting && recruit == Some(seat) {
            return Some(Actor::Recruit);
        }
        for _ in 0..self.rules.seats {
            seat = seat.left(1, self.rules.seats);
            if table.in_mission.contains(seat) {
                return Some(Actor::Seat(seat));
            }
            if recruit == Some(seat) {
                return Some(Actor::Recruit);
            }
        }
        None
    }

    /// Nobody helps any more: a Recruit without cards leaves, the Mission ends, or the next one acts.
    pub(in crate::play) fn next_turn_with_recruit(&mut self) {
        if self.recruit_is_done() {
            return self.dismiss_recruit();
        }
        if self.failing_threat().is_some() {
            return self.conclude();
        }
        match self.next_actor() {
            Some(Actor::Seat(seat)) => self.start_turn(seat),
            Some(Actor::Recruit) => self.start_recruit_turn(),
            None => self.conclude(),
        }
    }

    /// REC-3: the current Leader decides, withdrawn or not.
    fn start_recruit_turn(&mut self) {
        if let Some(recruit) = self.state.table.recruits.in_play {
            self.take_up_hands(recruit.after.left(1, self.rules.seats));
        }
        self.report(Notice::RecruitTurn { leader: self.state.table.leader });
    }

    pub(in crate::play) fn end_recruit_turn(&mut self) {
        if self.state.table.recruits.acting {
            self.report(Notice::RecruitTurnEnded);
        }
    }

    /// REC-3: a Threat goes to No Man's Land, a Hard Knock to the Leader; Traps apply.
    pub(in crate::play) fn play_for_recruit(&mut self, leader: Seat, card: CardId) {
        self.bring(leader, card, Origin::Recruit, 0);
        self.spring_trap(leader, card);
        self.end_action();
    }

    /// REC-4.
    pub(in crate::play) fn withdraw_recruit(&mut self) {
        self.report(Notice::RecruitWithdrew);
        self.end_action();
    }

    /// Whether the Recruit has just played its last card.
    fn recruit_is_done(&self) -> bool {
        let recruits = &self.state.table.recruits;
        recruits.acting && recruits.in_play.is_some_and(|recruit| recruit.hand.is_empty())
    }

    /// REC-6: it leaves and pays, even if the Mission has just failed, which nothing undoes then.
    fn dismiss_recruit(&mut self) {
        let Some(recruit) = self.state.table.recruits.in_play.map(|recruit| recruit.recruit) else { return };
        if let Some(threat) = self.failing_threat() {
            self.emit(&Notice::MissionFailed { threat });
        }
        self.report(Notice::RecruitLeft { recruit, sent_home: false });
        self.settle_modifiers();
        let (source, leader) = (Source::Recruit(recruit), self.state.table.leader);
        match self.rules.roster.recruit(recruit).map(|recruit| recruit.advantage) {
            Some(advantage) => self.do_and_go_on(source, &advantage, leader, None),
            None => self.after_deed(leader, source, None),
        }
    }

    /// The Recruit is discarded with its cards, and pays nothing.
    pub(in crate::play) fn send_recruit_home(&mut self) {
        let Some(recruit) = self.state.table.recruits.in_play else { return };
        for card in recruit.hand.cards().iter() {
            self.report(Notice::RecruitDiscarded { card });
        }
        self.report(Notice::RecruitLeft { recruit: recruit.recruit, sent_home: true });
        self.settle_modifiers();
    }
}
