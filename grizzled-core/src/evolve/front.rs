//! How events change what lies beside the Trials.

use crate::catalog::Catalog;
use crate::event::{Event, FrontNotice, Secret};
use crate::front::{Front, FrontDecks, Known, RecruitHand, RecruitInPlay};
use crate::hash::{of_known, of_term};
use crate::ids::{CardSet, HelpSet, OrderId, Seat, SeatSet};
use crate::state::{Agenda, Own, State, Table};
use crate::terms::Term;

impl State {
    /// Takes an event beside the Trials into account. The base game has none, so this stands apart.
    #[cold]
    #[inline(never)]
    pub(super) fn evolve_front(&mut self, catalog: &Catalog, notice: &FrontNotice, event: &Event) {
        if let FrontNotice::TermSet { term, value } = *notice {
            return self.evolve_term(catalog, term, value);
        }
        if notice.only_asks() {
            self.table.evolve_front(catalog, notice);
            return self.hash_agenda();
        }
        if notice.only_moves() {
            self.move_cards(event);
            return self.table.evolve(catalog, &event.notice);
        }
        let before = self.hash_of_lying();
        self.move_cards(event);
        self.hash_tokens(event);
        if let FrontNotice::OrderChosen { seat, order, returned } = *notice {
            let known = self.known[seat.index()];
            self.front_decks.choose(known, order, returned);
        }
        if notice.changes_knowledge() {
            self.evolve_known(notice, &event.secret);
        }
        self.front_decks.evolve(notice, &event.secret);
        self.table.evolve(catalog, &event.notice);
        self.hash_agenda();
        self.places_hash = self.places_hash.wrapping_add(self.hash_of_lying()).wrapping_sub(before);
    }
}

impl State {
    fn evolve_known(&mut self, notice: &FrontNotice, secret: &Secret) {
        for seat in Seat::ALL {
            let known = &mut self.known[seat.index()];
            let before = *known;
            known.evolve(seat, notice, secret);
            if *known != before {
                let change = of_known(seat, *known).wrapping_sub(of_known(seat, before));
                self.places_hash = self.places_hash.wrapping_add(change);
            }
        }
    }

    /// By far the most frequent of these events changes nothing but one number.
    fn evolve_term(&mut self, catalog: &Catalog, term: Term, value: u8) {
        let before = of_term(&self.table.terms, term);
        self.table.set_term(catalog, term, value);
        let after = of_term(&self.table.terms, term);
        self.places_hash = self.places_hash.wrapping_add(after).wrapping_sub(before);
    }
}

impl FrontNotice {
    /// Whether it changes nothing but what, or who, is awaited.
    const fn only_asks(&self) -> bool {
        matches!(
            self,
            Self::HelpAsked { .. }
                | Self::HelpInvited { .. }
                | Self::IntensityAsked { .. }
                | Self::CancellationAsked { .. }
                | Self::ChoiceAsked { .. }
                | Self::RefillAsked { .. }
                | Self::AnswerAsked { .. }
                | Self::Declined { .. }
                | Self::ChoiceEnded { .. }
        )
    }

    /// Whether it changes nothing but where a card of Trials lies, or nothing at all.
    const fn only_moves(&self) -> bool {
        matches!(
            self,
            Self::RecruitDrew { .. }
                | Self::RecruitDiscarded { .. }
                | Self::CardDiscarded { .. }
                | Self::CardCleared { .. }
                | Self::CardGiven { .. }
                | Self::CardReturned { .. }
                | Self::TrialsSeen { .. }
        )
    }

    /// Whether a seat gets to know something alone by this, or ceases to.
    const fn changes_knowledge(&self) -> bool {
        matches!(
            self,
            Self::HelpOffered { .. }
                | Self::HelpChosen { .. }
                | Self::HelpHeld { .. }
                | Self::OrdersDrawn { .. }
                | Self::OrderChosen { .. }
        )
    }
}

impl FrontDecks {
    fn evolve(&mut self, notice: &FrontNotice, secret: &Secret) {
        match (*notice, *secret) {
            (FrontNotice::OrdersSet { .. }, Secret::OrderDeck(orders)) => self.orders = orders,
            (FrontNotice::RecruitsSet { .. }, Secret::RecruitDeck(recruits)) => self.recruits = recruits,
            (FrontNotice::OrdersDrawn { .. }, Secret::Orders(one, other)) => {
                [one, other].into_iter().for_each(|order| self.take_order(order));
            }
            (FrontNotice::RecruitTurnedUp { recruit } | FrontNotice::RecruitArrived { recruit, .. }, _) => {
                self.recruits.remove(recruit);
            }
            _ => {}
        }
    }

    fn take_order(&mut self, order: OrderId) {
        self.orders.remove(order);
        if self.top_order == Some(order) {
            self.top_order = None;
        }
    }

    /// ORD-2: the chosen Order is out of the deck, the other one on top of it again.
    fn choose(&mut self, known: Known, order: OrderId, returned: bool) {
        self.take_order(order);
        if let (Known::Orders(one, other), true) = (known, returned) {
            self.top_order = Some(if one == order { other } else { one });
        }
    }
}

impl Known {
    /// Takes an event into account, as the owner of the seat `me` sees it.
    pub(crate) fn evolve(&mut self, me: Seat, notice: &FrontNotice, secret: &Secret) {
        *self = match (notice, secret) {
            (&FrontNotice::HelpOffered { seat }, &Secret::Help(one, other)) if seat == me => Self::Help(one, other),
            (&FrontNotice::HelpChosen { seat }, &Secret::Kept(help)) if seat == me => Self::Kept(help),
            (&FrontNotice::HelpHeld { seat, .. }, _) if seat == me => Self::Nothing,
            (&FrontNotice::OrdersDrawn { seat }, &Secret::Orders(one, other)) if seat == me => Self::Orders(one, other),
            // ORD-2: what was put back has been drawn again.
            (&FrontNotice::OrdersDrawn { .. }, _) => self.without_order(),
            (&FrontNotice::OrderChosen { seat, order, returned: true }, _) if seat == me => self.put_back(order),
            (&FrontNotice::OrderChosen { .. }, _) => self.without_order(),
            _ => *self,
        };
    }

    const fn without_order(self) -> Self {
        match self {
            Self::Orders(..) | Self::Order(_) => Self::Nothing,
            other => other,
        }
    }

    fn put_back(self, chosen: OrderId) -> Self {
        match self {
            Self::Orders(one, other) => Self::Order(if one == chosen { other } else { one }),
            other => other,
        }
    }
}

impl Own {
    /// DUO-2, SOLO-3: a hand that a view gets to see, or no longer sees.
    pub(super) fn evolve_front_seen(&mut self, me: Seat, notice: &FrontNotice, secret: &Secret) {
        match (*notice, *secret) {
            (FrontNotice::HandTakenUp { seat }, Secret::Hand(cards)) if seat == me => {
                self.hand = cards.iter().collect()
            }
            (FrontNotice::HandPassed { to, .. }, Secret::Hand(cards)) if to == me => self.hand = cards.iter().collect(),
            (FrontNotice::HandPutDown { seat }, _) if seat == me => self.hand = CardSet::EMPTY,
            (FrontNotice::HandPassed { from, .. }, _) if from == me => self.hand = CardSet::EMPTY,
            _ => {}
        }
    }
}

impl Table {
    /// Takes the public side of an event beside the Trials into account.
    #[cold]
    pub(super) fn evolve_front(&mut self, catalog: &Catalog, notice: &FrontNotice) {
        match *notice {
            FrontNotice::TermSet { term, value } => self.set_term(catalog, term, value),
            FrontNotice::FreeSpeech { seat } => {
                self.front.spoken_free.insert(seat);
                let held = &mut self.seats[seat.index()].speeches;
                *held = held.saturating_add(1);
            }
            FrontNotice::IntensityGiven { intensity } => {
                self.intensity = intensity;
                self.ask(Agenda::Nothing, SeatSet::EMPTY);
            }
            FrontNotice::HandPassed { from, to } => {
                let cards = core::mem::take(&mut self.seats[from.index()].hand);
                let hand = &mut self.seats[to.index()].hand;
                *hand = hand.saturating_add(cards);
            }
            _ => {
                self.front.evolve(notice);
                self.ask_front(notice);
            }
        }
    }

    fn set_term(&mut self, catalog: &Catalog, term: Term, value: u8) {
        self.terms.set(term, value);
        if term.counts_threats() {
            self.count_active(catalog);
        }
    }

    /// Who is asked what after this.
    fn ask_front(&mut self, notice: &FrontNotice) {
        let (agenda, seats) = match *notice {
            FrontNotice::HelpAsked { seats } => (Agenda::Keep, seats),
            FrontNotice::HelpChosen { seat } => (Agenda::Keep, self.awaited.without(seat)),
            FrontNotice::HelpInvited { seat, pause } => (Agenda::Invitation(pause), SeatSet::only(seat)),
            FrontNotice::OrdersDrawn { seat } => (Agenda::Order, SeatSet::only(seat)),
            FrontNotice::IntensityAsked { seat } => (Agenda::Intensity, SeatSet::only(seat)),
            FrontNotice::CancellationAsked { seat, draws } => (Agenda::Cancellation { draws }, SeatSet::only(seat)),
            FrontNotice::RecruitTurn { leader } => (Agenda::Recruit, SeatSet::only(leader)),
            FrontNotice::ChoiceAsked { seat, source, left, pause } => {
                (Agenda::Choice { source, left, pause }, SeatSet::only(seat))
            }
            FrontNotice::RefillAsked { seat } => (Agenda::Refill, SeatSet::only(seat)),
            FrontNotice::AnswerAsked { seat } => (self.agenda, SeatSet::only(seat)),
            FrontNotice::Declined { .. }
            | FrontNotice::ChoiceEnded { .. }
            | FrontNotice::HelpUsed { .. }
            | FrontNotice::OrderChosen { .. }
            | FrontNotice::RefillDeclined { .. }
            | FrontNotice::RecruitTurnEnded
            | FrontNotice::MissionPrepared => (Agenda::Nothing, SeatSet::EMPTY),
            _ => return,
        };
        self.ask(agenda, seats);
    }
}

impl Front {
    fn evolve(&mut self, notice: &FrontNotice) {
        match *notice {
            FrontNotice::OrdersSet { orders } => self.orders_left = orders,
            FrontNotice::RecruitsSet { recruits } => self.recruits_left = recruits,
            FrontNotice::HelpHeld { seat, help } => self.help[seat.index()].insert(help),
            FrontNotice::HelpUsed { seat, help } => {
                self.help[seat.index()].remove(help);
                self.in_force.insert(help);
            }
            FrontNotice::OrdersDrawn { .. } => self.orders_left = self.orders_left.saturating_sub(2),
            FrontNotice::OrderChosen { order, returned, .. } => self.choose_order(order, returned),
            FrontNotice::OrderDiscarded { order, .. } => {
                self.orders.remove(order);
                self.order = self.order.filter(|&current| current != order);
            }
            FrontNotice::TrapCancelled { by_luck } => self.luck_used = self.luck_used.saturating_add(by_luck.into()),
            FrontNotice::RefillDeclined { .. } => self.refill_declined = true,
            FrontNotice::SoloSupport { seat } => {
                self.solo_tiles &= !(1u8 << seat.map_or(3, Seat::number));
            }
            FrontNotice::SoloTilesShuffled => self.solo_tiles = 0b1111,
            FrontNotice::HandPutDown { seat } => self.put_down.insert(seat),
            FrontNotice::HandTakenUp { seat } => self.put_down.remove(seat),
            FrontNotice::MissionPrepared => self.prepare_mission(),
            _ => self.evolve_recruit(notice),
        }
    }

    /// ORD-2: of two drawn one goes back; a last one comes from the deck itself.
    fn choose_order(&mut self, order: OrderId, returned: bool) {
        self.orders_left =
            if returned { self.orders_left.saturating_add(1) } else { self.orders_left.saturating_sub(1) };
        self.orders.insert(order);
        self.order = Some(order);
    }

    fn prepare_mission(&mut self) {
        self.order = None;
        self.luck_used = 0;
        self.in_force = HelpSet::EMPTY;
        self.spoken_free = SeatSet::EMPTY;
        self.refill_declined = false;
        if let Some(recruit) = &mut self.recruit {
            recruit.in_mission = true;
        }
    }

    fn evolve_recruit(&mut self, notice: &FrontNotice) {
        match *notice {
            FrontNotice::RecruitTurnedUp { recruit } => self.next_recruit = Some(recruit),
            FrontNotice::RecruitArrived { recruit, after, tokens } => {
                let hand = RecruitHand::EMPTY;
                self.recruit = Some(RecruitInPlay { recruit, after, tokens, in_mission: true, hand });
                self.next_recruit = None;
                self.recruits_left = self.recruits_left.saturating_sub(1);
            }
            FrontNotice::RecruitTurn { .. } => self.recruit_acts = true,
            FrontNotice::RecruitTurnEnded => self.recruit_acts = false,
            FrontNotice::RecruitWithdrew => {
                if let Some(recruit) = &mut self.recruit {
                    recruit.in_mission = false;
                    recruit.tokens = recruit.tokens.saturating_add(1);
                }
            }
            FrontNotice::RecruitLeft { .. } => self.recruit = None,
            _ => {}
        }
    }
}
