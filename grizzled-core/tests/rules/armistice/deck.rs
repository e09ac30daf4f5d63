//! Section 9: the deck and the Briefing's numbers (ARM-1, ARM-2).

use super::*;
use grizzled_core::Seeded;
use grizzled_core::cards::{Chapter, OrderPlan, RecruitPlan, armistice};
use grizzled_core::rules::RulesError;

fn one_shot() -> Scenario<'static> {
    Scenario::one_shot(3, armistice::NORMAL)
}

/// ARM-1: 68 Trial cards are played, 45 Threats and 23 Hard Knocks, without Merry Christmas.
#[test]
fn arm_1_what_is_in_the_game() {
    let rules = one_shot().rules().unwrap();
    let faces: Vec<Face> = rules.cards().iter().map(|card| rules.catalog().face(card)).collect();
    assert_eq!(faces.len(), 68);
    assert_eq!(faces.iter().filter(|face| matches!(face, Face::Threat { .. })).count(), 45);
    assert!(!faces.contains(&Face::MerryChristmas));
    for kind in HardKnock::ALL.into_iter().take(23) {
        assert_eq!(faces.iter().filter(|&&face| face == Face::HardKnock(kind)).count(), 1, "{kind:?}");
    }
}

/// ARM-1: the base game's 39 Threats and 19 Hard Knocks are among them.
#[test]
fn arm_1_the_base_cards_are_among_them() {
    let mut left = armistice::DECK.to_vec();
    for face in base::DECK.into_iter().filter(|&face| face != Face::MerryChristmas) {
        let at = left.iter().position(|&other| other == face).unwrap_or_else(|| panic!("{face:?} is missing"));
        left.swap_remove(at);
    }
    assert_eq!(left.len(), 68 - 58);
}

/// ARM-1: Aggressive acts on Traps: it leaves the deck when Traps are not played, and nothing else does.
#[test]
fn arm_1_aggressive_leaves_with_the_traps() {
    let with = one_shot().rules().unwrap();
    let without = one_shot().without_traps().rules().unwrap();
    let gone = with.cards().difference(without.cards());
    assert_eq!(gone, CardSet::only(armistice::hard_knock(Aggressive)));
    let kept = Scenario { traps: false, ..one_shot() };
    assert_eq!(kept.rules(), Err(RulesError::AggressiveWithoutTraps(armistice::hard_knock(Aggressive))));
}

/// A Briefing of so many Trials and so much Morale, without modules.
fn briefing(trials: u8, morale: Option<u8>) -> Chapter {
    Chapter {
        trials,
        morale,
        first_intensity: Some(2),
        traps: true,
        out: CardSet::EMPTY,
        orders: OrderPlan::NONE,
        recruits: RecruitPlan::NONE,
        effects: [None; 3],
        offered: Default::default(),
        awards: [None; 4],
        awards_after_loss: [None; 4],
        boot_camp: false,
    }
}

/// ARM-2: a Briefing gives the sizes of both piles; what is left over lies in neither.
#[test]
fn arm_2_both_piles_as_the_briefing_says() {
    let deck = deck();
    let rules = Scenario::chapter(&briefing(20, Some(10)), 3, &deck, &Roster::EMPTY).rules().unwrap();
    let game = Game::new(rules, &Setup::default(), &mut Seeded::new(9), &mut ()).unwrap();
    // Two cards each have been dealt, as the Briefing says.
    assert_eq!((game.table().trials, game.table().morale, game.table().cards_in_hands()), (20 - 6, 10, 6));
}

/// ARM-2: without a number for the reserve it gets all the rest.
#[test]
fn arm_2_without_a_number_the_rest_is_morale() {
    let deck = deck();
    let rules = Scenario::chapter(&briefing(20, None), 3, &deck, &Roster::EMPTY).rules().unwrap();
    assert_eq!(usize::from(rules.trials() + rules.morale()), deck.len());
}

/// ARM-2: if bans leave too few cards, Trials is filled first, and Morale gets what is left, one card at least.
#[test]
fn arm_2_trials_is_filled_first() {
    let deck = deck();
    for (left, piles) in [(30, (20, 10)), (29, (20, 9)), (21, (20, 1)), (20, (19, 1)), (2, (1, 1))] {
        let out = (left..deck.len() as u8).map(card).collect();
        let chapter = Chapter { out, ..briefing(20, Some(10)) };
        let rules = Scenario::chapter(&chapter, 3, &deck, &Roster::EMPTY).rules().unwrap();
        assert_eq!((rules.trials(), rules.morale()), piles, "with {left} cards left");
    }
}

/// ARM-2: a Briefing says what the Chapter adds: it is in force from the start.
#[test]
fn arm_2_what_the_chapter_adds() {
    let deck = deck();
    let effects = [Some(lasting(What::Added(Night))), Some(lasting(What::FailAt)), None];
    let chapter = Chapter { effects, ..briefing(20, Some(10)) };
    let rules = Scenario::chapter(&chapter, 3, &deck, &Roster::EMPTY).rules().unwrap();
    let game = Game::new(rules, &Setup::default(), &mut Seeded::new(9), &mut ()).unwrap();
    assert_eq!((game.table().active.get(Night), game.table().modifiers.get(Modifier::FailAt)), (1, 4));
}
