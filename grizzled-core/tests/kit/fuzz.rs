//! The fuzz drivers over the committed seeds: they hold, and the same bytes are the same game for good.

use grizzled_core::rules::Level;
use grizzled_core::testkit::fuzz::{self, Bytes, Play};
use grizzled_core::testkit::{modes, rules_of};
use grizzled_core::{Rules, Scenario};
use std::path::{Path, PathBuf};

fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds").join(target);
    let files = std::fs::read_dir(&folder).expect("there are seeds").map(|file| file.expect("a file").path());
    let mut seeds: Vec<_> = files
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, std::fs::read(&path).expect("a seed can be read"))
        })
        .collect();
    seeds.sort();
    assert!(!seeds.is_empty(), "no seeds of {target}");
    seeds
}

/// Which game a seed begins is read from its name.
fn rules_of_seed(name: &str) -> Rules {
    let named = |wanted| modes::all().into_iter().find(|(name, _)| name == wanted).expect("there is such a game").1;
    match name {
        "2-players" => rules_of(2, 0),
        "3-players" => rules_of(3, 1),
        "4-players" => rules_of(4, 2),
        // By hand: a byte of 250 is one of 250 % 58 + 1 Trials.
        "5-players" => Scenario { trials: 19, ..Scenario::base(5).level(Level::Rookie) }.rules().expect("5 players"),
        "solo" => modes::solo(),
        "duo" => modes::duo(),
        "first-chapter" => named("chapter 1, 4 seats"),
        "last-chapter" => named("chapter 9, 4 seats"),
        "one-shot-4-seats" => named("one-shot normal, 4 seats"),
        "one-shot-5-seats-veteran" => named("one-shot veteran, 5 seats"),
        other => panic!("{other}: what game is that?"),
    }
}

/// How many decisions each seed takes, and the hash of the game where it ends: written down when the drivers were still programs
/// of the fuzz crate.
const GAMES: [(&str, u32, u64); 30] = [
    ("commands/2-players", 25, 0x9866e2c613f7c75c),
    ("commands/3-players", 12, 0x7818112163e21f11),
    ("commands/4-players", 12, 0x0300053264524a9a),
    ("commands/5-players", 33, 0x2efecaafbdeeaddf),
    ("commands/duo", 8, 0xc0b2dbb82c0916c9),
    ("commands/first-chapter", 20, 0xe9d671868449ee8d),
    ("commands/last-chapter", 9, 0x71abb249745741f9),
    ("commands/one-shot-4-seats", 26, 0xb549f459c4723d66),
    ("commands/one-shot-5-seats-veteran", 33, 0x831a3847759bc632),
    ("commands/solo", 74, 0x57f15e69befb0399),
    ("redaction/2-players", 24, 0x62958eec7d52277d),
    ("redaction/3-players", 16, 0xd5ba2efb166ca94e),
    ("redaction/4-players", 32, 0x89f3e6f024bd413a),
    ("redaction/5-players", 33, 0xa8fb671baf8106c0),
    ("redaction/duo", 15, 0x46c062229137da9c),
    ("redaction/first-chapter", 23, 0x6199230211bb0577),
    ("redaction/last-chapter", 13, 0xf21f0ddc000235b8),
    ("redaction/one-shot-4-seats", 16, 0xce3686f26a8384ac),
    ("redaction/one-shot-5-seats-veteran", 40, 0x86daeb56b232bba3),
    ("redaction/solo", 79, 0x50f13e6ea8e36d1b),
    ("secrets/2-players", 26, 0x280de5060f25b3de),
    ("secrets/3-players", 31, 0xb023324d123a41c6),
    ("secrets/4-players", 20, 0x4740546b7e8d03a5),
    ("secrets/5-players", 38, 0x7b7915de15e347c1),
    ("secrets/duo", 34, 0xeaf30961de302e84),
    ("secrets/first-chapter", 42, 0xdb0a40ffb1ef1237),
    ("secrets/last-chapter", 10, 0xf859cc13a23a6931),
    ("secrets/one-shot-4-seats", 23, 0x9fd93daf3bd1a7f6),
    ("secrets/one-shot-5-seats-veteran", 32, 0x8253808e6c4d6fd2),
    ("secrets/solo", 31, 0x6f7ac98f275560b2),
];

/// Of each seed, the rules, the number of decisions, and the hash of the game at its end.
#[test]
fn seeds_are_the_games_they_always_were() {
    for (seed, decisions, hash) in GAMES {
        let (target, name) = seed.split_once('/').expect("a target and a name");
        let all = seeds(target);
        let (_, bytes) = all.iter().find(|(other, _)| other == name).unwrap_or_else(|| panic!("{seed} is gone"));
        let mut rest = Bytes::new(bytes);
        let mut play = Play::new(&mut rest);
        assert_eq!(play.game.rules().fingerprint(), rules_of_seed(name).fingerprint(), "{seed}");
        while !rest.is_empty() {
            play.step(&mut rest);
        }
        assert_eq!((play.decisions, play.game.hash()), (decisions, hash), "{seed}");
    }
}

#[test]
fn the_drivers_hold_for_the_seeds() {
    type Driver = fn(&[u8]);
    let drivers: [(&str, Driver); 13] = [
        ("campaign", fuzz::campaign),
        ("clients", fuzz::clients),
        ("commands", fuzz::commands),
        ("damaged", fuzz::damaged),
        ("histories", fuzz::histories),
        ("log", fuzz::log),
        ("notation", fuzz::notation),
        ("packs", fuzz::packs),
        ("redaction", fuzz::redaction),
        ("scenarios", fuzz::scenarios),
        ("secrets", fuzz::secrets),
        ("strangers", fuzz::strangers),
        ("watched", fuzz::watched),
    ];
    for (target, driver) in drivers {
        seeds(target).iter().for_each(|(_, bytes)| driver(bytes));
    }
}

#[test]
fn the_drivers_hold_for_rules_of_ones_own() {
    let rules = Scenario { speeches: 9, ..Scenario::base(3) }.rules().expect("it can be played");
    let own = fuzz::of(&rules);
    for (_, bytes) in seeds("commands").into_iter().take(3) {
        own.commands(&bytes);
        own.redaction(&bytes);
        own.watched(&bytes);
        own.secrets(&bytes[..bytes.len().min(40)]);
        own.strangers(&bytes);
        own.damaged(&bytes);
        own.clients(&bytes);
        own.histories(&bytes);
    }
}

/// The targets of the project: the packages that have them, and their names.
fn targets() -> Vec<(&'static str, String)> {
    let mut targets = Vec::new();
    for package in ["fuzz", "fuzz/c"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(package).join("fuzz_targets");
        let files = std::fs::read_dir(folder).expect("there are targets").map(|file| file.expect("a file").path());
        targets
            .extend(files.map(|file| (package, file.file_stem().unwrap_or_default().to_string_lossy().into_owned())));
    }
    targets
}

/// What is forgotten of a target that is new is not fuzzed, or not looked after.
#[test]
fn every_target_has_seeds_a_floor_a_step_and_a_row() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = |name: &str| std::fs::read_to_string(project.join(name)).expect("it can be read");
    let (floors, steps, guide) = (text("fuzz/floors"), text(".ci/run"), text("fuzz/README.md"));
    let targets = targets();
    assert!(targets.len() > 14, "{targets:?}");
    for (package, name) in targets {
        let seeds = std::fs::read_dir(project.join(package).join("seeds").join(&name)).map(Iterator::count);
        assert!(seeds.is_ok_and(|seeds| seeds > 0), "{name} has no seeds");
        let floor = floors.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        let edges: u32 = floor.and_then(|edges| edges.parse().ok()).unwrap_or(0);
        assert!(edges > 500, "{name} has no floor in fuzz/floors, or one of {edges} edges");
        let step = steps.lines().any(|line| line.starts_with("step \"fuzz") && line.ends_with(&format!(" {name}")));
        assert!(step, ".ci/run has no step for {name}");
        assert!(guide.contains(&format!("\n| `{name}` | ")), "fuzz/README.md does not say what {name} holds");
    }
}
