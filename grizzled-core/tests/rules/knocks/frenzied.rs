//! Frenzied (HK-FRENZIED).

use crate::*;

fn preparation(trials: &[CardId]) -> Scene {
    Scene::new(3).knocks(&[(1, Frenzied)]).trials(trials).preparation().begin()
}

/// HK-FRENZIED: after the deal its owner draws two more cards, which it alone sees.
#[test]
fn hk_frenzied_draws_two_more() {
    let trials: Vec<CardId> = (0..8).map(card).collect();
    let mut scene = preparation(&trials);
    scene.when(0, Command::Intensity(2));
    let deal = [dealt(0), dealt(1), dealt(2), dealt(0), dealt(1), dealt(2)];
    scene.then(&[&[intensity(0, 2)], &deal[..], &[drawn(1, Frenzied); 2], &[turn(0)]].concat());
    let draw = scene.followed_events()[7];
    assert_eq!(scene.game().redact(&draw, Viewer::Seat(s(1))).secret, Secret::Card(card(6)));
    assert_eq!(scene.game().redact(&draw, Viewer::Seat(s(0))).secret, Secret::Nothing);
    assert_eq!(scene.game().state().own(s(1)).hand, cards(&[1, 4, 6, 7].map(card)));
}

/// HK-FRENZIED: as many as there are.
#[test]
fn hk_frenzied_as_many_as_there_are() {
    for (cards, draws) in [(3, 0), (4, 1), (5, 2)] {
        let trials: Vec<CardId> = (0..cards).map(card).collect();
        let mut scene = preparation(&trials);
        scene.when(0, Command::Intensity(1));
        let draws = vec![drawn(1, Frenzied); draws];
        scene.then(&[&[intensity(0, 1), dealt(0), dealt(1), dealt(2)], &draws[..], &[turn(0)]].concat());
    }
}

/// HK-FRENZIED: one got during a Mission acts from the next.
#[test]
fn hk_frenzied_acts_from_the_next_preparation() {
    let scene = Scene::new(3).hand(0, &[knock(Frenzied)]).trials(&[0, 1, 2, 3].map(card)).tiles(0, &[]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, play_knock(Frenzied));
    scene.then(&[assigned(0, Frenzied, Origin::Hand), turn(0)]);
    scene.when(0, withdraw_bare());
    scene.when(1, Command::Intensity(1));
    let draws = [drawn(0, Frenzied), drawn(0, Frenzied), turn(1)];
    scene.then(&[&[intensity(1, 1), dealt(1), dealt(2), dealt(0)], &draws[..]].concat());
}

/// HK-FRENZIED: what it draws does not count towards the intensities on offer (PREP-2).
#[test]
fn hk_frenzied_does_not_change_the_offer() {
    let scene = preparation(&[0, 1, 2, 3].map(card));
    assert_eq!(scene.legal(0), [Command::Intensity(1), Command::Intensity(2)]);
}
