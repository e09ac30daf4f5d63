//! What a view takes in: its own viewer's events, with no secret but its viewer's (TAB-5).
//!
//! This does not ask who sent an event, nor how it was redacted. A server that forwards the host's events, or one
//! player's to another, is refused by the client that gets them.

use super::{Seen, Viewer};
use crate::rules::Rules;
use crate::state::Table;
use crate::vocabulary::{Notice, Seat, Secret};

/// Why a view refuses what was sent to it (TAB-5).
///
/// ```
/// use grizzled_core::views::NotForViewer;
/// use grizzled_core::{Event, Game, Scenario, Seat, SeatView, Seeded, Setup, Viewer};
///
/// let rules = Scenario::base(3).rules()?;
/// let mut log: Vec<Event> = Vec::new();
/// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
/// let others = game.redact(&log[0], Viewer::Spectator);
/// let refused = SeatView::new(Seat::S0).evolve(&rules, &others).unwrap_err();
/// assert_eq!(refused, NotForViewer::OtherViewer { viewer: Viewer::Seat(Seat::S0), made_for: Viewer::Spectator });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotForViewer {
    /// It was made for somebody else.
    #[error("this was made for {made_for} and not for {viewer} (TAB-5)")]
    OtherViewer {
        /// Who got it.
        viewer: Viewer,
        /// For whom it was made.
        made_for: Viewer,
    },
    /// It carries a secret that is not the viewer's.
    #[error("this carries a secret that {viewer} may not see (TAB-5)")]
    Secret {
        /// Who got it.
        viewer: Viewer,
    },
}

/// Whether the event is for this viewer, who sees this table.
pub(super) fn check(rules: &Rules, table: &Table, viewer: Viewer, seen: &Seen) -> Result<(), NotForViewer> {
    if seen.viewer != viewer {
        return Err(NotForViewer::OtherViewer { viewer, made_for: seen.viewer });
    }
    let viewing = Viewing { rules, table, viewer };
    let entitled = seen.secret == Secret::Nothing || viewing.may_see(&seen.notice, &seen.secret);
    if entitled { Ok(()) } else { Err(NotForViewer::Secret { viewer }) }
}

struct Viewing<'a> {
    rules: &'a Rules,
    table: &'a Table,
    viewer: Viewer,
}

impl Viewing<'_> {
    /// Which secret goes with which event, and whose it is. What is not in this table is shown to nobody.
    fn may_see(&self, notice: &Notice, secret: &Secret) -> bool {
        match (*notice, secret) {
            (Notice::TilesGiven { seat, .. }, Secret::Tiles(_))
            | (Notice::Withdrew { seat, played: true, .. }, Secret::Tile(_))
            | (Notice::SpeechAnswered { seat }, Secret::Answer(_)) => self.plays(seat),
            // DUO-2: what is dealt to a hand that lies face down is seen by nobody.
            (Notice::Dealt { seat } | Notice::Drawn { seat, .. }, Secret::Card(_)) => {
                self.plays(seat) && !self.table.put_down.contains(seat)
            }
            _ => self.may_see_of_module(notice, secret),
        }
    }

    fn may_see_of_module(&self, notice: &Notice, secret: &Secret) -> bool {
        match (*notice, secret) {
            // A whole deck is nobody's; the Order that a seat put back is shown as a deck of one.
            (Notice::OrderPutBack { seat }, Secret::OrderDeck(order)) => self.plays(seat) && order.len() == 1,
            (Notice::HelpOffered { seat }, Secret::Help(..))
            | (Notice::HelpChosen { seat }, Secret::Kept(_))
            | (Notice::OrdersDrawn { seat }, Secret::Orders(..))
            | (Notice::CardReturned { seat }, Secret::Card(_))
            | (Notice::TrialsSeen { seat, .. }, Secret::Order(_))
            | (Notice::HandTakenUp { seat }, Secret::Hand(_))
            | (Notice::HandPassed { to: seat, .. }, Secret::Hand(_)) => self.plays(seat),
            (Notice::CardGiven { from, to }, Secret::Card(_)) => self.plays(from) || self.plays(to),
            _ => false,
        }
    }

    /// CHAP-2: nobody plays the Chaplain's seat, so nobody sees its tiles.
    fn plays(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat) && self.rules.grizzled().contains(seat)
    }
}
