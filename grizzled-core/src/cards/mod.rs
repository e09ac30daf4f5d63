//! Facts about cards, one file a kind of card, and no logic: what a card bears, what it is called. The packs that are built in.
//!
//! Imports from `vocabulary`. How a Hard Knock or an effect changes the rules is in `rules`; packs from files are in
//! `packs`.

pub mod armistice;
pub mod base;
mod chapters;
mod deck;
mod effect_words;
mod effects;
mod face;
mod hard_knocks;
mod name;
mod pack;
mod roster;
mod what;

pub use chapters::{Award, Chapter, MAX_AWARDS, MAX_CHAPTER_EFFECTS, OrderPlan, RecruitPlan};
pub use deck::{Catalog, CatalogError, MAX_HARD_KNOCKS};
pub use effect_words::{CardKind, Chooser, Condition, Duration, When, Whom};
pub use effects::Effect;
pub use face::Face;
pub use hard_knocks::HardKnock;
pub use name::MOST_NAME;
pub use pack::{
    Card, ChapterCard, HelpCard, MAX_CHAPTERS, Names, OrderCard, PACK_FORMAT, Pack, Provenance, RecruitCard, TrialCard,
};
pub use roster::{Cancellation, Difficulty, HelpKind, HelpingHand, Order, Recruit, Roster};
pub use what::{EFFECTS, EffectRow, Form, What};

#[cfg(any(feature = "log", feature = "packs"))]
pub(crate) use name::is_name;
pub(crate) use what::{Acts, Counted, Moments, Offer, PAUSES, any_lasting, any_once};
