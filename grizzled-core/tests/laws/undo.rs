//! What can be taken back, and what cannot.

use super::any_game;
use grizzled_core::state::{Answer, Holdings, Knowledge};
use grizzled_core::vocabulary::{CardSet, Pile, SeatSet, Tiles};
use grizzled_core::{Chance, Game, Seat, Seeded, State};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// What can be taken back revealed nothing: after a decision that can be, chance has not been asked, and
    /// nobody sees a card or a tile that it did not see before.
    #[test]
    fn what_can_be_undone_shows_nothing(mut walk in any_game()) {
        loop {
            let before = walk.clone();
            if walk.step().is_none() {
                break;
            }
            if Game::can_undo(&walk.log[before.log.len()..]) {
                prop_assert_eq!(next(before.chance), next(walk.chance.clone()), "chance was asked");
                shows_nothing(&before.game, &walk.game);
            }
        }
    }

    /// Every single event that reveals nothing shows nothing, whatever follows from the same decision.
    #[test]
    fn an_event_that_reveals_nothing_shows_nothing(mut walk in any_game()) {
        let mut game = walk.game;
        let set_up = walk.log.len();
        while walk.step().is_some() {}
        for event in &walk.log[set_up..] {
            let before = game;
            game.evolve_unchecked(event);
            if !event.notice.reveals() {
                shows_nothing(&before, &game);
            }
        }
        prop_assert_eq!(game, walk.game);
    }
}

fn next(mut chance: Seeded) -> u32 {
    chance.below(u32::MAX)
}

/// # Panics
///
/// When someone at the table can see more after than before.
fn shows_nothing(before: &Game, after: &Game) {
    assert_eq!(open_cards(after).difference(open_cards(before)), CardSet::EMPTY, "a card came to lie open");
    nothing_was_drawn(before, after);
    assert_eq!(after.table().removed_tiles, before.table().removed_tiles, "a tile was taken out");
    for seat in Seat::ALL {
        let shown = before.table().seat(seat).tile_played && !after.table().seat(seat).tile_played;
        assert!(!shown, "the tile of {seat} was shown");
        owner_sees_no_more(before.state().own(seat), after.state().own(seat));
        owner_knows_no_more(before.state().known(seat), after.state().known(seat));
        let seats = before.rules().seats_of_player(seat);
        let new = hands_seen(after, seats).difference(hands_seen(before, seats));
        assert_eq!(new, CardSet::EMPTY, "a card came to a hand that the player of {seat} sees");
    }
    assert_eq!(orders_of_chance(before.state()), orders_of_chance(after.state()), "Orders or Recruits were drawn");
    // CHAP-2: his tiles are drawn.
    let chaplain = before.rules().chaplain();
    chaplain.iter().for_each(|&seat| assert_eq!(before.state().own(seat), after.state().own(seat)));
}

/// The cards that the whole table sees.
fn open_cards(game: &Game) -> CardSet {
    let table = game.table();
    let alone: CardSet = table.open.into_iter().collect();
    let recruit = table.recruits.hand();
    table.no_mans_land.union(table.discards).union(table.knocks.all()).union(alone).union(recruit)
}

/// The cards that one player sees of the hands of its seats (DUO-2, SOLO-3).
fn hands_seen(game: &Game, seats: SeatSet) -> CardSet {
    let views = seats.iter().filter_map(|seat| game.view(seat));
    views.map(|view| view.own.hand).fold(CardSet::EMPTY, CardSet::union)
}

/// What lies hidden in the decks of Orders and Recruits and can only be drawn from there.
fn orders_of_chance(state: &State) -> (usize, usize) {
    let decks = state.roster_decks();
    (decks.orders.iter().count(), decks.recruits.iter().count())
}

/// The cards stay where they are: Trials only grows, on top or from a hand at the bottom, and Morale only gets lower.
fn nothing_was_drawn(before: &Game, after: &Game) {
    let trials = [before, after].map(|game| game.state().decks().trials());
    assert!(lies_within(&trials[0], &trials[1]), "Trials was drawn from or shuffled");
    let morale = [before, after].map(|game| game.state().decks().morale());
    assert!(morale[0].as_slice().starts_with(morale[1].as_slice()), "Morale was shuffled");
}

fn lies_within(part: &Pile, whole: &Pile) -> bool {
    part.is_empty() || whole.as_slice().windows(part.as_slice().len()).any(|cards| cards == part.as_slice())
}

/// The owner has the tiles it had, held or played, and no answer is shown.
fn owner_sees_no_more(before: &Holdings, after: &Holdings) {
    let tiles = |own: &Holdings| own.tiles.iter().chain(own.tile).collect::<Tiles>();
    assert_eq!(tiles(after), tiles(before), "a tile changed hands");
    assert!(before.answer == Answer::None || before.answer == after.answer, "an answer was shown");
}

/// Nothing new of Orders and Helping Hands; what a seat keeps, it had drawn.
fn owner_knows_no_more(before: Knowledge, after: Knowledge) {
    let kept =
        matches!((before, after), (Knowledge::Help(one, other), Knowledge::Kept(kept)) if kept == one || kept == other);
    assert!(after == Knowledge::Nothing || after == before || kept, "{before:?} became {after:?}");
}
