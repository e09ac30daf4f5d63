//! Questions that cannot be asked as the game stands, since nobody could go on from them; and games in the middle of what
//! follows from a command, in which nobody can do anything.

use super::named::{accepted, open, refused, with};
use crate::modes;
use grizzled_core::cards::HardKnock;
use grizzled_core::play::{InvalidEvent, Legal};
use grizzled_core::testkit::{Scene, Walk, knock, plain, rules_of};
use grizzled_core::vocabulary::{Modifier, Pause, SeatSet, Source, Switch, Threat, Tile, Withdrawal, WithdrawalRuling};
use grizzled_core::{Command, Game, Notice, Reason, Seat, Secret};

const NIGHT_MASK: [Threat; 2] = [Threat::Night, Threat::Mask];

/// Seat 1 has withdrawn, Mute lies before seat 0, and it is the turn of seat 0, which holds a card.
fn scene() -> Game {
    let scene = Scene::new(3).hand(0, &[plain(&NIGHT_MASK)]).knocks(&[(0, HardKnock::Mute)]);
    *scene.withdrawn(1, Some(Tile::Right)).begin().game()
}

fn turn(seat: Seat, withdrawal: WithdrawalRuling) -> grizzled_core::Event {
    open(Notice::TurnStarted { seat, withdrawal })
}

/// MIS-1: a seat that has withdrawn has no turn; it would withdraw a second time.
#[test]
fn mis_1_a_withdrawn_seat_has_no_turn() {
    let game = scene();
    refused(&game, turn(Seat::S1, WithdrawalRuling::Free), InvalidEvent::CannotBeAsked);
    accepted(&game, turn(Seat::S2, WithdrawalRuling::Free));
    // After the Mission nobody has one.
    let mut over = game;
    assert_eq!(over.evolve(&open(Notice::MissionSucceeded)), Ok(()));
    refused(&over, turn(Seat::S2, WithdrawalRuling::Free), InvalidEvent::CannotBeAsked);
    refused(&over, open(Notice::MissionSucceeded), InvalidEvent::WrongPoint);
}

/// WDR-1: who cannot withdraw has a card to play.
#[test]
fn wdr_1_an_empty_hand_is_not_barred() {
    let game = scene();
    let barred = WithdrawalRuling::Cannot(Source::Knock(knock(HardKnock::Mute)));
    accepted(&game, turn(Seat::S0, barred));
    refused(&game, turn(Seat::S2, barred), InvalidEvent::CannotBeAsked);
}

/// PACK-2: in a game without a module no card changes a number.
#[test]
fn pack_2_a_base_game_has_its_numbers() {
    let game = scene();
    let set = |modifier, value| open(Notice::ModifierSet { modifier, value });
    refused(&game, set(Modifier::Switches, Switch::NoSpeeches as u8), InvalidEvent::NotInThisGame);
    refused(&game, set(Modifier::FailAt, 4), InvalidEvent::NotInThisGame);
    accepted(&game, set(Modifier::FailAt, 3));
    let invited = Notice::HelpInvited { seat: Seat::S0, pause: Pause::Trap };
    refused(&game, open(invited), InvalidEvent::NotInThisGame);
}

/// PREP-0, MIS-4: a Mission begins when the one before it is over, with everyone.
#[test]
fn prep_0_a_mission_begins_after_the_one_before() {
    let mut game = scene();
    let started = |number, seats| open(Notice::MissionStarted { number, seats });
    let all = SeatSet::first(3);
    refused(&game, started(3, all), InvalidEvent::WrongPoint);
    assert_eq!(game.evolve(&open(Notice::MissionSucceeded)), Ok(()));
    refused(&game, started(3, all), InvalidEvent::NoSuchTile);
    let revealed = Notice::TileRevealed { seat: Seat::S1, tile: Tile::Right, to: Seat::S0 };
    assert_eq!(game.evolve(&open(revealed)), Ok(()));
    refused(&game, started(4, all), InvalidEvent::WrongCount);
    refused(&game, started(3, SeatSet::first(2)), InvalidEvent::NoSuchSeat);
    accepted(&game, started(3, all));
}

/// RES-2, CMD-1: relief is asked after the Mission, for three Hard Knocks at most, and a charm only where one is used.
#[test]
fn res_2_relief_is_asked_after_the_mission() {
    let mut game = scene();
    let asked = |knocks, charm| open(Notice::ReliefAsked { seat: Seat::S0, knocks, charm });
    refused(&game, asked(1, false), InvalidEvent::CannotBeAsked);
    assert_eq!(game.evolve(&open(Notice::MissionSucceeded)), Ok(()));
    // The tiles have not been revealed.
    refused(&game, asked(1, false), InvalidEvent::CannotBeAsked);
    let revealed = Notice::TileRevealed { seat: Seat::S1, tile: Tile::Right, to: Seat::S0 };
    assert_eq!(game.evolve(&open(revealed)), Ok(()));
    refused(&game, asked(4, false), InvalidEvent::CannotBeAsked);
    refused(&game, asked(1, true), InvalidEvent::CannotBeAsked);
    accepted(&game, asked(3, false));
}

/// RES-6: with an empty reserve the game is over, and nothing is asked any more.
#[test]
fn res_6_nothing_is_asked_without_morale() {
    let mut game = scene();
    let cards = game.table().morale;
    assert_eq!(game.evolve(&open(Notice::MoraleDropped { cards })), Ok(()));
    refused(&game, turn(Seat::S2, WithdrawalRuling::Free), InvalidEvent::CannotBeAsked);
}

/// DUO-2: whoever acts has its hand in view, and each player sees one.
#[test]
fn duo_2_whoever_acts_sees_its_hand() {
    let mut walk = Walk::new(modes::duo(), 3);
    while !matches!(walk.game.legal(walk.game.table().turn), Legal::Turn { .. }) {
        walk.step().expect("a turn comes");
    }
    let down = walk.game.table().put_down;
    for seat in walk.game.table().in_mission.iter() {
        let verdict = walk.game.clone().evolve(&turn(seat, WithdrawalRuling::Free));
        assert_eq!(verdict.is_err(), down.contains(seat), "{seat}: {verdict:?}");
    }
}

/// SOLO-3: the one hand and the token are with the Grizzled who acts.
#[test]
fn solo_3_whoever_acts_has_the_hand() {
    let game = Walk::new(modes::solo(), 1).game;
    let leader = game.table().leader;
    accepted(&game, turn(leader, WithdrawalRuling::Free));
    refused(&game, turn(leader.left(1, 3), WithdrawalRuling::Free), InvalidEvent::CannotBeAsked);
    refused(&game, open(Notice::IntensityAsked { seat: leader }), InvalidEvent::CannotBeAsked);
}

/// WDR-3, CMD-1: what follows from a command belongs to it. In its middle nobody can do anything, or the seat that has
/// just withdrawn would withdraw again.
#[test]
fn wdr_3_midway_nobody_can_do_anything() {
    let mut game = scene();
    let seat = Seat::S0;
    let withdraw = Command::Withdraw(Withdrawal { tile: Some(Tile::Left), ..Withdrawal::default() });
    assert_eq!(game.check(seat, &withdraw), Ok(()));
    let withdrew = with(Notice::Withdrew { seat, played: true, drawn: false }, Secret::Tile(Tile::Left));
    assert_eq!(game.evolve(&withdrew), Ok(()));
    assert!(game.is_midway() && game.awaiting().is_empty());
    assert!(Seat::ALL.iter().all(|&seat| game.legal(seat) == Legal::Nothing));
    let before = game;
    let rejection = game.apply(seat, &withdraw, &mut grizzled_core::Seeded::new(1), &mut ()).unwrap_err();
    assert_eq!(rejection.reason, Reason::MidCommand);
    assert!(game == before, "nothing has changed");
    assert_eq!(game.evolve(&turn(Seat::S2, WithdrawalRuling::Free)), Ok(()));
    assert!(!game.is_midway() && !game.legal(Seat::S2).is_empty());
}

/// CHAP-2: the Leader of a game for two is asked when the Chaplain has played.
#[test]
fn chap_2_the_chaplain_plays_before_the_leader_is_asked() {
    let walk = Walk::new(rules_of(2, 1), 1);
    let mut game = Game::empty(*walk.game.rules());
    for event in &walk.log {
        assert!(game.is_midway(), "{event:?} is still to come");
        assert_eq!(game.evolve(event), Ok(()));
    }
    assert_eq!(game, walk.game);
    assert!(!game.is_midway());
}
