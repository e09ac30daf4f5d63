//! Hard Knocks that lie there only as it were, and a victory in spite of them (`Burden`, `Posthumous`).

use super::*;

fn burden(whom: Whom, amount: i8) -> Order {
    staying(lasting(What::Burden).of(whom).times(amount))
}

/// How the game stands after a success, with so many plain Hard Knocks before a seat; seat 0 leads.
fn outcome_with(orders: &[Order], seat: u8, count: usize) -> Option<Outcome> {
    let kinds = [Mute, Fearful, Frenzied, Clumsy, Hardheaded, Prideful];
    let knocks: Vec<(u8, HardKnock)> = kinds[..count].iter().map(|&kind| (seat, kind)).collect();
    let scene = under(orders).trials(&singles()).withdrawn(0, None).withdrawn(1, None).turn(2);
    let mut scene = scene.tiles(2, &[]).knocks(&knocks).begin();
    // An empty hand may always withdraw; a Clumsy before seat 2 plays a single card.
    scene.when(2, withdraw_bare());
    scene.game().outcome()
}

const LOST: Option<Outcome> = Some(Outcome::TooManyKnocks);

/// PACK-1, RES-3: as if one more lay before each seat: three lose the game.
#[test]
fn pack_1_burden_of_each_seat() {
    for seat in [0, 1, 2] {
        assert_eq!(outcome_with(&[burden(Whom::EachSeat, 1)], seat, 2), None, "seat {seat}");
        assert_eq!(outcome_with(&[burden(Whom::EachSeat, 1)], seat, 3), LOST, "seat {seat}");
    }
}

/// PACK-1: or one fewer: four do not lose it, five do.
#[test]
fn pack_1_burden_taken_off() {
    for seat in [0, 1] {
        assert_eq!(outcome_with(&[burden(Whom::EachSeat, -1)], seat, 4), None);
        assert_eq!(outcome_with(&[burden(Whom::EachSeat, -1)], seat, 5), LOST);
    }
}

/// PACK-1: the Leader's burden is the Leader's alone.
#[test]
fn pack_1_burden_of_the_leader() {
    assert_eq!(outcome_with(&[burden(Whom::Leader, 1)], 0, 3), LOST);
    assert_eq!(outcome_with(&[burden(Whom::Leader, 1)], 1, 3), None);
    assert_eq!(outcome_with(&[burden(Whom::Leader, -1)], 0, 4), None);
    assert_eq!(outcome_with(&[burden(Whom::Leader, -1)], 1, 4), LOST);
}

/// PACK-1: burdens add.
#[test]
fn pack_1_burdens_add() {
    let both = [burden(Whom::EachSeat, 1), burden(Whom::Leader, 1)];
    assert_eq!(outcome_with(&both, 0, 2), LOST);
    assert_eq!(outcome_with(&both, 1, 2), None);
    let none = [burden(Whom::EachSeat, 1), burden(Whom::EachSeat, -1)];
    assert_eq!((outcome_with(&none, 1, 3), outcome_with(&none, 1, 4)), (None, LOST));
}

/// PACK-1, HK-TYRANNICAL: whoever takes the token bears the Leader's burden from then on.
#[test]
fn pack_1_tyrannical_bears_the_leaders_burden() {
    let scene = under(&[burden(Whom::Leader, 1)]).knocks(&[(1, Mute), (1, Fearful)]).hand(1, &[knock(Tyrannical)]);
    let scene = scene.turn(1).withdrawn(0, None).withdrawn(2, None).tiles(1, &[]).trials(&singles());
    let mut scene = scene.begin();
    scene.when(1, play_knock(Tyrannical));
    scene.when(1, withdraw_bare());
    assert_eq!(scene.game().outcome(), LOST);
}

/// PACK-1, HK-TYRANNICAL: when relief has taken the card its owner leads until RES-7, so it bears the burden in RES-3.
#[test]
fn pack_1_a_tyrant_relieved_still_leads() {
    let knocks = [(2, Tyrannical), (2, Mute), (2, Fearful), (2, Frenzied)];
    for (gone, outcome) in [(&[Tyrannical][..], LOST), (&[Tyrannical, Mute], None)] {
        let scene = under(&[burden(Whom::Leader, 1)]).knocks(&knocks).trials(&singles());
        let mut scene = scene.leader(2).turn(0).withdrawn(1, Some(Left)).withdrawn(2, None).begin();
        scene.when(0, withdraw(Right));
        scene.when(2, relief(gone));
        assert_eq!(scene.game().outcome(), outcome, "{gone:?}");
    }
}

/// PACK-1, HK-WOUNDED: Wounded counts twice as ever; the burden comes on top.
#[test]
fn pack_1_burden_and_wounded() {
    let scene = under(&[burden(Whom::EachSeat, 1)]).knocks(&[(1, Wounded), (1, Mute)]);
    let mut scene = last(scene).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.game().outcome(), LOST);
}

/// PACK-1: it cannot be removed: no relief is asked for it.
#[test]
fn pack_1_burden_cannot_be_removed() {
    let scene = under(&[burden(Whom::EachSeat, 1)]).trials(&singles()).withdrawn(1, Some(Left)).withdrawn(2, None);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed()[4..6], [most(2), dropped(3)]);
}

/// The end of a Mission in a game with this Chapter effect, with four Hard Knocks before seat 1.
fn end_with(trials: &[CardId]) -> Option<Outcome> {
    let rules = rules_with(&Roster::EMPTY, lasting(What::Posthumous));
    let knocks = [(1, Mute), (1, Fearful), (1, Frenzied), (1, Clumsy)];
    let scene = Scene::with(rules).knocks(&knocks).trials(trials).withdrawn(1, None).withdrawn(2, None);
    let mut scene = scene.tiles(0, &[]).begin();
    scene.when(0, withdraw_bare());
    scene.game().outcome()
}

/// PACK-1, RES-3, RES-4: a victory counts although a seat bears too many Hard Knocks; without victory they lose.
#[test]
fn pack_1_posthumous() {
    assert_eq!(end_with(&[]), Some(Outcome::Victory));
    assert_eq!(end_with(&[single(Night)]), LOST);
}

/// PACK-1: without such an effect the Hard Knocks come first (RES-3 before RES-4).
#[test]
fn pack_1_posthumous_only_by_the_effect() {
    let knocks = [(1, Mute), (1, Fearful), (1, Frenzied), (1, Clumsy)];
    let mut scene = quiet().knocks(&knocks).withdrawn(1, None).withdrawn(2, None).tiles(0, &[]).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.game().outcome(), LOST);
}
