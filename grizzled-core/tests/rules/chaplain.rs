//! Section 8: the game for two and its Chaplain (CHAP-1 to CHAP-4).

use crate::*;

fn chaplain_played() -> Notice {
    Notice::ChaplainPlayed { seat: s(2) }
}

/// Seat 1 has withdrawn with this tile, the Chaplain has played that one, and seat 0 withdraws last.
fn last_of_two(one: Option<Tile>, chaplain: Tile) -> Scene {
    Scene::new(2).trials(&[XMAS, card(0)]).withdrawn(1, one).chaplain_played(chaplain)
}

/// CHAP-1: he is the third seat of the ring, the last, with three tiles like the others.
#[test]
fn chap_1_a_third_seat_in_the_ring() {
    let rules = Scenario::base(2).rules().expect("two players");
    assert_eq!((rules.seats(), rules.ring(), rules.chaplain()), (2, 3, Some(s(2))));
    assert!((3..=5).all(|players| Scenario::base(players).rules().expect("players").chaplain().is_none()));
    let mut log = Vec::new();
    let mut chance = grizzled_core::Seeded::new(1);
    let game = Game::new(rules, &Setup::default(), &mut chance, &mut log).expect("a game for two");
    assert!(log.iter().any(|event| event.notice == Notice::TilesGiven { seat: s(2), count: 3 }));
    assert_eq!(game.table().seat(s(2)).tiles, 2, "one of them he has played");
}

/// CHAP-1: he has no hand, no character and so no charm, and is never in the Mission.
#[test]
fn chap_1_no_hand_no_charm_never_in_the_mission() {
    let mut scene = Scene::new(2).trials(&[0, 1, 2, 3].map(card)).preparation().begin_drawing(&[0]);
    scene.when(0, Command::Intensity(2));
    scene.then(&[intensity(0, 2), dealt(0), dealt(1), dealt(0), dealt(1), turn(0)]);
    let (table, chaplain) = (scene.game().table(), scene.game().table().seat(s(2)));
    assert_eq!((chaplain.hand, chaplain.character, chaplain.charm_ready), (0, None, false));
    assert_eq!(table.in_mission, seats(&[0, 1]));
}

/// CHAP-1: nobody plays his seat: whatever is tried there is refused.
#[test]
fn chap_1_nobody_commands_his_seat() {
    let mut scene = Scene::new(2).tiles(2, &[Right]).chaplain_played(Left).begin();
    assert_eq!(scene.refused(2, withdraw(Left)), because(Reason::NoSuchSeat, RuleId::Tab1));
    assert!(scene.legal(2).is_empty());
}

/// CHAP-1, RES-7: he is never Leader: the token passes over him.
#[test]
fn chap_1_never_leader() {
    let mut scene = last_of_two(None, Left).leader(1).turn(0).tiles(0, &[]).begin();
    scene.when_drawing(0, withdraw_bare(), &[0]);
    let followed = scene.followed();
    assert_eq!(followed[followed.len() - 3..], [leads(0), started(3, 2), chaplain_played()]);
}

/// CHAP-2: in each Preparation, before the intensity is chosen, one of his tiles is drawn and played.
#[test]
fn chap_2_a_tile_is_drawn_before_the_intensity() {
    for (draw, tile) in [(0, Left), (1, Right), (2, Right)] {
        let scene = Scene::new(2).trials(&[XMAS]).tiles(2, &[Right, Left, Right]).preparation();
        let scene = scene.begin_drawing(&[draw]);
        let last = scene.log().last().expect("the Mission has begun");
        assert_eq!((last.notice, last.secret), (chaplain_played(), Secret::Tile(tile)));
        assert_eq!(scene.game().table().agenda, Agenda::Intensity);
        let seen = scene.game().table().seat(s(2));
        assert_eq!((seen.tiles, seen.tile_played), (2, true));
    }
}

/// CHAP-2: with no tile left he plays none, and nothing falls by chance.
#[test]
fn chap_2_with_no_tile_he_plays_none() {
    let scene = Scene::new(2).trials(&[XMAS]).tiles(2, &[]).preparation().begin();
    assert_eq!(scene.log().last().map(|event| event.notice), Some(started(2, 2)));
}

/// CHAP-2: he counts as withdrawn, so that his tile counts after a failure too.
#[test]
fn chap_2_his_tile_counts_after_a_failure() {
    let scene = Scene::new(2).no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]).knocks(&[(0, Mute)]);
    let mut scene = scene.hand(0, &[pair(Night, Whistle)]).chaplain_played(Left).begin();
    scene.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
    assert_eq!(scene.followed()[3..], [revealed(2, Left, 0), most(0), relief_asked(0, 1, false)]);
}

/// CHAP-3: his tile relieves like any other.
#[test]
fn chap_3_his_tile_relieves() {
    let mut scene = last_of_two(Some(Right), Left).charms_used(&[0]).begin();
    scene.when(0, withdraw(Left));
    let tiles = [revealed(0, Left, 1), revealed(1, Right, 0), revealed(2, Left, 0), most(0)];
    assert_eq!(scene.followed()[2..], [&tiles[..], &[relief_asked(0, 2, true)]].concat());
}

/// CHAP-3: with the majority at the Chaplain nobody is relieved.
#[test]
fn chap_3_with_his_majority_nobody_is_relieved() {
    let mut scene = last_of_two(Some(Left), Left).knocks(&[(0, Mute)]).tiles(2, &[]).begin();
    scene.when_drawing(0, withdraw(Right), &[0]);
    let tiles = [revealed(0, Right, 2), revealed(1, Left, 2), revealed(2, Left, 0), most(2)];
    let rest = [dropped(3), leads(1), started(3, 2), chaplain_played()];
    assert_eq!(scene.followed()[2..], [tiles, rest].concat());
}

/// CHAP-3: his total counts in the comparison: a tie with him relieves nobody.
#[test]
fn chap_3_a_tie_with_him_is_a_tie() {
    let mut scene = last_of_two(Some(Left), Left).knocks(&[(0, Mute)]).tiles(0, &[]).begin();
    scene.when_drawing(0, withdraw_bare(), &[0]);
    assert_eq!(scene.followed()[2..5], [revealed(1, Left, 2), revealed(2, Left, 0), NOBODY]);
}

/// CHAP-3: the tiles he receives join those he draws from.
#[test]
fn chap_3_tiles_he_receives_join_his() {
    let mut scene = last_of_two(Some(Left), Left).tiles(2, &[]).begin();
    scene.when_drawing(0, withdraw(Right), &[1]);
    assert_eq!(scene.game().state().own(s(2)).tile, Some(Right));
    assert_eq!(scene.game().state().own(s(2)).tiles, Tiles::of(&[Left]));
}

/// CHAP-4: with two players the token of a Speech returns to the supply, and can be taken again.
#[test]
fn chap_4_speech_tokens_return_to_the_supply() {
    let mut scene = Scene::new(2).chaplain_played(Left).speeches(0, 1).begin();
    scene.when(0, Command::Speech(Night));
    scene.then(&[Notice::SpeechMade { seat: s(0), threat: Night, asked: seats(&[1]), returned: true }]);
    let table = scene.game().table();
    assert_eq!((table.speeches, table.seat(s(0)).speeches), (1, 0));
}

/// CHAP-4: the Trials pile has 20 cards.
#[test]
fn chap_4_twenty_trials() {
    assert_eq!(Scenario::base(2).rules().expect("two players").trials(), 20);
}
