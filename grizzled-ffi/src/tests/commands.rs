//! Commands and rejections, to C and back.

use super::play_games;
use crate::codes::*;
use crate::convert::{from_c, to_c};
use crate::failure::Failure;
use crate::layout::CCommand;
use grizzled_core::vocabulary::{CardSet, Choice, OrderId, Relief};
use grizzled_core::{CardId, Command, Reason, Seat};
use std::collections::BTreeSet;

#[test]
fn every_legal_command_comes_back_as_it_was() {
    let mut tags = BTreeSet::new();
    play_games(12, |session| {
        for seat in session.game().awaiting().iter() {
            for command in session.game().legal(seat) {
                let there = to_c(&command);
                assert_eq!(from_c(&there), Ok(command));
                tags.insert(there.tag);
            }
        }
    });
    let all: BTreeSet<u8> = COMMANDS.rows.iter().map(|row| row.value as u8).collect();
    assert_eq!(tags, all, "every kind of command was met");
}

#[test]
fn sets_of_cards_come_back_whole() {
    for number in 0..=127 {
        let set = CardSet::first(number);
        let command = Command::Relief(Relief::Knocks(set));
        assert_eq!(from_c(&to_c(&command)), Ok(command));
        let command = Command::Relief(Relief::Knocks(CardSet::only(CardId::new(number).unwrap())));
        assert_eq!(from_c(&to_c(&command)), Ok(command));
    }
}

/// Every choice that a card can ask for, whether or not a game has come to it.
#[test]
fn choices_come_back_as_they_were() {
    let (card, order) = (CardId::new(67).unwrap(), OrderId::new(35).unwrap());
    for seat in Seat::ALL {
        let choices = [Choice::Card(card), Choice::Seat(seat), Choice::Order(order), Choice::Gift { card, to: seat }];
        for command in choices.map(Command::Choose) {
            assert_eq!(from_c(&to_c(&command)), Ok(command));
        }
    }
}

/// A command that is read, then one field of it spoilt at a time.
#[test]
fn numbers_out_of_range_are_refused() {
    let blank = to_c(&Command::Answer(None));
    let spoilt = [
        CCommand { tag: 0, ..blank },
        CCommand { tag: 18, ..blank },
        CCommand { tag: 255, ..blank },
        CCommand { card: 128, ..blank },
        CCommand { card: 254, ..blank },
        CCommand { reserved: [0, 0, 0, 0, 0, 0, 1], ..blank },
        CCommand { tag: GRZ_COMMAND_PLAY, card: 255, ..blank },
        CCommand { tag: GRZ_COMMAND_CHARM, card: 128, ..blank },
        CCommand { tag: GRZ_COMMAND_SPEECH, threat: 6, ..blank },
        CCommand { tag: GRZ_COMMAND_SPEECH, threat: 255, ..blank },
        CCommand { tag: GRZ_COMMAND_WITHDRAW, tile: 4, ..blank },
        CCommand { tag: GRZ_COMMAND_WITHDRAW, removed: [255, 0, 0, 0], ..blank },
        CCommand { tag: GRZ_COMMAND_RELIEF, relief: 2, ..blank },
        CCommand { tag: GRZ_COMMAND_ORDER, roster_card: 40, ..blank },
        CCommand { tag: GRZ_COMMAND_CANCEL, roster_card: 255, ..blank },
        CCommand { tag: GRZ_COMMAND_KEEP, roster_card: 24, ..blank },
        CCommand { tag: GRZ_COMMAND_HELP, roster_card: 255, ..blank },
        CCommand { tag: GRZ_COMMAND_RECRUIT_PLAY, card: 255, ..blank },
        CCommand { tag: GRZ_COMMAND_CHOOSE, card: 0, ..blank },
        CCommand { tag: GRZ_COMMAND_CHOOSE, choice: 5, card: 0, ..blank },
        CCommand { tag: GRZ_COMMAND_CHOOSE, choice: GRZ_CHOICE_CARD, ..blank },
        CCommand { tag: GRZ_COMMAND_CHOOSE, choice: GRZ_CHOICE_SEAT, seat: 5, ..blank },
        CCommand { tag: GRZ_COMMAND_CHOOSE, choice: GRZ_CHOICE_ORDER, ..blank },
        CCommand { tag: GRZ_COMMAND_CHOOSE, choice: GRZ_CHOICE_GIFT, card: 0, ..blank },
    ];
    assert_eq!(from_c(&blank), Ok(Command::Answer(None)));
    for command in spoilt {
        assert_eq!(from_c(&command).unwrap_err().status, GRZ_E_VALUE, "{command:?}");
    }
}

#[test]
fn every_rejection_has_a_reason_that_the_header_names() {
    play_games(1, |session| {
        for seat in grizzled_core::Seat::ALL {
            for command in [Command::Intensity(80), Command::Answer(None), Command::Relief(Relief::Charm)] {
                if let Err(rejection) = session.game().check(seat, &command) {
                    let there = Failure::from(rejection).to_c();
                    assert_eq!(there.status, GRZ_E_REJECTED);
                    assert_eq!(Reason::new(there.reason), Some(rejection.reason));
                    assert_eq!(there.rule, rejection.rule.number());
                    let by = rejection.by.map_or((0, 255), |by| (by.kind(), by.number()));
                    assert_eq!((there.source, there.card), by);
                }
            }
        }
    });
}
