//! How events change what lies beside the Trials.

use crate::cards::Catalog;
use crate::state::hash::{LYING_KEYS, help_keys, known_key, known_word, modifier_key, modifier_word};
use crate::state::{Agenda, Front, FrontDecks, Holdings, Knowledge, RecruitHand, RecruitInPlay, State, Table};
use crate::vocabulary::{CardSet, Event, FrontNotice, HelpSet, Modifier, OrderId, Seat, SeatSet, Secret};

impl State {
    /// Takes an event beside the Trials into account. The base game has none, so this stands apart.
    #[cold]
    #[inline(never)]
    pub(super) fn evolve_front(&mut self, catalog: &Catalog, notice: &FrontNotice, event: &Event) {
        match notice.reach() {
            Reach::Modifier(modifier, value) => self.evolve_modifier(catalog, modifier, value),
            Reach::Question => {
                self.table.evolve_front(catalog, notice);
                self.hash_agenda();
            }
            Reach::Card => self.evolve_card_move(catalog, notice, event),
            Reach::Help(seat) => self.evolve_help(catalog, seat, notice, &event.secret),
            Reach::Front => self.evolve_front_cards(catalog, notice, &event.secret),
        }
    }

    /// A card of Trials goes its way.
    fn evolve_card_move(&mut self, catalog: &Catalog, notice: &FrontNotice, event: &Event) {
        if let Some((card, from, to)) = event.card_move() {
            self.move_card(card, from, to);
        }
        if let Some((card, from, to)) = notice.card_move() {
            self.table.carry(catalog, card, from, to);
        }
    }

    /// By far the most frequent of these events changes nothing but one number.
    fn evolve_modifier(&mut self, catalog: &Catalog, modifier: Modifier, value: u8) {
        let before = modifier_word(&self.table.modifiers, modifier);
        self.table.set_modifier(catalog, modifier, value);
        self.change_hash(modifier_key(modifier), before, modifier_word(&self.table.modifiers, modifier));
    }

    /// What one seat draws, keeps, holds and uses of Helping Hands.
    fn evolve_help(&mut self, catalog: &Catalog, seat: Seat, notice: &FrontNotice, secret: &Secret) {
        let before = self.help_words(seat);
        self.known[seat.index()].evolve(seat, notice, secret);
        self.table.evolve_front(catalog, notice);
        self.hash_agenda();
        self.change_words(help_keys(seat), before, self.help_words(seat));
    }

    /// All else, Helping Hands held apart.
    fn evolve_front_cards(&mut self, catalog: &Catalog, notice: &FrontNotice, secret: &Secret) {
        let before = self.lying_words();
        match *notice {
            FrontNotice::HandPassed { from, to } => self.pass_hand(from, to),
            FrontNotice::FreeSpeech { seat } => self.hash_free_speech(seat),
            FrontNotice::OrderChosen { seat, order, returned } => {
                self.front_decks.choose(self.known[seat.index()], order, returned);
                self.evolve_known(notice, secret);
            }
            FrontNotice::OrdersDrawn { .. } | FrontNotice::OrderPutBack { .. } => self.evolve_known(notice, secret),
            _ => {}
        }
        self.front_decks.evolve(notice, secret);
        self.table.evolve_front(catalog, notice);
        self.hash_agenda();
        self.change_words(LYING_KEYS, before, self.lying_words());
    }

    /// What every seat knows of Orders.
    fn evolve_known(&mut self, notice: &FrontNotice, secret: &Secret) {
        for seat in Seat::ALL {
            let known = &mut self.known[seat.index()];
            let before = known_word(*known);
            known.evolve(seat, notice, secret);
            let after = known_word(*known);
            self.change_hash(known_key(seat), before, after);
        }
    }
}

/// How far an event beside the Trials reaches: only what it can change is hashed anew.
enum Reach {
    /// One number of the Mission.
    Modifier(Modifier, u8),
    /// What, or who, is awaited.
    Question,
    /// Where a card of Trials lies, or nothing at all.
    Card,
    /// The Helping Hands of a seat, and what is awaited.
    Help(Seat),
    /// Anything else that lies there, or is known of it.
    Front,
}

impl FrontNotice {
    #[inline(always)]
    const fn reach(&self) -> Reach {
        match *self {
            Self::ModifierSet { modifier, value } => Reach::Modifier(modifier, value),
            Self::HelpAsked { .. }
            | Self::HelpInvited { .. }
            | Self::IntensityAsked { .. }
            | Self::CancellationAsked { .. }
            | Self::ChoiceAsked { .. }
            | Self::RefillAsked { .. }
            | Self::AnswerAsked { .. }
            | Self::Declined { .. }
            | Self::ChoiceEnded { .. } => Reach::Question,
            Self::RecruitDrew { .. }
            | Self::RecruitDiscarded { .. }
            | Self::CardDiscarded { .. }
            | Self::CardCleared { .. }
            | Self::CardGiven { .. }
            | Self::CardReturned { .. }
            | Self::TrialsSeen { .. } => Reach::Card,
            Self::HelpOffered { seat }
            | Self::HelpChosen { seat }
            | Self::HelpHeld { seat, .. }
            | Self::HelpUsed { seat, .. } => Reach::Help(seat),
            _ => Reach::Front,
        }
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
            (FrontNotice::OrderPutBack { .. }, Secret::OrderDeck(orders)) => {
                self.top_order = orders.iter().next();
                self.orders = self.orders.difference(orders);
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
    fn choose(&mut self, known: Knowledge, order: OrderId, returned: bool) {
        self.take_order(order);
        if let (Knowledge::Orders(one, other), true) = (known, returned) {
            self.top_order = Some(if one == order { other } else { one });
        }
    }
}

impl Knowledge {
    /// Takes an event into account, as the owner of the seat `me` sees it.
    pub(crate) fn evolve(&mut self, me: Seat, notice: &FrontNotice, secret: &Secret) {
        *self = match (notice, secret) {
            (&FrontNotice::HelpOffered { seat }, &Secret::Help(one, other)) if seat == me => Self::Help(one, other),
            (&FrontNotice::HelpChosen { seat }, &Secret::Kept(help)) if seat == me => Self::Kept(help),
            (&FrontNotice::HelpHeld { seat, .. }, _) if seat == me => self.without_help(),
            (&FrontNotice::OrdersDrawn { seat }, &Secret::Orders(one, other)) if seat == me => Self::Orders(one, other),
            (&FrontNotice::OrderPutBack { seat }, &Secret::OrderDeck(orders)) if seat == me => {
                orders.iter().next().map_or(*self, Self::Order)
            }
            // ORD-2: what was put back has been drawn again.
            (&FrontNotice::OrdersDrawn { .. }, _) => self.without_order(),
            (&FrontNotice::OrderChosen { seat, order, returned: true }, _) if seat == me => self.put_back(order),
            (&FrontNotice::OrderChosen { .. }, _) => self.without_order(),
            _ => *self,
        };
    }

    const fn without_help(self) -> Self {
        match self {
            Self::Help(..) | Self::Kept(_) => Self::Nothing,
            other => other,
        }
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

impl Holdings {
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
            FrontNotice::ModifierSet { modifier, value } => self.set_modifier(catalog, modifier, value),
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

    fn set_modifier(&mut self, catalog: &Catalog, modifier: Modifier, value: u8) {
        self.modifiers.set(modifier, value);
        if modifier.counts_threats() {
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
