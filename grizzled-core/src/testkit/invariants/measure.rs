//! Why every game ends: what each decision makes smaller (section 15 of the rules).

use super::step::Step;
use super::{Verdict, holds};
use crate::game::Game;
use crate::state::{Agenda, MissionState};
use crate::vocabulary::Seat;
use alloc::format;

/// Every decision makes the measure of a base game smaller. In other games cards come back to hands and tokens to seats, and
/// what is bounded is how many decisions there are.
pub(super) fn decreases(step: &Step<'_>) -> Verdict {
    if step.answer.is_err() {
        return Ok(());
    }
    let game = step.after.game();
    let (taken, most) = (step.decisions + 1, game.rules().longest_game());
    holds(taken <= most, || format!("{taken} decisions, where {most} is the most"))?;
    if game.rules().has_modules {
        return Ok(());
    }
    let [before, after] = [step.before, step.after].map(|history| measure(history.game()));
    holds(after < before, || format!("{:?} leads from {before:?} to {after:?}", step.command))
}

/// Read from the left: the cards in the reserve, which every Mission takes from; how far the Mission has come; the tokens for
/// Speeches; what the seats can still play, charm and withdraw; and the questions that are open.
fn measure(game: &Game) -> [u32; 5] {
    let table = game.table();
    let stage = match (table.agenda, table.mission_state) {
        (Agenda::Over(_), _) => 0,
        (Agenda::Intensity, _) => 3,
        (_, MissionState::UnderWay) => 2,
        _ => 1,
    };
    let held = |seat: Seat| u32::from(table.seat(seat).hand) + u32::from(table.seat(seat).charm_ready);
    let actions = Seat::ALL.into_iter().map(held).sum::<u32>() + u32::from(table.in_mission.len());
    let tokens = table.seats.iter().map(|seat| u32::from(seat.speeches)).sum();
    let asked = match table.agenda {
        Agenda::Turn { .. } => 0,
        _ => u32::from(table.awaited.len()),
    };
    // Relief gives back a charm, and the deal gives cards: both belong to what comes after.
    let actions = if stage == 2 { actions } else { 0 };
    [u32::from(table.morale), stage, tokens, actions, asked]
}
