//! A pack that owns its cards, as it is read from a file.

use super::{PackError, check};
use crate::cards::{Card, Chapter, Face, HelpingHand, Order, Pack, Provenance, Recruit, Roster};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// A card that owns its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnedCard<Facts> {
    /// The number by which the pack names it, once in each list.
    pub number: u16,
    /// What it is called.
    pub name: String,
    /// Where it comes from.
    pub provenance: Provenance,
    /// What it is.
    pub facts: Facts,
}

/// A pack that owns its cards.
///
/// ```
/// use grizzled_core::cards::armistice;
/// use grizzled_core::packs::OwnedPack;
///
/// let pack = OwnedPack::from(&armistice::PACK);
/// pack.check().unwrap();
/// let rules = pack.with_book(|book| book.one_shot(4, armistice::NORMAL).rules());
/// assert!(rules.is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnedPack {
    /// The version of the format it was written in.
    pub format: u16,
    /// What it is called.
    pub name: String,
    /// The Trial cards.
    pub trials: Vec<OwnedCard<Face>>,
    /// The Orders of the Day.
    pub orders: Vec<OwnedCard<Order>>,
    /// The Recruits.
    pub recruits: Vec<OwnedCard<Recruit>>,
    /// The Helping Hands.
    pub help: Vec<OwnedCard<HelpingHand>>,
    /// The Chapters, in the order in which they are played.
    pub chapters: Vec<OwnedCard<Chapter>>,
}

impl OwnedPack {
    /// The Trial cards, as games want them.
    #[must_use]
    pub fn deck(&self) -> Vec<Face> {
        self.trials.iter().map(|card| card.facts).collect()
    }

    /// The Orders, Recruits and Helping Hands, as games look them up.
    #[must_use]
    pub fn roster(&self) -> Roster {
        Roster::new(facts(&self.orders), facts(&self.recruits), facts(&self.help))
    }

    /// The Chapters, as campaigns want them.
    #[must_use]
    pub fn campaign(&self) -> Vec<Chapter> {
        self.chapters.iter().map(|card| card.facts).collect()
    }

    /// Whether the pack can be played; see [`check()`].
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it.
    pub fn check(&self) -> Result<(), PackError> {
        self.with(|pack| check(&pack))
    }

    /// Does something with the pack as one that is borrowed.
    pub fn with<Answer>(&self, use_it: impl FnOnce(Pack<'_>) -> Answer) -> Answer {
        use_it(Pack {
            format: self.format,
            name: &self.name,
            trials: &borrowed(&self.trials),
            orders: &borrowed(&self.orders),
            recruits: &borrowed(&self.recruits),
            help: &borrowed(&self.help),
            chapters: &borrowed(&self.chapters),
        })
    }

    /// The pack for as long as the program runs, for what keeps packs by reference. Its memory is never given back.
    ///
    /// ```
    /// use grizzled_core::cards::{Pack, armistice};
    /// use grizzled_core::packs::OwnedPack;
    ///
    /// let pack: Pack<'static> = OwnedPack::from(&armistice::PACK).leak();
    /// assert_eq!(pack, armistice::PACK);
    /// ```
    #[must_use]
    pub fn leak(self) -> Pack<'static> {
        Pack {
            format: self.format,
            name: self.name.leak(),
            trials: leaked(self.trials),
            orders: leaked(self.orders),
            recruits: leaked(self.recruits),
            help: leaked(self.help),
            chapters: leaked(self.chapters),
        }
    }
}

fn leaked<Facts: Copy>(cards: Vec<OwnedCard<Facts>>) -> &'static [Card<'static, Facts>] {
    borrowed(cards.leak()).leak()
}

fn facts<Facts: Copy>(cards: &[OwnedCard<Facts>]) -> impl Iterator<Item = Facts> {
    cards.iter().map(|card| card.facts)
}

fn borrowed<Facts: Copy>(cards: &[OwnedCard<Facts>]) -> Vec<Card<'_, Facts>> {
    let borrow = |&OwnedCard { number, ref name, provenance, facts }| Card { number, name, provenance, facts };
    cards.iter().map(borrow).collect()
}

pub(super) fn owned<Facts: Copy>(cards: &[Card<'_, Facts>]) -> Vec<OwnedCard<Facts>> {
    let own =
        |&Card { number, name, provenance, facts }| OwnedCard { number, name: name.to_owned(), provenance, facts };
    cards.iter().map(own).collect()
}

impl From<&Pack<'_>> for OwnedPack {
    fn from(pack: &Pack<'_>) -> Self {
        Self {
            format: pack.format,
            name: pack.name.to_owned(),
            trials: owned(pack.trials),
            orders: owned(pack.orders),
            recruits: owned(pack.recruits),
            help: owned(pack.help),
            chapters: owned(pack.chapters),
        }
    }
}
