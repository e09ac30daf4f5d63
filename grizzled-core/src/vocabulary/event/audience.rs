//! Who learns what of an event (TAB-5).

use crate::vocabulary::Seat;

/// Who learns an event's secret besides the referee (TAB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
