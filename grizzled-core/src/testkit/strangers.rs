//! Those who learn of a game from someone who may be wrong.

use super::any::{Choose, any_command, hands_shown};
use crate::game::Game;
use crate::play::Chance;
use crate::rules::Rules;
use crate::state::Holdings;
use crate::views::{SeatView, Seen, SpectatorView, Viewer};
use crate::vocabulary::{CardSet, SeatSet};
use crate::vocabulary::{Event, Seat, Secret};
use core::hint::black_box;

/// Enough of a list to see that it can be walked: that of a relief which no game grants has millions of sets.
const WALKED: usize = 300;

/// A host who takes every event at its word, and its clients, who do so where they may see what is in it.
///
/// ```
/// use grizzled_core::testkit::{Strangers, any::any_event, rules_of};
/// use grizzled_core::Seeded;
///
/// let (mut strangers, mut chance) = (Strangers::new(rules_of(3, 1)), Seeded::new(7));
/// for _ in 0..20 {
///     strangers.feed(&any_event(&mut chance));
///     strangers.agree();
/// }
/// strangers.ask(&mut chance);
/// ```
#[derive(Clone, Debug)]
pub struct Strangers {
    /// The host.
    pub game: Game,
    /// The client at each seat a ring can have.
    pub seats: [SeatView; 5],
    /// The seats whose hands the clients see by what they received, true or not (DUO-2).
    misled: SeatSet,
    /// One who watches.
    pub watching: SpectatorView,
}

/// A client refuses a secret that is not its own, or does not go with the event; it then gets its view anew.
fn feed_seat(game: &Game, view: &mut SeatView, event: &Event) {
    let seen = Seen { viewer: Viewer::Seat(view.seat), notice: event.notice, secret: event.secret };
    if view.evolve(game.rules(), &seen).is_err() {
        let public = Seen { secret: Secret::Nothing, ..seen };
        view.evolve(game.rules(), &public).expect("nothing is secret in it");
        (view.own, view.known) = (*game.state().own(view.seat), game.state().known(view.seat));
    }
}

impl Strangers {
    /// Before the first event.
    pub fn new(rules: Rules) -> Self {
        let seats = Seat::ALL.map(SeatView::new);
        Self { game: Game::replay(rules, []), seats, misled: SeatSet::EMPTY, watching: SpectatorView::default() }
    }

    /// All of them take the event into account.
    ///
    /// # Panics
    ///
    /// When a client refuses what is no secret.
    pub fn feed(&mut self, event: &Event) {
        self.game.evolve_unchecked(event);
        self.seats.iter_mut().for_each(|view| feed_seat(&self.game, view, event));
        let seen = self.game.redact(event, Viewer::Spectator);
        self.watching.evolve(self.game.rules(), &seen).expect("nothing is secret in it");
        hands_shown(&event.notice).into_iter().for_each(|seat| self.misled.insert(seat));
        let viewers = Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]);
        viewers.for_each(|viewer| _ = black_box(self.game.redact(event, viewer)));
    }

    /// The clients know what the host would show them, however strange it is (TAB-5).
    ///
    /// # Panics
    ///
    /// When one of them does not.
    pub fn agree(&self) {
        assert_eq!(self.watching, self.game.spectator_view());
        for view in &self.seats {
            let state = self.game.state();
            assert_eq!((view.table, view.known), (*self.game.table(), state.known(view.seat)));
            assert_eq!(self.judged(&view.own, view.seat), self.judged(state.own(view.seat), view.seat));
        }
    }

    /// What client and host must agree on: all that a seat has, its hand only while no event showed it.
    fn judged(&self, own: &Holdings, seat: Seat) -> Holdings {
        if self.misled.contains(seat) { Holdings { hand: CardSet::EMPTY, ..*own } } else { *own }
    }

    /// Asks everything that can be asked of a game and of its views; any answer will do, if a seat's view gives the same.
    ///
    /// # Panics
    ///
    /// When it gives another one.
    pub fn ask(&self, chance: &mut impl Chance) {
        let (game, rules) = (&self.game, self.game.rules());
        black_box((game.hash(), game.state().hash_from_scratch(), game.referee_view(), game.spectator_view()));
        black_box((game.awaiting(), game.outcome(), game.table().cards_in_hands()));
        for view in &self.seats {
            let (seat, command) = (view.seat, any_command(chance));
            black_box(game.view(seat));
            let [host, client] =
                [(game.check(seat, &command), game.legal(seat)), (view.check(rules, &command), view.legal(rules))];
            let judged = !game.is_midway() && !self.misled.contains(seat);
            assert!(host == client || !judged, "{seat}: {host:?} or {client:?}");
            let legal = game.legal(seat);
            black_box((legal.contains(&command), legal.get(legal.len()), legal.get(chance.less_than(WALKED))));
            black_box(legal.iter().take(WALKED).count());
        }
    }
}
