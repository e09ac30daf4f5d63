//! Games that differ only in what a viewer cannot know look the same to it: at every moment of any game with
//! the hidden cards, tiles and answers drawn anew, and now and then over two whole games.
#![no_main]

use grizzled_core::testkit::broken_invariant;
use grizzled_core::testkit::secrets::{Engine, Leak, compare, resampled, twins};
use grizzled_core::{Command, Seat, Seeded, Viewer};
use grizzled_fuzz::{Bytes, Play};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let mut play = Play::new(&mut bytes);
    let mut chance = Seeded::new(bytes.seed());
    if bytes.byte() == 0 {
        whole_games(&play, bytes.seed());
    }
    while !bytes.is_empty() {
        play.step(&mut bytes);
        let near = play.near(Seat::S0);
        let asked: [Command; 3] = core::array::from_fn(|_| bytes.command(&near));
        for viewer in viewers(&play) {
            let other = resampled(&play.game, viewer, &mut chance);
            assert_eq!(broken_invariant_but_tiles(&other), None, "the other game cannot be");
            unsuspecting(compare(&Engine, [&play.game, &other], viewer, &asked));
        }
    }
});

fn viewers(play: &Play) -> impl Iterator<Item = Viewer> + use<> {
    play.game.rules().grizzled().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

fn whole_games(play: &Play, seed: u64) {
    for viewer in viewers(play) {
        unsuspecting(twins(&Engine, play.game.rules(), viewer, seed).map(drop));
    }
}

fn unsuspecting(compared: Result<(), Leak>) {
    if let Err(leak) = compared {
        panic!("{leak:?}");
    }
}

/// Tiles are drawn anew without counting the box, so that a seat may hold more of a kind than there are.
fn broken_invariant_but_tiles(game: &grizzled_core::Game) -> Option<&'static str> {
    broken_invariant(game.rules(), game.state()).filter(|broken| !broken.contains("tiles"))
}
