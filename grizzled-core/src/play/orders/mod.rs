//! Orders of the Day (ORD-1 to ORD-7): all of their rules.
//!
//! `setup` makes the deck, `check` has what the Leader and a withdrawing seat may choose, `decide` what Orders do and how they
//! come and go, `validation` what an event about Orders relies on. The moments at which Orders act are listed in
//! `moments`; the lasting effect of an Order stands in `rules::effects`.

mod check;
mod decide;
mod setup;
mod validation;
