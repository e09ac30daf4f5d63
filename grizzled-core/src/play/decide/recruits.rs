//! Recruits: how one arrives, acts, and leaves (REC-1 to REC-8).

use super::Run;
use crate::play::Chance;
use crate::vocabulary::{CardId, Notice, Origin, RecruitId, RecruitSet, Seat, Secret, Sink, Source};

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Actor {
    Seat(Seat),
    Recruit,
}

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// ONE-1: so many Recruits, drawn at random.
    pub(super) fn make_recruit_deck(&mut self) {
        let mut rest = self.rules.recruits.from.intersection(self.rules.roster.recruits());
        let mut deck = RecruitSet::EMPTY;
        for _ in 0..self.rules.recruits.wanted {
            deck.extend(self.draw_of(&mut rest));
        }
        if !deck.is_empty() {
            self.tell_secret(Notice::RecruitsSet { recruits: deck.len() }, Secret::RecruitDeck(deck));
        }
    }

    /// REC-1: the top Recruit is turned up; it comes if none is in play and Trials can fill its hand.
    pub(super) fn welcome_recruit(&mut self) {
        let table = &self.state.table;
        if table.recruits.in_play.is_some() {
            return;
        }
        let (turned_up, mut hidden) = (table.recruits.turned_up, self.state.roster_decks.recruits);
        let Some(recruit) = turned_up.or_else(|| self.draw_of(&mut hidden)) else { return };
        let Some(card) = self.rules.roster.recruit(recruit) else { return };
        let (hand, tokens) = (card.hand, card.tokens);
        if self.state.table.trials >= hand {
            self.recruit_arrives(recruit, hand, tokens);
        } else if turned_up.is_none() {
            self.tell(Notice::RecruitTurnedUp { recruit });
        }
    }

    /// REC-1, REC-2: between the Leader and the seat to the Leader's right, with a hand drawn face up.
    fn recruit_arrives(&mut self, recruit: RecruitId, hand: u8, tokens: u8) {
        let after = self.state.table.leader.right(1, self.rules.seats);
        self.tell(Notice::RecruitArrived { recruit, after, tokens });
        for _ in 0..hand {
            if let Some(card) = self.state.decks.top() {
                self.tell(Notice::RecruitDrew { card });
            }
        }
        self.settle_modifiers();
    }

    /// MIS-1, REC-1: clockwise over withdrawn seats; the Recruit after its seat, whether that one has withdrawn or not.
    pub(super) fn next_actor(&self) -> Option<Actor> {
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

    /// REC-3: the current Leader decides, withdrawn or not.
    pub(super) fn start_recruit_turn(&mut self) {
        if let Some(recruit) = self.state.table.recruits.in_play {
            self.take_up_hands(recruit.after.left(1, self.rules.seats));
        }
        self.tell(Notice::RecruitTurn { leader: self.state.table.leader });
    }

    /// REC-3: a Threat goes to No Man's Land, a Hard Knock to the Leader; Traps apply.
    pub(super) fn play_for_recruit(&mut self, leader: Seat, card: CardId) {
        self.bring(leader, card, Origin::Recruit, 0);
        self.spring_trap(leader, card);
        self.end_action();
    }

    /// REC-4.
    pub(super) fn withdraw_recruit(&mut self) {
        self.tell(Notice::RecruitWithdrew);
        self.end_action();
    }

    /// Whether the Recruit has just played its last card.
    pub(super) fn recruit_is_done(&self) -> bool {
        let table = &self.state.table;
        table.recruits.acting && table.recruits.in_play.is_some_and(|recruit| recruit.hand.is_empty())
    }

    /// REC-6: it leaves and pays, even if the Mission has just failed, which nothing undoes then.
    pub(super) fn dismiss_recruit(&mut self) {
        let Some(recruit) = self.state.table.recruits.in_play.map(|recruit| recruit.recruit) else { return };
        if let Some(threat) = self.failing_threat() {
            self.emit(&Notice::MissionFailed { threat });
        }
        self.tell(Notice::RecruitLeft { recruit, sent_home: false });
        self.settle_modifiers();
        let (source, leader) = (Source::Recruit(recruit), self.state.table.leader);
        match self.rules.roster.recruit(recruit).map(|recruit| recruit.advantage) {
            Some(advantage) => self.do_and_go_on(source, &advantage, leader, None),
            None => self.after_deed(leader, source, None),
        }
    }

    /// The Recruit is discarded with its cards, and pays nothing.
    pub(super) fn send_recruit_home(&mut self) {
        let Some(recruit) = self.state.table.recruits.in_play else { return };
        for card in recruit.hand.cards().iter() {
            self.tell(Notice::RecruitDiscarded { card });
        }
        self.tell(Notice::RecruitLeft { recruit: recruit.recruit, sent_home: true });
        self.settle_modifiers();
    }
}
