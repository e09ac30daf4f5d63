//! Section 13: which hand a player sees in the game for two (DUO-2).

use super::kit::*;
use super::*;

fn put_down(seat: u8) -> Notice {
    Notice::HandPutDown { seat: s(seat) }
}

fn taken_up(seat: u8) -> Notice {
    Notice::HandTakenUp { seat: s(seat) }
}

/// The hands that are seen now, the first player's and the second's.
fn seen(scene: &Scene) -> [u8; 2] {
    let up = SeatSet::first(4).difference(scene.game().table().put_down);
    let numbers: Vec<u8> = up.iter().map(Seat::number).collect();
    numbers.try_into().expect("each player sees one hand")
}

/// The hand that a view of the seat shows.
fn in_view(scene: &Scene, seat: u8) -> CardSet {
    scene.game().view(s(seat)).expect("a player's view").own.hand
}

/// A card for each seat.
const HANDS: [[Threat; 2]; 4] = [[Night, Mask], [Rain, Shell], [Snow, Whistle], [Rain, Mask]];

fn of(seat: u8) -> CardId {
    plain(&HANDS[usize::from(seat)])
}

/// A Mission in which every seat holds a card.
fn each_with_a_card() -> Scene {
    (0..4).fold(duo(), |scene, seat| scene.hand(seat, &[of(seat)]))
}

/// A Preparation in a game with these Orders, Recruits and Helping Hands.
fn prepared(leader: u8) -> Scene {
    duo().leader(leader).trials(&Threat::ALL.map(single)).preparation()
}

/// DUO-2: between its turns a player sees the hand of its Grizzled who acts next.
#[test]
fn duo_2_the_hand_of_the_one_who_acts_next() {
    let mut scene = each_with_a_card().begin();
    assert_eq!(seen(&scene), [0, 2]);
    for (seat, then) in [(0, [1, 2]), (1, [0, 2]), (2, [0, 3]), (3, [0, 2])] {
        scene.when(seat, play(of(seat)));
        assert_eq!(seen(&scene), then, "after the turn of seat {seat}");
    }
}

/// DUO-2: the active Grizzled's hand is the one seen, in any turn.
#[test]
fn duo_2_the_active_hand_is_seen() {
    for (turn, expected) in [(0, [0, 2]), (1, [1, 2]), (2, [0, 2]), (3, [0, 3])] {
        let scene = each_with_a_card().turn(turn).begin();
        assert_eq!(seen(&scene), expected, "in the turn of seat {turn}");
        assert_eq!(in_view(&scene, turn), cards(&[of(turn)]));
    }
}

/// DUO-2: the hand that is down shows nothing; how many cards it has, all see.
#[test]
fn duo_2_the_hand_put_down_is_not_seen() {
    let scene = each_with_a_card().begin();
    assert_eq!([0, 1, 2, 3].map(|seat| in_view(&scene, seat).len()), [1, 0, 1, 0]);
    assert_eq!(scene.game().table().seats.map(|seat| seat.hand), [1, 1, 1, 1, 0]);
}

/// DUO-2: if one is withdrawn, the other's, whose turn it is or not.
#[test]
fn duo_2_if_one_is_withdrawn_the_others() {
    let mut scene = each_with_a_card().withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    assert_eq!(seen(&scene), [0, 3]);
    scene.when(0, play(of(0)));
    assert_eq!(seen(&scene), [0, 3]);
    scene.when(3, play(of(3)));
    assert_eq!(seen(&scene), [0, 3]);
}

/// DUO-2: if both are, that of the one who withdrew last, to the end of the Mission.
#[test]
fn duo_2_if_both_are_withdrawn_that_of_the_last() {
    for (first, last) in [(0, 1), (1, 0)] {
        let mut scene = each_with_a_card().turn(first).begin();
        scene.when(first, withdraw(Left));
        while scene.game().table().in_mission.contains(s(last)) {
            let acts = scene.game().table().turn.number();
            scene.when(acts, if acts == last { withdraw(Left) } else { play(of(acts)) });
        }
        assert_eq!(seen(&scene)[0], last);
        let acts = scene.game().table().turn.number();
        scene.when(acts, withdraw(Left));
        assert_eq!(seen(&scene)[0], last, "while the other player goes on");
    }
}

/// DUO-2: the hand of the one who withdrew first stays down: no gift goes to it.
#[test]
fn duo_2_no_gift_to_a_hand_that_stays_down() {
    let roster = of_help(&[action(What::GiveCard)]);
    let scene = Scene::with(duo_rules(&roster)).help(0, &[h(0)]).hand(0, &[of(0), of(1)]).turn(3);
    let scene = scene.hand(2, &[of(2)]).hand(3, &[of(3)]).withdrawn(2, Some(Left));
    let mut scene = scene.begin();
    scene.when(3, withdraw(Left));
    assert_eq!(seen(&scene), [0, 3]);
    scene.when(0, Command::Help(h(0)));
    let gift = |to| Command::Choose(Choice::Gift { card: of(1), to: s(to) });
    assert_eq!(scene.refused(0, gift(2)), because(Reason::ChoiceNotOffered, RuleId::Pack1));
    scene.when(0, gift(3));
    assert_eq!(scene.followed().last(), Some(&turn(1)));
    assert_eq!(seen(&scene), [1, 3]);
}

/// DUO-2: nor does a choice at a pause: the player is asked at the seat whose hand is in view, and chooses from it.
#[test]
fn duo_2_a_choice_at_a_pause_does_not_change_that() {
    let discards = event(Effect::once(When::Support, What::DiscardCard).of(Whom::Holder).chosen_by(Chooser::Holder));
    let scene = Scene::with(duo_rules(&of_help(&[discards, draws_at(When::Support)])));
    let scene = scene.help(0, &[h(0)]).help(2, &[h(1)]).hand(1, &[of(1)]).turn(1).trials(&[single(Night)]);
    let mut scene = [0, 2, 3].into_iter().fold(scene, |scene, seat| scene.withdrawn(seat, None)).begin();
    scene.when(1, withdraw(Left));
    assert_eq!(seen(&scene)[0], 1);
    scene.when(1, Command::Help(h(0)));
    assert_eq!(seen(&scene)[0], 1);
    scene.when(1, Command::Choose(Choice::Card(of(1))));
    assert_eq!(scene.followed().last(), Some(&invited(2, Pause::Support)));
    assert_eq!(seen(&scene)[0], 1);
}

/// DUO-2: in Preparation the Leader's if it is its own, else that of its Grizzled who will act first.
#[test]
fn duo_2_in_preparation_the_leaders_or_the_first_to_act() {
    for (leader, expected) in [(0, [0, 2]), (1, [1, 2]), (2, [0, 2]), (3, [0, 3])] {
        let scene = prepared(leader).begin();
        assert_eq!(seen(&scene), expected, "led by {leader}");
    }
}

/// DUO-2: so it is from Mission to Mission, before the Leader chooses anything.
#[test]
fn duo_2_the_hands_change_when_the_next_mission_is_prepared() {
    let scene = each_with_a_card().leader(2).turn(0).trials(&[single(Night)]);
    let scene = [1, 2, 3].into_iter().fold(scene, |scene, seat| scene.withdrawn(seat, None));
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    assert!(came(&scene, leads(3)));
    assert!(place(&scene, taken_up(3)) < place(&scene, intensity_asked(3)));
    assert_eq!(seen(&scene), [0, 3]);
}

/// DUO-2: changing hands is an event that carries the newly seen hand, to that player and nobody else.
#[test]
fn duo_2_the_event_carries_the_newly_seen_hand() {
    let mut scene = each_with_a_card().begin();
    scene.when(0, play(of(0)));
    scene.then(&[threat(0, of(0), Origin::Hand), put_down(0), taken_up(1), turn(1)]);
    let event = scene.followed_events()[2];
    let sees = |viewer| scene.game().redact(&event, viewer).secret;
    assert_eq!(sees(Viewer::Seat(s(1))), Secret::Hand([of(1)].into_iter().collect()));
    for viewer in [Viewer::Seat(s(2)), Viewer::Seat(s(3)), Viewer::Spectator] {
        assert_eq!(sees(viewer), Secret::Nothing);
    }
    assert_eq!(in_view(&scene, 1), cards(&[of(1)]));
}

/// DUO-2: what is dealt to a hand that is down is seen by nobody; what is dealt to the other, by its player.
#[test]
fn duo_2_cards_dealt_to_a_hand_that_is_down_are_seen_by_nobody() {
    let mut scene = prepared(0).begin();
    scene.when(0, Command::Intensity(1));
    let trials = Threat::ALL.map(single);
    for (seat, event) in (0..4).zip(&scene.followed_events()[1..]) {
        assert_eq!(event.notice, dealt(seat));
        let own = scene.game().redact(event, Viewer::Seat(s(seat))).secret;
        let up = [0, 2].contains(&seat);
        assert_eq!(own, if up { Secret::Card(trials[usize::from(seat)]) } else { Secret::Nothing });
        for other in (0..4).filter(|&other| other != seat) {
            assert_eq!(scene.game().redact(event, Viewer::Seat(s(other))).secret, Secret::Nothing);
        }
    }
    assert_eq!([0, 1, 2, 3].map(|seat| in_view(&scene, seat).len()), [1, 0, 1, 0]);
}

/// DUO-2: nor what such a hand draws.
#[test]
fn duo_2_nor_what_such_a_hand_draws() {
    let mut scene = prepared(0).knocks(&[(1, Frenzied)]).begin();
    scene.when(0, Command::Intensity(1));
    let draws: Vec<_> =
        scene.followed_events().iter().filter(|event| event.notice == drawn(1, Frenzied)).copied().collect();
    assert_eq!(draws.len(), 2);
    for event in draws {
        assert_eq!(scene.game().redact(&event, Viewer::Seat(s(1))).secret, Secret::Nothing);
    }
    assert_eq!(hand_of(&scene, 1).len(), 3);
    scene.when(0, withdraw(Left));
    assert_eq!(in_view(&scene, 1), hand_of(&scene, 1), "its turn shows them all");
}

/// DUO-2: a client that gets the stream of one seat alone sees what the host would show.
#[test]
fn duo_2_the_stream_of_a_seat_is_enough() {
    let mut scene = each_with_a_card().begin();
    for seat in 0..4 {
        scene.when(seat, play(of(seat)));
    }
    for seat in 0..4 {
        let mut view = grizzled_core::SeatView::new(s(seat));
        for event in scene.log() {
            let seen = scene.game().redact(event, Viewer::Seat(s(seat)));
            view.evolve(scene.game().rules(), &seen).expect("it is the seat's");
        }
        assert_eq!(Some(view), scene.game().view(s(seat)));
    }
}

/// DUO-2: a Speech shows the hand that answers; afterwards a player sees the hand of the one who acts next again.
#[test]
fn duo_2_after_a_speech_the_one_who_acts_next_again() {
    let mut scene = each_with_a_card().speeches(0, 1).begin();
    scene.when(0, Command::Speech(Night));
    scene.when(2, decline());
    assert_eq!(seen(&scene), [0, 3]);
    scene.when(3, decline());
    assert_eq!(seen(&scene), [1, 2]);
}

/// DUO-2: in the turn of a Recruit too.
#[test]
fn duo_2_in_the_turn_of_a_recruit_the_one_who_acts_next() {
    let scene = Scene::with(duo_rules(&of_recruits(&[recruit(1, 0)]))).leader(2).turn(1);
    let mut scene = scene.recruit(r(0), 1, 0, &[single(Night)]).begin();
    assert_eq!(seen(&scene), [1, 2]);
    scene.when(1, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(2)));
    assert_eq!(seen(&scene), [0, 2]);
}

/// DUO-2: whoever chooses cards from a hand has it in view.
#[test]
fn duo_2_who_chooses_from_a_hand_has_it_in_view() {
    let exchange = of_help(&[action(What::ExchangeCards)]);
    let scene = Scene::with(duo_rules(&exchange)).help(0, &[h(0)]).hand(0, &[of(0)]).hand(3, &[of(3)]);
    let mut scene = scene.begin();
    scene.when(0, Command::Help(h(0)));
    assert_eq!(seen(&scene), [0, 2]);
    scene.when(0, Command::Choose(Choice::Gift { card: of(0), to: s(3) }));
    assert_eq!(seen(&scene), [0, 3]);
    assert_eq!(in_view(&scene, 3), cards(&[of(0), of(3)]));
    scene.when(3, Command::Choose(Choice::Card(of(3))));
    assert_eq!(hand_of(&scene, 0), cards(&[of(3)]));
    assert_eq!(seen(&scene), [1, 2]);
}

/// DUO-2, GRP-1: a choice that is not one of cards in a hand takes no hand up: the Leader has withdrawn, its player's other
/// Grizzled withdrew last, and a Recruit pays.
#[test]
fn duo_2_a_choice_without_a_hand_takes_none_up() {
    let roster = of_recruits(&[recruit_paying(What::DiscardKnock, Whom::Chosen)]);
    let last = single(Night);
    let scene = Scene::with(duo_rules(&roster)).leader(0).turn(1).knocks(&[(2, HardKnock::Mute)]);
    let scene = [0, 2, 3].into_iter().fold(scene, |scene, seat| scene.withdrawn(seat, None));
    let mut scene = scene.recruit(r(0), 1, 0, &[last]).begin();
    scene.when(1, withdraw(Left));
    assert_eq!(seen(&scene)[0], 1);
    scene.when(0, Command::RecruitPlay(last));
    assert!(matches!(scene.game().table().agenda, Agenda::Choice { .. }));
    assert_eq!(seen(&scene)[0], 1, "the hand of the one who withdrew last stays up");
}
