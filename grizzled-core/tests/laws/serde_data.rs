//! Commands, events and views as serde data.

use super::any_game;
use grizzled_core::cards::{Effect, What, When};
use grizzled_core::state::RecruitHand;
use grizzled_core::vocabulary::{CardSet, Threat, ThreatSet};
use grizzled_core::{Command, Event, SeatView, Seen, Viewer};
use proptest::prelude::*;
use serde::{Serialize, de::DeserializeOwned};

fn round_trip<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it can be written");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// What is written as JSON reads back the same: events, their redacted form, views, commands.
    #[test]
    fn json_reads_back(mut walk in any_game()) {
        loop {
            for seat in walk.game.rules().grizzled().iter() {
                let view = walk.game.view(seat).expect("a player sits there");
                prop_assert_eq!(round_trip::<SeatView>(&view), view);
                for command in walk.game.legal(seat) {
                    prop_assert_eq!(round_trip::<Command>(&command), command);
                }
            }
            if walk.step().is_none() {
                break;
            }
        }
        for event in &walk.log {
            prop_assert_eq!(round_trip::<Event>(event), *event);
            let seen = walk.game.redact(event, Viewer::Spectator);
            prop_assert_eq!(round_trip::<Seen>(&seen), seen);
        }
    }
}

/// A set of threats is a list of their words, a pile and a hand are lists of cards.
#[test]
fn sets_are_lists() {
    let set: ThreatSet = serde_json::from_str("[\"night\",\"whistle\"]").expect("two threats");
    assert_eq!(set, ThreatSet::of(&[Threat::Night, Threat::Whistle]));
    assert_eq!(round_trip(&set), set);
    assert!(serde_json::from_str::<ThreatSet>("[\"fog\"]").is_err());
    assert_eq!(serde_json::from_str::<RecruitHand>("[]").expect("a hand"), RecruitHand::default());
}

/// An effect that does not say how much does one.
#[test]
fn an_effect_has_an_amount_of_one() {
    let effect = Effect::once(When::Turn, What::Draw);
    let usual: Effect =
        serde_json::from_str("{\"when\":\"turn\",\"what\":\"draw\",\"whom\":\"table\"}").expect("an effect");
    assert_eq!((usual, usual.amount), (effect, 1));
}

/// Data that cannot be is refused.
#[test]
fn json_that_cannot_be_is_refused() {
    let wrong = [
        "{\"play\":128}",
        "{\"play\":-1}",
        "{\"speech\":\"fog\"}",
        "{\"withdraw\":{\"removed\":[\"up\"],\"tile\":null}}",
    ];
    for text in wrong {
        assert!(serde_json::from_str::<Command>(text).is_err(), "{text}");
    }
    let hand = |cards: &str| serde_json::from_str::<RecruitHand>(cards).map_err(|error| error.to_string());
    assert_eq!(hand("[1,2,3,4,5]").map(|hand| format!("{hand:?}")), Ok("{#1, #2, #3, #4, #5}".to_owned()));
    assert!(hand("[1,2,3,4,5,6]").unwrap_err().starts_with("a Recruit has at most five cards"));
    let error = serde_json::from_str::<CardSet>("[4,4]").unwrap_err().to_string();
    assert!(error.starts_with("invalid length 2, expected a list of at most 128 different items"), "{error}");
    let twice = "{\"relief\":{\"knocks\":[40,40]}}";
    assert!(serde_json::from_str::<Command>(twice).is_err(), "a set holds each card once");
}
