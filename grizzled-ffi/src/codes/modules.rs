//! The numbers of what events of the modules name.

use super::codes;
use grizzled_core::CardId;
use grizzled_core::vocabulary::{HelpId, Modifier, OrderId, Pause, RecruitId, Source, Switch};

// Any value will do: a kind does not depend on the card.
const CARD: CardId = CardId::new(0).unwrap();
const ORDER: OrderId = OrderId::new(0).unwrap();
const RECRUIT: RecruitId = RecruitId::new(0).unwrap();
const HELP: HelpId = HelpId::new(0).unwrap();

codes! {
    /// Kinds of cards that act, in grz_event.source and grz_error.source; 0 where there is none.
    SOURCES: u8 {
        /// A Hard Knock on the table.
        GRZ_SOURCE_KNOCK = Source::Knock(CARD).kind();
        /// An Order in play.
        GRZ_SOURCE_ORDER = Source::Order(ORDER).kind();
        /// The Recruit in play, or one that leaves.
        GRZ_SOURCE_RECRUIT = Source::Recruit(RECRUIT).kind();
        /// A Helping Hand.
        GRZ_SOURCE_HELP = Source::Help(HELP).kind();
        /// What the Chapter or the scenario adds.
        GRZ_SOURCE_CHAPTER = Source::Chapter(0).kind();
    }
}

codes! {
    /// Points at which Helping Hands can be used, in grz_event.pause.
    PAUSES: u8 {
        /// The Order has been chosen.
        GRZ_PAUSE_MISSION_START = Pause::MissionStart.number();
        /// The cards have been dealt.
        GRZ_PAUSE_AFTER_DEAL = Pause::AfterDeal.number();
        /// The Mission fails before its first turn, unless somebody helps.
        GRZ_PAUSE_FIRST_FAILURE = Pause::FirstFailure.number();
        /// The Mission fails after an action, unless somebody helps.
        GRZ_PAUSE_FAILURE = Pause::Failure.number();
        /// A Trap is about to draw.
        GRZ_PAUSE_TRAP = Pause::Trap.number();
        /// Support is about to be revealed.
        GRZ_PAUSE_SUPPORT = Pause::Support.number();
        /// Morale is about to drop.
        GRZ_PAUSE_MORALE_DROP = Pause::MoraleDrop.number();
    }
}

codes! {
    /// Numbers of the running Mission, in grz_event.modifier.
    TERMS: u8 {
        /// How often a threat must be active for the Mission to fail.
        GRZ_MODIFIER_FAIL_AT = Modifier::FailAt.number();
        /// The threats that cards do not make active, a bit each.
        GRZ_MODIFIER_HARMLESS = Modifier::Harmless.number();
        /// How often Night is active in addition to the cards.
        GRZ_MODIFIER_ADDED_NIGHT = Modifier::AddedNight.number();
        /// How often Rain is.
        GRZ_MODIFIER_ADDED_RAIN = Modifier::AddedRain.number();
        /// How often Snow is.
        GRZ_MODIFIER_ADDED_SNOW = Modifier::AddedSnow.number();
        /// How often the Mask is.
        GRZ_MODIFIER_ADDED_MASK = Modifier::AddedMask.number();
        /// How often the Shell is.
        GRZ_MODIFIER_ADDED_SHELL = Modifier::AddedShell.number();
        /// How often the Whistle is.
        GRZ_MODIFIER_ADDED_WHISTLE = Modifier::AddedWhistle.number();
        /// What is switched on, GRZ_SWITCH_...
        GRZ_MODIFIER_SWITCHES = Modifier::Switches.number();
        /// The least intensity.
        GRZ_MODIFIER_INTENSITY_LEAST = Modifier::IntensityLeast.number();
        /// The greatest intensity; 0 where there is none.
        GRZ_MODIFIER_INTENSITY_MOST = Modifier::IntensityMost.number();
        /// Cards that each seat draws after the deal.
        GRZ_MODIFIER_EXTRA_DRAWS = Modifier::ExtraDraws.number();
        /// Cards that the Leader draws beyond that.
        GRZ_MODIFIER_LEADER_DRAWS = Modifier::LeaderDraws.number();
        /// The least morale drop.
        GRZ_MODIFIER_DROP_LEAST = Modifier::DropLeast.number();
        /// The greatest morale drop; 255 where there is none.
        GRZ_MODIFIER_DROP_MOST = Modifier::DropMost.number();
        /// By how much Morale drops more, below 128, or less, as 256 minus it.
        GRZ_MODIFIER_DROP_MORE = Modifier::DropMore.number();
        /// With how many cards in the hands the game is lost; 255 where it never is.
        GRZ_MODIFIER_HAND_LIMIT = Modifier::HandLimit.number();
        /// The most Hard Knocks that relief discards after a success.
        GRZ_MODIFIER_RELIEF_AFTER_SUCCESS = Modifier::ReliefAfterSuccess.number();
        /// The most Hard Knocks that relief discards after a failure.
        GRZ_MODIFIER_RELIEF_AFTER_FAILURE = Modifier::ReliefAfterFailure.number();
        /// The seats that may discard one more, a bit each.
        GRZ_MODIFIER_RELIEF_FRIENDS = Modifier::ReliefFriends.number();
        /// Cards that go from Morale to Trials for each Hard Knock that comes into play.
        GRZ_MODIFIER_MORALE_PER_KNOCK = Modifier::MoralePerKnock.number();
        /// With how many Hard Knocks a seat loses the game.
        GRZ_MODIFIER_KNOCK_LIMIT = Modifier::KnockLimit.number();
        /// With how many Hard Knocks the Leader loses the game (RES-3).
        GRZ_MODIFIER_KNOCK_LIMIT_OF_LEADER = Modifier::KnockLimitOfLeader.number();
        /// Cards that cannot be played: bits 0 to 5 those with a threat, bit 6 Hard Knocks, bit 7 Traps.
        GRZ_MODIFIER_BARRED_PLAYS = Modifier::BarredPlays.number();
        /// How many cards besides Hard Knocks may bar or force a withdrawal.
        GRZ_MODIFIER_OPINIONS = Modifier::Opinions.number();
    }
}

codes! {
    /// Bits of the number of GRZ_MODIFIER_SWITCHES.
    SWITCHES: u8 {
        /// No charm can be used.
        GRZ_SWITCH_NO_CHARMS = Switch::NoCharms.number();
        /// No Speech can be made.
        GRZ_SWITCH_NO_SPEECHES = Switch::NoSpeeches.number();
        /// Each seat's first Speech of a Mission costs no token.
        GRZ_SWITCH_FREE_SPEECHES = Switch::FreeSpeeches.number();
        /// Support relieves nobody.
        GRZ_SWITCH_NO_SUPPORT = Switch::NoSupport.number();
        /// Support tiles point the other way.
        GRZ_SWITCH_MIRRORED_SUPPORT = Switch::MirroredSupport.number();
        /// Traps draw nothing.
        GRZ_SWITCH_NO_TRAPS = Switch::NoTraps.number();
        /// All of Trials is dealt.
        GRZ_SWITCH_DEAL_ALL = Switch::DealAll.number();
        /// A victory counts although a seat bears too many Hard Knocks.
        GRZ_SWITCH_POSTHUMOUS = Switch::Posthumous.number();
    }
}
