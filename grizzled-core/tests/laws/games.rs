//! What is true of whole games.

use super::any_game;
use grizzled_core::play::Legal;
use grizzled_core::testkit::{Walk, broken_invariant, rules_of};
use grizzled_core::{Game, RuleId};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// The log is the game: a replay of the events so far equals the live state, and the running hash the
    /// full one; cards, tiles and tokens are conserved (TAB-4).
    #[test]
    fn replay_equals_the_live_state_and_nothing_is_lost(mut walk in any_game()) {
        let rules = *walk.game.rules();
        loop {
            prop_assert_eq!(broken_invariant(&rules, walk.game.state()), None);
            prop_assert_eq!(Game::replay(rules, &walk.log), walk.game);
            prop_assert_eq!(Game::replay(rules, &walk.log).hash(), walk.game.hash());
            if walk.step().is_none() {
                break;
            }
        }
    }

    /// Every game ends within the published bound (section 15 of the rules).
    #[test]
    fn every_game_ends_within_the_bound(mut walk in any_game()) {
        let bound = walk.game.rules().longest_game();
        let base = walk.game.rules().roster().orders().is_empty();
        prop_assert!(bound < 900 || !base, "{}", bound);
        let decisions = core::iter::from_fn(|| walk.step()).take(bound as usize + 1).count();
        prop_assert!(decisions <= bound as usize);
        prop_assert!(walk.game.outcome().is_some());
    }

    /// HK-LOCK: a seat that is awaited always has something to do, and one with an empty hand can
    /// withdraw (WDR-1).
    #[test]
    fn hk_lock_a_seat_that_is_awaited_can_do_something(mut walk in any_game()) {
        loop {
            for seat in walk.game.awaiting().iter() {
                let legal = walk.game.legal(seat);
                prop_assert!(!legal.is_empty(), "{}", RuleId::HkLock);
                if let (Legal::Turn { withdraw, .. }, 0) = (legal, walk.game.table().seat(seat).hand) {
                    prop_assert!(!withdraw.is_empty(), "{}", RuleId::Wdr1);
                }
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

/// A seed gives one and the same game on every platform, for good: these hashes are never to change.
#[test]
fn seeded_games_are_frozen() {
    let played: Vec<(u64, usize)> = (2..=5)
        .map(|players| {
            let mut walk = Walk::new(rules_of(players, 1), 1914);
            while walk.step().is_some() {}
            (walk.game.hash(), walk.log.len())
        })
        .collect();
    assert_eq!(played, FROZEN);
}

const FROZEN: [(u64, usize); 4] = [
    (12_665_485_323_140_131_607, 113),
    (1_259_021_968_704_324_809, 127),
    (14_961_342_690_023_475_121, 111),
    (1_183_303_427_129_056_406, 105),
];
