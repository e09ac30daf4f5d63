//! Rules, set-ups and views in version 1 of the log.

use super::field::{Field, Input, fields, tagged};
use crate::cards::{OrderPlan, RecruitPlan};
use crate::play::{Position, RosterPosition, Setup, UnderWay};
use crate::records::log::Fault;
use crate::records::log::rules::StoredRules;
use crate::state::{
    Agenda, Answer, HelpingHands, Holdings, Knocks, Knowledge, MissionState, Orders, RecruitHand, RecruitInPlay,
    Recruits, Solo, Table, TableSeat,
};
use crate::views::{SeatView, SpectatorView};
use crate::vocabulary::{CardId, CardSet, Modifier, Modifiers, Seat, Threat, ThreatCounts, ThreatSet};
use alloc::vec::Vec;

fields! {
    StoredRules {
        seating, seats, deck, out, trials, morale, speeches, speech_returns, traps, charm_relief, first_intensity,
        given_intensity, drop_most, hand_limit, orders, recruits, help, order_plan, recruit_plan, help_plan, effects,
        boot_camp,
    }
    OrderPlan { by_difficulty, given }
    RecruitPlan { wanted, from }

    Setup { leader, characters, tiles, help, position }
    Position {
        trials, morale, hands, knocks, discards, charms_used, speeches_held, speeches, mission, under_way, roster,
    }
    UnderWay { no_mans_land, withdrawn, chaplain, turn }
    RosterPosition { orders, order_deck, top_order, recruit, recruit_deck }

    SeatView { seat, table, own, known }
    SpectatorView { table }
    Table {
        no_mans_land, discards, knocks, active, leader, turn, in_mission, mission, intensity, speeches, awaited,
        mission_state, agenda, seats, open, trials, morale, removed_tiles, modifiers, orders,
        recruits, helping_hands, luck_used, spoken_free, put_down, solo,
    }
    TableSeat { character, charm_ready, hand, tiles, tile_played, speeches }
    Holdings { hand, tiles, tile, answer }
    Orders { in_play, of_mission, left }
    Recruits { in_play, acting, turned_up, left }
    HelpingHands { held, in_force }
    Solo { tiles, refill_declined }
    RecruitInPlay { recruit, after, tokens, in_mission, hand }
}

tagged! { MissionState; 0 => UnderWay, 1 => Succeeded, 2 => Failed, }
tagged! { Answer; 0 => None, 1 => Decline, 2 => Discard(card), }
tagged! {
    Knowledge;
    0 => Nothing,
    1 => Orders(one, other),
    2 => Order(order),
    3 => Help(one, other),
    4 => Kept(help),
}
tagged! {
    Agenda;
    0 => Nothing,
    1 => Intensity,
    2 => Turn { withdrawal },
    3 => Speech { speaker, threat },
    4 => Christmas { seat, draws },
    5 => Relief { seat, knocks, charm },
    6 => Over(outcome),
    7 => Keep,
    8 => Order,
    9 => Invitation(pause),
    10 => Choice { source, left, pause },
    11 => Recruit,
    12 => Cancellation { draws },
    13 => Refill,
}

impl Field for Modifiers {
    fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.to_array());
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        from.array::<{ Modifier::ALL.len() }>().map(Self::from_array)
    }
}

impl Field for ThreatCounts {
    fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.to_array());
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        let array = from.array::<6>()?;
        let mut counts = Self::NONE;
        for (threat, count) in Threat::ALL.into_iter().zip(array) {
            (0..count).for_each(|_| counts.add(ThreatSet::of(&[threat])));
        }
        if counts.to_array() == array { Ok(counts) } else { Err(Fault::OutOfRange) }
    }
}

/// By age, each with its owner.
impl Field for Knocks {
    fn write(&self, to: &mut Vec<u8>) {
        self.len().write(to);
        for (seat, card) in self.iter() {
            seat.write(to);
            card.write(to);
        }
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        let len = u8::read(from)?;
        let mut knocks = Self::NONE;
        for assigned in 0..len {
            let (seat, card) = (Seat::read(from)?, CardId::read(from)?);
            knocks.assign(seat, card);
            if knocks.len() != assigned + 1 {
                return Err(Fault::OutOfRange);
            }
        }
        Ok(knocks)
    }
}

impl Field for RecruitHand {
    fn write(&self, to: &mut Vec<u8>) {
        self.cards().write(to);
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        let cards = CardSet::read(from)?;
        let hand: Self = cards.iter().collect();
        if hand.cards() == cards { Ok(hand) } else { Err(Fault::OutOfRange) }
    }
}
