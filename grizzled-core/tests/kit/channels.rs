//! Every public function that is handed something of a game is on a list: which channel compares what it says, or why it is
//! for hosts alone. The list is compared with the recorded public interface (`public-api.txt`), so that a new function that
//! can reach a viewer fails this test until somebody has decided.

use Reach::{Channel, Host, Open};
use grizzled_core::testkit::secrets::CHANNELS;
use std::collections::{BTreeMap, BTreeSet};

/// How far what a function says can come.
#[derive(Clone, Copy, Debug)]
enum Reach {
    /// To viewers, who are compared by this channel.
    Channel(&'static str),
    /// Not beyond the host: why.
    Host(&'static str),
    /// To anybody, since there is nothing in it that somebody must not know: why.
    Open(&'static str),
}

/// Types that hold what some viewer must not know. Whatever takes one stands in the list of functions below.
const SECRET: &[&str] = &[
    "Command",
    "Event",
    "Game",
    "Position",
    "Secret",
    "Seeded",
    "Setup",
    "State",
    "log::Entry",
    "log::History",
    "log::Log",
    "log::Opening",
    "log::Staged",
    "notation::GameText",
    "notation::Move",
    "play::RosterPosition",
    "play::Seed",
    "play::UnderWay",
    "state::Decks",
    "state::RosterDecks",
    "views::RefereeView",
];

/// Types of which a viewer has only what a channel has brought; what is computed of them alone brings nothing new.
const SHOWN: &[(&str, &str)] = &[
    ("ApplyError", "refusals"),
    ("Notice", "events"),
    ("Reason", "refusals"),
    ("Rejection", "refusals"),
    ("SeatView", "view"),
    ("Seen", "events"),
    ("SpectatorView", "view"),
    ("belief::Belief", "events"),
    ("belief::Record", "events"),
    ("log::Commitment", "streams as bytes"),
    ("log::Dropped", "what was missed"),
    ("log::Moment", "moment"),
    ("log::Stale", "moment"),
    ("log::Stream", "streams as bytes"),
    ("log::UndoError", "undo"),
    ("log::View", "view"),
    ("notation::PartialBoard", "notation of the view"),
    ("notation::PartialMission", "notation of the view"),
    ("notation::PartialPosition", "notation of the view"),
    ("notation::PartialRoster", "notation of the view"),
    ("play::Choices", "legal commands"),
    ("play::Gifts", "legal commands"),
    ("play::Legal", "legal commands"),
    ("play::LegalIter", "legal commands"),
    ("play::Withdrawals", "legal commands"),
    ("state::Agenda", "view"),
    ("state::Answer", "view"),
    ("state::HelpingHands", "view"),
    ("state::Holdings", "view"),
    ("state::Knocks", "view"),
    ("state::Knowledge", "view"),
    ("state::MissionState", "view"),
    ("state::Orders", "view"),
    ("state::RecruitHand", "view"),
    ("state::RecruitInPlay", "view"),
    ("state::Recruits", "view"),
    ("state::Solo", "view"),
    ("state::Table", "view"),
    ("state::TableSeat", "view"),
    ("vocabulary::PublicCommand", "commands of others"),
];

/// Types in which there is no game: cards, numbers, sets of them, rules, words, errors about what somebody wrote.
const PLAIN: &[&str] = &[
    "CardId",
    "Chance",
    "RuleId",
    "Rules",
    "Scenario",
    "Seat",
    "Sink",
    "Viewer",
    "log::CannotFollow",
    "log::CardNames",
    "log::CommitmentError",
    "log::Fault",
    "log::LogError",
    "log::OtherNames",
    "log::ReplayError",
    "log::WeakSalt",
    "notation::Difficulties",
    "notation::NotationError",
    "notation::NotationErrorKind",
    "notation::Part",
    "notation::PositionError",
    "notation::Preset",
    "play::InvalidEvent",
    "play::NoSeed",
    "play::SetupError",
    "views::NotForViewer",
];

/// Rooms all of whose types are such.
const PLAIN_ROOMS: &[&str] = &["bots::", "campaign::", "cards::", "packs::", "rules::", "text::", "vocabulary::"];

const SETS_UP: Reach = Host("it sets a game up");
const KEEPS: Reach = Host("it keeps the game");
const WRITES: Reach = Host("what a host keeps of a game, with everything");
const PLAYED: Reach = Host("a whole game or position as text");
const CHANCE: Reach = Host("chance, which only a host has");
const OPENED: Reach = Host("it is opened when the game is over");
const ALL_CARDS: Reach = Host("what lies in the piles and hands");

/// Every function that takes a value of a secret type, and how far what it says can come.
const FUNCTIONS: &[(&str, Reach)] = &[
    ("Command::public", Channel("commands of others")),
    ("Command::tag", Host("the kind of a command says less than `public`")),
    ("F::record", KEEPS),
    ("Game::apply", Channel("refusals")),
    ("Game::apply_at", Channel("refusals")),
    ("Game::awaiting", Channel("who is awaited")),
    ("Game::can_undo", Channel("undo")),
    ("Game::check", Channel("refusals")),
    ("Game::evolve", KEEPS),
    ("Game::evolve_unchecked", KEEPS),
    ("Game::is_midway", Channel("who is awaited")),
    ("Game::legal", Channel("legal commands")),
    ("Game::new", SETS_UP),
    ("Game::outcome", Channel("view")),
    ("Game::redact", Channel("events")),
    ("Game::referee_view", Host("the referee is no viewer")),
    ("Game::replay", KEEPS),
    ("Game::restore", KEEPS),
    ("Game::rules", Open("everyone knows the rules")),
    ("Game::shared", KEEPS),
    ("Game::spectator_view", Channel("view")),
    ("Game::state", ALL_CARDS),
    ("Game::table", Channel("view")),
    ("Game::view", Channel("view")),
    ("Position::no_mans_land", SETS_UP),
    ("Position::recruit_hand", SETS_UP),
    ("SeatView::check", Channel("refusals")),
    ("Secret::is_nothing", Host("a secret that has not been redacted")),
    ("Secret::tag", Host("a secret that has not been redacted")),
    ("Seeded::at", CHANCE),
    ("Seeded::below", CHANCE),
    ("Seeded::from_seed", CHANCE),
    ("Seeded::position", CHANCE),
    ("Seeded::seed", CHANCE),
    ("Setup::check", SETS_UP),
    ("Sink::record", KEEPS),
    ("State::decks", ALL_CARDS),
    ("State::evolve_unchecked", KEEPS),
    ("State::hash_from_scratch", Host("a hash covers everything in play")),
    ("State::hash_value", Host("a hash covers everything in play")),
    ("State::known", Host("a view has that of its own seat")),
    ("State::own", Host("a view has that of its own seat")),
    ("State::roster_decks", ALL_CARDS),
    ("State::table", Channel("view")),
    ("Vec::record", KEEPS),
    ("Vec::recorded", Channel("moment")),
    ("belief::Belief::sample_weighed", Open("states drawn from what one seat was told")),
    ("campaign::Campaign::conclude", Open("how a game ended, which everyone saw")),
    ("log::Entry::event", WRITES),
    ("log::Entry::to_bytes", WRITES),
    ("log::History::apply", Channel("refusals")),
    ("log::History::apply_at", Channel("refusals")),
    ("log::History::can_undo", Channel("undo")),
    ("log::History::chance", CHANCE),
    ("log::History::commit", KEEPS),
    ("log::History::game", KEEPS),
    ("log::History::log", KEEPS),
    ("log::History::new", SETS_UP),
    ("log::History::resume", KEEPS),
    ("log::History::resume_seeded", KEEPS),
    ("log::History::stage", Channel("refusals")),
    ("log::History::stage_at", Channel("refusals")),
    ("log::History::to_saved", WRITES),
    ("log::History::undo", Channel("undo")),
    ("log::History::with_log", SETS_UP),
    ("log::Log::begin_epoch", KEEPS),
    ("log::Log::chance_position", CHANCE),
    ("log::Log::command", KEEPS),
    ("log::Log::commands", WRITES),
    ("log::Log::commitment", Channel("streams as bytes")),
    ("log::Log::committed", KEEPS),
    ("log::Log::entries", WRITES),
    ("log::Log::epoch", Channel("moment")),
    ("log::Log::events", WRITES),
    ("log::Log::hashes", Host("a hash covers everything in play")),
    ("log::Log::header_bytes", WRITES),
    ("log::Log::is_cut", Channel("streams as bytes")),
    ("log::Log::moment", Channel("moment")),
    ("log::Log::named", Open("everyone knows what cards are called")),
    ("log::Log::names", Open("everyone knows what cards are called")),
    ("log::Log::push", KEEPS),
    ("log::Log::record", KEEPS),
    ("log::Log::recorded", Channel("moment")),
    ("log::Log::replay", KEEPS),
    ("log::Log::replay_at", KEEPS),
    ("log::Log::rules", Open("everyone knows the rules")),
    ("log::Log::seen_since", Channel("what was missed")),
    ("log::Log::set_chance_position", CHANCE),
    ("log::Log::stream", Channel("streams as bytes")),
    ("log::Log::to_bytes", WRITES),
    ("log::Log::to_json_lines", WRITES),
    ("log::Log::truncate", KEEPS),
    ("log::Log::up_to", WRITES),
    ("log::Opening::chance", OPENED),
    ("log::Opening::commitment", Channel("streams as bytes")),
    ("log::Opening::new", SETS_UP),
    ("log::Opening::salt", OPENED),
    ("log::Opening::seed", OPENED),
    ("log::Opening::setup", OPENED),
    ("log::Opening::verify", OPENED),
    ("log::Staged::chance", CHANCE),
    ("log::Staged::entries", WRITES),
    ("log::Staged::to_saved", WRITES),
    ("log::View::of", Channel("view")),
    ("notation::GameText::chance", PLAYED),
    ("notation::GameText::note", PLAYED),
    ("notation::GameText::setup", PLAYED),
    ("notation::GameText::write", PLAYED),
    ("notation::PartialBoard::from", PLAYED),
    ("notation::PartialMission::from", PLAYED),
    ("notation::PartialPosition::from", PLAYED),
    ("notation::PartialRoster::from", PLAYED),
    ("notation::position_of", PLAYED),
    ("notation::write_command", Channel("words of commands")),
    ("notation::write_position", PLAYED),
    ("play::Legal::contains", Channel("legal commands")),
    ("play::Seed::to_bytes", CHANCE),
    ("play::UnderWay::withdrawn_seats", SETS_UP),
    ("state::Decks::morale", ALL_CARDS),
    ("state::Decks::top", ALL_CARDS),
    ("state::Decks::trials", ALL_CARDS),
    ("text::Narrator::command", Channel("words of commands")),
    ("text::Narrator::referee_event", Host("the referee is no viewer")),
    ("unit::record", KEEPS),
    ("views::redact", Channel("events")),
];

/// A public function: its path, and the names of the types that it is handed, itself among them where it is a method.
struct Function {
    path: String,
    takes: BTreeSet<String>,
}

/// Without what stands between `<` and `>`; an arrow is none.
fn without_generics(text: &str) -> String {
    let (mut depth, mut last, mut plain) = (0, ' ', String::new());
    for c in text.chars() {
        depth += i32::from(c == '<');
        if depth == 0 {
            plain.push(c);
        }
        depth -= i32::from(c == '>' && last != '-');
        last = c;
    }
    plain
}

/// Where the parameters begin: the first parenthesis outside of `<` and `>`.
fn parameters(text: &str) -> Option<usize> {
    let (mut depth, mut last) = (0, ' ');
    text.char_indices().find_map(|(at, c)| {
        depth += i32::from(c == '<') - i32::from(c == '>' && last != '-');
        last = c;
        (c == '(' && depth == 0).then_some(at)
    })
}

/// The paths of this crate in a text, each without the crate's name.
fn paths(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
    words
        .filter_map(|word| word.strip_prefix("grizzled_core::"))
        .map(|path| path.trim_end_matches(':').to_owned())
        .collect()
}

fn function(line: &str) -> Option<Function> {
    let text = line.strip_prefix("pub fn ").or_else(|| line.strip_prefix("pub const fn "))?;
    let text = &text.replacen("()::", "unit::", usize::from(text.starts_with('(')));
    let at = parameters(text)?;
    let (path, rest) = text.split_at(at);
    // What is returned comes of what is handed in.
    let taken = rest.rsplit_once(") -> ").map_or(rest, |(taken, _)| taken);
    let plain = without_generics(path).replace("grizzled_core::", "").replace("alloc::vec::", "");
    let mut takes = paths(taken);
    if taken.split(|c: char| !c.is_alphanumeric()).any(|word| word == "self") {
        takes.extend(
            paths(path).iter().map(|path| path.rsplit_once("::").map_or(path.as_str(), |(owner, _)| owner).to_owned()),
        );
        takes.extend(plain.rsplit_once("::").map(|(owner, _)| owner.to_owned()));
    }
    Some(Function { path: plain, takes })
}

/// The public types: their paths without the crate's name.
fn types(api: &str) -> BTreeSet<String> {
    let kinds = ["struct ", "enum ", "trait ", "union "];
    let item = |line: &str| {
        // Attributes stand before it.
        let rest = line.rsplit_once("] pub ").map_or_else(|| line.strip_prefix("pub "), |(_, rest)| Some(rest))?;
        let path = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?.strip_prefix("grizzled_core::")?;
        let end = path.replace("::", "..").find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.'));
        Some(path[..end.unwrap_or(path.len())].to_owned())
    };
    api.lines().filter_map(item).collect()
}

/// What is wrong with the lists, compared with a public interface.
fn complaints(api: &str) -> Vec<String> {
    let listed: BTreeMap<&str, Reach> = FUNCTIONS.iter().copied().collect();
    let secret = |function: &Function| function.takes.iter().any(|path| SECRET.contains(&path.as_str()));
    let handed: Vec<Function> = api.lines().filter_map(function).filter(secret).collect();
    let unknown = handed.iter().filter(|function| !listed.contains_key(function.path.as_str()));
    let unknown =
        unknown.map(|Function { path, takes }| format!("`{path}` takes {takes:?}: how far can what it says come?"));
    let gone = listed.keys().filter(|path| !handed.iter().any(|function| function.path == **path));
    let gone = gone.map(|path| format!("`{path}` is in the list, and no such function takes what is secret"));
    let shown = |path: &str| SHOWN.iter().any(|(shown, _)| *shown == path);
    let classified = |path: &str| {
        SECRET.contains(&path)
            || shown(path)
            || PLAIN.contains(&path)
            || PLAIN_ROOMS.iter().any(|room| path.starts_with(room))
    };
    let types = types(api);
    let new = types.iter().filter(|path| !classified(path)).map(|path| format!("`{path}`: is there a game in it?"));
    unknown.chain(gone).chain(new).collect()
}

const API: &str = include_str!("../../public-api.txt");

#[test]
fn every_public_function_that_can_reach_a_viewer_is_on_the_list() {
    let complaints = complaints(API);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(types(API).len() > 100, "the types were not found");
}

/// TAB-5: the channels of the list are those that pairs of games are compared by, and each of these brings something.
#[test]
fn the_channels_of_the_list_are_compared() {
    let known: BTreeSet<&str> = CHANNELS.iter().map(|channel| channel.name).collect();
    let functions = FUNCTIONS.iter().filter_map(|(_, reach)| match reach {
        Channel(name) => Some(*name),
        Host(why) | Open(why) => {
            assert!(!why.is_empty());
            None
        }
    });
    let named: BTreeSet<&str> = functions.chain(SHOWN.iter().map(|(_, name)| *name)).collect();
    assert_eq!(named.difference(&known).collect::<Vec<_>>(), [&""; 0]);
}

fn with(line: &str) -> Vec<String> {
    complaints(&format!("{API}{line}\n"))
}

#[test]
fn a_new_function_or_type_is_found() {
    let line = "pub fn grizzled_core::Game::next_card(&self) -> core::option::Option<grizzled_core::CardId>";
    assert_eq!(with(line), ["`Game::next_card` takes {\"Game\"}: how far can what it says come?"]);
    let line = "pub const fn grizzled_core::text::hint(grizzled_core::text::Lang, &grizzled_core::State) -> u8";
    assert_eq!(with(line).len(), 1);
    let line = "pub fn grizzled_core::log::History<C>::peek(&self) -> bool";
    assert_eq!(with(line).len(), 1);
    let line =
        "pub fn grizzled_core::SeatView::of(impl core::ops::function::FnOnce(&grizzled_core::Game) -> u8) -> Self";
    assert_eq!(with(line).len(), 1);
    assert_eq!(with("pub struct grizzled_core::views::Peek<'a>"), ["`views::Peek`: is there a game in it?"]);
    // What is made of a view alone brings nothing new, and a seed that is returned is not handed in.
    let line = "pub fn grizzled_core::SeatView::knocks(&self, &grizzled_core::Rules) -> u8";
    assert_eq!(with(line), [""; 0]);
}
