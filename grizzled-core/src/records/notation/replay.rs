//! A game played again from its text.

use super::error::{Fault, NotationError, NotationErrorKind};
use super::{games, located};
use crate::game::Game;
use crate::play::Chance;
use crate::rules::Rules;
use crate::vocabulary::Sink;

/// Plays the game of this text from its start, command by command; the events go to the sink.
///
/// By the rules given, or else by those that the tag `Rules` names; with the chance given, or else with the seed that
/// the tag `Seed` names.
///
/// ```
/// use grizzled_core::{Seeded, notation};
///
/// let text = "[Rules \"base 3 normal\"]\n[Seed \"7\"]\n\n1. 0:i3;";
/// let error = notation::replay(None, text, None::<&mut Seeded>, &mut ()).unwrap_err();
/// assert_eq!((error.line, error.column), (4, 4), "with this seed another seat leads: {error}");
/// ```
///
/// # Errors
///
/// What cannot be read, and where; or which command is refused, and why.
pub fn replay<C: Chance, S: Sink>(
    rules: Option<&Rules>,
    text: &str,
    chance: Option<&mut C>,
    sink: &mut S,
) -> Result<Game, NotationError> {
    let read = games::read(rules, text).map_err(|fault| fault.in_text(text))?;
    let played = match chance {
        Some(chance) => play(&read, chance, sink),
        None => play(&read, &mut read.game.chance(), sink),
    };
    played.map_err(|fault| fault.in_text(text))
}

fn play<C: Chance, S: Sink>(read: &games::Read<'_>, chance: &mut C, sink: &mut S) -> Result<Game, Fault> {
    let wrong = |error| located::fault(&read.rules, error, read.start);
    let mut game = Game::new(read.rules, &read.game.setup(), chance, sink).map_err(wrong)?;
    for (one, &at) in read.game.moves.iter().zip(&read.places) {
        let refused = |rejection| Fault { at, what: NotationErrorKind::Refused(rejection) };
        game.apply(one.seat, &one.command, chance, sink).map_err(refused)?;
    }
    Ok(game)
}
