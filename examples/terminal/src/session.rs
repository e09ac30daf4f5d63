//! One game from its start to its end: who is asked when, and what is shown.

mod decisions;

use crate::cards::cards;
use crate::choices::Choices;
use crate::help;
use crate::host::Host;
use crate::input::{self, Key};
use crate::journal::Journal;
use crate::layout::{Style, wrap};
use crate::logs;
use crate::news;
use crate::options::{Difficulty, Mode, Options, Who};
use crate::screen::Screen;
use crate::setting;
use crate::texts::{Words, fill};
use grizzled_core::cards::Chapter;
use grizzled_core::text::names;
use grizzled_core::vocabulary::MAX_SEATS;
use grizzled_core::{Command, Notice, Rejection, Seat, Seen};
use std::io::{self, BufRead, Write};

/// Clears the screen and the scroll-back.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    On,
    Left,
}

/// A decision of a person, with the game as it stood before.
struct Decision {
    seat: Seat,
    before: Host,
    seen: usize,
}

/// A game that is played between an input and an output.
pub(crate) struct Session<I, O> {
    pub(crate) options: Options,
    pub(crate) style: Style,
    input: I,
    output: O,
    pub(crate) host: Host,
    /// Where the game is kept.
    pub(crate) journal: Option<Journal>,
    /// The Chapter that is played, if it is one.
    chapter: Option<&'static Chapter>,
    /// How much of its stream each player has been shown, by its first seat.
    seen: [usize; MAX_SEATS],
    /// The decisions that may still be taken back.
    decisions: Vec<Decision>,
    /// To which player the screen was shown last, by its first seat.
    shown: Option<Seat>,
}

impl<I: BufRead, O: Write> Session<I, O> {
    pub(crate) fn new(options: Options, host: Host, colour: bool, input: I, output: O) -> Self {
        let style = Style { colour };
        let chapter = cards().chapter(options.chapter).filter(|_| options.mode == Mode::Chapter);
        let (seen, decisions, shown) = (known(&host), Vec::new(), None);
        Self { options, style, input, output, host, journal: None, chapter, seen, decisions, shown }
    }

    /// Keeps the game in this file.
    pub(crate) fn kept(mut self, journal: Option<Journal>) -> Self {
        self.journal = journal;
        self
    }

    /// Starts on the game of this Chapter, which the host has already.
    pub(crate) fn begin(&mut self, chapter: &'static Chapter) {
        self.seen = known(&self.host);
        self.chapter = Some(chapter);
        self.decisions.clear();
    }

    /// Plays the game to its end, or until the players leave.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.greet()?;
        match self.play_on()? {
            Flow::On => self.finish_log()?,
            Flow::Left => {
                self.say_how_it_goes_on(self.words().log_goes_on)?;
                self.say_goodbye()?;
            }
        }
        self.finish()
    }

    /// The game is over: its log takes the place of its journal.
    fn finish_log(&mut self) -> io::Result<()> {
        let Some(journal) = self.journal.take() else { return Ok(()) };
        let path = journal.path().to_owned();
        drop(journal);
        logs::store(&path, &self.host.finished_log())
    }

    pub(crate) fn say_how_it_goes_on(&mut self, how: &str) -> io::Result<()> {
        let Some(journal) = &self.journal else { return Ok(()) };
        let text = fill(how, &[&journal.path().display().to_string()]);
        self.line(text)
    }

    /// Keeps what was decided, before anybody is shown what came of it.
    fn keep_decision(&mut self) -> io::Result<()> {
        self.journal.as_mut().map_or(Ok(()), |journal| journal.follow(&self.host))
    }

    fn let_bot_decide(&mut self, seat: Seat) -> io::Result<Flow> {
        self.host.let_bot_decide(seat).map_err(refused)?;
        self.keep_decision().map(|()| Flow::On)
    }

    /// Plays the game that is on the table.
    pub(crate) fn play_on(&mut self) -> io::Result<Flow> {
        match self.options.who {
            Who::Auto => self.watch(),
            Who::Alone(_) | Who::HotSeat => self.play(),
        }
    }

    pub(crate) fn say_goodbye(&mut self) -> io::Result<()> {
        let seed = self.options.seed.to_string();
        self.line(fill(self.words().goodbye, &[&seed]))
    }

    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.options.lang)
    }

    pub(crate) fn line(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    pub(crate) fn lines(&mut self, lines: Vec<String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    pub(crate) fn greet(&mut self) -> io::Result<()> {
        let (words, players) = (self.words(), self.options.players);
        let who =
            if players == 1 { words.players_one.to_owned() } else { fill(words.players, &[&players.to_string()]) };
        self.line(fill(words.seed, &[&who, &self.what_is_played(), &self.options.seed.to_string()]))
    }

    /// What is played, and how hard it is.
    fn what_is_played(&self) -> String {
        let (words, options) = (self.words(), &self.options);
        let difficulty = words.difficulties[match options.difficulty {
            Difficulty::Beginner => 0,
            Difficulty::Grizzled => 1,
            Difficulty::Veteran => 2,
        }];
        match options.mode {
            Mode::Base => names::level(options.lang, options.level).to_owned(),
            Mode::OneShot => format!("{} {difficulty}", words.one_shot),
            Mode::Duo => format!("{} {difficulty}", words.duo),
            Mode::Solo => words.solo.to_owned(),
            Mode::Chapter => self.chapter_title(options.chapter),
            Mode::Campaign => words.campaign.to_owned(),
        }
    }

    /// The Chapter's number and name.
    pub(crate) fn chapter_title(&self, chapter: u8) -> String {
        let name = cards().pack.chapters.get(usize::from(chapter)).map_or("", |card| card.name);
        fill(self.words().chapter, &[&chapter.to_string(), names::of_pack(self.options.lang, name)])
    }

    pub(crate) fn screen<T>(&self, draw: impl Fn(&Screen<'_>) -> T) -> T {
        let (rules, lang, style) = (self.host.rules(), self.options.lang, self.style);
        draw(&Screen { rules, lang, style, chapter: self.chapter })
    }

    /// The lines for these events, as everyone or one seat sees them.
    fn news(&self, events: &[Seen]) -> Vec<String> {
        news::lines(setting::narrator(self.options.lang, self.host.rules(), self.host.table()), events)
    }

    /// The bots play alone, and all that the table sees is printed.
    fn watch(&mut self) -> io::Result<Flow> {
        let mut printed = self.host.before_this_mission();
        loop {
            let events: Vec<Seen> = self.host.spectators()[printed..].to_vec();
            printed = self.host.spectators().len();
            for event in events {
                if matches!(event.notice, Notice::MissionStarted { .. }) {
                    self.line("")?;
                }
                self.lines(self.news(&[event]))?;
            }
            let Some(seat) = self.host.awaiting().iter().next() else { return Ok(Flow::On) };
            self.let_bot_decide(seat)?;
        }
    }

    /// People and bots decide in turn; of those who answer a Speech, people first.
    fn play(&mut self) -> io::Result<Flow> {
        loop {
            let awaited = self.host.awaiting();
            let person = awaited.iter().find(|&seat| self.is_person(seat));
            let flow = match (person, awaited.iter().next()) {
                (Some(seat), _) => self.ask(seat)?,
                (None, Some(seat)) => self.let_bot_decide(seat)?,
                (None, None) => return self.end().map(|()| Flow::On),
            };
            if flow == Flow::Left {
                return Ok(flow);
            }
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        match self.options.who {
            Who::Alone(person) => self.host.player(person) == self.host.player(seat),
            Who::HotSeat => true,
            Who::Auto => false,
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

    pub(crate) fn key(&mut self) -> io::Result<Key> {
        // Nobody waits for the disk while bots decide.
        if let Some(journal) = &self.journal {
            journal.sync()?;
        }
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
        self.lines(self.screen(|screen| help::lines(screen, &self.host.client(seat).view)))
    }

    /// Where people share the screen, it is cleared before the next one looks.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Flow> {
        let player = self.host.player(seat);
        let other = self.shown.replace(player) != Some(player);
        if self.options.who != Who::HotSeat || !other {
            return Ok(Flow::On);
        }
        let who = self.player_name(player);
        write!(self.output, "{CLEAR}")?;
        self.greet()?;
        self.lines(wrap("", &fill(self.words().hand_over, &[&who]), 0))?;
        let flow = if self.key()? == Key::Quit { Flow::Left } else { Flow::On };
        write!(self.output, "{CLEAR}")?;
        Ok(flow)
    }

    /// The Grizzled of the player with this first seat.
    fn player_name(&self, player: Seat) -> String {
        let narrator = setting::narrator(self.options.lang, self.host.rules(), self.host.table());
        let seats = self.host.rules().seats_of_player(player).iter();
        let names: Vec<String> = seats.map(|seat| narrator.seat(seat).to_string()).collect();
        names.join(" + ")
    }

    /// What happened since the player last decided, and what it sees now.
    fn show(&mut self, seat: Seat) -> io::Result<()> {
        self.line("")?;
        self.show_news(seat)?;
        self.lines(self.screen(|screen| screen.decision(&self.host, seat)))
    }

    fn show_news(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.news(&self.host.news(seat, self.seen[self.host.player(seat).index()]));
        if news.is_empty() {
            return Ok(());
        }
        self.line(self.style.strong(self.words().happened))?;
        self.lines(news)?;
        self.line("")
    }

    /// Shows how it ended: to one person the news, to people at one screen what everybody saw of the last Mission.
    fn end(&mut self) -> io::Result<()> {
        if let Who::Alone(seat) = self.options.who {
            self.line("")?;
            self.show_news(seat)?;
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
        if self.options.mode == Mode::Campaign { Ok(()) } else { self.greet() }
    }

    /// What everybody saw of the last Mission.
    fn last_mission(&self) -> &[Seen] {
        &self.host.spectators()[self.host.before_this_mission()..]
    }
}

/// How much of its stream each player knows already, by its first seat: of a game that goes on, what came before its last
/// decision.
fn known(host: &Host) -> [usize; MAX_SEATS] {
    let mut known = [0; MAX_SEATS];
    for seat in host.rules().grizzled().iter() {
        known[seat.index()] = host.known(seat);
    }
    known
}

/// A bot's decision that the game refuses: a defect, reported as an error.
fn refused(rejection: Rejection) -> io::Error {
    io::Error::other(rejection.to_string())
}

#[cfg(test)]
#[path = "session_tests.rs"]
pub(crate) mod tests;
