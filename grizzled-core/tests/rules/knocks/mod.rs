//! Section 7: the Hard Knocks, a file for each, and those for what they do together (HK-1 to HK-3).

mod absent_minded;
mod asleep;
mod clumsy;
mod clumsy_knocks;
mod conflicts;
mod copies;
mod demoralized;
mod fearful;
mod fragile;
mod frenzied;
mod hardheaded;
mod lock;
mod mute;
mod oracle;
mod pairs;
mod panicked;
mod phobia;
mod prideful;
mod selfish;
mod trauma;
mod tyrannical;
mod wounded;

use crate::*;

/// Seat 0 is the last of three in the Mission and holds no tile; the others played none.
fn last_of_three() -> Scene {
    Scene::new(3).withdrawn(1, None).withdrawn(2, None).tiles(0, &[])
}

/// Two Nights in No Man's Land.
fn two_nights() -> [CardId; 2] {
    [pair(Night, Mask), pair(Night, Shell)]
}

/// The refusal of a withdrawal by a card of this kind.
fn barred(kind: HardKnock, rule: RuleId) -> Rejection {
    by(kind, Reason::Barred, rule)
}
