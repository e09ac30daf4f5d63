//! Several copies of a Hard Knock (HK-3): effects add, bars do not.

use crate::*;
use grizzled_core::vocabulary::Source;

/// A deck of these Hard Knocks, then three single cards of each threat, then a second Merry Christmas or two.
fn deck(knocks: &[HardKnock]) -> Vec<Face> {
    let knocks = knocks.iter().map(|&kind| Face::HardKnock(kind));
    let singles = (0..18).map(|number: usize| threat_face(&[Threat::ALL[number % 6]]));
    knocks.chain(singles).chain([Face::MerryChristmas; 2]).collect()
}

fn scene(players: u8, knocks: &[HardKnock]) -> Scene {
    Scene::with(
        Scenario { deck: &deck(knocks), trials: 5, ..Scenario::base(players) }.rules().expect("a deck with copies"),
    )
}

/// The first card of this threat in a deck with so many Hard Knocks.
fn single(knocks: u8, threat: Threat) -> CardId {
    card(knocks + threat.number())
}

fn last_of_three(knocks: &[HardKnock]) -> Scene {
    scene(3, knocks).withdrawn(1, None).withdrawn(2, None).tiles(0, &[])
}

fn refusal(number: u8, reason: Reason, rule: RuleId) -> Rejection {
    Rejection { reason, rule, by: Some(Source::Knock(card(number))) }
}

/// HK-3: two Demoralized move two more, on one seat or on two.
#[test]
fn hk_3_two_demoralized() {
    for owners in [[0, 0], [0, 2]] {
        let knocks = [(owners[0], card(0)), (owners[1], card(1))];
        let mut scene = last_of_three(&[Demoralized; 2]).knock_cards(&knocks).trials(&[card(9)]).begin();
        scene.when(0, withdraw_bare());
        assert_eq!(scene.followed()[3], dropped(5));
    }
}

/// HK-3: two Frenzied before one seat draw four cards.
#[test]
fn hk_3_two_frenzied() {
    let scene = scene(3, &[Frenzied; 2]).knock_cards(&[(1, card(0)), (1, card(1))]);
    let mut scene = scene.trials(&[2, 3, 4, 5, 6, 7, 8, 9].map(card)).preparation().begin();
    scene.when(0, Command::Intensity(1));
    let draw = Notice::Drawn { seat: s(1), by: Source::Knock(card(0)) };
    scene.then(&[&[intensity(0, 1), dealt(0), dealt(1), dealt(2)], &[draw; 4][..], &[turn(0)]].concat());
    assert_eq!(scene.game().table().seat(s(1)).hand, 5);
}

/// HK-3: two Clumsy draw two cards, one after the other.
#[test]
fn hk_3_two_clumsy() {
    let top = [single(2, Night), single(2, Rain), single(2, Snow)];
    let scene = scene(3, &[Clumsy; 2]).knock_cards(&[(0, card(0)), (0, card(1))]);
    let mut scene = scene.trials(&top).begin();
    scene.when(0, withdraw(Left));
    let plays = [threat(0, top[0], Origin::Clumsy), threat(0, top[1], Origin::Clumsy)];
    scene.then(&[withdrew(0), plays[0], plays[1], turn(1)]);
}

/// HK-3, MIS-3: when the first card fails the Mission the second Clumsy draws nothing.
#[test]
fn hk_3_two_clumsy_and_a_failure() {
    let night = [single(2, Night), card(8), card(14)];
    let scene = scene(3, &[Clumsy; 2]).knock_cards(&[(0, card(0)), (0, card(1))]).tiles(0, &[]);
    let mut scene = scene.no_mans_land(&night[..2]).trials(&[night[2], single(2, Rain)]).begin();
    scene.when_drawing(0, withdraw_bare(), &as_they_lie(4));
    let fails = [withdrew_bare(0), threat(0, night[2], Origin::Clumsy), failed(Night), shuffled(4), NOBODY];
    assert_eq!(scene.followed()[..5], fails);
}

/// HK-3, TAB-6: two Clumsy with one card in the pile draw that one.
#[test]
fn hk_3_two_clumsy_and_a_single_card() {
    let only = single(2, Rain);
    let scene = scene(3, &[Clumsy; 2]).knock_cards(&[(0, card(0)), (0, card(1))]);
    let mut scene = scene.trials(&[only]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), threat(0, only, Origin::Clumsy), turn(1)]);
}

/// HK-3, ACT-XMAS: a Merry Christmas drawn first is carried out, then the second card is drawn.
#[test]
fn hk_3_two_clumsy_and_merry_christmas() {
    let (xmas, next) = (card(3 + 18), single(3, Rain));
    let scene = scene(3, &[Clumsy, Clumsy, Mute]).knock_cards(&[(0, card(0)), (0, card(1)), (1, card(2))]);
    let mut scene = scene.trials(&[xmas, next]).begin();
    scene.when(0, withdraw(Left));
    let opened = Notice::ChristmasPlayed { seat: s(0), card: xmas, from: Origin::Clumsy };
    scene.then(&[withdrew(0), opened, Notice::ChristmasAsked { seat: s(0), draws: 1 }]);
    scene.when(0, Command::Christmas(Some(card(2))));
    let carried = [Notice::KnockDiscarded { seat: s(1), card: card(2) }, Notice::ChristmasDiscarded { card: xmas }];
    scene.then(&[carried[0], carried[1], threat(0, next, Origin::Clumsy), turn(1)]);
}

/// HK-3, ACT-XMAS: each of two Merry Christmas drawn is asked about in its turn.
#[test]
fn hk_3_two_clumsy_and_two_merry_christmas() {
    let xmas = [card(2 + 18), card(2 + 19)];
    let scene = scene(3, &[Clumsy; 2]).knock_cards(&[(0, card(0)), (0, card(1))]);
    let mut scene = scene.trials(&xmas).begin();
    scene.when(0, withdraw(Left));
    scene.when(0, no_gift());
    let second = Notice::ChristmasPlayed { seat: s(0), card: xmas[1], from: Origin::Clumsy };
    let asked = Notice::ChristmasAsked { seat: s(0), draws: 0 };
    scene.then(&[Notice::ChristmasDiscarded { card: xmas[0] }, second, asked]);
    scene.when(0, no_gift());
    scene.then(&[Notice::ChristmasDiscarded { card: xmas[1] }, turn(1)]);
}

/// HK-3: two Absent-minded remove two tiles, or as many as are held.
#[test]
fn hk_3_two_absent_minded() {
    let absent = || scene(4, &[AbsentMinded; 2]).knock_cards(&[(0, card(0)), (0, card(1))]);
    let mut three = absent().tiles(0, &[Left, Right, Right]).begin();
    let both = [withdraw_removing(&[Left, Right], Some(Right)), withdraw_removing(&[Right, Right], Some(Left))];
    assert_eq!(three.legal(0), both);
    let refused = three.refused(0, withdraw_removing(&[Left], Some(Right)));
    assert_eq!(refused, because(Reason::WrongRemoval, RuleId::HkAbsentMinded));
    three.when(0, both[0]);
    three.then(&[removed(0, Left), removed(0, Right), withdrew(0), turn(1)]);
    let mut one = absent().tiles(0, &[Right]).begin();
    one.when(0, withdraw_removing(&[Right], None));
    one.then(&[removed(0, Right), withdrew_bare(0), turn(1)]);
}

/// HK-3: two Wounded count as four knocks.
#[test]
fn hk_3_two_wounded() {
    let knocks = [(1, card(0)), (1, card(1))];
    let mut scene = last_of_three(&[Wounded; 2]).knock_cards(&knocks).trials(&[card(9)]).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed().last(), Some(&ended(Outcome::TooManyKnocks)));
}

/// HK-3: two Traumas of a kind make its threat active twice, three fail the Mission.
#[test]
fn hk_3_traumas_add() {
    let scene = scene(3, &[TraumaOfSnow; 3]).knock_cards(&[(1, card(0)), (2, card(1))]);
    let mut scene = scene.hand(0, &[card(2)]).begin();
    assert_eq!(scene.game().table().active.get(Snow), 2);
    scene.when(0, play(card(2)));
    assert_eq!(scene.followed()[1], failed(Snow));
}

/// HK-3: two Mute bar Speeches as one does; relieved of one, the other still does.
#[test]
fn hk_3_two_mute() {
    let scene = scene(3, &[Mute; 2]).knock_cards(&[(0, card(1)), (0, card(0))]).speeches(0, 1);
    let mut scene = scene.hand(0, &[card(20)]).withdrawn(1, None).withdrawn(2, None).begin();
    let refused = scene.refused(0, Command::Speech(Night));
    assert_eq!(refused, refusal(1, Reason::Barred, RuleId::HkMute), "the older bars");
    scene.when(0, play(card(20)));
    scene.when(0, Command::Christmas(Some(card(1))));
    assert_eq!(scene.refused(0, Command::Speech(Night)), refusal(0, Reason::Barred, RuleId::HkMute));
}

/// HK-3: two Fragile bar as one does: the older, or the one that is awake.
#[test]
fn hk_3_two_fragile() {
    let fragile = || scene(3, &[Fragile; 2]).knock_cards(&[(2, card(1)), (1, card(0))]).hand(0, &[card(9)]);
    let mut both = fragile().begin();
    assert_eq!(both.refused(0, withdraw(Left)), refusal(1, Reason::Barred, RuleId::HkFragile));
    let mut one = fragile().withdrawn(2, None).begin();
    assert_eq!(one.refused(0, withdraw(Left)), refusal(0, Reason::Barred, RuleId::HkFragile));
    assert!(can_withdraw(&fragile().withdrawn(1, None).withdrawn(2, None).begin(), 0));
}

/// HK-3: so do two Hardheaded, Prideful and Fearful: the same bars, by the older card.
#[test]
fn hk_3_bars_do_not_add() {
    for (kind, rule) in [(Hardheaded, RuleId::HkHardheaded), (Prideful, RuleId::HkPrideful)] {
        let copies = || scene(3, &[kind; 2]).knock_cards(&[(0, card(1)), (0, card(0))]);
        let mut full = copies().hand(0, &[card(8), card(9)]).begin();
        assert_eq!(full.refused(0, withdraw(Left)), refusal(1, Reason::Barred, rule));
        assert!(can_withdraw(&copies().begin(), 0));
    }
    let one = scene(3, &[Hardheaded; 2]).knock_cards(&[(0, card(0)), (0, card(1))]).hand(0, &[card(9)]).begin();
    assert!(can_withdraw(&one, 0), "one card is fewer than two, however many Hardheaded");
    let night = [single(2, Night), card(8)];
    let fearful = scene(3, &[Fearful; 2]).knock_cards(&[(0, card(1)), (0, card(0))]).hand(0, &[card(9)]);
    let mut fearful = fearful.no_mans_land(&night).begin();
    assert_eq!(fearful.refused(0, play(card(9))), refusal(1, Reason::MustWithdraw, RuleId::HkFearful));
}

/// HK-3: two Panicked draw one tile, and two Selfish count it once.
#[test]
fn hk_3_panicked_and_selfish_do_not_add() {
    let knocks = [(0, card(0)), (0, card(1)), (0, card(2)), (1, card(3))];
    let scene = last_of_three(&[Panicked, Panicked, Selfish, Selfish]).tiles(0, &[Left]).knock_cards(&knocks);
    let mut scene = scene.withdrawn(1, Some(Right)).trials(&[card(9)]).begin();
    scene.when_drawing(0, withdraw_bare(), &[0]);
    assert_eq!(scene.followed()[..2], [withdrew_drawn(0), SUCCEEDED]);
    assert_eq!(scene.followed()[2..5], [revealed(0, Left, 0), revealed(1, Right, 1), NOBODY]);
}

/// HK-3, HK-TYRANNICAL: of several the last one assigned holds the token.
#[test]
fn hk_3_the_last_tyrannical_holds_the_token() {
    let scene = last_of_three(&[Tyrannical; 2]).leader(1).turn(0).knock_cards(&[(1, card(0))]);
    let mut scene = scene.hand(0, &[card(1)]).trials(&[card(9)]).supply(2).begin();
    scene.when(0, play(card(1)));
    let knock = Notice::KnockAssigned { seat: s(0), card: card(1), from: Origin::Hand };
    scene.then(&[knock, Notice::LeaderTaken { seat: s(0), knock: card(1) }, turn(0)]);
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed()[3..], [dropped(3), started(3, 3)]);
    assert_eq!(scene.game().table().leader, s(0));
}

/// HK-3, HK-TYRANNICAL: when that card goes, RES-7 runs as usual, though another Tyrannical lies elsewhere.
#[test]
fn hk_3_the_other_tyrannical_takes_nothing_back() {
    let scene = last_of_three(&[Tyrannical; 2]).leader(0).knock_cards(&[(2, card(0)), (0, card(1))]);
    let mut scene = scene.hand(0, &[card(20)]).trials(&[card(9)]).supply(2).begin();
    scene.when(0, play(card(20)));
    scene.when(0, Command::Christmas(Some(card(1))));
    assert_eq!(scene.game().table().leader, s(0));
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed()[3..], [dropped(3), leads(1), takes_speech(0), started(3, 3)]);
}
