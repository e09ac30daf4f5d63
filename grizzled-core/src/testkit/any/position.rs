//! Positions in which a game can start, however it would ever have come to them.

use super::Choose;
use crate::cards::{Face, HardKnock};
use crate::play::{Chance, Position, Setup};
use crate::play::{RosterPosition, SetupError, UnderWay};
use crate::rules::Rules;
use crate::rules::Seating;
use crate::state::RecruitInPlay;
use crate::vocabulary::{CardId, Seat};
use crate::vocabulary::{CardSet, Pile, SeatSet, Threat, Tile, Tiles};
use alloc::vec::Vec;

/// A start in a position: at the start of a Mission or in the middle of one, every card of the deck somewhere, but for those that the
/// rules set aside (ARM-2), now and then.
pub fn any_start(rules: &Rules, chance: &mut impl Chance) -> Setup {
    let mut placing = Placing::begin(rules, chance);
    let mut cards: Vec<CardId> = rules.cards().iter().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, chance.less_than(last + 1));
    }
    // RES-6: without a card in the reserve the game would be over.
    cards.pop().into_iter().for_each(|card| lay(&mut placing.position.morale, card));
    if rules.set_aside() > 0 && chance.one_in(2) {
        cards.truncate(cards.len() - usize::from(rules.set_aside()));
    }
    let roster = any_roster(rules, &mut cards, chance);
    cards.into_iter().for_each(|card| placing.place_anywhere(card, chance));
    placing.finish(roster, chance)
}

/// Orders and a Recruit in play and in their decks, for games that have a roster.
fn any_roster(rules: &Rules, cards: &mut Vec<CardId>, chance: &mut impl Chance) -> RosterPosition {
    let mut roster = RosterPosition::default();
    if rules.seating() == Seating::Solo {
        // SOLO-1: no Orders and no Recruits.
        return roster;
    }
    for order in rules.roster().orders().iter() {
        match chance.less_than(6) {
            0 => roster.orders.insert(order),
            1 | 2 => roster.order_deck.insert(order),
            _ => {}
        }
    }
    let top = roster.order_deck.iter().next().filter(|_| chance.one_in(2));
    if let Some(order) = top {
        roster.order_deck.remove(order);
        roster.top_order = Some((order, Seat::ALL[chance.less_than(rules.seats().into())]));
    }
    let mut recruits = rules.roster().recruits();
    if let Some(recruit) = recruits.iter().next().filter(|_| chance.one_in(2) && cards.len() > 8) {
        recruits.remove(recruit);
        let after = Seat::ALL[chance.less_than(rules.seats().into())];
        let hand = (0..=chance.less_than(3)).filter_map(|_| cards.pop()).collect();
        roster.recruit =
            Some(RecruitInPlay { recruit, after, tokens: chance.any_number() % 4, in_mission: true, hand });
    }
    roster.recruit_deck = recruits.iter().filter(|_| chance.one_in(2)).collect();
    roster
}

#[derive(Clone, Copy)]
enum Spot {
    Trials,
    Morale,
    Hand,
    Knocks,
    Land,
    Discards,
}

const SPOTS: [Spot; 6] = [Spot::Trials, Spot::Morale, Spot::Hand, Spot::Knocks, Spot::Land, Spot::Discards];

/// A position in the making.
struct Placing<'a> {
    rules: &'a Rules,
    position: Position,
    mission: Option<UnderWay>,
    /// How often each threat is active so far (MIS-2).
    active: [u8; 6],
    /// Where cards go, so that some places are crowded and others empty.
    spots: Vec<Spot>,
    /// The tiles of the box that are nowhere yet.
    tiles: Vec<Tile>,
}

impl<'a> Placing<'a> {
    fn begin(rules: &'a Rules, chance: &mut impl Chance) -> Self {
        let mut position = Position { mission: chance.pick(&[1, 2, 255]), ..Position::default() };
        hand_out_speeches(rules, &mut position, chance);
        position.charms_used = rules.grizzled().iter().filter(|_| chance.one_in(2)).collect();
        let kinds = match rules.seating() {
            Seating::Solo => 0,
            _ if rules.ring() > 3 => 4,
            _ => 2,
        };
        let tiles = Tiles::BOX.iter().filter(|tile| tile.number() < kinds).collect();
        let spots = (0..=chance.less_than(8)).map(|_| chance.pick(&SPOTS)).collect();
        let mut placing = Self { rules, position, mission: None, active: [0; 6], spots, tiles };
        placing.mission = chance.one_in(2).then(|| placing.mission_under_way(chance));
        placing
    }

    /// Some seats have withdrawn, with a tile and without; the Chaplain has played one or not (CHAP-2, WDR-2).
    fn mission_under_way(&mut self, chance: &mut impl Chance) -> UnderWay {
        let turn = self.any_player(chance);
        let mut withdrawn = [None; 5];
        for seat in self.rules.grizzled().without(turn).iter() {
            withdrawn[seat.index()] = chance.one_in(3).then(|| self.tile_or_none(chance));
        }
        let chaplain = self.rules.chaplain().and_then(|_| self.tile_or_none(chance));
        UnderWay { no_mans_land: CardSet::EMPTY, withdrawn, chaplain, turn }
    }

    fn tile_or_none(&mut self, chance: &mut impl Chance) -> Option<Tile> {
        let take = !self.tiles.is_empty() && !chance.one_in(3);
        take.then(|| self.tiles.swap_remove(chance.less_than(self.tiles.len())))
    }

    fn any_player(&self, chance: &mut impl Chance) -> Seat {
        Seat::ALL[chance.less_than(self.rules.seats().into())]
    }

    fn place_anywhere(&mut self, card: CardId, chance: &mut impl Chance) {
        let seat = self.any_player(chance);
        match chance.pick(&self.spots) {
            Spot::Trials => lay(&mut self.position.trials, card),
            Spot::Morale => lay(&mut self.position.morale, card),
            // SOLO-1: there is one hand.
            Spot::Hand if self.rules.seating() == Seating::Solo => self.position.hands[0].insert(card),
            Spot::Hand => self.position.hands[seat.index()].insert(card),
            Spot::Knocks if self.is_knock(card) && self.stays_bearable(card, Some(seat)) => {
                self.position.knocks.assign(seat, card);
            }
            Spot::Land if self.is_threat(card) && self.stays_bearable(card, None) => self.lay_in_no_mans_land(card),
            Spot::Knocks | Spot::Land | Spot::Discards => self.position.discards.insert(card),
        }
    }

    fn is_knock(&self, card: CardId) -> bool {
        self.rules.catalog().face(card).hard_knock().is_some()
    }

    fn is_threat(&self, card: CardId) -> bool {
        matches!(self.rules.catalog().face(card), Face::Threat { .. })
    }

    fn lay_in_no_mans_land(&mut self, card: CardId) {
        match &mut self.mission {
            Some(mission) => mission.no_mans_land.insert(card),
            None => self.position.discards.insert(card),
        }
    }

    /// MIS-2: whether a Mission under way has not failed with this card; if so, its threats are counted.
    fn stays_bearable(&mut self, card: CardId, owner: Option<Seat>) -> bool {
        let Some(mission) = &self.mission else { return true };
        // HK-1: the Hard Knocks of withdrawn seats are asleep.
        if owner.is_some_and(|seat| mission.withdrawn_seats().contains(seat)) {
            return true;
        }
        let threats = self.rules.catalog().face(card).threats();
        let counts = Threat::ALL.map(|threat| self.active[threat as usize] + u8::from(threats.contains(threat)));
        let bearable = counts.iter().all(|&count| count < self.rules.failing_count());
        if bearable {
            self.active = counts;
        }
        bearable
    }

    fn finish(mut self, roster: RosterPosition, chance: &mut impl Chance) -> Setup {
        let mut setup = Setup { leader: chance.one_in(2).then(|| self.any_player(chance)), ..Setup::default() };
        let laid = self.mission.as_ref().is_some_and(|mission| {
            mission.chaplain.is_some() || mission.withdrawn.iter().any(|tile| tile.flatten().is_some())
        });
        // Chance hands out three tiles to each seat, for which the tiles laid may leave too few.
        let tiles = self.rules.seating() != Seating::Solo;
        if tiles && (laid || chance.one_in(2)) {
            SeatSet::first(self.rules.ring())
                .iter()
                .for_each(|seat| setup.tiles[seat.index()] = Some(self.some_tiles(chance)));
        }
        self.position.under_way = self.mission;
        // Games without a module take no Orders, Recruits or Helping Hands.
        let any = roster != RosterPosition::default();
        self.position.roster = any.then_some(roster);
        setup.position = Some(self.position);
        stand(self.rules, &mut setup);
        setup
    }

    /// None to four of the tiles left.
    fn some_tiles(&mut self, chance: &mut impl Chance) -> Tiles {
        let many = chance.less_than(5).min(self.tiles.len());
        (0..many).map(|_| self.tiles.swap_remove(chance.less_than(self.tiles.len()))).collect()
    }
}

/// SET-6: mends what can stand between no two commands.
fn stand(rules: &Rules, setup: &mut Setup) {
    let tyrannical = |card: CardId| rules.catalog().hard_knock(card) == Some(HardKnock::Tyrannical);
    let only = rules.cards().iter().filter(|&card| tyrannical(card)).count() == 1;
    let position = setup.position.as_ref().expect("a start has a position");
    if only && position.knocks.iter().any(|(_, card)| tyrannical(card)) {
        setup.leader = None;
    }
    if let (Some(mission), true) = (&position.under_way, rules.seating() != Seating::Solo) {
        // WDR-2, CHAP-2: who has played none has none.
        let gone = rules.grizzled().iter().filter(|seat| mission.withdrawn[seat.index()] == Some(None));
        let chaplain = rules.chaplain().filter(|_| mission.chaplain.is_none());
        gone.chain(chaplain).for_each(|seat| setup.tiles[seat.index()] = Some(Tiles::NONE));
    }
    while let Err(error) = setup.check(rules) {
        let position = setup.position.as_mut().expect("a start has a position");
        if !go_on(position, error) {
            return;
        }
    }
}

/// Takes a card from where it has ended the game (RES-3, RES-4, RES-6); whether one had.
fn go_on(position: &mut Position, error: SetupError) -> bool {
    let drop_knock = |position: &mut Position, which: &dyn Fn(Seat) -> bool| {
        let dropped = position.knocks.iter().find(|&(owner, _)| which(owner)).map(|(_, card)| card);
        position.knocks = position.knocks.iter().filter(|&(_, card)| Some(card) != dropped).collect();
        dropped
    };
    match error {
        SetupError::LostByKnocks(seat) => {
            drop_knock(position, &|owner| owner == seat).into_iter().for_each(|card| position.discards.insert(card));
        }
        SetupError::LostByCards(_) => {
            let hand = position.hands.iter_mut().max_by_key(|hand| hand.len()).expect("there are hands");
            let card = hand.get(0).expect("it holds most of too many");
            hand.remove(card);
            lay(&mut position.trials, card);
        }
        SetupError::Won => {
            let card = position.discards.get(0).or_else(|| drop_knock(position, &|_| true));
            let card = card.unwrap_or_else(|| {
                let (first, rest) = position.morale.as_slice().split_first().expect("a reserve has a card");
                let first = *first;
                position.morale = Pile::of(rest);
                first
            });
            position.discards.remove(card);
            lay(&mut position.trials, card);
        }
        _ => return false,
    }
    true
}

fn lay(pile: &mut Pile, card: CardId) {
    assert!(pile.push(card), "a pile takes a whole deck");
}

/// Each Speech token is held by a seat, lies in the supply, or is out of the game (SET-3).
fn hand_out_speeches(rules: &Rules, position: &mut Position, chance: &mut impl Chance) {
    for _ in 0..rules.speeches() {
        match chance.less_than(usize::from(rules.seats()) + 2) {
            0 => {}
            1 => position.speeches += 1,
            seat => position.speeches_held[seat - 2] += 1,
        }
    }
}
