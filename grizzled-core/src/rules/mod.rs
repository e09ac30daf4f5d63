//! The rules of one game, and what cards change in them.
//!
//! `Rules` are an edition, a mode and options resolved to numbers and sets; after them no code asks which
//! edition is played. `hard_knocks` has one file a Hard Knock, `effects` one a word of the packs, and `abilities` answers
//! what all cards in play say at a moment. Imports from `vocabulary`, `cards` and `state`.

pub(crate) mod abilities;
pub(crate) mod effects;
mod error;
mod finite;
pub(crate) mod hard_knocks;
mod modes;
mod plans;
pub(crate) mod resolved;
pub(crate) mod scenario;

pub use error::{CardError, RulesError};
pub use finite::{Bearer, check_effect, check_help, check_order, check_recruit};
pub use plans::{CharmRelief, HelpPlan, Level, Seating};

pub(crate) use resolved::Rules;
pub(crate) use scenario::Scenario;
