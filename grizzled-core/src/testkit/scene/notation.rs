//! Scenes as position lines, both ways.

use super::Scene;
use crate::play::{Position, Setup};
use crate::records::notation;
use crate::rules::Rules;
use crate::vocabulary::CardSet;
use alloc::string::String;

impl Scene {
    /// The scene that a position line says. Nothing but the line is given: where it names no Leader, for example, chance
    /// draws one. Only the cards that are placed nowhere go where they go in any scene, if the line says nothing of
    /// Morale nor of cards out of the game.
    ///
    /// ```
    /// use grizzled_core::{Command, Scenario};
    /// use grizzled_core::cards::HardKnock;
    /// use grizzled_core::testkit::{Scene, knock};
    ///
    /// let rules = Scenario::base(3).rules().unwrap();
    /// let line = "lead:0 cast:felix,charles,gustave tiles0:L,R tiles1:L,R tiles2:L,R mission:2 turn:0 hand0:mute";
    /// let mut scene = Scene::from_notation(rules, line).begin();
    /// scene.when(0, Command::Play(knock(HardKnock::Mute)));
    /// ```
    ///
    /// # Panics
    ///
    /// When the line cannot be read, or says no position.
    #[must_use]
    pub fn from_notation(rules: Rules, line: &str) -> Self {
        let read = notation::read_position(&rules, line);
        let mut setup = read.unwrap_or_else(|error| panic!("{line}\nthe line cannot be read: {error}"));
        let mut position = setup.position.take().unwrap_or_else(|| panic!("{line}\nthe line says no position"));
        let mission = position.under_way.take();
        Self { setup, position, mission, ..Self::with(rules) }
    }

    /// The line that says this scene, as it is given so far or was given when it began.
    #[must_use]
    pub fn notation(&self) -> String {
        notation::write_position(&self.rules, &self.setup())
    }

    /// The setup that the game begins with.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut position = Position { under_way: self.mission.clone(), ..self.position.clone() };
        self.place_the_rest(&mut position);
        Setup { position: Some(position), ..self.setup.clone() }
    }

    /// Every scene of every test is a line, which says the same setup.
    pub(super) fn assert_has_its_line(&self) {
        let line = self.notation();
        assert_eq!(notation::read_position(&self.rules, &line).as_ref(), Ok(&self.setup), "{line}");
    }

    /// The cards placed nowhere lie in Morale, or out of the game. A line may have said that already.
    fn place_the_rest(&self, position: &mut Position) {
        if !(position.morale.is_empty() && position.discards.is_empty()) {
            return;
        }
        let hands = position.hands.iter().flat_map(|hand| hand.iter());
        let knocks = position.knocks.iter().map(|(_, card)| card);
        let (land, recruit) = (position.no_mans_land(), position.recruit_hand());
        let open = land.iter().chain(recruit.iter());
        let placed: CardSet = hands.chain(knocks).chain(open).chain(position.trials.iter()).collect();
        let rest = self.rules.cards().difference(placed);
        let morale = self.morale.unwrap_or(usize::MAX);
        position.morale = rest.iter().take(morale).collect();
        position.discards = rest.iter().skip(morale).collect();
    }
}
