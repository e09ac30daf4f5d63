//! All texts as they are, to be read side by side in both languages: `golden/texts.txt`.
//!
//! `GRZ_GOLDEN=write cargo test -p grizzled-core --lib texts` writes the file anew.

use super::effects_tests::{rules_of_orders, vocabulary};
use super::tests::{REASONS, both, view};
use super::{Lang, Narrator, module_events_tests, names, reason, rule, tests};
use crate::cards::{Effect, Face, HardKnock, HelpKind, What, When, Whom, armistice};
use crate::packs::vocabulary::Vocabulary;
use crate::rules::{Level, Scenario};
use crate::state::{Agenda, Table};
use crate::views::{Seen, Viewer};
use crate::vocabulary::{
    CardId, CardSet, Choice, Command, HelpId, Modifier, Modifiers, Notice, OrderId, Pause, Pile, Relief, RuleId, Seat,
    Secret, Source, Switch, Threat, ThreatSet, Tile, Tiles, Withdrawal,
};
use std::path::Path;
use std::string::{String, ToString};
use std::vec::Vec;
use std::{env, fs};

const SEAT: Seat = Seat::S0;
const CARD: CardId = CardId::new(2).unwrap();

/// The file while it is written: under each heading, the text in English, and indented the same in French.
struct Texts(String);

impl Texts {
    fn heading(&mut self, heading: &str) {
        self.0 += &std::format!("\n# {heading}\n");
    }

    fn say(&mut self, narrate: impl Fn(Lang) -> String) {
        let [english, french] = both(narrate);
        self.0 += &std::format!("{english}\n  {french}\n");
    }
}

fn rules_and_refusals(texts: &mut Texts) {
    texts.heading("Rules");
    RuleId::ALL.into_iter().for_each(|id| texts.say(|lang| rule(lang, id).to_string()));
    texts.heading("Reasons for a refusal");
    REASONS.into_iter().for_each(|one| texts.say(|lang| reason(lang, one).to_string()));
}

fn all_names(texts: &mut Texts) {
    texts.heading("Names");
    Threat::ALL.into_iter().for_each(|threat| texts.say(|lang| names::threat(lang, threat).to_string()));
    Tile::ALL.into_iter().for_each(|tile| texts.say(|lang| names::tile(lang, tile).to_string()));
    for level in [Level::Rookie, Level::Normal, Level::Veteran] {
        texts.say(|lang| names::level(lang, level).to_string());
    }
    for kind in [HelpKind::Action, HelpKind::Event, HelpKind::Friendship] {
        texts.say(|lang| names::help_kind(lang, kind).to_string());
    }
    texts.heading("Trial cards");
    let threats = ThreatSet::of(&[Threat::Night, Threat::Mask]);
    let faces = [(false, false), (true, false), (false, true), (true, true)];
    let faces = faces.map(|(trap, luck)| Face::Threat { threats, trap, luck });
    for face in faces.into_iter().chain([Face::MerryChristmas]).chain(HardKnock::ALL.map(Face::HardKnock)) {
        texts.say(|lang| {
            // A Threat without Trap and Luck has no effect to tell.
            let (name, effect) = (names::face(lang, face).to_string(), names::face_effect(lang, face).to_string());
            if effect.is_empty() { name } else { std::format!("{name}: {effect}") }
        });
    }
}

/// Secrets by which an event says more, to those who may know them.
fn secrets() -> Vec<(Notice, Secret)> {
    let (seat, other) = (SEAT, Seat::S1);
    let order = |number| OrderId::new(number).unwrap();
    let help = |number| HelpId::new(number).unwrap();
    let pile = Pile::of(&[CARD, CardId::new(50).unwrap()]);
    Vec::from([
        (Notice::Dealt { seat }, Secret::Card(CARD)),
        (Notice::Drawn { seat, by: Source::Order(order(1)) }, Secret::Card(CARD)),
        (Notice::SpeechAnswered { seat }, Secret::Answer(Some(CARD))),
        (Notice::SpeechAnswered { seat }, Secret::Answer(None)),
        (Notice::Withdrew { seat, played: true, drawn: false }, Secret::Tile(Tile::DoubleLeft)),
        (Notice::TilesGiven { seat, count: 2 }, Secret::Tiles(Tiles::of(&[Tile::Left, Tile::Right]))),
        (Notice::TileRevealed { seat, tile: Tile::Left, to: seat }, Secret::Nothing),
        (Notice::TileRevealed { seat, tile: Tile::Left, to: other }, Secret::Nothing),
        (Notice::OrdersDrawn { seat }, Secret::Orders(order(1), order(2))),
        (Notice::OrderPutBack { seat }, Secret::OrderDeck([order(1), order(2)].into_iter().collect())),
        (Notice::HelpOffered { seat }, Secret::Help(help(1), help(2))),
        (Notice::HelpChosen { seat }, Secret::Kept(help(3))),
        (Notice::CardGiven { from: seat, to: other }, Secret::Card(CARD)),
        (Notice::CardReturned { seat }, Secret::Card(CARD)),
        (Notice::HandTakenUp { seat }, Secret::Hand(pile)),
        (Notice::HandTakenUp { seat }, Secret::Hand(Pile::EMPTY)),
        (Notice::TrialsSeen { seat, cards: 2 }, Secret::Order(pile)),
    ])
}

fn events(texts: &mut Texts) {
    let mut all = |rules: &_, table: &Table, events: Vec<(Notice, Secret)>, named: bool| {
        for (notice, secret) in events {
            let seen = Seen { viewer: Viewer::Spectator, notice, secret };
            texts.say(|lang| {
                let narrator = Narrator::new(lang, rules, table);
                if named { narrator.with_names(&armistice::PACK) } else { narrator }.event(&seen).to_string()
            });
        }
    };
    let plain = |notices: Vec<Notice>| notices.into_iter().map(|notice| (notice, Secret::Nothing)).collect();
    let (rules, view) = view(2);
    all(&rules, &view.table, plain(tests::notices()), false);
    let (rules, table) = module_events_tests::table();
    all(&rules, &table, plain(module_events_tests::notices()), false);
    all(&rules, &table, plain(module_events_tests::notices()), true);
    all(&rules, &table, secrets(), true);
}

fn commands(texts: &mut Texts) {
    let (rules, seen) = view(4);
    let mut base = tests::commands(&seen);
    base.extend([Command::Christmas(None), Command::Relief(Relief::Knocks(CardSet::EMPTY))]);
    base.extend([1, 2].map(|cards| {
        Command::Relief(Relief::Knocks([40, 41][..cards].iter().filter_map(|&card| CardId::new(card)).collect()))
    }));
    base.iter().for_each(|&command| {
        texts.say(|lang| Narrator::new(lang, &rules, &seen.table).command(SEAT, command).to_string())
    });
    let (rules, mut table) = module_events_tests::table();
    for command in module_events_tests::commands() {
        texts.say(|lang| Narrator::new(lang, &rules, &table).command(SEAT, command).to_string());
    }
    for agenda in [Agenda::Refill, Agenda::Invitation(Pause::Trap), Agenda::Cancellation { draws: 0 }] {
        table.agenda = agenda;
        texts.say(|lang| Narrator::new(lang, &rules, &table).command(SEAT, Command::Decline).to_string());
    }
    for number in 0..23 {
        let source = Source::Help(HelpId::new(number).unwrap());
        table.agenda = Agenda::Choice { source, left: 1, pause: None };
        texts.say(|lang| {
            Narrator::new(lang, &rules, &table).command(SEAT, Command::Choose(Choice::Card(CARD))).to_string()
        });
    }
    let (solo, removed) = (Scenario::solo().rules().unwrap(), Tiles::of(&[Tile::Left, Tile::Right]));
    for withdrawal in
        [Withdrawal::default(), Withdrawal { removed, tile: None }, Withdrawal { removed, tile: Some(Tile::Left) }]
    {
        for rules in [&rules, &solo] {
            texts.say(|lang| {
                Narrator::new(lang, rules, &table).command(SEAT, Command::Withdraw(withdrawal)).to_string()
            });
        }
    }
}

fn effects(texts: &mut Texts) {
    let (rules, table) = module_events_tests::table();
    let moments = When::WORDS.iter().map(|word| Effect::once(word.value, What::Draw).of(Whom::Leader));
    let moments = moments.chain([Effect::this_mission(When::Failure, What::FailAt)]);
    for effect in every_effect().into_iter().chain(moments) {
        texts.say(|lang| Narrator::new(lang, &rules, &table).effect(&effect).to_string());
    }
    texts.heading("Orders");
    let orders = rules_of_orders();
    for order in orders.roster().orders().iter() {
        texts.say(|lang| Narrator::new(lang, &orders, &table).order(order).to_string());
    }
    texts.heading("Numbers of a Mission");
    for modifier in Modifier::ALL {
        for value in [Modifiers::USUAL.get(modifier), 0, 1, 2, 63, 64, 255] {
            texts.say(|lang| Narrator::new(lang, &rules, &table).modifier(modifier, value).to_string());
        }
    }
    let two = Switch::NoCharms.number() | Switch::NoTraps.number();
    texts.say(|lang| Narrator::new(lang, &rules, &table).modifier(Modifier::Switches, two).to_string());
}

/// Every entry of the vocabulary, for one, for more and for fewer.
fn every_effect() -> Vec<Effect> {
    vocabulary().into_iter().flat_map(|effect| [effect, effect.times(2), effect.times(-1)]).collect()
}

fn built_in_cards(texts: &mut Texts) {
    let (rules, table) = module_events_tests::table();
    let narrator = |lang| Narrator::new(lang, &rules, &table).with_names(&armistice::PACK);
    let roster = rules.roster();
    for order in roster.orders().iter() {
        texts.say(|lang| std::format!("{} | {}", narrator(lang).order_name(order), narrator(lang).order(order)));
    }
    for recruit in roster.recruits().iter() {
        texts
            .say(|lang| std::format!("{} | {}", narrator(lang).recruit_name(recruit), narrator(lang).recruit(recruit)));
    }
    for help in roster.helping_hands().iter() {
        texts.say(|lang| std::format!("{} | {}", narrator(lang).help_name(help), narrator(lang).help(help)));
    }
    for chapter in armistice::PACK.chapters {
        texts.say(|lang| names::of_pack(lang, chapter.name).to_string());
    }
}

#[test]
fn all_texts_are_as_they_were_read() {
    let mut texts = Texts("What the engine says, in English and below it in French. Written by `GRZ_GOLDEN=write cargo test -p grizzled-core --lib texts`.\n".into());
    rules_and_refusals(&mut texts);
    all_names(&mut texts);
    texts.heading("Events");
    events(&mut texts);
    texts.heading("Commands");
    commands(&mut texts);
    texts.heading("Effects");
    effects(&mut texts);
    texts.heading("The built-in cards");
    built_in_cards(&mut texts);
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    if !golden.exists() {
        // The published crate has no golden files.
        return;
    }
    let file = golden.join("texts.txt");
    if env::var_os("GRZ_GOLDEN").is_some_and(|value| value == "write") {
        fs::write(&file, &texts.0).expect("the file can be written");
    }
    let committed = fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
    let changed = texts.0.lines().zip(committed.lines()).find(|(now, before)| now != before);
    assert!(
        texts.0 == committed,
        "{changed:?}: read it, then GRZ_GOLDEN=write cargo test -p grizzled-core --lib texts"
    );
}
