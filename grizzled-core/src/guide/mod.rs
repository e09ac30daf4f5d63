//! Guides: one page for each thing that is built with this crate, each with a whole program that is compiled and run by the
//! tests.
//!
//! | you write | page |
//! |---|---|
//! | a server that many players connect to | [`server`] |
//! | what a player looks at | [`client`] |
//! | a player that is a program | [`bot`] |
//! | the game with other numbers, or fewer cards | [`house_rule`] |
//! | cards of your own | [`pack`] |
//! | the engine once more, in another language | [`port`] |
//!
//! There is no code in this module.

pub mod bot;
pub mod client;
pub mod house_rule;
pub mod pack;
pub mod port;
pub mod server;
