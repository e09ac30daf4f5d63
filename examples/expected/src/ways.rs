//! Every way to play, each with a seed, and beginnings in a position.

use crate::game::Start;

/// Where a game begins that shows what only positions show: a charm that is used, cards out of the game, a Speech token that is
/// held, an Order that was put back.
const POSITIONS: [(&str, u32, &str); 2] = [
    (
        "base 3 normal",
        61,
        "lead:2 mission:1 turn:2 hand0:nm,nm/2 land:nw,rh! knocks:fearful@1 charmused:0 speech2:1 supply:3 morale:*20 out:*",
    ),
    (
        "one-shot 3 normal",
        62,
        "lead:0 mission:2 turn:0 hand0:rh!,n+ orders:o3 orderdeck:o1,o7 ordertop:o5@1 recruit:r3@2 recruittokens:1 recruithand:nm,loyal morale:*",
    ),
];

/// Games beyond one of each way: in this one cards are exchanged, which cannot be declined.
const MORE: [(&str, u32); 1] = [("duo normal", 1374)];

/// Every game of the kit.
pub(crate) fn all() -> Vec<Start> {
    let named = names().into_iter().zip(101..).map(|(preset, seed)| Start::new(&preset, seed));
    let more = MORE.into_iter().map(|(preset, seed)| Start::new(preset, seed));
    let placed = POSITIONS.map(|(preset, seed, position)| Start { position, ..Start::new(preset, seed) });
    named.chain(more).chain(placed).collect()
}

/// Every way to play that `grz_rules_create` knows by its name.
fn names() -> Vec<String> {
    let mut names = vec!["solo".to_owned()];
    for level in ["rookie", "normal", "veteran"] {
        names.extend((2..=5).map(|seats| format!("base {seats} {level}")));
    }
    for deck in ["beginner", "normal", "veteran"] {
        for traps in ["", " without-traps"] {
            names.extend((3..=5).map(|seats| format!("one-shot {seats} {deck}{traps}")));
            names.push(format!("duo {deck}{traps}"));
        }
    }
    names.extend((0..=9).flat_map(|chapter| (3..=5).map(move |seats| format!("chapter {chapter} {seats}"))));
    names
}
