//! What a seat or a spectator sees, as a line.

use crate::*;
use grizzled_core::SpectatorView;
use grizzled_core::notation::Part;

fn seen(scene: &Scene, seat: Seat) -> PartialPosition {
    let view = scene.game().view(seat).expect("the seat is played");
    PartialPosition::of_seat(scene.game().rules(), &view)
}

/// TAB-5: one's own hand and tiles are shown, of the others' only how many there are.
#[test]
fn tab_5_a_line_of_a_view_has_numbers_for_what_is_hidden() {
    let hand = [plain(&[Night, Mask]), knock(Mute)];
    let scene = Scene::new(3).hand(0, &hand).hand(1, &[plain(&[Rain, Shell])]).trials(&[plain(&[Snow, Whistle])]);
    let scene = scene.withdrawn(2, Some(DoubleLeft)).tiles(2, &[]);
    // With three seats in the ring there are no double tiles.
    let scene = scene.withdrawn(2, Some(Left)).begin();
    let line = "view:0 lead:0 cast:felix,charles,gustave tiles0:L,R tiles1:2? tiles2:- mission:2 turn:0 hand0:nm,mute \
                hand1:1? gone2:1? trials:1? morale:55?";
    assert_eq!(seen(&scene, Seat::S0).write(scene.game().rules()), line);
    assert_eq!(PartialPosition::read(&base_rules(3), line), Ok(seen(&scene, Seat::S0)));
    let own = seen(&scene, Seat::S2).write(scene.game().rules());
    assert!(own.contains(" gone2:L "), "{own}");
}

/// TAB-5: who only watches sees no hand.
#[test]
fn tab_5_a_spectator_sees_no_hand() {
    let scene = Scene::new(2).hand(0, &[knock(Mute)]).chaplain_played(Left).begin();
    let view: SpectatorView = scene.game().spectator_view();
    let line = "view:spectator lead:0 cast:felix,charles tiles0:2? tiles1:2? tiles2:2? mission:2 turn:0 hand0:1? \
                chaplain:1? morale:58?";
    let seen = PartialPosition::of_spectator(scene.game().rules(), &view);
    assert_eq!(seen.write(scene.game().rules()), line);
    assert_eq!(PartialPosition::read(&base_rules(2), line), Ok(seen));
}

/// ORD-1, REC-1: nobody sees the decks of Orders and Recruits.
#[test]
fn ord_1_and_rec_1_the_decks_of_the_modules_are_counted() {
    let o = |number| OrderId::new(number).expect("an Order");
    let recruits = [0, 4].map(|number| RecruitId::new(number).expect("a Recruit"));
    let scene = Scene::with(armistice_rules()).orders(&[o(3)]).order_deck(&[o(1), o(2)]).recruit_deck(&recruits);
    let line = seen(&scene.begin(), Seat::S1).write(&armistice_rules());
    assert!(line.contains(" orders:o3 orderdeck:2? recruitdeck:2? "), "{line}");
}

#[test]
fn only_what_hides_nothing_is_a_setup() {
    let rules = base_rules(3);
    let whole = PartialPosition::read(&rules, "lead:0 mission:2 hand0:nm morale:*").expect("a position");
    assert_eq!(whole.setup(), notation::read_position(&rules, "lead:0 mission:2 hand0:nm morale:*").ok());
    for line in ["view:0", "mission:2 hand0:1?", "tiles0:2?", "mission:2 turn:0 gone1:1?", "mission:2 trials:4?"] {
        let hidden = PartialPosition::read(&rules, line).expect(line);
        assert_eq!((hidden.setup(), hidden.write(&rules).as_str()), (None, line));
    }
    assert_eq!((Part::Known(3).known(), Part::<u8>::Hidden(3).known()), (Some(3), None));
}

/// ORD-2: the Order on top of its deck is shown to the seat that put it back alone, and counted for it apart.
#[test]
fn ord_2_the_order_on_top_is_shown_to_who_put_it_back() {
    let rules = armistice_rules();
    let line = "lead:0 cast:felix,charles,gustave tiles0:L,R tiles1:L,R tiles2:L,R mission:2 turn:0 hand0:nm \
                orderdeck:o1,o2 ordertop:o3@1 morale:*";
    let setup = notation::read_position(&rules, line).expect("a position");
    let game = Game::new(rules, &setup, &mut Seeded::new(1), &mut ()).expect("a game");
    let written = |seat| PartialPosition::of_seat(&rules, &game.view(seat).expect("a view")).write(&rules);
    let own = written(Seat::S1);
    assert!(own.contains(" orderdeck:2? ordertop:o3@1 "), "{own}");
    let others = written(Seat::S0);
    assert!(others.contains(" orderdeck:3? ") && !others.contains("ordertop"), "{others}");
}

/// HH-1, PREP-1: Helping Hands lie open; and before the cards are dealt it is nobody's turn.
#[test]
fn hh_1_helping_hands_are_shown_and_no_turn_before_the_deal() {
    let help: Vec<HelpId> = [2, 5].into_iter().filter_map(HelpId::new).collect();
    let orders: Vec<OrderId> = [1, 2].into_iter().filter_map(OrderId::new).collect();
    let scene = Scene::with(armistice_rules()).help(1, &help).order_deck(&orders).trials(&[plain(&[Night, Mask])]);
    let under_way = seen(&scene.clone().begin(), Seat::S0).write(&armistice_rules());
    assert!(under_way.contains(" turn:0 ") && under_way.contains(" help1:h2,h5"), "{under_way}");
    let preparation = seen(&scene.preparation().begin_drawing(&[0, 0]), Seat::S0).write(&armistice_rules());
    assert!(preparation.contains(" mission:") && !preparation.contains(" turn:"), "{preparation}");
}
