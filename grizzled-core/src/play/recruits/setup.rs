//! The deck of Recruits and the one in play, drawn as the rules say or laid as a position gives them.

use crate::play::{Chance, Position, RosterPosition, Run, Setup};
use crate::rules::Rules;
use crate::vocabulary::{Notice, RecruitSet, Secret, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Drawn as the rules say, or as in the given position.
    pub(in crate::play) fn set_recruits(&mut self, setup: &Setup) {
        let position = setup.position.as_ref();
        match position.and_then(|position| position.roster.as_ref()) {
            None => self.make_recruit_deck(),
            // REC-4: the token that it gets for withdrawing comes with the withdrawal.
            Some(roster) => self.lay_recruits(roster, position.is_some_and(Position::withdrawn_recruit).into()),
        }
    }

    /// ONE-1: so many Recruits, drawn at random.
    fn make_recruit_deck(&mut self) {
        let mut rest = self.rules.recruits.from.intersection(self.rules.roster.recruits());
        let mut deck = RecruitSet::EMPTY;
        for _ in 0..self.rules.recruits.wanted {
            deck.extend(self.draw_of(&mut rest));
        }
        if !deck.is_empty() {
            self.report_secret(Notice::RecruitsSet { recruits: deck.len() }, Secret::RecruitDeck(deck));
        }
    }

    /// The deck of a given position, and the Recruit in play without its cards.
    fn lay_recruits(&mut self, roster: &RosterPosition, token_to_come: u8) {
        let recruits = roster.recruit_deck.union(roster.recruit.iter().map(|recruit| recruit.recruit).collect());
        if !recruits.is_empty() {
            self.report_secret(Notice::RecruitsSet { recruits: recruits.len() }, Secret::RecruitDeck(recruits));
        }
        if let Some(recruit) = &roster.recruit {
            let tokens = recruit.tokens.saturating_sub(token_to_come);
            let (recruit, after) = (recruit.recruit, recruit.after);
            self.report(Notice::RecruitArrived { recruit, after, tokens });
        }
    }

    /// In the middle of a Mission the Recruit may have withdrawn.
    pub(in crate::play) fn resume_recruit(&mut self, position: &Position) {
        if position.withdrawn_recruit() {
            self.report(Notice::RecruitWithdrew);
        }
    }
}

impl RosterPosition {
    /// Whether the Recruits are in the roster, and the one in play is not in the deck too and has a card to play.
    pub(in crate::play) fn has_possible_recruits(&self, rules: &Rules) -> bool {
        let recruits = self.recruit_deck.difference(rules.roster.recruits()).is_empty();
        let recruit = self.recruit.is_none_or(|recruit| {
            let known = rules.roster.recruits().contains(recruit.recruit);
            let fresh = !self.recruit_deck.contains(recruit.recruit) && !recruit.hand.is_empty();
            known && fresh && rules.grizzled().contains(recruit.after)
        });
        recruits && recruit
    }
}
