//! Section 5: what a Trap draws, and Merry Christmas (ACT-TRAP, ACT-XMAS).

use crate::*;

/// ACT-TRAP: a Threat with a Trap played from hand draws the top Trial and plays it at once.
#[test]
fn act_trap_draws_the_top_trial_and_plays_it() {
    let (pit, top, below) = (pit(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle));
    let mut scene = Scene::new(3).hand(0, &[pit]).trials(&[top, below]).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), threat(0, top, Origin::Trap), turn(1)]);
    assert_eq!(scene.game().table().no_mans_land, cards(&[pit, top]));
    assert_eq!(scene.game().table().trials, 1);
}

/// ACT-TRAP: the Trap of the card drawn is ignored.
#[test]
fn act_trap_a_second_trap_is_ignored() {
    let (first, second) = (pit(Night, Mask), pit(Rain, Shell));
    let mut scene = Scene::new(3).hand(0, &[first]).trials(&[second, XMAS]).begin();
    scene.when(0, play(first));
    scene.then(&[threat(0, first, Origin::Hand), threat(0, second, Origin::Trap), turn(1)]);
}

/// ACT-TRAP: a Hard Knock drawn goes to the player of the Trap, awake.
#[test]
fn act_trap_a_hard_knock_goes_to_its_player() {
    let pit = pit(Night, Mask);
    let mut scene = Scene::new(3).turn(1).hand(1, &[pit]).trials(&[knock(TraumaOfNight)]).begin();
    scene.when(1, play(pit));
    scene.then(&[threat(1, pit, Origin::Hand), assigned(1, TraumaOfNight, Origin::Trap), turn(2)]);
    assert_eq!(scene.game().table().active.get(Night), 2);
}

/// ACT-TRAP, MIS-3: a Trauma drawn is awake, so that it can fail the Mission.
#[test]
fn act_trap_a_trauma_drawn_can_fail_the_mission() {
    let pit = pit(Night, Mask);
    let scene = Scene::new(3).no_mans_land(&[pair(Night, Shell)]).hand(0, &[pit]);
    let mut scene = scene.trials(&[knock(TraumaOfNight)]).begin();
    scene.when_drawing(0, play(pit), &as_they_lie(2));
    let fails = [threat(0, pit, Origin::Hand), assigned(0, TraumaOfNight, Origin::Trap), failed(Night), shuffled(2)];
    assert_eq!(scene.followed()[..4], fails);
}

/// ACT-TRAP, HK-TYRANNICAL: a Tyrannical drawn by a Trap takes the Leader token at once.
#[test]
fn act_trap_a_tyrannical_takes_the_token() {
    let pit = pit(Night, Mask);
    let mut scene = Scene::new(3).turn(1).hand(1, &[pit]).trials(&[knock(Tyrannical)]).begin();
    scene.when(1, play(pit));
    let drawn = [threat(1, pit, Origin::Hand), assigned(1, Tyrannical, Origin::Trap)];
    scene.then(&[&drawn[..], &[leader_taken(1), turn(2)]].concat());
}

/// ACT-TRAP: a Trap acts only when played from hand, not when Clumsy drew its card.
#[test]
fn act_trap_only_from_hand() {
    let pit = pit(Night, Mask);
    let mut scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[pit, XMAS]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), threat(0, pit, Origin::Clumsy), turn(1)]);
}

/// ACT-TRAP: with an empty pile there is nothing to draw (TAB-6).
#[test]
fn act_trap_draws_nothing_from_an_empty_pile() {
    let pit = pit(Night, Mask);
    let mut scene = Scene::new(3).hand(0, &[pit]).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), turn(1)]);
}

/// ACT-XMAS: its player may discard one Hard Knock of any seat; the card lies open until then.
#[test]
fn act_xmas_discards_a_hard_knock_of_any_seat() {
    let mut scene = Scene::new(3).hand(0, &[XMAS]).knocks(&[(1, PhobiaOfShell), (2, Mute)]).begin();
    scene.when(0, play(XMAS));
    scene.then(&[christmas(0, Origin::Hand), christmas_asked(0)]);
    assert_eq!(scene.game().table().open, Some(XMAS));
    assert_eq!(scene.game().awaiting(), seats(&[0]));
    scene.when(0, gift(PhobiaOfShell));
    scene.then(&[discarded(1, PhobiaOfShell), CHRISTMAS_OVER, turn(1)]);
    let table = scene.game().table();
    assert_eq!((table.open, table.active.get(Shell)), (None, 0));
    assert_eq!(table.knocks.iter().collect::<Vec<_>>(), [(s(2), knock(Mute))]);
    assert!(table.discards.contains(XMAS) && table.discards.contains(knock(PhobiaOfShell)));
}

/// ACT-XMAS: the Hard Knock of a seat that has withdrawn may go, and one's own.
#[test]
fn act_xmas_withdrawn_seats_too_and_oneself() {
    for (owner, kind) in [(0, Mute), (2, TraumaOfNight)] {
        let scene = Scene::new(3).hand(0, &[XMAS]).knocks(&[(0, Mute), (2, TraumaOfNight)]);
        let mut scene = scene.withdrawn(2, Some(Left)).begin();
        scene.when(0, play(XMAS));
        scene.when(0, gift(kind));
        scene.then(&[discarded(owner, kind), CHRISTMAS_OVER, turn(1)]);
        assert_eq!(scene.game().table().active.get(Night), 0, "it was asleep and stays uncounted");
    }
}

/// ACT-XMAS: declining is allowed; the card is discarded all the same.
#[test]
fn act_xmas_may_be_declined() {
    let mut scene = Scene::new(3).hand(0, &[XMAS]).knocks(&[(1, Mute)]).begin();
    scene.when(0, play(XMAS));
    scene.when(0, no_gift());
    scene.then(&[CHRISTMAS_OVER, turn(1)]);
    assert_eq!(scene.game().table().knocks.len(), 1);
}

/// ACT-XMAS: with no Hard Knock on the table nothing is asked.
#[test]
fn act_xmas_is_not_asked_without_hard_knocks() {
    let mut scene = Scene::new(3).hand(0, &[XMAS]).begin();
    scene.when(0, play(XMAS));
    scene.then(&[christmas(0, Origin::Hand), CHRISTMAS_OVER, turn(1)]);
}

/// ACT-XMAS: only a Hard Knock that lies on the table can be named.
#[test]
fn act_xmas_only_what_lies_on_the_table() {
    let hands = [XMAS, knock(Wounded)];
    let mut scene = Scene::new(3).hand(0, &hands).knocks(&[(1, Mute)]).no_mans_land(&[pair(Night, Mask)]).begin();
    scene.when(0, play(XMAS));
    let refusal = because(Reason::NotWithinReach, RuleId::ActXmas);
    assert_eq!(scene.refused(0, gift(Wounded)), refusal);
    assert_eq!(scene.refused(0, Command::Christmas(Some(pair(Night, Mask)))), refusal);
    assert_eq!(scene.refused(0, Command::Christmas(Some(card(127)))), refusal);
}

/// ACT-XMAS: drawn by a Trap it is carried out by the seat that drew it; then its turn is over.
#[test]
fn act_xmas_drawn_by_a_trap() {
    let pit = pit(Night, Mask);
    let mut scene = Scene::new(3).turn(1).hand(1, &[pit]).trials(&[XMAS]).knocks(&[(0, Mute)]).begin();
    scene.when(1, play(pit));
    scene.then(&[threat(1, pit, Origin::Hand), christmas(1, Origin::Trap), christmas_asked(1)]);
    scene.when(1, gift(Mute));
    scene.then(&[discarded(0, Mute), CHRISTMAS_OVER, turn(2)]);
}

/// ACT-XMAS: drawn by a Trap with no Hard Knock on the table, nothing is asked.
#[test]
fn act_xmas_drawn_by_a_trap_without_hard_knocks() {
    let pit = pit(Night, Mask);
    let mut scene = Scene::new(3).hand(0, &[pit]).trials(&[XMAS]).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), christmas(0, Origin::Trap), CHRISTMAS_OVER, turn(1)]);
}

/// ACT-XMAS: drawn by Clumsy it is carried out by the seat that has just withdrawn; its own Clumsy may go.
#[test]
fn act_xmas_drawn_by_clumsy() {
    let mut scene = Scene::new(3).trials(&[XMAS]).knocks(&[(0, Clumsy)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), christmas(0, Origin::Clumsy), christmas_asked(0)]);
    assert_eq!(scene.game().awaiting(), seats(&[0]), "asked although it has withdrawn");
    scene.when(0, gift(Clumsy));
    scene.then(&[discarded(0, Clumsy), CHRISTMAS_OVER, turn(1)]);
}

/// ACT-XMAS, MIS-4: drawn by the last seat's Clumsy, the Mission ends only when it has been carried out.
#[test]
fn act_xmas_comes_before_the_end_of_the_mission() {
    let scene = Scene::new(3).trials(&[XMAS, pair(Night, Mask)]).knocks(&[(0, Clumsy), (2, Selfish)]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, Some(Left)).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), christmas(0, Origin::Clumsy), christmas_asked(0)]);
    scene.when(0, gift(Selfish));
    let after = [discarded(2, Selfish), CHRISTMAS_OVER, SUCCEEDED, revealed(0, Left, 1), revealed(2, Left, 0)];
    scene.then(&[&after[..], &[NOBODY, dropped(3), leads(1), started(3, 3)]].concat());
}

/// ACT-XMAS: no Speech can discard it.
#[test]
fn act_xmas_no_speech_can_discard_it() {
    let mut scene = Scene::new(3).speeches(0, 1).hand(1, &[XMAS]).begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(scene.legal(1), [decline()]);
    assert_eq!(scene.refused(1, answer(XMAS)), because(Reason::OtherThreat, RuleId::ActSpeech));
}
