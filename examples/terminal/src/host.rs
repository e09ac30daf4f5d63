//! The host of a game: it alone knows everything, and gives each seat what that seat may see.

use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::{
    Command, Event, Game, MAX_SEATS, Rejection, Rules, Seat, SeatSet, SeatView, Seeded, Seen, Setup, Table, Viewer,
};

/// What one seat has been told, and what it sees by that.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) view: SeatView,
    pub(crate) stream: Vec<Seen>,
}

/// A game with its chance, its bots and its clients. A copy of it is the game as it stood.
#[derive(Clone, Debug)]
pub(crate) struct Host {
    game: Game,
    chance: Seeded,
    bots: [CarefulBot; MAX_SEATS],
    log: Vec<Event>,
    clients: Vec<Client>,
    spectators: Vec<Seen>,
}

impl Host {
    /// A new game; the seed decides all chance in it.
    pub(crate) fn new(rules: Rules, seed: u64) -> Self {
        let (mut chance, mut log) = (Seeded::new(seed), Vec::new());
        let game = Game::new(rules, &Setup::default(), &mut chance, &mut log).expect("the default setup can be played");
        let client = |seat| Client { view: SeatView::new(seat), stream: Vec::new() };
        let clients = rules.grizzled().iter().map(client).collect();
        let bots = [CarefulBot; MAX_SEATS];
        let mut host = Self { game, chance, bots, log, clients, spectators: Vec::new() };
        host.tell(0);
        host
    }

    /// Carries out a seat's decision and tells every seat what it may know.
    pub(crate) fn apply(&mut self, seat: Seat, command: &Command) -> Result<(), Rejection> {
        let before = self.log.len();
        self.game.apply(seat, command, &mut self.chance, &mut self.log)?;
        self.tell(before);
        Ok(())
    }

    fn tell(&mut self, from: usize) {
        for event in &self.log[from..] {
            for client in &mut self.clients {
                let seen = self.game.redact(event, Viewer::Seat(client.view.seat));
                client.view.evolve(self.game.rules().catalog(), &seen);
                client.stream.push(seen);
            }
            self.spectators.push(self.game.redact(event, Viewer::Spectator));
        }
    }

    /// Lets the seat's bot decide, from the seat's view alone.
    pub(crate) fn let_bot_decide(&mut self, seat: Seat) -> Result<(), Rejection> {
        let rules = *self.game.rules();
        let view = self.client(seat).view;
        let command = self.bots[seat.index()].choose(&rules, &view, &view.legal(&rules));
        self.apply(seat, &command)
    }

    /// What the seat sees and has been told.
    pub(crate) fn client(&self, seat: Seat) -> &Client {
        &self.clients[seat.index()]
    }

    /// What those who only watch have been told.
    pub(crate) fn spectators(&self) -> &[Seen] {
        &self.spectators
    }

    /// The game's table, which everyone sees.
    pub(crate) fn table(&self) -> &Table {
        self.game.table()
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.game.rules()
    }

    pub(crate) fn awaiting(&self) -> SeatSet {
        self.game.awaiting()
    }

    /// Whether nothing was drawn or shown between that earlier copy of this game and now.
    pub(crate) fn can_go_back_to(&self, earlier: &Self) -> bool {
        Game::can_undo(&self.log[earlier.log.len()..])
    }
}
