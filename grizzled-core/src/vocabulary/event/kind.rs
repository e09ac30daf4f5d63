//! What each kind of event has in it, as data: for bindings to other languages, generated documents and tools.

use super::{Origin, Outcome, Pause, WithdrawalRuling};
use crate::vocabulary::ids::{CardId, Character, HelpId, OrderId, RecruitId, Seat, SeatSet, Source, Threat, Tile};
use crate::vocabulary::modifiers::Modifier;

/// A kind of event: a row of the table of events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct EventKind {
    /// The fixed tag.
    pub tag: u8,
    /// How JSON and other languages spell it.
    pub name: &'static str,
    /// What happened, in words; each line ends with a line feed.
    pub about: &'static str,
    /// What all see of it.
    pub fields: &'static [EventField],
    /// Whether there can be more than all see ([`Secret`](crate::Secret)).
    pub has_secret: bool,
}

impl EventKind {
    /// The kind with this tag.
    ///
    /// ```
    /// use grizzled_core::vocabulary::EventKind;
    /// use grizzled_core::{Notice, Seat};
    ///
    /// let dealt = EventKind::new(Notice::Dealt { seat: Seat::S0 }.tag()).unwrap();
    /// assert_eq!((dealt.name, dealt.has_secret, dealt.fields[0].name), ("dealt", true, "seat"));
    /// assert_eq!(EventKind::new(0), None);
    /// ```
    #[must_use]
    pub fn new(tag: u8) -> Option<&'static Self> {
        Self::ALL.iter().find(|kind| kind.tag == tag)
    }
}

/// A field of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct EventField {
    /// Its name.
    pub name: &'static str,
    /// What it means, in words; each line ends with a line feed.
    pub about: &'static str,
    /// What values it has.
    pub kind: FieldKind,
}

/// What values fields of events have: a row for each, with the type that the field has.
macro_rules! kinds {
    ($($(#[doc = $about:literal])+ $kind:ident($type:ty);)+) => {
        /// What values a field of an event has.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum FieldKind {
            $($(#[doc = $about])+ $kind,)+
        }

        /// The value of a field of an event.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum FieldValue {
            $($(#[doc = $about])+ $kind($type),)+
        }

        impl FieldValue {
            /// What values the field has.
            #[must_use]
            pub const fn kind(&self) -> FieldKind {
                match self {
                    $(Self::$kind(_) => FieldKind::$kind,)+
                }
            }
        }

        $(impl IsField for $type {
            const KIND: FieldKind = FieldKind::$kind;

            #[inline(always)]
            fn value(self) -> FieldValue {
                FieldValue::$kind(self)
            }
        })+
    };
}

/// A type that fields of events can have.
pub(super) trait IsField {
    const KIND: FieldKind;

    fn value(self) -> FieldValue;
}

kinds! {
    /// A number that counts something.
    Number(u8);
    /// Yes or no.
    Flag(bool);
    /// A seat.
    Seat(Seat);
    /// A seat, or none.
    SeatOrNone(Option<Seat>);
    /// A set of seats.
    Seats(SeatSet);
    /// A Trial card.
    Card(CardId);
    /// A Trial card, or none.
    CardOrNone(Option<CardId>);
    /// A character.
    Character(Character);
    /// A threat.
    Threat(Threat);
    /// A Support tile.
    Tile(Tile);
    /// The card that brought it about.
    Source(Source);
    /// Where a card was before.
    Origin(Origin);
    /// What the cards say to a withdrawal.
    Withdrawal(WithdrawalRuling);
    /// How the game ended.
    Outcome(Outcome);
    /// An Order.
    Order(OrderId);
    /// A Recruit.
    Recruit(RecruitId);
    /// A Helping Hand.
    Help(HelpId);
    /// The point at which the game pauses.
    Pause(Pause);
    /// The point at which the game pauses, if it does.
    PauseOrNone(Option<Pause>);
    /// A number of the Mission that cards change.
    Modifier(Modifier);
}
