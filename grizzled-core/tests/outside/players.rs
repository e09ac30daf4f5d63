//! The bots of the crate and those that are built here do the same wherever they are asked.

use crate::bots;
use grizzled_core::cards::armistice;
use grizzled_core::play::Legal;
use grizzled_core::rules::Level;
use grizzled_core::{Command, Game, Rules, Scenario, SeatView, Seeded, Setup};

/// Every way to play.
fn all_rules() -> Vec<Rules> {
    let base =
        (2..=5).flat_map(|players| Level::ALL.map(|level| Scenario::base(players).level(level).rules().unwrap()));
    let one_shots = (3..=5).map(|seats| Scenario::one_shot(seats, armistice::NORMAL));
    let others = [Scenario::one_shot(4, armistice::NORMAL).duo(), Scenario::solo()];
    let chapters =
        armistice::CHAPTERS.iter().map(|chapter| Scenario::chapter(chapter, 4, &armistice::DECK, &armistice::ROSTER));
    base.chain(one_shots.chain(others).chain(chapters).map(|scenario| scenario.rules().unwrap())).collect()
}

/// Has both choose at every decision of a game, carries out what the first says, and answers how many decisions there were.
fn compare(
    rules: Rules,
    seed: u64,
    mut inside: impl FnMut(&SeatView, &Legal) -> Command,
    mut outside: impl FnMut(&SeatView, &Legal) -> Command,
) -> usize {
    let mut chance = Seeded::new(seed);
    let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut ()).unwrap();
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().iter().next() {
        let view = game.view(seat).unwrap();
        let legal = view.legal(&rules);
        let command = inside(&view, &legal);
        assert_eq!(outside(&view, &legal), command, "seed {seed}, decision {decisions}");
        game.apply(seat, &command, &mut chance, &mut ()).unwrap();
        decisions += 1;
    }
    decisions
}

#[test]
fn the_careful_bot_outside_does_what_the_one_inside_does() {
    use bots::Bot as _;
    use grizzled_core::bots::Bot as _;
    let mut decisions = 0;
    for rules in all_rules() {
        for seed in 0..25 {
            decisions += compare(
                rules,
                seed,
                |view, legal| grizzled_core::bots::CarefulBot.choose(&rules, view, legal),
                |view, legal| bots::CarefulBot.choose(&rules, view, legal),
            );
        }
    }
    assert!(decisions > 10_000, "{decisions}");
}

#[test]
fn the_random_bot_outside_does_what_the_one_inside_does() {
    use bots::Bot as _;
    use grizzled_core::bots::Bot as _;
    for (seed, rules) in (0..).zip(all_rules()) {
        let mut inside = grizzled_core::bots::RandomBot::new(seed);
        let mut outside = bots::RandomBot::new(seed);
        compare(
            rules,
            seed,
            |view, legal| inside.choose(&rules, view, legal),
            |view, legal| outside.choose(&rules, view, legal),
        );
    }
}

/// A random bot does each thing that it may do now and then.
#[test]
fn a_random_bot_does_everything_that_is_listed() {
    let rules = Scenario::base(4).rules().unwrap();
    let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).unwrap();
    let view = game.view(game.table().leader).unwrap();
    let (legal, mut bot) = (view.legal(&rules), bots::RandomBot::new(1));
    let chosen: Vec<Command> = (0..200).map(|_| bots::Bot::choose(&mut bot, &rules, &view, &legal)).collect();
    assert!(legal.len() > 1 && legal.iter().all(|command| chosen.contains(&command)));
}
