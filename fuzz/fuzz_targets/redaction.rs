//! Who gets only its own stream sees what the host would show it, at every step; the log is the game; and
//! events and views come back from JSON as they were.
#![no_main]

use grizzled_core::{Event, Game, Seat, SeatView, Seen, SpectatorView, Viewer};
use grizzled_fuzz::{Bytes, Play};
use libfuzzer_sys::fuzz_target;

/// The clients at a table: each knows only what it was sent.
struct Clients {
    seats: Vec<SeatView>,
    spectator: SpectatorView,
    sent: usize,
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let mut play = Play::new(&mut bytes);
    let mut clients = Clients::at(&play.game);
    clients.follow(&play);
    while !bytes.is_empty() {
        play.step(&mut bytes);
        clients.follow(&play);
    }
    assert_eq!(Game::replay(*play.game.rules(), &play.log), play.game, "the log is the game");
    clients.through_json(&play);
});

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

    fn through_json(&self, play: &Play) {
        for event in &play.log {
            let text = serde_json::to_string(event).unwrap();
            assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), *event, "{text}");
        }
        for event in &play.log {
            let seen = play.game.redact(event, Viewer::Seat(Seat::S1));
            let text = serde_json::to_string(&seen).unwrap();
            assert_eq!(serde_json::from_str::<Seen>(&text).unwrap(), seen, "{text}");
        }
        for view in &self.seats {
            let text = serde_json::to_string(view).unwrap();
            assert_eq!(serde_json::from_str::<SeatView>(&text).unwrap(), *view, "{text}");
        }
        let text = serde_json::to_string(&self.spectator).unwrap();
        assert_eq!(serde_json::from_str::<SpectatorView>(&text).unwrap(), self.spectator, "{text}");
    }
}
