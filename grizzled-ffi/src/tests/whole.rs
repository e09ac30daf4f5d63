//! Whole games through the interface, in which what it gives in one way is compared with what it gives in another.

use super::{WAYS, choose, play, ruleset, session, start};
use crate::codes::*;
use crate::convert::{NONE, to_c};
use crate::exports::*;
use crate::layout::{BatchHandle, BatchRow, CEvent, ClientHandle, GameHandle, Info, RulesHandle, Sized32};
use crate::model::{GAMES, RULES};
use grizzled_core::Seeded;
use std::ptr::null_mut;

fn info(game: GameHandle) -> Info {
    let mut info = session(WAYS[0], 1).info();
    // SAFETY: it is on the stack.
    assert_eq!(unsafe { grz_game_info(game, &mut info) }, GRZ_OK);
    info
}

/// The events from one on, as the interface lists them.
fn events(game: GameHandle, viewer: u32, from: u32) -> Vec<CEvent> {
    let mut needed = 0;
    let blank = session(WAYS[0], 1).events(0, 0).unwrap()[0];
    let mut list = vec![blank; 4096];
    // SAFETY: there is room for as many.
    let status = unsafe { grz_game_events(game, viewer, from, list.as_mut_ptr(), CEvent::SIZE, 4096, &mut needed) };
    assert_eq!(status, GRZ_OK);
    list.truncate(needed as usize);
    list
}

/// Long games too: there are as many events as there have been, each in its place, and those that the log holds.
#[test]
fn events_are_counted_as_they_come() {
    let mut longest = 0;
    for (preset, seed) in [("duo normal", 0)].into_iter().chain((0..40).map(|seed| ("solo", seed))) {
        if longest > 300 {
            break;
        }
        let mut session = session(preset, seed);
        let game = GameHandle { id: GAMES.insert(session.clone()).unwrap() };
        let mut choices = Seeded::new(!seed);
        while let Some((seat, command)) = choose(&session, &mut choices) {
            session.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
            // SAFETY: the command is on the stack.
            let status =
                unsafe { grz_submit(game, seat.number().into(), GRZ_ANY_SEQUENCE, &to_c(&command), null_mut()) };
            assert_eq!(status, GRZ_OK);
            let count = session.log().entries().iter().filter(|entry| entry.event().is_some()).count() as u32;
            let (info, list) = (info(game), events(game, GRZ_VIEWER_SPECTATOR, 0));
            assert_eq!((info.events, info.expected & 0xffff, list.len() as u32), (count, count, count));
            assert!((0..).zip(&list).all(|(place, event)| event.sequence == place));
            longest = longest.max(count);
        }
        assert_eq!(grz_game_free(game), GRZ_OK);
    }
    assert!(longest > 300, "a game of more than 300 events");
}

/// A copy of a game that was cut in the middle of a command is cut there too.
#[test]
fn a_copy_knows_that_the_game_was_cut() {
    let mut whole = session("base 4 normal", 3);
    play(&mut whole, 3, |_| {});
    let mut cut = 0;
    for count in 1..whole.count() {
        let then = whole.at(count, start(1).seed.into()).unwrap();
        let midway = then.log().is_cut();
        cut += u32::from(midway);
        let game = GameHandle { id: GAMES.insert(then).unwrap() };
        let mut copy = GameHandle::default();
        // SAFETY: it is on the stack.
        assert_eq!(unsafe { grz_game_clone(game, &mut copy) }, GRZ_OK);
        assert_eq!((info(copy).midway, info(copy)), (midway.into(), info(game)), "after {count} events");
        let command = to_c(&grizzled_core::Command::Decline);
        // SAFETY: the command is on the stack.
        let status = unsafe { grz_submit(copy, 0, GRZ_ANY_SEQUENCE, &command, null_mut()) };
        assert_eq!(status == GRZ_E_MIDWAY, midway, "after {count} events");
        assert_eq!((grz_game_free(game), grz_game_free(copy)), (GRZ_OK, GRZ_OK));
    }
    assert!(cut > 10, "{cut} were cut");
}

/// What a spectator receives is a spectator's: no secret in it, and no player takes it for its own.
#[test]
fn a_spectator_receives_no_players_events() {
    let mut session = session("base 4 normal", 7);
    let [mut spectator, mut player] = [GRZ_VIEWER_SPECTATOR, 0].map(|viewer| {
        let (stream, mut client) = (session.stream(viewer, 0, GRZ_FORM_BYTES).unwrap(), ClientHandle::default());
        // SAFETY: everything is on the stack.
        let status = unsafe { grz_client_create(stream.as_ptr(), stream.len() as u32, 0, &mut client, null_mut()) };
        assert_eq!(status, GRZ_OK);
        client
    });
    let after = session.info().expected;
    play(&mut session, 7, |_| {});
    let game = GameHandle { id: GAMES.insert(session).unwrap() };
    for event in events(game, GRZ_VIEWER_SPECTATOR, 0) {
        assert_eq!(u32::from(event.viewer), GRZ_VIEWER_SPECTATOR);
        assert!([0, GRZ_SECRET_HIDDEN].contains(&event.secret), "{event:?}");
    }
    let (mut bytes, mut needed) = (vec![0; 1 << 16], 0);
    // SAFETY: there is room for as many.
    let status =
        unsafe { grz_game_events_bytes(game, GRZ_VIEWER_SPECTATOR, after, bytes.as_mut_ptr(), 1 << 16, &mut needed) };
    assert_eq!(status, GRZ_OK);
    for (client, expected) in [(&mut player, GRZ_E_VIEWER), (&mut spectator, GRZ_OK)] {
        // SAFETY: they were just written.
        assert_eq!(unsafe { grz_client_feed(*client, after, bytes.as_ptr(), needed, null_mut()) }, expected);
        assert_eq!(grz_client_free(*client), GRZ_OK);
    }
    assert_eq!(grz_game_free(game), GRZ_OK);
}

/// Steps the one game of a batch.
fn step(batch: BatchHandle, flags: u32, choice: u32) -> BatchRow {
    let mut row = BatchRow { legal: 0, seat: 0, outcome: 0, mission: 0, stepped: 0 };
    // SAFETY: everything is on the stack.
    assert_eq!(unsafe { grz_batch_step(batch, flags, &choice, 1, &mut row, null_mut()) }, GRZ_OK);
    row
}

/// The row says how the game ended that was just over, whether another is begun in its place or not; and a game that was
/// just begun has no outcome.
#[test]
fn a_batch_says_how_a_game_ended_and_begins_another() {
    let rules = RulesHandle { id: RULES.insert((*ruleset("base 3 normal")).clone()).unwrap() };
    let [plain, restarting] = [0, 0].map(|_| {
        let mut batch = BatchHandle::default();
        // SAFETY: it is on the stack.
        assert_eq!(unsafe { grz_batch_create(rules, 1, 9, &mut batch, null_mut()) }, GRZ_OK);
        batch
    });
    let mut ended = 0;
    while ended < 3 {
        let (row, other) = (step(plain, 0, 0), step(restarting, GRZ_BATCH_RESTART, 0));
        assert_eq!(row.outcome, other.outcome);
        if row.outcome == NONE {
            continue;
        }
        ended += 1;
        assert!(row.legal == 0 && other.legal > 0 && other.seat != NONE);
        let begun = step(plain, 0, GRZ_INSTEAD_RESTART);
        assert_eq!(
            (begun.outcome, begun.mission, begun.legal, begun.stepped),
            (NONE, 1, other.legal, GRZ_STEPPED_DONE)
        );
    }
    assert_eq!((grz_batch_free(plain), grz_batch_free(restarting), grz_rules_free(rules)), (GRZ_OK, GRZ_OK, GRZ_OK));
}
