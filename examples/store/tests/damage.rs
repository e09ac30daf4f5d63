//! Bit rot: damaged copies of a file are refused or give what was written, and none of them panics, hangs, or gives
//! anything else.

use grizzled_store::trial::Numbers;
use grizzled_store::{
    Batch, Changed, CommandId, Expected, GameId, GameInfo, GameStore, OwnerId, RedbStore, Snapshot, Status, StoreError,
    Syncing, all_games,
};
use std::fs;
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

const PAGE: usize = 4096;
/// How many damaged copies each test looks at.
const COPIES: u64 = 150;
/// A look at a damaged copy that takes so long hangs.
const PATIENCE: Duration = Duration::from_secs(60);
const GAMES: u128 = 40;
const STATUSES: [Status; 4] = [Status::Open, Status::Finished, Status::Archived, Status::Deleted];

/// Everything that is asked about a game; an unknown game is an answer, too.
#[derive(Clone, PartialEq, Debug)]
struct Known {
    info: Option<GameInfo>,
    records: Option<Vec<Vec<u8>>>,
    snapshot: Option<Option<Snapshot>>,
    log: Option<Option<Vec<u8>>>,
}

/// Everything that a store says.
#[derive(Clone, PartialEq, Debug)]
struct Contents {
    games: Vec<Vec<GameId>>,
    feed: Vec<Changed>,
    known: Vec<Known>,
}

/// An answer, or that it is refused for a good reason; anything else is an error.
fn answer<T>(answer: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
    match answer {
        Ok(answer) => Ok(Some(answer)),
        Err(StoreError::UnknownGame | StoreError::Finished) => Ok(None),
        Err(error) => Err(error),
    }
}

fn known(store: &RedbStore, game: GameId) -> Result<Known, StoreError> {
    Ok(Known {
        info: answer(store.info(game))?,
        records: answer(store.read(game, 0))?,
        snapshot: answer(store.snapshot(game))?,
        log: answer(store.log(game))?,
    })
}

fn contents(store: &RedbStore) -> Result<Contents, StoreError> {
    Ok(Contents {
        games: STATUSES.iter().map(|&status| all_games(store, status)).collect::<Result<_, _>>()?,
        feed: store.changes(0, usize::MAX, Duration::ZERO)?,
        known: (0..=GAMES).map(|game| known(store, GameId(game))).collect::<Result<_, _>>()?,
    })
}

fn some_bytes(numbers: &mut Numbers, most: u64) -> Vec<u8> {
    (0..numbers.below(most)).map(|_| numbers.draw() as u8).collect()
}

/// Games of every status, with short and long contents.
fn fill(store: &RedbStore) -> Result<(), StoreError> {
    let mut numbers = Numbers(1914);
    for game in (1..=GAMES).map(GameId) {
        store.create(game, &some_bytes(&mut numbers, 400))?;
        let mut seq = 0;
        for command in 0..6 {
            let records = (0..=numbers.below(4)).map(|_| some_bytes(&mut numbers, 600)).collect();
            seq = store.append(game, Expected::seq(seq), &Batch { command: CommandId(command), records })?.seq;
        }
        if numbers.below(3) == 0 {
            store.save_snapshot(game, 0, &Snapshot { seq, bytes: some_bytes(&mut numbers, 9_000) })?;
        }
        match numbers.below(5) {
            0 => store.finish(game, Expected::seq(seq), &some_bytes(&mut numbers, 20_000))?,
            1 => {
                store.finish(game, Expected::seq(seq), &some_bytes(&mut numbers, 2_000))?;
                store.archive(game)?;
            }
            2 if game.0 > 4 => store.delete(game)?,
            3 => drop(store.acquire(game, OwnerId(1), Duration::from_secs(1))?),
            _ => {}
        }
    }
    Ok(())
}

/// Damages some bytes, in one of the ways of disks. Answers which.
fn damage(bytes: &mut Vec<u8>, numbers: &mut Numbers) -> String {
    let pages = (bytes.len() / PAGE) as u64;
    let (one, other) = (numbers.below(pages) as usize * PAGE, numbers.below(pages) as usize * PAGE);
    let at = numbers.below(bytes.len() as u64) as usize;
    let kind = numbers.below(8);
    match kind {
        0 => bytes[at] ^= 1 << numbers.below(8),
        1 => (0..64).for_each(|_| {
            let at = numbers.below(pages) as usize * PAGE + numbers.below(PAGE as u64) as usize;
            bytes[at] ^= 1 << numbers.below(8);
        }),
        2 => bytes[one..one + PAGE].fill(0),
        3 => bytes[one..one + PAGE].fill_with(|| numbers.draw() as u8),
        4 => bytes.copy_within(one..one + PAGE, other),
        5 => {
            let kept = bytes[one..one + PAGE].to_vec();
            bytes.copy_within(other..other + PAGE, one);
            bytes[other..other + PAGE].copy_from_slice(&kept);
        }
        6 => bytes.truncate(at),
        _ => bytes.truncate(one),
    }
    format!("kind {kind} at {at}, pages {one} and {other}")
}

/// A file of a store, as it was closed or as a crash leaves it, and what it holds.
fn a_file(folder: &Path, closed: bool) -> (Vec<u8>, Contents) {
    let path = folder.join("whole.redb");
    let store = RedbStore::create(&path, Syncing::EachChange).unwrap();
    fill(&store).unwrap();
    let right = contents(&store).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    drop(store);
    if closed {
        bytes = fs::read(&path).unwrap();
    }
    (bytes, right)
}

/// Looks at a damaged copy on a thread of its own, which must not panic and must answer in time.
fn look<T: Send + 'static>(how: &str, look: impl FnOnce() -> T + Send + 'static) -> T {
    let (send, receive) = channel();
    thread::spawn(move || drop(send.send(look())));
    receive.recv_timeout(PATIENCE).unwrap_or_else(|problem| panic!("{how}: {problem}"))
}

/// Damages a copy for each seed, and looks at it. How many were refused.
fn damaged_copies(closed: bool, check: impl Fn(&Path, &Contents) -> bool + Clone + Send + 'static) -> u64 {
    let folder = tempfile::tempdir().unwrap();
    let (whole, right) = a_file(folder.path(), closed);
    let mut refused = 0;
    for seed in 0..COPIES {
        let mut bytes = whole.clone();
        let how = format!("seed {seed}, {}", damage(&mut bytes, &mut Numbers(seed)));
        let path = folder.path().join("damaged.redb");
        fs::write(&path, &bytes).unwrap();
        let (check, right, copy) = (check.clone(), right.clone(), path.clone());
        refused += u64::from(look(&how, move || check(&copy, &right)));
        fs::remove_file(path).unwrap();
    }
    refused
}

/// Whether an error says that it is about damage, be it of the whole or by being closed after it was found.
fn is_of_damage(error: &StoreError) -> bool {
    matches!(error, StoreError::Damaged(_) | StoreError::Closed(_) | StoreError::NoStore(_))
}

#[test]
fn a_damaged_file_is_refused_or_right() {
    let refused = damaged_copies(true, |path, right| {
        let verified = RedbStore::verify(path);
        match RedbStore::open(path, Syncing::EachChange).and_then(|store| contents(&store)) {
            Ok(found) => {
                assert!(found == *right, "it is opened and says something else");
                assert!(verified.unwrap().damage.is_empty());
                false
            }
            Err(error) => {
                assert!(is_of_damage(&error), "{error}");
                assert!(verified.is_err() || !verified.unwrap().damage.is_empty(), "verify saw nothing: {error}");
                true
            }
        }
    });
    println!("{refused} of {COPIES} damaged copies were refused, the others are right");
    assert!(refused > COPIES / 4, "{refused} refused: the damage hit nothing");
}

/// Without looking at all of the file first, every answer is still right or an error; only that a game is known may be
/// lost with the page that names it.
#[test]
fn a_damaged_file_that_is_opened_quickly_gives_no_wrong_bytes() {
    let refused = damaged_copies(true, |path, right| {
        let store = match RedbStore::open_quickly(path, Syncing::EachChange) {
            Ok(store) => store,
            Err(error) => {
                assert!(is_of_damage(&error), "{error}");
                return true;
            }
        };
        let mut refused = false;
        for (game, right) in (0..).map(GameId).zip(&right.known) {
            match known(&store, game) {
                Ok(found) if found.info.is_none() => {}
                Ok(found) => assert!(found == *right, "game {game} is another"),
                Err(error) => {
                    assert!(is_of_damage(&error), "{error}");
                    refused = true;
                }
            }
            // As an operator does who wants to save the other games.
            if refused && store.reopen().is_err() {
                return true;
            }
        }
        refused
    });
    println!("{refused} of {COPIES} damaged copies were refused at some point");
    assert!(refused > COPIES / 4, "{refused} refused: the damage hit nothing");
}

/// After a crash, damage to the very last commit looks like a commit that did not finish; all else is seen.
#[test]
fn a_damaged_file_after_a_crash_is_refused_or_as_it_was() {
    let refused = damaged_copies(false, |path, right| {
        match RedbStore::open(path, Syncing::EachChange).and_then(|store| contents(&store)) {
            Ok(found) => {
                let games = |contents: &Contents| contents.games.iter().map(Vec::len).sum::<usize>();
                assert_eq!(games(&found), games(right), "the last commit created no game");
                let different = found.known.iter().zip(&right.known).filter(|(found, right)| found != right).count();
                assert!(different <= 1, "more is different than one change explains");
                false
            }
            Err(error) => {
                assert!(is_of_damage(&error), "{error}");
                true
            }
        }
    });
    println!("{refused} of {COPIES} damaged copies after a crash were refused");
    assert!(refused > COPIES / 4, "{refused} refused: the damage hit nothing");
}
