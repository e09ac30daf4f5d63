//! What a seat can believe (TAB-5): samples that agree with all it was told, as likely as chance makes them.

use crate::modes;
use grizzled_core::belief::{Belief, Record};
use grizzled_core::testkit::{Walk, broken_invariant};
use grizzled_core::{Chance, Game, Rules, Seat, Seeded, State, Viewer};

/// The records of all seats of a game.
struct Records {
    records: Vec<Record>,
    told: usize,
}

impl Records {
    fn new(rules: &Rules) -> Self {
        Self { records: rules.grizzled().iter().map(Record::new).collect(), told: 0 }
    }

    fn tell(&mut self, walk: &Walk) {
        for event in &walk.log[self.told..] {
            for record in &mut self.records {
                let seen = walk.game.redact(event, Viewer::Seat(record.view().seat));
                record.follow(walk.game.rules(), &seen).expect("it is the seat's");
            }
        }
        self.told = walk.log.len();
    }
}

/// What is wrong with a sample.
fn fault(game: &Game, record: &Record, sample: &State) -> Option<String> {
    let (rules, seat) = (game.rules(), record.view().seat);
    let mut possible = *game;
    possible.restore(sample);
    if possible.view(seat) != game.view(seat) {
        return Some("the seat sees another view".into());
    }
    for other in Seat::ALL {
        let (one, other) = (sample.own(other), game.state().own(other));
        if one.hand.len() != other.hand.len() || one.tiles.len() != other.tiles.len() {
            return Some("a seat holds another number of cards or tiles".into());
        }
        if one.tile.is_some() != other.tile.is_some() || one.has_answered() != other.has_answered() {
            return Some("a tile or an answer is missing".into());
        }
    }
    let [one, other] = [sample, game.state()].map(|state| (state.decks().trials().len(), state.decks().morale().len()));
    if one != other {
        return Some("the piles have other sizes".into());
    }
    let [one, other] = [sample, game.state()].map(|state| {
        let decks = state.roster_decks();
        (decks.orders.len(), decks.top_order.is_some(), decks.recruits.len())
    });
    if one != other {
        return Some("the decks of modules have other sizes".into());
    }
    let same_kind =
        |seat: Seat| core::mem::discriminant(&sample.known(seat)) == core::mem::discriminant(&game.state().known(seat));
    if !Seat::ALL.into_iter().all(same_kind) {
        return Some("a seat knows something of another kind".into());
    }
    broken_invariant(rules, sample).map(Into::into)
}

/// TAB-5, ORD-2, HH-4, DUO-2, SOLO-3: in every mode, at every moment, each sample is a whole state that gives its seat the
/// view it has.
#[test]
fn tab_5_samples_agree_with_the_view_in_every_mode() {
    for (name, rules) in modes::all() {
        for seed in 0..6 {
            let (mut walk, mut records) = (Walk::new(rules, seed), Records::new(&rules));
            let mut chance = Seeded::new(seed ^ 99);
            for step in 0.. {
                records.tell(&walk);
                for record in &records.records {
                    let sample = Belief::new(&rules, record).sample(&mut chance);
                    let fault = fault(&walk.game, record, &sample);
                    assert_eq!(fault, None, "{name}, seed {seed}, step {step}, {}", record.view().seat);
                }
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
}

/// TAB-5: a stream with gaps, or one that says things twice, makes no sense. What is drawn from it makes
/// none either, but for the table that the seat sees, and nothing breaks.
#[test]
fn tab_5_a_broken_stream_does_no_harm() {
    for (name, rules) in modes::all() {
        for seed in 0..8 {
            let mut walk = Walk::new(rules, seed);
            while walk.log.len() < 300 && walk.step().is_some() {}
            let (mut record, mut chance) = (Record::new(Seat::S1), Seeded::new(seed));
            for event in &walk.log {
                let seen = walk.game.redact(event, Viewer::Seat(Seat::S1));
                let times = [0, 1, 1, 1, 1, 1, 1, 2][chance.below(8) as usize];
                for _ in 0..times {
                    // A secret that could not be the seat's any more is refused.
                    let _ = record.follow(&rules, &seen);
                }
                let sample = Belief::new(&rules, &record).sample(&mut chance);
                assert_eq!(*sample.table(), record.view().table, "{name}, seed {seed}");
            }
        }
    }
}
