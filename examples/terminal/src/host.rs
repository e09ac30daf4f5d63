//! The host of a game: it alone knows everything, and gives each seat what that seat may see.

use crate::cards;
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::log::{Entry, History, Log, ReplayError};
use grizzled_core::play::SetupError;
use grizzled_core::rules::Seating;
use grizzled_core::state::Table;
use grizzled_core::vocabulary::{CardSet, MAX_SEATS, SeatSet};
use grizzled_core::{Command, Game, Notice, Rejection, Rules, Seat, SeatView, Secret, Seeded, Seen, Setup, Viewer};

/// The stream of one seat, and the view that follows from it.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) view: SeatView,
    stream: Vec<Seen>,
}

/// A game with its chance, its bots and its clients. A copy of it is the game as it stood.
#[derive(Clone, Debug)]
pub(crate) struct Host {
    history: History<Seeded>,
    bots: [CarefulBot; MAX_SEATS],
    clients: Vec<Client>,
    spectators: Vec<Seen>,
    seed: u64,
    /// The log before its first entry.
    blank: Log,
}

impl Host {
    /// A new game; the seed decides all chance in it.
    pub(crate) fn new(rules: Rules, setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        let blank = cards::log_of(rules);
        let history = History::with_log(blank.clone(), setup, Seeded::new(seed))?;
        Ok(Self::of(history, seed, blank))
    }

    /// A game that goes on where its log ends, with the chance of its seed from this position on.
    pub(crate) fn resume(log: Log, seed: u64, chance: u64) -> Result<Self, ReplayError> {
        let blank = cards::named(*log.rules(), log.names());
        let history = History::resume(log, Seeded::at(seed.into(), chance))?;
        Ok(Self::of(history, seed, blank))
    }

    fn of(history: History<Seeded>, seed: u64, blank: Log) -> Self {
        let client = |seat| Client { view: SeatView::new(seat), stream: Vec::new() };
        let clients = history.game().rules().grizzled().iter().map(client).collect();
        let bots = [CarefulBot; MAX_SEATS];
        let mut host = Self { history, bots, clients, spectators: Vec::new(), seed, blank };
        host.send_events(0);
        host
    }

    /// Carries out a seat's decision and sends every seat what it may know.
    pub(crate) fn apply(&mut self, seat: Seat, command: &Command) -> Result<(), Rejection> {
        let before = self.log().entries().len();
        self.history.apply(seat, command)?;
        self.send_events(before);
        Ok(())
    }

    fn send_events(&mut self, from: usize) {
        let game = self.history.game();
        for event in self.history.log().entries()[from..].iter().filter_map(Entry::event) {
            for client in &mut self.clients {
                let seen = game.redact(event, Viewer::Seat(client.view.seat));
                client.view.evolve(game.rules(), &seen).expect("it is redacted for this seat");
                client.stream.push(seen);
            }
            self.spectators.push(game.redact(event, Viewer::Spectator));
        }
    }

    /// Lets the seat's bot decide, from the seat's view alone.
    pub(crate) fn let_bot_decide(&mut self, seat: Seat) -> Result<(), Rejection> {
        let rules = *self.rules();
        let view = self.client(seat).view;
        let command = self.bots[seat.index()].choose(&rules, &view, &view.legal(&rules));
        self.apply(seat, &command)
    }

    /// The view and the stream of the seat.
    pub(crate) fn client(&self, seat: Seat) -> &Client {
        &self.clients[seat.index()]
    }

    /// The first seat of the player who plays this one.
    pub(crate) fn player(&self, seat: Seat) -> Seat {
        self.rules().seats_of_player(seat).iter().next().unwrap_or(seat)
    }

    /// How many events there have been.
    pub(crate) fn events(&self) -> usize {
        self.spectators.len()
    }

    /// What the player of the seat has learnt from this event on, at any of its seats.
    pub(crate) fn news(&self, seat: Seat, from: usize) -> Vec<Seen> {
        let mut news = self.client(seat).stream[from..].to_vec();
        for other in self.rules().seats_of_player(seat).without(seat).iter() {
            for (seen, also) in news.iter_mut().zip(&self.client(other).stream[from..]) {
                if seen.secret == Secret::Nothing {
                    *seen = *also;
                }
            }
        }
        news
    }

    /// The hand that the player of the seat sees, and whose it is (DUO-2, SOLO-3).
    pub(crate) fn hand_up(&self, seat: Seat) -> (Seat, CardSet) {
        let mut seats = self.rules().seats_of_player(seat).iter();
        let up = match self.rules().seating() {
            Seating::Duo => seats.find(|&one| !self.table().put_down.contains(one)),
            Seating::Solo => seats.find(|&one| !self.client(one).view.own.hand.is_empty()),
            Seating::OneEach | Seating::Chaplain => None,
        };
        let up = up.unwrap_or(seat);
        (up, self.client(up).view.own.hand)
    }

    /// The stream of those who only watch.
    pub(crate) fn spectators(&self) -> &[Seen] {
        &self.spectators
    }

    /// The game itself, for what is done with it when it is over.
    pub(crate) const fn game(&self) -> &Game {
        self.history.game()
    }

    /// Everything that has happened, to be kept.
    pub(crate) const fn log(&self) -> &Log {
        self.history.log()
    }

    /// The log to be stored: a game that was interrupted and resumed is logged as if it had not been.
    pub(crate) fn finished_log(&self) -> Log {
        let mut log = self.blank.clone();
        self.log().entries().iter().for_each(|entry| log.push(*entry));
        log
    }

    /// The seed, which decides all chance in the game.
    pub(crate) const fn seed(&self) -> u64 {
        self.seed
    }

    /// The position of the chance generator.
    pub(crate) fn chance(&self) -> u64 {
        self.history.chance().position()
    }

    /// How many events there had been when the player of the seat decided last.
    pub(crate) fn known(&self, seat: Seat) -> usize {
        let mut events = 0;
        let mut known = 0;
        for entry in self.log().entries() {
            match entry {
                Entry::Event(_) => events += 1,
                Entry::Command { seat: other, .. } if self.player(*other) == self.player(seat) => known = events,
                Entry::Command { .. } => {}
            }
        }
        known
    }

    /// How many events there were before the Mission that is played; none before anybody has decided anything.
    pub(crate) fn before_this_mission(&self) -> usize {
        let starts = |seen: &Seen| matches!(seen.notice, Notice::MissionStarted { .. });
        let begun = self.log().commands().next().is_some();
        self.spectators.iter().rposition(starts).filter(|_| begun).unwrap_or(0)
    }

    /// The game's table, which everyone sees.
    pub(crate) fn table(&self) -> &Table {
        self.game().table()
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.game().rules()
    }

    pub(crate) fn awaiting(&self) -> SeatSet {
        self.game().awaiting()
    }

    /// Whether nothing was drawn or shown between that earlier copy of this game and now.
    pub(crate) fn can_go_back_to(&self, earlier: &Self) -> bool {
        Game::can_undo(self.log().entries()[earlier.log().entries().len()..].iter().filter_map(Entry::event))
    }
}
