//! Section 1: the table and its words (TAB-1 to TAB-6).

use crate::*;

/// TAB-1: seats stand in a ring and play goes clockwise, from the last seat on to the first.
#[test]
fn tab_1_play_goes_clockwise_round_the_ring() {
    let hands = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle), pair(Rain, Mask)];
    let mut scene = Scene::new(4);
    for (seat, &card) in (0..).zip(&hands) {
        scene = scene.hand(seat, &[card]);
    }
    let mut scene = scene.begin();
    for (seat, &card) in (0..).zip(&hands) {
        scene.when(seat, play(card));
        scene.then(&[threat(seat, card, Origin::Hand), turn((seat + 1) % 4)]);
    }
}

/// TAB-1: the next seat clockwise is the one to the left, so a left tile goes there and a right tile back.
#[test]
fn tab_1_left_is_the_next_seat_clockwise() {
    let mut scene = Scene::new(4).trials(&[XMAS]).withdrawn(1, Some(Left)).withdrawn(2, Some(DoubleLeft));
    scene = scene.withdrawn(3, Some(DoubleRight)).begin();
    scene.when(0, withdraw(Right));
    let followed = scene.followed();
    assert_eq!(
        followed[2..6],
        [revealed(0, Right, 3), revealed(1, Left, 2), revealed(2, DoubleLeft, 0), revealed(3, DoubleRight, 1)]
    );
}

/// TAB-2: there are six threats; the card that bears them all makes each active once.
#[test]
fn tab_2_there_are_six_threats() {
    assert_eq!(Threat::ALL, [Night, Rain, Snow, Mask, Shell, Whistle]);
    let all = plain(&Threat::ALL);
    let mut scene = Scene::new(3).hand(0, &[all]).begin();
    scene.when(0, play(all));
    assert_eq!(scene.game().table().active.to_array(), [1; 6]);
}

/// TAB-3: a Trial card is a Threat, a Hard Knock or Merry Christmas, and each goes to its own place.
#[test]
fn tab_3_each_kind_of_card_has_its_place() {
    let (night, mute) = (pair(Night, Mask), knock(Mute));
    let mut scene = Scene::new(3).hand(0, &[night]).hand(1, &[XMAS]).hand(2, &[mute]).begin();
    scene.when(0, play(night));
    scene.when(1, play(XMAS));
    scene.when(2, play(mute));
    let table = scene.game().table();
    assert_eq!(table.no_mans_land, cards(&[night]));
    assert_eq!(table.knocks.iter().collect::<Vec<_>>(), [(s(2), mute)]);
    assert!(table.discards.contains(XMAS));
}

/// TAB-3: Threats bear one to six different threats; all of them count.
#[test]
fn tab_3_a_threat_bears_one_to_six_threats() {
    let deck: Vec<Face> = (1..=6).map(|count| threat_face(&Threat::ALL[..count])).collect();
    let rules = Scenario { deck: &deck, trials: 1, ..Scenario::base(3) }.rules().expect("such a deck is a deck");
    for (number, face) in (0..).zip(&deck) {
        assert_eq!(rules.catalog().face(card(number)), *face);
        assert_eq!(rules.catalog().threats(card(number)).len(), number + 1);
    }
}

/// TAB-4: a discarded card stays out of play: a failure shuffles No Man's Land back, but not the discards.
#[test]
fn tab_4_a_discarded_card_never_comes_back() {
    let (gone, one, two) = (pair(Night, Mask), pair(Rain, Mask), pair(Rain, Shell));
    let third = pair(Rain, Whistle);
    let mut scene = Scene::new(3).no_mans_land(&[gone, one, two]).hand(1, &[third]).morale(10).begin();
    scene.when(0, Command::Charm(gone));
    scene.when_drawing(1, play(third), &as_they_lie(3));
    let (table, decks) = (scene.game().table(), scene.game().state().decks());
    assert!(table.discards.contains(gone));
    assert!(decks.trials().iter().chain(decks.morale().iter()).all(|card| card != gone));
    assert!(decks.trials().iter().any(|card| card == third));
}

fn secrets(scene: &Scene, viewer: Viewer) -> Vec<Secret> {
    scene.followed_events().iter().map(|event| scene.game().redact(event, viewer).secret).collect()
}

fn secret_of(scene: &Scene, notice: Notice, viewer: Viewer) -> Secret {
    let event = scene.followed_events().iter().find(|event| event.notice == notice).expect("it happened");
    scene.game().redact(event, viewer).secret
}

/// TAB-5: the cards dealt are seen by those who get them; the others see that they got some.
#[test]
fn tab_5_a_card_dealt_is_seen_by_its_owner_alone() {
    let trials = [pair(Night, Mask), pair(Rain, Mask), pair(Snow, Mask)];
    let mut scene = Scene::new(3).trials(&trials).preparation().begin();
    scene.when(0, Command::Intensity(1));
    for (seat, &card) in (0..).zip(&trials) {
        assert_eq!(secret_of(&scene, dealt(seat), Viewer::Seat(s(seat))), Secret::Card(card));
        assert_eq!(secret_of(&scene, dealt(seat), Viewer::Seat(s((seat + 1) % 3))), Secret::Nothing);
        assert_eq!(scene.game().view(s(seat)).expect("a player").own.hand, CardSet::only(card));
    }
    assert!(secrets(&scene, Viewer::Spectator).iter().all(|&secret| secret == Secret::Nothing));
    assert_eq!(scene.game().spectator_view().table.seats.map(|seat| seat.hand), [1, 1, 1, 0, 0]);
}

/// TAB-5: the tile played is known to its owner alone until all are revealed, and then to everyone.
#[test]
fn tab_5_a_tile_played_is_secret_until_it_is_revealed() {
    let mut scene = Scene::new(3).trials(&[XMAS]).withdrawn(1, None).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(secrets(&scene, Viewer::Seat(s(0))), [Secret::Tile(Right), Secret::Nothing]);
    assert_eq!(secrets(&scene, Viewer::Seat(s(2))), [Secret::Nothing; 2]);
    scene.when(2, withdraw(Left));
    assert!(scene.followed().contains(&revealed(0, Right, 2)));
}

/// TAB-5: the owner of Panicked sees the tile that was drawn, the others do not.
#[test]
fn tab_5_a_panicked_owner_sees_the_tile_drawn() {
    let mut scene = Scene::new(3).trials(&[XMAS]).knocks(&[(0, Panicked)]).begin();
    scene.when_drawing(0, withdraw_bare(), &[1]);
    assert_eq!(secret_of(&scene, withdrew_drawn(0), Viewer::Seat(s(0))), Secret::Tile(Right));
    assert_eq!(secret_of(&scene, withdrew_drawn(0), Viewer::Seat(s(1))), Secret::Nothing);
    assert_eq!(secret_of(&scene, withdrew_drawn(0), Viewer::Spectator), Secret::Nothing);
}

/// TAB-5: nobody knows the tile the Chaplain plays, nor the tiles he holds.
#[test]
fn tab_5_nobody_sees_the_chaplains_tiles() {
    let scene = Scene::new(2).trials(&[XMAS]).preparation().begin_drawing(&[0]);
    let hidden = [Notice::ChaplainPlayed { seat: s(2) }, Notice::TilesGiven { seat: s(2), count: 2 }];
    for event in scene.log().iter().filter(|event| hidden.contains(&event.notice)) {
        assert_ne!(event.secret, Secret::Nothing);
        for viewer in [Viewer::Seat(s(0)), Viewer::Seat(s(1)), Viewer::Seat(s(2)), Viewer::Spectator] {
            assert_eq!(scene.game().redact(event, viewer).secret, Secret::Nothing);
        }
    }
    assert_eq!(scene.game().view(s(2)), None);
}

/// TAB-5: nobody knows the order of the Trials pile after a shuffle, nor which cards Morale gave up.
#[test]
fn tab_5_nobody_sees_the_piles() {
    let (two, third) = ([pair(Rain, Mask), pair(Rain, Shell)], pair(Rain, Whistle));
    let mut scene = Scene::new(3).no_mans_land(&two).hand(0, &[third]).begin();
    scene.when_drawing(0, play(third), &as_they_lie(3));
    assert_ne!(scene.followed_events()[2].secret, Secret::Nothing, "the log knows the order");
    for viewer in [Viewer::Seat(s(0)), Viewer::Seat(s(1)), Viewer::Spectator] {
        assert!(secrets(&scene, viewer).iter().all(|&secret| secret == Secret::Nothing));
    }
}

/// TAB-5: everyone sees sizes, charm sides, Hard Knocks in their order, No Man's Land and discards.
#[test]
fn tab_5_what_everyone_sees() {
    let scene = Scene::new(3).hand(1, &[XMAS]).knocks(&[(2, Mute), (0, Fearful)]).charms_used(&[1]);
    let scene = scene.no_mans_land(&[pair(Night, Mask)]).speeches(2, 1).supply(3).morale(7);
    let scene = scene.withdrawn(2, Some(Left)).trials(&[pair(Rain, Mask)]).begin();
    let table = scene.game().spectator_view().table;
    assert_eq!((table.seat(s(1)).hand, table.trials, table.morale), (1, 1, 7));
    assert_eq!(table.seats.map(|seat| seat.charm_ready), [true, false, true, false, false]);
    assert_eq!(table.knocks.iter().collect::<Vec<_>>(), [(s(2), knock(Mute)), (s(0), knock(Fearful))]);
    assert_eq!(table.no_mans_land, cards(&[pair(Night, Mask)]));
    assert_eq!(table.discards.len(), 59 - 1 - 2 - 1 - 7 - 1);
    assert_eq!((table.seat(s(2)).speeches, table.speeches), (1, 3));
    assert_eq!((table.seat(s(2)).tile_played, table.seat(s(2)).tiles), (true, 2));
    for seat in [0, 1, 2] {
        assert_eq!(scene.game().view(s(seat)).expect("a player").table, table, "the same for everyone");
    }
}

/// TAB-6: a draw from an empty Trials pile is ignored, whether a Trap, Clumsy or Frenzied asked for it.
#[test]
fn tab_6_a_draw_from_an_empty_pile_is_ignored() {
    let pit = pit(Night, Mask);
    let mut scene = Scene::new(3).hand(0, &[pit]).hand(2, &[XMAS]).knocks(&[(1, Clumsy), (2, Frenzied)]).begin();
    scene.when(0, play(pit));
    scene.then(&[threat(0, pit, Origin::Hand), turn(1)]);
    scene.when(1, withdraw(Left));
    scene.then(&[withdrew(1), turn(2)]);

    let mut scene = Scene::new(3).trials(&[XMAS]).knocks(&[(1, Frenzied)]).preparation().begin();
    scene.when(0, Command::Intensity(1));
    scene.then(&[intensity(0, 1), dealt(0), turn(0)]);
}
