//! How the small values are spelt in serde data: ids as numbers, sets and piles as lists.

use crate::ids::{
    CardId, CardSet, MAX_DECK, MAX_SEATS, Pile, Seat, SeatSet, Threat, ThreatCounts, ThreatSet, Tile, Tiles,
};
use crate::knocks::Knocks;
use core::{fmt, marker::PhantomData};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::new(u8::deserialize(from)?).ok_or_else(|| D::Error::custom("a seat is a number from 0 to 4"))
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::new(u8::deserialize(from)?).ok_or_else(|| D::Error::custom("a card is a number from 0 to 127"))
    }
}

impl Serialize for ThreatCounts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.to_array().serialize(to)
    }
}

impl<'de> Deserialize<'de> for ThreatCounts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut counts = Self::NONE;
        for (threat, count) in Threat::ALL.into_iter().zip(<[u8; 6]>::deserialize(from)?) {
            (0..count).for_each(|_| counts.add(ThreatSet::of(&[threat])));
        }
        Ok(counts)
    }
}

/// A collection that is spelt as a list, each item once unless it may repeat, at most `MOST` of them.
trait List: Default {
    type Item;
    const MOST: usize;
    fn size(&self) -> usize;
    fn add(&mut self, item: Self::Item);
}

struct ListVisitor<L>(PhantomData<L>);

impl<'de, L: List> Visitor<'de> for ListVisitor<L>
where
    L::Item: Deserialize<'de>,
{
    type Value = L;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {} different items", L::MOST)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<L, A::Error> {
        let mut list = L::default();
        while let Some(item) = items.next_element()? {
            let before = list.size();
            list.add(item);
            if list.size() != before + 1 {
                return Err(A::Error::invalid_length(before + 1, &self));
            }
        }
        Ok(list)
    }
}

macro_rules! spelt_as_list {
    ($list:ty, $item:ty, $most:expr, $add:expr) => {
        impl List for $list {
            type Item = $item;
            const MOST: usize = $most;
            fn size(&self) -> usize {
                self.len().into()
            }
            fn add(&mut self, item: $item) {
                let add: fn(&mut $list, $item) = $add;
                add(self, item);
            }
        }

        impl Serialize for $list {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $list {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_seq(ListVisitor(PhantomData))
            }
        }
    };
}

spelt_as_list!(SeatSet, Seat, MAX_SEATS, |set, seat| set.insert(seat));
spelt_as_list!(CardSet, CardId, CardId::COUNT, |set, card| set.insert(card));
spelt_as_list!(ThreatSet, Threat, 6, |set, threat| *set = set.iter().chain([threat]).collect());
spelt_as_list!(Tiles, Tile, 255, |tiles, tile| tiles.add(tile));
spelt_as_list!(Pile, CardId, MAX_DECK, |pile, card| {
    pile.push(card);
});
spelt_as_list!(Knocks, (Seat, CardId), Knocks::MOST, |knocks, (seat, card)| knocks.assign(seat, card));
