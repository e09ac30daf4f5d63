//! What keeps a host from giving secrets away, and its games the ones that their seeds give.

use super::{WAYS, choose, play, ruleset, session, start};
use crate::codes::*;
use crate::convert::{NONE, public_to_c, to_c};
use crate::failure::Failure;
use crate::layout::Start;
use crate::model::clients::Client;
use crate::model::games::Session;
use crate::model::saves::{read_stream, verify};
use grizzled_core::log::Stream;
use grizzled_core::play::Seed;
use grizzled_core::vocabulary::{Threat, Tile};
use grizzled_core::{CardId, Command, Seeded, Seen, Viewer};

const SALT: [u8; 32] = *b"a salt that the tests always use";

fn client(game: &Session, viewer: u32) -> Client {
    Client::new(&read_stream(&game.stream(viewer, 0, GRZ_FORM_BYTES).unwrap()).unwrap(), 0).unwrap()
}

fn status<T>(answer: Result<T, Failure>) -> i32 {
    answer.err().map_or(GRZ_OK, |failure| failure.status)
}

/// TAB-5: a client takes what is its own viewer's, in bytes and in JSON, and refuses everything else: another viewer's
/// events, the host's, and its own with a secret of others in it.
#[test]
fn tab_5_a_client_refuses_what_is_not_its_viewers() {
    for (seed, preset) in (0..).zip(WAYS) {
        let mut game = session(preset, seed);
        let mut own = client(&game, 0);
        let from = own.count();
        play(&mut game, seed, |_| {});
        let before = own.view();
        for viewer in [1, GRZ_VIEWER_SPECTATOR].into_iter().filter(|&viewer| preset != "solo" || viewer != 1) {
            let foreign =
                [game.events_bytes(viewer, from).unwrap(), game.events_json(viewer, from).unwrap().into_bytes()];
            for records in foreign {
                let refused = own.feed(from, &records).unwrap_err().to_c();
                assert_eq!((refused.status, refused.place), (GRZ_E_VIEWER, 1), "{preset}");
            }
        }
        let hosts = game.referee_events_json(from).unwrap();
        assert_eq!(status(own.feed(from, hosts.as_bytes())), GRZ_E_VIEWER, "{preset}");
        let entries: Vec<u8> = game.log().entries().iter().flat_map(|entry| entry.to_bytes()).collect();
        assert_eq!(status(own.feed(from, &entries)), GRZ_E_VIEWER, "{preset}");
        assert_eq!(own.view(), before, "nothing has changed");

        let [bytes, json] = [game.events_bytes(0, from).unwrap(), game.events_json(0, from).unwrap().into_bytes()];
        let mut by_json = client(&session(preset, seed), 0);
        assert_eq!((own.feed(from, &bytes), by_json.feed(from, &json)), (Ok(()), Ok(())), "{preset}");
        assert_eq!((own.view(), by_json.view()), (game.view(0).unwrap(), game.view(0).unwrap()), "{preset}");
    }
}

/// TAB-5: everybody's secrets under the client's own name are refused at the first that is not its own.
#[test]
fn tab_5_a_client_refuses_secrets_of_others() {
    let game = session("base 4 normal", 3);
    let viewer = Viewer::Seat(grizzled_core::Seat::S0);
    let forged = |event: &grizzled_core::Event| Seen { viewer, notice: event.notice, secret: event.secret };
    let all: Vec<Seen> = game.log().events().map(forged).collect();
    let own = |event: &grizzled_core::Event| game.game().redact(event, viewer);
    let first = all.iter().zip(game.log().events()).position(|(seen, event)| *seen != own(event)).unwrap() as u32 + 1;
    let empty = Stream::new(*game.rules(), viewer, None);
    for records in [all.iter().flat_map(Seen::to_bytes).collect(), serde_json::to_vec(&all).unwrap()] {
        let mut client = Client::new(&empty, 0).unwrap();
        let refused = client.feed(0, &records).unwrap_err().to_c();
        assert_eq!((refused.status, refused.place), (GRZ_E_VIEWER, first), "a secret of others");
        assert_eq!(client.count(), 0);
    }
    for form in [GRZ_FORM_BYTES, GRZ_FORM_JSON] {
        assert_eq!(status(read_stream(&game.save(form).unwrap())), GRZ_E_VIEWER, "a log is no stream");
    }
}

/// TAB-5: a viewer's number is a seat or the spectator's: no number leads to what the referee sees.
#[test]
fn tab_5_no_number_is_the_referees() {
    let game = session("base 4 normal", 3);
    for viewer in (4..300).chain([u32::MAX]).filter(|&viewer| viewer != GRZ_VIEWER_SPECTATOR) {
        assert_eq!(game.events(viewer, 0).err(), Some(GRZ_E_VALUE), "{viewer}");
        assert_eq!(status(game.events_json(viewer, 0)), GRZ_E_VALUE, "{viewer}");
        assert_eq!(status(game.view_json(viewer)), GRZ_E_VALUE, "{viewer}");
    }
    assert!(game.view_json(0).unwrap().starts_with("{\"seat\":{\"seat\":0,"));
    assert!(game.view_json(GRZ_VIEWER_SPECTATOR).unwrap().starts_with("{\"spectator\":{"));
    assert!(game.referee_view_json().unwrap().starts_with("{\"referee\":{"));
}

/// A commitment without a random salt reveals the seed to whoever tries; starts are drawn, and differ.
#[test]
fn starts_are_drawn_and_weak_salts_refused() {
    let commit =
        |salt| Session::new(ruleset("base 3 normal"), &Start { flags: GRZ_START_COMMIT, salt, ..start(5) }, None);
    assert_eq!(status(commit([0; 32])), GRZ_E_VALUE);
    assert_eq!(status(commit([9; 32])), GRZ_E_VALUE);
    assert_eq!(status(commit(SALT)), GRZ_OK);
    let [one, other] = [Start::drawn().unwrap(), Start::drawn().unwrap()];
    assert!(one.seed != other.seed && one.seed_more != other.seed_more && one.salt != other.salt);
    assert_eq!(status(commit(one.salt)), GRZ_OK);
    let seeded = Start::with_seed(Seed::from(7)).unwrap();
    assert_eq!(Start { salt: [0; 32], ..seeded }, start(7));
    assert_eq!(status(commit(seeded.salt)), GRZ_OK);
}

/// A game with a seed that was drawn is played again from its text, as one with a small seed is.
#[test]
fn the_text_of_a_game_has_the_whole_seed() {
    let drawn = Start::drawn().unwrap();
    let mut game = Session::new(ruleset("base 3 normal"), &drawn, None).unwrap();
    play(&mut game, 5, |_| {});
    assert_eq!(Session::from_text(&game.text(), None).unwrap().game(), game.game());
}

/// Fifty games in which commands could not be stored: each is still the one that its host committed to.
#[test]
fn fifty_games_with_failed_saves_are_verified() {
    let mut failed = 0;
    for number in 0..50 {
        let committed = Start { flags: GRZ_START_COMMIT, salt: SALT, ..start(number) };
        let mut game = Session::new(ruleset(WAYS[number as usize % 9]), &committed, None).unwrap();
        let mut choices = Seeded::new(number);
        let mut step = 0;
        while let Some((seat, command)) = choose(&game, &mut choices) {
            let before = (*game.game(), game.count(), game.save(GRZ_FORM_BYTES).unwrap());
            game.stage(seat, game.count(), &command).unwrap();
            assert_eq!(before, (*game.game(), game.count(), game.save(GRZ_FORM_BYTES).unwrap()));
            for refused in [game.submit(seat, GRZ_ANY_SEQUENCE, &command), game.undo(GRZ_ANY_SEQUENCE)] {
                assert_eq!(status(refused), GRZ_E_STAGED);
            }
            let stored = game.staged_save(GRZ_FORM_BYTES).unwrap();
            step += 1;
            if step == 1 || step % 7 == number % 7 {
                game.roll_back().unwrap();
                failed += 1;
                continue;
            }
            game.commit().unwrap();
            assert_eq!(stored, game.save(GRZ_FORM_BYTES).unwrap());
        }
        assert_eq!((game.commit(), game.roll_back()), (Err(GRZ_E_STAGED.into()), Err(GRZ_E_STAGED)));
        assert_eq!(verify(&game.save(GRZ_FORM_BYTES).unwrap(), &committed, ""), Ok(()), "game {number}");
    }
    assert!(failed > 100, "{failed} saves failed");
}

/// A game that is saved and loaded with its start before every command is the unbroken one, and still the one committed to.
#[test]
fn a_game_loaded_with_its_start_is_the_unbroken_one() {
    for (seed, preset) in (0..).zip(WAYS) {
        let committed = Start { flags: GRZ_START_COMMIT, salt: SALT, ..start(seed) };
        let mut unbroken = Session::new(ruleset(preset), &committed, None).unwrap();
        let mut loaded = unbroken.clone();
        let mut choices = Seeded::new(seed);
        while let Some((seat, command)) = choose(&unbroken, &mut choices) {
            loaded = Session::load(&loaded.save(GRZ_FORM_BYTES).unwrap(), &committed).unwrap();
            unbroken.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
            loaded.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
            assert_eq!(loaded.log().entries(), unbroken.log().entries(), "{preset}");
        }
        assert!(unbroken.game().outcome().is_some());
    }
}

/// What others may read of a command holds no card, no tile and no answer.
#[test]
fn a_public_command_names_no_card() {
    let card = CardId::new(7).unwrap();
    let blank = public_to_c(&Command::Decline);
    let public = |command: Command| (public_to_c(&command), to_c(&command).tag);
    let with_card = [Command::Play(card), Command::Answer(Some(card)), Command::withdraw(Tile::Left)];
    for (shown, tag) in with_card.map(public) {
        assert_eq!((shown.tag, shown.card, shown.tile, shown.roster_card), (tag, NONE, NONE, NONE));
        assert_eq!(crate::layout::CCommand { tag: blank.tag, ..shown }, blank);
    }
    assert_eq!(public(Command::Answer(Some(card))), public(Command::Answer(None)));
    assert_eq!(public_to_c(&Command::Speech(Threat::Rain)), to_c(&Command::Speech(Threat::Rain)));
    assert_eq!(public_to_c(&Command::Intensity(3)), to_c(&Command::Intensity(3)));
}
