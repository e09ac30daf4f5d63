//! No seat is ever left without a legal command (HK-LOCK).

use super::two_nights;
use crate::*;

/// HK-LOCK: whatever bars a withdrawal, a hand can be played and an empty one may withdraw.
#[test]
fn hk_lock_a_hand_can_be_played_an_empty_one_withdraws() {
    let bars = [(0, Hardheaded), (0, Prideful), (1, Fragile), (0, Fearful), (0, Mute)];
    let hand = [XMAS, pair(Rain, Whistle), knock(Clumsy)];
    for count in 0..=hand.len() {
        for land in [&two_nights()[..], &[]] {
            let scene = Scene::new(3).knocks(&bars).hand(0, &hand[..count]).no_mans_land(land);
            let scene = scene.charms_used(&[0]).begin();
            let legal = scene.legal(0);
            assert!(!legal.is_empty());
            assert_eq!(can_withdraw(&scene, 0), count == 0);
            assert_eq!(legal.iter().filter(|command| matches!(command, Command::Play(_))).count(), count);
        }
    }
}

/// HK-LOCK: in whole games every seat that is awaited can do something.
#[test]
fn hk_lock_whole_games() {
    for seed in 0..40 {
        let players = 2 + (seed % 4) as u8;
        let mut walk = grizzled_core::testkit::Walk::new(grizzled_core::testkit::rules_of(players, 2), seed);
        while walk.step().is_some() {
            assert!(walk.game.awaiting().iter().all(|seat| !walk.game.legal(seat).is_empty()));
        }
    }
}
