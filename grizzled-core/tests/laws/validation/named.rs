//! Single events that cannot have happened, each with what is wrong with it.

use crate::modes;
use grizzled_core::cards::{Face, HardKnock, armistice, base};
use grizzled_core::play::InvalidEvent;
use grizzled_core::rules::HelpPlan;
use grizzled_core::state::Knowledge;
use grizzled_core::testkit::{Scene, Walk, knock, plain, plain_copy, rules_of};
use grizzled_core::vocabulary::{
    Character, Origin, Outcome, RecruitId, SeatSet, Source, Threat, Tile, Tiles, WithdrawalRuling,
};
use grizzled_core::{CardId, Event, Game, Notice, Scenario, Seat, Secret, Seeded};

const NIGHT_MASK: [Threat; 2] = [Threat::Night, Threat::Mask];

pub(super) fn open(notice: Notice) -> Event {
    Event { notice, secret: Secret::Nothing }
}

pub(super) fn with(notice: Notice, secret: Secret) -> Event {
    Event { notice, secret }
}

/// The event is refused for this reason, and nothing changes.
#[track_caller]
pub(super) fn refused(game: &Game, event: Event, reason: InvalidEvent) {
    let mut trusted = *game;
    assert_eq!(trusted.evolve(&event), Err(reason), "{event:?}");
    assert_eq!(trusted, *game);
}

#[track_caller]
pub(super) fn accepted(game: &Game, event: Event) {
    assert_eq!(game.clone().evolve(&event), Ok(()), "{event:?}");
}

/// Seat 0 holds a Threat and Mute; on top of Trials lies another Threat.
fn scene() -> Scene {
    let hand = [plain(&NIGHT_MASK), knock(HardKnock::Mute)];
    Scene::new(3).hand(0, &hand).trials(&[plain_copy(&NIGHT_MASK, 1)]).speeches(0, 1).begin()
}

/// PREP-3: a card is dealt from the top, and to a player.
#[test]
fn prep_3_a_card_that_is_not_on_top_is_not_dealt() {
    let (scene, seat) = (scene(), Seat::S1);
    let dealt = Notice::Dealt { seat };
    accepted(scene.game(), with(dealt, Secret::Card(plain_copy(&NIGHT_MASK, 1))));
    refused(scene.game(), with(dealt, Secret::Card(plain(&NIGHT_MASK))), InvalidEvent::CardElsewhere);
    refused(scene.game(), open(dealt), InvalidEvent::WrongSecret);
    refused(scene.game(), with(dealt, Secret::Unseen(plain_copy(&NIGHT_MASK, 1))), InvalidEvent::WrongSecret);
    let fourth = Notice::Dealt { seat: Seat::S3 };
    refused(scene.game(), with(fourth, Secret::Card(plain_copy(&NIGHT_MASK, 1))), InvalidEvent::NoSuchSeat);
}

/// ACT-PLAY: a card is played from the hand that holds it, and lies where its kind goes.
#[test]
fn act_play_a_card_that_is_not_in_hand_is_not_played() {
    let (scene, from) = (scene(), Origin::Hand);
    let (card, mute) = (plain(&NIGHT_MASK), knock(HardKnock::Mute));
    accepted(scene.game(), open(Notice::ThreatPlayed { seat: Seat::S0, card, from }));
    refused(scene.game(), open(Notice::ThreatPlayed { seat: Seat::S1, card, from }), InvalidEvent::CardElsewhere);
    refused(scene.game(), open(Notice::KnockAssigned { seat: Seat::S0, card, from }), InvalidEvent::WrongKind);
    refused(scene.game(), open(Notice::ThreatPlayed { seat: Seat::S0, card: mute, from }), InvalidEvent::WrongKind);
    let stray = CardId::new(127).expect("ids go so far");
    refused(
        scene.game(),
        open(Notice::ThreatPlayed { seat: Seat::S0, card: stray, from }),
        InvalidEvent::CardElsewhere,
    );
    // Whose turn it is is a rule, and no matter here.
    accepted(scene.game(), open(Notice::TurnStarted { seat: Seat::S2, withdrawal: WithdrawalRuling::Free }));
}

/// ACT-WITHDRAW, WDR-2: a tile that is played is held, and is in the event if and only if there is one.
#[test]
fn wdr_2_a_tile_that_is_not_held_is_not_played() {
    let (scene, seat) = (scene(), Seat::S0);
    let withdrew = |played| Notice::Withdrew { seat, played, drawn: false };
    accepted(scene.game(), with(withdrew(true), Secret::Tile(Tile::Left)));
    refused(scene.game(), with(withdrew(true), Secret::Tile(Tile::DoubleLeft)), InvalidEvent::NoSuchTile);
    refused(scene.game(), open(withdrew(true)), InvalidEvent::WrongSecret);
    refused(scene.game(), with(withdrew(false), Secret::Tile(Tile::Left)), InvalidEvent::WrongSecret);
    let revealed = Notice::TileRevealed { seat, tile: Tile::Left, to: Seat::S1 };
    refused(scene.game(), open(revealed), InvalidEvent::NoSuchTile);
    let chaplain = Notice::ChaplainPlayed { seat };
    refused(scene.game(), with(chaplain, Secret::Tile(Tile::Left)), InvalidEvent::NotInThisGame);
}

/// Nothing happens after the end.
#[test]
fn an_event_after_the_end_is_refused() {
    let mut walk = Walk::new(rules_of(3, 1), 1);
    while walk.step().is_some() {}
    refused(&walk.game, open(Notice::MissionSucceeded), InvalidEvent::GameOver);
    refused(&walk.game, open(Notice::GameEnded { outcome: Outcome::Victory }), InvalidEvent::GameOver);
}

/// SET-1, SET-2, DECK-4: what is set up is set up once, and before the first Mission.
#[test]
fn set_1_a_game_is_set_up_once() {
    let walk = Walk::new(rules_of(3, 1), 1);
    refused(&walk.game, walk.log[0], InvalidEvent::AlreadySetUp);
    let empty = Game::empty(rules_of(3, 1));
    let seat = Seat::S0;
    refused(&empty, open(Notice::MissionStarted { number: 1, seats: SeatSet::first(3) }), InvalidEvent::NotSetUp);
    refused(&empty, open(Notice::TurnStarted { seat, withdrawal: WithdrawalRuling::Free }), InvalidEvent::NotSetUp);
    let mut cast = empty;
    let taken = |seat| open(Notice::CharacterTaken { seat, character: Character::Gaston });
    assert_eq!(cast.evolve(&taken(seat)), Ok(()));
    refused(&cast, taken(Seat::S1), InvalidEvent::CharacterTaken);
    let given = |count, tiles| with(Notice::TilesGiven { seat, count }, Secret::Tiles(tiles));
    refused(&empty, given(2, Tiles::of(&[Tile::Left])), InvalidEvent::WrongCount);
    refused(&empty, given(7, Tiles::from_array([7, 0, 0, 0])), InvalidEvent::NoSuchTile);
}

/// SET-1: the deck is set once, wherever its cards are by now.
#[test]
fn set_1_the_deck_is_not_set_again() {
    let (walk, seat, from) = (Walk::new(rules_of(3, 1), 1), Seat::S0, Origin::Hand);
    let set = walk.log.iter().position(|event| matches!(event.notice, Notice::DeckSet { .. })).expect("a deck is set");
    let laid = |trials, morale| with(Notice::DeckSet { trials, morale, speeches: 5 }, walk.log[set].secret);
    let again = |game: &Game| refused(game, laid(59, 0), InvalidEvent::AlreadySetUp);
    let after = |trials, morale| {
        let mut game = Game::empty(rules_of(3, 1));
        assert!(walk.log[..set].iter().chain([&laid(trials, morale)]).all(|event| game.evolve(event).is_ok()));
        again(&game);
        game
    };
    // All in one pile, and then all in one hand.
    after(59, 0);
    after(0, 59);
    let mut game = after(58, 1);
    let mut follow = |event| {
        assert_eq!(game.evolve(&event), Ok(()), "{event:?}");
        game
    };
    for &event in &walk.log[set + 1..] {
        follow(event);
    }
    let Secret::Order(order) = walk.log[set].secret else { panic!("the order is secret") };
    let (reserve, trials) = order.as_slice().split_at(1);
    for &card in trials.iter().rev() {
        follow(with(Notice::Dealt { seat }, Secret::Card(card)));
    }
    follow(open(Notice::MoraleDropped { cards: 1 }));
    again(&follow(with(Notice::Dealt { seat }, Secret::Card(reserve[0]))));
    // Then all on the table.
    let christmas = base::MERRY_CHRISTMAS;
    for card in order.iter().filter(|&card| card != christmas) {
        follow(open(match base::CATALOG.hard_knock(card) {
            Some(_) => Notice::KnockAssigned { seat, card, from },
            None => Notice::ThreatPlayed { seat, card, from },
        }));
    }
    again(&follow(open(Notice::ChristmasPlayed { seat, card: christmas, from })));
    again(&follow(open(Notice::ChristmasDiscarded { card: christmas })));
}

/// SET-1, SET-6: nor before the first Mission, when a position has laid all its cards out in one place.
#[test]
fn set_1_the_deck_is_not_set_again_when_it_is_laid_out() {
    let deck = [HardKnock::Mute, HardKnock::Clumsy].map(Face::HardKnock);
    let game = Scenario { trials: 1, ..Scenario::armistice(3, &deck, &armistice::ROSTER) };
    let rules = Scenario { help: HelpPlan::Given, ..game }.rules().expect("a game with two cards");
    let cards: Vec<CardId> = rules.cards().iter().collect();
    let order = Secret::Order(cards.iter().copied().collect());
    let set = with(Notice::DeckSet { trials: 2, morale: 0, speeches: 0 }, order);
    let (seat, recruit) = (Seat::S0, RecruitId::new(0).expect("the pack has one"));
    let recruits = Secret::RecruitDeck([recruit].into_iter().collect());
    let laid_out: [fn(CardId) -> Event; 4] = [
        |card| with(Notice::Dealt { seat: Seat::S1 }, Secret::Card(card)),
        |card| open(Notice::KnockAssigned { seat: Seat::S1, card, from: Origin::Position }),
        |card| open(Notice::CardSetAside { card }),
        |card| open(Notice::RecruitDrew { card }),
    ];
    for one in laid_out {
        let mut game = Game::empty(rules);
        let before = [
            set,
            with(Notice::RecruitsSet { recruits: 1 }, recruits),
            open(Notice::RecruitArrived { recruit, after: seat, tokens: 0 }),
        ];
        for event in before.into_iter().chain(cards.iter().rev().map(|&card| one(card))) {
            assert_eq!(game.evolve(&event), Ok(()), "{event:?}");
        }
        assert_eq!((game.table().trials, game.table().morale), (0, 0));
        refused(&game, set, InvalidEvent::AlreadySetUp);
    }
}

/// SET-1: the deck holds each card of the game once.
#[test]
fn set_1_the_deck_is_that_of_the_game() {
    let mut walk = Walk::new(rules_of(3, 1), 1);
    let deck = *walk.log.iter().find(|event| event.notice.tag() == 1).expect("a deck is set");
    let Secret::Order(mut order) = deck.secret else { panic!("the order is secret") };
    let empty = Game::empty(rules_of(3, 1));
    accepted(&empty, deck);
    refused(
        &empty,
        with(Notice::DeckSet { trials: 26, morale: 34, speeches: 5 }, deck.secret),
        InvalidEvent::WrongCount,
    );
    refused(
        &empty,
        with(Notice::DeckSet { trials: 25, morale: 34, speeches: 6 }, deck.secret),
        InvalidEvent::NoSuchToken,
    );
    order.as_mut_slice()[0] = order.as_slice()[1];
    refused(&empty, with(deck.notice, Secret::Order(order)), InvalidEvent::WrongCards);
    refused(&empty, open(deck.notice), InvalidEvent::WrongSecret);

    // RES-1: a shuffle loses nothing, RES-5: nor drops more than there is.
    walk.step();
    let shuffled = with(Notice::TrialsShuffled { trials: 59 }, deck.secret);
    refused(&walk.game, shuffled, InvalidEvent::WrongPoint);
    let mut failed = walk.game;
    assert_eq!(failed.evolve(&open(Notice::MissionFailed { threat: Threat::Night })), Ok(()));
    refused(&failed, shuffled, InvalidEvent::WrongCards);
    let there: Vec<CardId> = failed.state().decks().trials().iter().collect();
    let order = |cards: &[CardId]| {
        let trials = cards.len() as u8;
        with(Notice::TrialsShuffled { trials }, Secret::Order(cards.iter().copied().collect()))
    };
    accepted(&failed, order(&there));
    // One card twice besides, and one in the place of another.
    refused(&failed, order(&[&there[..], &there[..1]].concat()), InvalidEvent::WrongCards);
    let hand = failed.state().own(Seat::S0).hand.iter().next().expect("cards were dealt");
    refused(&failed, order(&[&there[1..], &[hand]].concat()), InvalidEvent::WrongCards);
    refused(&walk.game, open(Notice::MoraleDropped { cards: 35 }), InvalidEvent::WrongCount);
}

/// ACT-SPEECH-SECRET: who is asked answers once, and what is shown is what was answered.
#[test]
fn act_speech_secret_answers_are_those_given() {
    let (scene, seat) = (scene(), Seat::S1);
    let asked = SeatSet::first(3).without(Seat::S0);
    let speech = |seat, asked| Notice::SpeechMade { seat, threat: Threat::Night, asked, returned: false };
    let answered = with(Notice::SpeechAnswered { seat }, Secret::Answer(None));
    refused(scene.game(), answered, InvalidEvent::NotAsked);
    refused(scene.game(), open(speech(seat, SeatSet::EMPTY)), InvalidEvent::NoSuchToken);
    refused(scene.game(), open(speech(Seat::S0, SeatSet::first(3))), InvalidEvent::NoSuchSeat);
    let mut game = *scene.game();
    assert_eq!(game.evolve(&open(speech(Seat::S0, asked))), Ok(()));
    refused(&game, open(Notice::SpeechRevealed { seat, card: None }), InvalidEvent::NotAsked);
    let stolen = Secret::Answer(Some(plain(&NIGHT_MASK)));
    refused(&game, with(Notice::SpeechAnswered { seat }, stolen), InvalidEvent::CardElsewhere);
    assert_eq!(game.evolve(&answered), Ok(()));
    refused(&game, answered, InvalidEvent::NotAsked);
    refused(&game, open(Notice::MissionSucceeded), InvalidEvent::AnswersPending);
    refused(&game, open(Notice::SpeechRevealed { seat, card: Some(plain(&NIGHT_MASK)) }), InvalidEvent::CardElsewhere);
    accepted(&game, open(Notice::SpeechRevealed { seat, card: None }));
}

/// TAB-5: what everyone sees has no secret.
#[test]
fn tab_5_an_open_event_has_no_secret() {
    let (scene, card) = (scene(), plain(&NIGHT_MASK));
    let played = Notice::ThreatPlayed { seat: Seat::S0, card, from: Origin::Hand };
    refused(scene.game(), with(played, Secret::Card(card)), InvalidEvent::WrongSecret);
    refused(scene.game(), open(Notice::CharmRecovered { seat: Seat::S0 }), InvalidEvent::NoSuchCharm);
    refused(scene.game(), open(Notice::SpeechTaken { seat: Seat::S0 }), InvalidEvent::NoSuchToken);
}

/// ACT-XMAS, HK-2, PREP-0: what is named is there, and Missions are counted from 1.
#[test]
fn act_xmas_what_is_named_is_there() {
    let (scene, seat) = (scene(), Seat::S0);
    let christmas = Notice::ChristmasPlayed { seat, card: plain(&NIGHT_MASK), from: Origin::Hand };
    refused(scene.game(), open(christmas), InvalidEvent::WrongKind);
    refused(scene.game(), open(Notice::ChristmasAsked { seat, draws: 0 }), InvalidEvent::CardElsewhere);
    let withdrawal = WithdrawalRuling::Must(Source::Knock(knock(HardKnock::Mute)));
    refused(scene.game(), open(Notice::TurnStarted { seat, withdrawal }), InvalidEvent::NoSuchSource);
    refused(
        scene.game(),
        open(Notice::MissionStarted { number: 0, seats: SeatSet::first(3) }),
        InvalidEvent::OutOfBounds,
    );
    let mut game = *scene.game();
    let withdrew = with(Notice::Withdrew { seat, played: true, drawn: false }, Secret::Tile(Tile::Left));
    assert_eq!(game.evolve(&withdrew), Ok(()));
    refused(&game, withdrew, InvalidEvent::NotInMission);
}

/// SET-3: a free Speech makes no token that stays.
#[test]
fn set_3_a_free_speech_leaves_no_token() {
    let mut game = Walk::new(modes::one_shot(3, armistice::NORMAL), 1).game;
    while game.table().mission == 0 {
        let seat = game.awaiting().iter().next().expect("a Helping Hand is chosen");
        let keep = game.legal(seat).get(0).expect("one of two");
        game.apply(seat, &keep, &mut Seeded::new(1), &mut ()).expect("it is listed");
    }
    let plain = Walk::new(rules_of(3, 1), 1).game;
    refused(&plain, open(Notice::FreeSpeech { seat: Seat::S0 }), InvalidEvent::NotInThisGame);
    let free = open(Notice::FreeSpeech { seat: Seat::S0 });
    assert_eq!(game.evolve(&free), Ok(()));
    refused(&game, free, InvalidEvent::NoSuchToken);
    let speech = |returned| {
        let asked = SeatSet::first(3).without(Seat::S0);
        open(Notice::SpeechMade { seat: Seat::S0, threat: Threat::Night, asked, returned })
    };
    refused(&game, speech(true), InvalidEvent::NoSuchToken);
    // Two Orders are drawn: what they are chosen from comes first.
    refused(&game, speech(false), InvalidEvent::CannotBeAsked);
    let leader = game.table().leader;
    let Knowledge::Orders(order, _) = game.state().known(leader) else { panic!("the Leader has drawn two") };
    let chosen = open(Notice::OrderChosen { seat: leader, order, returned: true });
    assert_eq!(game.evolve(&chosen), Ok(()));
    accepted(&game, speech(false));
    let asked = open(Notice::IntensityAsked { seat: leader });
    refused(&game, asked, InvalidEvent::NoSuchToken);
}

/// ACT-SPEECH-SECRET: of two cards in hand the one that was named is shown.
#[test]
fn act_speech_secret_the_card_named_is_shown() {
    let (named, other) = (plain(&NIGHT_MASK), plain_copy(&NIGHT_MASK, 1));
    let scene = Scene::new(3).hand(1, &[named, other]).speeches(0, 1).begin();
    let (mut game, seat) = (*scene.game(), Seat::S1);
    let speech = |asked| open(Notice::SpeechMade { seat: Seat::S0, threat: Threat::Night, asked, returned: false });
    // All others in the Mission are asked, or nobody could go on.
    refused(&game, speech(SeatSet::only(seat)), InvalidEvent::CannotBeAsked);
    assert_eq!(game.evolve(&speech(SeatSet::first(3).without(Seat::S0))), Ok(()));
    let answer = with(Notice::SpeechAnswered { seat }, Secret::Answer(Some(named)));
    assert_eq!(game.evolve(&answer), Ok(()));
    let other_answer = with(Notice::SpeechAnswered { seat: Seat::S2 }, Secret::Answer(None));
    assert_eq!(game.evolve(&other_answer), Ok(()));
    refused(&game, open(Notice::SpeechRevealed { seat, card: Some(other) }), InvalidEvent::CardElsewhere);
    refused(&game, open(Notice::SpeechRevealed { seat, card: None }), InvalidEvent::CardElsewhere);
    accepted(&game, open(Notice::SpeechRevealed { seat, card: Some(named) }));
}
