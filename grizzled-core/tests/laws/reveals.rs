//! What of a game can no longer be taken back: what `Notice::reveals` says of every notice there is.

use grizzled_core::cards::{HardKnock, base};
use grizzled_core::vocabulary::{
    Character, EventKind, HelpId, Modifier, OrderId, Origin, Outcome, Pause, RecruitId, SeatSet, Source, Threat, Tile,
    WithdrawalRuling,
};
use grizzled_core::{CardId, Notice, Seat};

/// What `Notice::reveals` says of every notice there is.
#[test]
fn reveals_says_of_every_notice() {
    for (notice, reveals) in every_notice() {
        assert_eq!(notice.reveals(), reveals, "{notice:?}");
    }
}

/// Each notice stands in the tables below.
#[test]
fn the_tables_of_notices_are_complete() {
    let tags: std::collections::BTreeSet<u8> = every_notice().iter().map(|(notice, _)| notice.tag()).collect();
    assert_eq!(tags, EventKind::ALL.iter().map(|kind| kind.tag).collect());
    assert_eq!(tags, (1..=37).chain(64..=106).collect(), "a tag is never used again");
}

pub(crate) fn every_notice() -> Vec<(Notice, bool)> {
    let trials = [set_up(), of_cards(), of_missions(), of_tiles(), of_choices()].concat();
    let modules = [of_help(), of_orders(), of_recruits(), of_hands(), of_open_cards(), of_questions()].concat();
    [trials, modules].concat()
}

const SEAT: Seat = Seat::S1;

fn card() -> CardId {
    base::hard_knock(HardKnock::Mute)
}

/// What falls by chance at the set-up is nobody's decision; the shuffle is never taken back.
fn set_up() -> Vec<(Notice, bool)> {
    let (seat, card) = (SEAT, card());
    vec![
        (Notice::DeckSet { trials: 25, morale: 34, speeches: 4 }, true),
        (Notice::CharacterTaken { seat, character: Character::Gaston }, false),
        (Notice::TilesGiven { seat, count: 3 }, false),
        (Notice::LeaderNamed { seat }, false),
        (Notice::CharmSpent { seat }, false),
        (Notice::CardSetAside { card }, false),
    ]
}

/// A card that was in a hand or pile is seen; one that lay open is not seen anew.
fn of_cards() -> Vec<(Notice, bool)> {
    let (seat, card) = (SEAT, card());
    let mut all = vec![
        (Notice::Dealt { seat }, true),
        (Notice::Drawn { seat, by: Source::Knock(card) }, true),
        (Notice::ChristmasDiscarded { card }, false),
        (Notice::KnockDiscarded { seat, card }, false),
        (Notice::LeaderTaken { seat, knock: card }, false),
        (Notice::CharmUsed { seat, card }, false),
        (Notice::SpeechRevealed { seat, card: Some(card) }, true),
        // That a seat declined was hidden too.
        (Notice::SpeechRevealed { seat, card: None }, true),
    ];
    for from in Origin::ALL {
        all.push((Notice::ThreatPlayed { seat, card, from }, true));
        all.push((Notice::KnockAssigned { seat, card, from }, true));
        all.push((Notice::ChristmasPlayed { seat, card, from }, true));
    }
    all
}

/// Only the shuffle reveals chance; the Morale drop moves cards that nobody sees.
fn of_missions() -> Vec<(Notice, bool)> {
    let seat = SEAT;
    vec![
        (Notice::MissionStarted { number: 2, seats: SeatSet::first(4) }, false),
        (Notice::TurnStarted { seat, withdrawal: WithdrawalRuling::Free }, false),
        (Notice::TurnStarted { seat, withdrawal: WithdrawalRuling::Must(Source::Knock(card())) }, false),
        (Notice::MissionSucceeded, false),
        (Notice::MissionFailed { threat: Threat::Snow }, false),
        (Notice::TrialsShuffled { trials: 20 }, true),
        (Notice::MoraleDropped { cards: 3 }, false),
        (Notice::LeaderPassed { seat }, false),
        (Notice::SpeechTaken { seat }, false),
        (Notice::GameEnded { outcome: Outcome::Victory }, false),
    ]
}

/// A tile is seen when it is shown or taken out; who chose its own tile can choose anew, who drew it cannot.
fn of_tiles() -> Vec<(Notice, bool)> {
    let (seat, tile) = (SEAT, Tile::DoubleLeft);
    vec![
        (Notice::ChaplainPlayed { seat }, true),
        (Notice::TileRemoved { seat, tile }, true),
        (Notice::Withdrew { seat, played: true, drawn: true }, true),
        (Notice::Withdrew { seat, played: true, drawn: false }, false),
        (Notice::Withdrew { seat, played: false, drawn: false }, false),
        (Notice::TileRevealed { seat, tile, to: Seat::S2 }, true),
        (Notice::SupportCounted { most: Some(seat) }, false),
        (Notice::SupportCounted { most: None }, false),
    ]
}

/// What is asked and answered openly, or hidden until all have answered.
fn of_choices() -> Vec<(Notice, bool)> {
    let (seat, asked) = (SEAT, SeatSet::first(1));
    vec![
        (Notice::IntensityChosen { seat, intensity: 3 }, false),
        (Notice::ChristmasAsked { seat, draws: 0 }, false),
        (Notice::CharmRecovered { seat }, false),
        (Notice::SpeechMade { seat, threat: Threat::Mask, asked, returned: true }, false),
        (Notice::SpeechAnswered { seat }, false),
        (Notice::ReliefAsked { seat, knocks: 2, charm: true }, false),
        (Notice::ReliefEnded { seat }, false),
    ]
}

fn help() -> HelpId {
    HelpId::new(3).expect("a pack can have so many")
}

/// What is offered, chosen and used by a seat that knew it; what is kept is shown to all at once.
fn of_help() -> Vec<(Notice, bool)> {
    let (seat, help, seats) = (SEAT, help(), SeatSet::first(3));
    vec![
        (Notice::HelpOffered { seat }, false),
        (Notice::HelpAsked { seats }, false),
        (Notice::HelpChosen { seat }, false),
        (Notice::HelpHeld { seat, help }, true),
        (Notice::HelpUsed { seat, help }, false),
        (Notice::HelpInvited { seat, pause: Pause::Support }, false),
        (Notice::Declined { seat }, false),
    ]
}

/// An Order drawn or chosen was hidden; one that goes lay open.
fn of_orders() -> Vec<(Notice, bool)> {
    let (seat, order) = (SEAT, OrderId::new(7).expect("a pack can have so many"));
    vec![
        (Notice::OrdersSet { orders: 12 }, false),
        (Notice::OrdersDrawn { seat }, true),
        (Notice::OrderChosen { seat, order, returned: true }, true),
        (Notice::OrderChosen { seat, order, returned: false }, true),
        (Notice::OrderDiscarded { order, cancelled: true }, false),
        (Notice::CancellationAsked { seat, draws: 1 }, false),
        (Notice::IntensityAsked { seat }, false),
        (Notice::IntensityGiven { intensity: 2 }, false),
        (Notice::ModifierSet { modifier: Modifier::FailAt, value: 4 }, false),
    ]
}

/// A Recruit turned up, and what it draws, was hidden; its hand lies open.
fn of_recruits() -> Vec<(Notice, bool)> {
    let (leader, card) = (SEAT, card());
    let recruit = RecruitId::new(2).expect("a pack can have so many");
    vec![
        (Notice::RecruitsSet { recruits: 5 }, false),
        (Notice::RecruitTurnedUp { recruit }, true),
        (Notice::RecruitArrived { recruit, after: SEAT, tokens: 1 }, true),
        (Notice::RecruitDrew { card }, true),
        (Notice::RecruitTurn { leader }, false),
        (Notice::RecruitWithdrew, false),
        (Notice::RecruitLeft { recruit, sent_home: false }, false),
        (Notice::RecruitDiscarded { card }, false),
        (Notice::RecruitTurnEnded, false),
    ]
}

/// Another hand that a player sees, another's card, the top of a pile. The one hand of a game for one stays its player's.
fn of_hands() -> Vec<(Notice, bool)> {
    let (seat, to) = (SEAT, Seat::S2);
    vec![
        (Notice::CardGiven { from: seat, to }, true),
        (Notice::CardReturned { seat }, false),
        (Notice::TrialsSeen { seat, cards: 3 }, true),
        (Notice::HandPassed { from: seat, to }, false),
        (Notice::HandPutDown { seat }, true),
        (Notice::HandTakenUp { seat }, true),
    ]
}

/// What leaves a hand for the discards was hidden, and a tile that is drawn; what lay open was not.
fn of_open_cards() -> Vec<(Notice, bool)> {
    let (seat, card) = (SEAT, card());
    vec![
        (Notice::CardDiscarded { seat, card }, true),
        (Notice::CardCleared { card }, false),
        (Notice::SoloSupport { seat: Some(seat) }, true),
        (Notice::SoloSupport { seat: None }, true),
        (Notice::SoloTilesShuffled, true),
        (Notice::TrapCancelled { by_luck: true }, false),
        (Notice::FreeSpeech { seat }, false),
        (Notice::MissionPrepared, false),
    ]
}

/// A question shows nothing.
fn of_questions() -> Vec<(Notice, bool)> {
    let (seat, source) = (SEAT, Source::Help(help()));
    vec![
        (Notice::ChoiceAsked { seat, source, left: 1, pause: None }, false),
        (Notice::ChoiceEnded { seat }, false),
        (Notice::OrderPutBack { seat }, false),
        (Notice::RefillAsked { seat }, false),
        (Notice::RefillDeclined { seat }, false),
        (Notice::AnswerAsked { seat }, false),
    ]
}
