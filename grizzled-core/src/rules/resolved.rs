//! The rules of one game, resolved to numbers, switches and sets.
//!
//! An edition is a set of values here. After this file no code asks which edition is played.

use super::{CharmRelief, HelpPlan, Seating};
use crate::cards::{Catalog, Effect, Face, MAX_CHAPTER_EFFECTS, OrderPlan, RecruitPlan, Roster};
use crate::rules::hard_knocks::Speakers;
use crate::vocabulary::{CardSet, Modifier, Modifiers, Seat, SeatSet};

/// The rules of one game, made and checked by [`Scenario::rules`](crate::Scenario::rules).
///
/// ```
/// use grizzled_core::Scenario;
/// use grizzled_core::rules::Level;
///
/// let rules = Scenario::base(4).level(Level::Veteran).rules().unwrap();
/// assert_eq!(rules.trials(), 30);
/// assert!(Scenario::base(6).rules().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    pub(crate) catalog: Catalog,
    pub(crate) speakers: Speakers,
    pub(crate) cards: CardSet,
    pub(crate) seats: u8,
    pub(crate) seating: Seating,
    pub(crate) trials: u8,
    pub(crate) morale: u8,
    pub(crate) speeches: u8,
    pub(crate) speech_returns: bool,
    pub(crate) traps: bool,
    pub(crate) doubles: bool,
    pub(crate) first_intensity: u8,
    pub(crate) given_intensity: Option<u8>,
    pub(crate) charm_relief: CharmRelief,
    /// The numbers of a Mission when no card changes them.
    pub(crate) modifiers: Modifiers,
    pub(crate) roster: Roster,
    pub(crate) orders: OrderPlan,
    pub(crate) recruits: RecruitPlan,
    pub(crate) help: HelpPlan,
    pub(crate) effects: [Option<Effect>; MAX_CHAPTER_EFFECTS],
    pub(crate) boot_camp: bool,
    /// Whether a module takes part: Orders, Recruits, Helping Hands, what a Chapter adds, or a game for one or for two
    /// with two Grizzled each. Without one, nothing happens at the moments of `play::moments`.
    pub(crate) has_modules: bool,
    /// Whether something is counted in each Mission that begins again with the next: with modules, and with a deck that
    /// bears Luck, without modules too (LUCK-1).
    pub(crate) counts_per_mission: bool,
    /// Whether no module takes part and every card does what cards of the base game do: what others do is not even asked
    /// for then.
    pub(crate) base_cards_only: bool,
}

impl Rules {
    /// The cards of the deck, those that are out of the game too.
    #[must_use]
    pub const fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The cards that are in the game (BAN-1).
    #[must_use]
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// The Orders, Recruits and Helping Hands that there are.
    #[must_use]
    pub const fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The numbers of a Mission when no card changes them (PACK-2).
    #[must_use]
    pub const fn modifiers(&self) -> &Modifiers {
        &self.modifiers
    }

    /// What the Chapter or the scenario adds (ARM-2).
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.effects.iter().flatten()
    }

    /// Who plays which seats.
    #[must_use]
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The seats of the player who plays this one: the seat itself, two in a game for two without the Chaplain, all in
    /// a game for one (DUO-1, SOLO-1).
    #[must_use]
    pub const fn seats_of_player(&self, seat: Seat) -> SeatSet {
        self.seating.seats_of_player(seat)
    }

    /// The first seat of each player, at which that player's Helping Hands lie.
    #[must_use]
    pub fn players(&self) -> SeatSet {
        self.seating.players(self.seats)
    }

    /// How many seats are played: the Grizzled.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// How many seats stand in the ring, the Chaplain's included (CHAP-1).
    #[must_use]
    pub const fn ring(&self) -> u8 {
        self.seats + matches!(self.seating, Seating::Chaplain) as u8
    }

    /// The seats that hold Support tiles: the ring, and nobody in a game for one (SOLO-1).
    pub(crate) const fn tile_holders(&self) -> SeatSet {
        SeatSet::first(if matches!(self.seating, Seating::Solo) { 0 } else { self.ring() })
    }

    /// The seats of the Grizzled.
    #[must_use]
    pub const fn grizzled(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// The Chaplain's seat, the last of the ring, in a game for two (CHAP-1).
    #[must_use]
    pub const fn chaplain(&self) -> Option<Seat> {
        if matches!(self.seating, Seating::Chaplain) { Seat::new(self.seats) } else { None }
    }

    /// How many cards the Trials pile begins with (SET-1).
    #[must_use]
    pub const fn trials(&self) -> u8 {
        self.trials
    }

    /// How many cards the Morale reserve begins with (SET-1).
    #[must_use]
    pub const fn morale(&self) -> u8 {
        self.morale
    }

    /// How many cards lie in neither pile at the start, set aside where nobody knows them (ARM-2).
    #[must_use]
    pub const fn set_aside(&self) -> u8 {
        self.cards.len() - self.trials - self.morale
    }

    /// How many Speech tokens are in the supply at the start (SET-3).
    #[must_use]
    pub const fn speeches(&self) -> u8 {
        self.speeches
    }

    /// Whether Traps apply (SET-5).
    #[must_use]
    pub const fn traps(&self) -> bool {
        self.traps
    }

    /// How often a threat must be active for the Mission to fail, when no card changes that (MIS-2).
    #[must_use]
    pub const fn failing_count(&self) -> u8 {
        self.modifiers.get(Modifier::FailAt)
    }

    /// How many Hard Knocks on one seat lose the game, when no card changes that (RES-3).
    #[must_use]
    pub const fn knock_limit(&self) -> u8 {
        self.modifiers.get(Modifier::KnockLimit)
    }

    /// The most decisions that a game by these rules can take when it starts from its beginning, not from a given
    /// position (section 15 of the rules document).
    ///
    /// Morale never grows, every Mission but the last takes a card of it at least, and without it the game is over: so
    /// there are only so many Missions. In each of them every card comes into play once at most, for what was played
    /// goes nowhere but to the discards or, at the Mission's end, to Trials. A charm that is used and a seat that has
    /// withdrawn stay so, but for what a card does that is used once in a game. What is left are questions: each stands
    /// at one point of a Mission, or follows from something that is counted already.
    ///
    /// ```
    /// use grizzled_core::Scenario;
    ///
    /// assert_eq!(Scenario::base(4).rules().unwrap().longest_game(), 834);
    /// ```
    #[must_use]
    pub fn longest_game(&self) -> u32 {
        let missions = self.most_missions();
        let [orders, recruits, help] = self.module_cards();
        // A Speech comes back, if at all, only to a Leader at a Mission's end, or by an Order, a Recruit or a Helping Hand.
        let returned = missions * (1 + orders.min(1)) + recruits + help;
        let speeches = if self.speech_returns { returned } else { u32::from(self.speeches) };
        let christmases = self.cards.iter().filter(|&card| self.catalog.face(card) == Face::MerryChristmas);
        let once = speeches * u32::from(self.seats) + christmases.count() as u32 + 1;
        missions * self.longest_mission() + once + self.once_of_modules()
    }

    /// RES-5: at least the least drop each time, at least one where a card may lower it (TERM-1).
    fn most_missions(&self) -> u32 {
        let lowered = self.module_cards() != [0; 3] || self.effects.iter().any(Option::is_some);
        let usual = self.modifiers.get(Modifier::DropLeast).min(self.modifiers.get(Modifier::DropMost));
        u32::from(self.morale.div_ceil(if lowered { 1 } else { usual.max(1) }))
    }

    /// What one Mission can ask, Speeches by token apart: an intensity, a play for each card, a charm and a withdrawal
    /// for each seat, a relief.
    fn longest_mission(&self) -> u32 {
        let (seats, plays) = (u32::from(self.seats), u32::from(self.cards.len()) - 1);
        1 + plays + 2 * seats + 1 + if self.has_modules { self.longest_of_modules(seats, plays) } else { 0 }
    }

    /// What one Mission can ask besides that: an Order, the Recruit's withdrawal, a cancellation declined by each seat, a
    /// free Speech of each seat with its answers, a refill after each play (SOLO-4); and at each point at which Helping
    /// Hands can be used, each holder may decline once: six that come once, and the Traps.
    fn longest_of_modules(&self, seats: u32, plays: u32) -> u32 {
        let [orders, recruits, help] = self.module_cards();
        let traps = self.cards.iter().filter(|&card| self.catalog.face(card).has_trap()).count() as u32;
        let refills = if self.seating == Seating::Solo { plays } else { 0 };
        let holders = help.min(u32::from(self.players().len()));
        orders.min(1) + recruits.min(1) + seats + seats * seats + refills + holders * (6 + traps)
    }

    /// What a whole game can ask once for each Order, Recruit and Helping Hand: which Helping Hand is kept; its use, three
    /// choices, a charm used again, and that all holders may decline again when a Mission it saved fails after all; of a
    /// Recruit three choices and a charm; of an Order its cancellation.
    fn once_of_modules(&self) -> u32 {
        let [orders, recruits, help] = self.module_cards();
        help * (6 + help.min(u32::from(self.players().len()))) + recruits * 4 + orders
    }

    /// The most Orders, Recruits and Helping Hands that take part.
    fn module_cards(&self) -> [u32; 3] {
        let help = match self.help {
            HelpPlan::None => 0,
            HelpPlan::DrawTwo => u32::from(self.players().len()),
            HelpPlan::Given => self.roster.helping_hands().len().into(),
        };
        [self.orders.wanted().into(), self.recruits.wanted.into(), help]
    }
}
