//! The table of Hard Knocks. A new kind does not compile until its hook is written.

mod absent_minded;
mod aggressive;
mod clumsy;
mod demoralized;
mod fearful;
mod fragile;
mod frenzied;
mod hardheaded;
mod hook;
mod loyal;
mod mute;
mod panicked;
mod phobia;
mod prideful;
mod scarred;
mod selfish;
mod superstitious;
mod trauma;
mod tyrannical;
mod wounded;

pub(crate) use hook::{Hook, Moment, OnWithdrawal, Opinion, Speakers, of};

use crate::cards::HardKnock;

/// The hook of a kind of Hard Knock.
const fn hook_of(knock: HardKnock) -> &'static Hook {
    match knock {
        HardKnock::TraumaOfNight | HardKnock::TraumaOfRain | HardKnock::TraumaOfSnow => &trauma::HOOK,
        HardKnock::PhobiaOfMask | HardKnock::PhobiaOfShell | HardKnock::PhobiaOfWhistle => &phobia::HOOK,
        HardKnock::Wounded => &wounded::HOOK,
        HardKnock::Mute => &mute::HOOK,
        HardKnock::Tyrannical => &tyrannical::HOOK,
        HardKnock::Demoralized => &demoralized::HOOK,
        HardKnock::Fragile => &fragile::HOOK,
        HardKnock::Fearful => &fearful::HOOK,
        HardKnock::Panicked => &panicked::HOOK,
        HardKnock::Frenzied => &frenzied::HOOK,
        HardKnock::Selfish => &selfish::HOOK,
        HardKnock::Hardheaded => &hardheaded::HOOK,
        HardKnock::Prideful => &prideful::HOOK,
        HardKnock::Clumsy => &clumsy::HOOK,
        HardKnock::AbsentMinded => &absent_minded::HOOK,
        HardKnock::Aggressive => &aggressive::HOOK,
        HardKnock::Scarred => &scarred::HOOK,
        HardKnock::Superstitious => &superstitious::HOOK,
        HardKnock::Loyal => &loyal::HOOK,
    }
}
