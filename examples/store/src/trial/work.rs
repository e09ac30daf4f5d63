//! Random changes whose contents can be predicted.

use super::{Change, Finding, Model};
use crate::error::StoreError;
use crate::store::GameStore;
use crate::types::{Batch, CommandId, Expected, GameId};

/// Random numbers that follow from a seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Numbers(pub u64);

impl Numbers {
    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.draw() % bound
    }
}

/// How many games are under way at once.
const TABLES: u64 = 4;
/// The most records of a batch.
const LARGEST_BATCH: u64 = 8;
/// A game that has so many records may be finished.
const LONG_ENOUGH: u64 = 12;
/// What a record says of itself: its game, its number, the number of the first of its batch, the size of the batch.
const SAID: usize = 40;

/// Bytes that follow from two numbers; mostly few of them.
fn filler(numbers: &mut Numbers) -> Vec<u8> {
    let length = match numbers.below(16) {
        0 => 0,
        1 => numbers.below(20_000),
        _ => numbers.below(300),
    };
    (0..length).map(|_| numbers.draw() as u8).collect()
}

/// The record with this number, appended in this batch.
fn record(game: GameId, number: u64, first: u64, count: u64) -> Vec<u8> {
    let mut bytes = game.0.to_le_bytes().to_vec();
    [number, first, count].iter().for_each(|said| bytes.extend(said.to_le_bytes()));
    bytes.extend(filler(&mut Numbers(game.0 as u64 ^ number.rotate_left(32) ^ first.rotate_left(16) ^ count)));
    bytes
}

/// The log of a game that was finished with so many records.
fn log(game: GameId, seq: u64) -> Vec<u8> {
    let mut numbers = Numbers(game.0 as u64 ^ seq.rotate_left(48));
    let length = numbers.below(60_000);
    game.0.to_le_bytes().into_iter().chain((0..length).map(|_| numbers.draw() as u8)).collect()
}

/// Somebody who changes a store, one change after the other, in games of their own.
#[derive(Debug)]
pub struct Work {
    numbers: Numbers,
    writer: u32,
    model: Model,
}

impl Work {
    /// One of several writers, which continues with a store that holds this.
    #[must_use]
    pub fn new(seed: u64, writer: u32, model: &Model) -> Self {
        Self { numbers: Numbers(seed ^ u64::from(writer) << 32), writer, model: model.of_writer(writer) }
    }

    /// What to do next.
    pub fn next_change(&mut self) -> Change {
        let open: Vec<_> = self.model.games.iter().filter(|(_, (_, finished))| !finished).collect();
        let table = self.numbers.below(TABLES);
        let Some(&(&game, &(seq, _))) = open.get(table as usize) else {
            let number = self.model.games.len() as u128 + 1;
            return Change::Create(GameId(u128::from(self.writer) << 64 | number));
        };
        if seq >= LONG_ENOUGH && self.numbers.below(4) == 0 {
            return Change::Finish(game, seq);
        }
        Change::Append { game, first: seq, count: 1 + self.numbers.below(LARGEST_BATCH) }
    }

    /// Carries out a change.
    ///
    /// # Errors
    ///
    /// When the store refuses it or fails.
    pub fn carry_out<S: GameStore>(&mut self, store: &S, change: Change) -> Result<(), StoreError> {
        match change {
            Change::Create(game) => store.create(game, &game.0.to_le_bytes())?,
            Change::Append { game, first, count } => {
                let records = (first..first + count).map(|number| record(game, number, first, count)).collect();
                let batch = Batch { command: CommandId(first.into()), records };
                store.append(game, Expected::seq(first), &batch)?;
            }
            Change::Finish(game, seq) => store.finish(game, Expected::seq(seq), &log(game, seq))?,
        }
        self.model.take(change);
        Ok(())
    }
}

/// Looks at every byte of a store that only [`Work`] has changed, and answers with the number of records in it.
///
/// # Errors
///
/// What is not as it was written: a record, a log, a batch that is not whole.
pub fn check_contents<S: GameStore>(store: &S, model: &Model) -> Result<u64, Finding> {
    let mut seen = 0;
    for (&game, &(seq, finished)) in &model.games {
        let finding = |problem: &dyn std::fmt::Display| format!("game {game} of {seq} records: {problem}");
        if store.info(game).map_err(|error| finding(&error))?.header != game.0.to_le_bytes() {
            return Err(finding(&"the header is not what was written"));
        }
        if store.log(game).map_err(|error| finding(&error))? != finished.then(|| log(game, seq)) {
            return Err(finding(&"the log is not what was written"));
        }
        match store.read(game, 0) {
            Err(StoreError::Finished) if finished => {}
            Ok(records) if !finished => {
                seen += check_records(game, seq, &records).map_err(|problem| finding(&problem))?
            }
            _ => return Err(finding(&"it is not known whether it is finished")),
        }
    }
    Ok(seen)
}

/// Checks that these are all records of a game, in whole batches.
fn check_records(game: GameId, seq: u64, records: &[Vec<u8>]) -> Result<u64, Finding> {
    if records.len() as u64 != seq {
        return Err(format!("there are {} records", records.len()));
    }
    let mut whole: u64 = 0;
    for (number, bytes) in (0..).zip(records) {
        let (first, count) = batch_of(bytes).ok_or(format!("record {number} is cut off"))?;
        if number == whole {
            whole = whole.saturating_add(count);
        }
        if number < first || number >= whole || first.checked_add(count) != Some(whole) {
            return Err(format!("record {number} stands in the wrong batch"));
        }
        if *bytes != record(game, number, first, count) {
            return Err(format!("record {number} is not what was written"));
        }
    }
    if whole == seq { Ok(seq) } else { Err(format!("the last batch should go on to {whole}")) }
}

/// The first number and the size of the batch that a record says it belongs to.
fn batch_of(record: &[u8]) -> Option<(u64, u64)> {
    let number = |at: usize| Some(u64::from_le_bytes(record.get(at..at + 8)?.try_into().ok()?));
    Some((number(SAID - 16)?, number(SAID - 8)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::MemoryStore;

    const GAME: GameId = GameId(5);

    fn batch(first: u64, count: u64) -> Vec<Vec<u8>> {
        (first..first + count).map(|number| record(GAME, number, first, count)).collect()
    }

    #[test]
    fn work_leaves_what_can_be_foretold() {
        let store = MemoryStore::default();
        let mut work = Work::new(1, 0, &Model::default());
        let mut deeds = [0; 3];
        for _ in 0..2_000 {
            let change = work.next_change();
            deeds[match change {
                Change::Create(_) => 0,
                Change::Append { .. } => 1,
                Change::Finish(..) => 2,
            }] += 1;
            work.carry_out(&store, change).unwrap();
        }
        assert!(deeds.iter().all(|&times| times > 100), "creations, appends, finishes: {deeds:?}");
        assert_eq!(Model::of(&store).unwrap(), work.model);
        assert!(check_contents(&store, &work.model).unwrap() > 0);
    }

    #[test]
    fn what_is_not_as_written_is_found() {
        let good = [batch(0, 3), batch(3, 2)].concat();
        assert_eq!(check_records(GAME, 5, &good), Ok(5));
        check_records(GAME, 4, &good[..4]).expect_err("half a batch at the end");
        check_records(GAME, 4, &[&good[..2], &good[3..]].concat()).expect_err("half a batch in the middle");
        check_records(GAME, 6, &good).expect_err("a record too few");
        check_records(GAME, 5, &[batch(0, 3), batch(0, 2)].concat()).expect_err("the same twice");
        check_records(GAME, 1, &[Vec::new()]).expect_err("nothing");
        let mut changed = good.clone();
        changed[4].push(0);
        check_records(GAME, 5, &changed).expect_err("a byte too many");
        changed = good;
        changed[1][0] ^= 1;
        check_records(GAME, 5, &changed).expect_err("another bit");
    }
}
