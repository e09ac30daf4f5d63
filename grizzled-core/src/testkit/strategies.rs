//! Strategies for proptest: rules, packs, games reached by play, commands near the border of what is legal, logs and damage.
//!
//! All of them shrink. A game is a [`Course`], whose `Debug` is the game in notation: what proptest prints of a failure is the
//! shortest game it has found, ready for a report.
//!
//! ```
//! use grizzled_core::testkit::{broken_invariant, strategies};
//! use proptest::prelude::*;
//!
//! proptest!(ProptestConfig::with_cases(8), |(course in strategies::courses())| {
//!     let game = course.game();
//!     prop_assert_eq!(broken_invariant(game.rules(), game.state()), None);
//! });
//! ```

use super::any::{Draft, Drawn, any_armistice, any_deck, any_draft, any_pack, any_start};
use super::course::Course;
use super::damage::{Damage, sealed};
use super::fuzz::{Bytes, choose};
use super::{modes, rules_of};
use crate::cards::Face;
use crate::game::Game;
use crate::packs::OwnedPack;
use crate::play::Setup;
use crate::records::log::Log;
use crate::rules::{Rules, Scenario};
use crate::vocabulary::{CardId, Command, Event, Seat};
#[cfg(feature = "json")]
use alloc::string::String;
use alloc::vec::Vec;
use proptest::prelude::*;

/// So many choices are enough for most games; they are seldom more.
const USUAL_CHOICES: usize = 30;
/// Never more than this.
const MOST_CHOICES: usize = 240;

/// Whatever a generator of [`super::any`] makes of chance, as a strategy that shrinks: of bytes, which become fewer and smaller.
///
/// ```
/// use grizzled_core::testkit::{any::any_event, strategies};
/// use proptest::strategy::Strategy;
///
/// let events = strategies::drawn(32, |chance| any_event(chance));
/// # let _ = events.boxed();
/// ```
pub fn drawn<T: core::fmt::Debug>(most_bytes: usize, make: impl Fn(&mut Drawn<'_>) -> T) -> impl Strategy<Value = T> {
    prop::collection::vec(any::<u8>(), 0..=most_bytes).prop_map(move |bytes| make(&mut Drawn::new(&bytes)))
}

/// The base game, for every number of players at every level.
pub fn base_rules() -> impl Strategy<Value = Rules> {
    (2..=5u8, 0..3u8).prop_map(|(players, level)| rules_of(players, level))
}

/// Every way to play *Armistice* with the built-in pack.
pub fn armistice_rules() -> impl Strategy<Value = Rules> {
    (0..modes::COUNT).prop_map(modes::pick)
}

/// The base game with any deck, and games with any deck and roster.
pub fn own_rules() -> impl Strategy<Value = Rules> {
    let own_deck = (2..=5u8, decks()).prop_map(|(players, deck)| {
        let scenario = Scenario { deck: &deck, trials: 1, ..Scenario::base(players) };
        scenario.rules().expect("a deck of two cards or more")
    });
    prop_oneof![own_deck, drawn(200, |chance| any_armistice(chance))]
}

/// Any rules: [`base_rules`], [`armistice_rules`] or [`own_rules`].
pub fn rules() -> impl Strategy<Value = Rules> {
    prop_oneof![base_rules(), armistice_rules(), own_rules()]
}

/// Scenarios with decks and rosters of their own, some of which cannot be played.
pub fn scenarios() -> impl Strategy<Value = Draft> {
    drawn(200, |chance| any_draft(chance))
}

/// Decks that can be played, of 2 to 80 cards.
pub fn decks() -> impl Strategy<Value = Vec<Face>> {
    drawn(200, |chance| any_deck(chance))
}

/// Packs that can be played.
pub fn packs() -> impl Strategy<Value = OwnedPack> {
    drawn(400, |chance| any_pack(chance))
}

/// Packs as JSON files.
#[cfg(feature = "json")]
pub fn pack_files() -> impl Strategy<Value = String> {
    packs().prop_map(|pack| pack.with(|pack| crate::packs::to_json(&pack)))
}

/// Games by any rules.
pub fn courses() -> impl Strategy<Value = Course> {
    courses_by(rules())
}

/// Games by such rules, from their usual start to anywhere.
///
/// ```
/// use grizzled_core::{Scenario, testkit::strategies};
/// use proptest::prelude::*;
///
/// let rules = Scenario { speeches: 9, ..Scenario::base(3) }.rules()?;
/// proptest!(ProptestConfig::with_cases(4), |(course in strategies::courses_by(Just(rules)))| {
///     assert!(course.game().table().speeches <= 9);
/// });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn courses_by(rules: impl Strategy<Value = Rules>) -> impl Strategy<Value = Course> {
    // What fails is tried with the alternatives that stand before it, the first command of all first.
    let choice = || prop_oneof![1 => Just(0), 4 => 0..8u32, 8 => any::<u32>()];
    let lists = |most| prop::collection::vec(choice(), 0..=most);
    let choices = prop_oneof![4 => lists(USUAL_CHOICES), 1 => lists(MOST_CHOICES)];
    let cut = || 0..=MOST_CHOICES;
    let course = |(rules, first, choices, seed, last): (_, usize, Vec<u32>, u64, usize)| {
        let kept = choices.into_iter().take(first.min(last)).collect();
        Course { choices: kept, ..Course::new(rules, seed) }
    };
    // What stands first shrinks first: many choices go at once, then one by one, then what smaller ones have made needless.
    (rules, cut(), choices, any::<u64>(), cut()).prop_map(course)
}

/// Games by such rules that begin in any position, or at their usual start.
pub fn courses_from_positions(rules: impl Strategy<Value = Rules>) -> impl Strategy<Value = Course> {
    let bytes = prop::collection::vec(any::<u8>(), 0..=200);
    (courses_by(rules), bytes).prop_map(|(course, bytes)| {
        let start = any_start(&course.rules, &mut Drawn::new(&bytes));
        let setup = if start.check(&course.rules).is_ok() { start } else { Setup::default() };
        Course { setup, ..course }
    })
}

/// A seat and a command near the border of what is legal in this game: most of them are listed, others are of a seat that is
/// not awaited, or name another card, or none that is there.
///
/// ```
/// use grizzled_core::testkit::{Course, rules_of, strategies};
/// use proptest::prelude::*;
///
/// let game = Course::new(rules_of(3, 1), 7).game();
/// proptest!(ProptestConfig::with_cases(16), |((seat, command) in strategies::commands(&game))| {
///     prop_assert_eq!(game.legal(seat).contains(&command), game.check(seat, &command).is_ok());
/// });
/// ```
pub fn commands(game: &Game) -> impl Strategy<Value = (Seat, Command)> + use<> {
    let game = *game;
    prop::collection::vec(any::<u8>(), 0..=8).prop_map(move |bytes| choose(&game, &mut Bytes::new(&bytes)))
}

/// Any commands, few of them legal.
pub fn any_commands() -> impl Strategy<Value = Command> {
    drawn(24, |chance| super::any::any_command(chance))
}

/// Any events, few of which a game would emit.
pub fn any_events() -> impl Strategy<Value = Event> {
    drawn(100, |chance| super::any::any_event(chance))
}

/// Any seat that a ring can have.
pub fn seats() -> impl Strategy<Value = Seat> {
    prop::sample::select(Seat::ALL.to_vec())
}

/// Any card that an id can name.
pub fn cards() -> impl Strategy<Value = CardId> {
    (0..CardId::COUNT as u8).prop_map(|number| CardId::new(number).expect("it is below their number"))
}

/// Logs of games by any rules.
pub fn logs() -> impl Strategy<Value = Log> {
    courses().prop_map(|course| course.log())
}

/// Damage to a log or a stream.
pub fn damages() -> impl Strategy<Value = Vec<Damage>> {
    prop::collection::vec(drawn(4, |chance| Damage::any(chance)), 0..6)
}

/// Logs as bytes with something wrong in them; half of them with a checksum that fits nevertheless.
pub fn damaged_logs() -> impl Strategy<Value = Vec<u8>> {
    (logs(), damages(), any::<bool>()).prop_map(|(log, damages, seal)| {
        let mut bytes = log.to_bytes();
        if seal {
            bytes.truncate(bytes.len() - 4);
        }
        damages.into_iter().for_each(|damage| damage.to_bytes(&mut bytes));
        if seal { sealed(&bytes) } else { bytes }
    })
}

/// Logs as lines of JSON with something wrong in them; half of them with a checksum that fits nevertheless.
#[cfg(feature = "json")]
pub fn damaged_lines() -> impl Strategy<Value = String> {
    (logs(), damages(), any::<bool>()).prop_map(|(log, damages, seal)| {
        let mut lines = log.to_json_lines();
        damages.into_iter().for_each(|damage| damage.to_lines(&mut lines));
        if seal { super::damage::sealed_lines(&lines) } else { lines }
    })
}
