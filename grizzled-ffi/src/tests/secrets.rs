//! Pairs of games that differ only in what a viewer cannot know: all that the interface shows the viewer is the same
//! (TAB-5), in base games, *Armistice* and Duo.

use super::channels::{Asked, CHANNELS};
use super::{WAYS, ruleset, start};
use crate::codes::*;
use crate::convert::to_c;
use crate::exports::*;
use crate::layout::{GameHandle, PackHandle, RulesHandle};
use crate::model::GAMES;
use grizzled_core::notation::write_position;
use grizzled_core::testkit::every_command;
use grizzled_core::testkit::secrets::{Twins, a_position};
use grizzled_core::vocabulary::CardSet;
use grizzled_core::{Command, Seat, Setup, Viewer};
use std::collections::BTreeSet;
use std::ffi::CString;
use std::ptr::{null, null_mut};

/// The rules of this way to play.
fn rules(preset: &str) -> RulesHandle {
    let (preset, mut rules) = (CString::new(preset).unwrap(), RulesHandle::default());
    let built_in = PackHandle::default();
    // SAFETY: everything is on the stack.
    let status = unsafe { grz_rules_create(preset.as_ptr(), GRZ_TO_NUL, null(), 0, built_in, &mut rules, null_mut()) };
    assert_eq!(status, GRZ_OK);
    rules
}

/// A game that starts from a position.
fn create(preset: &str, position: &Setup, seed: u64) -> GameHandle {
    let (rules, mut game) = (rules(preset), GameHandle::default());
    let text = CString::new(write_position(&ruleset(preset).rules, position)).unwrap();
    // SAFETY: everything is on the stack, and the text ends with a NUL.
    let status = unsafe { grz_game_create(rules, &start(seed), text.as_ptr(), GRZ_TO_NUL, &mut game, null_mut()) };
    assert_eq!((status, grz_rules_free(rules)), (GRZ_OK, GRZ_OK), "{text:?}");
    game
}

fn load(log: &[u8], seed: u64) -> GameHandle {
    let mut game = GameHandle::default();
    // SAFETY: everything is on the stack.
    let status = unsafe { grz_game_load(log.as_ptr(), log.len() as u32, &start(seed), &mut game, null_mut()) };
    assert_eq!(status, GRZ_OK);
    game
}

fn free(games: [GameHandle; 2]) {
    games.into_iter().for_each(|game| assert_eq!(grz_game_free(game), GRZ_OK));
}

/// The number that the interface has for a viewer.
fn number(viewer: Viewer) -> u32 {
    match viewer {
        Viewer::Seat(seat) => seat.number().into(),
        Viewer::Spectator => GRZ_VIEWER_SPECTATOR,
    }
}

fn viewers(preset: &str) -> impl Iterator<Item = Viewer> + use<> {
    ruleset(preset).rules.grizzled().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// One in nine of all commands that there are.
fn some_commands(knocks: CardSet, first: usize) -> Vec<Command> {
    every_command(knocks).into_iter().skip(first % 9).step_by(9).collect()
}

/// Everything that the interface shows the viewer of both games is the same; what is dear, if that is wanted.
fn assert_same(games: [GameHandle; 2], viewer: Viewer, commands: &[Command], dear: bool) {
    let asked = Asked { viewer: number(viewer), commands };
    for channel in CHANNELS.iter().filter(|channel| dear || !channel.dear) {
        let [one, other] = games.map(|game| (channel.shown)(game, &asked));
        let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let rest = [one, other].map(|text| text.chars().skip(same.saturating_sub(80)).take(160).collect::<String>());
        assert_eq!(rest[0], rest[1], "{}, {viewer:?}, from byte {same} on", channel.name);
    }
}

fn submit(game: GameHandle, seat: Seat, command: &Command) {
    // SAFETY: the command is on the stack.
    let status = unsafe { grz_submit(game, seat.number().into(), GRZ_ANY_SEQUENCE, &to_c(command), null_mut()) };
    assert_eq!(status, GRZ_OK, "{command:?}");
}

/// Plays two games from positions through the interface, and compares them as the viewer sees them.
fn compare_from_position(preset: &str, viewer: Viewer, seed: u64) {
    let rules = ruleset(preset).rules;
    let Some(position) = a_position(&rules, seed) else { return };
    let mut twins = Twins::from(&rules, &position, viewer, seed).unwrap();
    let games = [0, 1].map(|n| create(preset, &twins.starts().unwrap()[n], seed));
    for step in 0.. {
        let knocks = twins.games()[0].table().knocks.iter().map(|(_, card)| card).collect();
        let commands = if step % 16 == 0 { some_commands(knocks, step) } else { Vec::new() };
        assert_same(games, viewer, &commands, step % 48 == 16);
        let Some((seat, commands)) = twins.step() else { break };
        games.iter().zip(&commands).for_each(|(game, command)| submit(*game, seat, command));
    }
    assert_same(games, viewer, &some_commands(CardSet::EMPTY, 0), true);
    free(games);
}

/// TAB-5, ORD-2, DUO-2: games from positions, step by step.
#[test]
fn tab_5_pairs_of_games_from_positions_look_alike() {
    for (seed, preset) in (0..).zip(["base 2 normal", "base 4 veteran", "one-shot 4 normal", "duo normal", "solo"]) {
        viewers(preset).for_each(|viewer| compare_from_position(preset, viewer, seed));
    }
    for seed in 5..7 {
        viewers("duo normal").for_each(|viewer| compare_from_position("duo normal", viewer, seed));
        viewers("one-shot 3 beginner").for_each(|viewer| compare_from_position("one-shot 3 beginner", viewer, seed));
    }
}

/// TAB-5, HH-4, ARM-2: games from the first deal on, in every way to play, where they stand when they have been loaded.
#[test]
fn tab_5_pairs_of_games_that_are_loaded_look_alike() {
    for (seed, preset) in (0..).zip(WAYS) {
        // Another seat each time, and those who only watch.
        let seats = usize::from(ruleset(preset).rules.seats());
        for viewer in [Viewer::Seat(Seat::ALL[seed as usize % seats]), Viewer::Spectator] {
            let mut twins = Twins::new(&ruleset(preset).rules, viewer, seed);
            while twins.step().is_some() {}
            let games = twins.logs().map(|log| load(&log.to_bytes(), seed));
            let knocks = twins.games()[0].table().knocks.iter().map(|(_, card)| card).collect();
            assert_same(games, viewer, &some_commands(knocks, seed as usize), true);
            free(games);
        }
    }
}

/// Every channel distinguishes games that do differ for the viewer, so none of them is empty.
#[test]
fn every_channel_shows_something() {
    let rules = ruleset("base 3 normal").rules;
    let asked = Asked { viewer: 0, commands: &some_commands(CardSet::EMPTY, 0) };
    let positions: Vec<Setup> = (0..40).filter_map(|seed| a_position(&rules, seed)).collect();
    let mut differing = BTreeSet::new();
    for pair in positions.windows(2) {
        let games = [0, 1].map(|n| create("base 3 normal", &pair[n], 1));
        // A Speech that nobody has answered can be taken back, and in the other game nothing can.
        a_speech(games[0]).iter().for_each(|(seat, command)| submit(games[0], *seat, command));
        let differ =
            CHANNELS.iter().filter(|channel| (channel.shown)(games[0], &asked) != (channel.shown)(games[1], &asked));
        differing.extend(differ.map(|channel| channel.name));
        free(games);
    }
    assert_eq!(differing, CHANNELS.iter().map(|channel| channel.name).collect());
}

/// A Speech that the seat awaited may make.
fn a_speech(game: GameHandle) -> Option<(Seat, Command)> {
    let speech = GAMES.with(game.id, |session| {
        let seat = session.game().awaiting().iter().next();
        let legal = seat.map(|seat| session.game().legal(seat));
        let speech = legal.into_iter().flatten().find(|command| matches!(command, Command::Speech(_)));
        Ok(seat.zip(speech))
    });
    speech.unwrap()
}
