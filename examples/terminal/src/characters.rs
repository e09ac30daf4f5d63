//! Which characters play at which seats, as `--character` says it (DECK-4).

use crate::options::Fault;
use grizzled_core::Seat;
use grizzled_core::vocabulary::{Character, MAX_SEATS};

/// The characters that are chosen, by seat; the others are drawn.
pub(crate) type Cast = [Option<Character>; MAX_SEATS];

pub(crate) const OPTION: &str = "--character";
/// What the option takes.
pub(crate) const ALLOWED: &str = "1 … 5 = felix, charles, gustave, anselme, gaston, lazare";

/// The characters with the words by which they are asked for.
const WORDS: [(&str, Character); 6] = [
    ("felix", Character::Felix),
    ("charles", Character::Charles),
    ("gustave", Character::Gustave),
    ("anselme", Character::Anselme),
    ("gaston", Character::Gaston),
    ("lazare", Character::Lazare),
];

/// A seat, counted from 1, and who plays there, as `1=gaston`.
pub(crate) fn read(text: &str) -> Option<(Seat, &'static str, Character)> {
    let (seat, name) = text.split_once('=')?;
    let seat = Seat::new(seat.parse::<u8>().ok()?.checked_sub(1)?)?;
    let (word, character) = WORDS.into_iter().find(|(word, _)| *word == name)?;
    Some((seat, word, character))
}

/// Adds a choice to those made before: a seat is named once, and so is a character.
pub(crate) fn add(cast: &mut Cast, (seat, word, character): (Seat, &'static str, Character)) -> Result<(), Fault> {
    let twice = |what: String| Err(Fault::Twice { option: OPTION, what });
    if cast[seat.index()].is_some() {
        return twice((seat.number() + 1).to_string());
    }
    if cast.contains(&Some(character)) {
        return twice(word.to_owned());
    }
    cast[seat.index()] = Some(character);
    Ok(())
}

/// Whether all seats named are among so many.
pub(crate) fn check(cast: &Cast, seats: u8) -> Result<(), Fault> {
    let beyond = cast.iter().skip(seats.into()).position(Option::is_some);
    beyond.map_or(Ok(()), |beyond| {
        Err(Fault::SeatBeyond { option: OPTION, seat: seats + 1 + beyond as u8, players: seats })
    })
}
