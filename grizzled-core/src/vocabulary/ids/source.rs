//! Which card, of whatever kind, made something happen or stands in its way.

use super::{CardId, HelpId, OrderId, RecruitId};

/// A card in play that acts.
///
/// Exhaustive: these are the cards that act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Source {
    /// A Hard Knock on the table.
    Knock(CardId),
    /// An Order of the Day in play.
    Order(OrderId),
    /// The Recruit in play, or one that leaves.
    Recruit(RecruitId),
    /// A Helping Hand.
    Help(HelpId),
    /// What the Chapter or the scenario adds, by its place in the list.
    Chapter(u8),
}

impl From<CardId> for Source {
    fn from(card: CardId) -> Self {
        Self::Knock(card)
    }
}

impl Source {
    /// The Hard Knock, if it is one.
    #[must_use]
    pub const fn knock(self) -> Option<CardId> {
        match self {
            Self::Knock(card) => Some(card),
            _ => None,
        }
    }

    /// The fixed number of the kind of card, 1 to 5.
    #[must_use]
    pub const fn kind(self) -> u8 {
        match self {
            Self::Knock(_) => 1,
            Self::Order(_) => 2,
            Self::Recruit(_) => 3,
            Self::Help(_) => 4,
            Self::Chapter(_) => 5,
        }
    }

    /// The card's number in its list.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Knock(card) => card.number(),
            Self::Order(order) => order.number(),
            Self::Recruit(recruit) => recruit.number(),
            Self::Help(help) => help.number(),
            Self::Chapter(place) => place,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_a_kind_of_card_and_its_number() {
        let card = CardId::new(41).unwrap();
        let knock = Source::from(card);
        assert_eq!((knock, knock.knock(), knock.kind(), knock.number()), (Source::Knock(card), Some(card), 1, 41));
        let chapter = Source::Chapter(2);
        assert_eq!((chapter.knock(), chapter.kind(), chapter.number()), (None, 5, 2));
    }
}
