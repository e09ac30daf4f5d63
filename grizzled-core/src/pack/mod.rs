//! Packs: the decks that games are played with. Built-in ones are constants.

pub mod base;
