//! How the value of each field is read.

use super::draft::Draft;
use super::error::Fault;
use super::lists;
use super::token::Token;
use super::words;
use crate::state::{Knocks, MAX_RECRUIT_HAND};
use crate::views::Viewer;
use crate::vocabulary::{MAX_SEATS, Numbered, NumberedSet, Seat};

fn read_numbers<Kind: Copy + PartialEq, const MOST: usize, const BYTES: usize>(
    token: Token<'_>,
    read: impl Fn(Token<'_>) -> Result<Numbered<Kind, MOST>, Fault>,
) -> Result<NumberedSet<Kind, MOST, BYTES>, Fault> {
    Ok(lists::distinct(token, read)?.into_iter().collect())
}

pub(super) fn read_viewer(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.hide(token);
    let seat = || words::read_seat(token).map(Viewer::Seat);
    let viewer = if token.text == "spectator" { Ok(Viewer::Spectator) } else { seat() };
    draft.position.viewer = Some(viewer.map_err(|_| token.unknown("viewer", "a seat from 0 to 4, or spectator"))?);
    Ok(())
}

pub(super) fn read_cast(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    for (place, piece) in token.split(',').enumerate() {
        let character = lists::or_none(piece, words::read_character)?;
        let seat = draft.position.characters.get_mut(place);
        *seat.ok_or_else(|| lists::too_many(piece, "characters", MAX_SEATS))? = character;
    }
    Ok(())
}

pub(super) fn read_tiles(draft: &mut Draft<'_>, seat: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.position.tiles[seat.index()] = Some(draft.part(token, |_, token| lists::read_tiles(token))?);
    Ok(())
}

pub(super) fn read_help(draft: &mut Draft<'_>, seat: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.position.help[seat.index()] = read_numbers(token, words::read_help)?;
    Ok(())
}

pub(super) fn read_hand(draft: &mut Draft<'_>, seat: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.board.hands[seat.index()] = draft.part(token, lists::read_cards)?;
    Ok(())
}

pub(super) fn read_gone(draft: &mut Draft<'_>, seat: Seat, token: Token<'_>) -> Result<(), Fault> {
    let tile = draft.part(token, |_, token| lists::or_none(token, words::read_tile))?;
    draft.mission.withdrawn[seat.index()] = Some(tile);
    Ok(())
}

pub(super) fn read_chaplain(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.mission.chaplain = Some(draft.part(token, |_, token| words::read_tile(token))?);
    Ok(())
}

pub(super) fn read_knocks(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    let knocks = &mut draft.board.knocks;
    for piece in lists::pieces(token) {
        let no_seat = || piece.unknown("Hard Knock at a seat", "a card and its owner, such as mute@1");
        let (card, seat) = piece.split_once('@').ok_or_else(no_seat)?;
        let (card, seat) = (words::read_card(draft.rules, card)?, words::read_seat(seat)?);
        if knocks.all().contains(card) {
            return Err(piece.twice());
        }
        if usize::from(knocks.len()) == Knocks::MOST {
            return Err(lists::too_many(piece, "Hard Knocks", Knocks::MOST));
        }
        knocks.assign(seat, card);
    }
    Ok(())
}

pub(super) fn read_charms(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.board.charms_used = lists::distinct(token, words::read_seat)?.into_iter().collect();
    Ok(())
}

pub(super) fn read_orders(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.roster.orders = read_numbers(token, words::read_order)?;
    Ok(())
}

pub(super) fn read_order_deck(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.roster.order_deck = draft.part(token, |_, token| read_numbers(token, words::read_order))?;
    Ok(())
}

pub(super) fn read_order_top(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    let no_seat = || token.unknown("Order and who knows it", "such as o3@1");
    let (order, seat) = token.split_once('@').ok_or_else(no_seat)?;
    draft.roster.top_order = Some((words::read_order(order)?, words::read_seat(seat)?));
    Ok(())
}

pub(super) fn read_recruit(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    let no_seat = || token.unknown("Recruit after a seat", "such as r3@1");
    let (recruit, seat) = token.split_once('@').ok_or_else(no_seat)?;
    draft.recruit = Some((words::read_recruit(recruit)?, words::read_seat(seat)?));
    Ok(())
}

pub(super) fn read_recruit_hand(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    let cards = lists::read_cards(draft.rules, token)?;
    if usize::from(cards.len()) > MAX_RECRUIT_HAND {
        return Err(lists::too_many(token, "cards in a Recruit's hand", MAX_RECRUIT_HAND));
    }
    draft.recruit_hand = cards.iter().collect();
    Ok(())
}

pub(super) fn read_recruit_gone(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.recruit_gone = token.text == "yes";
    if draft.recruit_gone { Ok(()) } else { Err(token.unknown("answer", "yes, or no such field")) }
}

pub(super) fn read_recruit_deck(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.roster.recruit_deck = draft.part(token, |_, token| read_numbers(token, words::read_recruit))?;
    Ok(())
}

pub(super) fn read_trials(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.board.trials = draft.part(token, lists::read_pile)?;
    Ok(())
}

pub(super) fn read_morale(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    if !draft.rest.read_morale(token)? {
        draft.board.morale = draft.part(token, lists::read_pile)?;
    }
    Ok(())
}

pub(super) fn read_discards(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    if !draft.rest.read_discards(token) {
        draft.board.discards = lists::read_cards(draft.rules, token)?;
    }
    Ok(())
}

pub(super) fn read_leader(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.position.leader = Some(words::read_seat(token)?);
    Ok(())
}

pub(super) fn read_mission(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.board.mission = token.number()?;
    Ok(())
}

pub(super) fn read_turn(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.mission.turn = words::read_seat(token)?;
    Ok(())
}

pub(super) fn read_land(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.mission.no_mans_land = lists::read_cards(draft.rules, token)?;
    Ok(())
}

pub(super) fn read_speeches(draft: &mut Draft<'_>, seat: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.board.speeches_held[seat.index()] = token.number()?;
    Ok(())
}

pub(super) fn read_supply(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.board.speeches = token.number()?;
    Ok(())
}

pub(super) fn read_recruit_tokens(draft: &mut Draft<'_>, _: Seat, token: Token<'_>) -> Result<(), Fault> {
    draft.recruit_tokens = token.number()?;
    Ok(())
}
