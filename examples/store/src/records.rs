//! What a record of *The Grizzled* looks like: the one place of this example that knows it. For now it is a line of
//! JSON.

use grizzled_core::{Command, Event, Rules, RulesError, Seat};
use serde::{Deserialize, Serialize};

/// One record of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A seat's decision; what followed from it comes next.
    Command {
        /// Whose.
        seat: Seat,
        /// Which.
        command: Command,
    },
    /// What happened.
    Event(Event),
}

/// The header of a game: what it takes to read its records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// How many play the base game.
    pub players: u8,
}

impl Header {
    /// The rules of the game.
    ///
    /// # Errors
    ///
    /// When so many cannot play.
    pub fn rules(self) -> Result<Rules, RulesError> {
        Rules::base(self.players).build()
    }

    /// The header as bytes.
    ///
    /// # Errors
    ///
    /// When it cannot be spelt as JSON.
    pub fn encode(self) -> serde_json::Result<Vec<u8>> {
        serde_json::to_vec(&self)
    }

    /// The header that these bytes are.
    ///
    /// # Errors
    ///
    /// When they are none.
    pub fn decode(bytes: &[u8]) -> serde_json::Result<Self> {
        serde_json::from_slice(bytes)
    }
}

/// An entry as a record.
///
/// # Errors
///
/// When it cannot be spelt as JSON.
pub fn encode(entry: &Entry) -> serde_json::Result<Vec<u8>> {
    serde_json::to_vec(entry)
}

/// The entry that a record is.
///
/// # Errors
///
/// When it is none.
pub fn decode(record: &[u8]) -> serde_json::Result<Entry> {
    serde_json::from_slice(record)
}

/// The records of a whole game as the log of the finished game.
#[must_use]
pub fn seal(records: &[Vec<u8>]) -> Vec<u8> {
    records.join(&b'\n')
}

/// The records that a log was made of.
pub fn unseal(log: &[u8]) -> impl Iterator<Item = &[u8]> {
    log.split(|&byte| byte == b'\n').filter(|line| !line.is_empty())
}

/// The events among these records, in order.
///
/// # Errors
///
/// When one of them is no record.
pub fn events<R: AsRef<[u8]>>(records: impl IntoIterator<Item = R>) -> serde_json::Result<Vec<Event>> {
    let mut events = Vec::new();
    for record in records {
        if let Entry::Event(event) = decode(record.as_ref())? {
            events.push(event);
        }
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use grizzled_core::Notice;

    fn entries() -> [Entry; 2] {
        let event = Event { notice: Notice::LeaderNamed { seat: Seat::S2 }, secret: Default::default() };
        [Entry::Command { seat: Seat::S1, command: Command::Intensity(3) }, Entry::Event(event)]
    }

    #[test]
    fn an_entry_is_read_as_it_was_written() {
        for entry in entries() {
            assert_eq!(decode(&encode(&entry).unwrap()).unwrap(), entry);
        }
        decode(b"{\"event\":").unwrap_err();
        decode(b"{}").unwrap_err();
    }

    #[test]
    fn a_log_gives_back_its_records() {
        let records: Vec<Vec<u8>> = entries().iter().map(|entry| encode(entry).unwrap()).collect();
        let log = seal(&records);
        assert_eq!(unseal(&log).collect::<Vec<_>>(), records);
        assert_eq!(events(unseal(&log)).unwrap().len(), 1);
        assert_eq!(unseal(&seal(&[])).count(), 0);
    }

    #[test]
    fn a_header_tells_the_rules() {
        let header = Header { players: 3 };
        assert_eq!(Header::decode(&header.encode().unwrap()).unwrap(), header);
        assert_eq!(header.rules().unwrap().grizzled().len(), 3);
        Header { players: 9 }.rules().unwrap_err();
    }
}
