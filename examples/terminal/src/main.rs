//! *The Grizzled* in the terminal, against bots or with friends at one screen.

mod again;
mod arguments;
mod armistice;
#[cfg(test)]
mod armistice_tests;
mod campaign;
mod cards;
mod characters;
mod choices;
mod files;
mod help;
mod host;
mod input;
mod journal;
mod layout;
mod logs;
mod news;
mod options;
mod saves;
mod screen;
mod session;
mod setting;
mod texts;

use campaign::Ledger;
use grizzled_core::text::Lang;
use host::Host;
use options::{Asked, Continued, Fault, Mode, Options, Who};
use session::Session;
use std::io::{self, ErrorKind, IsTerminal, StdinLock, StdoutLock, Write};
use std::process::ExitCode;

/// The exit code for options that make no sense.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    match arguments::parse(std::env::args_os().skip(1).collect()) {
        Ok(Asked::Help(lang)) => done(io::stdout().write_all(texts::usage(lang).as_bytes())),
        Ok(Asked::Version) => done(writeln!(io::stdout(), "grizzled-terminal {}", env!("CARGO_PKG_VERSION"))),
        Ok(Asked::Play(options)) => done(play(*options)),
        Ok(Asked::Continue(continued)) => done(go_on(&continued)),
        Ok(Asked::PlayBack(playback)) => done(logs::play_back(&playback, &mut io::stdout().lock())),
        Err((fault, lang)) => {
            let _ = writeln!(io::stderr(), "grizzled-terminal: {}", texts::fault(lang, &fault));
            ExitCode::from(USAGE)
        }
    }
}

fn play(options: Options) -> io::Result<()> {
    if options.mode == Mode::Campaign {
        return play_campaign(options);
    }
    let options = prepared(options)?;
    let rules = setting::rules(&options).map_err(io::Error::other)?;
    let host = Host::new(rules, &setting::setup(&options), options.seed).map_err(io::Error::other)?;
    let journal = options.log.as_ref().map(|path| logs::begin(path, &options, &host)).transpose()?;
    session(options, host).kept(journal).run()
}

/// Continues a game from its file.
fn go_on(continued: &Continued) -> io::Result<()> {
    let Continued { path, lang, given } = continued;
    let game = logs::load(path, *lang)?;
    let options = again::options(&game.arguments, given).map_err(|fault| at_fault(*lang, &fault))?;
    let options = prepared(options)?;
    let rules = setting::rules(&options).map_err(io::Error::other)?;
    let (host, journal) = logs::go_on(path, game, &rules, options.lang)?;
    session(options, host).kept(Some(journal)).run()
}

fn play_campaign(mut options: Options) -> io::Result<()> {
    let kept = options.resume.as_deref().map(saves::load).transpose()?;
    if let Some(game) = kept.as_ref().and_then(|kept| kept.under_way.as_ref()) {
        let lang = options.lang;
        options = again::options(&game.arguments, &options.given).map_err(|fault| at_fault(lang, &fault))?;
    }
    let mut options = prepared(options)?;
    let mut ledger = Ledger::open(&options, kept)?;
    options.players = ledger.players();
    characters::check(&options.characters, ledger.seats()).map_err(|fault| at_fault(options.lang, &fault))?;
    if let Who::Alone(_) = options.who {
        let who = arguments::person(options.mode, options.players, options.seat);
        options.who = who.map_err(|fault| at_fault(options.lang, &fault))?;
    }
    let (host, journal) = ledger.game(&options)?;
    session(options, host).kept(journal).run_campaign(ledger)
}

/// Takes the cards that are asked for. Without a terminal on both sides nobody can play, so the bots do.
fn prepared(mut options: Options) -> io::Result<Options> {
    if !(io::stdout().is_terminal() && io::stdin().is_terminal()) {
        options.who = Who::Auto;
    }
    if let Some(path) = &options.pack {
        cards::choose(path)?;
    }
    Ok(options)
}

fn session(options: Options, host: Host) -> Session<StdinLock<'static>, StdoutLock<'static>> {
    let uncoloured = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let colour = io::stdout().is_terminal() && !uncoloured;
    Session::new(options, host, colour, io::stdin().lock(), io::stdout().lock())
}

fn at_fault(lang: Lang, fault: &Fault) -> io::Error {
    io::Error::other(texts::fault(lang, fault))
}

/// A reader of the output may stop at any time: that is not a failure.
fn done(result: io::Result<()>) -> ExitCode {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "grizzled-terminal: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
