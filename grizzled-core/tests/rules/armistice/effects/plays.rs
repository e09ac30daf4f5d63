//! Cards that cannot be played from hand (`BarPlay`, with every `CardKind`).

use super::*;

fn bar(kind: CardKind) -> [Order; 1] {
    [order(lasting(What::BarPlay(kind)))]
}

/// Which of these cards can be played from hand under such an Order; the others are refused by it.
fn playable(kind: CardKind, hand: &[CardId]) -> CardSet {
    let mut scene = under(&bar(kind)).hand(0, hand).begin();
    let listed: CardSet = hand.iter().copied().filter(|&card| scene.legal(0).contains(&play(card))).collect();
    for &card in hand {
        if listed.contains(card) {
            assert_eq!(scene.game().check(s(0), &play(card)), Ok(()));
        } else {
            assert_eq!(scene.refused(0, play(card)), by_order(0, Reason::Barred));
        }
    }
    listed
}

/// PACK-1, ACT-PLAY: Hard Knocks cannot be played, all kinds of them; Threats can.
#[test]
fn pack_1_bar_hard_knocks() {
    let threats = [pair(Night, Mask), pit(Snow, Shell)];
    let hand = [knock(Mute), knock(TraumaOfNight), knock(Loyal), threats[0], threats[1]];
    assert_eq!(playable(CardKind::HardKnocks, &hand), cards(&threats));
}

/// PACK-1: also where every card of the deck is one of the base game's.
#[test]
fn pack_1_bars_hold_with_the_base_deck() {
    let roster = of_orders(&bar(CardKind::Traps));
    let game = Scenario { help: HelpPlan::Given, ..Scenario::armistice(3, &base::DECK, &roster) };
    let rules = game.rules().expect("a game with the base deck");
    let (free, barred) = (pair(Rain, Shell), pit(Night, Mask));
    let mut scene = Scene::with(rules).orders(&[o(0)]).hand(0, &[free, barred]).begin();
    assert!(scene.legal(0).contains(&play(free)) && !scene.legal(0).contains(&play(barred)));
    assert_eq!(scene.refused(0, play(barred)), by_order(0, Reason::Barred));
}

/// PACK-1: Threats with a Trap cannot be played, with Luck or without; those without a Trap can.
#[test]
fn pack_1_bar_traps() {
    let free = [pair(Night, Mask), lucky(Rain), knock(Mute)];
    let hand = [pit(Night, Mask), lucky_pit(), free[0], free[1], free[2]];
    assert_eq!(playable(CardKind::Traps, &hand), cards(&free));
}

/// PACK-1: cards that bear a threat cannot be played, its Trauma or Phobia among them.
#[test]
fn pack_1_bar_cards_that_bear_a_threat() {
    let free = [pair(Rain, Mask), knock(TraumaOfRain), knock(Mute)];
    let hand = [pair(Snow, Mask), single(Snow), pit(Snow, Shell), knock(TraumaOfSnow), free[0], free[1], free[2]];
    assert_eq!(playable(CardKind::Bearing(Snow), &hand), cards(&free));
    let hand = [knock(PhobiaOfShell), single(Shell), single(Mask)];
    assert_eq!(playable(CardKind::Bearing(Shell), &hand), cards(&[single(Mask)]));
}

/// PACK-1: bars add up.
#[test]
fn pack_1_bars_add_up() {
    let orders = [CardKind::HardKnocks, CardKind::Bearing(Night), CardKind::Bearing(Rain)];
    let orders = orders.map(|kind| order(lasting(What::BarPlay(kind))));
    let hand = [knock(Mute), single(Night), single(Rain), single(Snow)];
    let scene = under(&orders).hand(0, &hand).begin();
    assert_eq!(scene.legal(0), [play(single(Snow)), withdraw(Left), withdraw(Right)]);
}

/// PACK-1: only from hand: what a Trap or Clumsy draws comes into play.
#[test]
fn pack_1_bar_only_from_hand() {
    let pit = pit(Night, Mask);
    let mut scene = under(&bar(CardKind::HardKnocks)).hand(0, &[pit]).trials(&[knock(Mute)]).begin();
    scene.when(0, play(pit));
    assert_eq!(scene.followed()[1], assigned(0, Mute, Origin::Trap));
    let scene = under(&bar(CardKind::Bearing(Snow))).knocks(&[(0, Clumsy)]).trials(&[single(Snow)]);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[1], threat(0, single(Snow), Origin::Clumsy));
}

/// PACK-1, ACT-SPEECH: a Speech still lets go of such a card.
#[test]
fn pack_1_bar_and_speeches() {
    let scene = under(&bar(CardKind::Bearing(Snow))).speeches(0, 1).hand(1, &[single(Snow), knock(TraumaOfSnow)]);
    let mut scene = scene.begin();
    scene.when(0, Command::Speech(Snow));
    assert_eq!(scene.legal(1), [answer(knock(TraumaOfSnow)), answer(single(Snow)), decline()]);
}

/// PACK-1: a card that is not in hand is refused as such.
#[test]
fn pack_1_a_card_not_in_hand() {
    let mut scene = under(&bar(CardKind::HardKnocks)).hand(0, &[single(Snow)]).begin();
    assert_eq!(scene.refused(0, play_knock(Mute)), because(Reason::NotInHand, RuleId::ActPlay));
}
