//! What clients see of what they are sent.

use super::bytes::Bytes;
use super::play::Play;
use crate::game::Game;
use crate::views::{SeatView, SpectatorView, Viewer};
use alloc::vec::Vec;

/// The clients at a table: each knows only what it was sent.
struct Clients {
    seats: Vec<SeatView>,
    spectator: SpectatorView,
    sent: usize,
}

pub(super) fn run(mut play: Play, mut bytes: Bytes<'_>) {
    let mut clients = Clients::at(&play.game);
    clients.follow(&play);
    while !bytes.is_empty() {
        play.step(&mut bytes);
        clients.follow(&play);
    }
    assert_eq!(Game::replay(*play.game.rules(), &play.log), play.game, "the log is the game");
    #[cfg(feature = "json")]
    clients.through_json(&play);
}

impl Clients {
    fn at(game: &Game) -> Self {
        let seats = game.rules().grizzled().iter().map(SeatView::new).collect();
        Self { seats, spectator: SpectatorView::default(), sent: 0 }
    }

    /// Sends each client its side of what is new, and compares what it then sees with the host's view.
    fn follow(&mut self, play: &Play) {
        let (game, news) = (&play.game, &play.log[self.sent..]);
        let rules = game.rules();
        for view in &mut self.seats {
            let viewer = Viewer::Seat(view.seat);
            news.iter().for_each(|event| view.evolve(rules, &game.redact(event, viewer)).expect("it is the seat's"));
            assert_eq!(Some(*view), game.view(view.seat), "{viewer:?}");
            assert_eq!(view.legal(game.rules()), game.legal(view.seat), "{viewer:?}");
        }
        for event in news {
            self.spectator.evolve(rules, &game.redact(event, Viewer::Spectator)).expect("nothing is secret in it");
        }
        assert_eq!(self.spectator, game.spectator_view());
        self.sent = play.log.len();
    }

    #[cfg(feature = "json")]
    fn through_json(&self, play: &Play) {
        for event in &play.log {
            comes_back(event);
            comes_back(&play.game.redact(event, Viewer::Seat(crate::vocabulary::Seat::S1)));
        }
        self.seats.iter().for_each(comes_back);
        comes_back(&self.spectator);
    }
}

#[cfg(feature = "json")]
fn comes_back<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + core::fmt::Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("it can be written");
    let read: T = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(read, *value, "{text}");
}
