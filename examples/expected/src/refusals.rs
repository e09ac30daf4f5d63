//! Commands that are refused: every reason, every rule that refuses, and every kind of card that stands in the way.

use crate::commands::{Fields, NONE, fields};
use crate::game::{Play, Start};
use grizzled_core::log::History;
use grizzled_core::testkit::every_command;
use grizzled_core::vocabulary::{Source, Tiles};
use grizzled_core::{Command, Game, Reason, Rejection, Seat, Seeded};
use std::collections::BTreeSet;

/// The rules refuse it, and a number means nothing: `GRZ_E_REJECTED` and `GRZ_E_VALUE`.
const REJECTED: i32 = -1;
const VALUE: i32 = -7;

/// A moment of a game: after so many decisions, or as it stood after so many events then.
struct Moment<'a> {
    start: &'a Start,
    decisions: u32,
    events: Option<usize>,
}

impl Moment<'_> {
    fn line(&self, seat: u8, command: Fields, status: i32, refusal: Option<Rejection>) -> String {
        let Start { preset, seed, position } = self.start;
        let events = self.events.map_or_else(String::new, |events| events.to_string());
        let (reason, rule) = refusal.map_or((0, NONE), |refusal| (refusal.reason.number(), refusal.rule.number()));
        let by = refusal.and_then(|refusal| refusal.by);
        let (source, card) = by.map_or((0, NONE), |by| (by.kind(), by.number()));
        format!(
            "refuse;{preset};{seed};{position};{};{events};{seat};{};{status};{reason};{rule};{source};{card}",
            self.decisions,
            command.line()
        )
    }
}

/// A refusal of each kind, where the games first give it.
pub(crate) fn lines(starts: &[Start]) -> Vec<String> {
    let mut found = Found::default();
    starts.iter().for_each(|start| found.search(start));
    let begun = Moment { start: &starts[0], decisions: 0, events: None };
    let meaningless = Fields::MEANINGLESS.map(|command| begun.line(0, command, VALUE, None));
    let nowhere = begun.line(7, fields(&Command::Decline), VALUE, None);
    found.lines.into_iter().chain(meaningless).chain([nowhere]).collect()
}

#[derive(Default)]
struct Found {
    kinds: BTreeSet<(u8, u8, u8)>,
    lines: Vec<String>,
}

impl Found {
    /// Tries everything at every moment of a game.
    fn search(&mut self, start: &Start) {
        let mut play = start.play();
        for decisions in 0.. {
            let moment = Moment { start, decisions, events: None };
            self.try_all(&moment, play.game());
            if play.step().is_none() {
                break;
            }
        }
        self.try_midway(start, &play);
    }

    fn try_all(&mut self, moment: &Moment<'_>, game: &Game) {
        let on_table = game.table().knocks.iter().map(|(_, card)| card).take(4).collect();
        let commands = every_command(on_table);
        for seat in Seat::ALL {
            // A seat that the game does not wait for is refused whatever it says.
            let count = if game.awaiting().contains(seat) { commands.len() } else { 1 };
            commands[..count].iter().filter(|command| is_sayable(command)).for_each(|command| {
                self.note(moment, game, seat, command);
            });
        }
    }

    fn note(&mut self, moment: &Moment<'_>, game: &Game, seat: Seat, command: &Command) {
        let Err(refusal) = game.check(seat, command) else { return };
        let kind = (refusal.reason.number(), refusal.rule.number(), refusal.by.map_or(0, Source::kind));
        if self.kinds.insert(kind) {
            self.lines.push(moment.line(seat.number(), fields(command), REJECTED, Some(refusal)));
        }
    }

    /// In the middle of a command nothing is taken.
    fn try_midway(&mut self, start: &Start, play: &Play) {
        if self.kinds.iter().any(|kind| kind.0 == Reason::MidCommand.number()) {
            return;
        }
        let log = play.history.log();
        let decisions = log.commands().count() as u32;
        let Some(events) = (1..log.events().count()).find(|&events| log.up_to(events).is_cut()) else { return };
        let cut = History::resume(log.up_to(events), Seeded::new(start.seed.into())).expect("it is a log");
        let moment = Moment { start, decisions, events: Some(events) };
        self.note(&moment, cut.game(), Seat::S0, &Command::Decline);
    }
}

/// Whether the C interface takes the command for one: more tiles than the box holds mean nothing there.
fn is_sayable(command: &Command) -> bool {
    match command {
        Command::Withdraw(withdrawal) => Tiles::BOX.without(withdrawal.removed).is_some(),
        _ => true,
    }
}
