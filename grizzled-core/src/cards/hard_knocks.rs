//! The kinds of Hard Knock (DECK-2), a row each. What each does stands in its file under `rules/hard_knocks`.

use crate::vocabulary::{Threat, numbered_enum};

/// A row: what the Hard Knock does; its name, its number, the word for it in packs, and what a pack's author reads of it.
/// The constants of the C library follow from it, too.
macro_rules! hard_knocks {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident {
            $(#[doc = $about:literal] $knock:ident = $number:literal $word:literal $meaning:literal,)+
        }
    ) => {
        numbered_enum! {
            $(#[$attribute])*
            $visibility enum $name {
                $(#[doc = $about] $knock = $number,)+
            }
        }

        impl $name {
            /// The word for it in packs.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$knock => $word,)+
                }
            }

            /// What it does, as the guide to packs says it.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self {
                    $(Self::$knock => $meaning,)+
                }
            }

            /// What it does, in a sentence that names the rule.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self {
                    $(Self::$knock => $about.trim_ascii(),)+
                }
            }
        }
    };
}

hard_knocks! {
    /// A kind of Hard Knock (DECK-2). The numbers are fixed: logs and other languages store them.
    ///
    /// ```
    /// use grizzled_core::cards::HardKnock;
    /// use grizzled_core::vocabulary::Threat;
    ///
    /// assert_eq!(HardKnock::PhobiaOfShell.threat(), Some(Threat::Shell));
    /// assert_eq!(HardKnock::Clumsy.threat(), None);
    /// assert_eq!(HardKnock::AbsentMinded.word(), "absent_minded");
    /// ```
    ///
    /// Exhaustive: the game has these.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum HardKnock {
        /// Night is active once while its owner is in the Mission (HK-TRAUMA).
        TraumaOfNight = 0 "trauma_of_night" "Night is active once",
        /// Rain is active once while its owner is in the Mission (HK-TRAUMA).
        TraumaOfRain = 1 "trauma_of_rain" "Rain is active once",
        /// Snow is active once while its owner is in the Mission (HK-TRAUMA).
        TraumaOfSnow = 2 "trauma_of_snow" "Snow is active once",
        /// The Mask is active once while its owner is in the Mission (HK-PHOBIA).
        PhobiaOfMask = 3 "phobia_of_mask" "the Mask is active once",
        /// The Shell is active once while its owner is in the Mission (HK-PHOBIA).
        PhobiaOfShell = 4 "phobia_of_shell" "the Shell is active once",
        /// The Whistle is active once while its owner is in the Mission (HK-PHOBIA).
        PhobiaOfWhistle = 5 "phobia_of_whistle" "the Whistle is active once",
        /// Counts as two Hard Knocks (HK-WOUNDED).
        Wounded = 6 "wounded" "counts as two Hard Knocks",
        /// Its owner makes no Speech (HK-MUTE).
        Mute = 7 "mute" "no Speech",
        /// Its owner takes the Leader token and keeps it (HK-TYRANNICAL).
        Tyrannical = 8 "tyrannical" "takes the Leader token and keeps it",
        /// Morale drops by one more (HK-DEMORALIZED).
        Demoralized = 9 "demoralized" "Morale drops by one more",
        /// The others cannot withdraw while they hold cards (HK-FRAGILE).
        Fragile = 10 "fragile" "the others cannot withdraw while they hold cards",
        /// Its owner must withdraw when a threat is active twice (HK-FEARFUL).
        Fearful = 11 "fearful" "must withdraw when a threat is active twice",
        /// Its owner's Support tile is drawn at random (HK-PANICKED).
        Panicked = 12 "panicked" "the Support tile is drawn at random",
        /// Its owner draws two more cards after the deal (HK-FRENZIED).
        Frenzied = 13 "frenzied" "draws two more cards after the deal",
        /// Its owner's Support goes to its owner (HK-SELFISH).
        Selfish = 14 "selfish" "the Support tile goes to its owner",
        /// Its owner cannot withdraw with two or more cards (HK-HARDHEADED).
        Hardheaded = 15 "hardheaded" "cannot withdraw with two or more cards",
        /// Its owner withdraws only empty-handed or last (HK-PRIDEFUL).
        Prideful = 16 "prideful" "withdraws only empty-handed or last",
        /// Its owner draws and plays a card after withdrawing (HK-CLUMSY).
        Clumsy = 17 "clumsy" "draws and plays a card after withdrawing",
        /// Its owner loses a Support tile before withdrawing (HK-ABSENT-MINDED).
        AbsentMinded = 18 "absent_minded" "loses a Support tile before withdrawing",
        /// The Traps that its owner sets off draw one card more (HK-AGGRESSIVE; of *Armistice*, its effect ours).
        Aggressive = 19 "aggressive" "Traps set off draw one card more",
        /// It cannot be discarded (HK-SCARRED; the project's own).
        Scarred = 20 "scarred" "cannot be discarded",
        /// Its owner cannot use the Good Luck Charm (HK-SUPERSTITIOUS; the project's own).
        Superstitious = 21 "superstitious" "cannot use the Good Luck Charm",
        /// Its owner cannot be the first to withdraw (HK-LOYAL; the project's own).
        Loyal = 22 "loyal" "cannot be the first to withdraw",
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
