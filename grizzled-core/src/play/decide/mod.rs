//! What follows from a legal command: events, one file a step of the rules.
//!
//! Nothing here can fail. Each event is emitted at once: it evolves the state, then goes to the sink, so
//! that the next step reads what the table now looks like.

mod aftermath;
mod charm;
mod christmas;
mod deeds;
mod duo;
mod help;
mod mission;
mod modifiers;
mod next_mission;
mod orders;
mod play;
mod preparation;
mod recruits;
pub(crate) mod setup;
mod solo;
mod speech;
mod support;
mod trap;
mod withdrawal;

use crate::play::Chance;
use crate::play::check::Allowed;
use crate::rules::Rules;
use crate::state::{Agenda, State};
use crate::vocabulary::{Command, Event, Notice, Numbered, NumberedSet, Outcome, Seat, Secret, Sink, Tile, Tiles};

/// A game in motion: the rules, the state they change, where chance comes from and where events go.
pub(crate) struct Run<'a, C, S> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut S,
    /// How many events there were.
    pub(crate) events: u32,
}

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Carries out a legal command.
    #[inline(always)]
    pub(crate) fn decide(&mut self, allowed: Allowed<'_>) {
        let Allowed { seat, command } = allowed;
        match *command {
            Command::Intensity(cards) => self.prepare(seat, cards),
            Command::Play(card) => self.play(seat, card),
            Command::Charm(card) => self.charm(seat, card),
            Command::Speech(threat) => self.speak(seat, threat),
            Command::Withdraw(ref withdrawal) => self.withdraw(seat, withdrawal),
            Command::Answer(card) => self.answer(seat, card),
            Command::Christmas(knock) => self.carry_out_christmas(seat, knock),
            Command::Relief(relief) => self.relieve(seat, relief),
            ref beside_the_trials => self.decide_front(seat, beside_the_trials),
        }
    }

    /// The same for what is decided beside the Trials.
    #[cold]
    fn decide_front(&mut self, seat: Seat, command: &Command) {
        match *command {
            Command::Order(order) => self.choose_order(seat, order),
            Command::Keep(help) => self.keep_help(seat, help),
            Command::Help(help) => self.use_help(seat, help),
            Command::Choose(choice) => self.choose(seat, choice),
            Command::RecruitPlay(card) => self.play_for_recruit(seat, card),
            Command::RecruitWithdraw => self.withdraw_recruit(),
            Command::Cancel(order) => self.cancel_by_drawing(seat, order),
            Command::Refill => self.refill_and_go_on(seat),
            Command::Decline => self.decline(seat),
            _ => {}
        }
    }

    /// A seat wants nothing of what it was offered.
    fn decline(&mut self, seat: Seat) {
        let agenda = self.state.table.agenda;
        if agenda == Agenda::Refill {
            return self.decline_refill(seat);
        }
        self.tell(Notice::Declined { seat });
        match agenda {
            Agenda::Invitation(pause) => self.invite_after(seat, pause),
            Agenda::Choice { source, pause, .. } => self.after_deed(seat, source, pause),
            Agenda::Cancellation { draws } => self.finish_withdrawal(seat, draws),
            _ => {}
        }
    }

    /// Emits an event. Here and below, the notice comes by reference: by value its five bytes would be packed into one
    /// register first, and the parts of `evolve` that its kind rules out would stay.
    #[inline(always)]
    fn emit(&mut self, notice: &Notice) {
        self.emit_secret(notice, Secret::Nothing);
    }

    #[inline(always)]
    fn emit_secret(&mut self, notice: &Notice, secret: Secret) {
        let event = Event { notice: *notice, secret };
        self.state.evolve_unchecked(&self.rules.catalog, &event);
        self.sink.record(&event);
        self.events = self.events.wrapping_add(1);
    }

    /// Emits an event beside the Trials.
    fn tell(&mut self, notice: Notice) {
        self.tell_secret(notice, Secret::Nothing);
    }

    #[cold]
    #[inline(never)]
    fn tell_secret(&mut self, notice: Notice, secret: Secret) {
        self.emit_secret(&notice, secret);
    }

    /// Draws one of these tiles, each as likely as the others.
    fn draw_tile(&mut self, tiles: Tiles) -> Option<Tile> {
        if tiles.is_empty() {
            return None;
        }
        tiles.nth(self.chance.below(tiles.len().into()) as u8)
    }

    /// Draws one of these cards, each as likely as the others, and takes it out of them.
    fn draw_of<Kind: Copy, const MOST: usize, const BYTES: usize>(
        &mut self,
        cards: &mut NumberedSet<Kind, MOST, BYTES>,
    ) -> Option<Numbered<Kind, MOST>> {
        if cards.is_empty() {
            return None;
        }
        let drawn = cards.get(self.chance.below(cards.len().into()) as usize)?;
        cards.remove(drawn);
        Some(drawn)
    }

    fn end(&mut self, outcome: Outcome) {
        self.emit(&Notice::GameEnded { outcome });
    }
}
