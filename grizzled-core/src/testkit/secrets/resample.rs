//! A moment of a game with everything that a viewer cannot see drawn anew.

use crate::chance::{self, Chance};
use crate::game::Game;
use crate::ids::{CardId, CardSet, Pile, Seat, SeatSet, Tile, Tiles};
use crate::rules::Rules;
use crate::state::{Agenda, Answer, Own, State};
use crate::view::Viewer;
use alloc::vec::Vec;

/// The same game to the viewer's eyes, with other cards in the hands, piles, tiles and pending answers that
/// it cannot see.
#[must_use]
pub fn resampled(game: &Game, viewer: Viewer, chance: &mut impl Chance) -> Game {
    let mut state = *game.state();
    let hidden: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| viewer != Viewer::Seat(seat)).collect();
    deal_anew(&mut state, &hidden, chance);
    for &seat in &hidden {
        draw_tiles_anew(game.rules(), &mut state, seat, chance);
        answer_anew(game.rules(), &mut state, seat, chance);
    }
    state.refresh_hash();
    Game::from_state(*game.rules(), state)
}

/// Gathers the hidden cards and deals them out again, as many to each place as before.
fn deal_anew(state: &mut State, hidden: &[Seat], chance: &mut impl Chance) {
    let hands = hidden.iter().flat_map(|seat| state.own(*seat).hand.iter());
    let (trials, morale) = (state.decks.trials(), state.decks.morale());
    let mut cards: Vec<CardId> = hands.chain(trials.iter()).chain(morale.iter()).collect();
    chance::shuffle(&mut cards, chance);
    let mut rest = cards.into_iter();
    for seat in hidden {
        let hand = &mut state.own[seat.index()].hand;
        *hand = rest.by_ref().take(hand.len().into()).collect::<CardSet>();
    }
    state.decks.lay(&rest.collect::<Pile>(), morale.len());
}

/// Other kinds of tiles, as many as before.
fn draw_tiles_anew(rules: &Rules, state: &mut State, seat: Seat, chance: &mut impl Chance) {
    if !SeatSet::first(rules.ring()).contains(seat) {
        return;
    }
    let kinds = if rules.doubles { 4 } else { 2 };
    let mut kind = || Tile::ALL[chance.below(kinds) as usize];
    let own: &mut Own = &mut state.own[seat.index()];
    own.tiles = (0..own.tiles.len()).map(|_| kind()).collect::<Tiles>();
    own.tile = own.tile.map(|_| kind());
}

/// Another answer to the Speech under way, where one is pending.
fn answer_anew(rules: &Rules, state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let Agenda::Speech { threat, .. } = state.table.agenda else { return };
    let own = &mut state.own[seat.index()];
    if own.answer == Answer::None {
        return;
    }
    let cards = own.hand.intersection(rules.catalog.bearing(threat));
    let choice = chance.below(u32::from(cards.len()) + 1) as usize;
    own.answer = cards.get(choice).map_or(Answer::Decline, Answer::Discard);
}
