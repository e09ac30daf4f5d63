//! Games kept in files, continued and replayed. The log of a game that is over is bytes, or lines of JSON where the
//! file's name ends in `.jsonl`; before that the file is the game's journal.

use crate::again;
use crate::files::{self, error};
use crate::host::Host;
use crate::journal::{self, Journal, Unfinished};
use crate::options::{Options, Playback};
use crate::saves::refused;
use crate::texts::{Words, fill};
use crate::{cards, news};
use grizzled_core::cards::Names;
use grizzled_core::log::{Log, LogError, Stream, View};
use grizzled_core::state::Table;
use grizzled_core::text::{Lang, Narrator};
use grizzled_core::{Game, Notice, Rules, Seen, Viewer};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

fn is_lines(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("jsonl"))
}

/// Begins a new file for the game, to which its decisions will be appended.
pub(crate) fn begin(path: &Path, options: &Options, host: &Host) -> io::Result<Journal> {
    let journal = Journal::begin(path, "", again::to_keep(options), host, files::create);
    journal.map_err(|error| refused(path, error, Words::of(options.lang).log_exists))
}

/// The log of a game that is over takes the place of its journal.
pub(crate) fn store(path: &Path, log: &Log) -> io::Result<()> {
    let bytes = if is_lines(path) { log.to_json_lines().into_bytes() } else { log.to_bytes() };
    files::replace(path, &bytes).map_err(|problem| error(path, problem))
}

/// The game under way that the file has.
pub(crate) fn load(path: &Path, lang: Lang) -> io::Result<Unfinished> {
    let bytes = fs::read(path).map_err(|problem| error(path, problem))?;
    if journal::is_one(&bytes) {
        journal::read(path, b"", &bytes)
    } else {
        Err(error(path, Words::of(lang).not_unfinished))
    }
}

/// Continues a game under way, which must have these rules.
pub(crate) fn go_on(path: &Path, game: Unfinished, rules: &Rules, lang: Lang) -> io::Result<(Host, Journal)> {
    if game.log.rules() != rules {
        return Err(error(path, Words::of(lang).other_cards));
    }
    say_if_torn(path, &game, lang);
    let journal = Journal::resume(path, &game)?;
    let host = Host::resume(game.log, game.seed, game.chance).map_err(|problem| error(path, problem))?;
    Ok((host, journal))
}

fn say_if_torn(path: &Path, game: &Unfinished, lang: Lang) {
    if game.torn {
        say(path, Words::of(lang).torn);
    }
}

/// Prints a remark about a file to standard error.
fn say(path: &Path, text: &str) {
    let _ = writeln!(io::stderr(), "grizzled-terminal: {}", fill(text, &[&path.display().to_string()]));
}

/// Prints the game in a file from its beginning to its end as a spectator sees it; a stream, as its viewer does.
pub(crate) fn play_back(playback: &Playback, output: &mut impl Write) -> io::Result<()> {
    let (path, lang) = (&playback.path, playback.lang);
    let bytes = fs::read(path).map_err(|problem| error(path, problem))?;
    if journal::is_one(&bytes) {
        return print_unfinished(path, &journal::read(path, b"", &bytes)?, lang, output);
    }
    match read(path, &bytes, Log::from_bytes, Log::from_json_lines) {
        Ok(log) => print_log(path, &log, lang, output),
        Err(LogError::Kind { .. }) => {
            let stream = read(path, &bytes, Stream::from_bytes, Stream::from_json_lines);
            print_stream(path, &stream.map_err(|problem| error(path, problem))?, lang, output)
        }
        Err(problem) => Err(error(path, problem)),
    }
}

/// What has been played so far, and that more may come.
fn print_unfinished(path: &Path, game: &Unfinished, lang: Lang, output: &mut impl Write) -> io::Result<()> {
    print_log(path, &game.log, lang, output)?;
    output.flush()?;
    say_if_torn(path, game, lang);
    if Game::replay(*game.log.rules(), game.log.events()).table().outcome().is_none() {
        say(path, Words::of(lang).unfinished);
    }
    Ok(())
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

/// Stops at an event that cannot have happened, with an error that names it.
fn print_log(path: &Path, log: &Log, lang: Lang, output: &mut impl Write) -> io::Result<()> {
    let wrong = log.replay().err();
    let voice = Voice { lang, names: cards::names_of(log.rules(), log.names()) };
    let mut game = Game::empty(*log.rules());
    for event in log.events().take(wrong.map_or(usize::MAX, |error| error.event - 1)) {
        game.evolve_unchecked(event);
        let narrator = voice.narrator(log.rules(), game.table());
        print(narrator, &game.redact(event, Viewer::Spectator), output)?;
    }
    wrong.map_or(Ok(()), |problem| Err(error(path, problem)))
}

fn print_stream(path: &Path, stream: &Stream, lang: Lang, output: &mut impl Write) -> io::Result<()> {
    let voice = Voice { lang, names: cards::names_of(stream.rules(), stream.names()) };
    let mut view = *stream.start();
    for seen in stream.seen() {
        view.evolve(stream.rules(), seen).map_err(|problem| error(path, problem))?;
        print(voice.narrator(stream.rules(), table_of(&view)), seen, output)?;
    }
    Ok(())
}

const fn table_of(view: &View) -> &Table {
    match view {
        View::Seat(view) => &view.table,
        View::Spectator(view) => &view.table,
    }
}

/// The language and the card names in which a game from a file is printed.
struct Voice<'a> {
    lang: Lang,
    /// What its cards are called, where that is known.
    names: Option<&'a dyn Names>,
}

impl<'a> Voice<'a> {
    fn narrator(&self, rules: &'a Rules, table: &'a Table) -> Narrator<'a> {
        let narrator = Narrator::new(self.lang, rules, table);
        self.names.map_or(narrator, |names| narrator.with_names(names))
    }
}

fn print(narrator: Narrator<'_>, seen: &Seen, output: &mut impl Write) -> io::Result<()> {
    if matches!(seen.notice, Notice::MissionStarted { .. }) {
        writeln!(output)?;
    }
    news::lines(narrator, &[*seen]).iter().try_for_each(|line| writeln!(output, "{line}"))
}
