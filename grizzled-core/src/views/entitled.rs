//! What a view takes in: its own viewer's events, with no secret but its viewer's (TAB-5).
//!
//! This does not ask who sent an event, nor how it was redacted. A server that forwards the host's events, or one
//! player's to another, is refused by the client that gets them.

use super::{Seen, Viewer};
use crate::rules::Rules;
use crate::state::Table;
use crate::vocabulary::{FrontNotice, Notice, Seat, Secret};

/// Why a view refuses what was sent to it (TAB-5).
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
                self.plays(seat) && !self.table.front.put_down.contains(seat)
            }
            (Notice::Front(notice), secret) => self.may_see_front(&notice, secret),
            _ => false,
        }
    }

    fn may_see_front(&self, notice: &FrontNotice, secret: &Secret) -> bool {
        match (*notice, secret) {
            // A whole deck is nobody's; the Order that a seat put back is told as a deck of one.
            (FrontNotice::OrderPutBack { seat }, Secret::OrderDeck(order)) => self.plays(seat) && order.len() == 1,
            (FrontNotice::HelpOffered { seat }, Secret::Help(..))
            | (FrontNotice::HelpChosen { seat }, Secret::Kept(_))
            | (FrontNotice::OrdersDrawn { seat }, Secret::Orders(..))
            | (FrontNotice::CardReturned { seat }, Secret::Card(_))
            | (FrontNotice::TrialsSeen { seat, .. }, Secret::Order(_))
            | (FrontNotice::HandTakenUp { seat }, Secret::Hand(_))
            | (FrontNotice::HandPassed { to: seat, .. }, Secret::Hand(_)) => self.plays(seat),
            (FrontNotice::CardGiven { from, to }, Secret::Card(_)) => self.plays(from) || self.plays(to),
            _ => false,
        }
    }

    /// CHAP-2: nobody plays the Chaplain's seat, so nobody sees its tiles.
    fn plays(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat) && self.rules.grizzled().contains(seat)
    }
}
