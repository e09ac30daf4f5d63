//! Games kept in files and played back: bytes, or lines of JSON where the file's name ends in `.jsonl`.

use crate::options::Playback;
use crate::{cards, news};
use grizzled_core::log::{Log, LogError, Stream, View};
use grizzled_core::pack::Names;
use grizzled_core::text::{Lang, Teller};
use grizzled_core::{Game, Notice, Rules, Seen, Table, Viewer};
use std::fs;
use std::io::{self, Error, Write};
use std::path::Path;

fn is_lines(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("jsonl"))
}

fn told(path: &Path, problem: impl std::fmt::Display) -> Error {
    Error::other(format!("{}: {problem}", path.display()))
}

/// Keeps the log of a game.
pub(crate) fn store(path: &Path, log: &Log) -> io::Result<()> {
    let bytes = if is_lines(path) { log.to_json_lines().into_bytes() } else { log.to_bytes() };
    fs::write(path, bytes).map_err(|error| told(path, error))
}

/// Tells the game in a file from its beginning to its end, as those who only watch see it; a stream as its viewer does.
pub(crate) fn play_back(playback: &Playback, output: &mut impl Write) -> io::Result<()> {
    let (path, lang) = (&playback.path, playback.lang);
    let bytes = fs::read(path).map_err(|error| told(path, error))?;
    match read(path, &bytes, Log::from_bytes, Log::from_json_lines) {
        Ok(log) => tell_log(path, &log, lang, output),
        Err(LogError::Kind { .. }) => {
            let stream = read(path, &bytes, Stream::from_bytes, Stream::from_json_lines);
            tell_stream(path, &stream.map_err(|error| told(path, error))?, lang, output)
        }
        Err(error) => Err(told(path, error)),
    }
}

fn read<T>(
    path: &Path,
    bytes: &[u8],
    from_bytes: fn(&[u8]) -> Result<T, LogError>,
    from_lines: fn(&str) -> Result<T, LogError>,
) -> Result<T, LogError> {
    if is_lines(path) {
        from_lines(std::str::from_utf8(bytes).map_err(|_| LogError::NotALog)?)
    } else {
        from_bytes(bytes)
    }
}

/// An event that cannot have happened ends the tale, and is named.
fn tell_log(path: &Path, log: &Log, lang: Lang, output: &mut impl Write) -> io::Result<()> {
    let wrong = log.replay().err();
    let voice = Voice { lang, names: cards::names_of(log.rules(), log.names()) };
    let mut game = Game::empty(*log.rules());
    for event in log.events().take(wrong.map_or(usize::MAX, |error| error.event - 1)) {
        game.evolve(event);
        let teller = voice.teller(log.rules(), game.table());
        tell(teller, &game.redact(event, Viewer::Spectator), output)?;
    }
    wrong.map_or(Ok(()), |error| Err(told(path, error)))
}

fn tell_stream(path: &Path, stream: &Stream, lang: Lang, output: &mut impl Write) -> io::Result<()> {
    let voice = Voice { lang, names: cards::names_of(stream.rules(), stream.names()) };
    let mut view = *stream.start();
    for seen in stream.seen() {
        view.evolve(stream.rules(), seen).map_err(|error| told(path, error))?;
        tell(voice.teller(stream.rules(), table_of(&view)), seen, output)?;
    }
    Ok(())
}

const fn table_of(view: &View) -> &Table {
    match view {
        View::Seat(view) => &view.table,
        View::Spectator(view) => &view.table,
    }
}

/// How a game from a file is told.
struct Voice<'a> {
    lang: Lang,
    /// What its cards are called, where that is known.
    names: Option<&'a dyn Names>,
}

impl<'a> Voice<'a> {
    fn teller(&self, rules: &'a Rules, table: &'a Table) -> Teller<'a> {
        let teller = Teller::new(self.lang, rules, table);
        self.names.map_or(teller, |names| teller.with_names(names))
    }
}

fn tell(teller: Teller<'_>, seen: &Seen, output: &mut impl Write) -> io::Result<()> {
    if matches!(seen.notice, Notice::MissionStarted { .. }) {
        writeln!(output)?;
    }
    news::lines(teller, &[*seen]).iter().try_for_each(|line| writeln!(output, "{line}"))
}
