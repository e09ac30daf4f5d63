//! Games that differ only in what a viewer cannot know look the same to it: at every moment of any game with the hidden
//! cards, tiles and answers drawn again, and now and then over two whole games from the first deal or a position on, and at
//! two set-ups. Every event is sent to whom the table of rights names, and to nobody else.
#![no_main]

use grizzled_core::testkit::secrets::{Engine, Leak, compare, glance, resampled, set_ups, twins, twins_from};
use grizzled_core::testkit::{Entitled, broken_invariant};
use grizzled_core::{Command, Seat, Seeded, Viewer, notation};
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
        let dear = bytes.byte() == 0;
        for viewer in viewers(&play) {
            let other = resampled(&play.game, viewer, &mut chance);
            assert_eq!(broken_invariant_but_tiles(&other), None, "the other game cannot be");
            let same = if dear { compare } else { glance };
            unsuspecting(same(&Engine, [&play.game, &other], viewer, &asked));
        }
    }
    sent_to_whom_they_are_for(&play);
    from_here_on(&play, u64::from(data.first().copied().unwrap_or_default()));
});

fn viewers(play: &Play) -> impl Iterator<Item = Viewer> + use<> {
    play.game.rules().grizzled().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

fn whole_games(play: &Play, seed: u64) {
    for viewer in viewers(play) {
        unsuspecting(twins(&Engine, play.game.rules(), viewer, seed).map(drop));
        unsuspecting(set_ups(&Engine, play.game.rules(), viewer, seed));
    }
}

/// Two games from the position where the bytes end, if one can say it, for one of the viewers.
fn from_here_on(play: &Play, seed: u64) {
    let (rules, viewers) = (play.game.rules(), viewers(play).collect::<Vec<_>>());
    if let Ok(start) = notation::position_of(&play.game) {
        let viewer = viewers[seed as usize % viewers.len()];
        unsuspecting(twins_from(&Engine, rules, &start, viewer, seed).map(drop));
    }
}

fn sent_to_whom_they_are_for(play: &Play) {
    let mut entitled = Entitled::new(play.game.rules());
    for event in &play.log {
        assert!(entitled.is_whole(event), "{event:?}");
        for viewer in viewers(play) {
            assert_eq!(play.game.redact(event, viewer), entitled.seen(event, viewer), "{event:?} for {viewer:?}");
        }
        entitled.follow(&event.notice);
    }
}

fn unsuspecting(compared: Result<(), Leak>) {
    if let Err(leak) = compared {
        panic!("{leak:?}");
    }
}

/// Tiles are drawn again without counting the box, so that a seat may hold more of a kind than there are.
fn broken_invariant_but_tiles(game: &grizzled_core::Game) -> Option<&'static str> {
    broken_invariant(game.rules(), game.state()).filter(|broken| !broken.contains("tiles"))
}
