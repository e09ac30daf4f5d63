//! Games that start from a given position (SET-1, SET-6): the model takes up what the position says and what chance gave, and
//! plays on from there.

use super::fate::Heard;
use super::plan::Plan;
use super::run::Run;
use super::state::{Guest, State, Todo};
use grizzled_core::cards::HardKnock;
use grizzled_core::play::{RosterPosition, UnderWay};
use grizzled_core::{Event, Notice, Position, Seat, Secret, Setup};

/// The state in which a game by this setup stands after these events of the engine.
pub(crate) fn start(plan: &Plan, setup: &Setup, position: &Position, events: &[Event]) -> State {
    let mut state = State::empty(plan);
    state.numbers = super::numbers::usual();
    lay_cards(plan, &mut state, position);
    for event in events {
        hear(&mut state, event);
    }
    give_tiles(&mut state, setup);
    state.leader = leader(plan, &state, setup);
    for seat in plan.players() {
        let held = setup.help[seat.index()].iter().collect();
        state.held.insert(seat, held);
    }
    if let Some(roster) = &position.roster {
        lay_roster(&mut state, roster);
    }
    if plan.is_solo() {
        state.solo_tiles = (0..4).collect();
    }
    let mut heard = Heard::new(events);
    let mut run = Run::new(plan, state, &mut heard);
    run.take_up_position(position);
    run.s
}

fn lay_cards(plan: &Plan, s: &mut State, position: &Position) {
    s.trials = position.trials.iter().collect();
    s.morale = position.morale.iter().collect();
    s.knocks = position.knocks.iter().collect();
    s.discards = position.discards.iter().collect();
    s.speeches = position.speeches;
    s.mission = position.mission;
    for seat in plan.grizzled() {
        let person = s.people.get_mut(&seat).expect("a seat of the ring");
        person.hand = position.hands[seat.index()].iter().collect();
        person.tokens = position.speeches_held[seat.index()];
        person.charm_up = !position.charms_used.contains(seat);
    }
}

/// What chance gave at the set-up.
fn hear(s: &mut State, event: &Event) {
    match (event.notice, event.secret) {
        (Notice::CharacterTaken { seat, character }, _) => {
            s.people.entry(seat).or_default().character = Some(character)
        }
        (Notice::TilesGiven { seat, .. }, Secret::Tiles(tiles)) => {
            s.people.entry(seat).or_default().tiles = tiles.iter().collect();
        }
        (Notice::LeaderNamed { seat }, _) => s.leader = seat,
        (_, Secret::OrderDeck(deck)) if matches!(event.notice, Notice::OrdersSet { .. }) => {
            s.order_deck = deck.iter().collect();
        }
        (_, Secret::RecruitDeck(deck)) => s.recruit_deck = deck.iter().collect(),
        _ => {}
    }
}

/// SET-2: tiles that are given are those held, besides one that lies face down.
fn give_tiles(s: &mut State, setup: &Setup) {
    for (seat, person) in &mut s.people {
        if let Some(tiles) = setup.tiles[seat.index()] {
            person.tiles = tiles.iter().collect();
        }
    }
}

/// SET-4, HK-TYRANNICAL: the one named; else the owner of the youngest Tyrannical; else the one drawn.
fn leader(plan: &Plan, s: &State, setup: &Setup) -> Seat {
    let tyrannical = s.knocks.iter().rev().find(|&&(_, card)| plan.knock(card) == Some(HardKnock::Tyrannical));
    setup.leader.or(tyrannical.filter(|_| !plan.is_solo()).map(|&(owner, _)| owner)).unwrap_or(s.leader)
}

fn lay_roster(s: &mut State, roster: &RosterPosition) {
    s.orders = roster.orders.iter().collect();
    s.order_deck = roster.order_deck.iter().collect();
    s.recruit_deck = roster.recruit_deck.iter().collect();
    s.top_order = roster.top_order.map(|(order, _)| order);
    if let Some((order, seat)) = roster.top_order {
        s.people.entry(seat).or_default().put_back = Some(order);
    }
    s.guest = roster.recruit.map(|recruit| Guest {
        who: recruit.recruit,
        after: recruit.after,
        tokens: recruit.tokens,
        inside: recruit.in_mission,
        hand: recruit.hand.cards().iter().collect(),
    });
}

impl Run<'_> {
    /// The start of a Mission, or a turn that starts anew in its midst.
    fn take_up_position(&mut self, position: &Position) {
        // DUO-2: one hand of each player is up.
        if self.plan.is_duo() {
            let second = |seat: &Seat| self.plan.of_player(*seat)[0] != *seat;
            self.s.put_down = self.plan.grizzled().into_iter().filter(second).collect();
        }
        match &position.under_way {
            None => {
                self.s.mission -= 1;
                self.next([Todo::StartMission]);
                self.go();
            }
            Some(mission) => self.in_its_midst(mission),
        }
    }

    fn in_its_midst(&mut self, mission: &UnderWay) {
        self.s.inside = self.plan.grizzled().into_iter().collect();
        self.s.land = mission.no_mans_land.iter().collect();
        for seat in self.plan.grizzled() {
            if let Some(tile) = mission.withdrawn[seat.index()] {
                self.s.inside.remove(&seat);
                self.person(seat).played = tile;
            }
        }
        if let Some(seat) = self.plan.chaplain() {
            self.person(seat).played = mission.chaplain;
        }
        // SOLO-3: the one hand lies before the active Grizzled.
        if self.plan.is_solo() {
            let hand = std::mem::take(&mut self.person(Seat::S0).hand);
            self.person(mission.turn).hand = hand;
        }
        self.settle();
        self.take_turn(mission.turn);
    }
}
