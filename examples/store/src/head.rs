//! How a game stands, and the rules by which that changes: the same in every store.

use crate::error::StoreError;
use crate::types::{Appended, COMMANDS_REMEMBERED, CommandId, Expected, Lease, OwnerId, Status};
use std::collections::VecDeque;
use std::time::{Duration, SystemTime};

/// A command that was appended, and the acknowledgement it got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Command {
    id: CommandId,
    appended: Appended,
}

/// How a game stands: all that has to be known to judge a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    pub(crate) status: Status,
    /// How many records it has, or had when it was finished.
    pub(crate) seq: u64,
    /// How many records its snapshot takes into account; 0 without one.
    pub(crate) snapshot: u64,
    /// The newest token; 0 when nobody ever owned it.
    token: u64,
    owner: OwnerId,
    /// When the lease expires, in milliseconds since 1970; 0 after it was released.
    until: u64,
    /// The last commands, the oldest first.
    commands: VecDeque<Command>,
}

/// What an append comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It is to be written.
    New(Appended),
    /// It was written before.
    Repeated(Appended),
}

impl Head {
    /// A game that was just created.
    pub(crate) const fn new() -> Self {
        Self {
            status: Status::Open,
            seq: 0,
            snapshot: 0,
            token: 0,
            owner: OwnerId(0),
            until: 0,
            commands: VecDeque::new(),
        }
    }

    /// Refuses a deleted game.
    pub(crate) const fn check_there(&self) -> Result<(), StoreError> {
        if matches!(self.status, Status::Deleted) { Err(StoreError::UnknownGame) } else { Ok(()) }
    }

    /// Refuses a game that is not open.
    pub(crate) fn check_open(&self) -> Result<(), StoreError> {
        self.check_there()?;
        if self.status == Status::Open { Ok(()) } else { Err(StoreError::Finished) }
    }

    /// Refuses a writer that another owner has overtaken, or who names a token that was never issued.
    fn check_token(&self, token: u64) -> Result<(), StoreError> {
        if token == self.token { Ok(()) } else { Err(StoreError::Fenced { token, newest: self.token }) }
    }

    /// Refuses a writer who is not the owner, or does not know all records.
    fn check_expected(&self, expected: Expected) -> Result<(), StoreError> {
        self.check_token(expected.token)?;
        match self.seq {
            found if found == expected.seq => Ok(()),
            found => Err(StoreError::Conflict { expected: expected.seq, found }),
        }
    }

    /// Appends so many records, unless the command was appended before: that was acknowledged then, whoever asks now.
    pub(crate) fn append(
        &mut self,
        expected: Expected,
        command: CommandId,
        count: usize,
    ) -> Result<Verdict, StoreError> {
        self.check_there()?;
        if let Some(known) = self.commands.iter().find(|known| known.id == command) {
            return Ok(Verdict::Repeated(known.appended));
        }
        self.check_open()?;
        self.check_expected(expected)?;
        let appended = Appended { first: self.seq, seq: self.seq + count as u64 };
        self.seq = appended.seq;
        self.commands.push_back(Command { id: command, appended });
        if self.commands.len() > COMMANDS_REMEMBERED {
            self.commands.pop_front();
        }
        Ok(Verdict::New(appended))
    }

    /// Finishes the game.
    pub(crate) fn finish(&mut self, expected: Expected) -> Result<(), StoreError> {
        self.check_open()?;
        self.check_expected(expected)?;
        (self.status, self.snapshot) = (Status::Finished, 0);
        Ok(())
    }

    /// Takes note of a snapshot; answers whether it is newer than the one there is.
    pub(crate) fn snapshot(&mut self, seq: u64, token: u64) -> Result<bool, StoreError> {
        self.check_open()?;
        self.check_token(token)?;
        if seq == 0 || seq > self.seq {
            return Err(StoreError::Conflict { expected: seq, found: self.seq });
        }
        let newer = seq > self.snapshot;
        self.snapshot = self.snapshot.max(seq);
        Ok(newer)
    }

    /// Archives a finished game; answers whether it was not archived yet.
    pub(crate) fn archive(&mut self) -> Result<bool, StoreError> {
        match self.status {
            Status::Deleted => Err(StoreError::UnknownGame),
            Status::Open => Err(StoreError::NotFinished),
            status => {
                self.status = Status::Archived;
                Ok(status == Status::Finished)
            }
        }
    }

    /// Deletes the game; answers whether it was there.
    pub(crate) fn delete(&mut self) -> bool {
        let there = self.status != Status::Deleted;
        *self = Self { status: Status::Deleted, seq: self.seq, ..Self::new() };
        there
    }

    /// Gives the game to an owner, unless another one holds it at this moment (milliseconds since 1970).
    pub(crate) fn acquire(&mut self, owner: OwnerId, time: Duration, now: u64) -> Result<Lease, StoreError> {
        self.check_open()?;
        let own = self.token > 0 && self.owner == owner;
        if !own && self.until > now {
            return Err(StoreError::Leased { owner: self.owner, until: moment(self.until) });
        }
        if !own {
            self.token += 1;
            self.owner = owner;
        }
        Ok(self.extend(time, now))
    }

    /// Extends the lease of an owner that nobody has overtaken.
    pub(crate) fn renew(&mut self, token: u64, time: Duration, now: u64) -> Result<Lease, StoreError> {
        self.check_owner(token)?;
        Ok(self.extend(time, now))
    }

    /// Ends a lease before its time.
    pub(crate) fn release(&mut self, token: u64) -> Result<(), StoreError> {
        self.check_owner(token)?;
        self.until = 0;
        Ok(())
    }

    /// Refuses who is not the last owner of an open game.
    fn check_owner(&self, token: u64) -> Result<(), StoreError> {
        self.check_open()?;
        if token == 0 { Err(StoreError::Fenced { token, newest: self.token }) } else { self.check_token(token) }
    }

    fn extend(&mut self, time: Duration, now: u64) -> Lease {
        self.until = now.saturating_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)).min(LATEST);
        Lease { owner: self.owner, token: self.token, until: moment(self.until) }
    }

    /// The head as bytes: fixed fields, then the commands.
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![self.status as u8];
        [self.seq, self.snapshot, self.token, self.until].iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend(self.owner.0.to_le_bytes());
        for Command { id, appended } in &self.commands {
            bytes.extend(id.0.to_le_bytes());
            bytes.extend(appended.first.to_le_bytes());
            bytes.extend(appended.seq.to_le_bytes());
        }
        bytes
    }

    /// The head that these bytes are; nothing when they are none.
    pub(crate) fn decode(bytes: &[u8]) -> Option<Self> {
        let (&status, mut rest) = bytes.split_first()?;
        let status = Status::from_byte(status)?;
        let [seq, snapshot, token, until] = [(); 4].map(|()| number(&mut rest));
        let owner = OwnerId(u128::from_le_bytes(take(&mut rest)?));
        let mut commands = VecDeque::new();
        while !rest.is_empty() && commands.len() < COMMANDS_REMEMBERED {
            let id = CommandId(u128::from_le_bytes(take(&mut rest)?));
            let appended = Appended { first: number(&mut rest)?, seq: number(&mut rest)? };
            commands.push_back(Command { id, appended });
        }
        let head = Self { status, seq: seq?, snapshot: snapshot?, token: token?, owner, until: until?, commands };
        rest.is_empty().then_some(head)
    }
}

/// The last millisecond that a lease can hold: some time in the year 9999, which every system can express.
const LATEST: u64 = 253_402_300_799_000;

fn moment(millis: u64) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_millis(millis)
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (&taken, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(taken)
}

fn number(rest: &mut &[u8]) -> Option<u64> {
    take(rest).map(u64::from_le_bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_as_it_was_written() {
        let mut head = Head::new();
        for (command, expected) in (0..20).zip((0..).step_by(3)) {
            let bytes = head.encode();
            assert_eq!(Head::decode(&bytes), Some(head.clone()));
            for cut in 0..bytes.len() {
                assert_ne!(Head::decode(&bytes[..cut]), Some(head.clone()), "cut at {cut}");
            }
            head.append(Expected::seq(expected), CommandId(command), 3).unwrap();
        }
        assert_eq!(head.commands.len(), COMMANDS_REMEMBERED);
        head.acquire(OwnerId(7), Duration::from_secs(5), 1_000).unwrap();
        assert!(head.snapshot(9, 1).unwrap());
        assert_eq!(Head::decode(&head.encode()), Some(head.clone()));
        assert_eq!(Head::decode(&[head.encode(), vec![0]].concat()), None, "a byte too many");
        assert_eq!(Head::decode(&[&[4], &head.encode()[1..]].concat()), None, "a status that is none");
    }

    #[test]
    fn a_lease_without_end_can_be_expressed() {
        let mut head = Head::new();
        let lease = head.acquire(OwnerId(1), Duration::MAX, u64::MAX - 1).unwrap();
        assert_eq!(lease.until, moment(LATEST));
    }
}
