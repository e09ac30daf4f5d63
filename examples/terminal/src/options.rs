//! What the command line asks for.

use crate::characters::Cast;
use grizzled_core::Seat;
use grizzled_core::rules::Level;
use grizzled_core::text::Lang;
use std::path::PathBuf;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// One person, the player of this seat; bots play for the others.
    Alone(Seat),
    /// A person for every player, in turn at one screen.
    HotSeat,
    /// Bots alone.
    Auto,
}

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Mode {
    /// The game of 2015.
    #[default]
    Base,
    /// A single game of *Armistice*.
    OneShot,
    /// *Armistice* for one.
    Solo,
    /// *Armistice* for two with four Grizzled.
    Duo,
    /// One Chapter of the campaign.
    Chapter,
    /// Boot Camp and the nine Chapters.
    Campaign,
}

impl Mode {
    /// All modes, with the words by which they are asked for.
    pub(crate) const ALL: [(Self, &'static str); 6] = [
        (Self::Base, "base"),
        (Self::OneShot, "one-shot"),
        (Self::Solo, "solo"),
        (Self::Duo, "duo"),
        (Self::Chapter, "chapter"),
        (Self::Campaign, "campaign"),
    ];

    /// The word by which it is asked for.
    pub(crate) fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|&(mode, _)| mode == self).map_or("", |(_, word)| word)
    }

    /// How many players there can be, and how many there are by default.
    pub(crate) const fn players(self) -> (u8, u8, u8) {
        match self {
            Self::Base | Self::Chapter | Self::Campaign => (2, 5, 4),
            Self::OneShot => (3, 5, 4),
            Self::Solo => (1, 1, 1),
            Self::Duo => (2, 2, 2),
        }
    }
}

/// How hard the Orders of the Day are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Difficulty {
    Beginner,
    #[default]
    Grizzled,
    Veteran,
}

/// What is left out of a single game of *Armistice*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Without {
    pub(crate) traps: bool,
    pub(crate) recruits: bool,
    pub(crate) help: bool,
}

/// The game to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) mode: Mode,
    pub(crate) players: u8,
    /// Whether the number of players was named.
    pub(crate) players_given: bool,
    pub(crate) level: Level,
    pub(crate) difficulty: Difficulty,
    pub(crate) without: Without,
    pub(crate) chapter: u8,
    pub(crate) leader: Option<Seat>,
    pub(crate) characters: Cast,
    pub(crate) seed: u64,
    pub(crate) who: Who,
    /// Where the one person sits, counted from 1.
    pub(crate) seat: u8,
    pub(crate) lang: Lang,
    /// Whether a campaign begins with its first Chapter.
    pub(crate) skip_boot_camp: bool,
    /// Where a campaign is kept.
    pub(crate) save: Option<PathBuf>,
    /// The campaign to go on with.
    pub(crate) resume: Option<PathBuf>,
    /// The cards to play with, instead of the built-in ones.
    pub(crate) pack: Option<PathBuf>,
    /// Where the log of the game is kept.
    pub(crate) log: Option<PathBuf>,
    /// The arguments as they were given, each with its value behind an `=`.
    pub(crate) given: Vec<String>,
}

/// The game to go on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Continued {
    pub(crate) path: PathBuf,
    pub(crate) lang: Lang,
    /// As those of [`Options`].
    pub(crate) given: Vec<String>,
}

/// The game to replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Playback {
    pub(crate) path: PathBuf,
    pub(crate) lang: Lang,
}

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Help(Lang),
    Version,
    Play(Box<Options>),
    Continue(Continued),
    PlayBack(Playback),
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
    /// The option does not take this value, but others.
    BadValue { option: &'static str, value: String, allowed: &'static str },
    /// The seat is beyond the number of players.
    SeatBeyond { option: &'static str, seat: u8, players: u8 },
    /// The option names something a second time.
    Twice { option: &'static str, what: String },
    /// The two options contradict each other.
    Together(&'static str, &'static str),
    /// The option means nothing in this mode.
    NotInMode { option: &'static str, mode: &'static str },
    /// The mode needs the option.
    Needed { option: &'static str, mode: &'static str },
    /// No seed is given, and the system has none.
    NoSeed,
}
