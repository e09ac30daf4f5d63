//! A server: it keeps games, takes commands, and sends each player what that player may see.
//!
//! Three rules make a server that leaks nothing and loses nothing:
//!
//! 1. **The seat comes from the connection**, never from a message.
//! 2. **Store, then carry out, then send.** [`History::stage_at`] tries a command on copies; what is staged is stored; then
//!    [`History::commit`] carries it out. A command that could not be stored has not happened.
//! 3. **Send what [`Game::redact`] gives**, to the viewer that it was made for, and nothing else.
//!
//! A client sends its [`Moment`] with each command. One that arrives twice, or was chosen before something was taken back, is
//! refused as [`ApplyError::Stale`]; the client then asks for what it lacks.
//!
//! `SERVERS.md` beside this crate lists what goes where, and how a host commits to its seed before the game.
//!
//! ```
//! use grizzled_core::log::{History, Log, Moment};
//! use grizzled_core::{ApplyError, Command, Scenario, Seat, Seeded, Setup, Viewer};
//!
//! /// One game, and which seat each connection has.
//! struct Room {
//!     history: History<Seeded>,
//!     seats: Vec<Seat>,
//!     /// Stands for the database.
//!     stored: Vec<u8>,
//! }
//!
//! impl Room {
//!     fn open(seed: u64) -> Result<Self, Box<dyn std::error::Error>> {
//!         let history = History::new(Scenario::base(3).rules()?, &Setup::default(), Seeded::new(seed))?;
//!         let stored = history.to_saved().to_bytes();
//!         Ok(Self { history, seats: vec![Seat::S0, Seat::S1, Seat::S2], stored })
//!     }
//!
//!     /// A connection has sent a command. The answer is what each connection is sent.
//!     fn receive(&mut self, connection: usize, moment: Moment, command: &Command) -> Result<Vec<Vec<u8>>, ApplyError> {
//!         let staged = self.history.stage_at(moment, self.seats[connection], command)?;
//!         self.stored = staged.to_saved(&self.history).to_bytes();
//!         let entries = self.history.commit(staged).expect("nothing else has happened").to_vec();
//!         let game = self.history.game();
//!         let news = |seat: &Seat| {
//!             let events = entries.iter().filter_map(|entry| entry.event());
//!             events.flat_map(|event| game.redact(event, Viewer::Seat(*seat)).to_bytes()).collect()
//!         };
//!         Ok(self.seats.iter().map(news).collect())
//!     }
//!
//!     /// What a client is sent that has just connected: its view as it stands, from which it goes on.
//!     fn join(&self, connection: usize) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
//!         let viewer = Viewer::Seat(self.seats[connection]);
//!         let stream = self.history.log().stream(viewer, self.history.log().moment().events as usize)?;
//!         Ok(stream.expect("somebody plays there").to_bytes())
//!     }
//! }
//!
//! let mut room = Room::open(1914)?;
//! assert!(!room.join(2)?.is_empty());
//! let mut messages = 0;
//! while let Some(seat) = room.history.game().awaiting().iter().next() {
//!     let moment = room.history.log().moment();
//!     let command = room.history.game().legal(seat).get(0).expect("who is awaited can do something");
//!     messages += room.receive(seat.index(), moment, &command)?.len();
//!     // The same message once more is refused.
//!     assert_eq!(room.receive(seat.index(), moment, &command), Err(ApplyError::Stale));
//! }
//! assert!(room.history.game().outcome().is_some() && messages > 0);
//!
//! // After a restart the game stands where it stood, with the chance that its seed gives.
//! let resumed = History::resume_seeded(Log::from_bytes(&room.stored)?, 1914.into())?;
//! assert_eq!(resumed.game(), room.history.game());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`ApplyError::Stale`]: crate::ApplyError::Stale
//! [`Game::redact`]: crate::Game::redact
//! [`History::commit`]: crate::log::History::commit
//! [`History::stage_at`]: crate::log::History::stage_at
//! [`Moment`]: crate::log::Moment
