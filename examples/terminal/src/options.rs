//! What the command line asks for.

use grizzled_core::{Level, Seat, text::Lang};
use std::ffi::OsString;
use std::hash::{BuildHasher, Hasher, RandomState};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// One person at this seat, bots at the others.
    Alone(Seat),
    /// A person at every seat, in turn at one screen.
    HotSeat,
    /// Bots alone.
    Auto,
}

/// The game to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) players: u8,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) mode: Mode,
    pub(crate) lang: Lang,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Help(Lang),
    Version,
    Play(Options),
}

/// What is wrong with the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// There is no such option.
    Unknown(String),
    /// The option needs a value.
    NoValue(&'static str),
    /// The option takes no value.
    Value(&'static str),
    /// The option takes other values: these.
    BadValue { option: &'static str, value: String, allowed: &'static str },
    /// There are not so many players.
    SeatBeyond { seat: u8, players: u8 },
    /// The two options contradict each other.
    Together(&'static str, &'static str),
}

/// The options as given, before they are put together.
#[derive(Default)]
struct Given {
    players: Option<u8>,
    seat: Option<u8>,
    level: Option<Level>,
    seed: Option<u64>,
    lang: Option<Lang>,
    auto: bool,
    hot_seat: bool,
    help: bool,
    version: bool,
}

/// Reads the arguments; a fault comes with the language to tell it in.
pub(crate) fn parse(arguments: Vec<OsString>) -> Result<Asked, (Fault, Lang)> {
    let mut given = Given::default();
    let mut arguments = arguments.into_iter().map(|one| one.to_string_lossy().into_owned());
    let mut fault = None;
    // After a fault the rest is still read, since it may name the language.
    while let Some(argument) = arguments.next() {
        fault = fault.or(given.read(&argument, &mut arguments).err());
    }
    let lang = given.lang.unwrap_or_default();
    match fault {
        Some(fault) => Err((fault, lang)),
        None if given.help => Ok(Asked::Help(lang)),
        None if given.version => Ok(Asked::Version),
        None => given.options().map(Asked::Play).map_err(|fault| (fault, lang)),
    }
}

impl Given {
    fn read(&mut self, argument: &str, rest: &mut impl Iterator<Item = String>) -> Result<(), Fault> {
        let (name, value) = match argument.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (argument, None),
        };
        match name {
            "--players" => self.players = Some(taken("--players", value, rest, "2 … 5", |text| number(text, 2, 5))?),
            "--seat" => self.seat = Some(taken("--seat", value, rest, "1 … 5", |text| number(text, 1, 5))?),
            "--level" => self.level = Some(taken("--level", value, rest, "rookie, normal, veteran", level)?),
            "--seed" => {
                self.seed = Some(taken("--seed", value, rest, "0 … 18446744073709551615", |s| s.parse().ok())?)
            }
            "--lang" => self.lang = Some(taken("--lang", value, rest, "en, fr", Lang::from_code)?),
            "--auto" => self.auto = flag("--auto", value)?,
            "--hot-seat" => self.hot_seat = flag("--hot-seat", value)?,
            "--help" | "-h" => self.help = flag("--help", value)?,
            "--version" | "-V" => self.version = flag("--version", value)?,
            _ => return Err(Fault::Unknown(argument.to_owned())),
        }
        Ok(())
    }

    fn options(&self) -> Result<Options, Fault> {
        Ok(Options {
            players: self.players.unwrap_or(4),
            level: self.level.unwrap_or_default(),
            seed: self.seed.unwrap_or_else(any_seed),
            mode: self.mode(self.players.unwrap_or(4))?,
            lang: self.lang.unwrap_or_default(),
        })
    }

    fn mode(&self, players: u8) -> Result<Mode, Fault> {
        match (self.auto, self.hot_seat, self.seat) {
            (true, true, _) => Err(Fault::Together("--auto", "--hot-seat")),
            (true, _, Some(_)) => Err(Fault::Together("--auto", "--seat")),
            (_, true, Some(_)) => Err(Fault::Together("--hot-seat", "--seat")),
            (true, ..) => Ok(Mode::Auto),
            (_, true, _) => Ok(Mode::HotSeat),
            (.., seat) => {
                let seat = seat.unwrap_or(1);
                let place = Seat::new(seat - 1).filter(|_| seat <= players);
                place.map(Mode::Alone).ok_or(Fault::SeatBeyond { seat, players })
            }
        }
    }
}

/// The option's value, from behind the `=` or from the next argument.
fn taken<T>(
    option: &'static str,
    value: Option<String>,
    rest: &mut impl Iterator<Item = String>,
    allowed: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, Fault> {
    let value = value.or_else(|| rest.next()).ok_or(Fault::NoValue(option))?;
    read(&value).ok_or(Fault::BadValue { option, value, allowed })
}

fn flag(option: &'static str, value: Option<String>) -> Result<bool, Fault> {
    if value.is_some() { Err(Fault::Value(option)) } else { Ok(true) }
}

fn number(text: &str, least: u8, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

fn level(text: &str) -> Option<Level> {
    match text {
        "rookie" => Some(Level::Rookie),
        "normal" => Some(Level::Normal),
        "veteran" => Some(Level::Veteran),
        _ => None,
    }
}

/// A seed that nobody can foresee, short enough to be typed again.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_all(arguments: &str) -> Result<Asked, (Fault, Lang)> {
        parse(arguments.split_whitespace().map(OsString::from).collect())
    }

    #[test]
    fn nothing_said_means_four_players_and_the_first_seat() {
        let Ok(Asked::Play(options)) = parse_all("") else { panic!("no options are fine") };
        let expected = Options {
            players: 4,
            level: Level::Normal,
            seed: options.seed,
            mode: Mode::Alone(Seat::S0),
            lang: Lang::En,
        };
        assert_eq!(options, expected);
    }

    #[test]
    fn values_stand_behind_a_space_or_an_equals_sign() {
        let all = "--players=5 --seat 4 --level=veteran --seed 9 --lang=fr";
        let (players, level, seed, lang) = (5, Level::Veteran, 9, Lang::Fr);
        let expected = Options { players, level, seed, lang, mode: Mode::Alone(Seat::S3) };
        assert_eq!(parse_all(all), Ok(Asked::Play(expected)));
    }

    #[test]
    fn faults_are_named() {
        let fault = |arguments| parse_all(arguments).unwrap_err().0;
        assert_eq!(fault("--seats 3"), Fault::Unknown("--seats".into()));
        assert_eq!(fault("--players"), Fault::NoValue("--players"));
        assert_eq!(fault("--auto=yes"), Fault::Value("--auto"));
        assert_eq!(fault("--players 3 --seat 4"), Fault::SeatBeyond { seat: 4, players: 3 });
        assert_eq!(fault("--auto --hot-seat"), Fault::Together("--auto", "--hot-seat"));
        let bad = Fault::BadValue { option: "--level", value: "hard".into(), allowed: "rookie, normal, veteran" };
        assert_eq!(parse_all("--level hard --lang fr"), Err((bad, Lang::Fr)));
    }

    #[test]
    fn help_is_given_in_the_language_asked_for() {
        assert_eq!(parse_all("--help --lang fr"), Ok(Asked::Help(Lang::Fr)));
        assert_eq!(parse_all("-V"), Ok(Asked::Version));
    }
}
