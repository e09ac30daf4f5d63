//! A piece of a text that knows where it stands.

use super::error::{Fault, NotationErrorKind};
use alloc::string::String;
use core::str::FromStr;

/// An error quotes at most so many letters of a wrong piece, so that an error is small however long the text.
const MOST_QUOTED: usize = 24;

/// A piece of a text, and the bytes before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl<'a> Token<'a> {
    /// A whole text.
    pub(super) const fn of(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The piece from the byte `from` on, up to `to`.
    fn part(self, from: usize, to: usize) -> Self {
        Self { text: self.text.get(from..to).unwrap_or_default(), at: self.at + from }
    }

    /// What stands before the byte `at`, and what from there on.
    fn cut(self, at: usize) -> (Self, Self) {
        (self.part(0, at), self.part(at, self.text.len()))
    }

    /// The pieces between these characters.
    pub(super) fn split(self, by: char) -> impl Iterator<Item = Self> {
        let mut from = 0;
        self.text.split(by).map(move |piece| {
            let token = self.part(from, from + piece.len());
            from += piece.len() + by.len_utf8();
            token
        })
    }

    /// The pieces between blanks.
    pub(super) fn words(self) -> impl Iterator<Item = Self> {
        let mut rest = self.trim();
        core::iter::from_fn(move || {
            let (word, after) = rest.first_word();
            rest = after;
            (!word.text.is_empty()).then_some(word)
        })
    }

    /// The first piece up to a blank, and what follows after the blanks.
    pub(super) fn first_word(self) -> (Self, Self) {
        let trimmed = self.trim();
        let (word, rest) = trimmed.cut(trimmed.text.find(char::is_whitespace).unwrap_or(trimmed.text.len()));
        (word, rest.trim())
    }

    /// The piece without blanks at its ends.
    pub(super) fn trim(self) -> Self {
        let start = self.text.len() - self.text.trim_start().len();
        self.part(start, start + self.text.trim().len())
    }

    /// What stands before the first such character, and what after it.
    pub(super) fn split_once(self, by: char) -> Option<(Self, Self)> {
        let at = self.text.find(by)?;
        Some((self.part(0, at), self.part(at + by.len_utf8(), self.text.len())))
    }

    /// What follows after this beginning.
    pub(super) fn after(self, start: &str) -> Option<Self> {
        self.text.starts_with(start).then(|| self.part(start.len(), self.text.len()))
    }

    /// What stands before this end.
    pub(super) fn before(self, end: &str) -> Option<Self> {
        self.text.ends_with(end).then(|| self.part(0, self.text.len() - end.len()))
    }

    /// The name in front, and the digits behind it.
    pub(super) fn name_and_digits(self) -> (Self, Self) {
        self.cut(self.text.trim_end_matches(|c: char| c.is_ascii_digit()).len())
    }

    /// A number that fits into a byte.
    pub(super) fn number(self) -> Result<u8, Fault> {
        self.digits().ok_or_else(|| self.unknown("number", "one from 0 to 255"))
    }

    /// A number of digits alone, without a sign.
    pub(super) fn digits<N: FromStr>(self) -> Option<N> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        self.text.parse().ok().filter(|_| digits)
    }

    /// A fault here.
    pub(super) const fn fault(self, what: NotationErrorKind) -> Fault {
        Fault { at: self.at, what }
    }

    /// Here something else is expected.
    pub(super) fn unknown(self, what: &'static str, expected: &'static str) -> Fault {
        self.fault(NotationErrorKind::Unknown { found: self.quoted(), what, expected })
    }

    /// The piece stands here a second time.
    pub(super) fn twice(self) -> Fault {
        self.fault(NotationErrorKind::Twice(self.quoted()))
    }

    fn quoted(self) -> String {
        self.text.chars().take(MOST_QUOTED).collect()
    }
}
