//! Positions, views and games as text: what is written is read again as it was, and nothing that is read ends in a
//! panic.

use crate::any::{Choose, any_armistice, any_command, any_deck, any_start};
use crate::{any_game, any_rules};
use grizzled_core::notation::{
    GameText, Part, PartialPosition, position_of, read_command, read_position, replay, write_command, write_position,
};
use grizzled_core::rules::Seating;
use grizzled_core::state::Agenda;
use grizzled_core::testkit::Walk;
use grizzled_core::vocabulary::{HelpSet, Tiles};
use grizzled_core::{Chance, Game, Rules, Scenario, Seat, Seeded, Setup, Viewer};
use proptest::prelude::*;

/// Rules that are played, and rules that nobody would print.
fn odd_rules(chance: &mut impl Chance) -> Rules {
    if chance.one_in(2) {
        return any_armistice(chance);
    }
    let (deck, players) = (any_deck(chance), 2 + chance.less_than(4) as u8);
    let trials = 1 + chance.less_than(deck.len() - 1) as u8;
    Scenario { deck: &deck, trials, ..Scenario::base(players) }.rules().expect("such a deck can be played")
}

/// Anything that a setup can hold, whether a game can start in it or not.
fn any_setup(rules: &Rules, chance: &mut impl Chance) -> Setup {
    let mut setup = any_start(rules, chance);
    if chance.one_in(2) {
        return setup;
    }
    setup.help = std::array::from_fn(|_| (0..chance.less_than(4)).map(|_| chance.any_help()).collect::<HelpSet>());
    for tiles in &mut setup.tiles {
        *tiles = (!chance.one_in(3)).then(|| Tiles::from_array(std::array::from_fn(|_| chance.less_than(4) as u8)));
    }
    let position = setup.position.as_mut().expect("a start has a position");
    position.discards = (0..chance.less_than(9)).map(|_| chance.any_card()).collect();
    position.morale = chance.any_pile();
    if chance.one_in(2) {
        position.trials = chance.any_pile();
    }
    position.speeches_held = std::array::from_fn(|_| chance.any_number());
    position.charms_used = chance.any_seats();
    if let Some(recruit) = position.roster.as_mut().and_then(|roster| roster.recruit.as_mut()) {
        recruit.in_mission = chance.one_in(2);
    }
    setup
}

/// A position of which some things are hidden.
fn blurred(setup: &Setup, chance: &mut impl Chance) -> PartialPosition {
    let mut seen = PartialPosition::from(setup);
    seen.viewer = chance.pick(&[None, Some(Viewer::Spectator), Some(Viewer::Seat(Seat::S4))]);
    let board = seen.board.as_mut().expect("a start has a position");
    for hand in &mut board.hands {
        if chance.one_in(3) {
            *hand = Part::Hidden(chance.any_number());
        }
    }
    if chance.one_in(2) {
        board.trials = Part::Hidden(chance.any_number());
    }
    if chance.one_in(2) {
        board.morale = Part::Hidden(chance.any_number());
    }
    if let Some(roster) = board.roster.as_mut().filter(|_| chance.one_in(2)) {
        roster.order_deck = Part::Hidden(chance.any_number());
    }
    if let Some(mission) = board.under_way.as_mut() {
        mission.withdrawn =
            mission.withdrawn.map(|tile| tile.map(|tile| if chance.one_in(2) { tile } else { Part::Hidden(1) }));
    }
    seen
}

/// A text with something changed, left out or put in.
fn mangled(text: &str, chance: &mut impl Chance) -> String {
    const BITS: [&str; 20] =
        [":", ",", "-", "*", "?", "@", "/", "#", "!", " ", "é", "9", "256", "\n", ";", ".", "[", "\"", "\\", "o"];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=chance.less_than(4) {
        let at = chance.less_than(chars.len() + 1);
        match chance.less_than(3) {
            0 if at < chars.len() => drop(chars.remove(at)),
            1 => chars.truncate(at),
            _ => drop(chars.splice(at..at, chance.pick(&BITS).chars())),
        }
    }
    chars.into_iter().collect()
}

/// The line and column of an error lie in the text, or right behind it.
fn lies_in(text: &str, error: &grizzled_core::notation::NotationError) -> bool {
    let line = text.split('\n').nth(error.line - 1);
    line.is_some_and(|line| (1..=line.chars().count() + 1).contains(&error.column)) && error.to_string().len() < 500
}

/// Reads the text as everything; what is wrong with it is reported with its place.
fn reads(rules: &Rules, text: &str) {
    let errors = [
        read_position(rules, text).err(),
        PartialPosition::read(rules, text).err(),
        read_command(rules, text).err(),
        GameText::read(text).err(),
        GameText::read_with(rules, text).err(),
        replay(Some(rules), text, None::<&mut Seeded>, &mut ()).err(),
    ];
    for error in errors.iter().flatten() {
        assert!(lies_in(text, error), "{text:?}\n{error:?}");
    }
}

/// What a position leaves out of a game (see `position_of`).
fn assert_goes_on(game: &Game, setup: &Setup) {
    let rules = *game.rules();
    let again = Game::new(rules, setup, &mut Seeded::new(0), &mut ()).expect("a position in which a game stands");
    let (mut one, mut other) = (*game.table(), *again.table());
    for table in [&mut one, &mut other] {
        (table.intensity, table.removed_tiles, table.orders.of_mission) = (0, Tiles::NONE, None);
        table.modifiers = game.table().modifiers;
        if table.agenda == Agenda::Intensity {
            table.turn = Seat::S0;
        }
    }
    assert_eq!(one, other);
    let redrawn = rules.chaplain().filter(|_| game.table().agenda == Agenda::Intensity);
    for seat in Seat::ALL.into_iter().filter(|&seat| Some(seat) != redrawn) {
        assert_eq!(game.state().own(seat), again.state().own(seat));
    }
    assert_eq!(game.state().decks(), again.state().decks());
    assert_eq!(game.state().roster_decks(), again.state().roster_decks());
}

/// Plays both to the end, with the same commands and the same chance.
fn goes_on_alike(mut walk: Walk, setup: &Setup) {
    let mut again = Game::new(*walk.game.rules(), setup, &mut Seeded::new(0), &mut ()).expect("a game stands in it");
    let mut chance = walk.chance.clone();
    while let Some((seat, command)) = walk.choose() {
        walk.apply(seat, &command);
        again.apply(seat, &command, &mut chance, &mut ()).expect("it is legal in the other game");
        assert_eq!(again.state().decks(), walk.game.state().decks());
        assert!(Seat::ALL.iter().all(|&seat| again.state().own(seat) == walk.game.state().own(seat)));
        assert_eq!((again.table().agenda, again.awaiting()), (walk.game.table().agenda, walk.game.awaiting()));
    }
    assert_eq!(again.outcome(), walk.game.outcome());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Position -> text -> position, in games that nobody would set up and in setups that nobody could play.
    #[test]
    fn positions_are_read_as_they_were_written(seed in any::<u64>()) {
        let mut chance = Seeded::new(seed);
        let rules = odd_rules(&mut chance);
        let setup = any_setup(&rules, &mut chance);
        let line = write_position(&rules, &setup);
        let read = read_position(&rules, &line);
        prop_assert_eq!(read.as_ref(), Ok(&setup), "{}", line);
        prop_assert_eq!(PartialPosition::from(&setup).setup(), Some(setup));
    }

    /// Views, in which something is hidden, are read as they were written.
    #[test]
    fn views_are_read_as_they_were_written(seed in any::<u64>()) {
        let mut chance = Seeded::new(seed);
        let rules = odd_rules(&mut chance);
        let seen = blurred(&any_setup(&rules, &mut chance), &mut chance);
        let line = seen.write(&rules);
        let read = PartialPosition::read(&rules, &line);
        prop_assert_eq!(read.as_ref(), Ok(&seen), "{}", line);
    }

    /// Command -> text -> command, legal or not.
    #[test]
    fn commands_are_read_as_they_were_written(seed in any::<u64>()) {
        let mut chance = Seeded::new(seed);
        let rules = odd_rules(&mut chance);
        for _ in 0..50 {
            let command = any_command(&mut chance);
            let text = write_command(&rules, &command);
            prop_assert_eq!(read_command(&rules, &text), Ok(command), "{}", text);
        }
    }

    /// TAB-5: at every step of every game a view has its line; and a game that stands in a position goes on from it.
    /// In a base game every turn and every Preparation is a position.
    #[test]
    fn tab_5_every_step_of_a_game_has_its_lines(mut walk in any_game()) {
        loop {
            let (game, rules) = (walk.game, *walk.game.rules());
            for view in rules.grizzled().iter().filter_map(|seat| game.view(seat)) {
                let seen = PartialPosition::of_seat(&rules, &view);
                prop_assert_eq!(PartialPosition::read(&rules, &seen.write(&rules)), Ok(seen));
            }
            let watched = PartialPosition::of_spectator(&rules, &game.spectator_view());
            prop_assert_eq!(PartialPosition::read(&rules, &watched.write(&rules)), Ok(watched));
            match position_of(&game) {
                Ok(setup) => {
                    prop_assert_eq!(read_position(&rules, &write_position(&rules, &setup)), Ok(setup.clone()));
                    assert_goes_on(&game, &setup);
                }
                Err(reason) => {
                    let asked = matches!(game.table().agenda, Agenda::Turn { .. } | Agenda::Intensity);
                    let base = rules.roster().orders().is_empty() && rules.seating() != Seating::Solo;
                    prop_assert!(!(asked && base), "{}", reason);
                }
            }
            if walk.step().is_none() {
                break;
            }
        }
    }

    /// A game that starts where another one stands goes on as that one does, to the end.
    #[test]
    fn a_game_goes_on_from_its_position(mut walk in any_game(), steps in 0..60usize) {
        for _ in 0..steps {
            if walk.step().is_none() {
                break;
            }
        }
        let turn = matches!(walk.game.table().agenda, Agenda::Turn { .. });
        if let (true, Ok(setup)) = (turn, position_of(&walk.game)) {
            goes_on_alike(walk, &setup);
        }
    }

    /// Game -> text -> game, and the text replayed is the game.
    #[test]
    fn games_are_read_and_replayed_as_they_were_played(rules in any_rules(), seed in any::<u64>()) {
        let mut walk = Walk::new(rules, seed);
        let mut text = GameText { seed: Some(seed.into()), ..GameText::default() };
        text.tags.push(("Played".to_owned(), format!("line\n\"{seed}\"\\")));
        while let Some((seat, command)) = walk.choose() {
            text.note(&walk.game, seat, &command);
            walk.apply(seat, &command);
        }
        let written = text.write(&rules);
        let read = GameText::read_with(&rules, &written);
        prop_assert_eq!(read.as_ref(), Ok(&text), "{}", written);
        let played = replay(Some(&rules), &written, None::<&mut Seeded>, &mut ());
        prop_assert_eq!(played, Ok(walk.game));
    }

    /// No text ends in a panic, and every error lies in it.
    #[test]
    fn damaged_texts_are_reported_with_their_place(seed in any::<u64>()) {
        let mut chance = Seeded::new(seed);
        let rules = odd_rules(&mut chance);
        let line = write_position(&rules, &any_setup(&rules, &mut chance));
        let command = write_command(&rules, &any_command(&mut chance));
        let game = format!("[Rules \"base 3 normal\"]\n[Seed \"5\"]\n[Position \"{line}\"]\n\n1. 0:{command}; 1:i3;\n");
        for text in [line, command, game] {
            reads(&rules, &text);
            (0..4).for_each(|_| reads(&rules, &mangled(&text, &mut chance)));
        }
    }

    /// Nor does any text from a stranger.
    #[test]
    fn texts_from_strangers_are_reported_with_their_place(rules in any_rules(), text in "(\\PC|[ \n:,;*?@/#!\\[\\]\"\\\\.-]|lead:|hand0:|mission:2 ){0,40}") {
        reads(&rules, &text);
    }
}
