//! Games that are ended by the system at any moment, and go on.

use super::kept::{Folder, is_refused};
use super::{started, stdout_of};
use rustix::process::{Pid, Signal, kill_process};
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, Stdio};

const PIPE: usize = 4096;
const SIGNALS: [Signal; 4] = [Signal::KILL, Signal::INT, Signal::TERM, Signal::HUP];

/// The program with its output in a pipe so small that it waits for the reader.
fn begun(arguments: &str) -> (Child, File) {
    let (reader, writer) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC).expect("a pipe");
    #[cfg(target_os = "linux")]
    rustix::pipe::fcntl_setpipe_size(&writer, PIPE).expect("a small pipe");
    let mut command = Command::new(env!("CARGO_BIN_EXE_grizzled-terminal"));
    let command = command.args(arguments.split_whitespace()).stdin(Stdio::null()).stdout(writer);
    (command.spawn().expect("the program starts"), File::from(reader))
}

/// Whether a signal ends a program that is started here: under `nohup` and in the background of a shell, some are ignored.
pub(crate) fn heeds(signal: Signal) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or("0");
    let ignored = u64::from_str_radix(ignored.trim(), 16).expect("a set of signals");
    ignored >> (signal.as_raw() - 1) & 1 == 0
}

fn signals() -> impl Iterator<Item = Signal> + Clone {
    SIGNALS.into_iter().filter(|&signal| heeds(signal))
}

/// Ends the program by a signal when it has written so much; whether it was still at work.
fn ended_after(arguments: &str, read: usize, signal: Signal) -> bool {
    let (mut child, mut shown) = begun(arguments);
    let mut buffer = vec![0; read];
    let whole = shown.read_exact(&mut buffer).is_ok();
    let pid = Pid::from_child(&child);
    if whole {
        kill_process(pid, signal).expect("the program is there");
    }
    // Whatever the signal did, it does not wait for a reader any more.
    drop(shown);
    let status = child.wait().expect("it ends");
    status.signal() == Some(signal.as_raw())
}

/// Numbers between 0 and 1 that look random.
fn fractions(seed: u64) -> impl Iterator<Item = f64> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as f64 / f64::from(1u32 << 31)
    })
}

/// Killed at any point and continued again and again, a game comes to the same end with the same log.
#[test]
fn a_game_that_was_killed_goes_on() {
    let modes = ["--players 5", "--mode one-shot", "--mode solo", "--mode duo", "--mode chapter --chapter 6"];
    let folder = Folder::new("killed");
    for (number, mode) in modes.into_iter().enumerate() {
        for ending in ["log", "jsonl"] {
            let (whole, file) =
                (folder.file(&format!("whole-{number}.{ending}")), folder.file(&format!("{number}.{ending}")));
            let length = stdout_of(&format!("--auto {mode} --seed 11 --log {whole}")).len();
            let mut killed = 0;
            let mut next = format!("--auto {mode} --seed 11 --log {file}");
            for (fraction, signal) in fractions(number as u64).zip(signals()) {
                let read = (fraction * length.saturating_sub(PIPE) as f64) as usize / 2 + 1;
                killed += usize::from(ended_after(&next, read, signal));
                next = format!("--continue {file}");
                // A game that came to its end in the meantime has its log.
                if fs::read(&file).expect("kept") == fs::read(&whole).expect("kept") {
                    break;
                }
            }
            assert!(killed > 0, "{mode}");
            if fs::read(&file).expect("kept") != fs::read(&whole).expect("kept") {
                stdout_of(&format!("--continue {file}"));
            }
            assert!(fs::read(&file).expect("kept") == fs::read(&whole).expect("kept"), "{mode} {ending}");
        }
    }
}

/// CAMP-2: a campaign that is killed wherever it stands goes on there and comes to the same end.
#[test]
fn camp_2_a_campaign_that_was_killed_goes_on() {
    let folder = Folder::new("campaign");
    let (whole, file) = (folder.file("whole.json"), folder.file("campaign.json"));
    let length = stdout_of(&format!("--auto --mode campaign --players 3 --seed 5 --save {whole}")).len();
    let mut next = format!("--auto --mode campaign --players 3 --seed 5 --save {file}");
    let mut chapters = Vec::new();
    for (fraction, signal) in fractions(9).zip(signals().cycle()).take(24) {
        let read = (fraction * length as f64 / 6.0) as usize + 1;
        if !ended_after(&next, read, signal) {
            break;
        }
        let text = fs::read_to_string(&file).expect("kept");
        chapters.extend(text.split("\"chapter\": ").nth(1).and_then(|rest| rest.split(',').next()).map(str::to_owned));
        next = format!("--auto --mode campaign --resume {file}");
    }
    chapters.dedup();
    assert!(chapters.len() >= 3, "killed in several Chapters: {chapters:?}");
    stdout_of(&format!("--auto --mode campaign --resume {file}"));
    assert_eq!(fs::read_to_string(&file).expect("kept"), fs::read_to_string(&whole).expect("kept"));
}

/// A game under way: the bytes of its file, and the log that it will have.
fn under_way(folder: &Folder, ending: &str) -> (Vec<u8>, Vec<u8>) {
    let (whole, file) = (folder.file(&format!("whole.{ending}")), folder.file(&format!("begun.{ending}")));
    let length = stdout_of(&format!("--auto --mode one-shot --seed 3 --log {whole}")).len();
    assert!(ended_after(&format!("--auto --mode one-shot --seed 3 --log {file}"), (length - PIPE) / 2, Signal::KILL));
    let begun = fs::read(file).expect("kept");
    assert!(at_ends_of_lines(&begun).len() > 5, "each decision is kept as it is played");
    (begun, fs::read(whole).expect("kept"))
}

fn at_ends_of_lines(bytes: &[u8]) -> Vec<usize> {
    bytes.iter().enumerate().filter(|&(_, &byte)| byte == b'\n').map(|(at, _)| at + 1).collect()
}

/// However little of a decision was written, the game can be looked at, and goes on from the decision before.
#[test]
fn a_decision_that_was_not_written_whole_is_left_out() {
    let folder = Folder::new("torn");
    for ending in ["log", "jsonl"] {
        let (begun, whole) = under_way(&folder, ending);
        let file = folder.file(&format!("torn.{ending}"));
        let ends = at_ends_of_lines(&begun);
        let (from, to) = (ends[ends.len() - 3], ends[ends.len() - 2]);
        let mut shown = Vec::new();
        for cut in (from..=to).step_by(23).chain([to - 1, to]) {
            fs::write(&file, &begun[..cut]).expect("written");
            let replayed = started(&format!("--replay {file}"));
            let said = String::from_utf8(replayed.stderr).expect("text");
            assert_eq!(replayed.status.code(), Some(0), "{said}");
            let torn = cut != from && cut != to;
            let words = format!("{file}: the last decision was not written whole, and is left out");
            assert_eq!(said.contains(&words), torn, "{said}");
            assert!(said.contains(&format!("{file}: the game is not over, and goes on with --continue")), "{said}");
            shown.push(replayed.stdout);
            assert!(fs::read(&file).expect("kept") == begun[..cut], "looking at it changes nothing");
            let output = started(&format!("--continue {file}"));
            let said = String::from_utf8(output.stderr).expect("text");
            assert_eq!((output.status.code(), said.contains(&words)), (Some(0), torn), "{said}");
            assert!(fs::read(&file).expect("kept") == whole, "{cut}");
        }
        assert!(shown[0] == shown[1] && shown.first() != shown.last(), "what is torn is not shown");
    }
}

/// Damage anywhere else is no end: the game does not go on, and its file stays as it is.
#[test]
fn damage_is_named_and_left_alone() {
    let folder = Folder::new("damaged");
    let (begun, _) = under_way(&folder, "log");
    let file = folder.file("damaged.log");
    let ends = at_ends_of_lines(&begun);
    let changed = |at: usize| {
        let mut bytes = begun.clone();
        bytes[at] ^= 1;
        bytes
    };
    let dropped = [&begun[..ends[2]], &begun[ends[3]..]].concat();
    let swapped = [&begun[..ends[2]], &begun[ends[3]..ends[4]], &begun[ends[2]..ends[3]], &begun[ends[4]..]].concat();
    for (bytes, problem) in [
        (changed(30), "the beginning of the game is damaged"),
        (changed(ends[0] + 5), "line 2 of the game is damaged"),
        (changed(ends[3] + 40), "line 5 of the game is damaged"),
        (changed(ends[3] - 1), "line 4 of the game is damaged"),
        (dropped, "line 4 of the game is damaged"),
        (swapped, "line 4 of the game is damaged"),
        (begun[..ends[0] - 1].to_vec(), "the beginning of the game is damaged"),
    ] {
        fs::write(&file, &bytes).expect("written");
        is_refused(&started(&format!("--continue {file}")), problem);
        is_refused(&started(&format!("--replay {file}")), problem);
        assert!(fs::read(&file).expect("kept") == bytes, "{problem}");
    }
}

/// A disk that is full ends the game with a word; what was played before goes on when there is room again.
#[test]
fn a_full_disk_loses_nothing() {
    let folder = Folder::new("full");
    for (name, game, go_on) in [
        ("log", "--mode one-shot --seed 3 --log", "--continue"),
        ("jsonl", "--mode one-shot --seed 3 --log", "--continue"),
        ("json", "--mode campaign --seed 3 --save", "--mode campaign --resume"),
    ] {
        let (whole, file) = (folder.file(&format!("whole.{name}")), folder.file(&format!("full.{name}")));
        stdout_of(&format!("--auto {game} {whole}"));
        // Files of at most so many KiB, and no signal when one would grow further.
        let script = "trap '' XFSZ; ulimit -f \"$1\"; shift; exec \"$@\"";
        for room in ["8", "28", "44"] {
            let _ = fs::remove_file(&file);
            let program = env!("CARGO_BIN_EXE_grizzled-terminal");
            let mut command = Command::new("bash");
            let command = command.args(["-c", script, "bash", room, program, "--auto"]);
            let output = command.args(game.split(' ')).arg(&file).stdin(Stdio::null()).output().expect("bash");
            let said = String::from_utf8(output.stderr).expect("text");
            assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
            assert!(said.starts_with(&format!("grizzled-terminal: {file}: ")), "{said}");
            // Without room for its beginning nothing is played.
            assert_eq!(output.stdout.is_empty(), room == "8", "{name} {room}");
            if room != "8" {
                stdout_of(&format!("--auto {go_on} {file}"));
                assert!(fs::read(&file).expect("kept") == fs::read(&whole).expect("kept"), "{name} {room}");
            }
        }
        assert!(!folder.names().iter().any(|name| name.ends_with(".new")), "{:?}", folder.names());
    }
}

/// What is shown goes to a full disk: the game ends there, and goes on.
#[cfg(target_os = "linux")]
#[test]
fn a_full_output_loses_nothing() {
    let folder = Folder::new("output");
    let (whole, file) = (folder.file("whole.log"), folder.file("game.log"));
    stdout_of(&format!("--auto --seed 3 --log {whole}"));
    let full = File::options().write(true).open("/dev/full").expect("it is there");
    let mut command = Command::new(env!("CARGO_BIN_EXE_grizzled-terminal"));
    let command = command.args(["--auto", "--seed", "3", "--log", &file]).stdin(Stdio::null()).stdout(full);
    assert_eq!(command.output().expect("the program starts").status.code(), Some(1));
    stdout_of(&format!("--continue {file}"));
    assert!(fs::read(&file).expect("kept") == fs::read(&whole).expect("kept"), "another log");
}

/// Whoever reads what is shown stops reading: the game goes on later.
#[test]
fn a_reader_that_leaves_loses_nothing() {
    let folder = Folder::new("reader");
    let (whole, file) = (folder.file("whole.jsonl"), folder.file("game.jsonl"));
    stdout_of(&format!("--auto --seed 3 --log {whole}"));
    let (mut child, shown) = begun(&format!("--auto --seed 3 --log {file}"));
    drop(shown);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    stdout_of(&format!("--continue {file}"));
    assert!(fs::read(&file).expect("kept") == fs::read(&whole).expect("kept"), "another log");
}

/// In a folder that may only be read nothing is played that could not be kept.
#[test]
fn a_folder_that_may_only_be_read_is_an_error_at_once() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("read-only");
    let program = folder.file("program");
    fs::copy(env!("CARGO_BIN_EXE_grizzled-terminal"), &program).expect("a copy");
    let rights = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).expect("one's own");
    rights(0o555);
    for arguments in ["--auto --log", "--auto --mode campaign --save"] {
        let file = folder.file("game.log");
        let mut command = Command::new(&program);
        command.args(arguments.split(' ')).arg(&file).stdin(Stdio::null());
        // Who may do everything may write there, too.
        if rustix::process::geteuid().is_root() {
            command.uid(65534).gid(65534);
        }
        is_refused(&command.output().expect("the program starts"), &format!("{file}: "));
    }
    assert_eq!(folder.names(), ["program"]);
    rights(0o755);
}
