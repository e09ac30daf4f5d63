//! Every rule test can be written from a line: a scene is a line, and a line is a scene.

use crate::*;

/// The setups of these two are one, and the same line says both.
fn assert_same(scene: &Scene, line: &str, rules: Rules) {
    assert_eq!(scene.notation(), line);
    let read = Scene::from_notation(rules, line);
    assert_eq!(read.setup(), scene.setup(), "{line}");
    assert_eq!(read.notation(), line);
}

/// What every scene for three has that says nothing else.
const THREE: &str = "lead:0 cast:felix,charles,gustave tiles0:L,R tiles1:L,R tiles2:L,R mission:2 turn:0";

/// The scenes of some tests in `tests/rules`, each with its line.
#[test]
fn scenes_of_rule_tests_are_written_both_ways() {
    let night = [plain(&[Night, Mask]), plain(&[Night, Shell])];
    let cards = [(1, &night[..1]), (2, &night[1..])];
    let scene = cards.into_iter().fold(Scene::new(3).speeches(0, 2), |scene, (seat, cards)| scene.hand(seat, cards));
    assert_same(&scene, &format!("{THREE} hand1:nm hand2:nh speech0:2 morale:*"), base_rules(3));

    let scene = Scene::new(3).speeches(0, 1).hand(0, &[base::MERRY_CHRISTMAS]);
    let scene = scene.withdrawn(1, None).withdrawn(2, None);
    // WDR-2: whoever has withdrawn without a tile holds none (SET-6).
    let without = THREE.replace("tiles1:L,R tiles2:L,R", "tiles1:- tiles2:-");
    assert_same(&scene, &format!("{without} hand0:xmas gone1:- gone2:- speech0:1 morale:*"), base_rules(3));

    let scene = Scene::new(3).no_mans_land(&night).knocks(&[(2, TraumaOfNight), (0, Fearful)]).withdrawn(2, Some(Left));
    let line = format!("{THREE} land:nm,nh gone2:L knocks:trauma_of_night@2,fearful@0 morale:*");
    assert_same(&scene, &line, base_rules(3));
}

/// Each piece that a scene can have, one by one.
#[test]
fn every_piece_of_a_base_scene_has_its_field() {
    let nm = [plain(&[Night, Mask]), plain_copy(&[Night, Mask], 1), trap(&[Night, Mask])];
    let pieces = [
        (Scene::new(3).leader(2), THREE.replace("lead:0", "lead:2").replace("turn:0", "turn:2") + " morale:*"),
        (Scene::new(3).led_by_rule(), THREE.replace("lead:0 ", "") + " morale:*"),
        (Scene::new(3).turn(1), THREE.replace("turn:0", "turn:1") + " morale:*"),
        (Scene::new(3).hand(1, &nm), format!("{THREE} hand1:nm,nm/2,nm! morale:*")),
        (Scene::new(3).knocks(&[(1, Mute), (0, Clumsy)]), format!("{THREE} knocks:mute@1,clumsy@0 morale:*")),
        (Scene::new(3).no_mans_land(&nm[..1]), format!("{THREE} land:nm morale:*")),
        (Scene::new(3).withdrawn(1, None), THREE.replace("tiles1:L,R", "tiles1:-") + " gone1:- morale:*"),
        (Scene::new(3).withdrawn(2, Some(Right)), format!("{THREE} gone2:R morale:*")),
        (Scene::new(3).trials(&nm), format!("{THREE} trials:nm!,nm/2,nm morale:*")),
        (Scene::new(3).morale(5), format!("{THREE} morale:*5 out:*")),
        (Scene::new(3).tiles(1, &[Left, Left]), THREE.replace("tiles1:L,R", "tiles1:L,L") + " morale:*"),
        (Scene::new(3).tiles(1, &[]), THREE.replace("tiles1:L,R", "tiles1:-") + " morale:*"),
        (Scene::new(3).charms_used(&[0, 2]), format!("{THREE} charmused:0,2 morale:*")),
        (Scene::new(3).speeches(1, 2).supply(3), format!("{THREE} speech1:2 supply:3 morale:*")),
        (Scene::new(3).mission(7), THREE.replace("mission:2", "mission:7") + " morale:*"),
        (Scene::new(3).preparation(), THREE.replace(" turn:0", "") + " morale:*"),
    ];
    for (scene, line) in pieces {
        assert_same(&scene, &line, base_rules(3));
    }
}

/// The Chaplain's tile, and double tiles.
#[test]
fn scenes_for_other_tables_have_their_lines() {
    let line = "lead:0 cast:felix,charles tiles0:L,R tiles1:L,R tiles2:L,R mission:2 turn:0 chaplain:R morale:*";
    assert_same(&Scene::new(2).chaplain_played(Right), line, base_rules(2));
    let line = "lead:0 cast:felix,charles,gustave,anselme tiles0:LL,RR tiles1:L,R tiles2:L,R tiles3:L,R mission:2 turn:0 \
                morale:*";
    assert_same(&Scene::new(4).tiles(0, &[DoubleRight, DoubleLeft]), line, base_rules(4));
    let solo = Scenario::solo().rules().expect("the game for one");
    let line = "lead:0 cast:felix,charles,gustave mission:2 turn:0 morale:*";
    assert_same(&Scene::with(solo), line, solo);
}

/// Orders, Recruits and Helping Hands.
#[test]
fn every_piece_of_a_module_has_its_field() {
    let o = |number| OrderId::new(number).expect("an Order");
    let r = |number| RecruitId::new(number).expect("a Recruit");
    let h = |number| HelpId::new(number).expect("a Helping Hand");
    let rules = armistice_rules();
    let scene = || Scene::with(rules);
    let with_help = THREE.replace(" mission", " help1:h0,h4 mission");
    let recruit = format!("{THREE} recruit:r3@2 recruittokens:1 recruithand:nm,mute morale:*");
    let pieces = [
        (scene().orders(&[o(0), o(7)]), format!("{THREE} orders:o0,o7 morale:*")),
        (scene().order_deck(&[o(1), o(35)]), format!("{THREE} orderdeck:o1,o35 morale:*")),
        (scene().orders(&[]), format!("{THREE} orders:- morale:*")),
        (scene().recruit_deck(&[r(20)]), format!("{THREE} recruitdeck:r20 morale:*")),
        (scene().recruit(r(3), 2, 1, &[plain(&[Night, Mask]), armistice::hard_knock(Mute)]), recruit),
        (scene().help(1, &[h(4), h(0)]), with_help + " morale:*"),
    ];
    for (scene, line) in pieces {
        assert_same(&scene, &line, rules);
    }
}

/// ACT-SPEECH: a token is spent and a threat named; set up from a line, the same follows.
#[test]
fn act_speech_from_a_line() {
    let line = format!("{THREE} hand1:nm hand2:nh speech0:2 morale:*");
    let mut scene = Scene::from_notation(base_rules(3), &line).begin();
    scene.when(0, Command::Speech(Night));
    scene.when(1, notation::read_command(&base_rules(3), "answer nm").expect("an answer"));
    scene.when(2, notation::read_command(&base_rules(3), "answer -").expect("an answer"));
    assert_eq!(scene.game().table().cards_in_hands(), 1);
    assert_eq!(scene.game().table().discards.len(), 1);
}

/// A line that says nothing of Morale leaves the rest of the cards where a scene has them.
#[test]
fn a_scene_places_the_rest() {
    let scene = Scene::from_notation(base_rules(3), &format!("{THREE} hand0:mute"));
    assert_eq!(scene.setup(), Scene::new(3).hand(0, &[knock(Mute)]).setup());
    let scene = Scene::from_notation(base_rules(3), THREE).morale(4);
    assert_eq!(scene.setup(), Scene::new(3).morale(4).setup());
}
