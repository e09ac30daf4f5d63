//! What effects do once, and the choices that they ask for ("How effects are carried out", PACKS.md).

use super::faults;
use super::plan::Plan;
use super::run::Run;
use super::state::{Choosing, Question, State, Todo};
use grizzled_core::cards::{Effect, HardKnock, What, Whom};
use grizzled_core::vocabulary::{Choice, Pause, Source};
use grizzled_core::{CardId, Notice, Seat, Secret};

impl Run<'_> {
    /// An effect is carried out for this holder: a Helping Hand's, what a Recruit pays, what an Order does at once.
    pub(crate) fn deed(&mut self, holder: Seat, source: Source, effect: Effect, pause: Option<Pause>) {
        let n = effect.amount.max(0) as u8;
        let seat = if effect.whom == Whom::Leader { self.s.leader } else { holder };
        match effect.what {
            What::Draw if effect.whom == Whom::Active => self.draw(self.active_seat(pause), n, source),
            What::Draw => self.draw_for(effect.whom, holder, n, source),
            What::RecoverCharm if effect.whom != Whom::Chosen => self.recover_charm(seat),
            What::GainSpeech => self.gain_speech(seat),
            What::LookAtTrials => self.look(seat, n),
            What::SendRecruitHome => self.send_home(),
            What::CancelTrap => self.cancel_trap(),
            _ => {
                let left = match effect.what {
                    What::DiscardKnock | What::DiscardCard | What::ClearCard => n,
                    // One choice of each seat.
                    What::ExchangeCards => 2,
                    _ => 1,
                };
                let choosing = Choosing { seat: holder, source, effect, left, pause, back_to: None };
                self.next([Todo::Choose(choosing)]);
            }
        }
    }

    /// Whose turn it is; before the first one, and in a Recruit's turn, the Leader.
    fn active_seat(&self, pause: Option<Pause>) -> Seat {
        let after = matches!(pause, Some(Pause::Support | Pause::MoraleDrop));
        let begun = self.s.begun || after && faults::ACTIVE_SEAT_OF_AN_EARLIER_MISSION;
        if begun && !self.s.acting { self.s.turn } else { self.s.leader }
    }

    /// One that lies face up stays so.
    fn recover_charm(&mut self, seat: Seat) {
        if !self.s.person(seat).charm_up {
            self.person(seat).charm_up = true;
            self.say(Notice::CharmRecovered { seat });
        }
    }

    /// If the supply has one.
    fn gain_speech(&mut self, seat: Seat) {
        if self.s.speeches > 0 {
            self.s.speeches -= 1;
            self.person(seat).tokens += 1;
            self.say(Notice::SpeechTaken { seat });
        }
    }

    /// Only that seat sees them; they stay as they lie.
    fn look(&mut self, seat: Seat, cards: u8) {
        let from = self.s.trials.len().saturating_sub(usize::from(cards));
        let seen = &self.s.trials[from..];
        if !seen.is_empty() {
            let (count, pile) = (seen.len() as u8, seen.iter().copied().collect());
            self.whisper(Notice::TrialsSeen { seat, cards: count }, Secret::Order(pile));
        }
    }

    /// Asks, unless there is nothing to choose.
    pub(crate) fn choose(&mut self, choosing: Choosing) {
        if choices(self.plan, &self.s, &choosing).is_empty() {
            return;
        }
        let Choosing { seat, source, left, pause, .. } = choosing;
        self.say(Notice::ChoiceAsked { seat, source, left, pause });
        self.ask(Question::Choice(choosing), [seat]);
    }

    pub(crate) fn decline_choice(&mut self, seat: Seat) {
        self.answered();
        self.say(Notice::Declined { seat });
    }

    /// A choice is carried out, and the next one asked for.
    pub(crate) fn chose(&mut self, choosing: Choosing, choice: Choice) {
        self.answered();
        if choosing.left > 1 && choosing.effect.what != What::ExchangeCards {
            self.next([Todo::Choose(Choosing { left: choosing.left - 1, ..choosing })]);
        }
        self.carry_out_choice(choosing, choice);
    }

    fn carry_out_choice(&mut self, choosing: Choosing, choice: Choice) {
        let seat = choosing.seat;
        self.say(Notice::ChoiceEnded { seat });
        match (choosing.effect.what, choice) {
            (What::DiscardKnock, Choice::Card(card)) => self.discard_knock(card),
            (What::DiscardCard, Choice::Card(card)) => {
                self.person(seat).hand.remove(&card);
                self.s.discards.insert(card);
                self.say(Notice::CardDiscarded { seat, card });
            }
            (What::ClearCard, Choice::Card(card)) => {
                self.s.land.remove(&card);
                self.s.discards.insert(card);
                self.say(Notice::CardCleared { card });
            }
            (What::ReturnCard, Choice::Card(card)) => {
                self.person(seat).hand.remove(&card);
                self.s.trials.insert(0, card);
                self.whisper(Notice::CardReturned { seat }, Secret::Card(card));
            }
            (What::ExchangeCards, Choice::Card(card)) => {
                let to = choosing.back_to.expect("somebody gave a card");
                self.give(seat, to, card);
            }
            (What::ExchangeCards, Choice::Gift { card, to }) => {
                self.give(seat, to, card);
                // HH-2: the other seat has to give one, and may give back what it got.
                self.next([Todo::Choose(Choosing { seat: to, back_to: Some(seat), left: 1, ..choosing })]);
            }
            (_, Choice::Gift { card, to }) => self.give(seat, to, card),
            (_, Choice::Seat(chosen)) => self.recover_charm(chosen),
            (_, Choice::Order(order)) => self.discard_order(order, true),
            other => unreachable!("{other:?} was not on offer"),
        }
    }

    /// In a game for two the one who gets a card takes that hand up first (DUO-2).
    fn give(&mut self, from: Seat, to: Seat, card: CardId) {
        self.take_up(to);
        self.person(from).hand.remove(&card);
        self.person(to).hand.insert(card);
        self.whisper(Notice::CardGiven { from, to }, Secret::Card(card));
    }
}

/// What can be chosen, cards by number (CMD-1).
pub(crate) fn choices(plan: &Plan, s: &State, choosing: &Choosing) -> Vec<Choice> {
    let own = &s.person(choosing.seat).hand;
    let cards = |cards: Vec<CardId>| cards.into_iter().map(Choice::Card).collect();
    match choosing.effect.what {
        What::DiscardKnock => cards(knocks(plan, s, choosing)),
        What::ClearCard => cards(s.land.iter().copied().collect()),
        What::DiscardCard | What::ReturnCard => cards(own.iter().copied().collect()),
        What::ExchangeCards if choosing.back_to.is_some() => cards(own.iter().copied().collect()),
        What::CancelOrder => s.orders.iter().copied().map(Choice::Order).collect(),
        What::RecoverCharm => {
            plan.grizzled().into_iter().filter(|&seat| !s.person(seat).charm_up).map(Choice::Seat).collect()
        }
        _ => {
            let to = others(plan, s, choosing.seat);
            own.iter().flat_map(|&card| to.iter().map(move |&to| Choice::Gift { card, to })).collect()
        }
    }
}

/// Any on the table, or those of one seat; an Advantage discards no Scarred (HK-SCARRED, PRI-1).
fn knocks(plan: &Plan, s: &State, choosing: &Choosing) -> Vec<CardId> {
    let whose = match choosing.effect.whom {
        Whom::Chosen => None,
        Whom::Leader => Some(s.leader),
        _ => Some(choosing.seat),
    };
    let scarred_too = matches!(choosing.source, Source::Help(_));
    let reach = |&&(owner, card): &&(Seat, CardId)| {
        whose.is_none_or(|whose| whose == owner) && (scarred_too || plan.knock(card) != Some(HardKnock::Scarred))
    };
    let mut all: Vec<CardId> = s.knocks.iter().filter(reach).map(|&(_, card)| card).collect();
    all.sort_unstable();
    all
}

/// Who can be given a card: any other seat; in a game for two those of the other player, but no withdrawn one whose hand
/// is down (DUO-2, DUO-3).
fn others(plan: &Plan, s: &State, seat: Seat) -> Vec<Seat> {
    let own = plan.of_player(seat);
    let away = |one: &Seat| plan.is_duo() && s.put_down.contains(one) && !s.inside.contains(one);
    plan.grizzled().into_iter().filter(|one| !own.contains(one) && !away(one)).collect()
}
