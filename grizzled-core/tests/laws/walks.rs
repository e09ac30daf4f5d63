//! Every way to play, gone through at random: it ends, it stays whole, and its log is the game.

use crate::modes;
use grizzled_core::testkit::{Walk, broken_invariant};
use grizzled_core::{Game, Viewer};

/// TERM-1, CUSTOM-1: every game of every mode ends; each state on the way is whole, and the log is the game.
#[test]
fn term_1_every_mode_ends_and_stays_whole() {
    for (name, rules) in modes::all() {
        for seed in 0..40 {
            let mut walk = Walk::new(rules, seed);
            let mut steps = 0;
            while walk.step().is_some() {
                steps += 1;
                let broken = broken_invariant(&rules, walk.game.state());
                assert_eq!(broken, None, "{name}, seed {seed}, step {steps}");
                assert!(steps <= rules.longest_game(), "{name}, seed {seed} does not end");
            }
            assert!(walk.game.outcome().is_some(), "{name}, seed {seed}");
            assert_eq!(Game::replay(rules, &walk.log), walk.game, "{name}, seed {seed}");
        }
    }
}

/// TAB-5: in every mode a client that gets only its own stream sees what the host would show it, and may do the same.
#[test]
fn tab_5_in_every_mode_streams_evolve_views() {
    for (name, rules) in modes::all() {
        for seed in 0..4 {
            let mut walk = Walk::new(rules, seed);
            let mut views: Vec<_> = rules.grizzled().iter().map(grizzled_core::SeatView::new).collect();
            let mut sent = 0;
            loop {
                for event in &walk.log[sent..] {
                    for view in &mut views {
                        let seen = walk.game.redact(event, Viewer::Seat(view.seat));
                        view.evolve(&rules, &seen).expect("it is the seat's");
                    }
                }
                sent = walk.log.len();
                for view in &views {
                    assert_eq!(Some(*view), walk.game.view(view.seat), "{name}, seed {seed}");
                    assert_eq!(view.legal(&rules), walk.game.legal(view.seat), "{name}, seed {seed}");
                }
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
}
