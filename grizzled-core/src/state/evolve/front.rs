//! How events change what lies beside the Trials.

use crate::cards::Catalog;
use crate::state::hash::{LYING_KEYS, help_keys, known_key, known_word, modifier_key, modifier_word};
use crate::state::{Agenda, Holdings, Knowledge, RosterDecks, Solo, State, Table};
use crate::vocabulary::{CardSet, Event, HelpSet, Modifier, Notice, OrderId, Seat, SeatSet, Secret};

impl State {
    /// Takes an event beside the Trials into account. The base game has none, so this stands apart.
    #[cold]
    #[inline(never)]
    pub(super) fn evolve_front(&mut self, catalog: &Catalog, event: &Event) {
        let notice = &event.notice;
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
    fn evolve_card_move(&mut self, catalog: &Catalog, notice: &Notice, event: &Event) {
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
    fn evolve_help(&mut self, catalog: &Catalog, seat: Seat, notice: &Notice, secret: &Secret) {
        let before = self.help_words(seat);
        self.known[seat.index()].evolve(seat, notice, secret);
        self.table.evolve_front(catalog, notice);
        self.hash_agenda();
        self.change_words(help_keys(seat), before, self.help_words(seat));
    }

    /// All else, Helping Hands held apart.
    fn evolve_front_cards(&mut self, catalog: &Catalog, notice: &Notice, secret: &Secret) {
        let before = self.lying_words();
        match *notice {
            Notice::HandPassed { from, to } => self.pass_hand(from, to),
            Notice::FreeSpeech { seat } => self.hash_free_speech(seat),
            Notice::OrderChosen { seat, order, returned } => {
                self.roster_decks.choose(self.known[seat.index()], order, returned);
                self.evolve_known(notice, secret);
            }
            Notice::OrdersDrawn { .. } | Notice::OrderPutBack { .. } => self.evolve_known(notice, secret),
            _ => {}
        }
        self.roster_decks.evolve(notice, secret);
        self.table.evolve_front(catalog, notice);
        self.hash_agenda();
        self.change_words(LYING_KEYS, before, self.lying_words());
    }

    /// What every seat knows of Orders.
    fn evolve_known(&mut self, notice: &Notice, secret: &Secret) {
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

impl Notice {
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

impl RosterDecks {
    fn evolve(&mut self, notice: &Notice, secret: &Secret) {
        match (*notice, *secret) {
            (Notice::OrdersSet { .. }, Secret::OrderDeck(orders)) => self.orders = orders,
            (Notice::RecruitsSet { .. }, Secret::RecruitDeck(recruits)) => self.recruits = recruits,
            (Notice::OrdersDrawn { .. }, Secret::Orders(one, other)) => {
                [one, other].into_iter().for_each(|order| self.take_order(order));
            }
            (Notice::OrderPutBack { .. }, Secret::OrderDeck(orders)) => {
                self.top_order = orders.iter().next();
                self.orders = self.orders.difference(orders);
            }
            (Notice::RecruitTurnedUp { recruit } | Notice::RecruitArrived { recruit, .. }, _) => {
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
    pub(crate) fn evolve(&mut self, me: Seat, notice: &Notice, secret: &Secret) {
        *self = match (notice, secret) {
            (&Notice::HelpOffered { seat }, &Secret::Help(one, other)) if seat == me => Self::Help(one, other),
            (&Notice::HelpChosen { seat }, &Secret::Kept(help)) if seat == me => Self::Kept(help),
            (&Notice::HelpHeld { seat, .. }, _) if seat == me => self.without_help(),
            (&Notice::OrdersDrawn { seat }, &Secret::Orders(one, other)) if seat == me => Self::Orders(one, other),
            (&Notice::OrderPutBack { seat }, &Secret::OrderDeck(orders)) if seat == me => {
                orders.iter().next().map_or(*self, Self::Order)
            }
            // ORD-2: what was put back has been drawn again.
            (&Notice::OrdersDrawn { .. }, _) => self.without_order(),
            (&Notice::OrderChosen { seat, order, returned: true }, _) if seat == me => self.put_back(order),
            (&Notice::OrderChosen { .. }, _) => self.without_order(),
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
    pub(super) fn evolve_front_seen(&mut self, me: Seat, notice: &Notice, secret: &Secret) {
        match (*notice, *secret) {
            (Notice::HandTakenUp { seat }, Secret::Hand(cards)) if seat == me => self.hand = cards.iter().collect(),
            (Notice::HandPassed { to, .. }, Secret::Hand(cards)) if to == me => self.hand = cards.iter().collect(),
            (Notice::HandPutDown { seat }, _) if seat == me => self.hand = CardSet::EMPTY,
            (Notice::HandPassed { from, .. }, _) if from == me => self.hand = CardSet::EMPTY,
            _ => {}
        }
    }
}

impl Table {
    /// Takes the public side of an event beside the Trials into account.
    #[cold]
    pub(super) fn evolve_front(&mut self, catalog: &Catalog, notice: &Notice) {
        match *notice {
            Notice::ModifierSet { modifier, value } => self.set_modifier(catalog, modifier, value),
            Notice::FreeSpeech { seat } => {
                self.spoken_free.insert(seat);
                let held = &mut self.seats[seat.index()].speeches;
                *held = held.saturating_add(1);
            }
            Notice::IntensityGiven { intensity } => {
                self.intensity = intensity;
                self.ask(Agenda::Nothing, SeatSet::EMPTY);
            }
            Notice::HandPassed { from, to } => {
                let cards = core::mem::take(&mut self.seats[from.index()].hand);
                let hand = &mut self.seats[to.index()].hand;
                *hand = hand.saturating_add(cards);
            }
            _ => {
                self.evolve_mechanics(notice);
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
    fn ask_front(&mut self, notice: &Notice) {
        let (agenda, seats) = match *notice {
            Notice::HelpAsked { seats } => (Agenda::Keep, seats),
            Notice::HelpChosen { seat } => (Agenda::Keep, self.awaited.without(seat)),
            Notice::HelpInvited { seat, pause } => (Agenda::Invitation(pause), SeatSet::only(seat)),
            Notice::OrdersDrawn { seat } => (Agenda::Order, SeatSet::only(seat)),
            Notice::IntensityAsked { seat } => (Agenda::Intensity, SeatSet::only(seat)),
            Notice::CancellationAsked { seat, draws } => (Agenda::Cancellation { draws }, SeatSet::only(seat)),
            Notice::RecruitTurn { leader } => (Agenda::Recruit, SeatSet::only(leader)),
            Notice::ChoiceAsked { seat, source, left, pause } => {
                (Agenda::Choice { source, left, pause }, SeatSet::only(seat))
            }
            Notice::RefillAsked { seat } => (Agenda::Refill, SeatSet::only(seat)),
            Notice::AnswerAsked { seat } => (self.agenda, SeatSet::only(seat)),
            Notice::Declined { .. }
            | Notice::ChoiceEnded { .. }
            | Notice::HelpUsed { .. }
            | Notice::OrderChosen { .. }
            | Notice::RefillDeclined { .. }
            | Notice::RecruitTurnEnded
            | Notice::MissionPrepared => (Agenda::Nothing, SeatSet::EMPTY),
            _ => return,
        };
        self.ask(agenda, seats);
    }
}

impl Table {
    /// What changes on the table of one mechanic.
    fn evolve_mechanics(&mut self, notice: &Notice) {
        match *notice {
            Notice::OrdersSet { orders } => self.orders.left = orders,
            Notice::RecruitsSet { recruits } => self.recruits.left = recruits,
            Notice::HelpHeld { seat, help } => self.helping_hands.held[seat.index()].insert(help),
            Notice::HelpUsed { seat, help } => self.helping_hands.use_one(seat, help),
            Notice::OrdersDrawn { .. } => self.orders.left = self.orders.left.saturating_sub(2),
            Notice::OrderChosen { order, returned, .. } => self.orders.choose(order, returned),
            Notice::OrderDiscarded { order, .. } => self.orders.discard(order),
            Notice::TrapCancelled { by_luck } => self.luck_used = self.luck_used.saturating_add(by_luck.into()),
            Notice::RefillDeclined { .. } => self.solo.refill_declined = true,
            Notice::SoloSupport { seat } => self.solo.draw_tile(seat),
            Notice::SoloTilesShuffled => self.solo.tiles = Solo::ALL_TILES,
            Notice::HandPutDown { seat } => self.put_down.insert(seat),
            Notice::HandTakenUp { seat } => self.put_down.remove(seat),
            Notice::MissionPrepared => self.prepare_mission(),
            Notice::RecruitTurnedUp { recruit } => self.recruits.turned_up = Some(recruit),
            Notice::RecruitArrived { recruit, after, tokens } => self.recruits.arrive(recruit, after, tokens),
            Notice::RecruitTurn { .. } => self.recruits.acting = true,
            Notice::RecruitTurnEnded => self.recruits.acting = false,
            Notice::RecruitWithdrew => self.recruits.withdraw(),
            Notice::RecruitLeft { .. } => self.recruits.in_play = None,
            _ => {}
        }
    }

    /// What lasted for one Mission is over.
    fn prepare_mission(&mut self) {
        self.orders.of_mission = None;
        self.luck_used = 0;
        self.helping_hands.in_force = HelpSet::EMPTY;
        self.spoken_free = SeatSet::EMPTY;
        self.solo.refill_declined = false;
        self.recruits.start_mission();
    }
}
