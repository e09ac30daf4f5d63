//! The harness that looks for leaks: pairs of games that differ only in what one seat cannot know must
//! look the same to that seat (TAB-5).
//!
//! It looks at games through a [`Host`], so that hosts with leaks planted in them can show that it finds
//! them, and by all [`CHANNELS`]. What a seat cannot know it takes from the table of
//! [`Entitled`](super::Entitled), and not from the engine. There are four kinds of pairs:
//!
//! - [`resampled`]: the same moment with everything the seat cannot see drawn again.
//! - [`twins()`]: two whole games from the first deal on, in which everything that the seat never gets to
//!   see stands for something else, and what others decide in secret is decided otherwise until it is shown.
//! - [`twins_from`]: the same from two positions.
//! - [`set_ups`]: two set-ups of which chance decides everything otherwise that the seat does not see.

mod channels;
mod exchange;
mod module_cards;
mod other_tiles;
mod played;
mod resample;
mod set_ups;
mod sighted;
mod twins;

pub use channels::{CHANNELS, Channel};
pub use resample::resampled;
pub use set_ups::set_ups;
pub use twins::{Twins, a_position, twins, twins_from};

use crate::bots::{Bot, CarefulBot, RandomBot};
use crate::game::Game;
use crate::play::Seeded;
use crate::play::check::Legal;
use crate::records::log::{Entry, History, Moment, Stream, UndoError};
use crate::views::{SeatView, Seen, SpectatorView, Viewer};
use crate::vocabulary::{Command, Event, PublicCommand, Rejection, Seat, SeatSet};
use alloc::string::String;
use alloc::vec::Vec;
use channels::Pair;

/// What a host sends to the seats of a game. What is not replaced is what the engine says.
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

    /// Whether the last command can be taken back, or why not.
    fn can_undo(&self, history: &History<Seeded>) -> Result<(), UndoError> {
        history.can_undo()
    }

    /// What a viewer is sent of a game that it joins after so many events.
    fn stream(&self, history: &History<Seeded>, viewer: Viewer, after: usize) -> Option<Stream> {
        history.log().stream(viewer, after).ok().flatten()
    }

    /// How far the game has come, as every viewer may know.
    fn moment(&self, history: &History<Seeded>) -> Moment {
        history.log().moment()
    }

    /// What a viewer is sent who stood at this moment and comes back.
    fn missed(&self, history: &History<Seeded>, after: Moment, viewer: Viewer) -> Option<Vec<Seen>> {
        history.log().seen_since(after, viewer).ok()
    }

    /// A command of somebody else's, as everyone may read it.
    fn public(&self, command: &Command) -> PublicCommand {
        command.public()
    }

    /// What the bots would do at a seat: the careful one and a random one, where they are asked.
    fn bot(&self, game: &Game, seat: Seat) -> Option<[Command; 2]> {
        let (view, legal) = (self.view(game, seat)?, self.legal(game, seat));
        let rules = game.rules();
        let choose = || [CarefulBot.choose(rules, &view, &legal), RandomBot::new(1).choose(rules, &view, &legal)];
        (!legal.is_empty()).then(choose)
    }
}

/// The engine itself as a host.
#[derive(Clone, Copy, Debug, Default)]
pub struct Engine;

impl Host for Engine {}

/// What revealed to a viewer something that it cannot know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leak {
    /// To whom.
    pub viewer: Viewer,
    /// By which of the [`CHANNELS`].
    pub channel: &'static str,
    /// What differed.
    pub what: String,
}

/// A game with its log, and the entry from which on the viewer has not been informed.
#[derive(Clone, Copy)]
pub(super) struct Since<'a> {
    pub(super) history: &'a History<Seeded>,
    pub(super) entry: usize,
}

impl<'a> Since<'a> {
    /// Where the viewer stood before the news.
    pub(super) fn moment(self) -> Moment {
        let log = self.history.log();
        let events = log.entries()[..self.entry].iter().filter_map(Entry::event).count();
        Moment { epoch: log.epoch(), events: events as u32 }
    }

    /// The commands since then.
    pub(super) fn commands(self) -> impl Iterator<Item = (Seat, &'a Command)> {
        let commands = self.history.log().entries()[self.entry..].iter();
        commands.filter_map(|entry| match entry {
            Entry::Command { seat, command } => Some((*seat, command)),
            _ => None,
        })
    }

    /// The events that the viewer now receives.
    pub(super) fn news(self) -> impl Iterator<Item = &'a Event> {
        self.history.log().entries()[self.entry..].iter().filter_map(Entry::event)
    }
}

/// Whether a viewer can distinguish these two games, by every channel that shows a game as it stands; it tries these
/// commands.
///
/// # Errors
///
/// The first difference.
pub fn compare(host: &impl Host, games: [&Game; 2], viewer: Viewer, commands: &[Command]) -> Result<(), Leak> {
    Pair { host, viewer, games, commands, since: None }.compare(true)
}

/// Compares by the channels that cost little, to be asked at every moment of a game.
///
/// # Errors
///
/// The first difference.
pub fn glance(host: &impl Host, games: [&Game; 2], viewer: Viewer, commands: &[Command]) -> Result<(), Leak> {
    Pair { host, viewer, games, commands, since: None }.compare(false)
}
