//! A game as text: tags, then the commands, Mission by Mission.

use super::error::{Fault, NotationError, NotationErrorKind};
use super::presets::{self, Preset};
use super::token::Token;
use super::{commands, lists, positions, words, write_position};
use crate::game::Game;
use crate::play::{Seed, Seeded, Setup};
use crate::rules::Rules;
use crate::vocabulary::{Command, Seat};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A game has no more tags than this.
const MOST_TAGS: usize = 64;
/// Lines of commands are broken before this column.
const WIDTH: usize = 100;

/// What was played, and from where.
///
/// ```
/// use grizzled_core::{Command, Rules, Scenario, Seat};
/// use grizzled_core::notation::{GameText, Preset};
/// use grizzled_core::play::Seed;
///
/// let text = "[Rules \"base 3 normal\"]\n[Seed \"7\"]\n\n1. 0:i3; 0:play nm/2;\n";
/// let game = GameText::read(text)?;
/// assert_eq!((game.seed, game.moves.len()), (Some(Seed::from(7)), 2));
/// assert_eq!((game.moves[0].seat, game.moves[0].command), (Seat::S0, Command::Intensity(3)));
/// assert_eq!(game.write(&Scenario::base(3).rules()?), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameText {
    /// The way to play, where it is one that is built in: `[Rules "base 4 normal"]`.
    pub preset: Option<Preset>,
    /// What chance was seeded with: `[Seed "1914"]`.
    pub seed: Option<Seed>,
    /// Where the game began, if not at its usual start: `[Position "..."]`.
    pub position: Option<Setup>,
    /// Other tags, each with another name of letters, digits and `_`, and with any value; at most 61.
    pub tags: Vec<(String, String)>,
    /// The commands.
    pub moves: Vec<Move>,
}

/// A command, who gave it, and in which Mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The Mission's number; 0 before the first.
    pub mission: u8,
    /// Whose command it is.
    pub seat: Seat,
    /// The command.
    pub command: Command,
}

/// A text that has been read, with where things stand in it.
pub(super) struct Read<'a> {
    pub(super) game: GameText,
    pub(super) rules: Rules,
    /// The position.
    pub(super) start: Token<'a>,
    /// Where each command stands.
    pub(super) places: Vec<usize>,
}

impl GameText {
    /// Writes down a command that is about to be given in this game.
    pub fn note(&mut self, game: &Game, seat: Seat, command: &Command) {
        self.moves.push(Move { mission: game.table().mission, seat, command: *command });
    }

    /// The setup that the game began with.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.position.clone().unwrap_or_default()
    }

    /// The chance that the game was played with; without a seed, some chance.
    #[must_use]
    pub fn chance(&self) -> Seeded {
        Seeded::from_seed(self.seed.unwrap_or(Seed::from(0)))
    }

    /// The text of the game.
    #[must_use]
    pub fn write(&self, rules: &Rules) -> String {
        let mut text = String::new();
        let own = [
            ("Rules", self.preset.map(|preset| preset.to_string())),
            ("Seed", self.seed.map(|seed| seed.to_string())),
            ("Position", self.position.as_ref().map(|setup| write_position(rules, setup))),
        ];
        let own = own.into_iter().filter_map(|(key, value)| Some((key, value?)));
        let others = self.tags.iter().map(|(key, value)| (key.as_str(), value.clone()));
        for (key, value) in own.chain(others) {
            text.push_str(&format!("[{key} \"{}\"]\n", escaped(&value)));
        }
        if !text.is_empty() && !self.moves.is_empty() {
            text.push('\n');
        }
        self.write_moves(rules, &mut text);
        text
    }

    /// Each Mission begins a line, and long lines are broken.
    fn write_moves(&self, rules: &Rules, text: &mut String) {
        let (mut mission, mut width) = (None, 0);
        for one in &self.moves {
            let mut piece = format!("{}:{};", one.seat.number(), commands::write_command(rules, &one.command));
            let new = mission != Some(one.mission);
            if new {
                piece = format!("{}. {piece}", one.mission);
            }
            let breaks = new || width + 1 + piece.len() >= WIDTH;
            text.push_str(match mission {
                None => "",
                Some(_) if breaks => "\n",
                Some(_) => " ",
            });
            text.push_str(&piece);
            width = piece.len() + if breaks { 0 } else { width + 1 };
            mission = Some(one.mission);
        }
        if mission.is_some() {
            text.push('\n');
        }
    }

    /// The game that this text records, whose tag `Rules` says how cards are to be read.
    ///
    /// # Errors
    ///
    /// What cannot be read, and where.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        read(None, text).map(|read| read.game).map_err(|fault| fault.in_text(text))
    }

    /// The game that this text records, played by these rules, whatever the tag `Rules` says.
    ///
    /// # Errors
    ///
    /// What cannot be read, and where.
    pub fn read_with(rules: &Rules, text: &str) -> Result<Self, NotationError> {
        read(Some(rules), text).map(|read| read.game).map_err(|fault| fault.in_text(text))
    }
}

/// Reads a text by these rules, or by those that its tag names.
pub(super) fn read<'a>(rules: Option<&Rules>, text: &'a str) -> Result<Read<'a>, Fault> {
    let (tags, body) = tags_and_body(Token::of(text))?;
    let mut game = GameText::default();
    let named = tag(&tags, "Rules").map(presets::read).transpose()?;
    game.preset = named.map(|(preset, _)| preset);
    let no_rules = Fault { at: 0, what: NotationErrorKind::NoRules };
    let rules = rules.copied().or(named.map(|(_, rules)| rules)).ok_or(no_rules)?;
    game.seed = tag(&tags, "Seed").map(read_seed).transpose()?;
    let position = tag(&tags, "Position");
    game.position = position.map(|token| positions::read_whole(&rules, token)).transpose()?;
    let others = tags.iter().filter(|(key, _)| !["Rules", "Seed", "Position"].contains(&key.text));
    game.tags = others.map(|(key, value)| (key.text.to_owned(), unescaped(value.text))).collect();
    let mut places = Vec::new();
    read_moves(&rules, body, &mut game.moves, &mut places)?;
    Ok(Read { game, rules, start: position.unwrap_or(Token::of("")), places })
}

type Tag<'a> = (Token<'a>, Token<'a>);

fn tag<'a>(tags: &[Tag<'a>], key: &str) -> Option<Token<'a>> {
    tags.iter().find(|(known, _)| known.text == key).map(|(_, value)| *value)
}

fn read_seed(token: Token<'_>) -> Result<Seed, Fault> {
    token.text.parse().map_err(|_| token.unknown("seed", "a number, or 64 digits from 0 to f"))
}

/// The tags at the beginning, each with its value as it stands there, and what follows them.
fn tags_and_body(token: Token<'_>) -> Result<(Vec<Tag<'_>>, Token<'_>), Fault> {
    let mut tags: Vec<Tag<'_>> = Vec::new();
    let mut rest = token.trim();
    while rest.text.starts_with('[') {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, Token { text: "", at: rest.at + rest.text.len() }));
        let (key, value) = read_tag(line.trim())?;
        if tags.iter().any(|(known, _)| known.text == key.text) {
            return Err(key.twice());
        }
        if tags.len() == MOST_TAGS {
            return Err(lists::too_many(key, "tags", MOST_TAGS));
        }
        tags.push((key, value));
        rest = after.trim();
    }
    Ok((tags, rest))
}

fn read_tag(line: Token<'_>) -> Result<Tag<'_>, Fault> {
    let wrong = || line.unknown("tag", "[Name \"value\"]");
    let inner = line.after("[").and_then(|rest| rest.before("]")).ok_or_else(wrong)?;
    let (key, value) = inner.split_once(' ').ok_or_else(wrong)?;
    let value = value.trim().after("\"").and_then(|rest| rest.before("\"")).ok_or_else(wrong)?;
    let named = !key.text.is_empty() && key.text.chars().all(|c| c.is_alphanumeric() || c == '_');
    if named { Ok((key, value)) } else { Err(key.unknown("name of a tag", "letters, digits and _")) }
}

/// Quotes, backslashes and ends of lines as two characters each.
fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\r', "\\r")
}

fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut rest = value.chars();
    while let Some(c) = rest.next() {
        text.extend(match c {
            '\\' => rest.next().map(|escaped| match escaped {
                'n' => '\n',
                'r' => '\r',
                other => other,
            }),
            other => Some(other),
        });
    }
    text
}

/// The commands, each with `;` behind it, and before the first of a Mission its number.
fn read_moves(rules: &Rules, body: Token<'_>, moves: &mut Vec<Move>, places: &mut Vec<usize>) -> Result<(), Fault> {
    let mut mission = 0;
    for piece in body.split(';').map(Token::trim).filter(|piece| !piece.text.is_empty()) {
        let (first, rest) = piece.first_word();
        let number = first.before(".");
        if let Some(number) = number {
            mission = number.number()?;
        }
        let piece = if number.is_some() { rest } else { piece };
        places.push(piece.at);
        let (seat, command) = read_move(rules, piece)?;
        moves.push(Move { mission, seat, command });
    }
    Ok(())
}

fn read_move(rules: &Rules, piece: Token<'_>) -> Result<(Seat, Command), Fault> {
    let no_seat = || piece.unknown("command of a seat", "such as 0:i3; or 1:play nm;");
    let (seat, command) = piece.split_once(':').ok_or_else(no_seat)?;
    Ok((words::read_seat(seat)?, commands::read(rules, command)?))
}
