//! How the small values are spelt in serde data: ids as numbers, sets and piles as lists.

use crate::state::{Decks, Knocks, MAX_RECRUIT_HAND, RecruitHand};
use crate::vocabulary::{
    CardId, CardSet, HelpId, HelpSet, MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, MAX_SEATS, Numbered, OrderId,
    OrderSet, Pile, RecruitId, RecruitSet, Seat, SeatSet, Threat, ThreatCounts, ThreatSet, Tile, Tiles,
};
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

impl<Kind: Copy, const MOST: usize> Serialize for Numbered<Kind, MOST> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de, Kind: Copy, const MOST: usize> Deserialize<'de> for Numbered<Kind, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number).ok_or_else(|| D::Error::custom(format_args!("a number from 0 to {}", MOST - 1)))
    }
}

impl Serialize for RecruitHand {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(to)
    }
}

impl<'de> Deserialize<'de> for RecruitHand {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = CardSet::deserialize(from)?;
        if usize::from(cards.len()) > MAX_RECRUIT_HAND {
            return Err(D::Error::custom("a Recruit has at most five cards"));
        }
        Ok(cards.iter().collect())
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

/// The piles as they are spelt: two lists, each from the bottom.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Decks")]
struct Piles {
    trials: Pile,
    morale: Pile,
}

impl Serialize for Decks {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Piles { trials: self.trials(), morale: self.morale() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Decks {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Piles { trials, morale } = Piles::deserialize(from)?;
        let mut order = Pile::EMPTY;
        // They share the room of one deck.
        if !morale.iter().chain(trials.iter()).all(|card| order.push(card)) {
            return Err(D::Error::custom("the two piles hold more cards than a deck can have"));
        }
        let mut decks = Self::EMPTY;
        decks.lay(&order, morale.len());
        Ok(decks)
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
spelt_as_list!(OrderSet, OrderId, MAX_ORDERS, |set, order| set.insert(order));
spelt_as_list!(RecruitSet, RecruitId, MAX_RECRUITS, |set, recruit| set.insert(recruit));
spelt_as_list!(HelpSet, HelpId, MAX_HELP, |set, help| set.insert(help));
spelt_as_list!(Knocks, (Seat, CardId), Knocks::MOST, |knocks, (seat, card)| knocks.assign(seat, card));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::play::Seeded;
    use crate::play::Setup;
    use crate::rules::Scenario;
    use crate::views::RefereeView;
    use crate::vocabulary::Command;
    use std::{format, string::String, vec::Vec};

    /// A game just after its deal, so that hands and both piles hold cards.
    fn dealt() -> Game {
        let mut chance = Seeded::new(11);
        let rules = Scenario::base(2).rules().unwrap();
        let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut ()).unwrap();
        let leader = game.table().leader;
        game.apply(leader, &Command::Intensity(4), &mut chance, &mut ()).unwrap();
        game
    }

    #[test]
    fn a_referee_view_reads_back() {
        let view = dealt().referee_view();
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<RefereeView>(&text).unwrap(), view);
    }

    #[test]
    fn piles_are_spelt_from_the_bottom() {
        let decks = *dealt().state().decks();
        let numbers = |pile: Pile| pile.iter().map(CardId::number).collect::<Vec<_>>();
        let spelt = serde_json::json!({ "trials": numbers(decks.trials()), "morale": numbers(decks.morale()) });
        assert_eq!(serde_json::to_value(decks).unwrap(), spelt);
        let read: Decks = serde_json::from_value(spelt).unwrap();
        assert_eq!((read, read.top()), (decks, decks.top()));
    }

    #[test]
    fn piles_that_are_together_too_large_are_refused() {
        let list =
            |cards: usize| format!("[{}]", (0..cards).map(|card| format!("{card}")).collect::<Vec<_>>().join(","));
        let piles =
            |trials, morale| -> String { format!("{{\"trials\":{},\"morale\":{}}}", list(trials), list(morale)) };
        assert!(serde_json::from_str::<Decks>(&piles(MAX_DECK - 1, 1)).is_ok());
        assert!(serde_json::from_str::<Decks>(&piles(MAX_DECK, 1)).is_err());
        assert!(serde_json::from_str::<Decks>(&piles(MAX_DECK + 1, 0)).is_err());
    }
}
