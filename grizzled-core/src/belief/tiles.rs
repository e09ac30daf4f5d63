//! What a seat knows of the Support tiles that others hold (TAB-5, SET-2, CHAP-2).

use super::weights::pick;
use crate::play::{Chance, SURE_TILES};
use crate::rules::Rules;
use crate::vocabulary::{MAX_SEATS, Notice, Seat, SeatSet, Secret, Tile, Tiles};
use alloc::vec;
use alloc::vec::Vec;

/// What a seat can have: the tiles it holds, the one played face down among them.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Way {
    tiles: Tiles,
    /// The tile that it drew at the set-up, where that is what differs.
    drawn: Option<Tile>,
    /// How likely chance makes what was seen of it.
    weight: f64,
}

/// What one seat remembers of tiles.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TilesKnown {
    ways: [Vec<Way>; MAX_SEATS],
    /// The seats whose tile lies face down because it was drawn, not chosen (HK-PANICKED, CHAP-2).
    by_chance: SeatSet,
}

/// For each seat, which of its ways.
pub(super) type Drawn = [u8; MAX_SEATS];

/// The tiles of one seat in a sample: those held, and the one played face down.
type Held = (Tiles, Option<Tile>);

impl TilesKnown {
    pub(super) fn new() -> Self {
        let nothing = Way { tiles: Tiles::NONE, drawn: None, weight: 1.0 };
        Self { ways: core::array::from_fn(|_| vec![nothing]), by_chance: SeatSet::EMPTY }
    }

    /// Takes an event into account.
    pub(super) fn follow(&mut self, rules: &Rules, notice: &Notice, secret: &Secret) {
        match (*notice, *secret) {
            (Notice::TilesGiven { seat, .. }, Secret::Tiles(tiles)) => {
                self.ways[seat.index()] =
                    vec![Way { tiles, drawn: tiles.without(SURE_TILES).and_then(only), weight: 1.0 }];
            }
            (Notice::TilesGiven { seat, count: 3 }, _) => self.ways[seat.index()] = first_ways(rules),
            (Notice::TilesGiven { seat, count }, _) => {
                self.ways[seat.index()] = every_way(box_of(rules), count);
            }
            (Notice::Withdrew { seat, played: true, drawn: true } | Notice::ChaplainPlayed { seat }, _) => {
                self.by_chance.insert(seat);
            }
            (Notice::TileRevealed { seat, tile, to }, _) => {
                self.leave(seat, tile, self.by_chance.contains(seat));
                self.by_chance.remove(seat);
                self.ways[to.index()].iter_mut().for_each(|way| way.tiles.add(tile));
            }
            (Notice::TileRemoved { seat, tile }, _) => self.leave(seat, tile, false),
            _ => {}
        }
    }

    /// A tile leaves the seat for all to see, by chance or because it was chosen.
    fn leave(&mut self, seat: Seat, tile: Tile, by_chance: bool) {
        let left = |way: &Way| {
            let mut way = *way;
            way.weight *= if by_chance { f64::from(way.tiles.get(tile)) } else { 1.0 };
            (way.tiles.get(tile) > 0).then(|| {
                way.tiles.remove(tile);
                way
            })
        };
        let ways: Vec<Way> = self.ways[seat.index()].iter().filter_map(left).collect();
        if !ways.is_empty() {
            self.ways[seat.index()] = ways;
        }
    }

    /// What the seats can have drawn at the set-up together, each with its weight. What one drew, another cannot have.
    pub(super) fn together(&self, rules: &Rules) -> Vec<(Drawn, f64)> {
        let holders = rules.tile_holders();
        let left = holders.iter().try_fold(box_of(rules), |left, _| left.without(SURE_TILES)).unwrap_or(Tiles::NONE);
        let mut all = vec![([0; MAX_SEATS], 1.0, left)];
        for seat in holders.iter().filter(|&seat| self.differs_by_drawn(seat)) {
            all = all.iter().flat_map(|&before| self.with(seat, before)).collect();
        }
        all.into_iter().map(|(drawn, weight, _)| (drawn, weight)).filter(|&(_, weight)| weight > 0.0).collect()
    }

    /// Whether it got its tiles as SET-2 says. Those that a position gives it are taken by themselves.
    fn differs_by_drawn(&self, seat: Seat) -> bool {
        self.ways[seat.index()].iter().all(|way| way.drawn.is_some())
    }

    fn with(&self, seat: Seat, before: (Drawn, f64, Tiles)) -> impl Iterator<Item = (Drawn, f64, Tiles)> {
        let ways = self.ways[seat.index()].iter().enumerate();
        ways.filter_map(move |(n, way)| {
            let ((mut drawn, weight, mut left), tile) = (before, way.drawn?);
            let among = left.get(tile);
            left.remove(tile);
            drawn[seat.index()] = n as u8;
            Some((drawn, weight * way.weight * f64::from(among), left))
        })
    }

    /// What the seat holds. A tile that it chose to play is any kind that it could choose; one that was drawn, any tile.
    pub(super) fn held(&self, seat: Seat, drawn: &Drawn, played: bool, chance: &mut impl Chance) -> Held {
        let ways = &self.ways[seat.index()];
        let way = match self.differs_by_drawn(seat) {
            true => drawn[seat.index()].into(),
            false => pick(ways.iter().map(|way| way.weight), chance),
        };
        let mut tiles = ways[way].tiles;
        let laid = played.then(|| match self.by_chance.contains(seat) {
            true => tiles.nth(chance.below(tiles.len().max(1).into()) as u8),
            false => tiles.kind(chance.below(tiles.kinds_len().max(1).into()) as usize),
        });
        let laid = laid.flatten();
        laid.into_iter().for_each(|tile| tiles.remove(tile));
        (tiles, laid)
    }
}

/// DECK-5: the tiles that the game is played with.
fn box_of(rules: &Rules) -> Tiles {
    let [left, right, ..] = Tiles::BOX.to_array();
    if rules.doubles { Tiles::BOX } else { Tiles::from_array([left, right, 0, 0]) }
}

/// SET-2: the third tile was drawn from what remained.
fn first_ways(rules: &Rules) -> Vec<Way> {
    let drawn = |tile| {
        let mut tiles = SURE_TILES;
        tiles.add(tile);
        Way { tiles, drawn: Some(tile), weight: 1.0 }
    };
    box_of(rules).kinds().map(drawn).collect()
}

/// Any so many of these tiles, as if they were drawn from them.
fn every_way(from: Tiles, count: u8) -> Vec<Way> {
    let mut ways = vec![Way { tiles: Tiles::NONE, drawn: None, weight: 1.0 }];
    for tile in Tile::ALL {
        ways = ways.iter().flat_map(|&way| with_some(way, tile, from.get(tile))).collect();
    }
    ways.retain(|way| way.tiles.len() == count);
    ways
}

/// None to all of these tiles more, each number in as many ways as there are.
fn with_some(way: Way, tile: Tile, most: u8) -> impl Iterator<Item = Way> {
    (0..=most).scan(way, move |next, taken| {
        let now = *next;
        next.tiles.add(tile);
        next.weight *= f64::from(most - taken) / f64::from(taken + 1);
        Some(now)
    })
}

fn only(tiles: Tiles) -> Option<Tile> {
    if tiles.len() == 1 { tiles.kind(0) } else { None }
}
