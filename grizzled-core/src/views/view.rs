//! The views of a seat, of a spectator and of the referee.

use super::entitled::{self, NotForViewer};
use super::seen::{Seen, Viewer};
use crate::play::{Asking, Legal};
use crate::rules::Rules;
use crate::state::{Decks, Holdings, Knowledge, RosterDecks, State, Table};
use crate::vocabulary::{CardSet, Command, MAX_SEATS, Rejection, Seat};

/// What the player of one seat sees.
///
/// ```
/// use grizzled_core::{Game, Scenario, Seat, Seeded, Setup, Viewer};
///
/// let mut events = Vec::new();
/// let rules = Scenario::base(4).rules().unwrap();
/// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut events).unwrap();
///
/// // A client that only ever got its own stream sees what the host would show it.
/// let mut view = grizzled_core::SeatView::new(Seat::S2);
/// for event in &events {
///     view.evolve(&rules, &game.redact(event, Viewer::Seat(Seat::S2))).unwrap();
/// }
/// assert_eq!(Some(view), game.view(Seat::S2));
///
/// // What was made for others is refused.
/// let others = game.redact(&events[0], Viewer::Seat(Seat::S1));
/// assert!(view.evolve(&rules, &others).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct SeatView {
    /// Whose view it is.
    pub seat: Seat,
    /// What everyone sees.
    pub table: Table,
    /// What only this seat sees. The hand is empty while the player has put it down (DUO-2).
    pub own: Holdings,
    /// What only this seat knows of Orders and Helping Hands.
    pub known: Knowledge,
}

impl SeatView {
    /// The view of this seat before the first event.
    #[must_use]
    pub fn new(seat: Seat) -> Self {
        Self { seat, table: Table::default(), own: Holdings::default(), known: Knowledge::Nothing }
    }

    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        // Filled in where it will lie: what is put together first and then moved is copied twice.
        let mut view = Self::new(seat);
        view.table = *state.table();
        view.own = *state.own(seat);
        view.known = state.known(seat);
        if state.table().put_down.contains(seat) {
            view.own.hand = CardSet::EMPTY;
        }
        view
    }

    /// Takes the next event of this seat's stream into account.
    ///
    /// # Errors
    ///
    /// When the event was made for somebody else, or carries a secret that this seat may not see. The view is as before.
    pub fn evolve(&mut self, rules: &Rules, seen: &Seen) -> Result<(), NotForViewer> {
        entitled::check(rules, &self.table, Viewer::Seat(self.seat), seen)?;
        self.own.evolve_seen(self.seat, &seen.notice, &seen.secret);
        if seen.notice.is_of_a_module() {
            self.known.evolve(self.seat, &seen.notice, &seen.secret);
        }
        self.table.evolve(rules.catalog(), &seen.notice);
        Ok(())
    }

    /// What this seat may do now (CMD-1).
    #[must_use]
    pub fn legal(&self, rules: &Rules) -> Legal {
        self.asking(rules).legal()
    }

    /// Whether this seat may do this now.
    ///
    /// # Errors
    ///
    /// The reason why it may not.
    pub fn check(&self, rules: &Rules, command: &Command) -> Result<(), Rejection> {
        self.asking(rules).check(command).map(drop)
    }

    const fn asking<'a>(&'a self, rules: &'a Rules) -> Asking<'a> {
        Asking { rules, table: &self.table, holdings: &self.own, knowledge: &self.known, seat: self.seat }
    }
}

/// What someone who only watches sees.
///
/// ```
/// use grizzled_core::{Event, Game, Scenario, Seeded, Setup, SpectatorView, Viewer};
///
/// let rules = Scenario::base(3).rules()?;
/// let mut log: Vec<Event> = Vec::new();
/// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
///
/// let mut view = SpectatorView::default();
/// for event in &log {
///     view.evolve(&rules, &game.redact(event, Viewer::Spectator))?;
/// }
/// assert_eq!(view, game.spectator_view());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct SpectatorView {
    /// What everyone sees.
    pub table: Table,
}

impl SpectatorView {
    pub(crate) fn of(state: &State) -> Self {
        Self { table: *state.table() }
    }

    /// Takes the next event of the spectators' stream into account.
    ///
    /// # Errors
    ///
    /// When the event was made for somebody else, or carries a secret. The view is as before.
    pub fn evolve(&mut self, rules: &Rules, seen: &Seen) -> Result<(), NotForViewer> {
        entitled::check(rules, &self.table, Viewer::Spectator, seen)?;
        self.table.evolve(rules.catalog(), &seen.notice);
        Ok(())
    }
}

/// What the referee sees: everything. For hosts, reports and tests; never for a player.
///
/// Its `Debug` prints everything too, which that of [`State`] does not.
///
/// ```
/// use grizzled_core::{Game, Scenario, Seeded, Setup};
///
/// let game = Game::new(Scenario::base(3).rules()?, &Setup::default(), &mut Seeded::new(1), &mut ())?;
/// let referee = game.referee_view();
/// assert_eq!(referee.decks.trials().len(), game.table().trials);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct RefereeView {
    /// What everyone sees.
    pub table: Table,
    /// What each seat sees alone; at the Chaplain's seat, his tiles.
    pub own: [Holdings; MAX_SEATS],
    /// What each seat alone knows of Orders and Helping Hands.
    pub known: [Knowledge; MAX_SEATS],
    /// The piles.
    pub decks: Decks,
    /// The decks of Orders and Recruits.
    pub roster_decks: RosterDecks,
}

impl RefereeView {
    pub(crate) fn of(state: &State) -> Self {
        Self {
            table: *state.table(),
            own: Seat::ALL.map(|seat| *state.own(seat)),
            known: Seat::ALL.map(|seat| state.known(seat)),
            decks: *state.decks(),
            roster_decks: *state.roster_decks(),
        }
    }
}
