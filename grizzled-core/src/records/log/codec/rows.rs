//! The words of a table, and which of them stand in a value.

use super::Output;

/// A row of a table, where it is written: with the name of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::records::log) struct Word {
    /// The name of its table.
    pub(in crate::records::log) table: &'static str,
    /// What it is in bytes.
    pub(in crate::records::log) tag: u8,
    /// What it is in JSON.
    pub(in crate::records::log) word: &'static str,
    /// The vocabulary that it came with.
    pub(in crate::records::log) since: u16,
}

/// One row of a table.
#[derive(Clone, Copy)]
pub(in crate::records::log) struct Row {
    tag: u8,
    word: &'static str,
    since: u16,
}

impl Row {
    /// A row that was there from the beginning.
    pub(in crate::records::log) const fn first(tag: u8, word: &'static str) -> Self {
        Self { tag, word, since: 1 }
    }

    /// The row, which came with this vocabulary.
    pub(in crate::records::log) const fn since(self, since: u16) -> Self {
        Self { since, ..self }
    }

    /// The row in the table of this name.
    pub(in crate::records::log) const fn of(self, table: &'static str) -> Word {
        Word { table, tag: self.tag, word: self.word, since: self.since }
    }
}

/// The rows of one kind of value, with tags and words of their own.
pub(in crate::records::log) struct Rows {
    pub(in crate::records::log) name: &'static str,
    pub(in crate::records::log) rows: &'static [Row],
}

impl Rows {
    /// The newest vocabulary that has a row in one of these tables.
    pub(in crate::records::log) const fn newest(tables: &[&[Self]]) -> u16 {
        let (mut newest, mut table) = (1, 0);
        while table < tables.len() {
            let mut kind = 0;
            while kind < tables[table].len() {
                let rows = tables[table][kind].rows;
                let mut row = 0;
                while row < rows.len() {
                    newest = if rows[row].since > newest { rows[row].since } else { newest };
                    row += 1;
                }
                kind += 1;
            }
            table += 1;
        }
        newest
    }

    /// The tag of a word.
    #[cfg(feature = "json")]
    pub(super) fn tag_of(&self, word: &str) -> Option<u8> {
        self.rows.iter().find(|row| row.word == word).map(|row| row.tag)
    }

    /// What stands for a struct.
    pub(in crate::records::log) const fn of_fields(name: &'static str) -> Self {
        Self { name, rows: &[FIELDS] }
    }

    /// All its words.
    #[cfg(any(test, feature = "testkit"))]
    pub(in crate::records::log) fn words(&self) -> impl Iterator<Item = Word> + use<> {
        let (table, rows) = (self.name, self.rows);
        rows.iter().map(move |row| row.of(table))
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
        self.0(FIELDS.of(table));
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
const FIELDS: Row = Row::first(0, "fields");

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &[Row] = &[Row::first(1, "one"), Row::first(2, "two")];
    const NEW: &[Row] = &[Row::first(1, "one"), Row::first(2, "two").since(4), Row::first(3, "three").since(3)];

    #[test]
    fn the_newest_row_of_all_tables_counts() {
        let [old, new] = [OLD, NEW].map(|rows| Rows { name: "", rows });
        assert_eq!(Rows::newest(&[]), 1);
        assert_eq!(Rows::newest(&[&[Rows { ..old }], &[]]), 1);
        let again = || [Rows { ..old }, Rows { ..new }];
        assert_eq!(Rows::newest(&[&again()]), 4);
        assert_eq!(Rows::newest(&[&[], &again(), &[Rows { ..old }]]), 4);
        assert_eq!(Rows::newest(&[&[Rows { ..old }], &[new]]), 4);
    }
}
