//! Positions of the Chapters of a campaign.

use crate::*;
use grizzled_core::Chance;
use grizzled_core::campaign::Book;
use grizzled_core::cards::{Chapter, Face};
use grizzled_core::notation::{GameText, PositionError, Preset, position_of, read_position, replay, write_position};
use grizzled_core::play::SetupError;
use grizzled_core::rules::{RulesError, Seating};
use grizzled_core::state::Agenda;
use grizzled_core::testkit::Walk;
use grizzled_core::vocabulary::{CardSet, HelpSet, MAX_SEATS};
use std::collections::BTreeSet;

/// How often the positions of games were said, and what stood in the way of the others.
#[derive(Default)]
struct Said {
    turns: usize,
    preparations: usize,
    with_help: usize,
    reasons: BTreeSet<&'static str>,
}

fn name_of(reason: PositionError) -> &'static str {
    match reason {
        PositionError::Question => "a question",
        PositionError::RecruitTurnedUp => "a Recruit turned up",
        PositionError::HelpInForce => "a Helping Hand in force",
        PositionError::LuckUsed => "Luck",
        PositionError::FreeSpeech => "a free Speech",
        PositionError::HandsTakenUp => "hands taken up",
        other => panic!("a Chapter has no such reason: {other}"),
    }
}

impl Said {
    /// Says the position, and starts a game in what is read of it.
    fn say(&mut self, game: &Game) {
        let rules = game.rules();
        let setup = match position_of(game) {
            Ok(setup) => setup,
            Err(reason) => {
                self.reasons.insert(name_of(reason));
                return;
            }
        };
        let line = write_position(rules, &setup);
        let read = read_position(rules, &line).unwrap_or_else(|error| panic!("{line}\n{error}"));
        assert_eq!(read, setup, "{line}");
        let again =
            Game::new(*rules, &read, &mut Seeded::new(1), &mut ()).unwrap_or_else(|error| panic!("{line}\n{error}"));
        assert_eq!(again.state().decks(), game.state().decks(), "{line}");
        assert_eq!(again.state().roster_decks(), game.state().roster_decks(), "{line}");
        assert_eq!(again.table().agenda, game.table().agenda, "{line}");
        assert_eq!(again.table().helping_hands.held, game.table().helping_hands.held, "{line}");
        assert!(Seat::ALL.iter().all(|&seat| again.state().own(seat) == game.state().own(seat)), "{line}");
        let turn = matches!(game.table().agenda, Agenda::Turn { .. });
        *if turn { &mut self.turns } else { &mut self.preparations } += 1;
        self.with_help += usize::from(setup.help != [HelpSet::EMPTY; MAX_SEATS]);
    }

    fn play(&mut self, mut walk: Walk) -> Walk {
        self.say(&walk.game);
        while walk.step().is_some() {
            self.say(&walk.game);
        }
        walk
    }
}

/// ARM-2: in every Chapter, at every step of games by three, four and five.
#[test]
fn arm_2_positions_of_every_chapter_are_said() {
    for (number, seats) in (0..10).flat_map(|number| (3..=5).map(move |seats| (number, seats))) {
        let rules = Preset::Chapter { number, seats }.rules().expect("a Chapter");
        assert!(rules.set_aside() > 0, "the Chapters of the pack set cards aside");
        let mut said = Said::default();
        (0..12).for_each(|seed| drop(said.play(Walk::new(rules, seed))));
        assert!(said.turns > 20, "chapter {number} {seats}: {}", said.turns);
    }
}

/// HH-3: Helping Hands that campaigns may have brought so far, before the seats of players.
fn any_help(rules: &Rules, chance: &mut Seeded) -> [HelpSet; MAX_SEATS] {
    let mut held = [HelpSet::EMPTY; MAX_SEATS];
    let players: Vec<Seat> = rules.players().iter().collect();
    for help in rules.roster().helping_hands().iter().filter(|help| help.number() % 3 != 1) {
        let seat = players[chance.below(players.len() as u32) as usize];
        held[seat.index()].insert(help);
    }
    held
}

/// HH-3, BAN-1: with Helping Hands awarded and without cards banned, in every Chapter of a campaign.
#[test]
fn hh_3_ban_1_positions_of_campaigns_are_said() {
    let mut reasons = BTreeSet::new();
    for (seats, seating) in [(3, Seating::OneEach), (4, Seating::OneEach), (5, Seating::OneEach), (4, Seating::Duo)] {
        let (mut said, mut chance) = (Said::default(), Seeded::new(seats.into()));
        for (number, seed) in (1..10).flat_map(|number| (0..6).map(move |seed| (number, seed))) {
            let preset = Preset::Chapter { number, seats };
            let scenario = preset.scenario(None).expect("a Chapter");
            let out = scenario.out.union([plain(&[Night, Mask]), armistice::hard_knock(Mute)].into_iter().collect());
            let scenario = Scenario { out, ..scenario };
            let rules = if seating == Seating::Duo { scenario.duo() } else { scenario }.rules().expect("a Chapter");
            let setup = Setup { help: any_help(&rules, &mut chance), ..Setup::default() };
            said.play(Walk::from(rules, &setup, seed).expect("a Chapter"));
        }
        let counts = (said.turns, said.preparations, said.with_help);
        assert!(counts.0 > 200 && counts.1 > 5 && counts.2 > 200, "{seats} {seating:?}: {counts:?}");
        reasons.extend(said.reasons);
    }
    for reason in
        ["a question", "a Recruit turned up", "a Helping Hand in force", "a free Speech", "Luck", "hands taken up"]
    {
        assert!(reasons.contains(reason), "{reason} is in no position, and came up: {reasons:?}");
    }
}

/// A position of a Chapter with the first cards by number in its piles, so many of Morale.
fn position(rules: &Rules, morale: u8) -> Setup {
    read_position(rules, &format!("lead:0 mission:2 turn:0 hand0:nm,rh! morale:*{morale}")).expect("a position")
}

/// ARM-2: as many cards lie nowhere as the Chapter sets aside, or none.
#[test]
fn arm_2_a_position_sets_as_many_cards_aside_as_the_chapter() {
    let rules = Preset::Chapter { number: 2, seats: 3 }.rules().expect("a Chapter");
    let (cards, aside) = (rules.cards().len() - 2, rules.set_aside());
    assert_eq!(position(&rules, cards - aside).check(&rules), Ok(()));
    assert_eq!(position(&rules, cards).check(&rules), Ok(()));
    for missing in [1, aside - 1, aside + 1] {
        let error = SetupError::NotSoManyAside { missing, aside };
        assert_eq!(position(&rules, cards - missing).check(&rules), Err(error));
    }
    let line = format!("lead:0 mission:2 turn:0 hand0:nm,rh! morale:*{}", cards - aside);
    assert_eq!(write_position(&rules, &read_position(&rules, &line).expect(&line)), line);
}

/// ARM-2: what lies aside is no card out of the game that all have seen.
#[test]
fn arm_2_nobody_sees_what_lies_aside() {
    let rules = Preset::Chapter { number: 9, seats: 3 }.rules().expect("a Chapter");
    let mut walk = Walk::new(rules, 2);
    let setup = loop {
        match position_of(&walk.game) {
            Ok(setup) => break setup,
            Err(_) => walk.step().expect("the game goes on"),
        };
    };
    let position = setup.position.as_ref().expect("cards lie somewhere");
    assert_eq!(position.discards, CardSet::EMPTY);
    let hands: u8 = position.hands.iter().map(|hand| hand.len()).sum();
    let lying = position.trials.len() + position.morale.len() + hands;
    assert_eq!(lying, rules.cards().len() - rules.set_aside());
}

/// A text of a Chapter says where its position is wrong.
#[test]
fn arm_2_a_wrong_position_of_a_chapter_is_reported_where_it_stands() {
    let text = "[Rules \"chapter 2 3\"]\n[Position \"lead:0 mission:2 turn:0 hand0:nm morale:*60\"]\n\n2. 0:play nm;\n";
    let error = replay(None, text, None::<&mut Seeded>, &mut ()).expect_err("too few lie aside");
    assert_eq!((error.line, error.column), (2, 19));
    assert!(matches!(error.what, NotationErrorKind::Setup { error: SetupError::NotSoManyAside { .. }, .. }), "{error}");
    let text = text.replace("chapter 2 3", "chapter 10 3");
    let error = GameText::read(&text).expect_err("there is no such Chapter");
    assert_eq!(error.what, NotationErrorKind::Rules(RulesError::NoSuchChapter(10)));
}

/// PACK-1: a Chapter of a card owner's pack is read by its rules; the text says no others, and without them it is not read.
#[test]
fn pack_1_positions_of_a_packs_chapters_are_read_by_its_rules() {
    let deck: Vec<Face> = armistice::DECK.iter().rev().copied().collect();
    let chapters = [Chapter { trials: 17, morale: Some(33), ..armistice::CHAPTERS[4] }];
    let book = Book { deck: &deck, roster: &armistice::ROSTER, chapters: &chapters };
    let preset = Preset::Chapter { number: 0, seats: 4 };
    let rules = preset.scenario(Some(&book)).expect("the pack has the Chapter").rules().expect("it can be played");
    assert_eq!(rules.set_aside(), deck.len() as u8 - 17 - 33);
    let mut said = Said::default();
    let walk = said.play(Walk::new(rules, 3));
    assert!(said.turns > 5, "{}", said.turns);
    let mut begun = Walk::new(*walk.game.rules(), 3);
    let position = loop {
        match position_of(&begun.game) {
            Ok(setup) => break Some(setup),
            Err(_) => begun.step().expect("the game goes on"),
        };
    };
    let text = GameText { position, ..GameText::default() };
    let written = text.write(&rules);
    assert_eq!(GameText::read_with(&rules, &written).as_ref(), Ok(&text), "{written}");
    let error = GameText::read(&written).expect_err("nobody says by which rules");
    assert_eq!((error.line, error.column, error.what), (1, 1, NotationErrorKind::NoRules));
}
