//! A person's decision: carried out, kept, and taken back where nothing was drawn or shown since.

use super::{Decision, Flow, Session};
use crate::input::Key;
use crate::options::Who;
use crate::setting;
use grizzled_core::{Command, Seat};
use std::io::{self, BufRead, Write};

impl<I: BufRead, O: Write> Session<I, O> {
    /// Carries a decision out; while it can still be taken back the game waits.
    pub(super) fn decide(&mut self, seat: Seat, command: Command) -> io::Result<Flow> {
        let player = self.host.player(seat).index();
        let (before, seen) = (self.host.clone(), self.seen[player]);
        if let Err(rejection) = self.host.apply(seat, &command) {
            let table = &self.host.client(seat).view.table;
            let text = setting::narrator(self.options.lang, self.host.rules(), table).rejection(rejection).to_string();
            return self.line(text).map(|()| Flow::On);
        }
        self.keep_decision()?;
        self.seen[player] = before.events();
        self.decisions.push(Decision { seat, before, seen });
        self.pause(seat)
    }

    /// Waits where a decision can be taken back, and before the screen goes to somebody else.
    fn pause(&mut self, seat: Seat) -> io::Result<Flow> {
        let undo = self.why_no_undo(seat).is_none();
        let next = self.host.awaiting();
        let goes_on = next.iter().any(|other| self.host.player(other) == self.host.player(seat));
        let handed_over = self.options.who == Who::HotSeat && !next.is_empty() && !goes_on;
        if !undo && !handed_over {
            return Ok(Flow::On);
        }
        self.line("")?;
        self.show_news(seat)?;
        let prompt = if undo { self.words().pause } else { self.words().pause_final };
        loop {
            self.line(prompt)?;
            match self.key()? {
                Key::Enter => return Ok(Flow::On),
                Key::Undo if self.undo(seat)? => return Ok(Flow::On),
                Key::Quit => return Ok(Flow::Left),
                Key::Undo | Key::Number(_) | Key::Help | Key::Other => {}
            }
        }
    }

    /// Why the seat cannot take its last decision back, if it cannot.
    fn why_no_undo(&self, seat: Seat) -> Option<&'static str> {
        match self.decisions.last() {
            None => Some(self.words().nothing_to_undo),
            Some(last) if self.host.player(last.seat) != self.host.player(seat) => Some(self.words().undo_other),
            Some(last) if !self.host.can_go_back_to(&last.before) => Some(self.words().undo_revealed),
            Some(_) => None,
        }
    }

    /// Takes the seat's last decision back, or says why that cannot be.
    pub(super) fn undo(&mut self, seat: Seat) -> io::Result<bool> {
        if let Some(why) = self.why_no_undo(seat) {
            return self.line(why).map(|()| false);
        }
        if let Some(last) = self.decisions.pop() {
            self.host = last.before;
            self.seen[self.host.player(seat).index()] = last.seen;
            self.keep_decision()?;
        }
        self.line(self.words().taken_back).map(|()| true)
    }
}
