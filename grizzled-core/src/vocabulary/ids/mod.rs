//! The small values everything else is made of: seats, cards, threats, tiles, piles.

mod bits;
mod card;
mod character;
mod numbered;
mod numbered_enum;
mod pile;
mod seat;
mod source;
mod threat;
mod tile;

pub use card::{CardId, CardSet};
pub use character::Character;
pub use numbered::{
    HelpId, HelpSet, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, Numbered, NumberedSet, OrderId, OrderSet, RecruitId,
    RecruitSet,
};
pub(crate) use numbered_enum::numbered_enum;
pub use pile::{MAX_DECK, Pile};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use source::Source;
pub use threat::{Threat, ThreatCounts, ThreatSet};
pub use tile::{Tile, Tiles};

#[cfg(test)]
mod tests {
    use super::*;
    use std::format;
    use std::vec::Vec;

    fn card(number: u8) -> CardId {
        CardId::new(number).unwrap()
    }

    /// What somebody reads in a report is what NOTATION.md writes and what the constants are called, with `{:#x?}` too.
    #[test]
    fn ids_are_printed_as_the_notation_writes_them() {
        assert_eq!(format!("{:?} {:?}", card(0), card(127)), "#0 #127");
        assert_eq!(format!("{:x?} {:#?}", card(12), card(12)), "#12 #12");
        assert_eq!(format!("{:?}", Seat::S3), "S3");
        let [order, recruit, help] = [
            OrderId::new(39).map(|id| format!("{id:?}")),
            RecruitId::new(0).map(|id| format!("{id:?}")),
            HelpId::new(7).map(|id| format!("{id:?}")),
        ]
        .map(Option::unwrap);
        assert_eq!([order, recruit, help], ["o39", "r0", "h7"]);
        assert_eq!(format!("{:?}", Source::Knock(card(5))), "Knock(#5)");
    }

    #[test]
    fn sets_are_printed_as_lists() {
        let cards: Vec<CardId> = [64, 3].map(card).into();
        assert_eq!(format!("{:?}", cards.iter().copied().collect::<CardSet>()), "{#3, #64}");
        assert_eq!(format!("{:?}", cards.iter().copied().collect::<Pile>()), "[#64, #3]", "the bottom first");
        assert_eq!(format!("{:?} {:?}", CardSet::EMPTY, SeatSet::EMPTY), "{} {}");
        assert_eq!(format!("{:?}", [Seat::S4, Seat::S1].into_iter().collect::<SeatSet>()), "{S1, S4}");
        assert_eq!(format!("{:?}", OrderSet::first(2)), "{o0, o1}");
        assert_eq!(format!("{:?}", ThreatSet::of(&[Threat::Whistle, Threat::Night])), "{Night, Whistle}");
        assert_eq!(format!("{:?}", Tiles::of(&[Tile::Right, Tile::Left, Tile::Right])), "[Left, Right, Right]");
    }

    #[test]
    fn active_threats_are_printed_with_their_numbers() {
        let mut active = ThreatCounts::NONE;
        assert_eq!(format!("{active:?}"), "{}");
        active.add(ThreatSet::of(&[Threat::Night, Threat::Rain]));
        active.add(ThreatSet::of(&[Threat::Night]));
        assert_eq!(format!("{active:?}"), "{Night: 2, Rain: 1}");
    }
}
