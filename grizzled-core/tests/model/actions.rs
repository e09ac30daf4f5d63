//! Actions (ACT): cards that come into play, Traps, Merry Christmas, charms and Speeches.

use super::run::Run;
use super::state::{Question, Snare, Todo};
use grizzled_core::cards::{Cancellation, Face, HardKnock, When};
use grizzled_core::vocabulary::{Modifier, Origin, Outcome, Pause, Switch, Threat};
use grizzled_core::{CardId, Notice, Seat, Secret};

impl Run<'_> {
    /// ACT-PLAY.
    pub(crate) fn play(&mut self, seat: Seat, card: CardId) {
        self.answered();
        self.person(seat).hand.remove(&card);
        let snare = Snare { seat, by_recruit: false };
        self.next([Todo::TrapSprings(snare)].into_iter().filter(|_| self.plan.has_trap(card)));
        let rest = std::mem::take(&mut self.s.todo);
        self.next([Todo::OfferRefill, Todo::EndAction]);
        self.s.todo.extend(rest);
        self.comes(seat, card, Origin::Hand, 0);
    }

    /// A card comes into play (section 9), before the seat that plays or draws it. Of a Merry Christmas: how many cards its
    /// Clumsy still draws.
    pub(crate) fn comes(&mut self, seat: Seat, card: CardId, from: Origin, draws: u8) {
        match self.plan.face(card) {
            Face::Threat { .. } => {
                self.s.land.insert(card);
                self.say(Notice::ThreatPlayed { seat, card, from });
            }
            Face::HardKnock(kind) => self.knock_comes(seat, card, kind, from),
            Face::MerryChristmas => self.christmas_comes(seat, card, from, draws),
        }
    }

    /// HK-TYRANNICAL, then the Morale that it costs, what Orders do because of it, and which it cancels.
    fn knock_comes(&mut self, seat: Seat, card: CardId, kind: HardKnock, from: Origin) {
        self.s.knocks.push((seat, card));
        self.say(Notice::KnockAssigned { seat, card, from });
        if kind == HardKnock::Tyrannical && self.s.leader != seat {
            self.s.leader = seat;
            self.say(Notice::LeaderTaken { seat, knock: card });
        }
        let cost = usize::from(self.number(Modifier::MoralePerKnock)).min(self.s.morale.len());
        if cost > 0 {
            self.drop_morale(cost);
            if self.s.morale.is_empty() {
                return self.end(Outcome::MoraleLost);
            }
        }
        self.orders_draw(When::Knock, seat);
        if !self.by_recruit(from) {
            self.cancel_orders(|cancellation| cancellation == Cancellation::KnockPlayed);
        }
    }

    /// Whether what is going on is the Recruit's doing (ORD-5).
    fn by_recruit(&self, from: Origin) -> bool {
        match from {
            Origin::Recruit => true,
            Origin::Trap => self.s.acting,
            _ => false,
        }
    }

    /// RES-5: one at a time, from the top of Morale to the top of Trials.
    pub(crate) fn drop_morale(&mut self, cards: usize) {
        for _ in 0..cards {
            let card = self.s.morale.pop();
            self.s.trials.extend(card);
        }
        self.say(Notice::MoraleDropped { cards: cards as u8 });
    }

    /// ACT-XMAS: asked only where a Hard Knock can be discarded (HK-SCARRED).
    fn christmas_comes(&mut self, seat: Seat, card: CardId, from: Origin, draws: u8) {
        self.s.open = Some(card);
        self.say(Notice::ChristmasPlayed { seat, card, from });
        let scarred = |card: CardId| self.plan.knock(card) == Some(HardKnock::Scarred);
        self.next([Todo::ChristmasOver]);
        if self.s.knocks.iter().any(|&(_, card)| !scarred(card)) {
            self.say(Notice::ChristmasAsked { seat, draws });
            self.ask(Question::Christmas { seat, draws }, [seat]);
        }
    }

    pub(crate) fn answer_christmas(&mut self, knock: Option<CardId>) {
        self.answered();
        if let Some(card) = knock {
            self.discard_knock(card);
        }
    }

    /// It is discarded itself.
    pub(crate) fn christmas_over(&mut self) {
        if let Some(card) = self.s.open.take() {
            self.s.discards.insert(card);
            self.say(Notice::ChristmasDiscarded { card });
        }
    }

    /// ACT-TRAP, LUCK-1: switched off, cancelled by Luck or by Helping Hands, or it draws. MIS-3.
    pub(crate) fn trap_springs(&mut self, snare: Snare) {
        if !self.plan.traps || self.has(Switch::NoTraps) || self.failing().is_some() || self.s.trials.is_empty() {
            return;
        }
        let luck = self.s.land.iter().filter(|&&card| self.plan.has_luck(card)).count();
        if luck > usize::from(self.s.luck_used) {
            self.s.luck_used += 1;
            return self.say(Notice::TrapCancelled { by_luck: true });
        }
        self.s.trap_off = false;
        self.next([Todo::Invite(Pause::Trap, self.holders()), Todo::TrapDraws(snare, None)]);
    }

    /// One card after the other; the rest is not drawn once the Mission fails or a card asks something (HK-AGGRESSIVE).
    ///
    /// How many is counted when the first one is drawn: one more for each copy; a Recruit's Trap is not set off by the Leader.
    pub(crate) fn trap_draws(&mut self, snare: Snare, cards: Option<u8>) {
        let aggressive = if snare.by_recruit { 0 } else { self.copies(snare.seat, HardKnock::Aggressive).len() as u8 };
        let cards = cards.unwrap_or(1 + aggressive);
        if cards == 0 || std::mem::take(&mut self.s.trap_off) || self.failing().is_some() {
            return;
        }
        let Some(card) = self.top() else { return };
        let before = self.s.todo.len();
        // TRAP-A: a Hard Knock goes to who set it off, or to the Leader for a Recruit.
        self.comes(snare.seat, card, Origin::Trap, 0);
        if self.s.question.is_none() {
            let todo = self.s.todo.split_off(before);
            self.next([Todo::TrapDraws(snare, Some(cards - 1))]);
            self.s.todo.extend(todo);
        }
    }

    /// ACT-CHARM: then what Orders do because of it, and which it cancels.
    pub(crate) fn charm(&mut self, seat: Seat, card: CardId) {
        self.answered();
        self.s.land.remove(&card);
        self.s.discards.insert(card);
        self.person(seat).charm_up = false;
        self.say(Notice::CharmUsed { seat, card });
        self.orders_draw(When::Charm, seat);
        let plan = self.plan;
        self.cancel_orders(
            |cancellation| matches!(cancellation, Cancellation::CharmAgainst(threat) if plan.bears(card, threat)),
        );
        self.next([Todo::EndAction]);
    }

    /// ACT-SPEECH: the others in the Mission are asked, in a game for two those of the other player (DUO-3).
    pub(crate) fn speech(&mut self, seat: Seat, threat: Threat) {
        self.answered();
        let free = self.has(Switch::FreeSpeeches) && !self.s.spoken_free.contains(&seat);
        let returned = !free && self.plan.speech_returns;
        if free {
            self.s.spoken_free.insert(seat);
            self.say(Notice::FreeSpeech { seat });
        } else {
            self.person(seat).tokens -= 1;
            self.s.speeches += u8::from(returned);
        }
        let own = self.plan.of_player(seat);
        let asked: Vec<Seat> = self.s.inside.iter().copied().filter(|one| !own.contains(one)).collect();
        // DUO-3: there each has an event of its own.
        let seats = asked.iter().copied().filter(|_| !self.plan.is_duo()).collect();
        self.say(Notice::SpeechMade { seat, threat, asked: seats, returned });
        if asked.is_empty() {
            return self.speech_over(seat);
        }
        self.ask(Question::Speech { speaker: seat, threat }, asked);
        self.ask_next_answer(seat);
    }

    /// DUO-3: one after the other, each with its hand in view.
    fn ask_next_answer(&mut self, speaker: Seat) {
        if !self.plan.is_duo() {
            return;
        }
        let still: Vec<Seat> = self.s.inside.iter().copied().filter(|seat| self.unanswered(speaker, *seat)).collect();
        let seat = self.plan.from(speaker, &still)[0];
        self.take_up(seat);
        self.say(Notice::AnswerAsked { seat });
        self.s.asked = [seat].into();
    }

    fn unanswered(&self, speaker: Seat, seat: Seat) -> bool {
        !self.plan.of_player(speaker).contains(&seat) && self.s.person(seat).answer.is_none()
    }

    /// ACT-SPEECH-SECRET: shown for all together.
    pub(crate) fn answer(&mut self, seat: Seat, card: Option<CardId>) {
        let Some(Question::Speech { speaker, .. }) = self.s.question else { return };
        self.person(seat).answer = Some(card);
        self.s.asked.remove(&seat);
        self.whisper(Notice::SpeechAnswered { seat }, Secret::Answer(card));
        let waiting = self.s.inside.iter().any(|&seat| self.unanswered(speaker, seat));
        if waiting {
            return self.ask_next_answer(speaker);
        }
        self.answered();
        for seat in self.plan.from(speaker, &self.plan.grizzled()) {
            if let Some(card) = self.person(seat).answer.take() {
                self.show_answer(seat, card);
            }
        }
        self.speech_over(speaker);
    }

    fn show_answer(&mut self, seat: Seat, card: Option<CardId>) {
        if let Some(card) = card {
            self.person(seat).hand.remove(&card);
            self.s.discards.insert(card);
        }
        self.say(Notice::SpeechRevealed { seat, card });
    }

    fn speech_over(&mut self, speaker: Seat) {
        self.orders_draw(When::Speech, speaker);
        self.cancel_orders(|cancellation| cancellation == Cancellation::SpeechMade);
        self.next([Todo::EndAction]);
    }
}
