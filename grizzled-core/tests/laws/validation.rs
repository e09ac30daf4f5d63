//! Logs from strangers: every event of an honest game is accepted, and whatever is accepted leaves a game whole.

mod mutants;
mod named;
mod named_modules;
mod named_waiting;
mod stages;

use crate::modes;
use crate::starts::{any_rules, any_setup, played};
use grizzled_core::campaign::{Book, Campaign, CampaignStep};
use grizzled_core::play::InvalidEvent;
use grizzled_core::rules::Seating;
use grizzled_core::testkit::broken_structure;
use grizzled_core::{Event, Game, Rules, Seeded, Setup};
use mutants::{Tally, feed_mutants};
use proptest::prelude::*;

/// Every event of the log is valid in the game that the events before it made.
fn all_fit(rules: &Rules, log: &[Event]) -> Result<Game, String> {
    let (mut checked, mut trusted) = (Game::empty(*rules), Game::replay(*rules, []));
    for (n, event) in log.iter().enumerate() {
        let accepted = checked.evolve(event);
        accepted.map_err(|reason| format!("event {n} of {}: {event:?}: {reason}", log.len()))?;
        trusted.evolve_unchecked(event);
        if checked != trusted {
            return Err(format!("event {n}: {event:?}: not the same game"));
        }
        if let Some(broken) = broken_structure(rules, checked.state()) {
            return Err(format!("event {n}: {event:?}: {broken}"));
        }
    }
    Ok(checked)
}

/// The whole log of a game is valid, and gives that game.
fn assert_honest(rules: Rules, setup: &Setup, seed: u64) {
    let walk = played(rules, setup, seed);
    assert_eq!(all_fit(&rules, &walk.log), Ok(walk.game));
}

/// Every event of every way to play fits.
#[test]
fn every_event_of_every_mode_fits() {
    for (_, rules) in modes::all() {
        (0..12).for_each(|seed| assert_honest(rules, &Setup::default(), seed));
    }
}

/// CAMP-5: the games of a campaign fit, Helping Hands held from the start and all.
#[test]
fn camp_5_every_event_of_a_campaign_fits() {
    let book = Book::BUILT_IN;
    for (seed, (seats, seating)) in [(3, Seating::OneEach), (5, Seating::OneEach), (4, Seating::Duo)].iter().enumerate()
    {
        let mut campaign = Campaign::new(&book, *seats, *seating).expect("it can be played");
        while campaign.step() != CampaignStep::Over {
            if campaign.step() == CampaignStep::Ready {
                let rules = campaign.rules(&book).expect("the book has the Chapter");
                let walk = played(rules, &campaign.setup(), seed as u64);
                assert_eq!(all_fit(&rules, &walk.log), Ok(walk.game));
                campaign.conclude(&book, &walk.game).expect("it is that Chapter");
            } else {
                let command = campaign.legal().next().expect("something can be chosen");
                campaign.apply(&command).expect("it is listed");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(384))]

    /// CUSTOM-1: every event of any game fits, from its beginning or from any position.
    #[test]
    fn custom_1_every_event_of_any_game_fits(seed: u64) {
        let rules = any_rules(seed);
        assert_honest(rules, &any_setup(&rules, seed), seed);
    }

    /// Whatever is accepted leaves the game whole; what is refused leaves it as it was.
    #[test]
    fn what_is_accepted_leaves_the_game_whole(seed: u64) {
        let rules = any_rules(seed);
        let log = played(rules, &any_setup(&rules, seed), seed).log;
        let stranger = any_rules(seed.rotate_left(7));
        let other = played(stranger, &Setup::default(), !seed).log;
        feed_mutants(rules, &log, &other, &mut Seeded::new(seed), &mut Tally::default())?;
    }
}

/// Most of what is spoilt is found out, by every reason that there is; and not everything is refused, for what a rule
/// alone forbids fits.
#[test]
fn most_mutants_are_refused() {
    let mut tally = Tally::default();
    for seed in 0..600 {
        let rules = any_rules(seed);
        let log = played(rules, &any_setup(&rules, seed), seed).log;
        let other = played(any_rules(seed + 1), &Setup::default(), seed).log;
        feed_mutants(rules, &log, &other, &mut Seeded::new(seed), &mut tally).expect("the game stays whole");
    }
    let refused: usize = tally.refused.iter().map(|&(_, times)| times).sum();
    assert!(refused > 4 * tally.accepted && tally.accepted > 100, "{tally:?}");
    assert_eq!(tally.refused.len(), REASONS.len(), "{tally:?}");
    assert!(REASONS.iter().all(|reason| tally.refused.iter().any(|(found, _)| found == reason)), "{tally:?}");
}

const REASONS: [InvalidEvent; 24] = [
    InvalidEvent::GameOver,
    InvalidEvent::NotSetUp,
    InvalidEvent::AlreadySetUp,
    InvalidEvent::NotInThisGame,
    InvalidEvent::NoSuchSeat,
    InvalidEvent::NotInMission,
    InvalidEvent::WrongSecret,
    InvalidEvent::WrongCards,
    InvalidEvent::WrongCount,
    InvalidEvent::OutOfBounds,
    InvalidEvent::CardElsewhere,
    InvalidEvent::WrongKind,
    InvalidEvent::PlaceTaken,
    InvalidEvent::NoSuchTile,
    InvalidEvent::NoSuchCharm,
    InvalidEvent::CharacterTaken,
    InvalidEvent::NoSuchToken,
    InvalidEvent::NotThere,
    InvalidEvent::NoSuchSource,
    InvalidEvent::WrongHand,
    InvalidEvent::NotAsked,
    InvalidEvent::AnswersPending,
    InvalidEvent::WrongPoint,
    InvalidEvent::CannotBeAsked,
];
