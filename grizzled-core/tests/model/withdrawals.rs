//! Withdrawing (WDR), in the order of WDR-3.

use super::run::Run;
use super::state::{Question, Todo};
use grizzled_core::cards::{Cancellation, HardKnock, When};
use grizzled_core::vocabulary::{OrderId, Origin, Source, Tile, Withdrawal};
use grizzled_core::{Notice, Seat, Secret};

impl Run<'_> {
    /// Absent-minded, the tile, out; then what Orders do, which it cancels, and Clumsy.
    pub(crate) fn withdraw(&mut self, seat: Seat, named: Withdrawal) {
        self.answered();
        for tile in named.removed.iter() {
            let tiles = &mut self.person(seat).tiles;
            let at = tiles.iter().position(|&one| one == tile).expect("the tile is held");
            tiles.remove(at);
            self.s.removed.push(tile);
            self.say(Notice::TileRemoved { seat, tile });
        }
        self.s.removed.sort_unstable();
        // HK-PANICKED
        let tiles = self.s.person(seat).tiles.clone();
        let drawn = !self.copies(seat, HardKnock::Panicked).is_empty() && !tiles.is_empty();
        let tile = if drawn { Some(self.one_tile(&tiles)) } else { named.tile };
        if let Some(tile) = tile {
            self.lay(seat, tile);
        }
        self.s.inside.remove(&seat);
        self.s.went.push(seat);
        let secret = tile.map_or(Secret::Nothing, Secret::Tile);
        self.whisper(Notice::Withdrew { seat, played: tile.is_some(), drawn }, secret);
        // HK-3: how many cards Clumsy draws is settled now.
        let draws = self.copies(seat, HardKnock::Clumsy).len() as u8;
        self.orders_draw(When::Withdrawal, seat);
        self.next([Todo::AskCancellation(draws), Todo::ClumsyDraws(draws), Todo::EndAction]);
    }

    /// ORD-5: one such Order after another, or declining.
    pub(crate) fn ask_cancellation(&mut self, draws: u8) {
        if self.drawable_orders().is_empty() {
            return;
        }
        let seat = self.s.turn;
        self.say(Notice::CancellationAsked { seat, draws });
        self.ask(Question::Cancellation { draws }, [seat]);
    }

    /// The Orders in play that drawing cancels (ORD-4, ORD-5).
    pub(crate) fn drawable_orders(&self) -> Vec<OrderId> {
        super::orders::drawable(self.plan, &self.s)
    }

    /// The condition is met even if there are too few cards.
    pub(crate) fn cancel(&mut self, seat: Seat, order: OrderId, draws: u8) {
        self.answered();
        if let Cancellation::DrawOnWithdrawal(cards) = self.plan.orders[&order].cancellation {
            self.draw(seat, cards, Source::Order(order));
        }
        self.say(Notice::ChoiceEnded { seat });
        self.discard_order(order, true);
        self.next([Todo::AskCancellation(draws)]);
    }

    /// HK-CLUMSY: no Trap; the rest is not drawn once the Mission fails, but after a Merry Christmas it is.
    pub(crate) fn clumsy_draws(&mut self, cards: u8) {
        if cards == 0 || self.failing().is_some() {
            return;
        }
        let Some(card) = self.top() else { return };
        let seat = self.s.turn;
        self.next([Todo::ClumsyDraws(cards - 1)]);
        self.comes(seat, card, Origin::Clumsy, cards - 1);
    }
}

/// The withdrawals that a seat may choose from, each kind of tile once (CMD-1, HK-ABSENT-MINDED, WDR-2, HK-PANICKED).
pub(crate) fn withdrawals(tiles: &[Tile], absent: usize, panicked: bool) -> Vec<Withdrawal> {
    let mut all: Vec<Withdrawal> = Vec::new();
    for removed in choices(tiles, absent.min(tiles.len())) {
        let mut rest = tiles.to_vec();
        for tile in &removed {
            rest.remove(rest.iter().position(|one| one == tile).expect("it was held"));
        }
        let removed = removed.iter().copied().collect();
        if rest.is_empty() || panicked {
            all.push(Withdrawal { removed, tile: None });
            continue;
        }
        rest.dedup();
        all.extend(rest.into_iter().map(|tile| Withdrawal { removed, tile: Some(tile) }));
    }
    all
}

/// Every different choice of so many of these sorted tiles.
fn choices(tiles: &[Tile], count: usize) -> Vec<Vec<Tile>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all: Vec<Vec<Tile>> = Vec::new();
    for (at, &tile) in tiles.iter().enumerate() {
        for rest in choices(&tiles[at + 1..], count - 1) {
            let one = [&[tile][..], &rest].concat();
            if !all.contains(&one) {
                all.push(one);
            }
        }
    }
    all
}
