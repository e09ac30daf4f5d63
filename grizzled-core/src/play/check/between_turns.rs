//! What a seat may do when it is asked something between turns, or instead of one: each question goes to those who ask it.

use super::{Legal, asking_rule};
use crate::play::asking::{Asking, Verdict, refuse};
use crate::rules::abilities;
use crate::state::{Agenda, Knowledge};
use crate::vocabulary::{CardId, CardSet, Command, Modifier, Reason, Relief, RuleId, Threat};

impl Asking<'_> {
    /// Between turns. Apart from the rest, here and below, so that the usual case, a turn, is one branch that can be
    /// foreseen.
    #[cold]
    pub(super) fn list_between_turns(self) -> Legal {
        let (rules, table) = (self.rules, self.table);
        match table.agenda {
            Agenda::Intensity => {
                let (least, most) = self.intensities();
                Legal::Intensity { least, most }
            }
            Agenda::Speech { threat, .. } => Legal::Answer(self.answers(threat)),
            Agenda::Christmas { .. } => Legal::Christmas(abilities::removable(rules, table.knocks.all())),
            Agenda::Relief { knocks: most, charm, .. } => {
                Legal::Relief { knocks: abilities::removable(rules, table.knocks.before(self.seat)), most, charm }
            }
            Agenda::Invitation(pause) => Legal::Invitation(self.usable_help(pause.when())),
            Agenda::Choice { source, left, .. } => Legal::Choice(self.choices(source, left)),
            Agenda::Recruit => Legal::Recruit(self.recruit_plays()),
            Agenda::Cancellation { .. } => Legal::Cancellation(self.cancellable()),
            Agenda::Refill => Legal::Refill,
            Agenda::Keep | Agenda::Order => self.list_drawn(),
            Agenda::Nothing | Agenda::Turn { .. } | Agenda::Over(_) => Legal::Nothing,
        }
    }

    /// One of the two cards that the seat has drawn.
    fn list_drawn(self) -> Legal {
        match (self.table.agenda, *self.knowledge) {
            (Agenda::Keep, Knowledge::Help(one, other)) => Legal::Keep(in_order(one, other)),
            (Agenda::Order, Knowledge::Orders(one, other)) => Legal::Order(in_order(one, other)),
            _ => Legal::Nothing,
        }
    }

    #[cold]
    pub(super) fn check_between_turns(self, command: &Command) -> Verdict {
        match (&self.table.agenda, command) {
            (Agenda::Intensity, Command::Intensity(cards)) => self.check_intensity(*cards),
            (Agenda::Speech { threat, .. }, Command::Answer(card)) => self.check_answer(*threat, *card),
            (Agenda::Christmas { .. }, Command::Christmas(card)) => self.check_christmas(*card),
            (Agenda::Relief { knocks, charm, .. }, Command::Relief(relief)) => {
                self.check_relief(relief, *knocks, *charm)
            }
            _ => self.check_in_mechanic(command),
        }
    }

    /// What a mechanic or a card asks.
    fn check_in_mechanic(self, command: &Command) -> Verdict {
        match (self.table.agenda, *command) {
            (Agenda::Keep, Command::Keep(help)) => self.check_keep(help),
            (Agenda::Order, Command::Order(order)) => self.check_order(order),
            (Agenda::Invitation(pause), Command::Help(help)) => self.check_help(help, pause.when()),
            (Agenda::Choice { source, left, .. }, Command::Choose(choice)) => self.check_choice(source, left, choice),
            (Agenda::Choice { source, left, .. }, Command::Decline) => self.check_no_choice(source, left),
            (Agenda::Recruit, Command::RecruitPlay(card)) => self.check_recruit_play(card),
            (Agenda::Cancellation { .. }, Command::Cancel(order)) => self.check_cancellation(order),
            (Agenda::Recruit, Command::RecruitWithdraw)
            | (Agenda::Invitation(_) | Agenda::Cancellation { .. }, Command::Decline)
            | (Agenda::Refill, Command::Refill | Command::Decline) => Ok(()),
            _ => refuse(Reason::NotAsked, asking_rule(self.table)),
        }
    }

    /// PREP-1, PREP-2: the least and the greatest intensity on offer.
    fn intensities(self) -> (u8, u8) {
        let (rules, table) = (self.rules, self.table);
        // With modules the number of the first Mission is one that effects start from.
        let first = !rules.has_modules && table.mission == 1;
        let least = if first { rules.first_intensity } else { table.modifiers.get(Modifier::IntensityLeast) };
        let most = table.trials.div_ceil(rules.seats);
        let capped = match table.modifiers.get(Modifier::IntensityMost) {
            0 => most,
            cap => most.min(cap),
        };
        (least, capped.max(least))
    }

    fn check_intensity(self, cards: u8) -> Verdict {
        let (least, most) = self.intensities();
        match cards {
            _ if cards < least => refuse(Reason::IntensityNotOffered, RuleId::Prep1),
            _ if cards > most => refuse(Reason::IntensityNotOffered, RuleId::Prep2),
            _ => Ok(()),
        }
    }

    /// ACT-SPEECH: the cards in hand that a Speech against this threat lets go.
    fn answers(self, threat: Threat) -> CardSet {
        self.holdings.hand.intersection(self.rules.catalog.bearing(threat))
    }

    fn check_answer(self, threat: Threat, card: Option<CardId>) -> Verdict {
        match card {
            Some(card) if !self.holdings.hand.contains(card) => refuse(Reason::NotInHand, RuleId::ActSpeech),
            Some(card) if !self.answers(threat).contains(card) => refuse(Reason::OtherThreat, RuleId::ActSpeech),
            _ => Ok(()),
        }
    }

    /// ACT-XMAS: any Hard Knock on the table, or none.
    fn check_christmas(self, card: Option<CardId>) -> Verdict {
        match card {
            Some(card) if !abilities::removable(self.rules, self.table.knocks.all()).contains(card) => {
                refuse(Reason::NotWithinReach, RuleId::ActXmas)
            }
            _ => Ok(()),
        }
    }

    /// RES-2: up to so many own Hard Knocks, or the charm.
    fn check_relief(self, relief: &Relief, most: u8, charm: bool) -> Verdict {
        let (rules, knocks) = (self.rules, &self.table.knocks);
        match *relief {
            Relief::Charm if !charm => refuse(Reason::CharmNotOffered, RuleId::Res2),
            Relief::Charm => Ok(()),
            Relief::Knocks(cards)
                if !cards.difference(abilities::removable(rules, knocks.before(self.seat))).is_empty() =>
            {
                refuse(Reason::NotWithinReach, RuleId::Res2)
            }
            Relief::Knocks(cards) if cards.len() > most => refuse(Reason::TooManyKnocks, RuleId::Res2),
            Relief::Knocks(_) => Ok(()),
        }
    }
}

fn in_order<T: Ord + Copy>(one: T, other: T) -> [T; 2] {
    [one.min(other), one.max(other)]
}
