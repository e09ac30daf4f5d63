//! Recruits (REC-1 to REC-8).

mod decide;

pub(super) use decide::Actor;
