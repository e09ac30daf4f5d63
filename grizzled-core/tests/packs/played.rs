//! Packs are played to the end (PACK-1, TERM-1).

use crate::text;
use grizzled_core::bots::{Bot, CarefulBot, RandomBot};
use grizzled_core::campaign::Book;
use grizzled_core::cards::{Chapter, OrderPlan, RecruitPlan, armistice};
use grizzled_core::log::Entry;
use grizzled_core::rules::HelpPlan;
use grizzled_core::testkit::{modes, rules_of};
use grizzled_core::vocabulary::{HelpSet, Outcome, RecruitSet};
use grizzled_core::{Event, Game, Notice, Rules, Scenario, Seeded, Setup, packs};

/// More decisions than any game takes.
const MOST: usize = 3000;

/// Plays a game of random commands to its end, and returns what happened.
fn play(rules: Rules, seed: u64) -> (Outcome, Vec<Event>) {
    play_with(&mut RandomBot::new(seed), rules, seed)
}

/// Plays a game to its end with this bot on all seats, and returns what happened.
pub(crate) fn play_with(bot: &mut impl Bot, rules: Rules, seed: u64) -> (Outcome, Vec<Event>) {
    play_from(bot, rules, &Setup::default(), seed)
}

/// The same from this set-up.
fn play_from(bot: &mut impl Bot, rules: Rules, setup: &Setup, seed: u64) -> (Outcome, Vec<Event>) {
    let (mut chance, mut events) = (Seeded::new(seed), Vec::new());
    let mut game = Game::new(rules, setup, &mut chance, &mut events).expect("the game starts");
    for _ in 0..MOST {
        let Some(seat) = game.awaiting().iter().next() else { break };
        let view = game.view(seat).expect("the seat plays");
        let command = bot.choose(&rules, &view, &game.legal(seat));
        game.apply(seat, &command, &mut chance, &mut events).expect("a legal command");
    }
    (game.outcome().unwrap_or_else(|| panic!("game {seed} does not end")), events)
}

fn happened(events: &[Event], wanted: impl Fn(&Notice) -> bool) -> bool {
    events.iter().any(|event| wanted(&event.notice))
}

/// PACK-1: a pack written by hand is loaded and played; its Orders, its Recruit and its Helping Hands come into play.
#[test]
fn pack_1_the_example_is_loaded_and_played() {
    use Notice::{HelpHeld, HelpUsed, OrderChosen, OrderDiscarded, RecruitArrived};
    let pack = packs::load(text("packs/example.json").as_bytes()).unwrap();
    let few = |recruits| RecruitPlan { wanted: 1, ..recruits };
    let game = |book: &Book<'_>| {
        let one_shot = book.one_shot(3, OrderPlan::drawn(1, 2, 1));
        Scenario { recruits: few(one_shot.recruits), ..one_shot }.rules()
    };
    let rules = pack.with_book(game).expect("the example can be played");
    let games: Vec<Vec<Event>> = (0..40).map(|seed| play(rules, seed).1).collect();
    let games_with = |wanted: fn(&Notice) -> bool| games.iter().filter(|events| happened(events, wanted)).count();
    assert_eq!(games_with(|notice| matches!(notice, OrderChosen { .. })), 40);
    assert_eq!(games_with(|notice| matches!(notice, HelpHeld { .. })), 40);
    // A Recruit comes only where the deal leaves enough Trials (REC-1).
    assert!(games_with(|notice| matches!(notice, RecruitArrived { .. })) > 10);
    assert!(games_with(|notice| matches!(notice, HelpUsed { .. })) > 10);
    assert!(games_with(|notice| matches!(notice, OrderDiscarded { cancelled: true, .. })) > 0);
}

/// CMD-1: careful bots do something legal in every way to play, whatever they are asked.
#[test]
fn cmd_1_careful_bots_play_every_way() {
    for (name, rules) in modes::all() {
        let (_, events) = play_with(&mut CarefulBot, rules, 3);
        assert!(events.len() > 40, "{name}: {} events", events.len());
    }
}

/// The same view gives the same decision: whoever changes how bots play changes these numbers on purpose.
#[test]
fn cmd_1_bots_play_as_they_did() {
    let base = (2..=5).flat_map(|players| (0..3).map(move |level| rules_of(players, level)));
    let all: Vec<Rules> = base.chain(modes::all().into_iter().map(|(_, rules)| rules)).collect();
    let mut hashes = [0; 2];
    for (&rules, seed) in all.iter().flat_map(|rules| [rules; 4]).zip(0..) {
        hashes[0] = hash_of(hashes[0], &play_with(&mut CarefulBot, rules, seed).1);
        hashes[1] = hash_of(hashes[1], &play_with(&mut RandomBot::new(seed), rules, seed).1);
    }
    assert_eq!(hashes, [759_622_017_704_014_836, 13_127_952_084_094_632_566]);
}

/// What follows from a hash and these events: FNV-1a over their bytes.
fn hash_of(before: u64, events: &[Event]) -> u64 {
    let bytes = events.iter().flat_map(|&event| Entry::Event(event).to_bytes());
    bytes.fold(before ^ 0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// HH-1, HH-2: careful bots use Helping Hands where they hold them all.
#[test]
fn hh_1_careful_bots_use_helping_hands() {
    let used = |events: &[Event]| happened(events, |notice| matches!(notice, Notice::HelpUsed { .. }));
    let mut games = 0;
    for (chapter, seed) in armistice::CHAPTERS[2..].iter().zip(0..) {
        let every = |place: usize| armistice::ROSTER.helping_hands().iter().skip(place).step_by(3).collect::<HelpSet>();
        let setup = Setup { help: [every(0), every(1), every(2), HelpSet::EMPTY, HelpSet::EMPTY], ..Setup::default() };
        let (_, events) = play_from(&mut CarefulBot, modes::chapter(chapter, 3), &setup, seed);
        games += usize::from(used(&events));
    }
    assert!(games > 4, "{games} games in which a Helping Hand is used");
}

/// ARM-1, ONE-1: the project's own pack is played with everything in it, with any number of seats.
#[test]
fn arm_1_the_own_pack_is_played() {
    for seats in 3..=5 {
        for (seed, orders) in (0..).zip([armistice::BEGINNER, armistice::NORMAL, armistice::VETERAN].repeat(8)) {
            let scenario = Scenario {
                orders,
                recruits: RecruitPlan { wanted: 5, from: RecruitSet::first(21) },
                help: HelpPlan::DrawTwo,
                ..Scenario::armistice(seats, &armistice::DECK, &armistice::ROSTER)
            };
            let (_, events) = play(scenario.rules().expect("the pack can be played"), seed);
            assert!(happened(&events, |notice| matches!(notice, Notice::OrderChosen { .. })), "{seats} seats, {seed}");
            assert!(happened(&events, |notice| matches!(notice, Notice::HelpHeld { .. })), "{seats} seats, {seed}");
        }
    }
}

/// The game of a Chapter of the project's own pack.
pub(crate) fn chapter_of(seats: u8, chapter: &Chapter) -> Scenario<'static> {
    Scenario {
        out: chapter.out,
        trials: chapter.trials,
        morale: chapter.morale,
        traps: chapter.traps,
        given_intensity: chapter.first_intensity,
        orders: chapter.orders,
        recruits: chapter.recruits,
        effects: chapter.effects,
        boot_camp: chapter.boot_camp,
        ..Scenario::armistice(seats, &armistice::DECK, &armistice::ROSTER)
    }
}

/// CAMP-1: every Chapter can be played to its end.
#[test]
fn camp_1_every_chapter_is_played() {
    for (place, chapter) in armistice::CHAPTERS.iter().enumerate() {
        let rules = chapter_of(4, chapter).rules().unwrap_or_else(|error| panic!("Chapter {place}: {error}"));
        (0..8).for_each(|seed| drop(play(rules, seed)));
    }
}
