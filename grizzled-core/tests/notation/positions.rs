//! A game as it stands as a position, and what no position can say.

use crate::*;
use grizzled_core::Chance;
use grizzled_core::cards::OrderPlan;
use grizzled_core::notation::{PositionError, position_of, read_position, write_position};
use grizzled_core::state::{Agenda, Knowledge};
use grizzled_core::testkit::{Walk, modes};
use grizzled_core::vocabulary::{HelpSet, MAX_SEATS};

/// A scene in the middle of a Mission is said as it was given.
#[test]
fn a_turn_is_said_as_it_was_given() {
    let scene = Scene::new(4).hand(0, &[knock(Mute)]).knocks(&[(1, Fearful), (0, Tyrannical)]).speeches(2, 1);
    let scene = scene.no_mans_land(&[plain(&[Night, Shell])]).withdrawn(3, Some(Left)).turn(2).charms_used(&[1]);
    let scene = scene.trials(&[plain(&[Rain, Mask])]).begin();
    assert_eq!(position_of(scene.game()), Ok(scene.setup()));
}

/// CHAP-2: at the start of a Preparation the Chaplain has his tile back, and it is drawn again.
#[test]
fn chap_2_at_a_preparation_the_chaplain_has_his_tile_back() {
    let scene =
        Scene::new(2).hand(0, &[knock(grizzled_core::cards::HardKnock::Mute)]).preparation().begin_drawing(&[1]);
    assert_eq!(position_of(scene.game()), Ok(scene.setup()));
}

/// ACT-SPEECH: while a Speech is being answered there is no position.
#[test]
fn act_speech_a_question_is_no_position() {
    let mut scene = Scene::new(3).speeches(0, 1).begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(position_of(scene.game()), Err(PositionError::Question));
}

/// ORD-2: the Order that was put back is the next one drawn, and only the seat that put it back knows it.
#[test]
fn ord_2_an_order_on_top_of_the_deck_is_said_with_who_knows_it() {
    let rules = Scenario { help: HelpPlan::None, ..Scenario::one_shot(3, armistice::NORMAL) };
    let rules = rules.rules().expect("a game without Helping Hands");
    let mut game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).expect("a game");
    let leader = game.table().leader;
    let order = game.legal(leader).get(0).expect("an Order");
    game.apply(leader, &order, &mut Seeded::new(2), &mut ()).expect("an Order");
    assert_eq!(position_of(&game), Err(PositionError::Question), "a Preparation is said from its beginning");
    let intensity = game.legal(leader).get(0).expect("an intensity");
    game.apply(leader, &intensity, &mut Seeded::new(2), &mut ()).expect("an intensity");
    let setup = position_of(&game).expect("it can be said");
    let top = setup.position.as_ref().and_then(|position| position.roster.as_ref()?.top_order);
    assert_eq!(top.map(|(order, _)| Some(order)), Some(game.state().roster_decks().top_order));
    assert_eq!(top.map(|(_, seat)| seat), Some(leader));
    let line = write_position(&rules, &setup);
    assert!(line.contains(&format!("ordertop:o{}@{}", top.unwrap().0.number(), leader.number())), "{line}");
    let again = Game::new(rules, &read_position(&rules, &line).unwrap(), &mut Seeded::new(3), &mut ()).unwrap();
    assert_eq!(again.state().known(leader), game.state().known(leader));
    assert_eq!(again.state().roster_decks(), game.state().roster_decks());
}

/// ORD-2, HH-4: who put an Order back knows it, whatever Helping Hand lies before the seat.
#[test]
fn ord_2_a_helping_hand_does_not_make_forget_the_order_on_top() {
    let rules = Scenario::one_shot(4, armistice::NORMAL).rules().expect("a one-shot");
    let (mut said, mut chance) = (0, Seeded::new(5));
    for seed in 0..30 {
        let mut game = Game::new(rules, &Setup::default(), &mut Seeded::new(seed), &mut ()).expect("a game");
        while let Some(seat) = game.awaiting().iter().next() {
            if let Ok(setup) = position_of(&game) {
                let again = Game::new(rules, &setup, &mut Seeded::new(1), &mut ()).expect("a game");
                let top = game.state().roster_decks().top_order;
                let knows = |game: &Game| {
                    Seat::ALL.map(|seat| game.state().known(seat) == top.map_or(Knowledge::Nothing, Knowledge::Order))
                };
                assert!(top.is_none() || knows(&again) == knows(&game));
                said += usize::from(top.is_some() && setup.help != [HelpSet::EMPTY; MAX_SEATS]);
            }
            let legal = game.legal(seat);
            let command = legal.get(chance.below(legal.len() as u32) as usize).expect("a choice");
            game.apply(seat, &command, &mut chance, &mut ()).expect("it is listed");
        }
    }
    assert!(said > 20, "{said} turns with an Order on top and a Helping Hand");
}

/// ONE-1: the Helping Hands that were drawn and kept lie before their seats in a position.
#[test]
fn one_1_helping_hands_that_were_drawn_are_said() {
    let rules = Scenario { orders: OrderPlan::NONE, ..Scenario::one_shot(3, armistice::NORMAL) };
    let rules = rules.rules().expect("a game without Orders");
    let mut game = Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut ()).expect("a game");
    while game.table().agenda != Agenda::Intensity {
        let seat = game.awaiting().iter().next().expect("a seat is asked");
        let command = game.check(seat, &Command::Decline).map(|()| Command::Decline);
        let command = command.ok().or(game.legal(seat).get(0)).expect("the seat can do something");
        game.apply(seat, &command, &mut Seeded::new(2), &mut ()).expect("it is legal");
    }
    let setup = position_of(&game).expect("it can be said");
    assert_eq!(setup.help, game.table().helping_hands.held);
    let again = Game::new(rules, &setup, &mut Seeded::new(3), &mut ()).expect("a game");
    assert_eq!(again.table().helping_hands.held, game.table().helping_hands.held);
}

/// SOLO-4, SOLO-5: that a player alone fills the hand up no more, and which Support tiles are left, no position says.
#[test]
fn solo_4_what_a_position_does_not_say_of_a_game_for_one() {
    let mut walk = Walk::new(modes::solo(), 3);
    let (mut declined, mut drawn) = (0, 0);
    while walk.step().is_some() {
        let table = walk.game.table();
        if !matches!(table.agenda, Agenda::Turn { .. }) {
            continue;
        }
        if table.solo.refill_declined {
            assert_eq!(position_of(&walk.game), Err(PositionError::RefillDeclined));
            declined += 1;
        } else if table.solo.tiles != 0b1111 {
            assert_eq!(position_of(&walk.game), Err(PositionError::SoloTiles));
            drawn += 1;
        }
    }
    assert!(declined > 0 && drawn > 0, "{declined} turns after a refill was declined, {drawn} after Support");
}
