//! The numbers of the running Mission that cards change (PACK-2).
//!
//! A rule reads its number here and never asks which card changed it. What changes one is recorded in an event, so that
//! an old log gives the old numbers.

use crate::vocabulary::{Threat, ThreatCounts, ThreatSet, numbered_enum};

numbered_enum! {
    /// A number of the running Mission. The numbers of the modifiers are fixed: logs and other languages store them.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    #[non_exhaustive]
    pub enum Modifier {
        /// How often a threat must be active for the Mission to fail (MIS-2).
        FailAt = 0,
        /// The threats that cards do not make active, bit *n* for threat *n*.
        Harmless = 1,
        /// How often Night is active in addition to the cards.
        AddedNight = 2,
        /// How often Rain is.
        AddedRain = 3,
        /// How often Snow is.
        AddedSnow = 4,
        /// How often the Mask is.
        AddedMask = 5,
        /// How often the Shell is.
        AddedShell = 6,
        /// How often the Whistle is.
        AddedWhistle = 7,
        /// What is switched on, a bit each; see [`Switch`].
        Switches = 8,
        /// The least intensity (PREP-1).
        IntensityLeast = 9,
        /// The greatest intensity; 0 where there is none.
        IntensityMost = 10,
        /// Cards that each seat draws after the deal (PREP-4).
        ExtraDraws = 11,
        /// Cards that the Leader draws beyond that.
        LeaderDraws = 12,
        /// The least morale drop (RES-5).
        DropLeast = 13,
        /// The greatest morale drop before what deepens it; 255 where there is none.
        DropMost = 14,
        /// By how much Morale drops more, as a number below 128, or less, as 256 minus it.
        DropMore = 15,
        /// With how many cards in the hands together the game is lost (RES-6); 255 where it never is.
        HandLimit = 16,
        /// The most Hard Knocks that relief discards after a success (RES-2).
        ReliefAfterSuccess = 17,
        /// The most after a failure.
        ReliefAfterFailure = 18,
        /// The seats that may discard one more, bit *n* for seat *n*.
        ReliefFriends = 19,
        /// Cards that go from Morale to Trials for each Hard Knock that comes into play.
        MoralePerKnock = 20,
        /// With how many Hard Knocks a seat loses the game (RES-3).
        KnockLimit = 21,
        /// With how many Hard Knocks the Leader loses the game (RES-3).
        KnockLimitOfLeader = 22,
        /// Cards that cannot be played: bits 0 to 5 for those that bear a threat, bit 6 for Hard Knocks, bit 7 for Traps.
        BarredPlays = 23,
        /// How many Orders, Recruits and others in play may bar or force a withdrawal.
        Opinions = 24,
    }
}

numbered_enum! {
    /// What can be on or off in a Mission.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum Switch {
        /// No charm can be used.
        NoCharms = 1,
        /// No Speech can be made.
        NoSpeeches = 2,
        /// A Speech costs no token.
        FreeSpeeches = 4,
        /// Support relieves nobody.
        NoSupport = 8,
        /// Support tiles point the other way.
        MirroredSupport = 16,
        /// Traps draw nothing.
        NoTraps = 32,
        /// All of Trials is dealt.
        DealAll = 64,
        /// A victory counts although a seat bears too many Hard Knocks.
        Posthumous = 128,
    }
}

impl Modifier {
    /// The least and the greatest that effects together can make of it: within these bounds a Mission can be played and a
    /// game ends (TERM-1). Of a set of bits, and of what has no bound of its own, all that a byte holds.
    ///
    /// ```
    /// use grizzled_core::vocabulary::Modifier;
    ///
    /// assert_eq!(Modifier::FailAt.bounds(), (2, 6));
    /// ```
    #[must_use]
    pub const fn bounds(self) -> (u8, u8) {
        match self {
            // One threat alone never fails a Mission.
            Self::FailAt => (2, 6),
            Self::IntensityLeast => (1, 10),
            Self::ReliefAfterSuccess | Self::ReliefAfterFailure => (0, 3),
            Self::KnockLimit | Self::KnockLimitOfLeader => (1, 9),
            Self::AddedNight
            | Self::AddedRain
            | Self::AddedSnow
            | Self::AddedMask
            | Self::AddedShell
            | Self::AddedWhistle
            | Self::ExtraDraws
            | Self::LeaderDraws
            | Self::MoralePerKnock => (0, 9),
            Self::HandLimit => (4, 255),
            _ => (0, 255),
        }
    }

    /// Whether it says which threats are active (MIS-2).
    pub(crate) const fn is_of_threats(self) -> bool {
        matches!(
            self,
            Self::Harmless
                | Self::AddedNight
                | Self::AddedRain
                | Self::AddedSnow
                | Self::AddedMask
                | Self::AddedShell
                | Self::AddedWhistle
        )
    }

    /// How often this threat is active in addition to the cards.
    #[must_use]
    pub const fn added(threat: Threat) -> Self {
        match threat {
            Threat::Night => Self::AddedNight,
            Threat::Rain => Self::AddedRain,
            Threat::Snow => Self::AddedSnow,
            Threat::Mask => Self::AddedMask,
            Threat::Shell => Self::AddedShell,
            Threat::Whistle => Self::AddedWhistle,
        }
    }
}

/// The numbers of the running Mission.
///
/// ```
/// use grizzled_core::vocabulary::{Modifier, Modifiers};
///
/// assert_eq!(Modifiers::USUAL.get(Modifier::FailAt), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Modifiers([u8; Modifier::ALL.len()]);

impl Modifiers {
    /// The numbers of the base game when nothing changes them.
    pub const USUAL: Self = {
        let mut modifiers = Self([0; Modifier::ALL.len()]);
        modifiers.set(Modifier::FailAt, 3);
        modifiers.set(Modifier::IntensityLeast, 1);
        modifiers.set(Modifier::DropLeast, 3);
        modifiers.set(Modifier::DropMost, u8::MAX);
        modifiers.set(Modifier::HandLimit, u8::MAX);
        modifiers.set(Modifier::ReliefAfterSuccess, 2);
        modifiers.set(Modifier::ReliefAfterFailure, 1);
        modifiers.set(Modifier::KnockLimit, 4);
        modifiers.set(Modifier::KnockLimitOfLeader, 4);
        modifiers
    };

    /// The number.
    #[must_use]
    pub const fn get(&self, modifier: Modifier) -> u8 {
        self.0[modifier as usize]
    }

    pub(crate) const fn set(&mut self, modifier: Modifier, value: u8) {
        self.0[modifier as usize] = value;
    }

    /// Whether the switch is on.
    #[must_use]
    #[inline(always)]
    pub const fn has(&self, switch: Switch) -> bool {
        self.get(Modifier::Switches) & switch as u8 != 0
    }

    /// The threats that cards do not make active.
    #[must_use]
    #[inline(always)]
    pub const fn harmless(&self) -> ThreatSet {
        ThreatSet::from_bits(self.get(Modifier::Harmless))
    }

    /// How often each threat is active in addition to the cards.
    pub(crate) fn added(&self) -> ThreatCounts {
        let mut counts = ThreatCounts::NONE;
        for threat in Threat::ALL {
            (0..self.get(Modifier::added(threat))).for_each(|_| counts.add(ThreatSet::of(&[threat])));
        }
        counts
    }

    /// The numbers as they are stored, in the order of [`Modifier::ALL`].
    #[must_use]
    pub const fn to_array(&self) -> [u8; Modifier::ALL.len()] {
        self.0
    }

    /// The numbers from such a list.
    pub(crate) const fn from_array(numbers: [u8; Modifier::ALL.len()]) -> Self {
        Self(numbers)
    }
}

impl Default for Modifiers {
    fn default() -> Self {
        Self::USUAL
    }
}
