//! *The Grizzled* in the terminal, against bots or with friends at one screen.

mod arguments;
#[cfg(test)]
mod armistice_tests;
mod beside;
mod campaign;
mod cards;
mod characters;
mod choices;
mod help;
mod host;
mod input;
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
use host::Host;
use options::{Asked, Mode, Options, Who};
use session::Session;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;

/// The exit code for options that make no sense.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    match arguments::parse(std::env::args_os().skip(1).collect()) {
        Ok(Asked::Help(lang)) => done(io::stdout().write_all(texts::usage(lang).as_bytes())),
        Ok(Asked::Version) => done(writeln!(io::stdout(), "grizzled-terminal {}", env!("CARGO_PKG_VERSION"))),
        Ok(Asked::Play(options)) => done(play(*options)),
        Ok(Asked::PlayBack(playback)) => done(logs::play_back(&playback, &mut io::stdout().lock())),
        Err((fault, lang)) => {
            let _ = writeln!(io::stderr(), "grizzled-terminal: {}", texts::fault(lang, &fault));
            ExitCode::from(USAGE)
        }
    }
}

/// Without a terminal on both sides nobody can play, so the bots do.
fn play(mut options: Options) -> io::Result<()> {
    let shown = io::stdout().is_terminal();
    if !(shown && io::stdin().is_terminal()) {
        options.who = Who::Auto;
    }
    if let Some(path) = &options.pack {
        cards::choose(path)?;
    }
    let colour = shown && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    if options.mode == Mode::Campaign {
        let ledger = Ledger::open(&options)?;
        options.players = ledger.players();
        let told = |fault| io::Error::other(texts::fault(options.lang, &fault));
        characters::check(&options.characters, ledger.seats()).map_err(told)?;
        if let Who::Alone(_) = options.who {
            let who = arguments::person(options.mode, options.players, options.seat);
            options.who = who.map_err(|fault| io::Error::other(texts::fault(options.lang, &fault)))?;
        }
        let host = ledger.host(options.seed)?;
        return Session::new(options, host, colour, input, output).run_campaign(ledger);
    }
    let rules = setting::rules(&options).map_err(io::Error::other)?;
    let host = Host::new(rules, &setting::setup(&options), options.seed).map_err(io::Error::other)?;
    Session::new(options, host, colour, input, output).run()
}

/// Whoever reads may stop reading at any time: that is no failure.
fn done(result: io::Result<()>) -> ExitCode {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "grizzled-terminal: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
