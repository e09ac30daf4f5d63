//! Bots play by the rules, and care pays.

use super::{Bot, CarefulBot, RandomBot};
use crate::game::Game;
use crate::play::{Legal, Seeded, Setup};
use crate::rules::{Level, Scenario};
use crate::vocabulary::{Command, Outcome};
use std::vec::Vec;

/// A whole game that the bot plays at every seat: its decisions and how it ended.
fn played(players: u8, level: Level, seed: u64, bot: &mut impl Bot) -> (Vec<Command>, Outcome) {
    let rules = Scenario::base(players).level(level).rules().unwrap();
    let (mut chance, mut commands) = (Seeded::new(seed), Vec::new());
    let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut ()).unwrap();
    while let Some(seat) = game.awaiting().iter().next() {
        let view = game.view(seat).unwrap();
        let legal = view.legal(&rules);
        let command = bot.choose(&rules, &view, &legal);
        assert!(legal.contains(&command), "{command:?} is not among {legal:?}");
        game.apply(seat, &command, &mut chance, &mut ()).unwrap();
        commands.push(command);
    }
    (commands, game.outcome().unwrap())
}

/// How many of so many seeded games are won.
fn wins(players: u8, seeds: u64, bot: impl Fn(u64) -> (Vec<Command>, Outcome)) -> usize {
    (0..seeds).map(|seed| bot(seed + 1000 * u64::from(players))).filter(|(_, end)| *end == Outcome::Victory).count()
}

#[test]
fn care_wins_more_often_than_chance() {
    for players in 2..=5 {
        let careful = wins(players, 60, |seed| played(players, Level::Rookie, seed, &mut CarefulBot));
        let random = wins(players, 60, |seed| played(players, Level::Rookie, seed, &mut RandomBot::new(seed)));
        assert!(careful > random, "{players} players: {careful} against {random}");
    }
    let careful = wins(3, 100, |seed| played(3, Level::Normal, seed, &mut CarefulBot));
    let random = wins(3, 100, |seed| played(3, Level::Normal, seed, &mut RandomBot::new(seed)));
    assert!(careful >= random + 5, "with Traps: {careful} against {random}");
}

#[test]
fn all_bots_do_what_is_legal_in_every_game() {
    for players in 2..=5 {
        for level in [Level::Rookie, Level::Normal, Level::Veteran] {
            for seed in 0..20 {
                played(players, level, seed, &mut CarefulBot);
                played(players, level, seed, &mut RandomBot::new(seed));
            }
        }
    }
}

#[test]
fn the_same_view_gives_the_same_decision() {
    let game = |seed| played(4, Level::Normal, seed, &mut CarefulBot);
    assert_eq!(game(7), game(7));
    let random = |seed| played(4, Level::Normal, 7, &mut RandomBot::new(seed));
    assert_eq!(random(1), random(1));
    assert_ne!(random(1), random(2));
}

/// A bot that is not awaited answers with something that the game refuses.
#[test]
fn a_bot_that_is_not_asked_does_nothing_legal() {
    let rules = Scenario::base(4).rules().unwrap();
    let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).unwrap();
    let seat = game.table().leader.left(1, 4);
    let view = game.view(seat).unwrap();
    assert_eq!(view.legal(&rules), Legal::Nothing);
    for command in
        [CarefulBot.choose(&rules, &view, &Legal::Nothing), RandomBot::new(1).choose(&rules, &view, &Legal::Nothing)]
    {
        assert!(game.check(seat, &command).is_err());
    }
}
