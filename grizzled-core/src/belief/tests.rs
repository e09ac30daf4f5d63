//! What a belief makes of shuffles, against all decks and shuffles gone through one by one (RES-1, RES-5).

use super::cards::Cards;
use super::deal::Deal;
use crate::cards::Face;
use crate::play::Seeded;
use crate::rules::{Rules, Scenario};
use crate::state::{State, Table};
use crate::vocabulary::{CardId, CardSet, Notice, Origin, Seat, Secret, Source, Threat, ThreatSet};
use std::collections::BTreeMap;
use std::vec::Vec;

/// What happens to the cards while one seat looks on and another has a hand.
#[derive(Clone, Copy)]
enum Step {
    /// The other seat draws.
    Draw,
    /// The top card comes to No Man's Land.
    Top,
    /// The other seat plays this of its cards.
    Play(usize),
    /// So many cards come from Morale.
    Drop(usize),
    /// No Man's Land is shuffled into Trials.
    Shuffle,
}

/// Where all cards lie, by number; the piles bottom first.
#[derive(Clone, Default)]
struct World {
    trials: Vec<u8>,
    morale: Vec<u8>,
    hand: Vec<u8>,
    open: Vec<u8>,
}

/// All orders of these cards.
fn orders(cards: &[u8]) -> Vec<Vec<u8>> {
    let Some((first, rest)) = cards.split_first() else { return [Vec::new()].into() };
    let with_first = |order: Vec<u8>| {
        (0..=order.len()).map(move |place| {
            let mut order = order.clone();
            order.insert(place, *first);
            order
        })
    };
    orders(rest).into_iter().flat_map(with_first).collect()
}

impl World {
    /// The worlds that can follow, where the onlooker sees this card.
    fn after(mut self, step: Step, seen: Option<u8>) -> Vec<Self> {
        let shown = match step {
            Step::Draw => {
                self.hand.extend(self.trials.pop());
                None
            }
            Step::Top => self.trials.pop(),
            Step::Play(_) => self.hand.iter().position(|card| Some(*card) == seen).map(|place| self.hand.remove(place)),
            Step::Drop(cards) => {
                (0..cards).for_each(|_| self.trials.extend(self.morale.pop()));
                None
            }
            Step::Shuffle => {
                let cards: Vec<u8> = self.trials.drain(..).chain(self.open.drain(..)).collect();
                return orders(&cards).into_iter().map(|trials| Self { trials, ..self.clone() }).collect();
            }
        };
        self.open.extend(shown);
        if shown == seen { [self].into() } else { Vec::new() }
    }

    fn hidden(&self) -> Hidden {
        let mut hand = self.hand.clone();
        hand.sort_unstable();
        (hand, self.trials.clone(), self.morale.clone())
    }
}

/// The hand, and the piles.
type Hidden = (Vec<u8>, Vec<u8>, Vec<u8>);

fn rules(cards: u8) -> Rules {
    let face = Face::Threat { threats: ThreatSet::of(&[Threat::Night]), trap: false, luck: false };
    let deck: Vec<Face> = (0..cards).map(|_| face).collect();
    Scenario { deck: &deck, trials: 1, ..Scenario::base(3) }.rules().expect("it can be played")
}

/// What the onlooker is told of a step.
fn told(step: Step, seen: Option<u8>, trials: u8) -> Notice {
    let card = seen.and_then(CardId::new).unwrap_or(CardId::new(0).unwrap());
    match step {
        Step::Draw => Notice::Drawn { seat: Seat::S1, by: Source::Chapter(0) },
        Step::Top => Notice::ThreatPlayed { seat: Seat::S0, card, from: Origin::Trap },
        Step::Play(_) => Notice::ThreatPlayed { seat: Seat::S1, card, from: Origin::Hand },
        Step::Drop(cards) => Notice::MoraleDropped { cards: cards as u8 },
        Step::Shuffle => Notice::TrialsShuffled { trials },
    }
}

/// A run of these steps with one deck, as the onlooker saw it.
struct Run {
    cards: Cards,
    table: Table,
    seen: Vec<Option<u8>>,
}

impl Run {
    fn new(rules: &Rules, trials: usize, steps: &[Step], seed: u64) -> Self {
        let mut chance = Seeded::new(seed);
        let mut deck: Vec<u8> = rules.cards.iter().map(CardId::number).collect();
        crate::play::shuffle(&mut deck, &mut chance);
        let morale = deck.split_off(trials);
        let (mut table, mut cards, mut seen) = (Table::default(), Cards::new(), Vec::new());
        table.morale = morale.len() as u8;
        let set = Notice::DeckSet { trials: trials as u8, morale: table.morale, speeches: 0 };
        cards.follow(Seat::S0, &table, &set, &Secret::Nothing);
        let mut world = World { trials: deck, morale, ..World::default() };
        for &step in steps {
            let shown = match step {
                Step::Top => world.trials.last().copied(),
                Step::Play(card) => Some(world.hand[card]),
                Step::Draw | Step::Drop(_) | Step::Shuffle => None,
            };
            let mut worlds = world.after(step, shown);
            world = worlds.swap_remove(crate::play::Chance::below(&mut chance, worlds.len() as u32) as usize);
            cards.follow(Seat::S0, &table, &told(step, shown, world.trials.len() as u8), &Secret::Nothing);
            table.no_mans_land = world.open.iter().copied().filter_map(CardId::new).collect();
            table.morale = world.morale.len() as u8;
            seen.push(shown);
        }
        Self { cards, table, seen }
    }

    /// In how many ways each arrangement can have come about.
    fn all(&self, rules: &Rules, trials: usize, steps: &[Step]) -> BTreeMap<Hidden, u32> {
        let deck: Vec<u8> = rules.cards.iter().map(CardId::number).collect();
        let laid = |mut order: Vec<u8>| World { morale: order.split_off(trials), trials: order, ..World::default() };
        let mut worlds: Vec<World> = orders(&deck).into_iter().map(laid).collect();
        for (&step, &seen) in steps.iter().zip(&self.seen) {
            worlds = worlds.into_iter().flat_map(|world| world.after(step, seen)).collect();
        }
        let mut all = BTreeMap::new();
        worlds.iter().for_each(|world| *all.entry(world.hidden()).or_insert(0) += 1);
        all
    }

    fn sample(&self, deal: &Deal, chance: &mut Seeded) -> Hidden {
        let mut state = State::EMPTY;
        state.table = self.table;
        deal.sample(&mut state, &self.cards, chance);
        let numbers = |cards: &mut dyn Iterator<Item = CardId>| cards.map(CardId::number).collect();
        let hand: CardSet = state.own(Seat::S1).hand;
        let (trials, morale) = (state.decks().trials(), state.decks().morale());
        (numbers(&mut hand.iter()), numbers(&mut trials.iter()), numbers(&mut morale.iter()))
    }
}

/// χ² over many samples stays within five standard deviations; answers how much likelier the likeliest arrangement is than
/// the least likely.
fn assert_likely(cards: u8, trials: usize, steps: &[Step], seed: u64) -> f64 {
    const SAMPLES: u32 = 100_000;
    let rules = rules(cards);
    let run = Run::new(&rules, trials, steps, seed);
    let all = run.all(&rules, trials, steps);
    let (deal, mut chance, mut counts) = (Deal::new(&rules, &run.table, &run.cards), Seeded::new(5), BTreeMap::new());
    for _ in 0..SAMPLES {
        *counts.entry(run.sample(&deal, &mut chance)).or_insert(0u32) += 1;
    }
    let impossible = counts.keys().find(|hidden| !all.contains_key(*hidden));
    assert_eq!(impossible, None, "seed {seed}: it cannot lie so");
    let ways: u32 = all.values().sum();
    let part = |(hidden, &n): (&Hidden, &u32)| {
        let expected = f64::from(n) / f64::from(ways) * f64::from(SAMPLES);
        let off = f64::from(counts.get(hidden).copied().unwrap_or(0)) - expected;
        off * off / expected
    };
    let (found, free) = (all.iter().map(part).sum::<f64>(), all.len() as f64 - 1.0);
    // Five standard deviations squared are 50 degrees of freedom.
    let over = (found - free - 5.0).max(0.0);
    assert!(over * over <= 50.0 * free, "seed {seed}: χ² is {found} for {free} degrees of freedom");
    f64::from(*all.values().max().unwrap()) / f64::from(*all.values().min().unwrap())
}

/// RES-1: of two cards played from a hand that was drawn before and after a shuffle, it is not seen which was drawn when.
#[test]
fn res_1_a_card_from_a_mixed_hand_tells_little() {
    use Step::{Draw, Play, Shuffle, Top};
    let steps = [Top, Draw, Draw, Shuffle, Draw, Play(0)];
    let uneven = (0..4).filter(|&seed| assert_likely(6, 5, &steps, seed) > 1.01).count();
    assert!(uneven >= 2, "{uneven}");
    let steps = [Top, Draw, Draw, Shuffle, Draw, Top, Play(1), Shuffle, Draw];
    for seed in 0..2 {
        assert_likely(6, 5, &steps, seed);
    }
}

/// RES-1, RES-5: a card that went back lies in what was dealt since, or went through the next shuffle, among cards that came
/// from Morale.
#[test]
fn res_1_a_card_that_went_back_goes_through_the_next_shuffle() {
    use Step::{Draw, Drop, Shuffle, Top};
    let steps = [Top, Shuffle, Draw, Drop(2), Top, Shuffle, Top];
    let uneven = (0..4).filter(|&seed| assert_likely(5, 2, &steps, seed) > 1.01).count();
    assert!(uneven >= 2, "{uneven}");
    let steps = [Top, Shuffle, Draw, Drop(1), Shuffle, Draw, Drop(1), Top, Shuffle, Top];
    for seed in 0..3 {
        assert_likely(5, 3, &steps, seed);
    }
}

/// RES-1: of two cards that went back one comes to light, after another shuffle that it must have gone through.
#[test]
fn res_1_a_card_that_comes_to_light_tells_where_the_other_may_be() {
    use Step::{Draw, Drop, Play, Shuffle, Top};
    let back = [Top, Top, Shuffle, Draw, Drop(1), Shuffle];
    for seed in 0..8 {
        assert_likely(5, 3, &[&back[..], &[Top]].concat(), seed);
        assert_likely(5, 3, &[&back[..], &[Draw, Play(1)]].concat(), seed);
    }
}
