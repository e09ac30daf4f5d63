//! Section 10: how an Order is drawn, chosen and known (ORD-1 to ORD-3).

use super::kit::these_orders;
use super::*;
use grizzled_core::cards::{OrderPlan, armistice};
use grizzled_core::rules::RulesError;
use grizzled_core::{SeatView, Seeded};

/// Three Orders that do different things.
fn three() -> [Order; 3] {
    [idle(), order(lasting(What::Added(Night))), order(lasting(What::NoCharms))]
}

fn drawn_orders(seat: u8) -> Notice {
    Notice::OrdersDrawn { seat: s(seat) }
}

fn known(scene: &Scene, seat: u8) -> Knowledge {
    scene.game().view(s(seat)).expect("a player sits there").known
}

/// What each of three seats has learned from its own stream of events.
fn by_stream(scene: &Scene) -> [Knowledge; 3] {
    let rules = scene.game().rules();
    [0, 1, 2].map(|number| {
        let mut view = SeatView::new(s(number));
        for event in scene.log() {
            view.evolve(rules, &scene.game().redact(event, Viewer::Seat(s(number)))).expect("it is the seat's");
        }
        assert_eq!(view, scene.game().view(s(number)).expect("a player sits there"));
        view.known
    })
}

/// Plays the Mission through: every seat withdraws with its left tile; the Leader's Mission ends.
fn withdraw_all(scene: &mut Scene, draws: &[u32]) {
    let leader = scene.game().table().leader.number();
    for step in 0..2 {
        scene.when((leader + step) % 3, withdraw_bare());
    }
    scene.when_drawing((leader + 2) % 3, withdraw_bare(), draws);
}

/// Nobody holds a tile, so that nobody is relieved.
fn bare(scene: Scene) -> Scene {
    (0..3).fold(scene, |scene, seat| scene.tiles(seat, &[]))
}

/// How many Orders of each difficulty the deck of a game has.
fn difficulties(plan: OrderPlan, seed: u64) -> [usize; 3] {
    let rules = Scenario { recruits: Default::default(), help: HelpPlan::None, ..Scenario::one_shot(3, plan) };
    let rules = rules.rules().unwrap();
    let game = Game::new(rules, &Setup::default(), &mut Seeded::new(seed), &mut ()).unwrap();
    // Two have been drawn already; nothing has been chosen.
    let Knowledge::Orders(one, other) = game.state().known(game.table().leader) else { panic!("the Leader is asked") };
    let all: Vec<OrderId> = game.state().roster_decks().orders.iter().chain([one, other]).collect();
    let of = |wanted| {
        let difficulty = |order: &OrderId| rules.roster().order(*order).map(|order| order.difficulty);
        all.iter().filter(|&order| difficulty(order) == Some(wanted)).count()
    };
    [of(Difficulty::Easy), of(Difficulty::Normal), of(Difficulty::Hard)]
}

/// ORD-1: the deck of a one-shot has twelve Orders by difficulty.
#[test]
fn ord_1_twelve_by_difficulty() {
    for seed in 0..5 {
        assert_eq!(difficulties(armistice::BEGINNER, seed), [4, 8, 0]);
        assert_eq!(difficulties(armistice::NORMAL, seed), [4, 4, 4]);
        assert_eq!(difficulties(armistice::VETERAN, seed), [2, 4, 6]);
    }
}

/// ORD-1: it is made at setup; nobody knows which Orders are in it.
#[test]
fn ord_1_nobody_knows_the_deck() {
    let (deck, orders) = (deck(), three());
    let roster = of_orders(&orders);
    let rules = Scenario { orders: OrderPlan::drawn(0, 3, 0), ..Scenario::armistice(3, &deck, &roster) };
    let mut log: Vec<grizzled_core::Event> = Vec::new();
    let game = Game::new(rules.rules().unwrap(), &Setup::default(), &mut Seeded::new(1), &mut log).unwrap();
    let set = log.iter().find(|event| matches!(event.notice, Notice::OrdersSet { orders: 3 }));
    let set = set.expect("the deck is reported");
    assert!(matches!(set.secret, Secret::OrderDeck(_)));
    for seat in [0, 1, 2] {
        assert_eq!(game.redact(set, Viewer::Seat(s(seat))).secret, Secret::Nothing);
    }
}

/// ORD-1: a pack with too few Orders is refused.
#[test]
fn ord_1_too_few_orders() {
    let (deck, roster) = (deck(), of_orders(&three()));
    let rules = Scenario { orders: OrderPlan::drawn(0, 4, 0), ..Scenario::armistice(3, &deck, &roster) };
    assert_eq!(rules.rules(), Err(RulesError::Orders));
    // Nor can one be given that the pack has not.
    for (given, expected) in [(2, Ok(())), (3, Err(RulesError::Orders))] {
        let game = Scenario { orders: these_orders(&[o(given)]), ..Scenario::armistice(3, &deck, &roster) };
        assert_eq!(game.rules().map(drop), expected, "Order {given} of three");
    }
}

/// ORD-2: at each Mission's start the Leader draws two and chooses one, which is shown to all; the other goes back.
#[test]
fn ord_2_the_leader_draws_two_and_chooses_one() {
    let mut scene = deck_of(&three()).leader(1).trials(&singles()).begin_drawing(&[2, 0]);
    assert_eq!(scene.game().awaiting(), seats(&[1]));
    assert_eq!(scene.legal(1), [Command::Order(o(0)), Command::Order(o(2))], "listed by number");
    assert_eq!(scene.refused(1, Command::Order(o(1))), because(Reason::OrderNotOffered, RuleId::Ord2));
    scene.when(1, Command::Order(o(0)));
    scene.then(&[chosen(1, 0, true), modifier_set(Modifier::Harmless, 1 << 5), intensity_asked(1)]);
    assert_eq!((in_play(&scene), scene.game().table().orders.left), (vec![0], 2));
}

/// ORD-2: only the Leader is asked, before the intensity.
#[test]
fn ord_2_only_the_leader_is_asked() {
    let mut scene = deck_of(&three()).leader(1).trials(&singles()).begin_drawing(&[2, 0]);
    assert_eq!(scene.refused(0, Command::Order(o(0))), because(Reason::NotAwaited, RuleId::Ord2));
    assert_eq!(scene.refused(1, Command::Intensity(1)), because(Reason::NotAsked, RuleId::Ord2));
    assert_eq!(scene.refused(1, Command::Decline), because(Reason::NotAsked, RuleId::Ord2));
}

/// ORD-2: the one put back lies on top: the next Leader draws it with another one.
#[test]
fn ord_2_the_other_goes_back_on_top() {
    let scene = deck_of(&three()).trials(&singles()).mission(1);
    let mut scene = bare(scene).begin_drawing(&[2, 0]);
    scene.when(0, Command::Order(o(0)));
    scene.when(0, Command::Intensity(1));
    // One card more is drawn by chance, from the one that is left.
    withdraw_all(&mut scene, &[0]);
    assert_eq!(scene.followed().last(), Some(&drawn_orders(1)));
    assert_eq!(known(&scene, 1), Knowledge::Orders(o(2), o(1)));
}

/// ORD-2: with one card left there is no choice.
#[test]
fn ord_2_of_a_last_one_there_is_no_choice() {
    let scene = deck_of(&three()[1..2]).trials(&singles()).begin_drawing(&[0]);
    let log: Vec<Notice> = scene.log().iter().map(|event| event.notice).collect();
    let expected = [chosen(0, 0, false), modifier_set(Modifier::AddedNight, 1), intensity_asked(0)];
    assert_eq!(log[log.len() - 3..], expected);
    assert_eq!(scene.game().table().orders.left, 0);
}

/// ORD-2: with none there is no Order, and the least intensity is one.
#[test]
fn ord_2_with_none_there_is_no_order() {
    let scene = deck_of(&[]).trials(&singles()).begin();
    assert_eq!((in_play(&scene), scene.game().table().agenda), (vec![], Agenda::Intensity));
    assert_eq!(scene.legal(0)[0], Command::Intensity(1));
}

/// ORD-2: two Orders make two Missions with one: the first with a choice, then the one put back, then none.
#[test]
fn ord_2_until_the_deck_is_empty() {
    let scene = deck_of(&three()[..2]).trials(&singles()).mission(1);
    let mut scene = bare(scene).begin_drawing(&[0, 0]);
    scene.when(0, Command::Order(o(0)));
    scene.when(0, Command::Intensity(1));
    withdraw_all(&mut scene, &[]);
    assert!(came(&scene, chosen(1, 1, false)), "the last one is drawn without chance");
    scene.when(1, Command::Intensity(1));
    withdraw_all(&mut scene, &[]);
    assert_eq!(scene.followed().last(), Some(&intensity_asked(2)));
    assert_eq!(in_play(&scene), [0; 0]);
}

/// ORD-2: what is drawn the Leader alone sees.
#[test]
fn ord_2_the_two_are_the_leaders_secret() {
    let scene = deck_of(&three()).trials(&singles()).begin_drawing(&[2, 0]);
    assert_eq!(by_stream(&scene), [Knowledge::Orders(o(2), o(0)), Knowledge::Nothing, Knowledge::Nothing]);
    let drawn = scene.log().last().expect("the Orders are drawn");
    assert_eq!((drawn.notice, drawn.secret), (drawn_orders(0), Secret::Orders(o(2), o(0))));
    assert_eq!(scene.game().redact(drawn, Viewer::Spectator).secret, Secret::Nothing);
}

/// ORD-2: the one not chosen is known to the seat that saw it, also after the token has passed; to no other.
#[test]
fn ord_2_the_one_not_chosen_stays_known() {
    let four = [idle(), idle(), idle(), idle()];
    let mut scene = bare(deck_of(&four).trials(&singles()).mission(1)).begin_drawing(&[2, 0]);
    scene.when(0, Command::Order(o(2)));
    assert_eq!(by_stream(&scene), [Knowledge::Order(o(0)), Knowledge::Nothing, Knowledge::Nothing]);
    scene.when(0, Command::Intensity(1));
    for seat in [0, 1] {
        scene.when(seat, withdraw_bare());
        assert_eq!(by_stream(&scene), [Knowledge::Order(o(0)), Knowledge::Nothing, Knowledge::Nothing]);
    }
}

/// ORD-2: when it is drawn again the seat that saw it knows nothing any more; the new Leader does.
#[test]
fn ord_2_known_until_it_is_drawn_again() {
    let mut scene = bare(deck_of(&three()).trials(&singles()).mission(1)).begin_drawing(&[2, 0]);
    scene.when(0, Command::Order(o(2)));
    scene.when(0, Command::Intensity(1));
    withdraw_all(&mut scene, &[0]);
    // It has been drawn again, by seat 1.
    assert_eq!(by_stream(&scene), [Knowledge::Nothing, Knowledge::Orders(o(0), o(1)), Knowledge::Nothing]);
    scene.when(1, Command::Order(o(0)));
    assert_eq!(by_stream(&scene), [Knowledge::Nothing, Knowledge::Order(o(1)), Knowledge::Nothing]);
}

/// ORD-2: Tyrannical moves the token in mid-Mission: what was seen goes with the seat, not with the token.
#[test]
fn ord_2_a_new_leader_learns_nothing() {
    let pile = [single(Night), knock(Tyrannical), single(Rain), single(Snow)];
    let mut scene = bare(deck_of(&three()).trials(&pile).mission(1)).begin_drawing(&[2, 0]);
    scene.when(0, Command::Order(o(2)));
    scene.when(0, Command::Intensity(1));
    scene.when(0, withdraw_bare());
    scene.when(1, play_knock(Tyrannical));
    assert_eq!(scene.game().table().leader, s(1));
    assert_eq!(by_stream(&scene), [Knowledge::Order(o(0)), Knowledge::Nothing, Knowledge::Nothing]);
}

/// ORD-2: drawn as the last one it is known no more, since all see it.
#[test]
fn ord_2_drawn_as_the_last_one() {
    let mut scene = bare(deck_of(&three()[..2]).trials(&singles()).mission(1)).begin_drawing(&[0, 0]);
    scene.when(0, Command::Order(o(0)));
    assert_eq!(by_stream(&scene)[0], Knowledge::Order(o(1)));
    scene.when(0, Command::Intensity(1));
    withdraw_all(&mut scene, &[]);
    assert_eq!(by_stream(&scene), [Knowledge::Nothing; 3]);
}

/// ORD-3: the card gives the least intensity for three, four and five seats, and in Duo that for four.
#[test]
fn ord_3_the_least_intensity_by_seats() {
    let orders = [Order { intensity: [4, 3, 2], ..idle() }];
    let (deck, roster) = (deck(), of_orders(&orders));
    let pile: Vec<CardId> = (0..30).map(card).collect();
    let least = |game: Scenario<'_>| {
        let rules = Scenario { help: HelpPlan::Given, ..game }.rules().unwrap();
        let scene = Scene::with(rules).order_deck(&[o(0)]).trials(&pile).preparation().begin_drawing(&[0]);
        scene.legal(0).first().copied()
    };
    for (seats, cards) in [(3, 4), (4, 3), (5, 2)] {
        assert_eq!(least(Scenario::armistice(seats, &deck, &roster)), Some(Command::Intensity(cards)));
    }
    assert_eq!(least(Scenario::armistice(4, &deck, &roster).duo()), Some(Command::Intensity(3)));
}

/// ORD-3: the Leader may go higher than the number on the card.
#[test]
fn ord_3_the_leader_may_go_higher() {
    let pile: Vec<CardId> = (0..12).map(card).collect();
    let mut scene = deck_of(&[Order { intensity: [2, 1, 1], ..idle() }]).trials(&pile).begin_drawing(&[0]);
    scene.when(0, Command::Intensity(4));
    assert_eq!(scene.game().table().cards_in_hands(), 12);
}

/// ORD-3: one effect, which acts from the moment the Order is chosen, and may be an advantage.
#[test]
fn ord_3_the_effect_acts_at_once() {
    let scene = deck_of(&[order(lasting(What::FailAt))]).trials(&singles()).begin_drawing(&[0]);
    assert_eq!(modifier(&scene, Modifier::FailAt), 4);
    let scene = deck_of(&[order(lasting(What::Added(Night)))]).trials(&singles()).begin_drawing(&[0]);
    assert_eq!(scene.game().table().active.get(Night), 1);
}

/// ORD-3: an intensity that no seat could be dealt is refused.
#[test]
fn ord_3_intensities_that_cannot_be() {
    for intensity in [[0, 1, 1], [1, 1, 11]] {
        let wrong = grizzled_core::rules::check_order(&Order { intensity, ..idle() });
        assert_eq!(wrong, Err(grizzled_core::rules::CardError::Intensity));
    }
}
