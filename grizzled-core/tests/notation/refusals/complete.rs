//! That the scenarios leave nothing out.

use super::scenario::{read_file, reason_and_rule, scenarios};
use grizzled_core::testkit::any::any_armistice;
use grizzled_core::testkit::{Walk, every_command, modes, rules_of};
use grizzled_core::vocabulary::CardSet;
use grizzled_core::{Command, Reason, Rejection, RuleId, Rules, Seat, Seeded};
use std::collections::BTreeMap;

/// A refusal without its card, in words: the reason, the rule, and the kind of card that bars, from 1 to 5.
type Words = (String, &'static str, Option<u8>);

/// Refusals, each with where it was first found.
type Found = BTreeMap<Words, String>;

fn words(refusal: Rejection) -> Words {
    (format!("{:?}", refusal.reason), refusal.rule.as_str(), refusal.by.map(|by| by.kind()))
}

fn golden() -> Found {
    let scenarios = scenarios();
    let of_one = |one: &super::Scenario| {
        let title = one.title.clone();
        one.refusals().map(|(_, refusal)| (words(refusal), title.clone())).collect::<Vec<_>>()
    };
    scenarios.iter().flat_map(of_one).collect()
}

/// The refusals that no game gives, each with the reason why.
fn never() -> Vec<(Reason, RuleId)> {
    let list = read_file("never.txt");
    let line = |line: &str| {
        let (refusal, why) = line.split_once("by design: ").unwrap_or_else(|| panic!("no reason: {line}"));
        assert!(why.len() > 20, "a reason is a sentence: {line}");
        let (reason, rule) = refusal.trim().split_once(' ').expect("a reason and a rule");
        reason_and_rule(reason, rule)
    };
    list.lines().map(line).collect()
}

/// What the game refuses in every fifth state of a walk and at its end, of all commands that could be meant.
fn refused_in(rules: Rules, seed: u64, name: &str, found: &mut Found) {
    let mut walk = Walk::new(rules, seed);
    for step in 0.. {
        if step % 5 != 0 && walk.game.outcome().is_none() {
            walk.step();
            continue;
        }
        let knocks: CardSet = walk.game.table().knocks.iter().map(|(_, card)| card).take(4).collect();
        let space = every_command(knocks);
        for seat in Seat::ALL {
            let refusals = space.iter().filter_map(|command: &Command| walk.game.check(seat, command).err());
            for refusal in refusals {
                found.entry(words(refusal)).or_insert_with(|| name.to_owned());
            }
        }
        if walk.step().is_none() {
            return;
        }
    }
}

/// The refusals of games of every kind, and of games with any cards.
fn refused_in_games() -> Found {
    let mut found = Found::new();
    (2..=5).for_each(|players| refused_in(rules_of(players, 1), 1, &format!("base {players}"), &mut found));
    modes::all().into_iter().for_each(|(name, rules)| refused_in(rules, 1, &name, &mut found));
    for seed in 0..GAMES_OF_ANY_CARDS {
        refused_in(any_armistice(&mut Seeded::new(seed)), seed, &format!("any cards {seed}"), &mut found);
    }
    found
}

const GAMES_OF_ANY_CARDS: u64 = 40;

/// CMD-1: every reason that the vocabulary has is golden.
#[test]
fn cmd_1_every_reason_is_golden() {
    let golden = golden();
    let is_golden = |reason: &Reason| golden.keys().any(|(word, ..)| *word == format!("{reason:?}"));
    let missing: Vec<Reason> = Reason::ALL.into_iter().filter(|reason| !is_golden(reason)).collect();
    assert_eq!(missing, [], "no scenario has these reasons");
}

/// CMD-1: every reason that a game gives is golden with its rule and with the kind of card that bars, and none of those that
/// are said to be never given.
#[test]
fn cmd_1_every_refusal_of_games_is_golden() {
    let (golden, found) = (golden(), refused_in_games());
    let missing: Vec<_> = found.iter().filter(|(words, _)| !golden.contains_key(*words)).collect();
    assert!(missing.is_empty(), "no scenario has these refusals: {missing:#?}");
    for (reason, rule) in never() {
        let given = |of: &Found| {
            let mut of = of.iter();
            of.find(|((word, id, _), _)| (word.as_str(), *id) == (&*format!("{reason:?}"), rule.as_str()))
                .map(|(_, name)| name.clone())
        };
        assert_eq!(given(&golden).or_else(|| given(&found)), None, "{reason:?} {rule} is given");
    }
}
