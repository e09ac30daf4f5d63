//! What a store should hold: a few numbers, because the contents follow from them.

use super::{Finding, finding};
use crate::store::{GameStore, all_games};
use crate::types::{GameId, Status};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A change of a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// A game is created.
    Create(GameId),
    /// So many records are appended after so many.
    Append {
        /// The game.
        game: GameId,
        /// How many records it has before.
        first: u64,
        /// How many are appended.
        count: u64,
    },
    /// A game with so many records is finished.
    Finish(GameId, u64),
}

impl fmt::Display for Change {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Create(game) => write!(to, "create {} 0 0", game.0),
            Self::Append { game, first, count } => write!(to, "append {} {first} {count}", game.0),
            Self::Finish(game, seq) => write!(to, "finish {} {seq} 0", game.0),
        }
    }
}

impl FromStr for Change {
    type Err = Finding;

    fn from_str(line: &str) -> Result<Self, Finding> {
        let unread = || format!("this is no change: {line}");
        let words: Vec<&str> = line.split(' ').collect();
        let [deed, game, first, count] = words[..] else { return Err(unread()) };
        let game = GameId(game.parse().map_err(|_| unread())?);
        let (first, count) = (first.parse().map_err(|_| unread())?, count.parse().map_err(|_| unread())?);
        match deed {
            "create" => Ok(Self::Create(game)),
            "append" => Ok(Self::Append { game, first, count }),
            "finish" => Ok(Self::Finish(game, first)),
            _ => Err(unread()),
        }
    }
}

/// How many records each game has, and whether it is finished.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Model {
    /// By game.
    pub games: BTreeMap<GameId, (u64, bool)>,
}

impl Model {
    /// What the store holds.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub fn of<S: GameStore>(store: &S) -> Result<Self, Finding> {
        let mut games = BTreeMap::new();
        for status in [Status::Open, Status::Finished] {
            for game in all_games(store, status).map_err(finding)? {
                let info = store.info(game).map_err(|error| format!("game {game}: {error}"))?;
                games.insert(game, (info.seq, info.status == Status::Finished));
            }
        }
        Ok(Self { games })
    }

    /// The games of one of several writers.
    #[must_use]
    pub fn of_writer(&self, writer: u32) -> Self {
        let own = self.games.iter().filter(|(game, _)| game.0 >> 64 == u128::from(writer));
        Self { games: own.map(|(game, how)| (*game, *how)).collect() }
    }

    /// Takes a change into account.
    pub fn take(&mut self, change: Change) {
        match change {
            Change::Create(game) => self.games.insert(game, (0, false)),
            Change::Append { game, first, count } => self.games.insert(game, (first + count, false)),
            Change::Finish(game, seq) => self.games.insert(game, (seq, true)),
        };
    }
}

/// How many of these changes the store holds that were made one after the other since it was as in `before`.
///
/// # Errors
///
/// When it holds another number of them than allowed, or anything that no number of them explains.
pub fn explain(
    before: &Model,
    changes: &[Change],
    allowed: RangeInclusive<usize>,
    found: &Model,
) -> Result<usize, Finding> {
    let mut model = before.clone();
    let mut fits = Vec::new();
    for held in 0..=changes.len() {
        if model == *found {
            fits.push(held);
        }
        if let Some(&change) = changes.get(held) {
            model.take(change);
        }
    }
    match fits.iter().find(|held| allowed.contains(held)) {
        Some(&held) => Ok(held),
        None => Err(format!("of {} changes, {allowed:?} should be there, but there are {fits:?}", changes.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(7);
    const CHANGES: [Change; 3] =
        [Change::Create(GAME), Change::Append { game: GAME, first: 0, count: 3 }, Change::Finish(GAME, 3)];

    fn found(seq: u64, finished: bool) -> Model {
        Model { games: BTreeMap::from([(GAME, (seq, finished))]) }
    }

    #[test]
    fn a_change_is_read_as_it_is_written() {
        for change in CHANGES {
            assert_eq!(change.to_string().parse(), Ok(change));
        }
        for line in ["", "append 1 2", "append x 1 2", "delete 1 2 3"] {
            line.parse::<Change>().unwrap_err();
        }
    }

    #[test]
    fn what_is_lost_half_written_or_strange_is_found() {
        let before = Model::default();
        assert_eq!(explain(&before, &CHANGES, 2..=3, &found(3, false)), Ok(2));
        assert_eq!(explain(&before, &CHANGES, 2..=3, &found(3, true)), Ok(3));
        explain(&before, &CHANGES, 2..=3, &found(0, false)).unwrap_err();
        explain(&before, &CHANGES, 0..=3, &found(2, false)).unwrap_err();
        explain(&before, &CHANGES, 0..=3, &found(4, false)).unwrap_err();
        explain(&found(1, false), &[], 0..=0, &before).unwrap_err();
    }
}
