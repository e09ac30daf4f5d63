//! What a card does once: one file an entry of the vocabulary (PACK-1).
//!
//! A deed is done at once, or asks one seat; what is to go on afterwards follows from the card that asked.

mod cancel;
mod charms;
mod discards;
mod draws;
mod gifts;
mod look;

use super::Run;
use crate::cards::{Chooser, Effect, Offer, What, Whom, any_lasting};
use crate::play::{Chance, check};
use crate::state::{Agenda, MissionState};
use crate::vocabulary::{Choice, Notice, Pause, Seat, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Does what a card says, and goes on unless somebody is asked.
    pub(super) fn do_and_go_on(&mut self, source: Source, effect: &Effect, seat: Seat, pause: Option<Pause>) {
        if !self.do_deed(source, effect, seat, pause) {
            self.after_deed(seat, source, pause);
        }
    }

    /// The effects that are done once. A new one does not compile until it is written. `seat` is the one that uses or causes it.
    /// Answers whether somebody is asked.
    pub(super) fn do_deed(&mut self, source: Source, effect: &Effect, seat: Seat, pause: Option<Pause>) -> bool {
        match effect.what {
            What::Draw => self.draw_for(source, effect, self.active_for(effect, seat, pause)),
            What::RecoverCharm => return self.recover_charm(source, effect, seat, pause),
            What::GainSpeech => self.gain_speech(effect, seat),
            What::LookAtTrials => self.look_at_trials(effect, seat),
            What::SendRecruitHome => self.send_recruit_home(),
            What::CancelTrap => self.tell(Notice::TrapCancelled { by_luck: false }),
            What::DiscardKnock | What::DiscardCard | What::ClearCard => {
                return self.ask_choice(source, self.chooser(effect, seat), effect.amount.unsigned_abs(), pause);
            }
            What::CancelOrder | What::GiveCard | What::ReturnCard => {
                return self.ask_choice(source, self.chooser(effect, seat), 1, pause);
            }
            What::ExchangeCards => return self.ask_choice(source, seat, 2, pause),
            any_lasting!() => {}
        }
        false
    }

    /// GRP-1: the Leader chooses for the group; else whoever uses the card.
    fn chooser(&self, effect: &Effect, seat: Seat) -> Seat {
        if effect.chooser == Chooser::Leader { self.state.table.leader } else { seat }
    }

    /// At a pause the active seat is the one whose turn it is, before the first turn the Leader; else whoever causes it.
    fn active_for(&self, effect: &Effect, seat: Seat, pause: Option<Pause>) -> Seat {
        match (effect.whom, pause) {
            (Whom::Active, Some(Pause::MissionStart | Pause::AfterDeal | Pause::FirstFailure)) => {
                self.state.table.leader
            }
            (Whom::Active, Some(_)) => self.acting_seat(),
            _ => seat,
        }
    }

    /// The seat that the effect concerns.
    fn concerned(&self, effect: &Effect, seat: Seat) -> Seat {
        if effect.whom == Whom::Leader { self.state.table.leader } else { seat }
    }

    /// Asks the seat, if it has anything to choose; what it chooses from its hand it sees.
    pub(super) fn ask_choice(&mut self, source: Source, seat: Seat, left: u8, pause: Option<Pause>) -> bool {
        let own = self.state.own(seat);
        let any = check::choices(self.rules, &self.state.table, own, seat, source, left).kinds() > 0;
        if any {
            if self.is_about_hands(source) {
                self.take_up_hand(seat);
            }
            self.tell(Notice::ChoiceAsked { seat, source, left, pause });
        }
        any
    }

    /// Whether the card lets a seat choose from its hand; else no hand is taken up for it (DUO-2).
    fn is_about_hands(&self, source: Source) -> bool {
        let offers = self.rules.roster.help_does(source).map(|what| what.row().offers);
        matches!(offers, Some(Offer::Hand | Offer::Gift | Offer::Exchange))
    }

    /// The seat has chosen.
    pub(super) fn choose(&mut self, seat: Seat, choice: Choice) {
        let Agenda::Choice { source, left, pause } = self.state.table.agenda else { return };
        self.tell(Notice::ChoiceEnded { seat });
        let asks_next = match choice {
            Choice::Seat(chosen) => self.turn_charm_up(chosen),
            Choice::Order(order) => self.cancel_chosen(order),
            Choice::Card(card) if self.is_exchange(source) => self.give_back(seat, card),
            Choice::Card(card) => self.discard_chosen(source, seat, card),
            Choice::Gift { card, to } => self.give(source, seat, card, to),
        };
        let asked = match asks_next {
            Some(other) => self.ask_choice(source, other, 1, pause),
            None => left > 1 && !self.is_exchange(source) && self.ask_choice(source, seat, left - 1, pause),
        };
        if !asked {
            self.after_deed(self.user(source, seat), source, pause);
        }
    }

    /// Who uses the card, when another has just chosen for it: an exchange is an action.
    fn user(&self, source: Source, seat: Seat) -> Seat {
        if self.is_exchange(source) { self.state.table.turn } else { seat }
    }

    /// Where the game goes on: a Helping Hand at its pause, any other action at its end, a Recruit's departure.
    pub(super) fn after_deed(&mut self, seat: Seat, source: Source, pause: Option<Pause>) {
        match (source, pause) {
            (_, Some(pause)) => self.after_help(seat, source, pause),
            (Source::Recruit(_), None) if self.state.table.mission_state == MissionState::Failed => {
                self.conclude_failed()
            }
            (_, None) => self.end_action(),
        }
    }
}
