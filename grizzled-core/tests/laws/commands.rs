//! What is legal, over the whole bounded space of commands.

use super::any_game;
use crate::modes;
use grizzled_core::play::Legal;
use grizzled_core::testkit::{Walk, every_command};
use grizzled_core::vocabulary::{CardSet, Relief};
use grizzled_core::{Chance, Command, Event, Game, Reason, Seat, Seeded};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};
use std::mem::discriminant;

/// Chance that must not be asked.
struct NoChance;

impl Chance for NoChance {
    fn below(&mut self, _: u32) -> u32 {
        panic!("a refused command draws nothing")
    }
}

/// Whether the engine accepts the command. What it refuses is given to `refusing`, a copy of the game.
fn accepted(game: &Game, refusing: &mut Game, seat: Seat, command: &Command) -> bool {
    let mut log = Vec::<Event>::new();
    if game.check(seat, command).is_ok() {
        let mut copy = *game;
        return copy.apply(seat, command, &mut Seeded::new(0), &mut log).is_ok() && !log.is_empty();
    }
    let refused = refusing.apply(seat, command, &mut NoChance, &mut log);
    let rejection = refused.expect_err("what check refuses, apply refuses");
    assert_eq!(Err(rejection), game.check(seat, command));
    assert!(log.is_empty(), "a refused command is recorded: {command:?}");
    let barred = matches!(rejection.reason, Reason::Barred | Reason::MustWithdraw);
    assert_eq!(rejection.by.is_some(), barred, "a bar names its card, and nothing else does: {rejection:?}");
    false
}

/// CMD-1: each command once, in a fixed order, each accepted, and no other one.
pub(crate) fn listed_is_accepted(game: &Game, space: &[Command]) {
    for seat in Seat::ALL {
        let listed: Vec<Command> = game.legal(seat).iter().collect();
        let set: HashSet<Command> = listed.iter().copied().collect();
        assert_eq!(set.len(), listed.len(), "each once");
        assert_eq!(listed.len(), game.legal(seat).len());
        assert!(listed.iter().all(|command| game.legal(seat).contains(command)));
        assert_eq!(game.legal(seat).get(listed.len()), None);
        assert!(listed.iter().all(|command| space.contains(command)), "the space is large enough");
        let mut refusing = *game;
        for command in space {
            assert_eq!(accepted(game, &mut refusing, seat, command), set.contains(command), "{seat}: {command:?}");
        }
        assert_eq!(refusing, *game, "a refused command of {seat} leaves a trace");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// CMD-1: listed ⇔ accepted, for every seat and every command there is, at every step.
    #[test]
    fn cmd_1_listed_is_accepted_and_rejected_changes_nothing(mut walk in any_game()) {
        loop {
            let knocks: CardSet = walk.game.table().knocks.iter().map(|(_, card)| card).collect();
            listed_is_accepted(&walk.game, &every_command(knocks));
            if walk.step().is_none() {
                break;
            }
        }
    }

    /// The list of relief has every set of the allowed size, the empty one too (RES-2, CMD-1).
    #[test]
    fn cmd_1_relief_lists_every_set(cards in prop::collection::hash_set(0..59u8, 0..8), most in 1..=2u8, charm: bool) {
        let knocks: CardSet = cards.iter().filter_map(|&card| grizzled_core::CardId::new(card)).collect();
        let legal = Legal::Relief { knocks, most, charm };
        let n = cards.len();
        let pairs = if most == 2 { n * n.saturating_sub(1) / 2 } else { 0 };
        prop_assert_eq!(legal.len(), 1 + n + pairs + usize::from(charm));
        let listed: HashSet<Command> = legal.iter().collect();
        prop_assert_eq!(listed.len(), legal.len());
        prop_assert!(listed.contains(&Command::Relief(Relief::Knocks(CardSet::EMPTY))));
        prop_assert_eq!(listed.contains(&Command::Relief(Relief::Charm)), charm);
    }
}

/// CMD-1: listed ⇔ accepted in every way to play, at every few steps of a game.
#[test]
fn cmd_1_in_every_mode_listed_is_accepted() {
    for (seed, (_, rules)) in (0..).zip(modes::all()) {
        let mut walk = Walk::new(rules, seed);
        for step in 0.. {
            if step % 6 == seed % 6 {
                let knocks: CardSet = walk.game.table().knocks.iter().map(|(_, card)| card).collect();
                listed_is_accepted(&walk.game, &every_command(knocks));
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

/// TAB-5, ACT-SPEECH-SECRET: as everyone may read them, commands of a kind are one and the same, whatever cards, tiles or
/// seats they name, and whether an answer names a card at all. Intensities and threats alone are shown to all.
#[test]
fn tab_5_commands_as_everyone_may_read_them_name_nothing_hidden() {
    let space = every_command(CardSet::first(6));
    let mut read: HashMap<_, HashSet<String>> = HashMap::new();
    for command in &space {
        let public = command.public();
        let shown = format!("{public} {public:?} {}", serde_json::to_string(&public).unwrap());
        let open = matches!(command, Command::Intensity(_));
        assert!(open || !shown.contains(|letter: char| letter.is_ascii_digit()), "{command:?} is read as {shown}");
        read.entry(discriminant(command)).or_default().insert(shown);
    }
    for (kind, forms) in read {
        let of_it: Vec<&Command> = space.iter().filter(|command| discriminant(*command) == kind).collect();
        let expected = match of_it[0] {
            Command::Intensity(_) | Command::Speech(_) => of_it.len(),
            _ => 1,
        };
        assert_eq!(forms.len(), expected, "{:?} is read in several ways", of_it[0]);
    }
}
