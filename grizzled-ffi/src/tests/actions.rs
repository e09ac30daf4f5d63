//! Actions and batches against the list of legal commands.

use super::{WAYS, play_games, ruleset};
use crate::boundary::{Place, Row};
use crate::codes::*;
use crate::layout::BatchRow;
use crate::model::actions::{Mask, action_of, command_of, mask_of};
use crate::model::batches::Batch;
use grizzled_core::play::Legal;
use grizzled_core::vocabulary::CardSet;
use grizzled_core::{CardId, Chance, Command, Game, Seat, Seeded, Setup};
use std::collections::BTreeSet;

fn bits(mask: &Mask) -> BTreeSet<u32> {
    (0..GRZ_MASK_WORDS * 64).filter(|bit| mask[*bit as usize / 64] >> (bit % 64) & 1 == 1).collect()
}

fn agrees(legal: &Legal) {
    let actions: BTreeSet<u32> = legal.iter().map(|command| action_of(&command, legal).unwrap()).collect();
    assert_eq!(actions.len(), legal.len(), "each command has a number of its own");
    assert_eq!(bits(&mask_of(legal)), actions);
    for command in *legal {
        assert_eq!(command_of(action_of(&command, legal).unwrap(), legal), Some(command));
    }
}

/// CMD-1: the mask has a bit for each legal command and no other.
#[test]
fn cmd_1_masks_say_what_is_legal() {
    play_games(10, |session| {
        for seat in Seat::ALL.into_iter().filter(|seat| session.rules().grizzled().contains(*seat)) {
            agrees(&session.game().legal(seat));
        }
    });
}

#[test]
fn every_action_that_is_a_command_has_that_number() {
    // The most Hard Knocks that one seat can have: every way of relief has a number.
    let most = Legal::Relief { knocks: CardSet::first(23), most: 3, charm: true };
    assert_eq!(GRZ_ACTION_RELIEF + most.len() as u32, GRZ_ACTION_ORDER);
    let relief = Legal::Relief { knocks: CardSet::first(7), most: 3, charm: true };
    agrees(&relief);
    for action in 0..GRZ_ACTION_COUNT {
        if let Some(command) = command_of(action, &relief) {
            assert_eq!(action_of(&command, &relief), Some(action), "{command:?}");
        }
    }
    for action in [GRZ_ACTION_COUNT, GRZ_ACTION_COUNT + 1, 1 << 16, u32::MAX] {
        assert_eq!(command_of(action, &relief), None);
    }
    let beyond = CardId::new(100).unwrap();
    assert_eq!(action_of(&grizzled_core::Command::Play(beyond), &relief), None);
}

/// A batch plays the same games as core does one by one, by places and by actions.
#[test]
fn a_batch_plays_the_games_that_core_plays() {
    for preset in WAYS {
        for flags in [0, GRZ_BATCH_ACTIONS] {
            compare_with_core(preset, flags);
        }
    }
}

fn compare_with_core(preset: &str, flags: u32) {
    let ruleset = ruleset(preset);
    let rules = ruleset.rules;
    let mut batch = Batch::new(ruleset, 8, 40).unwrap();
    let mut games: Vec<(Game, Seeded)> = (40..48)
        .map(|seed| {
            let mut chance = Seeded::new(seed);
            (Game::new(rules, &Setup::default(), &mut chance, &mut ()).unwrap(), chance)
        })
        .collect();
    let (mut draws, mut choices) = (Seeded::new(9), [GRZ_INSTEAD_WAIT; 8]);
    loop {
        let (mut rows, mut masks) = ([blank(); 8], [[u64::MAX; GRZ_MASK_WORDS as usize]; 8]);
        // SAFETY: both arrays are on the stack.
        let (mut to_rows, mut to_masks) = unsafe {
            let rows = Row::new(rows.as_mut_ptr(), 8, Place::NOWHERE).unwrap();
            (rows, Row::new(masks.as_mut_ptr(), 8, Place::NOWHERE).unwrap())
        };
        batch.step(&choices, flags, &mut to_rows, &mut to_masks).unwrap();
        for (place, (game, chance)) in games.iter_mut().enumerate() {
            let seat = game.awaiting().iter().next();
            let legal = seat.map_or(Legal::Nothing, |seat| game.legal(seat));
            let row = rows[place];
            assert_eq!((row.seat, row.legal), (seat.map_or(255, Seat::number), legal.len() as u32));
            assert_eq!(bits(&masks[place]), bits(&mask_of(&legal)));
            assert_eq!(batch.game(place as u32).unwrap().hash(), game.hash());
            choices[place] = GRZ_INSTEAD_WAIT;
            if let Some(seat) = seat {
                let n = draws.below(legal.len() as u32);
                let command = legal.get(n as usize).unwrap();
                choices[place] = if flags == 0 { n } else { action_of(&command, &legal).unwrap() };
                game.apply(seat, &command, chance, &mut ()).unwrap();
            }
        }
        if choices == [GRZ_INSTEAD_WAIT; 8] {
            break;
        }
    }
}

fn blank() -> BatchRow {
    BatchRow { legal: 0, seat: 0, outcome: 0, mission: 0, stepped: 0 }
}

fn step(batch: &mut Batch, choice: u32, flags: u32) -> BatchRow {
    let mut row = [blank()];
    // SAFETY: the array is on the stack.
    let (mut rows, mut masks) = unsafe {
        let none = Row::new(std::ptr::null_mut::<Mask>(), 1, Place::NOWHERE).unwrap();
        (Row::new(row.as_mut_ptr(), 1, Place::NOWHERE).unwrap(), none)
    };
    batch.step(&[choice], flags, &mut rows, &mut masks).unwrap();
    row[0]
}

#[test]
fn a_choice_that_means_nothing_changes_nothing() {
    let mut batch = Batch::new(ruleset("base 3 normal"), 1, 1).unwrap();
    let before = batch.game(0).unwrap().hash();
    let waited = step(&mut batch, GRZ_INSTEAD_WAIT, 0);
    assert_eq!(waited.stepped, GRZ_STEPPED_WAITED);
    for (choice, flags) in [(waited.legal, 0), (u32::MAX - 2, 0), (GRZ_ACTION_DECLINE, GRZ_BATCH_ACTIONS)] {
        let row = step(&mut batch, choice, flags);
        assert_eq!(row, BatchRow { stepped: GRZ_STEPPED_REFUSED, ..waited });
    }
    assert_eq!(batch.game(0).unwrap().hash(), before);
}

#[test]
fn a_game_that_is_over_begins_anew_when_that_is_wanted() {
    let mut batch = Batch::new(ruleset("base 3 normal"), 1, 1).unwrap();
    let mut row = step(&mut batch, GRZ_INSTEAD_WAIT, 0);
    while row.legal > 0 {
        row = step(&mut batch, 0, 0);
    }
    assert!(row.seat == 255 && row.outcome != 255);
    assert_eq!(step(&mut batch, 0, 0).stepped, GRZ_STEPPED_REFUSED, "the game is over");
    for (choice, stepped) in [(0, GRZ_STEPPED_REFUSED), (GRZ_INSTEAD_WAIT, GRZ_STEPPED_WAITED)] {
        let before = batch.game(0).unwrap().hash();
        let row = step(&mut batch, choice, GRZ_BATCH_RESTART);
        assert_eq!((row.stepped, batch.game(0).unwrap().hash()), (stepped, before), "the game is as before");
    }
    row = step(&mut batch, GRZ_INSTEAD_RESTART, 0);
    assert!((row.stepped, row.outcome) == (GRZ_STEPPED_DONE, 255) && row.legal > 0);
    while row.outcome == 255 {
        row = step(&mut batch, 0, GRZ_BATCH_RESTART);
    }
    assert!(row.legal > 0, "the row holds the old outcome and what the new game asks");
}

/// Cards that no deck has and intensities that no deck allows have no action: its number would be another's.
#[test]
fn what_no_game_has_has_no_action() {
    let action = |command| action_of(&command, &Legal::Nothing);
    let card = |number| CardId::new(number).unwrap();
    for (first, command) in
        [(GRZ_ACTION_PLAY, Command::Play as fn(CardId) -> Command), (GRZ_ACTION_CHARM, Command::Charm)]
    {
        assert_eq!([79, 80, 127].map(|number| action(command(card(number)))), [Some(first + 79), None, None]);
    }
    let intensities = [80, 81, 255].map(|cards| action(Command::Intensity(cards)));
    assert_eq!(intensities, [Some(GRZ_ACTION_INTENSITY + 80), None, None]);
}
