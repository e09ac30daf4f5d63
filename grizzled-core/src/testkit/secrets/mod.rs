//! The harness that looks for leaks: pairs of games that differ only in what one seat cannot know must
//! look the same to that seat (TAB-5).
//!
//! It looks at a game through a [`Host`], so that hosts with leaks planted in them can show that it finds
//! them. There are two kinds of pairs:
//!
//! - [`resampled`]: the same moment with everything the seat cannot see drawn anew.
//! - [`twins()`]: two whole games from the first deal on, in which everything that the seat never gets to
//!   see stands for something else.

mod exchange;
mod front;
mod resample;
mod twins;

pub use resample::resampled;
pub use twins::twins;

use crate::check::Legal;
use crate::command::Command;
use crate::error::Rejection;
use crate::event::Event;
use crate::game::Game;
use crate::ids::{Seat, SeatSet};
use crate::view::{SeatView, Seen, SpectatorView, Viewer};
use alloc::format;
use alloc::string::String;

/// What a host tells the seats of a game. What is not replaced is what the engine says.
pub trait Host {
    /// The view of a seat.
    fn view(&self, game: &Game, seat: Seat) -> Option<SeatView> {
        game.view(seat)
    }

    /// The view of someone who only watches.
    fn spectator_view(&self, game: &Game) -> SpectatorView {
        game.spectator_view()
    }

    /// An event of the game as a viewer gets it; the game is the one after the event's command.
    fn redact(&self, game: &Game, event: &Event, viewer: Viewer) -> Seen {
        game.redact(event, viewer)
    }

    /// What a seat may do.
    fn legal(&self, game: &Game, seat: Seat) -> Legal {
        game.legal(seat)
    }

    /// Why a seat may not do something.
    fn check(&self, game: &Game, seat: Seat, command: &Command) -> Result<(), Rejection> {
        game.check(seat, command)
    }

    /// Who is awaited.
    fn awaiting(&self, game: &Game) -> SeatSet {
        game.awaiting()
    }
}

/// The engine itself as a host.
#[derive(Clone, Copy, Debug, Default)]
pub struct Engine;

impl Host for Engine {}

/// What told a seat something that it cannot know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leak {
    /// To whom.
    pub viewer: Viewer,
    /// What differed.
    pub what: String,
}

/// Whether a viewer can tell these two games apart: by its view, by who is awaited, by what it may do, or by why
/// it may not do one of these commands.
///
/// # Errors
///
/// The first difference.
pub fn compare(host: &impl Host, pair: [&Game; 2], viewer: Viewer, commands: &[Command]) -> Result<(), Leak> {
    let leak = |what: String| Err(Leak { viewer, what });
    let [one, other] = pair;
    if host.awaiting(one) != host.awaiting(other) {
        return leak(format!("awaited: {:?} or {:?}", host.awaiting(one), host.awaiting(other)));
    }
    let Viewer::Seat(seat) = viewer else {
        let views = pair.map(|game| host.spectator_view(game));
        return if views[0] == views[1] { Ok(()) } else { leak(format!("view: {views:?}")) };
    };
    if host.view(one, seat) != host.view(other, seat) {
        return leak(format!("view: {:?} or {:?}", host.view(one, seat), host.view(other, seat)));
    }
    if host.legal(one, seat) != host.legal(other, seat) {
        return leak(format!("legal: {:?} or {:?}", host.legal(one, seat), host.legal(other, seat)));
    }
    for command in commands {
        let answers = pair.map(|game| host.check(game, seat, command));
        if answers[0] != answers[1] {
            return leak(format!("{command:?}: {answers:?}"));
        }
    }
    Ok(())
}
