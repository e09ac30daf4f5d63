//! What a viewer cannot know.

use super::bytes::{Bytes, Near};
use super::play::Play;
use crate::game::Game;
use crate::play::Seeded;
use crate::records::notation;
use crate::testkit::secrets::{Engine, Leak, compare, glance, resampled, set_ups, twins, twins_from};
use crate::testkit::{Entitled, broken_invariant};
use crate::views::Viewer;
use crate::vocabulary::{Command, Seat};
use alloc::vec::Vec;

pub(super) fn run(mut play: Play, mut bytes: Bytes<'_>, all: &[u8]) {
    let mut chance = Seeded::new(bytes.seed());
    if bytes.byte() == 0 {
        whole_games(&play, bytes.seed());
    }
    while !bytes.is_empty() {
        play.step(&mut bytes);
        let near = Near::to(&play.game, Seat::S0);
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
    from_here_on(&play, u64::from(all.first().copied().unwrap_or_default()));
}

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

/// Tiles are drawn anew without counting the box, so that a seat may hold more of a kind than there are.
fn broken_invariant_but_tiles(game: &Game) -> Option<&'static str> {
    broken_invariant(game.rules(), game.state()).filter(|broken| !broken.contains("tiles"))
}
