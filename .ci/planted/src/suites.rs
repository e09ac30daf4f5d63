//! The suites: the test programs of the copy, built once and run against one fault at a time.

use crate::Result;
use serde::Deserialize;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

const PACKAGES: [&str; 2] = ["grizzled-core", "grizzled-ffi"];
/// What reads the sources tells nothing of what they do.
const READS_SOURCES: &str = "core::house";

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

/// How long a suite may take.
#[derive(Debug, Clone, Copy)]
pub struct Run {
    pub limit: Duration,
    /// Whether it is stopped when the first test has failed.
    pub until_first_failure: bool,
}

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
    // Nobody debugs the copy, and no lint has a say in it. The crate `planted` uses what is not stable; no other crate may.
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").env("RUSTFLAGS", "--cap-lints warn").env("RUSTC_BOOTSTRAP", "planted");
    cargo
}

/// What the compiler says of what is wrong.
fn errors(text: &str) -> String {
    let messages = text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let errors = messages.filter(|message| message["message"]["level"] == "error");
    errors.filter_map(|message| Some(message["message"]["rendered"].as_str()?.to_owned())).collect()
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
    /// Runs it with a fault switched on, or with none. Tests by the names given alone, if there are any.
    pub fn run(&self, fault: Option<u32>, how: Run, only: &[String]) -> Result<Ran> {
        let mut program = self.command(only);
        program.env("GRZ_PLANTED", fault.map(|number| number.to_string()).unwrap_or_default());
        let begun = Instant::now();
        let mut child = program.stdout(Stdio::piped()).spawn()?;
        let verdict = follow(&mut child, begun, how)?;
        Ok(Ran { verdict, time: begun.elapsed() })
    }

    /// The program with its arguments, as cargo would start it.
    pub fn command(&self, arguments: &[String]) -> Command {
        let mut program = Command::new(&self.program);
        program.current_dir(&self.folder).args(arguments).env("CARGO_MANIFEST_DIR", &self.folder);
        // A failure is enough: nobody reads where it was, nor what the smallest one is.
        program.env("RUST_BACKTRACE", "0").env("PROPTEST_MAX_SHRINK_ITERS", "0");
        program.stdin(Stdio::null()).stderr(Stdio::null());
        program
    }

    /// The names of its tests.
    pub fn tests(&self) -> Result<Vec<String>> {
        let output = self.command(&["--list".to_owned(), "--format=terse".to_owned()]).output()?;
        let text = String::from_utf8(output.stdout)?;
        Ok(text.lines().filter_map(|line| Some(line.strip_suffix(": test")?.to_owned())).collect())
    }
}

/// Reads what the program prints until it ends or is stopped.
fn follow(child: &mut Child, begun: Instant, how: Run) -> Result<Verdict> {
    let output = BufReader::new(child.stdout.take().expect("its output is piped"));
    let (send, lines) = mpsc::channel();
    thread::spawn(move || output.lines().map_while(|line| line.ok()).try_for_each(|line| send.send(line)));
    let mut failed = Vec::new();
    loop {
        match lines.recv_timeout(how.limit.saturating_sub(begun.elapsed())) {
            Ok(line) => failed.extend(failed_test(&line)),
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
    let _ = child.kill();
    child.wait()?;
    Ok(())
}

fn ended(status: ExitStatus, failed: Vec<String>) -> Verdict {
    if status.success() { Verdict::Passed } else { Verdict::Failed(failed) }
}

/// The test that a line of a test program says has failed.
fn failed_test(line: &str) -> Option<String> {
    let (name, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    // Of a test that should panic it says so after the name.
    (result == "FAILED").then(|| name.split(' ').next().unwrap_or(name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::failed_test;

    #[test]
    fn tests_that_fail_are_read() {
        assert_eq!(failed_test("test a::b ... FAILED").as_deref(), Some("a::b"));
        assert_eq!(failed_test("test a - should panic ... FAILED").as_deref(), Some("a"));
        for other in ["test a ... ok", "test result: FAILED. 1 passed", "a ... FAILED", "    a::b"] {
            assert_eq!(failed_test(other), None, "{other}");
        }
    }
}
