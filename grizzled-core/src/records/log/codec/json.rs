//! Values as JSON without spaces, each in one way only: what is written otherwise is refused at the place where it differs.

use super::{Input, Output, Rows, Word};
use crate::records::log::{Fault, LogError};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{Display, Write};

/// A line of JSON that is being written.
#[derive(Default)]
pub(in crate::records::log) struct Json(String);

impl Json {
    pub(in crate::records::log) fn into_text(self) -> String {
        self.0
    }

    pub(in crate::records::log) fn as_str(&self) -> &str {
        &self.0
    }

    /// These characters as they are.
    pub(in crate::records::log) fn raw(&mut self, text: &str) {
        self.0.push_str(text);
    }

    pub(in crate::records::log) fn decimal(&mut self, number: impl Display) {
        // A string takes whatever is written to it.
        let _ = write!(self.0, "{number}");
    }

    /// A string in which nothing needs an escape.
    pub(in crate::records::log) fn quoted(&mut self, plain: &str) {
        self.0.push('"');
        self.0.push_str(plain);
        self.0.push('"');
    }

    /// Any string.
    pub(in crate::records::log) fn string(&mut self, text: &str) {
        self.0.push_str(&serde_json::to_string(text).unwrap_or_default());
    }

    /// What stands between one thing and the next.
    fn separate(&mut self) {
        if !self.0.ends_with(['[', '{']) {
            self.0.push(',');
        }
    }
}

impl Output for Json {
    const LISTS: bool = true;

    fn number(&mut self, number: u8) {
        self.decimal(number);
    }

    fn signed(&mut self, number: i8) {
        self.decimal(number);
    }

    fn flag(&mut self, yes: bool) {
        self.raw(if yes { "true" } else { "false" });
    }

    fn present(&mut self, yes: bool) {
        if !yes {
            self.raw("null");
        }
    }

    fn open_list(&mut self, _: usize) {
        self.raw("[");
    }

    fn open_fixed_list(&mut self) {
        self.raw("[");
    }

    fn item(&mut self) {
        self.separate();
    }

    fn close_list(&mut self) {
        self.raw("]");
    }

    fn open_fields(&mut self, _: &'static str) {
        self.raw("{");
    }

    fn field(&mut self, name: &'static str) {
        self.separate();
        self.quoted(name);
        self.raw(":");
    }

    fn close_fields(&mut self) {
        self.raw("}");
    }

    fn kind(&mut self, word: Word) {
        self.quoted(word.word);
    }

    fn open_kind(&mut self, word: Word) {
        self.raw("{");
        self.quoted(word.word);
        self.raw(":");
    }

    fn close_kind(&mut self) {
        self.raw("}");
    }
}

/// What is wrong in a line, and how many bytes stand before it.
#[derive(Debug)]
pub(in crate::records::log) struct Misspelt {
    pub(in crate::records::log) at: usize,
    pub(in crate::records::log) what: String,
}

impl Misspelt {
    pub(in crate::records::log) fn in_line(self, line: usize) -> LogError {
        LogError::Line { line, column: self.at + 1, what: self.what }
    }
}

/// A line of JSON that is being read.
pub(in crate::records::log) struct JsonLine<'a> {
    text: &'a str,
    at: usize,
    /// Where that begins which was read last.
    last: usize,
    /// Whether fields follow the word that was read last.
    has_fields: bool,
}

impl<'a> JsonLine<'a> {
    pub(in crate::records::log) const fn new(text: &'a str) -> Self {
        Self { text, at: 0, last: 0, has_fields: false }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Whether these characters come next; if so, they are read.
    pub(in crate::records::log) fn skip(&mut self, expected: &str) -> bool {
        self.last = self.at;
        let found = self.rest().starts_with(expected);
        if found {
            self.at += expected.len();
        }
        found
    }

    /// Whether the field of this name comes next; if so, its name is read.
    pub(in crate::records::log) fn skips_field(&mut self, name: &str) -> bool {
        let start = self.at;
        let found = self.separate().is_ok() && self.skip("\"") && self.skip(name) && self.skip("\":");
        if !found {
            self.at = start;
        }
        found
    }

    /// These characters come next.
    pub(in crate::records::log) fn expect(&mut self, expected: &str) -> Result<(), Misspelt> {
        if self.skip(expected) {
            return Ok(());
        }
        let same = self.rest().bytes().zip(expected.bytes()).take_while(|(one, other)| one == other).count();
        Err(Misspelt { at: self.at + same, what: "this is not written as this engine writes it".to_owned() })
    }

    /// The line ends here.
    pub(in crate::records::log) fn end(&mut self) -> Result<(), Misspelt> {
        if self.rest().is_empty() { Ok(()) } else { self.expect("\n") }
    }

    /// The characters up to one that `is_over` finds.
    fn take_until(&mut self, is_over: impl Fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        self.last = self.at;
        let taken = &rest[..rest.bytes().position(is_over).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    /// A whole number without sign, in the one way to write it.
    pub(in crate::records::log) fn decimal(&mut self) -> Result<u64, Misspelt> {
        let digits = self.take_until(|byte| !byte.is_ascii_digit());
        let is_short = digits.len() == 1 || !digits.starts_with('0');
        digits
            .parse()
            .ok()
            .filter(|_| is_short)
            .ok_or_else(|| self.refuse("this is not written as this engine writes it"))
    }

    /// A string in which nothing needs an escape.
    pub(in crate::records::log) fn quoted(&mut self) -> Result<&'a str, Misspelt> {
        self.expect("\"")?;
        let word = self.take_until(|byte| matches!(byte, b'"' | b'\\'));
        let start = self.last;
        self.expect("\"")?;
        self.last = start;
        Ok(word)
    }

    /// Any string.
    pub(in crate::records::log) fn string(&mut self) -> Result<String, Misspelt> {
        let text: String = serde_json::from_str(&self.rest()[..self.string_len()]).unwrap_or_default();
        let mut again = Json::default();
        again.string(&text);
        self.expect(again.as_str())?;
        Ok(text)
    }

    /// How many bytes there are up to the quotation mark that ends a string.
    fn string_len(&self) -> usize {
        let mut escaped = true;
        let is_end = |byte: u8| {
            let ends = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            ends
        };
        self.rest().bytes().position(is_end).map_or(0, |end| end + 1)
    }

    /// What was read last is wrong.
    pub(in crate::records::log) fn refuse(&self, what: &str) -> Misspelt {
        Misspelt { at: self.last, what: what.to_owned() }
    }

    fn separate(&mut self) -> Result<(), Misspelt> {
        let is_first = self.text[..self.at].ends_with(['[', '{']);
        if is_first { Ok(()) } else { self.expect(",") }
    }
}

impl Input for JsonLine<'_> {
    const LISTS: bool = true;
    type Error = Misspelt;

    fn number(&mut self) -> Result<u8, Misspelt> {
        let number = self.decimal()?;
        u8::try_from(number).map_err(|_| self.refuse("this is a number from 0 to 255"))
    }

    fn signed(&mut self) -> Result<i8, Misspelt> {
        let start = self.at;
        let is_negative = self.skip("-");
        let number = i64::try_from(self.decimal()?).unwrap_or(i64::MAX);
        self.last = start;
        let signed = i8::try_from(if is_negative { -number } else { number }).ok();
        signed
            .filter(|&signed| (signed < 0) == is_negative)
            .ok_or_else(|| self.refuse("this is a number from -128 to 127"))
    }

    fn flag(&mut self) -> Result<bool, Misspelt> {
        if self.skip("true") { Ok(true) } else { self.expect("false").map(|()| false) }
    }

    fn present(&mut self) -> Result<bool, Misspelt> {
        Ok(!self.skip("null"))
    }

    fn list(&mut self, mut item: impl FnMut(&mut Self) -> Result<(), Misspelt>) -> Result<(), Misspelt> {
        self.expect("[")?;
        while !self.skip("]") {
            self.separate()?;
            item(self)?;
        }
        Ok(())
    }

    fn open_fixed_list(&mut self) -> Result<(), Misspelt> {
        self.expect("[")
    }

    fn item(&mut self) -> Result<(), Misspelt> {
        self.separate()
    }

    fn close_list(&mut self) -> Result<(), Misspelt> {
        self.expect("]")
    }

    fn open_fields(&mut self) -> Result<(), Misspelt> {
        self.expect("{")
    }

    fn field(&mut self, name: &'static str) -> Result<(), Misspelt> {
        self.separate()?;
        self.expect("\"")?;
        self.expect(name)?;
        self.expect("\":")
    }

    fn has_more(&self) -> bool {
        self.rest().starts_with(',')
    }

    fn close_fields(&mut self) -> Result<(), Misspelt> {
        self.expect("}")
    }

    fn tag(&mut self, table: &Rows) -> Result<u8, Misspelt> {
        let has_fields = self.skip("{");
        let word = self.quoted()?;
        let unknown = || self.refuse(&format!("there is no {} \"{word}\"", table.name));
        let tag = table.tag_of(word).ok_or_else(unknown)?;
        self.has_fields = has_fields;
        if has_fields { self.expect(":").map(|()| tag) } else { Ok(tag) }
    }

    fn expect_fields(&mut self, expected: bool) -> Result<(), Misspelt> {
        if self.has_fields == expected {
            Ok(())
        } else {
            Err(self.refuse("this is not written as this engine writes it"))
        }
    }

    fn close_kind(&mut self) -> Result<(), Misspelt> {
        self.expect("}")
    }

    fn wrong(&self, fault: Fault) -> Misspelt {
        self.refuse(&fault.to_string())
    }

    fn unknown(&self, tag: u8) -> Misspelt {
        self.wrong(Fault::UnknownTag(tag))
    }

    fn no_such(&self, thing: &'static str, number: u8) -> Misspelt {
        self.refuse(&format!("there is no {thing} {number}"))
    }
}
