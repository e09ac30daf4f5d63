//! The intensity of *Armistice*, and Missions that start at three (PREP-1, PREP-2, PREP-5).

use super::*;

/// An Order that changes nothing, with this least intensity for three, four and five seats.
fn at_least(intensity: [u8; 3]) -> Order {
    Order { intensity, ..idle() }
}

/// What is on offer to the Leader.
fn offered(scene: &Scene) -> Vec<Command> {
    scene.legal(scene.game().table().leader.number())
}

fn intensities(from: u8, to: u8) -> Vec<Command> {
    (from..=to).map(Command::Intensity).collect()
}

/// A game whose Briefing gives the first intensity, with these Orders in the deck.
fn briefed(intensity: u8, orders: &[Order]) -> Scene {
    let (deck, roster) = (deck(), of_orders(orders));
    let given_intensity = Some(intensity);
    let rules = Scenario { given_intensity, ..Scenario::armistice(3, &deck, &roster) }.rules().unwrap();
    let ids: Vec<OrderId> = (0..orders.len() as u8).map(o).collect();
    Scene::with(rules).order_deck(&ids).preparation()
}

/// PREP-1: without an Order the Leader chooses at least one, in the first Mission too.
#[test]
fn prep_1_without_an_order_at_least_one() {
    for mission in [1, 2] {
        let mut scene = quiet().trials(&singles()).mission(mission).preparation().begin();
        assert_eq!(offered(&scene), intensities(1, 2));
        assert_eq!(scene.refused(0, Command::Intensity(0)), because(Reason::IntensityNotOffered, RuleId::Prep1));
    }
}

/// PREP-1: the number on this Mission's Order is the least, in the first Mission too; the Leader may go higher.
#[test]
fn prep_1_the_orders_number_is_the_least() {
    for mission in [1, 2] {
        let scene = deck_of(&[at_least([2, 5, 5])]).trials(&threat_cards(15)).mission(mission);
        let mut scene = scene.begin_drawing(&[0]);
        assert_eq!(offered(&scene), intensities(2, 5));
        assert_eq!(scene.refused(0, Command::Intensity(1)), because(Reason::IntensityNotOffered, RuleId::Prep1));
    }
}

/// PREP-1: in a mix with the first Mission of a base game, too: three, unless an Order names another number, and effects
/// change it from there.
#[test]
fn prep_1_the_least_of_a_first_mission_gives_way() {
    let first = |orders: &[Order], effect| {
        let (deck, roster) = (deck(), of_orders(orders));
        let mix = Scenario { first_intensity: 3, ..Scenario::armistice(3, &deck, &roster) };
        let mut mix = Scenario { help: HelpPlan::Given, ..mix };
        mix.effects[0] = effect;
        Scene::with(mix.rules().unwrap()).trials(&threat_cards(15)).mission(1)
    };
    let number = |what, amount| Some(lasting(what).times(amount));
    assert_eq!(offered(&first(&[], None).preparation().begin()), intensities(3, 5));
    assert_eq!(offered(&first(&[], number(What::IntensityAtMost, 2)).preparation().begin()), intensities(2, 2));
    assert_eq!(offered(&first(&[], number(What::IntensityMore, 1)).preparation().begin()), intensities(4, 5));
    let ordered = first(&[at_least([2, 2, 2])], None).order_deck(&[o(0)]);
    assert_eq!(offered(&ordered.preparation().begin_drawing(&[0])), intensities(2, 5));
    let second = first(&[], None).mission(2).preparation().begin();
    assert_eq!(offered(&second), intensities(1, 5));
}

fn threat_cards(count: u8) -> Vec<CardId> {
    (0..count).map(card).collect()
}

/// PREP-1: the number of an Order from an earlier Mission that is still in play says nothing: it is *this* Mission's.
#[test]
fn prep_1_an_earlier_orders_number_is_over() {
    let earlier = Order { intensity: [3, 3, 3], ..until(Cancellation::SpeechMade, lasting(What::Harmless(Whistle))) };
    let orders = [earlier, at_least([2, 2, 2])];
    let scene = Scene::with(rules_for(3, &of_orders(&orders))).orders(&[o(0)]).order_deck(&[o(1)]);
    let scene = scene.trials(&threat_cards(15)).preparation().begin_drawing(&[0]);
    assert_eq!(in_play(&scene), [0, 1]);
    assert_eq!(offered(&scene), intensities(2, 5));
    let alone = Scene::with(rules_for(3, &of_orders(&orders))).orders(&[o(0)]);
    let alone = alone.trials(&threat_cards(15)).preparation().begin();
    assert_eq!(offered(&alone), intensities(1, 5));
}

/// PREP-1: a Briefing's first intensity is exact and nothing is asked.
#[test]
fn prep_1_a_briefings_intensity_is_exact() {
    let scene = briefed(2, &[]).mission(1).trials(&threat_cards(15)).begin();
    let given = Notice::IntensityGiven { intensity: 2 };
    let deal = [given, dealt(0), dealt(1), dealt(2), dealt(0), dealt(1), dealt(2), turn(0)];
    let log: Vec<Notice> = scene.log().iter().map(|event| event.notice).collect();
    assert_eq!(log[log.len() - deal.len()..], deal);
    assert_eq!(scene.game().table().intensity, 2);
}

/// PREP-1: only the first Mission's: in the second one the Leader is asked.
#[test]
fn prep_1_the_briefings_number_is_the_first_missions() {
    let scene = briefed(2, &[]).mission(2).trials(&threat_cards(15)).begin();
    assert_eq!(offered(&scene), intensities(1, 5));
}

/// PREP-1: the Briefing's number overrides the first Order's least; that Order is still chosen, and acts.
#[test]
fn prep_1_the_briefing_overrides_the_order() {
    let loud = Order { intensity: [4, 4, 4], ..order(lasting(What::Added(Night))) };
    let scene = briefed(1, &[loud, loud]).mission(1).trials(&threat_cards(15));
    let mut scene = scene.begin_drawing(&[0, 0]);
    assert_eq!(scene.game().table().agenda, Agenda::Order, "the Order is still chosen");
    scene.when(0, Command::Order(o(1)));
    let given = Notice::IntensityGiven { intensity: 1 };
    assert_eq!(scene.followed()[scene.followed().len() - 5..], [given, dealt(0), dealt(1), dealt(2), turn(0)]);
    assert_eq!(scene.game().table().active.get(Night), 1, "and acts");
}

/// PREP-1: nor does what an Order says of the intensity change the Briefing's number.
#[test]
fn prep_1_the_briefing_overrides_what_the_order_does() {
    let exact = order(lasting(What::IntensityExactly).times(3));
    let scene = briefed(1, &[exact]).mission(1).trials(&threat_cards(15)).begin_drawing(&[0]);
    assert_eq!(scene.game().table().intensity, 1);
}

/// PREP-2: offered is up to the number that empties the pile, and always the least itself.
#[test]
fn prep_2_up_to_the_number_that_empties_the_pile() {
    for (trials, most) in [(0, 2), (1, 2), (6, 2), (7, 3), (9, 3), (10, 4)] {
        // Without a card anywhere the game would be won.
        let scene = deck_of(&[at_least([2, 2, 2])]).trials(&threat_cards(trials)).hand(0, &[knock(Mute)]);
        let mut scene = scene.begin_drawing(&[0]);
        assert_eq!(offered(&scene), intensities(2, most), "{trials} Trials");
        let refused = scene.refused(0, Command::Intensity(most + 1));
        assert_eq!(refused, because(Reason::IntensityNotOffered, RuleId::Prep2));
    }
}

/// PREP-2, PREP-3: a least number beyond the pile is the only one; what there is is dealt.
#[test]
fn prep_2_the_least_beyond_the_pile() {
    let mut scene = deck_of(&[at_least([4, 4, 4])]).trials(&threat_cards(4)).begin_drawing(&[0]);
    assert_eq!(offered(&scene), intensities(4, 4));
    scene.when(0, Command::Intensity(4));
    scene.then(&[intensity(0, 4), dealt(0), dealt(1), dealt(2), dealt(0), turn(0)]);
}

/// PREP-5: an Order may start a Mission at three: it fails at once, and nobody has played a tile.
#[test]
fn prep_5_an_order_starts_a_mission_at_three() {
    let scene = deck_of(&[order(lasting(What::Added(Shell)).times(2))]).knocks(&[(1, PhobiaOfShell)]);
    let mut scene = scene.trials(&threat_cards(5)).begin_drawing(&[0]);
    scene.when_drawing(0, Command::Intensity(1), &as_they_lie(2));
    let deal = [intensity(0, 1), dealt(0), dealt(1), dealt(2), failed(Shell), shuffled(2), NOBODY];
    assert_eq!(scene.followed()[..7], deal);
    assert_eq!(scene.followed()[7], order_gone(0, false));
    assert!(came(&scene, dropped(3)) && came(&scene, leads(1)) && came(&scene, started(3, 3)));
}

/// PREP-5: so may Orders that stack, but only after the deal: the intensity is chosen first.
#[test]
fn prep_5_orders_that_stack_start_a_mission_at_three() {
    let shell = until(Cancellation::SpeechMade, lasting(What::Added(Shell)));
    let orders = [shell, shell, shell];
    let scene = Scene::with(rules_for(3, &of_orders(&orders))).orders(&[o(0), o(1)]).order_deck(&[o(2)]);
    let mut scene = scene.trials(&threat_cards(5)).preparation().begin_drawing(&[0]);
    assert_eq!(scene.game().table().agenda, Agenda::Intensity);
    scene.when_drawing(0, Command::Intensity(1), &as_they_lie(2));
    assert_eq!(scene.followed()[4], failed(Shell));
    assert_eq!(in_play(&scene), [0, 1, 2], "their condition is not met");
}
