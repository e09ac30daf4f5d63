//! The numbers that cross the border, under their C names. A number that core has is taken from core.

mod commands;
mod events;
mod front;
mod statuses;

pub use commands::*;
pub use events::*;
pub use front::*;
pub use statuses::*;

/// One constant of the header.
pub struct Row {
    /// Its C name.
    pub name: &'static str,
    /// Its number.
    pub value: i64,
    /// What it means, with a space before and a NUL behind.
    pub text: &'static str,
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

/// All tables, in the order of the header.
pub const TABLES: [Table; 20] = [
    GENERAL,
    STATUSES,
    MODES,
    LEVELS,
    VIEWERS,
    OUTCOMES,
    COMMANDS,
    RELIEFS,
    CHOICES,
    THREATS,
    TILES,
    EVENTS,
    FRONT_EVENTS,
    FLAGS,
    ORIGINS,
    SOURCES,
    PAUSES,
    TERMS,
    SWITCHES,
    SECRETS,
];
