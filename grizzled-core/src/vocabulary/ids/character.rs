//! The six Grizzled and their Good Luck Charms (DECK-4, `[P]`).

use crate::vocabulary::{Threat, numbered_enum};

numbered_enum! {
    /// One of the six Grizzled (DECK-4). The numbers are fixed: logs and other languages store them.
    ///
    /// ```
    /// use grizzled_core::vocabulary::{Character, Threat};
    ///
    /// assert_eq!(Character::Lazare.charm(), Threat::Whistle);
    /// assert_eq!(Character::Lazare.name(), "Lazare Bonticelli");
    /// ```
    ///
    /// Exhaustive: the game has these six.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Character {
        /// Félix Moreau, whose charm is against Night.
        Felix = 0,
        /// Charles Saulière, whose charm is against Rain.
        Charles = 1,
        /// Gustave Bidau, whose charm is against Snow.
        Gustave = 2,
        /// Anselme Perrin, whose charm is against the Mask.
        Anselme = 3,
        /// Gaston Fayard, whose charm is against the Shell.
        Gaston = 4,
        /// Lazare Bonticelli, whose charm is against the Whistle.
        Lazare = 5,
    }
}

impl Character {
    /// The threat that the character's Good Luck Charm is against (DECK-4).
    #[must_use]
    pub const fn charm(self) -> Threat {
        match self {
            Self::Felix => Threat::Night,
            Self::Charles => Threat::Rain,
            Self::Gustave => Threat::Snow,
            Self::Anselme => Threat::Mask,
            Self::Gaston => Threat::Shell,
            Self::Lazare => Threat::Whistle,
        }
    }

    /// The character's name, the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Felix => "Félix Moreau",
            Self::Charles => "Charles Saulière",
            Self::Gustave => "Gustave Bidau",
            Self::Anselme => "Anselme Perrin",
            Self::Gaston => "Gaston Fayard",
            Self::Lazare => "Lazare Bonticelli",
        }
    }
}
