//! The kinds of Hard Knock (DECK-2). What each does stands in its file under `hooks/hard_knocks`.

use crate::vocabulary::{Threat, numbered_enum};

numbered_enum! {
    /// A kind of Hard Knock (DECK-2). The numbers are fixed: logs and other languages store them.
    ///
    /// ```
    /// use grizzled_core::cards::HardKnock;
    /// use grizzled_core::vocabulary::Threat;
    ///
    /// assert_eq!(HardKnock::PhobiaOfShell.threat(), Some(Threat::Shell));
    /// assert_eq!(HardKnock::Clumsy.threat(), None);
    /// ```
    ///
    /// Exhaustive: the game has these.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum HardKnock {
        /// Night is active once while its owner is in the Mission (HK-TRAUMA).
        TraumaOfNight = 0,
        /// Rain is active once while its owner is in the Mission (HK-TRAUMA).
        TraumaOfRain = 1,
        /// Snow is active once while its owner is in the Mission (HK-TRAUMA).
        TraumaOfSnow = 2,
        /// The Mask is active once while its owner is in the Mission (HK-PHOBIA).
        PhobiaOfMask = 3,
        /// The Shell is active once while its owner is in the Mission (HK-PHOBIA).
        PhobiaOfShell = 4,
        /// The Whistle is active once while its owner is in the Mission (HK-PHOBIA).
        PhobiaOfWhistle = 5,
        /// Counts as two Hard Knocks (HK-WOUNDED).
        Wounded = 6,
        /// Its owner makes no Speech (HK-MUTE).
        Mute = 7,
        /// Its owner takes the Leader token and keeps it (HK-TYRANNICAL).
        Tyrannical = 8,
        /// Morale drops by one more (HK-DEMORALIZED).
        Demoralized = 9,
        /// The others cannot withdraw while they hold cards (HK-FRAGILE).
        Fragile = 10,
        /// Its owner must withdraw when a threat is active twice (HK-FEARFUL).
        Fearful = 11,
        /// Its owner's Support tile is drawn at random (HK-PANICKED).
        Panicked = 12,
        /// Its owner draws two more cards after the deal (HK-FRENZIED).
        Frenzied = 13,
        /// Its owner's Support goes to its owner (HK-SELFISH).
        Selfish = 14,
        /// Its owner cannot withdraw with two or more cards (HK-HARDHEADED).
        Hardheaded = 15,
        /// Its owner withdraws only empty-handed or last (HK-PRIDEFUL).
        Prideful = 16,
        /// Its owner draws and plays a card after withdrawing (HK-CLUMSY).
        Clumsy = 17,
        /// Its owner loses a Support tile before withdrawing (HK-ABSENT-MINDED).
        AbsentMinded = 18,
        /// The Traps that its owner sets off draw one card more (HK-AGGRESSIVE; of *Armistice*, its effect ours).
        Aggressive = 19,
        /// It cannot be discarded (HK-SCARRED; the project's own).
        Scarred = 20,
        /// Its owner cannot use the Good Luck Charm (HK-SUPERSTITIOUS; the project's own).
        Superstitious = 21,
        /// Its owner cannot be the first to withdraw (HK-LOYAL; the project's own).
        Loyal = 22,
    }
}

impl HardKnock {
    /// The kinds of the base game, in the fixed order (DECK-2).
    pub const BASE: [Self; 19] = {
        let mut base = [Self::TraumaOfNight; 19];
        let mut i = 0;
        while i < base.len() {
            base[i] = Self::ALL[i];
            i += 1;
        }
        base
    };

    /// The threat that a Trauma or a Phobia is about.
    #[must_use]
    pub const fn threat(self) -> Option<Threat> {
        match self {
            Self::TraumaOfNight => Some(Threat::Night),
            Self::TraumaOfRain => Some(Threat::Rain),
            Self::TraumaOfSnow => Some(Threat::Snow),
            Self::PhobiaOfMask => Some(Threat::Mask),
            Self::PhobiaOfShell => Some(Threat::Shell),
            Self::PhobiaOfWhistle => Some(Threat::Whistle),
            _ => None,
        }
    }
}
