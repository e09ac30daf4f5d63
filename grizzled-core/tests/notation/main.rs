//! Positions, views and games as text: what is written, what is read, and how what cannot be read is reported.

mod chapters;
mod errors;
mod games;
mod guide;
mod lines;
mod positions;
mod refusals;
mod scenes;
mod starts;
mod views;

pub(crate) use grizzled_core::cards::HardKnock::*;
pub(crate) use grizzled_core::cards::{armistice, base};
pub(crate) use grizzled_core::notation::{self, NotationError, NotationErrorKind, PartialPosition};
pub(crate) use grizzled_core::rules::HelpPlan;
pub(crate) use grizzled_core::testkit::{Scene, knock, plain, plain_copy, trap};
pub(crate) use grizzled_core::vocabulary::Threat::{Mask, Night, Rain, Shell, Snow, Whistle};
pub(crate) use grizzled_core::vocabulary::Tile::{DoubleLeft, DoubleRight, Left, Right};
pub(crate) use grizzled_core::vocabulary::{HelpId, OrderId, RecruitId};
pub(crate) use grizzled_core::{CardId, Command, Game, Rules, Scenario, Seat, Seeded, Setup};

/// A Normal base game for this many.
pub(crate) fn base_rules(players: u8) -> Rules {
    Scenario::base(players).rules().expect("2 to 5 players")
}

/// A game of *Armistice* for three, whose Helping Hands the setup gives.
pub(crate) fn armistice_rules() -> Rules {
    let scenario = Scenario::one_shot(3, armistice::NORMAL);
    Scenario { help: HelpPlan::Given, ..scenario }.rules().expect("a game of Armistice")
}
