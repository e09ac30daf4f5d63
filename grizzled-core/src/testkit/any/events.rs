//! Events of every kind with anything in them: no game would emit them so.

use super::Choose;
use super::module_events::{any_module_notice, any_module_secret, fitting_module_secret};
use crate::play::Chance;
use crate::vocabulary::{Character, Origin, Outcome, WithdrawalRuling};
use crate::vocabulary::{Event, Notice, Secret};

/// Any event; its secret fits its notice half the time.
pub fn any_event(chance: &mut impl Chance) -> Event {
    let notice = any_notice(chance);
    let secret = if chance.one_in(2) { any_secret(chance) } else { fitting_secret(&notice, chance) };
    Event { notice, secret }
}

fn any_notice(chance: &mut impl Chance) -> Notice {
    match chance.less_than(10) {
        6.. => any_module_notice(chance),
        0 => of_the_set_up(chance),
        1 => of_a_mission(chance),
        2 => of_a_card_that_came(chance),
        3 => of_a_card_that_went(chance),
        4 => of_a_seat(chance),
        _ => of_a_tile_or_token(chance),
    }
}

fn of_the_set_up(chance: &mut impl Chance) -> Notice {
    let (seat, n) = (chance.any_seat(), chance.any_number());
    match chance.less_than(6) {
        0 => Notice::DeckSet { trials: n, morale: chance.any_number(), speeches: chance.any_number() },
        1 => Notice::CharacterTaken { seat, character: chance.pick(&Character::ALL) },
        2 => Notice::TilesGiven { seat, count: n },
        3 => Notice::LeaderNamed { seat },
        4 => Notice::CharmSpent { seat },
        _ => Notice::CardSetAside { card: chance.any_card() },
    }
}

fn of_a_mission(chance: &mut impl Chance) -> Notice {
    let (seat, n) = (chance.any_seat(), chance.any_number());
    match chance.less_than(9) {
        0 => Notice::MissionStarted { number: n, seats: chance.any_seats() },
        1 => Notice::IntensityChosen { seat, intensity: n },
        2 => Notice::TurnStarted { seat, withdrawal: any_ruling(chance) },
        3 => Notice::MissionSucceeded,
        4 => Notice::MissionFailed { threat: chance.any_threat() },
        5 => Notice::TrialsShuffled { trials: n },
        6 => Notice::MoraleDropped { cards: n },
        7 => Notice::LeaderPassed { seat },
        _ => Notice::GameEnded { outcome: chance.pick(&Outcome::ALL) },
    }
}

fn of_a_card_that_came(chance: &mut impl Chance) -> Notice {
    let (seat, card, from) = (chance.any_seat(), chance.any_card(), chance.pick(&Origin::ALL));
    match chance.less_than(5) {
        0 => Notice::Dealt { seat },
        1 => Notice::Drawn { seat, by: chance.any_source() },
        2 => Notice::ThreatPlayed { seat, card, from },
        3 => Notice::KnockAssigned { seat, card, from },
        _ => Notice::ChristmasPlayed { seat, card, from },
    }
}

fn of_a_card_that_went(chance: &mut impl Chance) -> Notice {
    let (seat, card) = (chance.any_seat(), chance.any_card());
    match chance.less_than(5) {
        0 => Notice::ChristmasDiscarded { card },
        1 => Notice::KnockDiscarded { seat, card },
        2 => Notice::LeaderTaken { seat, knock: card },
        3 => Notice::CharmUsed { seat, card },
        _ => Notice::SpeechRevealed { seat, card: chance.any_card_or_none() },
    }
}

fn of_a_seat(chance: &mut impl Chance) -> Notice {
    let (seat, n, yes) = (chance.any_seat(), chance.any_number(), chance.one_in(2));
    match chance.less_than(6) {
        0 => Notice::ChristmasAsked { seat, draws: n },
        1 => Notice::SpeechMade { seat, threat: chance.any_threat(), asked: chance.any_seats(), returned: yes },
        2 => Notice::SpeechAnswered { seat },
        3 => Notice::SupportCounted { most: yes.then_some(seat) },
        4 => Notice::ReliefAsked { seat, knocks: n, charm: yes },
        _ => Notice::ReliefEnded { seat },
    }
}

fn of_a_tile_or_token(chance: &mut impl Chance) -> Notice {
    let (seat, tile) = (chance.any_seat(), chance.any_tile());
    match chance.less_than(6) {
        0 => Notice::SpeechTaken { seat },
        1 => Notice::CharmRecovered { seat },
        2 => Notice::ChaplainPlayed { seat },
        3 => Notice::TileRemoved { seat, tile },
        4 => Notice::Withdrew { seat, played: chance.one_in(2), drawn: chance.one_in(2) },
        _ => Notice::TileRevealed { seat, tile, to: chance.any_seat() },
    }
}

fn any_ruling(chance: &mut impl Chance) -> WithdrawalRuling {
    let card = chance.any_source();
    chance.pick(&[WithdrawalRuling::Free, WithdrawalRuling::Must(card), WithdrawalRuling::Cannot(card)])
}

fn any_secret(chance: &mut impl Chance) -> Secret {
    match chance.less_than(10) {
        6.. => any_module_secret(chance),
        0 => Secret::Nothing,
        1 => Secret::Card(chance.any_card()),
        2 => Secret::Answer(chance.any_card_or_none()),
        3 => Secret::Tile(chance.any_tile()),
        4 => Secret::Tiles(chance.any_tiles()),
        5 => Secret::Order(chance.any_pile()),
    }
}

/// A secret of the kind that goes with the notice.
fn fitting_secret(notice: &Notice, chance: &mut impl Chance) -> Secret {
    match notice {
        Notice::DeckSet { .. } | Notice::TrialsShuffled { .. } => Secret::Order(chance.any_pile()),
        Notice::Dealt { .. } | Notice::Drawn { .. } => Secret::Card(chance.any_card()),
        Notice::TilesGiven { .. } => Secret::Tiles(chance.any_tiles()),
        Notice::Withdrew { .. } | Notice::ChaplainPlayed { .. } => Secret::Tile(chance.any_tile()),
        Notice::SpeechAnswered { .. } => Secret::Answer(chance.any_card_or_none()),
        notice => fitting_module_secret(notice, chance),
    }
}
