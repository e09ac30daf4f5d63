//! Saving, loading, notation and commitments.

use super::{WAYS, choose, play, ruleset, session, start};
use crate::codes::*;
use crate::convert::NONE;
use crate::layout::{SaveInfo, Setting, Sized32, Start};
use crate::model::campaigns::Group;
use crate::model::clients::Client;
use crate::model::games::Session;
use crate::model::packs::Cards;
use crate::model::rules::Ruleset;
use crate::model::saves::{probe, read_log, read_setup, read_stream, verify};
use grizzled_core::Seeded;
use grizzled_core::cards::armistice;
use grizzled_core::play::Seed;
use std::sync::Arc;

const SALT: [u8; 32] = *b"a salt that the tests always use";
const FORMS: [u32; 2] = [GRZ_FORM_BYTES, GRZ_FORM_JSON];

#[test]
fn a_saved_game_goes_on_where_it_stood() {
    for (seed, preset) in (0..).zip(WAYS) {
        let mut game = session(preset, seed);
        let mut choices = Seeded::new(3);
        for _ in 0..15 {
            let Some((seat, command)) = choose(&game, &mut choices) else { break };
            game.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
        }
        for form in FORMS {
            let saved = game.save(form).unwrap();
            let found = probe(&saved).unwrap();
            assert_eq!((found.kind, u32::from(found.form), found.events), (GRZ_SAVE_LOG, form, game.count()));
            let mut loaded = Session::load(&saved, &start(77)).unwrap();
            assert_eq!((loaded.count(), loaded.game()), (game.count(), game.game()));
            play(&mut loaded, seed, |_| {});
            assert!(loaded.game().outcome().is_some());
        }
    }
}

/// Logs and streams in both forms: of a game with a commitment and of one without, and of one that is cut.
#[test]
fn logs_and_streams_say_what_they_are() {
    let rules = ruleset("base 4 normal");
    let committed = Start { flags: GRZ_START_COMMIT, salt: SALT, ..start(5) };
    let [plain, bound] = [start(5), committed].map(|start| Session::new(Arc::clone(&rules), &start, None).unwrap());
    let mut played = plain.clone();
    let (seat, command) = choose(&played, &mut Seeded::new(1)).unwrap();
    played.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
    // The last event of the command is lost.
    let cut = played.at(played.count() - 1, Seed::from(1)).unwrap();
    for (game, commands, committed, midway) in [(plain, 0, 0, 0), (bound, 0, 1, 0), (played, 1, 0, 0), (cut, 1, 0, 1)] {
        for form in FORMS {
            let log = SaveInfo {
                struct_size: SaveInfo::SIZE,
                kind: GRZ_SAVE_LOG,
                fingerprint: rules.rules.fingerprint(),
                events: game.count(),
                commands,
                form: form as u8,
                seats: 4,
                viewer: NONE,
                committed,
                midway,
                reserved: [0; 3],
            };
            assert_eq!(probe(&game.save(form).unwrap()), Ok(log));
            for (viewer, after) in [(2, 0), (0, 3), (GRZ_VIEWER_SPECTATOR, 7)] {
                let (kind, events, viewer_number) = (GRZ_SAVE_STREAM, game.count() - after, viewer as u8);
                let stream = SaveInfo { kind, events, commands: 0, viewer: viewer_number, ..log };
                assert_eq!(probe(&game.stream(viewer, after, form).unwrap()), Ok(stream));
            }
        }
    }
}

/// Packs and campaigns are JSON, and a campaign has seats.
#[test]
fn packs_and_campaigns_say_what_they_are() {
    let pack = SaveInfo {
        struct_size: SaveInfo::SIZE,
        kind: GRZ_SAVE_PACK,
        fingerprint: 0,
        events: 0,
        commands: 0,
        form: GRZ_FORM_JSON as u8,
        seats: 0,
        viewer: NONE,
        committed: 0,
        midway: 0,
        reserved: [0; 3],
    };
    assert_eq!(probe(grizzled_core::packs::to_json(&armistice::PACK).as_bytes()), Ok(pack));
    let saved = Group::new(None, 5, false, true).unwrap().save().unwrap();
    assert_eq!(probe(saved.as_bytes()), Ok(SaveInfo { kind: GRZ_SAVE_CAMPAIGN, seats: 5, ..pack }));
}

/// Each moment of a game, looked at again, is as it was.
#[test]
fn a_game_can_be_looked_at_as_it_stood() {
    let mut moments = Vec::new();
    let mut game = session("one-shot 4 normal", 4);
    play(&mut game, 4, |game| moments.push((game.count(), game.game().hash())));
    for (events, hash) in &moments {
        let then = game.at(*events, Seed::from(1)).unwrap();
        assert_eq!((then.count(), then.game().hash()), (*events, *hash));
    }
    assert_eq!(game.at(0, Seed::from(1)).unwrap().count(), 0);
    assert!(game.at(game.count() + 1, Seed::from(1)).is_err());
    let mut whole = game.at(moments[1].0, Seed::from(1)).unwrap();
    let (seat, command) = choose(&whole, &mut Seeded::new(2)).unwrap();
    assert_eq!(whole.submit(seat, GRZ_ANY_SEQUENCE, &command), Ok(()));
}

#[test]
fn the_text_of_a_game_plays_it_again() {
    for (seed, preset) in (0..).zip(WAYS) {
        let mut game = session(preset, seed);
        play(&mut game, seed, |_| {});
        let text = game.text();
        let again = Session::from_text(&text, None).unwrap();
        assert_eq!(again.game(), game.game(), "{text}");
        assert_eq!(again.text(), text);
        let by_rules = Session::from_text(&text, Some(ruleset(preset))).unwrap();
        assert_eq!(by_rules.game(), game.game());
    }
    let found = Session::from_text("[Rules \"base 3 normal\"]\n[Seed \"7\"]\n\n1. 0:i3;", None).err().unwrap().to_c();
    assert_eq!((found.status, found.line, found.column), (GRZ_E_FORMAT, 4, 4));
    // DECK-4: nobody is played twice, so no game starts there.
    let found = Session::from_text("[Rules \"base 3 normal\"]\n[Position \"cast:felix,felix\"]", None);
    let found = found.err().unwrap().to_c();
    assert_eq!((found.status, found.line, found.column), (GRZ_E_SETUP, 2, 23));
}

/// A game that begins from a position says it in its text.
#[test]
fn a_position_is_a_deal_of_ones_own() {
    let rules = ruleset("base 3 normal");
    let line = "lead:0 mission:2 turn:0 hand0:nm,mute land:rh! knocks:fearful@1 morale:*";
    let setup = read_setup(&rules.rules, line).unwrap();
    let mut game = Session::new(rules, &start(5), setup).unwrap();
    assert_eq!(game.position().unwrap(), game.position().unwrap());
    let position = game.position().unwrap();
    assert!(position.contains("hand0:") && position.contains("fearful"), "{position}");
    play(&mut game, 5, |_| {});
    let again = Session::from_text(&game.text(), None).unwrap();
    assert_eq!(again.game(), game.game());
}

#[test]
fn a_host_that_committed_can_be_checked() {
    let committed = Start { flags: GRZ_START_COMMIT, seed_more: [7; 24], salt: SALT, ..start(5) };
    let mut game = Session::new(ruleset("base 4 normal"), &committed, None).unwrap();
    play(&mut game, 5, |_| {});
    let log = game.save(GRZ_FORM_BYTES).unwrap();
    assert_eq!(verify(&log, &committed, ""), Ok(()));
    let spoilt = [
        Start { seed: 6, ..committed },
        Start { seed_more: [8; 24], ..committed },
        Start { salt: *b"another salt that the tests use.", ..committed },
        Start { leader: 1, ..committed },
    ];
    for other in spoilt {
        assert_eq!(verify(&log, &other, "").unwrap_err().status, GRZ_E_DISHONEST);
    }
    let open = session("base 4 normal", 5).save(GRZ_FORM_BYTES).unwrap();
    let opened = Start { salt: SALT, ..start(5) };
    assert_eq!(verify(&open, &opened, "").unwrap_err().status, GRZ_E_DISHONEST, "it has no commitment");
}

/// HH-3: the Helping Hands held belong to what the host of a campaign's game commits to.
#[test]
fn hh_3_a_committed_game_of_a_campaign_is_verified_from_its_position() {
    let held = "help0:h8,h19";
    let rules = ruleset("chapter 3 4");
    let committed = Start { flags: GRZ_START_COMMIT, salt: SALT, ..start(5) };
    let setup = read_setup(&rules.rules, held).unwrap();
    let log = Session::new(rules, &committed, setup).unwrap().save(GRZ_FORM_BYTES).unwrap();
    assert_eq!(verify(&log, &committed, "").unwrap_err().status, GRZ_E_DISHONEST);
    assert_eq!(verify(&log, &committed, held), Ok(()));
}

/// What somebody sends takes memory in proportion, and not without end.
#[test]
fn giant_logs_and_streams_are_refused() {
    let giant = vec![0; GRZ_MAX_BYTES as usize + 1];
    let read = |bytes: &[u8]| [read_log(bytes).err(), read_stream(bytes).err()].map(|why| why.unwrap().to_c().status);
    assert_eq!((read(&giant), read(&giant[1..])), ([GRZ_E_LIMIT; 2], [GRZ_E_FORMAT; 2]));
    // The smallest records there are: a Mission that succeeded.
    let mut client =
        Client::new(&read_stream(&session("base 3 normal", 1).stream(1, 0, GRZ_FORM_BYTES).unwrap()).unwrap(), 0)
            .unwrap();
    let before = client.count();
    assert_eq!(client.feed(before, &[254, 2, 2, 27].repeat(1 << 16)).unwrap_err().status, GRZ_E_LIMIT);
    assert_eq!(client.count(), before);
}

/// What is wrong is reported for the kind of file that it wants to be.
#[test]
fn a_wrong_pack_is_reported_as_a_pack() {
    let found = probe(b"{\"format\": 1,\n \"name\": 3}").unwrap_err().to_c();
    assert_eq!((found.status, found.line), (GRZ_E_FORMAT, 2));
}

/// TAB-5: a log is never taken for a stream, nor a stream for a log.
#[test]
fn tab_5_logs_and_streams_are_kept_apart() {
    let game = session("base 3 normal", 1);
    for form in FORMS {
        let (log, stream) = (game.save(form).unwrap(), game.stream(1, 0, form).unwrap());
        assert!(read_stream(&log).is_err() && Session::load(&stream, &start(1)).is_err());
        let found = probe(&stream).unwrap();
        assert_eq!((found.kind, found.viewer), (GRZ_SAVE_STREAM, 1));
    }
}

#[test]
fn a_client_takes_events_in_their_order_only() {
    let mut game = session("base 3 normal", 1);
    let mut client = Client::new(&read_stream(&game.stream(1, 0, GRZ_FORM_BYTES).unwrap()).unwrap(), 0).unwrap();
    for (after, wrong) in [(0, 5), (4, 0)] {
        let stream = read_stream(&game.stream(1, after, GRZ_FORM_BYTES).unwrap()).unwrap();
        assert_eq!(Client::new(&stream, wrong).err(), Some(GRZ_E_SEQUENCE));
    }
    let before = client.count();
    let (seat, command) = choose(&game, &mut Seeded::new(1)).unwrap();
    game.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
    let records = game.events_bytes(1, before).unwrap();
    for wrong in [0, before - 1, before + 1] {
        assert_eq!(client.feed(wrong, &records), Err(GRZ_E_SEQUENCE.into()));
    }
    assert_eq!(client.feed(before, &records[..records.len() - 1]).unwrap_err().status, GRZ_E_FORMAT);
    assert_eq!(client.count(), before, "nothing has changed");
    assert_eq!(client.feed(before, &records), Ok(()));
    assert_eq!(client.view(), game.view(1).unwrap());
}

#[test]
fn settings_change_rules_and_say_what_they_allow() {
    let set = |key, value| Setting { key, value };
    let made =
        Ruleset::new("one-shot 4 normal", &[set(GRZ_SETTING_TRIALS, 20), set(GRZ_SETTING_OUT, 3)], None).unwrap();
    let info = made.info();
    assert_eq!((info.trials, info.cards[0] >> 3 & 1, made.preset), (20, 0, None));
    let settings = [set(GRZ_SETTING_TRIALS, 20), set(99, 1)];
    let found = Ruleset::new("base 3 normal", &settings, None).err().unwrap().to_c();
    assert_eq!((found.status, found.place), (GRZ_E_VALUE, 2));
    for (key, value) in
        [(GRZ_SETTING_TRAPS, 2), (GRZ_SETTING_TRIALS, 256), (GRZ_SETTING_OUT, 59), (GRZ_SETTING_SEATING, -1)]
    {
        let found = Ruleset::new("base 3 normal", &[set(key, value)], None).err().unwrap();
        assert_eq!(found.status, GRZ_E_VALUE, "{key} = {value}");
    }
    let found = Ruleset::new("base 3 normal", &[set(GRZ_SETTING_TRIALS, 59)], None).err().unwrap();
    assert_eq!(found.status, GRZ_E_RULES);
    // Every key is understood.
    for key in SETTINGS.rows.iter().map(|row| row.value as u32) {
        let made = Ruleset::new("one-shot 4 normal", &[set(key, i32::MIN)], None).err().unwrap();
        assert_eq!(made.status, GRZ_E_VALUE);
        assert!(!String::from_utf8_lossy(&made.to_c().message).contains("there is no setting"), "{key}");
    }
}

#[test]
fn a_pack_of_ones_own_gives_its_cards_and_names() {
    let json = grizzled_core::packs::to_json(&armistice::PACK).replace("Night and Mask", "Dark and Fog");
    let cards = Arc::new(Cards::load(json.as_bytes()).unwrap());
    assert_eq!(cards.to_json(), json);
    assert_eq!(probe(json.as_bytes()).unwrap().kind, GRZ_SAVE_PACK);
    for preset in ["base 4 normal", "one-shot 4 normal", "duo veteran", "solo", "chapter 3 4"] {
        let made = Ruleset::new(preset, &[], Some(Arc::clone(&cards))).unwrap();
        assert_eq!(made.info().deck, 68);
    }
    let found = Cards::load(b"{\"format\": 1,\n \"name\": 3}").err().unwrap().to_c();
    assert_eq!((found.status, found.line), (GRZ_E_FORMAT, 2));
}

/// CAMP-1 to CAMP-6: a whole campaign, saved and resumed between its Chapters.
#[test]
fn camp_2_a_campaign_is_played_saved_and_resumed() {
    let mut group = Group::new(None, 3, false, true).unwrap();
    let mut chapters = 0;
    while group.info().step != GRZ_STEP_OVER {
        if group.info().step == GRZ_STEP_READY {
            let saved = group.save().unwrap();
            assert_eq!(probe(saved.as_bytes()).unwrap().kind, GRZ_SAVE_CAMPAIGN);
            assert_eq!(Group::resume(saved.as_bytes(), None, 4).err().unwrap().status, GRZ_E_CAMPAIGN);
            let newer = saved.replace("\"format\":1", "\"format\":2,\"new\":1");
            assert_eq!(probe(newer.as_bytes()).unwrap_err().status, GRZ_E_NEWER);
            assert_eq!(Group::resume(newer.as_bytes(), None, 3).err().unwrap().status, GRZ_E_NEWER);
            let older = saved.replace("\"format\":1", "\"format\":0");
            assert_eq!(probe(older.as_bytes()).unwrap_err().status, GRZ_E_FORMAT);
            let before = group.info();
            group = Group::resume(saved.as_bytes(), None, 3).unwrap();
            assert_eq!(group.info(), before);
            let mut game = group.game(&start(chapters)).unwrap();
            assert_eq!(group.conclude(&game).unwrap_err().status, GRZ_E_CAMPAIGN, "the game goes on");
            play(&mut game, chapters, |_| {});
            group.conclude(&game).unwrap();
            chapters += 1;
        } else {
            assert!(group.save().is_err() && group.game(&start(1)).is_err());
            let choices = group.choices();
            let wrong = crate::layout::CampaignChoice { tag: 9, ..choices[0] };
            assert_eq!(group.choose(&wrong).unwrap_err().status, GRZ_E_VALUE);
            group.choose(&choices[0]).unwrap();
        }
    }
    assert_eq!((chapters, group.info().chapter), (10, 10));
}

/// A decision is taken back with its events, and the game goes on as if it had never been.
#[test]
fn undo_takes_events_back() {
    let mut game = session("base 3 normal", 3);
    let mut undone = 0;
    let mut choices = Seeded::new(8);
    while let Some((seat, command)) = choose(&game, &mut choices) {
        let before = (game.count(), game.game().hash());
        game.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
        if game.info().undo == 1 {
            let expected = game.info().expected;
            assert_eq!(game.undo(expected + 1), Err(GRZ_E_SEQUENCE.into()));
            game.undo(expected).unwrap();
            assert_eq!(game.undo(expected), Err(GRZ_E_SEQUENCE.into()), "that was before");
            assert_eq!((game.count(), game.game().hash()), before);
            game.submit(seat, GRZ_ANY_SEQUENCE, &command).unwrap();
            undone += 1;
        } else {
            assert_eq!(game.undo(GRZ_ANY_SEQUENCE).unwrap_err().status, GRZ_E_UNDO);
        }
    }
    assert!(undone > 0);
}
