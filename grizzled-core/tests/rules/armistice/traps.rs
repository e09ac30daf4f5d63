//! What a Trap draws for whom, and the Luck that cancels it (TRAP-A, LUCK-1).

use super::*;

/// How many Traps Luck has cancelled in this Mission.
fn luck_used(scene: &Scene) -> u8 {
    scene.game().table().luck_used
}

/// A pile of cards that fail no Mission by themselves.
fn quiet_pile() -> [CardId; 3] {
    [single(Mask), single(Shell), single(Whistle)]
}

fn by_trap(seat: u8, card: CardId) -> Notice {
    threat(seat, card, Origin::Trap)
}

/// TRAP-A: a Hard Knock drawn by a Trap goes to the Grizzled who triggered it, awake.
#[test]
fn trap_a_a_hard_knock_goes_to_who_triggered_it() {
    let pit = pit(Night, Mask);
    let mut scene = quiet().turn(1).hand(1, &[pit]).trials(&[knock(TraumaOfNight)]).begin();
    scene.when(1, play(pit));
    scene.then(&[threat(1, pit, Origin::Hand), assigned(1, TraumaOfNight, Origin::Trap), turn(2)]);
    assert_eq!(scene.game().table().active.get(Night), 2);
}

/// TRAP-A: if a Recruit triggered it, to the Leader, whoever sits beside the Recruit.
#[test]
fn trap_a_a_recruits_trap_gives_it_to_the_leader() {
    let pit = pit(Night, Mask);
    let scene = with_recruit(recruit_with(lasting(What::Harmless(Whistle))), &[], &[pit, single(Snow)]);
    let mut scene = scene.leader(1).turn(2).trials(&[knock(TraumaOfNight), single(Rain)]).begin();
    scene.when(2, withdraw(Left));
    scene.when(1, Command::RecruitPlay(pit));
    let seen = [threat(1, pit, Origin::Recruit), assigned(1, TraumaOfNight, Origin::Trap)];
    assert_eq!(scene.followed()[..2], seen);
    assert_eq!(scene.game().table().active.get(Night), 2, "awake");
}

/// TRAP-A: withdrawn or not; a withdrawn Leader's knock is asleep (HK-1).
#[test]
fn trap_a_to_the_leader_though_withdrawn() {
    let pit = pit(Night, Mask);
    let scene = with_recruit(recruit_with(lasting(What::Harmless(Whistle))), &[], &[pit, single(Snow)]);
    let mut scene = scene.withdrawn(0, None).turn(2).trials(&[knock(TraumaOfNight), single(Rain)]).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(pit));
    assert_eq!(scene.followed()[1], assigned(0, TraumaOfNight, Origin::Trap));
    assert_eq!(scene.game().table().active.get(Night), 1, "asleep");
}

/// LUCK-1: a Luck symbol in No Man's Land cancels a Trap: it draws nothing.
#[test]
fn luck_1_a_luck_symbol_cancels_a_trap() {
    let pit = pit(Night, Mask);
    let mut scene = quiet().hand(0, &[pit]).no_mans_land(&[lucky(Snow)]).trials(&quiet_pile()).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), trap_cancelled(true), turn(1)]);
    assert_eq!((luck_used(&scene), scene.game().table().trials), (1, 3));
}

/// LUCK-1: the Luck on the card itself counts.
#[test]
fn luck_1_a_cards_own_luck_counts() {
    let mut scene = quiet().hand(0, &[lucky_pit()]).trials(&quiet_pile()).begin();
    scene.when(0, play(lucky_pit()));
    scene.then(&[threat(0, lucky_pit(), Origin::Hand), trap_cancelled(true), turn(1)]);
}

/// LUCK-1: each symbol cancels one Trap a Mission: the symbols must exceed the Traps already cancelled.
#[test]
fn luck_1_each_symbol_cancels_one() {
    let pits = [pit(Night, Mask), pit(Rain, Whistle), pit(Snow, Shell)];
    let scene = quiet().hand(0, &pits[..1]).hand(1, &pits[1..2]).hand(2, &pits[2..]);
    let mut scene = scene.no_mans_land(&[lucky(Snow), lucky(Rain)]).trials(&[single(Night)]).begin();
    scene.when(0, play(pits[0]));
    scene.when(1, play(pits[1]));
    assert!(came(&scene, trap_cancelled(true)));
    scene.when(2, play(pits[2]));
    scene.then(&[threat(2, pits[2], Origin::Hand), by_trap(2, single(Night)), turn(0)]);
    assert_eq!(luck_used(&scene), 2);
}

/// LUCK-1: Luck that comes later cancels the next Trap, not one that has drawn.
#[test]
fn luck_1_luck_now_in_no_mans_land() {
    let pits = [pit(Night, Mask), pit(Rain, Whistle)];
    let scene = quiet().hand(0, &pits[..1]).hand(1, &[lucky(Snow)]).hand(2, &pits[1..]);
    let mut scene = scene.trials(&quiet_pile()).begin();
    scene.when(0, play(pits[0]));
    assert_eq!(scene.followed()[1], by_trap(0, single(Mask)));
    scene.when(1, play(lucky(Snow)));
    scene.when(2, play(pits[1]));
    assert_eq!(scene.followed()[1], trap_cancelled(true));
}

/// LUCK-1: a second Trap, one drawn by a Trap, is ignored and uses no Luck up; its own Luck counts from then on.
#[test]
fn luck_1_a_second_trap_uses_none_up() {
    let pits = [pit(Night, Mask), pit(Snow, Whistle)];
    let mut scene = quiet().hand(0, &pits[..1]).hand(1, &pits[1..]).trials(&[lucky_pit(), single(Night)]).begin();
    scene.when(0, play(pits[0]));
    scene.then(&[threat(0, pits[0], Origin::Hand), by_trap(0, lucky_pit()), turn(1)]);
    assert_eq!(luck_used(&scene), 0);
    scene.when(1, play(pits[1]));
    scene.then(&[threat(1, pits[1], Origin::Hand), trap_cancelled(true), turn(2)]);
}

/// LUCK-1: a Trap that Clumsy draws would not draw: it uses no Luck up.
#[test]
fn luck_1_a_clumsys_trap_uses_none_up() {
    let pits = [pit(Night, Mask), pit(Snow, Whistle)];
    let scene = quiet().knocks(&[(0, Clumsy)]).no_mans_land(&[lucky(Rain)]).hand(1, &pits[1..]);
    let mut scene = scene.trials(&[pits[0], single(Shell)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), threat(0, pits[0], Origin::Clumsy), turn(1)]);
    assert_eq!(luck_used(&scene), 0);
    scene.when(1, play(pits[1]));
    assert_eq!(scene.followed()[1], trap_cancelled(true));
}

/// LUCK-1: a charm takes a card's Luck away: the next Trap draws.
#[test]
fn luck_1_a_charm_takes_the_luck() {
    let pit = pit(Rain, Mask);
    let mut scene = quiet().no_mans_land(&[lucky(Night)]).hand(1, &[pit]).trials(&quiet_pile()).begin();
    scene.when(0, Command::Charm(lucky(Night)));
    scene.when(1, play(pit));
    assert_eq!(scene.followed()[1], by_trap(1, single(Mask)));
}

/// LUCK-1: but not the count of the Traps already cancelled: of two symbols with one used, none is left over.
#[test]
fn luck_1_a_charm_does_not_take_the_count() {
    let pits = [pit(Rain, Mask), pit(Snow, Shell)];
    let scene = quiet().no_mans_land(&[lucky(Night), lucky(Whistle)]).turn(2).hand(2, &pits[..1]).hand(1, &pits[1..]);
    let mut scene = scene.trials(&[single(Rain)]).begin();
    scene.when(2, play(pits[0]));
    assert!(came(&scene, trap_cancelled(true)));
    scene.when(0, Command::Charm(lucky(Night)));
    scene.when(1, play(pits[1]));
    assert_eq!(scene.followed()[1], by_trap(1, single(Rain)));
}

/// LUCK-1: only a Trap that would draw is cancelled: with an empty pile no Luck is used up.
#[test]
fn luck_1_with_an_empty_pile_none_is_used() {
    let mut scene = quiet().hand(0, &[lucky_pit()]).begin();
    scene.when(0, play(lucky_pit()));
    scene.then(&[threat(0, lucky_pit(), Origin::Hand), turn(1)]);
    assert_eq!(luck_used(&scene), 0);
}

/// LUCK-1: nor by a Trap whose card fails the Mission, which draws nothing (MIS-3).
#[test]
fn luck_1_a_trap_that_fails_uses_none() {
    let scene = quiet().hand(0, &[lucky_pit()]).no_mans_land(&[pair(Rain, Mask), pair(Rain, Whistle)]);
    let mut scene = scene.trials(&quiet_pile()).begin();
    scene.when_drawing(0, play(lucky_pit()), &as_they_lie(6));
    assert_eq!(scene.followed()[..2], [threat(0, lucky_pit(), Origin::Hand), failed(Rain)]);
    assert!(!came(&scene, trap_cancelled(true)));
}

/// LUCK-1: nor where Traps are not played at all, or an effect keeps them from drawing.
#[test]
fn luck_1_where_traps_draw_nothing_none_is_used() {
    let mut scene = under(&[order(lasting(What::NoTraps))]).hand(0, &[lucky_pit()]).trials(&quiet_pile()).begin();
    scene.when(0, play(lucky_pit()));
    scene.then(&[threat(0, lucky_pit(), Origin::Hand), turn(1)]);
    let deck = deck();
    let rules = Scenario::armistice(3, &deck, &Roster::EMPTY).without_traps().rules().unwrap();
    let mut scene = Scene::with(rules).hand(0, &[lucky_pit()]).trials(&quiet_pile()).begin();
    scene.when(0, play(lucky_pit()));
    scene.then(&[threat(0, lucky_pit(), Origin::Hand), turn(1)]);
}

/// LUCK-1: the count is of this Mission: the next one starts at none.
#[test]
fn luck_1_each_mission_anew() {
    let scene = quiet().hand(0, &[lucky_pit()]).withdrawn(1, None).withdrawn(2, None).trials(&quiet_pile());
    let mut scene = scene.begin();
    scene.when(0, play(lucky_pit()));
    assert_eq!(luck_used(&scene), 1);
    scene.when(0, withdraw(Left));
    assert!(came(&scene, started(3, 3)));
    assert_eq!(luck_used(&scene), 0);
}

/// LUCK-1: without any module Luck works all the same.
#[test]
fn luck_1_without_modules() {
    let deck = deck();
    let rules = Scenario::armistice(3, &deck, &Roster::EMPTY).rules().unwrap();
    let mut scene = Scene::with(rules).hand(0, &[lucky_pit()]).trials(&quiet_pile()).begin();
    scene.when(0, play(lucky_pit()));
    scene.then(&[threat(0, lucky_pit(), Origin::Hand), trap_cancelled(true), turn(1)]);
}

/// LUCK-1: a Recruit's Trap is cancelled like any other.
#[test]
fn luck_1_a_recruits_trap_too() {
    let pit = pit(Night, Mask);
    let scene = with_recruit(recruit_with(lasting(What::Harmless(Whistle))), &[], &[pit, single(Snow)]);
    let mut scene = scene.turn(2).no_mans_land(&[lucky(Rain)]).trials(&quiet_pile()).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(pit));
    assert_eq!(scene.followed()[..2], [threat(0, pit, Origin::Recruit), trap_cancelled(true)]);
}

/// LUCK-1: the count begins again with every Mission in a game without modules, too: the Luck used in one does not
/// keep that of the next from cancelling a Trap.
#[test]
fn luck_1_each_mission_anew_without_modules() {
    let deck = deck();
    let rules = Scenario::armistice(3, &deck, &Roster::EMPTY).rules().unwrap();
    let scene = Scene::with(rules).hand(0, &[pit(Night, Mask), lucky_pit()]).no_mans_land(&[lucky(Snow)]);
    let scene =
        scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).trials(&[single(Night), single(Whistle), single(Mask)]);
    let mut scene = scene.begin();
    scene.when(0, play(pit(Night, Mask)));
    scene.then(&[threat(0, pit(Night, Mask), Origin::Hand), trap_cancelled(true), turn(0)]);
    scene.when(0, withdraw(Left));
    assert!(came(&scene, started(3, 3)));
    scene.when(1, Command::Intensity(1));
    scene.when(1, withdraw(Left));
    scene.when(2, withdraw(Left));
    scene.when(0, play(lucky_pit()));
    scene.then(&[threat(0, lucky_pit(), Origin::Hand), trap_cancelled(true), turn(0)]);
}
