//! Plays a game from its first event to its last, without an operating system and without memory to allocate.
#![no_std]
#![no_main]

use core::hint::black_box;
#[cfg(not(feature = "bots"))]
use grizzled_core::Chance;
#[cfg(feature = "bots")]
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::rules::RulesError;
use grizzled_core::{Command, Event, Game, Rules, Scenario, Seat, Seeded, Setup, State};

/// How many bytes the values of a game take in memory. Stands beside the program, and in no memory of the device.
#[used]
#[unsafe(link_section = ".sizes")]
static SIZES: [u32; 3] = [size_of::<Game>() as u32, size_of::<State>() as u32, size_of::<Rules>() as u32];

/// Where the stack begins and what runs first.
#[used]
#[unsafe(link_section = ".vectors")]
static VECTORS: (usize, extern "C" fn() -> !) = (0x2008_0000, reset);

#[unsafe(no_mangle)]
extern "C" fn reset() -> ! {
    let seed = black_box(1914);
    black_box(play(Scenario::base(black_box(4)).rules(), seed));
    #[cfg(feature = "armistice")]
    black_box(play(armistice(black_box(4)), seed));
    loop {
        core::hint::spin_loop();
    }
}

#[cfg(feature = "armistice")]
fn armistice(seats: u8) -> Result<Rules, RulesError> {
    use grizzled_core::cards::armistice::NORMAL;
    Scenario::one_shot(seats, NORMAL).rules()
}

/// The hash of the last state of a game; 0 if it cannot be played.
fn play(rules: Result<Rules, RulesError>, seed: u64) -> u64 {
    let Ok(rules) = rules else { return 0 };
    let (mut chance, mut choices) = (Seeded::new(seed), Seeded::new(!seed));
    let Ok(mut game) = Game::new(rules, &Setup::default(), &mut chance, &mut ()) else { return 0 };
    while let Some(seat) = game.awaiting().iter().next() {
        let Some(command) = choose(&game, seat, &mut choices) else { return 0 };
        let table = *game.table();
        if game.apply(seat, &command, &mut chance, &mut |event: &Event| show(&rules, &table, event)).is_err() {
            return 0;
        }
    }
    game.hash()
}

/// What a seat does: anything that is legal.
#[cfg(not(feature = "bots"))]
fn choose(game: &Game, seat: Seat, choices: &mut Seeded) -> Option<Command> {
    let legal = game.legal(seat);
    legal.get(choices.below(legal.len() as u32) as usize)
}

/// What a seat does: what the careful bot makes of the seat's view.
#[cfg(feature = "bots")]
fn choose(game: &Game, seat: Seat, _: &mut Seeded) -> Option<Command> {
    let view = game.view(seat)?;
    Some(CarefulBot.choose(game.rules(), &view, &view.legal(game.rules())))
}

/// Shows an event to the players.
#[cfg(not(feature = "text"))]
fn show(_: &Rules, _: &grizzled_core::state::Table, event: &Event) {
    black_box(event);
}

/// Shows an event to the players, in both languages.
#[cfg(feature = "text")]
fn show(rules: &Rules, table: &grizzled_core::state::Table, event: &Event) {
    use core::fmt::Write;
    use grizzled_core::text::{Lang, Narrator};

    struct Screen;
    impl Write for Screen {
        fn write_str(&mut self, text: &str) -> core::fmt::Result {
            black_box(text);
            Ok(())
        }
    }
    let narrator = Narrator::new(black_box(Lang::Fr), rules, table);
    black_box(write!(Screen, "{}", narrator.referee_event(event))).ok();
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
