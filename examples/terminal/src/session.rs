//! One game from its start to its end: who is asked when, what is shown, what is taken back.

use crate::choices::Choices;
use crate::help;
use crate::host::Host;
use crate::input::{self, Key};
use crate::layout::{Style, wrap};
use crate::news;
use crate::options::{Mode, Options};
use crate::screen::Screen;
use crate::texts::{Words, fill};
use grizzled_core::text::{Teller, names};
use grizzled_core::{Command, MAX_SEATS, Notice, Rejection, Rules, Seat, Seen};
use std::io::{self, BufRead, Write};

/// Clears the screen and what can be scrolled back to.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    On,
    Left,
}

/// A decision of a person, with the game as it stood before.
struct Decision {
    seat: Seat,
    before: Host,
    told: usize,
}

/// A game that is played between an input and an output.
pub(crate) struct Session<I, O> {
    options: Options,
    style: Style,
    input: I,
    output: O,
    host: Host,
    /// How much of its stream each seat has been told.
    told: [usize; MAX_SEATS],
    /// The decisions that may still be taken back.
    decisions: Vec<Decision>,
    /// Whom the screen was shown to last.
    shown: Option<Seat>,
}

impl<I: BufRead, O: Write> Session<I, O> {
    pub(crate) fn new(options: Options, colour: bool, input: I, output: O) -> Self {
        let rules = Rules::base(options.players).level(options.level).build().expect("2 to 5 players can play");
        let host = Host::new(rules, options.seed);
        let style = Style { colour };
        Self { options, style, input, output, host, told: [0; MAX_SEATS], decisions: Vec::new(), shown: None }
    }

    /// Plays the game to its end, or until the players leave.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.greet()?;
        let flow = match self.options.mode {
            Mode::Auto => self.watch(),
            Mode::Alone(_) | Mode::HotSeat => self.play(),
        }?;
        if flow == Flow::Left {
            let seed = self.options.seed.to_string();
            self.line(fill(self.words().goodbye, &[&seed]))?;
        }
        self.output.flush()
    }

    fn words(&self) -> &'static Words {
        Words::of(self.options.lang)
    }

    fn line(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn lines(&mut self, lines: Vec<String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    fn greet(&mut self) -> io::Result<()> {
        let Options { players, level, seed, lang, .. } = self.options;
        let level = names::level(lang, level);
        self.line(fill(self.words().seed, &[&players.to_string(), level, &seed.to_string()]))
    }

    fn screen<T>(&self, draw: impl Fn(&Screen<'_>) -> T) -> T {
        draw(&Screen { rules: self.host.rules(), lang: self.options.lang, style: self.style })
    }

    /// Tells of these events as they concern everyone or one seat.
    fn news(&self, events: &[Seen]) -> Vec<String> {
        news::lines(Teller::new(self.options.lang, self.host.rules(), self.host.table()), events)
    }

    /// The bots play alone, and all that the table sees is told.
    fn watch(&mut self) -> io::Result<Flow> {
        let mut told = 0;
        loop {
            let events: Vec<Seen> = self.host.spectators()[told..].to_vec();
            told = self.host.spectators().len();
            for event in events {
                if matches!(event.notice, Notice::MissionStarted { .. }) {
                    self.line("")?;
                }
                self.lines(self.news(&[event]))?;
            }
            let Some(seat) = self.host.awaiting().iter().next() else { return Ok(Flow::On) };
            self.host.let_bot_decide(seat).map_err(refused)?;
        }
    }

    /// People and bots decide in turn; of those who answer a Speech, people first.
    fn play(&mut self) -> io::Result<Flow> {
        loop {
            let awaited = self.host.awaiting();
            let person = awaited.iter().find(|&seat| self.is_person(seat));
            let flow = match (person, awaited.iter().next()) {
                (Some(seat), _) => self.ask(seat)?,
                (None, Some(seat)) => self.host.let_bot_decide(seat).map(|()| Flow::On).map_err(refused)?,
                (None, None) => return self.end().map(|()| Flow::On),
            };
            if flow == Flow::Left {
                return Ok(flow);
            }
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        match self.options.mode {
            Mode::Alone(person) => person == seat,
            Mode::HotSeat => true,
            Mode::Auto => false,
        }
    }

    /// Asks a person until there is a decision.
    fn ask(&mut self, seat: Seat) -> io::Result<Flow> {
        if self.hand_over(seat)? == Flow::Left {
            return Ok(Flow::Left);
        }
        self.show(seat)?;
        loop {
            match self.key()? {
                Key::Number(key) => match self.choice(seat, key) {
                    Some(command) => return self.decide(seat, command),
                    None => self.line(self.words().no_such_key)?,
                },
                Key::Undo if self.undo(seat)? => return Ok(Flow::On),
                Key::Undo => {}
                Key::Help => self.help(seat)?,
                Key::Quit => return Ok(Flow::Left),
                Key::Enter => self.show(seat)?,
                Key::Other => self.line(self.words().keys)?,
            }
        }
    }

    fn key(&mut self) -> io::Result<Key> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let key = input::read(&mut self.input)?;
        // The end of input leaves the cursor behind the prompt.
        if key == Key::Quit { self.line("").map(|()| key) } else { Ok(key) }
    }

    fn choice(&self, seat: Seat, key: usize) -> Option<Command> {
        Choices::new(self.host.rules(), &self.host.client(seat).view).command(key)
    }

    fn help(&mut self, seat: Seat) -> io::Result<()> {
        self.lines(help::lines(self.options.lang, self.host.rules(), &self.host.client(seat).view))
    }

    /// Where people share the screen, it is cleared before another one looks.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Flow> {
        let other = self.shown.replace(seat) != Some(seat);
        if self.options.mode != Mode::HotSeat || !other {
            return Ok(Flow::On);
        }
        let who = Teller::new(self.options.lang, self.host.rules(), self.host.table()).seat(seat).to_string();
        write!(self.output, "{CLEAR}")?;
        self.greet()?;
        self.lines(wrap("", &fill(self.words().hand_over, &[&who]), 0))?;
        let flow = if self.key()? == Key::Quit { Flow::Left } else { Flow::On };
        write!(self.output, "{CLEAR}")?;
        Ok(flow)
    }

    /// What happened since the seat last decided, and what it sees now.
    fn show(&mut self, seat: Seat) -> io::Result<()> {
        self.line("")?;
        self.tell(seat)?;
        self.lines(self.screen(|screen| screen.decision(&self.host.client(seat).view)))
    }

    fn tell(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.news(&self.host.client(seat).stream[self.told[seat.index()]..]);
        if news.is_empty() {
            return Ok(());
        }
        self.line(self.style.strong(self.words().happened))?;
        self.lines(news)?;
        self.line("")
    }

    /// Carries a decision out; while it can still be taken back the game waits.
    fn decide(&mut self, seat: Seat, command: Command) -> io::Result<Flow> {
        let (before, told) = (self.host.clone(), self.told[seat.index()]);
        if let Err(rejection) = self.host.apply(seat, &command) {
            let table = &self.host.client(seat).view.table;
            let text = Teller::new(self.options.lang, self.host.rules(), table).rejection(rejection).to_string();
            return self.line(text).map(|()| Flow::On);
        }
        self.told[seat.index()] = before.client(seat).stream.len();
        self.decisions.push(Decision { seat, before, told });
        self.pause(seat)
    }

    /// Waits where a decision can be taken back, and before the screen goes to somebody else.
    fn pause(&mut self, seat: Seat) -> io::Result<Flow> {
        let undo = self.why_no_undo(seat).is_none();
        let next = self.host.awaiting();
        let handed_over = self.options.mode == Mode::HotSeat && !next.is_empty() && !next.contains(seat);
        if !undo && !handed_over {
            return Ok(Flow::On);
        }
        self.line("")?;
        self.tell(seat)?;
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
            Some(last) if last.seat != seat => Some(self.words().undo_other),
            Some(last) if !self.host.can_go_back_to(&last.before) => Some(self.words().undo_revealed),
            Some(_) => None,
        }
    }

    /// Takes the seat's last decision back, or says why that cannot be.
    fn undo(&mut self, seat: Seat) -> io::Result<bool> {
        if let Some(why) = self.why_no_undo(seat) {
            return self.line(why).map(|()| false);
        }
        if let Some(last) = self.decisions.pop() {
            self.host = last.before;
            self.told[seat.index()] = last.told;
        }
        self.line(self.words().taken_back).map(|()| true)
    }

    /// Tells how it ended: one person the news, people at one screen what everybody saw of the last Mission.
    fn end(&mut self) -> io::Result<()> {
        if let Mode::Alone(seat) = self.options.mode {
            self.line("")?;
            self.tell(seat)?;
        } else {
            write!(self.output, "{CLEAR}")?;
            self.lines(self.news(self.last_mission()))?;
            self.line("")?;
        }
        let outcome = self.host.table().outcome();
        self.lines(self.screen(|screen| screen.table(self.host.table(), None)))?;
        self.line("")?;
        let text = outcome.map_or("", |outcome| names::outcome(self.options.lang, outcome));
        self.line(self.style.strong(text))?;
        self.greet()
    }

    /// What everybody saw of the last Mission.
    fn last_mission(&self) -> &[Seen] {
        let all = self.host.spectators();
        let starts = |seen: &Seen| matches!(seen.notice, Notice::MissionStarted { .. });
        &all[all.iter().rposition(starts).unwrap_or(0)..]
    }
}

/// A bot's decision that the game refuses: a defect, told as an error.
fn refused(rejection: Rejection) -> io::Error {
    io::Error::other(rejection.to_string())
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
