//! Tags of the events beside the Trials, and the numbers of what they name.

use super::codes;
use grizzled_core::vocabulary::{HelpId, Modifier, OrderId, Pause, RecruitId, SeatSet, Source, Switch};
use grizzled_core::{CardId, Notice, Seat};

// Any value will do: a tag does not depend on what the event holds.
const SEAT: Seat = Seat::S0;
const SEATS: SeatSet = SeatSet::EMPTY;
const CARD: CardId = CardId::new(0).unwrap();
const ORDER: OrderId = OrderId::new(0).unwrap();
const RECRUIT: RecruitId = RecruitId::new(0).unwrap();
const HELP: HelpId = HelpId::new(0).unwrap();
const PAUSE: Pause = Pause::Trap;
const SOURCE: Source = Source::Help(HELP);
const TERM: Modifier = Modifier::FailAt;

codes! {
    /// Tags of the events beside the Trials, in grz_event.tag, each with the fields it fills.
    FRONT_EVENTS: u8 {
        /// The deck of Orders was made: amount. Secret: which.
        GRZ_EVENT_ORDERS_SET = Notice::OrdersSet { orders: 0 }.tag();
        /// The deck of Recruits was made: amount. Secret: which.
        GRZ_EVENT_RECRUITS_SET = Notice::RecruitsSet { recruits: 0 }.tag();
        /// The seat drew two Helping Hands: seat. Secret: which.
        GRZ_EVENT_HELP_OFFERED = Notice::HelpOffered { seat: SEAT }.tag();
        /// These seats are asked which Helping Hand they keep: seats.
        GRZ_EVENT_HELP_ASKED = Notice::HelpAsked { seats: SEATS }.tag();
        /// The seat has chosen: seat. Secret: which it keeps.
        GRZ_EVENT_HELP_CHOSEN = Notice::HelpChosen { seat: SEAT }.tag();
        /// The seat holds this Helping Hand, for all to see: seat, front_card.
        GRZ_EVENT_HELP_HELD = Notice::HelpHeld { seat: SEAT, help: HELP }.tag();
        /// The seat used its Helping Hand: seat, front_card.
        GRZ_EVENT_HELP_USED = Notice::HelpUsed { seat: SEAT, help: HELP }.tag();
        /// The seat may use a Helping Hand now: seat, pause.
        GRZ_EVENT_HELP_INVITED = Notice::HelpInvited { seat: SEAT, pause: PAUSE }.tag();
        /// The seat used none, or no more; or it declined what a card offers: seat.
        GRZ_EVENT_DECLINED = Notice::Declined { seat: SEAT }.tag();
        /// A number of the running Mission is another now: term, amount.
        GRZ_EVENT_MODIFIER_SET = Notice::ModifierSet { modifier: TERM, value: 0 }.tag();
        /// The Leader drew Orders and is asked which one to choose: seat. Secret: which.
        GRZ_EVENT_ORDERS_DRAWN = Notice::OrdersDrawn { seat: SEAT }.tag();
        /// The Order of this Mission: seat, front_card, flags (RETURNED).
        GRZ_EVENT_ORDER_CHOSEN = Notice::OrderChosen { seat: SEAT, order: ORDER, returned: false }.tag();
        /// An Order left the game: front_card, flags (EARLY).
        GRZ_EVENT_ORDER_DISCARDED = Notice::OrderDiscarded { order: ORDER, cancelled: false }.tag();
        /// The Leader is asked for the intensity: seat.
        GRZ_EVENT_INTENSITY_ASKED = Notice::IntensityAsked { seat: SEAT }.tag();
        /// The Briefing gives the intensity: amount.
        GRZ_EVENT_INTENSITY_GIVEN = Notice::IntensityGiven { intensity: 0 }.tag();
        /// The seat may draw so as to cancel an Order: seat, amount (cards its Clumsy draws afterwards).
        GRZ_EVENT_CANCELLATION_ASKED = Notice::CancellationAsked { seat: SEAT, draws: 0 }.tag();
        /// The top Recruit was turned up and cannot come: front_card.
        GRZ_EVENT_RECRUIT_TURNED_UP = Notice::RecruitTurnedUp { recruit: RECRUIT }.tag();
        /// A Recruit arrives: front_card, to (the seat after which it acts), amount (its Morale tokens).
        GRZ_EVENT_RECRUIT_ARRIVED = Notice::RecruitArrived { recruit: RECRUIT, after: SEAT, tokens: 0 }.tag();
        /// The Recruit drew a card for its hand: card.
        GRZ_EVENT_RECRUIT_DREW = Notice::RecruitDrew { card: CARD }.tag();
        /// It is the Recruit's turn: seat (the Leader, who is asked).
        GRZ_EVENT_RECRUIT_TURN = Notice::RecruitTurn { leader: SEAT }.tag();
        /// The Recruit is out of the Mission, with one Morale token more.
        GRZ_EVENT_RECRUIT_WITHDREW = Notice::RecruitWithdrew.tag();
        /// The Recruit leaves: front_card, flags (EARLY).
        GRZ_EVENT_RECRUIT_LEFT = Notice::RecruitLeft { recruit: RECRUIT, sent_home: false }.tag();
        /// A Trap does not draw: flags (BY_LUCK).
        GRZ_EVENT_TRAP_CANCELLED = Notice::TrapCancelled { by_luck: false }.tag();
        /// The seat is asked how a card's effect is carried out: seat, source and by, amount (choices left), pause.
        GRZ_EVENT_CHOICE_ASKED =
            Notice::ChoiceAsked { seat: SEAT, source: SOURCE, left: 0, pause: None }.tag();
        /// A card went from a hand to the discards: seat, card.
        GRZ_EVENT_CARD_DISCARDED = Notice::CardDiscarded { seat: SEAT, card: CARD }.tag();
        /// A card went from No Man's Land to the discards: card.
        GRZ_EVENT_CARD_CLEARED = Notice::CardCleared { card: CARD }.tag();
        /// A card went from one hand to another: seat (from), to. Secret: which.
        GRZ_EVENT_CARD_GIVEN = Notice::CardGiven { from: SEAT, to: SEAT }.tag();
        /// A card went from a hand to the bottom of Trials: seat. Secret: which.
        GRZ_EVENT_CARD_RETURNED = Notice::CardReturned { seat: SEAT }.tag();
        /// The seat looked at the top of Trials: seat, amount. Secret: the cards.
        GRZ_EVENT_TRIALS_SEEN = Notice::TrialsSeen { seat: SEAT, cards: 0 }.tag();
        /// The one hand passes on: seat (from), to. Secret: the hand.
        GRZ_EVENT_HAND_PASSED = Notice::HandPassed { from: SEAT, to: SEAT }.tag();
        /// May the hand be filled up? seat.
        GRZ_EVENT_REFILL_ASKED = Notice::RefillAsked { seat: SEAT }.tag();
        /// The hand was not filled up: seat.
        GRZ_EVENT_REFILL_DECLINED = Notice::RefillDeclined { seat: SEAT }.tag();
        /// A Support tile of the game for one was drawn: to (the seat relieved, or GRZ_NONE).
        GRZ_EVENT_SOLO_SUPPORT = Notice::SoloSupport { seat: None }.tag();
        /// The four Support tiles of the game for one are shuffled again.
        GRZ_EVENT_SOLO_TILES_SHUFFLED = Notice::SoloTilesShuffled.tag();
        /// The player puts this hand down and no longer sees it: seat.
        GRZ_EVENT_HAND_PUT_DOWN = Notice::HandPutDown { seat: SEAT }.tag();
        /// The player takes this hand up: seat. Secret: the hand.
        GRZ_EVENT_HAND_TAKEN_UP = Notice::HandTakenUp { seat: SEAT }.tag();
        /// This seat is asked to answer the Speech: seat.
        GRZ_EVENT_ANSWER_ASKED = Notice::AnswerAsked { seat: SEAT }.tag();
        /// A card of a Recruit that is sent home went to the discards: card.
        GRZ_EVENT_RECRUIT_DISCARDED = Notice::RecruitDiscarded { card: CARD }.tag();
        /// The seat makes its free Speech of this Mission: seat.
        GRZ_EVENT_FREE_SPEECH = Notice::FreeSpeech { seat: SEAT }.tag();
        /// The Recruit's turn is over.
        GRZ_EVENT_RECRUIT_TURN_ENDED = Notice::RecruitTurnEnded.tag();
        /// What lasted for one Mission is over, since the next one starts.
        GRZ_EVENT_MISSION_PREPARED = Notice::MissionPrepared.tag();
        /// The seat has made a choice that a card asked for: seat.
        GRZ_EVENT_CHOICE_ENDED = Notice::ChoiceEnded { seat: SEAT }.tag();
        /// The seat knows the Order on top of the deck from the start: seat. Secret: which, as a deck of one.
        GRZ_EVENT_ORDER_PUT_BACK = Notice::OrderPutBack { seat: SEAT }.tag();
    }
}

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
    /// Numbers of the running Mission, in grz_event.term.
    TERMS: u8 {
        /// How often a threat must be active for the Mission to fail.
        GRZ_MODIFIER_FAIL_AT = Modifier::FailAt.number();
        /// The threats that cards do not make active, a bit each.
        GRZ_MODIFIER_HARMLESS = Modifier::Harmless.number();
        /// How often Night is active beside the cards.
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
        /// The same after a failure.
        GRZ_MODIFIER_RELIEF_AFTER_FAILURE = Modifier::ReliefAfterFailure.number();
        /// The seats that may discard one more, a bit each.
        GRZ_MODIFIER_RELIEF_FRIENDS = Modifier::ReliefFriends.number();
        /// Cards that go from Morale to Trials for each Hard Knock that comes into play.
        GRZ_MODIFIER_MORALE_PER_KNOCK = Modifier::MoralePerKnock.number();
        /// With how many Hard Knocks a seat loses the game.
        GRZ_MODIFIER_KNOCK_LIMIT = Modifier::KnockLimit.number();
        /// The same for the Leader.
        GRZ_MODIFIER_KNOCK_LIMIT_OF_LEADER = Modifier::KnockLimitOfLeader.number();
        /// Cards that cannot be played: bits 0 to 5 those with a threat, bit 6 Hard Knocks, bit 7 Traps.
        GRZ_MODIFIER_BARRED_PLAYS = Modifier::BarredPlays.number();
        /// How many cards beside Hard Knocks may bar or force a withdrawal.
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
