//! Questions that cannot be asked as the game stands, since nobody could go on from them; and games in the middle of what
//! follows from a command, in which nobody can do anything.

use super::named::{accepted, open, refused, with};
use crate::modes;
use grizzled_core::cards::{Effect, HardKnock, Roster, What, armistice};
use grizzled_core::play::{InvalidEvent, Legal};
use grizzled_core::rules::HelpPlan;
use grizzled_core::testkit::{Scene, Walk, knock, plain, rules_of};
use grizzled_core::vocabulary::{
    HelpId, Modifier, Pause, Pile, SeatSet, Source, Switch, Threat, Tile, Withdrawal, WithdrawalRuling,
};
use grizzled_core::{Command, Game, Notice, Reason, Scenario, Seat, Secret};

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

/// The game for two, without a card of a module.
fn for_two() -> grizzled_core::Rules {
    Scenario::armistice(4, &armistice::DECK, &Roster::EMPTY).duo().rules().expect("a game for two")
}

/// DUO-3: the Grizzled are asked one after the other, the speaker never, and nobody twice.
#[test]
fn duo_3_who_is_asked_to_answer() {
    let mut game = *Scene::with(for_two()).speeches(0, 1).begin().game();
    let asked = |seat| open(Notice::AnswerAsked { seat });
    refused(&game, asked(Seat::S2), InvalidEvent::NotAsked);
    let (seat, threat, nobody) = (Seat::S0, Threat::Night, SeatSet::EMPTY);
    assert_eq!(game.evolve(&open(Notice::SpeechMade { seat, threat, asked: nobody, returned: true })), Ok(()));
    refused(&game, asked(Seat::S0), InvalidEvent::NotAsked);
    assert_eq!(game.evolve(&asked(Seat::S2)), Ok(()));
    let answered = with(Notice::SpeechAnswered { seat: Seat::S2 }, Secret::Answer(None));
    assert_eq!(game.evolve(&answered), Ok(()));
    refused(&game, asked(Seat::S2), InvalidEvent::NotAsked);
}

/// DUO-2: a player sees neither both hands nor none.
#[test]
fn duo_2_each_player_sees_one_hand() {
    let game = *Scene::with(for_two()).begin().game();
    let turn = turn(Seat::S0, WithdrawalRuling::Free);
    accepted(&game, turn);
    let other = game.rules().grizzled().difference(game.table().put_down).without(Seat::S0);
    let hand = Secret::Hand(Pile::EMPTY);
    let mut both = game;
    let down = other.iter().next().expect("the other player sees a hand");
    let beside = game.rules().seats_of_player(down).without(down).iter().next().expect("and has another");
    assert_eq!(both.evolve(&with(Notice::HandTakenUp { seat: beside }, hand)), Ok(()));
    refused(&both, turn, InvalidEvent::CannotBeAsked);
    let mut none = game;
    assert_eq!(none.evolve(&open(Notice::HandPutDown { seat: down })), Ok(()));
    refused(&none, turn, InvalidEvent::CannotBeAsked);
}

/// SOLO-3: the one hand and the token are with the Grizzled who acts.
#[test]
fn solo_3_whoever_acts_has_the_hand() {
    let mut game = Walk::new(modes::solo(), 1).game;
    let leader = game.table().leader;
    let (own, other) = (turn(leader, WithdrawalRuling::Free), leader.left(1, 3));
    accepted(&game, own);
    refused(&game, turn(other, WithdrawalRuling::Free), InvalidEvent::CannotBeAsked);
    refused(&game, open(Notice::IntensityAsked { seat: leader }), InvalidEvent::CannotBeAsked);
    accepted(&game, open(Notice::RefillAsked { seat: leader }));
    refused(&game, open(Notice::RefillAsked { seat: other }), InvalidEvent::CannotBeAsked);
    let top = *game.state().decks().trials().as_slice().last().expect("a card to deal");
    assert_eq!(game.evolve(&with(Notice::Dealt { seat: other }, Secret::Card(top))), Ok(()));
    refused(&game, own, InvalidEvent::CannotBeAsked);
}

/// SOLO-5: after the fourth tile all four are shuffled, before anything is asked.
#[test]
fn solo_5_a_tile_can_always_be_drawn() {
    let mut game = Walk::new(modes::solo(), 1).game;
    let seat = game.table().leader;
    let asked = open(Notice::ReliefAsked { seat, knocks: 1, charm: false });
    assert_eq!(game.evolve(&open(Notice::MissionSucceeded)), Ok(()));
    accepted(&game, asked);
    for tile in [None, Some(Seat::S0), Some(Seat::S1), Some(Seat::S2)] {
        assert_eq!(game.evolve(&open(Notice::SoloSupport { seat: tile })), Ok(()));
    }
    refused(&game, asked, InvalidEvent::CannotBeAsked);
    assert_eq!(game.evolve(&open(Notice::SoloTilesShuffled)), Ok(()));
    accepted(&game, asked);
}

/// PREP-1: the intensity is asked in a Preparation: of a Mission, and of one from which nobody has withdrawn.
#[test]
fn prep_1_the_intensity_is_asked_in_a_preparation() {
    let bare = Scenario::armistice(3, &armistice::DECK, &Roster::EMPTY);
    let plain = Scenario { effects: [Some(Effect::while_in_play(What::NoTraps)), None, None], ..bare };
    let walk = Walk::new(plain.rules().expect("a game of Armistice"), 1);
    let asked = open(Notice::IntensityAsked { seat: walk.game.table().leader });
    accepted(&walk.game, asked);
    let start =
        walk.log.iter().position(|event| matches!(event.notice, Notice::MissionStarted { .. })).expect("a Mission");
    let mut before = Game::empty(*walk.game.rules());
    assert!(walk.log[..start].iter().all(|event| before.evolve(event).is_ok()));
    assert!(before.evolve(&asked).is_err());
    let mut left = walk.game;
    let withdrew = Notice::Withdrew { seat: Seat::S0, played: false, drawn: false };
    assert_eq!(left.evolve(&open(withdrew)), Ok(()));
    refused(&left, asked, InvalidEvent::CannotBeAsked);
}

/// ONE-1: Helping Hands are chosen when the deck is set.
#[test]
fn one_1_helping_hands_are_chosen_when_the_deck_is_set() {
    let walk = Walk::new(modes::duo(), 3);
    let asks = walk.log.iter().find(|event| matches!(event.notice, Notice::HelpAsked { .. })).expect("it is asked");
    let without = walk.log.iter().take_while(|&event| event != asks);
    let mut game = Game::empty(*walk.game.rules());
    for event in without.filter(|event| !matches!(event.notice, Notice::DeckSet { .. })) {
        assert_eq!(game.evolve(event), Ok(()), "{event:?}");
    }
    refused(&game, *asks, InvalidEvent::CannotBeAsked);
}

/// REC-3: of a Recruit in the Mission the Leader is asked.
#[test]
fn rec_3_the_leader_plays_for_a_recruit_in_the_mission() {
    let mut game = super::named_modules::with_recruit();
    let leader = game.table().leader;
    let asked = |leader| open(Notice::RecruitTurn { leader });
    game.evolve(&turn(leader, WithdrawalRuling::Free)).expect("a turn of the Mission");
    accepted(&game, asked(leader));
    refused(&game, asked(leader.left(1, 4)), InvalidEvent::CannotBeAsked);
    assert_eq!(game.evolve(&open(Notice::RecruitWithdrew)), Ok(()));
    refused(&game, asked(leader), InvalidEvent::CannotBeAsked);
}

/// HH-1: of an exchange the seat whose turn it is gives, and another gives back.
#[test]
fn hh_1_another_seat_gives_back() {
    let all = Scenario::armistice(3, &armistice::DECK, &armistice::ROSTER);
    let rules = Scenario { help: HelpPlan::Given, ..all }.rules().expect("a game with Helping Hands");
    let exchanges =
        |help: &HelpId| rules.roster().help(*help).is_some_and(|help| help.effect.what == What::ExchangeCards);
    let help = rules.roster().helping_hands().iter().find(exchanges).expect("the pack has one");
    let game = *Scene::with(rules).help(0, &[help]).begin().game();
    let asked = |seat, left| open(Notice::ChoiceAsked { seat, source: Source::Help(help), left, pause: None });
    accepted(&game, asked(Seat::S0, 2));
    accepted(&game, asked(Seat::S1, 1));
    refused(&game, asked(Seat::S1, 2), InvalidEvent::CannotBeAsked);
    refused(&game, asked(Seat::S0, 1), InvalidEvent::CannotBeAsked);
    refused(&game, asked(Seat::S0, 3), InvalidEvent::CannotBeAsked);
}

/// DUO-2, HH-1: who chooses from its hand sees it; who chooses something else need not.
#[test]
fn duo_2_whoever_chooses_from_its_hand_sees_it() {
    let all = Scenario::armistice(4, &armistice::DECK, &armistice::ROSTER).duo();
    let rules = Scenario { help: HelpPlan::Given, ..all }.rules().expect("a game for two with Helping Hands");
    for (what, in_hand) in
        [(What::DiscardCard, true), (What::ReturnCard, true), (What::GiveCard, true), (What::RecoverCharm, false)]
    {
        let does = |help: &HelpId| rules.roster().help(*help).is_some_and(|help| help.effect.what == what);
        let Some(help) = rules.roster().helping_hands().iter().find(does) else { panic!("{what:?}") };
        let game = *Scene::with(rules).help(0, &[help]).begin().game();
        let asked = |seat| open(Notice::ChoiceAsked { seat, source: Source::Help(help), left: 1, pause: None });
        accepted(&game, asked(Seat::S0));
        assert!(game.table().put_down.contains(Seat::S1));
        if in_hand {
            refused(&game, asked(Seat::S1), InvalidEvent::CannotBeAsked);
        } else {
            accepted(&game, asked(Seat::S1));
        }
    }
    // Of an exchange, the seat whose turn it is gives, and one of the other player gives back.
    let exchanges =
        |help: &HelpId| rules.roster().help(*help).is_some_and(|help| help.effect.what == What::ExchangeCards);
    let help = rules.roster().helping_hands().iter().find(exchanges).expect("the pack has one");
    let mut game = *Scene::with(rules).help(0, &[help]).begin().game();
    let asked = |seat, left| open(Notice::ChoiceAsked { seat, source: Source::Help(help), left, pause: None });
    accepted(&game, asked(Seat::S0, 2));
    accepted(&game, asked(Seat::S2, 1));
    refused(&game, asked(Seat::S3, 1), InvalidEvent::CannotBeAsked);
    assert_eq!(game.evolve(&open(Notice::HandPutDown { seat: Seat::S0 })), Ok(()));
    refused(&game, asked(Seat::S0, 2), InvalidEvent::CannotBeAsked);
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
