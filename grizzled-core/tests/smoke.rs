use grizzled_core::testkit::{Walk, broken_invariant, rules_of};
#[test]
fn walks() {
    for players in 2..=5 {
        for level in 0..3 {
            for seed in 0..300 {
                let rules = rules_of(players, level);
                let mut w = Walk::new(rules, seed);
                loop {
                    assert_eq!(broken_invariant(&rules, w.game.state()), None);
                    if w.step().is_none() {
                        break;
                    }
                }
                assert_eq!(grizzled_core::Game::replay(rules, &w.log), w.game);
            }
        }
    }
}
