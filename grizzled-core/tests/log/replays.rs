//! From a log to its game again.

use super::{every_mode, modes, played, played_with};
use grizzled_core::log::{Entry, Log};
use grizzled_core::state::Agenda;
use grizzled_core::testkit::rules_of;
use grizzled_core::vocabulary::SeatSet;
use grizzled_core::{CardId, Event, Game, Notice, Seat, Secret, Setup};

/// The game after every number of events is the one that was then; but in the middle of a command nobody is asked.
#[test]
fn a_replay_can_stop_anywhere() {
    let log = played(modes::pick(3), 5);
    let events: Vec<&Event> = log.events().collect();
    for count in 0..=events.len() {
        let game = Game::replay(*log.rules(), events[..count].iter().copied());
        let then = log.replay_at(count).expect("it happened");
        if log.up_to(count).is_cut() {
            let (mut table, then) = (*game.table(), *then.table());
            (table.agenda, table.awaited) = (Agenda::Nothing, SeatSet::EMPTY);
            assert_eq!(then, table, "after {count} events");
        } else {
            assert_eq!(then, game, "after {count} events");
        }
    }
    assert_eq!(log.replay_at(events.len() + 9), log.replay(), "there are no more");
}

/// Hosts that play the same have the same hashes, and find where they part.
#[test]
fn hosts_find_where_they_part() {
    let ours = played(rules_of(4, 1), 9);
    let mut theirs = Log::new(*ours.rules());
    ours.entries().iter().take(60).for_each(|entry| theirs.push(*entry));
    let (all, fewer) = (ours.hashes().unwrap(), theirs.hashes().unwrap());
    assert_eq!(Log::parting(&all, &fewer), None, "one only lags behind");
    // The same but for a last event.
    let common = theirs.events().count();
    let leader = theirs.replay().unwrap().table().leader;
    let other = leader.left(1, 4);
    theirs.push(Entry::Event(Event { notice: Notice::LeaderPassed { seat: other }, secret: Secret::Nothing }));
    assert_eq!(Log::parting(&all, &theirs.hashes().unwrap()), Some(common));
}

/// MIS-1: an event that cannot have happened is named, and what came before it stands.
#[test]
fn mis_1_the_first_wrong_event_is_named() {
    let log = played(rules_of(3, 1), 1);
    let mut forged = Log::new(*log.rules());
    let wrong = 30;
    for (entry, at) in log.entries().iter().zip(0..) {
        let twice = Event { notice: Notice::CardSetAside { card: CardId::new(127).unwrap() }, secret: Secret::Nothing };
        forged.push(if at == wrong { Entry::Event(twice) } else { *entry });
    }
    let error = forged.replay().unwrap_err();
    assert_eq!(error.record, wrong + 1);
    assert_eq!(error.notice.tag(), 37);
    assert!(error.event < error.record, "commands are records, too");
    assert_eq!(forged.hashes(), Err(error), "`hashes` reports the same error");
    let before = forged.replay_at(error.event - 1).expect("what came before stands");
    assert_eq!(before.table().mission, log.replay_at(error.event - 1).unwrap().table().mission);
    assert!(
        error.to_string().starts_with(&format!("event {} of the log, which is record 31 and has tag 37", error.event))
    );
}

/// RES-5, HK-DEMORALIZED: a log from a time when the rules said otherwise is the game that was played then. Here Morale
/// drops by one card more than today's rules would have it.
#[test]
fn res_5_a_mended_rule_does_not_change_an_old_game() {
    let log = played(rules_of(3, 1), 4);
    let before = log.events().position(|event| matches!(event.notice, Notice::MoraleDropped { .. })).expect("it drops");
    let mut old = Log::new(*log.rules());
    for event in log.events().take(before) {
        old.push(Entry::Event(*event));
    }
    let game = old.replay().unwrap();
    let Some(Notice::MoraleDropped { cards }) = log.events().nth(before).map(|event| event.notice) else {
        unreachable!()
    };
    old.push(Entry::Event(Event { notice: Notice::MoraleDropped { cards: cards + 1 }, secret: Secret::Nothing }));
    let replayed = Log::from_bytes(&old.to_bytes()).unwrap().replay().unwrap();
    assert_eq!(replayed.table().morale, game.table().morale - cards - 1);
}

/// The rules in the header are those that were played, number by number, and not a preset's name.
#[test]
fn the_header_holds_the_rules_whole() {
    for (name, rules) in every_mode() {
        let read = Log::from_bytes(&Log::new(rules).to_bytes()).unwrap();
        assert_eq!(read.rules(), &rules, "{name}");
        assert_eq!(read.rules().fingerprint(), rules.fingerprint(), "{name}");
    }
    let mut prints: Vec<u64> = every_mode().iter().map(|(_, rules)| rules.fingerprint()).collect();
    let all = prints.len();
    prints.sort_unstable();
    prints.dedup();
    // A few Chapters differ for no seats at all, or two plans come to the same.
    assert!(prints.len() + 3 > all, "fingerprints tell rules apart: {} of {all}", prints.len());
}

#[test]
fn a_history_keeps_the_log_of_its_game() {
    let history = played_with(rules_of(5, 2), &Setup { leader: Some(Seat::S3), ..Setup::default() }, 3);
    assert_eq!(history.log().replay().as_ref(), Ok(history.game()));
    assert_eq!(history.log().commands().next().map(|(seat, _)| seat), Some(Seat::S3));
}
