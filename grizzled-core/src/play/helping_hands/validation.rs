//! Where Helping Hands lie (HH-4): each before one seat, in force, or with a seat that is choosing.

use crate::play::validation::{Claim, InvalidEvent, Verdict, must};
use crate::rules::HelpPlan;
use crate::state::{Agenda, Knowledge};
use crate::vocabulary::{HelpId, HelpSet, Seat, SeatSet, Secret};

impl Claim<'_> {
    /// ONE-1: the seat draws two that lie nowhere, and knows of nothing else that it could forget.
    pub(in crate::play) fn help_offered(&self, seat: Seat) -> Verdict {
        must(self.rules.help == HelpPlan::DrawTwo, InvalidEvent::NotInThisGame)?;
        self.player(seat)?;
        let Secret::Help(one, other) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        must(self.state.known(seat) == Knowledge::Nothing, InvalidEvent::AlreadySetUp)?;
        must(one != other && self.lies_nowhere(one, seat) && self.lies_nowhere(other, seat), InvalidEvent::NotThere)
    }

    /// Whether it is in the game, and no other seat has to do with it.
    fn lies_nowhere(&self, help: HelpId, but: Seat) -> bool {
        let table = &self.table;
        let others = SeatSet::first(u8::MAX).without(but);
        let known = others.iter().map(|seat| offered(self.state.known(seat))).fold(HelpSet::EMPTY, HelpSet::union);
        let lying =
            table.helping_hands.held.into_iter().fold(table.helping_hands.in_force.union(known), HelpSet::union);
        self.rules.roster.helping_hands().contains(help) && !lying.contains(help)
    }

    /// Who is asked what to keep has drawn two.
    pub(in crate::play) fn help_asked(&self, seats: SeatSet) -> Verdict {
        self.players(seats)?;
        must(seats.iter().all(|seat| matches!(self.state.known(seat), Knowledge::Help(..))), InvalidEvent::NotAsked)
    }

    /// It keeps one of the two.
    pub(in crate::play) fn help_chosen(&self, seat: Seat) -> Verdict {
        let Secret::Kept(kept) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        self.answers(seat, self.table.agenda == Agenda::Keep)?;
        let Knowledge::Help(one, other) = self.state.known(seat) else { return Err(InvalidEvent::NotAsked) };
        must(kept == one || kept == other, InvalidEvent::NotThere)
    }

    /// What it kept, or what the setup lays before it (HH-3), which may know an Order from a given position (SET-6).
    pub(in crate::play) fn help_held(&self, seat: Seat, help: HelpId) -> Verdict {
        self.has_help().and(self.player(seat))?;
        let fits = match self.state.known(seat) {
            Knowledge::Nothing | Knowledge::Order(_) => true,
            Knowledge::Kept(kept) => kept == help,
            Knowledge::Orders(..) | Knowledge::Help(..) => false,
        };
        must(fits, InvalidEvent::NotThere)?;
        must(self.lies_nowhere(help, seat), InvalidEvent::NotThere)
    }

    /// Helping Hands take part.
    pub(in crate::play) fn has_help(&self) -> Verdict {
        must(self.rules.help != HelpPlan::None, InvalidEvent::NotInThisGame)
    }

    /// HH-1: what is used lay before the seat.
    pub(in crate::play) fn help_used(&self, seat: Seat, help: HelpId) -> Verdict {
        must(self.table.helping_hands.held[seat.index()].contains(help), InvalidEvent::NotThere)
    }
}

/// The Helping Hands that a seat has drawn or keeps unseen.
fn offered(known: Knowledge) -> HelpSet {
    match known {
        Knowledge::Help(one, other) => [one, other].into_iter().collect(),
        Knowledge::Kept(help) => [help].into_iter().collect(),
        Knowledge::Nothing | Knowledge::Orders(..) | Knowledge::Order(_) => HelpSet::EMPTY,
    }
}
