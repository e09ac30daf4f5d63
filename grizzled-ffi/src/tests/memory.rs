//! Calls while the system has no memory left.

use super::{WAYS, play, ruleset, session, start};
use crate::codes::*;
use crate::exports::{grz_game_clone, grz_game_free};
use crate::handles::Needs;
use crate::layout::GameHandle;
use crate::memory::{self, BYTE, ORDINARY};
use crate::model::clients::Client;
use crate::model::games::Session;
use crate::model::packs::Cards;
use crate::model::rules::Ruleset;
use crate::model::{GAMES, saves};
use grizzled_core::log::{Log, MOST_RECORDS};
use grizzled_core::play::Seed;
use grizzled_core::text::Lang;
use grizzled_core::{Command, Notice, Seat, Secret, Seen, Viewer};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// How many more requests of this thread are granted.
    static LEFT: Cell<u64> = const { Cell::new(u64::MAX) };
    /// Whether all are refused after that, or one.
    static FOR_GOOD: Cell<bool> = const { Cell::new(false) };
    /// The bytes that this thread has, and the most that it had.
    static BYTES: Cell<(isize, isize)> = const { Cell::new((0, 0)) };
    /// How many blocks this thread has given back.
    static GIVEN_BACK: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, which can be made to refuse.
pub(crate) struct Failing;

fn granted() -> bool {
    let left = LEFT.get();
    if left == u64::MAX {
        return true;
    }
    LEFT.set(if left > 0 {
        left - 1
    } else if FOR_GOOD.get() {
        0
    } else {
        u64::MAX
    });
    left > 0
}

fn count(bytes: isize) {
    let (now, most) = BYTES.get();
    BYTES.set((now + bytes, most.max(now + bytes)));
}

pub(crate) fn given_back() -> u64 {
    GIVEN_BACK.get()
}

// SAFETY: the system's, or NULL.
unsafe impl GlobalAlloc for Failing {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller vouches for the same.
        if granted() { unsafe { System.alloc(layout) } } else { std::ptr::null_mut() }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        GIVEN_BACK.set(GIVEN_BACK.get() + 1);
        // SAFETY: the caller vouches for the same.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // Both are there for a moment.
        count(size as isize);
        count(-(layout.size() as isize));
        // SAFETY: the caller vouches for the same.
        if granted() { unsafe { System.realloc(at, layout, size) } } else { std::ptr::null_mut() }
    }
}

/// The most bytes that a call has at once, beyond what there was before it.
fn most(call: impl FnOnce()) -> usize {
    let (before, _) = BYTES.get();
    BYTES.set((before, before));
    call();
    (BYTES.get().1 - before) as usize
}

/// What a large call may need is set aside before it begins.
#[test]
fn a_large_call_does_not_begin_without_memory() {
    FOR_GOOD.set(true);
    LEFT.set(0);
    let (ordinary, large) = (memory::room(ORDINARY).is_ok(), memory::room(ORDINARY + 1).err());
    LEFT.set(u64::MAX);
    assert_eq!((ordinary, large), (true, Some(GRZ_E_MEMORY)));
}

/// A log of as many records as there can be, the shortest ones.
fn longest_log() -> Log {
    let mut log = session("solo", 1).log().clone();
    while log.entries().len() < MOST_RECORDS {
        log.command(Seat::S0, &Command::Refill);
    }
    log
}

/// What makes most of few bytes, or of many.
fn readings() -> Vec<(&'static str, Vec<u8>)> {
    let log = longest_log();
    let seen = Seen { viewer: Viewer::Spectator, notice: Notice::MissionSucceeded, secret: Secret::Nothing };
    let mut game = session("base 3 normal", 1);
    play(&mut game, 1, |_| {});
    let text = game.text();
    let (tags, moves) = text.split_once("\n\n").unwrap();
    vec![
        ("a log in bytes", log.to_bytes()),
        ("a log in JSON", log.to_json_lines().into_bytes()),
        ("records", seen.to_bytes().repeat(MOST_RECORDS)),
        ("moves", format!("{tags}\n\n{}", moves.repeat((4 << 20) / moves.len() - 1)).into_bytes()),
        ("nesting", vec![b'['; 1 << 20]),
        ("objects", b"{\"a\":".repeat(200_000)),
        ("numbers", [b"{\"format\":[".to_vec(), b"1,".repeat(2_000_000)].concat()),
        ("zeros", vec![0; 1 << 20]),
    ]
}

/// Whatever a call is given to read, it needs no more than is set aside for that.
#[test]
fn nothing_that_is_read_needs_more_than_is_set_aside() {
    let rules = ruleset("solo");
    let mut greatest = 0;
    for (what, bytes) in &readings() {
        let text = std::str::from_utf8(bytes);
        let needs = [
            most(|| drop(saves::probe(bytes))),
            most(|| drop(saves::read_seen(bytes))),
            most(|| drop(saves::read_stream(bytes))),
            most(|| drop(saves::read_campaign(bytes))),
            most(|| drop(Cards::load(bytes))),
            most(|| drop(Session::load(bytes, &start(1)))),
            most(|| drop(text.map(|text| Session::from_text(text, None)))),
            most(|| drop(text.map(|text| saves::read_setup(&rules.rules, text)))),
            most(|| drop(text.map(|text| Ruleset::new(text, &[], None)))),
        ];
        let need = needs.into_iter().max().unwrap() + bytes.len();
        assert!(need <= ORDINARY.max(bytes.len() * BYTE), "{what}: {need} for {}", bytes.len());
        greatest = greatest.max(need);
    }
    assert!(greatest > 4 * ORDINARY, "nothing large was read");
}

/// What a call on a game needs goes with how much of it there is.
#[test]
fn no_call_on_a_game_needs_more_than_is_set_aside() {
    let mut greatest = 0;
    for preset in WAYS {
        let mut game = session(preset, 1);
        play(&mut game, 1, |_| {});
        let client = Client::new(&saves::read_stream(&game.stream(0, 0, GRZ_FORM_BYTES).unwrap()).unwrap(), 0).unwrap();
        let needs = [
            most(|| drop(game.save(GRZ_FORM_JSON))),
            most(|| drop(game.save(GRZ_FORM_BYTES))),
            most(|| drop(game.stream(0, 0, GRZ_FORM_JSON))),
            most(|| drop(game.events_json(0, 0))),
            most(|| drop(game.referee_events_json(0))),
            most(|| drop(game.referee_events_text(0, Lang::Fr))),
            most(|| drop(game.events(0, 0))),
            most(|| drop(game.text())),
            most(|| drop(game.clone())),
            most(|| drop(game.at(10, Seed::from(1)))),
            most(|| drop(game.referee_view_json())),
            most(|| drop(game.position())),
            most(|| drop(client.events_json(0))),
            most(|| drop(client.events_text(0, Lang::Fr))),
            most(|| drop(client.view_json())),
        ];
        let need = needs.into_iter().max().unwrap();
        // What does not go with the records is small beside what is set aside at all times.
        assert!(need <= ORDINARY / 16 + game.needs(), "{preset}: {need}");
        greatest = greatest.max(need);
    }
    assert!(greatest > 1 << 17, "nothing large was done");
}

/// With nothing left, games can be kept until what is set aside is used up; then it is said, and all can be freed again.
#[test]
fn with_nothing_left_calls_say_so() {
    let game = GameHandle { id: GAMES.insert(session("base 4 normal", 1)).unwrap() };
    let mut kept = Vec::with_capacity(4096);
    let status = loop {
        let mut copy = GameHandle::default();
        FOR_GOOD.set(true);
        LEFT.set(0);
        // SAFETY: it is on the stack.
        let status = unsafe { grz_game_clone(game, &mut copy) };
        LEFT.set(u64::MAX);
        if status != GRZ_OK || kept.len() == 4096 {
            break status;
        }
        kept.push(copy);
    };
    assert_eq!(status, GRZ_E_MEMORY);
    assert!(kept.len() > 8, "{} copies: as long as what is left is enough, calls begin", kept.len());
    let all = kept.iter().all(|copy| {
        LEFT.set(0);
        let status = grz_game_free(*copy);
        LEFT.set(u64::MAX);
        status == GRZ_OK
    });
    assert!(all && grz_game_free(game) == GRZ_OK, "to free needs no memory");
}
