//! A second implementation of the rules, slow and plain, written from `RULES.md` and `PACKS.md` alone, and compared with the
//! engine after every command. `README.md` beside this file says how.

mod actions;
#[path = "../laws/any/mod.rs"]
#[allow(dead_code, unused_imports)]
mod any;
mod border;
mod compare;
mod deeds;
mod duo;
mod ending;
mod fate;
mod help;
mod legal;
mod numbers;
mod orders;
mod plan;
mod preparation;
mod recruits;
mod refusals;
mod run;
mod setup;
mod solo;
mod state;
mod step;
mod turns;
mod view;
mod withdrawals;

use compare::{Tally, one_game};
use grizzled_core::rules::Level;
use grizzled_core::{Scenario, Setup};
use plan::Plan;

#[test]
fn base() {
    let mut tally = Tally::default();
    for players in 2..=5 {
        for level in Level::ALL {
            let scenario = Scenario::base(players).level(level);
            let plan = Plan::base(players.into(), level);
            assert_eq!(plan, Plan::of(&scenario), "the numbers of the base game");
            for seed in 0..200 {
                if let Err(told) = one_game(&plan, scenario.rules().unwrap(), &Setup::default(), seed, &mut tally) {
                    panic!("{players} players, {level:?}, seed {seed}: {told}");
                }
            }
        }
    }
    println!("{tally:?}");
}
