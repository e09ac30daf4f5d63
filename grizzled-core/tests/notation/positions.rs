//! A game as it stands as a position, and what no position can say.

use crate::*;
use grizzled_core::notation::{Unsayable, position_of};
use grizzled_core::{Agenda, OrderPlan};

/// A scene in the midst of a Mission is said as it was given.
#[test]
fn a_turn_is_said_as_it_was_given() {
    let scene = Scene::new(4).hand(0, &[knock(Mute)]).knocks(&[(1, Fearful), (0, Tyrannical)]).speeches(2, 1);
    let scene = scene.no_mans_land(&[plain(&[Night, Shell])]).withdrawn(3, Some(Left)).turn(2).charms_used(&[1]);
    let scene = scene.trials(&[plain(&[Rain, Mask])]).begin();
    assert_eq!(position_of(scene.game()), Ok(scene.setup()));
}

/// CHAP-2: at the start of a Preparation the Chaplain has his tile back, and it is drawn anew.
#[test]
fn chap_2_at_a_preparation_the_chaplain_has_his_tile_back() {
    let scene = Scene::new(2).preparation().begin_drawing(&[1]);
    assert_eq!(position_of(scene.game()), Ok(scene.setup()));
}

/// ACT-SPEECH: while a Speech is being answered there is no position.
#[test]
fn act_speech_a_question_is_no_position() {
    let mut scene = Scene::new(3).speeches(0, 1).begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(position_of(scene.game()), Err(Unsayable::Question));
}

/// ORD-2: the Order that was put back is the next one drawn, which a position does not say.
#[test]
fn ord_2_an_order_on_top_of_the_deck_is_not_said() {
    let rules = Scenario { help: HelpPlan::None, ..Scenario::one_shot(3, armistice::NORMAL) };
    let rules = rules.rules().expect("a game without Helping Hands");
    let mut game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).expect("a game");
    let leader = game.table().leader;
    let order = game.legal(leader).get(0).expect("an Order");
    game.apply(leader, &order, &mut Seeded::new(2), &mut ()).expect("an Order");
    assert_eq!(position_of(&game), Err(Unsayable::OrderOnTop));
}

/// ONE-1: the Helping Hands that the rules draw are not said.
#[test]
fn one_1_helping_hands_that_are_drawn_are_not_said() {
    let rules = Scenario { orders: OrderPlan::NONE, ..Scenario::one_shot(3, armistice::NORMAL) };
    let rules = rules.rules().expect("a game without Orders");
    let mut game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).expect("a game");
    while game.table().agenda != Agenda::Intensity {
        let seat = game.awaiting().iter().next().expect("a seat is asked");
        let command = game.check(seat, &Command::Decline).map(|()| Command::Decline);
        let command = command.ok().or(game.legal(seat).get(0)).expect("the seat can do something");
        game.apply(seat, &command, &mut Seeded::new(2), &mut ()).expect("it is legal");
    }
    assert_eq!(position_of(&game), Err(Unsayable::HelpHeld));
}
