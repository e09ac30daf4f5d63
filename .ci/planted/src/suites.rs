//! The suites: the test programs of the copy, built once and run against one fault at a time.

use crate::Result;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

const PACKAGES: [&str; 2] = ["grizzled-core", "grizzled-ffi"];
/// What reads the sources tells nothing of what they do.
const READS_SOURCES: &str = "core::house";

/// The programs in C.
pub const C: &str = "c";

/// One test program.
#[derive(Debug, Clone)]
pub struct Suite {
    /// `core::rules`; a crate's unit tests have the crate's name alone.
    pub name: String,
    pub program: PathBuf,
    /// The folder of its crate, where its tests run.
    pub folder: PathBuf,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    Passed,
    /// The tests that failed until the run was stopped. None if the program ended without naming one.
    Failed(Vec<String>),
    /// It did not end in time.
    Hung,
}

#[derive(Debug, Clone)]
pub struct Ran {
    pub verdict: Verdict,
    /// Until it ended, or until it was stopped.
    pub time: Duration,
}

impl Ran {
    pub fn caught(&self) -> bool {
        self.verdict != Verdict::Passed
    }
}

/// How a suite is run.
#[derive(Debug, Clone, Copy)]
pub struct Run {
    /// How long it may take.
    pub limit: Duration,
    /// Whether it is stopped when the first test has failed.
    pub until_first_failure: bool,
}

/// The longest that a suite may take without a fault.
const LONGEST: Duration = Duration::from_secs(900);
/// A test that takes longer is slow.
const SLOW: f32 = 15.0;

/// How a suite runs without a fault.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Baseline {
    /// All of its tests together.
    pub time: Duration,
    /// The faults that it asks for, and no others can it find.
    pub asked: BTreeSet<u32>,
    /// Tests that take long by themselves.
    pub slow: Vec<String>,
}

/// How a test runs by itself without a fault.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Alone {
    pub name: String,
    pub time: Duration,
    /// The faults that it asks for.
    pub asked: BTreeSet<u32>,
}

impl Baseline {
    /// A suite that takes much longer than without a fault does not end.
    pub fn endless(&self) -> Duration {
        self.time * 10 + Duration::from_secs(20)
    }

    /// The arguments by which the slow tests are left out.
    pub fn quick(&self) -> Vec<String> {
        let skipped = self.slow.iter().flat_map(|name| ["--skip".to_owned(), name.clone()]);
        [EXACT.to_owned()].into_iter().chain(skipped).collect()
    }

    /// The arguments by which the slow tests alone are run, if there are any.
    pub fn slow(&self) -> Option<Vec<String>> {
        let arguments = [EXACT.to_owned()].into_iter().chain(self.slow.iter().cloned()).collect();
        Some(arguments).filter(|_| !self.slow.is_empty())
    }
}

pub const EXACT: &str = "--exact";

#[derive(Deserialize)]
struct Message {
    reason: String,
    executable: Option<PathBuf>,
    target: Option<Target>,
    profile: Option<Profile>,
    manifest_path: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// Builds the test programs of the copy, in a folder beside it, and lists them.
pub fn build(tree: &Path) -> Result<Vec<Suite>> {
    let mut cargo = cargo(tree);
    cargo.args(["test", "--no-run", "--lib", "--tests", "--message-format", "json", "--offline"]);
    cargo.args(PACKAGES.iter().flat_map(|name| ["-p", name]));
    let output = cargo.stderr(Stdio::inherit()).output()?;
    let text = String::from_utf8(output.stdout)?;
    if !output.status.success() {
        return Err(format!("the copy cannot be built:\n{}", errors(&text)).into());
    }
    let messages = text.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok());
    Ok(messages.filter_map(suite).filter(|suite| suite.name != READS_SOURCES).collect())
}

/// Cargo in the copy, with a build folder beside it.
pub fn cargo(tree: &Path) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(tree).env("CARGO_TARGET_DIR", tree.with_file_name("build"));
    // Nobody debugs the copy, and lints are for what is written by hand. The crate `planted` uses what is not stable; no other
    // crate may.
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").env("RUSTFLAGS", "--cap-lints warn").env("RUSTC_BOOTSTRAP", "planted");
    cargo
}

/// What the compiler says of what is wrong.
fn errors(text: &str) -> String {
    let messages = text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let errors = messages.filter(|message| message["message"]["level"] == "error");
    errors.filter_map(|message| Some(message["message"]["rendered"].as_str()?.to_owned())).collect()
}

/// The programs in C of `examples/c`, linked with the library of the copy, as one suite: a script that speaks as a test program
/// does.
pub fn build_c(tree: &Path) -> Result<Suite> {
    let built = tree.with_file_name("build");
    let (folder, library) = (built.join("c"), built.join("debug"));
    let done = |command: &mut Command| -> Result<()> {
        if command.status()?.success() { Ok(()) } else { Err(format!("this fails: {command:?}").into()) }
    };
    done(cargo(tree).args(["build", "--quiet", "--offline", "-p", "grizzled-ffi"]))?;
    let mut make = Command::new("make");
    make.arg("-s").arg("-C").arg(tree.join("examples/c")).arg(format!("BUILD={}", folder.display()));
    let programs = ["hello", "play", "faults/faults", "faults/threads", "faults/memory"];
    make.args(programs.map(|program| folder.join(program)));
    done(make.env("GRIZZLED_LIBRARY", &library))?;
    let program = folder.join("suite");
    fs::write(&program, include_str!("c_programs.sh"))?;
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755))?;
    Ok(Suite { name: C.to_owned(), program, folder: tree.join("examples/c") })
}

fn suite(message: Message) -> Option<Suite> {
    let tested = message.reason == "compiler-artifact" && message.profile?.test;
    let (program, target) = (message.executable.filter(|_| tested)?, message.target?);
    let folder = message.manifest_path?.parent()?.to_path_buf();
    let package = folder.file_name()?.to_str()?.trim_start_matches("grizzled-").to_owned();
    let name = if target.kind == ["test"] { format!("{package}::{}", target.name) } else { package };
    Some(Suite { name, program, folder })
}

impl Suite {
    /// Runs it with a fault switched on. The arguments say which of its tests; without any, all.
    pub fn run(&self, fault: u32, how: Run, arguments: &[String]) -> Result<Ran> {
        let mut program = self.program(arguments);
        program.env("GRZ_PLANTED", fault.to_string());
        run(&mut program, how, |_| ())
    }

    /// How it runs without a fault, when all of its tests must pass. Kept beside the program, for it takes long.
    pub fn baseline(&self) -> Result<Baseline> {
        let kept = self.program.with_extension("baseline.json");
        if self.is_newer(&kept) {
            return Ok(serde_json::from_str(&fs::read_to_string(&kept)?)?);
        }
        let baseline = self.run_without_fault()?;
        fs::write(kept, serde_json::to_string(&baseline)?)?;
        Ok(baseline)
    }

    fn run_without_fault(&self) -> Result<Baseline> {
        let mut slow = Vec::new();
        let (ran, asked) = self
            .ask(&["-Zunstable-options".to_owned(), "--report-time".to_owned()], |line| slow.extend(slow_test(line)))?;
        slow.sort();
        Ok(Baseline { time: ran.time, asked, slow })
    }

    /// How each of its tests runs by itself without a fault. Those that do not pass then are left out and named. Kept like the
    /// baseline.
    pub fn alone(&self) -> Result<Vec<Alone>> {
        let kept = self.program.with_extension("alone.json");
        if self.is_newer(&kept) {
            return Ok(serde_json::from_str(&fs::read_to_string(&kept)?)?);
        }
        let mut alone = Vec::new();
        for name in self.tests()? {
            match self.ask(&[EXACT.to_owned(), name.clone()], |_| ()) {
                Ok((ran, asked)) => alone.push(Alone { name, time: ran.time, asked }),
                Err(why) => eprintln!("left out: {why}"),
            }
        }
        fs::write(kept, serde_json::to_string(&alone)?)?;
        Ok(alone)
    }

    /// Whether a file was written after the program.
    fn is_newer(&self, file: &Path) -> bool {
        let written = |path: &Path| fs::metadata(path)?.modified();
        written(file).is_ok_and(|file| written(&self.program).is_ok_and(|program| file > program))
    }

    /// Runs it without a fault, and answers the faults that it asks for.
    fn ask(&self, arguments: &[String], see: impl FnMut(&str)) -> Result<(Ran, BTreeSet<u32>)> {
        let path = self.program.with_extension("asked");
        fs::write(&path, "")?;
        let mut program = self.program(arguments);
        program.env("RUSTC_BOOTSTRAP", "1").env("GRZ_PLANTED_ASKED", &path);
        let ran = run(&mut program, Run { limit: LONGEST, until_first_failure: false }, see)?;
        if ran.caught() {
            return Err(format!("{} does not pass without a fault: {arguments:?} {:?}", self.name, ran.verdict).into());
        }
        let bytes = fs::read(&path)?;
        let asked = bytes.chunks_exact(4).map(|four| u32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        Ok((ran, asked.collect()))
    }

    /// The names of its tests.
    pub fn tests(&self) -> Result<Vec<String>> {
        let output = self.program(&["--list".to_owned(), "--format=terse".to_owned()]).output()?;
        let text = String::from_utf8(output.stdout)?;
        Ok(text.lines().filter_map(|line| Some(line.strip_suffix(": test")?.to_owned())).collect())
    }

    fn program(&self, arguments: &[String]) -> Command {
        let mut program = Command::new(&self.program);
        program.current_dir(&self.folder).args(arguments);
        // That it fails is enough: nobody reads where, nor of which smallest game.
        program
            .env("RUST_BACKTRACE", "0")
            .env("PROPTEST_MAX_SHRINK_ITERS", "0")
            .env("CARGO_MANIFEST_DIR", &self.folder);
        program
    }
}

fn run(program: &mut Command, how: Run, see: impl FnMut(&str)) -> Result<Ran> {
    let begun = Instant::now();
    // In a group of its own, so that it is stopped with what it has started.
    let mut child =
        program.process_group(0).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let verdict = follow(&mut child, begun, how, see)?;
    Ok(Ran { verdict, time: begun.elapsed() })
}

/// Reads what the program prints until it ends or is stopped.
fn follow(child: &mut Child, begun: Instant, how: Run, mut see: impl FnMut(&str)) -> Result<Verdict> {
    let output = BufReader::new(child.stdout.take().expect("its output is piped"));
    let (send, lines) = mpsc::channel();
    thread::spawn(move || output.lines().map_while(|line| line.ok()).try_for_each(|line| send.send(line)));
    let mut failed = Vec::new();
    loop {
        match lines.recv_timeout(how.limit.saturating_sub(begun.elapsed())) {
            Ok(line) => {
                see(&line);
                failed.extend(failed_test(&line));
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(ended(child.wait()?, failed)),
            Err(RecvTimeoutError::Timeout) => {
                stop(child)?;
                return Ok(if failed.is_empty() { Verdict::Hung } else { Verdict::Failed(failed) });
            }
        }
        if how.until_first_failure && !failed.is_empty() {
            stop(child)?;
            return Ok(Verdict::Failed(failed));
        }
    }
}

fn stop(child: &mut Child) -> Result<()> {
    // It may have ended by itself.
    Command::new("kill").args(["-KILL", "--"]).arg(format!("-{}", child.id())).stderr(Stdio::null()).status()?;
    child.wait()?;
    Ok(())
}

fn ended(status: ExitStatus, failed: Vec<String>) -> Verdict {
    if status.success() { Verdict::Passed } else { Verdict::Failed(failed) }
}

/// The test that a line of a test program says has failed.
fn failed_test(line: &str) -> Option<String> {
    let (name, result) = test_and_result(line)?;
    result.starts_with("FAILED").then(|| name.to_owned())
}

/// The test that a line says has passed and taken long.
fn slow_test(line: &str) -> Option<String> {
    let (name, result) = test_and_result(line)?;
    let seconds: f32 = result.strip_prefix("ok <")?.strip_suffix("s>")?.parse().ok()?;
    (seconds > SLOW).then(|| name.to_owned())
}

fn test_and_result(line: &str) -> Option<(&str, &str)> {
    let (name, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    // Of a test that should panic it says so after the name.
    Some((name.split(' ').next().unwrap_or(name), result))
}

#[cfg(test)]
mod tests {
    use super::{failed_test, slow_test};

    #[test]
    fn tests_that_fail_are_read() {
        assert_eq!(failed_test("test a::b ... FAILED").as_deref(), Some("a::b"));
        assert_eq!(failed_test("test a - should panic ... FAILED").as_deref(), Some("a"));
        for other in ["test a ... ok", "test result: FAILED. 1 passed", "a ... FAILED", "    a::b"] {
            assert_eq!(failed_test(other), None, "{other}");
        }
    }

    #[test]
    fn tests_that_take_long_are_read() {
        assert_eq!(slow_test("test a::b ... ok <15.435s>").as_deref(), Some("a::b"));
        for other in ["test a ... ok <11.435s>", "test a ... ok", "test a ... FAILED <12.435s>"] {
            assert_eq!(slow_test(other), None, "{other}");
        }
    }
}
