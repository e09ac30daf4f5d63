//! What players read: names, decisions, events, refusals and rules, in English and in French.
//!
//! Nothing here allocates: names are constant strings, sentences are [`Display`] adaptors. A [`Narrator`]
//! speaks of one game and calls its seats by the characters' first names.
//!
//! The texts are this project's own. The game is of 2015 and French; where its print is not certain, the French
//! names of Hard Knocks, above all Craintif, Entêté and Étourdi, are our translations. The lines that
//! say what a card does are our own words in both languages.
//!
//! ```
//! use grizzled_core::{Command, Game, Scenario, Seat, Seeded, Setup, text::{Lang, Narrator}};
//!
//! let rules = Scenario::base(4).rules().unwrap();
//! let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
//! let game = Game::new(rules, &setup, &mut Seeded::new(1), &mut ()).unwrap();
//! let narrator = Narrator::new(Lang::Fr, &rules, game.table());
//! assert_eq!(narrator.command(Seat::S0, Command::Intensity(3)).to_string(), "Distribuer 3 cartes à chacun");
//! ```

mod cards;
mod commands;
mod effects;
#[cfg(test)]
mod effects_tests;
mod events;
#[cfg(test)]
mod golden_tests;
mod hard_knocks;
mod modifiers;
mod module_events;
#[cfg(test)]
mod module_events_tests;
pub mod names;
mod reasons;
mod rules;
#[cfg(test)]
mod tests;
mod translations;

pub use reasons::reason;
pub use rules::{LONGEST_RULE, rule};

use crate::cards::Names;
use crate::rules::Rules;
use crate::state::Table;
use crate::vocabulary::{CardId, CardSet, Seat, Tiles};
use core::fmt::{self, Display, Formatter, Write};

/// A language that the texts are in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The language's two letters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.pick("en", "fr")
    }

    /// The language with these two letters.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The text that is in this language.
    #[must_use]
    pub const fn pick<'a>(self, english: &'a str, french: &'a str) -> &'a str {
        match self {
            Self::En => english,
            Self::Fr => french,
        }
    }
}

/// Something that is written by a function.
struct Say<F>(F);

impl<F: Fn(&mut Formatter<'_>) -> fmt::Result> Display for Say<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

/// A text that begins with a capital letter and ends with a full stop.
struct Sentence<T>(T);

impl<T: Display> Display for Sentence<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(Capital { f, begun: false }, "{}", self.0)?;
        f.write_str(".")
    }
}

/// Makes the first letter that it is given a capital one.
struct Capital<'a, 'b> {
    f: &'a mut Formatter<'b>,
    begun: bool,
}

impl Write for Capital<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text.chars();
        if !self.begun {
            if let Some(first) = rest.next() {
                self.begun = true;
                first.to_uppercase().try_for_each(|letter| self.f.write_char(letter))?;
            }
        }
        self.f.write_str(rest.as_str())
    }
}

/// Writes the one of two texts that is in the language: English first, French second.
macro_rules! say {
    ($lang:expr, $f:expr, $en:literal, $fr:literal $(,)?) => {
        match $lang {
            $crate::text::Lang::En => write!($f, $en),
            $crate::text::Lang::Fr => write!($f, $fr),
        }
    };
}
use say;

/// Narrates one game in one language.
///
/// ```
/// use grizzled_core::text::{Lang, Narrator};
/// use grizzled_core::{Command, Game, Scenario, Seat, Seeded, Setup};
///
/// let rules = Scenario::base(4).rules()?;
/// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ())?;
/// let narrator = Narrator::new(Lang::En, &rules, game.table());
/// assert_eq!(narrator.command(Seat::S0, Command::Intensity(3)).to_string(), "Deal 3 cards each");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    lang: Lang,
    rules: &'a Rules,
    table: &'a Table,
    names: Option<&'a dyn Names>,
}

impl<'a> Narrator<'a> {
    /// A narrator of the game with these rules and this table, which any view has.
    #[must_use]
    pub const fn new(lang: Lang, rules: &'a Rules, table: &'a Table) -> Self {
        Self { lang, rules, table, names: None }
    }

    /// Calls Orders, Recruits and Helping Hands by their names in the pack that the game is played with;
    /// a log or a stream may carry them.
    ///
    /// ```
    /// use grizzled_core::{Game, Scenario, Seeded, Setup};
    /// use grizzled_core::cards::armistice;
    /// use grizzled_core::text::{Lang, Narrator};
    /// use grizzled_core::vocabulary::OrderId;
    ///
    /// let rules = Scenario::one_shot(4, armistice::NORMAL).rules().unwrap();
    /// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).unwrap();
    /// let (narrator, order) = (Narrator::new(Lang::En, &rules, game.table()), OrderId::new(0).unwrap());
    /// assert_eq!(narrator.order_name(order).to_string(), "Order 1");
    /// let narrator = narrator.with_names(&armistice::PACK);
    /// assert_eq!(narrator.order_name(order).to_string(), armistice::PACK.orders[0].name);
    /// ```
    #[must_use]
    pub const fn with_names(self, names: &'a dyn Names) -> Self {
        Self { names: Some(names), ..self }
    }

    /// The language it speaks.
    #[must_use]
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// Who sits there: a character's first name, the Chaplain, or the seat's number.
    pub fn seat(self, seat: Seat) -> impl Display + use<'a> {
        self.who(seat, false)
    }

    /// Who sits there, as it begins a sentence.
    fn subject(self, seat: Seat) -> impl Display + use<'a> {
        self.who(seat, true)
    }

    fn who(self, seat: Seat, first: bool) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| match self.table.seat(seat).character {
            Some(character) => f.write_str(names::first_name(character)),
            None if self.rules.chaplain() == Some(seat) => f.write_str(names::chaplain(self.lang, first)),
            None => {
                let number = seat.number() + 1;
                say!(self.lang, f, "seat {number}", "place {number}")
            }
        })
    }

    /// The card's name.
    pub fn card(self, card: CardId) -> impl Display + use<'a> {
        names::face(self.lang, self.rules.catalog().face(card))
    }

    /// The cards' names, in the order of their numbers.
    pub fn cards(self, cards: CardSet) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| self.listed(f, cards.iter().map(|card| self.card(card))))
    }

    /// The tiles' names.
    pub fn tiles(self, tiles: Tiles) -> impl Display + use<> {
        let lang = self.lang;
        Say(move |f: &mut Formatter<'_>| {
            tiles.iter().enumerate().try_for_each(|(at, tile)| {
                f.write_str(if at > 0 { ", " } else { "" })?;
                f.write_str(names::tile(lang, tile))
            })
        })
    }
}
