//! Play allocates nothing: whole games under an allocator that counts.

use grizzled_core::cards::armistice;
use grizzled_core::rules::Level;
use grizzled_core::views::redact;
use grizzled_core::{Chance, Event, Game, Rules, Scenario, Seat, SeatView, Seeded, Setup, Viewer};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, which counts the allocations of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is just ending has nothing left to count with, and is not the one that is watched.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller vouches for the layout.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller vouches that this came from `alloc`, and so from the system.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller vouches that this came from `alloc`, and so from the system.
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How often this thread allocates while it does this.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.with(Cell::get);
    work();
    ALLOCATIONS.with(Cell::get) - before
}

/// Starts a game by these rules.
fn start(rules: Rules, chance: &mut Seeded) -> Game {
    Game::new(rules, &Setup::default(), chance, &mut ()).expect("the default setup can be played")
}

/// Has one of the seats awaited do one of the things it may; `false` when the game is over.
fn step(game: &mut Game, chance: &mut Seeded, choices: &mut Seeded, last: &mut Option<Event>) -> bool {
    let awaited = game.awaiting();
    let Some(seat) = awaited.iter().nth(choices.below(u32::from(awaited.len()).max(1)) as usize) else { return false };
    let legal = game.legal(seat);
    let command = legal.get(choices.below(legal.len() as u32) as usize).expect("a seat awaited can do something");
    assert!(game.check(seat, &command).is_ok() && legal.contains(&command));
    let applied = match last {
        // With and without someone who looks at the events.
        Some(last) => game.apply(seat, &command, chance, &mut |event: &Event| *last = *event),
        None => game.apply(seat, &command, chance, &mut ()),
    };
    applied.is_ok()
}

/// Looks at a game through all eyes there are, and takes its hash.
fn look(game: &Game, last: Option<&Event>) -> u64 {
    for seat in Seat::ALL {
        let _ = std::hint::black_box((game.view(seat), game.legal(seat)));
    }
    std::hint::black_box((game.spectator_view(), game.referee_view()));
    for viewer in Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
        let _ = std::hint::black_box(last.map(|event| game.redact(event, viewer)));
    }
    game.hash()
}

/// Plays a whole game and looks at it after every step; answers how many steps there were.
fn play(rules: Rules, seed: u64, mut last: Option<Event>) -> u32 {
    let (mut chance, mut choices) = (Seeded::new(seed), Seeded::new(!seed));
    let mut game = start(rules, &mut chance);
    let mut steps = 0;
    while step(&mut game, &mut chance, &mut choices, &mut last) {
        std::hint::black_box(look(&game, last.as_ref()));
        steps += 1;
    }
    assert!(game.outcome().is_some());
    steps
}

/// An event for a start, and a client that follows: a game's first events, seen by seat 0.
fn first_event(rules: Rules, seed: u64) -> Event {
    let mut first = None;
    let mut view = SeatView::new(Seat::S0);
    let mut sink = |event: &Event| {
        view.evolve(&rules, &redact(&rules, event, Viewer::Seat(Seat::S0))).expect("it is the seat's");
        first = first.or(Some(*event));
    };
    let game = Game::new(rules, &Setup::default(), &mut Seeded::new(seed), &mut sink).expect("it can be played");
    assert!(game.view(Seat::S0) == Some(view));
    first.expect("a game begins with an event")
}

/// The base game for every number of players at every level, and every way to play *Armistice*.
fn all_rules() -> Vec<Rules> {
    let base = (2..=5).flat_map(|players| Level::ALL.map(|level| Scenario::base(players).level(level).rules()));
    let base = base.map(|rules| rules.expect("2 to 5 players"));
    let orders = [armistice::BEGINNER, armistice::NORMAL, armistice::VETERAN];
    let one_shots = (3..=5).flat_map(|seats| orders.map(|orders| Scenario::one_shot(seats, orders)));
    let few = [Scenario::one_shot(4, armistice::NORMAL).duo(), Scenario::solo()];
    let chapters = armistice::CHAPTERS.iter();
    let chapters = chapters.map(|chapter| Scenario::chapter(chapter, 4, &armistice::DECK, &armistice::ROSTER));
    let armistice = one_shots.chain(few).chain(chapters);
    base.chain(armistice.map(|scenario| scenario.rules().expect("the ways to play can be played"))).collect()
}

#[test]
fn play_allocates_nothing() {
    let (mut steps, mut games) = (0, 0);
    for (way, rules) in all_rules().into_iter().enumerate() {
        for seed in 0..12 {
            let counted = allocations(|| {
                let first = first_event(rules, seed);
                steps += play(rules, seed, None) + play(rules, seed, Some(first));
            });
            games += 2;
            assert_eq!(counted, 0, "allocations in way {way} to play, seed {seed}");
        }
    }
    // A game played at random takes about twenty decisions.
    assert!(steps > 10 * games, "{games} games took only {steps} steps: they were not played");
}

#[test]
fn an_allocation_is_counted() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1914)))), 1);
    assert_eq!(allocations(|| assert!(std::hint::black_box(1914) > 0)), 0);
}
