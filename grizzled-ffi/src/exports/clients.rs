//! Clients: a game as one viewer sees it, built from its stream alone.

use crate::boundary::{
    answer, answer_reporting, answer_struct, answer_structs, answer_text, freeing, guarded_reporting, read, read_bytes,
};
use crate::codes::{GRZ_E_VALUE, GRZ_MAX_BYTES, GRZ_MAX_INPUT};
use crate::convert::{from_c, to_c};
use crate::layout::{CCommand, CError, CEvent, CView, ClientHandle, Info, RulesHandle};
use crate::model::clients::Client;
use crate::model::saves::read_stream;
use crate::model::{CLIENTS, RULES, bot_command, lang, player};
use core::ffi::c_char;

/// Begins a client with a stream that its host sent (grz_game_stream). It holds what its viewer may see and nothing
/// else. The host sends together with the stream what it gave grz_game_stream as `after`: the stream does not say it.
///
/// `stream`, `length`: the bytes, in either form.
/// `first`: that number, the sequence number of the first event in the stream.
/// Statuses: GRZ_E_FORMAT (it is no stream), GRZ_E_VIEWER (it is a log, which knows everything, or holds what is not
/// its viewer's), GRZ_E_NEWER, GRZ_E_RULES, GRZ_E_TEXT, GRZ_E_VALUE (no game has so many events before it),
/// GRZ_E_SEQUENCE (a stream from the beginning has 0, one with a snapshot has not).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_create(
    stream: *const u8,
    length: u32,
    first: u32,
    client: *mut ClientHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(client, error, || {
            let bytes = read_bytes(stream, length, GRZ_MAX_INPUT)?;
            let stream = read_stream(&bytes)?;
            Ok(ClientHandle { id: CLIENTS.insert(Client::new(&stream, first)?)? })
        })
    }
}

/// Gives a client what has happened since (grz_game_events_bytes or grz_game_events_json). It takes what was made for
/// its own viewer, and no secret but its viewer's, whoever sent it.
///
/// `expected`: after what these events come, the number that grz_game_events_bytes was given: where the client stands
/// (grz_client_info.expected).
/// `bytes`, `length`: the records, or the JSON array.
/// Statuses: GRZ_E_FORMAT, GRZ_E_TEXT, GRZ_E_VIEWER (of which error.place is the first event concerned, where it is
/// one), GRZ_E_SEQUENCE (events are missing or come twice, or what the client has seen was taken back: begin a new one
/// with a new stream), GRZ_E_MIDWAY (its game stands in the middle of a command, so nothing follows), GRZ_E_LIMIT (more
/// than any game has).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_feed(
    client: ClientHandle,
    expected: u32,
    bytes: *const u8,
    length: u32,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |_| {
            let records = read_bytes(bytes, length, GRZ_MAX_BYTES)?;
            CLIENTS.with(client.id, |client| client.feed(expected, &records))
        })
    }
}

/// Ends a client.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_client_free(client: ClientHandle) -> i32 {
    freeing(|| Ok(CLIENTS.remove(client.id)?))
}

/// How the game stands, as far as the client knows.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_info(client: ClientHandle, info: *mut Info) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(info, || CLIENTS.with(client.id, |client| Ok(client.info()))) }
}

/// The rules of a client's game as a handle of their own, for its cards and their texts.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_rules(client: ClientHandle, rules: *mut RulesHandle) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer(rules, || {
            let ruleset = CLIENTS.with(client.id, |client| Ok((*client.ruleset).clone()))?;
            Ok(RulesHandle { id: RULES.insert(ruleset)? })
        })
    }
}

/// What the viewer sees now.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_view(client: ClientHandle, view: *mut CView) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(view, || CLIENTS.with(client.id, |client| Ok(client.view()))) }
}

/// What the viewer sees now, as a JSON object with one key, which says whose it is: `seat` or `spectator`.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_view_json(
    client: ClientHandle,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_text(text, capacity, needed, || CLIENTS.with(client.id, |client| client.view_json())) }
}

/// What the viewer has seen, from an event on; nothing from before the client's first event.
///
/// `from`: the sequence number of the first event wanted.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_events(
    client: ClientHandle,
    from: u32,
    events: *mut CEvent,
    struct_size: u32,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_structs(events, struct_size, capacity, needed, || {
            CLIENTS.with(client.id, |client| Ok(client.events(from)))
        })
    }
}

/// What the viewer has seen, from an event on, as a JSON array.
///
/// `client`, `from`: as for grz_client_events.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_events_json(
    client: ClientHandle,
    from: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_text(text, capacity, needed, || CLIENTS.with(client.id, |client| client.events_json(from))) }
}

/// What the viewer has seen, from an event on, in words: a line for each event.
///
/// `client`, `from`: as for grz_client_events.
/// Statuses: GRZ_E_VALUE (no such language).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_events_text(
    client: ClientHandle,
    from: u32,
    lang: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_text(text, capacity, needed, || {
            let lang = self::lang(lang)?;
            CLIENTS.with(client.id, |client| Ok(client.events_text(from, lang)))
        })
    }
}

/// How many commands the viewer's seat may give now, computed from what it sees; 0 when the game does not wait for it.
///
/// Statuses: GRZ_E_VALUE (the viewer is a spectator).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_legal_count(client: ClientHandle, count: *mut u32) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer(count, || CLIENTS.with(client.id, |client| Ok(client.legal()?.len() as u32))) }
}

/// One of the commands that the viewer's seat may give now.
///
/// `place`: its place in the fixed order, from 0; below what grz_client_legal_count gives.
/// Statuses: GRZ_E_VALUE (the viewer is a spectator, or there are not so many).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_legal_command(client: ClientHandle, place: u32, command: *mut CCommand) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_struct(command, || {
            let legal = CLIENTS.with(client.id, |client| Ok(client.legal()?))?;
            Ok(to_c(&legal.get(place as usize).ok_or(GRZ_E_VALUE)?))
        })
    }
}

/// The commands that the viewer's seat may give now, computed from what it sees, in the same order as the host's.
///
/// Statuses: GRZ_E_VALUE (the viewer is a spectator).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_legal_commands(
    client: ClientHandle,
    commands: *mut CCommand,
    struct_size: u32,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_structs(commands, struct_size, capacity, needed, || {
            CLIENTS.with(client.id, |client| Ok(client.legal()?.iter().map(|command| to_c(&command)).collect()))
        })
    }
}

/// Whether the command is legal for the viewer's seat now.
///
/// Statuses: GRZ_E_REJECTED, GRZ_E_VALUE (the viewer is a spectator, or a number of the command is outside its range).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_check(client: ClientHandle, command: *const CCommand, error: *mut CError) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |_| {
            let command = from_c(&read(command)?)?;
            CLIENTS.with(client.id, |client| Ok(client.player()?.check(&client.ruleset.rules, &command)?))
        })
    }
}

/// What a bot would do in the place of the viewer's seat.
///
/// `bot`: GRZ_BOT_...
/// `seed`: decides what is left to chance: give another one each time.
/// Statuses: GRZ_E_VALUE (the viewer is a spectator, the game does not wait for it, or there is no such bot).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_bot(client: ClientHandle, bot: u32, seed: u64, command: *mut CCommand) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_struct(command, || {
            let chosen = CLIENTS
                .with(client.id, |client| Ok(bot_command(&client.ruleset.rules, client.player()?, bot, seed)?))?;
            Ok(to_c(&chosen.ok_or(GRZ_E_VALUE)?))
        })
    }
}

/// A command in words, as a button would show it.
///
/// Statuses: GRZ_E_VALUE (no player sits there, a number of the command is outside its range, or no such language).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_client_command_text(
    client: ClientHandle,
    seat: u32,
    command: *const CCommand,
    lang: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_text(text, capacity, needed, || {
            let (command, lang) = (from_c(&read(command)?)?, self::lang(lang)?);
            CLIENTS.with(client.id, |client| {
                let seat = player(&client.ruleset.rules, seat)?;
                Ok(client.ruleset.command_text(lang, client.table(), seat, &command))
            })
        })
    }
}
