//! A host, and clients that come late, miss what they are sent and come back.

use super::bytes::Bytes;
use super::play::choose;
use crate::play::{Seed, Seeded, Setup};
use crate::records::log::{CannotFollow, Dropped, History, Log, Moment, Stream, View};
use crate::rules::Rules;
use crate::testkit::viewers;
use crate::views::{Seen, Viewer};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// At least so many clients; where there are fewer viewers, some have two.
const CLIENTS: usize = 5;

/// One client: what it has of its stream, and what the host showed when it last got something.
struct Client {
    viewer: Viewer,
    place: Place,
}

/// Where a client is.
enum Place {
    /// It has not joined yet.
    Outside,
    /// It is connected. With it, the view that the host had when the client last took something.
    Here(Box<(Stream, View)>),
    /// It has left, and kept its stream, with the moment at which it left.
    Away(Saved, Moment),
}

/// A stream as a client keeps it.
enum Saved {
    Bytes(Vec<u8>),
    #[cfg(feature = "json")]
    Lines(alloc::string::String),
}

pub(super) fn run(rules: Rules, mut bytes: Bytes<'_>) {
    let seed = Seed::from(bytes.seed());
    let mut host = History::new(rules, &Setup::default(), Seeded::from_seed(seed)).expect("it can be played");
    let viewers: Vec<Viewer> = viewers(&rules).collect();
    let many = viewers.len().max(CLIENTS);
    let mut clients: Vec<Client> =
        viewers.iter().cycle().take(many).map(|&viewer| Client { viewer, place: Place::Outside }).collect();
    while !bytes.is_empty() {
        go_on(&mut host, seed, &mut bytes);
        for client in &mut clients {
            client.turn(&host, &mut bytes);
        }
    }
    clients.iter_mut().for_each(|client| client.catch_up(&host));
}

/// The host takes something back, goes down and comes back with what it has stored, or takes a command.
fn go_on(host: &mut History<Seeded>, seed: Seed, bytes: &mut Bytes<'_>) {
    let epoch = host.log().epoch();
    match bytes.below(24) {
        0 | 2 => {
            let undone = host.undo().is_ok();
            assert_eq!(host.log().epoch() != epoch, undone, "an epoch is of what was not taken back");
        }
        1 => {
            let stored = host.to_saved().to_bytes();
            let log = Log::from_bytes(&stored).expect("what was written can be read");
            *host = History::resume_seeded(log, seed).expect("what was stored can have happened");
            assert_ne!(host.log().epoch(), epoch, "what was stored may be older than what was sent");
        }
        _ => {
            let (seat, command) = choose(host.game(), bytes);
            // What is refused is sent to nobody.
            let _ = host.apply(seat, &command);
        }
    }
}

impl Client {
    /// What happens to it while the host goes on by a step.
    fn turn(&mut self, host: &History<Seeded>, bytes: &mut Bytes<'_>) {
        let what = bytes.below(16);
        self.place = match core::mem::replace(&mut self.place, Place::Outside) {
            Place::Outside if what < 8 => Place::Outside,
            Place::Outside => joined(host, self.viewer, bytes),
            Place::Away(saved, left) if what < 8 => Place::Away(saved, left),
            Place::Away(saved, left) => came_back(host, saved.read(), left),
            Place::Here(client) => here(host, *client, what, bytes),
        };
    }

    /// At the end everybody sees what the host shows.
    fn catch_up(&mut self, host: &History<Seeded>) {
        self.place = match core::mem::replace(&mut self.place, Place::Outside) {
            Place::Outside => joined(host, self.viewer, &mut Bytes::new(&[])),
            Place::Away(saved, left) => came_back(host, saved.read(), left),
            Place::Here(client) => followed(host, client.0, client.1),
        };
    }
}

/// A connected client gets what came, misses it, gets what is not next or not its own, or leaves.
fn here(host: &History<Seeded>, client: (Stream, View), what: usize, bytes: &mut Bytes<'_>) -> Place {
    let (mut stream, shown) = client;
    match what {
        0 | 1 => {
            // TAB-5: nothing comes from anywhere else, so it sees what it saw.
            assert_eq!(stream.view(), shown);
            Place::Here(Box::new((stream, shown)))
        }
        2 => {
            refuses_what_is_not_next(host, &mut stream, bytes);
            followed(host, stream, shown)
        }
        3 => {
            refuses_what_is_anothers(host, &mut stream, bytes);
            followed(host, stream, shown)
        }
        4 => Place::Away(Saved::write(&stream, bytes), stream.moment()),
        _ => followed(host, stream, shown),
    }
}

/// Asks for what it has missed; where the host has dropped that, for a new stream.
fn followed(host: &History<Seeded>, mut stream: Stream, shown: View) -> Place {
    assert_eq!(stream.view(), shown, "it has taken something that it was not sent");
    let (at, viewer) = (stream.moment(), stream.viewer());
    if at.epoch != host.log().epoch() {
        assert_eq!(host.log().seen_since(at, viewer), Err(Dropped), "what it has seen may have been taken back");
        return joined(host, viewer, &mut Bytes::new(&[]));
    }
    let news = host.log().seen_since(at, viewer).expect("it stands in this history");
    let many = news.len();
    stream.follow(at, news.clone()).expect("it is the viewer's, and comes next");
    if many > 0 {
        let before = as_it_stands(&stream);
        let twice = stream.follow(at, news);
        assert_eq!(twice, Err(CannotFollow::Dropped(Dropped)), "it is taken twice");
        assert_eq!(as_it_stands(&stream), before, "something that was refused was taken");
    }
    standing(host, stream)
}

/// How far it has come, and what it shows.
fn as_it_stands(stream: &Stream) -> (Moment, View) {
    (stream.moment(), stream.view())
}

/// Events that leave out some, and events of another history.
fn refuses_what_is_not_next(host: &History<Seeded>, stream: &mut Stream, bytes: &mut Bytes<'_>) {
    let (at, before, now) = (stream.moment(), as_it_stands(stream), host.log().moment());
    let later = Moment { events: at.events + 1 + bytes.below(8) as u32, ..at };
    let elsewhere = Moment { epoch: at.epoch.wrapping_add(1), ..at };
    let earlier = Moment { events: at.events.saturating_sub(1 + bytes.below(8) as u32), ..at };
    for wrong in [later, elsewhere, earlier].into_iter().filter(|wrong| *wrong != at) {
        let asked = Moment { epoch: now.epoch, events: wrong.events.min(now.events) };
        let sent = host.log().seen_since(asked, stream.viewer()).expect("the host stands behind it");
        assert_eq!(stream.follow(wrong, sent), Err(CannotFollow::Dropped(Dropped)), "{wrong:?} after {at:?}");
        assert_eq!(as_it_stands(stream), before, "something that was refused was taken");
    }
    let unheard_of = Moment { events: now.events + 1, ..now };
    assert_eq!(host.log().seen_since(unheard_of, stream.viewer()), Err(Dropped), "it has not happened yet");
}

/// TAB-5: what was made for another viewer, alone or as the last of its own events.
fn refuses_what_is_anothers(host: &History<Seeded>, stream: &mut Stream, bytes: &mut Bytes<'_>) {
    let (at, before) = (stream.moment(), as_it_stands(stream));
    let viewers: Vec<Viewer> = viewers(host.game().rules()).collect();
    let other = viewers[bytes.below(viewers.len())];
    let sent = |viewer| host.log().seen_since(Moment { epoch: host.log().epoch(), events: at.events }, viewer);
    let (Ok(own), Ok(of_another)) = (sent(stream.viewer()), sent(other)) else { return };
    if other == stream.viewer() || of_another.is_empty() {
        return;
    }
    let last = of_another.last().copied().into_iter();
    let mixed: Vec<Seen> = own.into_iter().take(of_another.len() - 1).chain(last).collect();
    for wrong in [of_another, mixed] {
        let answer = stream.follow(at, wrong);
        assert!(
            matches!(answer, Err(CannotFollow::NotForViewer(_))),
            "what was made for {other} is answered {answer:?}"
        );
        assert_eq!(as_it_stands(stream), before, "something that was refused was taken");
    }
}

/// A stream from some event on, as it is sent, which shows what the host shows.
fn joined(host: &History<Seeded>, viewer: Viewer, bytes: &mut Bytes<'_>) -> Place {
    let events = host.log().moment().events as usize;
    let after = match bytes.below(4) {
        0 => events,
        1 => 0,
        // Also in the middle of a command.
        _ => bytes.below(events + 1),
    };
    let stream = host.log().stream(viewer, after).expect("it has happened").expect("somebody is there");
    standing(host, Saved::write(&stream, bytes).read())
}

/// A client with the stream that it has kept: it goes on with it as long as nothing of it may have been dropped.
fn came_back(host: &History<Seeded>, stream: Stream, left: Moment) -> Place {
    assert_eq!(stream.moment(), left, "what was kept says where it ends");
    let shown = stream.view();
    followed(host, stream, shown)
}

/// A client that has all there is sees what the host shows it, and may do what the host lets it.
fn standing(host: &History<Seeded>, stream: Stream) -> Place {
    let (game, viewer) = (host.game(), stream.viewer());
    let shown = View::of(game, viewer).expect("somebody is there");
    assert_eq!(stream.view(), shown, "{viewer} does not see what the host shows");
    assert_eq!(stream.moment(), host.log().moment());
    if let View::Seat(view) = stream.view() {
        assert_eq!(view.legal(stream.rules()), game.legal(view.seat), "what {viewer} may do");
    }
    Place::Here(Box::new((stream, shown)))
}

impl Saved {
    fn write(stream: &Stream, bytes: &mut Bytes<'_>) -> Self {
        #[cfg(feature = "json")]
        if bytes.below(2) == 1 {
            return Self::Lines(stream.to_json_lines());
        }
        let _ = bytes;
        Self::Bytes(stream.to_bytes())
    }

    fn read(&self) -> Stream {
        match self {
            Self::Bytes(bytes) => Stream::from_bytes(bytes).expect("what was written can be read"),
            #[cfg(feature = "json")]
            Self::Lines(lines) => Stream::from_json_lines(lines).expect("what was written can be read"),
        }
    }
}
