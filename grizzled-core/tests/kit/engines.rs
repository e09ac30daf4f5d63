//! Two engines and one stream of commands.

use grizzled_core::play::SetupError;
use grizzled_core::testkit::engines::{Difference, Engine, Reloaded, Replayed, compare_course};
use grizzled_core::testkit::{Course, modes, rules_of, strategies};
use grizzled_core::vocabulary::Source;
use grizzled_core::{
    Command, Event, Game, Notice, Rejection, Rules, Seat, SeatView, Seeded, Setup, SpectatorView, State,
};
use proptest::prelude::*;

/// An engine with one fault: which, its number says.
struct Faulty<const FAULT: usize>(Game);

/// The last legal command is not listed, if there are more than two.
const SHORT_LIST: usize = 1;
/// A shuffle of the Trials is not reported.
const LOST_EVENT: usize = 2;
/// What is not legal is accepted, and nothing happens.
const TAKES_ALL: usize = 3;
/// A refusal names a card that has nothing to do with it.
const WRONG_REFUSAL: usize = 4;
/// A seat sees one card too many in the Morale reserve.
const WRONG_VIEW: usize = 5;
/// A deal takes chance that it does not need.
const DRAWS_MORE: usize = 6;

impl<const FAULT: usize> Engine for Faulty<FAULT> {
    const NAME: &'static str = "Faulty";

    fn begin(rules: &Rules, setup: &Setup, chance: &mut Seeded, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        Game::new(*rules, setup, chance, events).map(Self)
    }

    fn legal(&self, seat: Seat, most: usize) -> Vec<Command> {
        let mut legal = Engine::legal(&self.0, seat, most);
        if FAULT == SHORT_LIST && legal.len() > 2 {
            legal.pop();
        }
        legal
    }

    fn apply(
        &mut self,
        seat: Seat,
        command: &Command,
        chance: &mut Seeded,
        events: &mut Vec<Event>,
    ) -> Result<(), Option<Rejection>> {
        let before = events.len();
        if FAULT == DRAWS_MORE && matches!(command, Command::Intensity(_)) {
            grizzled_core::Chance::below(chance, 6);
        }
        let applied = Engine::apply(&mut self.0, seat, command, chance, events);
        if FAULT == LOST_EVENT {
            let shuffled =
                events[before..].iter().position(|event| matches!(event.notice, Notice::TrialsShuffled { .. }));
            shuffled.into_iter().for_each(|at| _ = events.remove(before + at));
        }
        match applied {
            Err(_) if FAULT == TAKES_ALL => Ok(()),
            Err(Some(rejection)) if FAULT == WRONG_REFUSAL => {
                Err(Some(Rejection { by: Some(Source::Chapter(0)), ..rejection }))
            }
            applied => applied,
        }
    }

    fn view(&self, seat: Seat) -> Option<SeatView> {
        let mut view = self.0.view(seat)?;
        view.table.morale += u8::from(FAULT == WRONG_VIEW && view.table.mission > 1);
        Some(view)
    }

    fn spectator_view(&self) -> SpectatorView {
        self.0.spectator_view()
    }

    fn state(&self) -> Option<State> {
        Some(*self.0.state())
    }
}

/// Whole games, so that everything comes up.
fn courses() -> impl Iterator<Item = Course> {
    let rules = [rules_of(2, 0), rules_of(5, 2), modes::duo(), modes::pick(2), modes::pick(9)];
    let choices = |seed: u64| (0..400u64).map(move |n| ((n + 1).wrapping_mul(seed + 0x9e37_79b9) >> 7) as u32);
    let course = move |(seed, rules)| Course { choices: choices(seed).collect(), ..Course::new(rules, seed) };
    (0..).zip(rules).map(course)
}

fn found<const FAULT: usize>() -> Option<Difference> {
    courses().find_map(|course| compare_course::<Game, Faulty<FAULT>>(&course).err())
}

#[test]
fn an_engine_with_a_fault_is_found() {
    assert_eq!(found::<0>(), None, "the engine without a fault");
    let what = |difference: Option<Difference>| difference.map(|difference| difference.what);
    assert_eq!(what(found::<SHORT_LIST>()), Some("legal commands"));
    assert_eq!(what(found::<LOST_EVENT>()), Some("events"));
    assert_eq!(what(found::<TAKES_ALL>()), Some("answers"));
    assert_eq!(what(found::<WRONG_REFUSAL>()), Some("refusals"));
    assert_eq!(what(found::<WRONG_VIEW>()), Some("views of a seat"));
    assert_eq!(what(found::<DRAWS_MORE>()), Some("events"));
}

#[test]
fn a_difference_says_where_it_is() {
    let difference = found::<LOST_EVENT>().expect("it is found");
    let text = difference.to_string();
    assert!(text.starts_with(&format!("step {} ({}): events differ\nGame: [", difference.step, difference.command)));
    assert!(difference.one.contains("TrialsShuffled") && !difference.other.contains("TrialsShuffled"), "{text}");
    assert!(text.contains("\nFaulty: ["), "{text}");
}

#[test]
fn a_game_is_the_same_replayed_and_reloaded() {
    let steps =
        courses().map(|course| compare_course::<Game, Replayed>(&course).unwrap_or_else(|found| panic!("{found}")));
    let steps: usize = steps.sum();
    assert!(steps > 100, "{steps}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn any_game_is_the_same_replayed_and_reloaded(course in strategies::courses()) {
        prop_assert!(compare_course::<Replayed, Reloaded>(&course).is_ok());
    }
}
