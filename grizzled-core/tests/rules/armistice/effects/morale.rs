//! The morale drop, the hands, and Morale lost in mid-Mission (`DropMore`, `DropAtMost`, `HandLimitMore`,
//! `MoralePerKnock`).

use super::*;

/// The drop with so many cards in hand, under these Orders and with these Hard Knocks.
fn drop_with(orders: &[Order], in_hand: u8, knocks: &[(u8, HardKnock)]) -> u8 {
    let hand: Vec<CardId> = (0..in_hand).map(card).collect();
    let mut scene = last(under(orders).hand(0, &hand).knocks(knocks)).begin();
    scene.when(0, withdraw_bare());
    drop_of(&scene)
}

fn more(cards: i8) -> Order {
    staying(lasting(What::DropMore).times(cards))
}

fn per_knock(cards: i8) -> Order {
    order(lasting(What::MoralePerKnock).times(cards))
}

/// PACK-1, RES-5: the drop is deeper, after the least and the cap.
#[test]
fn pack_1_drop_more() {
    for (in_hand, drop) in [(0, 5), (4, 6), (9, 8)] {
        assert_eq!(drop_with(&[more(2)], in_hand, &[]), drop, "{in_hand} cards in hand");
    }
    assert_eq!(drop_with(&[more(2), more(1)], 0, &[(1, Demoralized)]), 7);
}

/// PACK-1: or it is smaller; TERM-1: never below one.
#[test]
fn term_1_drop_less_never_below_one() {
    assert_eq!(drop_with(&[more(-1)], 5, &[]), 4);
    assert_eq!(drop_with(&[more(-2)], 0, &[]), 1);
    assert_eq!(drop_with(&[more(-2), more(-2)], 0, &[]), 1);
    assert_eq!(drop_with(&[more(-2), more(-2)], 0, &[(1, Demoralized)]), 1);
}

/// PACK-1: it drops by at most so much, before what deepens it.
#[test]
fn pack_1_drop_at_most() {
    let most = staying(lasting(What::DropAtMost).times(4));
    for (in_hand, drop) in [(0, 3), (4, 4), (8, 4)] {
        assert_eq!(drop_with(&[most], in_hand, &[]), drop, "{in_hand} cards in hand");
    }
    assert_eq!(drop_with(&[most, more(1)], 8, &[(1, Demoralized)]), 6);
}

/// PACK-1, ORD-4: of two that say at most so much both hold, whichever came first.
#[test]
fn ord_4_two_caps_of_the_drop_both_hold() {
    let [four, five] = [4, 5].map(|cards| staying(lasting(What::DropAtMost).times(cards)));
    assert_eq!(drop_with(&[four, five], 9, &[]), 4);
    assert_eq!(drop_with(&[five, four], 9, &[]), 4);
}

/// PACK-1, RES-5: one that says at most eight does not make the drop greater than the six of the rules.
#[test]
fn pack_1_drop_at_most_is_never_more() {
    assert_eq!(drop_with(&[staying(lasting(What::DropAtMost).times(8))], 9, &[]), 6);
}

/// How the game stands after a Mission with so many cards in hand.
fn outcome_with(limit: i8, in_hand: u8) -> Option<Outcome> {
    let hand: Vec<CardId> = (0..in_hand).map(card).collect();
    let orders = [staying(lasting(What::HandLimitMore).times(limit))];
    let mut scene = last(under(&orders).hand(0, &hand)).begin();
    scene.when(0, withdraw_bare());
    scene.game().outcome()
}

/// PACK-1, RES-6: the hands may hold more, or fewer, than thirteen.
#[test]
fn pack_1_hand_limit() {
    for (limit, loses_with) in [(-3, 10), (-4, 9), (1, 14), (8, 21)] {
        assert_eq!(outcome_with(limit, loses_with - 1), None, "limit {limit}");
        assert_eq!(outcome_with(limit, loses_with), Some(Outcome::TooManyCards), "limit {limit}");
    }
}

/// PACK-1: where the rules have no limit, none comes by it.
#[test]
fn pack_1_hand_limit_where_there_is_none() {
    let (deck, roster) = (deck(), of_orders(&[staying(lasting(What::HandLimitMore).times(-3))]));
    let game = Scenario { hand_limit: None, ..Scenario::armistice(3, &deck, &roster) };
    let rules = Scenario { help: HelpPlan::Given, ..game }.rules().unwrap();
    let hand: Vec<CardId> = (0..25).map(card).collect();
    let mut scene = last(Scene::with(rules).orders(&[o(0)]).hand(0, &hand)).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.game().outcome(), None);
}

/// PACK-1: for each Hard Knock that comes into play cards go from Morale to Trials, on top.
#[test]
fn pack_1_morale_per_knock() {
    let mut scene = under(&[per_knock(2)]).hand(0, &[knock(Mute)]).begin();
    let before = scene.game().table().morale;
    scene.when(0, play_knock(Mute));
    scene.then(&[assigned(0, Mute, Origin::Hand), dropped(2), turn(1)]);
    assert_eq!((scene.game().table().morale, scene.game().table().trials), (before - 2, 2));
}

/// PACK-1: wherever it comes from: a Trap, Clumsy, the Recruit.
#[test]
fn pack_1_morale_per_knock_from_anywhere() {
    let pit = pit(Night, Mask);
    let mut scene = under(&[per_knock(1)]).hand(0, &[pit]).trials(&[knock(Mute)]).begin();
    scene.when(0, play(pit));
    assert_eq!(scene.followed()[1..], [assigned(0, Mute, Origin::Trap), dropped(1), turn(1)]);
    let mut scene = under(&[per_knock(1)]).knocks(&[(0, Clumsy)]).trials(&[knock(Mute)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), assigned(0, Mute, Origin::Clumsy), dropped(1), turn(1)]);
    let recruit = recruit_with(lasting(What::Harmless(Whistle)));
    let scene = with_recruit(recruit, &[per_knock(1)], &[knock(Mute), single(Rain)]).hand(2, &[single(Shell)]);
    let mut scene = scene.turn(2).begin();
    scene.when(2, play(single(Shell)));
    scene.when(0, Command::RecruitPlay(knock(Mute)));
    assert_eq!(scene.followed()[..2], [assigned(0, Mute, Origin::Recruit), dropped(1)]);
}

/// PACK-1: Orders of two Missions add; a Threat costs nothing.
#[test]
fn pack_1_morale_per_knock_adds_up() {
    let mut scene = under(&[per_knock(1), per_knock(2)]).hand(0, &[knock(Mute)]).hand(1, &[single(Rain)]).begin();
    scene.when(0, play_knock(Mute));
    assert!(came(&scene, dropped(3)));
    scene.when(1, play(single(Rain)));
    scene.then(&[threat(1, single(Rain), Origin::Hand), turn(2)]);
}

/// RES-6: Morale emptied in mid-Mission ends the game at that moment, with no card left or fewer than asked for.
#[test]
fn res_6_morale_emptied_in_mid_mission() {
    for left in [1, 2] {
        let mut scene = under(&[per_knock(2)]).hand(0, &[knock(Mute), single(Snow)]).morale(left).begin();
        scene.when(0, play_knock(Mute));
        scene.then(&[assigned(0, Mute, Origin::Hand), dropped(left as u8), ended(Outcome::MoraleLost)]);
    }
}

/// RES-6: at that moment: nothing else that the Hard Knock would set off or cancel follows.
#[test]
fn res_6_nothing_follows_the_end() {
    let draw = order(Effect::once(When::Knock, What::Draw).of(Whom::Active));
    let cancelled = until(Cancellation::KnockPlayed, lasting(What::NoCharms));
    let scene = under(&[per_knock(2), draw, cancelled]).hand(0, &[knock(Mute)]).morale(2);
    let mut scene = scene.trials(&[single(Rain)]).begin();
    scene.when(0, play_knock(Mute));
    scene.then(&[assigned(0, Mute, Origin::Hand), dropped(2), ended(Outcome::MoraleLost)]);
}

/// RES-6: also by Clumsy's card after the last withdrawal, and by the first of an Aggressive Trap's two.
#[test]
fn res_6_emptied_by_a_card_drawn() {
    let scene = under(&[per_knock(1)]).knocks(&[(0, Clumsy)]).withdrawn(1, None).withdrawn(2, None).morale(1);
    let mut scene = scene.trials(&[knock(Mute), single(Rain)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), assigned(0, Mute, Origin::Clumsy), dropped(1), ended(Outcome::MoraleLost)]);
    let pit = pit(Night, Mask);
    let scene = under(&[per_knock(1)]).knocks(&[(0, Aggressive)]).hand(0, &[pit]).morale(1);
    let mut scene = scene.trials(&[knock(Mute), single(Rain)]).begin();
    scene.when(0, play(pit));
    assert_eq!(scene.followed()[1..], [assigned(0, Mute, Origin::Trap), dropped(1), ended(Outcome::MoraleLost)]);
}

/// PACK-1, RES-5: it is no morale drop: Demoralized does not deepen it.
#[test]
fn pack_1_morale_per_knock_is_no_drop() {
    let mut scene = under(&[per_knock(1)]).knocks(&[(1, Demoralized)]).hand(0, &[knock(Mute)]).begin();
    scene.when(0, play_knock(Mute));
    assert!(came(&scene, dropped(1)));
}
