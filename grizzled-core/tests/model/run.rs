//! One command carried out: what is to be done is done, one small thing after the other, until something is asked.

use super::fate::Fate;
use super::plan::Plan;
use super::state::{Person, Question, State, Todo};
use grizzled_core::cards::HardKnock;
use grizzled_core::vocabulary::{Outcome, Source, Threat};
use grizzled_core::{CardId, Event, Notice, Seat, Secret};

/// A game while a command is carried out.
pub(crate) struct Run<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) s: State,
    pub(crate) fate: &'a mut dyn Fate,
    pub(crate) said: Vec<Event>,
}

impl<'a> Run<'a> {
    pub(crate) fn new(plan: &'a Plan, state: State, fate: &'a mut dyn Fate) -> Self {
        Self { plan, s: state, fate, said: Vec::new() }
    }

    /// Tells everyone, with a secret for some.
    pub(crate) fn whisper(&mut self, notice: Notice, secret: Secret) {
        let event = Event { notice, secret };
        self.said.push(event);
        self.fate.emitted(&event);
    }

    /// Tells everyone.
    pub(crate) fn say(&mut self, notice: Notice) {
        self.whisper(notice, Secret::Nothing);
    }

    /// Puts these on the list of what is to be done next, in this order.
    pub(crate) fn next(&mut self, todo: impl IntoIterator<Item = Todo, IntoIter: DoubleEndedIterator>) {
        self.s.todo.extend(todo.into_iter().rev());
    }

    /// Asks these seats.
    pub(crate) fn ask(&mut self, question: Question, seats: impl IntoIterator<Item = Seat>) {
        self.s.question = Some(question);
        self.s.asked = seats.into_iter().collect();
    }

    /// The question has been answered.
    pub(crate) fn answered(&mut self) {
        self.s.question = None;
        self.s.asked.clear();
    }

    /// The game ends.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.say(Notice::GameEnded { outcome });
        self.ask(Question::Over(outcome), []);
        self.s.todo.clear();
    }

    /// Does what is to be done until something is asked.
    pub(crate) fn go(&mut self) {
        while self.s.question.is_none() {
            let todo = self.s.todo.pop().expect("a game that is not over waits for somebody or goes on");
            self.carry_out(todo);
        }
    }

    fn carry_out(&mut self, todo: Todo) {
        match todo {
            Todo::HoldHelp => self.hold_help(),
            Todo::StartMission => self.start_mission(),
            Todo::ChaplainPlays => self.chaplain_plays(),
            Todo::TakeUpHands => self.hands_for_preparation(),
            Todo::DrawOrders => self.draw_orders(),
            Todo::OrderActs(order) => self.order_acts(order),
            Todo::Invite(pause, rest) => self.invite(pause, rest),
            Todo::AskIntensity => self.ask_intensity(),
            Todo::Deal => self.deal(),
            Todo::FillUp => self.fill_up(),
            Todo::Frenzied => self.frenzied(),
            Todo::ExtraDraws => self.extra_draws(),
            Todo::OrdersAfterDeal => self.orders_after_deal(),
            Todo::RecruitComes => self.recruit_comes(),
            Todo::CheckFirst => self.check_first(),
            Todo::TrapSprings(snare) => self.trap_springs(snare),
            Todo::TrapDraws(snare, cards) => self.trap_draws(snare, cards),
            Todo::ClumsyDraws(cards) => self.clumsy_draws(cards),
            Todo::AskCancellation(draws) => self.ask_cancellation(draws),
            Todo::ChristmasOver => self.christmas_over(),
            Todo::Choose(choosing) => self.choose(choosing),
            Todo::OfferRefill => self.offer_refill(),
            Todo::EndAction => self.end_action(),
            Todo::EndActionFailed => self.end_action_failed(),
            Todo::Departure => self.departure(),
            Todo::AfterDeparture => self.after_departure(),
            Todo::NextTurn => self.next_turn(),
            Todo::FirstTurn => self.first_turn(),
            Todo::EndMission => self.end_mission(),
            Todo::Support => self.support(),
            Todo::OrdersGo => self.orders_go(),
            Todo::Morale => self.morale(),
            Todo::PassLeader => self.pass_leader(),
        }
    }

    pub(crate) fn person(&mut self, seat: Seat) -> &mut Person {
        self.s.people.get_mut(&seat).expect("a seat of the ring")
    }

    /// Takes the top Trial (TAB-6: or goes without).
    pub(crate) fn top(&mut self) -> Option<CardId> {
        self.s.trials.pop()
    }

    /// How a card that goes to a hand is shown: nobody sees it where the hand is put down (DUO-2).
    pub(crate) fn secret_of(&self, seat: Seat, card: CardId) -> Secret {
        if self.s.put_down.contains(&seat) { Secret::Unseen(card) } else { Secret::Card(card) }
    }

    /// The seat draws so many cards into its hand, or as many as there are (PREP-4, ORD-5, TAB-6).
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8, by: Source) {
        for _ in 0..cards {
            let Some(card) = self.top() else { return };
            let secret = self.secret_of(seat, card);
            self.person(seat).hand.insert(card);
            self.whisper(Notice::Drawn { seat, by }, secret);
        }
    }

    /// The Hard Knocks of this kind before a seat (HK-3).
    pub(crate) fn copies(&self, seat: Seat, kind: HardKnock) -> Vec<CardId> {
        self.s.knocks_of(seat).into_iter().filter(|&card| self.plan.knock(card) == Some(kind)).collect()
    }

    /// A Hard Knock is discarded.
    pub(crate) fn discard_knock(&mut self, card: CardId) {
        let Some(at) = self.s.knocks.iter().position(|&(_, one)| one == card) else { return };
        let (seat, _) = self.s.knocks.remove(at);
        self.s.discards.insert(card);
        self.say(Notice::KnockDiscarded { seat, card });
    }

    /// The first threat that is active often enough for the Mission to fail (MIS-2).
    pub(crate) fn failing(&self) -> Option<Threat> {
        let enough = self.s.number(grizzled_core::vocabulary::Modifier::FailAt);
        Threat::ALL.into_iter().find(|&threat| active(self.plan, &self.s, threat) >= enough)
    }
}

/// MIS-2: how often a threat is active, by cards in No Man's Land, by Traumas and Phobias of those in the Mission
/// (HK-1), and by effects. HK-TRAUMA, HK-PHOBIA.
pub(crate) fn active(plan: &Plan, s: &State, threat: Threat) -> u8 {
    use grizzled_core::vocabulary::Modifier;
    let in_land = s.land.iter().filter(|&&card| plan.bears(card, threat)).count();
    let awake = s.knocks.iter().filter(|&&(owner, card)| s.inside.contains(&owner) && plan.bears(card, threat)).count();
    let harmless = s.number(Modifier::Harmless) >> threat.number() & 1 == 1;
    let cards = if harmless { 0 } else { in_land + awake };
    cards as u8 + s.number(Modifier::added(threat))
}
