//! Written together with the header.

/// A number that changes with every constant and every struct of the header.
pub const GRZ_FINGERPRINT: u32 = 0xbc4f1a20;
