//! The vocabulary and games as values of `arbitrary`: seats, cards, commands, events and [`Course`]s.

use super::any::{Choose, any_command, any_event};
use super::course::Course;
use super::starts::any_rules;
use crate::play::Chance;
use crate::vocabulary::{CardId, Command, Event, Seat};
use arbitrary::{Arbitrary, Result, Unstructured};

/// Chance from what a fuzzer gives; 0 where it gives no more.
struct Given<'a, 'b>(&'a mut Unstructured<'b>);

impl Chance for Given<'_, '_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.int_in_range(0..=bound.max(1) - 1).unwrap_or_default()
    }
}

impl<'a> Arbitrary<'a> for Seat {
    fn arbitrary(given: &mut Unstructured<'a>) -> Result<Self> {
        given.choose(&Self::ALL).copied()
    }
}

impl<'a> Arbitrary<'a> for CardId {
    fn arbitrary(given: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self::new(Given(given).less_than(Self::COUNT) as u8).unwrap_or_default())
    }
}

/// Any command; few are legal in a game.
impl<'a> Arbitrary<'a> for Command {
    fn arbitrary(given: &mut Unstructured<'a>) -> Result<Self> {
        Ok(any_command(&mut Given(given)))
    }
}

/// Any event; few could come in a game.
impl<'a> Arbitrary<'a> for Event {
    fn arbitrary(given: &mut Unstructured<'a>) -> Result<Self> {
        Ok(any_event(&mut Given(given)))
    }
}

/// A game that is played by what the fuzzer gives, by any rules.
impl<'a> Arbitrary<'a> for Course {
    fn arbitrary(given: &mut Unstructured<'a>) -> Result<Self> {
        let (rules, seed) = (any_rules(u64::from(u16::arbitrary(given)?)), u16::arbitrary(given)?);
        let choices = given.arbitrary_iter::<u8>()?.map(|choice| choice.map(u32::from)).collect::<Result<_>>()?;
        Ok(Self { choices, ..Self::new(rules, seed.into()) })
    }
}
