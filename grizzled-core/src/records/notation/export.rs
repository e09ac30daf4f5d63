//! A game as it stands as a position.

use crate::game::Game;
use crate::play::{Position, RosterPosition, Seeded, Setup, SetupError, UnderWay};
use crate::rules::{Rules, Seating};
use crate::state::{Agenda, Knowledge, State, Table};
use crate::vocabulary::{MAX_SEATS, Modifier, OrderId, Seat, Tiles};

/// What a position cannot say of a game as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// Neither a turn nor an intensity is asked for.
    #[error("a position says the start of a Preparation or a turn, not what is asked now")]
    Question,
    /// An Order lies on top of its deck, and nobody knows it (ORD-2).
    #[error("a position says who knows the Order on top of the deck, and nobody does (ORD-2)")]
    OrderOnTop,
    /// A Recruit has been turned up and has not come (REC-1).
    #[error("the Recruit turned up is no part of a position (REC-1)")]
    RecruitTurnedUp,
    /// A Helping Hand is in force for this Mission (HH-1).
    #[error("a Helping Hand in force is no part of a position (HH-1)")]
    HelpInForce,
    /// Luck has been used in this Mission (LUCK-1).
    #[error("the Luck used in this Mission is no part of a position (LUCK-1)")]
    LuckUsed,
    /// A seat has made its free Speech of this Mission.
    #[error("the free Speeches made in this Mission are no part of a position")]
    FreeSpeech,
    /// The refill has been declined in this Mission (SOLO-4).
    #[error("that the refill was declined is no part of a position (SOLO-4)")]
    RefillDeclined,
    /// Some Support tiles of the game for one have been drawn (SOLO-5).
    #[error("the Support tiles drawn in a game for one are no part of a position (SOLO-5)")]
    SoloTiles,
    /// Other hands are taken up than at the start of a turn (DUO-2).
    #[error("which hands are taken up is no part of a position (DUO-2)")]
    HandsTakenUp,
    /// No game can start like this.
    #[error("{0}")]
    Setup(SetupError),
    /// A game that starts in the position is another one.
    #[error("a game that starts in this position is another one")]
    Other,
}

/// The position in which the game stands: at the start of a Mission's Preparation, or at a turn.
///
/// A game that starts in it is the same from there on: the table, what each seat sees and the decks are equal. Setups
/// say nothing of what no rule asks for any more, and so it is lost:
///
/// - the intensity of the Mission under way, which has been dealt, with the least and most that were allowed, and which
///   Order is the one of this Mission;
/// - at a Preparation, whose turn it was last;
/// - which tiles Absent-minded has taken out of the game;
/// - what is known of Orders that lie in no deck any more.
///
/// At a Preparation the Chaplain's tile is drawn anew (CHAP-2).
///
/// ```
/// use grizzled_core::{notation, Game, Scenario, Seeded, Setup};
///
/// let rules = Scenario::base(4).rules()?;
/// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(3), &mut ())?;
/// let setup = notation::position_of(&game)?;
/// let again = Game::new(rules, &setup, &mut Seeded::new(4), &mut ())?;
/// assert_eq!(again.table(), game.table());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// What stands in the way.
pub fn position_of(game: &Game) -> Result<Setup, PositionError> {
    let (rules, state) = (game.rules(), game.state());
    let under_way = match state.table.agenda {
        Agenda::Turn { .. } => true,
        // ORD-2: with an Order the Preparation has begun before.
        Agenda::Intensity if state.table.orders.of_mission.is_none() => false,
        _ => return Err(PositionError::Question),
    };
    sayable(rules, state)?;
    let setup = setup(rules, state, under_way);
    // What falls by chance is looked at no further, so any will do.
    let again = Game::new(*rules, &setup, &mut Seeded::new(0), &mut ()).map_err(PositionError::Setup)?;
    compare(rules, under_way, state, again.state())?;
    Ok(setup)
}

/// What is to be seen at once.
fn sayable(rules: &Rules, state: &State) -> Result<(), PositionError> {
    let table = &state.table;
    let all_tiles = rules.seating() != Seating::Solo || table.solo.tiles == 0b1111;
    match () {
        () if state.roster_decks.top_order.is_some() && top_order(state).is_none() => Err(PositionError::OrderOnTop),
        () if table.recruits.turned_up.is_some() => Err(PositionError::RecruitTurnedUp),
        () if !table.helping_hands.in_force.is_empty() => Err(PositionError::HelpInForce),
        () if table.luck_used > 0 => Err(PositionError::LuckUsed),
        () if !table.spoken_free.is_empty() => Err(PositionError::FreeSpeech),
        () if table.solo.refill_declined => Err(PositionError::RefillDeclined),
        () if !all_tiles => Err(PositionError::SoloTiles),
        () => Ok(()),
    }
}

fn setup(rules: &Rules, state: &State, under_way: bool) -> Setup {
    let table = &state.table;
    let mut setup = Setup { leader: Some(table.leader), help: table.helping_hands.held, ..Setup::default() };
    for seat in rules.grizzled().iter() {
        setup.characters[seat.index()] = table.seat(seat).character;
    }
    for seat in rules.tile_holders().iter() {
        let own = state.own(seat);
        let mut tiles = own.tiles;
        // At a Preparation the Chaplain takes his tile back to draw it anew.
        own.tile.filter(|_| !under_way).into_iter().for_each(|tile| tiles.add(tile));
        setup.tiles[seat.index()] = Some(tiles);
    }
    setup.position = Some(position(rules, state, under_way));
    setup
}

/// Whether positions by these rules say where Orders, Recruits and Helping Hands lie.
pub(super) fn has_roster(rules: &Rules) -> bool {
    rules.has_modules && rules.seating() != Seating::Solo
}

fn position(rules: &Rules, state: &State, under_way: bool) -> Position {
    let table = &state.table;
    Position {
        trials: state.decks.trials(),
        morale: state.decks.morale(),
        hands: Seat::ALL.map(|seat| state.own(seat).hand),
        knocks: table.knocks,
        discards: table.discards,
        charms_used: table.charms_used(rules.grizzled()),
        speeches_held: Seat::ALL.map(|seat| table.seat(seat).speeches),
        speeches: table.speeches,
        mission: table.mission,
        under_way: under_way.then(|| mission(rules, state)),
        roster: has_roster(rules).then_some(RosterPosition {
            orders: table.orders.in_play,
            order_deck: state.roster_decks.orders,
            top_order: top_order(state),
            recruit: table.recruits.in_play,
            recruit_deck: state.roster_decks.recruits,
        }),
    }
}

/// The Order on top of its deck, and the seat that knows it.
fn top_order(state: &State) -> Option<(OrderId, Seat)> {
    let top = state.roster_decks.top_order?;
    let seat = Seat::ALL.into_iter().find(|&seat| state.known(seat) == Knowledge::Order(top))?;
    Some((top, seat))
}

fn mission(rules: &Rules, state: &State) -> UnderWay {
    let table = &state.table;
    let mut withdrawn = [None; MAX_SEATS];
    for seat in rules.grizzled().difference(table.in_mission).iter() {
        withdrawn[seat.index()] = Some(state.own(seat).tile);
    }
    let chaplain = rules.chaplain().and_then(|seat| state.own(seat).tile);
    UnderWay { no_mans_land: table.no_mans_land, withdrawn, chaplain, turn: table.turn }
}

/// Whether a game that starts in the position is the same.
fn compare(rules: &Rules, under_way: bool, state: &State, again: &State) -> Result<(), PositionError> {
    let (mut one, mut other) = (*state, *again);
    for state in [&mut one, &mut other] {
        forget(&mut state.table, under_way);
        if let Some(seat) = rules.chaplain().filter(|_| !under_way) {
            let own = &mut state.own[seat.index()];
            own.tile.take().into_iter().for_each(|tile| own.tiles.add(tile));
        }
    }
    match () {
        () if one.table.put_down != other.table.put_down => Err(PositionError::HandsTakenUp),
        () if one.table != other.table || one.own != other.own => Err(PositionError::Other),
        () if one.decks != other.decks || one.roster_decks != other.roster_decks => Err(PositionError::Other),
        () if top_order(&one) != top_order(&other) => Err(PositionError::Other),
        () => Ok(()),
    }
}

/// Leaves out what no rule asks for any more.
fn forget(table: &mut Table, under_way: bool) {
    table.intensity = 0;
    table.removed_tiles = Tiles::NONE;
    if !under_way {
        table.turn = Seat::S0;
        return;
    }
    table.orders.of_mission = None;
    [Modifier::IntensityLeast, Modifier::IntensityMost]
        .into_iter()
        .for_each(|modifier| table.modifiers.set(modifier, 0));
}
