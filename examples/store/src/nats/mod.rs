//! Games in a stream of NATS JetStream, for those who outgrow one machine.
//!
//! Each game has a subject of its own, `STREAM.game.0.7.f.ID`, with the first digits of its name; the records of one
//! command are one message. Every message says how the game stands after it: number of records, lease, last commands. The
//! server takes a message only when the last one on the subject is the one that the writer has seen
//! (`Nats-Expected-Last-Subject-Sequence`), so of two writers one comes first, and an owner that was overtaken writes
//! nothing.
//!
//! A game is what its *last* message says. To finish it, a sealed message with header and log is written, and then
//! the others on the subject are purged. When the writer dies in between, the game is finished all the same; what
//! is left of it is purged when it is finished once more, or by [`AsyncNatsStore::tidy`]. To archive or delete it, a
//! message is written under `STREAM.past`, and then the game is purged under `STREAM.game`.

mod attempts;
mod blocking;
mod client;
mod config;
mod contract;
mod failure;
mod list;
mod message;
mod options;
mod read;
mod run;
mod store;
mod subject;

pub use blocking::NatsStore;
pub use failure::UnfitStream;
pub use options::NatsOptions;
pub use store::AsyncNatsStore;
