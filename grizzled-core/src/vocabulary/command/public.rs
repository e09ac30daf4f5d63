//! Commands as others may read them.

use super::Command;
use crate::vocabulary::Threat;
use core::fmt;

/// A command as everyone may read it, in the log of a server for instance: without what its seat alone may know.
///
/// A command names cards of a hand, the answer to a Speech, a tile that goes face down, a Helping Hand that is kept; one
/// that is refused names what nobody would ever have seen. So no card, tile or seat stands here: what all may know of them
/// stands in the events that followed, as spectators see them.
///
/// Exhaustive: whoever shows decisions has to know each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum PublicCommand {
    /// The Leader sets how many cards each seat is dealt (PREP-1).
    Intensity(u8),
    /// Play a card (ACT-PLAY).
    Play,
    /// Use the Good Luck Charm (ACT-CHARM).
    Charm,
    /// Make a Speech against this threat (ACT-SPEECH).
    Speech(Threat),
    /// Withdraw from the Mission (ACT-WITHDRAW).
    Withdraw,
    /// Answer a Speech, with a card or without (ACT-SPEECH-SECRET).
    Answer,
    /// Carry out Merry Christmas (ACT-XMAS).
    Christmas,
    /// Take the relief that Support brought (RES-2).
    Relief,
    /// Choose the Order of the Day (ORD-2).
    Order,
    /// Keep one of the two Helping Hands drawn (ONE-1).
    Keep,
    /// Use a Helping Hand (HH-1).
    Help,
    /// Choose how a card's effect is carried out.
    Choose,
    /// Have the Recruit play a card (REC-3).
    RecruitPlay,
    /// Have the Recruit withdraw (REC-3).
    RecruitWithdraw,
    /// Cancel an Order by drawing (ORD-5).
    Cancel,
    /// Fill the hand up (SOLO-4).
    Refill,
    /// Use or choose nothing, or nothing more.
    Decline,
}

impl Command {
    /// The command as everyone may read it.
    ///
    /// ```
    /// use grizzled_core::{CardId, Command};
    /// use grizzled_core::vocabulary::PublicCommand;
    ///
    /// let (answer, declined) = (Command::Answer(CardId::new(7)), Command::Answer(None));
    /// assert_eq!(answer.public(), PublicCommand::Answer);
    /// assert_eq!(answer.public(), declined.public(), "nobody learns whether there was a card");
    /// assert_eq!(Command::Intensity(3).public().to_string(), "intensity 3");
    /// ```
    #[must_use]
    pub const fn public(&self) -> PublicCommand {
        match *self {
            Self::Intensity(intensity) => PublicCommand::Intensity(intensity),
            Self::Play(_) => PublicCommand::Play,
            Self::Charm(_) => PublicCommand::Charm,
            Self::Speech(threat) => PublicCommand::Speech(threat),
            Self::Withdraw(_) => PublicCommand::Withdraw,
            Self::Answer(_) => PublicCommand::Answer,
            Self::Christmas(_) => PublicCommand::Christmas,
            Self::Relief(_) => PublicCommand::Relief,
            Self::Order(_) => PublicCommand::Order,
            Self::Keep(_) => PublicCommand::Keep,
            Self::Help(_) => PublicCommand::Help,
            Self::Choose(_) => PublicCommand::Choose,
            Self::RecruitPlay(_) => PublicCommand::RecruitPlay,
            Self::RecruitWithdraw => PublicCommand::RecruitWithdraw,
            Self::Cancel(_) => PublicCommand::Cancel,
            Self::Refill => PublicCommand::Refill,
            Self::Decline => PublicCommand::Decline,
        }
    }
}

impl fmt::Display for PublicCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match *self {
            Self::Intensity(intensity) => return write!(f, "intensity {intensity}"),
            Self::Speech(threat) => return write!(f, "speech against {threat:?}"),
            Self::Play => "play",
            Self::Charm => "charm",
            Self::Withdraw => "withdraw",
            Self::Answer => "answer",
            Self::Christmas => "christmas",
            Self::Relief => "relief",
            Self::Order => "order",
            Self::Keep => "keep",
            Self::Help => "help",
            Self::Choose => "choose",
            Self::RecruitPlay => "recruit plays",
            Self::RecruitWithdraw => "recruit withdraws",
            Self::Cancel => "cancel",
            Self::Refill => "refill",
            Self::Decline => "decline",
        };
        f.write_str(words)
    }
}
