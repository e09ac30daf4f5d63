//! How events change Orders, Recruits and Helping Hands.

use crate::cards::Catalog;
use crate::state::hash::{MODULE_KEYS, help_keys, known_key, known_word, modifier_key, modifier_word};
use crate::state::{Agenda, Holdings, Knowledge, RosterDecks, Solo, State, Table};
use crate::vocabulary::{
    CardSet, Changes, Event, HelpSet, Modifier, Notice, OrderId, Seat, SeatSet, Secret, of_the_trials,
};

impl State {
    /// Takes an event of a module into account. The base game has none, so this stands apart.
    #[cold]
    #[inline(never)]
    pub(super) fn evolve_modules(&mut self, catalog: &Catalog, event: &Event) {
        let notice = &event.notice;
        match notice.changes() {
            Changes::Modifier(modifier, value) => self.evolve_modifier(catalog, modifier, value),
            Changes::Help(seat) => {
                self.evolve_card_move(catalog, event);
                self.evolve_help(catalog, seat, notice, &event.secret);
            }
            Changes::Modules => {
                self.evolve_card_move(catalog, event);
                self.evolve_module_cards(catalog, notice, &event.secret);
            }
            Changes::Table | Changes::Holdings(_) | Changes::HoldingsOfBoth(..) => {
                self.evolve_card_move(catalog, event);
                self.table.evolve_modules(catalog, notice);
            }
        }
        if notice.awaits().changes() {
            self.hash_agenda();
        }
    }

    /// A card of Trials goes its way, if one does.
    fn evolve_card_move(&mut self, catalog: &Catalog, event: &Event) {
        let Some((seen, from, to)) = event.notice.card_move() else { return };
        if let Some((card, ..)) = event.card_move() {
            self.move_card(card, from, to);
        }
        self.table.carry(catalog, seen, from, to);
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
        self.table.evolve_modules(catalog, notice);
        self.change_words(help_keys(seat), before, self.help_words(seat));
    }

    /// All else, Helping Hands held apart.
    fn evolve_module_cards(&mut self, catalog: &Catalog, notice: &Notice, secret: &Secret) {
        let before = self.module_words();
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
        self.table.evolve_modules(catalog, notice);
        self.change_words(MODULE_KEYS, before, self.module_words());
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
    pub(super) fn evolve_module_seen(&mut self, me: Seat, notice: &Notice, secret: &Secret) {
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
    /// Takes the public side of an event of a module into account.
    #[cold]
    pub(super) fn evolve_modules(&mut self, catalog: &Catalog, notice: &Notice) {
        let nobody = SeatSet::EMPTY;
        match *notice {
            Notice::OrdersSet { orders } => self.orders.left = orders,
            Notice::RecruitsSet { recruits } => self.recruits.left = recruits,
            Notice::HelpAsked { seats } => self.ask(Agenda::Keep, seats),
            Notice::HelpChosen { seat } => self.ask(Agenda::Keep, self.awaited.without(seat)),
            Notice::HelpHeld { seat, help } => self.helping_hands.held[seat.index()].insert(help),
            Notice::HelpUsed { seat, help } => {
                self.helping_hands.use_one(seat, help);
                self.ask(Agenda::Nothing, nobody);
            }
            Notice::HelpInvited { seat, pause } => self.ask(Agenda::Invitation(pause), SeatSet::only(seat)),
            Notice::Declined { .. } | Notice::ChoiceEnded { .. } => self.ask(Agenda::Nothing, nobody),
            Notice::ModifierSet { modifier, value } => self.set_modifier(catalog, modifier, value),
            Notice::OrdersDrawn { seat } => {
                self.orders.left = self.orders.left.saturating_sub(2);
                self.ask(Agenda::Order, SeatSet::only(seat));
            }
            Notice::OrderChosen { order, returned, .. } => {
                self.orders.choose(order, returned);
                self.ask(Agenda::Nothing, nobody);
            }
            Notice::OrderDiscarded { order, .. } => self.orders.discard(order),
            Notice::IntensityAsked { seat } => self.ask(Agenda::Intensity, SeatSet::only(seat)),
            Notice::IntensityGiven { intensity } => {
                self.intensity = intensity;
                self.ask(Agenda::Nothing, nobody);
            }
            Notice::CancellationAsked { seat, draws } => self.ask(Agenda::Cancellation { draws }, SeatSet::only(seat)),
            Notice::RecruitTurnedUp { recruit } => self.recruits.turned_up = Some(recruit),
            Notice::RecruitArrived { recruit, after, tokens } => self.recruits.arrive(recruit, after, tokens),
            Notice::RecruitTurn { leader } => {
                self.recruits.acting = true;
                self.ask(Agenda::Recruit, SeatSet::only(leader));
            }
            Notice::RecruitTurnEnded => {
                self.recruits.acting = false;
                self.ask(Agenda::Nothing, nobody);
            }
            Notice::RecruitWithdrew => self.recruits.withdraw(),
            Notice::RecruitLeft { .. } => self.recruits.in_play = None,
            Notice::TrapCancelled { by_luck } => self.luck_used = self.luck_used.saturating_add(by_luck.into()),
            Notice::ChoiceAsked { seat, source, left, pause } => {
                self.ask(Agenda::Choice { source, left, pause }, SeatSet::only(seat));
            }
            Notice::HandPassed { from, to } => {
                let cards = core::mem::take(&mut self.seats[from.index()].hand);
                let hand = &mut self.seats[to.index()].hand;
                *hand = hand.saturating_add(cards);
            }
            Notice::RefillAsked { seat } => self.ask(Agenda::Refill, SeatSet::only(seat)),
            Notice::RefillDeclined { .. } => {
                self.solo.refill_declined = true;
                self.ask(Agenda::Nothing, nobody);
            }
            Notice::SoloSupport { seat } => self.solo.draw_tile(seat),
            Notice::SoloTilesShuffled => self.solo.tiles = Solo::ALL_TILES,
            Notice::HandPutDown { seat } => self.put_down.insert(seat),
            Notice::HandTakenUp { seat } => self.put_down.remove(seat),
            Notice::AnswerAsked { seat } => self.awaited = SeatSet::only(seat),
            Notice::FreeSpeech { seat } => {
                self.spoken_free.insert(seat);
                let held = &mut self.seats[seat.index()].speeches;
                *held = held.saturating_add(1);
            }
            Notice::MissionPrepared => {
                self.prepare_mission();
                self.ask(Agenda::Nothing, nobody);
            }
            // What moves here is a card, or nothing that all see.
            Notice::HelpOffered { .. }
            | Notice::RecruitDrew { .. }
            | Notice::CardDiscarded { .. }
            | Notice::CardCleared { .. }
            | Notice::CardGiven { .. }
            | Notice::CardReturned { .. }
            | Notice::TrialsSeen { .. }
            | Notice::RecruitDiscarded { .. }
            | Notice::OrderPutBack { .. }
            | of_the_trials!() => {}
        }
    }

    fn set_modifier(&mut self, catalog: &Catalog, modifier: Modifier, value: u8) {
        self.modifiers.set(modifier, value);
        if modifier.is_of_threats() {
            self.count_active(catalog);
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
