//! How events change what is known: State + Event -> State.
//!
//! Total, without chance and without rules: an old log gives the old game, whatever was corrected since.
//! The three parts of a state evolve apart, so that a view, which has only two of them, evolves by the
//! same code.

mod modules;

use crate::cards::Catalog;
use crate::state::{Agenda, Answer, Holdings, MissionState, State, Table};
use crate::vocabulary::{CardSet, Changes, Event, Notice, Seat, SeatSet, Secret, of_a_module};

impl State {
    /// Takes the event into account.
    #[inline(never)]
    pub fn evolve_unchecked(&mut self, catalog: &Catalog, event: &Event) {
        self.evolve_inlined(catalog, event);
    }

    /// Takes the event into account at a place that knows its kind: what other kinds do disappears there.
    #[inline(always)]
    pub(crate) fn evolve_inlined(&mut self, catalog: &Catalog, event: &Event) {
        if event.notice.is_of_a_module() {
            return self.evolve_modules(catalog, event);
        }
        self.move_cards(event);
        self.hash_tokens(event);
        self.table.evolve(catalog, &event.notice);
        if event.notice.awaits().changes() {
            self.hash_agenda();
        }
        match event.notice.changes() {
            Changes::Holdings(seat) => self.evolve_holdings(seat, event),
            Changes::HoldingsOfBoth(seat, to) => {
                self.evolve_holdings(seat, event);
                if seat != to {
                    self.evolve_holdings(to, event);
                }
            }
            Changes::Table | Changes::Modifier(..) | Changes::Help(_) | Changes::Modules => {}
        }
    }

    #[inline(always)]
    fn evolve_holdings(&mut self, seat: Seat, event: &Event) {
        self.own[seat.index()].evolve(seat, &event.notice, &event.secret);
    }
}

impl Holdings {
    /// Takes into account what an event changes for the owner of the seat `me`, cards in hand apart.
    #[inline(always)]
    pub(crate) fn evolve(&mut self, me: Seat, notice: &Notice, secret: &Secret) {
        match (*notice, *secret) {
            (Notice::TilesGiven { .. }, Secret::Tiles(tiles)) => self.tiles = tiles,
            (Notice::SpeechAnswered { .. }, Secret::Answer(None)) => self.answer = Answer::Decline,
            (Notice::SpeechAnswered { .. }, Secret::Answer(Some(card))) => self.answer = Answer::Discard(card),
            (Notice::SpeechRevealed { .. }, _) => self.answer = Answer::None,
            (Notice::TileRemoved { tile, .. }, _) => self.tiles.remove(tile),
            (Notice::ChaplainPlayed { .. } | Notice::Withdrew { .. }, Secret::Tile(tile)) => {
                self.tiles.remove(tile);
                self.tile = Some(tile);
            }
            (Notice::TileRevealed { seat, tile, to }, _) => {
                if seat == me {
                    self.tile = None;
                }
                if to == me {
                    self.tiles.add(tile);
                }
            }
            _ => {}
        }
    }

    /// Takes an event into account of which a view knows the secret or does not.
    pub(crate) fn evolve_seen(&mut self, me: Seat, notice: &Notice, secret: &Secret) {
        if let Some((card, from, to)) = (Event { notice: *notice, secret: *secret }).card_move() {
            self.carry(me, card, from, to);
        }
        if notice.is_of_a_module() {
            self.evolve_module_seen(me, notice, secret);
        }
        let mine = match notice.changes() {
            Changes::Holdings(seat) => seat == me,
            Changes::HoldingsOfBoth(seat, to) => seat == me || to == me,
            Changes::Table | Changes::Modifier(..) | Changes::Help(_) | Changes::Modules => false,
        };
        if mine {
            self.evolve(me, notice, secret);
        }
    }
}

impl Table {
    /// Takes the event's public side into account.
    #[inline(always)]
    pub(crate) fn evolve(&mut self, catalog: &Catalog, notice: &Notice) {
        if let Some((card, from, to)) = notice.card_move() {
            self.carry(catalog, card, from, to);
        }
        match *notice {
            Notice::DeckSet { trials, morale, speeches } => {
                (self.trials, self.morale, self.speeches) = (trials, morale, speeches);
            }
            Notice::CharacterTaken { seat, character } => {
                self.seats[seat.index()].character = Some(character);
                self.seats[seat.index()].charm_ready = true;
            }
            Notice::LeaderNamed { seat } | Notice::LeaderTaken { seat, .. } | Notice::LeaderPassed { seat } => {
                self.leader = seat;
            }
            Notice::SpeechTaken { seat } => {
                self.speeches = self.speeches.saturating_sub(1);
                let held = &mut self.seats[seat.index()].speeches;
                *held = held.saturating_add(1);
            }
            Notice::MissionStarted { number, seats } => self.start_mission(catalog, number, seats),
            Notice::IntensityChosen { intensity, .. } => {
                self.intensity = intensity;
                self.ask(Agenda::Nothing, SeatSet::EMPTY);
            }
            Notice::TurnStarted { seat, withdrawal } => {
                self.turn = seat;
                self.ask(Agenda::Turn { withdrawal }, SeatSet::only(seat));
            }
            Notice::ChristmasAsked { seat, draws } => self.ask(Agenda::Christmas { seat, draws }, SeatSet::only(seat)),
            Notice::CharmUsed { seat, .. } | Notice::CharmSpent { seat } => {
                self.seats[seat.index()].charm_ready = false;
            }
            Notice::CharmRecovered { seat } => self.seats[seat.index()].charm_ready = true,
            Notice::SpeechMade { seat, threat, asked, returned } => {
                self.ask(Agenda::Speech { speaker: seat, threat }, asked);
                let held = &mut self.seats[seat.index()].speeches;
                *held = held.saturating_sub(1);
                self.speeches = self.speeches.saturating_add(u8::from(returned));
            }
            Notice::SpeechAnswered { seat } => self.awaited.remove(seat),
            Notice::TilesGiven { seat, count } => self.seats[seat.index()].tiles = count,
            Notice::ChaplainPlayed { seat } => self.lay_tile(seat),
            Notice::TileRemoved { seat, tile } => {
                self.removed_tiles.add(tile);
                let held = &mut self.seats[seat.index()].tiles;
                *held = held.saturating_sub(1);
            }
            Notice::Withdrew { seat, played, .. } => self.withdraw(catalog, seat, played),
            Notice::TileRevealed { seat, to, .. } => {
                self.seats[seat.index()].tile_played = false;
                let held = &mut self.seats[to.index()].tiles;
                *held = held.saturating_add(1);
            }
            Notice::MissionSucceeded => {
                self.mission_state = MissionState::Succeeded;
                self.ask(Agenda::Nothing, SeatSet::EMPTY);
                self.discard_no_mans_land(catalog);
            }
            Notice::MissionFailed { .. } => {
                self.mission_state = MissionState::Failed;
                self.ask(Agenda::Nothing, SeatSet::EMPTY);
            }
            Notice::TrialsShuffled { trials } => {
                self.clear_no_mans_land(catalog);
                self.trials = trials;
            }
            Notice::MoraleDropped { cards } => self.drop_morale(cards),
            Notice::ReliefAsked { seat, knocks, charm } => {
                self.ask(Agenda::Relief { seat, knocks, charm }, SeatSet::only(seat));
            }
            Notice::ReliefEnded { .. } | Notice::ChristmasDiscarded { .. } => {
                self.ask(Agenda::Nothing, SeatSet::EMPTY);
            }
            Notice::GameEnded { outcome } => self.ask(Agenda::Over(outcome), SeatSet::EMPTY),
            Notice::Dealt { .. }
            | Notice::Drawn { .. }
            | Notice::ThreatPlayed { .. }
            | Notice::KnockAssigned { .. }
            | Notice::ChristmasPlayed { .. }
            | Notice::KnockDiscarded { .. }
            | Notice::SpeechRevealed { .. }
            | Notice::CardSetAside { .. }
            | Notice::SupportCounted { .. } => {}
            of_a_module!() => self.evolve_modules(catalog, notice),
        }
    }

    #[inline(always)]
    pub(super) const fn ask(&mut self, agenda: Agenda, seats: SeatSet) {
        self.agenda = agenda;
        self.awaited = seats;
    }

    #[inline(always)]
    fn withdraw(&mut self, catalog: &Catalog, seat: Seat, played: bool) {
        if played {
            self.lay_tile(seat);
        }
        if self.in_mission.contains(seat) {
            self.in_mission.remove(seat);
            // HK-1: its Traumas and Phobias fall asleep.
            self.knocks
                .before(seat)
                .intersection(catalog.traumas())
                .iter()
                .for_each(|card| self.active.subtract(self.harmful(catalog, card)));
        }
    }

    #[inline(always)]
    fn lay_tile(&mut self, seat: Seat) {
        let seat = &mut self.seats[seat.index()];
        seat.tiles = seat.tiles.saturating_sub(1);
        seat.tile_played = true;
    }

    #[inline(always)]
    fn start_mission(&mut self, catalog: &Catalog, number: u8, seats: SeatSet) {
        self.mission = number;
        self.mission_state = MissionState::UnderWay;
        self.in_mission = seats;
        self.ask(Agenda::Intensity, SeatSet::only(self.leader));
        self.count_active(catalog);
    }

    /// MIS-2: recounts the active threats.
    fn count_active(&mut self, catalog: &Catalog) {
        let awake = self.in_mission.iter().map(|seat| self.knocks.before(seat).intersection(catalog.traumas()));
        let cards = awake.fold(self.no_mans_land, CardSet::union);
        self.active = self.modifiers.added();
        cards.iter().for_each(|card| self.active.add(self.harmful(catalog, card)));
    }
}
