//! Whether a pack can be played: its counts, its names and numbers, what its cards do, and its Chapters (TERM-1).

mod messages;

#[cfg(feature = "json")]
pub(super) use messages::Place;
#[cfg(feature = "serde")]
pub(super) use messages::moments;

use crate::cards::{
    Cancellation, Card, Catalog, CatalogError, Chapter, Effect, Face, HelpingHand, MAX_CHAPTERS, Order, PACK_FORMAT,
    Pack, Recruit, Roster, is_name,
};
use crate::rules::{Bearer, CardError, RulesError, Scenario, check_effect, check_order};
use crate::vocabulary::{HelpSet, MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_RECRUITS};

/// The most that a number on a card can be; the least is 1, for a Chapter 0.
const MOST_NUMBER: u16 = 9999;

/// A list of a pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum List {
    /// The Trial cards.
    Trials,
    /// The Orders of the Day.
    Orders,
    /// The Recruits.
    Recruits,
    /// The Helping Hands.
    Help,
    /// The Chapters.
    Chapters,
}

/// What is wrong with a pack, and where. As text it names the place in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackError {
    /// The list, if it is about one.
    pub list: Option<List>,
    /// The card's place in the list, from 0, if it is about one.
    pub card: Option<usize>,
    /// The part of the card, as the format spells it; empty if it is about the whole.
    pub part: &'static str,
    /// The part of that part.
    pub within: &'static str,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// The format has a version that this library does not know.
    Format(u16),
    /// The name is empty, too long, or has letters that cannot be shown.
    Name,
    /// The list is too long.
    TooMany {
        /// How long it is.
        found: usize,
        /// How long it can be.
        most: usize,
    },
    /// The number is out of bounds.
    Number {
        /// What it is.
        found: u16,
        /// The least.
        least: u16,
        /// The greatest.
        most: u16,
    },
    /// Two cards of the list have the number.
    NumberTwice(u16),
    /// The Trial cards are no deck.
    Deck(CatalogError),
    /// A card cannot do what it says.
    Effect {
        /// The kind of card.
        bearer: Bearer,
        /// What it says.
        effect: Effect,
        /// What is wrong with that.
        error: CardError,
    },
    /// A Chapter without Traps has an Aggressive in it (ARM-1).
    Aggressive,
    /// A Chapter offers a Helping Hand that the pack does not have.
    Offered,
    /// A Chapter offers a Helping Hand that an earlier one has offered (HH-3).
    OfferedTwice,
    /// A game cannot be set up with these cards.
    Rules(RulesError),
}

type Verdict = Result<(), PackError>;

impl PackError {
    const fn whole(problem: Problem) -> Self {
        Self { list: None, card: None, part: "", within: "", problem }
    }

    const fn of(list: List, problem: Problem) -> Self {
        Self { list: Some(list), ..Self::whole(problem) }
    }

    const fn at(list: List, card: usize, part: &'static str, problem: Problem) -> Self {
        Self { card: Some(card), part, ..Self::of(list, problem) }
    }
}

/// Whether a pack can be played.
///
/// # Errors
///
/// The first thing that is wrong with it.
///
/// ```
/// use grizzled_core::packs;
/// use grizzled_core::cards::{Pack, armistice};
///
/// assert_eq!(packs::check(&armistice::PACK), Ok(()));
/// let wrong = Pack { name: "", ..armistice::PACK };
/// assert_eq!(packs::check(&wrong).unwrap_err().to_string(), "name: a name has 1 to 60 letters, none of them invisible");
/// ```
pub fn check(pack: &Pack<'_>) -> Verdict {
    if pack.format != PACK_FORMAT {
        return Err(PackError { part: "format", ..PackError::whole(Problem::Format(pack.format)) });
    }
    if !is_name(pack.name) {
        return Err(PackError { part: "name", ..PackError::whole(Problem::Name) });
    }
    check_list(List::Trials, pack.trials, MAX_DECK, |_, _| Ok(()))?;
    check_list(List::Orders, pack.orders, MAX_ORDERS, order)?;
    check_list(List::Recruits, pack.recruits, MAX_RECRUITS, recruit)?;
    check_list(List::Help, pack.help, MAX_HELP, help)?;
    check_list(List::Chapters, pack.chapters, MAX_CHAPTERS, bounds)?;
    check_games(pack)
}

fn check_list<Facts>(
    list: List,
    cards: &[Card<'_, Facts>],
    most: usize,
    check: impl Fn(usize, &Facts) -> Verdict,
) -> Verdict {
    if cards.len() > most {
        return Err(PackError::of(list, Problem::TooMany { found: cards.len(), most }));
    }
    let least = if list == List::Chapters { 0 } else { 1 };
    for (at, card) in cards.iter().enumerate() {
        within(list, at, "number", card.number, least, MOST_NUMBER)?;
        if cards[..at].iter().any(|other| other.number == card.number) {
            return Err(PackError::at(list, at, "number", Problem::NumberTwice(card.number)));
        }
        if !is_name(card.name) {
            return Err(PackError::at(list, at, "name", Problem::Name));
        }
        check(at, &card.facts)?;
    }
    Ok(())
}

fn within(list: List, at: usize, part: &'static str, found: u16, least: u16, most: u16) -> Verdict {
    if (least..=most).contains(&found) {
        return Ok(());
    }
    Err(PackError::at(list, at, part, Problem::Number { found, least, most }))
}

fn order(at: usize, order: &Order) -> Verdict {
    let stays = order.cancellation != Cancellation::EndOfMission;
    let bearer = if stays { Bearer::StandingOrder } else { Bearer::Order };
    order.intensity.iter().try_for_each(|&cards| within(List::Orders, at, "intensity", cards.into(), 1, 10))?;
    effect(List::Orders, at, "effect", bearer, &order.effect)?;
    // What is left is how many cards cancel it.
    let wrong = Problem::Number { found: cards_to_draw(order), least: 1, most: 9 };
    check_order(order).map_err(|_| PackError::at(List::Orders, at, "cancelled_by", wrong))
}

fn cards_to_draw(order: &Order) -> u16 {
    match order.cancellation {
        Cancellation::DrawOnWithdrawal(cards) => cards.into(),
        _ => 0,
    }
}

fn recruit(at: usize, recruit: &Recruit) -> Verdict {
    within(List::Recruits, at, "hand", recruit.hand.into(), 1, 5)?;
    within(List::Recruits, at, "tokens", recruit.tokens.into(), 0, 9)?;
    effect(List::Recruits, at, "effect", Bearer::Recruit, &recruit.effect)?;
    effect(List::Recruits, at, "advantage", Bearer::Advantage, &recruit.advantage)
}

fn help(at: usize, help: &HelpingHand) -> Verdict {
    effect(List::Help, at, "effect", Bearer::Help(help.kind), &help.effect)
}

fn effect(list: List, at: usize, part: &'static str, bearer: Bearer, effect: &Effect) -> Verdict {
    let located = |error| {
        let within = match error {
            CardError::Amount { .. } => "amount",
            CardError::Whom => "whom",
            CardError::Duration => "lasts",
            CardError::Chooser => "chooser",
            CardError::Optional => "optional",
            CardError::Moment if messages::moments(bearer, effect.what).next().is_some() => "when",
            _ => "what",
        };
        PackError { within, ..PackError::at(list, at, part, Problem::Effect { bearer, effect: *effect, error }) }
    };
    check_effect(bearer, effect).map_err(located)
}

const EFFECTS: [&str; 3] = ["effects[0]", "effects[1]", "effects[2]"];

fn bounds(at: usize, chapter: &Chapter) -> Verdict {
    if let Some(cards) = chapter.first_intensity {
        within(List::Chapters, at, "first_intensity", cards.into(), 1, 10)?;
    }
    for (part, found) in EFFECTS.into_iter().zip(chapter.effects.iter().flatten()) {
        effect(List::Chapters, at, part, Bearer::Chapter, found)?;
    }
    Ok(())
}

/// Whether games can be set up: one with all cards, and each Chapter.
fn check_games(pack: &Pack<'_>) -> Verdict {
    let mut room = [Face::MerryChristmas; MAX_DECK];
    let (deck, roster) = (pack.deck(&mut room), pack.roster());
    Catalog::new(deck).map_err(no_deck)?;
    let all = Scenario { trials: 1, ..Scenario::armistice(3, deck, &roster) };
    all.rules().map_err(|error| PackError::of(List::Trials, Problem::Rules(error)))?;
    let mut offered = HelpSet::EMPTY;
    for (at, card) in pack.chapters.iter().enumerate() {
        check_chapter(&card.facts, deck, &roster)
            .and_then(|()| check_offered_once(&card.facts, offered))
            .map_err(|(part, problem)| PackError::at(List::Chapters, at, part, problem))?;
        offered = offered.union(card.facts.offered);
    }
    Ok(())
}

const fn no_deck(error: CatalogError) -> PackError {
    match error {
        CatalogError::NoThreat(card) => PackError::at(List::Trials, card, "threats", Problem::Deck(error)),
        _ => PackError::of(List::Trials, Problem::Deck(error)),
    }
}

/// What is wrong with a Chapter, and with which part of it.
type ChapterVerdict = Result<(), (&'static str, Problem)>;

/// HH-3: each Helping Hand is a point of one Chapter, won there or lost there.
fn check_offered_once(chapter: &Chapter, before: HelpSet) -> ChapterVerdict {
    if chapter.offered.intersection(before).is_empty() { Ok(()) } else { Err(("offered", Problem::OfferedTwice)) }
}

fn check_chapter(chapter: &Chapter, deck: &[Face], roster: &Roster) -> ChapterVerdict {
    if !chapter.offered.difference(roster.helping_hands()).is_empty() {
        return Err(("offered", Problem::Offered));
    }
    Scenario::briefing(chapter, 3, deck, roster).rules().map(|_| ()).map_err(|error| match error {
        RulesError::Trials { .. } => ("trials", Problem::Rules(error)),
        RulesError::Morale => ("morale", Problem::Rules(error)),
        RulesError::AggressiveWithoutTraps(_) => ("out", Problem::Aggressive),
        RulesError::Orders => ("orders", Problem::Rules(error)),
        RulesError::Recruits => ("recruits", Problem::Rules(error)),
        _ => ("", Problem::Rules(error)),
    })
}
