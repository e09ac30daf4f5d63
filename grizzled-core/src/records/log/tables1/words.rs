//! Small values: a number each in bytes, a word each in JSON.

use super::Tables1;
use crate::cards::HardKnock;
use crate::records::log::Fault;
use crate::records::log::codec::{Input, Numbered, Output, Row, Rows, Spelt, numbered, numbers, row, words};
use crate::state::MissionState;
use crate::vocabulary::{CardId, Character, Modifier, Numbered as Id, Origin, Outcome, Pause, Seat, Threat, Tile};

words! {
    for Tables1, all in WORDS;
    Threat "threat" {
        0 "night" => Night,
        1 "rain" => Rain,
        2 "snow" => Snow,
        3 "mask" => Mask,
        4 "shell" => Shell,
        5 "whistle" => Whistle,
    }

    Tile "tile" {
        0 "left" => Left,
        1 "right" => Right,
        2 "double_left" => DoubleLeft,
        3 "double_right" => DoubleRight,
    }

    Character "character" {
        0 "felix" => Felix,
        1 "charles" => Charles,
        2 "gustave" => Gustave,
        3 "anselme" => Anselme,
        4 "gaston" => Gaston,
        5 "lazare" => Lazare,
    }

    HardKnock "hard_knock" {
        0 "trauma_of_night" => TraumaOfNight,
        1 "trauma_of_rain" => TraumaOfRain,
        2 "trauma_of_snow" => TraumaOfSnow,
        3 "phobia_of_mask" => PhobiaOfMask,
        4 "phobia_of_shell" => PhobiaOfShell,
        5 "phobia_of_whistle" => PhobiaOfWhistle,
        6 "wounded" => Wounded,
        7 "mute" => Mute,
        8 "tyrannical" => Tyrannical,
        9 "demoralized" => Demoralized,
        10 "fragile" => Fragile,
        11 "fearful" => Fearful,
        12 "panicked" => Panicked,
        13 "frenzied" => Frenzied,
        14 "selfish" => Selfish,
        15 "hardheaded" => Hardheaded,
        16 "prideful" => Prideful,
        17 "clumsy" => Clumsy,
        18 "absent_minded" => AbsentMinded,
        19 "aggressive" => Aggressive,
        20 "scarred" => Scarred,
        21 "superstitious" => Superstitious,
        22 "loyal" => Loyal,
    }

    Modifier "modifier" {
        0 "fail_at" => FailAt,
        1 "harmless" => Harmless,
        2 "added_night" => AddedNight,
        3 "added_rain" => AddedRain,
        4 "added_snow" => AddedSnow,
        5 "added_mask" => AddedMask,
        6 "added_shell" => AddedShell,
        7 "added_whistle" => AddedWhistle,
        8 "switches" => Switches,
        9 "intensity_least" => IntensityLeast,
        10 "intensity_most" => IntensityMost,
        11 "extra_draws" => ExtraDraws,
        12 "leader_draws" => LeaderDraws,
        13 "drop_least" => DropLeast,
        14 "drop_most" => DropMost,
        15 "drop_more" => DropMore,
        16 "hand_limit" => HandLimit,
        17 "relief_after_success" => ReliefAfterSuccess,
        18 "relief_after_failure" => ReliefAfterFailure,
        19 "relief_friends" => ReliefFriends,
        20 "morale_per_knock" => MoralePerKnock,
        21 "knock_limit" => KnockLimit,
        22 "knock_limit_of_leader" => KnockLimitOfLeader,
        23 "barred_plays" => BarredPlays,
        24 "opinions" => Opinions,
    }

    Pause "pause" {
        0 "mission_start" => MissionStart,
        1 "after_deal" => AfterDeal,
        2 "first_failure" => FirstFailure,
        3 "failure" => Failure,
        4 "trap" => Trap,
        5 "support" => Support,
        6 "morale_drop" => MoraleDrop,
    }

    Origin "origin" {
        0 "hand" => Hand,
        1 "trap" => Trap,
        2 "clumsy" => Clumsy,
        3 "position" => Position,
        4 "recruit" => Recruit,
    }

    Outcome "outcome" {
        0 "victory" => Victory,
        1 "too_many_knocks" => TooManyKnocks,
        2 "morale_lost" => MoraleLost,
        3 "too_many_cards" => TooManyCards,
        4 "boot_camp_over" => BootCampOver,
    }

    MissionState "mission_state" {
        0 "under_way" => UnderWay,
        1 "succeeded" => Succeeded,
        2 "failed" => Failed,
    }
}

numbers! {
    for Tables1;
    Seat "seat" {
        0 => S0,
        1 => S1,
        2 => S2,
        3 => S3,
        4 => S4,
    }
}

/// A card is its place in the deck of the rules.
impl Numbered<Tables1> for CardId {
    fn number(self) -> u8 {
        self.index() as u8
    }

    fn from_number(number: u8) -> Option<Self> {
        Self::new(number)
    }
}

/// An Order, a Recruit or a Helping Hand is its place in the list of the rules.
impl<Kind: Copy, const MOST: usize> Numbered<Tables1> for Id<Kind, MOST> {
    fn number(self) -> u8 {
        self.index() as u8
    }

    fn from_number(number: u8) -> Option<Self> {
        Self::new(number)
    }
}

fn read_id<T: Numbered<Tables1>, I: Input>(from: &mut I) -> Result<T, I::Error> {
    let number = from.number()?;
    T::from_number(number).ok_or_else(|| from.wrong(Fault::OutOfRange))
}

impl Spelt<Tables1> for CardId {
    fn write<O: Output>(&self, to: &mut O) {
        to.number(Numbered::<Tables1>::number(*self));
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        read_id(from)
    }
}

impl<Kind: Copy, const MOST: usize> Spelt<Tables1> for Id<Kind, MOST> {
    fn write<O: Output>(&self, to: &mut O) {
        to.number(Numbered::<Tables1>::number(*self));
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        read_id(from)
    }
}
