//! What is true between two commands.

use super::{Verdict, equal, holds, state};
use crate::game::Game;
use crate::vocabulary::Seat;
use alloc::borrow::ToOwned;
use alloc::format;

pub(super) fn deck_is_set(game: &Game) -> Verdict {
    holds(!state::cards_in_play(game.state()).is_empty(), || "no card lies anywhere".to_owned())
}

pub(super) fn no_free_speech_is_left_over(game: &Game) -> Verdict {
    let (tokens, most) = (state::tokens(game.state()), game.rules().speeches());
    holds(tokens <= u32::from(most), || format!("{tokens} tokens, where {most} is the most"))
}

pub(super) fn someone_is_awaited(game: &Game) -> Verdict {
    equal("nobody is awaited, and the game is over", game.awaiting().is_empty(), game.outcome().is_some())
}

pub(super) fn the_awaited_can_act(game: &Game) -> Verdict {
    Seat::ALL.into_iter().try_for_each(|seat| {
        let what = format!("{seat} is awaited, and has commands");
        equal(&what, game.awaiting().contains(seat), !game.legal(seat).is_empty())
    })
}
