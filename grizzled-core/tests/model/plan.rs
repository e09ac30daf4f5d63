//! What a game is played with: the cards, the numbers, and which modules take part.

use grizzled_core::cards::{
    Chapter, Effect, Face, HardKnock, HelpingHand, Order, OrderPlan, Recruit, RecruitPlan, armistice,
};
use grizzled_core::rules::{CharmRelief, HelpPlan, Level, Seating};
use grizzled_core::vocabulary::{HelpId, OrderId, RecruitId, RecruitSet, Threat, Tile};
use grizzled_core::{CardId, Scenario, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// The rules of one game, as a scenario says them (CUSTOM-1).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    pub(crate) seating: Seating,
    pub(crate) seats: usize,
    pub(crate) deck: Vec<Face>,
    pub(crate) out: BTreeSet<CardId>,
    pub(crate) trials: usize,
    pub(crate) morale: Option<usize>,
    pub(crate) speeches: u8,
    pub(crate) speech_returns: bool,
    pub(crate) traps: bool,
    pub(crate) charm_also: bool,
    pub(crate) first_intensity: u8,
    pub(crate) given_intensity: Option<u8>,
    pub(crate) drop_most: Option<u8>,
    pub(crate) hand_limit: Option<u8>,
    pub(crate) orders: BTreeMap<OrderId, Order>,
    pub(crate) recruits: BTreeMap<RecruitId, Recruit>,
    pub(crate) help: BTreeMap<HelpId, HelpingHand>,
    pub(crate) order_plan: OrderPlan,
    pub(crate) recruit_plan: RecruitPlan,
    pub(crate) help_plan: HelpPlan,
    pub(crate) effects: Vec<(u8, Effect)>,
    pub(crate) boot_camp: bool,
}

impl Plan {
    /// The plan that a scenario says.
    pub(crate) fn of(scenario: &Scenario<'_>) -> Self {
        let roster = scenario.roster;
        let effects = scenario.effects.iter().enumerate();
        Self {
            seating: scenario.seating,
            seats: usize::from(scenario.seats),
            deck: scenario.deck.to_vec(),
            out: scenario.out.iter().collect(),
            trials: usize::from(scenario.trials),
            morale: scenario.morale.map(usize::from),
            speeches: scenario.speeches,
            speech_returns: scenario.speech_returns,
            traps: scenario.traps,
            charm_also: scenario.charm_relief == CharmRelief::Also,
            first_intensity: scenario.first_intensity,
            given_intensity: scenario.given_intensity,
            drop_most: scenario.drop_most,
            hand_limit: scenario.hand_limit,
            orders: roster.orders().iter().filter_map(|id| Some((id, roster.order(id)?))).collect(),
            recruits: roster.recruits().iter().filter_map(|id| Some((id, roster.recruit(id)?))).collect(),
            help: roster.helping_hands().iter().filter_map(|id| Some((id, roster.help(id)?))).collect(),
            order_plan: scenario.orders,
            recruit_plan: scenario.recruits,
            help_plan: scenario.help,
            effects: effects.filter_map(|(place, effect)| Some((place as u8, (*effect)?))).collect(),
            boot_camp: scenario.boot_camp,
        }
    }

    /// A base game by the numbers of the rules: SET-1, SET-3, SET-5, PREP-1, RES-2, RES-5, CHAP-1, CHAP-4.
    pub(crate) fn base(players: usize, level: Level) -> Self {
        let two = players == 2;
        Self {
            seating: if two { Seating::Chaplain } else { Seating::OneEach },
            seats: players,
            deck: base_deck(),
            out: BTreeSet::new(),
            trials: match level {
                Level::Veteran => 30,
                _ if two => 20,
                _ => 25,
            },
            morale: None,
            speeches: [5, 5, 4, 3][players - 2],
            speech_returns: two,
            traps: level != Level::Rookie,
            charm_also: false,
            first_intensity: 3,
            given_intensity: None,
            drop_most: None,
            hand_limit: None,
            orders: BTreeMap::new(),
            recruits: BTreeMap::new(),
            help: BTreeMap::new(),
            order_plan: OrderPlan::NONE,
            recruit_plan: RecruitPlan::NONE,
            help_plan: HelpPlan::None,
            effects: Vec::new(),
            boot_camp: false,
        }
    }

    /// *Armistice* with the built-in pack: RES-2, RES-5, RES-6 (ARM-3), SET-3, ACT-SPEECH, PREP-1, DUO-1.
    fn armistice(seats: usize, duo: bool) -> Self {
        let roster = armistice::ROSTER;
        Self {
            seating: if duo { Seating::Duo } else { Seating::OneEach },
            deck: armistice::DECK.to_vec(),
            trials: 30,
            speeches: 5,
            speech_returns: true,
            traps: true,
            charm_also: true,
            first_intensity: 1,
            drop_most: Some(if duo { 7 } else { 6 }),
            hand_limit: Some(13),
            orders: roster.orders().iter().filter_map(|id| Some((id, roster.order(id)?))).collect(),
            recruits: roster.recruits().iter().filter_map(|id| Some((id, roster.recruit(id)?))).collect(),
            help: roster.helping_hands().iter().filter_map(|id| Some((id, roster.help(id)?))).collect(),
            ..Self::base(seats, Level::Normal)
        }
    }

    /// The cards of these kinds (ONE-1, SOLO-1).
    fn without(mut self, kinds: &[HardKnock]) -> Self {
        let is = |card: &CardId| self.knock(*card).is_some_and(|knock| kinds.contains(&knock));
        let out: Vec<CardId> = self.cards().into_iter().filter(is).collect();
        self.out.extend(out);
        self
    }

    /// A single game (ONE-1, ORD-1); level 0 is for beginners, 2 for veterans.
    pub(crate) fn one_shot(seats: usize, level: usize, traps: bool, duo: bool) -> Self {
        let by_difficulty = [[4, 8, 0], [4, 4, 4], [2, 4, 6]][level];
        let plan = Self {
            traps,
            order_plan: OrderPlan { by_difficulty, ..OrderPlan::NONE },
            recruit_plan: RecruitPlan { wanted: 5, from: RecruitSet::first(u8::MAX) },
            help_plan: HelpPlan::DrawTwo,
            ..Self::armistice(seats, duo)
        };
        if traps { plan } else { plan.without(&[HardKnock::Aggressive]) }
    }

    /// The game for one (SOLO-1).
    pub(crate) fn solo() -> Self {
        use HardKnock::{AbsentMinded, Frenzied, Mute, Panicked, Selfish, Tyrannical};
        let plan = Self { seating: Seating::Solo, speeches: 0, speech_returns: false, ..Self::armistice(3, false) };
        plan.without(&[Panicked, Selfish, Frenzied, AbsentMinded, Tyrannical, Mute])
    }

    /// A Chapter (ARM-2, CAMP-1).
    pub(crate) fn chapter(chapter: &Chapter, seats: usize, duo: bool) -> Self {
        let effects = chapter.effects.iter().enumerate();
        Self {
            out: chapter.out.iter().collect(),
            trials: chapter.trials.into(),
            morale: chapter.morale.map(usize::from),
            traps: chapter.traps,
            given_intensity: chapter.first_intensity,
            order_plan: chapter.orders,
            recruit_plan: chapter.recruits,
            help_plan: HelpPlan::Given,
            effects: effects.filter_map(|(place, effect)| Some((place as u8, (*effect)?))).collect(),
            boot_camp: chapter.boot_camp,
            ..Self::armistice(seats, duo)
        }
    }

    /// The seats where players sit, clockwise (TAB-1).
    pub(crate) fn grizzled(&self) -> Vec<Seat> {
        Seat::ALL[..self.seats].to_vec()
    }

    /// The Chaplain's seat, the last of the ring (CHAP-1).
    pub(crate) fn chaplain(&self) -> Option<Seat> {
        (self.seating == Seating::Chaplain).then(|| Seat::ALL[self.seats])
    }

    /// All seats, clockwise (TAB-1, CHAP-1).
    pub(crate) fn ring(&self) -> Vec<Seat> {
        self.grizzled().into_iter().chain(self.chaplain()).collect()
    }

    /// These seats clockwise, beginning with that one if it is among them, else with the next (TAB-1).
    pub(crate) fn from(&self, first: Seat, seats: &[Seat]) -> Vec<Seat> {
        let ring = self.ring();
        let at = ring.iter().position(|&seat| seat == first).unwrap_or(0);
        let round = ring[at..].iter().chain(&ring[..at]);
        round.copied().filter(|seat| seats.contains(seat)).collect()
    }

    /// The player's seat to the left of this one (RES-7: over the Chaplain).
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        let round = self.from(seat, &self.grizzled());
        round[1 % round.len()]
    }

    /// The seat at which a tile points (DECK-5, RES-2).
    pub(crate) fn pointed_at(&self, seat: Seat, tile: Tile) -> Seat {
        let ring = self.from(seat, &self.ring());
        let n = ring.len();
        match tile {
            Tile::Left => ring[1 % n],
            Tile::Right => ring[(n - 1) % n],
            Tile::DoubleLeft => ring[2 % n],
            Tile::DoubleRight => ring[(2 * n - 2) % n],
        }
    }

    /// The seats of the player who plays this one (DUO-1, SOLO-1).
    pub(crate) fn of_player(&self, seat: Seat) -> Vec<Seat> {
        match self.seating {
            Seating::Solo => self.grizzled(),
            Seating::Duo => self.grizzled().into_iter().filter(|one| one.index() / 2 == seat.index() / 2).collect(),
            _ => vec![seat],
        }
    }

    /// The seats before which the Helping Hands of a player lie: one for each player (DUO-1).
    pub(crate) fn players(&self) -> Vec<Seat> {
        self.grizzled().into_iter().filter(|&seat| self.of_player(seat)[0] == seat).collect()
    }

    pub(crate) fn is_duo(&self) -> bool {
        self.seating == Seating::Duo
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.seating == Seating::Solo
    }

    /// The cards in the game, by number (SET-1, ARM-2).
    pub(crate) fn cards(&self) -> Vec<CardId> {
        let all = (0..self.deck.len()).filter_map(|number| CardId::new(number as u8));
        all.filter(|card| !self.out.contains(card)).collect()
    }

    pub(crate) fn face(&self, card: CardId) -> Face {
        self.deck[card.index()]
    }

    pub(crate) fn knock(&self, card: CardId) -> Option<HardKnock> {
        match self.face(card) {
            Face::HardKnock(knock) => Some(knock),
            _ => None,
        }
    }

    /// Whether a card bears the threat: a Threat, or the Trauma or Phobia of it (ACT-SPEECH).
    pub(crate) fn bears(&self, card: CardId, threat: Threat) -> bool {
        match self.face(card) {
            Face::Threat { threats, .. } => threats.contains(threat),
            Face::HardKnock(knock) => threat_of(knock) == Some(threat),
            Face::MerryChristmas => false,
        }
    }

    pub(crate) fn has_trap(&self, card: CardId) -> bool {
        matches!(self.face(card), Face::Threat { trap: true, .. })
    }

    pub(crate) fn has_luck(&self, card: CardId) -> bool {
        matches!(self.face(card), Face::Threat { luck: true, .. })
    }

    /// Whether the game has anything beyond the deck and the base rules: what events come of it, no rule says.
    pub(crate) fn has_modules(&self) -> bool {
        self.order_plan != OrderPlan::NONE
            || self.recruit_plan.wanted > 0
            || self.help_plan != HelpPlan::None
            || !self.effects.is_empty()
            || self.given_intensity.is_some()
            || matches!(self.seating, Seating::Duo | Seating::Solo)
            || self.boot_camp
            || self.cards().into_iter().any(|card| self.has_luck(card))
    }
}

/// Whether the numbers that the rules give are those of the engine's scenario, or where not.
pub(crate) fn same_plan(rules: &Plan, scenario: &Scenario<'_>) -> Result<(), String> {
    let (one, other) = (format!("{:#?}", Plan::of(scenario)), format!("{rules:#?}"));
    let lines = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
    let lines: Vec<String> = lines.map(|(one, other)| format!("\n  engine: {one}\n  model:  {other}")).collect();
    if Plan::of(scenario) == *rules { Ok(()) } else { Err(format!("the numbers of a game{}", lines.concat())) }
}

/// The threat of a Trauma or a Phobia (HK-TRAUMA, HK-PHOBIA).
pub(crate) fn threat_of(knock: HardKnock) -> Option<Threat> {
    match knock {
        HardKnock::TraumaOfNight => Some(Threat::Night),
        HardKnock::TraumaOfRain => Some(Threat::Rain),
        HardKnock::TraumaOfSnow => Some(Threat::Snow),
        HardKnock::PhobiaOfMask => Some(Threat::Mask),
        HardKnock::PhobiaOfShell => Some(Threat::Shell),
        HardKnock::PhobiaOfWhistle => Some(Threat::Whistle),
        _ => None,
    }
}

/// DECK-1 to DECK-3. Which number a card has is the engine's: the model sorts its own list by it.
fn base_deck() -> Vec<Face> {
    grizzled_core::cards::base::DECK.to_vec()
}
