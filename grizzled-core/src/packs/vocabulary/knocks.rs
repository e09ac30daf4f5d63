//! The words for Hard Knocks (DECK-2).

use super::words::words;
use super::{Vocabulary, Word};
use crate::cards::HardKnock;

words! { HardKnock:
    [HardKnock::TraumaOfNight] "trauma_of_night" "Night is active once"
    [HardKnock::TraumaOfRain] "trauma_of_rain" "Rain is active once"
    [HardKnock::TraumaOfSnow] "trauma_of_snow" "Snow is active once"
    [HardKnock::PhobiaOfMask] "phobia_of_mask" "the Mask is active once"
    [HardKnock::PhobiaOfShell] "phobia_of_shell" "the Shell is active once"
    [HardKnock::PhobiaOfWhistle] "phobia_of_whistle" "the Whistle is active once"
    [HardKnock::Wounded] "wounded" "counts as two Hard Knocks"
    [HardKnock::Mute] "mute" "no Speech"
    [HardKnock::Tyrannical] "tyrannical" "takes the Leader token and keeps it"
    [HardKnock::Demoralized] "demoralized" "Morale drops by one more"
    [HardKnock::Fragile] "fragile" "the others cannot withdraw while they hold cards"
    [HardKnock::Fearful] "fearful" "must withdraw when a threat is active twice"
    [HardKnock::Panicked] "panicked" "the Support tile is drawn at random"
    [HardKnock::Frenzied] "frenzied" "draws two more cards after the deal"
    [HardKnock::Selfish] "selfish" "the Support tile goes to its owner"
    [HardKnock::Hardheaded] "hardheaded" "cannot withdraw with two or more cards"
    [HardKnock::Prideful] "prideful" "withdraws only empty-handed or last"
    [HardKnock::Clumsy] "clumsy" "draws and plays a card after withdrawing"
    [HardKnock::AbsentMinded] "absent_minded" "loses a Support tile before withdrawing"
    [HardKnock::Aggressive] "aggressive" "Traps set off draw one card more"
    [HardKnock::Scarred] "scarred" "cannot be discarded"
    [HardKnock::Superstitious] "superstitious" "cannot use the Good Luck Charm"
    [HardKnock::Loyal] "loyal" "cannot be the first to withdraw"
}
