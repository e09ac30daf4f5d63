//! The rows of the events of Trials, hands, tiles and tokens.

use super::{Hidden, Open, Row, front, nobody, open, owner, shows, to_hand};
use crate::vocabulary::{Notice, RuleId};

/// TAB-5: hands, tiles held and the tile played are their owner's; piles are nobody's; all else lies open.
pub(super) const fn row(notice: &Notice) -> Row {
    match *notice {
        Notice::DeckSet { .. } => nobody(RuleId::Tab5, Hidden::Pile),
        Notice::CharacterTaken { .. } => open(RuleId::Deck4),
        Notice::TilesGiven { seat, .. } => owner(RuleId::Set2, seat, Hidden::Tiles),
        Notice::LeaderNamed { .. } => open(RuleId::Set4),
        Notice::SpeechTaken { .. } => open(RuleId::Res7),
        Notice::CharmSpent { .. } => open(RuleId::Tab5),
        Notice::MissionStarted { .. } => open(RuleId::Prep0),
        Notice::ChaplainPlayed { .. } => nobody(RuleId::Chap2, Hidden::Tile),
        Notice::IntensityChosen { .. } => open(RuleId::Prep1),
        Notice::Dealt { seat } => to_hand(RuleId::Prep3, seat),
        Notice::Drawn { seat, .. } => to_hand(RuleId::Prep4, seat),
        Notice::TurnStarted { .. } => open(RuleId::Mis1),
        Notice::ThreatPlayed { card, .. } => shows(RuleId::ActPlay, Open::Card(card)),
        Notice::KnockAssigned { card, .. } => shows(RuleId::ActPlay, Open::Card(card)),
        Notice::ChristmasPlayed { card, .. } => shows(RuleId::ActXmas, Open::Card(card)),
        Notice::ChristmasAsked { .. } => open(RuleId::ActXmas),
        Notice::ChristmasDiscarded { card } => shows(RuleId::ActXmas, Open::Card(card)),
        Notice::KnockDiscarded { card, .. } => shows(RuleId::Tab5, Open::Card(card)),
        Notice::LeaderTaken { knock, .. } => shows(RuleId::HkTyrannical, Open::Card(knock)),
        Notice::CharmUsed { card, .. } => shows(RuleId::ActCharm, Open::Card(card)),
        Notice::CharmRecovered { .. } => open(RuleId::Tab5),
        Notice::SpeechMade { .. } => open(RuleId::ActSpeech),
        Notice::SpeechAnswered { seat } => owner(RuleId::ActSpeechSecret, seat, Hidden::Answer),
        Notice::SpeechRevealed { card: Some(card), .. } => shows(RuleId::ActSpeechSecret, Open::Card(card)),
        Notice::SpeechRevealed { card: None, .. } => open(RuleId::ActSpeechSecret),
        Notice::TileRemoved { seat, .. } => shows(RuleId::HkAbsentMinded, Open::TileOf(seat)),
        // HK-PANICKED: the owner sees a tile that was drawn, too.
        Notice::Withdrew { seat, .. } => owner(RuleId::ActWithdraw, seat, Hidden::Tile),
        Notice::MissionSucceeded => open(RuleId::Res1),
        Notice::MissionFailed { .. } => open(RuleId::Mis2),
        Notice::TrialsShuffled { .. } => nobody(RuleId::Res1, Hidden::Pile),
        Notice::TileRevealed { seat, .. } => shows(RuleId::Res2, Open::TileOf(seat)),
        Notice::SupportCounted { .. } => open(RuleId::Res2),
        Notice::ReliefAsked { .. } => open(RuleId::Res2),
        Notice::ReliefEnded { .. } => open(RuleId::Res2),
        // The cards that move are nobody's to know, and the event does not hold them.
        Notice::MoraleDropped { .. } => open(RuleId::Res5),
        Notice::LeaderPassed { .. } => open(RuleId::Res7),
        Notice::GameEnded { .. } => open(RuleId::Res3),
        Notice::CardSetAside { card } => shows(RuleId::Tab5, Open::Card(card)),
        Notice::Front(ref notice) => front::row(notice),
    }
}
