//! A moment of a game with everything that a viewer cannot see drawn again.

use super::module_cards::draw_module_cards_anew;
use crate::game::Game;
use crate::play::{self, Chance};
use crate::rules::Rules;
use crate::state::{Agenda, Answer, Holdings, State};
use crate::views::Viewer;
use crate::vocabulary::{CardId, CardSet, Pile, Seat, Tile, Tiles};
use alloc::vec::Vec;

/// A game that looks the same to the viewer, with other cards in the hands and piles, other tiles and pending answers, other
/// Orders and Recruits in their decks and other Helping Hands on offer than those that it can see.
///
/// A seat sees no more than its own, also where its player has another seat beside it (DUO-2): what neither seat sees
/// is hidden from both together all the more. A hand that its player has put down is drawn again as well, and so are
/// the cards that a Briefing left out (ARM-2).
#[must_use]
pub fn resampled(game: &Game, viewer: Viewer, chance: &mut impl Chance) -> Game {
    let (rules, mut state) = (game.rules(), *game.state());
    deal_anew(rules, &mut state, viewer, chance);
    for seat in Seat::ALL.into_iter().filter(|&seat| viewer != Viewer::Seat(seat)) {
        draw_tiles_anew(rules, &mut state, seat, chance);
        answer_anew(rules, &mut state, seat, chance);
    }
    draw_module_cards_anew(rules, &mut state, viewer, chance);
    state.refresh_hash();
    let mut resampled = *game;
    resampled.restore(&state);
    resampled
}

/// The cards of this hand that the viewer knows to be there.
fn known_of_hand(state: &State, viewer: Viewer, seat: Seat) -> CardSet {
    let own = state.own(seat);
    match (viewer == Viewer::Seat(seat), own.answer) {
        (false, _) => CardSet::EMPTY,
        (true, _) if !state.table.put_down.contains(seat) => own.hand,
        // DUO-3: it has put the hand down since, and has not forgotten its answer.
        (true, Answer::Discard(card)) => CardSet::only(card),
        (true, Answer::Decline | Answer::None) => CardSet::EMPTY,
    }
}

/// The cards that lie open on the table.
fn open_cards(state: &State) -> CardSet {
    let table = &state.table;
    let recruit = table.recruits.hand();
    let sets = [table.no_mans_land, table.discards, table.knocks.all(), recruit];
    sets.into_iter().fold(table.open.into_iter().collect(), CardSet::union)
}

/// Gathers the cards that the viewer does not see, those in no pile too, and deals them out again, as many to each
/// place as before.
fn deal_anew(rules: &Rules, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let known = Seat::ALL.map(|seat| known_of_hand(state, viewer, seat));
    let seen = known.into_iter().fold(open_cards(state), CardSet::union);
    let mut cards: Vec<CardId> = rules.cards.difference(seen).iter().collect();
    play::shuffle(&mut cards, chance);
    let mut rest = cards.into_iter();
    for (own, known) in state.own.iter_mut().zip(known) {
        let unknown = own.hand.len() - known.len();
        own.hand = rest.by_ref().take(unknown.into()).chain(known.iter()).collect();
    }
    let piles = usize::from(state.decks.trials + state.decks.morale);
    state.decks.lay(&rest.take(piles).collect::<Pile>(), state.decks.morale);
}

/// Other kinds of tiles, as many as before.
fn draw_tiles_anew(rules: &Rules, state: &mut State, seat: Seat, chance: &mut impl Chance) {
    if !rules.tile_holders().contains(seat) {
        return;
    }
    let kinds = if rules.doubles { 4 } else { 2 };
    let mut kind = || Tile::ALL[chance.below(kinds) as usize];
    let own: &mut Holdings = &mut state.own[seat.index()];
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
