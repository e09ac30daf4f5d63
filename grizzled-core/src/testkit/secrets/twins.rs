//! Two whole games that differ in every card that one viewer never gets to see.

use super::{Host, Leak, compare};
use crate::catalog::Character;
use crate::chance::{self, Seeded};
use crate::command::Command;
use crate::event::{Event, Secret};
use crate::ids::{CardId, CardSet, Pile, Seat, Tile, Tiles};
use crate::rules::Rules;
use crate::setup::{Position, Setup};
use crate::testkit::{Walk, every_command};
use crate::view::Viewer;
use alloc::format;
use alloc::vec::Vec;

/// Plays a random game to its end, then a second one by the same decisions and the same chance, in which the
/// cards that the viewer never saw have changed places, and compares what the viewer got of both: every view,
/// every event, every list of legal commands, and the answers to every command there is.
///
/// Answers the number of steps compared.
///
/// # Errors
///
/// The first difference.
pub fn twins(host: &impl Host, rules: &Rules, viewer: Viewer, seed: u64) -> Result<usize, Leak> {
    let mut chance = Seeded::new(seed);
    let (setup, position) = start(rules, &mut chance);
    let (first, commands) = play(rules, &setup, seed);
    let unseen = unseen_cards(&first, viewer);
    let other = Setup { position: Some(rearranged(&position, unseen, &mut chance)), ..setup.clone() };
    step_both(host, rules, [&setup, &other], viewer, &commands, seed)
}

/// A start in which nothing is left to chance.
fn start(rules: &Rules, chance: &mut Seeded) -> (Setup, Position) {
    let mut deck: Pile = rules.catalog.cards().iter().collect();
    chance::shuffle(deck.as_mut_slice(), chance);
    let (morale, trials) = deck.as_slice().split_at(rules.morale().into());
    let position = Position {
        trials: trials.iter().copied().collect(),
        morale: morale.iter().copied().collect(),
        speeches: rules.speeches,
        mission: 1,
        ..Position::default()
    };
    let mut setup = Setup { leader: Some(Seat::S0), position: Some(position.clone()), ..Setup::default() };
    for number in 0..rules.ring() {
        let thirds = [Tile::Left, Tile::Right, Tile::DoubleLeft, Tile::DoubleRight, Tile::DoubleLeft];
        let third = thirds[usize::from(number) % if rules.doubles { 5 } else { 2 }];
        setup.tiles[usize::from(number)] = Some(Tiles::of(&[Tile::Left, Tile::Right, third]));
    }
    for number in 0..rules.seats {
        setup.characters[usize::from(number)] = Character::new(number);
    }
    (setup, position)
}

fn begin(rules: &Rules, setup: &Setup, seed: u64) -> Walk {
    Walk::from(*rules, setup, seed).unwrap_or_else(|error| panic!("the start cannot be played: {error}"))
}

fn play(rules: &Rules, setup: &Setup, seed: u64) -> (Walk, Vec<(Seat, Command)>) {
    let mut walk = begin(rules, setup, seed);
    let commands = core::iter::from_fn(|| walk.step()).collect();
    (walk, commands)
}

/// The cards that stand in no event as the engine shows it to the viewer.
fn unseen_cards(walk: &Walk, viewer: Viewer) -> CardSet {
    let seen = walk.log.iter().filter_map(|event| {
        let seen = walk.game.redact(event, viewer);
        let shown = Event { notice: seen.notice, secret: seen.secret };
        match (shown.secret, shown.notice.journey()) {
            (Secret::Card(card), _) | (_, Some((Some(card), ..))) => Some(card),
            _ => None,
        }
    });
    walk.game.rules().catalog.cards().difference(seen.collect())
}

/// The position with the cards of the set in other places.
fn rearranged(position: &Position, moving: CardSet, chance: &mut Seeded) -> Position {
    let from: Vec<CardId> = moving.iter().collect();
    let mut to = from.clone();
    chance::shuffle(&mut to, chance);
    let swap = |card| from.iter().position(|&moved| moved == card).map_or(card, |at| to[at]);
    let pile = |pile: &Pile| pile.iter().map(swap).collect::<Pile>();
    Position { trials: pile(&position.trials), morale: pile(&position.morale), ..position.clone() }
}

fn step_both(
    host: &impl Host,
    rules: &Rules,
    setups: [&Setup; 2],
    viewer: Viewer,
    commands: &[(Seat, Command)],
    seed: u64,
) -> Result<usize, Leak> {
    let mut walks = setups.map(|setup| begin(rules, setup, seed));
    let mut told = [0, 0];
    for step in 0..=commands.len() {
        compare_streams(host, &walks, viewer, &mut told)?;
        let knocks = walks[0].game.table().knocks.iter().map(|(_, card)| card).collect();
        // The whole space of commands now and then, for it is large; the decision taken, always.
        let asked: Vec<Command> = if step % 8 == 0 {
            every_command(knocks)
        } else {
            commands.get(step).map(|&(_, command)| command).into_iter().collect()
        };
        compare(host, [&walks[0].game, &walks[1].game], viewer, &asked)?;
        if let Some((seat, command)) = commands.get(step) {
            walks.iter_mut().for_each(|walk| walk.apply(*seat, command));
        }
    }
    Ok(commands.len())
}

/// Compares the events that followed from the last decision, and how many they were.
fn compare_streams(host: &impl Host, walks: &[Walk; 2], viewer: Viewer, told: &mut [usize; 2]) -> Result<(), Leak> {
    let streams: Vec<Vec<_>> = walks
        .iter()
        .zip(told)
        .map(|(walk, told)| {
            let news = walk.log[*told..].iter().map(|event| host.redact(&walk.game, event, viewer)).collect();
            *told = walk.log.len();
            news
        })
        .collect();
    if streams[0] == streams[1] {
        return Ok(());
    }
    Err(Leak { viewer, what: format!("events: {:?} or {:?}", streams[0], streams[1]) })
}
