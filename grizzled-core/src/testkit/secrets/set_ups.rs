//! Two set-ups of which chance decides everything otherwise that a viewer does not see.

use super::channels::Pair;
use super::{Host, Leak, Since};
use crate::game::Game;
use crate::play::{Chance, Seeded, Setup};
use crate::records::log::{Entry, History, Log};
use crate::rules::Rules;
use crate::testkit::draws::Draws;
use crate::testkit::{Entitled, every_command};
use crate::views::Viewer;
use crate::vocabulary::{CardSet, Event, Notice, Secret};
use alloc::vec::Vec;

/// Sets a game up twice. Each draw of chance is taken anew in the second set-up, one after the other, if the viewer has the
/// same tiles, Orders and Helping Hands then, and everybody the same character and the same Leader. It compares by all
/// [`CHANNELS`](super::CHANNELS).
///
/// # Errors
///
/// The first difference.
pub fn set_ups(host: &impl Host, rules: &Rules, viewer: Viewer, seed: u64) -> Result<(), Leak> {
    let mut chance = Seeded::new(!seed);
    let (first, mut draws) = set_up(rules, Draws::first(Seeded::new(seed)));
    let (known, mut second) = (known_of(rules, &first, viewer), first.clone());
    for place in 0..draws.len() {
        // What is drawn depends on what was drawn before, and so may be how often.
        let Some(&(bound, _)) = draws.get(place) else { break };
        let mut given = draws.clone();
        given[place].1 = chance.below(bound);
        let (events, taken) = set_up(rules, Draws::again(given, chance.clone()));
        if known_of(rules, &events, viewer) == known {
            (second, draws) = (events, taken);
        }
    }
    compare(host, rules, viewer, [first, second])
}

fn compare(host: &impl Host, rules: &Rules, viewer: Viewer, starts: [Vec<Event>; 2]) -> Result<(), Leak> {
    let histories = starts.map(|events| {
        let mut log = Log::new(*rules);
        events.into_iter().for_each(|event| log.push(Entry::Event(event)));
        History::resume(log, Seeded::new(0)).unwrap_or_else(|error| panic!("a set-up that cannot be: {error}"))
    });
    let since = histories.each_ref().map(|history| Since { history, entry: 0 });
    let games = histories.each_ref().map(History::game);
    let commands = every_command(CardSet::EMPTY);
    Pair { host, viewer, games, commands: &commands, since: Some(since) }.compare(true)
}

/// What chance decided that the viewer sees: characters and Leader, and what is its own by the table.
fn known_of(rules: &Rules, events: &[Event], viewer: Viewer) -> Vec<Event> {
    let mut entitled = Entitled::new(rules);
    let mut known = Vec::new();
    for event in events {
        let secret = entitled.seen(event, viewer).secret;
        let public = matches!(event.notice, Notice::CharacterTaken { .. } | Notice::LeaderNamed { .. });
        if public || secret != Secret::Nothing {
            known.push(Event { notice: event.notice, secret });
        }
        entitled.follow(&event.notice);
    }
    known
}

/// The events of a set-up, and what was drawn for it.
fn set_up(rules: &Rules, mut draws: Draws) -> (Vec<Event>, Vec<(u32, u32)>) {
    let mut events = Vec::new();
    let set_up = Game::new(*rules, &Setup::default(), &mut draws, &mut events);
    set_up.unwrap_or_else(|error| panic!("the default setup can be played: {error}"));
    let taken = draws.taken().to_vec();
    (events, taken)
}
