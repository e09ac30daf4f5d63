//! Every value of every kind has a text in both languages.

use super::{Lang, Narrator, names, reason};
use crate::cards::{Face, HardKnock, base};
use crate::game::Game;
use crate::play::{Seeded, Setup};
use crate::rules::{Level, Rules, Scenario};
use crate::views::{SeatView, Seen, Viewer};
use crate::vocabulary::{
    CardId, CardSet, Character, Command, Notice, Origin, Outcome, Reason, Rejection, Relief, RuleId, Seat, SeatSet,
    Secret, Source, Threat, Tile, Tiles, Withdrawal, WithdrawalRuling,
};
use core::mem::{Discriminant, discriminant};
use std::collections::{HashMap, HashSet};
use std::string::{String, ToString};
use std::vec::Vec;

const SEAT: Seat = Seat::S0;
const CARD: CardId = CardId::new(2).unwrap();
const KNOCK: CardId = base::hard_knock(HardKnock::Tyrannical);

fn game(players: u8) -> Game {
    let rules = Scenario::base(players).rules().unwrap();
    Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).unwrap()
}

/// The table of a game in which the seat has a Hard Knock and nothing else has happened.
pub(super) fn view(players: u8) -> (Rules, SeatView) {
    let game = game(players);
    let mut view = game.view(SEAT).unwrap();
    view.table.knocks.assign(SEAT, KNOCK);
    (*game.rules(), view)
}

/// Words of the one language that are none of the other.
const ENGLISH: [&str; 12] = ["the", "of", "and", "to", "is", "with", "from", "each", "by", "draws", "card", "cards"];
const FRENCH: [&str; 12] = ["le", "la", "les", "du", "des", "et", "une", "avec", "pour", "pioche", "carte", "cartes"];

/// Both texts of something, each checked to be a text of its language.
pub(super) fn both(narrate: impl Fn(Lang) -> String) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let text = narrate(lang);
        let foreign = if lang == Lang::En { FRENCH } else { ENGLISH };
        let mut words = text.split(|letter: char| !letter.is_alphabetic());
        assert!(!words.any(|word| foreign.contains(&word)), "{lang:?}: {text:?}");
        assert!(text.chars().any(char::is_alphabetic), "{lang:?}: {text:?}");
        assert_eq!(text.trim(), text);
        assert!(!text.contains("  "), "{text:?}");
        text
    })
}

/// One notice of each kind, and one for each way in which a kind is narrated differently.
pub(super) fn notices() -> Vec<Notice> {
    let seat = SEAT;
    let (card, knock, number) = (CARD, KNOCK, 1);
    let mut notices = Vec::from([
        Notice::DeckSet { trials: 25, morale: 34, speeches: 4 },
        Notice::TilesGiven { seat, count: 3 },
        Notice::LeaderNamed { seat },
        Notice::SpeechTaken { seat },
        Notice::CharmSpent { seat },
        Notice::MissionStarted { number, seats: SeatSet::first(4) },
        Notice::ChaplainPlayed { seat: Seat::S2 },
        Notice::IntensityChosen { seat, intensity: 3 },
        Notice::Dealt { seat },
        Notice::Drawn { seat, by: Source::Knock(knock) },
        Notice::TurnStarted { seat, withdrawal: WithdrawalRuling::Free },
        Notice::TurnStarted { seat, withdrawal: WithdrawalRuling::Must(Source::Knock(card)) },
        Notice::TurnStarted { seat, withdrawal: WithdrawalRuling::Cannot(Source::Knock(card)) },
        Notice::ChristmasAsked { seat, draws: 0 },
        Notice::ChristmasDiscarded { card: base::MERRY_CHRISTMAS },
        Notice::KnockDiscarded { seat, card: knock },
        Notice::LeaderTaken { seat, knock },
        Notice::CharmUsed { seat, card },
        Notice::CharmRecovered { seat },
        Notice::SpeechAnswered { seat },
        Notice::SpeechRevealed { seat, card: None },
        Notice::SpeechRevealed { seat, card: Some(card) },
        Notice::MissionSucceeded,
        Notice::TrialsShuffled { trials: 20 },
        Notice::TileRevealed { seat, tile: Tile::Left, to: seat },
        Notice::TileRevealed { seat, tile: Tile::Left, to: Seat::S1 },
        Notice::SupportCounted { most: None },
        Notice::SupportCounted { most: Some(seat) },
        Notice::ReliefAsked { seat, knocks: 2, charm: true },
        Notice::ReliefAsked { seat, knocks: 1, charm: false },
        Notice::ReliefEnded { seat },
        Notice::MoraleDropped { cards: 3 },
        Notice::LeaderPassed { seat },
        Notice::CardSetAside { card },
    ]);
    for from in [Origin::Hand, Origin::Trap, Origin::Clumsy, Origin::Position, Origin::Recruit] {
        notices.push(Notice::ThreatPlayed { seat, card, from });
        notices.push(Notice::KnockAssigned { seat, card: knock, from });
        notices.push(Notice::ChristmasPlayed { seat, card: base::MERRY_CHRISTMAS, from });
    }
    for (played, drawn) in [(false, false), (true, false), (true, true)] {
        notices.push(Notice::Withdrew { seat, played, drawn });
    }
    for threat in Threat::ALL {
        notices.push(Notice::SpeechMade { seat, threat, asked: SeatSet::EMPTY, returned: false });
        notices.push(Notice::MissionFailed { threat });
    }
    let ends =
        [Outcome::Victory, Outcome::TooManyKnocks, Outcome::MoraleLost, Outcome::TooManyCards, Outcome::BootCampOver];
    notices.extend(Tile::ALL.map(|tile| Notice::TileRemoved { seat, tile }));
    notices.extend(Character::ALL.map(|character| Notice::CharacterTaken { seat, character }));
    notices.extend(ends.map(|outcome| Notice::GameEnded { outcome }));
    notices
}

#[test]
fn every_event_is_narrated_and_none_like_another() {
    let (rules, view) = view(2);
    let mut narrated: [HashMap<String, Notice>; 2] = Default::default();
    for notice in notices() {
        let seen = Seen { viewer: Viewer::Spectator, notice, secret: Secret::Nothing };
        let texts = both(|lang| Narrator::new(lang, &rules, &view.table).event(&seen).to_string());
        for (narrated, text) in narrated.iter_mut().zip(texts) {
            assert!(text.ends_with('.'), "{text:?}");
            assert_eq!(narrated.insert(text, notice), None, "{notice:?}");
        }
    }
    let kinds: HashSet<Discriminant<Notice>> = notices().iter().map(discriminant).collect();
    assert_eq!(kinds.len(), 37, "one of each kind");
}

#[test]
fn a_secret_is_narrated_to_who_knows_it() {
    let (rules, view) = view(3);
    let narrator = Narrator::new(Lang::En, &rules, &view.table);
    let narrate = |notice, secret| narrator.event(&Seen { viewer: Viewer::Spectator, notice, secret }).to_string();
    let seat = SEAT;
    let name = narrator.seat(seat).to_string();
    let card = narrator.card(CARD).to_string();
    let dealt = Notice::Dealt { seat };
    assert_eq!(narrate(dealt, Secret::Card(CARD)), std::format!("{name} is dealt {card}."));
    assert_eq!(narrate(dealt, Secret::Nothing), std::format!("{name} is dealt a card."));
    let answered = Notice::SpeechAnswered { seat };
    assert_eq!(narrate(answered, Secret::Answer(Some(CARD))), std::format!("{name} will discard {card}."));
    assert_eq!(narrate(answered, Secret::Answer(None)), std::format!("{name} will discard nothing."));
    let withdrew = Notice::Withdrew { seat, played: true, drawn: false };
    assert!(narrate(withdrew, Secret::Tile(Tile::DoubleLeft)).contains("Double left"));
    let tiles = Secret::Tiles(Tiles::of(&[Tile::Left, Tile::Right]));
    assert!(narrate(Notice::TilesGiven { seat, count: 2 }, tiles).ends_with("Left, Right."));
}

/// Commands of the base game, those that are narrated differently.
pub(super) fn commands(view: &SeatView) -> Vec<Command> {
    let mut commands: Vec<Command> = (1..=15).map(Command::Intensity).collect();
    let mut named: HashSet<Face> = HashSet::new();
    for card in base::CATALOG.cards().iter().filter(|&card| named.insert(base::CATALOG.face(card))) {
        commands.extend([Command::Play(card), Command::Charm(card)]);
    }
    commands.extend(Threat::ALL.map(Command::Speech));
    commands.extend(Tile::ALL.map(Command::withdraw));
    let removed = Tiles::of(&[Tile::Left]);
    commands.extend([None, Some(Tile::Right)].map(|tile| Command::Withdraw(Withdrawal { removed, tile })));
    let all_removed = Withdrawal { removed: view.own.tiles, tile: None };
    commands.extend([Command::Withdraw(Withdrawal::default()), Command::Withdraw(all_removed)]);
    commands.extend([Command::Answer(None), Command::Answer(Some(CARD))]);
    commands.extend([Command::Christmas(Some(KNOCK)), Command::Relief(Relief::Charm)]);
    commands
}

#[test]
fn every_command_is_narrated_and_none_like_another() {
    let (rules, view) = view(4);
    let mut narrated: [HashMap<String, Command>; 2] = Default::default();
    for command in commands(&view) {
        let texts = both(|lang| Narrator::new(lang, &rules, &view.table).command(SEAT, command).to_string());
        for (narrated, text) in narrated.iter_mut().zip(texts) {
            assert_eq!(narrated.insert(text, command), None, "{command:?}");
        }
    }
    // Declining reads the same whatever is declined, and so does discarding one's own cards.
    for command in [Command::Christmas(None), Command::Relief(Relief::Knocks(CardSet::EMPTY))] {
        both(|lang| Narrator::new(lang, &rules, &view.table).command(SEAT, command).to_string());
    }
    let pair = CardSet::only(KNOCK).union(CardSet::only(base::hard_knock(HardKnock::Mute)));
    let relief = Command::Relief(Relief::Knocks(pair));
    let texts = both(|lang| Narrator::new(lang, &rules, &view.table).command(SEAT, relief).to_string());
    assert_eq!(texts, ["Discard Mute, Tyrannical", "Défausser Muet, Tyrannique"]);
}

/// Every reason, in the order of their numbers.
pub(super) const REASONS: [Reason; 27] = [
    Reason::GameOver,
    Reason::NoSuchSeat,
    Reason::NotAwaited,
    Reason::NotAsked,
    Reason::IntensityNotOffered,
    Reason::NotInHand,
    Reason::CharmUsed,
    Reason::NotInNoMansLand,
    Reason::OtherThreat,
    Reason::NoSpeech,
    Reason::Barred,
    Reason::MustWithdraw,
    Reason::TileNotHeld,
    Reason::TileMustBePlayed,
    Reason::TileIsDrawn,
    Reason::WrongRemoval,
    Reason::NotWithinReach,
    Reason::TooManyKnocks,
    Reason::CharmNotOffered,
    Reason::OrderNotOffered,
    Reason::HelpNotUsable,
    Reason::HelpNotOffered,
    Reason::ChoiceNotOffered,
    Reason::NotOptional,
    Reason::NotInRecruitsHand,
    Reason::LeaderWithdrawn,
    Reason::MidCommand,
];

#[test]
fn every_refusal_is_narrated() {
    let (rules, view) = view(2);
    let mut narrated: HashSet<String> = HashSet::new();
    let number = |reason: Reason| reason as u8;
    for (at, one) in REASONS.into_iter().enumerate() {
        assert_eq!(usize::from(number(one)), at + 1, "none is left out");
        narrated.extend(both(|lang| reason(lang, one).to_string()));
    }
    assert_eq!(narrated.len(), 2 * REASONS.len());
    let rejection = Rejection { reason: Reason::Barred, rule: RuleId::HkFragile, by: Some(Source::Knock(KNOCK)) };
    let texts = both(|lang| Narrator::new(lang, &rules, &view.table).rejection(rejection).to_string());
    assert_eq!(texts[0], "A card forbids it. (Tyrannical, HK-FRAGILE)");
}

#[test]
fn cards_of_different_faces_have_different_names() {
    for lang in Lang::ALL {
        let mut named: HashMap<String, Face> = HashMap::new();
        for face in base::DECK {
            let name = names::face(lang, face).to_string();
            assert!(!name.is_empty());
            assert_eq!(*named.entry(name).or_insert(face), face);
        }
    }
    let face = Face::Threat { threats: [Threat::Night, Threat::Shell].into_iter().collect(), trap: true, luck: false };
    assert_eq!(both(|lang| names::face(lang, face).to_string()), ["Night + Shell, Trap", "Nuit + Obus, Piège"]);
}

#[test]
fn every_name_is_there() {
    for lang in Lang::ALL {
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
    }
    for threat in Threat::ALL {
        both(|lang| names::threat(lang, threat).to_string());
    }
    for tile in Tile::ALL {
        both(|lang| names::tile(lang, tile).to_string());
    }
    for knock in HardKnock::ALL {
        both(|lang| names::hard_knock(lang, knock).to_string());
        both(|lang| names::effect(lang, knock).to_string());
    }
    for level in [Level::Rookie, Level::Normal, Level::Veteran] {
        both(|lang| names::level(lang, level).to_string());
    }
    both(|lang| names::trap_effect(lang).to_string());
    both(|lang| names::merry_christmas_effect(lang).to_string());
    for character in Character::ALL {
        assert!(character.name().starts_with(names::first_name(character)));
    }
}

#[test]
fn a_seat_without_a_character_is_named_too() {
    let (rules, view) = view(2);
    let narrator = |lang| Narrator::new(lang, &rules, &view.table);
    assert_eq!(both(|lang| narrator(lang).seat(Seat::S2).to_string()), ["the Chaplain", "l'Aumônier"]);
    assert_eq!(both(|lang| narrator(lang).subject(Seat::S2).to_string()), ["The Chaplain", "L'Aumônier"]);
    assert_eq!(both(|lang| narrator(lang).seat(Seat::S4).to_string()), ["seat 5", "place 5"]);
}
