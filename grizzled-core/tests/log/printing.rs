//! What `Debug` prints of a game may stand where players read: no pile, no hand of others, no seed, no salt (TAB-5).

use super::{any_decision, every_mode};
use grizzled_core::log::{History, Log, Opening};
use grizzled_core::state::RecruitHand;
use grizzled_core::testkit::secrets::resampled;
use grizzled_core::vocabulary::Threat;
use grizzled_core::{CardId, Command, Game, Seeded, Setup, Viewer};
use std::fmt::Debug;

const SEED: [u8; 32] = *b"\xf1\xf2\xf3\xf4 a seed to look for in print";
const SALT: [u8; 32] = *b"\xe1\xe2\xe3\xe4 a salt to look for in print";

/// Both ways to print, with the numbers in decimal and in hexadecimal.
fn printed(value: &impl Debug) -> [String; 4] {
    [format!("{value:?}"), format!("{value:#?}"), format!("{value:x?}"), format!("{value:X?}")]
}

fn assert_hides(what: &str, value: &impl Debug) {
    for text in printed(value) {
        for bytes in [SEED, SALT] {
            let shown = [format!("{:?}", &bytes[..4]), format!("{:x?}", &bytes[..4]), format!("{:X?}", &bytes[..4])];
            for part in shown {
                let inner = part.trim_matches(['[', ']']);
                assert!(!text.replace(['\n', ' '], "").contains(&inner.replace(' ', "")), "{what} prints {inner}");
            }
        }
        for word in ["decks:", "trials: [", " own: ", " known: ", "seed", "salt", "places_hash"] {
            assert!(!text.contains(word), "{what} prints {word}: {text}");
        }
    }
}

/// TAB-5: neither seed nor salt is printed with what holds them.
#[test]
fn tab_5_seeds_and_salts_are_not_printed() {
    for (name, rules) in every_mode() {
        let opening = Opening::new(SEED, SALT, Setup::default()).unwrap();
        let log = Log::new(rules).committed(opening.commitment(&rules));
        let mut history = History::with_log(log, opening.setup(), opening.chance()).unwrap();
        let (seat, command) = any_decision(&history, &mut Seeded::new(1)).expect(&name);
        let staged = history.stage(seat, &command).unwrap();
        assert_hides("what is staged", &staged);
        history.commit(staged).unwrap();
        assert_hides("an opening", &opening);
        assert_hides("a seed", &opening.seed());
        assert_hides("the chance", history.chance());
        assert_hides("a history", &history);
        assert_hides("a log", history.log());
        let records = format!("Log {{ records: {}, .. }}", history.log().entries().len());
        assert_eq!(format!("{:?}", history.log()), records);
        let stream = history.log().stream(Viewer::Spectator, 0).unwrap().expect("anyone may watch");
        assert_hides("a stream", &stream);
        let events = format!("Stream {{ viewer: Spectator, events: {}, .. }}", stream.seen().len());
        assert_eq!(format!("{stream:?}"), events);
    }
}

/// TAB-5: whatever is drawn again of what spectators do not see, a game, its state and its log print the same.
#[test]
fn tab_5_what_is_hidden_is_not_printed() {
    let (mut chance, mut compared) = (Seeded::new(12), 0);
    for (name, rules) in every_mode() {
        let mut history = History::new(rules, &Setup::default(), Seeded::new(3)).unwrap();
        for _ in 0..12 {
            let game = *history.game();
            let other = resampled(&game, Viewer::Spectator, &mut chance);
            assert_eq!(printed(&game), printed(&other), "{name}");
            assert_eq!(printed(game.state()), printed(other.state()), "{name}");
            assert_ne!(format!("{:?}", game.referee_view()), format!("{:?}", other.referee_view()), "{name}");
            compared += usize::from(game != other);
            let Some((seat, command)) = any_decision(&history, &mut chance) else { break };
            history.apply(seat, &command).unwrap();
        }
    }
    assert!(compared > 100, "{compared}");
}

/// A referee's view prints everything, for tests.
#[test]
fn a_referees_view_prints_everything() {
    let game = Game::new(every_mode()[0].1, &Setup::default(), &mut Seeded::new(3), &mut ()).unwrap();
    let text = format!("{:?}", game.referee_view());
    assert!(text.contains(&format!("{:?}", game.state().decks().trials())), "{text}");
}

/// What hides all that it holds says at least what it is.
#[test]
fn what_is_printed_says_what_it_is() {
    let opening = Opening::new(SEED, SALT, Setup::default()).unwrap();
    assert_eq!((opening.seed(), opening.salt()), (SEED.into(), SALT));
    let history = History::new(every_mode()[0].1, &Setup::default(), opening.chance()).unwrap();
    let (seat, command) = any_decision(&history, &mut Seeded::new(1)).expect("the Leader is asked");
    let staged = history.stage(seat, &command).unwrap();
    assert_eq!(format!("{:?}", opening.seed()), "Seed { .. }");
    assert_eq!(format!("{:?}", opening.chance()), "Seeded { .. }");
    assert_eq!(format!("{opening:?}"), "Opening { .. }");
    assert_eq!(format!("{staged:?}"), format!("Staged {{ entries: {}, .. }}", staged.entries().len()));
    let state = format!("{:?}", history.game().state());
    assert!(state.starts_with("State { table: Table { ") && state.ends_with(" }, .. }"), "{state}");
    let printed = format!("{history:?}");
    assert!(printed.starts_with("History { game: Game {") && printed.ends_with(" }, .. }"), "{printed}");
    let hand: RecruitHand = [4, 2].into_iter().filter_map(CardId::new).collect();
    assert_eq!((format!("{hand:?}"), hand.len()), ("{#2, #4}".to_owned(), 2));
}

/// TAB-5: a command that everyone may read has its kind and, where that is open, its number or its threat.
#[test]
fn tab_5_a_public_command_is_printed_in_a_word() {
    let public = |command: Command| command.public().to_string();
    assert_eq!(public(Command::Intensity(4)), "intensity 4");
    assert_eq!(public(Command::Speech(Threat::Night)), "speech against Night");
    assert_eq!(public(Command::Play(CardId::default())), "play");
    assert_eq!(public(Command::RecruitPlay(CardId::default())), "recruit plays");
    assert_eq!(public(Command::RecruitWithdraw), "recruit withdraws");
    assert_eq!(public(Command::Decline), "decline");
}
