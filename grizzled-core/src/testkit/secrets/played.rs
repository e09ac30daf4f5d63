//! A game that has been played at random, to its end or to somewhere before it.

use crate::play::{Chance, Seeded};
use crate::testkit::Walk;
use crate::views::Viewer;
use crate::vocabulary::{Command, Event, Notice, Seat};
use alloc::vec::Vec;

/// A decision, and how many events there were before it.
#[derive(Clone, Copy)]
pub(super) struct Decision {
    pub(super) seat: Seat,
    pub(super) command: Command,
    before: usize,
}

impl Decision {
    /// Whether it was taken in secret: what an answer is, which tile is played, which Helping Hand is kept.
    const fn is_secret(&self) -> bool {
        matches!(self.command, Command::Answer(_) | Command::Withdraw(_) | Command::Keep(_))
    }
}

pub(super) struct Played {
    pub(super) log: Vec<Event>,
    /// How many events there were at the start.
    pub(super) start: usize,
    /// The chance after the start.
    pub(super) chance: Seeded,
    pub(super) decisions: Vec<Decision>,
}

impl Played {
    /// Plays a game from its start, and forgets what came after some moment.
    pub(super) fn new(mut walk: Walk, viewer: Viewer) -> Self {
        let (start, chance) = (walk.log.len(), walk.chance.clone());
        let mut decisions = Vec::new();
        loop {
            let before = walk.log.len();
            let Some((seat, command)) = walk.step() else { break };
            decisions.push(Decision { seat, command, before });
        }
        let mut played = Self { log: walk.log, start, chance, decisions };
        played.cut(viewer, &mut walk.choices);
        played
    }

    /// What is seen later, such as a hand that is taken up again or an answer that is shown, is hidden only in a game that
    /// is cut short: one in three soon, and one in three soon after another seat has decided something in secret.
    fn cut(&mut self, viewer: Viewer, choices: &mut Seeded) {
        let all = self.decisions.len();
        let most = match choices.below(3) {
            0 => all,
            1 => {
                let few = 1 + choices.below(80);
                choices.below(few) as usize
            }
            _ => {
                let others = |decision: &Decision| decision.is_secret() && viewer != Viewer::Seat(decision.seat);
                let secret: Vec<usize> = (0..all).filter(|&n| others(&self.decisions[n])).collect();
                let few = 1 + choices.below(3) as usize;
                secret.get(choices.below(secret.len().max(1) as u32) as usize).map_or(all, |decision| decision + few)
            }
        };
        if let Some(next) = self.decisions.get(most) {
            self.log.truncate(next.before);
            self.decisions.truncate(most);
        }
    }

    pub(super) fn start(&self) -> &[Event] {
        &self.log[..self.start]
    }

    /// Whether what the seat decided was shown to all after that.
    pub(super) fn is_shown(&self, decision: &Decision) -> bool {
        self.log[decision.before..].iter().any(|event| match event.notice {
            Notice::SpeechRevealed { seat, .. } | Notice::HelpHeld { seat, .. } => seat == decision.seat,
            _ => false,
        })
    }
}
