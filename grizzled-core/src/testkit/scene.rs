//! Given / when / then: a position, a command, the events that follow.

mod notation;

use super::{Script, broken_invariant};
use crate::cards::{Face, HardKnock, base};
use crate::game::Game;
use crate::play::{Position, RosterPosition, Setup, UnderWay};
use crate::rules::{Rules, Scenario};
use crate::state::{Knocks, RecruitInPlay};
use crate::vocabulary::{
    CardId, CardSet, Character, Command, Event, HelpId, Notice, OrderId, RecruitId, Rejection, Seat, Threat, ThreatSet,
    Tile, Tiles,
};
use alloc::vec::Vec;

/// The first plain base Threat with exactly these threats.
#[must_use]
pub fn plain(threats: &[Threat]) -> CardId {
    plain_copy(threats, 0)
}

/// A further plain base Threat with exactly these threats: copy 0 is [`plain`], copy 1 the next.
///
/// # Panics
///
/// When the base deck has no such copy.
#[must_use]
pub fn plain_copy(threats: &[Threat], copy: usize) -> CardId {
    find(Face::Threat { threats: ThreatSet::of(threats), trap: false, luck: false }, copy)
}

/// The base Threat with these two threats and a Trap.
///
/// # Panics
///
/// When the base deck has no such card.
#[must_use]
pub fn trap(threats: &[Threat]) -> CardId {
    find(Face::Threat { threats: ThreatSet::of(threats), trap: true, luck: false }, 0)
}

/// The base card of this Hard Knock.
#[must_use]
pub fn knock(kind: HardKnock) -> CardId {
    base::hard_knock(kind)
}

fn find(face: Face, copy: usize) -> CardId {
    let mut cards = base::CATALOG.cards().iter().filter(|&card| base::CATALOG.face(card) == face);
    cards.nth(copy).unwrap_or_else(|| panic!("the base deck has no copy {copy} of {face:?}"))
}

/// A position in the making, then a game in it.
///
/// Given, unless said otherwise: a Mission under way, the second; No Man's Land, hands and Trials empty;
/// seat 0 leads and it is its turn; seat *n* plays character *n* with its charm ready and holds a left and
/// a right tile; no Speech token is held and the supply is empty. The cards that are placed nowhere lie in the
/// Morale reserve by their numbers, or, beyond the size asked for with [`Scene::morale`], out of the game.
///
/// ```
/// use grizzled_core::{Command, Notice, Seat};
/// use grizzled_core::cards::HardKnock;
/// use grizzled_core::testkit::{Scene, knock};
/// use grizzled_core::vocabulary::{Origin, WithdrawalRuling};
///
/// // Given that seat 0 holds Mute ...
/// let mut scene = Scene::new(3).hand(0, &[knock(HardKnock::Mute)]).begin();
/// // ... when it plays it ...
/// scene.when(0, Command::Play(knock(HardKnock::Mute)));
/// // ... then it is assigned, and the next seat's turn begins.
/// let (seat, card) = (Seat::S0, knock(HardKnock::Mute));
/// scene.then(&[
///     Notice::KnockAssigned { seat, card, from: Origin::Hand },
///     Notice::TurnStarted { seat: Seat::S1, withdrawal: WithdrawalRuling::Free },
/// ]);
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    rules: Rules,
    setup: Setup,
    position: Position,
    mission: Option<UnderWay>,
    morale: Option<usize>,
    game: Option<Game>,
    log: Vec<Event>,
    last: usize,
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap_or_else(|| panic!("there is no seat {number}"))
}

impl Scene {
    /// A Normal base game for this many players.
    ///
    /// # Panics
    ///
    /// When there is no such game; as everywhere here, what cannot be is a mistake in the test.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self::with(Scenario::base(players).rules().expect("2 to 5 players"))
    }

    /// A game by these rules.
    #[must_use]
    pub fn with(rules: Rules) -> Self {
        let mut setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
        for seat in rules.grizzled().iter() {
            setup.characters[seat.index()] = Character::new(seat.number());
        }
        for seat in rules.tile_holders().iter() {
            setup.tiles[seat.index()] = Some(Tiles::of(&[Tile::Left, Tile::Right]));
        }
        let mission =
            UnderWay { no_mans_land: CardSet::EMPTY, withdrawn: Default::default(), chaplain: None, turn: Seat::S0 };
        Self {
            rules,
            setup,
            position: Position::default(),
            mission: Some(mission),
            morale: None,
            game: None,
            log: Vec::new(),
            last: 0,
        }
    }

    /// Who leads; in a Mission under way it is also its turn.
    #[must_use]
    pub fn leader(mut self, leader: u8) -> Self {
        self.setup.leader = Some(seat(leader));
        self.turn(leader)
    }

    /// No Leader is named: the rules say who leads, or chance does.
    #[must_use]
    pub fn led_by_rule(mut self) -> Self {
        self.setup.leader = None;
        self
    }

    /// The Orders in play, the last one this Mission's.
    #[must_use]
    pub fn orders(mut self, orders: &[OrderId]) -> Self {
        self.roster().orders = orders.iter().copied().collect();
        self
    }

    /// The deck of Orders.
    #[must_use]
    pub fn order_deck(mut self, orders: &[OrderId]) -> Self {
        self.roster().order_deck = orders.iter().copied().collect();
        self
    }

    /// The Recruit in play: which, the seat after which it acts, its tokens and its hand.
    #[must_use]
    pub fn recruit(mut self, recruit: RecruitId, after: u8, tokens: u8, hand: &[CardId]) -> Self {
        let hand = hand.iter().copied().collect();
        self.roster().recruit = Some(RecruitInPlay { recruit, after: seat(after), tokens, in_mission: true, hand });
        self
    }

    /// The deck of Recruits.
    #[must_use]
    pub fn recruit_deck(mut self, recruits: &[RecruitId]) -> Self {
        self.roster().recruit_deck = recruits.iter().copied().collect();
        self
    }

    /// The Helping Hands before a seat, in a game whose rules leave them to the setup.
    #[must_use]
    pub fn help(mut self, number: u8, help: &[HelpId]) -> Self {
        self.setup.help[seat(number).index()] = help.iter().copied().collect();
        self
    }

    fn roster(&mut self) -> &mut RosterPosition {
        self.position.roster.get_or_insert_default()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, number: u8) -> Self {
        if let Some(mission) = &mut self.mission {
            mission.turn = seat(number);
        }
        self
    }

    /// The hand of a seat.
    #[must_use]
    pub fn hand(mut self, number: u8, cards: &[CardId]) -> Self {
        self.position.hands[seat(number).index()] = cards.iter().copied().collect();
        self
    }

    /// The Hard Knocks on the table, the oldest first.
    #[must_use]
    pub fn knocks(self, knocks: &[(u8, HardKnock)]) -> Self {
        let cards: Vec<_> = knocks.iter().map(|&(number, kind)| (number, knock(kind))).collect();
        self.knock_cards(&cards)
    }

    /// The Hard Knocks on the table by card, the oldest first: for decks with copies.
    #[must_use]
    pub fn knock_cards(mut self, knocks: &[(u8, CardId)]) -> Self {
        self.position.knocks = knocks.iter().map(|&(number, card)| (seat(number), card)).collect::<Knocks>();
        self
    }

    /// The cards in No Man's Land.
    #[must_use]
    pub fn no_mans_land(mut self, cards: &[CardId]) -> Self {
        if let Some(mission) = &mut self.mission {
            mission.no_mans_land = cards.iter().copied().collect();
        }
        self
    }

    /// A seat that has withdrawn, with the tile it played; that one is not among its tiles held. A seat that has played none
    /// holds none (SET-6).
    #[must_use]
    pub fn withdrawn(mut self, number: u8, tile: Option<Tile>) -> Self {
        if tile.is_none() && self.setup.tiles[seat(number).index()].is_some() {
            self.setup.tiles[seat(number).index()] = Some(Tiles::NONE);
        }
        if let Some(mission) = &mut self.mission {
            mission.withdrawn[seat(number).index()] = Some(tile);
        }
        self
    }

    /// The tile that the Chaplain has played.
    #[must_use]
    pub fn chaplain_played(mut self, tile: Tile) -> Self {
        if let Some(mission) = &mut self.mission {
            mission.chaplain = Some(tile);
        }
        self
    }

    /// The Trials pile, the top first.
    #[must_use]
    pub fn trials(mut self, top_first: &[CardId]) -> Self {
        self.position.trials = top_first.iter().rev().copied().collect();
        self
    }

    /// How many of the cards placed nowhere lie in the Morale reserve; the others are out of the game.
    #[must_use]
    pub fn morale(mut self, cards: usize) -> Self {
        self.morale = Some(cards);
        self
    }

    /// The tiles that a seat, or the Chaplain, holds.
    #[must_use]
    pub fn tiles(mut self, number: u8, tiles: &[Tile]) -> Self {
        self.setup.tiles[seat(number).index()] = Some(Tiles::of(tiles));
        self
    }

    /// The seats whose charm is used.
    #[must_use]
    pub fn charms_used(mut self, seats: &[u8]) -> Self {
        self.position.charms_used = seats.iter().map(|&number| seat(number)).collect();
        self
    }

    /// A seat's Speech tokens.
    #[must_use]
    pub fn speeches(mut self, number: u8, tokens: u8) -> Self {
        self.position.speeches_held[seat(number).index()] = tokens;
        self
    }

    /// The Speech tokens in the supply.
    #[must_use]
    pub fn supply(mut self, tokens: u8) -> Self {
        self.position.speeches = tokens;
        self
    }

    /// The Mission's number; only the first has a minimum of three.
    #[must_use]
    pub fn mission(mut self, number: u8) -> Self {
        self.position.mission = number;
        self
    }

    /// The game starts with the Preparation instead of a Mission under way.
    #[must_use]
    pub fn preparation(mut self) -> Self {
        self.mission = None;
        self
    }

    /// The position is complete: the game starts in it, without chance.
    #[must_use]
    pub fn begin(self) -> Self {
        self.begin_drawing(&[])
    }

    /// Like [`Scene::begin`], with exactly these draws.
    #[must_use]
    pub fn begin_drawing(mut self, draws: &[u32]) -> Self {
        self.setup = self.setup();
        self.assert_has_its_line();
        let mut script = Script::new(draws);
        let game = Game::new(self.rules, &self.setup, &mut script, &mut self.log);
        script.assert_used_up();
        self.game = Some(game.unwrap_or_else(|error| panic!("the scene cannot be played: {error}")));
        self.assert_whole();
        self
    }

    /// A seat gives a command that is accepted, and nothing falls by chance.
    pub fn when(&mut self, number: u8, command: Command) {
        self.when_drawing(number, command, &[]);
    }

    /// A seat gives a command that is accepted, and chance is asked for exactly these draws.
    pub fn when_drawing(&mut self, number: u8, command: Command, draws: &[u32]) {
        let mut script = Script::new(draws);
        self.last = self.log.len();
        let game = self.game.as_mut().expect("the scene has begun");
        let applied = game.apply(seat(number), &command, &mut script, &mut self.log);
        applied.unwrap_or_else(|rejection| panic!("{command:?} by seat {number} is refused: {rejection}"));
        script.assert_used_up();
        self.assert_whole();
    }

    /// These are the events that followed from the last command, as the table sees them.
    pub fn then(&self, notices: &[Notice]) {
        let followed = self.followed();
        assert_eq!(followed, notices, "what followed (left) is not what was expected (right)");
    }

    /// The events that followed from the last command, as the table sees them.
    #[must_use]
    pub fn followed(&self) -> Vec<Notice> {
        self.log[self.last..].iter().map(|event| event.notice).collect()
    }

    /// The events that followed from the last command, whole.
    #[must_use]
    pub fn followed_events(&self) -> &[Event] {
        &self.log[self.last..]
    }

    /// All events since the beginning, whole.
    #[must_use]
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// A seat gives a command that is refused: nothing changes, nothing is drawn, nothing is emitted.
    #[must_use]
    pub fn refused(&mut self, number: u8, command: Command) -> Rejection {
        let before = *self.game();
        let game = self.game.as_mut().expect("the scene has begun");
        let mut events = Vec::new();
        let answer = game.apply(seat(number), &command, &mut Script::default(), &mut events);
        assert_eq!((*game, events), (before, Vec::new()), "a refused command leaves a trace");
        answer.expect_err("the command is refused")
    }

    /// What a seat may do, in the fixed order.
    #[must_use]
    pub fn legal(&self, number: u8) -> Vec<Command> {
        self.game().legal(seat(number)).iter().collect()
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.game.as_ref().expect("the scene has begun")
    }

    fn assert_whole(&self) {
        let game = self.game();
        assert_eq!(broken_invariant(game.rules(), game.state()), None);
        assert_eq!(Game::replay(self.rules, &self.log), *game, "the log is not the game");
    }
}
