//! Samples of a belief against all that chance can do, gone through one by one (TAB-5).

use grizzled_core::belief::{Belief, Record};
use grizzled_core::cards::{Effect, Face, HardKnock, What};
use grizzled_core::play::{Legal, UnderWay};
use grizzled_core::state::Knocks;
use grizzled_core::vocabulary::{CardSet, Character, Threat, ThreatSet, Tile, Tiles};
use grizzled_core::{
    CardId, Chance, Command, Event, Game, Notice, Position, Rules, Scenario, Seat, Seeded, Seen, Setup, State, Viewer,
};
use std::collections::BTreeMap;

/// Goes through all that chance can do, one way after the other.
#[derive(Default)]
struct Odometer {
    /// What was drawn, and out of how many.
    draws: Vec<(u32, u32)>,
    at: usize,
}

impl Chance for Odometer {
    fn below(&mut self, bound: u32) -> u32 {
        if self.at == self.draws.len() {
            self.draws.push((0, bound));
        }
        self.at += 1;
        self.draws[self.at - 1].0
    }
}

impl Odometer {
    /// The next way; all that begin as far as this one was looked at are passed over.
    fn advance(&mut self) -> bool {
        self.draws.truncate(self.at);
        self.at = 0;
        while let Some((draw, bound)) = self.draws.pop() {
            if draw + 1 < bound {
                self.draws.push((draw + 1, bound));
                return true;
            }
        }
        false
    }

    /// How likely this way is.
    fn likelihood(&self) -> f64 {
        self.draws.iter().map(|&(_, bound)| 1.0 / f64::from(bound)).product()
    }
}

/// What lies hidden, in numbers.
type Hidden = Vec<Vec<u8>>;

/// The hands and both piles.
fn cards(state: &State) -> Hidden {
    let piles = [state.decks().trials(), state.decks().morale()];
    let hands = Seat::ALL.map(|seat| state.own(seat).hand.iter().map(CardId::number).collect());
    hands.into_iter().chain(piles.map(|pile| pile.iter().map(CardId::number).collect())).collect()
}

/// The tiles held, and those played.
fn tiles(state: &State) -> Hidden {
    let own = Seat::ALL.map(|seat| state.own(seat));
    own.map(|own| own.tiles.iter().chain(own.tile).map(|tile| tile as u8).chain([own.tile.is_some().into()]).collect())
        .into()
}

/// A game that was played, as one seat saw it.
struct Observed {
    rules: Rules,
    setup: Setup,
    seat: Seat,
    hidden: fn(&State) -> Hidden,
    commands: Vec<(Seat, Command)>,
    /// What the seat was told after the set-up and after each command.
    told: Vec<Vec<Seen>>,
    record: Record,
}

impl Observed {
    /// Plays by chance, so many decisions; nobody withdraws.
    fn play(rules: Rules, setup: Setup, hidden: fn(&State) -> Hidden, seed: u64, decisions: usize) -> Self {
        let seat = Seat::ALL[seed as usize % 3];
        let (mut chance, mut choices, mut log) = (Seeded::new(seed), Seeded::new(!seed), Vec::new());
        let mut game = Game::new(rules, &setup, &mut chance, &mut log).expect("it can be played");
        let record = Record::new(seat);
        let mut observed = Self { rules, setup, seat, hidden, commands: vec![], told: vec![], record };
        observed.hear(&game, &log);
        while let (Some(turn), true) = (game.awaiting().iter().next(), observed.commands.len() < decisions) {
            let plays = game.legal(turn).iter().filter(|command| matches!(command, Command::Play(_)));
            let plays: Vec<Command> = plays.collect();
            let command = match game.legal(turn) {
                Legal::Intensity { most, .. } => Command::Intensity(1 + choices.below(most.min(2).into()) as u8),
                legal if plays.is_empty() => legal.get(0).expect("something is legal"),
                _ => plays[choices.below(plays.len() as u32) as usize],
            };
            log.clear();
            game.apply(turn, &command, &mut chance, &mut log).expect("it is legal");
            observed.commands.push((turn, command));
            observed.hear(&game, &log);
        }
        observed
    }

    fn hear(&mut self, game: &Game, log: &[Event]) {
        let seen: Vec<Seen> = log.iter().map(|event| game.redact(event, Viewer::Seat(self.seat))).collect();
        seen.iter().for_each(|seen| self.record.follow(&self.rules, seen).expect("it is the seat's"));
        self.told.push(seen);
    }

    /// The game by this chance, if the seat is told the same.
    fn again(&self, chance: &mut Odometer) -> Option<Game> {
        let mut log = Vec::new();
        let mut game = Game::new(self.rules, &self.setup, chance, &mut log).ok()?;
        let same = |game: &Game, log: &[Event], told: &[Seen]| {
            log.iter().map(|event| game.redact(event, Viewer::Seat(self.seat))).eq(told.iter().copied())
        };
        if !same(&game, &log, &self.told[0]) {
            return None;
        }
        for ((seat, command), told) in self.commands.iter().zip(&self.told[1..]) {
            log.clear();
            game.apply(*seat, command, chance, &mut log).ok()?;
            if !same(&game, &log, told) {
                return None;
            }
        }
        Some(game)
    }

    /// All that can lie hidden, and how likely it is.
    fn all(&self) -> BTreeMap<Hidden, f64> {
        let (mut all, mut chance) = (BTreeMap::new(), Odometer::default());
        loop {
            if let Some(game) = self.again(&mut chance) {
                *all.entry((self.hidden)(game.state())).or_insert(0.0) += chance.likelihood();
            }
            if !chance.advance() {
                break;
            }
        }
        let sum: f64 = all.values().sum();
        all.values_mut().for_each(|likelihood| *likelihood /= sum);
        all
    }
}

/// χ² of so many samples, over what they should be; and how many kinds there are.
fn chi_square(observed: &Observed, all: &BTreeMap<Hidden, f64>, samples: u32) -> f64 {
    let (mut chance, mut counts) = (Seeded::new(7), BTreeMap::new());
    let belief = Belief::new(&observed.rules, &observed.record);
    for _ in 0..samples {
        *counts.entry((observed.hidden)(&belief.sample(&mut chance))).or_insert(0u32) += 1;
    }
    let impossible = counts.keys().find(|hidden| !all.contains_key(*hidden));
    assert_eq!(impossible, None, "it cannot lie so");
    let part = |(hidden, likelihood): (&Hidden, &f64)| {
        let expected = likelihood * f64::from(samples);
        let count = f64::from(counts.get(hidden).copied().unwrap_or(0));
        (count - expected).powi(2) / expected
    };
    all.iter().map(part).sum()
}

/// A deck in which every card bears Night, and the first few have Traps: three cards make a Mission fail.
fn rules(cards: u8, traps: u8, trials: u8) -> Rules {
    let threats = ThreatSet::of(&[Threat::Night]);
    let deck: Vec<Face> = (0..cards).map(|card| Face::Threat { threats, trap: card < traps, luck: false }).collect();
    let mut scenario = Scenario { deck: &deck, trials, first_intensity: 1, ..Scenario::base(3) };
    // Morale drops by one where the hands hold few cards, so that a small deck lasts.
    scenario.effects[0] = Some(Effect::while_in_play(What::DropMore).times(-2));
    scenario.rules().expect("it can be played")
}

fn setup() -> Setup {
    let mut setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    let characters = [Character::Felix, Character::Charles, Character::Gustave];
    for (seat, character) in Seat::ALL.into_iter().zip(characters) {
        setup.characters[seat.index()] = Some(character);
        setup.tiles[seat.index()] = Some(Tiles::of(&[Tile::Left, Tile::Right, Tile::Left]));
    }
    setup
}

/// RES-1, RES-5: Missions fail, and hands keep cards that were dealt before the first failure, after it from Morale, and after it
/// from what was shuffled. What a seat believes is what is left of all decks and shuffles, each as likely as chance makes it.
#[test]
fn res_1_samples_are_as_likely_as_chance_makes_them() {
    let (rules, mut uneven) = (rules(8, 3, 6), 0);
    for (seed, decisions) in [(0, 3), (1, 7), (5, 7), (15, 20), (21, 20), (26, 20), (45, 20), (50, 20)] {
        let observed = Observed::play(rules, setup(), cards, seed, decisions);
        let all = observed.all();
        assert_likely(&observed, &all, &format!("seed {seed}, {decisions} decisions"));
        let least = all.values().copied().fold(1.0, f64::min);
        uneven += usize::from(all.values().any(|likelihood| *likelihood > 1.01 * least));
    }
    assert!(uneven >= 6, "in some games what is hidden is not evenly likely, or this shows little: {uneven}");
}

/// SET-2, HK-PANICKED: three seats drew a tile at the set-up, and draw those that they play: what was drawn tells something
/// of what is left.
#[test]
fn set_2_tiles_are_as_likely_as_chance_makes_them() {
    let deck =
        [Face::HardKnock(HardKnock::Panicked); 3].into_iter().chain([Face::MerryChristmas; 20]).collect::<Vec<_>>();
    let rules = Scenario { deck: &deck, trials: 10, first_intensity: 1, ..Scenario::base(4) }
        .rules()
        .expect("it can be played");
    let deck: Vec<CardId> = rules.cards().iter().collect();
    let mut knocks = Knocks::NONE;
    knocks.assign(Seat::S1, deck[0]);
    knocks.assign(Seat::S2, deck[1]);
    knocks.assign(Seat::S3, deck[2]);
    let under_way = UnderWay { no_mans_land: CardSet::EMPTY, withdrawn: [None; 5], chaplain: None, turn: Seat::S0 };
    let (trials, morale) = (deck[3..13].iter().copied().collect(), deck[13..].iter().copied().collect());
    let position = Position { trials, morale, knocks, under_way: Some(under_way), ..Position::default() };
    let setup = Setup { tiles: [None; 5], position: Some(position), ..setup() };
    for seed in 0..4 {
        let observed = Observed::play(rules, setup.clone(), tiles, 3 * seed, 3 + 5 * (seed as usize % 2));
        assert!(observed.told.iter().flatten().any(|seen| matches!(seen.notice, Notice::Withdrew { drawn: true, .. })));
        assert_likely(&observed, &observed.all(), &format!("seed {seed}"));
    }
}

/// χ² of samples is within five standard deviations of what it should be, and nothing is drawn that cannot be.
fn assert_likely(observed: &Observed, all: &BTreeMap<Hidden, f64>, what: &str) {
    let free = all.len() as f64 - 1.0;
    let found = chi_square(observed, all, 20_000);
    assert!(found <= free + 5.0 * (2.0 * free).sqrt() + 5.0, "{what}: {found} for {free} degrees of freedom");
}
