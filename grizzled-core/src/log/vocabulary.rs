//! The numbered vocabulary of logs: which events and commands there are. It grows without a new format, since new ones have
//! new tags; its number says whether a reader knows all of them.

/// The newest vocabulary of events and commands that this engine knows. A log that needs a newer one was written by a newer
/// engine, and says so.
pub const VOCABULARY: u16 = 2;

/// The tags of records that came with each vocabulary after the first.
const ADDED: &[(u16, &[u8])] = &[(2, &[106])];

/// The least vocabulary that has all these records.
pub(super) fn needed(tags: impl Iterator<Item = u8>) -> u16 {
    needed_of(ADDED, tags)
}

fn needed_of(added: &[(u16, &[u8])], tags: impl Iterator<Item = u8>) -> u16 {
    let of = |tag: u8| added.iter().find(|(_, tags)| tags.contains(&tag)).map_or(1, |(vocabulary, _)| *vocabulary);
    tags.map(of).max().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A log asks for no more than what stands in it.
    #[test]
    fn a_log_needs_the_vocabulary_of_its_newest_record() {
        let added: &[(u16, &[u8])] = &[(2, &[106, 107]), (3, &[146])];
        for (tags, vocabulary) in [(&[][..], 1), (&[1, 105, 145], 1), (&[1, 107, 2], 2), (&[106, 146, 107], 3)] {
            assert_eq!(needed_of(added, tags.iter().copied()), vocabulary, "{tags:?}");
        }
    }

    #[test]
    fn vocabularies_follow_one_another() {
        let numbers = ADDED.iter().map(|(number, _)| *number);
        assert!(numbers.eq(2..=VOCABULARY), "each vocabulary after the first has a row");
    }
}
