//! What a seat can decide.

use crate::ids::{CardId, CardSet, Threat, Tile, Tiles};

/// A seat's decision (CMD-1). Its fixed tag, which logs and other languages store, is [`Command::tag`].
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
    /// The command's fixed tag, 1 to 8.
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
        }
    }

    /// A withdrawal that plays this tile and removes none.
    ///
    /// ```
    /// use grizzled_core::{Command, Tile, Tiles, Withdrawal};
    ///
    /// let withdraw = Command::withdraw(Tile::Left);
    /// assert_eq!(withdraw, Command::Withdraw(Withdrawal { removed: Tiles::NONE, tile: Some(Tile::Left) }));
    /// ```
    #[must_use]
    pub const fn withdraw(tile: Tile) -> Self {
        Self::Withdraw(Withdrawal { removed: Tiles::NONE, tile: Some(tile) })
    }
}
