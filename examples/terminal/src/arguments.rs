//! Reads the command line.

use crate::characters::{self, Cast};
use crate::options::{Asked, Continued, Difficulty, Fault, Mode, Options, Playback, Who, Without};
use grizzled_core::Seat;
use grizzled_core::rules::Level;
use grizzled_core::text::Lang;
use std::ffi::OsString;
use std::path::PathBuf;

/// The options as given, before they are put together.
#[derive(Default)]
struct Given {
    mode: Option<Mode>,
    players: Option<String>,
    seat: Option<u8>,
    leader: Option<u8>,
    characters: Cast,
    level: Option<Level>,
    difficulty: Option<Difficulty>,
    chapter: Option<u8>,
    seed: Option<u64>,
    lang: Option<Lang>,
    save: Option<PathBuf>,
    resume: Option<PathBuf>,
    pack: Option<PathBuf>,
    log: Option<PathBuf>,
    replay: Option<PathBuf>,
    go_on: Option<PathBuf>,
    without: Without,
    skip_boot_camp: bool,
    auto: bool,
    hot_seat: bool,
    help: bool,
    version: bool,
    /// All arguments, each with its value behind an `=`.
    given: Vec<String>,
}

/// Reads the arguments; a fault comes with the language to report it in.
pub(crate) fn parse(arguments: Vec<OsString>) -> Result<Asked, (Fault, Lang)> {
    let mut given = Given::default();
    let arguments: Vec<String> = arguments.into_iter().map(|one| one.to_string_lossy().into_owned()).collect();
    let mut arguments = arguments.into_iter();
    let mut fault = None;
    // After a fault the rest is still read, since it may name the language.
    while let Some(argument) = arguments.next() {
        let rest = arguments.as_slice().to_vec();
        fault = fault.or(given.read(&argument, &mut arguments).err());
        let value = rest.first().filter(|_| arguments.len() < rest.len());
        given.given.push(value.map_or(argument.clone(), |value| format!("{argument}={value}")));
    }
    let lang = given.lang.unwrap_or_default();
    match fault {
        Some(fault) => Err((fault, lang)),
        None if given.help => Ok(Asked::Help(lang)),
        None if given.version => Ok(Asked::Version),
        None => given.asked(lang).map_err(|fault| (fault, lang)),
    }
}

impl Given {
    fn read(&mut self, argument: &str, rest: &mut impl Iterator<Item = String>) -> Result<(), Fault> {
        let (name, value) = match argument.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (argument, None),
        };
        match name {
            "--mode" => self.mode = Some(taken("--mode", value, rest, MODES, mode)?),
            "--players" => self.players = Some(taken("--players", value, rest, "", |text| Some(text.to_owned()))?),
            "--seat" => self.seat = Some(taken("--seat", value, rest, "1 … 5", |text| number(text, 1, 5))?),
            "--leader" => self.leader = Some(taken("--leader", value, rest, "1 … 5", |text| number(text, 1, 5))?),
            characters::OPTION => {
                let chosen = taken(characters::OPTION, value, rest, characters::ALLOWED, characters::read)?;
                characters::add(&mut self.characters, chosen)?;
            }
            "--level" => self.level = Some(taken("--level", value, rest, "rookie, normal, veteran", level)?),
            "--difficulty" => self.difficulty = Some(taken("--difficulty", value, rest, DIFFICULTIES, difficulty)?),
            "--chapter" => self.chapter = Some(taken("--chapter", value, rest, "0 … 9", |text| number(text, 0, 9))?),
            "--seed" => {
                self.seed = Some(taken("--seed", value, rest, "0 … 18446744073709551615", |s| s.parse().ok())?)
            }
            "--lang" => self.lang = Some(taken("--lang", value, rest, "en, fr", Lang::from_code)?),
            "--save" => self.save = Some(taken("--save", value, rest, "FILE", file)?),
            "--resume" => self.resume = Some(taken("--resume", value, rest, "FILE", file)?),
            "--pack" => self.pack = Some(taken("--pack", value, rest, "FILE", file)?),
            "--log" => self.log = Some(taken("--log", value, rest, "FILE", file)?),
            "--continue" => self.go_on = Some(taken("--continue", value, rest, "FILE", file)?),
            "--replay" => self.replay = Some(taken("--replay", value, rest, "FILE", file)?),
            _ => return self.read_flag(name, argument, value),
        }
        Ok(())
    }

    fn read_flag(&mut self, name: &str, argument: &str, value: Option<String>) -> Result<(), Fault> {
        match name {
            "--no-traps" => self.without.traps = flag("--no-traps", value)?,
            "--no-recruits" => self.without.recruits = flag("--no-recruits", value)?,
            "--no-help" => self.without.help = flag("--no-help", value)?,
            "--skip-boot-camp" => self.skip_boot_camp = flag("--skip-boot-camp", value)?,
            "--auto" | "--bots" => self.auto = flag("--auto", value)?,
            "--hot-seat" => self.hot_seat = flag("--hot-seat", value)?,
            "--help" | "-h" => self.help = flag("--help", value)?,
            "--version" | "-V" => self.version = flag("--version", value)?,
            _ => return Err(Fault::Unknown(argument.to_owned())),
        }
        Ok(())
    }

    /// What to play, what to go on with, or what to replay.
    fn asked(mut self, lang: Lang) -> Result<Asked, Fault> {
        match (self.replay.take(), self.go_on.take()) {
            (None, None) => self.options().map(|options| Asked::Play(Box::new(options))),
            (None, Some(path)) => self.go_on(path, lang),
            (Some(_), Some(_)) => Err(Fault::Together("--replay", "--continue")),
            // Only the language counts.
            (Some(path), None) => match self.given().next() {
                Some(option) => Err(Fault::Together("--replay", option)),
                None => Ok(Asked::PlayBack(Playback { path, lang })),
            },
        }
    }

    /// What is played is in the file; who plays, and where the cards are now, can be given again.
    fn go_on(self, path: PathBuf, lang: Lang) -> Result<Asked, Fault> {
        let changeable = ["--seat", "--hot-seat", "--auto", "--pack"];
        let other = self.given().find(|option| !changeable.contains(option));
        match other {
            Some(option) => Err(Fault::Together("--continue", option)),
            None => Ok(Asked::Continue(Continued { path, lang, given: self.given })),
        }
    }

    /// The given options that say what to play, so not the language.
    fn given(&self) -> impl Iterator<Item = &'static str> {
        let options = [
            ("--mode", self.mode.is_some()),
            ("--level", self.level.is_some()),
            ("--difficulty", self.difficulty.is_some()),
            ("--no-traps", self.without.traps),
            ("--no-recruits", self.without.recruits),
            ("--no-help", self.without.help),
            ("--chapter", self.chapter.is_some()),
            ("--leader", self.leader.is_some()),
            (characters::OPTION, self.characters.iter().any(Option::is_some)),
            ("--seat", self.seat.is_some()),
            ("--hot-seat", self.hot_seat),
            ("--seed", self.seed.is_some()),
            ("--save", self.save.is_some()),
            ("--resume", self.resume.is_some()),
            ("--skip-boot-camp", self.skip_boot_camp),
            ("--pack", self.pack.is_some()),
            ("--log", self.log.is_some()),
            ("--auto", self.auto),
            ("--players", self.players.is_some()),
        ];
        options.into_iter().filter(|&(_, given)| given).map(|(option, _)| option)
    }

    fn options(self) -> Result<Options, Fault> {
        let mode = self.mode.unwrap_or_default();
        self.check_mode(mode)?;
        let players = self.players(mode)?;
        // A resumed campaign has its number of Grizzled in its file.
        if self.resume.is_none() {
            characters::check(&self.characters, grizzled(mode, players))?;
        }
        Ok(Options {
            mode,
            players,
            players_given: self.players.is_some(),
            level: self.level.unwrap_or_default(),
            difficulty: self.difficulty.unwrap_or_default(),
            without: self.without,
            chapter: self.chapter.unwrap_or_default(),
            leader: self.leader(mode, players)?,
            characters: self.characters,
            seed: self.seed.map_or_else(any_seed, Ok)?,
            who: self.who(mode, players)?,
            seat: self.seat.unwrap_or(1),
            lang: self.lang.unwrap_or_default(),
            skip_boot_camp: self.skip_boot_camp,
            save: self.save,
            resume: self.resume,
            pack: self.pack,
            log: self.log,
            given: self.given,
        })
    }

    /// Whether the options given mean something in this mode.
    fn check_mode(&self, mode: Mode) -> Result<(), Fault> {
        if let Some(option) = self.given().find(|option| !fits(option, mode)) {
            return Err(Fault::NotInMode { option, mode: mode.word() });
        }
        if mode == Mode::Chapter && self.chapter.is_none() {
            return Err(Fault::Needed { option: "--chapter", mode: mode.word() });
        }
        if self.skip_boot_camp && self.resume.is_some() {
            return Err(Fault::Together("--skip-boot-camp", "--resume"));
        }
        Ok(())
    }

    fn players(&self, mode: Mode) -> Result<u8, Fault> {
        let (least, most, usual) = mode.players();
        let allowed = match mode {
            Mode::Base | Mode::Chapter | Mode::Campaign => "2 … 5",
            Mode::OneShot => "3 … 5",
            Mode::Solo | Mode::Duo => "",
        };
        match &self.players {
            None => Ok(usual),
            Some(text) => {
                number(text, least, most).ok_or(Fault::BadValue { option: "--players", value: text.clone(), allowed })
            }
        }
    }

    /// The Grizzled who leads first.
    fn leader(&self, mode: Mode, players: u8) -> Result<Option<Seat>, Fault> {
        let seats = grizzled(mode, players);
        let Some(seat) = self.leader else { return Ok(None) };
        let place = Seat::new(seat - 1).filter(|_| seat <= seats);
        place.map(Some).ok_or(Fault::SeatBeyond { option: "--leader", seat, players: seats })
    }

    fn who(&self, mode: Mode, players: u8) -> Result<Who, Fault> {
        match (self.auto, self.hot_seat, self.seat) {
            (true, true, _) => Err(Fault::Together("--auto", "--hot-seat")),
            (true, _, Some(_)) => Err(Fault::Together("--auto", "--seat")),
            (_, true, Some(_)) => Err(Fault::Together("--hot-seat", "--seat")),
            (true, ..) => Ok(Who::Auto),
            (_, true, _) => Ok(Who::HotSeat),
            // A resumed campaign has its number of players in its file.
            (.., seat) if self.resume.is_some() => Ok(Who::Alone(Seat::new(seat.unwrap_or(1) - 1).unwrap_or_default())),
            (.., seat) => person(mode, players, seat.unwrap_or(1)),
        }
    }
}

/// Whether the option means something in this mode.
fn fits(option: &str, mode: Mode) -> bool {
    match option {
        "--level" => mode == Mode::Base,
        "--difficulty" | "--no-traps" | "--no-recruits" | "--no-help" => matches!(mode, Mode::OneShot | Mode::Duo),
        "--chapter" => mode == Mode::Chapter,
        "--players" => !matches!(mode, Mode::Solo | Mode::Duo),
        "--seat" | "--hot-seat" => mode != Mode::Solo,
        "--save" | "--resume" | "--skip-boot-camp" => mode == Mode::Campaign,
        "--leader" | "--log" => mode != Mode::Campaign,
        "--pack" => mode != Mode::Base,
        _ => true,
    }
}

/// One person at this seat, counted from 1; where each player has several neighbouring Grizzled, at the first of them.
pub(crate) fn person(mode: Mode, players: u8, seat: u8) -> Result<Who, Fault> {
    let place = Seat::new((seat - 1) * (grizzled(mode, players) / players)).filter(|_| seat <= players);
    place.map(Who::Alone).ok_or(Fault::SeatBeyond { option: "--seat", seat, players })
}

/// The number of Grizzled for this number of players.
pub(crate) const fn grizzled(mode: Mode, players: u8) -> u8 {
    match (mode, players) {
        (Mode::Solo, _) => 3,
        (Mode::Base, _) => players,
        (_, 2) => 4,
        _ => players,
    }
}

const MODES: &str = "base, one-shot, solo, duo, chapter, campaign";
const DIFFICULTIES: &str = "beginner, grizzled, veteran";

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

fn file(text: &str) -> Option<PathBuf> {
    (!text.is_empty()).then(|| PathBuf::from(text))
}

fn mode(text: &str) -> Option<Mode> {
    Mode::ALL.into_iter().find(|&(_, word)| word == text).map(|(mode, _)| mode)
}

fn difficulty(text: &str) -> Option<Difficulty> {
    match text {
        "beginner" => Some(Difficulty::Beginner),
        "grizzled" => Some(Difficulty::Grizzled),
        "veteran" => Some(Difficulty::Veteran),
        _ => None,
    }
}

fn level(text: &str) -> Option<Level> {
    match text {
        "rookie" => Some(Level::Rookie),
        "normal" => Some(Level::Normal),
        "veteran" => Some(Level::Veteran),
        _ => None,
    }
}

/// An unpredictable seed from the system, small enough to be typed again.
fn any_seed() -> Result<u64, Fault> {
    getrandom::u64().map_err(|_| Fault::NoSeed)
}

#[cfg(test)]
mod tests;
