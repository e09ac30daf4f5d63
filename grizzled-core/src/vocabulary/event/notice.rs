//! The table of events: a row for each, in `trials` and `modules`, and what follows from the rows.

use super::modules::modules;
use super::trials::trials;
use super::{Audience, Origin, Outcome, Pause, Stage, WithdrawalRuling};
use crate::vocabulary::{CardId, Character, HelpId, Modifier, OrderId, RecruitId, Seat, SeatSet, Source, Threat, Tile};

/// A row: what happened; the tag, the name, the spelling in JSON, and the fields; and then
///
/// - `stage`: when it can come ([`Stage`]);
/// - `audience`: who learns its secret ([`Audience`]);
/// - `reveals`: whether a decision that it followed from can no longer be taken back ([`Notice::reveals`]).
macro_rules! define {
    ($(
        $(#[doc = $about:literal])*
        $tag:literal $variant:ident $spelling:literal
        $( { $( $(#[doc = $means:literal])* $field:ident: $type:ty, )* } )?
        stage: $stage:ident, audience: $audience:expr, reveals: $reveals:expr;
    )*) => {
        /// The side of an event that the whole table sees (TAB-5). Its fixed tag, which logs and other languages store,
        /// is [`Notice::tag`].
        ///
        /// ```
        /// use grizzled_core::{Command, Event, Game, Notice, Rules, Seat, Seeded, Setup};
        ///
        /// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
        /// let (mut chance, mut log) = (Seeded::new(1), Vec::<Event>::new());
        /// let mut game = Game::new(Rules::base(3).build()?, &setup, &mut chance, &mut log)?;
        /// game.apply(Seat::S0, &Command::Intensity(3), &mut chance, &mut log)?;
        ///
        /// // Everyone sees that seat 1 was dealt three cards, and not which.
        /// let to_seat_1 = |event: &&Event| event.notice == Notice::Dealt { seat: Seat::S1 };
        /// assert_eq!(log.iter().filter(to_seat_1).count(), 3);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum Notice {
            $(
                $(#[doc = $about])*
                #[cfg_attr(feature = "serde", serde(rename = $spelling))]
                $variant $( { $( $(#[doc = $means])* $field: $type, )* } )?,
            )*
        }

        impl Notice {
            /// The fixed tag: 1 to 37, and from 64 on for events of the modules.
            #[must_use]
            #[inline(always)]
            pub const fn tag(&self) -> u8 {
                match self {
                    $( Self::$variant { .. } => $tag, )*
                }
            }

            /// Who learns the secret that goes with this notice (TAB-5, ORD-2, HH-4, DUO-2).
            #[must_use]
            #[allow(unused_variables)]
            pub const fn audience(&self) -> Audience {
                use Audience::{Both, Everyone, Nobody, Owner};
                match *self {
                    $( Self::$variant { $($($field,)*)? } => $audience, )*
                }
            }

            /// Whether a decision that this event followed from can no longer be taken back: a card or tile that was
            /// hidden has been seen by someone, a pile was shuffled, or a tile was drawn.
            ///
            /// What falls by chance at the set-up is nobody's decision and does not count.
            #[must_use]
            #[allow(unused_variables)]
            pub const fn reveals(&self) -> bool {
                match *self {
                    $( Self::$variant { $($($field,)*)? } => $reveals, )*
                }
            }

            pub(crate) const fn stage(&self) -> Stage {
                match self {
                    $( Self::$variant { .. } => Stage::$stage, )*
                }
            }
        }
    };
}

trials!(modules);

impl Notice {
    /// Whether this happens with modules alone: nothing of the base game does.
    #[inline(always)]
    pub(crate) const fn is_of_a_module(&self) -> bool {
        self.tag() >= 64
    }
}
