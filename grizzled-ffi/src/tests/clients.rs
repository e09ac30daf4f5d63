//! How much a client takes and keeps.

use super::{choose, session};
use crate::codes::*;
use crate::handles::Needs;
use crate::model::clients::Client;
use crate::model::games::Session;
use grizzled_core::log::{Stream, View};
use grizzled_core::{Seeded, Viewer};

/// No game has more events.
const MOST: u32 = (1 << 16) - 2;

fn spectators(game: &Session) -> Stream {
    Stream::from_view(*game.rules(), View::of(game.game(), Viewer::Spectator).unwrap(), None)
}

/// A client has as many events as a game can have, and not one more, whether it begins with them or is fed them.
#[test]
fn a_client_has_no_more_events_than_a_game() {
    let mut game = session("base 3 normal", 1);
    let (begun, before) = (spectators(&game), game.count());
    let (seat, command) = choose(&game, &mut Seeded::new(1)).unwrap();
    game.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
    let (records, more) = (game.events_bytes(GRZ_VIEWER_SPECTATOR, before).unwrap(), game.count() - before);
    let mut whole = begun.clone();
    for event in game.log().events().skip(before as usize) {
        whole.push(game.game().redact(event, Viewer::Spectator)).unwrap();
    }
    assert!(more > 1);
    for (first, expected) in [(MOST - more, None), (MOST - more + 1, Some(GRZ_E_LIMIT)), (MOST, Some(GRZ_E_LIMIT))] {
        assert_eq!(Client::new(&whole, first).err(), expected, "{first}");
        let mut client = Client::new(&begun, first).unwrap();
        let fed = client.feed(client.info().expected, &records);
        assert_eq!(fed.err().map(|failure| failure.to_c().status), expected, "{first}");
        let count = if expected.is_none() { MOST } else { first };
        assert_eq!(client.count(), count);
    }
    assert_eq!(Client::new(&begun, MOST + 1).err(), Some(GRZ_E_VALUE));
}

/// A kilobyte for each event that it keeps; those before its first one it has never had.
#[test]
fn what_a_call_on_a_client_needs_goes_with_its_events() {
    let mut game = session("base 3 normal", 1);
    let mut client = Client::new(&spectators(&game), game.count()).unwrap();
    assert_eq!(client.needs(), 0);
    let mut choices = Seeded::new(1);
    for _ in 0..3 {
        let before = game.count();
        let (seat, command) = choose(&game, &mut choices).unwrap();
        game.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
        let needed = client.needs();
        client.feed(client.info().expected, &game.events_bytes(GRZ_VIEWER_SPECTATOR, before).unwrap()).unwrap();
        assert_eq!(client.needs() - needed, 1024 * (game.count() - before) as usize);
    }
}
