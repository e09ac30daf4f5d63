//! The list of what a seat may do (CMD-1): sets, not a list in memory, each command once and in a fixed order.

use super::Withdrawals;
use crate::play::choices::Choices;
use crate::vocabulary::{CardId, CardSet, Command, HelpId, HelpSet, OrderId, OrderSet, Relief, ThreatSet};

/// What one seat may do now.
///
/// ```
/// use grizzled_core::{Command, Game, Scenario, Seat, Seeded, Setup};
/// use grizzled_core::play::Legal;
///
/// let rules = Scenario::base(4).rules().unwrap();
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let game = Game::new(rules, &setup, &mut Seeded::new(1), &mut ()).unwrap();
///
/// let legal = game.legal(Seat::S0);
/// assert_eq!(legal, Legal::Intensity { least: 3, most: 7 });
/// assert_eq!(legal.iter().next(), Some(Command::Intensity(3)));
/// assert!(game.legal(Seat::S1).is_empty(), "only the Leader is asked");
/// ```
///
/// Exhaustive: a client has to offer every decision, or its game stands still.
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
        /// The Helping Hands that can take the place of the action (HH-1).
        help: HelpSet,
    },
    /// An answer to a Speech: one of these cards, or declining (ACT-SPEECH-SECRET).
    Answer(CardSet),
    /// A Hard Knock for Merry Christmas, or declining (ACT-XMAS).
    Christmas(CardSet),
    /// Relief (RES-2).
    Relief {
        /// The own Hard Knocks.
        knocks: CardSet,
        /// How many of them may be discarded, 0 to 3.
        most: u8,
        /// Whether the charm may be recovered instead.
        charm: bool,
    },
    /// One of the two Helping Hands drawn (ONE-1).
    Keep([HelpId; 2]),
    /// One of the two Orders drawn (ORD-2).
    Order([OrderId; 2]),
    /// An Event Helping Hand, or declining (HH-1).
    Invitation(HelpSet),
    /// How a card's effect is carried out.
    Choice(Choices),
    /// What the Recruit does: one of these cards, or withdrawing (REC-3).
    Recruit(CardSet),
    /// An Order to cancel by drawing, or declining (ORD-5).
    Cancellation(OrderSet),
    /// Filling the hand up, or declining (SOLO-4).
    Refill,
}

/// Apart, so that in a game without Helping Hands nothing is counted.
#[cold]
#[inline(never)]
fn count_of(help: HelpSet) -> usize {
    help.len().into()
}

impl Legal {
    /// How many commands there are.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Turn { play, charm, speech, withdraw, help } => {
                let actions = usize::from(play.len()) + usize::from(charm.len()) + usize::from(speech.len());
                actions + withdraw.len() + if help.is_empty() { 0 } else { count_of(*help) }
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
            Self::Keep(_) | Self::Order(_) | Self::Refill => 2,
            Self::Invitation(help) => usize::from(help.len()) + 1,
            Self::Choice(choices) => choices.len(),
            Self::Recruit(cards) => usize::from(cards.len()) + 1,
            Self::Cancellation(orders) => usize::from(orders.len()) + 1,
        }
    }

    /// Whether there is no command, for the game does not wait for the seat.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The command at place `n` of the fixed order, counted from 0.
    ///
    /// Plays come by card, then charms by card, Speeches by threat, withdrawals, and Helping Hands; of answers and
    /// choices, declining comes last; of relief the smaller sets come first and the charm last.
    #[must_use]
    pub fn get(&self, n: usize) -> Option<Command> {
        match self {
            Self::Turn { play, charm, speech, withdraw, help } => action(n, *play, *charm, *speech, withdraw, *help),
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
            Self::Keep(help) => help.get(n).copied().map(Command::Keep),
            Self::Order(orders) => orders.get(n).copied().map(Command::Order),
            Self::Invitation(help) => help.get(n).map(Command::Help).or(decline_at(help.len().into(), n)),
            Self::Choice(choices) => choices.command(n),
            Self::Recruit(cards) => {
                let withdraw = (n == usize::from(cards.len())).then_some(Command::RecruitWithdraw);
                cards.get(n).map(Command::RecruitPlay).or(withdraw)
            }
            Self::Cancellation(orders) => orders.get(n).map(Command::Cancel).or(decline_at(orders.len().into(), n)),
            Self::Refill => [Command::Refill, Command::Decline].get(n).copied(),
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

fn action(
    n: usize,
    play: CardSet,
    charm: CardSet,
    speech: ThreatSet,
    withdraw: &Withdrawals,
    help: HelpSet,
) -> Option<Command> {
    let plays = usize::from(play.len());
    if n < plays {
        return play.get(n).map(Command::Play);
    }
    let (n, charms) = (n - plays, usize::from(charm.len()));
    if n < charms {
        return charm.get(n).map(Command::Charm);
    }
    let (n, speeches) = (n - charms, usize::from(speech.len()));
    if n < speeches {
        return speech.get(n).map(Command::Speech);
    }
    let n = n - speeches;
    withdraw.get(n).map(Command::Withdraw).or_else(|| help.get(n - withdraw.len()).map(Command::Help))
}

/// Declining comes last, after so many commands.
fn decline_at(len: usize, n: usize) -> Option<Command> {
    (n == len).then_some(Command::Decline)
}

/// Each card of the set, then none.
fn card_or_none(cards: CardSet, n: usize) -> Option<Option<CardId>> {
    (n <= usize::from(cards.len())).then(|| cards.get(n))
}

/// How many sets of at most `most` (0 to 3) of these cards there are, the empty one too.
fn sets(cards: CardSet, most: u8) -> usize {
    let n = usize::from(cards.len());
    let (pairs, triples) = (n * n.saturating_sub(1) / 2, n * n.saturating_sub(1) * n.saturating_sub(2) / 6);
    match most {
        0 => 1,
        1 => 1 + n,
        2 => 1 + n + pairs,
        _ => 1 + n + pairs + triples,
    }
}

/// The set at place `n`: the empty one, then each card, each pair, each three.
fn set(cards: CardSet, most: u8, n: usize) -> Option<CardSet> {
    let singles = usize::from(cards.len());
    let of_two = singles * singles.saturating_sub(1) / 2;
    match n {
        _ if n >= sets(cards, most) => None,
        0 => Some(CardSet::EMPTY),
        _ if n <= singles => cards.get(n - 1).map(CardSet::only),
        _ if n <= singles + of_two => pairs(cards).nth(n - 1 - singles),
        _ => triples(cards).nth(n - 1 - singles - of_two),
    }
}

fn pairs(cards: CardSet) -> impl Iterator<Item = CardSet> {
    cards.iter().flat_map(move |first| above(cards, first).iter().map(move |second| with(first, CardSet::only(second))))
}

fn triples(cards: CardSet) -> impl Iterator<Item = CardSet> {
    cards.iter().flat_map(move |first| pairs(above(cards, first)).map(move |rest| with(first, rest)))
}

/// Those of the cards that come after this one.
fn above(cards: CardSet, first: CardId) -> CardSet {
    cards.iter().filter(|&card| card > first).collect()
}

fn with(card: CardId, rest: CardSet) -> CardSet {
    rest.union(CardSet::only(card))
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
