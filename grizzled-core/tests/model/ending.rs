//! The end of a Mission (RES), in the order of section 9.

use super::run::Run;
use super::state::{Question, Todo};
use grizzled_core::cards::{Cancellation, HardKnock};
use grizzled_core::vocabulary::{CardSet, Modifier, Outcome, Pause, Relief, Switch};
use grizzled_core::{CardId, Notice, Seat, Secret};
use std::collections::BTreeMap;

impl Run<'_> {
    /// RES-1.
    pub(crate) fn end_mission(&mut self) {
        let land = std::mem::take(&mut self.s.land);
        if self.s.success == Some(true) {
            self.s.discards.extend(land);
        } else {
            let mut cards = std::mem::take(&mut self.s.trials);
            cards.extend(land);
            self.s.trials = self.fate.shuffle(cards);
            let secret = Secret::Order(self.s.trials.iter().copied().collect());
            self.whisper(Notice::TrialsShuffled { trials: self.s.trials.len() as u8 }, secret);
        }
        self.next([
            Todo::Invite(Pause::Support, self.holders()),
            Todo::Support,
            Todo::OrdersGo,
            Todo::Invite(Pause::MoraleDrop, self.holders()),
            Todo::Morale,
            Todo::PassLeader,
            Todo::StartMission,
        ]);
    }

    /// RES-2.
    pub(crate) fn support(&mut self) {
        let relieved = if self.plan.is_solo() { self.solo_support() } else { self.count_support() };
        // CHAP-3: nobody is relieved where the Chaplain has the most.
        if let Some(seat) = relieved.filter(|seat| Some(*seat) != self.plan.chaplain()) {
            self.relieve(seat);
        }
    }

    /// Shown from seat 0 upwards, counted all together. HK-SELFISH.
    fn count_support(&mut self) -> Option<Seat> {
        let mut count: BTreeMap<Seat, usize> = BTreeMap::new();
        let mut got = Vec::new();
        for seat in self.plan.ring() {
            let Some(tile) = self.person(seat).played.take() else { continue };
            let pointing = if self.has(Switch::MirroredSupport) { mirrored(tile) } else { tile };
            let selfish = !self.copies(seat, HardKnock::Selfish).is_empty();
            let to = if selfish { seat } else { self.plan.pointed_at(seat, pointing) };
            *count.entry(to).or_default() += 1;
            got.push((to, tile));
            self.say(Notice::TileRevealed { seat, tile, to });
        }
        for (to, tile) in got {
            let tiles = &mut self.person(to).tiles;
            tiles.push(tile);
            tiles.sort_unstable();
        }
        let top = count.values().max().copied();
        let first: Vec<Seat> = count.into_iter().filter(|&(_, n)| Some(n) == top).map(|(seat, _)| seat).collect();
        let most = if first.len() == 1 { Some(first[0]) } else { None };
        self.say(Notice::SupportCounted { most });
        most.filter(|_| !self.has(Switch::NoSupport))
    }

    /// What the seat may take: so many Hard Knocks, and in the base game the charm instead, after a success.
    fn relieve(&mut self, seat: Seat) {
        let success = self.s.success == Some(true);
        if self.plan.charm_also && !self.s.person(seat).charm_up {
            self.person(seat).charm_up = true;
            self.say(Notice::CharmRecovered { seat });
        }
        let number = if success { Modifier::ReliefAfterSuccess } else { Modifier::ReliefAfterFailure };
        let friend = self.number(Modifier::ReliefFriends) >> seat.number() & 1;
        let knocks = (self.number(number) + friend).min(3);
        let charm = success && !self.plan.charm_also && !self.s.person(seat).charm_up;
        let some = self.discardable(seat) && knocks > 0;
        if some || charm {
            self.say(Notice::ReliefAsked { seat, knocks, charm });
            self.ask(Question::Relief { seat, knocks, charm }, [seat]);
        }
    }

    /// HK-SCARRED
    fn discardable(&self, seat: Seat) -> bool {
        self.s.knocks_of(seat).iter().any(|&card| self.plan.knock(card) != Some(HardKnock::Scarred))
    }

    pub(crate) fn take_relief(&mut self, seat: Seat, relief: Relief) {
        self.answered();
        match relief {
            Relief::Knocks(cards) => {
                cards.iter().collect::<Vec<CardId>>().into_iter().for_each(|card| self.discard_knock(card))
            }
            Relief::Charm => {
                self.person(seat).charm_up = true;
                self.say(Notice::CharmRecovered { seat });
            }
        }
        self.say(Notice::ReliefEnded { seat });
    }

    /// CAMP-1: a Boot Camp is over. ORD-4. RES-3, RES-4.
    pub(crate) fn orders_go(&mut self) {
        if self.plan.boot_camp {
            return self.end(Outcome::BootCampOver);
        }
        let success = self.s.success == Some(true);
        for order in self.s.orders.clone() {
            match self.plan.orders[&order].cancellation {
                Cancellation::EndOfMission => self.drop_order(order, false),
                Cancellation::MissionSucceeded if success => self.drop_order(order, true),
                _ => {}
            }
        }
        self.settle();
        let lost = self.plan.grizzled().into_iter().any(|seat| self.weight(seat) >= self.knock_limit(seat));
        let won = success && self.s.trials.is_empty() && self.s.in_hands() == 0 && self.s.guest.is_none();
        if won && (!lost || self.has(Switch::Posthumous)) {
            self.end(Outcome::Victory);
        } else if lost {
            self.end(Outcome::TooManyKnocks);
        }
    }

    /// HK-WOUNDED
    fn weight(&self, seat: Seat) -> usize {
        let weigh = |card: &CardId| if self.plan.knock(*card) == Some(HardKnock::Wounded) { 2 } else { 1 };
        self.s.knocks_of(seat).iter().map(weigh).sum()
    }

    fn knock_limit(&self, seat: Seat) -> usize {
        let leads = seat == self.s.leader;
        self.number(if leads { Modifier::KnockLimitOfLeader } else { Modifier::KnockLimit }).into()
    }

    /// RES-5, RES-6, REC-4, HK-DEMORALIZED.
    pub(crate) fn morale(&mut self) {
        let tokens = self.s.guest.as_ref().map_or(0, |guest| usize::from(guest.tokens));
        let least = usize::from(self.number(Modifier::DropLeast));
        let most = usize::from(self.number(Modifier::DropMost));
        let base = (self.s.in_hands() + tokens).max(least).min(most);
        let demoralized = |&&(_, card): &&(Seat, CardId)| self.plan.knock(card) == Some(HardKnock::Demoralized);
        let deeper = base + self.s.knocks.iter().filter(demoralized).count();
        let more = i64::from(self.number(Modifier::DropMore) as i8);
        let cards = (deeper as i64 + more).max(1) as usize;
        self.drop_morale(cards.min(self.s.morale.len()));
        if self.s.morale.is_empty() {
            return self.end(Outcome::MoraleLost);
        }
        let limit = self.number(Modifier::HandLimit);
        if limit < u8::MAX && self.s.in_hands() >= usize::from(limit) {
            self.end(Outcome::TooManyCards);
        }
    }

    /// RES-7, HK-TYRANNICAL: a Leader who owns one keeps the token. SOLO-3: left of who acted last, without a Speech.
    pub(crate) fn pass_leader(&mut self) {
        let former = self.s.leader;
        if !self.copies(former, HardKnock::Tyrannical).is_empty() && !self.plan.is_solo() {
            return;
        }
        // If nobody has acted, the one that would have acted first leads.
        let last = if self.plan.is_solo() && self.s.begun { self.s.turn } else { former };
        let seat = self.plan.left_of(last);
        self.s.leader = seat;
        self.say(Notice::LeaderPassed { seat });
        if self.s.speeches > 0 && !self.plan.is_solo() {
            self.s.speeches -= 1;
            self.person(former).tokens += 1;
            self.say(Notice::SpeechTaken { seat: former });
        }
    }
}

fn mirrored(tile: grizzled_core::vocabulary::Tile) -> grizzled_core::vocabulary::Tile {
    use grizzled_core::vocabulary::Tile;
    match tile {
        Tile::Left => Tile::Right,
        Tile::Right => Tile::Left,
        Tile::DoubleLeft => Tile::DoubleRight,
        Tile::DoubleRight => Tile::DoubleLeft,
    }
}

/// Every set of up to so many of these cards, the smaller ones first (CMD-1).
pub(crate) fn reliefs(cards: &[CardId], most: usize) -> Vec<CardSet> {
    (0..=most.min(cards.len())).flat_map(|count| sets(cards, count)).collect()
}

/// Every set of so many of these cards.
fn sets(cards: &[CardId], count: usize) -> Vec<CardSet> {
    if count == 0 {
        return vec![CardSet::EMPTY];
    }
    let with = |at: usize| sets(&cards[at + 1..], count - 1).into_iter().map(move |set| (at, set));
    let all = (0..cards.len()).flat_map(with);
    all.map(|(at, set)| set.union(CardSet::only(cards[at]))).collect()
}
