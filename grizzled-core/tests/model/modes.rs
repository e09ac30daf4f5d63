//! The ways to play that are compared, each a game by a source.

use super::campaign::campaign;
use super::compare::{Source, Tally, one_game};
use super::plan::{Plan, same_plan};
use grizzled_core::cards::armistice::{BEGINNER, CHAPTERS, DECK, NORMAL, ROSTER, VETERAN};
use grizzled_core::cards::base;
use grizzled_core::rules::{CharmRelief, HelpPlan, Level, Seating};
use grizzled_core::testkit::any::{Choose, any_deck, any_draft, any_start};
use grizzled_core::vocabulary::{Character, HelpSet, Tile};
use grizzled_core::{Chance, Rules, Scenario, Seat, Seeded, Setup};

/// A game of a way to play, by its source.
pub(crate) type Mode = fn(Source<'_>, &mut Tally) -> Result<(), String>;

/// Every way to play that is compared, with its name, and how many games of it a short run plays.
pub(crate) const ALL: [((&str, Mode), u64); 12] = [
    (("base", base_game), 150),
    (("decks", decks), 200),
    (("solo", solo), 60),
    (("one-shot", one_shot), 100),
    (("duo", duo), 100),
    (("small", small), 300),
    (("chapters", chapters), 80),
    (("campaign", campaign), 8),
    (("packs", packs), 250),
    (("mixes", mixes), 250),
    (("base-positions", base_positions), 200),
    (("positions", positions), 200),
];

/// A game as a fuzzer says: a byte for the way to play, two for its seed, and what chooses its commands.
pub(crate) fn by_bytes(data: &[u8]) -> Result<(), String> {
    let [way, one, other, bytes @ ..] = data else { return Ok(()) };
    let ((name, mode), _) = ALL[usize::from(*way) % ALL.len()];
    let source = Source { seed: u16::from_be_bytes([*one, *other]).into(), bytes };
    mode(source, &mut Tally::default()).map_err(|found| format!("{name}: {found}"))
}

/// A number from the environment.
pub(crate) fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// A Leader named, or drawn (SET-4); characters and tiles, too (DECK-4, SET-2).
fn setup(chance: &mut Seeded, scenario: &Scenario<'_>) -> Setup {
    let leader = chance.one_in(3).then(|| Seat::ALL[chance.less_than(scenario.seats.into())]);
    let mut setup = Setup { leader, ..Setup::default() };
    let mut cast = Character::ALL.to_vec();
    for seat in 0..usize::from(scenario.seats) {
        if chance.one_in(6) {
            setup.characters[seat] = Some(cast.remove(chance.less_than(cast.len())));
        }
        // With more than three seats in the ring there are doubles, and few enough are given for all.
        if chance.one_in(6) && scenario.seats > 3 && scenario.seating != Seating::Solo {
            let double = [Tile::DoubleLeft, Tile::DoubleRight][seat % 2];
            let many = [Tile::Left, double, Tile::Right];
            setup.tiles[seat] = (seat < 4).then(|| many[..chance.less_than(4)].iter().copied().collect());
        }
    }
    setup
}

fn compared(scenario: &Scenario<'_>, setup: &Setup, source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let rules = scenario.rules().map_err(|error| error.to_string())?;
    one_game(&Plan::of(scenario), rules, setup, source, tally)
}

/// Two to five players, every level (SET-1, SET-5).
fn base_game(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let (players, level) = (2 + chance.less_than(4) as u8, chance.pick(&Level::ALL));
    let scenario = Scenario::base(players).level(level);
    let plan = Plan::base(players.into(), level);
    same_plan(&plan, &scenario)?;
    one_game(&plan, scenario.rules().expect("a base game"), &setup(&mut chance, &scenario), source, tally)
}

/// The base rules with decks that nobody would print (TAB-3, HK-3), and piles of any size.
fn decks(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let (players, level) = (2 + chance.less_than(4) as u8, chance.pick(&Level::ALL));
    let deck = any_deck(&mut chance);
    let trials = 1 + chance.less_than(deck.len() - 1) as u8;
    let scenario = Scenario { deck: &deck, trials, ..Scenario::base(players).level(level) };
    compared(&scenario, &setup(&mut chance, &scenario), source, tally)
}

/// SOLO-1
fn solo(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let scenario = Scenario::solo();
    same_plan(&Plan::solo(), &scenario)?;
    compared(&scenario, &setup(&mut chance, &scenario), source, tally)
}

/// ONE-1
fn one_shot(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let (seats, level) = (3 + chance.less_than(3), chance.less_than(3));
    let usual = Scenario::one_shot(seats as u8, [BEGINNER, NORMAL, VETERAN][level]);
    let traps = !chance.one_in(4);
    let scenario = if traps { usual } else { usual.without_traps() };
    same_plan(&Plan::one_shot(seats, level, traps, false), &scenario)?;
    compared(&scenario, &setup(&mut chance, &scenario), source, tally)
}

/// DUO-1
fn duo(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let level = chance.less_than(3);
    let scenario = Scenario::one_shot(4, [BEGINNER, NORMAL, VETERAN][level]).duo();
    same_plan(&Plan::one_shot(4, level, true, true), &scenario)?;
    compared(&scenario, &setup(&mut chance, &scenario), source, tally)
}

/// Single games, games for two and for one with a small Trials pile, so that many are won or nearly won (RES-4, REC-7).
fn small(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let usual = match chance.less_than(4) {
        0 => Scenario::solo(),
        1 => Scenario::one_shot(4, NORMAL).duo(),
        _ => Scenario::one_shot(3, chance.pick(&[BEGINNER, NORMAL, VETERAN])),
    };
    let scenario = Scenario { trials: 2 + chance.less_than(10) as u8, ..usual };
    compared(&scenario, &setup(&mut chance, &scenario), source, tally)
}

/// The Chapters of the built-in pack, with any Helping Hands held from before (CAMP-1, HH-3).
fn chapters(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let chapter = chance.pick(&CHAPTERS);
    let duo = chance.one_in(4);
    let seats = if duo { 4 } else { 3 + chance.less_than(3) as u8 };
    let usual = Scenario::chapter(&chapter, seats, &DECK, &ROSTER);
    let scenario = if duo { usual.duo() } else { usual };
    same_plan(&Plan::chapter(&chapter, seats.into(), duo), &scenario)?;
    let mut help = [HelpSet::EMPTY; 5];
    if scenario.help == HelpPlan::Given {
        for id in ROSTER.helping_hands().iter() {
            let seat = chance.less_than(seats.into());
            if chance.one_in(2) {
                help[if duo { seat / 2 * 2 } else { seat }].insert(id);
            }
        }
    }
    let setup = Setup { help, ..setup(&mut chance, &scenario) };
    compared(&scenario, &setup, source, tally)
}

/// Any mix of modules with any cards (CUSTOM-1).
fn packs(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let (plan, rules) = with_any_armistice(&mut chance, |scenario, rules| (Plan::of(scenario), rules));
    one_game(&plan, rules, &Setup::default(), source, tally)
}

/// The same with numbers and switches of either edition.
fn mixes(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(!source.seed);
    let mut own = Seeded::new(source.seed);
    let (first_intensity, charm_relief) = (1 + own.less_than(4) as u8, own.pick(&CharmRelief::ALL));
    let (boot_camp, leader) = (own.one_in(8), own.any_seat());
    let game = |scenario: &Scenario<'_>, _| {
        let boot_camp = boot_camp && scenario.seating != Seating::Solo;
        let mixed = Scenario { first_intensity, charm_relief, boot_camp, ..*scenario };
        mixed.rules().map(|rules| (Plan::of(&mixed), rules))
    };
    let (plan, rules) = with_any_armistice(&mut chance, game).map_err(|error| error.to_string())?;
    let leader = plan.grizzled().contains(&leader).then_some(leader);
    one_game(&plan, rules, &Setup { leader, ..Setup::default() }, source, tally)
}

/// From a given position, in the base game with any deck (SET-6).
fn base_positions(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let (players, level) = (2 + chance.less_than(4) as u8, chance.pick(&Level::ALL));
    let deck = if chance.one_in(2) { any_deck(&mut chance) } else { base::DECK.to_vec() };
    let trials = 1 + chance.less_than(deck.len() - 1) as u8;
    let scenario = Scenario { deck: &deck, trials, ..Scenario::base(players).level(level) };
    let rules = scenario.rules().map_err(|error| error.to_string())?;
    from_a_position(&Plan::of(&scenario), rules, source, &mut chance, tally)
}

/// From a given position, in any mix of modules.
fn positions(source: Source<'_>, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(source.seed);
    let (plan, rules) = with_any_armistice(&mut chance, |scenario, rules| (Plan::of(scenario), rules));
    from_a_position(&plan, rules, source, &mut chance, tally)
}

/// What is no position is refused, and no game.
fn from_a_position(
    plan: &Plan,
    rules: Rules,
    source: Source<'_>,
    chance: &mut Seeded,
    tally: &mut Tally,
) -> Result<(), String> {
    let setup = any_start(&rules, chance);
    if setup.check(&rules).is_err() {
        tally.games += 1;
        return Ok(());
    }
    one_game(plan, rules, &setup, source, tally).map_err(|found| format!("{found}\nfrom {setup:?}"))
}

/// Does something with any scenario of *Armistice* that can be played, and with its rules.
fn with_any_armistice<T>(chance: &mut impl Chance, make: impl Fn(&Scenario<'_>, Rules) -> T) -> T {
    loop {
        // What does not fit together is drawn again.
        let draft = any_draft(chance);
        if let Ok(rules) = draft.scenario().rules() {
            return make(&draft.scenario(), rules);
        }
    }
}
