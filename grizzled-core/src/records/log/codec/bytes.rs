//! Values as bytes: each in one way only, so that what is read can be written again to the same bytes.

use super::{Input, Output, Rows, Word};
use crate::records::log::Fault;
use alloc::vec::Vec;

/// Bytes that are still to be read.
#[derive(Clone, Copy)]
pub(in crate::records::log) struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    pub(in crate::records::log) const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(in crate::records::log) const fn len(&self) -> usize {
        self.rest.len()
    }

    pub(in crate::records::log) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next `len` bytes.
    pub(in crate::records::log) fn take(&mut self, len: usize) -> Result<&'a [u8], Fault> {
        let (taken, rest) = self.rest.split_at_checked(len).ok_or(Fault::Truncated)?;
        self.rest = rest;
        Ok(taken)
    }

    pub(in crate::records::log) fn array<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let (taken, rest) = self.rest.split_first_chunk().ok_or(Fault::Truncated)?;
        self.rest = rest;
        Ok(*taken)
    }

    pub(in crate::records::log) fn byte(&mut self) -> Result<u8, Fault> {
        self.array().map(|[byte]| byte)
    }

    /// What has a length before it, to its last byte.
    pub(in crate::records::log) fn whole<T>(
        bytes: &'a [u8],
        read: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut input = Self::new(bytes);
        let value = read(&mut input)?;
        if input.is_empty() { Ok(value) } else { Err(Fault::TrailingBytes) }
    }
}

/// A length: seven bits to a byte, the low ones first, no byte more than it needs, below 2^14.
pub(in crate::records::log) fn write_len(len: usize, to: &mut Vec<u8>) {
    debug_assert!(len < 1 << 14, "nothing in a log is so long");
    if len < 128 {
        to.push(len as u8);
    } else {
        to.extend([len as u8 | 128, (len >> 7) as u8]);
    }
}

pub(in crate::records::log) fn read_len(from: &mut Bytes<'_>) -> Result<usize, Fault> {
    let low = from.byte()?;
    if low < 128 {
        return Ok(low.into());
    }
    match from.byte()? {
        high @ 1..128 => Ok(usize::from(low & 127) + usize::from(high) * 128),
        _ => Err(Fault::OutOfRange),
    }
}

impl Output for Vec<u8> {
    const LISTS: bool = false;

    fn number(&mut self, number: u8) {
        self.push(number);
    }

    fn signed(&mut self, number: i8) {
        self.extend(number.to_le_bytes());
    }

    fn flag(&mut self, yes: bool) {
        self.push(yes.into());
    }

    fn present(&mut self, yes: bool) {
        self.flag(yes);
    }

    fn open_list(&mut self, len: usize) {
        write_len(len, self);
    }

    fn kind(&mut self, word: Word) {
        self.push(word.tag);
    }

    fn open_kind(&mut self, word: Word) {
        self.push(word.tag);
    }

    fn open_fixed_list(&mut self) {}
    fn item(&mut self) {}
    fn close_list(&mut self) {}
    fn open_fields(&mut self, _: &'static str) {}
    fn field(&mut self, _: &'static str) {}
    fn close_fields(&mut self) {}
    fn close_kind(&mut self) {}
}

impl Input for Bytes<'_> {
    const LISTS: bool = false;
    type Error = Fault;

    fn number(&mut self) -> Result<u8, Fault> {
        self.byte()
    }

    fn signed(&mut self) -> Result<i8, Fault> {
        self.array().map(i8::from_le_bytes)
    }

    fn flag(&mut self) -> Result<bool, Fault> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Fault::OutOfRange),
        }
    }

    fn present(&mut self) -> Result<bool, Fault> {
        self.flag()
    }

    fn list(&mut self, mut item: impl FnMut(&mut Self) -> Result<(), Fault>) -> Result<(), Fault> {
        let len = read_len(self)?;
        (0..len).try_for_each(|_| item(self))
    }

    fn has_more(&self) -> bool {
        !self.is_empty()
    }

    fn tag(&mut self, _: &Rows) -> Result<u8, Fault> {
        self.byte()
    }

    fn wrong(&self, fault: Fault) -> Fault {
        fault
    }

    fn unknown(&self, tag: u8) -> Fault {
        Fault::UnknownTag(tag)
    }

    fn no_such(&self, _: &'static str, _: u8) -> Fault {
        Fault::OutOfRange
    }

    fn open_fixed_list(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    fn item(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    fn close_list(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    fn open_fields(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    fn field(&mut self, _: &'static str) -> Result<(), Fault> {
        Ok(())
    }

    fn close_fields(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    fn expect_fields(&mut self, _: bool) -> Result<(), Fault> {
        Ok(())
    }

    fn close_kind(&mut self) -> Result<(), Fault> {
        Ok(())
    }
}
