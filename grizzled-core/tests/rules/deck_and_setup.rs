//! Sections 2 and 3: the deck, the characters, the tiles, and the set-up (DECK-1 to SET-5).

use crate::*;
use grizzled_core::cards::HardKnock::*;
use grizzled_core::rules::Level;
use grizzled_core::vocabulary::Character;
use grizzled_core::{Chance, Event};

fn count(wanted: impl Fn(Face) -> bool) -> usize {
    base::DECK.iter().filter(|&&face| wanted(face)).count()
}

/// DECK-1: 39 Threats, nine with a Trap, and each threat on exactly fourteen of them.
#[test]
fn deck_1_thirty_nine_threats() {
    assert_eq!(count(|face| matches!(face, Face::Threat { .. })), 39);
    assert_eq!(count(Face::has_trap), 9);
    for threat in Threat::ALL {
        assert_eq!(count(|face| face.hard_knock().is_none() && face.threats().contains(threat)), 14);
    }
}

/// DECK-1: each pair of weather and assault twice plain (three of them thrice) and once with a Trap.
#[test]
fn deck_1_pairs_triples_and_the_card_of_all_six() {
    let weather_and_assault = |threats: ThreatSet| threats.iter().filter(|&threat| threat >= Mask).count() == 1;
    for (one, other) in [Night, Rain, Snow].into_iter().flat_map(|one| [Mask, Shell, Whistle].map(|two| (one, two))) {
        let thrice = matches!((one, other), (Night, Shell) | (Rain, Mask) | (Snow, Whistle));
        let pair = ThreatSet::of(&[one, other]);
        assert_eq!(count(|face| face.threats() == pair && !face.has_trap()), if thrice { 3 } else { 2 });
        assert_eq!(count(|face| face.threats() == pair && face.has_trap()), 1);
    }
    let twos = count(|face| face.threats().len() == 2 && !weather_and_assault(face.threats()));
    assert_eq!(twos, 6, "three weather pairs and three assault pairs");
    assert_eq!(count(|face| face == threat_face(&[Night, Rain, Snow])), 1);
    assert_eq!(count(|face| face == threat_face(&[Mask, Shell, Whistle])), 1);
    assert_eq!(count(|face| face == threat_face(&Threat::ALL)), 1);
}

/// DECK-2: nineteen Hard Knocks, one of each kind, in their fixed order.
#[test]
fn deck_2_nineteen_hard_knocks() {
    let kinds = [
        TraumaOfNight,
        TraumaOfRain,
        TraumaOfSnow,
        PhobiaOfMask,
        PhobiaOfShell,
        PhobiaOfWhistle,
        Wounded,
        Mute,
        Tyrannical,
        Demoralized,
        Fragile,
        Fearful,
        Panicked,
        Frenzied,
        Selfish,
        Hardheaded,
        Prideful,
        Clumsy,
        AbsentMinded,
    ];
    assert_eq!(count(|face| face.hard_knock().is_some()), 19);
    assert_eq!(HardKnock::BASE, kinds);
    for kind in kinds {
        assert_eq!(count(|face| face == Face::HardKnock(kind)), 1, "{kind:?}");
    }
}

/// DECK-3: one Merry Christmas; with it the deck has 59 cards.
#[test]
fn deck_3_one_merry_christmas() {
    assert_eq!(count(|face| face == Face::MerryChristmas), 1);
    assert_eq!(base::DECK.len(), 59);
}

/// DECK-4: six characters, each with the charm against another threat.
#[test]
fn deck_4_each_character_has_its_charm() {
    let charms = Character::ALL.map(|character| (character.name(), character.charm()));
    assert_eq!(charms[0], ("Félix Moreau", Night));
    assert_eq!(charms[1], ("Charles Saulière", Rain));
    assert_eq!(charms[2], ("Gustave Bidau", Snow));
    assert_eq!(charms[3], ("Anselme Perrin", Mask));
    assert_eq!(charms[4], ("Gaston Fayard", Shell));
    assert_eq!(charms[5], ("Lazare Bonticelli", Whistle));
}

/// Takes the greatest number each time and notes the bounds it was asked with.
#[derive(Default)]
struct Greatest(Vec<u32>);

impl Chance for Greatest {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.push(bound);
        bound - 1
    }
}

fn set_up(players: u8, setup: &Setup) -> (Game, Vec<u32>, Vec<Event>) {
    let (mut chance, mut log) = (Greatest::default(), Vec::new());
    let rules = Scenario::base(players).rules().expect("2 to 5 players");
    let game = Game::new(rules, setup, &mut chance, &mut log).expect("it can be set up");
    (game, chance.0, log)
}

/// DECK-4: every seat has a different character; those not chosen are drawn from those left.
#[test]
fn deck_4_the_caller_chooses_or_chance_does() {
    let mut setup = Setup::default();
    setup.characters[1] = Some(Character::Lazare);
    let (game, bounds, _) = set_up(3, &setup);
    let played = game.table().seats.map(|seat| seat.character);
    assert_eq!(played[..3], [Some(Character::Gaston), Some(Character::Lazare), Some(Character::Anselme)]);
    assert_eq!((played[3], played[4]), (None, None));
    assert_eq!(bounds[..2], [5, 4]);
    assert!(game.table().seats[..3].iter().all(|seat| seat.charm_ready));
}

/// DECK-5: sixteen Support tiles, six of each single and two of each double; five seats can be served.
#[test]
fn deck_5_sixteen_tiles() {
    assert_eq!(Tiles::BOX.to_array(), [6, 6, 2, 2]);
    let (game, ..) = set_up(5, &Setup::default());
    let held = Seat::ALL.into_iter().flat_map(|seat| game.state().own(seat).tiles.iter());
    assert!(Tiles::BOX.without(held.collect()).is_some());
}

/// SET-1: 2 to 5 players; 25 Trials, 30 for Veterans, 20 with two players and 30 in their Veteran game.
#[test]
fn set_1_the_piles_by_players_and_level() {
    for players in 2..=5 {
        for level in [Level::Rookie, Level::Normal, Level::Veteran] {
            let rules = Scenario::base(players).level(level).rules().expect("2 to 5 players");
            let trials = match (level, players) {
                (Level::Veteran, _) => 30,
                (_, 2) => 20,
                _ => 25,
            };
            assert_eq!((rules.trials(), rules.morale()), (trials, 59 - trials));
            let game = Game::new(rules, &Setup::default(), &mut Greatest::default(), &mut ()).expect("a game");
            assert_eq!((game.table().trials, game.table().morale), (trials, 59 - trials));
        }
    }
}

/// SET-1: the caller may ask for any number of Trials that leaves both piles a card.
#[test]
fn set_1_any_number_of_trials_may_be_asked_for() {
    for trials in [1, 22, 30, 58] {
        let rules = Scenario { trials, ..Scenario::base(2) }.rules().expect("both piles have a card");
        assert_eq!((rules.trials(), rules.morale()), (trials, 59 - trials));
    }
}

/// SET-2: every seat has a left tile, a right tile and a third that is drawn.
#[test]
fn set_2_a_left_a_right_and_one_drawn() {
    for players in 2..=5 {
        let (game, ..) = set_up(players, &Setup::default());
        for seat in SeatSet::first(game.rules().ring()).iter() {
            let own = game.state().own(seat);
            // The Chaplain has already played one.
            let tiles: Tiles = own.tiles.iter().chain(own.tile).collect();
            assert_eq!(tiles.len(), 3);
            assert!(tiles.get(Left) > 0 && tiles.get(Right) > 0);
        }
    }
}

/// SET-2: with up to three seats in the ring the doubles are out; with more the third may be one.
#[test]
fn set_2_doubles_only_in_larger_rings() {
    for players in 2..=5 {
        let (game, ..) = set_up(players, &Setup::default());
        let doubles = Seat::ALL.map(|seat| game.state().own(seat).tiles.get(DoubleRight));
        // The greatest number drawn takes the last tile left: the doubles first, where they are in.
        assert_eq!(doubles, if players > 3 { [1, 1, 0, 0, 0] } else { [0; 5] });
    }
}

/// SET-3: 5 Speech tokens with two or three players, 4 with four, 3 with five; nobody holds one.
#[test]
fn set_3_speech_tokens_by_players() {
    for (players, tokens) in [(2, 5), (3, 5), (4, 4), (5, 3)] {
        let (game, ..) = set_up(players, &Setup::default());
        assert_eq!(game.table().speeches, tokens);
        assert!(game.table().seats.iter().all(|seat| seat.speeches == 0));
    }
}

/// SET-4: the first Leader is the one named, else one drawn among the players.
#[test]
fn set_4_the_leader_is_named_or_drawn() {
    let (game, bounds, log) = set_up(4, &Setup { leader: Some(s(1)), ..Setup::default() });
    assert_eq!((game.table().leader, bounds.last()), (s(1), Some(&2)), "the last draw is the deck's");
    assert!(log.iter().any(|event| event.notice == Notice::LeaderNamed { seat: s(1) }));
    let (game, bounds, _) = set_up(4, &Setup::default());
    assert_eq!((game.table().leader, bounds.last()), (s(3), Some(&4)));
    let (game, bounds, _) = set_up(2, &Setup::default());
    assert_eq!(game.table().leader, s(1), "never the Chaplain");
    assert_eq!(bounds[bounds.len() - 2..], [2, 3], "the Leader, then the Chaplain's tile");
}

/// SET-5: in a Rookie game Traps are ignored; in a Normal and a Veteran game they apply.
#[test]
fn set_5_rookies_have_no_traps() {
    let (pit, next) = (pit(Night, Mask), pair(Rain, Shell));
    for level in [Level::Rookie, Level::Normal, Level::Veteran] {
        let rules = Scenario::base(3).level(level).rules().expect("three players");
        let mut scene = Scene::with(rules).hand(0, &[pit]).trials(&[next]).begin();
        scene.when(0, play(pit));
        match level {
            Level::Rookie => scene.then(&[threat(0, pit, Origin::Hand), turn(1)]),
            _ => scene.then(&[threat(0, pit, Origin::Hand), threat(0, next, Origin::Trap), turn(1)]),
        }
    }
}

/// DECK-4, SET-1, SET-2, SET-4: what falls by chance falls in a frozen order: characters, tiles, deck, Leader.
#[test]
fn set_4_the_order_of_draws_is_frozen() {
    let (_, bounds, log) = set_up(4, &Setup::default());
    let characters = [6, 5, 4, 3];
    let tiles = [8, 7, 6, 5];
    let deck: Vec<u32> = (2..=59).rev().collect();
    assert_eq!(bounds, [&characters[..], &tiles, &deck, &[4]].concat());
    let notices: Vec<Notice> = log.iter().map(|event| event.notice).collect();
    assert!(matches!(notices[0], Notice::CharacterTaken { .. }));
    assert_eq!(notices[4], Notice::TilesGiven { seat: s(0), count: 3 });
    assert_eq!(notices[8], Notice::DeckSet { trials: 25, morale: 34, speeches: 4 });
    assert_eq!(notices[9..], [Notice::LeaderNamed { seat: s(3) }, started(1, 4)]);
}

/// SET-1: the whole deck is shuffled; the top of the Trials pile is the last card of the order.
#[test]
fn set_1_the_deck_is_shuffled_and_parted() {
    // Every draw takes the last place, so that the shuffle leaves the deck as it is.
    let (game, ..) = set_up(3, &Setup::default());
    let decks = game.state().decks();
    assert_eq!(decks.morale().iter().collect::<Vec<_>>(), (0..34).map(card).collect::<Vec<_>>());
    assert_eq!(decks.trials().iter().collect::<Vec<_>>(), (34..59).map(card).collect::<Vec<_>>());
    assert_eq!(decks.top(), Some(XMAS));
}

/// SET-1: each step of the shuffle changes a place with one at or before it, from the last on.
#[test]
fn set_1_the_shuffle_follows_its_draws() {
    let deck = [threat_face(&[Night]), threat_face(&[Rain]), threat_face(&[Snow]), threat_face(&[Mask])];
    let rules = Scenario { deck: &deck, trials: 2, ..Scenario::base(3) }.rules().expect("a small deck");
    let tiles = [Some(Tiles::of(&[Left, Right])); 3];
    let mut setup = Setup { leader: Some(s(0)), ..Setup::default() };
    setup.tiles[..3].copy_from_slice(&tiles);
    setup.characters[..3].copy_from_slice(&[Character::new(0), Character::new(1), Character::new(2)]);
    let mut script = Script::new(&[0, 0, 1]);
    let game = Game::new(rules, &setup, &mut script, &mut ()).expect("it can be set up");
    script.assert_used_up();
    // 0123 becomes 3120, then 2130, and stays so.
    let decks = game.state().decks();
    assert_eq!(decks.morale().iter().collect::<Vec<_>>(), [card(2), card(1)]);
    assert_eq!(decks.trials().iter().collect::<Vec<_>>(), [card(3), card(0)]);
}
