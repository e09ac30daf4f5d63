//! What cannot be played is refused before anything is drawn: rules, decks, set-ups and positions.

use crate::*;
use grizzled_core::Position;
use grizzled_core::cards::{CatalogError, armistice as built_in};
use grizzled_core::play::{RosterPosition, SetupError, UnderWay};
use grizzled_core::rules::{HelpPlan, RulesError, Seating};
use grizzled_core::state::{Knocks, RecruitHand, RecruitInPlay};
use grizzled_core::vocabulary::{Character, HelpId, OrderSet};

fn error_of(rules: &Rules, setup: &Setup) -> SetupError {
    let mut log = Vec::new();
    let error = Game::new(*rules, setup, &mut Script::default(), &mut log).expect_err("it cannot be set up");
    assert!(log.is_empty(), "nothing is recorded");
    assert_eq!(setup.check(rules), Err(error), "and it can be asked before");
    error
}

fn three() -> Rules {
    Scenario::base(3).rules().expect("three players")
}

/// A position with the whole deck in the Morale reserve, and a Mission under way.
fn position() -> Position {
    let mission = UnderWay { no_mans_land: CardSet::EMPTY, withdrawn: [None; 5], chaplain: None, turn: s(0) };
    Position { morale: base::CATALOG.cards().iter().collect(), under_way: Some(mission), ..Position::default() }
}

/// The position with these cards no longer in the reserve.
fn position_without(missing: &[CardId]) -> Position {
    let rest = base::CATALOG.cards().difference(cards(missing));
    Position { morale: rest.iter().collect(), ..position() }
}

fn error_in(position: Position) -> SetupError {
    error_of(&three(), &Setup { position: Some(position), ..Setup::default() })
}

fn with_mission(position: Position, change: impl FnOnce(&mut UnderWay)) -> Position {
    let mut mission = position.under_way.clone().expect("a Mission is under way");
    change(&mut mission);
    Position { under_way: Some(mission), ..position }
}

/// HH-4, SET-6: Helping Hands are those of the roster, lie before players, each once, and only in games that hand them out
/// before they begin.
#[test]
fn hh_4_helping_hands_that_cannot_lie_there() {
    let check = |plan, held: &[(usize, u8)], position| {
        let mut setup = Setup { position, ..Setup::default() };
        held.iter().for_each(|&(seat, help)| setup.help[seat].insert(HelpId::new(help).unwrap()));
        let all = Scenario::armistice(3, &built_in::DECK, &built_in::ROSTER);
        setup.check(&Scenario { help: plan, ..all }.rules().unwrap())
    };
    let refused = Err(SetupError::NotInRoster);
    assert_eq!(check(HelpPlan::Given, &[(0, 1), (0, 2), (1, 3)], None), Ok(()));
    assert_eq!(check(HelpPlan::Given, &[(0, 1), (1, 1)], None), refused, "it lies twice");
    assert_eq!(check(HelpPlan::Given, &[(0, 23)], None), refused, "the roster has 23");
    assert_eq!(check(HelpPlan::Given, &[(3, 1)], None), refused, "nobody sits there");
    assert_eq!(check(HelpPlan::DrawTwo, &[(0, 1)], None), refused, "they are drawn");
    assert_eq!(check(HelpPlan::None, &[(0, 1)], None), refused, "there are none");
    assert_eq!(check(HelpPlan::None, &[(0, 1)], Some(position())), refused, "there are none");
}

/// SET-6, ORD-2, REC-1: Orders and Recruits are those of the roster, each lies in one place, and what is known of them can have
/// happened.
#[test]
fn set_6_orders_and_recruits_that_cannot_lie_there() {
    let rules = Scenario { help: HelpPlan::None, ..Scenario::one_shot(3, built_in::NORMAL) }.rules().unwrap();
    let check = |change: &dyn Fn(&mut RosterPosition)| {
        let recruit = RecruitInPlay {
            recruit: r(0),
            after: s(2),
            tokens: 0,
            in_mission: true,
            hand: [plain(&[Night, Mask])].into_iter().collect(),
        };
        let mut roster = RosterPosition {
            orders: [o(0)].into_iter().collect(),
            order_deck: [o(1), o(2)].into_iter().collect(),
            top_order: Some((o(3), s(1))),
            recruit: Some(recruit),
            recruit_deck: [r(1)].into_iter().collect(),
        };
        change(&mut roster);
        let rest = rules.cards().difference(cards(&[plain(&[Night, Mask])]));
        let position = Position { roster: Some(roster), morale: rest.iter().collect(), ..position() };
        Setup { position: Some(position), ..Setup::default() }.check(&rules)
    };
    let refused = |change: &dyn Fn(&mut RosterPosition)| assert_eq!(check(change), Err(SetupError::NotInRoster));
    let (all_orders, all_recruits) = (rules.roster().orders(), rules.roster().recruits());
    let no_order = o(all_orders.len());
    let recruit = |change: &dyn Fn(&mut RecruitInPlay)| refused(&|roster| roster.recruit.iter_mut().for_each(change));
    assert_eq!(check(&|_| ()), Ok(()));
    refused(&|roster| roster.order_deck.insert(o(0)));
    refused(&|roster| roster.orders.insert(no_order));
    refused(&|roster| roster.order_deck.insert(no_order));
    for (top, seat) in [(no_order, s(1)), (o(0), s(1)), (o(1), s(1)), (o(3), s(3))] {
        refused(&|roster| roster.top_order = Some((top, seat)));
    }
    // Another was chosen when it was put back: one that is in play, or that is in no deck any more.
    refused(&|roster| {
        roster.orders = OrderSet::EMPTY;
        roster.order_deck = all_orders.iter().filter(|&order| order != o(3)).collect();
    });
    let all_but_two = |roster: &mut RosterPosition| {
        roster.orders = OrderSet::EMPTY;
        roster.order_deck = all_orders.iter().filter(|&order| order != o(3) && order != o(4)).collect();
    };
    assert_eq!(check(&all_but_two), Ok(()));
    refused(&|roster| roster.recruit_deck.insert(r(all_recruits.len())));
    refused(&|roster| roster.recruit_deck.insert(r(0)));
    recruit(&|recruit| recruit.recruit = r(all_recruits.len()));
    recruit(&|recruit| recruit.hand = RecruitHand::EMPTY);
    recruit(&|recruit| recruit.after = s(3));
    let of_base_game = Position { roster: Some(RosterPosition::default()), ..position() };
    assert_eq!(error_in(of_base_game), SetupError::NotInRoster, "a base game has neither");
}

/// SET-1: a base game has 2 to 5 players.
#[test]
fn set_1_two_to_five_players() {
    for players in [0, 1, 6, 255] {
        assert_eq!(
            Scenario::base(players).rules(),
            Err(RulesError::Seats { seating: Seating::OneEach, seats: players })
        );
    }
}

/// SET-1: neither the Trials pile nor the Morale reserve may be empty.
#[test]
fn set_1_both_piles_have_a_card() {
    for asked in [0, 59, 255] {
        assert_eq!(
            Scenario { trials: asked, ..Scenario::base(3) }.rules(),
            Err(RulesError::Trials { asked, most: 58 })
        );
    }
    let small = [threat_face(&[Night]); 4];
    assert_eq!(Scenario { deck: &small, ..Scenario::base(3) }.rules(), Err(RulesError::Trials { asked: 25, most: 3 }));
}

/// TAB-3, SET-1: what is no deck is refused: too few or too many cards, a Threat without a threat.
#[test]
fn tab_3_what_is_no_deck_is_refused() {
    let build = |deck: &[Face]| Scenario { deck, trials: 1, ..Scenario::base(3) }.rules();
    assert_eq!(build(&[]), Err(RulesError::Deck(CatalogError::Size(0))));
    assert_eq!(build(&[Face::MerryChristmas]), Err(RulesError::Deck(CatalogError::Size(1))));
    assert_eq!(build(&[Face::MerryChristmas; 81]), Err(RulesError::Deck(CatalogError::Size(81))));
    assert!(build(&[Face::MerryChristmas; 80]).is_ok());
    let bare = [Face::MerryChristmas, threat_face(&[])];
    assert_eq!(build(&bare), Err(RulesError::Deck(CatalogError::NoThreat(1))));
}

/// HK-3: copies are allowed, up to 23 Hard Knocks in all and two Absent-minded.
#[test]
fn hk_3_copies_have_their_limits() {
    let build = |deck: &[Face]| Scenario { deck, trials: 1, ..Scenario::base(3) }.rules();
    assert!(build(&[Face::HardKnock(Mute); 23]).is_ok());
    assert_eq!(build(&[Face::HardKnock(Mute); 24]), Err(RulesError::Deck(CatalogError::TooManyHardKnocks)));
    assert!(build(&[Face::HardKnock(AbsentMinded); 2]).is_ok());
    assert_eq!(build(&[Face::HardKnock(AbsentMinded); 3]), Err(RulesError::AbsentMinded(3)));
}

/// TAB-1: nothing can be given to a seat where no player sits.
#[test]
fn tab_1_nothing_for_an_empty_seat() {
    let leader = Setup { leader: Some(s(3)), ..Setup::default() };
    assert_eq!(error_of(&three(), &leader), SetupError::NoSuchSeat(s(3)));
    let mut character = Setup::default();
    character.characters[4] = Some(Character::Felix);
    assert_eq!(error_of(&three(), &character), SetupError::NoSuchSeat(s(4)));
    let mut tiles = Setup::default();
    tiles.tiles[3] = Some(Tiles::of(&[Left]));
    assert_eq!(error_of(&three(), &tiles), SetupError::NoSuchSeat(s(3)));
}

/// TAB-1: nor in a position: a hand, a token, a used charm, a Hard Knock, a turn, a withdrawal.
#[test]
fn tab_1_nothing_for_an_empty_seat_in_a_position() {
    let nobody = SetupError::NoSuchSeat(s(3));
    let mut hand = position_without(&[XMAS]);
    hand.hands[3] = cards(&[XMAS]);
    let mut token = Position { speeches: 1, ..position() };
    token.speeches_held[3] = 1;
    let charm = Position { charms_used: seats(&[3]), ..position() };
    let knocks: Knocks = [(s(3), knock(Mute))].into_iter().collect();
    let knock = Position { knocks, ..position_without(&[knock(Mute)]) };
    let turn = with_mission(position(), |mission| mission.turn = s(3));
    let out = with_mission(position(), |mission| mission.withdrawn[3] = Some(None));
    for position in [hand, token, charm, knock, turn, out] {
        assert_eq!(error_in(position), nobody);
    }
}

/// CHAP-1: the Chaplain leads nothing, plays no character and holds no cards; without him no tile is his.
#[test]
fn chap_1_the_chaplain_is_no_player() {
    let two = Scenario::base(2).rules().expect("two players");
    let leader = Setup { leader: Some(s(2)), ..Setup::default() };
    assert_eq!(error_of(&two, &leader), SetupError::NoSuchSeat(s(2)));
    let mut hand = position_without(&[XMAS]);
    hand.hands[2] = cards(&[XMAS]);
    let setup = Setup { position: Some(hand), ..Setup::default() };
    assert_eq!(error_of(&two, &setup), SetupError::NoSuchSeat(s(2)));
    let mission = with_mission(position(), |mission| mission.chaplain = Some(Left));
    assert_eq!(error_in(mission), SetupError::NoChaplain);
}

/// CHAP-1: with five players, too, the Chaplain is no seat.
#[test]
fn chap_1_no_chaplain_among_five() {
    let five = Scenario::base(5).rules().expect("five players");
    let mission = with_mission(position(), |mission| mission.chaplain = Some(Left));
    let setup = Setup { position: Some(mission), ..Setup::default() };
    assert_eq!(error_of(&five, &setup), SetupError::NoChaplain);
}

/// SET-2: what is given to some seats must leave the others a third tile to draw.
#[test]
fn set_2_a_third_tile_is_left_for_everyone() {
    let mut setup = Setup::default();
    setup.tiles[0] = Some(Tiles::of(&[Left, Left, Left, Left, Right, Right, Right]));
    assert_eq!(error_of(&three(), &setup), SetupError::TooManyTiles);
    setup.tiles[0] = Some(Tiles::of(&[Left, Left, Left, Right, Right, Right]));
    assert_eq!(setup.check(&three()), Ok(()));
}

/// DECK-4: no character is played twice.
#[test]
fn deck_4_no_character_twice() {
    let mut setup = Setup::default();
    setup.characters[0] = Some(Character::Gaston);
    setup.characters[2] = Some(Character::Gaston);
    assert_eq!(error_of(&three(), &setup), SetupError::CharacterTwice(Character::Gaston));
}

/// DECK-5: no more tiles of a kind than the box holds; what the other seats are sure of counts.
#[test]
fn deck_5_no_more_tiles_than_the_box_holds() {
    let mut setup = Setup::default();
    setup.tiles[0] = Some(Tiles::of(&[Left; 5]));
    assert_eq!(error_of(&three(), &setup), SetupError::TooManyTiles);
    setup.tiles[0] = Some(Tiles::of(&[Left; 4]));
    assert_eq!(setup.check(&three()), Ok(()));
    let mission = with_mission(position(), |mission| mission.withdrawn[1] = Some(Some(Left)));
    setup.position = Some(mission);
    assert_eq!(error_of(&three(), &setup), SetupError::TooManyTiles, "a tile played counts");
}

/// DECK-5: numbers beyond any box are refused as well, whatever they add up to.
#[test]
fn deck_5_absurd_numbers_of_tiles_are_refused() {
    let five = Scenario::base(5).rules().expect("five players");
    for counts in [[255; 4], [0, 0, 128, 128], [0, 0, 200, 200]] {
        let mut setup = Setup::default();
        setup.tiles[0] = Some(Tiles::from_array(counts));
        assert_eq!(error_of(&five, &setup), SetupError::TooManyTiles);
    }
}

/// SET-2: with three seats in the ring no double is in play, held or played.
#[test]
fn set_2_no_doubles_in_a_small_ring() {
    let mut setup = Setup::default();
    setup.tiles[1] = Some(Tiles::of(&[Left, DoubleLeft]));
    assert_eq!(error_of(&three(), &setup), SetupError::NoDoubles);
    assert_eq!(setup.check(&Scenario::base(4).rules().expect("four players")), Ok(()));
    let mission = with_mission(position(), |mission| mission.withdrawn[1] = Some(Some(DoubleRight)));
    assert_eq!(error_in(mission), SetupError::NoDoubles);
}

/// TAB-3: in a position every card of the deck lies in exactly one place.
#[test]
fn tab_3_every_card_lies_in_one_place() {
    assert_eq!(error_in(position_without(&[XMAS])), SetupError::CardMissing(XMAS));
    let twice = Position { discards: cards(&[XMAS]), ..position() };
    assert_eq!(error_in(twice), SetupError::CardTwice(XMAS));
    let stranger = Position { discards: cards(&[card(59)]), ..position() };
    assert_eq!(error_in(stranger), SetupError::NoSuchCard(card(59)));
}

/// TAB-3: only Hard Knocks lie before the seats, only Threats in No Man's Land.
#[test]
fn tab_3_cards_lie_where_they_can() {
    let night = pair(Night, Mask);
    let knocks: Knocks = [(s(0), night)].into_iter().collect();
    assert_eq!(error_in(Position { knocks, ..position_without(&[night]) }), SetupError::NoHardKnock(night));
    for stray in [XMAS, knock(TraumaOfNight)] {
        let land = with_mission(position_without(&[stray]), |mission| mission.no_mans_land = cards(&[stray]));
        assert_eq!(error_in(land), SetupError::NoThreat(stray));
    }
}

/// RES-6: a game whose Morale reserve is empty is over and cannot start.
#[test]
fn res_6_no_start_without_morale() {
    let position = Position { trials: position().morale, morale: grizzled_core::vocabulary::Pile::EMPTY, ..position() };
    assert_eq!(error_in(position), SetupError::NoMorale);
}

/// MIS-1: it is not the turn of a seat that has withdrawn. Missions are counted from 1.
#[test]
fn mis_1_the_turn_is_a_seats_in_the_mission() {
    let out = with_mission(position(), |mission| mission.withdrawn[0] = Some(None));
    assert_eq!(error_in(out), SetupError::TurnOfWithdrawn(s(0)));
    assert_eq!(error_in(Position { mission: 0, ..position() }), SetupError::NoMission);
}

/// MIS-2: a Mission with a threat active three times is not under way; asleep Traumas do not count (HK-1).
#[test]
fn mis_2_a_failed_mission_is_not_under_way() {
    let land = [pair(Night, Mask), pair(Night, Shell)];
    let trauma = knock(TraumaOfNight);
    let knocks: Knocks = [(s(1), trauma)].into_iter().collect();
    let without = position_without(&[land[0], land[1], trauma]);
    let failed = with_mission(Position { knocks, ..without }, |mission| mission.no_mans_land = cards(&land));
    assert_eq!(error_in(failed.clone()), SetupError::AlreadyFailed);
    let asleep = with_mission(failed, |mission| mission.withdrawn[1] = Some(None));
    let mut asleep = Setup { position: Some(asleep), ..Setup::default() };
    asleep.tiles[1] = Some(Tiles::NONE);
    assert_eq!(asleep.check(&three()), Ok(()));
}

/// SET-3: no more Speech tokens than the rules have, held and in the supply together.
#[test]
fn set_3_no_more_speech_tokens_than_there_are() {
    let mut full = Position { speeches: 3, ..position() };
    full.speeches_held[0] = 2;
    assert_eq!(Setup { position: Some(full.clone()), ..Setup::default() }.check(&three()), Ok(()));
    full.speeches_held[1] = 1;
    assert_eq!(error_in(full.clone()), SetupError::TooManySpeeches(5));
    full.speeches_held[1] = 255;
    assert_eq!(error_in(full), SetupError::TooManySpeeches(5));
}

/// SET-3: however many tokens a position names, they are counted and not lost in the counting.
#[test]
fn set_3_tokens_beyond_counting_are_refused() {
    let cards: Vec<CardId> = three().cards().iter().collect();
    let position = Position {
        trials: cards[..20].iter().copied().collect(),
        morale: cards[20..].iter().copied().collect(),
        speeches: 200,
        speeches_held: [200, 200, 0, 0, 0],
        ..Position::default()
    };
    let setup = Setup { position: Some(position), ..Setup::default() };
    assert_eq!(error_of(&three(), &setup), SetupError::TooManySpeeches(5));
}

/// SOLO-1: in the game for one no tile is laid.
#[test]
fn solo_1_no_tile_is_laid() {
    let rules = grizzled_core::Scenario::solo().rules().expect("the game for one");
    let cards: Vec<CardId> = rules.cards().iter().collect();
    let mut under_way = UnderWay { no_mans_land: CardSet::EMPTY, withdrawn: [None; 5], chaplain: None, turn: s(0) };
    under_way.withdrawn[1] = Some(Some(Tile::Left));
    let position = Position {
        trials: cards[..20].iter().copied().collect(),
        morale: cards[20..].iter().copied().collect(),
        under_way: Some(under_way),
        ..Position::default()
    };
    let setup = Setup { position: Some(position), ..Setup::default() };
    assert_eq!(error_of(&rules, &setup), SetupError::SoloTiles);
    // Nor is one held, and a game without either begins.
    let mut held = Setup::default();
    assert_eq!(held.check(&rules), Ok(()));
    held.tiles[0] = Some(Tiles::of(&[Tile::Left]));
    assert_eq!(error_of(&rules, &held), SetupError::SoloTiles);
}
