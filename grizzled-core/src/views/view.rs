//! The views of a seat, of a spectator and of the referee, and redacted events.

use super::entitled::{self, NotForViewer};
use crate::play::{Asking, Legal};
use crate::rules::Rules;
use crate::state::{Decks, Holdings, Knowledge, RosterDecks, State, Table};
use crate::vocabulary::{Audience, CardSet, Command, Event, MAX_SEATS, Notice, Rejection, Seat, Secret};
use core::fmt;

/// An event as one viewer sees it: the secret is there only if it is this viewer's.
///
/// It says whose it is, in every form, so that it is never taken for an [`Event`] or for somebody else's.
///
/// ```
/// use grizzled_core::{Event, Game, Rules, Seat, Seeded, Setup, Viewer};
///
/// let mut log: Vec<Event> = Vec::new();
/// let game = Game::new(Rules::base(3).build()?, &Setup::default(), &mut Seeded::new(1), &mut log)?;
/// let seen = game.redact(&log[0], Viewer::Seat(Seat::S1));
/// assert_eq!((seen.viewer, seen.notice), (Viewer::Seat(Seat::S1), log[0].notice));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Seen {
    /// For whom it was made.
    pub viewer: Viewer,
    /// What the whole table sees.
    pub notice: Notice,
    /// What this viewer sees beyond it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Secret::is_nothing"))]
    pub secret: Secret,
}

/// Someone who may look at a game without being its host.
///
/// ```
/// use grizzled_core::{Seat, Viewer};
///
/// let table = [Viewer::Seat(Seat::S0), Viewer::Seat(Seat::S1), Viewer::Spectator];
/// assert_eq!(table.map(|viewer| viewer.to_string()), ["seat 1", "seat 2", "spectators"]);
/// ```
///
/// Exhaustive: a viewer plays or does not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Someone who watches and holds no cards.
    Spectator,
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectators"),
        }
    }
}

/// The event as the viewer sees it (TAB-5).
#[must_use]
pub fn redact(rules: &Rules, event: &Event, viewer: Viewer) -> Seen {
    let secret = match (event.notice.audience(), viewer) {
        // CHAP-2: nobody plays the Chaplain's seat, so nobody sees its tiles.
        (Audience::Owner(owner), Viewer::Seat(seat)) if owner == seat && rules.grizzled().contains(seat) => {
            shown(event.secret)
        }
        (Audience::Both(one, other), Viewer::Seat(seat))
            if (seat == one || seat == other) && rules.grizzled().contains(seat) =>
        {
            shown(event.secret)
        }
        (Audience::Everyone | Audience::Owner(_) | Audience::Both(..) | Audience::Nobody, _) => Secret::Nothing,
    };
    Seen { viewer, notice: event.notice, secret }
}

/// DUO-2: a card that went to a hand which its player has put down is seen by nobody.
const fn shown(secret: Secret) -> Secret {
    match secret {
        Secret::Unseen(_) => Secret::Nothing,
        secret => secret,
    }
}

/// What the player of one seat sees.
///
/// ```
/// use grizzled_core::{Game, Rules, Seat, Seeded, Setup, Viewer};
///
/// let mut events = Vec::new();
/// let rules = Rules::base(4).build().unwrap();
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
        let mut own = *state.own(seat);
        if state.table().put_down.contains(seat) {
            own.hand = CardSet::EMPTY;
        }
        Self { seat, table: *state.table(), own, known: state.known(seat) }
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
/// use grizzled_core::{Event, Game, Rules, Seeded, Setup, SpectatorView, Viewer};
///
/// let rules = Rules::base(3).build()?;
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
/// use grizzled_core::{Game, Rules, Seeded, Setup};
///
/// let game = Game::new(Rules::base(3).build()?, &Setup::default(), &mut Seeded::new(1), &mut ())?;
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
