//! A campaign: what goes on between the games of Boot Camp and the nine Chapters (CAMP-1 to CAMP-6).
//!
//! A [`Campaign`] is a value around games. It says how the next Chapter is set up, takes the finished game, asks the
//! group for its choices, and counts the points.

mod book;
mod chapter_end;
mod saved;

pub use book::Book;
pub use chapter_end::{CampaignCommand, CampaignRejection, CampaignStep};
pub use saved::{ResumeError, SAVED_FORMAT, SavedCampaign};

use crate::cards::Chapter;
use crate::game::Game;
use crate::play::Setup;
use crate::rules::{Rules, RulesError, Scenario, Seating};
use crate::vocabulary::{CardSet, HelpSet, MAX_DECK, MAX_SEATS, Outcome, SeatSet};

/// A campaign under way.
///
/// In which order to call what:
///
/// 1. [`Campaign::new`], or [`Campaign::resume`].
/// 2. While [`Campaign::step`] is [`CampaignStep::Ready`]: [`Campaign::rules`] and [`Campaign::setup`] give the game of
///    the next Chapter; play it, then give it to [`Campaign::conclude`]. Between Chapters it can be saved with
///    [`Campaign::save`].
/// 3. While a choice of the group is asked: [`Campaign::legal`] lists it, [`Campaign::apply`] takes it (GRP-1).
/// 4. At [`CampaignStep::Over`]: [`Campaign::score`].
///
/// ```
/// use grizzled_core::{Chance, Game, Seeded};
/// use grizzled_core::campaign::{Book, Campaign, CampaignStep};
/// use grizzled_core::rules::Seating;
///
/// let book = Book::BUILT_IN;
/// let mut campaign = Campaign::new(&book, 3, Seating::OneEach)?;
/// let mut chance = Seeded::new(1918);
/// while campaign.step() != CampaignStep::Over {
///     if campaign.step() == CampaignStep::Ready {
///         let rules = campaign.rules(&book)?;
///         let mut game = Game::new(rules, &campaign.setup(), &mut chance, &mut ())?;
///         while let Some(seat) = game.awaiting().iter().next() {
///             let legal = game.legal(seat);
///             let command = legal.get(chance.below(legal.len() as u32) as usize).unwrap();
///             game.apply(seat, &command, &mut chance, &mut ())?;
///         }
///         campaign.conclude(&book, &game)?;
///     } else {
///         let command = campaign.legal().next().unwrap();
///         campaign.apply(&command)?;
///     }
/// }
/// assert!(campaign.score().total() <= 23);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Campaign {
    seats: u8,
    seating: Seating,
    held: [HelpSet; MAX_SEATS],
    awarded: HelpSet,
    missed: HelpSet,
    bans: CardSet,
    chapter: u8,
    chapters: u8,
    boot_camp: bool,
    step: CampaignStep,
    /// What can be banned when the rewards of a lost Chapter have been chosen.
    within_ban: CardSet,
}

/// The points of a campaign (CAMP-4).
///
/// ```
/// use grizzled_core::campaign::{Book, Campaign};
/// use grizzled_core::rules::Seating;
///
/// let campaign = Campaign::new(&Book::BUILT_IN, 3, Seating::OneEach)?;
/// assert_eq!(campaign.score().total(), 0, "nothing has been won or lost yet");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// The Helping Hands awarded, used or not: a victory point each (HH-3).
    pub awarded: HelpSet,
    /// The Helping Hands that were offered and not awarded: a negative point each (HH-3).
    pub missed: HelpSet,
    /// The cards banned: a negative point each (BAN-1).
    pub bans: CardSet,
}

impl Score {
    /// Victory points.
    #[must_use]
    pub const fn victory(&self) -> u8 {
        self.awarded.len()
    }

    /// Negative points.
    #[must_use]
    pub const fn negative(&self) -> u8 {
        self.missed.len() + self.bans.len()
    }

    /// Victory points less negative points (CAMP-4).
    #[must_use]
    pub const fn total(&self) -> i16 {
        self.victory() as i16 - self.negative() as i16
    }
}

/// Why a finished game is not the Chapter that the campaign waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConcludeError {
    /// A choice of the group comes first, or the campaign is over.
    #[error("the campaign waits for no game now")]
    NotReady,
    /// The game goes on.
    #[error("the game is not over")]
    GameGoesOn,
    /// The game was played by other rules.
    #[error("the game is not the Chapter that comes next (CAMP-1)")]
    AnotherGame,
    /// The Chapter of this number cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

impl Campaign {
    /// Begins a campaign with Boot Camp; whatever was used up before is there again (CAMP-3).
    ///
    /// # Errors
    ///
    /// When so many seats cannot be played (DUO-1, SET-1); there is no campaign for one (SOLO-1).
    pub fn new(book: &Book<'_>, seats: u8, seating: Seating) -> Result<Self, RulesError> {
        let fits = match seating {
            Seating::OneEach => (3..=5).contains(&seats),
            Seating::Duo => seats == 4,
            Seating::Chaplain | Seating::Solo => false,
        };
        if !fits {
            return Err(RulesError::Seats { seating, seats });
        }
        let chapters = book.chapters.len().min(usize::from(u8::MAX)) as u8;
        Ok(Self {
            seats,
            seating,
            held: [HelpSet::EMPTY; MAX_SEATS],
            awarded: HelpSet::EMPTY,
            missed: HelpSet::EMPTY,
            bans: CardSet::EMPTY,
            chapter: 0,
            chapters,
            boot_camp: book.chapters.first().is_some_and(|chapter| chapter.boot_camp),
            step: if chapters == 0 { CampaignStep::Over } else { CampaignStep::Ready },
            within_ban: CardSet::EMPTY,
        })
    }

    /// Boot Camp may be skipped (CAMP-1). At any later time, and without a Boot Camp, this does nothing.
    #[must_use]
    pub fn without_boot_camp(mut self) -> Self {
        if self.boot_camp && self.chapter == 0 && self.step == CampaignStep::Ready {
            self.next_chapter();
        }
        self
    }

    /// What comes next.
    #[must_use]
    pub const fn step(&self) -> CampaignStep {
        self.step
    }

    /// The number of the Chapter that comes next, or whose end is being settled; 0 is Boot Camp.
    #[must_use]
    pub const fn chapter(&self) -> u8 {
        self.chapter
    }

    /// How many Grizzled play.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Who plays which seats.
    #[must_use]
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The Helping Hands that lie before the seats, Friendships among them (HH-3, HH-4).
    #[must_use]
    pub const fn held(&self) -> &[HelpSet; MAX_SEATS] {
        &self.held
    }

    /// The points so far (CAMP-4).
    #[must_use]
    pub const fn score(&self) -> Score {
        Score { awarded: self.awarded, missed: self.missed, bans: self.bans }
    }

    /// The rules of the next Chapter: its Briefing, without the cards banned (ARM-2, BAN-1).
    ///
    /// # Errors
    ///
    /// When the book has no such Chapter that can be played.
    pub fn rules(&self, book: &Book<'_>) -> Result<Rules, RulesError> {
        let scenario = book.chapter(self.chapter, self.seats)?;
        let scenario = if self.seating == Seating::Duo { scenario.duo() } else { scenario };
        let out = scenario.out.union(self.bans);
        // ARM-2: if bans leave too few cards, Trials is filled first, but for one card.
        let left = (book.deck.len().min(MAX_DECK) as u8).saturating_sub(out.len());
        let trials = scenario.trials.min(left.saturating_sub(1));
        Scenario { out, trials, ..scenario }.rules()
    }

    /// The setup of the next Chapter: the Helping Hands held, and all else anew (CAMP-5). The caller may choose
    /// characters.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup { help: self.held, ..Setup::default() }
    }

    /// Takes the finished game of the Chapter and begins to settle its end (CAMP-6).
    ///
    /// # Errors
    ///
    /// When the campaign waits for no game, or the game is not over or another one. Nothing changes then.
    pub fn conclude(&mut self, book: &Book<'_>, game: &Game) -> Result<(), ConcludeError> {
        if self.step != CampaignStep::Ready {
            return Err(ConcludeError::NotReady);
        }
        let outcome = game.outcome().ok_or(ConcludeError::GameGoesOn)?;
        let held = game.table().helping_hands.held;
        let given = held.iter().zip(self.held).all(|(held, given)| held.difference(given).is_empty());
        if *game.rules() != self.rules(book)? || !given {
            return Err(ConcludeError::AnotherGame);
        }
        let chapter = &book.chapters[usize::from(self.chapter)];
        // HH-1: what has been used is gone; Friendships stay.
        self.held = held;
        self.settle(chapter, game, outcome);
        Ok(())
    }

    /// CAMP-1: Boot Camp has no result and no points. CAMP-6: rewards, then a ban if the Chapter was lost.
    fn settle(&mut self, chapter: &Chapter, game: &Game, outcome: Outcome) {
        if chapter.boot_camp {
            return self.next_chapter();
        }
        let won = outcome == Outcome::Victory;
        self.within_ban = if won { CardSet::EMPTY } else { chapter_end::within_ban(game) };
        let awarded = chapter.awarded(won, game.table().morale);
        self.ask_reward(game.table().leader, chapter.offered, awarded);
    }

    fn next_chapter(&mut self) {
        self.chapter += 1;
        self.step = if self.chapter < self.chapters { CampaignStep::Ready } else { CampaignStep::Over };
    }

    /// The seats before which Helping Hands can lie: every seat, or in Duo the first of each player (DUO-1).
    fn holders(&self) -> SeatSet {
        self.seating.players(self.seats)
    }
}
