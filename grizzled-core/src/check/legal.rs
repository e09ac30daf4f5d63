//! The list of what a seat may do (CMD-1): sets, not a list in memory, each command once and in a fixed order.

use super::{Withdrawals, answers, charmed, intensities, may_speak, tile_terms};
use crate::command::{Command, Relief};
use crate::event::Ruling;
use crate::ids::{CardId, CardSet, Seat, ThreatSet};
use crate::rules::Rules;
use crate::state::{Agenda, Own, Table};

/// What one seat may do now.
///
/// ```
/// use grizzled_core::{Command, Game, Legal, Rules, Seat, Seeded, Setup};
///
/// let rules = Rules::base(4).build().unwrap();
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let game = Game::new(rules, &setup, &mut Seeded::new(1), &mut ()).unwrap();
///
/// let legal = game.legal(Seat::S0);
/// assert_eq!(legal, Legal::Intensity { least: 3, most: 7 });
/// assert_eq!(legal.iter().next(), Some(Command::Intensity(3)));
/// assert!(game.legal(Seat::S1).is_empty(), "only the Leader is asked");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legal {
    /// The game does not wait for the seat.
    Nothing,
    /// An intensity (PREP-2).
    Intensity {
        /// The least on offer.
        least: u8,
        /// The greatest on offer.
        most: u8,
    },
    /// An action (MIS-1).
    Turn {
        /// The cards that can be played (ACT-PLAY).
        play: CardSet,
        /// The cards that the charm can discard (ACT-CHARM).
        charm: CardSet,
        /// The threats a Speech can name (ACT-SPEECH).
        speech: ThreatSet,
        /// The ways to withdraw (ACT-WITHDRAW).
        withdraw: Withdrawals,
    },
    /// An answer to a Speech: one of these cards, or declining (ACT-SPEECH-SECRET).
    Answer(CardSet),
    /// A Hard Knock for Merry Christmas, or declining (ACT-XMAS).
    Christmas(CardSet),
    /// Relief (RES-2).
    Relief {
        /// The own Hard Knocks.
        knocks: CardSet,
        /// How many of them may be discarded, 1 or 2.
        most: u8,
        /// Whether the charm may be recovered instead.
        charm: bool,
    },
}

pub(super) fn list(rules: &Rules, table: &Table, own: &Own, seat: Seat) -> Legal {
    match table.agenda {
        Agenda::Turn { withdrawal } => turn(rules, table, own, seat, withdrawal),
        _ => between_turns(rules, table, own, seat),
    }
}

/// Between turns. Apart from the rest, here and below, so that the usual case, a turn, is told by one branch that can be
/// foreseen.
#[cold]
fn between_turns(rules: &Rules, table: &Table, own: &Own, seat: Seat) -> Legal {
    match table.agenda {
        Agenda::Nothing | Agenda::Turn { .. } | Agenda::Over(_) => Legal::Nothing,
        Agenda::Intensity => {
            let (least, most) = intensities(rules, table);
            Legal::Intensity { least, most }
        }
        Agenda::Speech { threat, .. } => Legal::Answer(answers(rules, own, threat)),
        Agenda::Christmas { .. } => Legal::Christmas(table.knocks.all()),
        Agenda::Relief { knocks: most, charm, .. } => Legal::Relief { knocks: table.knocks.before(seat), most, charm },
    }
}

fn turn(rules: &Rules, table: &Table, own: &Own, seat: Seat, ruling: Ruling) -> Legal {
    let withdraw = || {
        let (removal, drawn) = tile_terms(rules, table, own, seat);
        Withdrawals::new(own.tiles, removal, drawn)
    };
    let (forced, withdraw) = match ruling {
        Ruling::Free => (false, withdraw()),
        Ruling::Must(..) => (true, withdraw()),
        Ruling::Cannot(..) => (false, Withdrawals::BARRED),
    };
    if forced {
        return Legal::Turn { play: CardSet::EMPTY, charm: CardSet::EMPTY, speech: ThreatSet::EMPTY, withdraw };
    }
    let speech = if may_speak(rules, table, seat) { ThreatSet::ALL } else { ThreatSet::EMPTY };
    Legal::Turn { play: own.hand, charm: charmed(rules, table, seat), speech, withdraw }
}

impl Legal {
    /// How many commands there are.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Turn { play, charm, speech, withdraw } => {
                usize::from(play.len()) + usize::from(charm.len()) + usize::from(speech.len()) + withdraw.len()
            }
            _ => self.len_between_turns(),
        }
    }

    #[cold]
    fn len_between_turns(&self) -> usize {
        match self {
            Self::Nothing | Self::Turn { .. } => 0,
            Self::Intensity { least, most } => usize::from(most.saturating_sub(*least)) + 1,
            Self::Answer(cards) | Self::Christmas(cards) => usize::from(cards.len()) + 1,
            Self::Relief { knocks, most, charm } => sets(*knocks, *most) + usize::from(*charm),
        }
    }

    /// Whether there is no command, for the game does not wait for the seat.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The command at place `n` of the fixed order, counted from 0.
    ///
    /// Plays come by card, then charms by card, Speeches by threat, and withdrawals; of the answers,
    /// declining comes last; of relief the smaller sets come first and the charm last.
    #[must_use]
    pub fn get(&self, n: usize) -> Option<Command> {
        match self {
            Self::Turn { play, charm, speech, withdraw } => action(n, *play, *charm, *speech, withdraw),
            _ => self.get_between_turns(n),
        }
    }

    #[cold]
    fn get_between_turns(&self, n: usize) -> Option<Command> {
        match self {
            Self::Nothing | Self::Turn { .. } => None,
            Self::Intensity { least, most } => {
                let cards = u8::try_from(n).ok()?.checked_add(*least)?;
                (cards <= *most).then_some(Command::Intensity(cards))
            }
            Self::Answer(cards) => card_or_none(*cards, n).map(Command::Answer),
            Self::Christmas(cards) => card_or_none(*cards, n).map(Command::Christmas),
            Self::Relief { knocks, most, charm } => {
                let set = set(*knocks, *most, n).map(Relief::Knocks);
                set.or((*charm && n == sets(*knocks, *most)).then_some(Relief::Charm)).map(Command::Relief)
            }
        }
    }

    /// The commands in their fixed order.
    #[must_use]
    pub const fn iter(&self) -> LegalIter {
        LegalIter { legal: *self, next: 0 }
    }

    /// Whether the command is among them.
    #[must_use]
    pub fn contains(&self, command: &Command) -> bool {
        self.iter().any(|listed| listed == *command)
    }
}

fn action(n: usize, play: CardSet, charm: CardSet, speech: ThreatSet, withdraw: &Withdrawals) -> Option<Command> {
    let (plays, charms, speeches) = (usize::from(play.len()), usize::from(charm.len()), usize::from(speech.len()));
    if n < plays {
        return play.get(n).map(Command::Play);
    }
    let n = n - plays;
    if n < charms {
        return charm.get(n).map(Command::Charm);
    }
    let n = n - charms;
    if n < speeches {
        return speech.get(n).map(Command::Speech);
    }
    withdraw.get(n - speeches).map(Command::Withdraw)
}

/// Each card of the set, then none.
fn card_or_none(cards: CardSet, n: usize) -> Option<Option<CardId>> {
    (n <= usize::from(cards.len())).then(|| cards.get(n))
}

/// How many sets of at most `most` (1 or 2) of these cards there are, the empty one too.
fn sets(cards: CardSet, most: u8) -> usize {
    let n = usize::from(cards.len());
    if most < 2 { 1 + n } else { 1 + n + n * n.saturating_sub(1) / 2 }
}

/// The set at place `n`: the empty one, then each card, then each pair.
fn set(cards: CardSet, most: u8, n: usize) -> Option<CardSet> {
    let singles = usize::from(cards.len());
    match n {
        0 => Some(CardSet::EMPTY),
        _ if n <= singles => cards.get(n - 1).map(CardSet::only),
        _ if most < 2 => None,
        _ => pair(cards, n - 1 - singles),
    }
}

fn pair(cards: CardSet, n: usize) -> Option<CardSet> {
    let pairs = cards.iter().flat_map(|first| {
        let above = cards.iter().filter(move |&second| second > first);
        above.map(move |second| [first, second].into_iter().collect())
    });
    pairs.into_iter().nth(n)
}

/// The commands of a [`Legal`], in their fixed order.
#[derive(Clone, Debug)]
pub struct LegalIter {
    legal: Legal,
    next: usize,
}

impl Iterator for LegalIter {
    type Item = Command;

    fn next(&mut self) -> Option<Command> {
        let command = self.legal.get(self.next)?;
        self.next += 1;
        Some(command)
    }
}

impl IntoIterator for Legal {
    type Item = Command;
    type IntoIter = LegalIter;

    fn into_iter(self) -> LegalIter {
        self.iter()
    }
}
