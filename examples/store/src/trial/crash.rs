//! A process that changes a store is killed again and again, and after each time the store is looked at.

use super::{Change, Finding, Model, Numbers, Work, check_contents, explain, finding};
use crate::error::StoreError;
use crate::redb_store::{RedbStore, Syncing};
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// The first word of the hidden subcommand that is killed.
pub const CHILD: &str = "crash-child";
/// What the child says once it has opened the store.
const READY: &str = "ready";
/// What the child says when a change was acknowledged.
const DONE: &str = "done";
/// The longest time that the child may take to open the store. It only fails the trial.
const PATIENCE: Duration = Duration::from_secs(60);

/// A longer file is put aside for a new one, because every byte is looked at after each death.
const LONG: u64 = 64 << 20;

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that has the subcommand [`CHILD`].
    pub program: PathBuf,
    /// How many times it is killed.
    pub times: u32,
    /// The seed of the random numbers. The moments of death depend on the machine too.
    pub seed: u64,
    /// Sync with every n-th change; 1 is before each acknowledgement.
    pub every: NonZeroU32,
    /// How many writers change the store at once, each in games of its own.
    pub writers: NonZeroU32,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many times the process was killed.
    pub kills: u32,
    /// How many writers died before the store was open.
    pub opening: u32,
    /// How many while a game was created.
    pub creating: u32,
    /// How many in the middle of an append.
    pub appending: u32,
    /// How many while a game was finished.
    pub finishing: u32,
    /// How many between two changes.
    pub between: u32,
    /// How many of the changes they died in were there afterwards, whole.
    pub completed: u32,
    /// How many changes were acknowledged.
    pub acknowledged: u64,
    /// How many of them were gone; none when each is synced.
    pub lost: u64,
    /// How many files there were, one after the other.
    pub files: u32,
    /// How many games there were in them in the end.
    pub games: u64,
    /// How long they were together in the end.
    pub bytes: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(to, "killed {} times; its writers died", self.kills)?;
        writeln!(to, "  {} before they began, {} between two changes,", self.opening, self.between)?;
        writeln!(
            to,
            "  {} in an append, {} in a finish, {} in a creation;",
            self.appending, self.finishing, self.creating
        )?;
        writeln!(
            to,
            "  of the changes they died in, {} were there afterwards, whole, and the others not at all",
            self.completed
        )?;
        writeln!(to, "acknowledged: {} changes, {} of them lost", self.acknowledged, self.lost)?;
        write!(to, "in the end: {} games in {} bytes in {} files", self.games, self.bytes, self.files)?;
        write!(to, ", every byte as it was written")
    }
}

/// What the child said before it died.
#[derive(Default)]
struct Said {
    ready: bool,
    by: Vec<SaidBy>,
}

/// What one of its writers said.
#[derive(Clone, Default)]
struct SaidBy {
    changes: Vec<Change>,
    done: usize,
}

/// What the child does: changes without end, by several writers, each announced before and confirmed after.
///
/// # Errors
///
/// When the store refuses or fails.
pub fn child(path: &Path, every: NonZeroU32, seed: u64, writers: NonZeroU32) -> Result<(), Finding> {
    let store = open_or_create(path, syncing(every)).map_err(finding)?;
    let model = Model::of(&store)?;
    say(READY)?;
    thread::scope(|scope| {
        let write = |writer| write(&store, writer, Work::new(seed, writer, &model));
        let threads: Vec<_> = (0..writers.get()).map(|writer| scope.spawn(move || write(writer))).collect();
        threads.into_iter().try_for_each(|thread| thread.join().map_err(|_| finding("a writer panicked"))?)
    })
}

/// One of the writers.
fn write(store: &RedbStore, writer: u32, mut work: Work) -> Result<(), Finding> {
    loop {
        let change = work.next_change();
        say(&format!("{writer} {change}"))?;
        work.carry_out(store, change).map_err(finding)?;
        say(&format!("{writer} {DONE}"))?;
    }
}

/// Says a whole line at once.
fn say(line: &str) -> Result<(), Finding> {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).and_then(|()| out.flush()).map_err(finding)
}

/// The store in this file, which a process may have died creating.
fn open_or_create(path: &Path, syncing: Syncing) -> Result<RedbStore, StoreError> {
    match RedbStore::open(path, syncing) {
        Err(StoreError::NoStore(_)) => {
            drop(std::fs::remove_file(path));
            RedbStore::create(path, syncing)
        }
        other => other,
    }
}

const fn syncing(every: NonZeroU32) -> Syncing {
    if every.get() == 1 { Syncing::EachChange } else { Syncing::Every(every) }
}

/// Kills the child as often as planned, again and again on the same file, and looks at the store each time.
///
/// # Errors
///
/// The first thing that is not as it should be.
pub fn run(plan: &Plan, mut progress: impl FnMut(&Tally)) -> Result<Tally, Finding> {
    let folder = tempfile::tempdir().map_err(finding)?;
    let path = folder.path().join("games.redb");
    let mut numbers = Numbers(plan.seed);
    let (mut tally, mut before) = (Tally::default(), Model::default());
    while tally.kills < plan.times {
        let said = one_life(plan, &path, &mut numbers)?;
        before = look(plan, &path, &before, &said, &mut tally)?;
        tally.kills += 1;
        progress(&tally);
        let bytes = path.metadata().map_err(finding)?.len();
        if bytes > LONG || tally.kills == plan.times {
            tally.files += 1;
            tally.games += std::mem::take(&mut before).games.len() as u64;
            tally.bytes += bytes;
            std::fs::remove_file(&path).map_err(finding)?;
        }
    }
    Ok(tally)
}

/// Starts the child and kills it: mostly some time after it has opened the store, sometimes while it does.
fn one_life(plan: &Plan, path: &Path, numbers: &mut Numbers) -> Result<Said, Finding> {
    let early = numbers.below(8) == 0;
    let latest = if numbers.below(2) == 0 { 3_000 } else { 40_000 };
    let micros = numbers.below(latest);
    let mut child = start(plan, path, numbers.draw())?;
    let (lines, listening) = listen(&mut child)?;
    let ready = early || lines.recv_timeout(PATIENCE).is_ok_and(|line| line == READY);
    if ready {
        thread::sleep(Duration::from_micros(micros));
    }
    // By its own process id, SIGKILL where there are signals.
    let alive = child.try_wait().map_err(finding)?.is_none();
    child.kill().and_then(|()| child.wait()).map_err(finding)?;
    listening.join().map_err(|_| "the listener died".to_owned())?;
    if !(alive && ready) {
        let mut complaint = String::new();
        child.stderr.take().map(|mut stderr| stderr.read_to_string(&mut complaint));
        return Err(format!("the process ended by itself or did not open the store: {complaint}"));
    }
    understand(plan, !early, lines)
}

fn start(plan: &Plan, path: &Path, seed: u64) -> Result<Child, Finding> {
    let mut command = Command::new(&plan.program);
    command.arg(CHILD).arg(path).arg(plan.every.to_string()).arg(seed.to_string());
    command.arg(plan.writers.to_string());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().map_err(|error| format!("{}: {error}", plan.program.display()))
}

/// Reads the child's output to its end, so that it never waits for a reader.
fn listen(child: &mut Child) -> Result<(Receiver<String>, thread::JoinHandle<()>), Finding> {
    let stdout = child.stdout.take().ok_or("the process has no output")?;
    let (said, heard) = channel();
    let listen = move |stdout: ChildStdout| {
        let mut stdout = BufReader::new(stdout);
        let mut line = String::new();
        // A line without an end is one that it died in.
        while stdout.read_line(&mut line).is_ok() && line.ends_with('\n') {
            if said.send(line.trim_end().to_owned()).is_err() {
                break;
            }
            line.clear();
        }
    };
    Ok((heard, thread::spawn(move || listen(stdout))))
}

fn understand(plan: &Plan, ready: bool, lines: Receiver<String>) -> Result<Said, Finding> {
    let mut said = Said { ready, by: vec![SaidBy::default(); plan.writers.get() as usize] };
    for line in lines {
        if line == READY {
            said.ready = true;
            continue;
        }
        let unread = || format!("this is of no writer: {line}");
        let (writer, what) = line.split_once(' ').ok_or_else(unread)?;
        let by = said.by.get_mut(writer.parse::<usize>().map_err(finding)?).ok_or_else(unread)?;
        match what {
            DONE => by.done += 1,
            change => by.changes.push(change.parse()?),
        }
    }
    Ok(said)
}

/// Opens the store after a death and checks it: of each writer, it must hold what it held before, every change that was
/// acknowledged, perhaps the one that was under way, and nothing else.
fn look(plan: &Plan, path: &Path, before: &Model, said: &Said, tally: &mut Tally) -> Result<Model, Finding> {
    let store = open_or_create(path, syncing(plan.every)).map_err(finding)?;
    let found = Model::of(&store)?;
    let may_be_lost = plan.every.get() as usize - 1;
    let mut lost = 0;
    for (writer, by) in (0..).zip(&said.by) {
        let (before, found) = (before.of_writer(writer), found.of_writer(writer));
        let allowed = by.done.saturating_sub(may_be_lost)..=by.changes.len();
        let held = explain(&before, &by.changes, allowed, &found)?;
        lost += by.done.saturating_sub(held);
        tally.note(said.ready, by, held);
    }
    if lost > may_be_lost {
        return Err(format!("{lost} changes were lost, and {may_be_lost} may be"));
    }
    check_contents(&store, &found)?;
    Ok(found)
}

impl Tally {
    /// Takes note of how a writer died, of whose changes the store holds so many.
    fn note(&mut self, ready: bool, by: &SaidBy, held: usize) {
        let dying = match by.changes.get(by.done) {
            None if ready => &mut self.between,
            None => &mut self.opening,
            Some(Change::Create(_)) => &mut self.creating,
            Some(Change::Append { .. }) => &mut self.appending,
            Some(Change::Finish(..)) => &mut self.finishing,
        };
        *dying += 1;
        self.completed += u32::from(held > by.done);
        self.acknowledged += by.done as u64;
        self.lost += by.done.saturating_sub(held) as u64;
    }
}
