//! A bot: a player that is a program. It gets what its seat sees and answers with a command.
//!
//! [`Bot`] has one method, and everything in its parameters is what a person at that seat would know: the rules of the game,
//! the [`SeatView`], and what is legal. Whatever a bot should remember it keeps itself.
//!
//! What a bot usually asks:
//!
//! | question | answer |
//! |---|---|
//! | what may I do? | `legal`: [`Legal`] lists each kind of decision with what it can name; [`Legal::iter`] has every command |
//! | what do I hold? | `view.own`: the hand, the Support tiles |
//! | which threats are active, and how often do they fail? | `view.table.active`, and [`Modifier::FailAt`] of `view.table.modifiers` |
//! | what is on a card? | `rules.catalog()`: [`Catalog::face`], [`Catalog::threats`], [`Catalog::bearing`] |
//! | how close is a seat to its limit of Hard Knocks? | [`Table::knock_weight`], [`Table::knock_limit`] |
//! | may a seat withdraw when its turn comes? | [`Table::withdrawal_ruling`] |
//!
//! The crate's own [`CarefulBot`] uses nothing else: a test compiles its sources outside of the crate. This one plays what
//! fails the Mission least, and leaves when nothing is safe.
//!
//! ```
//! use grizzled_core::bots::{Bot, RandomBot};
//! use grizzled_core::play::Legal;
//! use grizzled_core::rules::Level;
//! use grizzled_core::vocabulary::Modifier;
//! use grizzled_core::{CardId, Command, Game, Rules, Scenario, SeatView, Seeded, Setup};
//!
//! struct Wary;
//!
//! impl Wary {
//!     /// Whether the card can be played and the Mission goes on.
//!     fn is_safe(rules: &Rules, view: &SeatView, card: CardId) -> bool {
//!         let table = &view.table;
//!         let mut active = table.active;
//!         active.add(rules.catalog().threats(card));
//!         let weight = table.knock_weight(rules, view.seat) + rules.knock_weight(card);
//!         active.reaching(table.modifiers.get(Modifier::FailAt)).is_none() && weight < table.knock_limit(view.seat)
//!     }
//! }
//!
//! impl Bot for Wary {
//!     fn choose(&mut self, rules: &Rules, view: &SeatView, legal: &Legal) -> Command {
//!         let first = legal.get(0).expect("a bot is asked when there is something to do");
//!         let safe = |command: &Command| matches!(*command, Command::Play(card) if Self::is_safe(rules, view, card));
//!         let leave = |command: &Command| matches!(command, Command::Withdraw(_));
//!         legal.iter().find(safe).or_else(|| legal.iter().find(leave)).unwrap_or(first)
//!     }
//! }
//!
//! /// How many Missions a hundred games last.
//! fn missions(mut player: impl FnMut(u64) -> Box<dyn Bot>) -> u32 {
//!     let rules = Scenario::base(3).level(Level::Rookie).rules().unwrap();
//!     let play = |seed: u64| {
//!         let (mut chance, mut bot) = (Seeded::new(seed), player(seed));
//!         let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut ()).unwrap();
//!         while let Some(seat) = game.awaiting().iter().next() {
//!             let view = game.view(seat).unwrap();
//!             let command = bot.choose(&rules, &view, &view.legal(&rules));
//!             game.apply(seat, &command, &mut chance, &mut ()).unwrap();
//!         }
//!         u32::from(game.table().mission)
//!     };
//!     (0..100).map(play).sum()
//! }
//!
//! let wary = missions(|_| Box::new(Wary));
//! let random = missions(|seed| Box::new(RandomBot::new(seed)));
//! assert!(wary > random, "{wary} against {random}");
//! ```
//!
//! [`Bot`]: crate::bots::Bot
//! [`CarefulBot`]: crate::bots::CarefulBot
//! [`Catalog::bearing`]: crate::cards::Catalog::bearing
//! [`Catalog::face`]: crate::cards::Catalog::face
//! [`Catalog::threats`]: crate::cards::Catalog::threats
//! [`Legal`]: crate::play::Legal
//! [`Legal::iter`]: crate::play::Legal::iter
//! [`Modifier::FailAt`]: crate::vocabulary::Modifier::FailAt
//! [`SeatView`]: crate::SeatView
//! [`Table::knock_limit`]: crate::state::Table::knock_limit
//! [`Table::knock_weight`]: crate::state::Table::knock_weight
//! [`Table::withdrawal_ruling`]: crate::state::Table::withdrawal_ruling
