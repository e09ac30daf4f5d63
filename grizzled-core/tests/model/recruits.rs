//! Recruits (REC).

use super::fate::turns_up;
use super::run::Run;
use super::state::{Guest, Question, Snare, Todo};
use grizzled_core::vocabulary::{Origin, RecruitId, Source};
use grizzled_core::{CardId, Event, Notice, Seat};
use std::collections::BTreeSet;

impl Run<'_> {
    /// REC-1: the top one comes if none is in play and the Trials pile can fill its hand; else it lies open.
    pub(crate) fn recruit_comes(&mut self) {
        if self.s.guest.is_some() {
            return;
        }
        let (who, new) = match self.s.turned_up {
            Some(who) => (who, false),
            None if self.s.recruit_deck.is_empty() => return,
            None => (self.one_recruit(), true),
        };
        let card = self.plan.recruits[&who];
        if self.s.trials.len() < usize::from(card.hand) {
            self.s.turned_up = Some(who);
            if new {
                self.say(Notice::RecruitTurnedUp { recruit: who });
            }
            return;
        }
        self.arrive(who, card.tokens, card.hand);
    }

    fn one_recruit(&mut self) -> RecruitId {
        let rest: Vec<RecruitId> = self.s.recruit_deck.iter().copied().collect();
        let is = |n: usize, event: &Event| turns_up(event, rest[n]);
        let n = self.fate.one(rest.len(), &is);
        self.s.recruit_deck.remove(&rest[n]);
        rest[n]
    }

    /// Between the Leader and the seat to the Leader's right. REC-2: its hand is drawn face up.
    fn arrive(&mut self, who: RecruitId, tokens: u8, cards: u8) {
        self.s.turned_up = None;
        let round = self.plan.from(self.s.leader, &self.plan.grizzled());
        let after = round[round.len() - 1];
        self.s.guest = Some(Guest { who, after, tokens, inside: true, hand: BTreeSet::new() });
        self.say(Notice::RecruitArrived { recruit: who, after, tokens });
        for _ in 0..cards {
            let Some(card) = self.top() else { break };
            self.guest().hand.insert(card);
            self.say(Notice::RecruitDrew { card });
        }
        self.settle();
    }

    fn guest(&mut self) -> &mut Guest {
        self.s.guest.as_mut().expect("a Recruit is in play")
    }

    /// REC-3: the seat that leads now decides.
    pub(crate) fn recruit_turn(&mut self) {
        let leader = self.s.leader;
        // DUO-2: between turns, that of the Grizzled who acts next.
        let after = self.s.guest.as_ref().map_or(leader, |guest| guest.after);
        self.hands_for_turn(self.plan.left_of(after));
        self.s.acting = true;
        self.s.begun = true;
        self.say(Notice::RecruitTurn { leader });
        self.ask(Question::Recruit, [leader]);
    }

    /// A Threat goes to No Man's Land, a Hard Knock to the Leader; TRAP-A.
    pub(crate) fn recruit_plays(&mut self, leader: Seat, card: CardId) {
        self.answered();
        self.guest().hand.remove(&card);
        self.next([Todo::EndAction]);
        if self.plan.has_trap(card) {
            self.next([Todo::TrapSprings(Snare { seat: leader, by_recruit: true })]);
        }
        self.comes(leader, card, Origin::Recruit, 0);
    }

    /// REC-4: one token more.
    pub(crate) fn recruit_withdraws(&mut self) {
        self.answered();
        let guest = self.guest();
        guest.inside = false;
        guest.tokens += 1;
        self.say(Notice::RecruitWithdrew);
        self.next([Todo::EndAction]);
    }

    /// REC-6: with its last card played it leaves and pays, for which the Leader chooses.
    pub(crate) fn departure(&mut self) {
        let Some(guest) = self.s.guest.take_if(|guest| guest.hand.is_empty()) else { return };
        self.say(Notice::RecruitLeft { recruit: guest.who, sent_home: false });
        self.settle();
        let leader = self.s.leader;
        let effect = self.plan.recruits[&guest.who].advantage;
        self.deed(leader, Source::Recruit(guest.who), effect, None);
    }

    /// A Recruit sent home pays nothing; its cards go to the discards.
    pub(crate) fn send_home(&mut self) {
        let Some(guest) = self.s.guest.take() else { return };
        for card in guest.hand {
            self.s.discards.insert(card);
            self.say(Notice::RecruitDiscarded { card });
        }
        self.say(Notice::RecruitLeft { recruit: guest.who, sent_home: true });
        self.settle();
    }
}
