//! The hash by which a host commits to a seed and a set-up. What it is made of stands in `opening`.

#[cfg(feature = "json")]
use super::LogError;
use super::hex::{from_hex, to_hex};
use alloc::string::String;

/// A hash that binds a host to a seed and a set-up without revealing them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, to be published.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// The commitment as 64 digits from `0` to `f`.
    #[must_use]
    pub fn to_hex(self) -> String {
        to_hex(&self.0)
    }

    /// The commitment with these 64 digits.
    ///
    /// ```
    /// use grizzled_core::log::Commitment;
    ///
    /// let commitment = Commitment::from_bytes([0xa1; 32]);
    /// assert_eq!(Commitment::from_hex(&commitment.to_hex()), Some(commitment));
    /// assert_eq!(Commitment::from_hex("a1"), None);
    /// ```
    #[must_use]
    pub fn from_hex(hex: &str) -> Option<Self> {
        from_hex(hex)?.try_into().ok().map(Self)
    }

    /// The commitment in the header of lines of JSON, where there is one.
    #[cfg(feature = "json")]
    pub(super) fn of_line(hex: Option<&str>) -> Result<Option<Self>, LogError> {
        let wrong = || LogError::Line { line: 1, column: 1, what: "a commitment is 64 digits from 0 to f".into() };
        hex.map(|hex| Self::from_hex(hex).ok_or_else(wrong)).transpose()
    }
}
