//! Section 13: the game for one: its hand, its turns and its refills (SOLO-1 to SOLO-4).

use super::kit::*;
use super::*;
use grizzled_core::rules::Seating;

fn some_cards() -> [CardId; 6] {
    [
        pair(Night, Mask),
        pair(Rain, Shell),
        pair(Snow, Whistle),
        pair(Night, Shell),
        pair(Rain, Whistle),
        pair(Snow, Mask),
    ]
}

fn passed(from: u8, to: u8) -> Notice {
    Notice::HandPassed { from: s(from), to: s(to) }
}

fn refill_asked(seat: u8) -> Notice {
    Notice::RefillAsked { seat: s(seat) }
}

fn refill_declined(seat: u8) -> Notice {
    Notice::RefillDeclined { seat: s(seat) }
}

fn active(scene: &Scene) -> Seat {
    scene.game().awaiting().iter().next().expect("a Grizzled acts")
}

/// SOLO-1: one player with three Grizzled; 30 Trials, the rest Morale, Traps, no Speech; six Hard Knocks are out.
#[test]
fn solo_1_the_usual_game_for_one() {
    let rules = Scenario::solo().rules().expect("the game for one");
    assert_eq!((rules.seating(), rules.seats(), rules.players().len()), (Seating::Solo, 3, 1));
    assert_eq!((rules.trials(), rules.morale(), rules.traps(), rules.speeches()), (30, 32, true, 0));
    let out = [Panicked, Selfish, Frenzied, AbsentMinded, Tyrannical, Mute];
    let left: Vec<HardKnock> = rules.cards().iter().filter_map(|card| rules.catalog().hard_knock(card)).collect();
    assert!(out.iter().all(|knock| !left.contains(knock)));
    assert!(left.contains(&Aggressive));
    assert_eq!(left.len(), 17);
}

/// SOLO-1: nobody holds Support tiles, and none is played at a withdrawal.
#[test]
fn solo_1_no_tile_at_a_withdrawal() {
    let mut scene = solo().hand(0, &some_cards()[..1]).begin();
    assert_eq!(scene.game().table().seats.map(|seat| seat.tiles), [0; 5]);
    assert_eq!(scene.legal(0).last(), Some(&withdraw_bare()));
    assert_eq!(scene.refused(0, withdraw(Left)), because(Reason::TileNotHeld, RuleId::ActWithdraw));
    scene.when(0, withdraw_bare());
    scene.then(&[withdrew_bare(0), leads(1), passed(0, 1), turn(1)]);
}

/// SOLO-1: there are no Speeches.
#[test]
fn solo_1_no_speeches() {
    let mut scene = solo().begin();
    assert_eq!(scene.refused(0, Command::Speech(Night)), because(Reason::NoSpeech, RuleId::ActSpeech));
}

/// SOLO-1: Traps draw.
#[test]
fn solo_1_traps_draw() {
    let trapped = pit(Night, Mask);
    let mut scene = solo().hand(0, &[trapped]).trials(&some_cards()[1..2]).begin();
    scene.when(0, play(trapped));
    scene.then(&[threat(0, trapped, Origin::Hand), threat(0, some_cards()[1], Origin::Trap), leads(1), turn(1)]);
}

/// SOLO-1, SOLO-2: no intensity is chosen: the Mission starts by drawing three cards, and the Leader acts.
#[test]
fn solo_2_a_mission_starts_by_drawing_three() {
    let scene = solo().trials(&some_cards()).mission(1).preparation().begin();
    let notices: Vec<Notice> = scene.log().iter().map(|event| event.notice).collect();
    assert!(notices.ends_with(&[dealt(0), dealt(0), dealt(0), turn(0)]));
    assert_eq!(hand_of(&scene, 0), cards(&some_cards()[..3]));
}

/// SOLO-2: later ones too: up to three with what the hand holds still.
#[test]
fn solo_2_a_later_mission_fills_the_hand_up() {
    for held in 0..=4 {
        let hand = &some_cards()[..held];
        let scene = solo().hand(0, hand).trials(&Threat::ALL.map(pit_of)).preparation().begin();
        assert_eq!(usize::from(scene.game().table().seat(s(0)).hand), held.max(3), "{held} cards held");
    }
}

/// A Trap card that bears this threat, none of them among the plain ones.
fn pit_of(threat: Threat) -> CardId {
    match threat {
        Night => pit(Night, Mask),
        Rain => pit(Rain, Mask),
        Snow => pit(Snow, Mask),
        Mask => pit(Night, Shell),
        Shell => pit(Rain, Shell),
        Whistle => pit(Snow, Shell),
    }
}

/// SOLO-2: with fewer cards in Trials, as many as there are.
#[test]
fn solo_2_as_many_as_there_are() {
    let scene = solo().trials(&some_cards()[..2]).preparation().begin();
    assert_eq!(hand_of(&scene, 0), cards(&some_cards()[..2]));
}

/// SOLO-3: the first Grizzled is the player's choice.
#[test]
fn solo_3_the_first_grizzled_is_the_players_choice() {
    for first in 0..3 {
        let scene = solo().leader(first).trials(&some_cards()).preparation().begin();
        assert_eq!((scene.game().table().leader, active(&scene)), (s(first), s(first)));
    }
}

/// SOLO-3: the turn passes on after each action, over withdrawn ones, and the one hand with it.
#[test]
fn solo_3_the_turn_and_the_hand_pass_on_after_each_action() {
    let hand = some_cards();
    let mut scene = solo().hand(0, &hand[..4]).begin();
    scene.when(0, play(hand[0]));
    scene.then(&[threat(0, hand[0], Origin::Hand), leads(1), passed(0, 1), turn(1)]);
    assert_eq!(hand_of(&scene, 1), cards(&hand[1..4]), "it is the one hand");
    assert_eq!(hand_of(&scene, 0), CardSet::EMPTY);
    scene.when(1, withdraw_bare());
    scene.then(&[withdrew_bare(1), leads(2), passed(1, 2), turn(2)]);
    scene.when(2, play(hand[1]));
    scene.then(&[threat(2, hand[1], Origin::Hand), leads(0), passed(2, 0), turn(0)]);
    scene.when(0, play(hand[2]));
    scene.then(&[threat(0, hand[2], Origin::Hand), leads(2), passed(0, 2), turn(2)]);
}

/// SOLO-3: the event by which the hand passes carries it to its new holder.
#[test]
fn solo_3_the_hand_passes_with_its_cards() {
    let hand = some_cards();
    let mut scene = solo().hand(0, &hand[..3]).begin();
    scene.when(0, play(hand[0]));
    let event = scene.followed_events()[2];
    assert_eq!(event.notice, passed(0, 1));
    let seen = scene.game().redact(&event, Viewer::Seat(s(1))).secret;
    assert_eq!(seen, Secret::Hand(hand[1..3].iter().copied().collect()));
    assert_eq!(scene.game().redact(&event, Viewer::Spectator).secret, Secret::Nothing);
}

/// SOLO-3: the Leader token marks the active Grizzled.
#[test]
fn solo_3_the_token_marks_the_active_grizzled() {
    let hand = some_cards();
    let mut scene = solo().hand(0, &hand[..4]).begin();
    for seat in [0, 1] {
        assert_eq!(scene.game().table().leader, s(seat), "before the action");
        scene.when(seat, play(hand[usize::from(seat)]));
    }
    assert_eq!(scene.game().table().leader, s(2));
}

/// SOLO-3: a Hard Knock is assigned to the active Grizzled.
#[test]
fn solo_3_a_knock_is_assigned_to_the_active_grizzled() {
    for seat in 0..3 {
        let mut scene = solo().turn(seat).hand(seat, &[knock(Clumsy)]).begin();
        scene.when(seat, play_knock(Clumsy));
        assert_eq!(scene.followed()[0], assigned(seat, Clumsy, Origin::Hand));
    }
}

/// SOLO-3: "hand" in any rule is the one hand: Hardheaded, Fragile and Prideful look at it.
#[test]
fn solo_3_hand_in_any_rule_is_the_one_hand() {
    let hand = some_cards();
    for (kind, owner) in [(Hardheaded, 1), (Prideful, 1), (Fragile, 2)] {
        for (held, free) in [(3, false), (1, true)] {
            let scene = solo().knocks(&[(owner, kind)]).hand(0, &hand[..held]);
            let mut scene = scene.begin();
            scene.when(0, play(hand[0]));
            assert_eq!(can_withdraw(&scene, 1), free, "{kind:?} with {} cards", held - 1);
        }
    }
}

/// SOLO-3: the drop counts the one hand, and a victory needs it empty.
#[test]
fn solo_3_the_one_hand_counts_in_res_4_and_res_5() {
    let hand = some_cards();
    for (held, follows) in [(0, ended(Outcome::Victory)), (1, dropped(3)), (4, dropped(4))] {
        let scene = solo().turn(2).hand(2, &hand[..held]).withdrawn(0, None).withdrawn(1, None);
        let mut scene = scene.begin();
        scene.when_drawing(2, withdraw_bare(), &[3]);
        assert!(came(&scene, follows), "{held} cards");
    }
}

/// SOLO-3, RES-7: the token then moves once, to the left of the last to act, without a Speech.
#[test]
fn solo_3_the_token_moves_once_to_the_left_of_the_last_to_act() {
    for (last, next) in [(0, 1), (1, 2), (2, 0)] {
        let others = (0..3).filter(|&seat| seat != last);
        let scene = others.fold(solo().leader(last), |scene, seat| scene.withdrawn(seat, None));
        let mut scene = scene.trials(&some_cards()[..1]).begin();
        scene.when_drawing(last, withdraw_bare(), &[3]);
        let at = place(&scene, leads(next));
        assert_eq!(scene.followed()[at + 1], started(3, 3));
        assert_eq!(active(&scene), s(next));
    }
}

/// SOLO-3: also after a failure, and whoever led at the Mission's start.
#[test]
fn solo_3_the_token_moves_from_the_last_to_act_after_a_failure() {
    let third = pair(Night, Whistle);
    let scene = solo().leader(0).turn(1).hand(1, &[third]).no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]);
    let mut scene = scene.begin();
    scene.when_drawing(1, play(third), &[&as_they_lie(3)[..], &[3]].concat());
    assert!(came(&scene, failed(Night)) && came(&scene, leads(2)));
    assert_eq!(active(&scene), s(2));
}

/// SOLO-3: the hand that is left goes to the first of the next Mission and is filled up there.
#[test]
fn solo_3_the_hand_goes_on_into_the_next_mission() {
    let hand = some_cards();
    let scene = solo().turn(2).hand(2, &hand[..2]).withdrawn(0, None).withdrawn(1, None).trials(&hand[3..]);
    let mut scene = scene.begin();
    scene.when_drawing(2, withdraw_bare(), &[3]);
    let at = place(&scene, passed(2, 0));
    assert_eq!(scene.followed()[at..], [passed(2, 0), dealt(0), turn(0)]);
}

/// SOLO-4: after playing a card one may fill the hand up to three.
#[test]
fn solo_4_after_a_play_the_hand_may_be_filled_up() {
    let hand = some_cards();
    let mut scene = solo().hand(0, &hand[..2]).trials(&hand[2..]).begin();
    scene.when(0, play(hand[0]));
    scene.then(&[threat(0, hand[0], Origin::Hand), refill_asked(0)]);
    assert_eq!(scene.legal(0), [Command::Refill, Command::Decline]);
    scene.when(0, Command::Refill);
    scene.then(&[choice_ended(0), dealt(0), dealt(0), leads(1), passed(0, 1), turn(1)]);
    assert_eq!(hand_of(&scene, 1), cards(&hand[1..4]));
}

/// SOLO-4: as far as the pile goes.
#[test]
fn solo_4_as_far_as_the_pile_goes() {
    let hand = some_cards();
    let mut scene = solo().hand(0, &hand[..1]).trials(&hand[1..3]).begin();
    scene.when(0, play(hand[0]));
    scene.when(0, Command::Refill);
    scene.then(&[choice_ended(0), dealt(0), dealt(0), leads(1), passed(0, 1), turn(1)]);
    scene.when(1, play(hand[1]));
    assert_eq!(scene.followed().last(), Some(&turn(2)), "nothing is left to draw, so nothing is asked");
}

/// SOLO-4: after its Trap, also one that brought a Hard Knock.
#[test]
fn solo_4_it_comes_after_the_trap() {
    let trapped = pit(Night, Mask);
    let mut scene = solo().hand(0, &[trapped]).trials(&[knock(Clumsy), pair(Rain, Shell)]).begin();
    scene.when(0, play(trapped));
    scene.then(&[threat(0, trapped, Origin::Hand), assigned(0, Clumsy, Origin::Trap), refill_asked(0)]);
}

/// SOLO-4: after Merry Christmas too, in a deck that has it, when its choice has been made.
#[test]
fn solo_4_after_merry_christmas_too() {
    let mut scene = solo().hand(0, &[XMAS]).knocks(&[(1, Clumsy)]).trials(&[pair(Rain, Shell)]).begin();
    scene.when(0, play(XMAS));
    scene.when(0, gift(Clumsy));
    scene.then(&[discarded(1, Clumsy), CHRISTMAS_OVER, refill_asked(0)]);
}

/// SOLO-4: nothing is asked when the Trap has drawn the last card.
#[test]
fn solo_4_nothing_is_asked_when_the_trap_drew_the_last_card() {
    let trapped = pit(Night, Mask);
    let mut scene = solo().hand(0, &[trapped]).trials(&[pair(Rain, Shell)]).begin();
    scene.when(0, play(trapped));
    assert_eq!(scene.followed().last(), Some(&turn(1)));
}

/// SOLO-4: with three cards or more in hand nothing is asked.
#[test]
fn solo_4_nothing_is_asked_with_three_in_hand() {
    let hand = some_cards();
    let mut scene = solo().hand(0, &hand[..4]).trials(&hand[4..]).begin();
    scene.when(0, play(hand[0]));
    assert_eq!(scene.followed().last(), Some(&turn(1)));
    scene.when(1, play(hand[1]));
    assert_eq!(scene.followed().last(), Some(&refill_asked(1)));
}

/// SOLO-4: nor when the Mission has failed.
#[test]
fn solo_4_nothing_is_asked_when_the_mission_has_failed() {
    let third = pair(Night, Whistle);
    let scene = solo().hand(0, &[third]).no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]);
    let mut scene = scene.trials(&[pair(Rain, Shell)]).begin();
    scene.when_drawing(0, play(third), &[&as_they_lie(4)[..], &[3]].concat());
    assert_eq!(scene.followed()[..2], [threat(0, third, Origin::Hand), failed(Night)]);
}

/// SOLO-4: only after a card played from hand: not after a charm or a withdrawal.
#[test]
fn solo_4_only_after_a_card_played_from_hand() {
    let scene = || solo().no_mans_land(&[pair(Night, Mask)]).trials(&some_cards()[1..]);
    let mut charmed = scene().begin();
    charmed.when(0, Command::Charm(pair(Night, Mask)));
    assert_eq!(charmed.followed().last(), Some(&turn(1)));
    let mut withdrawn = scene().begin();
    withdrawn.when(0, withdraw_bare());
    withdrawn.then(&[withdrew_bare(0), leads(1), turn(1)]);
}

/// SOLO-4: declined once, it is not asked again in this Mission, by no Grizzled; in the next one it is.
#[test]
fn solo_4_declined_once_is_declined_for_the_mission() {
    let hand = some_cards();
    let mut scene = solo().hand(0, &hand[..2]).trials(&hand[2..]).begin();
    scene.when(0, play(hand[0]));
    scene.when(0, Command::Decline);
    scene.then(&[refill_declined(0), leads(1), passed(0, 1), turn(1)]);
    scene.when(1, play(hand[1]));
    scene.then(&[threat(1, hand[1], Origin::Hand), leads(2), turn(2)]);
    scene.when(2, withdraw_bare());
    scene.when(0, withdraw_bare());
    scene.when_drawing(1, withdraw_bare(), &[3]);
    assert_eq!((scene.game().table().mission, active(&scene)), (3, s(2)));
    let first = hand_of(&scene, 2).get(0).expect("three cards were drawn");
    scene.when(2, play(first));
    assert_eq!(scene.followed().last(), Some(&refill_asked(2)));
}

/// SOLO-4: it is a choice of its own: nothing else answers it.
#[test]
fn solo_4_nothing_else_answers_it() {
    let hand = some_cards();
    let mut scene = solo().hand(0, &hand[..2]).trials(&hand[2..]).begin();
    scene.when(0, play(hand[0]));
    assert_eq!(scene.refused(0, play(hand[1])), because(Reason::NotAsked, RuleId::Solo4));
    assert_eq!(scene.refused(1, Command::Refill), because(Reason::NotAwaited, RuleId::Solo4));
}

/// SOLO-1: one player has three Grizzled, whatever the number of seats was.
#[test]
fn solo_1_three_grizzled_from_any_game() {
    let deck = grizzled_core::cards::armistice::DECK;
    for seats in 3..=5 {
        let rules = bare(seats, &deck).alone().rules().expect("a game for one");
        assert_eq!((rules.seating(), rules.seats(), rules.speeches()), (Seating::Solo, 3, 0));
    }
}
