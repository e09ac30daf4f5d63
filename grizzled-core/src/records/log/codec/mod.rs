//! How values are written and read, whatever they are: [`Spelt`] says what stands in a value, an [`Output`] and an [`Input`]
//! say how that is written down. So bytes and lines of JSON follow from one table and cannot come apart.
//!
//! Nothing here knows a word or a number of a game: those stand in tables, made with the macros of `tables`.

mod bytes;
#[cfg(feature = "json")]
mod json;
mod rows;
mod tables;
mod values;

pub(super) use bytes::{Bytes, read_len, write_len};
#[cfg(feature = "json")]
pub(super) use json::{Json, JsonLine, Misspelt};
pub(super) use rows::{Row, Rows, Word, Words};
pub(super) use tables::{fields, numbered, numbers, read_row, row, tagged, words, write_row};
pub(super) use values::write_list;

use super::Fault;

/// A value as one set of tables writes it. `Tables` is the name of the set, so that each set writes the same type in its own way.
pub(super) trait Spelt<Tables>: Sized {
    fn write<O: Output>(&self, to: &mut O);
    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error>;
}

/// One of several kinds, each with a tag and a word.
pub(super) trait Tagged<Tables>: Spelt<Tables> {
    const ROWS: &'static [Row];

    /// The kind with this tag, whose fields follow.
    fn read_tagged<I: Input>(tag: u8, from: &mut I) -> Result<Self, I::Error>;
}

/// A value that is nothing but a number.
pub(super) trait Numbered<Tables>: Sized + Copy {
    fn number(self) -> u8;
    fn from_number(number: u8) -> Option<Self>;

    /// All values, in the order of their numbers, which leave out none.
    fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map_while(Self::from_number)
    }
}

/// Where values are written to.
pub(super) trait Output {
    /// Whether sets are written as lists of what is in them, and not as bits.
    const LISTS: bool;

    fn number(&mut self, number: u8);
    fn signed(&mut self, number: i8);
    fn flag(&mut self, yes: bool);
    /// What comes before a value that may be missing; if it is, nothing follows.
    fn present(&mut self, yes: bool);

    /// A list of so many items. Each is preceded by [`Output::item`], also in a list whose length is fixed.
    fn open_list(&mut self, len: usize);
    fn open_fixed_list(&mut self);
    fn item(&mut self);
    fn close_list(&mut self);

    fn open_fields(&mut self, table: &'static str);
    fn field(&mut self, name: &'static str);
    fn close_fields(&mut self);

    /// A kind without fields.
    fn kind(&mut self, word: Word);
    /// A kind with fields, which follow.
    fn open_kind(&mut self, word: Word);
    fn close_kind(&mut self);
}

/// Where values are read from: each method reads what the method of this name in [`Output`] has written.
pub(super) trait Input: Sized {
    const LISTS: bool;
    type Error;

    fn number(&mut self) -> Result<u8, Self::Error>;
    fn signed(&mut self) -> Result<i8, Self::Error>;
    fn flag(&mut self) -> Result<bool, Self::Error>;
    fn present(&mut self) -> Result<bool, Self::Error>;

    /// Calls `item` for each item of a list, however long it is.
    fn list(&mut self, item: impl FnMut(&mut Self) -> Result<(), Self::Error>) -> Result<(), Self::Error>;
    fn open_fixed_list(&mut self) -> Result<(), Self::Error>;
    fn item(&mut self) -> Result<(), Self::Error>;
    fn close_list(&mut self) -> Result<(), Self::Error>;

    fn open_fields(&mut self) -> Result<(), Self::Error>;
    fn field(&mut self, name: &'static str) -> Result<(), Self::Error>;
    /// Whether another field follows before the end.
    fn has_more(&self) -> bool;
    fn close_fields(&mut self) -> Result<(), Self::Error>;

    /// The tag of the kind that comes next.
    fn tag(&mut self, table: &Rows) -> Result<u8, Self::Error>;
    /// Whether fields of that kind follow is for its row to say.
    fn expect_fields(&mut self, expected: bool) -> Result<(), Self::Error>;
    fn close_kind(&mut self) -> Result<(), Self::Error>;

    /// What was read last is wrong.
    fn wrong(&self, fault: Fault) -> Self::Error;
    /// No row of a table has the tag that was read last.
    fn unknown(&self, tag: u8) -> Self::Error;
    /// There is no such thing with the number that was read last.
    fn no_such(&self, thing: &'static str, number: u8) -> Self::Error;
}
