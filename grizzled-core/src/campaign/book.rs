//! The cards of a pack, as games and campaigns want them.

use crate::cards::{Chapter, Face, OrderPlan, Roster, armistice};
#[cfg(feature = "packs")]
use crate::packs::OwnedPack;
use crate::rules::{RulesError, Scenario};

/// The cards that games and campaigns are played with: of the built-in pack, or of one's own (`OwnedPack::with_book`).
///
/// ```
/// use grizzled_core::cards::armistice;
/// use grizzled_core::campaign::Book;
///
/// let rules = Book::BUILT_IN.one_shot(4, armistice::NORMAL).without_traps().rules()?;
/// assert!(!rules.traps());
/// # Ok::<(), grizzled_core::rules::RulesError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Book<'a> {
    /// The Trial cards; a card's id is its place in this list.
    pub deck: &'a [Face],
    /// The Orders, Recruits and Helping Hands.
    pub roster: &'a Roster,
    /// Boot Camp, then the Chapters; no two offer the same Helping Hand (HH-3).
    pub chapters: &'a [Chapter],
}

impl<'a> Book<'a> {
    /// The built-in pack.
    pub const BUILT_IN: Book<'static> =
        Book { deck: &armistice::DECK, roster: &armistice::ROSTER, chapters: &armistice::CHAPTERS };

    /// The game of a Chapter by itself, before it is checked (CAMP-1).
    ///
    /// # Errors
    ///
    /// When there is no such Chapter.
    pub fn chapter(&self, number: u8, seats: u8) -> Result<Scenario<'a>, RulesError> {
        let chapter = self.chapters.get(usize::from(number)).ok_or(RulesError::NoSuchChapter(number))?;
        Ok(Scenario::chapter(chapter, seats, self.deck, self.roster))
    }

    /// A one-shot, before it is checked (ONE-1). Of Orders it takes as many as the pack has.
    #[must_use]
    pub fn one_shot(&self, seats: u8, orders: OrderPlan) -> Scenario<'a> {
        let scenario = Scenario::one_shot(seats, orders.within(self.roster));
        Scenario { deck: self.deck, roster: self.roster, ..scenario }
    }

    /// The game for one, before it is checked (SOLO-1).
    #[must_use]
    pub fn solo(&self) -> Scenario<'a> {
        Scenario::armistice(3, self.deck, self.roster).alone()
    }
}

#[cfg(feature = "packs")]
impl OwnedPack {
    /// Does something with the cards of the pack as games and campaigns want them: makes the rules of a game, for instance.
    ///
    /// ```
    /// use grizzled_core::cards::armistice;
    /// use grizzled_core::packs::OwnedPack;
    ///
    /// let pack = OwnedPack::from(&armistice::PACK);
    /// let rules = pack.with_book(|book| book.one_shot(4, armistice::NORMAL).rules())?;
    /// assert_eq!(*rules.roster(), armistice::ROSTER);
    /// # Ok::<(), grizzled_core::rules::RulesError>(())
    /// ```
    pub fn with_book<Answer>(&self, use_it: impl FnOnce(&Book<'_>) -> Answer) -> Answer {
        use_it(&Book { deck: &self.deck(), roster: &self.roster(), chapters: &self.campaign() })
    }
}
