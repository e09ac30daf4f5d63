//! Other tiles before the seats of which no tile was shown, the Chaplain's among them (SET-2, CHAP-2).

use crate::play::{Chance, Setup};
use crate::rules::Rules;
use crate::vocabulary::{Event, MAX_SEATS, Notice, Seat, SeatSet, Secret, Tile, Tiles};

/// What some seats hold at the start, and what they have played by then.
#[derive(Default)]
pub(super) struct OtherTiles {
    held: [Option<Tiles>; MAX_SEATS],
    laid: [Option<Tile>; MAX_SEATS],
}

/// Every seat has one of each.
const SURE: [Tile; 2] = [Tile::Left, Tile::Right];

fn draw(from: &mut Tiles, chance: &mut impl Chance) -> Option<Tile> {
    let many = from.len();
    let drawn = (many > 0).then(|| from.nth(chance.below(many.into()) as u8)).flatten()?;
    from.remove(drawn);
    Some(drawn)
}

/// The tiles of the box that no seat but those that are free has.
fn left_by<'a>(rules: &Rules, others: impl Iterator<Item = &'a Tiles>) -> Tiles {
    let [left, right, ..] = Tiles::BOX.to_array();
    let all = if rules.ring() > 3 { Tiles::BOX } else { Tiles::from_array([left, right, 0, 0]) };
    others.fold(all, |rest, tiles| rest.without(*tiles).unwrap_or(rest))
}

impl OtherTiles {
    /// SET-2: of what a seat is given, one tile is drawn, and what the Chaplain plays of his.
    pub(super) fn of_events(rules: &Rules, start: &[Event], shown: SeatSet, chance: &mut impl Chance) -> Self {
        let given = |event: &Event| match (event.notice, event.secret) {
            (Notice::TilesGiven { seat, .. }, Secret::Tiles(tiles)) => Some((seat, tiles)),
            _ => None,
        };
        let given = || start.iter().filter_map(given);
        let sure: Tiles = SURE.into_iter().collect();
        let held = given().map(|(seat, tiles)| if shown.contains(seat) { tiles } else { sure });
        let mut rest = held.fold(left_by(rules, [].iter()), |rest, tiles| rest.without(tiles).unwrap_or(rest));
        let mut anew = Self::default();
        for (seat, _) in given().filter(|&(seat, _)| !shown.contains(seat)) {
            let tiles: Tiles = SURE.into_iter().chain(draw(&mut rest, chance)).collect();
            anew.held[seat.index()] = Some(tiles);
            anew.laid[seat.index()] = tiles.nth(chance.below(tiles.len().into()) as u8);
        }
        anew
    }

    /// In a position a seat may hold any tiles of the box, as many as before.
    pub(super) fn of_position(rules: &Rules, setup: &Setup, shown: SeatSet, chance: &mut impl Chance) -> Self {
        let (ring, mut anew) = (SeatSet::first(rules.ring()), Self::default());
        if ring.iter().any(|seat| setup.tiles[seat.index()].is_none()) {
            return anew;
        }
        let kept = SeatSet::first(rules.ring()).intersection(shown);
        let whole = |seat: Seat| {
            let laid = laid_in(rules, setup, seat);
            setup.tiles[seat.index()].unwrap_or_default().iter().chain(laid).collect::<Tiles>()
        };
        let others = Seat::ALL.map(|seat| if kept.contains(seat) { whole(seat) } else { Tiles::NONE });
        let mut rest = left_by(rules, others.iter());
        for seat in ring.difference(shown).iter() {
            let many = setup.tiles[seat.index()].unwrap_or_default().len();
            anew.laid[seat.index()] = laid_in(rules, setup, seat).and_then(|_| draw(&mut rest, chance));
            anew.held[seat.index()] = Some((0..many).filter_map(|_| draw(&mut rest, chance)).collect());
        }
        anew
    }

    /// The seats that have other tiles.
    pub(super) fn seats(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|seat| self.held[seat.index()].is_some()).collect()
    }

    /// What stands for the tiles of an event of the start.
    pub(super) fn secret(&self, event: &Event) -> Secret {
        match event.notice {
            Notice::TilesGiven { seat, .. } => self.held[seat.index()].map_or(event.secret, Secret::Tiles),
            Notice::ChaplainPlayed { seat } => self.laid[seat.index()].map_or(event.secret, Secret::Tile),
            _ => event.secret,
        }
    }

    /// Lays them out in a position.
    pub(super) fn lay(&self, rules: &Rules, setup: &mut Setup) {
        for seat in self.seats().iter() {
            setup.tiles[seat.index()] = self.held[seat.index()];
            let laid = self.laid[seat.index()];
            let mission = setup.position.as_mut().and_then(|position| position.under_way.as_mut());
            if let Some(mission) = mission.filter(|_| laid.is_some()) {
                if rules.chaplain() == Some(seat) {
                    mission.chaplain = laid;
                } else {
                    mission.withdrawn[seat.index()] = Some(laid);
                }
            }
        }
    }
}

/// The tile that the seat has played, the Chaplain's too.
fn laid_in(rules: &Rules, setup: &Setup, seat: Seat) -> Option<Tile> {
    let mission = setup.position.as_ref()?.under_way.as_ref()?;
    if rules.chaplain() == Some(seat) { mission.chaplain } else { mission.withdrawn[seat.index()].flatten() }
}
