//! Everything that can be chosen about a game, and the check that it can be played (CUSTOM-1).

use super::{CharmRelief, HelpPlan, Level, Rules, RulesError, Seating, finite};
use crate::cards::{Catalog, Effect, Face, HardKnock, MAX_CHAPTER_EFFECTS, OrderPlan, RecruitPlan, Roster, base};
use crate::rules::hard_knocks::Speakers;
use crate::vocabulary::{CardId, CardSet, Modifier, Modifiers};

/// SOLO-1: the six Hard Knocks that are out.
pub(crate) const SOLO_EXCLUDES: [HardKnock; 6] = [
    HardKnock::Panicked,
    HardKnock::Selfish,
    HardKnock::Frenzied,
    HardKnock::AbsentMinded,
    HardKnock::Tyrannical,
    HardKnock::Mute,
];

/// The cards that the Trials pile of a base game begins with, but for Veterans (SET-1, CHAP-4).
const fn base_trials(seating: Seating) -> u8 {
    if matches!(seating, Seating::Chaplain) { 20 } else { 25 }
}

/// A game to be played: its seats, decks, numbers and modules, any mix of them (CUSTOM-1).
///
/// Begin with one of the ways to play and change what is to be different; [`Scenario::rules`] says whether the result
/// can be played, and if not, why.
///
/// ```
/// use grizzled_core::Scenario;
/// use grizzled_core::cards::armistice;
/// use grizzled_core::rules::{Level, RulesError};
///
/// // A base game for four, without Traps.
/// let rules = Scenario::base(4).level(Level::Rookie).rules().unwrap();
/// assert!(!rules.traps());
///
/// // A one-shot for four with Traps that begins with a short Trials pile.
/// let scenario = Scenario { trials: 20, ..Scenario::one_shot(4, armistice::NORMAL) };
/// assert_eq!(scenario.rules().unwrap().trials(), 20);
///
/// let too_short = Scenario { trials: 0, ..scenario };
/// assert!(matches!(too_short.rules(), Err(RulesError::Trials { .. })));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scenario<'a> {
    /// Who plays which seats.
    pub seating: Seating,
    /// How many Grizzled play.
    pub seats: u8,
    /// The Trial cards; a card's id is its place in this list.
    pub deck: &'a [Face],
    /// Cards of the deck that are not in the game: bans, and what a way to play leaves out (BAN-1, ARM-1, SOLO-1).
    pub out: CardSet,
    /// Cards that the Trials pile begins with (SET-1).
    pub trials: u8,
    /// Cards that the Morale reserve begins with; all the rest if not given (ARM-2).
    pub morale: Option<u8>,
    /// Speech tokens in the supply (SET-3).
    pub speeches: u8,
    /// Whether a token spent goes back to the supply (ACT-SPEECH).
    pub speech_returns: bool,
    /// Whether Traps draw (SET-5).
    pub traps: bool,
    /// What relief does for the charm (RES-2).
    pub charm_relief: CharmRelief,
    /// The least intensity of the first Mission (PREP-1).
    pub first_intensity: u8,
    /// The intensity of the first Mission, where a Briefing gives it and nothing is asked (PREP-1).
    pub given_intensity: Option<u8>,
    /// The greatest morale drop before what deepens it (RES-5).
    pub drop_most: Option<u8>,
    /// With how many cards in the hands together the game is lost (RES-6).
    pub hand_limit: Option<u8>,
    /// The Orders, Recruits and Helping Hands there are.
    pub roster: &'a Roster,
    /// The deck of Orders.
    pub orders: OrderPlan,
    /// The deck of Recruits.
    pub recruits: RecruitPlan,
    /// Where Helping Hands come from.
    pub help: HelpPlan,
    /// What the Chapter adds.
    pub effects: [Option<Effect>; MAX_CHAPTER_EFFECTS],
    /// Whether the game ends with the Support of its first Mission (CAMP-1, Boot Camp).
    pub boot_camp: bool,
}

impl Scenario<'_> {
    /// A base game (2015) for 2 to 5 players at Normal level, with the base deck; two play with the Chaplain (CHAP-1).
    #[must_use]
    pub const fn base(players: u8) -> Scenario<'static> {
        let seating = if players == 2 { Seating::Chaplain } else { Seating::OneEach };
        Scenario {
            seating,
            seats: players,
            deck: base::DECK.as_slice(),
            out: CardSet::EMPTY,
            trials: base_trials(seating),
            morale: None,
            // SET-3
            speeches: match players {
                2 | 3 => 5,
                4 => 4,
                _ => 3,
            },
            // CHAP-4
            speech_returns: players == 2,
            traps: true,
            charm_relief: CharmRelief::InsteadAfterSuccess,
            first_intensity: 3,
            given_intensity: None,
            drop_most: None,
            hand_limit: None,
            roster: &Roster::EMPTY,
            orders: OrderPlan::NONE,
            recruits: RecruitPlan::NONE,
            help: HelpPlan::None,
            effects: [None; MAX_CHAPTER_EFFECTS],
            boot_camp: false,
        }
    }

    /// A base game at this level: whether there are Traps, and how many cards the Trials pile begins with (SET-5).
    #[must_use]
    pub const fn level(self, level: Level) -> Self {
        let trials = if matches!(level, Level::Veteran) { 30 } else { base_trials(self.seating) };
        Self { trials, traps: !matches!(level, Level::Rookie), ..self }
    }

    /// A game of *Armistice* with these cards and no module: each seat with a player of its own.
    #[must_use]
    pub const fn armistice<'a>(seats: u8, deck: &'a [Face], roster: &'a Roster) -> Scenario<'a> {
        Scenario {
            seating: Seating::OneEach,
            seats,
            deck,
            roster,
            trials: 30,
            // SET-3
            speeches: 5,
            speech_returns: true,
            charm_relief: CharmRelief::Also,
            first_intensity: 1,
            // RES-5, RES-6 (ARM-3)
            drop_most: Some(6),
            hand_limit: Some(13),
            ..Scenario::base(3)
        }
    }

    /// The rules of this game, checked.
    ///
    /// # Errors
    ///
    /// Why it cannot be played.
    pub fn rules(&self) -> Result<Rules, RulesError> {
        self.check_seats()?;
        self.check_numbers()?;
        let catalog = self.catalog()?;
        let cards = catalog.cards().difference(self.out);
        let (trials, morale) = self.piles(cards)?;
        self.check_modules(&catalog, cards)?;
        let speakers = Speakers::of(&catalog);
        let has_modules = self.has_modules();
        let luck = self.deck.iter().any(|face| face.has_luck());
        let base_cards_only = !has_modules && !speakers.beyond_base() && !luck;
        Ok(Rules {
            catalog,
            speakers,
            cards,
            seats: self.seats,
            seating: self.seating,
            trials,
            morale,
            speeches: self.speeches,
            speech_returns: self.speech_returns,
            traps: self.traps,
            // SET-2
            doubles: self.seats > 3,
            first_intensity: self.first_intensity,
            given_intensity: self.given_intensity,
            charm_relief: self.charm_relief,
            modifiers: self.modifiers(),
            roster: *self.roster,
            orders: self.orders,
            recruits: self.recruits,
            help: self.help,
            effects: self.effects,
            boot_camp: self.boot_camp,
            has_modules,
            counts_per_mission: has_modules || luck,
            base_cards_only,
        })
    }

    /// Whether Orders, Recruits, Helping Hands, what a Chapter adds, or a game for one or for two Grizzled each takes part.
    fn has_modules(&self) -> bool {
        let usual = matches!(self.seating, Seating::OneEach | Seating::Chaplain);
        let none = self.orders.is_none() && self.recruits.is_none() && self.help == HelpPlan::None;
        let plain = self.given_intensity.is_none() && !self.boot_camp && self.effects.iter().all(Option::is_none);
        !(usual && none && plain)
    }

    /// Numbers with which a game can be played.
    fn check_numbers(&self) -> Result<(), RulesError> {
        let numbers = [
            ("the number of Speech tokens", Some(self.speeches), 0, 20),
            ("the least intensity of the first Mission", Some(self.first_intensity), 1, 10),
            ("the intensity of the first Mission", self.given_intensity, 1, 10),
            ("the greatest morale drop", self.drop_most, 3, 60),
            ("the limit of the hands", self.hand_limit, 4, 60),
        ];
        for (what, asked, least, most) in numbers {
            match asked {
                Some(asked) if !(least..=most).contains(&asked) => {
                    return Err(RulesError::Number { what, asked, least, most });
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn check_seats(&self) -> Result<(), RulesError> {
        let fits = match self.seating {
            Seating::OneEach => (3..=5).contains(&self.seats),
            Seating::Chaplain => self.seats == 2,
            Seating::Duo => self.seats == 4,
            Seating::Solo => self.seats == 3,
        };
        if fits { Ok(()) } else { Err(RulesError::Seats { seating: self.seating, seats: self.seats }) }
    }

    fn catalog(&self) -> Result<Catalog, RulesError> {
        let absent = self.deck.iter().filter(|face| face.hard_knock() == Some(HardKnock::AbsentMinded));
        match absent.count() {
            0..=2 => Ok(Catalog::new(self.deck)?),
            many => Err(RulesError::AbsentMinded(many)),
        }
    }

    /// ARM-2: with too few cards, Trials is filled first; each pile needs one.
    fn piles(&self, cards: CardSet) -> Result<(u8, u8), RulesError> {
        let most = cards.len().saturating_sub(1);
        let asked = self.trials;
        let trials = if self.morale.is_some() { asked.min(most) } else { asked };
        if trials == 0 || trials > most {
            return Err(RulesError::Trials { asked, most });
        }
        let rest = cards.len() - trials;
        match self.morale.map_or(rest, |morale| morale.min(rest)) {
            0 => Err(RulesError::Morale),
            morale => Ok((trials, morale)),
        }
    }

    fn check_modules(&self, catalog: &Catalog, cards: CardSet) -> Result<(), RulesError> {
        if self.seating == Seating::Solo {
            self.check_solo(catalog, cards)?;
        }
        let aggressive = |card: &CardId| catalog.hard_knock(*card) == Some(HardKnock::Aggressive);
        if let (false, Some(card)) = (self.traps, cards.iter().find(aggressive)) {
            return Err(RulesError::AggressiveWithoutTraps(card));
        }
        self.check_effects()
    }

    /// SOLO-1: what the game for one does without.
    fn check_solo(&self, catalog: &Catalog, cards: CardSet) -> Result<(), RulesError> {
        let excluded = |card: &CardId| catalog.hard_knock(*card).is_some_and(|knock| SOLO_EXCLUDES.contains(&knock));
        if let Some(card) = cards.iter().find(excluded) {
            return Err(RulesError::NotInSolo(card));
        }
        let none = self.orders.is_none() && self.recruits.is_none() && self.help == HelpPlan::None;
        let plain = self.given_intensity.is_none() && !self.boot_camp && self.effects.iter().all(Option::is_none);
        if none && plain && self.speeches == 0 { Ok(()) } else { Err(RulesError::SoloModules) }
    }

    /// TERM-1, and that every card does what its kind can do.
    fn check_effects(&self) -> Result<(), RulesError> {
        if self.orders.wanted() > self.orders.available(self.roster) {
            return Err(RulesError::Orders);
        }
        if self.recruits.wanted > self.recruits.from.intersection(self.roster.recruits()).len() {
            return Err(RulesError::Recruits);
        }
        let drawn = if self.help == HelpPlan::DrawTwo { 2 * self.seating.players(self.seats).len() } else { 0 };
        if drawn > self.roster.helping_hands().len() {
            return Err(RulesError::HelpingHands);
        }
        finite::check_roster(self.roster)?;
        finite::check_chapter(&self.effects)
    }

    fn modifiers(&self) -> Modifiers {
        let mut modifiers = Modifiers::USUAL;
        modifiers.set(Modifier::DropMost, self.drop_most.unwrap_or(u8::MAX));
        modifiers.set(Modifier::HandLimit, self.hand_limit.unwrap_or(u8::MAX));
        modifiers
    }
}
