//! Section 4: the Preparation (PREP-0 to PREP-5).

use crate::*;
use grizzled_core::vocabulary::Source;

/// Six cards for a Trials pile, the top first.
fn six() -> [CardId; 6] {
    let night = [pair(Night, Mask), pair(Night, Shell), pair(Night, Whistle)];
    let rain = [pair(Rain, Mask), pair(Rain, Shell), pair(Rain, Whistle)];
    [night[0], night[1], night[2], rain[0], rain[1], rain[2]]
}

/// The least and the greatest intensity listed for the seat.
fn offered(scene: &Scene, seat: u8) -> (u8, u8) {
    let offer: Vec<u8> = scene.legal(seat).iter().map(intensity_of).collect();
    let range = (offer[0], offer[offer.len() - 1]);
    assert_eq!(offer, (range.0..=range.1).collect::<Vec<_>>());
    range
}

fn intensity_of(command: &Command) -> u8 {
    match command {
        Command::Intensity(cards) => *cards,
        other => panic!("{other:?} is no intensity"),
    }
}

/// PREP-0: a new Mission has every seat in it, however the last one ended, and all Hard Knocks awake.
#[test]
fn prep_0_every_seat_is_in_and_every_knock_awake() {
    let scene = Scene::new(3).trials(&[XMAS]).withdrawn(1, Some(Left)).withdrawn(2, Some(Left));
    let mut scene = scene.knocks(&[(1, TraumaOfNight), (2, PhobiaOfShell)]).begin();
    assert_eq!(scene.game().table().active.to_array(), [0; 6]);
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&started(3, 3)));
    let table = scene.game().table();
    assert_eq!(table.in_mission, seats(&[0, 1, 2]));
    assert_eq!(table.active.to_array(), [1, 0, 0, 0, 1, 0]);
}

/// PREP-1: the Leader alone is asked for the intensity.
#[test]
fn prep_1_the_leader_is_asked() {
    let mut scene = Scene::new(3).leader(2).trials(&six()).preparation().begin();
    assert_eq!(scene.game().awaiting(), seats(&[2]));
    assert_eq!(scene.game().table().agenda, Agenda::Intensity);
    let refused = scene.refused(0, Command::Intensity(1));
    assert_eq!(refused, because(Reason::NotAwaited, RuleId::Prep1));
    scene.when(2, Command::Intensity(1));
    scene.then(&[intensity(2, 1), dealt(2), dealt(0), dealt(1), turn(2)]);
    assert_eq!(scene.game().table().intensity, 1);
}

/// PREP-1: the first Mission has an intensity of at least three, every other at least one.
#[test]
fn prep_1_the_first_mission_is_at_least_three() {
    let mut first = Scene::new(3).mission(1).trials(&six()).preparation().begin();
    assert_eq!(offered(&first, 0), (3, 3));
    assert_eq!(first.refused(0, Command::Intensity(2)), because(Reason::IntensityNotOffered, RuleId::Prep1));
    let mut second = Scene::new(3).mission(2).trials(&six()).preparation().begin();
    assert_eq!(offered(&second, 0), (1, 2));
    assert_eq!(second.refused(0, Command::Intensity(0)), because(Reason::IntensityNotOffered, RuleId::Prep1));
}

/// PREP-2: offered is up to the number that empties the pile, rounded up, counting the seats dealt to.
#[test]
fn prep_2_up_to_what_empties_the_pile() {
    for (players, cards, most) in [(3, 6, 2), (3, 5, 2), (3, 4, 2), (3, 3, 1), (4, 6, 2), (5, 6, 2), (5, 5, 1)] {
        let mut scene = Scene::new(players).trials(&six()[..cards]).preparation().begin();
        assert_eq!(offered(&scene, 0), (1, most), "{players} players, {cards} cards");
        let refused = scene.refused(0, Command::Intensity(most + 1));
        assert_eq!(refused, because(Reason::IntensityNotOffered, RuleId::Prep2));
    }
}

/// PREP-2: the Chaplain is dealt no cards, so two seats share the pile.
#[test]
fn prep_2_the_chaplain_is_not_dealt_to() {
    let scene = Scene::new(2).trials(&six()[..5]).preparation().begin_drawing(&[0]);
    assert_eq!(offered(&scene, 0), (1, 3));
}

/// PREP-2: the minimum is always offered, also when the pile is too small for it.
#[test]
fn prep_2_the_minimum_is_always_offered() {
    let mut scene = Scene::new(3).mission(1).trials(&six()[..2]).preparation().begin();
    assert_eq!(offered(&scene, 0), (3, 3));
    scene.when(0, Command::Intensity(3));
    scene.then(&[intensity(0, 3), dealt(0), dealt(1), turn(0)]);
    let empty = Scene::new(3).hand(0, &[XMAS]).preparation().begin();
    assert_eq!(offered(&empty, 0), (1, 1));
}

/// PREP-3: cards go one at a time from the top, clockwise from the Leader, round after round.
#[test]
fn prep_3_one_card_at_a_time_from_the_leader() {
    let mut scene = Scene::new(3).leader(1).trials(&six()).preparation().begin();
    scene.when(1, Command::Intensity(2));
    let deal = [dealt(1), dealt(2), dealt(0), dealt(1), dealt(2), dealt(0)];
    scene.then(&[&[intensity(1, 2)], &deal[..], &[turn(1)]].concat());
    let state = scene.game().state();
    assert_eq!(state.own(s(1)).hand, cards(&[six()[0], six()[3]]));
    assert_eq!(state.own(s(2)).hand, cards(&[six()[1], six()[4]]));
    assert_eq!(state.own(s(0)).hand, cards(&[six()[2], six()[5]]));
}

/// PREP-3: when the pile runs out, dealing stops where it is.
#[test]
fn prep_3_dealing_stops_when_the_pile_runs_out() {
    let mut scene = Scene::new(3).leader(2).trials(&six()[..4]).preparation().begin();
    scene.when(2, Command::Intensity(2));
    scene.then(&[intensity(2, 2), dealt(2), dealt(0), dealt(1), dealt(2), turn(2)]);
    assert_eq!(scene.game().table().trials, 0);
}

/// PREP-3: cards kept from the last Mission stay in hand besides those dealt.
#[test]
fn prep_3_cards_kept_stay_in_hand() {
    let mut scene = Scene::new(3).trials(&six()[..3]).hand(0, &[XMAS]).preparation().begin();
    scene.when(0, Command::Intensity(1));
    assert_eq!(scene.game().state().own(s(0)).hand, cards(&[XMAS, six()[0]]));
}

/// PREP-4: Frenzied draws after the whole deal.
#[test]
fn prep_4_frenzied_draws_after_the_deal() {
    let mut scene = Scene::new(3).leader(2).trials(&six()).knocks(&[(0, Frenzied)]).preparation().begin();
    scene.when(2, Command::Intensity(1));
    let deal = [dealt(2), dealt(0), dealt(1)];
    scene.then(&[&[intensity(2, 1)], &deal[..], &[drawn(0, Frenzied); 2], &[turn(2)]].concat());
    assert_eq!(scene.game().state().own(s(0)).hand, cards(&[six()[1], six()[3], six()[4]]));
}

/// A deck with copies of these Hard Knocks, then twenty Threats that bear the Whistle alone.
fn deck_with(knocks: &[HardKnock]) -> Vec<Face> {
    let knocks = knocks.iter().map(|&kind| Face::HardKnock(kind));
    knocks.chain((0..20).map(|_| threat_face(&[Whistle]))).collect()
}

fn scene_with(knocks: &[HardKnock]) -> Scene {
    Scene::with(
        Scenario { deck: &deck_with(knocks), trials: 5, ..Scenario::base(3) }.rules().expect("a deck with copies"),
    )
}

/// PREP-4: with several Frenzied the seats draw one after the other, from the Leader clockwise.
#[test]
fn prep_4_frenzied_draws_seat_by_seat_from_the_leader() {
    let scene = scene_with(&[Frenzied, Frenzied]).leader(1).knock_cards(&[(0, card(0)), (2, card(1))]);
    let mut scene = scene.trials(&[2, 3, 4, 5, 6, 7, 8].map(card)).preparation().begin();
    scene.when(1, Command::Intensity(1));
    let draws =
        [(2, 1), (2, 1), (0, 0), (0, 0)].map(|(seat, of)| Notice::Drawn { seat: s(seat), by: Source::Knock(card(of)) });
    scene.then(&[&[intensity(1, 1), dealt(1), dealt(2), dealt(0)], &draws[..], &[turn(1)]].concat());
    assert_eq!(scene.game().state().own(s(0)).hand, cards(&[card(4), card(7), card(8)]));
}

/// PREP-5: threats of copies that add up to three fail the Mission at once, before any turn and any tile.
#[test]
fn prep_5_a_mission_can_fail_before_its_first_turn() {
    let knocks = [(0, card(0)), (1, card(1)), (2, card(2))];
    let scene = scene_with(&[TraumaOfRain; 3]).knock_cards(&knocks).trials(&[3, 4, 5].map(card));
    let mut scene = scene.preparation().begin();
    scene.when(0, Command::Intensity(1));
    let deal = [intensity(0, 1), dealt(0), dealt(1), dealt(2)];
    scene.then(&[&deal[..], &[failed(Rain), shuffled(0), NOBODY, dropped(3), leads(1), started(3, 3)]].concat());
}

/// PREP-5: the check comes once, after the deal; the Chaplain's tile alone counts then.
#[test]
fn prep_5_only_the_chaplain_has_played_a_tile_then() {
    let rules = Scenario { deck: &deck_with(&[TraumaOfRain; 3]), trials: 5, ..Scenario::base(2) }
        .rules()
        .expect("a deck with copies");
    let scene = Scene::with(rules).knock_cards(&[(0, card(0)), (0, card(1)), (1, card(2))]);
    let mut scene = scene.trials(&[card(3)]).preparation().begin_drawing(&[0]);
    scene.when(0, Command::Intensity(1));
    let fails = [intensity(0, 1), dealt(0), failed(Rain), shuffled(0), revealed(2, Left, 0), most(0)];
    scene.then(&[&fails[..], &[relief_asked(0, 1, false)]].concat()[..]);
}

/// PREP-5: the first turn is the Leader's, and the next the seat's to the left.
#[test]
fn prep_5_the_first_turn_is_the_leaders() {
    let mut scene = Scene::new(3).leader(1).trials(&six()).preparation().begin();
    scene.when(1, Command::Intensity(2));
    assert_eq!(scene.game().awaiting(), seats(&[1]));
    scene.when(1, play(six()[0]));
    assert_eq!(scene.game().awaiting(), seats(&[2]));
}
