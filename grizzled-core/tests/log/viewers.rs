//! Streams that hold what is not their viewer's (TAB-5).

use super::{modes, played};
use grizzled_core::log::{Entry, Fault, Log, LogError, Stream};
use grizzled_core::views::NotForViewer;
use grizzled_core::{Event, Game, Seat, Seen, Viewer};

const VIEWER: Viewer = Viewer::Seat(Seat::S1);
const OTHER: Viewer = Viewer::Seat(Seat::S2);

/// A stream without events as bytes or lines, and its end, which is replaced.
fn with_records(stream: &Stream, records: &[u8], count: usize) -> Vec<u8> {
    let empty = stream.to_bytes();
    let mut bytes = empty[..empty.len() - 18].to_vec();
    bytes.extend(records);
    bytes.extend([0, 12]);
    bytes.extend((count as u32).to_le_bytes());
    bytes.extend([0; 8]);
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

fn with_lines(stream: &Stream, lines: &[String]) -> String {
    let empty = stream.to_json_lines();
    let header = &empty[..empty.find('\n').unwrap() + 1];
    let content: String = [header.to_owned()].into_iter().chain(lines.iter().map(|line| format!("{line}\n"))).collect();
    let checksum = crc32fast::hash(content.as_bytes());
    format!("{content}{{\"end\":{{\"records\":{},\"checksum\":\"{checksum:08x}\"}}}}\n", lines.len())
}

fn read_lines(stream: &Stream, lines: &[String]) -> Result<Stream, LogError> {
    Stream::from_json_lines(&with_lines(stream, lines))
}

/// The lines of records between the first and the last.
fn lines_between(lines: &str) -> Vec<String> {
    let records = lines.lines().filter(|line| !line.starts_with("{\"end\"")).skip(1);
    records.map(ToOwned::to_owned).collect()
}

/// What the host made of a game for one viewer, and the stream's beginning.
fn redacted(log: &Log, viewer: Viewer) -> Vec<Seen> {
    let game = Game::empty(*log.rules());
    log.events().map(|event| game.redact(event, viewer)).collect()
}

fn bytes_of(seen: &[Seen]) -> Vec<u8> {
    seen.iter().flat_map(Seen::to_bytes).collect()
}

/// The host's lines of these events, each with a viewer: what a host that redacts nothing would send.
fn lines_of(seen: &[Seen]) -> Vec<String> {
    let mut log = Log::new(modes::pick(0));
    seen.iter().for_each(|seen| log.push(Entry::Event(Event { notice: seen.notice, secret: seen.secret })));
    let viewer = |seen: &Seen| serde_json::to_string(&seen.viewer).unwrap();
    let line = |(line, seen): (String, &Seen)| {
        line.replacen("{\"event\":{", &format!("{{\"seen\":{{\"viewer\":{},", viewer(seen)), 1)
    };
    lines_between(&log.to_json_lines()).into_iter().zip(seen).map(line).collect()
}

/// TAB-5: the header says one viewer and the events another: the stream is refused, and says why.
#[test]
fn tab_5_a_stream_with_anothers_events_is_refused() {
    let log = played(modes::pick(4), 8);
    let empty = Stream::new(*log.rules(), VIEWER, None);
    let own = redacted(&log, VIEWER);
    let read = Stream::from_bytes(&with_records(&empty, &bytes_of(&own), own.len())).expect("it is the viewer's");
    assert_eq!(Ok(&read), read_lines(&empty, &lines_of(&own)).as_ref());

    let others = redacted(&log, OTHER);
    let why = NotForViewer::OtherViewer { viewer: VIEWER, made_for: OTHER };
    let refused = LogError::NotForViewer { event: 1, why };
    let words = "event 1 of the stream: this was made for seat 3 and not for seat 2 (TAB-5)";
    assert_eq!(refused.to_string(), words);
    assert_eq!(read_lines(&empty, &lines_of(&others)), Err(refused.clone()));
    assert_eq!(Stream::from_bytes(&with_records(&empty, &bytes_of(&others), others.len())), Err(refused));
}

/// TAB-5: everybody's secrets under the viewer's own name are refused at the first that is not its own.
#[test]
fn tab_5_a_stream_with_everybodys_secrets_is_refused() {
    let log = played(modes::pick(4), 8);
    let empty = Stream::new(*log.rules(), VIEWER, None);
    let own = redacted(&log, VIEWER);
    let all: Vec<Seen> = log.events().zip(&own).map(|(event, seen)| Seen { secret: event.secret, ..*seen }).collect();
    let event = all.iter().zip(&own).position(|(one, other)| one != other).expect("something is hidden") + 1;
    let refused = Err(LogError::NotForViewer { event, why: NotForViewer::Secret { viewer: VIEWER } });
    assert_eq!(Stream::from_bytes(&with_records(&empty, &bytes_of(&all), all.len())), refused);
    assert_eq!(read_lines(&empty, &lines_of(&all)), refused);
    let mut stream = empty.clone();
    own[..event - 1].iter().for_each(|seen| stream.push(*seen).unwrap());
    let before = stream.clone();
    assert_eq!(stream.push(all[event - 1]), Err(NotForViewer::Secret { viewer: VIEWER }));
    assert_eq!(stream, before, "nothing is kept of it");
}

/// TAB-5: the host's own records stand in no stream, and a viewer's in no log, even where nothing in them is secret.
#[test]
fn tab_5_the_hosts_records_are_no_viewers() {
    let log = played(modes::pick(4), 8);
    let empty = Stream::new(*log.rules(), VIEWER, None);
    for (entry, line) in log.entries().iter().zip(lines_between(&log.to_json_lines())) {
        let bytes = with_records(&empty, &entry.to_bytes(), 1);
        let refused = Err(LogError::Record { record: 1, at: 0, fault: Fault::HostRecord });
        assert_eq!(Stream::from_bytes(&bytes), refused);
        assert_eq!(Seen::all_from_bytes(&entry.to_bytes()).map_err(Err::<Stream, _>), Err(refused));
        let message = read_lines(&empty, &[line]).unwrap_err().to_string();
        assert_eq!(message, format!("line 2, column 1: {}", Fault::HostRecord));
    }
    for seen in redacted(&log, VIEWER) {
        assert_eq!(Entry::from_bytes(&seen.to_bytes()), Err(Fault::ViewerRecord));
    }
}
