//! The intensity, and cards beyond it (`IntensityExactly`, `IntensityAtMost`, `IntensityMore`, `ExtraDraws`, `DealAll`).

use super::*;

fn pile(count: u8) -> Vec<CardId> {
    (0..count).map(card).collect()
}

fn with_least(least: u8, effect: Effect) -> Order {
    Order { intensity: [least; 3], ..order(effect) }
}

/// What the Leader is offered under this Order, with so many Trials.
fn offered(order: Order, trials: u8) -> Vec<Command> {
    deck_of(&[order]).trials(&pile(trials)).begin_drawing(&[0]).legal(0)
}

fn from_to(from: u8, to: u8) -> Vec<Command> {
    (from..=to).map(Command::Intensity).collect()
}

fn by(number: u8) -> Source {
    Source::Order(o(number))
}

/// PACK-1, PREP-1: the intensity is exactly so much, whatever the card gives as the least, and the pile has.
#[test]
fn pack_1_intensity_exactly() {
    for least in [1, 4] {
        let order = with_least(least, lasting(What::IntensityExactly).times(2));
        assert_eq!(offered(order, 15), from_to(2, 2));
        assert_eq!(offered(order, 3), from_to(2, 2));
    }
}

/// PACK-1: the intensity is at most so much; a higher least gives way.
#[test]
fn pack_1_intensity_at_most() {
    assert_eq!(offered(with_least(1, lasting(What::IntensityAtMost).times(3)), 15), from_to(1, 3));
    assert_eq!(offered(with_least(4, lasting(What::IntensityAtMost).times(3)), 15), from_to(3, 3));
    assert_eq!(offered(with_least(1, lasting(What::IntensityAtMost).times(3)), 5), from_to(1, 2));
}

/// PACK-1, ORD-4: of two that say at most so much both hold, whichever came first.
#[test]
fn ord_4_two_caps_of_the_intensity_both_hold() {
    for (stayed, chosen) in [(2, 3), (3, 2)] {
        let at_most = |cards| lasting(What::IntensityAtMost).times(cards);
        let orders = [staying(at_most(stayed)), with_least(1, at_most(chosen))];
        let scene = Scene::with(rules_for(3, &of_orders(&orders))).orders(&[o(0)]).order_deck(&[o(1)]);
        let scene = scene.trials(&pile(15)).preparation().begin_drawing(&[0]);
        assert_eq!(scene.legal(0), from_to(1, 2), "at most {stayed}, then at most {chosen}");
    }
}

/// PACK-1: the least intensity is higher than the card of this Mission says; an Order that stayed counts, too.
#[test]
fn pack_1_intensity_more() {
    assert_eq!(offered(with_least(2, lasting(What::IntensityMore).times(2)), 15), from_to(4, 5));
    let orders = [staying(lasting(What::IntensityMore)), with_least(2, lasting(What::IntensityMore))];
    let scene = Scene::with(rules_for(3, &of_orders(&orders))).orders(&[o(0)]).order_deck(&[o(1)]);
    let scene = scene.trials(&pile(15)).preparation().begin_drawing(&[0]);
    assert_eq!(scene.legal(0), from_to(4, 5));
}

/// PACK-1: without an Order of this Mission it is one, and what an earlier one adds.
#[test]
fn pack_1_intensity_more_without_an_order() {
    let scene = Scene::with(rules_for(3, &of_orders(&[staying(lasting(What::IntensityMore))]))).orders(&[o(0)]);
    assert_eq!(scene.trials(&pile(15)).preparation().begin().legal(0), from_to(2, 5));
}

/// PACK-1, PREP-4: each seat draws more after the deal, from the Leader on, after Frenzied.
#[test]
fn pack_1_extra_draws_for_each_seat() {
    let orders = [order(lasting(What::ExtraDraws).of(Whom::EachSeat).times(2))];
    let scene = deck_of(&orders).leader(1).knocks(&[(0, Frenzied)]).trials(&pile(20));
    let mut scene = scene.begin_drawing(&[0]);
    scene.when(1, Command::Intensity(1));
    let deal = [intensity(1, 1), dealt(1), dealt(2), dealt(0), drawn(0, Frenzied), drawn(0, Frenzied)];
    let draws = [1, 1, 2, 2, 0, 0].map(|seat| drawn_by(seat, by(0)));
    scene.then(&[&deal[..], &draws, &[turn(1)]].concat());
}

/// PACK-1: or the Leader alone.
#[test]
fn pack_1_extra_draws_for_the_leader() {
    let mut scene = deck_of(&[order(lasting(What::ExtraDraws).of(Whom::Leader))]).leader(2).trials(&pile(9));
    scene = scene.begin_drawing(&[0]);
    scene.when(2, Command::Intensity(1));
    scene.then(&[intensity(2, 1), dealt(2), dealt(0), dealt(1), drawn_by(2, by(0)), turn(2)]);
}

/// PACK-1, TAB-6: as many as there are.
#[test]
fn pack_1_extra_draws_from_a_short_pile() {
    let orders = [order(lasting(What::ExtraDraws).of(Whom::EachSeat))];
    let mut scene = deck_of(&orders).trials(&pile(5)).begin_drawing(&[0]);
    scene.when(0, Command::Intensity(1));
    assert_eq!(scene.followed()[4..], [drawn_by(0, by(0)), drawn_by(1, by(0)), turn(0)]);
}

/// PACK-1, PREP-2: the last assault: all of Trials is dealt and nothing is asked, though it does not come out even.
#[test]
fn pack_1_deal_all() {
    let scene = Scene::with(rules_with(&Roster::EMPTY, lasting(What::DealAll))).trials(&pile(7));
    let scene = scene.preparation().begin();
    let given = Notice::IntensityGiven { intensity: 3 };
    let deal = [given, dealt(0), dealt(1), dealt(2), dealt(0), dealt(1), dealt(2), dealt(0), turn(0)];
    assert_eq!(notices(&scene)[notices(&scene).len() - deal.len()..], deal);
    assert_eq!(scene.game().table().trials, 0);
}

/// PACK-1, PREP-2: with no Trials left the intensity is one, and the Mission is played with the hands that there are.
#[test]
fn pack_1_deal_all_of_nothing() {
    let scene = Scene::with(rules_with(&Roster::EMPTY, lasting(What::DealAll))).hand(0, &pile(1));
    let scene = scene.preparation().begin();
    let given = Notice::IntensityGiven { intensity: 1 };
    assert_eq!(notices(&scene)[notices(&scene).len() - 2..], [given, turn(0)]);
}

/// PRI-1: an Order that says how many cards are dealt comes before a Chapter's last assault.
#[test]
fn pri_1_an_order_before_the_last_assault() {
    let roster = Roster::new([order(lasting(What::IntensityExactly).times(2))], [], []);
    let scene = Scene::with(rules_with(&roster, lasting(What::DealAll))).order_deck(&[o(0)]).preparation();
    let scene = scene.trials(&pile(7)).begin_drawing(&[0]);
    assert_eq!(scene.legal(0), [Command::Intensity(2)]);
    assert!(!scene.game().table().modifiers.has(grizzled_core::vocabulary::Switch::DealAll));
}

/// PACK-2, PREP-4: nine cards more at most; the Orders that came first draw theirs, and the last one what is left.
#[test]
fn pack_2_no_more_than_nine_extra_draws() {
    let four = [staying(lasting(What::ExtraDraws).of(Whom::Leader).times(3)); 4];
    let calm = with_least(1, lasting(What::Harmless(Whistle)));
    let roster = of_orders(&[&four[..], &[calm]].concat());
    let scene = Scene::with(rules_for(3, &roster)).orders(&[o(0), o(1), o(2), o(3)]).order_deck(&[o(4)]);
    let mut scene = scene.trials(&pile(30)).preparation().begin_drawing(&[0]);
    scene.when(0, Command::Intensity(1));
    let draws = [0, 0, 0, 1, 1, 1, 2, 2, 2].map(|order| drawn_by(0, by(order)));
    assert_eq!(scene.followed()[4..13], draws);
    assert_eq!(scene.followed()[13..], [turn(0)]);
}
