//! What views hold.

use super::codes;
use grizzled_core::state::{Agenda, Answer, Knowledge, MissionState};
use grizzled_core::vocabulary::{HelpId, OrderId, Outcome, Pause, Source, Threat, WithdrawalRuling};
use grizzled_core::{CardId, Seat};

// Any value will do: a tag does not depend on what it holds.
const CARD: CardId = CardId::new(0).unwrap();
const ORDER: OrderId = OrderId::new(0).unwrap();
const HELP: HelpId = HelpId::new(0).unwrap();

codes! {
    /// How a Mission stands, in grz_view.mission_state.
    MISSIONS: u8 {
        /// It goes on.
        GRZ_MISSION_UNDER_WAY = MissionState::UnderWay.number();
        /// It succeeded.
        GRZ_MISSION_SUCCEEDED = MissionState::Succeeded.number();
        /// It failed.
        GRZ_MISSION_FAILED = MissionState::Failed.number();
    }
}

codes! {
    /// What a game waits for, in grz_view.agenda, each with the fields that count. Others hold GRZ_NONE or 0.
    AGENDAS: u8 {
        /// For nobody: before the first event.
        GRZ_AGENDA_NOTHING = Agenda::Nothing.tag();
        /// For the Leader to choose the intensity.
        GRZ_AGENDA_INTENSITY = Agenda::Intensity.tag();
        /// For an action: seat, flags (MUST_WITHDRAW or CANNOT_WITHDRAW), source and by (the card that says so).
        GRZ_AGENDA_TURN = Agenda::Turn { withdrawal: WithdrawalRuling::Free }.tag();
        /// For answers to a Speech: seat (the speaker), threat.
        GRZ_AGENDA_SPEECH = Agenda::Speech { speaker: Seat::S0, threat: Threat::Night }.tag();
        /// For the choice of Merry Christmas: seat, amount (cards its Clumsy still draws).
        GRZ_AGENDA_CHRISTMAS = Agenda::Christmas { seat: Seat::S0, draws: 0 }.tag();
        /// For the choice of relief: seat, amount (Hard Knocks at most), flags (CHARM).
        GRZ_AGENDA_RELIEF = Agenda::Relief { seat: Seat::S0, knocks: 0, charm: false }.tag();
        /// For nobody: the game is over.
        GRZ_AGENDA_OVER = Agenda::Over(Outcome::Victory).tag();
        /// For each seat to keep one of two Helping Hands.
        GRZ_AGENDA_KEEP = Agenda::Keep.tag();
        /// For the Leader to choose the Order of the Day.
        GRZ_AGENDA_ORDER = Agenda::Order.tag();
        /// For a seat to use an Event Helping Hand, or not: pause.
        GRZ_AGENDA_INVITATION = Agenda::Invitation(Pause::MissionStart).tag();
        /// For a choice that a card asks for: source, by, amount (choices left), pause.
        GRZ_AGENDA_CHOICE = Agenda::Choice { source: Source::Knock(CARD), left: 0, pause: None }.tag();
        /// For the Leader to say what the Recruit does.
        GRZ_AGENDA_RECRUIT = Agenda::Recruit.tag();
        /// For a seat that has withdrawn to cancel an Order by drawing, or not: amount (cards its Clumsy draws afterwards).
        GRZ_AGENDA_CANCELLATION = Agenda::Cancellation { draws: 0 }.tag();
        /// For the player to fill the hand up, or not.
        GRZ_AGENDA_REFILL = Agenda::Refill.tag();
    }
}

/// The number of an answer.
pub(crate) const fn answer_number(answer: Answer) -> u8 {
    match answer {
        Answer::None => 0,
        Answer::Decline => 1,
        Answer::Discard(_) => 2,
    }
}

codes! {
    /// The viewer's answer to the Speech under way, in grz_view.answer.
    ANSWERS: u8 {
        /// None is pending.
        GRZ_ANSWER_NONE = answer_number(Answer::None);
        /// To discard nothing.
        GRZ_ANSWER_DECLINE = answer_number(Answer::Decline);
        /// To discard grz_view.answer_card.
        GRZ_ANSWER_DISCARD = answer_number(Answer::Discard(CARD));
    }
}

/// The number of what a seat knows alone.
pub(crate) const fn known_number(known: Knowledge) -> u8 {
    match known {
        Knowledge::Nothing => 0,
        Knowledge::Orders(..) => 1,
        Knowledge::Order(_) => 2,
        Knowledge::Help(..) => 3,
        Knowledge::Kept(_) => 4,
    }
}

codes! {
    /// What the viewer alone knows, in grz_view.known; grz_view.known_cards says which.
    KNOWNS: u8 {
        /// Nothing.
        GRZ_KNOWN_NOTHING = known_number(Knowledge::Nothing);
        /// The two Orders drawn, of which it chooses one.
        GRZ_KNOWN_ORDERS = known_number(Knowledge::Orders(ORDER, ORDER));
        /// The Order that it put back on top of the deck.
        GRZ_KNOWN_ORDER = known_number(Knowledge::Order(ORDER));
        /// The two Helping Hands drawn, of which it keeps one.
        GRZ_KNOWN_HELP = known_number(Knowledge::Help(HELP, HELP));
        /// The Helping Hand that it keeps; the table does not see it yet.
        GRZ_KNOWN_KEPT = known_number(Knowledge::Kept(HELP));
    }
}
