//! Modifiers whose values are bits. What each bit means in files stands here, so it does not follow from the numbers of the
//! engine.

use crate::cards::CardKind;
use crate::rules::effects::kind_bits;
use crate::vocabulary::{Modifier, Notice, Seat, SeatSet, Switch, Threat, ThreatSet};

/// The bits of the engine, in the order in which they stand in files, the lowest first.
type Places = &'static [u8];

const THREATS: Places = &[
    threat(Threat::Night),
    threat(Threat::Rain),
    threat(Threat::Snow),
    threat(Threat::Mask),
    threat(Threat::Shell),
    threat(Threat::Whistle),
];

const SWITCHES: Places = &[
    Switch::NoCharms.number(),
    Switch::NoSpeeches.number(),
    Switch::FreeSpeeches.number(),
    Switch::NoSupport.number(),
    Switch::MirroredSupport.number(),
    Switch::NoTraps.number(),
    Switch::DealAll.number(),
    Switch::Posthumous.number(),
];

const SEATS: Places = &[seat(Seat::S0), seat(Seat::S1), seat(Seat::S2), seat(Seat::S3), seat(Seat::S4)];

const CARD_KINDS: Places = &[
    kind_bits(CardKind::Bearing(Threat::Night)),
    kind_bits(CardKind::Bearing(Threat::Rain)),
    kind_bits(CardKind::Bearing(Threat::Snow)),
    kind_bits(CardKind::Bearing(Threat::Mask)),
    kind_bits(CardKind::Bearing(Threat::Shell)),
    kind_bits(CardKind::Bearing(Threat::Whistle)),
    kind_bits(CardKind::HardKnocks),
    kind_bits(CardKind::Traps),
];

const fn threat(threat: Threat) -> u8 {
    ThreatSet::of(&[threat]).bits()
}

const fn seat(seat: Seat) -> u8 {
    SeatSet::only(seat).bits()
}

/// What the bits of a modifier mean; nothing for one that is a number.
const fn places(modifier: Modifier) -> Places {
    match modifier {
        Modifier::Harmless => THREATS,
        Modifier::Switches => SWITCHES,
        Modifier::ReliefFriends => SEATS,
        Modifier::BarredPlays => CARD_KINDS,
        Modifier::FailAt
        | Modifier::AddedNight
        | Modifier::AddedRain
        | Modifier::AddedSnow
        | Modifier::AddedMask
        | Modifier::AddedShell
        | Modifier::AddedWhistle
        | Modifier::IntensityLeast
        | Modifier::IntensityMost
        | Modifier::ExtraDraws
        | Modifier::LeaderDraws
        | Modifier::DropLeast
        | Modifier::DropMost
        | Modifier::DropMore
        | Modifier::HandLimit
        | Modifier::ReliefAfterSuccess
        | Modifier::ReliefAfterFailure
        | Modifier::MoralePerKnock
        | Modifier::KnockLimit
        | Modifier::KnockLimitOfLeader
        | Modifier::Opinions => &[],
    }
}

/// The value with each bit moved from the one place to the other. Bits without a meaning, which a stranger may have set, stay.
fn moved(value: u8, places: impl Iterator<Item = (u8, u8)>) -> u8 {
    let (known, result) = places.fold((0, 0), |(known, result), (from, to)| {
        (known | from, if value & from == 0 { result } else { result | to })
    });
    result | value & !known
}

/// The value of a modifier as files have it.
pub(super) fn written(modifier: Modifier, value: u8) -> u8 {
    moved(value, (0..).zip(places(modifier)).map(|(place, &bit)| (bit, 1 << place)))
}

/// The value of a modifier that files have so.
pub(super) fn read(modifier: Modifier, value: u8) -> u8 {
    moved(value, (0..).zip(places(modifier)).map(|(place, &bit)| (1 << place, bit)))
}

/// The event as files have it.
pub(super) fn written_notice(notice: &Notice) -> Notice {
    match *notice {
        Notice::ModifierSet { modifier, value } => Notice::ModifierSet { modifier, value: written(modifier, value) },
        other => other,
    }
}

/// The event that files have so.
pub(super) fn read_notice(notice: Notice) -> Notice {
    match notice {
        Notice::ModifierSet { modifier, value } => Notice::ModifierSet { modifier, value: read(modifier, value) },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits trade places, and those that mean nothing stay where they are.
    #[test]
    fn bits_are_moved_and_strangers_stay() {
        let places = [(1, 4), (4, 2), (2, 1)];
        for (value, expected) in
            [(0b0000_0001, 0b100), (0b110, 0b011), (0b1010_0111, 0b1010_0111), (0b1000_0000, 0b1000_0000)]
        {
            assert_eq!(moved(value, places.into_iter()), expected, "{value:b}");
        }
        assert_eq!(moved(0b11, [(1, 2)].into_iter()), 0b10);
    }

    /// Frozen: the bits of numbers that are sets, the lowest first.
    #[test]
    fn each_mask_has_its_bits() {
        assert_eq!((threat(Threat::Night), threat(Threat::Whistle)), (1, 32));
        assert_eq!((seat(Seat::S0), seat(Seat::S4)), (1, 16));
        for modifier in [Modifier::Harmless, Modifier::ReliefFriends, Modifier::BarredPlays, Modifier::FailAt] {
            for value in 0..=u8::MAX {
                assert_eq!(read(modifier, written(modifier, value)), value, "{modifier:?}");
            }
        }
    }
}
