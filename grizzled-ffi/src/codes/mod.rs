//! The numbers that cross the boundary, under their C names. A number that core has is taken from core.

mod actions;
mod campaigns;
mod cards;
mod commands;
mod earlier;
mod events;
mod fingerprint;
mod games;
mod modules;
mod statuses;
mod views;

pub use actions::*;
pub use campaigns::*;
pub use cards::*;
pub use commands::*;
pub(crate) use earlier::*;
pub use events::*;
pub use fingerprint::*;
pub use games::*;
pub use modules::*;
pub use statuses::*;
pub use views::*;

/// One constant of the header.
pub struct Row {
    /// Its C name.
    pub name: &'static str,
    /// Its number.
    pub value: i64,
    /// What it means, with a space before and a NUL behind.
    pub text: &'static str,
}

impl Row {
    /// What it means.
    #[must_use]
    pub fn words(&self) -> &'static str {
        self.text.trim_matches([' ', '\0'])
    }
}

/// Constants that belong together.
pub struct Table {
    /// What they are.
    pub title: &'static str,
    /// The constants, in the order of the header.
    pub rows: &'static [Row],
}

/// Declares constants, and the table that the header is made from.
macro_rules! codes {
    ($(#[doc = $title:literal])+ $table:ident: $kind:ty {
        $($(#[doc = $text:literal])+ $name:ident = $value:expr;)+
    }) => {
        $($(#[doc = $text])+ pub const $name: $kind = $value;)+

        $(#[doc = $title])+
        pub const $table: $crate::codes::Table = $crate::codes::Table {
            title: concat!($($title),+),
            rows: &[$($crate::codes::Row {
                name: stringify!($name),
                value: $name as i64,
                text: concat!($($text,)+ "\0"),
            }),+],
        };
    };
}
pub(crate) use codes;

/// All tables of this crate, in the order of the header. The first one stands before the functions.
pub const TABLES: [Table; 44] = [
    INTERFACE,
    GENERAL,
    STATUSES,
    LANGUAGES,
    VIEWERS,
    SETTINGS,
    SEATINGS,
    CHARM_RELIEFS,
    HELP_PLANS,
    STARTS,
    OUTCOMES,
    LISTS,
    FACES,
    DIFFICULTIES,
    HELP_KINDS,
    PROVENANCES,
    WORDS,
    PARTS,
    COMMANDS,
    RELIEFS,
    CHOICES,
    THREATS,
    TILES,
    FLAGS,
    ORIGINS,
    SOURCES,
    PAUSES,
    TERMS,
    SWITCHES,
    SECRETS,
    MISSIONS,
    AGENDAS,
    ANSWERS,
    KNOWNS,
    PILES,
    BOTS,
    SAVES,
    FORMS,
    STEPS,
    GROUP_CHOICES,
    ACTIONS,
    INSTEADS,
    STEPPED,
    BATCH_FLAGS,
];
