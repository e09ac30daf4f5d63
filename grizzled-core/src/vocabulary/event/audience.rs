//! Who learns what of an event (TAB-5), and when it can come.

use crate::vocabulary::Seat;

/// Who learns an event's secret beside the referee (TAB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// There is no secret.
    Everyone,
    /// This seat alone, if a player sits there.
    Owner(Seat),
    /// These two seats.
    Both(Seat, Seat),
    /// Nobody at the table.
    Nobody,
}

/// When an event can come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Before the first Mission alone.
    SetUp,
    /// In a Mission, or at its end.
    Play,
    /// At both times: what a given position lays out is told as in play.
    Any,
}
