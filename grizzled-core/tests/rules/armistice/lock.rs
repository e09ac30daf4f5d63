//! Orders that forbid playing, and the seat that is left with nothing to do (HK-LOCK).

use super::*;

fn no_knocks() -> Order {
    order(lasting(What::BarPlay(CardKind::HardKnocks)))
}

/// Nobody withdraws with a card in hand.
fn nobody_leaves() -> Order {
    order(lasting(What::BarWithdrawal(Condition::CardsInHand)))
}

/// HK-LOCK: a seat that can neither play nor withdraw may withdraw.
#[test]
fn hk_lock_with_nothing_to_do_it_may_withdraw() {
    let mut scene = under(&[no_knocks(), nobody_leaves()]).hand(0, &[knock(Mute)]).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
    assert_eq!(scene.refused(0, play_knock(Mute)), by_order(0, Reason::Barred));
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[0], withdrew(0));
}

/// HK-LOCK: the same against Hard Knocks that bar the withdrawal.
#[test]
fn hk_lock_against_hard_knocks() {
    for (kind, hand) in
        [(Hardheaded, &[knock(Mute), knock(Clumsy)][..]), (Prideful, &[knock(Mute)]), (Loyal, &[knock(Mute)])]
    {
        let scene = under(&[no_knocks()]).knocks(&[(0, kind)]).hand(0, hand).begin();
        assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)], "{kind:?}");
    }
    let scene = under(&[no_knocks()]).knocks(&[(1, Fragile)]).hand(0, &[knock(Mute)]).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
}

/// HK-LOCK: one card that can be played and the bar holds.
#[test]
fn hk_lock_a_card_to_play_keeps_the_bar() {
    let scene = under(&[no_knocks(), nobody_leaves()]).hand(0, &[knock(Mute), single(Snow)]);
    let mut scene = scene.begin();
    assert_eq!(scene.legal(0), [play(single(Snow))]);
    assert_eq!(scene.refused(0, withdraw(Left)), by_order(1, Reason::Barred));
}

/// HK-LOCK: a charm, a Speech or an Action Helping Hand is something to do, too.
#[test]
fn hk_lock_another_action_keeps_the_bar() {
    let orders = [no_knocks(), nobody_leaves()];
    let scene = under(&orders).hand(0, &[knock(Mute)]).no_mans_land(&[single(Night)]).begin();
    assert_eq!(scene.legal(0), [Command::Charm(single(Night))]);
    let scene = under(&orders).hand(0, &[knock(Mute)]).speeches(0, 1).begin();
    assert!(!can_withdraw(&scene, 0) && can_speak(&scene, 0));
    let scene = with_help_and_orders(&orders, &[action(What::GainSpeech)]).hand(0, &[knock(Mute)]).begin();
    assert_eq!(scene.legal(0), [Command::Help(h(0))]);
}

/// HK-LOCK: what is barred is nothing to do: a charm under Superstitious or an Order, a Speech when Mute.
#[test]
fn hk_lock_what_is_barred_does_not_count() {
    let orders = [no_knocks(), nobody_leaves()];
    let scene = under(&orders).hand(0, &[knock(Fragile)]).knocks(&[(0, Superstitious), (0, Mute)]);
    let scene = scene.no_mans_land(&[single(Night)]).speeches(0, 1).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
    let more = [no_knocks(), nobody_leaves(), order(lasting(What::NoCharms)), order(lasting(What::NoSpeeches))];
    let scene = under(&more).hand(0, &[knock(Mute)]).no_mans_land(&[single(Night)]).speeches(0, 1).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
}

/// HK-LOCK: a seat that may withdraw in any case just cannot play: it has withdrawing alone, and is not locked.
#[test]
fn hk_lock_only_withdrawing_is_left() {
    let scene = under(&[no_knocks()]).hand(0, &[knock(Mute)]).begin();
    assert_eq!(scene.game().table().agenda, Agenda::Turn { withdrawal: WithdrawalRuling::Free });
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
}

/// HK-LOCK: what a locked withdrawal draws and removes is as ever: Panicked, Clumsy and Absent-minded act.
#[test]
fn hk_lock_the_rest_of_the_withdrawal_is_as_ever() {
    let scene = under(&[no_knocks(), nobody_leaves()]).knocks(&[(0, Panicked), (0, AbsentMinded), (0, Clumsy)]);
    let mut scene = scene.hand(0, &[knock(Mute)]).tiles(0, &[Left, Right]).trials(&[single(Rain)]).begin();
    scene.when_drawing(0, withdraw_removing(&[Left], None), &[0]);
    let seen = [removed(0, Left), withdrew_drawn(0), threat(0, single(Rain), Origin::Clumsy)];
    assert_eq!(scene.followed()[..3], seen);
}

/// HK-LOCK: three Orders that bar every card there is, and the seat next to it is asked as usual.
#[test]
fn hk_lock_every_kind_of_card_barred() {
    let bars = [CardKind::HardKnocks, CardKind::Traps, CardKind::Bearing(Snow)];
    let mut orders: Vec<Order> = bars.map(|kind| order(lasting(What::BarPlay(kind)))).to_vec();
    orders.push(nobody_leaves());
    let hand = [knock(Mute), pit(Night, Mask), pair(Snow, Shell)];
    let mut scene = under(&orders).hand(0, &hand).hand(1, &[single(Rain)]).begin();
    assert!(hand.iter().all(|&card| scene.refused(0, play(card)).reason == Reason::Barred));
    scene.when(0, withdraw(Right));
    let by = Source::Order(o(3));
    scene.then(&[withdrew(0), turn_ruled(1, WithdrawalRuling::Cannot(by))]);
    assert_eq!(scene.legal(1), [play(single(Rain))]);
}

/// HK-LOCK, ORD-3: the refusal names the Order that bars this card, not another that bars cards as well.
#[test]
fn hk_lock_the_refusal_names_the_order_that_bars() {
    let bars = [CardKind::HardKnocks, CardKind::Traps, CardKind::Bearing(Snow)];
    let hand = [knock(Mute), pit(Night, Mask), pair(Snow, Shell)];
    let mut scene = under(&bars.map(|kind| order(lasting(What::BarPlay(kind))))).hand(0, &hand).begin();
    for (number, card) in (0..).zip(hand) {
        assert_eq!(scene.refused(0, play(card)), by_order(number, Reason::Barred), "{card:?}");
    }
}
