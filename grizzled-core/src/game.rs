//! One game: rules, state, and everything that can be asked of them.

use core::borrow::Borrow;

use crate::play::validation::{InvalidEvent, can_wait, settles, validate};
use crate::play::{Asking, Chance, Legal, Run, Setup, SetupError};
use crate::rules::Rules;
use crate::state::{State, Table};
use crate::views::{RefereeView, SeatView, Seen, SpectatorView, Viewer, redact};
use crate::vocabulary::{ApplyError, Command, Event, Outcome, Recorder, Rejection, Seat, SeatSet, Sink};

/// A game as its host holds it: it knows everything, so it never goes to a client. Its `Debug` prints what everyone sees.
///
/// In which order to call what:
///
/// 1. [`Scenario::base`](crate::Scenario::base) and [`Game::new`]; the events of the set-up go to the sink.
/// 2. While [`Game::awaiting`] names seats, ask one of them: show it [`Game::view`] and
///    [`Game::legal`], and give its answer to [`Game::apply`]. Send what the sink got to every client,
///    through [`Game::redact`].
/// 3. When nobody is awaited, [`Game::outcome`] says how it ended.
///
/// ```
/// use grizzled_core::{Chance, Event, Game, Scenario, Seeded, Setup};
///
/// let rules = Scenario::base(3).rules()?;
/// let mut chance = Seeded::new(1914);
/// let mut log: Vec<Event> = Vec::new();
/// let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut log)?;
/// while let Some(seat) = game.awaiting().iter().next() {
///     let legal = game.legal(seat);
///     let choice = chance.below(legal.len() as u32) as usize;
///     let command = legal.get(choice).expect("a seat that is awaited can do something");
///     game.apply(seat, &command, &mut chance, &mut log)?;
/// }
/// assert!(game.outcome().is_some());
/// assert_eq!(Game::replay(rules, &log), game, "the log is the game");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Rules are larger than the state of a game. Whoever holds many games by the same rules shares them: a `Game<&Rules>` or a
/// `Game<Arc<Rules>>` does everything that a `Game` does.
///
/// ```
/// use grizzled_core::{Game, Rules, Scenario, Seeded, Setup};
///
/// let rules = Scenario::base(4).rules()?;
/// let game = |seed| Game::new(&rules, &Setup::default(), &mut Seeded::new(seed), &mut ());
/// let games: Vec<Game<&Rules>> = (0..1000).map(game).collect::<Result<_, _>>()?;
/// assert!(games.iter().all(|game| !game.awaiting().is_empty()));
/// assert!(size_of::<Game<&Rules>>() < size_of::<Game>() / 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game<R = Rules> {
    rules: R,
    state: State,
    /// Whether the last event leaves something to follow.
    midway: bool,
}

impl<R: Borrow<Rules>> Game<R> {
    /// Sets up a game and starts its first Mission.
    ///
    /// # Errors
    ///
    /// When the setup cannot be played by these rules. Nothing is drawn or recorded then.
    pub fn new<C: Chance, S: Sink>(rules: R, setup: &Setup, chance: &mut C, sink: &mut S) -> Result<Self, SetupError> {
        // Checked where they will lie: rules are large, and are copied once more if they are asked before they move.
        let mut game = Self::empty(rules);
        setup.check(game.rules.borrow())?;
        Run { rules: game.rules.borrow(), state: &mut game.state, chance, sink }.set_up(setup);
        game.midway = false;
        Ok(game)
    }

    /// Carries out a seat's command: every event evolves the state, then goes to the sink.
    ///
    /// # Errors
    ///
    /// When the command is not legal for the seat now. The state, the sink and the chance are as before.
    ///
    /// A sink or a chance that panics leaves the game half-way; go on from a copy.
    pub fn apply<C: Chance, S: Sink>(
        &mut self,
        seat: Seat,
        command: &Command,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Rejection> {
        let rules = self.rules.borrow();
        let asking = Asking::of(rules, &self.state, seat);
        if self.midway {
            return asking.midway();
        }
        let allowed = asking.check(command)?;
        Run { rules, state: &mut self.state, chance, sink }.decide(allowed);
        Ok(())
    }

    /// Carries out a seat's command where the log still has as many events as when the seat chose it. A command that is sent
    /// twice, or that crossed another's, then cannot answer the next question.
    ///
    /// The log is one that has taken all events of this game. `History::apply_at`, with the feature `alloc`, takes into
    /// account that decisions can be taken back, too.
    ///
    /// ```
    /// use grizzled_core::{ApplyError, Command, Event, Game, Scenario, Seat, Seeded, Setup};
    ///
    /// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    /// let (mut chance, mut log) = (Seeded::new(1), Vec::<Event>::new());
    /// let mut game = Game::new(Scenario::base(3).rules()?, &setup, &mut chance, &mut log)?;
    ///
    /// // A double click: both messages say how many events the player had seen.
    /// let (command, seen) = (Command::Intensity(3), log.len() as u32);
    /// game.apply_at(seen, Seat::S0, &command, &mut chance, &mut log)?;
    /// let again = game.apply_at(seen, Seat::S0, &command, &mut chance, &mut log);
    /// assert_eq!(again, Err(ApplyError::Stale));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When there were more events since, or fewer, or when the command is not legal for the seat now. Everything is as before.
    pub fn apply_at<C: Chance, L: Recorder>(
        &mut self,
        events: u32,
        seat: Seat,
        command: &Command,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), ApplyError> {
        if events != log.recorded() {
            return Err(ApplyError::Stale);
        }
        Ok(self.apply(seat, command, chance, log)?)
    }

    /// Whether the command is legal for the seat now.
    ///
    /// # Errors
    ///
    /// The reason why it is not.
    pub fn check(&self, seat: Seat, command: &Command) -> Result<(), Rejection> {
        let asking = Asking::of(self.rules(), &self.state, seat);
        if self.midway { asking.midway() } else { asking.check(command).map(drop) }
    }

    /// The seats that the game waits for: several at once for a Speech, none when it is over or stands
    /// [midway](Game::is_midway).
    #[must_use]
    pub const fn awaiting(&self) -> SeatSet {
        if self.midway { SeatSet::EMPTY } else { self.state.table.awaited }
    }

    /// Whether the game stands in the middle of what follows from a command, or of its set-up: some of the events have
    /// been taken into account ([`Game::evolve_unchecked`]), and more belong to them. Nobody can do anything until they have.
    ///
    /// ```
    /// use grizzled_core::{Event, Game, Scenario, Seeded, Setup};
    ///
    /// let rules = Scenario::base(3).rules()?;
    /// let mut log: Vec<Event> = Vec::new();
    /// Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
    /// let mut game = Game::empty(rules);
    /// for event in &log {
    ///     assert!(game.is_midway() && game.awaiting().is_empty());
    ///     game.evolve_unchecked(event);
    /// }
    /// assert!(!game.is_midway(), "the Leader is asked for the intensity");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_midway(&self) -> bool {
        self.midway
    }

    /// What the seat may do now: complete, sound, in a fixed order (CMD-1).
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Legal {
        if self.midway {
            return Legal::Nothing;
        }
        Asking::of(self.rules(), &self.state, seat).legal()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.table.outcome()
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.rules.borrow()
    }

    /// A copy of the game that shares the rules of this one.
    ///
    /// ```
    /// use grizzled_core::{Game, Scenario, Seeded, Setup};
    ///
    /// let mut chance = Seeded::new(1);
    /// let game = Game::new(Scenario::base(3).rules()?, &Setup::default(), &mut chance, &mut ())?;
    /// let mut tried = game.shared();
    /// tried.apply(game.table().leader, &game.legal(game.table().leader).get(0).unwrap(), &mut chance, &mut ())?;
    /// assert_ne!(tried.state(), game.state());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shared(&self) -> Game<&Rules> {
        Game { rules: self.rules(), state: self.state, midway: self.midway }
    }

    /// What everyone sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.state.table
    }

    /// Everything, for the host.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What the player of the seat sees; nothing for a seat that nobody plays.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<SeatView> {
        self.rules().grizzled().contains(seat).then(|| SeatView::of(&self.state, seat))
    }

    /// What someone who only watches sees.
    #[must_use]
    pub fn spectator_view(&self) -> SpectatorView {
        SpectatorView::of(&self.state)
    }

    /// What the referee sees: everything.
    #[must_use]
    pub fn referee_view(&self) -> RefereeView {
        RefereeView::of(&self.state)
    }

    /// The event as the viewer sees it.
    #[must_use]
    pub fn redact(&self, event: &Event, viewer: Viewer) -> Seen {
        redact(self.rules(), event, viewer)
    }

    /// The hash of everything in play, the same on every platform: for hosts to compare.
    ///
    /// Never send it to a player. It covers what is hidden, and one who follows how it changes can work out every
    /// card.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.state.hash_value()
    }

    /// The game that these events record. Runs no rules, so an old log gives the old game.
    ///
    /// The events are taken at their word: they must come from [`Game::new`] and [`Game::apply`]. A log that comes from
    /// a stranger goes event by event through [`Game::evolve`].
    #[must_use]
    pub fn replay<'a>(rules: R, events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut game = Self::empty(rules);
        events.into_iter().for_each(|event| game.evolve_unchecked(event));
        game
    }

    /// The game before its first event, from which a log is replayed.
    #[must_use]
    pub const fn empty(rules: R) -> Self {
        Self { rules, state: State::EMPTY, midway: true }
    }

    /// Takes an event of this game into account that was recorded elsewhere: one step of [`Game::replay`].
    pub fn evolve_unchecked(&mut self, event: &Event) {
        let rules = self.rules.borrow();
        self.state.evolve_unchecked(&rules.catalog, event);
        self.midway = !settles(rules, &self.state.table, &event.notice);
    }

    /// Takes an event into account that somebody else recorded, after a check that it can have happened to this game.
    ///
    /// After events that were all accepted, every card lies in one place, what is counted is there, and everybody named
    /// sits at the table; and where the game waits for somebody, it can be played on to its end, saved and loaded. How many
    /// cards something costs or whether a Mission fails is not asked: an old log gives the old game, whatever was corrected
    /// since.
    ///
    /// # Errors
    ///
    /// Why it cannot have happened. The game is as before.
    ///
    /// ```
    /// use grizzled_core::{Event, Game, Scenario, Seeded, Setup};
    /// use grizzled_core::play::InvalidEvent;
    ///
    /// let rules = Scenario::base(3).rules()?;
    /// let mut log: Vec<Event> = Vec::new();
    /// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
    ///
    /// let mut replayed = Game::empty(rules);
    /// for event in &log {
    ///     replayed.evolve(event)?;
    /// }
    /// assert_eq!(replayed, game);
    ///
    /// // The deck is set once.
    /// let deck = log.iter().find(|event| event.notice.tag() == 1).unwrap();
    /// assert_eq!(replayed.evolve(deck), Err(InvalidEvent::AlreadySetUp));
    /// assert_eq!(replayed, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn evolve(&mut self, event: &Event) -> Result<(), InvalidEvent> {
        validate(self.rules(), &self.state, event)?;
        let (state, midway) = (self.state, self.midway);
        self.evolve_unchecked(event);
        let verdict = if self.midway { Ok(()) } else { can_wait(self.rules(), &self.state) };
        if verdict.is_err() {
            (self.state, self.midway) = (state, midway);
        }
        verdict
    }

    /// Goes back, or on, to a state of this same game in which it waited for somebody or was over: for searches, which keep
    /// states and not rules.
    ///
    /// ```
    /// use grizzled_core::{Game, Scenario, Seeded, Setup};
    ///
    /// let mut chance = Seeded::new(1);
    /// let mut game = Game::new(Scenario::base(3).rules()?, &Setup::default(), &mut chance, &mut ())?;
    /// let (before, leader) = (*game.state(), game.table().leader);
    /// game.apply(leader, &game.legal(leader).get(0).unwrap(), &mut chance, &mut ())?;
    /// game.restore(&before);
    /// assert_eq!(*game.state(), before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn restore(&mut self, state: &State) {
        self.state = *state;
        self.midway = false;
    }

    /// Notes that what is missing of a command will never come: what was asked before it is asked no more, in no view
    /// either. A game that is over stays as it is.
    #[cfg(feature = "log")]
    pub(crate) fn cut(&mut self) {
        self.state.table.cut();
        self.state.hash_agenda();
        self.midway = self.outcome().is_none();
    }
}

impl Game {
    /// Whether a decision can be taken back that these events followed from: nothing was drawn, and
    /// nobody has seen anything new since.
    ///
    /// To take it back, keep a copy of the game, which is a plain value, from before the decision.
    #[must_use]
    pub fn can_undo<'a>(since: impl IntoIterator<Item = &'a Event>) -> bool {
        !since.into_iter().any(|event| event.notice.reveals())
    }
}
