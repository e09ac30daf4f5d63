//! What the engine takes and what it refuses.

use super::bytes::{Bytes, Near};
use super::play::{Play, choose};
use crate::play::Chance;
use crate::testkit::{broken_invariant, every_command};
use crate::vocabulary::{Command, Seat};

pub(super) fn run(mut play: Play, mut bytes: Bytes<'_>) {
    check(&play);
    while !bytes.is_empty() {
        let (seat, command) = choose(&play.game, &mut bytes);
        decide(&mut play, seat, &command);
    }
    try_every_command(&play);
    finish(&mut play);
}

/// Every command there is, at the moment where the bytes end.
fn try_every_command(play: &Play) {
    for seat in play.game.awaiting().iter() {
        let legal = play.game.legal(seat);
        for command in every_command(Near::to(&play.game, seat).own_knocks) {
            let accepted = play.game.check(seat, &command).is_ok();
            assert_eq!(legal.contains(&command), accepted, "{command:?} by {seat}: listed or accepted, not both");
        }
    }
}

fn check(play: &Play) {
    assert_eq!(broken_invariant(play.game.rules(), play.game.state()), None);
    assert!(play.decisions <= play.game.rules().longest_game(), "a game takes too long");
    for seat in Seat::ALL {
        assert_eq!(play.game.legal(seat).is_empty(), !play.game.awaiting().contains(seat), "{seat} can do nothing");
    }
}

fn decide(play: &mut Play, seat: Seat, command: &Command) {
    let (before, events, chance) = (play.game, play.log.len(), play.chance.clone());
    let listed = play.game.legal(seat).contains(command);
    let accepted = play.apply(seat, command);
    assert_eq!(listed, accepted, "{command:?} by {seat}: listed or accepted, not both");
    if accepted {
        check(play);
    } else {
        assert_eq!((before, events), (play.game, play.log.len()), "a refusal left a trace");
        assert_eq!(next(chance), next(play.chance.clone()), "a refusal drew");
    }
}

fn next(mut chance: impl Chance) -> u32 {
    chance.below(u32::MAX)
}

/// Plays on, always by the last command listed, which withdraws or declines where it can.
fn finish(play: &mut Play) {
    while let Some(seat) = play.game.awaiting().iter().next() {
        let legal = play.game.legal(seat);
        let command = legal.get(legal.len() - 1).expect("as many are listed as are counted");
        decide(play, seat, &command);
    }
    assert!(play.game.outcome().is_some());
}
