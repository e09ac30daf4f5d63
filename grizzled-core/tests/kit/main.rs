//! The kit for test suites, as a user has it: what it draws, how failures shrink and what is printed of them, what the fuzz
//! drivers make of bytes, and that two engines that differ are told apart.

mod arbitrary_values;
mod channels;
mod dictionaries;
mod engines;
mod fuzz;
mod shrinking;
mod strategies;
