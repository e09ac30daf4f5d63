//! What a line may leave out, and in which order.

use crate::*;

fn read(line: &str) -> Setup {
    notation::read_position(&base_rules(3), line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn written(line: &str) -> String {
    notation::write_position(&base_rules(3), &read(line))
}

#[test]
fn nothing_is_a_line_too() {
    assert_eq!(read(""), Setup::default());
    assert_eq!(written("  "), "");
}

#[test]
fn fields_are_read_in_any_order_and_written_in_one() {
    assert_eq!(written("morale:* hand1:mute  mission:3 lead:1"), "lead:1 mission:3 hand1:mute morale:*");
    assert_eq!(written("mission:3 hand1:mn,mute hand0:- speech0:0 morale:*"), "mission:3 hand1:nm,mute morale:*");
}

#[test]
fn a_card_goes_by_its_number_where_the_deck_does_not_have_it() {
    assert_eq!(written("mission:2 hand0:#100,#0"), "mission:2 hand0:nm,#100");
    let hand = read("mission:2 hand0:nm/1,nm/2,nm!").position.expect("a position").hands[0];
    assert_eq!(hand.iter().map(CardId::number).collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn every_card_of_every_deck_has_a_name_of_its_own() {
    for rules in [base_rules(3), armistice_rules()] {
        for card in rules.catalog().cards().iter() {
            let command = Command::Play(card);
            let text = notation::write_command(&rules, &command);
            assert!(!text.contains('#'), "{text}");
            assert_eq!(notation::read_command(&rules, &text), Ok(command));
        }
    }
}

#[test]
fn the_rest_of_the_cards_goes_to_morale_or_out_of_the_game() {
    let position = |line| read(line).position.expect("a position");
    let all = position("mission:2 morale:*");
    assert_eq!((all.morale.len(), all.discards.len()), (59, 0));
    let some = position("mission:2 hand0:nm morale:*10 out:*");
    assert_eq!((some.morale.len(), some.discards.len()), (10, 48));
    assert_eq!(some.morale.iter().next(), CardId::new(1));
    let out = position("mission:2 morale:mute,nm out:*");
    assert_eq!((out.morale.len(), out.discards.len()), (2, 57));
    assert_eq!(written("mission:2 morale:mute,nm out:*"), "mission:2 morale:mute,nm out:*");
    assert_eq!(written("mission:2 morale:nm,nm/2 out:*"), "mission:2 morale:*2 out:*");
    assert_eq!(written("mission:2 morale:nm out:nh"), "mission:2 morale:nm out:nh", "the others lie nowhere");
}
