//! What can be taken back, and what cannot.

use super::any_game;
use grizzled_core::{Source, Answer, CardId, CardSet, Chance, Character, Game, HardKnock, Notice, Origin, Outcome, Own, Ruling, Seat, SeatSet,
    Seeded, Threat, Tile, Tiles, pack::base};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// What can be taken back revealed nothing: after a decision that can be, chance has not been asked, and
    /// nobody sees a card or a tile that it did not see before.
    #[test]
    fn what_can_be_undone_shows_nothing(mut walk in any_game()) {
        loop {
            let before = walk.clone();
            if walk.step().is_none() {
                break;
            }
            if Game::can_undo(&walk.log[before.log.len()..]) {
                prop_assert_eq!(next(before.chance), next(walk.chance.clone()), "chance was asked");
                shows_nothing(&before.game, &walk.game);
            }
        }
    }

    /// The same of every single event that reveals nothing, whatever follows from the same decision.
    #[test]
    fn an_event_that_reveals_nothing_shows_nothing(mut walk in any_game()) {
        let mut game = walk.game;
        let set_up = walk.log.len();
        while walk.step().is_some() {}
        for event in &walk.log[set_up..] {
            let before = game;
            game.evolve(event);
            if !event.notice.reveals() {
                shows_nothing(&before, &game);
            }
        }
        prop_assert_eq!(game, walk.game);
    }
}

fn next(mut chance: Seeded) -> u32 {
    chance.below(u32::MAX)
}

/// # Panics
///
/// When someone at the table can see more after than before.
fn shows_nothing(before: &Game, after: &Game) {
    assert_eq!(open_cards(after).difference(open_cards(before)), CardSet::EMPTY, "a card came to lie open");
    nothing_was_drawn(before, after);
    assert_eq!(after.table().removed_tiles, before.table().removed_tiles, "a tile was taken out");
    for seat in Seat::ALL {
        let shown = before.table().seat(seat).tile_played && !after.table().seat(seat).tile_played;
        assert!(!shown, "the tile of {seat} was shown");
        owner_sees_no_more(before.state().own(seat), after.state().own(seat));
    }
    // CHAP-2: his tiles are drawn.
    let chaplain = before.rules().chaplain();
    chaplain.iter().for_each(|&seat| assert_eq!(before.state().own(seat), after.state().own(seat)));
}

/// The cards that the whole table sees.
fn open_cards(game: &Game) -> CardSet {
    let table = game.table();
    let alone: CardSet = table.open.into_iter().collect();
    table.no_mans_land.union(table.discards).union(table.knocks.all()).union(alone)
}

/// The cards below stay where they are: Trials only grows on top, and Morale only gets lower.
fn nothing_was_drawn(before: &Game, after: &Game) {
    let trials = [before, after].map(|game| game.state().decks().trials());
    assert!(trials[1].as_slice().starts_with(trials[0].as_slice()), "Trials was drawn from or shuffled");
    let morale = [before, after].map(|game| game.state().decks().morale());
    assert!(morale[0].as_slice().starts_with(morale[1].as_slice()), "Morale was shuffled");
}

/// No new card in hand, the same tiles, held or played, and no answer shown.
fn owner_sees_no_more(before: &Own, after: &Own) {
    let tiles = |own: &Own| own.tiles.iter().chain(own.tile).collect::<Tiles>();
    assert_eq!(after.hand.difference(before.hand), CardSet::EMPTY, "a card came to hand");
    assert_eq!(tiles(after), tiles(before), "a tile changed hands");
    assert!(before.answer == Answer::None || before.answer == after.answer, "an answer was shown");
}

/// What `Notice::reveals` says of every notice there is.
#[test]
fn reveals_says_of_every_notice() {
    for (notice, reveals) in [set_up(), of_cards(), of_missions(), of_tiles(), of_choices()].concat() {
        assert_eq!(notice.reveals(), reveals, "{notice:?}");
    }
}

/// Each notice stands in the tables below.
#[test]
fn the_tables_of_notices_are_complete() {
    let all = [set_up(), of_cards(), of_missions(), of_tiles(), of_choices()].concat();
    let tags: std::collections::BTreeSet<u8> = all.iter().map(|(notice, _)| notice.tag()).collect();
    assert_eq!(tags, (1..=37).collect());
}

const SEAT: Seat = Seat::S1;

fn card() -> CardId {
    base::hard_knock(HardKnock::Mute)
}

/// What falls by chance at the set-up is nobody's decision; the shuffle is never taken back.
fn set_up() -> Vec<(Notice, bool)> {
    let (seat, card) = (SEAT, card());
    vec![
        (Notice::DeckSet { trials: 25, morale: 34, speeches: 4 }, true),
        (Notice::CharacterTaken { seat, character: Character::Gaston }, false),
        (Notice::TilesGiven { seat, count: 3 }, false),
        (Notice::LeaderNamed { seat }, false),
        (Notice::CharmSpent { seat }, false),
        (Notice::CardSetAside { card }, false),
    ]
}

/// A card that was in a hand or pile is seen; one that lay open is not seen anew.
fn of_cards() -> Vec<(Notice, bool)> {
    let (seat, card) = (SEAT, card());
    let mut all = vec![
        (Notice::Dealt { seat }, true),
        (Notice::Drawn { seat, by: Source::Knock(card) }, true),
        (Notice::ChristmasDiscarded { card }, false),
        (Notice::KnockDiscarded { seat, card }, false),
        (Notice::LeaderTaken { seat, knock: card }, false),
        (Notice::CharmUsed { seat, card }, false),
        (Notice::SpeechRevealed { seat, card: Some(card) }, true),
        // That a seat declined was hidden too.
        (Notice::SpeechRevealed { seat, card: None }, true),
    ];
    for from in Origin::ALL {
        all.push((Notice::ThreatPlayed { seat, card, from }, true));
        all.push((Notice::KnockAssigned { seat, card, from }, true));
        all.push((Notice::ChristmasPlayed { seat, card, from }, true));
    }
    all
}

/// Only the shuffle tells of chance; the Morale drop moves cards that nobody sees.
fn of_missions() -> Vec<(Notice, bool)> {
    let seat = SEAT;
    vec![
        (Notice::MissionStarted { number: 2, seats: SeatSet::first(4) }, false),
        (Notice::TurnStarted { seat, withdrawal: Ruling::Free }, false),
        (Notice::TurnStarted { seat, withdrawal: Ruling::Must(Source::Knock(card())) }, false),
        (Notice::MissionSucceeded, false),
        (Notice::MissionFailed { threat: Threat::Snow }, false),
        (Notice::TrialsShuffled { trials: 20 }, true),
        (Notice::MoraleDropped { cards: 3 }, false),
        (Notice::LeaderPassed { seat }, false),
        (Notice::SpeechTaken { seat }, false),
        (Notice::GameEnded { outcome: Outcome::Victory }, false),
    ]
}

/// A tile is seen when it is shown or taken out; who chose its own tile can choose anew, who drew it cannot.
fn of_tiles() -> Vec<(Notice, bool)> {
    let (seat, tile) = (SEAT, Tile::DoubleLeft);
    vec![
        (Notice::ChaplainPlayed { seat }, true),
        (Notice::TileRemoved { seat, tile }, true),
        (Notice::Withdrew { seat, played: true, drawn: true }, true),
        (Notice::Withdrew { seat, played: true, drawn: false }, false),
        (Notice::Withdrew { seat, played: false, drawn: false }, false),
        (Notice::TileRevealed { seat, tile, to: Seat::S2 }, true),
        (Notice::SupportCounted { most: Some(seat) }, false),
        (Notice::SupportCounted { most: None }, false),
    ]
}

/// What is asked and answered openly, or hidden until all have answered.
fn of_choices() -> Vec<(Notice, bool)> {
    let (seat, asked) = (SEAT, SeatSet::first(1));
    vec![
        (Notice::IntensityChosen { seat, intensity: 3 }, false),
        (Notice::ChristmasAsked { seat, draws: 0 }, false),
        (Notice::CharmRecovered { seat }, false),
        (Notice::SpeechMade { seat, threat: Threat::Mask, asked, returned: true }, false),
        (Notice::SpeechAnswered { seat }, false),
        (Notice::ReliefAsked { seat, knocks: 2, charm: true }, false),
        (Notice::ReliefEnded { seat }, false),
    ]
}
