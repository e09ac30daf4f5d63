//! Nothing that was played is lost, and nothing that is kept is overwritten.

use super::{has_an_outcome, started, stdout_of};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

/// A campaign before its eighth Chapter.
const LATE: &str = r#"{"format":1,"seats":3,"seating":"one_each","chapter":8,"held":[[0],[],[],[],[]],
    "awarded":[0,1],"missed":[2,3,4,5,7,8,10,11,12,14,15,17,18,19,20,21],"bans":[5]}"#;

/// A folder of its own, which is removed afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("grizzled-kept-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The path of a file in it, as an argument.
    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// The names of all files in it.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Asserts that the program stops before anything is played, with one line that says this.
pub(crate) fn is_refused(output: &Output, problem: &str) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
    assert!(stderr.contains(problem), "{stderr}");
}

#[test]
fn a_log_that_exists_is_not_overwritten() {
    let folder = Folder::new("log-exists");
    let file = folder.file("game.log");
    fs::write(&file, "dear to somebody").expect("written");
    let way_out = format!("{file} exists already and is not overwritten: go on with --continue {file}, or choose");
    is_refused(&started(&format!("--auto --seed 1 --log {file}")), &way_out);
    let way_out = format!("{file} existe déjà et ne sera pas écrasé : reprenez la partie avec --continue {file}, ou");
    is_refused(&started(&format!("--auto --seed 1 --lang fr --log {file}")), &way_out);
    assert_eq!(fs::read_to_string(&file).expect("kept"), "dear to somebody");
    assert_eq!(folder.names(), ["game.log"]);
}

#[test]
fn a_campaign_that_exists_is_not_overwritten() {
    let folder = Folder::new("save-exists");
    let (file, other) = (folder.file("campaign.json"), folder.file("other.json"));
    stdout_of(&format!("--auto --mode campaign --players 3 --seed 7 --save {file}"));
    let before = fs::read(&file).expect("kept");
    for seed in [7, 8] {
        let output = started(&format!("--auto --mode campaign --players 3 --seed {seed} --save {file}"));
        is_refused(&output, &format!("{file} exists already and is not overwritten: go on with --resume {file}, or"));
    }
    let french = started(&format!("--lang fr --auto --mode campaign --save {file}"));
    is_refused(
        &french,
        &format!("{file} existe déjà et ne sera pas écrasé : reprenez la campagne avec --resume {file}"),
    );
    // One that goes on elsewhere does not overwrite, either.
    fs::write(&other, "dear to somebody").expect("written");
    let elsewhere = started(&format!("--auto --mode campaign --resume {file} --save {other}"));
    is_refused(&elsewhere, &format!("{other} exists already"));
    assert_eq!(fs::read(&file).expect("kept"), before);
    assert_eq!(fs::read_to_string(&other).expect("kept"), "dear to somebody");
    assert_eq!(folder.names(), ["campaign.json", "other.json"]);
}

/// A path where nothing can be written is an error before anything is played.
#[test]
fn a_bad_path_is_an_error_at_once() {
    let folder = Folder::new("bad-path");
    let (absent, this) = (folder.file("absent/game.log"), folder.file("."));
    for file in [&absent, &this] {
        is_refused(&started(&format!("--auto --log {file}")), file);
        is_refused(&started(&format!("--auto --mode campaign --save {file}")), file);
    }
    is_refused(&started(&format!("--continue {absent}")), &absent);
    assert!(folder.names().is_empty());
}

/// A file that is not a game under way is refused, and stays as it is.
#[test]
fn only_a_game_under_way_goes_on() {
    let folder = Folder::new("not-under-way");
    for name in ["game.log", "game.jsonl"] {
        let file = folder.file(name);
        stdout_of(&format!("--auto --seed 5 --log {file}"));
        let before = fs::read(&file).expect("kept");
        is_refused(&started(&format!("--continue {file}")), "this is no game under way");
        is_refused(&started(&format!("--lang fr --continue {file}")), "ce n'est pas une partie en cours");
        assert_eq!(fs::read(&file).expect("kept"), before);
    }
    for (arguments, message) in [
        ("--continue x --players 3", "--continue and --players contradict each other"),
        ("--continue x --log y", "--continue and --log contradict each other"),
        ("--continue x --seed 3", "--continue and --seed contradict each other"),
        ("--continue x --replay y", "--replay and --continue contradict each other"),
        ("--continue", "--continue needs a value"),
    ] {
        let output = started(arguments);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(stderr.contains(message), "{stderr}");
    }
}

/// A log that can be read by whoever reads other files of this user.
#[cfg(unix)]
#[test]
fn files_have_the_usual_rights() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("rights");
    let usual = folder.file("usual");
    fs::write(&usual, "").expect("written");
    let rights = |file: &str| fs::metadata(file).expect("there").permissions().mode();
    let (log, save) = (folder.file("game.log"), folder.file("campaign.json"));
    stdout_of(&format!("--auto --seed 5 --log {log}"));
    stdout_of(&format!("--auto --mode campaign --seed 5 --save {save}"));
    assert_eq!((rights(&log), rights(&save)), (rights(&usual), rights(&usual)));
}

/// Where the name of a campaign is a link, the file that it leads to has the campaign afterwards.
#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = Folder::new("link");
    let (file, link) = (folder.file("campaign.json"), folder.file("link.json"));
    fs::write(&file, LATE).expect("written");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    stdout_of(&format!("--auto --mode campaign --seed 4 --resume {link}"));
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    assert!(fs::read_to_string(&file).expect("kept").contains("\"chapter\": 10"));
}

/// A campaign without a place is kept where the system has the data of programs, which is said at once.
#[cfg(target_os = "linux")]
#[test]
fn a_campaign_without_a_place_is_kept_all_the_same() {
    use std::process::{Command, Stdio};
    let folder = Folder::new("data");
    let campaign = |arguments: &str, data: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grizzled-terminal"));
        let arguments = format!("--auto --mode campaign --seed 7 {arguments}");
        let command = command.args(arguments.split_whitespace()).env("XDG_DATA_HOME", data);
        command.stdin(Stdio::null()).output().expect("the program starts")
    };
    for (number, arguments, begins) in [
        (1, "", "The campaign is kept in {}, since there is no --save."),
        (2, "--lang fr", "Sans --save, la campagne est conservée dans {}."),
    ] {
        let output = campaign(arguments, folder.path());
        let shown = String::from_utf8(output.stdout).expect("text");
        let file = folder.file(&format!("grizzled/campaign-{number}.json"));
        assert_eq!(shown.lines().nth(1), Some(begins.replace("{}", &file).as_str()));
        assert!(fs::read_to_string(&file).expect("kept").contains("\"chapter\": 10"));
        assert!(stdout_of(&format!("--auto --mode campaign --resume {file}")).contains("The campaign is over."));
    }
    // Where there can be no such folder, nothing is played that could be lost.
    fs::write(folder.file("file"), "").expect("written");
    is_refused(&campaign("", &folder.path().join("file")), "/file/grizzled: ");
}

/// A campaign that went on from a file of an earlier version, in which nothing is under way.
#[test]
fn a_campaign_can_be_kept_in_another_file() {
    let folder = Folder::new("another");
    let (file, other) = (folder.file("campaign.json"), folder.file("other.json"));
    fs::write(&file, LATE).expect("written");
    stdout_of(&format!("--auto --mode campaign --seed 4 --resume {file} --save {other}"));
    assert_eq!(fs::read_to_string(&file).expect("kept"), LATE);
    assert!(fs::read_to_string(&other).expect("kept").contains("\"chapter\": 10"));
}

/// The log of a game of the bots.
#[test]
fn the_log_of_a_finished_game_is_a_log_of_the_engine() {
    let folder = Folder::new("finished");
    let (bytes, lines) = (folder.file("game.log"), folder.file("game.jsonl"));
    for file in [&bytes, &lines] {
        assert!(has_an_outcome(&stdout_of(&format!("--auto --seed 5 --log {file}"))));
    }
    let of_bytes = grizzled_core::log::Log::from_bytes(&fs::read(&bytes).expect("kept")).expect("a log");
    let of_lines = grizzled_core::log::Log::from_json_lines(&fs::read_to_string(&lines).expect("kept")).expect("a log");
    assert_eq!(of_bytes, of_lines);
    assert_eq!(folder.names(), ["game.jsonl", "game.log"]);
}
