//! Texts that stand still: C reads them where they lie and never frees them.

use crate::codes::{Row, STATUSES};
use core::ffi::{CStr, c_char};
use grizzled_core::{Reason, RuleId};
use std::string::ToString;
use std::sync::LazyLock;

const UNKNOWN: &CStr = c"unknown";

/// Room for the longest text and its NUL.
const ROOM: usize = 64;

/// A text for each number that has one; the others begin with NUL.
struct Texts([[u8; ROOM]; 256]);

impl Texts {
    fn new(texts: impl Iterator<Item = (u8, String)>) -> Self {
        let mut all = Self([[0; ROOM]; 256]);
        for (number, text) in texts {
            let place = &mut all.0[usize::from(number)];
            // The last byte stays NUL.
            place.iter_mut().take(ROOM - 1).zip(text.bytes()).for_each(|(at, byte)| *at = byte);
        }
        all
    }

    fn get(&self, number: u32) -> *const c_char {
        let text = self.0.get(number as usize).filter(|text| text[0] != 0);
        text.map_or(UNKNOWN.as_ptr(), |text| text.as_ptr().cast())
    }
}

static RULES: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(RuleId::all().map(|rule| (rule.number(), rule.to_string()))));
static REASON_TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(Reason::ALL.into_iter().map(|reason| (reason.number(), reason.to_string()))));

pub(crate) fn rule(number: u32) -> *const c_char {
    RULES.get(number)
}

pub(crate) fn reason(number: u32) -> *const c_char {
    REASON_TEXTS.get(number)
}

pub(crate) fn status(number: i32) -> *const c_char {
    let row = STATUSES.rows.iter().find(|row| row.value == i64::from(number));
    row.map_or(UNKNOWN.as_ptr(), |Row { text, .. }| text[1..].as_ptr().cast())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: *const c_char) -> String {
        // SAFETY: all texts of this file end with NUL and stand still.
        unsafe { CStr::from_ptr(text) }.to_str().unwrap().to_owned()
    }

    #[test]
    fn every_rule_and_reason_has_its_whole_text() {
        for id in RuleId::all() {
            assert_eq!(read(rule(id.number().into())), id.as_str());
        }
        for each in Reason::ALL {
            assert_eq!(read(reason(each.number().into())), each.to_string());
        }
    }

    #[test]
    fn numbers_without_a_text_are_unknown() {
        for number in [0, Reason::ALL.len() as u32 + 1, 255, 256, u32::MAX] {
            assert_eq!(read(reason(number)), "unknown");
        }
        assert_eq!(read(rule(u32::MAX)), "unknown");
        assert_eq!(read(status(i32::MIN)), "unknown");
        assert_eq!(read(status(0)), "It was done.");
    }
}
