//! Engine and model side by side: one game, one command stream, and the first difference reported.

use super::fate::Tape;
use super::legal::legal;
use super::plan::Plan;
use super::refusals::refusals;
use super::state::State;
use super::{positions, step, view};
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::state::Table;
use grizzled_core::testkit::any::{Choose, any_command};
use grizzled_core::testkit::fuzz::Bytes;
use grizzled_core::vocabulary::Outcome;
use grizzled_core::{Chance, Command, Event, Game, Rejection, Rules, Seat, Seeded, Setup};
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a game is made from: chance by its seed; the commands by the bytes as long as there are any, then by the seed, too.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) seed: u64,
    pub(crate) bytes: &'a [u8],
}

impl Source<'_> {
    /// All by the seed.
    pub(crate) const fn of(seed: u64) -> Self {
        Self { seed, bytes: &[] }
    }
}

/// What decides the commands.
struct Choices<'a> {
    bytes: Bytes<'a>,
    behind: Seeded,
}

impl Chance for Choices<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        if self.bytes.is_empty() { self.behind.below(bound) } else { Chance::below(&mut self.bytes, bound) }
    }
}

/// A game on both sides, and what has been played so far.
pub(crate) struct Pair<'a> {
    plan: &'a Plan,
    pub(crate) game: Game,
    pub(crate) state: State,
    chance: Seeded,
    choices: Choices<'a>,
    /// Whether most is decided by careful bots, so that games are long and some are won.
    careful: bool,
    pub(crate) played: Vec<(Seat, Command)>,
}

/// What was compared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) commands: u64,
    pub(crate) refusals: u64,
    pub(crate) lists: u64,
    /// How the games ended, by the number of the outcome.
    pub(crate) outcomes: [u64; Outcome::COUNT],
}

impl Tally {
    /// Both together.
    pub(crate) fn and(self, other: Self) -> Self {
        let outcomes = std::array::from_fn(|n| self.outcomes[n] + other.outcomes[n]);
        Self {
            games: self.games + other.games,
            commands: self.commands + other.commands,
            refusals: self.refusals + other.refusals,
            lists: self.lists + other.lists,
            outcomes,
        }
    }
}

type Same = Result<(), String>;

/// Both sides say the same, or a text that says where they do not.
fn same<T: PartialEq + Debug>(what: &str, engine: T, model: T) -> Same {
    if engine == model { Ok(()) } else { Err(format!("{what}\n  engine: {engine:?}\n  model:  {model:?}")) }
}

/// The secret of an event, cut short.
fn secret_of(event: &Event) -> String {
    let secret = format!("{:?}", event.secret);
    secret.chars().take(60).collect()
}

/// The events that both sides emitted.
fn same_events(engine: &[Event], model: &[Event]) -> Same {
    let first = engine.iter().zip(model).position(|(one, other)| one != other);
    match first.or((engine.len() != model.len()).then_some(engine.len().min(model.len()))) {
        None => Ok(()),
        Some(at) => {
            let near = |events: &[Event]| {
                let some = events.iter().take(at + 3).skip(at.saturating_sub(3));
                some.map(|event| format!("\n    {:?} {}", event.notice, secret_of(event))).collect::<String>()
            };
            Err(format!("event {at} of the command\n  engine: {}\n  model:  {}", near(engine), near(model)))
        }
    }
}

impl<'a> Pair<'a> {
    /// A game set up on both sides.
    pub(crate) fn new(plan: &'a Plan, rules: Rules, setup: &Setup, source: Source<'a>) -> Result<Self, String> {
        let mut chance = Seeded::new(source.seed);
        let mut events: Vec<Event> = Vec::new();
        let game = Game::new(rules, setup, &mut chance, &mut events).map_err(|error| error.to_string())?;
        let state = match &setup.position {
            Some(position) => positions::start(plan, setup, position, &events),
            None => {
                let (state, said) = step::start(plan, setup, &mut Tape::new(&events));
                same_events(&events, &said)?;
                state
            }
        };
        let choices = Choices { bytes: Bytes::new(source.bytes), behind: Seeded::new(!source.seed) };
        Ok(Self { plan, game, state, chance, choices, careful: source.seed % 3 == 2, played: Vec::new() })
    }

    /// Everything that can be seen, and what everyone may do.
    pub(crate) fn compare(&self, tally: &mut Tally) -> Same {
        let engine = self.game.table();
        same_tables(engine, view::table(self.plan, &self.state), &self.state)?;
        same("who is awaited", self.game.awaiting(), engine.awaited)?;
        same("how it ended", self.game.outcome(), self.state.over())?;
        same("what a spectator sees", self.game.spectator_view().table, *engine)?;
        self.compare_piles()?;
        for seat in Seat::ALL {
            self.compare_seat(seat, tally)?;
        }
        Ok(())
    }

    fn compare_piles(&self) -> Same {
        let (decks, roster) = (self.game.state().decks(), self.game.state().roster_decks());
        let engine = (decks.trials(), decks.morale(), roster.orders, roster.top_order, roster.recruits);
        same("the piles", engine, view::piles(&self.state))
    }

    fn compare_seat(&self, seat: Seat, tally: &mut Tally) -> Same {
        let known = view::knowledge(&self.state, seat);
        same("what a seat has", *self.game.state().own(seat), view::holdings(&self.state, seat, true))?;
        same("what a seat knows", self.game.state().known(seat), known)?;
        let shown = self.game.view(seat).map(|view| (view.own, view.known, view.table == *self.game.table()));
        let grizzled = self.plan.grizzled().contains(&seat);
        let expected = grizzled.then(|| (view::holdings(&self.state, seat, false), known, true));
        same("what a seat is shown", shown, expected)?;
        let list: Vec<Command> = self.game.legal(seat).iter().collect();
        same(&format!("what {seat} may do"), &list, &legal(self.plan, &self.state, seat))?;
        same("how much a seat may do", self.game.legal(seat).len(), list.len())?;
        tally.lists += 1;
        Ok(())
    }

    /// Commands that are not on the list are refused on both sides, for a reason that the model knows.
    pub(crate) fn try_others(&mut self, count: usize, tally: &mut Tally) -> Same {
        for _ in 0..count {
            let seat = if self.choices.one_in(3) { self.choices.any_seat() } else { self.awaited() };
            let command = self.near();
            let on_list = legal(self.plan, &self.state, seat).contains(&command);
            let answer = self.game.check(seat, &command);
            let reasons = refusals(self.plan, &self.state, seat, &command);
            let known = |no: &Rejection| {
                let fits = |why: &(_, Option<_>)| why.0 == no.reason && why.1.is_none_or(|rule| rule == no.rule);
                reasons.iter().any(fits)
            };
            match answer {
                Ok(()) if on_list && reasons.is_empty() => {}
                Err(no) if !on_list && known(&no) => tally.refusals += 1,
                answer => {
                    return Err(format!(
                        "{command:?} of {seat}\n  engine: {answer:?}\n  model:  {on_list}, {reasons:?}"
                    ));
                }
            }
        }
        Ok(())
    }

    /// A seat that is awaited, or any.
    fn awaited(&mut self) -> Seat {
        let seats: Vec<Seat> = self.state.asked.iter().copied().collect();
        if seats.is_empty() { self.choices.any_seat() } else { self.choices.pick(&seats) }
    }

    /// A command near the legal border: what another seat could do, what could be done before, or anything.
    fn near(&mut self) -> Command {
        match self.choices.less_than(3) {
            0 if !self.played.is_empty() => self.choices.pick(&self.played).1,
            1 => super::border::near(self.plan, &self.state, &mut self.choices),
            _ => any_command(&mut self.choices),
        }
    }

    /// Plays one command, of all that can be done. False where there is none.
    pub(crate) fn play(&mut self) -> Result<bool, String> {
        if self.state.over().is_some() {
            return Ok(false);
        }
        let seat = self.awaited();
        let all = legal(self.plan, &self.state, seat);
        if all.is_empty() {
            return Err(format!("{seat} is awaited and can do nothing"));
        }
        let command = if self.careful && !self.choices.one_in(8) {
            let view = self.game.view(seat).ok_or("a seat that is awaited has a view")?;
            CarefulBot.choose(self.game.rules(), &view, &self.game.legal(seat))
        } else {
            super::border::choose(&all, &mut self.choices)
        };
        self.carry_out(seat, command)?;
        Ok(true)
    }

    /// Both sides carry out a legal command.
    pub(crate) fn carry_out(&mut self, seat: Seat, command: Command) -> Same {
        self.played.push((seat, command));
        let mut events: Vec<Event> = Vec::new();
        let done = self.game.apply(seat, &command, &mut self.chance, &mut events);
        done.map_err(|refusal| format!("{command:?} of {seat} is refused: {refusal}"))?;
        let model = || step::step(self.plan, &self.state, seat, &command, &mut Tape::new(&events));
        let Ok((state, said)) = catch_unwind(AssertUnwindSafe(model)) else {
            let lines: String =
                events.iter().map(|event| format!("\n    {:?} {}", event.notice, secret_of(event))).collect();
            return Err(format!("the model came to a stop, where the engine emitted{lines}"));
        };
        same_events(&events, &said)?;
        self.state = state;
        Ok(())
    }
}

/// The whole table, field by field where it differs.
fn same_tables(engine: &Table, mut model: Table, state: &State) -> Same {
    if let Some((modifier, own, theirs)) = view::same_numbers(state, &engine.modifiers) {
        return Err(format!("{modifier:?}\n  engine: {theirs}\n  model:  {own}"));
    }
    model.modifiers = engine.modifiers;
    if *engine == model {
        return Ok(());
    }
    let (one, other) = (format!("{engine:#?}"), format!("{model:#?}"));
    let lines = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
    let lines: Vec<String> = lines.map(|(one, other)| format!("\n  engine: {one}\n  model:  {other}")).collect();
    Err(format!("the table{}", lines.concat()))
}

/// One game, whole. How it went, or where both sides parted.
pub(crate) fn one_game(plan: &Plan, rules: Rules, setup: &Setup, source: Source<'_>, tally: &mut Tally) -> Same {
    let mut pair = Pair::new(plan, rules, setup, source)?;
    let outcome = whole(&mut pair, tally);
    outcome.map_err(|found| format!("{found}\nafter {:?}", pair.played))
}

/// A game to its end.
pub(crate) fn whole(pair: &mut Pair<'_>, tally: &mut Tally) -> Same {
    tally.games += 1;
    loop {
        pair.compare(tally)?;
        pair.try_others(4, tally)?;
        if !pair.play()? {
            tally.outcomes[pair.state.over().map_or(0, |outcome| usize::from(outcome.number()))] += 1;
            return Ok(());
        }
        tally.commands += 1;
    }
}
