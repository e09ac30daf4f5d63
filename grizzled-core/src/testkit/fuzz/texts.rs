//! What somebody has written: scenarios, packs, notation.

use super::bytes::Bytes;
use super::commands;
use super::play::Play;
use crate::records::notation::{self, GameText, PartialPosition};
use crate::rules::{Rules, RulesError};
use crate::testkit::any::{Drawn, any_draft};
use crate::testkit::course::Course;
use crate::testkit::{modes, rules_of};
use alloc::string::ToString;

/// Games by such rules can be played to their end; or it is said why there are none.
fn playable(rules: Result<Rules, RulesError>, mut bytes: Bytes<'_>) {
    match rules {
        Ok(rules) => commands::run(Play::of(rules, &mut bytes), bytes),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

pub(super) fn scenarios(bytes: &[u8]) {
    let (decisions, plan) = bytes.split_at(bytes.len() / 8);
    playable(any_draft(&mut Drawn::new(plan)).scenario().rules(), Bytes::new(decisions));
}

#[cfg(feature = "json")]
pub(super) fn packs(bytes: &[u8]) {
    use crate::cards::OrderPlan;
    use crate::packs;
    let pack = match packs::load(bytes) {
        Ok(pack) => pack,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(pack.check(), Ok(()), "what is loaded can be played");
    let written = pack.with(|pack| packs::to_json(&pack));
    assert_eq!(packs::load(written.as_bytes()).as_ref(), Ok(&pack), "{written}");
    let decisions = || Bytes::new(&bytes[..bytes.len().min(20)]);
    pack.with_book(|book| {
        playable(book.one_shot(3, OrderPlan::drawn(9, 9, 9)).rules(), decisions());
        for number in 0..pack.chapters.len() {
            playable(book.chapter(number as u8, 3).and_then(|scenario| scenario.rules()), decisions());
        }
    });
}

pub(super) fn notation(text: &str) {
    for rules in [rules_of(4, 1), modes::pick(text.len())] {
        read_by(&rules, text);
    }
    if let Ok(game) = Course::replay(text) {
        assert_eq!(Course::replay(text).as_ref(), Ok(&game), "the same text is the same game");
    }
}

/// What these rules make of the text.
fn read_by(rules: &Rules, text: &str) {
    if let Ok(setup) = notation::read_position(rules, text) {
        let line = notation::write_position(rules, &setup);
        assert_eq!(notation::read_position(rules, &line).as_ref(), Ok(&setup), "{line}");
    }
    if let Ok(position) = PartialPosition::read(rules, text) {
        let line = position.write(rules);
        assert_eq!(PartialPosition::read(rules, &line).as_ref(), Ok(&position), "{line}");
    }
    if let Ok(game) = GameText::read_with(rules, text) {
        let written = game.write(rules);
        assert_eq!(GameText::read_with(rules, &written).as_ref(), Ok(&game), "{written}");
    }
}
