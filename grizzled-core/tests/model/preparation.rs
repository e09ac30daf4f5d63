//! Preparation (PREP), in the order of section 9: "A Mission starts".

use super::numbers::voices;
use super::run::Run;
use super::state::{Question, Todo};
use grizzled_core::cards::{HardKnock, HelpKind, What, Whom};
use grizzled_core::vocabulary::{Modifier, Pause, Source, Switch, Tile};
use grizzled_core::{Event, Notice, Seat, Secret};

impl Run<'_> {
    /// PREP-0: everybody is in it, and what lasted for one Mission is over.
    pub(crate) fn start_mission(&mut self) {
        self.s.mission = self.s.mission.saturating_add(1);
        self.s.inside = self.plan.grizzled().into_iter().collect();
        self.s.forget_mission();
        self.s.went.clear();
        self.s.success = None;
        self.s.begun = false;
        if let Some(guest) = &mut self.s.guest {
            guest.inside = true;
        }
        self.say(Notice::MissionStarted { number: self.s.mission, seats: self.s.inside.iter().copied().collect() });
        if self.plan.has_modules() {
            self.say(Notice::MissionPrepared);
        }
        if self.plan.is_solo() {
            self.settle();
            return self.next([Todo::FillUp, Todo::CheckFirst]);
        }
        // Who holds what does not change before it is asked, and the Leader does not either.
        self.next([
            Todo::ChaplainPlays,
            Todo::TakeUpHands,
            Todo::DrawOrders,
            Todo::Invite(Pause::MissionStart, self.holders()),
            Todo::AskIntensity,
            Todo::Deal,
            Todo::Frenzied,
            Todo::ExtraDraws,
            Todo::OrdersAfterDeal,
            Todo::RecruitComes,
            Todo::Invite(Pause::AfterDeal, self.holders()),
            Todo::CheckFirst,
        ]);
    }

    /// CHAP-2: one of his tiles, drawn; with none left, none.
    pub(crate) fn chaplain_plays(&mut self) {
        let tiles = self.plan.chaplain().map(|seat| (seat, self.s.person(seat).tiles.clone()));
        if let Some((seat, tiles)) = tiles.filter(|(_, tiles)| !tiles.is_empty()) {
            let tile = self.one_tile(&tiles);
            self.lay(seat, tile);
            self.whisper(Notice::ChaplainPlayed { seat }, Secret::Tile(tile));
        }
        self.settle();
    }

    /// One of these tiles, drawn.
    pub(crate) fn one_tile(&mut self, tiles: &[Tile]) -> Tile {
        let is = |n: usize, event: &Event| event.secret == Secret::Tile(tiles[n]);
        tiles[self.fate.one(tiles.len(), &is)]
    }

    /// A tile goes face down.
    pub(crate) fn lay(&mut self, seat: Seat, tile: Tile) {
        let person = self.person(seat);
        let at = person.tiles.iter().position(|&one| one == tile).expect("the tile is held");
        person.tiles.remove(at);
        person.played = Some(tile);
    }

    /// PREP-1: exact by a Briefing, all of Trials by an effect, or asked.
    pub(crate) fn ask_intensity(&mut self) {
        if let Some(intensity) = self.given() {
            return self.intensity_given(intensity);
        }
        if self.has(Switch::DealAll) {
            // PREP-1: as many rounds as empty the pile, or one where it is empty.
            let rounds = self.s.trials.len().div_ceil(self.plan.seats).max(1) as u8;
            return self.intensity_given(rounds);
        }
        let seat = self.s.leader;
        if self.plan.has_modules() {
            self.say(Notice::IntensityAsked { seat });
        }
        self.ask(Question::Intensity, [seat]);
    }

    fn intensity_given(&mut self, intensity: u8) {
        self.s.intensity = intensity;
        self.say(Notice::IntensityGiven { intensity });
    }

    /// A Briefing's number, unless a Helping Hand gives one, caps it, or deals all of Trials (PRI-1).
    fn given(&self) -> Option<u8> {
        let stronger = |what: What| matches!(what, What::IntensityExactly | What::IntensityAtMost | What::DealAll);
        let help = voices(self.plan, &self.s).into_iter().filter(|voice| matches!(voice.0, Source::Help(_)));
        let overruled = help.into_iter().any(|voice| stronger(voice.2.what));
        self.plan.given_intensity.filter(|_| self.s.mission == 1 && !overruled)
    }

    pub(crate) fn choose_intensity(&mut self, seat: Seat, intensity: u8) {
        self.answered();
        self.s.intensity = intensity;
        self.say(Notice::IntensityChosen { seat, intensity });
    }

    /// PREP-3: card by card from the Leader, until the pile is empty.
    pub(crate) fn deal(&mut self) {
        let round = self.plan.from(self.s.leader, &self.plan.grizzled());
        for _ in 0..self.s.intensity {
            for &seat in &round {
                self.deal_one(seat);
            }
        }
    }

    pub(crate) fn deal_one(&mut self, seat: Seat) {
        let Some(card) = self.top() else { return };
        let secret = self.secret_of(seat, card);
        self.person(seat).hand.insert(card);
        self.whisper(Notice::Dealt { seat }, secret);
    }

    /// HK-FRENZIED, PREP-4: seat after seat from the Leader, two cards for each copy.
    pub(crate) fn frenzied(&mut self) {
        for seat in self.plan.from(self.s.leader, &self.plan.grizzled()) {
            // HK-3: several copies add up; the oldest one is named for all.
            let copies = self.copies(seat, HardKnock::Frenzied);
            if let Some(&card) = copies.first() {
                self.draw(seat, 2 * copies.len() as u8, Source::Knock(card));
            }
        }
    }

    /// Section 9: what effects let seats draw, seat by seat from the Leader, for each in the order of PRI-1.
    pub(crate) fn extra_draws(&mut self) {
        for seat in self.plan.from(self.s.leader, &self.plan.grizzled()) {
            let mut left = [self.number(Modifier::ExtraDraws), 0];
            if seat == self.s.leader {
                left[1] = self.number(Modifier::LeaderDraws);
            }
            for (source, _, effect) in voices(self.plan, &self.s) {
                let of = usize::from(effect.whom == Whom::Leader);
                if effect.what == What::ExtraDraws {
                    let cards = left[of].min(effect.amount as u8);
                    left[of] -= cards;
                    self.draw(seat, cards, source);
                }
            }
        }
    }

    /// PREP-5: the check, and Helping Hands against a failure.
    pub(crate) fn check_first(&mut self) {
        let holders = self.holders();
        let next = [Todo::EndActionFailed, Todo::FirstTurn];
        self.next(next);
        if self.failing().is_some() {
            self.next([Todo::Invite(Pause::FirstFailure, holders)]);
        }
    }

    /// The holders of Helping Hands in the order in which they are asked: clockwise from the Leader, or player by player
    /// (HH-1).
    pub(crate) fn holders(&self) -> Vec<Seat> {
        let round = self.plan.from(self.s.leader, &self.plan.grizzled());
        let mut players: Vec<Seat> = Vec::new();
        for seat in round.into_iter().map(|seat| self.plan.of_player(seat)[0]) {
            if !players.contains(&seat) {
                players.push(seat);
            }
        }
        players
    }

    /// Whether the Helping Hand is an Event for this pause (HH-1).
    pub(crate) fn fits(&self, help: grizzled_core::vocabulary::HelpId, pause: Pause) -> bool {
        let card = self.plan.help[&help];
        card.kind == HelpKind::Event && card.effect.when == moment(pause)
    }
}

/// The moment of a pause.
pub(crate) fn moment(pause: Pause) -> grizzled_core::cards::When {
    use grizzled_core::cards::When;
    match pause {
        Pause::MissionStart => When::MissionStart,
        Pause::AfterDeal => When::AfterDeal,
        Pause::FirstFailure | Pause::Failure => When::Failure,
        Pause::Trap => When::Trap,
        Pause::Support => When::Support,
        _ => When::MoraleDrop,
    }
}

/// PREP-1, PREP-2: the least number, and the greatest on offer.
pub(crate) fn offered(plan: &super::plan::Plan, s: &super::state::State) -> (u8, u8) {
    // Without modules no number of a Mission ever changes.
    let first = s.mission == 1 && !plan.has_modules();
    let least = if first { plan.first_intensity } else { s.number(Modifier::IntensityLeast) };
    let empties = s.trials.len().div_ceil(plan.seats) as u8;
    let cap = match s.number(Modifier::IntensityMost) {
        0 => u8::MAX,
        cap => cap,
    };
    (least, empties.min(cap).max(least))
}
