//! How a game starts: by chance, or from a position that is given in whole or in part.

mod error;
mod roster;
mod standing;

pub use error::SetupError;
pub use roster::RosterPosition;

use crate::cards::Face;
use crate::rules::{HelpPlan, Rules, Seating, effects};
use crate::state::{Knocks, Table, hand_of};
use crate::vocabulary::{
    CardId, CardSet, Character, HelpSet, MAX_SEATS, Modifier, Modifiers, Pile, Seat, SeatSet, Tile, Tiles,
};

/// What the caller decides of the start; what it leaves open falls by chance.
///
/// ```
/// use grizzled_core::{Game, Scenario, Seat, Seeded, Setup};
/// use grizzled_core::vocabulary::Character;
///
/// let mut setup = Setup { leader: Some(Seat::S2), ..Setup::default() };
/// setup.characters[0] = Some(Character::Gaston);
/// let rules = Scenario::base(3).rules().unwrap();
/// let game = Game::new(rules, &setup, &mut Seeded::new(3), &mut ()).unwrap();
/// assert_eq!(game.table().leader, Seat::S2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The first Mission Leader (SET-4).
    pub leader: Option<Seat>,
    /// The characters, by seat (DECK-4).
    pub characters: [Option<Character>; MAX_SEATS],
    /// The Support tiles, by seat, the Chaplain's too (SET-2).
    pub tiles: [Option<Tiles>; MAX_SEATS],
    /// The Helping Hands that lie before the seats from the start: where the rules leave them to the setup (HH-3), or with
    /// a position.
    pub help: [HelpSet; MAX_SEATS],
    /// Where every card lies.
    pub position: Option<Position>,
}

/// Where every card of the deck lies, at the start of a Mission or in the middle of one: for puzzles, reports and tests. As many
/// cards as the rules set aside lie nowhere, or none (ARM-2).
///
/// ```
/// use grizzled_core::vocabulary::{CardSet, Pile};
/// use grizzled_core::{Game, Position, Scenario, Seat, Seeded, Setup};
///
/// // A puzzle: ten cards left in Trials, the rest in Morale, nothing in the hands.
/// let rules = Scenario::base(3).rules()?;
/// let cards: Vec<_> = rules.cards().iter().collect();
/// let (trials, morale) = cards.split_at(10);
/// let position = Position {
///     trials: trials.iter().copied().collect::<Pile>(),
///     morale: morale.iter().copied().collect::<Pile>(),
///     ..Position::default()
/// };
/// let setup = Setup { leader: Some(Seat::S0), position: Some(position), ..Setup::default() };
/// let game = Game::new(rules, &setup, &mut Seeded::new(1), &mut ())?;
/// assert_eq!((game.table().mission, game.table().trials), (2, 10));
///
/// // Every card lies somewhere, once.
/// let mut wrong = setup.clone();
/// wrong.position.as_mut().unwrap().discards = CardSet::only(cards[0]);
/// assert_eq!(wrong.check(&rules).unwrap_err().to_string(), "card 0 lies in two places");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The Trials pile, bottom first.
    pub trials: Pile,
    /// The Morale reserve, bottom first; at least one card.
    pub morale: Pile,
    /// The hands, by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// The Hard Knocks on the table, the oldest first.
    pub knocks: Knocks,
    /// The cards out of the game.
    pub discards: CardSet,
    /// The seats whose charm is used.
    pub charms_used: SeatSet,
    /// The Speech tokens held, by seat.
    pub speeches_held: [u8; MAX_SEATS],
    /// The Speech tokens in the supply.
    pub speeches: u8,
    /// The Mission's number, from 1; only the first has an intensity of at least three (PREP-1).
    pub mission: u8,
    /// The Mission under way; without it the game starts with its Preparation.
    pub under_way: Option<UnderWay>,
    /// The Orders and Recruits; without them their decks are made as the rules say.
    pub roster: Option<RosterPosition>,
}

/// A Mission under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnderWay {
    /// The cards in No Man's Land.
    pub no_mans_land: CardSet,
    /// The seats that have withdrawn, each with the tile it played, which is not among its tiles held.
    pub withdrawn: [Option<Option<Tile>>; MAX_SEATS],
    /// The tile that the Chaplain has played, which is not among his tiles held (CHAP-2).
    pub chaplain: Option<Tile>,
    /// Whose turn it is: a seat that has not withdrawn.
    pub turn: Seat,
}

impl Default for Position {
    /// The start of the second Mission, with no card anywhere.
    fn default() -> Self {
        Self {
            trials: Pile::EMPTY,
            morale: Pile::EMPTY,
            hands: [CardSet::EMPTY; MAX_SEATS],
            knocks: Knocks::NONE,
            discards: CardSet::EMPTY,
            charms_used: SeatSet::EMPTY,
            speeches_held: [0; MAX_SEATS],
            speeches: 0,
            mission: 2,
            under_way: None,
            roster: None,
        }
    }
}

impl Setup {
    /// Whether a game by these rules can start like this.
    ///
    /// # Errors
    ///
    /// The first thing found wrong.
    pub fn check(&self, rules: &Rules) -> Result<(), SetupError> {
        // The usual start, of which nothing can be wrong, is not gone through piece by piece.
        let left_to_chance = given(&self.characters).chain(given(&self.tiles)).next().is_none();
        let left_to_chance = left_to_chance && self.help == [HelpSet::EMPTY; MAX_SEATS];
        if left_to_chance && self.leader.is_none() && self.position.is_none() {
            return Ok(());
        }
        self.check_seats(rules)?;
        self.check_characters()?;
        self.check_tiles(rules)?;
        self.check_module_cards(rules)?;
        let Some(position) = &self.position else { return Ok(()) };
        position.check(rules, &self.help)?;
        self.check_standing(rules, position)
    }

    fn check_seats(&self, rules: &Rules) -> Result<(), SetupError> {
        let ring = SeatSet::first(rules.ring());
        let players = self.leader.into_iter().chain(given(&self.characters));
        let stray = players.filter(|&seat| !rules.grizzled().contains(seat));
        let strays = stray.chain(given(&self.tiles).filter(|&seat| !ring.contains(seat)));
        strays.into_iter().next().map_or(Ok(()), |seat| Err(SetupError::NoSuchSeat(seat)))
    }

    /// Orders and Recruits are in the roster, and Helping Hands lie before players, each once.
    fn check_module_cards(&self, rules: &Rules) -> Result<(), SetupError> {
        let roster = &rules.roster;
        let mut held = HelpSet::EMPTY;
        for (seat, help) in Seat::ALL.into_iter().zip(self.help) {
            let player = help.is_empty() || rules.players().contains(seat);
            let known = help.difference(roster.helping_hands()).is_empty() && held.intersection(help).is_empty();
            let given = rules.help == HelpPlan::Given || rules.help == HelpPlan::DrawTwo && self.position.is_some();
            if !(player && known && (help.is_empty() || given)) {
                return Err(SetupError::NotInRoster);
            }
            held = held.union(help);
        }
        let roster = self.position.as_ref().and_then(|position| position.roster.as_ref());
        roster.map_or(Ok(()), |roster| roster.check(rules))
    }

    fn check_characters(&self) -> Result<(), SetupError> {
        let twice = |character| self.characters.iter().filter(|&&other| other == Some(character)).count() > 1;
        let double = Character::ALL.into_iter().find(|&character| twice(character));
        double.map_or(Ok(()), |character| Err(SetupError::CharacterTwice(character)))
    }

    fn check_tiles(&self, rules: &Rules) -> Result<(), SetupError> {
        if rules.seating == Seating::Solo {
            let laid = |seat: Seat| self.tile_laid(rules, seat).is_some();
            let none = given(&self.tiles).next().is_none() && !rules.grizzled().iter().any(laid);
            return if none { Ok(()) } else { Err(SetupError::SoloTiles) };
        }
        let mut left = Tiles::BOX;
        for seat in SeatSet::first(rules.ring()).iter() {
            let laid: Tiles = self.tile_laid(rules, seat).into_iter().collect();
            for tiles in [self.tiles[seat.index()].unwrap_or(SURE_TILES), laid] {
                if !rules.doubles && tiles.kinds().any(|tile| matches!(tile, Tile::DoubleLeft | Tile::DoubleRight)) {
                    return Err(SetupError::NoDoubles);
                }
                left = left.without(tiles).ok_or(SetupError::TooManyTiles)?;
            }
        }
        let [singles, doubles] = [left.get(Tile::Left) + left.get(Tile::Right), left.len()];
        let to_draw = rules.ring() - given(&self.tiles).count() as u8;
        if to_draw > if rules.doubles { doubles } else { singles } {
            return Err(SetupError::TooManyTiles);
        }
        Ok(())
    }

    /// The tile that the seat has played in a Mission under way.
    pub(crate) fn tile_laid(&self, rules: &Rules, seat: Seat) -> Option<Tile> {
        let mission = self.position.as_ref()?.under_way.as_ref()?;
        if rules.chaplain() == Some(seat) { mission.chaplain } else { mission.withdrawn[seat.index()].flatten() }
    }
}

/// SET-2: the two tiles that every seat is sure of.
pub(crate) const SURE_TILES: Tiles = Tiles::of(&[Tile::Left, Tile::Right]);

fn given<T>(seats: &[Option<T>; MAX_SEATS]) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(|seat| seats[seat.index()].is_some())
}

impl UnderWay {
    /// The seats that have withdrawn.
    #[must_use]
    pub fn withdrawn_seats(&self) -> SeatSet {
        given(&self.withdrawn).collect()
    }
}

impl Position {
    /// The cards of the Recruit in play.
    #[must_use]
    pub fn recruit_hand(&self) -> CardSet {
        hand_of(self.roster.as_ref().and_then(|roster| roster.recruit))
    }

    /// Whether a Recruit has withdrawn from the Mission under way (REC-4).
    pub(crate) fn withdrawn_recruit(&self) -> bool {
        let recruit = self.roster.as_ref().and_then(|roster| roster.recruit);
        self.under_way.is_some() && recruit.is_some_and(|recruit| !recruit.in_mission)
    }

    /// The cards in No Man's Land.
    #[must_use]
    pub fn no_mans_land(&self) -> CardSet {
        self.under_way.as_ref().map_or(CardSet::EMPTY, |mission| mission.no_mans_land)
    }

    fn check(&self, rules: &Rules, help: &[HelpSet; MAX_SEATS]) -> Result<(), SetupError> {
        self.check_cards(rules)?;
        self.check_kinds(rules)?;
        self.check_owners(rules)?;
        let hands = self.hands.iter().filter(|hand| !hand.is_empty()).count();
        if rules.seating == Seating::Solo && (hands > 1 || self.roster.is_some()) {
            return Err(SetupError::Solo);
        }
        if self.morale.is_empty() {
            return Err(SetupError::NoMorale);
        }
        if self.mission == 0 {
            return Err(SetupError::NoMission);
        }
        let held: u16 = self.speeches_held.iter().map(|&held| u16::from(held)).sum();
        if held + u16::from(self.speeches) > rules.speeches.into() {
            return Err(SetupError::TooManySpeeches(rules.speeches));
        }
        self.under_way.as_ref().map_or(Ok(()), |mission| self.check_mission(rules, mission, help))
    }

    /// The numbers of the Mission, as Orders, the Recruit and Helping Hands make them.
    fn modifiers(&self, rules: &Rules, help: &[HelpSet; MAX_SEATS]) -> Modifiers {
        let mut table = Table::default();
        table.helping_hands.held = *help;
        if let Some(roster) = &self.roster {
            table.orders.in_play = roster.orders;
            table.recruits.in_play = roster.recruit;
        }
        effects::modifiers(rules, &table)
    }

    /// Every card of the deck lies in exactly one place, but for those set aside (ARM-2).
    fn check_cards(&self, rules: &Rules) -> Result<(), SetupError> {
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        let knocks = self.knocks.iter().map(|(_, card)| card);
        let recruit = self.recruit_hand();
        let open = self.discards.iter().chain(recruit.iter()).chain(self.no_mans_land().iter());
        let mut found = CardSet::EMPTY;
        for card in self.trials.iter().chain(self.morale.iter()).chain(hands).chain(knocks).chain(open) {
            match () {
                () if !rules.cards.contains(card) => return Err(SetupError::NoSuchCard(card)),
                () if found.contains(card) => return Err(SetupError::CardTwice(card)),
                () => found.insert(card),
            }
        }
        let missing = rules.cards.difference(found);
        match (missing.get(0), rules.set_aside()) {
            (None, _) => Ok(()),
            (Some(card), 0) => Err(SetupError::CardMissing(card)),
            (Some(_), aside) if missing.len() == aside => Ok(()),
            (Some(_), aside) => Err(SetupError::NotSoManyAside { missing: missing.len(), aside }),
        }
    }

    fn check_kinds(&self, rules: &Rules) -> Result<(), SetupError> {
        let wrong = self.knocks.iter().find(|&(_, card)| rules.catalog.hard_knock(card).is_none());
        if let Some((_, card)) = wrong {
            return Err(SetupError::NoHardKnock(card));
        }
        let threat = |card: &CardId| matches!(rules.catalog.face(*card), Face::Threat { .. });
        let wrong = self.no_mans_land().iter().find(|card| !threat(card));
        wrong.map_or(Ok(()), |card| Err(SetupError::NoThreat(card)))
    }

    fn check_owners(&self, rules: &Rules) -> Result<(), SetupError> {
        let hands = Seat::ALL.into_iter().filter(|seat| !self.hands[seat.index()].is_empty());
        let held = Seat::ALL.into_iter().filter(|seat| self.speeches_held[seat.index()] > 0);
        let owners = self.knocks.iter().map(|(seat, _)| seat);
        let mut all = hands.chain(held).chain(self.charms_used.iter()).chain(owners);
        let stray = all.find(|&seat| !rules.grizzled().contains(seat));
        stray.map_or(Ok(()), |seat| Err(SetupError::NoSuchSeat(seat)))
    }

    fn check_mission(&self, rules: &Rules, mission: &UnderWay, help: &[HelpSet; MAX_SEATS]) -> Result<(), SetupError> {
        let withdrawn = mission.withdrawn_seats();
        let stray = withdrawn.iter().chain([mission.turn]).find(|&seat| !rules.grizzled().contains(seat));
        if let Some(seat) = stray {
            return Err(SetupError::NoSuchSeat(seat));
        }
        if withdrawn.contains(mission.turn) {
            return Err(SetupError::TurnOfWithdrawn(mission.turn));
        }
        if mission.chaplain.is_some() && rules.chaplain().is_none() {
            return Err(SetupError::NoChaplain);
        }
        let modifiers = self.modifiers(rules, help);
        let mut active = modifiers.added();
        let awake = self.knocks.iter().filter(|&(seat, _)| !withdrawn.contains(seat)).map(|(_, card)| card);
        let cards = awake.chain(mission.no_mans_land.iter());
        cards.for_each(|card| active.add(rules.catalog.threats(card).without(modifiers.harmless())));
        active.reaching(modifiers.get(Modifier::FailAt)).map_or(Ok(()), |_| Err(SetupError::AlreadyFailed))
    }
}
