//! The headers before this one.

/// `GRZ_FINGERPRINT` of each earlier header of this `GRZ_ABI`, the oldest first: programs that were built with them go on
/// working. The table is empty when `GRZ_ABI` goes up. One is added when the header changes, and none is taken away:
/// `.ci/c-abi` reads these lines.
pub(crate) const EARLIER_FINGERPRINTS: &[u32] = &[
    #[cfg(grz_newer)]
    super::GRZ_FINGERPRINT,
];
