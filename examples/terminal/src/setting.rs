//! From the options to the rules of a game and its set-up.

use crate::arguments::grizzled;
use crate::cards::cards;
use crate::options::{Difficulty, Mode, Options};
use grizzled_core::cards::{OrderPlan, RecruitPlan, armistice};
use grizzled_core::rules::{HelpPlan, RulesError, Seating};
use grizzled_core::state::Table;
use grizzled_core::text::{Lang, Narrator};
use grizzled_core::{Rules, Scenario, Setup};

/// The rules of the one game that is asked for.
pub(crate) fn rules(options: &Options) -> Result<Rules, RulesError> {
    let seats = grizzled(options.mode, options.players);
    let cards = cards();
    match options.mode {
        Mode::Base => Scenario::base(options.players).level(options.level).rules(),
        Mode::OneShot => single(options, seats).rules(),
        Mode::Duo => single(options, seats).duo().rules(),
        Mode::Solo => Scenario::armistice(seats, cards.deck, &cards.roster).alone().rules(),
        Mode::Chapter | Mode::Campaign => {
            let chapter = cards.chapter(options.chapter).ok_or(RulesError::NoSuchChapter(options.chapter))?;
            let scenario = Scenario::chapter(chapter, seats, cards.deck, &cards.roster);
            let scenario = if options.players == 2 { scenario.duo() } else { scenario };
            scenario.rules()
        }
    }
}

/// How the one game that is asked for begins.
pub(crate) fn setup(options: &Options) -> Setup {
    Setup { leader: options.leader, characters: options.characters, ..Setup::default() }
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

/// The single game without what is left out. If a pack has few cards, all that it has are taken.
fn single(options: &Options, seats: u8) -> Scenario<'static> {
    let (cards, without) = (cards(), options.without);
    let roster = &cards.roster;
    let usual = Scenario::one_shot(seats, orders(options.difficulty));
    let recruits = RecruitPlan { wanted: usual.recruits.wanted.min(roster.recruits().len()), ..usual.recruits };
    let scenario = Scenario {
        deck: cards.deck,
        roster,
        orders: usual.orders.within(roster),
        recruits: if without.recruits { RecruitPlan::NONE } else { recruits },
        help: if without.help || roster.helping_hands().len() < 2 * seats { HelpPlan::None } else { usual.help },
        ..usual
    };
    if without.traps { scenario.without_traps() } else { scenario }
}

/// A narrator that knows the names of the cards.
pub(crate) fn narrator<'a>(lang: Lang, rules: &'a Rules, table: &'a Table) -> Narrator<'a> {
    Narrator::new(lang, rules, table).with_names(&cards().pack)
}
