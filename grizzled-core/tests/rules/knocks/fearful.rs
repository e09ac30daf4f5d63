//! Fearful (HK-FEARFUL).

use super::two_nights;
use crate::*;
use grizzled_core::vocabulary::Source;

fn fearful() -> Scene {
    let hand = [XMAS, pair(Rain, Whistle)];
    Scene::new(3).knocks(&[(0, Fearful)]).hand(0, &hand).speeches(0, 1)
}

/// HK-FEARFUL: with a threat active twice, its owner can do nothing but withdraw.
#[test]
fn hk_fearful_must_withdraw_under_a_double_threat() {
    let mut scene = fearful().no_mans_land(&two_nights()).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
    for command in [play(XMAS), Command::Charm(pair(Night, Mask)), Command::Speech(Night)] {
        assert_eq!(scene.refused(0, command), by(Fearful, Reason::MustWithdraw, RuleId::HkFearful));
    }
}

/// HK-FEARFUL: the withdrawal is never automatic: the seat is asked, and chooses its tile.
#[test]
fn hk_fearful_is_never_automatic() {
    let mut scene = fearful().no_mans_land(&two_nights()).turn(2).hand(2, &[card(30)]).begin();
    scene.when(2, withdraw(Left));
    let withdrawal = WithdrawalRuling::Must(Source::Knock(knock(Fearful)));
    scene.then(&[withdrew(2), Notice::TurnStarted { seat: s(0), withdrawal }]);
    assert_eq!(scene.game().awaiting(), seats(&[0]));
    scene.when(0, withdraw(Right));
    scene.then(&[withdrew(0), turn(1)]);
}

/// HK-FEARFUL: with every threat active once at most the turn is ordinary.
#[test]
fn hk_fearful_ordinary_without_a_double_threat() {
    let scene = fearful().no_mans_land(&[plain(&Threat::ALL)]).begin();
    assert_eq!(scene.game().check(s(0), &play(XMAS)), Ok(()));
    assert_eq!(scene.game().check(s(0), &Command::Speech(Night)), Ok(()));
    assert!(can_withdraw(&scene, 0));
}

/// HK-FEARFUL: any threat will do, and those of Traumas and Phobias count.
#[test]
fn hk_fearful_counts_traumas_and_phobias() {
    for (kind, card) in [(TraumaOfSnow, pair(Snow, Mask)), (PhobiaOfWhistle, pair(Night, Whistle))] {
        for owner in [0, 2] {
            let scene = Scene::new(3).knocks(&[(0, Fearful), (owner, kind)]).hand(0, &[XMAS]);
            assert!(can_only_withdraw(&scene.no_mans_land(&[card]).begin(), 0));
        }
    }
}

/// HK-FEARFUL, HK-1: a Trauma of a withdrawn seat does not count.
#[test]
fn hk_fearful_does_not_count_what_sleeps() {
    let scene = Scene::new(3).knocks(&[(0, Fearful), (2, TraumaOfSnow)]).hand(0, &[XMAS]);
    let scene = scene.no_mans_land(&[pair(Snow, Mask)]).withdrawn(2, None).begin();
    assert!(!can_only_withdraw(&scene, 0));
}

/// HK-FEARFUL: it binds its owner alone, on its own turn.
#[test]
fn hk_fearful_binds_its_owner_alone() {
    let scene = Scene::new(3).knocks(&[(1, Fearful)]).hand(0, &[XMAS]).no_mans_land(&two_nights()).begin();
    assert!(!can_only_withdraw(&scene, 0));
}

/// HK-FEARFUL: it is tested at the start of the turn: the threat that its owner's own play doubles is no matter.
#[test]
fn hk_fearful_is_tested_at_the_start_of_the_turn() {
    let card = pair(Night, Shell);
    let mut scene = Scene::new(3).knocks(&[(0, Fearful)]).hand(0, &[card]).no_mans_land(&[pair(Night, Mask)]).begin();
    scene.when(0, play(card));
    scene.then(&[threat(0, card, Origin::Hand), turn(1)]);
}

/// HK-FEARFUL: it does not forbid answering a Speech.
#[test]
fn hk_fearful_may_answer_a_speech() {
    let card = pair(Rain, Whistle);
    let scene = Scene::new(3).knocks(&[(1, Fearful)]).hand(1, &[card]).speeches(0, 1);
    let mut scene = scene.no_mans_land(&two_nights()).begin();
    scene.when(0, Command::Speech(Rain));
    assert_eq!(scene.legal(1), [answer(card), decline()]);
}

/// HK-FEARFUL: if an older own card bars the withdrawal, the turn is ordinary.
#[test]
fn hk_fearful_gives_way_to_an_older_bar() {
    let scene = Scene::new(3).knocks(&[(0, Prideful), (0, Fearful)]).hand(0, &[XMAS]).speeches(0, 1);
    let scene = scene.no_mans_land(&two_nights()).begin();
    for command in [play(XMAS), Command::Charm(pair(Night, Mask)), Command::Speech(Night)] {
        assert_eq!(scene.game().check(s(0), &command), Ok(()));
    }
    assert!(!can_withdraw(&scene, 0));
}

/// HK-FEARFUL: an older bar that an empty hand lifts (WDR-1) bars nothing: its owner must withdraw.
#[test]
fn hk_fearful_with_an_empty_hand() {
    let scene = Scene::new(3).knocks(&[(0, Prideful), (0, Fearful)]).speeches(0, 1);
    let mut scene = scene.no_mans_land(&two_nights()).begin();
    assert!(can_only_withdraw(&scene, 0));
    let refused = scene.refused(0, Command::Speech(Night));
    assert_eq!(refused, by(Fearful, Reason::MustWithdraw, RuleId::HkFearful));
}
