//! All that the interface shows a viewer of a game, each as a text that two games can be compared by. The list of the
//! channels is the one place for it: a function that shows a viewer something gets a line there.

use crate::codes::*;
use crate::convert::to_c;
use crate::exports::*;
use crate::layout::{CCommand, CError, CEvent, CView, ClientHandle, GameHandle, Info, Sized32};
use grizzled_core::Command;
use std::ffi::c_char;
use std::fmt::Debug;
use std::mem::MaybeUninit;
use std::ptr::null_mut;

/// Who asks, and the commands that it tries.
pub(super) struct Asked<'a> {
    pub(super) viewer: u32,
    pub(super) commands: &'a [Command],
}

/// A way by which the interface shows a viewer something.
pub(super) struct Channel {
    pub(super) name: &'static str,
    /// Whether it is dear, and so looked at now and then only.
    pub(super) dear: bool,
    pub(super) shown: fn(GameHandle, &Asked<'_>) -> String,
}

const fn often(name: &'static str, shown: fn(GameHandle, &Asked<'_>) -> String) -> Channel {
    Channel { name, dear: false, shown }
}

const fn dear(name: &'static str, shown: fn(GameHandle, &Asked<'_>) -> String) -> Channel {
    Channel { name, dear: true, shown }
}

// SAFETY of the calls below: what a pointer names is on the stack or in a vector as long as the call is given.
pub(super) const CHANNELS: &[Channel] = &[
    often("grz_game_info", |game, _| one::<Info>(|info| unsafe { grz_game_info(game, info) })),
    often("grz_game_view", |game, asked| one::<CView>(|view| unsafe { grz_game_view(game, asked.viewer, view) })),
    often("grz_undo", |game, _| undo(game)),
    often("grz_legal_mask", |game, asked| {
        list::<u64>(|words, room, needed| unsafe { grz_legal_mask(game, asked.viewer, words, room, needed) })
    }),
    often("grz_check", check),
    often("grz_submit", refused),
    dear("grz_legal_commands", |game, asked| {
        let size = CCommand::SIZE;
        list::<CCommand>(|to, room, needed| unsafe { grz_legal_commands(game, asked.viewer, to, size, room, needed) })
    }),
    dear("grz_command_text", words_of_commands),
    dear("grz_game_bot", bots),
    dear("grz_game_view_json", |game, asked| {
        text(|to, room, needed| unsafe { grz_game_view_json(game, asked.viewer, to, room, needed) })
    }),
    dear("grz_game_events", |game, asked| {
        let size = CEvent::SIZE;
        list::<CEvent>(|to, room, needed| unsafe { grz_game_events(game, asked.viewer, 0, to, size, room, needed) })
    }),
    dear("grz_game_events_bytes", |game, asked| {
        list::<u8>(|to, room, needed| unsafe { grz_game_events_bytes(game, asked.viewer, 0, to, room, needed) })
    }),
    dear("grz_game_events_json", |game, asked| {
        text(|to, room, needed| unsafe { grz_game_events_json(game, asked.viewer, 0, to, room, needed) })
    }),
    dear("grz_game_events_text", |game, asked| {
        in_languages(|lang| {
            text(|to, room, needed| unsafe { grz_game_events_text(game, asked.viewer, 0, lang, to, room, needed) })
        })
    }),
    dear("grz_game_stream", streams),
    dear("grz_client_create", clients),
];

/// A struct that a call fills in, behind its status.
fn one<T: Sized32 + Debug>(call: impl Fn(*mut T) -> i32) -> String {
    let mut room = MaybeUninit::<T>::zeroed();
    // SAFETY: the struct is integers, of which the first is its size.
    unsafe { room.as_mut_ptr().cast::<u32>().write(T::SIZE) };
    let status = call(room.as_mut_ptr());
    // SAFETY: integers are what they are; those not written are 0.
    format!("{status} {:?}", unsafe { room.assume_init() })
}

/// A list that a call fills in, behind its status.
fn items<T: Copy>(call: impl Fn(*mut T, u32, *mut u32) -> i32) -> (i32, Vec<T>) {
    let mut needed = 0;
    call(null_mut(), 0, &mut needed);
    let mut room = vec![MaybeUninit::<T>::zeroed(); needed as usize];
    let status = call(room.as_mut_ptr().cast(), needed, &mut needed);
    // SAFETY: integers are what they are; those not written are 0.
    (status, room.into_iter().map(|item| unsafe { item.assume_init() }).collect())
}

fn list<T: Copy + Debug>(call: impl Fn(*mut T, u32, *mut u32) -> i32) -> String {
    format!("{:?}", items(call))
}

fn text(call: impl Fn(*mut c_char, u32, *mut u32) -> i32) -> String {
    let (status, text) = items::<c_char>(call);
    let text: Vec<u8> = text.into_iter().map(|byte| byte.cast_unsigned()).collect();
    format!("{status} {}", String::from_utf8_lossy(&text))
}

fn in_languages(say: impl Fn(u32) -> String) -> String {
    [GRZ_LANG_EN, GRZ_LANG_FR].map(say).concat()
}

/// Whether the last command can be taken back, and what is said where it cannot; it is tried on a copy.
fn undo(game: GameHandle) -> String {
    let mut copy = GameHandle::default();
    // SAFETY: the handle is on the stack.
    assert_eq!(unsafe { grz_game_clone(game, &mut copy) }, GRZ_OK);
    let undone = one::<CError>(|error| unsafe { grz_undo(copy, GRZ_ANY_SEQUENCE, error) });
    let left = one::<Info>(|info| unsafe { grz_game_info(copy, info) });
    assert_eq!(grz_game_free(copy), GRZ_OK);
    undone + &left
}

/// What is said to each command, legal or not.
fn check(game: GameHandle, asked: &Asked<'_>) -> String {
    let check = |command| one::<CError>(|error| unsafe { grz_check(game, asked.viewer, &to_c(command), error) });
    asked.commands.iter().map(check).collect()
}

/// What is said to a command that comes too late, and to those that are refused.
fn refused(game: GameHandle, asked: &Asked<'_>) -> String {
    let submit = |command: &Command, expected| {
        one::<CError>(|error| unsafe { grz_submit(game, asked.viewer, expected, &to_c(command), error) })
    };
    let illegal = asked.commands.iter().filter(|command| {
        // SAFETY: the command is on the stack, and there is no room for an error.
        unsafe { grz_check(game, asked.viewer, &to_c(command), null_mut()) != GRZ_OK }
    });
    let late = asked.commands.first().map(|command| submit(command, 0));
    late.into_iter().chain(illegal.map(|command| submit(command, GRZ_ANY_SEQUENCE))).collect()
}

fn legal(game: GameHandle, asked: &Asked<'_>) -> Vec<CCommand> {
    let size = CCommand::SIZE;
    items::<CCommand>(|to, room, needed| unsafe { grz_legal_commands(game, asked.viewer, to, size, room, needed) }).1
}

fn words_of_commands(game: GameHandle, asked: &Asked<'_>) -> String {
    let legal = legal(game, asked);
    let say = |command: &CCommand| {
        in_languages(|lang| {
            text(|to, room, needed| unsafe { grz_command_text(game, asked.viewer, command, lang, to, room, needed) })
        })
    };
    legal.iter().map(say).collect()
}

fn bots(game: GameHandle, asked: &Asked<'_>) -> String {
    let bots = [GRZ_BOT_CAREFUL, GRZ_BOT_RANDOM];
    bots.map(|bot| one::<CCommand>(|command| unsafe { grz_game_bot(game, asked.viewer, bot, 7, command) })).concat()
}

/// How many events there have been.
fn events(game: GameHandle) -> u32 {
    crate::model::GAMES.with(game.id, |session| Ok(session.count())).unwrap()
}

/// Where clients join, and in which form they are sent what they need.
fn joining(game: GameHandle) -> [(u32, u32); 4] {
    let events = events(game);
    [(0, GRZ_FORM_BYTES), (events / 2, GRZ_FORM_JSON), (events * 3 / 4, GRZ_FORM_BYTES), (events, GRZ_FORM_JSON)]
}

fn stream(game: GameHandle, asked: &Asked<'_>, after: u32, form: u32) -> (i32, Vec<u8>) {
    items::<u8>(|to, room, needed| unsafe { grz_game_stream(game, asked.viewer, after, form, to, room, needed) })
}

fn streams(game: GameHandle, asked: &Asked<'_>) -> String {
    joining(game).map(|(after, form)| format!("{:?}", stream(game, asked, after, form))).concat()
}

/// A client that is made of a late stream.
fn client_of(game: GameHandle, asked: &Asked<'_>, after: u32, form: u32) -> Option<ClientHandle> {
    let ((_, stream), mut client) = (stream(game, asked, after, form), ClientHandle::default());
    // SAFETY: the stream is in a vector.
    let status = unsafe { grz_client_create(stream.as_ptr(), stream.len() as u32, after, &mut client, null_mut()) };
    (status == GRZ_OK).then_some(client)
}

/// What clients that are made of late streams show.
fn clients(game: GameHandle, asked: &Asked<'_>) -> String {
    let joined = |(after, form)| {
        let client = client_of(game, asked, after, form).expect("a stream makes a client");
        let shown = of_client(client, asked);
        assert_eq!(grz_client_free(client), GRZ_OK);
        shown
    };
    joining(game).map(joined).concat()
}

fn of_client(client: ClientHandle, asked: &Asked<'_>) -> String {
    let size = CCommand::SIZE;
    let check = |command| one::<CError>(|error| unsafe { grz_client_check(client, &to_c(command), error) });
    [
        one::<Info>(|info| unsafe { grz_client_info(client, info) }),
        one::<CView>(|view| unsafe { grz_client_view(client, view) }),
        text(|to, room, needed| unsafe { grz_client_view_json(client, to, room, needed) }),
        text(|to, room, needed| unsafe { grz_client_events_json(client, 0, to, room, needed) }),
        in_languages(|lang| {
            text(|to, room, needed| unsafe { grz_client_events_text(client, 0, lang, to, room, needed) })
        }),
        list::<CCommand>(|to, room, needed| unsafe { grz_client_legal_commands(client, to, size, room, needed) }),
        one::<CCommand>(|command| unsafe { grz_client_bot(client, GRZ_BOT_CAREFUL, 7, command) }),
        asked.commands.iter().take(8).map(check).collect(),
    ]
    .concat()
}
