//! What a card owner's pack calls its cards goes with logs and streams (PACK-1).

use super::{played_with, sealed_lines};
use grizzled_core::cards::{Card, Names, Pack, armistice};
use grizzled_core::log::{CardNames, Fault, History, Log, LogError, OtherNames, Stream};
use grizzled_core::state::Table;
use grizzled_core::text::{Lang, Narrator};
use grizzled_core::vocabulary::{HelpId, OrderId, RecruitId};
use grizzled_core::{Rules, Scenario, Seat, Seeded, Setup, Viewer};

/// The built-in cards under other names, as long as they can be.
fn renamed<Facts: Copy>(cards: &[Card<'static, Facts>], kind: &str) -> Vec<Card<'static, Facts>> {
    let name = |place: usize| format!("{:é<60}", format!("{kind} no. {place} "));
    cards.iter().zip(1..).map(|(card, place)| Card { name: name(place).leak(), ..*card }).collect()
}

fn pack() -> Pack<'static> {
    Pack {
        orders: renamed(armistice::PACK.orders, "Ordre").leak(),
        recruits: renamed(armistice::PACK.recruits, "Recrue").leak(),
        help: renamed(armistice::PACK.help, "Coup de Main").leak(),
        ..armistice::PACK
    }
}

fn rules() -> Rules {
    Scenario::one_shot(4, armistice::NORMAL).rules().unwrap()
}

pub(super) fn log() -> Log {
    let log = Log::new(rules()).named(CardNames::of(&pack())).unwrap();
    let mut history = History::with_log(log, &Setup::default(), Seeded::new(3)).unwrap();
    let mut choices = Seeded::new(4);
    for _ in 0..20 {
        let Some((seat, command)) = super::any_decision(&history, &mut choices) else { break };
        history.apply(seat, &command).unwrap();
    }
    history.log().clone()
}

/// PACK-1: loaded games and clients call cards by the names of the pack that the game is played with, without having it.
#[test]
fn pack_1_names_go_with_logs_and_streams() {
    let log = log();
    let read = [Log::from_bytes(&log.to_bytes()), Log::from_json_lines(&log.to_json_lines())];
    let mut named: Vec<CardNames> = Vec::new();
    for read in read {
        let read = read.unwrap();
        assert_eq!(read, log);
        let resumed = History::resume(read, Seeded::new(1)).unwrap();
        named.push(resumed.log().names().unwrap().clone());
        for viewer in [Viewer::Seat(Seat::S1), Viewer::Spectator] {
            let stream = resumed.log().stream(viewer, 9).unwrap().unwrap();
            named.push(Stream::from_bytes(&stream.to_bytes()).unwrap().names().unwrap().clone());
            named.push(Stream::from_json_lines(&stream.to_json_lines()).unwrap().names().unwrap().clone());
        }
    }
    let (rules, table) = (rules(), Table::default());
    let narrator = Narrator::new(Lang::Fr, &rules, &table);
    let (order, recruit, help) = (OrderId::new(3).unwrap(), RecruitId::new(2).unwrap(), HelpId::new(5).unwrap());
    for names in &named {
        assert_eq!(names, &CardNames::of(&pack()));
        let narrator = narrator.with_names(names);
        assert_eq!(Some(narrator.order_name(order).to_string().as_str()), pack().order(order));
        assert_eq!(Some(narrator.recruit_name(recruit).to_string().as_str()), pack().recruit(recruit));
        assert_eq!(Some(narrator.help_name(help).to_string().as_str()), pack().help(help));
    }
    assert_eq!(narrator.order_name(order).to_string(), "Ordre 4", "nobody knows what it is called");
}

/// The names of the pack, the first Order's being this one.
fn names(first: &'static str) -> CardNames {
    let mut orders = pack().orders.to_vec();
    orders[0].name = first;
    CardNames::of(&Pack { orders: orders.leak(), ..pack() })
}

/// PACK-1: a name may have quotation marks and backslashes, at its end, too.
#[test]
fn pack_1_names_may_have_quotation_marks() {
    for name in ["\"Tenez !\"", "a \\ b", "\\\"", "\\\\", "\"\\"] {
        let log = Log::new(rules()).named(names(name)).expect(name);
        assert_eq!(Log::from_json_lines(&log.to_json_lines()).as_ref(), Ok(&log), "{name}");
        assert_eq!(Log::from_bytes(&log.to_bytes()).as_ref(), Ok(&log), "{name}");
    }
}

/// PACK-1: names are those of the cards in the rules and can be shown; others are refused, also in what a stranger sends.
#[test]
fn pack_1_other_names_are_refused() {
    let wrong =
        ["", " ", "a\u{7}", "\u{202e}right to left", "\u{2066}isolated", "a\u{200f}b", "hid\u{200b}den", "x\u{feff}"];
    let too_long: &'static str = "é".repeat(61).leak();
    for name in wrong.into_iter().chain([too_long]) {
        assert_eq!(Log::new(rules()).named(names(name)), Err(OtherNames), "{name:?}");
        let lines = log().to_json_lines();
        let first = serde_json::to_string(pack().orders[0].name).unwrap();
        let forged = lines.replacen(&first, &serde_json::to_string(name).unwrap(), 1);
        assert_ne!(forged, lines);
        assert_eq!(Log::from_json_lines(&sealed_lines(&forged)), Err(LogError::Header(Fault::OutOfRange)), "{name:?}");
    }
    let fewer = Pack { orders: &pack().orders[1..], ..pack() };
    assert_eq!(Log::new(rules()).named(CardNames::of(&fewer)), Err(OtherNames));
    assert_eq!(Log::new(super::rules_of(3, 1)).named(CardNames::default()), Err(OtherNames), "nothing is to be named");
    let log = played_with(rules(), &Setup::default(), 1).log().clone();
    assert_eq!(log.names(), None, "games by the built-in pack need none");
}

/// PACK-1: a pack whose names hide or turn letters is refused when it is read.
#[test]
fn pack_1_names_in_a_pack_have_no_direction_of_their_own() {
    for mark in [
        '\u{200e}', '\u{200f}', '\u{202a}', '\u{202e}', '\u{2066}', '\u{2069}', '\u{61c}', '\u{200b}', '\u{feff}',
        '\u{9b}',
    ] {
        let json = grizzled_core::packs::to_json(&armistice::PACK);
        let name = armistice::PACK.help[4].name;
        let turned = json.replacen(name, &format!("{name}{mark}"), 1);
        let refused = grizzled_core::packs::load(turned.as_bytes()).unwrap_err().to_string();
        assert!(refused.contains("a name has 1 to 60 letters, none of them invisible"), "{mark:?}: {refused}");
    }
    let json = grizzled_core::packs::to_json(&armistice::PACK).replacen(armistice::PACK.help[4].name, "Café – שלום", 1);
    assert!(grizzled_core::packs::load(json.as_bytes()).is_ok(), "letters of any language are letters");
}
