//! Every ordered pair of Hard Knocks, on one seat and on two, against the oracle of the rule texts.
//!
//! Each pair has a deck of its own: the two cards, two fillers, six single cards of each threat, and a Trap.

use super::oracle::{self, Lying, Turn};
use crate::*;

const OLDER: u8 = 0;
const YOUNGER: u8 = 1;
/// Two copies of Mute, which change nothing but the count of knocks where nobody speaks.
const FILLERS: [u8; 2] = [2, 3];
const PIT: u8 = 40;

fn rules(older: HardKnock, younger: HardKnock) -> Rules {
    let knocks = [older, younger, Mute, Mute].map(Face::HardKnock);
    let singles = (0..36).map(|number: usize| threat_face(&[Threat::ALL[number / 6]]));
    let pit = Face::Threat { threats: ThreatSet::of(&[Rain]), trap: true, luck: false };
    let deck: Vec<Face> = knocks.into_iter().chain(singles).chain([pit]).collect();
    Scenario { deck: &deck, ..Scenario::base(3) }.rules().expect("a deck with copies")
}

/// One of the six cards that bear this threat alone.
fn single(threat: Threat, copy: u8) -> CardId {
    card(4 + 6 * threat.number() + copy)
}

fn lying(seat: u8, kind: HardKnock, number: u8) -> Lying {
    Lying { seat, kind, card: card(number) }
}

fn place(scene: Scene, knocks: &[Lying]) -> Scene {
    let knocks: Vec<(u8, CardId)> = knocks.iter().map(|knock| (knock.seat, knock.card)).collect();
    scene.knock_cards(&knocks)
}

/// Every ordered pair of kinds.
fn pairs() -> impl Iterator<Item = (HardKnock, HardKnock)> {
    HardKnock::ALL.into_iter().flat_map(|older| HardKnock::ALL.map(|younger| (older, younger)))
}

/// No Man's Land with a card for seat 0's charm and, if asked, a threat twice that neither knock is about.
fn land(older: HardKnock, younger: HardKnock, doubled: bool) -> Vec<(Threat, CardId)> {
    let about = [older.threat(), younger.threat()];
    let spare = [Rain, Snow, Mask].into_iter().find(|&threat| !about.contains(&Some(threat)));
    let spare = spare.expect("two knocks are about two threats at most");
    let mut land = vec![(Night, single(Night, 0))];
    if doubled {
        land.extend([0, 1].map(|copy| (spare, single(spare, copy))));
    }
    land
}

fn is_doubled(land: &[(Threat, CardId)], awake: &[Threat]) -> bool {
    let all: Vec<Threat> = land.iter().map(|&(threat, _)| threat).chain(awake.iter().copied()).collect();
    Threat::ALL.into_iter().any(|threat| all.iter().filter(|&&other| other == threat).count() >= 2)
}

/// HK-2, HK-1, WDR-1: which actions are open to seat 0 and by which card a closed one is barred.
fn check_turn(knocks: &[Lying], cards_in_hand: usize, company: &[u8], double: bool) {
    let (older, younger) = (knocks[0].kind, knocks[1].kind);
    let land = land(older, younger, double);
    let doubled = is_doubled(&land, &Turn::awake(knocks, &[&[0], company].concat()));
    let hand = &[single(Shell, 5), single(Whistle, 5)][..cards_in_hand];
    let scene = Scene::with(rules_by_card(knocks)).hand(0, hand).tiles(0, &[Left, Right, Right]).speeches(0, 1);
    let scene =
        [1, 2].into_iter().filter(|seat| !company.contains(seat)).fold(scene, |all, seat| all.withdrawn(seat, None));
    // Whoever has the only Tyrannical leads (SET-6).
    let leader = knocks.iter().find(|knock| knock.kind == Tyrannical).map_or(0, |knock| knock.seat);
    let scene = scene.leader(leader).turn(0);
    let lying: Vec<CardId> = land.iter().map(|&(_, card)| card).collect();
    let mut scene = place(scene, knocks).no_mans_land(&lying).begin();

    let turn = Turn { seat: 0, knocks, hand: cards_in_hand, company, doubled };
    let what = format!("{knocks:?}, {cards_in_hand} cards, company {company:?}, doubled {doubled}");
    for &card in hand {
        expect(&mut scene, play(card), turn.bar_to_acting(), &what);
    }
    expect(&mut scene, Command::Charm(single(Night, 0)), turn.bar_to_charming(), &what);
    expect(&mut scene, Command::Speech(Night), turn.bar_to_speaking(), &what);
    assert_eq!(scene.game().table().agenda, Agenda::Turn { withdrawal: turn.ruling() }, "{what}");
    expect(&mut scene, oracle::withdrawal(knocks, 0).0, turn.bar_to_withdrawing(), &what);
}

/// The deck in which the cards have these numbers.
fn rules_by_card(knocks: &[Lying]) -> Rules {
    let kind = |number| knocks.iter().find(|knock| knock.card == card(number)).expect("both lie there").kind;
    rules(kind(OLDER), kind(YOUNGER))
}

fn expect(scene: &mut Scene, command: Command, bar: Option<Rejection>, what: &str) {
    let listed = scene.legal(0).contains(&command);
    assert_eq!(listed, bar.is_none(), "{command:?} with {what}");
    match bar {
        None => assert_eq!(scene.game().check(s(0), &command), Ok(()), "{command:?} with {what}"),
        Some(rejection) => assert_eq!(scene.refused(0, command), rejection, "{command:?} with {what}"),
    }
}

/// HK-2: for every pair, on one seat and on two: what is legal, and which card bars what is not.
#[test]
fn hk_2_what_every_pair_allows() {
    for (older, younger) in pairs().filter(|(older, younger)| older != younger) {
        let one_seat = [lying(0, older, OLDER), lying(0, younger, YOUNGER)];
        let active_first = [lying(0, older, OLDER), lying(1, younger, YOUNGER)];
        let other_first = [lying(1, older, OLDER), lying(0, younger, YOUNGER)];
        for knocks in [one_seat, active_first, other_first] {
            for (hand, double) in (0..3).flat_map(|hand| [(hand, false), (hand, true)]) {
                for company in [&[1, 2][..], &[2], &[1], &[]] {
                    check_turn(&knocks, hand, company, double);
                }
            }
        }
    }
}

/// Seats 0 and 1 are empty-handed and in the Mission, seat 2 has withdrawn with a left tile and four cards.
fn story(knocks: &[Lying], pile: &[CardId]) -> Scene {
    let tiles = [Left, Right, Right];
    let scene = Scene::with(rules_by_card(knocks)).leader(oracle::leader(knocks)).turn(0).supply(3).trials(pile);
    let scene = (0..3).fold(scene, |scene, seat| scene.tiles(seat, &tiles)).withdrawn(2, Some(Left));
    place(scene, knocks).hand(2, &[Night, Rain, Snow, Mask].map(|threat| single(threat, 5))).begin()
}

/// Both withdrawals, the resolution and the next Preparation, as the oracle gives them.
fn check_story(knocks: &[Lying]) {
    let mut pile: Vec<CardId> =
        [0, 1].into_iter().flat_map(|copy| Threat::ALL.map(|threat| single(threat, copy))).collect();
    let mut scene = story(knocks, &pile);
    for seat in [0, 1] {
        let (command, draws) = oracle::withdrawal(knocks, seat);
        scene.when_drawing(seat, command, draws);
        let seen = oracle::withdrawal_seen(knocks, seat, &mut pile);
        if seat == 0 {
            scene.then(&[&seen[..], &[turn(1)]].concat());
        } else {
            check_resolution(&mut scene, knocks, &seen);
        }
    }
    if scene.game().outcome().is_none() {
        check_preparation(&mut scene, knocks);
    }
    check_tiles(&scene, knocks);
}

/// RES-1 to RES-7; a seat that is asked for relief declines it.
fn check_resolution(scene: &mut Scene, knocks: &[Lying], seen: &[Notice]) {
    let to = oracle::receivers(knocks);
    let most = oracle::most_supported(to);
    let count = [SUCCEEDED, revealed(0, Left, to[0]), revealed(1, Left, to[1]), revealed(2, Left, to[2])];
    let counted = Notice::SupportCounted { most: most.map(s) };
    let expected = [seen, &count, &[counted]].concat();
    let rest = oracle::rest_of_resolution(knocks);
    match most.filter(|&seat| !oracle::removable(knocks, seat).is_empty()) {
        None => scene.then(&[&expected[..], &rest].concat()),
        Some(seat) => {
            scene.then(&[&expected[..], &[relief_asked(seat, 2, false)]].concat());
            check_relief(scene, knocks, seat);
            scene.when(seat, relief(&[]));
            scene.then(&[&[relief_ended(seat)], &rest[..]].concat());
        }
    }
}

/// RES-2: each Hard Knock alone is on offer, or refused.
fn check_relief(scene: &mut Scene, knocks: &[Lying], seat: u8) {
    let removable = oracle::removable(knocks, seat);
    for knock in knocks {
        let command = Command::Relief(Relief::Knocks(CardSet::only(knock.card)));
        assert_eq!(scene.legal(seat).contains(&command), removable.contains(&knock.card), "{knocks:?}");
        assert_eq!(scene.game().check(s(seat), &command).is_ok(), removable.contains(&knock.card), "{knocks:?}");
    }
}

fn check_preparation(scene: &mut Scene, knocks: &[Lying]) {
    let former = oracle::leader(knocks);
    let leader = if oracle::count(knocks, former, Tyrannical) > 0 { former } else { (former + 1) % 3 };
    scene.when(leader, Command::Intensity(1));
    scene.then(&oracle::deal(knocks, leader));
    let awake = Turn::awake(knocks, &[0, 1, 2]);
    let active = Threat::ALL.map(|threat| awake.iter().filter(|&&other| other == threat).count() as u8);
    assert_eq!(scene.game().table().active.to_array(), active, "{knocks:?}");
}

/// DECK-5: three tiles each, less the one played and those removed, and those received.
fn check_tiles(scene: &Scene, knocks: &[Lying]) {
    let to = oracle::receivers(knocks);
    for seat in 0..3 {
        let received = to.iter().filter(|&&other| other == seat).count();
        let gone = oracle::count(knocks, seat, AbsentMinded) + usize::from(seat != 2);
        assert_eq!(usize::from(scene.game().table().seat(s(seat)).tiles), 3 - gone + received, "{knocks:?}");
    }
    let absent = knocks.iter().filter(|knock| knock.kind == AbsentMinded).count();
    assert_eq!(scene.game().table().removed_tiles, Tiles::of(&vec![Right; absent]));
}

/// HK-2, HK-3: for every pair, copies too: both withdrawals, the resolution and the next Preparation.
#[test]
fn hk_3_every_pair_through_a_mission() {
    for (older, younger) in pairs() {
        check_story(&[lying(0, older, OLDER), lying(0, younger, YOUNGER)]);
        check_story(&[lying(0, older, OLDER), lying(1, younger, YOUNGER)]);
    }
}

/// RES-3: the same with fillers up to three knocks on seat 0, where only a Wounded makes four.
#[test]
fn res_3_every_pair_at_the_brink() {
    for (older, younger) in pairs() {
        let [filler, another] = FILLERS.map(|number| lying(0, Mute, number));
        check_story(&[lying(0, older, OLDER), lying(0, younger, YOUNGER), filler]);
        check_story(&[lying(0, older, OLDER), lying(1, younger, YOUNGER), filler, another]);
    }
}

/// Seat 0 plays a Trap, which draws as many cards as its knocks say; then the next turn starts.
fn check_trap(knocks: &[Lying]) {
    let pile = [Snow, Mask, Shell, Whistle].map(|threat| single(threat, 0));
    let scene = place(Scene::with(rules_by_card(knocks)), knocks).hand(0, &[card(PIT)]);
    let mut scene = scene.leader(oracle::leader(knocks)).turn(0).trials(&pile).begin();
    scene.when(0, play(card(PIT)));
    let mut seen = vec![threat(0, card(PIT), Origin::Hand)];
    seen.extend(pile[..oracle::trap_draws(knocks, 0)].iter().map(|&card| threat(0, card, Origin::Trap)));
    assert_eq!(scene.followed()[..seen.len()], seen, "{knocks:?}");
    let next = scene.followed()[seen.len()..].to_vec();
    assert!(matches!(next[..], [Notice::TurnStarted { seat: Seat::S1, .. }]), "{next:?} with {knocks:?}");
}

/// HK-AGGRESSIVE: for every pair, copies too: what a Trap draws.
#[test]
fn hk_aggressive_every_pair_when_a_trap_is_played() {
    // Two copies of a Trauma would make the Trap's own threat the third.
    let pairs = pairs().filter(|(older, younger)| older != younger || older.threat().is_none());
    for (older, younger) in pairs {
        let [first, second] = [lying(0, older, OLDER), lying(0, younger, YOUNGER)];
        check_trap(&[first, second]);
        check_trap(&[first, lying(1, younger, YOUNGER)]);
        check_trap(&[lying(1, older, OLDER), second]);
    }
}
