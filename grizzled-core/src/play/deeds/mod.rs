//! What a card does once, when it acts (PACK-1): one file for each word of the vocabulary of packs, or a few that belong together.
//!
//! A deed is done at once, or asks one seat ([`choices`](super::choices)); what is to go on afterwards follows from the card
//! that asked. Effects that last stand in `rules::effects`. Add a new word to the table below, and a file for what it does.

mod cancel;
mod charms;
mod discards;
mod draws;
mod gifts;
mod look;

use crate::cards::{Chooser, Effect, What, Whom, any_lasting};
use crate::play::{Chance, Run};
use crate::state::MissionState;
use crate::vocabulary::{Notice, Pause, Seat, Sink, Source};

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
            What::CancelTrap => self.report(Notice::TrapCancelled { by_luck: false }),
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
