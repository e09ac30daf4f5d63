//! Players that see a view and nothing else.
//!
//! ```
//! use grizzled_core::{Game, Scenario, Seeded, Setup, bots::{Bot, CarefulBot}};
//!
//! let rules = Scenario::base(4).rules().unwrap();
//! let mut chance = Seeded::new(1914);
//! let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut ()).unwrap();
//! let mut bot = CarefulBot;
//! while let Some(seat) = game.awaiting().iter().next() {
//!     let view = game.view(seat).unwrap();
//!     let command = bot.choose(&rules, &view, &view.legal(&rules));
//!     game.apply(seat, &command, &mut chance, &mut ()).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! ```

mod careful;
mod random;
#[cfg(test)]
mod tests;

pub use careful::CarefulBot;
pub use random::RandomBot;

use crate::play::Legal;
use crate::rules::Rules;
use crate::views::SeatView;
use crate::vocabulary::Command;

/// A player: it decides from what its seat sees alone.
///
/// ```
/// use grizzled_core::bots::Bot;
/// use grizzled_core::play::Legal;
/// use grizzled_core::{Command, Rules, SeatView};
///
/// /// Does the last thing on the list, which is often to withdraw.
/// struct Last;
///
/// impl Bot for Last {
///     fn choose(&mut self, _: &Rules, _: &SeatView, legal: &Legal) -> Command {
///         legal.get(legal.len() - 1).expect("a bot is asked when there is something to do")
///     }
/// }
/// ```
pub trait Bot {
    /// What the seat does. `legal` is what it may do now; a bot is asked only when there is something.
    fn choose(&mut self, rules: &Rules, view: &SeatView, legal: &Legal) -> Command;
}

/// The first thing a seat may do. Where there is nothing, an answer that the game refuses.
fn first(legal: &Legal) -> Command {
    legal.get(0).unwrap_or(Command::Answer(None))
}
