//! What stands in files, by what it means: the numbers here are those of `LOG.md`, whatever numbers the engine has.

use super::Tables1;
use crate::cards::CardKind;
use crate::records::log::Entry;
use crate::records::log::codec::{Bytes, Spelt};
use crate::rules::effects::kind_bits;
use crate::state::TableSeat;
use crate::vocabulary::{
    Event, Modifier, Modifiers, Notice, Seat, SeatSet, Secret, Switch, Threat, ThreatSet, Tile, Tiles,
};
use alloc::vec::Vec;

fn bytes(value: &impl Spelt<Tables1>) -> Vec<u8> {
    let mut bytes = Vec::new();
    value.write(&mut bytes);
    bytes
}

fn value<T: Spelt<Tables1>>(bytes: &[u8]) -> T {
    Bytes::whole(bytes, T::read).unwrap()
}

/// Modifiers that are bits, their values in the engine, and those in files.
fn masks() -> [(Modifier, u8, u8); 6] {
    let barred = kind_bits(CardKind::Bearing(Threat::Mask)) | kind_bits(CardKind::HardKnocks);
    [
        (Modifier::Harmless, ThreatSet::of(&[Threat::Night]).bits(), 0b1),
        (Modifier::Harmless, ThreatSet::of(&[Threat::Rain, Threat::Whistle]).bits(), 0b10_0010),
        (Modifier::Switches, Switch::NoSpeeches.number() | Switch::Posthumous.number(), 0b1000_0010),
        (Modifier::ReliefFriends, [Seat::S1, Seat::S4].into_iter().collect::<SeatSet>().bits(), 0b1_0010),
        (Modifier::BarredPlays, barred, 0b0100_1000),
        (Modifier::BarredPlays, kind_bits(CardKind::Traps), 0b1000_0000),
    ]
}

#[test]
fn bits_of_modifiers_mean_the_same_for_good() {
    for (modifier, value, written) in masks() {
        let notice = Notice::ModifierSet { modifier, value };
        let entry = Entry::Event(Event { notice, secret: Secret::Nothing });
        let record = entry.to_bytes();
        assert_eq!(record[3], written, "{modifier:?}");
        assert_eq!(Entry::from_bytes(&record), Ok(entry), "{modifier:?}");

        let mut modifiers = Modifiers::USUAL;
        modifiers.set(modifier, value);
        let list = bytes(&modifiers);
        assert!(list.contains(&written), "{modifier:?}");
        assert_eq!(self::value::<Modifiers>(&list), modifiers, "{modifier:?}");
    }
}

/// A stranger may set any of them, and what is read is written again to the same bytes.
#[test]
fn bits_without_a_meaning_stay() {
    for modifier in Modifier::ALL {
        for value in 0..=u8::MAX {
            let entry =
                Entry::Event(Event { notice: Notice::ModifierSet { modifier, value }, secret: Secret::Nothing });
            assert_eq!(Entry::from_bytes(&entry.to_bytes()), Ok(entry), "{modifier:?} {value}");
        }
    }
}

#[test]
fn what_seats_have_stands_in_the_order_of_the_seats() {
    let mut of_seats = [0u8; 5];
    of_seats[Seat::S1.index()] = 7;
    of_seats[Seat::S4.index()] = 9;
    assert_eq!(bytes(&of_seats), [0, 7, 0, 0, 9]);
    assert_eq!(value::<[u8; 5]>(&[0, 7, 0, 0, 9]), of_seats);
    let mut seats = [TableSeat::default(); 5];
    seats[Seat::S0.index()].hand = 4;
    assert_eq!(bytes(&seats)[2], 4, "no character, no charm, four cards");
}

#[test]
fn ids_and_sets_have_the_numbers_of_the_tables() {
    assert_eq!([Seat::S0, Seat::S3].map(|seat| bytes(&seat)), [[0], [3]]);
    assert_eq!([Threat::Night, Threat::Shell].map(|threat| bytes(&threat)), [[0], [4]]);
    assert_eq!([Tile::Left, Tile::DoubleRight].map(|tile| bytes(&tile)), [[0], [3]]);
    assert_eq!(bytes(&[Seat::S0, Seat::S3].into_iter().collect::<SeatSet>()), [0b1001]);
    assert_eq!(bytes(&ThreatSet::of(&[Threat::Rain, Threat::Snow])), [0b110]);
    assert_eq!(bytes(&Tiles::of(&[Tile::Right, Tile::Right, Tile::DoubleLeft])), [0, 2, 1, 0]);
    assert_eq!(value::<SeatSet>(&[0b1001]), [Seat::S0, Seat::S3].into_iter().collect::<SeatSet>());
    assert_eq!(value::<ThreatSet>(&[0b110]), ThreatSet::of(&[Threat::Rain, Threat::Snow]));
}
