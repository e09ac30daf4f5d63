//! Games of *Armistice* and a campaign, played by people whose input is scripted.

use crate::again;
use crate::campaign::Ledger;
use crate::layout::WIDTH;
use crate::saves;
use crate::session::Session;
use crate::session::tests::{options, played};
use crate::texts::Words;
use grizzled_core::text::{Lang, names};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Types the numbers from 5 down and Enter, over and over: some choice is taken wherever one is asked.
fn patient() -> String {
    "5\n4\n3\n2\n1\n\n".repeat(3000)
}

/// Types the numbers from 1 up and Enter, over and over: choices near the top of the list.
fn hasty() -> String {
    "1\n2\n3\n4\n5\n\n".repeat(3000)
}

const MODES: [&str; 9] = [
    "--mode one-shot --players 3",
    "--mode one-shot --difficulty veteran",
    "--mode one-shot --players 5 --seat 4 --difficulty beginner --no-traps",
    "--mode one-shot --no-recruits --no-help",
    "--mode solo",
    "--mode duo",
    "--mode duo --seat 2 --difficulty beginner",
    "--mode chapter --chapter 4 --players 2",
    "--mode one-shot --hot-seat --players 3",
];

#[test]
fn a_person_plays_every_mode_to_its_end() {
    for (mode, lang) in MODES.into_iter().zip(Lang::ALL.into_iter().cycle()) {
        let (shown, outcome) = played(&format!("{mode} --lang {}", lang.code()), &patient());
        let outcome = outcome.unwrap_or_else(|| panic!("{mode} ends"));
        assert!(shown.contains(names::outcome(lang, outcome)), "{mode}");
        for line in shown.lines().map(|line| line.replace("\x1b[2J\x1b[3J\x1b[H", "")) {
            assert!(line.chars().count() <= WIDTH, "{mode}: {line}");
        }
    }
}

#[test]
fn a_person_plays_every_chapter_to_its_end() {
    for chapter in 0..=9 {
        let (shown, outcome) = played(&format!("--mode chapter --chapter {chapter} --players 3"), &patient());
        assert!(outcome.is_some(), "Chapter {chapter} ends");
        assert!(shown.starts_with(&format!("The Grizzled · 3 players · Chapter {chapter}: ")), "{shown}");
    }
}

/// CMD-1: whatever the game asks is asked on the screen, and can be answered by a number.
#[test]
fn cmd_1_every_kind_of_question_is_asked() {
    let mut shown = String::new();
    for seed in 0..40 {
        shown += &played(&format!("--mode one-shot --players 3 --hot-seat --seed {seed}"), &patient()).0;
        shown += &played(&format!("--mode one-shot --players 3 --hot-seat --seed {seed}"), &hasty()).0;
    }
    shown += &played("--mode solo", &patient()).0;
    // Long questions are broken into lines.
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    let words = Words::of(Lang::En);
    let questions = [
        words.ask_keep,
        words.ask_order,
        words.ask_intensity,
        words.ask_turn,
        words.ask_relief,
        words.ask_recruit,
        words.ask_cancel,
        words.ask_refill,
        ": what do you choose?",
        "may use a Helping Hand.",
        "A Speech against",
    ];
    for question in questions {
        assert!(shown.contains(question), "{question}");
    }
}

/// DUO-2: a screen shows one player's Grizzled as "you" and one hand, that of one of them.
#[test]
fn duo_2_a_screen_shows_one_hand() {
    for arguments in ["--mode duo --hot-seat", "--mode duo --seat 2"] {
        let (shown, _) = played(arguments, &patient());
        let screens: Vec<&str> = shown.split("── Mission").skip(1).collect();
        let mut looked_at = 0;
        for screen in screens {
            let mine: Vec<&str> = screen.lines().filter(|line| line.contains("(you)")).collect();
            let hands: Vec<&str> = screen.lines().filter(|line| line.starts_with("Your hand")).collect();
            assert!(hands.len() <= 1, "{screen}");
            if let [hand] = hands[..] {
                let owner = hand.split(['(', ')']).nth(1).expect("whose hand it is");
                assert_eq!(mine.len(), 2);
                assert!(mine.iter().any(|row| row.contains(owner)), "{screen}");
                looked_at += 1;
            }
        }
        assert!(looked_at > 5, "{arguments}");
    }
}

/// SOLO-1, SOLO-3: one player, one hand, no Speech; and the Support tiles that are left are shown.
#[test]
fn solo_1_the_screen_of_one_player() {
    let (shown, _) = played("--mode solo", "1\n1\n1\n");
    assert!(shown.contains("1 player · Solo"), "{shown}");
    assert!(shown.contains("Support tiles left: ") && shown.contains("blank"), "{shown}");
    assert!(!shown.contains("(you)") && !shown.contains("Make a Speech") && !shown.contains("Your Support tiles"));
    assert!(shown.contains("Withdraw\n"), "{shown}");
}

/// ORD-2: the Leader reads what both Orders do, and sees afterwards which one lies on top.
#[test]
fn ord_2_orders_are_described_and_the_known_one_is_shown() {
    let arguments = "--mode one-shot --no-help --leader 1";
    let (asked, _) = played(arguments, "");
    let choices = asked.lines().filter(|line| line.contains("Choose the Order")).count();
    assert_eq!(choices, 2);
    let (chosen, _) = played(arguments, "1\n\n");
    assert!(chosen.contains("On top of the Orders"), "{chosen}");
    assert!(chosen.contains("Order · "), "{chosen}");
}

/// A choice that shows nothing new can be taken back.
#[test]
fn a_helping_hand_kept_can_be_taken_back() {
    let asked = played("--mode one-shot", "").0;
    let kept = played("--mode one-shot", "1\n").0;
    assert!(kept.contains("Enter goes on, u takes it back."), "{kept}");
    let back = played("--mode one-shot", "1\nu\n").0;
    assert!(back.contains("Taken back."));
    let screen = |shown: &str| shown[shown.rfind("── Mission").expect("a screen")..].to_owned();
    assert_eq!(screen(&back), screen(&asked), "the game stands as before");
}

/// A file of its own, which is removed afterwards.
struct File(PathBuf);

impl File {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("grizzled-{}-{name}.json", std::process::id())))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn campaign(arguments: &str, typed: &str) -> String {
    let mut output = Vec::new();
    play_campaign(arguments, typed, &mut output).unwrap();
    String::from_utf8(output).expect("text")
}

fn play_campaign(arguments: &str, typed: &str, output: impl Write) -> io::Result<()> {
    let mut options = options(&format!("--mode campaign {arguments}"));
    let kept = options.resume.as_deref().map(|path| saves::load(path).unwrap());
    if let Some(game) = kept.as_ref().and_then(|kept| kept.under_way.as_ref()) {
        options = again::options(&game.arguments, &options.given).unwrap();
    }
    let mut ledger = Ledger::open(&options, kept).unwrap();
    options.players = ledger.players();
    let (host, journal) = ledger.game(&options).unwrap();
    Session::new(options, host, false, typed.as_bytes(), output).kept(journal).run_campaign(ledger)
}

/// An output that is gone as soon as something has been shown.
struct GoneAfter(&'static str, String);

impl Write for GoneAfter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.push_str(&String::from_utf8_lossy(bytes));
        if self.1.contains(self.0) { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// CAMP-6: what the group has chosen after a Chapter is kept before it is shown, and is not asked for again.
#[test]
fn camp_6_a_choice_of_the_group_is_kept() {
    let (whole, file) = (File::new("all-choices"), File::new("one-choice"));
    let seed = (0..20).find(|seed| {
        let _ = std::fs::remove_file(whole.path());
        campaign(&format!("--auto --players 3 --seed {seed} --save {}", whole.path().display()), "")
            .contains("Awarded: ")
    });
    let seed = seed.expect("bots win a Chapter");
    let begin = format!("--auto --players 3 --seed {seed} --save");
    let gone = play_campaign(&format!("{begin} {}", file.path().display()), "", GoneAfter("Awarded: ", String::new()));
    assert!(gone.is_err());
    let kept = std::fs::read_to_string(file.path()).expect("kept");
    assert_eq!(kept.matches("{\"chosen\":{\"award\":").count(), 1);
    campaign(&format!("--auto --seed {seed} --resume {}", file.path().display()), "");
    let text = |file: &File| std::fs::read_to_string(file.path()).expect("kept");
    assert_eq!(text(&file), text(&whole), "the same end");
}

/// CAMP-1, CAMP-4: from Boot Camp to the ninth Chapter, and then the points.
#[test]
fn camp_1_a_person_plays_a_whole_campaign() {
    for (arguments, lang) in [("--players 3", Lang::En), ("--players 2 --lang fr", Lang::Fr), ("--hot-seat", Lang::En)]
    {
        let file = File::new("whole");
        let shown = campaign(&format!("{arguments} --save {}", file.path().display()), &patient().repeat(4));
        for chapter in 0..=9 {
            let title = format!("── {} {chapter}", lang.pick("Chapter", "Chapitre"));
            assert_eq!(shown.matches(&title).count(), 1, "{arguments}: {title}");
        }
        let words = Words::of(lang);
        assert!(shown.contains(words.campaign_over), "{arguments}");
        assert_eq!(shown.matches(words.conclusion).count(), 10, "{arguments}");
    }
}

/// CAMP-2: left in the second Chapter, the campaign goes on with the same game, and with the same seed after it.
#[test]
fn camp_2_a_campaign_is_saved_and_resumed() {
    let file = File::new("resumed");
    let path = file.path().display().to_string();
    // Boot Camp is one Mission: play until the first Chapter's Briefing has been shown, then leave.
    let first = |rounds: usize| {
        let _ = std::fs::remove_file(file.path());
        campaign(&format!("--players 3 --save {path}"), &"5\n4\n3\n2\n1\n\n".repeat(rounds))
    };
    let rounds = (1..100).find(|&rounds| first(rounds).contains("── Chapter 1")).expect("Boot Camp ends");
    let left = first(rounds);
    assert!(left.contains(&format!("Saved in {path}.")), "{left}");
    assert!(left.contains("The campaign stands here: Chapter 1: "), "{left}");
    assert!(!left.contains("── Chapter 2"));
    let resumed = campaign(&format!("--resume {path}"), &patient().repeat(4));
    assert!(!resumed.contains("── Chapter 0"), "Boot Camp is over");
    let briefing = |shown: &str| {
        shown[shown.find("── Chapter 1").expect("a Briefing")..].lines().take(10).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(briefing(&resumed), briefing(&left), "the same game");
    assert!(resumed.contains("The campaign is over."));
    let over = campaign(&format!("--resume {path}"), "");
    assert!(over.contains("The campaign is over.") && !over.contains("── Chapter"), "{over}");
}

/// BAN-1: after a lost Chapter a card can be banned, and counts against the players.
#[test]
fn ban_1_a_card_is_banned_after_a_lost_chapter() {
    let lost = "Ban a card for a negative point?";
    let file = File::new("ban");
    let shown = campaign(&format!("--players 3 --skip-boot-camp --save {}", file.path().display()), &patient());
    let place = shown.find(lost).expect("whoever plays without thinking loses a Chapter");
    let choices = &shown[place..];
    assert!(choices.contains("Ban no card"), "{choices}");
    assert!(choices.contains("Banned: "), "{choices}");
    assert!(choices.contains("cards banned 1)"), "{choices}");
}
