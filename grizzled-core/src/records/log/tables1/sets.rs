//! Collections: sets are bits in bytes and lists in JSON, both in the order of the numbers in these tables.

use super::{Tables1, masks};
use crate::records::log::Fault;
use crate::records::log::codec::{Input, Numbered, Output, Spelt, write_list};
use crate::state::{Knocks, RecruitHand};
use crate::vocabulary::{
    CardId, CardSet, HelpId, HelpSet, Modifier, Modifiers, OrderId, OrderSet, Pile, RecruitId, RecruitSet, Seat,
    SeatSet, Threat, ThreatCounts, ThreatSet, Tile, Tiles,
};

/// What has these bits.
fn items_of<T: Numbered<Tables1>>(bits: u64) -> impl Iterator<Item = T> {
    (0..64).filter(move |number| bits >> number & 1 == 1).filter_map(T::from_number)
}

fn bits_of<T: Numbered<Tables1>>(items: impl Iterator<Item = T>) -> u64 {
    items.fold(0, |bits, item| bits | 1 << item.number())
}

fn write_bits<T: Spelt<Tables1> + Numbered<Tables1>, O: Output>(bits: u64, bytes: usize, to: &mut O) {
    if O::LISTS {
        write_list::<Tables1, T>(bits.count_ones() as usize, items_of::<T>(bits), to);
    } else {
        bits.to_le_bytes()[..bytes].iter().for_each(|&byte| to.number(byte));
    }
}

/// Bits of which each means something.
fn read_bits<T: Spelt<Tables1> + Numbered<Tables1>, I: Input>(bytes: usize, from: &mut I) -> Result<u64, I::Error> {
    if I::LISTS {
        return read_listed_bits::<T, I>(from);
    }
    let mut word = [0; 8];
    for byte in &mut word[..bytes] {
        *byte = from.number()?;
    }
    let bits = u64::from_le_bytes(word);
    if bits_of(items_of::<T>(bits)) == bits { Ok(bits) } else { Err(from.wrong(Fault::OutOfRange)) }
}

fn read_listed_bits<T: Spelt<Tables1> + Numbered<Tables1>, I: Input>(from: &mut I) -> Result<u64, I::Error> {
    let mut bits = 0;
    from.list(|from| {
        let bit = 1 << T::read(from)?.number();
        let is_next = bit > bits;
        bits |= bit;
        if is_next { Ok(()) } else { Err(from.wrong(Fault::OutOfRange)) }
    })?;
    Ok(bits)
}

/// Sets, with how many bytes of bits they have.
macro_rules! sets {
    ($($name:ty: $item:ty, $bytes:literal;)*) => { $(
        impl Spelt<Tables1> for $name {
            fn write<O: Output>(&self, to: &mut O) {
                write_bits::<$item, O>(bits_of(self.iter()), $bytes, to);
            }

            fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
                read_bits::<$item, I>($bytes, from).map(|bits| items_of::<$item>(bits).collect())
            }
        }
    )* };
}

sets! {
    SeatSet: Seat, 1;
    ThreatSet: Threat, 1;
    OrderSet: OrderId, 5;
    RecruitSet: RecruitId, 3;
    HelpSet: HelpId, 3;
}

/// In bytes how many there are of each kind, in JSON one after the other.
impl Spelt<Tables1> for Tiles {
    fn write<O: Output>(&self, to: &mut O) {
        if O::LISTS {
            let tiles = <Tile as Numbered<Tables1>>::all();
            let each = tiles.flat_map(|tile| core::iter::repeat_n(tile, self.get(tile).into()));
            write_list::<Tables1, Tile>(self.len().into(), each, to);
        } else {
            <Tile as Numbered<Tables1>>::all().for_each(|tile| to.number(self.get(tile)));
        }
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        if I::LISTS { read_listed_tiles(from) } else { read_counted_tiles(from) }
    }
}

fn read_counted_tiles<I: Input>(from: &mut I) -> Result<Tiles, I::Error> {
    let mut tiles = Tiles::NONE;
    let mut room = u8::MAX;
    for tile in <Tile as Numbered<Tables1>>::all() {
        let count = from.number()?;
        room = room.checked_sub(count).ok_or_else(|| from.wrong(Fault::OutOfRange))?;
        (0..count).for_each(|_| tiles.add(tile));
    }
    Ok(tiles)
}

fn read_listed_tiles<I: Input>(from: &mut I) -> Result<Tiles, I::Error> {
    let mut tiles = Tiles::NONE;
    let mut last = 0;
    from.list(|from| {
        let tile = Tile::read(from)?;
        let number = Numbered::<Tables1>::number(tile);
        if number < last || tiles.len() == u8::MAX {
            return Err(from.wrong(Fault::OutOfRange));
        }
        last = number;
        tiles.add(tile);
        Ok(())
    })?;
    Ok(tiles)
}

/// The cards in the order of their numbers.
impl Spelt<Tables1> for CardSet {
    fn write<O: Output>(&self, to: &mut O) {
        write_list::<Tables1, CardId>(self.len().into(), self.iter(), to);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        let mut set = Self::EMPTY;
        let mut last = None;
        from.list(|from| {
            let card = CardId::read(from)?;
            if last >= Some(card) {
                return Err(from.wrong(Fault::OutOfRange));
            }
            last = Some(card);
            set.insert(card);
            Ok(())
        })?;
        Ok(set)
    }
}

/// The cards from the bottom.
impl Spelt<Tables1> for Pile {
    fn write<O: Output>(&self, to: &mut O) {
        write_list::<Tables1, CardId>(self.as_slice().len(), self.iter(), to);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        let mut pile = Self::EMPTY;
        from.list(|from| {
            let card = CardId::read(from)?;
            if pile.push(card) { Ok(()) } else { Err(from.wrong(Fault::OutOfRange)) }
        })?;
        Ok(pile)
    }
}

/// By age, each with its owner.
impl Spelt<Tables1> for Knocks {
    fn write<O: Output>(&self, to: &mut O) {
        write_list::<Tables1, (Seat, CardId)>(self.len().into(), self.iter(), to);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        let mut knocks = Self::NONE;
        from.list(|from| {
            let before = knocks.len();
            let (seat, card) = Spelt::<Tables1>::read(from)?;
            knocks.assign(seat, card);
            if knocks.len() > before { Ok(()) } else { Err(from.wrong(Fault::OutOfRange)) }
        })?;
        Ok(knocks)
    }
}

impl Spelt<Tables1> for RecruitHand {
    fn write<O: Output>(&self, to: &mut O) {
        self.cards().write(to);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        let cards = CardSet::read(from)?;
        let hand: Self = cards.iter().collect();
        if hand.cards() == cards { Ok(hand) } else { Err(from.wrong(Fault::OutOfRange)) }
    }
}

/// One for each seat.
impl<T: Spelt<Tables1> + Copy + Default> Spelt<Tables1> for [T; 5] {
    fn write<O: Output>(&self, to: &mut O) {
        to.open_fixed_list();
        for seat in <Seat as Numbered<Tables1>>::all() {
            to.item();
            self[seat.index()].write(to);
        }
        to.close_list();
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        let mut values = [T::default(); 5];
        from.open_fixed_list()?;
        for seat in <Seat as Numbered<Tables1>>::all() {
            from.item()?;
            values[seat.index()] = T::read(from)?;
        }
        from.close_list()?;
        Ok(values)
    }
}

/// How often each threat is active.
impl Spelt<Tables1> for ThreatCounts {
    fn write<O: Output>(&self, to: &mut O) {
        write_numbers(<Threat as Numbered<Tables1>>::all().map(|threat| self.get(threat)), to);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        let mut counts = Self::NONE;
        read_numbers(from, |threat: Threat, count| {
            (0..count).for_each(|_| counts.add(ThreatSet::of(&[threat])));
        })?;
        Ok(counts)
    }
}

impl Spelt<Tables1> for Modifiers {
    fn write<O: Output>(&self, to: &mut O) {
        let all = <Modifier as Numbered<Tables1>>::all();
        write_numbers(all.map(|modifier| masks::written(modifier, self.get(modifier))), to);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        let mut modifiers = Self::USUAL;
        read_numbers(from, |modifier: Modifier, value| modifiers.set(modifier, masks::read(modifier, value)))?;
        Ok(modifiers)
    }
}

/// A number for each of them, in their order.
fn write_numbers<O: Output>(numbers: impl Iterator<Item = u8>, to: &mut O) {
    to.open_fixed_list();
    for number in numbers {
        to.item();
        to.number(number);
    }
    to.close_list();
}

fn read_numbers<T: Numbered<Tables1>, I: Input>(from: &mut I, mut take: impl FnMut(T, u8)) -> Result<(), I::Error> {
    from.open_fixed_list()?;
    for item in T::all() {
        from.item()?;
        take(item, from.number()?);
    }
    from.close_list()
}
