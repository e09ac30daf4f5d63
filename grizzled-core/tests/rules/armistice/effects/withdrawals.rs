//! Who cannot, or must, withdraw (`BarWithdrawal` and `ForceWithdrawal`, with every `Condition`).

use super::*;

/// A bar and a force with this condition and amount, each with what it says when the condition holds.
fn both(condition: Condition, amount: i8) -> [(Order, WithdrawalRuling); 2] {
    let by = Source::Order(o(0));
    let standing = |what| order(lasting(what).times(amount));
    [
        (standing(What::BarWithdrawal(condition)), WithdrawalRuling::Cannot(by)),
        (standing(What::ForceWithdrawal(condition)), WithdrawalRuling::Must(by)),
    ]
}

fn says(scene: Scene, ruling: WithdrawalRuling, what: &str) {
    assert_eq!(scene.begin().game().table().agenda, Agenda::Turn { withdrawal: ruling }, "{what}");
}

fn hand(count: u8) -> Vec<CardId> {
    (0..count).map(card).collect()
}

/// PACK-1: while the seat holds at least so many cards.
#[test]
fn pack_1_condition_cards_in_hand() {
    for (order, ruling) in both(Condition::CardsInHand, 2) {
        for (count, ruling) in [(0, WithdrawalRuling::Free), (1, WithdrawalRuling::Free), (2, ruling), (3, ruling)] {
            says(under(&[order]).hand(0, &hand(count)), ruling, &format!("{count} cards"));
        }
    }
}

/// PACK-1: while its hand is empty: that can force a withdrawal (to bar one it is refused, WDR-1).
#[test]
fn pack_1_condition_empty_hand() {
    let [_, (force, must)] = both(Condition::EmptyHand, 1);
    says(under(&[force]), must, "an empty hand must");
    says(under(&[force]).hand(0, &hand(1)), WithdrawalRuling::Free, "one card");
}

/// PACK-1: while a threat, any threat, is active at least so often; Hard Knocks and Orders count.
#[test]
fn pack_1_condition_threat_active() {
    for (order, ruling) in both(Condition::ThreatActive, 2) {
        let scene = || under(&[order]).hand(0, &hand(1));
        says(scene().no_mans_land(&[single(Night), single(Rain)]), WithdrawalRuling::Free, "two different ones");
        says(scene().no_mans_land(&[single(Night), lucky(Night)]), ruling, "two Nights");
        says(scene().no_mans_land(&[single(Mask)]).knocks(&[(1, PhobiaOfMask)]), ruling, "a Phobia");
        let added = super::order(lasting(What::Added(Mask)));
        let scene = under(&[order, added]).hand(0, &hand(1)).no_mans_land(&[single(Mask)]);
        says(scene, ruling, "an added Mask");
    }
}

/// PACK-1: while fewer than so many have withdrawn and others are still in the Mission.
#[test]
fn pack_1_condition_few_withdrawn() {
    for (order, ruling) in both(Condition::FewWithdrawn, 2) {
        let scene = || under(&[order]).hand(0, &hand(1));
        says(scene(), ruling, "nobody has withdrawn");
        says(scene().withdrawn(1, None), ruling, "one has");
        says(scene().withdrawn(1, None).withdrawn(2, None), WithdrawalRuling::Free, "two have");
    }
    // With a number that cannot be reached the last one in the Mission is free.
    for (order, ruling) in both(Condition::FewWithdrawn, 9) {
        let scene = || under(&[order]).hand(0, &hand(1)).withdrawn(1, None);
        says(scene(), ruling, "company");
        says(scene().withdrawn(2, None), WithdrawalRuling::Free, "the last one");
    }
}

/// PACK-1: a Recruit that has withdrawn is not counted.
#[test]
fn pack_1_condition_few_withdrawn_recruits() {
    let bar = order(lasting(What::BarWithdrawal(Condition::FewWithdrawn)));
    let scene = with_recruit(recruit_with(lasting(What::Harmless(Whistle))), &[bar], &[single(Rain)]);
    let mut scene = scene.hand(0, &hand(1)).hand(2, &[single(Shell)]).turn(2).begin();
    scene.when(2, play(single(Shell)));
    scene.when(0, Command::RecruitWithdraw);
    assert!(!can_withdraw(&scene, 0));
}

/// PACK-1, HK-FEARFUL: the condition is read when the turn starts, for the seat whose turn it is.
#[test]
fn pack_1_read_when_the_turn_starts() {
    let [(bar, cannot), _] = both(Condition::CardsInHand, 2);
    let mut scene = under(&[bar]).hand(0, &hand(1)).hand(1, &[single(Rain), single(Snow)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn_ruled(1, cannot)]);
    scene.when(1, play(single(Rain)));
    scene.when(2, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&turn(1)));
}

/// PACK-1: an Order that is cancelled says nothing any more: the next turn is free.
#[test]
fn pack_1_cancelled_it_says_nothing() {
    let bar = staying(lasting(What::BarWithdrawal(Condition::CardsInHand)));
    let mut scene = under(&[bar]).speeches(0, 1).hand(0, &hand(1)).hand(1, &[single(Rain)]).begin();
    scene.when(0, Command::Speech(Night));
    nobody_answers(&mut scene);
    assert_eq!(scene.followed().last(), Some(&turn(1)));
}

/// PACK-1: of two Orders with an opinion one decides; a silent one leaves it to the other.
#[test]
fn pack_1_a_silent_one_leaves_it_to_the_other() {
    let silent = order(lasting(What::BarWithdrawal(Condition::CardsInHand)).times(5));
    let speaks = order(lasting(What::ForceWithdrawal(Condition::CardsInHand)));
    says(
        under(&[silent, speaks]).hand(0, &hand(1)),
        WithdrawalRuling::Must(Source::Order(o(1))),
        "the second one speaks",
    );
}
