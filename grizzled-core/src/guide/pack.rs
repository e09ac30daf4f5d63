//! A pack: cards of your own, in a file.
//!
//! A pack is JSON that somebody writes without programming; `PACKS.md` beside this crate is the guide to the file, with every
//! word that a card can use. `packs::load` (feature `json`) reads it, and says by line, column and place what is wrong with it.
//!
//! From there it is one call to the rules of a game: [`OwnedPack::with_book`] hands out the cards as a [`Book`], whose
//! [`one_shot`](crate::campaign::Book::one_shot), [`solo`](crate::campaign::Book::solo) and
//! [`chapter`](crate::campaign::Book::chapter) are scenarios like any other. The rules keep
//! copies of the cards, so the pack can be dropped.
//!
//! Names are not in the rules: a [`Narrator`] is given the pack for them, and a log that other programs show carries them
//! ([`CardNames`]).
//!
//! ```
//! use grizzled_core::bots::{Bot, RandomBot};
//! use grizzled_core::cards::{OrderPlan, RecruitPlan};
//! use grizzled_core::log::{CardNames, History, Log};
//! use grizzled_core::packs;
//! use grizzled_core::rules::HelpPlan;
//! use grizzled_core::text::{Lang, Narrator};
//! use grizzled_core::vocabulary::OrderId;
//! use grizzled_core::{Scenario, Seeded, Setup};
//!
//! let file = r#"{
//!     "format": 1,
//!     "name": "Two Orders",
//!     "orders": [
//!         {
//!             "number": 1, "name": "Heavy Guns", "difficulty": "normal", "intensity": [3, 3, 2],
//!             "effect": {"what": {"added": "shell"}}, "cancelled_by": {"draw_on_withdrawal": 3}
//!         },
//!         {
//!             "number": 2, "name": "Quiet Evening", "difficulty": "easy", "intensity": [2, 2, 1],
//!             "effect": {"what": "gain_speech", "when": "mission_start", "whom": "leader"}
//!         }
//!     ]
//! }"#;
//! let pack = packs::load(file.as_bytes())?;
//!
//! // A one-shot for three with both Orders, without what this pack has no cards for.
//! let rules = pack.with_book(|book| {
//!     let game = book.one_shot(3, OrderPlan::drawn(1, 1, 0));
//!     Scenario { recruits: RecruitPlan::NONE, help: HelpPlan::None, ..game }.rules()
//! })?;
//!
//! let names = pack.with(|pack| CardNames::of(&pack));
//! let mut history = History::with_log(Log::new(rules).named(names)?, &Setup::default(), Seeded::new(5))?;
//! let mut bot = RandomBot::new(5);
//! while let Some(seat) = history.game().awaiting().iter().next() {
//!     let view = history.game().view(seat).unwrap();
//!     let command = bot.choose(&rules, &view, &view.legal(&rules));
//!     history.apply(seat, &command)?;
//! }
//! assert!(history.game().outcome().is_some());
//!
//! pack.with(|pack| {
//!     let narrator = Narrator::new(Lang::En, &rules, history.game().table()).with_names(&pack);
//!     assert_eq!(narrator.order_name(OrderId::new(0).unwrap()).to_string(), "Heavy Guns");
//! });
//!
//! // What is wrong with a file is said with its place.
//! let error = packs::load(file.replace("gain_speech", "gain_speach").as_bytes()).unwrap_err();
//! assert!(error.to_string().contains("gain_speach"), "{error}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Book`]: crate::campaign::Book
//! [`CardNames`]: crate::log::CardNames
//! [`Narrator`]: crate::text::Narrator
//! [`OwnedPack::with_book`]: crate::packs::OwnedPack::with_book
