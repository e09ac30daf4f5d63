//! A player as good as the careful bot can be written outside of this crate: the sources of the bots are compiled here
//! once more, against what `grizzled-core` offers everybody, and play the same games, command for command.
//!
//! The sources import from the rooms of the crate, which have more names inside than outside; here they have the public ones
//! alone. So whatever else a bot would use does not compile.

mod players;

// The unit tests of the bots run here, too.
#[allow(unreachable_pub, reason = "the bots are public items of the crate that these sources belong to")]
#[path = "../../src/bots/mod.rs"]
mod bots;

/// Rooms of the crate, with what is public of them, and of what stands at the root.
macro_rules! public_items {
    ($($room:ident)+) => {
        $(mod $room {
            #[allow(unused_imports, reason = "not everything at the root comes from this room")]
            pub(crate) use grizzled_core::{*, $room::*};
        })+
    };
}

public_items! { cards play rules state views vocabulary }

mod game {
    pub(crate) use grizzled_core::Game;
}
