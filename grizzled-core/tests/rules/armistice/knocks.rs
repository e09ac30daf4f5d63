//! The Hard Knocks of *Armistice* (HK-AGGRESSIVE, HK-SCARRED, HK-SUPERSTITIOUS, HK-LOYAL).

use super::*;

fn by_trap(seat: u8, card: CardId) -> Notice {
    threat(seat, card, Origin::Trap)
}

/// The refusal by a Hard Knock.
fn barred(kind: HardKnock, rule: RuleId) -> Rejection {
    by(kind, Reason::Barred, rule)
}

/// HK-AGGRESSIVE: the Traps that its owner sets off draw one card more.
#[test]
fn hk_aggressive_its_traps_draw_two() {
    let pit = pit(Night, Mask);
    let pile = [single(Rain), single(Snow), single(Shell)];
    let mut scene = quiet().knocks(&[(0, Aggressive)]).hand(0, &[pit]).trials(&pile).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), by_trap(0, single(Rain)), by_trap(0, single(Snow)), turn(1)]);
}

/// HK-AGGRESSIVE: the Traps of others draw one.
#[test]
fn hk_aggressive_not_the_traps_of_others() {
    let pit = pit(Night, Mask);
    let scene = quiet().knocks(&[(1, Aggressive)]).hand(0, &[pit]).trials(&[single(Rain), single(Snow)]);
    let mut scene = scene.begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), by_trap(0, single(Rain)), turn(1)]);
}

/// HK-AGGRESSIVE: not those of a Recruit, though the Leader, who gets what it draws, is Aggressive.
#[test]
fn hk_aggressive_not_the_traps_of_a_recruit() {
    let pit = pit(Night, Mask);
    let scene = with_recruit(recruit_with(lasting(What::Harmless(Whistle))), &[], &[pit, single(Snow)]);
    let scene = scene.knocks(&[(0, Aggressive)]).turn(2).trials(&[knock(Mute), single(Rain)]);
    let mut scene = scene.begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(pit));
    assert_eq!(scene.followed()[..2], [threat(0, pit, Origin::Recruit), assigned(0, Mute, Origin::Trap)]);
    assert_eq!(scene.game().table().trials, 1);
}

/// HK-AGGRESSIVE, MIS-3: when the first card fails the Mission the second is not drawn.
#[test]
fn hk_aggressive_not_beyond_the_failure() {
    let pit = pit(Night, Mask);
    let scene = quiet().knocks(&[(0, Aggressive)]).hand(0, &[pit]).no_mans_land(&[pair(Night, Shell)]);
    let mut scene = scene.trials(&[single(Night), single(Snow)]).begin();
    scene.when_drawing(0, play(pit), &as_they_lie(4));
    let seen = [threat(0, pit, Origin::Hand), by_trap(0, single(Night)), failed(Night), shuffled(4)];
    assert_eq!(scene.followed()[..4], seen);
}

/// HK-AGGRESSIVE, TAB-6: as many as there are; Traps among them are ignored.
#[test]
fn hk_aggressive_as_many_as_there_are() {
    let pits = [pit(Night, Mask), pit(Rain, Shell), pit(Snow, Whistle)];
    let mut scene = quiet().knocks(&[(0, Aggressive)]).hand(0, &pits[..1]).trials(&pits[1..2]).begin();
    scene.when(0, play(pits[0]));
    scene.then(&[threat(0, pits[0], Origin::Hand), by_trap(0, pits[1]), turn(1)]);
    let scene = quiet().knocks(&[(0, Aggressive)]).hand(0, &pits[..1]);
    let mut scene = scene.trials(&[pits[1], pits[2], single(Night)]).begin();
    scene.when(0, play(pits[0]));
    scene.then(&[threat(0, pits[0], Origin::Hand), by_trap(0, pits[1]), by_trap(0, pits[2]), turn(1)]);
}

/// HK-AGGRESSIVE, LUCK-1: Luck cancels the whole Trap; it counts as one.
#[test]
fn hk_aggressive_luck_cancels_the_whole_trap() {
    let scene = quiet().knocks(&[(0, Aggressive)]).hand(0, &[lucky_pit()]).trials(&[single(Night), single(Snow)]);
    let mut scene = scene.begin();
    scene.when(0, play(lucky_pit()));
    scene.then(&[threat(0, lucky_pit(), Origin::Hand), trap_cancelled(true), turn(1)]);
    assert_eq!(scene.game().table().luck_used, 1);
}

/// HK-AGGRESSIVE: it acts on its owner's Traps alone: Clumsy draws one card, and no Trap.
#[test]
fn hk_aggressive_leaves_clumsy_alone() {
    let scene = quiet().knocks(&[(0, Aggressive), (0, Clumsy)]).trials(&[pit(Night, Mask), single(Rain)]);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), threat(0, pit(Night, Mask), Origin::Clumsy), turn(1)]);
}

/// Seat 2 has the most Support once seat 0 plays its right tile.
fn most_for_seat_2() -> Scene {
    quiet().trials(&[single(Night)]).withdrawn(1, Some(Left)).withdrawn(2, None)
}

/// HK-SCARRED: relief cannot discard it; the others before the seat it can.
#[test]
fn hk_scarred_relief_leaves_it() {
    let mut scene = most_for_seat_2().knocks(&[(2, Scarred), (2, Mute)]).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.legal(2), [relief(&[]), relief(&[Mute])]);
    for kinds in [&[Scarred][..], &[Scarred, Mute]] {
        assert_eq!(scene.refused(2, relief(kinds)), because(Reason::NotWithinReach, RuleId::Res2));
    }
}

/// HK-SCARRED: with it alone there is nothing to gain, and nothing is asked; the charm is recovered all the same.
#[test]
fn hk_scarred_alone_nothing_is_asked() {
    let mut scene = most_for_seat_2().knocks(&[(2, Scarred)]).charms_used(&[2]).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed()[4..7], [most(2), Notice::CharmRecovered { seat: s(2) }, dropped(3)]);
    assert_eq!(scene.game().table().knocks.len(), 1);
}

/// HK-SCARRED: nor can Merry Christmas, which may still be declined.
#[test]
fn hk_scarred_christmas_leaves_it() {
    let xmas = card(CHRISTMAS);
    let mut scene = quiet().knocks(&[(1, Scarred), (2, Mute)]).hand(0, &[xmas]).begin();
    scene.when(0, play(xmas));
    assert_eq!(scene.legal(0), [gift(Mute), no_gift()]);
    assert_eq!(scene.refused(0, gift(Scarred)), because(Reason::NotWithinReach, RuleId::ActXmas));
}

/// ACT-XMAS, HK-SCARRED: with nothing on the table but what cannot be discarded, nothing is asked, whether it is played
/// or drawn; a Clumsy that draws it can be discarded, so it is asked for that.
#[test]
fn act_xmas_is_not_asked_where_nothing_can_be_discarded() {
    let xmas = card(CHRISTMAS);
    let over = Notice::ChristmasDiscarded { card: xmas };
    let came = |from| Notice::ChristmasPlayed { seat: s(0), card: xmas, from };
    let mut played = quiet().knocks(&[(1, Scarred)]).hand(0, &[xmas]).begin();
    played.when(0, play(xmas));
    played.then(&[came(Origin::Hand), over, turn(1)]);

    let pit = pit(Night, Mask);
    let mut trapped = quiet().knocks(&[(0, Scarred)]).hand(0, &[pit]).trials(&[xmas]).begin();
    trapped.when(0, play(pit));
    trapped.then(&[threat(0, pit, Origin::Hand), came(Origin::Trap), over, turn(1)]);

    let mut drawn = quiet().knocks(&[(0, Clumsy), (1, Scarred)]).trials(&[xmas]).begin();
    drawn.when(0, withdraw(Left));
    assert_eq!(drawn.followed().last(), Some(&Notice::ChristmasAsked { seat: s(0), draws: 0 }), "Clumsy can go");
}

/// HK-SCARRED, RES-3: it counts as one of the four.
#[test]
fn hk_scarred_counts() {
    let knocks = [(1, Scarred), (1, Mute), (1, Fearful), (1, Clumsy)];
    let scene = quiet().knocks(&knocks).trials(&[single(Night)]).withdrawn(1, None).withdrawn(2, None);
    let mut scene = scene.tiles(0, &[]).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed().last(), Some(&ended(Outcome::TooManyKnocks)));
}

/// HK-SUPERSTITIOUS: its owner cannot use the charm; the others can.
#[test]
fn hk_superstitious_bars_the_charm() {
    let scene = quiet().knocks(&[(0, Superstitious)]).hand(0, &[single(Snow)]);
    let mut scene = scene.no_mans_land(&[single(Night), single(Rain)]).begin();
    assert_eq!(scene.legal(0), [play(single(Snow)), withdraw(Left), withdraw(Right)]);
    let refused = scene.refused(0, Command::Charm(single(Night)));
    assert_eq!(refused, barred(Superstitious, RuleId::HkSuperstitious));
    scene.when(0, play(single(Snow)));
    assert!(scene.legal(1).contains(&Command::Charm(single(Rain))));
}

/// HK-SUPERSTITIOUS: also in a game without a module, with a deck that has no other card beyond the base game's.
#[test]
fn hk_superstitious_alone_among_base_cards() {
    let deck: Vec<Face> = base::DECK.into_iter().chain([Face::HardKnock(Superstitious)]).collect();
    let rules = Scenario { trials: 30, ..Scenario::armistice(3, &deck, &Roster::EMPTY) }.rules().expect("a game");
    let (superstitious, night) = (card(59), pair(Night, Mask));
    for (owner, barred_by) in [(0, true), (1, false)] {
        let scene = Scene::with(rules).knock_cards(&[(owner, superstitious)]).no_mans_land(&[night]).begin();
        assert_eq!(scene.legal(0).contains(&Command::Charm(night)), !barred_by, "{owner}");
    }
}

/// HK-SUPERSTITIOUS, HK-AGGRESSIVE, HK-SCARRED: nor do the three of them need a module.
#[test]
fn hk_superstitious_beside_aggressive_and_scarred_among_base_cards() {
    let more = [Superstitious, Aggressive, Scarred].map(Face::HardKnock);
    let deck: Vec<Face> = base::DECK.into_iter().chain(more).collect();
    let rules = Scenario { trials: 30, ..Scenario::armistice(3, &deck, &Roster::EMPTY) }.rules().expect("a game");
    let (superstitious, aggressive, pit) = (card(59), card(60), trap(&[Night, Mask]));
    let bearing = |knocks: &[(u8, CardId)]| Scene::with(rules).leader(0).knock_cards(knocks);
    for (owner, is_barred) in [(0, true), (1, false)] {
        let scene = bearing(&[(owner, superstitious)]).no_mans_land(&[pit]).begin();
        assert_eq!(scene.legal(0).contains(&Command::Charm(pit)), !is_barred, "{owner}");
    }
    let pile = [plain(&[Rain, Shell]), plain(&[Snow, Whistle])];
    let mut scene = bearing(&[(0, aggressive)]).hand(0, &[pit]).trials(&pile).begin();
    scene.when(0, play(pit));
    assert_eq!(scene.followed()[1..3], pile.map(|card| by_trap(0, card)));
}

/// HK-SUPERSTITIOUS: from the turn after it came; the charm stays face up and counts again when the card is gone.
#[test]
fn hk_superstitious_the_charm_stays_as_it_is() {
    let scene = most_for_seat_2().knocks(&[(2, Superstitious)]);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Right));
    scene.when(2, relief(&[Superstitious]));
    assert!(scene.game().table().seat(s(2)).charm_ready);
}

/// HK-SUPERSTITIOUS: a charm that has been used is refused as used: that is so without the card, too.
#[test]
fn hk_superstitious_with_the_charm_used() {
    let mut scene = quiet().knocks(&[(0, Superstitious)]).charms_used(&[0]).no_mans_land(&[single(Night)]).begin();
    let refused = scene.refused(0, Command::Charm(single(Night)));
    assert_eq!(refused, because(Reason::CharmUsed, RuleId::ActCharm));
}

/// HK-LOYAL: its owner cannot be the first to withdraw.
#[test]
fn hk_loyal_not_the_first() {
    let mut scene = quiet().knocks(&[(0, Loyal)]).hand(0, &[single(Snow)]).begin();
    assert_eq!(scene.refused(0, withdraw(Left)), barred(Loyal, RuleId::HkLoyal));
    assert!(!can_withdraw(&scene, 0));
}

/// HK-LOYAL: after another it may, and the others always may.
#[test]
fn hk_loyal_after_another() {
    let scene = quiet().knocks(&[(1, Loyal)]).hand(0, &[single(Night)]).hand(1, &[single(Snow)]);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
    scene.when(1, withdraw(Left));
    scene.then(&[withdrew(1), turn(2)]);
}

/// HK-LOYAL, WDR-1: with an empty hand it may be the first.
#[test]
fn hk_loyal_with_an_empty_hand() {
    let mut scene = quiet().knocks(&[(0, Loyal)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
}

/// HK-LOYAL: a Recruit is no Grizzled: that it has withdrawn does not help.
#[test]
fn hk_loyal_a_recruit_does_not_count() {
    let scene = with_recruit(recruit_with(lasting(What::Harmless(Whistle))), &[], &[single(Rain)]);
    let scene = scene.knocks(&[(0, Loyal)]).hand(0, &[single(Snow)]).hand(2, &[single(Shell)]).turn(2);
    let mut scene = scene.begin();
    scene.when(2, play(single(Shell)));
    scene.when(0, Command::RecruitWithdraw);
    assert_eq!(scene.refused(0, withdraw(Left)), barred(Loyal, RuleId::HkLoyal));
}

/// HK-LOYAL, HK-2: against Fearful the older card wins.
#[test]
fn hk_loyal_against_fearful() {
    let land = [pair(Night, Mask), pair(Night, Shell)];
    for (knocks, ruling) in [
        ([(0, Loyal), (0, Fearful)], WithdrawalRuling::Cannot(Source::Knock(knock(Loyal)))),
        ([(0, Fearful), (0, Loyal)], WithdrawalRuling::Must(Source::Knock(knock(Fearful)))),
    ] {
        let scene = quiet().knocks(&knocks).hand(0, &[single(Snow)]).no_mans_land(&land).begin();
        assert_eq!(scene.game().table().agenda, Agenda::Turn { withdrawal: ruling });
    }
}
