//! The words of a table, and which of them stand in a value.

use super::Output;

/// One row of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::records::log) struct Word {
    /// The name of its table.
    pub(in crate::records::log) table: &'static str,
    /// What it is in bytes.
    pub(in crate::records::log) tag: u8,
    /// What it is in JSON.
    pub(in crate::records::log) word: &'static str,
}

/// The rows of one kind of value, with tags and words of their own.
pub(in crate::records::log) struct Rows {
    pub(in crate::records::log) name: &'static str,
    pub(in crate::records::log) rows: &'static [(u8, &'static str)],
}

impl Rows {
    /// The tag of a word.
    #[cfg(feature = "json")]
    pub(super) fn tag_of(&self, word: &str) -> Option<u8> {
        self.rows.iter().find(|(_, known)| *known == word).map(|(tag, _)| *tag)
    }

    /// What stands for a struct.
    #[cfg(any(test, feature = "testkit"))]
    pub(in crate::records::log) const fn of_fields(name: &'static str) -> Self {
        Self { name, rows: &[(0, FIELDS)] }
    }

    /// All its words.
    #[cfg(any(test, feature = "testkit"))]
    pub(in crate::records::log) fn words(&self) -> impl Iterator<Item = Word> + use<> {
        let (table, rows) = (self.name, self.rows);
        rows.iter().map(move |&(tag, word)| Word { table, tag, word })
    }
}

/// Writes nothing down, and calls a function with each word that would be written. Inlined where the word is known.
pub(in crate::records::log) struct Words<F>(pub(in crate::records::log) F);

impl<F: FnMut(Word)> Output for Words<F> {
    const LISTS: bool = true;

    #[inline(always)]
    fn kind(&mut self, word: Word) {
        self.0(word);
    }

    #[inline(always)]
    fn open_kind(&mut self, word: Word) {
        self.0(word);
    }

    #[inline(always)]
    fn open_fields(&mut self, table: &'static str) {
        self.0(Word { table, tag: 0, word: FIELDS });
    }

    fn number(&mut self, _: u8) {}
    fn signed(&mut self, _: i8) {}
    fn flag(&mut self, _: bool) {}
    fn present(&mut self, _: bool) {}
    fn open_list(&mut self, _: usize) {}
    fn open_fixed_list(&mut self) {}
    fn item(&mut self) {}
    fn close_list(&mut self) {}
    fn field(&mut self, _: &'static str) {}
    fn close_fields(&mut self) {}
    fn close_kind(&mut self) {}
}

/// What stands for the fields of a struct, which are always written together.
const FIELDS: &str = "fields";
