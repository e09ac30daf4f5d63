//! The ways to play *Armistice*, each a scenario to begin with (ONE-1, SOLO-1, DUO-1, ARM-2).

use super::scenario::SOLO_EXCLUDES;
use super::{HelpPlan, Scenario, Seating};
use crate::cards::{Chapter, Face, HardKnock, OrderPlan, RecruitPlan, Roster, armistice};
use crate::vocabulary::{CardId, CardSet, RecruitSet};

/// ONE-1: Recruits in a one-shot.
const ONE_SHOT_RECRUITS: u8 = 5;

impl Scenario<'_> {
    /// A one-shot with the built-in pack: 30 Trials, Orders by difficulty, Traps, five Recruits, and a Helping Hand for
    /// each player (ONE-1). [`Scenario::without_traps`] and the fields leave modules out.
    ///
    /// ```
    /// use grizzled_core::Scenario;
    /// use grizzled_core::cards::armistice;
    ///
    /// let rules = Scenario::one_shot(5, armistice::VETERAN).rules().unwrap();
    /// assert_eq!((rules.trials(), rules.morale()), (30, 38));
    /// ```
    #[must_use]
    pub fn one_shot(seats: u8, orders: OrderPlan) -> Scenario<'static> {
        let recruits = RecruitPlan { wanted: ONE_SHOT_RECRUITS, from: RecruitSet::first(u8::MAX) };
        let game = Scenario::armistice(seats, &armistice::DECK, &armistice::ROSTER);
        Scenario { orders, recruits, help: HelpPlan::DrawTwo, ..game }
    }

    /// The game for one with the built-in pack (SOLO-1).
    ///
    /// ```
    /// use grizzled_core::Scenario;
    ///
    /// let rules = Scenario::solo().rules().unwrap();
    /// assert_eq!((rules.cards().len(), rules.trials(), rules.speeches()), (62, 30, 0));
    /// ```
    #[must_use]
    pub fn solo() -> Scenario<'static> {
        Scenario::armistice(3, &armistice::DECK, &armistice::ROSTER).alone()
    }

    /// The game for one player with three Grizzled: without Speeches and without six Hard Knocks (SOLO-1).
    #[must_use]
    pub fn alone(self) -> Self {
        let solo = Self { seating: Seating::Solo, seats: 3, speeches: 0, speech_returns: false, ..self };
        SOLO_EXCLUDES.into_iter().fold(solo, Self::without)
    }

    /// A Chapter: what its Briefing says (ARM-2). The Helping Hands held come with the setup.
    #[must_use]
    pub fn chapter<'a>(chapter: &Chapter, seats: u8, deck: &'a [Face], roster: &'a Roster) -> Scenario<'a> {
        let game = Scenario::briefing(chapter, seats, deck, roster);
        // ARM-1: Aggressive acts on Traps.
        if chapter.traps { game } else { game.without(HardKnock::Aggressive) }
    }

    /// A Chapter to the letter: Aggressive is out only where the Briefing says so.
    pub(crate) fn briefing<'a>(chapter: &Chapter, seats: u8, deck: &'a [Face], roster: &'a Roster) -> Scenario<'a> {
        Scenario {
            trials: chapter.trials,
            morale: chapter.morale,
            given_intensity: chapter.first_intensity,
            traps: chapter.traps,
            out: chapter.out,
            orders: chapter.orders,
            recruits: chapter.recruits,
            effects: chapter.effects,
            help: HelpPlan::Given,
            boot_camp: chapter.boot_camp,
            ..Scenario::armistice(seats, deck, roster)
        }
    }

    /// DUO-1: two players with two neighbouring Grizzled each.
    ///
    /// ```
    /// use grizzled_core::Scenario;
    /// use grizzled_core::cards::armistice;
    /// use grizzled_core::rules::Seating;
    ///
    /// let rules = Scenario::one_shot(4, armistice::NORMAL).duo().rules().unwrap();
    /// assert_eq!((rules.seating(), rules.players().len()), (Seating::Duo, 2));
    /// ```
    #[must_use]
    pub const fn duo(self) -> Self {
        Self { seating: Seating::Duo, seats: 4, drop_most: Some(7), ..self }
    }

    /// Traps draw nothing, and Aggressive, which acts on them, is out (ARM-1, ONE-1).
    #[must_use]
    pub fn without_traps(self) -> Self {
        Self { traps: false, ..self.without(HardKnock::Aggressive) }
    }

    /// The cards of this Hard Knock are out.
    fn without(self, knock: HardKnock) -> Self {
        let cards = (0..=u8::MAX).zip(self.deck).filter(|&(_, face)| face.hard_knock() == Some(knock));
        let out: CardSet = cards.filter_map(|(number, _)| CardId::new(number)).collect();
        Self { out: self.out.union(out), ..self }
    }
}
