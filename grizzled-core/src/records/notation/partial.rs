//! A position of which something may be hidden.

use crate::play::{Position, RosterPosition, Setup, UnderWay};
use crate::state::{Knocks, RecruitInPlay, hand_of};
use crate::views::Viewer;
use crate::vocabulary::{
    CardSet, Character, HelpSet, MAX_SEATS, OrderId, OrderSet, Pile, RecruitSet, Seat, SeatSet, Tile, Tiles,
};

/// What is known, or how many there are of what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Part<T> {
    /// Known.
    Known(T),
    /// Hidden, and so many.
    Hidden(u8),
}

impl<T> Part<T> {
    /// What is known.
    #[must_use]
    pub fn known(self) -> Option<T> {
        match self {
            Self::Known(value) => Some(value),
            Self::Hidden(_) => None,
        }
    }
}

impl<T: Default> Default for Part<T> {
    fn default() -> Self {
        Self::Known(T::default())
    }
}

/// A position as somebody sees it: a [`Setup`] of which something may be hidden.
///
/// ```
/// use grizzled_core::{Game, Scenario, Seat, Seeded, Setup, notation::{Part, PartialPosition}};
///
/// let rules = Scenario::base(3).rules()?;
/// let game = Game::new(rules, &Setup::default(), &mut Seeded::new(7), &mut ())?;
/// let seen = PartialPosition::of_seat(&rules, &game.view(Seat::S1).unwrap());
/// assert_eq!(seen.board.as_ref().unwrap().trials, Part::Hidden(25));
/// assert_eq!(PartialPosition::read(&rules, &seen.write(&rules))?, seen);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PartialPosition {
    /// Whose view it is, if it is one.
    pub viewer: Option<Viewer>,
    /// The Leader.
    pub leader: Option<Seat>,
    /// The characters, by seat.
    pub characters: [Option<Character>; MAX_SEATS],
    /// The Support tiles held, by seat.
    pub tiles: [Option<Part<Tiles>>; MAX_SEATS],
    /// The Helping Hands that lie before the seats.
    pub help: [HelpSet; MAX_SEATS],
    /// Where the cards lie.
    pub board: Option<PartialBoard>,
}

/// Where the cards lie: a [`Position`] of which something may be hidden.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PartialBoard {
    /// The Mission's number.
    pub mission: u8,
    /// The Mission under way.
    pub under_way: Option<PartialMission>,
    /// The hands, by seat.
    pub hands: [Part<CardSet>; MAX_SEATS],
    /// The Hard Knocks on the table, the oldest first.
    pub knocks: Knocks,
    /// The seats whose charm is used.
    pub charms_used: SeatSet,
    /// The Speech tokens held, by seat.
    pub speeches_held: [u8; MAX_SEATS],
    /// The Speech tokens in the supply.
    pub speeches: u8,
    /// Orders, Recruits and Helping Hands.
    pub roster: Option<PartialRoster>,
    /// The Trials pile, bottom first.
    pub trials: Part<Pile>,
    /// The Morale reserve, bottom first.
    pub morale: Part<Pile>,
    /// The cards out of the game.
    pub discards: CardSet,
}

/// A Mission under way: an [`UnderWay`] of which tiles may be hidden.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PartialMission {
    /// Whose turn it is, or was last.
    pub turn: Seat,
    /// The cards in No Man's Land.
    pub no_mans_land: CardSet,
    /// The seats that have withdrawn, each with the tile it played.
    pub withdrawn: [Option<Part<Option<Tile>>>; MAX_SEATS],
    /// The tile that the Chaplain has played.
    pub chaplain: Option<Part<Tile>>,
}

/// Orders, Recruits and Helping Hands: a [`RosterPosition`] whose decks may be hidden.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PartialRoster {
    /// The Orders in play.
    pub orders: OrderSet,
    /// The deck of Orders, the one on top apart where it is known.
    pub order_deck: Part<OrderSet>,
    /// The Order on top of its deck, and the seat that knows it.
    pub top_order: Option<(OrderId, Seat)>,
    /// The Recruit in play.
    pub recruit: Option<RecruitInPlay>,
    /// The deck of Recruits.
    pub recruit_deck: Part<RecruitSet>,
}

impl PartialPosition {
    /// The setup, where nothing is hidden and it is nobody's view.
    #[must_use]
    pub fn setup(&self) -> Option<Setup> {
        let mut setup = Setup { leader: self.leader, characters: self.characters, help: self.help, ..Setup::default() };
        for (held, tiles) in setup.tiles.iter_mut().zip(self.tiles) {
            *held = each_known(tiles)?;
        }
        setup.position = each(self.board.as_ref(), PartialBoard::position)?;
        self.viewer.is_none().then_some(setup)
    }
}

impl PartialBoard {
    /// All cards that lie somewhere, Morale and the discards apart, if none is hidden.
    pub(super) fn placed(&self) -> Option<CardSet> {
        let mut placed: CardSet = self.trials.known()?.iter().collect();
        for hand in self.hands {
            placed = placed.union(hand.known()?);
        }
        let land = self.under_way.as_ref().map_or(CardSet::EMPTY, |mission| mission.no_mans_land);
        let recruit = hand_of(self.roster.as_ref().and_then(|roster| roster.recruit));
        Some(placed.union(land).union(recruit).union(self.knocks.all()))
    }

    fn position(&self) -> Option<Position> {
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for (cards, hand) in hands.iter_mut().zip(self.hands) {
            *cards = hand.known()?;
        }
        Some(Position {
            trials: self.trials.known()?,
            morale: self.morale.known()?,
            hands,
            knocks: self.knocks,
            discards: self.discards,
            charms_used: self.charms_used,
            speeches_held: self.speeches_held,
            speeches: self.speeches,
            mission: self.mission,
            under_way: each(self.under_way.as_ref(), PartialMission::under_way)?,
            roster: each(self.roster.as_ref(), PartialRoster::roster)?,
        })
    }
}

impl PartialMission {
    fn under_way(&self) -> Option<UnderWay> {
        let mut withdrawn = [None; MAX_SEATS];
        for (tile, played) in withdrawn.iter_mut().zip(self.withdrawn) {
            *tile = each_known(played)?;
        }
        let chaplain = each_known(self.chaplain)?;
        Some(UnderWay { no_mans_land: self.no_mans_land, withdrawn, chaplain, turn: self.turn })
    }
}

impl PartialRoster {
    fn roster(&self) -> Option<RosterPosition> {
        let (order_deck, recruit_deck) = (self.order_deck.known()?, self.recruit_deck.known()?);
        let (orders, top_order, recruit) = (self.orders, self.top_order, self.recruit);
        Some(RosterPosition { orders, order_deck, top_order, recruit, recruit_deck })
    }
}

/// What becomes of it, if it is there; nothing at all if it cannot become that.
fn each<T, U>(part: Option<&T>, become_whole: impl Fn(&T) -> Option<U>) -> Option<Option<U>> {
    part.map_or(Some(None), |part| become_whole(part).map(Some))
}

fn each_known<T>(part: Option<Part<T>>) -> Option<Option<T>> {
    part.map_or(Some(None), |part| part.known().map(Some))
}

impl From<&Setup> for PartialPosition {
    fn from(setup: &Setup) -> Self {
        Self {
            viewer: None,
            leader: setup.leader,
            characters: setup.characters,
            tiles: setup.tiles.map(|tiles| tiles.map(Part::Known)),
            help: setup.help,
            board: setup.position.as_ref().map(PartialBoard::from),
        }
    }
}

impl From<&Position> for PartialBoard {
    fn from(position: &Position) -> Self {
        Self {
            mission: position.mission,
            under_way: position.under_way.as_ref().map(PartialMission::from),
            hands: position.hands.map(Part::Known),
            knocks: position.knocks,
            charms_used: position.charms_used,
            speeches_held: position.speeches_held,
            speeches: position.speeches,
            roster: position.roster.as_ref().map(PartialRoster::from),
            trials: Part::Known(position.trials),
            morale: Part::Known(position.morale),
            discards: position.discards,
        }
    }
}

impl From<&UnderWay> for PartialMission {
    fn from(mission: &UnderWay) -> Self {
        Self {
            turn: mission.turn,
            no_mans_land: mission.no_mans_land,
            withdrawn: mission.withdrawn.map(|tile| tile.map(Part::Known)),
            chaplain: mission.chaplain.map(Part::Known),
        }
    }
}

impl From<&RosterPosition> for PartialRoster {
    fn from(roster: &RosterPosition) -> Self {
        Self {
            orders: roster.orders,
            order_deck: Part::Known(roster.order_deck),
            top_order: roster.top_order,
            recruit: roster.recruit,
            recruit_deck: Part::Known(roster.recruit_deck),
        }
    }
}
