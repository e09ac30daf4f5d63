//! The words of a game: seats, cards, threats and sets of them, rule ids, commands, events, refusals, and the modifiers that
//! cards change.
//!
//! Plain data with fixed numbers, and no rules. This room imports from no other. A new id, event, command or refusal is
//! added here first.

pub(crate) mod command;
pub(crate) mod event;
pub(crate) mod ids;
pub(crate) mod modifiers;
pub(crate) mod rejection;
pub(crate) mod rule_id;

pub use command::{Choice, PublicCommand, Relief, Withdrawal};
pub use event::{
    Audience, EventField, EventKind, FieldKind, FieldValue, Origin, Outcome, Pause, Recorder, WithdrawalRuling,
};
pub use ids::{
    CardSet, Character, HelpId, HelpSet, MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, MAX_SEATS, Numbered,
    NumberedSet, OrderId, OrderSet, Pile, RecruitId, RecruitSet, SeatSet, Source, Threat, ThreatCounts, ThreatSet,
    Tile, Tiles,
};
pub use modifiers::{Modifier, Modifiers, Switch};

pub(crate) use command::Command;
pub(crate) use event::{Awaits, Changes, Event, Notice, Secret, Sink, Stage, Zone, of_a_module, of_the_trials};
pub(crate) use ids::{CardId, Seat, numbered_enum};
pub(crate) use rejection::{ApplyError, Reason, Rejection};
pub(crate) use rule_id::RuleId;
