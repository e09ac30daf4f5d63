//! What a seat can believe of what it does not see: complete states that agree with all it was ever told.
//!
//! A [`Record`] follows the stream of one seat and remembers: the cards that went back into Trials after a failure, those it
//! looked at or handed over, the Order on top of its deck, the tiles that others were handed. A [`Belief`] draws from it
//! states of the game in which all that is as the seat has seen it, and nothing of the true state goes in: there is only the
//! record.
//!
//! A sample is as likely as chance makes it: the deck, its shuffles, the tiles and the cards of modules were drawn evenly. What
//! others decide is not taken for a hint. What they have decided in secret, a tile face down or an answer to a Speech, is
//! any of what they could choose, evenly. Who knows more about how others play weighs the samples:
//! [`Belief::sample_weighed`].
//!
//! Where one player hands another a card that this seat does not see, or puts one under Trials (cards of *Armistice* can have
//! it so), a belief no longer remembers which of that hand's cards were known, and takes the card for one of the last shuffle.
//! That a seat had nothing left but to withdraw (HK-LOCK) is not remembered either. Samples agree with the view in
//! these cases too, but their weights are near and not exact.
//!
//! ```
//! use grizzled_core::belief::{Belief, Record};
//! use grizzled_core::{Event, Game, Scenario, Seat, Seeded, Setup, Viewer};
//!
//! let rules = Scenario::base(4).rules()?;
//! let mut log: Vec<Event> = Vec::new();
//! let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
//!
//! let mut record = Record::new(Seat::S2);
//! for event in &log {
//!     record.follow(&rules, &game.redact(event, Viewer::Seat(Seat::S2)))?;
//! }
//!
//! let belief = Belief::new(&rules, &record);
//! let mut possible = Game::empty(&rules);
//! possible.restore(&belief.sample(&mut Seeded::new(2)));
//! assert_eq!(possible.view(Seat::S2), game.view(Seat::S2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Imports from the rooms that make a game.

mod cards;
mod deal;
mod hand;
mod joint;
mod roster;
mod split;
#[cfg(test)]
mod tests;
mod tiles;
mod weights;

use crate::play::Chance;
use crate::rules::Rules;
use crate::state::{Agenda, Answer, State};
use crate::views::{NotForViewer, SeatView, Seen};
use crate::vocabulary::{Notice, Seat, SeatSet, Threat};
use cards::Cards;
use deal::Deal;
use roster::RosterKnown;
use tiles::{Drawn, TilesKnown};
use weights::{Urn, fraction};

use alloc::vec::Vec;

/// What one seat has been told so far, and what it remembers of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    view: SeatView,
    cards: Cards,
    tiles: TilesKnown,
    roster: RosterKnown,
    /// Who has answered the Speech under way (ACT-SPEECH-SECRET).
    answered: SeatSet,
}

impl Record {
    /// The record of this seat before the first event.
    #[must_use]
    pub fn new(seat: Seat) -> Self {
        Self {
            view: SeatView::new(seat),
            cards: Cards::new(),
            tiles: TilesKnown::new(),
            roster: RosterKnown::new(),
            answered: SeatSet::EMPTY,
        }
    }

    /// What the seat sees now.
    #[must_use]
    pub const fn view(&self) -> &SeatView {
        &self.view
    }

    /// Takes the next event of this seat's stream into account.
    ///
    /// # Errors
    ///
    /// When the event was made for somebody else, or carries a secret that this seat may not see. The record is as before.
    pub fn follow(&mut self, rules: &Rules, seen: &Seen) -> Result<(), NotForViewer> {
        let (before, me) = (self.view.table, self.view.seat);
        self.view.evolve(rules, seen)?;
        let (notice, secret) = (&seen.notice, &seen.secret);
        self.cards.follow(me, &before, notice, secret);
        self.tiles.follow(rules, notice, secret);
        self.roster.follow(me, notice, secret);
        match *notice {
            Notice::SpeechMade { .. } => self.answered = SeatSet::EMPTY,
            Notice::SpeechAnswered { seat } => self.answered.insert(seat),
            Notice::SpeechRevealed { seat, .. } => self.answered.remove(seat),
            _ => {}
        }
        Ok(())
    }
}

/// The states that can be, for one seat at one moment.
#[derive(Clone, Debug)]
pub struct Belief<'a> {
    rules: &'a Rules,
    record: &'a Record,
    /// What the seat sees, in a state without anything else.
    seen: State,
    deal: Deal,
    tiles: Vec<Drawn>,
    tiles_urn: Urn,
}

impl<'a> Belief<'a> {
    /// What the owner of the record can believe now.
    #[must_use]
    pub fn new(rules: &'a Rules, record: &'a Record) -> Self {
        let mut seen = State::EMPTY;
        seen.table = record.view.table;
        let together = record.tiles.together(rules);
        Self {
            rules,
            record,
            seen,
            deal: Deal::new(rules, &record.view.table, &record.cards),
            tiles_urn: Urn::new(together.iter().map(|drawn| drawn.1)),
            tiles: together.into_iter().map(|drawn| drawn.0).collect(),
        }
    }

    /// A state that can be: each as likely as chance makes it. The seat's view of it is the one of the record.
    ///
    /// For [`Game::restore`](crate::Game::restore), in a game by the same rules. Where events are missing in the record, or
    /// were never those of a game, nothing is promised of what lies hidden.
    #[must_use]
    pub fn sample(&self, chance: &mut impl Chance) -> State {
        let mut state = self.seen;
        self.deal.sample(&mut state, &self.record.cards, chance);
        self.sample_tiles(&mut state, chance);
        let sampled = self.record.roster.sample(self.rules, &state.table, self.me(), chance);
        (state.known, state.roster_decks) = (sampled.known, sampled.decks);
        self.keep_own(&mut state);
        if let Agenda::Speech { threat, .. } = state.table.agenda {
            self.sample_answers(&mut state, threat, chance);
        }
        state.refresh_hash();
        state
    }

    /// A state that can be, where some are likelier than chance makes them: `weight` says how likely, from 0 to 1, and is asked
    /// for one sample after the other until one is taken. After `tries` of them the last one is.
    ///
    /// ```
    /// # use grizzled_core::belief::{Belief, Record};
    /// # use grizzled_core::{Event, Game, Scenario, Seat, Seeded, Setup, Viewer};
    /// # let rules = Scenario::base(4).rules()?;
    /// # let mut log: Vec<Event> = Vec::new();
    /// # let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
    /// # let mut record = Record::new(Seat::S2);
    /// # log.iter().try_for_each(|event| record.follow(&rules, &game.redact(event, Viewer::Seat(Seat::S2))))?;
    /// // Whoever is sure that seat 1 holds a double tile.
    /// let double = |state: &grizzled_core::State| {
    ///     let [.., left, right] = state.own(Seat::S0).tiles.to_array();
    ///     if left + right > 0 { 1.0 } else { 0.0 }
    /// };
    /// let state = Belief::new(&rules, &record).sample_weighed(1000, double, &mut Seeded::new(3));
    /// assert_eq!(double(&state), 1.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sample_weighed(&self, tries: u32, weight: impl Fn(&State) -> f64, chance: &mut impl Chance) -> State {
        let mut state = self.sample(chance);
        for _ in 1..tries {
            if fraction(chance) < weight(&state) {
                break;
            }
            state = self.sample(chance);
        }
        state
    }

    const fn me(&self) -> Seat {
        self.record.view.seat
    }

    fn sample_tiles(&self, state: &mut State, chance: &mut impl Chance) {
        let Some(drawn) = self.tiles.get(self.tiles_urn.draw(chance)) else { return };
        for seat in self.rules.tile_holders().without(self.me()).iter() {
            let played = state.table.seat(seat).tile_played;
            let own = &mut state.own[seat.index()];
            (own.tiles, own.tile) = self.record.tiles.held(seat, drawn, played, chance);
        }
    }

    /// What the seat sees of its own is so. A hand that it has put down it does not see (DUO-2).
    fn keep_own(&self, state: &mut State) {
        let (view, me) = (&self.record.view, self.me());
        let hand = state.own[me.index()].hand;
        state.own[me.index()] = view.own;
        state.known[me.index()] = view.known;
        if view.table.put_down.contains(me) {
            state.own[me.index()].hand = hand;
        }
    }

    /// ACT-SPEECH-SECRET: whoever has answered showed one of its cards that bear the threat, or none.
    fn sample_answers(&self, state: &mut State, threat: Threat, chance: &mut impl Chance) {
        for seat in self.record.answered.without(self.me()).iter() {
            let own = &mut state.own[seat.index()];
            let cards = own.hand.intersection(self.rules.catalog.bearing(threat));
            let answer = chance.below(u32::from(cards.len()) + 1) as usize;
            own.answer = cards.get(answer).map_or(Answer::Decline, Answer::Discard);
        }
    }
}
