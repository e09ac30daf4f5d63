//! The ways to play that are built in, by words.

use super::error::{Fault, NotationError, NotationErrorKind};
use super::token::Token;
use crate::campaign::Book;
use crate::cards::{OrderPlan, armistice};
use crate::rules::{Level, Rules, RulesError, Scenario};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

/// A way to play that is built in, as the tag `Rules` names it.
///
/// ```
/// use grizzled_core::notation::Preset;
/// use grizzled_core::rules::Level;
///
/// let preset = Preset::Base { players: 4, level: Level::Veteran };
/// assert_eq!(preset.to_string(), "base 4 veteran");
/// assert_eq!(preset.rules().unwrap().trials(), 30);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Preset {
    /// `base 4 normal`: the base game (SET-5).
    Base {
        /// How many players.
        players: u8,
        /// How hard.
        level: Level,
    },
    /// `one-shot 3 normal`, with `without-traps` behind it if so: a one-shot of *Armistice* (ONE-1).
    OneShot {
        /// How many Grizzled.
        seats: u8,
        /// Which deck of Orders.
        orders: Difficulties,
        /// Whether Traps draw.
        traps: bool,
    },
    /// `duo normal`, likewise: the game for two with two Grizzled each (DUO-1).
    Duo {
        /// Which deck of Orders.
        orders: Difficulties,
        /// Whether Traps draw.
        traps: bool,
    },
    /// `solo`: the game for one (SOLO-1).
    Solo,
    /// `chapter 2 4`: a Chapter of the built-in campaign, Boot Camp the first (CAMP-1).
    Chapter {
        /// Which, from 0.
        number: u8,
        /// How many Grizzled.
        seats: u8,
    },
}

/// The three decks of Orders (ORD-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Difficulties {
    /// For beginners.
    Beginner,
    /// The usual one.
    Normal,
    /// For veterans.
    Veteran,
}

const LEVELS: [(Level, &str); 3] = [(Level::Rookie, "rookie"), (Level::Normal, "normal"), (Level::Veteran, "veteran")];
const DECKS: [(Difficulties, &str, OrderPlan); 3] = [
    (Difficulties::Beginner, "beginner", armistice::BEGINNER),
    (Difficulties::Normal, "normal", armistice::NORMAL),
    (Difficulties::Veteran, "veteran", armistice::VETERAN),
];
const WITHOUT_TRAPS: &str = "without-traps";
const EXPECTED: &str = "such as base 4 normal, one-shot 3 veteran without-traps, duo beginner, solo or chapter 2 4";

impl Difficulties {
    const fn entry(self) -> (Self, &'static str, OrderPlan) {
        DECKS[self as usize]
    }
}

impl Preset {
    /// The way to play that these words name.
    ///
    /// # Errors
    ///
    /// When they name none that can be played.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        read(Token::of(text)).map(|(preset, _)| preset).map_err(|fault| fault.in_text(text))
    }

    /// The rules.
    ///
    /// # Errors
    ///
    /// Why it cannot be played, by so many for example.
    pub fn rules(self) -> Result<Rules, RulesError> {
        self.scenario(None)?.rules()
    }

    /// The scenario of the preset, to be changed before it is checked; with the cards of another book, if one is given.
    ///
    /// ```
    /// use grizzled_core::{Scenario, notation::Preset};
    ///
    /// let preset = Preset::read("one-shot 4 normal")?;
    /// let rules = Scenario { speeches: 2, ..preset.scenario(None)? }.rules()?;
    /// assert_eq!((rules.trials(), rules.speeches()), (30, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When there is no such Chapter.
    pub fn scenario<'a>(self, book: Option<&Book<'a>>) -> Result<Scenario<'a>, RulesError> {
        let cards = book.unwrap_or(&Book::BUILT_IN);
        let one_shot = |seats, orders: Difficulties, traps| {
            let scenario = cards.one_shot(seats, orders.entry().2);
            if traps { scenario } else { scenario.without_traps() }
        };
        Ok(match self {
            Self::Base { players, level } => {
                let scenario = Scenario::base(players).level(level);
                Scenario { deck: book.map_or(scenario.deck, |book| book.deck), ..scenario }
            }
            Self::OneShot { seats, orders, traps } => one_shot(seats, orders, traps),
            Self::Duo { orders, traps } => one_shot(4, orders, traps).duo(),
            Self::Solo => cards.solo(),
            Self::Chapter { number, seats } => cards.chapter(number, seats)?,
        })
    }
}

impl Display for Preset {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let traps = |traps| if traps { "" } else { " without-traps" };
        match *self {
            Self::Base { players, level } => write!(f, "base {players} {}", LEVELS[usize::from(level.number())].1),
            Self::OneShot { seats, orders, traps: with } => {
                write!(f, "one-shot {seats} {}{}", orders.entry().1, traps(with))
            }
            Self::Duo { orders, traps: with } => write!(f, "duo {}{}", orders.entry().1, traps(with)),
            Self::Solo => f.write_str("solo"),
            Self::Chapter { number, seats } => write!(f, "chapter {number} {seats}"),
        }
    }
}

/// Reads the words, and makes the rules.
pub(super) fn read(token: Token<'_>) -> Result<(Preset, Rules), Fault> {
    let preset = words(token)?.ok_or_else(|| token.unknown("way to play", EXPECTED))?;
    let rules = preset.rules().map_err(|error| token.fault(NotationErrorKind::Rules(error)))?;
    Ok((preset, rules))
}

fn words(token: Token<'_>) -> Result<Option<Preset>, Fault> {
    // No way to play has more words than four: a fifth makes it none.
    let words: Vec<Token<'_>> = token.words().take(5).collect();
    let texts: Vec<&str> = words.iter().map(|word| word.text).collect();
    Ok(match texts[..] {
        ["base", _, level] => {
            level_of(level).zip(Some(words[1].number()?)).map(|(level, players)| Preset::Base { players, level })
        }
        ["one-shot", _, deck, ref rest @ ..] => {
            let seats = words[1].number()?;
            deck_of(deck, rest).map(|(orders, traps)| Preset::OneShot { seats, orders, traps })
        }
        ["duo", deck, ref rest @ ..] => deck_of(deck, rest).map(|(orders, traps)| Preset::Duo { orders, traps }),
        ["solo"] => Some(Preset::Solo),
        ["chapter", _, _] => Some(Preset::Chapter { number: words[1].number()?, seats: words[2].number()? }),
        _ => None,
    })
}

fn level_of(word: &str) -> Option<Level> {
    LEVELS.iter().find(|(_, known)| *known == word).map(|(level, _)| *level)
}

/// The deck of Orders, and whether Traps draw.
fn deck_of(word: &str, rest: &[&str]) -> Option<(Difficulties, bool)> {
    let deck = DECKS.iter().find(|(_, known, _)| *known == word).map(|(deck, ..)| *deck)?;
    match rest {
        [] => Some((deck, true)),
        [WITHOUT_TRAPS] => Some((deck, false)),
        _ => None,
    }
}
