//! What stands behind handles. No pointer comes here.

pub(crate) mod actions;
pub(crate) mod batches;
pub(crate) mod campaigns;
pub(crate) mod clients;
pub(crate) mod games;
pub(crate) mod packs;
pub(crate) mod rules;
pub(crate) mod saves;
pub(crate) mod sentences;

use crate::boundary::Checked;
use crate::codes::{GRZ_BOT_CAREFUL, GRZ_BOT_RANDOM, GRZ_E_VALUE, GRZ_LANG_EN, GRZ_LANG_FR};
use crate::handles::{Handles, Locked};
use batches::Batch;
use campaigns::Group;
use clients::Client;
use games::Session;
use grizzled_core::bots::{Bot, CarefulBot, RandomBot};
use grizzled_core::text::Lang;
use grizzled_core::{Command, Rules, Seat, SeatView};
use packs::Cards;
use rules::Ruleset;

/// All packs of this process, and so on.
pub(crate) static PACKS: Handles<Cards> = Handles::new(b'P');
pub(crate) static RULES: Handles<Ruleset> = Handles::new(b'R');
pub(crate) static GAMES: Handles<Locked<Session>> = Handles::new(b'G');
pub(crate) static CLIENTS: Handles<Locked<Client>> = Handles::new(b'C');
pub(crate) static CAMPAIGNS: Handles<Locked<Group>> = Handles::new(b'A');
pub(crate) static BATCHES: Handles<Locked<Batch>> = Handles::new(b'B');

/// The seat with this number; whether a player sits there is the game's business.
pub(crate) fn seat(number: u32) -> Checked<Seat> {
    u8::try_from(number).ok().and_then(Seat::new).ok_or(GRZ_E_VALUE)
}

/// The seat with this number, if a player sits there.
pub(crate) fn player(rules: &Rules, number: u32) -> Checked<Seat> {
    let seat = seat(number)?;
    if rules.grizzled().contains(seat) { Ok(seat) } else { Err(GRZ_E_VALUE) }
}

/// The language with this number.
pub(crate) fn lang(number: u32) -> Checked<Lang> {
    match number {
        GRZ_LANG_EN => Ok(Lang::En),
        GRZ_LANG_FR => Ok(Lang::Fr),
        #[cfg(grz_newer)]
        100 => Err(crate::made_up::STATUS),
        _ => Err(GRZ_E_VALUE),
    }
}

/// What the bot with this number does for the seat whose view it is; nothing when the seat is not asked.
pub(crate) fn bot_command(rules: &Rules, view: &SeatView, bot: u32, seed: u64) -> Checked<Option<Command>> {
    let legal = view.legal(rules);
    let choose = |bot: &mut dyn Bot| (!legal.is_empty()).then(|| bot.choose(rules, view, &legal));
    match bot {
        GRZ_BOT_RANDOM => Ok(choose(&mut RandomBot::new(seed))),
        GRZ_BOT_CAREFUL => Ok(choose(&mut CarefulBot)),
        _ => Err(GRZ_E_VALUE),
    }
}
