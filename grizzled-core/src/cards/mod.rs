//! Packs: the cards that games are played with. Built-in ones are constants.
//!
//! A pack holds facts only. Reading one from a file, and checking that it can be played, is `packs`.

pub mod armistice;
pub mod base;
mod cards;

pub use cards::{
    Card, ChapterCard, PACK_FORMAT, HelpCard, MAX_CHAPTERS, Names, OrderCard, Pack, Provenance, RecruitCard, TrialCard,
};
