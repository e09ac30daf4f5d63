//! Orders of the Day (ORD-1 to ORD-7).

mod check;
mod decide;
mod setup;
mod validation;
