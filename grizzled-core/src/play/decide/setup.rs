//! Setting up a game (SET-1 to SET-4, DECK-4): first the characters, then tiles, deck and Leader.
//!
//! Frozen: what falls by chance is drawn in this order, so that a seed gives the same game for good.

use crate::play::{self, Chance, Position, Run, SURE_TILES, Setup, UnderWay};
use crate::rules::hard_knocks;
use crate::vocabulary::{Character, Notice, Origin, Pile, Seat, SeatSet, Secret, Sink, Tiles};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Sets the table and starts the first Mission, or the one given. The setup has been checked.
    pub(crate) fn set_up(&mut self, setup: &Setup) {
        self.cast(setup);
        self.give_tiles(setup);
        match &setup.position {
            None => self.shuffle_deck(),
            Some(position) => self.lay_deck(position),
        }
        let leader = setup.leader.or_else(|| self.holder(setup)).unwrap_or_else(|| self.draw_leader());
        self.emit(&Notice::LeaderNamed { seat: leader });
        if self.at_set_up(setup) {
            return;
        }
        match &setup.position {
            None => self.start_mission(1),
            Some(position) => self.start_in(position),
        }
    }

    /// DECK-4: the characters chosen, and for the other seats those left, drawn one by one.
    fn cast(&mut self, setup: &Setup) {
        let mut free = Character::ALL;
        let mut left = 0;
        for character in Character::ALL {
            if !setup.characters.contains(&Some(character)) {
                free[left] = character;
                left += 1;
            }
        }
        for seat in self.rules.grizzled().iter() {
            let character = setup.characters[seat.index()].unwrap_or_else(|| self.draw_character(&mut free, &mut left));
            self.emit(&Notice::CharacterTaken { seat, character });
        }
    }

    /// Draws one of the first `left`; the last of them takes its place.
    fn draw_character(&mut self, free: &mut [Character; 6], left: &mut usize) -> Character {
        let n = self.chance.below(*left as u32) as usize;
        let drawn = free[n];
        *left -= 1;
        free[n] = free[*left];
        drawn
    }

    /// SET-2: a left, a right and one drawn from what remains. CHAP-1: the Chaplain's likewise.
    fn give_tiles(&mut self, setup: &Setup) {
        let mut left = self.tiles_to_draw(setup);
        for seat in self.rules.tile_holders().iter() {
            let mut tiles = setup.tiles[seat.index()].unwrap_or_else(|| self.draw_third(&mut left));
            setup.tile_laid(self.rules, seat).into_iter().for_each(|tile| tiles.add(tile));
            self.emit_secret(&Notice::TilesGiven { seat, count: tiles.len() }, Secret::Tiles(tiles));
        }
    }

    /// The tiles that no seat is sure of. With three seats in the ring or fewer the doubles are out.
    fn tiles_to_draw(&self, setup: &Setup) -> Tiles {
        let [left, right, ..] = Tiles::BOX.to_array();
        let mut rest = if self.rules.doubles { Tiles::BOX } else { Tiles::from_array([left, right, 0, 0]) };
        for seat in SeatSet::first(self.rules.ring()).iter() {
            let held = setup.tiles[seat.index()].unwrap_or(SURE_TILES);
            rest = rest.without(held).unwrap_or(rest);
            setup.tile_laid(self.rules, seat).into_iter().for_each(|tile| rest.remove(tile));
        }
        rest
    }

    fn draw_third(&mut self, left: &mut Tiles) -> Tiles {
        let mut tiles = SURE_TILES;
        if let Some(third) = self.draw_tile(*left) {
            left.remove(third);
            tiles.add(third);
        }
        tiles
    }

    /// SET-1: the whole deck is shuffled; the first cards are the Morale reserve, the others Trials.
    fn shuffle_deck(&mut self) {
        let all = self.rules.cards.len();
        let whole = all == self.rules.catalog.len();
        let mut order = if whole { Pile::first(all) } else { self.rules.cards.iter().collect() };
        play::shuffle(order.as_mut_slice(), self.chance);
        // ARM-2: what is in neither pile is set aside, and nobody knows which cards those are.
        order.keep(self.rules.trials() + self.rules.morale());
        self.set_deck(order, self.rules.morale(), self.rules.speeches);
    }

    fn set_deck(&mut self, order: Pile, morale: u8, speeches: u8) {
        let notice = Notice::DeckSet { trials: order.len() - morale, morale, speeches };
        self.emit_secret(&notice, Secret::Order(order));
    }

    /// HK-TYRANNICAL: in a given position the owner of the youngest card that holds the token has it.
    fn holder(&self, setup: &Setup) -> Option<Seat> {
        let holds = |card| hard_knocks::of(&self.rules.catalog, card).is_some_and(|hook| hook.holds_leader);
        let knocks = setup.position.iter().flat_map(|position| position.knocks.iter());
        knocks.filter(|&(_, card)| holds(card)).last().map(|(owner, _)| owner)
    }

    /// SET-4.
    fn draw_leader(&mut self) -> Seat {
        let n = self.chance.below(self.rules.seats.into()) as usize;
        Seat::ALL[n]
    }

    /// Lays a given position out: what is not in a pile lies on top of Trials, in the order in which
    /// [`Run::start_in`] takes it off again.
    fn lay_deck(&mut self, position: &Position) {
        let hands = position.hands.iter().flat_map(|hand| hand.iter());
        let knocks = position.knocks.iter().map(|(_, card)| card);
        let recruit = position.recruit_hand();
        let open = position.discards.iter().chain(recruit.iter()).chain(position.no_mans_land().iter());
        let mut taken: Pile = hands.chain(knocks).chain(open).collect();
        taken.as_mut_slice().reverse();
        let order = position.morale.iter().chain(position.trials.iter()).chain(taken.iter());
        let held: u8 = position.speeches_held.iter().sum();
        self.set_deck(order.collect(), position.morale.len(), position.speeches + held);
    }

    fn start_in(&mut self, position: &Position) {
        self.lay_open(position);
        for seat in position.charms_used.iter() {
            self.emit(&Notice::CharmSpent { seat });
        }
        for seat in self.rules.grizzled().iter() {
            (0..position.speeches_held[seat.index()]).for_each(|_| self.emit(&Notice::SpeechTaken { seat }));
        }
        match &position.under_way {
            None => self.start_mission(position.mission),
            Some(mission) => self.enter_mission(position, mission),
        }
    }

    /// Takes off Trials what lies elsewhere in the position, No Man's Land apart.
    fn lay_open(&mut self, position: &Position) {
        for seat in self.rules.grizzled().iter() {
            for card in position.hands[seat.index()].iter() {
                self.emit_card(Notice::Dealt { seat }, seat, card);
            }
        }
        for (seat, card) in position.knocks.iter() {
            self.emit(&Notice::KnockAssigned { seat, card, from: Origin::Position });
        }
        for card in position.discards.iter() {
            self.emit(&Notice::CardSetAside { card });
        }
        for card in position.recruit_hand().iter() {
            self.report(Notice::RecruitDrew { card });
        }
    }

    fn enter_mission(&mut self, position: &Position, mission: &UnderWay) {
        let number = position.mission;
        self.emit(&Notice::MissionStarted { number, seats: self.rules.grizzled() });
        self.at_resumed_mission(position);
        if let (Some(seat), Some(tile)) = (self.rules.chaplain(), mission.chaplain) {
            self.emit_secret(&Notice::ChaplainPlayed { seat }, Secret::Tile(tile));
        }
        for card in mission.no_mans_land.iter() {
            self.emit(&Notice::ThreatPlayed { seat: mission.turn, card, from: Origin::Position });
        }
        for seat in mission.withdrawn_seats().iter() {
            let tile = mission.withdrawn[seat.index()].flatten();
            let notice = Notice::Withdrew { seat, played: tile.is_some(), drawn: false };
            self.emit_secret(&notice, tile.map_or(Secret::Nothing, Secret::Tile));
        }
        self.start_turn(mission.turn);
    }
}
