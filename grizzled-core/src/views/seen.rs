//! Who looks at a game, and events as they see them (TAB-5).

use crate::rules::Rules;
use crate::vocabulary::{Audience, Event, Notice, Seat, Secret};
use core::fmt;

/// An event as one viewer sees it: the secret is there only if it is this viewer's.
///
/// It says whose it is, in every form, so that it is never taken for an [`Event`] or for somebody else's.
///
/// ```
/// use grizzled_core::{Event, Game, Scenario, Seat, Seeded, Setup, Viewer};
///
/// let mut log: Vec<Event> = Vec::new();
/// let game = Game::new(Scenario::base(3).rules()?, &Setup::default(), &mut Seeded::new(1), &mut log)?;
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
