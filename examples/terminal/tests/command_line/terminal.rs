//! People at a terminal of their own, which is closed, interrupted, or ends: the game goes on.

use super::kept::Folder;
use super::killed::heeds;
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use std::fs::{self, File};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::process::{Child, Command};

/// The program at a terminal, and somebody who types.
struct Person {
    child: Child,
    terminal: File,
    shown: String,
}

impl Person {
    fn at(arguments: &str) -> Self {
        let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).expect("a terminal");
        grantpt(&terminal).and_then(|()| unlockpt(&terminal)).expect("a terminal");
        let name = ptsname(&terminal, Vec::new()).expect("a name");
        let name = std::ffi::OsStr::from_bytes(name.as_bytes());
        let flags = rustix::fs::OFlags::RDWR | rustix::fs::OFlags::NOCTTY | rustix::fs::OFlags::CLOEXEC;
        let theirs = File::from(rustix::fs::open(name, flags, rustix::fs::Mode::empty()).expect("the other side"));
        let copy = || theirs.try_clone().expect("a copy");
        // `setsid --ctty` gives it the terminal as its own, as a window of a desktop does.
        let mut command = Command::new("setsid");
        let command = command.args(["--ctty", env!("CARGO_BIN_EXE_grizzled-terminal")]);
        let command =
            command.args(arguments.split_whitespace()).env("NO_COLOR", "1").stdin(copy()).stdout(copy()).stderr(copy());
        let child = command.spawn().expect("setsid starts");
        let mut person = Self { child, terminal: File::from(terminal), shown: String::new() };
        assert!(person.asked(), "{}", person.shown);
        person
    }

    /// Reads to the next prompt. At the end of the program there is none.
    fn asked(&mut self) -> bool {
        self.shown.clear();
        let mut bytes = Vec::new();
        let mut buffer = [0; 4096];
        while !bytes.ends_with(b"\n> ") {
            match self.terminal.read(&mut buffer) {
                Ok(read) if read > 0 => bytes.extend(&buffer[..read]),
                _ => {
                    self.shown = String::from_utf8_lossy(&bytes).into_owned();
                    return false;
                }
            }
        }
        self.shown = String::from_utf8(bytes).expect("text");
        true
    }

    fn types(&mut self, keys: &str) {
        self.terminal.write_all(keys.as_bytes()).expect("the terminal takes it");
    }

    /// What this person always does at such a screen: the first choice.
    fn answer(&self) -> String {
        let numbered = |line: &str| {
            let (number, rest) = line.trim_start().split_once("  ")?;
            (line.starts_with(' ') && !rest.is_empty()).then(|| number.parse::<u8>().ok()).flatten()
        };
        let number = self.shown.lines().find_map(numbered);
        let number = number.unwrap_or_else(|| panic!("a choice is on the screen: {}", self.shown));
        format!("{number}\n")
    }

    /// Decides so many times, if the game goes on so long; whether it still does.
    fn decides(&mut self, times: usize) -> bool {
        for _ in 0..times {
            let answer = self.answer();
            if !self.goes_on(&answer) {
                return false;
            }
        }
        true
    }

    /// Types this, and Enter wherever the game then waits.
    fn goes_on(&mut self, keys: &str) -> bool {
        self.types(keys);
        let mut asked = self.asked();
        while asked && self.shown.contains("Enter goes on") {
            self.types("\n");
            asked = self.asked();
        }
        asked
    }

    fn hangs_up(mut self) {
        drop(self.terminal);
        self.child.wait().expect("it ends");
    }
}

/// How a game is left in the middle.
#[derive(Clone, Copy, Debug)]
enum Leave {
    CtrlC,
    EndOfInput,
    Quit,
    WindowClosed,
    Signal(Signal),
}

const ALL_WAYS: [Leave; 8] = [
    Leave::CtrlC,
    Leave::EndOfInput,
    Leave::Quit,
    Leave::WindowClosed,
    Leave::Signal(Signal::KILL),
    Leave::Signal(Signal::TERM),
    Leave::Signal(Signal::HUP),
    Leave::Signal(Signal::INT),
];

fn ways() -> Vec<Leave> {
    ALL_WAYS.into_iter().filter(|way| way.leads_out()).collect()
}

impl Leave {
    /// Whether the program can be left by it, as these tests were started.
    fn leads_out(self) -> bool {
        match self {
            Self::CtrlC => heeds(Signal::INT),
            Self::Signal(signal) => heeds(signal),
            _ => true,
        }
    }

    fn by(self, mut person: Person) {
        match self {
            Self::CtrlC => person.types("\x03"),
            Self::EndOfInput => person.types("\x04"),
            Self::Quit => person.types("q\n"),
            Self::WindowClosed => return person.hangs_up(),
            Self::Signal(signal) => kill_process(Pid::from_child(&person.child), signal).expect("it is there"),
        }
        assert!(!person.asked(), "{self:?}: {}", person.shown);
        person.hangs_up();
    }
}

fn plays_to_the_end(arguments: &str) -> usize {
    let mut person = Person::at(arguments);
    let mut decisions = 0;
    while person.decides(1) {
        decisions += 1;
    }
    person.hangs_up();
    decisions
}

/// However a person leaves, and wherever: the game goes on at the same decision and comes to the same end.
#[test]
fn a_person_who_leaves_goes_on() {
    let (folder, ways) = (Folder::new("person"), ways());
    for (mode, ending) in [("--players 3", "log"), ("--mode one-shot --players 3", "jsonl")] {
        let whole = folder.file(&format!("whole.{ending}"));
        let decisions = plays_to_the_end(&format!("{mode} --seed 11 --log {whole}"));
        assert!(decisions > ways.len(), "{decisions}");
        for (number, way) in ways.iter().enumerate() {
            let file = folder.file(&format!("{number}.{ending}"));
            let mut person = Person::at(&format!("{mode} --seed 11 --log {file}"));
            assert!(person.decides(number * decisions / ways.len()), "{}", person.shown);
            way.by(person);
            let kept = fs::read_to_string(&file).expect("kept");
            assert!(kept.matches("{\"decision\":").count() >= number * decisions / ways.len(), "{way:?}");
            plays_to_the_end(&format!("--continue {file}"));
            assert!(fs::read(&file).expect("kept") == fs::read(&whole).expect("kept"), "{mode} {way:?}");
        }
    }
}

/// CAMP-2: the same in a campaign, in whose Chapters a decision is never asked for twice.
#[test]
fn camp_2_a_campaign_that_is_left_goes_on_at_the_same_decision() {
    let (folder, ways) = (Folder::new("person-campaign"), ways());
    let (whole, file) = (folder.file("whole.json"), folder.file("campaign.json"));
    let begin = "--mode campaign --players 3 --seed 11 --save";
    let mut person = Person::at(&format!("{begin} {whole}"));
    let decisions = ways.len() * 5;
    assert!(person.decides(decisions), "{}", person.shown);
    let shown = person.shown.clone();
    Leave::Quit.by(person);
    let mut next = format!("{begin} {file}");
    for way in &ways {
        let mut person = Person::at(&next);
        assert!(person.decides(5), "{}", person.shown);
        way.by(person);
        next = format!("--mode campaign --resume {file}");
    }
    let person = Person::at(&next);
    let screen = |shown: &str| shown[shown.rfind("── Mission").expect("a screen")..].to_owned();
    assert_eq!(screen(&person.shown), screen(&shown));
    Leave::Quit.by(person);
    let kept = |file: &str| fs::read_to_string(file).expect("kept");
    assert!(kept(&file) == kept(&whole), "the files are alike");
}

/// Whoever leaves reads how the game goes on.
#[test]
fn leaving_says_how_to_go_on() {
    let folder = Folder::new("says");
    let (log, save) = (folder.file("game.log"), folder.file("campaign.json"));
    for (begin, says) in [
        (format!("--log {log}"), format!("The game goes on with --continue {log}\r\nGoodbye.")),
        (
            format!("--mode campaign --save {save}"),
            format!("It goes on with --mode campaign --resume {save}\r\nGoodbye."),
        ),
        (format!("--lang fr --continue {log}"), format!("Pour reprendre la partie : --continue {log}\r\nAu revoir.")),
        (
            format!("--lang fr --mode campaign --resume {save}"),
            format!("Pour la reprendre : --mode campaign --resume {save}\r\nAu revoir."),
        ),
    ] {
        let mut person = Person::at(&begin);
        person.types("q\n");
        assert!(!person.asked());
        assert!(person.shown.contains(&says), "{}", person.shown);
        person.hangs_up();
    }
}
