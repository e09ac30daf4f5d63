//! Games that are cut in the middle of a command, and histories of which a part was taken back.

use super::{WAYS, choose, play, session, start};
use crate::codes::*;
use crate::convert::to_c;
use crate::exports::*;
use crate::layout::{GameHandle, Setting};
use crate::model::clients::Client;
use crate::model::games::Session;
use crate::model::packs::Cards;
use crate::model::rules::Ruleset;
use crate::model::saves::{probe, read_stream};
use crate::model::{GAMES, bot_command};
use grizzled_core::cards::Pack;
use grizzled_core::log::Entry;
use grizzled_core::packs::OwnedPack;
use grizzled_core::play::Seed;
use grizzled_core::text::Lang;
use grizzled_core::{Command, Reason, Seeded};
use std::sync::Arc;

fn client(game: &Session, viewer: u32, after: u32) -> Client {
    Client::new(&read_stream(&game.stream(viewer, after, GRZ_FORM_JSON).unwrap()).unwrap(), after).unwrap()
}

/// How many events there were among those of a command, and not after the last of them.
fn between_commands(game: &Session) -> Vec<u32> {
    let entries = game.log().entries();
    let next_is_event = |at: &usize| entries.get(at + 1).is_some_and(|next| next.event().is_some());
    let ends = entries.iter().enumerate().filter(|(_, entry)| entry.event().is_some());
    (1..).zip(ends).filter(|(_, (at, _))| next_is_event(at)).map(|(events, _)| events).collect()
}

/// # Panics
///
/// When a cut game does not say so, or lets anybody do anything.
fn can_only_be_looked_at(cut: &mut Session, what: &str) {
    let info = cut.info();
    assert_eq!((info.midway, info.awaited, info.undo), (1, 0, 0), "{what}");
    for seat in cut.rules().grizzled().iter() {
        assert!(cut.legal(seat.number().into()).unwrap().is_empty(), "{what}");
        assert_eq!(cut.check(seat, &Command::Decline).unwrap_err().reason, Reason::MidCommand, "{what}");
        assert_eq!(cut.submit(seat, GRZ_ANY_SEQUENCE, &Command::Decline), Err(GRZ_E_MIDWAY.into()), "{what}");
        let view = cut.game().view(seat).unwrap();
        for bot in [GRZ_BOT_RANDOM, GRZ_BOT_CAREFUL] {
            assert_eq!(bot_command(cut.rules(), &view, bot, 1), Ok(None), "{what}");
        }
    }
    let undone = cut.undo(GRZ_ANY_SEQUENCE).map_err(|failure| failure.status);
    assert_eq!(undone, Err(GRZ_E_UNDO), "{what}: the status that the header names");
    let mut client = client(cut, 0, 0);
    assert_eq!((client.info().midway, client.info().awaited), (1, 0), "{what}");
    assert!(client.legal().unwrap().is_empty(), "{what}");
    let stands = client.info().expected;
    assert_eq!(client.feed(stands, b"[]"), Err(GRZ_E_MIDWAY.into()), "{what}");
}

/// CMD-1: a game that is cut in the middle of a command stays so, copied, saved and loaded: what would have followed is
/// lost, and nobody withdraws twice.
#[test]
fn cmd_1_a_game_that_is_cut_in_a_command_can_only_be_looked_at() {
    let mut cuts = 0;
    for (seed, preset) in (0..).zip(WAYS) {
        let mut game = session(preset, seed);
        play(&mut game, seed, |_| {});
        assert_eq!(game.info().midway, 0);
        for events in between_commands(&game).into_iter().step_by(5) {
            let what = format!("{preset} after {events} events");
            let mut cut = game.at(events, Seed::from(1)).unwrap();
            can_only_be_looked_at(&mut cut, &what);
            can_only_be_looked_at(&mut cut.clone(), &what);
            for form in [GRZ_FORM_BYTES, GRZ_FORM_JSON] {
                let saved = cut.save(form).unwrap();
                assert_eq!(probe(&saved).unwrap().midway, 1, "{what}");
                can_only_be_looked_at(&mut Session::load(&saved, &start(1)).unwrap(), &what);
            }
            cuts += 1;
        }
        // From where a command is whole, anybody can go on.
        let whole = game.log().entries().iter().rposition(|entry| matches!(entry, Entry::Command { .. })).unwrap();
        let events = game.log().entries()[..whole].iter().filter(|entry| entry.event().is_some()).count() as u32;
        let mut then = game.at(events, Seed::from(1)).unwrap();
        let (seat, command) = choose(&then, &mut Seeded::new(2)).unwrap();
        assert_eq!(then.info().midway, 0);
        assert_eq!(then.submit(seat, then.info().expected, &command), Ok(()), "{preset}");
    }
    assert!(cuts > 200, "{cuts}");
}

/// CMD-1: the same through the functions of the library, to which a copy is a handle of its own.
#[test]
fn cmd_1_a_copy_of_a_cut_game_is_cut() {
    let mut game = session("base 3 normal", 4);
    play(&mut game, 4, |_| {});
    let events = between_commands(&game)[20];
    let cut = GameHandle { id: GAMES.insert(game.at(events, Seed::from(1)).unwrap()).unwrap() };
    let mut copy = GameHandle { id: 0 };
    // SAFETY: the pointers are to variables of this function.
    unsafe {
        assert_eq!(grz_game_clone(cut, &raw mut copy), GRZ_OK);
        let mut count = 9;
        assert_eq!(grz_legal_count(copy, 0, &raw mut count), GRZ_OK);
        let mut command = to_c(&Command::Decline);
        assert_eq!(grz_game_bot(copy, 0, GRZ_BOT_CAREFUL, 1, &raw mut command), GRZ_E_VALUE);
        assert_eq!(count, 0);
    }
    assert_eq!((grz_game_free(cut), grz_game_free(copy)), (GRZ_OK, GRZ_OK));
}

/// CMD-1: A, undo, B: a client that saw A stands at B's number, and neither its commands nor B's events pass.
#[test]
fn cmd_1_a_client_that_saw_what_was_taken_back_is_found_out() {
    let mut found = 0;
    for (seed, preset) in (0..).zip(WAYS) {
        let mut game = session(preset, seed);
        let mut choices = Seeded::new(8);
        while let Some((seat, command)) = choose(&game, &mut choices) {
            let before = game.info().expected;
            let mut client = client(&game, 0, 0);
            assert_eq!(client.info().expected, before, "{preset}");
            game.submit(seat, before, &command).unwrap();
            client.feed(before, &game.events_bytes(0, before).unwrap()).unwrap();
            let dropped = client.info().expected;
            assert_eq!(dropped, game.info().expected, "{preset}");
            if game.info().undo == 0 {
                continue;
            }
            game.undo(dropped).unwrap();
            game.submit(seat, game.info().expected, &command).unwrap();
            assert_eq!(client.info().events, game.info().events, "{preset}");
            let (other, next) = choose(&game, &mut choices).unwrap_or((seat, command));
            assert_eq!(game.submit(other, dropped, &next), Err(GRZ_E_SEQUENCE.into()), "{preset}");
            assert_eq!(game.events_bytes(0, dropped), Err(GRZ_E_SEQUENCE), "{preset}");
            assert_eq!(game.events_json(0, dropped), Err(GRZ_E_SEQUENCE.into()), "{preset}");
            assert_eq!(client.feed(game.info().expected, b"[]"), Err(GRZ_E_SEQUENCE.into()), "{preset}");
            // After saving and loading, too; and nobody stands where a save is.
            let loaded = Session::load(&game.save(GRZ_FORM_BYTES).unwrap(), &start(1)).unwrap();
            assert!(![dropped, game.info().expected].contains(&loaded.info().expected), "{preset}");
            assert_eq!(loaded.info().events, game.info().events, "{preset}");
            found += 1;
        }
    }
    assert!(found > 50, "{found}");
}

/// PACK-1: a client and a loaded game call cards by the names of their owner's pack; where the names are missing, they say so.
#[test]
fn pack_1_a_clients_texts_have_the_names_of_the_owners_pack() {
    let pack = &grizzled_core::cards::armistice::PACK;
    let mut json = grizzled_core::packs::to_json(pack);
    for (card, name) in [(pack.orders[0].name, "Tenir la cote"), (pack.help[0].name, "Le colis de Jeanne")] {
        assert!(json.contains(card));
        json = json.replace(&format!("\"{card}\""), &format!("\"{name}\""));
    }
    let cards = Arc::new(Cards::load(json.as_bytes()).unwrap());
    let made = Arc::new(Ruleset::new("one-shot 4 normal", &[], Some(cards)).unwrap());
    let game = Session::new(Arc::clone(&made), &start(3), None).unwrap();
    let text = |ruleset: &Ruleset, list, number| ruleset.card_text(Lang::Fr, list, number, GRZ_PART_NAME).unwrap();
    for form in [GRZ_FORM_BYTES, GRZ_FORM_JSON] {
        let loaded = Session::load(&game.save(form).unwrap(), &start(1)).unwrap();
        let again = Session::load(&loaded.save(form).unwrap(), &start(1)).unwrap();
        let stream = read_stream(&again.stream(2, 0, form).unwrap()).unwrap();
        let client = Client::new(&stream, 0).unwrap();
        for ruleset in [&game.ruleset, &loaded.ruleset, &again.ruleset, &client.ruleset] {
            assert_eq!(text(ruleset, GRZ_LIST_ORDERS, 0), "Tenir la cote");
            assert_eq!(text(ruleset, GRZ_LIST_HELP, 0), "Le colis de Jeanne");
            assert_eq!(ruleset.info().named, 1);
        }
    }
    // A log that does not bring them: cards are called by their numbers, and it says so.
    let settings = [Setting { key: GRZ_SETTING_RECRUITS, value: 1 }];
    assert_eq!(Ruleset::new("base 3 normal", &[], None).unwrap().info().named, 1, "nothing is to be named");
    let fewer = OwnedPack::from(&Pack { orders: &pack.orders[..12], chapters: &[], ..*pack });
    let json = fewer.with(|pack| grizzled_core::packs::to_json(&pack));
    let cards = Arc::new(Cards::load(json.as_bytes()).unwrap());
    let made = Ruleset::new("one-shot 4 beginner", &settings, Some(cards)).unwrap();
    let missing = Ruleset::of(&made.rules, None);
    assert_eq!((made.info().named, missing.info().named), (1, 0));
    assert_eq!(text(&missing, GRZ_LIST_ORDERS, 0), "Ordre 1");
}
