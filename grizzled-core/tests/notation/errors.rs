//! What cannot be read is reported by line and column.

use crate::*;

fn error(line: &str) -> NotationError {
    let read = notation::read_position(&base_rules(3), line);
    read.err().unwrap_or_else(|| panic!("{line} can be read"))
}

/// The column and the beginning of what is said.
fn refused(line: &str, expected: &str) {
    let error = error(line).to_string();
    assert!(error.starts_with(expected), "{line}\n{error}");
}

#[test]
fn what_is_no_card_is_reported_with_what_is_one() {
    let expected = "column 20: \"nrq\" is no card of this deck; expected threats of nrsmhw with ! for a Trap and + for \
                    Luck, a Hard Knock such as fearful, or xmas; /2 behind it for the second such card of the deck";
    assert_eq!(error("mission:2 hand0:nm,nrq land:nm").to_string(), expected);
}

#[test]
fn wrong_pieces_are_reported_where_they_stand() {
    refused("mission:2 hand0:nm,nm", "column 20: \"nm\" is given twice");
    refused("mission:2 hand0:nm/3", "column 17: \"nm/3\" is no card of this deck");
    refused("mission:2 hand0:nm/0", "column 17: \"nm/0\" is no card of this deck");
    refused("mission:2 hand0:nm/x", "column 20: \"x\" is no number");
    refused("mission:2 hand0:nn", "column 17: \"nn\" is no card");
    refused("mission:2 hand0:", "column 17: \"\" is no card");
    refused("mission:2 hand0:aggressive", "column 17: \"aggressive\" is no card of this deck");
    refused("mission:2 hand0:nh+", "column 17: \"nh+\" is no card of this deck");
    refused("mission:2 hand0:#128", "column 17: \"#128\" is no card of this deck");
    refused("lead:5", "column 6: \"5\" is no seat; expected 0 to 4");
    refused("cast:felix,lazar", "column 12: \"lazar\" is no character; expected felix");
    refused("cast:-,-,-,-,-,-", "column 16: there is room for 5 characters");
    refused("tiles0:L,R,X", "column 12: \"X\" is no Support tile; expected L, R, LL or RR");
    refused("mission:256", "column 9: \"256\" is no number; expected one from 0 to 255");
    refused("mission:+2", "column 9: \"+2\" is no number");
    refused("mission:2 knocks:mute", "column 18: \"mute\" is no Hard Knock at a seat");
    refused("mission:2 knocks:mute@0,mute@1", "column 25: \"mute@1\" is given twice");
    refused("mission:2 orders:o40", "column 18: \"o40\" is no Order");
    refused("mission:2 recruit:r1", "column 19: \"r1\" is no Recruit after a seat");
    refused("mission:2 recruit:r1@0 recruitgone:no", "column 36: \"no\" is no answer");
    refused("mission:2 recruit:r1@0 recruithand:nm,nh,nw,rm,rh,rw", "column 36: there is room for 5 cards");
    refused("help0:1", "column 7: \"1\" is no Helping Hand");
}

#[test]
fn lists_that_are_too_long_are_reported_where_they_are() {
    let tiles = |count: usize| format!("tiles0:{}", vec!["L"; count].join(","));
    refused(&tiles(256), "column 518: there is room for 255 tiles of a kind");
    // More cards than there can be Hard Knocks, of any kind: what they are is asked later.
    let pairs = ["nm", "nh", "nw", "rm", "rh", "rw", "sm", "sh", "sw"];
    let cards = pairs.iter().flat_map(|pair| [format!("{pair}@0"), format!("{pair}/2@0"), format!("{pair}!@0")]);
    let cards: Vec<String> = cards.take(24).collect();
    refused(&format!("mission:2 knocks:{}", cards.join(",")), "column 156: there is room for 23 Hard Knocks");
}

#[test]
fn wrong_fields_are_reported_where_they_stand() {
    refused("lead:0 lead:1", "column 8: \"lead\" is given twice");
    refused("mission:2 hand1:nm hand1:nh", "column 20: \"hand1\" is given twice");
    refused("lead", "column 1: \"lead\" is no field; expected key:value");
    refused("hands:nm", "column 1: \"hands\" is no field; expected view, lead");
    refused("hand:nm", "column 1: \"hand\" is no field");
    refused("lead0:1", "column 1: \"lead0\" is no field");
    refused("mission:2 hand5:nm", "column 15: \"5\" is no seat");
    refused("lead:0 hand0:nm", "column 8: this stands only together with `mission:`");
    refused("mission:2 land:nm", "column 11: this stands only together with `turn:`");
    refused("mission:2 recruithand:nm", "column 11: this stands only together with `recruit:`");
}

#[test]
fn the_rest_is_reported_where_it_cannot_be() {
    refused("mission:2 morale:*60", "column 18: only 59 cards are left");
    refused("mission:2 morale:*x", "column 19: \"x\" is no number");
    let views = PartialPosition::read(&base_rules(3), "mission:2 hand0:5? morale:*");
    let hidden = "column 27: `*` stands for the rest of the cards, and some of the others are hidden";
    assert_eq!(views.expect_err("hidden").to_string(), hidden);
    let pile = format!("mission:2 trials:{}", ["nm"; 81].join(","));
    refused(&pile, "column 258: there is room for 80 cards in a pile");
}

#[test]
fn a_position_to_start_from_hides_nothing() {
    refused("view:1", "column 6: in a position to start from nothing is hidden");
    refused("mission:2 hand0:5? hand1:3?", "column 17: in a position to start from nothing is hidden");
    refused("mission:2 hand0:x?", "column 17: \"x\" is no number");
}

#[test]
fn columns_count_characters_and_lines_are_counted() {
    refused("lead:é cast:é", "column 6: \"é\" is no seat");
    refused("cast:é", "column 6: \"é\" is no character");
    assert_eq!(error("cast:felix\n  lead:9").to_string(), "line 2, column 8: \"9\" is no seat; expected 0 to 4");
    let NotationErrorKind::Unknown { found, .. } = error(&"x".repeat(1000)).what else { panic!("it is no field") };
    assert_eq!(found.len(), 24, "errors are small");
}

#[test]
fn wrong_commands_are_reported_where_they_stand() {
    let cases = [
        ("paly nm", "column 1: \"paly\" is no command; expected i3 or so, or one of play, charm"),
        ("play", "column 5: \"\" is no card"),
        ("play nrq", "column 6: \"nrq\" is no card"),
        ("i256", "column 1: \"i256\" is no command"),
        ("i3 4", "column 4: \"4\" is no end of this command"),
        ("speak fog", "column 7: \"fog\" is no threat; expected night, rain"),
        ("withdraw X", "column 10: \"X\" is no Support tile"),
        ("withdraw L-Q", "column 12: \"Q\" is no Support tile"),
        ("withdraw -R", "column 11: \"R\" is no end of this command; expected -R or so"),
        ("relief mute,mute", "column 13: \"mute\" is given twice"),
        ("choose @7", "column 9: \"7\" is no seat"),
        ("choose o99", "column 8: \"o99\" is no Order"),
        ("refill now", "column 8: \"now\" is no end of this command"),
    ];
    for (text, expected) in cases {
        let error = notation::read_command(&base_rules(3), text).expect_err(text).to_string();
        assert!(error.starts_with(expected), "{text}\n{error}");
    }
}
