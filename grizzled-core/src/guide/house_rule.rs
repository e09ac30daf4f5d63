//! A house rule: the game with other numbers, another deck, or a mix of what the boxes keep apart.
//!
//! [`Scenario`] has every number and every card of a game as a field. Begin with a way to play that exists, change what is to be
//! different, and ask for the [`Rules`]: what cannot be played is refused with the reason ([`RulesError`]), so a menu can offer
//! anything and show the reason.
//!
//! What no field says is a rule of the engine: such a change is one to the code that carries the rule out, which names it by its
//! id. For cards that do something new, write a pack ([`packs`](crate::packs)).
//!
//! ```
//! use grizzled_core::bots::{Bot, CarefulBot};
//! use grizzled_core::cards::{Face, HardKnock, RecruitPlan, armistice};
//! use grizzled_core::rules::RulesError;
//! use grizzled_core::{CardId, Game, Rules, Scenario, Seeded, Setup};
//!
//! /// A short base game for three in which nobody is ever wounded, and the first Mission may be easy.
//! fn gentle() -> Result<Rules, RulesError> {
//!     let game = Scenario::base(3);
//!     let wounded = |&(_, face): &(CardId, &Face)| face.hard_knock() == Some(HardKnock::Wounded);
//!     let cards = (0..).map_while(CardId::new).zip(game.deck);
//!     let out = cards.filter(wounded).map(|(card, _)| card).collect();
//!     Scenario { out, trials: 18, first_intensity: 1, ..game }.rules()
//! }
//!
//! /// *Armistice* for four by the hand limit of nobody but this group, and without Recruits.
//! fn crowded() -> Result<Rules, RulesError> {
//!     let game = Scenario::one_shot(4, armistice::BEGINNER);
//!     Scenario { hand_limit: Some(15), recruits: RecruitPlan::NONE, ..game }.rules()
//! }
//!
//! for rules in [gentle()?, crowded()?] {
//!     let mut chance = Seeded::new(3);
//!     let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut ())?;
//!     while let Some(seat) = game.awaiting().iter().next() {
//!         let view = game.view(seat).unwrap();
//!         let command = CarefulBot.choose(&rules, &view, &view.legal(&rules));
//!         game.apply(seat, &command, &mut chance, &mut ())?;
//!     }
//!     assert!(game.outcome().is_some());
//! }
//!
//! // What cannot be played is refused, with the reason.
//! let refused = Scenario { trials: 200, ..Scenario::base(3) }.rules().unwrap_err();
//! assert!(matches!(refused, RulesError::Trials { asked: 200, .. }), "{refused}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Rules`]: crate::Rules
//! [`RulesError`]: crate::rules::RulesError
//! [`Scenario`]: crate::Scenario
