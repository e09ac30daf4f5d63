//! The subcommands.

#[cfg(feature = "nats")]
use crate::on_nats::on_nats;
use grizzled_core::Scenario;
use grizzled_core::play::{NoSeed, Seed};
use grizzled_store::play::{Hosted, log as stored_log, opening, play_out, random, replay};
use grizzled_store::trial::{bench, crash};
use grizzled_store::{GameId, GameStore, RedbStore, Status, Syncing, all_games};
use std::fmt::Display;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The options that say where NATS is, and how it is reached.
const NATS: &[&str] = &[
    "--nats",
    "--stream",
    "--tls-ca",
    "--tls-cert",
    "--tls-key",
    "--user",
    "--password-file",
    "--token-file",
    "--creds",
    "--nkey-file",
];

/// Why the program failed.
pub(crate) enum Fault {
    /// The command line makes no sense.
    Usage(String),
    /// Something went wrong.
    Failed(String),
}

pub(crate) type Done = Result<(), Fault>;

pub(crate) fn failed(problem: impl Display) -> Fault {
    Fault::Failed(problem.to_string())
}

/// What the command line says after the subcommand: pairs of an option and its value.
pub(crate) struct Options<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Options<'a> {
    fn read(words: &'a [String], known: &[&str]) -> Result<Self, Fault> {
        let mut options = Vec::new();
        for pair in words.chunks(2) {
            match pair {
                [name, value] if known.contains(&name.as_str()) => options.push((name.as_str(), value.as_str())),
                [name, _] => return Err(Fault::Usage(format!("there is no option {name} here"))),
                _ => return Err(Fault::Usage(format!("{} needs a value", pair[0]))),
            }
        }
        Ok(Self(options))
    }

    pub(crate) fn text(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
    }

    fn number<N: std::str::FromStr>(&self, name: &str, otherwise: N) -> Result<N, Fault> {
        let bad = |value| Fault::Usage(format!("{name} takes another kind of number than {value}"));
        self.text(name).map_or(Ok(otherwise), |value| value.parse().map_err(|_| bad(value)))
    }
}

pub(crate) fn run(arguments: &[String]) -> Done {
    match arguments {
        [word, options @ ..] if word == "create" => create(&Options::read(options, &["--db"])?),
        [word, options @ ..] if word == "verify" => verify(&Options::read(options, &["--db"])?),
        [word, options @ ..] if word == "play" => {
            play(&Options::read(options, &[&["--db", "--players", "--seed"], NATS].concat())?)
        }
        [word, options @ ..] if word == "crash" => {
            crash(&Options::read(options, &["--times", "--every", "--writers", "--seed"])?)
        }
        [word, options @ ..] if word == "bench" => {
            bench(&Options::read(options, &[&["--seconds", "--writers", "--dir"], NATS].concat())?)
        }
        [word, path, every, seed, writers] if word == crash::CHILD => child(Path::new(path), every, seed, writers),
        _ => Err(Fault::Usage("what shall be done?".to_owned())),
    }
}

/// An unpredictable number from the system.
fn any_number() -> Result<u64, Fault> {
    getrandom::u64().map_err(failed)
}

fn play(options: &Options<'_>) -> Done {
    let players = options.number("--players", 4)?;
    let seed = match options.text("--seed") {
        Some(seed) => seed.parse().map_err(|problem: NoSeed| Fault::Usage(problem.to_string()))?,
        None => Seed::from(random().map_err(failed)?),
    };
    if let Some(url) = options.text("--nats") {
        return on_nats(url, options, |store| play_on(store, players, seed));
    }
    match options.text("--db") {
        Some(path) => play_on(&RedbStore::open(path, Syncing::EachChange).map_err(failed)?, players, seed),
        None => {
            let folder = tempfile::tempdir().map_err(failed)?;
            let path = folder.path().join("games.redb");
            play_on(&RedbStore::create(path, Syncing::EachChange).map_err(failed)?, players, seed)
        }
    }
}

/// The file that has to be named.
fn file<'a>(options: &Options<'a>) -> Result<&'a str, Fault> {
    options.text("--db").ok_or_else(|| Fault::Usage("--db needs a file".to_owned()))
}

fn create(options: &Options<'_>) -> Done {
    let path = file(options)?;
    RedbStore::create(path, Syncing::EachChange).map_err(failed)?;
    println!("{path} is an empty store");
    Ok(())
}

fn verify(options: &Options<'_>) -> Done {
    let found = RedbStore::verify(file(options)?).map_err(failed)?;
    found.damage.iter().for_each(|damage| println!("{damage}"));
    println!("{found}");
    if found.damage.is_empty() { Ok(()) } else { Err(failed("the file is damaged")) }
}

/// Plays a game, and shows that the store gives back the same game before and after it is finished.
fn play_on<S: GameStore>(store: &S, players: u8, seed: Seed) -> Done {
    let id = GameId::random().map_err(failed)?;
    let rules = Scenario::base(players).rules().map_err(failed)?;
    let mut hosted = Hosted::create_seeded(store, id, rules, seed).map_err(failed)?;
    let commands = play_out(&mut hosted).map_err(failed)?;
    let (played, seq) = (*hosted.game(), hosted.seq());
    println!("game {id}: {commands} commands, {seq} records, {:?}", played.outcome());
    compare("read back and replayed", &played, &replay(store, id).map_err(failed)?)?;
    let log = hosted.finish().map_err(failed)?;
    println!("finished: the records are now one log of {} bytes", log.len());
    compare("read from the log and replayed", &played, &replay(store, id).map_err(failed)?)?;
    let (opening, log) = (opening(store, id).map_err(failed)?, stored_log(store, id).map_err(failed)?);
    opening.verify(&log).map_err(failed)?;
    println!("the game is the one that the host committed to; its seed was {}", opening.seed());
    println!("the store has {} finished games", all_games(store, Status::Finished).map_err(failed)?.len());
    Ok(())
}

fn compare(how: &str, played: &grizzled_core::Game, stored: &grizzled_core::Game) -> Done {
    println!("{how}: hash {:016x}, played: hash {:016x}", stored.hash(), played.hash());
    if played == stored { Ok(()) } else { Err(failed("the store gives back another game than was played")) }
}

fn crash(options: &Options<'_>) -> Done {
    let plan = crash::Plan {
        program: std::env::current_exe().map_err(failed)?,
        times: options.number("--times", 25)?,
        seed: options.text("--seed").map_or_else(any_number, |_| options.number("--seed", 0))?,
        every: options.number("--every", NonZeroU32::MIN)?,
        writers: options.number("--writers", NonZeroU32::MIN.saturating_add(3))?,
    };
    println!("seed {}, {} writers, a sync with every {} changes", plan.seed, plan.writers, plan.every);
    let report = |tally: &crash::Tally| {
        if tally.kills.is_multiple_of(100) {
            println!("killed {} times, {} changes acknowledged", tally.kills, tally.acknowledged);
        }
    };
    println!("{}", crash::run(&plan, report).map_err(failed)?);
    Ok(())
}

fn child(path: &Path, every: &str, seed: &str, writers: &str) -> Done {
    let number = |_| Fault::Usage("a number is not one".to_owned());
    let every = every.parse().map_err(number)?;
    crash::child(path, every, seed.parse().map_err(number)?, writers.parse().map_err(number)?).map_err(failed)
}

fn bench(options: &Options<'_>) -> Done {
    let time = Duration::from_secs(options.number("--seconds", 3)?);
    let writers = options.number("--writers", NonZeroU32::MIN)?.get();
    let games = bench::played_games().map_err(failed)?;
    if let Some(url) = options.text("--nats") {
        return on_nats(url, options, |store| {
            println!("NATS JetStream:     {}", bench::measure(store, &games, time, writers).map_err(failed)?);
            Ok(())
        });
    }
    let within = options.text("--dir").map_or_else(std::env::temp_dir, PathBuf::from);
    println!("{writers} writers, {} games at once for each, in {}", games.len(), within.display());
    let thousand = NonZeroU32::MIN.saturating_add(999);
    let ways = [
        ("fsync each command", Syncing::EachChange),
        ("fsync every 1000th", Syncing::Every(thousand)),
        ("no fsync          ", Syncing::OnRequest),
    ];
    for (name, syncing) in ways {
        let folder = tempfile::tempdir_in(&within).map_err(failed)?;
        let store = RedbStore::create(folder.path().join("games.redb"), syncing).map_err(failed)?;
        println!("{name}: {}", bench::measure(&store, &games, time, writers).map_err(failed)?);
    }
    Ok(())
}

#[cfg(not(feature = "nats"))]
fn on_nats(_: &str, _: &Options<'_>, _: impl FnOnce(&RedbStore) -> Done) -> Done {
    Err(Fault::Usage("this program was built without the feature `nats`".to_owned()))
}
