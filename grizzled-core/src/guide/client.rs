//! A client: it has its seat's view and nothing more, and knows by itself what its player may do.
//!
//! A client begins with a [`Stream`], which the server makes for its viewer, and takes in what it is sent afterwards. Its view
//! is always the server's: [`SeatView::legal`] lists what the seat may do now, and [`SeatView::check`] says why it may not do
//! something, without a question to the server.
//!
//! A stream says whose it is. One that was made for somebody else is refused, and so is a secret that the viewer may not see
//! ([`NotForViewer`]): a server that mixes up its players is noticed at the first message.
//!
//! [`Narrator`] puts into words what happened, in English or French.
//!
//! ```
//! use grizzled_core::log::{History, Moment, Stream, View};
//! use grizzled_core::play::Legal;
//! use grizzled_core::text::{Lang, Narrator};
//! use grizzled_core::{Command, Scenario, Seat, SeatView, Seeded, Seen, Setup, Viewer};
//!
//! struct Client {
//!     stream: Stream,
//! }
//!
//! impl Client {
//!     fn new(message: &[u8]) -> Result<Self, Box<dyn std::error::Error>> {
//!         Ok(Self { stream: Stream::from_bytes(message)? })
//!     }
//!
//!     fn view(&self) -> SeatView {
//!         match self.stream.view() {
//!             View::Seat(view) => view,
//!             View::Spectator(_) => panic!("this client plays"),
//!         }
//!     }
//!
//!     /// Something has happened: what the player reads about it.
//!     fn news(&mut self, message: &[u8]) -> Result<Vec<String>, Box<dyn std::error::Error>> {
//!         let seen = Seen::all_from_bytes(message)?;
//!         self.stream.follow(self.stream.moment(), seen.clone())?;
//!         let table = self.view().table;
//!         let narrator = Narrator::new(Lang::En, self.stream.rules(), &table);
//!         Ok(seen.iter().map(|seen| narrator.event(seen).to_string()).collect())
//!     }
//!
//!     /// What the player may do, and the moment that goes with it to the server.
//!     fn choices(&self) -> (Legal, Moment) {
//!         (self.view().legal(self.stream.rules()), self.stream.moment())
//!     }
//! }
//!
//! // The server, in short; the guide for servers has a whole one.
//! let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
//! let mut server = History::new(Scenario::base(3).rules()?, &setup, Seeded::new(7))?;
//! let viewer = Viewer::Seat(Seat::S0);
//! let start = server.log().stream(viewer, 0)?.expect("somebody plays there").to_bytes();
//!
//! let mut client = Client::new(&start)?;
//! let (legal, moment) = client.choices();
//! assert!(matches!(legal, Legal::Intensity { least: 3, .. }));
//! let refusal = client.view().check(server.log().rules(), &Command::Intensity(1)).unwrap_err();
//! assert_eq!(refusal.to_string(), "this intensity is not on offer (PREP-1)");
//!
//! // The client sends its choice, and the server sends what followed.
//! server.apply_at(moment, Seat::S0, &Command::Intensity(3))?;
//! let news = |viewer| -> Result<Vec<u8>, Box<dyn std::error::Error>> {
//!     Ok(server.log().seen_since(moment, viewer)?.iter().flat_map(|seen| seen.to_bytes()).collect())
//! };
//! let lines = client.news(&news(viewer)?)?;
//! assert!(lines.len() > 3);
//! assert_eq!(Some(client.view()), server.game().view(Seat::S0));
//!
//! // What was made for another seat is refused, and changes nothing.
//! assert!(client.news(&news(Viewer::Seat(Seat::S1))?).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Narrator`]: crate::text::Narrator
//! [`NotForViewer`]: crate::views::NotForViewer
//! [`SeatView::check`]: crate::SeatView::check
//! [`SeatView::legal`]: crate::SeatView::legal
//! [`Stream`]: crate::log::Stream
