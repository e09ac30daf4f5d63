//! Orders of the Day (ORD-1 to ORD-7).

mod decide;
