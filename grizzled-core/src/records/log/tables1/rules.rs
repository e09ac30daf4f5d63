//! The rules in a header, with their fingerprint; and what fingerprints and commitments are made of.

use super::Tables1;
use crate::play::Setup;
use crate::records::log::codec::{Bytes, Spelt, read_len, write_len};
use crate::records::log::rules::StoredRules;
use crate::records::log::{Fault, LogError};
use crate::rules::Rules;
use alloc::vec::Vec;
use sha2::{Digest, Sha256};

pub(in crate::records::log) fn rules_bytes(rules: &Rules) -> Vec<u8> {
    let mut bytes = Vec::new();
    Spelt::<Tables1>::write(&StoredRules::from(rules), &mut bytes);
    bytes
}

pub(in crate::records::log) fn setup_bytes(setup: &Setup) -> Vec<u8> {
    let mut bytes = Vec::new();
    Spelt::<Tables1>::write(setup, &mut bytes);
    bytes
}

/// Sixty-four bits that distinguish these rules from others.
pub(in crate::records::log) fn fingerprint(rules: &Rules) -> u64 {
    fingerprint_of(&rules_bytes(rules))
}

/// The fingerprint of rules as [`rules_bytes`] writes them.
fn fingerprint_of(rules: &[u8]) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(Sha256::digest(rules));
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// The rules as they stand in a header: their length, the rules, their fingerprint.
pub(in crate::records::log) fn write_rules(rules: &Rules, to: &mut Vec<u8>) {
    let rules = rules_bytes(rules);
    write_len(rules.len(), to);
    to.extend(&rules);
    to.extend(fingerprint_of(&rules).to_le_bytes());
}

pub(in crate::records::log) fn read_rules(from: &mut Bytes<'_>) -> Result<Rules, LogError> {
    let len = read_len(from).map_err(LogError::Header)?;
    let rules = from.take(len).map_err(LogError::Header)?;
    let fingerprint = from.array().map_err(LogError::Header)?;
    if fingerprint != fingerprint_of(rules).to_le_bytes() {
        return Err(LogError::Fingerprint);
    }
    let rules: Result<StoredRules, Fault> = Bytes::whole(rules, Spelt::<Tables1>::read);
    rules.map_err(LogError::Header)?.rules()
}

#[cfg(feature = "json")]
mod lines {
    use super::*;
    use crate::records::log::codec::{Input, Json, JsonLine, Misspelt, Output};
    use crate::records::log::hex::digits;
    use alloc::borrow::ToOwned;
    use alloc::string::String;

    pub(in crate::records::log) fn write_rules_fields(rules: &Rules, to: &mut Json) {
        to.field("rules");
        Spelt::<Tables1>::write(&StoredRules::from(rules), to);
        to.field("fingerprint");
        to.quoted(&digits(fingerprint(rules)));
    }

    /// Rules as they were read, before they are checked.
    pub(in crate::records::log) struct RulesFields {
        rules: StoredRules,
        fingerprint: String,
    }

    impl RulesFields {
        pub(in crate::records::log) fn read(line: &mut JsonLine<'_>) -> Result<Self, Misspelt> {
            line.field("rules")?;
            let rules = Spelt::<Tables1>::read(line)?;
            line.field("fingerprint")?;
            Ok(Self { rules, fingerprint: line.quoted()?.to_owned() })
        }

        pub(in crate::records::log) fn rules(&self) -> Result<Rules, LogError> {
            let rules = self.rules.rules()?;
            if self.fingerprint == digits(fingerprint(&rules)) { Ok(rules) } else { Err(LogError::Fingerprint) }
        }
    }
}

#[cfg(feature = "json")]
pub(in crate::records::log) use lines::{RulesFields, write_rules_fields};
