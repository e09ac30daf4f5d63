//! What a seat can decide.

mod public;

pub use public::PublicCommand;

use crate::vocabulary::{CardId, CardSet, HelpId, OrderId, Seat, Threat, Tile, Tiles};

/// A seat's decision (CMD-1). Its fixed tag, which logs and other languages store, is [`Command::tag`].
///
/// It may reveal what its seat alone knows, an answer to a Speech for instance: what others may read is [`Command::public`].
///
/// ```
/// use grizzled_core::{Command, Game, Scenario, Seat, Seeded, Setup};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let mut chance = Seeded::new(1);
/// let mut game = Game::new(Scenario::base(3).rules()?, &setup, &mut chance, &mut ())?;
/// game.apply(Seat::S0, &Command::Intensity(3), &mut chance, &mut ())?;
///
/// let card = game.view(Seat::S0).unwrap().own.hand.get(0).unwrap();
/// game.apply(Seat::S0, &Command::Play(card), &mut chance, &mut ())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Exhaustive: whoever shows decisions has to know each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Command {
    /// The Leader sets how many cards each seat is dealt (PREP-1).
    Intensity(u8),
    /// Play a card from hand (ACT-PLAY).
    Play(CardId),
    /// Use the Good Luck Charm on this card in No Man's Land (ACT-CHARM).
    Charm(CardId),
    /// Make a Speech against this threat (ACT-SPEECH).
    Speech(Threat),
    /// Withdraw from the Mission (ACT-WITHDRAW).
    Withdraw(Withdrawal),
    /// Answer a Speech: discard this card from hand, or nothing (ACT-SPEECH-SECRET).
    Answer(Option<CardId>),
    /// Carry out Merry Christmas: discard this Hard Knock, or nothing (ACT-XMAS).
    Christmas(Option<CardId>),
    /// Take the relief that Support brought (RES-2).
    Relief(Relief),
    /// Choose the Order of the Day (ORD-2).
    Order(OrderId),
    /// Keep this one of the two Helping Hands drawn (ONE-1).
    Keep(HelpId),
    /// Use a Helping Hand (HH-1).
    Help(HelpId),
    /// Choose how a card's effect is carried out.
    Choose(Choice),
    /// The Recruit plays this card (REC-3).
    RecruitPlay(CardId),
    /// The Recruit withdraws (REC-3).
    RecruitWithdraw,
    /// Cancel this Order by drawing (ORD-5).
    Cancel(OrderId),
    /// Fill the hand up (SOLO-4).
    Refill,
    /// Use or choose nothing, or nothing more.
    Decline,
}

/// What a seat chooses when a card's effect asks.
///
/// Exhaustive: whoever shows decisions has to know each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Choice {
    /// A card: from the own hand, on the table, or in No Man's Land.
    Card(CardId),
    /// A seat.
    Seat(Seat),
    /// An Order in play.
    Order(OrderId),
    /// A card from the own hand for another seat.
    Gift {
        /// The card.
        card: CardId,
        /// Who gets it.
        to: Seat,
    },
}

/// The tiles that one withdrawal names (WDR-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Withdrawal {
    /// The tiles that Absent-minded removes from the game, none without it (HK-ABSENT-MINDED).
    pub removed: Tiles,
    /// The tile played; none when no tile is left (WDR-2), or when it is drawn (HK-PANICKED).
    pub tile: Option<Tile>,
}

/// What the relieved seat takes (RES-2).
///
/// Exhaustive: the rule knows these two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Relief {
    /// Discard these own Hard Knocks; the empty set declines.
    Knocks(CardSet),
    /// Recover the Good Luck Charm.
    Charm,
}

impl Command {
    /// The command's fixed tag, 1 to 17.
    #[must_use]
    pub const fn tag(&self) -> u8 {
        match self {
            Self::Intensity(_) => 1,
            Self::Play(_) => 2,
            Self::Charm(_) => 3,
            Self::Speech(_) => 4,
            Self::Withdraw(_) => 5,
            Self::Answer(_) => 6,
            Self::Christmas(_) => 7,
            Self::Relief(_) => 8,
            Self::Order(_) => 9,
            Self::Keep(_) => 10,
            Self::Help(_) => 11,
            Self::Choose(_) => 12,
            Self::RecruitPlay(_) => 13,
            Self::RecruitWithdraw => 14,
            Self::Cancel(_) => 15,
            Self::Refill => 16,
            Self::Decline => 17,
        }
    }

    /// A withdrawal that plays this tile and removes none.
    ///
    /// ```
    /// use grizzled_core::Command;
    /// use grizzled_core::vocabulary::{Tile, Tiles, Withdrawal};
    ///
    /// let withdraw = Command::withdraw(Tile::Left);
    /// assert_eq!(withdraw, Command::Withdraw(Withdrawal { removed: Tiles::NONE, tile: Some(Tile::Left) }));
    /// ```
    #[must_use]
    pub const fn withdraw(tile: Tile) -> Self {
        Self::Withdraw(Withdrawal { removed: Tiles::NONE, tile: Some(tile) })
    }
}
