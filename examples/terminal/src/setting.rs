//! From what is asked for to the rules of a game and the way it begins.

use crate::arguments::grizzled;
use crate::options::{Difficulty, Mode, Options};
use grizzled_core::pack::armistice;
use grizzled_core::{
    HelpPlan, OrderPlan, RecruitPlan, Rules, RulesError, Scenario, Seating, Setup, Table, text::Lang, text::Teller,
};

/// The rules of the one game that is asked for.
pub(crate) fn rules(options: &Options) -> Result<Rules, RulesError> {
    let seats = grizzled(options.mode, options.players);
    match options.mode {
        Mode::Base => Rules::base(options.players).level(options.level).build(),
        Mode::OneShot => single(options, Scenario::one_shot(seats, orders(options.difficulty))).rules(),
        Mode::Duo => single(options, Scenario::one_shot(seats, orders(options.difficulty)).duo()).rules(),
        Mode::Solo => Scenario::solo().rules(),
        Mode::Chapter | Mode::Campaign => {
            let chapter = &armistice::CHAPTERS[usize::from(options.chapter)];
            let scenario = Scenario::chapter(chapter, seats, &armistice::DECK, &armistice::ROSTER);
            let scenario = if options.players == 2 { scenario.duo() } else { scenario };
            scenario.rules()
        }
    }
}

/// How the one game that is asked for begins.
pub(crate) fn setup(options: &Options) -> Setup {
    Setup { leader: options.leader, ..Setup::default() }
}

/// Who plays which seats in a campaign of so many players.
pub(crate) const fn seating(players: u8) -> Seating {
    if players == 2 { Seating::Duo } else { Seating::OneEach }
}

const fn orders(difficulty: Difficulty) -> OrderPlan {
    match difficulty {
        Difficulty::Beginner => armistice::BEGINNER,
        Difficulty::Grizzled => armistice::NORMAL,
        Difficulty::Veteran => armistice::VETERAN,
    }
}

/// The single game without what is left out.
fn single(options: &Options, scenario: Scenario<'static>) -> Scenario<'static> {
    let without = options.without;
    let scenario = if without.traps { scenario.without_traps() } else { scenario };
    let recruits = if without.recruits { RecruitPlan::NONE } else { scenario.recruits };
    let help = if without.help { HelpPlan::None } else { scenario.help };
    Scenario { recruits, help, ..scenario }
}

/// A teller that knows the cards' names.
pub(crate) const fn teller<'a>(lang: Lang, rules: &'a Rules, table: &'a Table) -> Teller<'a> {
    Teller::new(lang, rules, table).with_names(&armistice::PACK)
}
