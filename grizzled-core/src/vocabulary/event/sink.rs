//! An event as it is emitted, and where it goes.

use super::stage::Zone;
use super::{Notice, Secret};
use crate::vocabulary::ids::CardId;

/// One thing that happened, whole: what the table sees and what it does not.
///
/// The engine makes events; their fold is the state. A seat gets them redacted, as
/// [`Seen`](crate::views::Seen), which names its viewer in every form: an event is never read as one, nor one as an event.
///
/// Its `Debug` prints the secret. What players may read is the notice alone.
///
/// ```
/// use grizzled_core::{Event, Game, Scenario, Seeded, Setup};
///
/// let rules = Scenario::base(3).rules()?;
/// let mut log: Vec<Event> = Vec::new();
/// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
///
/// let mut replayed = Game::empty(rules);
/// for event in &log {
///     replayed.evolve(event)?;
/// }
/// assert_eq!(replayed, game, "the state is the fold of its events");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Event {
    /// What the whole table sees.
    pub notice: Notice,
    /// What it does not see.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Secret::is_nothing"))]
    pub secret: Secret,
}

impl Event {
    /// The card that moves, from where and to where, whole.
    #[inline(always)]
    pub(crate) const fn card_move(&self) -> Option<(CardId, Zone, Zone)> {
        match (self.notice.card_move(), self.secret) {
            (Some((Some(card), from, to)), _) | (Some((None, from, to)), Secret::Card(card) | Secret::Unseen(card)) => {
                Some((card, from, to))
            }
            _ => None,
        }
    }
}

/// Takes the events of a game in their order.
///
/// `()` drops them, a `Vec` keeps them, and so does any function of an event.
///
/// ```
/// use grizzled_core::{Event, Game, Scenario, Seeded, Setup, Sink};
///
/// /// Counts what would have to be sent to four players.
/// struct Traffic(usize);
///
/// impl Sink for Traffic {
///     fn record(&mut self, _: &Event) {
///         self.0 += 4;
///     }
/// }
///
/// let mut traffic = Traffic(0);
/// Game::new(Scenario::base(4).rules()?, &Setup::default(), &mut Seeded::new(1), &mut traffic)?;
/// assert!(traffic.0 > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Sink {
    /// Takes the next event.
    fn record(&mut self, event: &Event);
}

/// A sink that keeps count of what it has taken: a log.
///
/// ```
/// use grizzled_core::vocabulary::Recorder;
/// use grizzled_core::{Event, Game, Scenario, Seeded, Setup};
///
/// let mut log: Vec<Event> = Vec::new();
/// Game::new(Scenario::base(3).rules()?, &Setup::default(), &mut Seeded::new(1), &mut log)?;
/// assert_eq!(log.recorded() as usize, log.len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Recorder: Sink {
    /// How many events it has taken.
    fn recorded(&self) -> u32;
}

#[cfg(feature = "alloc")]
impl Recorder for alloc::vec::Vec<Event> {
    fn recorded(&self) -> u32 {
        self.len() as u32
    }
}

impl Sink for () {
    fn record(&mut self, _: &Event) {}
}

impl<F: FnMut(&Event)> Sink for F {
    fn record(&mut self, event: &Event) {
        self(event);
    }
}

#[cfg(feature = "alloc")]
impl Sink for alloc::vec::Vec<Event> {
    fn record(&mut self, event: &Event) {
        self.push(*event);
    }
}
