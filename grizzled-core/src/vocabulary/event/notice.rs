//! What follows from the table of events, which has its rows in `trials` and `modules`.

use super::kind::{EventField, EventKind, FieldValue, IsField};
use super::modules::modules;
use super::stage::{Awaits, Changes, Stage, Zone};
use super::trials::trials;
use super::{Audience, Origin, Outcome, Pause, WithdrawalRuling};
use crate::vocabulary::ids::{CardId, Character, HelpId, OrderId, RecruitId, Seat, SeatSet, Source, Threat, Tile};
use crate::vocabulary::modifiers::Modifier;

/// The column `moves`: the single card that moves, from where to where. `hidden` stands for a card that is the event's
/// secret, `card?` for one that may be missing.
macro_rules! card_move {
    () => {
        None
    };
    (hidden: $from:expr => $to:expr) => {
        Some((None, $from, $to))
    };
    ($card:ident?: $from:expr => $to:expr) => {
        match $card {
            Some(_) => Some(($card, $from, $to)),
            None => None,
        }
    };
    ($card:ident: $from:expr => $to:expr) => {
        Some((Some($card), $from, $to))
    };
}

/// Whether an event with this column `audience` has a secret.
macro_rules! has_secret {
    (Everyone) => {
        false
    };
    ($($who:tt)*) => {
        true
    };
}

/// A row: what happened; the tag, the name, the spelling in JSON and in other languages, and the fields; and then
///
/// - `stage`: when it can come, a [`Stage`] or several;
/// - `audience`: who learns its secret ([`Audience`]); `Everyone` where there is none;
/// - `reveals`: whether a decision that it followed from can no longer be taken back ([`Notice::reveals`]);
/// - `moves`: the card that moves, if a single one does;
/// - `awaits`: what the game waits for afterwards ([`Awaits`]);
/// - `changes`: what else it changes besides what all see ([`Changes`]).
macro_rules! define {
    ($(
        $(#[doc = $about:literal])*
        $tag:literal $variant:ident $spelling:literal
        $( { $( $(#[doc = $means:literal])* $field:ident: $type:ty, )* } )? => {
            stage: $($stage:ident)|+; audience: $who:ident $(($($whose:ident),+))?; reveals: $reveals:expr;
            moves: [$($moves:tt)*]; awaits: $awaits:ident; changes: $changes:expr
        }
    )*) => {
        /// The side of an event that the whole table sees (TAB-5). Its fixed tag, which logs and other languages store,
        /// is [`Notice::tag`].
        ///
        /// ```
        /// use grizzled_core::{Command, Event, Game, Notice, Scenario, Seat, Seeded, Setup};
        ///
        /// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
        /// let (mut chance, mut log) = (Seeded::new(1), Vec::<Event>::new());
        /// let mut game = Game::new(Scenario::base(3).rules()?, &setup, &mut chance, &mut log)?;
        /// game.apply(Seat::S0, &Command::Intensity(3), &mut chance, &mut log)?;
        ///
        /// // Everyone sees that seat 1 was dealt three cards, and not which.
        /// let to_seat_1 = |event: &&Event| event.notice == Notice::Dealt { seat: Seat::S1 };
        /// assert_eq!(log.iter().filter(to_seat_1).count(), 3);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        ///
        /// Exhaustive: whoever follows a game has to know every event, and is to learn of a new one when it is compiled.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum Notice {
            $(
                $(#[doc = $about])*
                #[cfg_attr(feature = "serde", serde(rename = $spelling))]
                $variant $( { $( $(#[doc = $means])* $field: $type, )* } )?,
            )*
        }

        impl EventKind {
            /// Every kind of event, by its tag.
            pub const ALL: &'static [Self] = &[$(Self {
                tag: $tag,
                name: $spelling,
                about: concat!($($about, "\n",)*),
                fields: &[$($(EventField {
                    name: stringify!($field),
                    about: concat!($($means, "\n",)*),
                    kind: <$type as IsField>::KIND,
                },)*)?],
                has_secret: has_secret!($who),
            },)*];
        }

        #[allow(unused_variables)]
        impl Notice {
            /// The fixed tag: 1 to 37, and from 64 on for events of the modules.
            #[must_use]
            #[inline(always)]
            pub const fn tag(&self) -> u8 {
                match self {
                    $( Self::$variant { .. } => $tag, )*
                }
            }

            /// Shows each field with its name, in the order of [`EventKind::fields`].
            pub fn visit(&self, mut see: impl FnMut(&'static str, FieldValue)) {
                match *self {
                    $( Self::$variant { $($($field,)*)? } => { $($( see(stringify!($field), $field.value()); )*)? } )*
                }
            }

            /// Who learns the secret that goes with this notice (TAB-5, ORD-2, HH-4, DUO-2).
            #[must_use]
            pub const fn audience(&self) -> Audience {
                match *self {
                    $( Self::$variant { $($($field,)*)? } => Audience::$who $(($($whose),+))?, )*
                }
            }

            /// Whether a decision that this event followed from can no longer be taken back: a card or tile that was
            /// hidden has been seen by someone, a pile was shuffled, or a tile was drawn.
            ///
            /// What falls by chance at the set-up is nobody's decision and does not count.
            #[must_use]
            pub const fn reveals(&self) -> bool {
                match *self {
                    $( Self::$variant { $($($field,)*)? } => $reveals, )*
                }
            }

            /// Whether it can come at this stage.
            pub(crate) const fn can_come(&self, stage: Stage) -> bool {
                match self {
                    $( Self::$variant { .. } => matches!(stage, $(Stage::$stage)|+), )*
                }
            }

            /// The single card that moves, where the table sees it, from where and to where.
            #[inline(always)]
            pub(crate) const fn card_move(&self) -> Option<(Option<CardId>, Zone, Zone)> {
                use Zone::{BottomOfTrials, Discards, Hand, Knocks, NoMansLand, Open, Recruit, Trials};
                match *self {
                    $( Self::$variant { $($($field,)*)? } => card_move!($($moves)*), )*
                }
            }

            /// What the game waits for afterwards.
            #[inline(always)]
            pub(crate) const fn awaits(&self) -> Awaits {
                match self {
                    $( Self::$variant { .. } => Awaits::$awaits, )*
                }
            }

            /// What it changes besides what all see.
            #[inline(always)]
            pub(crate) const fn changes(&self) -> Changes {
                use Changes::{Help, Holdings, HoldingsOfBoth, Modifier, Modules, Table};
                match *self {
                    $( Self::$variant { $($($field,)*)? } => $changes, )*
                }
            }
        }
    };
}

macro_rules! with_modules {
    ($($trials:tt)*) => { modules! { define $($trials)* } };
}

trials!(with_modules);

/// Defines a pattern that stands for all these rows, so that a match without a rest can have them elsewhere.
macro_rules! pattern {
    ($name:ident $(
        $(#[doc = $about:literal])* $tag:literal $variant:ident $spelling:literal $({ $($fields:tt)* })? => $columns:tt
    )*) => {
        macro_rules! $name {
            () => { $( $crate::vocabulary::Notice::$variant { .. } )|* };
        }
        pub(crate) use $name;
    };
}

trials!(pattern of_the_trials);
modules!(pattern of_a_module);

impl Notice {
    /// Whether this happens with modules alone: nothing of the base game does.
    #[inline(always)]
    pub(crate) const fn is_of_a_module(&self) -> bool {
        matches!(self, of_a_module!())
    }
}
