//! Whole games that nobody would set up: decks of any size and make, and starts in any position. Every law
//! holds in them at every step.

use crate::any::{Choose, any_armistice, any_deck, any_start};
use crate::commands::listed_is_accepted;
use grizzled_core::cards::{Face, HardKnock, MAX_HARD_KNOCKS};
use grizzled_core::play::{Legal, RosterPosition, UnderWay};
use grizzled_core::rules::{Level, Seating};
use grizzled_core::testkit::secrets::{Engine, compare, resampled};
use grizzled_core::testkit::{Walk, broken_invariant, every_command};
use grizzled_core::vocabulary::{CardSet, MAX_DECK};
use grizzled_core::{
    Command, Event, Game, Position, Rules, Scenario, Seat, SeatView, Seeded, Setup, SpectatorView, Viewer,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// In a given position a game may have more before it than one from its beginning; none has this much.
const LONGEST_FROM_A_POSITION: usize = 5000;
/// The laws that look at every command there is are asked once in so many steps.
const SELDOM: usize = 24;

/// A game with all who look on.
struct Watched {
    walk: Walk,
    /// Evolves by the events alone.
    replayed: Game,
    seats: Vec<SeatView>,
    watching: SpectatorView,
    sent: usize,
    /// Whether the seats play cards for as long as they can, which makes games long.
    tireless: bool,
    /// Decides when the costly laws are asked, and what is drawn again.
    chance: Seeded,
}

impl Watched {
    fn begin(rules: Rules, setup: &Setup, seed: u64) -> Self {
        let walk = Walk::from(rules, setup, seed).unwrap_or_else(|error| panic!("it cannot be played: {error}"));
        let seats = rules.grizzled().iter().map(SeatView::new).collect();
        let (replayed, watching) = (Game::replay(rules, []), SpectatorView::default());
        let mut chance = Seeded::new(seed.rotate_left(32));
        Self { walk, replayed, seats, watching, sent: 0, tireless: chance.one_in(3), chance }
    }

    /// Plays to the end; how many decisions it took. Fails when a law breaks or when it takes more than `most`.
    fn play(mut self, most: usize) -> usize {
        for decisions in 0..=most {
            self.every_law_holds();
            if !self.step() {
                assert!(self.walk.game.outcome().is_some(), "nobody is awaited, and the game has not ended");
                assert_eq!(Game::replay(*self.walk.game.rules(), &self.walk.log), self.walk.game);
                return decisions;
            }
        }
        panic!("more than {most} decisions");
    }

    /// Takes the next decision; whether there was one.
    fn step(&mut self) -> bool {
        let game = &self.walk.game;
        let Some(seat) = game.awaiting().iter().next().filter(|_| self.tireless) else {
            return self.walk.step().is_some();
        };
        let legal = game.legal(seat);
        // Cards come first in a turn; the greatest intensity and declining come last where they are asked for.
        let place = if matches!(legal, Legal::Turn { .. }) { 0 } else { legal.len() - 1 };
        let command = legal.get(place).expect("a seat that is awaited can do something");
        self.walk.apply(seat, &command);
        true
    }

    fn every_law_holds(&mut self) {
        let game = self.walk.game;
        assert_eq!(broken_invariant(game.rules(), game.state()), None);
        self.the_log_is_the_game();
        self.each_stream_gives_the_view();
        who_is_awaited_can_do_something(&game);
        if self.chance.one_in(SELDOM) {
            let knocks: CardSet = game.table().knocks.iter().map(|(_, card)| card).collect();
            let commands = every_command(knocks);
            listed_is_accepted(&game, &commands);
            self.secrets_stay_secret(&commands);
        }
    }

    fn news(&self) -> Vec<Event> {
        self.walk.log[self.sent..].to_vec()
    }

    fn the_log_is_the_game(&mut self) {
        self.news().iter().for_each(|event| self.replayed.evolve_unchecked(event));
        assert_eq!(self.replayed, self.walk.game);
        assert_eq!(self.replayed.hash(), self.walk.game.hash());
    }

    /// TAB-5: who gets only its own stream sees what the host would show it, and may do the same.
    fn each_stream_gives_the_view(&mut self) {
        let (game, news) = (&self.walk.game, self.news());
        let rules = game.rules();
        for view in &mut self.seats {
            let viewer = Viewer::Seat(view.seat);
            news.iter().for_each(|event| view.evolve(rules, &game.redact(event, viewer)).expect("it is the seat's"));
            assert_eq!(Some(*view), game.view(view.seat));
            assert_eq!(view.legal(game.rules()), game.legal(view.seat));
        }
        for event in news {
            self.watching.evolve(rules, &game.redact(&event, Viewer::Spectator)).expect("nothing is secret in it");
        }
        assert_eq!(self.watching, game.spectator_view());
        self.sent = self.walk.log.len();
    }

    /// TAB-5: with all that a viewer cannot see drawn again, it sees the same and may do the same.
    fn secrets_stay_secret(&mut self, commands: &[Command]) {
        let game = &self.walk.game;
        for viewer in game.rules().grizzled().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other = resampled(game, viewer, &mut self.chance);
            assert_eq!(compare(&Engine, [game, &other], viewer, commands), Ok(()));
        }
    }
}

/// HK-LOCK: whoever is awaited can do something, and nobody else.
fn who_is_awaited_can_do_something(game: &Game) {
    for seat in Seat::ALL {
        let legal = game.legal(seat);
        assert_eq!(legal.is_empty(), !game.awaiting().contains(seat), "{seat} can do nothing, or is not awaited");
        assert_eq!(legal.iter().count(), legal.len());
    }
}

/// Rules for a deck that nobody would print, with Trials of 1 to all cards but one (SET-1).
fn odd_rules(players: u8, level: Level, chance: &mut Seeded) -> Rules {
    let deck = any_deck(chance);
    let trials = 1 + chance.less_than(deck.len() - 1) as u8;
    let rules = Scenario { trials, deck: &deck, ..Scenario::base(players).level(level) }.rules();
    rules.unwrap_or_else(|error| panic!("it is no deck: {error}"))
}

fn any_level() -> impl Strategy<Value = Level> {
    prop::sample::select(Level::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// TAB-3, SET-1, HK-3: every law in games with any deck, and they end within the bound.
    #[test]
    fn every_law_holds_with_any_deck(players in 2..=5u8, level in any_level(), seed: u64) {
        let rules = odd_rules(players, level, &mut Seeded::new(seed));
        let most = rules.longest_game() as usize;
        prop_assert!(Watched::begin(rules, &Setup::default(), seed).play(most) > 0);
    }

    /// CUSTOM-1, TERM-1: the same with any deck and any Orders, Recruits and Helping Hands that can be played.
    #[test]
    fn custom_1_every_law_holds_with_any_module_cards(seed: u64) {
        let rules = any_armistice(&mut Seeded::new(seed));
        // With a given intensity it may be lost before the first decision.
        Watched::begin(rules, &Setup::default(), seed).play(rules.longest_game() as usize);
    }

    /// Every law holds from any position with any deck, at the start of a Mission or in the middle of one.
    #[test]
    fn every_law_holds_from_any_position(players in 2..=5u8, level in any_level(), seed: u64) {
        let mut chance = Seeded::new(seed);
        let rules = odd_rules(players, level, &mut chance);
        Watched::begin(rules, &any_start(&rules, &mut chance), seed).play(LONGEST_FROM_A_POSITION);
    }

    /// Every law holds from any position with any Orders, Recruits and Helping Hands.
    #[test]
    fn custom_1_every_law_holds_from_any_position_with_any_module_cards(seed: u64) {
        let mut chance = Seeded::new(seed);
        let rules = any_armistice(&mut chance);
        let start = any_start(&rules, &mut chance);
        prop_assume!(start.check(&rules).is_ok());
        Watched::begin(rules, &start, seed).play(LONGEST_FROM_A_POSITION);
    }

    /// Every law holds from any position with the base deck (DECK-1, DECK-2, DECK-3).
    #[test]
    fn every_law_holds_from_any_position_of_the_base_game(players in 2..=5u8, level in any_level(), seed: u64) {
        let rules = Scenario::base(players).level(level).rules().expect("2 to 5 players");
        Watched::begin(rules, &any_start(&rules, &mut Seeded::new(seed)), seed).play(LONGEST_FROM_A_POSITION);
    }
}

#[track_caller]
fn many<T>(all: &[T], least: usize, which: impl Fn(&T) -> bool) {
    let found = all.iter().filter(|one| which(one)).count();
    assert!(found >= least, "{found} of {}, not {least}", all.len());
}

/// TAB-3, HK-3: small decks and full ones, many Hard Knocks and many Merry Christmases come up.
#[test]
fn decks_of_every_make_come_up() {
    let mut chance = Seeded::new(1916);
    let decks: Vec<Vec<Face>> = (0..200).map(|_| any_deck(&mut chance)).collect();
    let count = |deck: &Vec<Face>, which: fn(&Face) -> bool| deck.iter().filter(|face| which(face)).count();
    many(&decks, 10, |deck| deck.len() < 10);
    many(&decks, 10, |deck| deck.len() == MAX_DECK);
    many(&decks, 10, |deck| count(deck, |face| face.hard_knock().is_some()) == MAX_HARD_KNOCKS);
    many(&decks, 10, |deck| count(deck, |face| *face == Face::MerryChristmas) > 20);
    many(&decks, 10, |deck| count(deck, |face| face.hard_knock() == Some(HardKnock::AbsentMinded)) == 2);
}

/// CUSTOM-1: every way to sit, with and without each kind of module card, comes up, and positions of them.
#[test]
fn custom_1_games_of_every_make_come_up() {
    let mut chance = Seeded::new(1918);
    let all: Vec<Rules> = (0..200).map(|_| any_armistice(&mut chance)).collect();
    for seating in [Seating::OneEach, Seating::Chaplain, Seating::Duo, Seating::Solo] {
        many(&all, 10, |rules| rules.seating() == seating);
    }
    many(&all, 10, |rules| rules.trials() + rules.morale() < rules.cards().len());
    let starts = all.iter().map(|rules| (rules, any_start(rules, &mut chance)));
    let starts: Vec<Setup> =
        starts.filter(|(rules, start)| start.check(rules).is_ok()).map(|(_, start)| start).collect();
    let roster = |start: &Setup| start.position.as_ref().and_then(|position| position.roster.clone());
    many(&starts, 50, |start| roster(start).is_some_and(|roster| !roster.orders.is_empty()));
    many(&starts, 20, |start| roster(start).is_some_and(|roster| roster.recruit.is_some()));
}

/// SOLO-1: a game for one has one hand, no Orders and no Recruits, in a given position as well.
#[test]
fn solo_1_positions_with_two_hands_or_an_order_are_refused() {
    let rules = Scenario::solo().rules().expect("the game for one can be played");
    let cards: Vec<_> = rules.cards().iter().collect();
    let (one, other) = (CardSet::only(cards[0]), CardSet::only(cards[1]));
    let hands = |first, second| [first, second, CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY];
    let (trials, morale) = (cards[2..30].iter().copied().collect(), cards[30..].iter().copied().collect());
    let one_hand = Position { hands: hands(one.union(other), CardSet::EMPTY), trials, morale, ..Position::default() };
    assert_eq!(start_in(&one_hand).check(&rules), Ok(()));

    let hands = hands(one, other);
    assert!(start_in(&Position { hands, ..one_hand.clone() }).check(&rules).is_err(), "two hands");
    let orders = rules.roster().orders().iter().take(1).collect();
    let roster = Some(RosterPosition { orders, ..RosterPosition::default() });
    assert!(start_in(&Position { roster, ..one_hand }).check(&rules).is_err(), "an Order");
}

fn start_in(position: &Position) -> Setup {
    Setup { position: Some(position.clone()), ..Setup::default() }
}

/// Every event of a module happens in some of those games; an Order that has been put back stands at the
/// beginning of a position alone.
#[test]
fn custom_1_every_event_of_a_module_comes_up() {
    let mut chance = Seeded::new(1919);
    let logs = (0..1500).map(|seed| played(any_armistice(&mut chance), seed));
    let sent: BTreeSet<u8> = logs.flatten().map(|event| event.notice.tag()).filter(|&tag| tag >= 64).collect();
    assert_eq!(sent, (64..=105).collect());
}

fn played(rules: Rules, seed: u64) -> Vec<Event> {
    let mut walk = Walk::new(rules, seed);
    while walk.step().is_some() {}
    walk.log
}

/// Seats withdrawn with and without a tile, the Chaplain's tile, piles empty and large, full hands come up.
#[test]
fn positions_of_every_make_come_up() {
    let mut chance = Seeded::new(1917);
    let rules = Scenario::base(2).rules().expect("a game for two");
    let starts: Vec<Position> = (0..400).filter_map(|_| any_start(&rules, &mut chance).position).collect();
    let missions: Vec<&UnderWay> = starts.iter().filter_map(|start| start.under_way.as_ref()).collect();
    many(&starts, 10, |start| start.trials.is_empty());
    many(&starts, 10, |start| start.trials.len() > 40);
    many(&starts, 10, |start| start.morale.len() == 1);
    many(&starts, 10, |start| start.knocks.len() > 8);
    many(&starts, 10, |start| start.hands.iter().any(|hand| hand.len() > 10));
    many(&missions, 10, |mission| mission.no_mans_land.len() > 2);
    many(&missions, 10, |mission| mission.chaplain.is_some());
    many(&missions, 10, |mission| mission.withdrawn.contains(&Some(None)));
    many(&missions, 10, |mission| mission.withdrawn.iter().flatten().any(Option::is_some));
}
