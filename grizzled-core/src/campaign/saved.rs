//! A campaign between two Chapters, as it is stored (CAMP-2).

use super::{Book, Campaign, CampaignStep};
use crate::cards::Chapter;
use crate::rules::{RulesError, Seating};
use crate::vocabulary::{CardSet, HelpSet, MAX_SEATS, Seat};

/// The version of the form in which campaigns are stored.
pub const SAVED_FORMAT: u16 = 1;

/// What is kept of a campaign between Chapters (CAMP-2): plain data, to be written in any serde format.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct SavedCampaign {
    /// The version of this form.
    pub format: u16,
    /// How many Grizzled play.
    pub seats: u8,
    /// Who plays which seats.
    pub seating: Seating,
    /// The Chapter that comes next; one beyond the last when the campaign is over.
    pub chapter: u8,
    /// The Helping Hands that lie before each seat, Friendships among them.
    pub held: [HelpSet; MAX_SEATS],
    /// The Helping Hands awarded so far, used or not.
    pub awarded: HelpSet,
    /// The Helping Hands that were offered and not awarded.
    pub missed: HelpSet,
    /// The cards banned.
    pub bans: CardSet,
}

/// Why a stored campaign cannot be resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ResumeError {
    /// It was written by a newer version.
    #[error("the campaign is stored in form {0}, and this version reads form {SAVED_FORMAT}")]
    Format(u16),
    /// Another number of seats sits at the table.
    #[error("the campaign was saved with {saved} Grizzled and cannot go on with {asked} (CAMP-2)")]
    Seats {
        /// How many it was saved with.
        saved: u8,
        /// How many sit there now.
        asked: u8,
    },
    /// So many seats cannot be played at all.
    #[error(transparent)]
    Seating(#[from] RulesError),
    /// The book has no such Chapter.
    #[error("the pack has no Chapter {0} (CAMP-1)")]
    Chapter(u8),
    /// The Helping Hands contradict each other or the pack: held but never awarded, awarded and missed, or not those that
    /// past Chapters offered.
    #[error("the Helping Hands that are held, awarded and missed do not fit together (HH-3)")]
    HelpingHands,
    /// A card that is banned is not in the deck, or more are banned than Chapters were played.
    #[error("a card that is banned is not in the deck, or more are banned than Chapters were played (BAN-1)")]
    Bans,
}

impl Campaign {
    /// What is to be stored; nothing while the end of a Chapter is being settled.
    ///
    /// ```
    /// use grizzled_core::campaign::{Book, Campaign};
    /// use grizzled_core::rules::Seating;
    ///
    /// let book = Book::BUILT_IN;
    /// let campaign = Campaign::new(&book, 4, Seating::OneEach)?;
    /// let saved = campaign.save().expect("it is between Chapters");
    /// assert_eq!(Campaign::resume(&saved, &book, 4)?, campaign);
    /// assert!(Campaign::resume(&saved, &book, 3).is_err(), "another number of seats");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn save(&self) -> Option<SavedCampaign> {
        matches!(self.step, CampaignStep::Ready | CampaignStep::Over).then_some(SavedCampaign {
            format: SAVED_FORMAT,
            seats: self.seats,
            seating: self.seating,
            chapter: self.chapter,
            held: self.held,
            awarded: self.awarded,
            missed: self.missed,
            bans: self.bans,
        })
    }

    /// Resumes a stored campaign with the same number of seats, in the same order (CAMP-2).
    ///
    /// # Errors
    ///
    /// When it does not fit the table or the pack, or is no campaign that can be.
    pub fn resume(saved: &SavedCampaign, book: &Book<'_>, seats: u8) -> Result<Self, ResumeError> {
        if saved.format != SAVED_FORMAT {
            return Err(ResumeError::Format(saved.format));
        }
        if saved.seats != seats {
            return Err(ResumeError::Seats { saved: saved.seats, asked: seats });
        }
        let fresh = Self::new(book, seats, saved.seating)?;
        if saved.chapter > fresh.chapters {
            return Err(ResumeError::Chapter(saved.chapter));
        }
        check_help(saved, book, &fresh)?;
        check_bans(saved, book)?;
        let over = saved.chapter == fresh.chapters;
        let resumed = Self {
            held: saved.held,
            awarded: saved.awarded,
            missed: saved.missed,
            bans: saved.bans,
            chapter: saved.chapter,
            step: if over { CampaignStep::Over } else { CampaignStep::Ready },
            ..fresh
        };
        if !over {
            resumed.rules(book)?;
        }
        Ok(resumed)
    }
}

/// The Chapters that have been played, or skipped.
fn past<'a>(saved: &SavedCampaign, book: &Book<'a>) -> &'a [Chapter] {
    book.chapters.get(..usize::from(saved.chapter)).unwrap_or_default()
}

/// BAN-1: one card at most for each Chapter, of the deck.
fn check_bans(saved: &SavedCampaign, book: &Book<'_>) -> Result<(), ResumeError> {
    let chapters = past(saved, book).iter().filter(|chapter| !chapter.boot_camp).count();
    let known = saved.bans.iter().all(|card| card.index() < book.deck.len());
    if known && usize::from(saved.bans.len()) <= chapters { Ok(()) } else { Err(ResumeError::Bans) }
}

/// HH-3: what past Chapters offered was awarded or missed, and nothing else; what is held was awarded, to one player.
fn check_help(saved: &SavedCampaign, book: &Book<'_>, fresh: &Campaign) -> Result<(), ResumeError> {
    let offered = past(saved, book).iter().filter(|chapter| !chapter.boot_camp).map(|chapter| chapter.offered);
    let known = saved.awarded.union(saved.missed) == offered.fold(HelpSet::EMPTY, HelpSet::union);
    let apart = saved.awarded.intersection(saved.missed).is_empty();
    let held = saved.held.into_iter().fold(HelpSet::EMPTY, HelpSet::union);
    let once = saved.held.iter().map(|help| help.len()).sum::<u8>() == held.len();
    let holders = fresh.holders();
    let placed = Seat::ALL.into_iter().zip(saved.held);
    let placed = placed.into_iter().all(|(seat, help)| help.is_empty() || holders.contains(seat));
    let fits = known && apart && once && placed && held.difference(saved.awarded).is_empty();
    if fits { Ok(()) } else { Err(ResumeError::HelpingHands) }
}
