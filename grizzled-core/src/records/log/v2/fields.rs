//! The fields of a header of version 2: each with a number and a length, in the order of their numbers, and none that says
//! nothing. Fields from [`IGNORABLE`] on may be ignored by those who do not know them.

use crate::records::log::codec::{Bytes, read_len, write_len};
use crate::records::log::header::Notes;
use crate::records::log::{CardNames, Commitment, Fault};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// What stands after the last field.
const LAST: u8 = 0;
const COMMITMENT: u8 = 1;
const EPOCH: u8 = 2;
const CUT: u8 = 3;
const CHANCE: u8 = 4;
const FIRST: u8 = 5;
const ORDERS: u8 = 6;
const RECRUITS: u8 = 7;
const HELPING_HANDS: u8 = 8;
/// The first number of those that a later version may add for whoever knows them; others come with a new vocabulary.
pub(super) const IGNORABLE: u8 = 128;

/// All that is noted, in the order of the numbers.
pub(super) fn write_fields(notes: &Notes, to: &mut Vec<u8>) {
    let Notes { commitment, epoch, cut, chance, first, names, more } = notes;
    let number = |number: &u32| Some(*number).filter(|&number| number != 0);
    write(COMMITMENT, commitment.map(Commitment::to_bytes), to);
    write(EPOCH, number(epoch).map(u32::to_le_bytes), to);
    write(CUT, cut.then_some([]), to);
    write(CHANCE, chance.map(u64::to_le_bytes), to);
    write(FIRST, number(first).map(u32::to_le_bytes), to);
    if let Some(CardNames { orders, recruits, helping_hands }) = names {
        write(ORDERS, list_bytes(orders), to);
        write(RECRUITS, list_bytes(recruits), to);
        write(HELPING_HANDS, list_bytes(helping_hands), to);
    }
    more.iter().for_each(|(number, bytes)| write(*number, Some(bytes), to));
    to.push(LAST);
}

fn write(number: u8, bytes: Option<impl AsRef<[u8]>>, to: &mut Vec<u8>) {
    if let Some(bytes) = bytes {
        to.push(number);
        write_len(bytes.as_ref().len(), to);
        to.extend(bytes.as_ref());
    }
}

/// Names one after the other, each with its length; nothing if there are none.
fn list_bytes(names: &[String]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for name in names {
        write_len(name.len(), &mut bytes);
        bytes.extend(name.as_bytes());
    }
    Some(bytes).filter(|_| !names.is_empty())
}

fn read_list(bytes: &mut Bytes<'_>) -> Result<Vec<String>, Fault> {
    let mut names = Vec::new();
    while !bytes.is_empty() {
        let len = read_len(bytes)?;
        let name = core::str::from_utf8(bytes.take(len)?).map_err(|_| Fault::OutOfRange)?;
        names.push(name.to_owned());
    }
    if names.is_empty() { Err(Fault::OutOfRange) } else { Ok(names) }
}

pub(super) fn read_fields(from: &mut Bytes<'_>) -> Result<Notes, Fault> {
    let mut notes = Notes::NONE;
    let mut last = LAST;
    loop {
        let number = from.byte()?;
        if number == LAST {
            return Ok(notes);
        }
        if number <= last {
            return Err(Fault::OutOfRange);
        }
        last = number;
        let len = read_len(from)?;
        let bytes = from.take(len)?;
        Bytes::whole(bytes, |bytes| read_field(&mut notes, number, bytes))?;
    }
}

fn read_field(notes: &mut Notes, number: u8, bytes: &mut Bytes<'_>) -> Result<(), Fault> {
    let names = |notes: &mut Notes| notes.names.take().unwrap_or_default();
    match number {
        COMMITMENT => notes.commitment = Some(Commitment::from_bytes(bytes.array()?)),
        EPOCH => notes.epoch = not_zero(bytes)?,
        CUT => notes.cut = true,
        CHANCE => notes.chance = Some(u64::from_le_bytes(bytes.array()?)),
        FIRST => notes.first = not_zero(bytes)?,
        ORDERS => notes.names = Some(CardNames { orders: read_list(bytes)?, ..names(notes) }),
        RECRUITS => notes.names = Some(CardNames { recruits: read_list(bytes)?, ..names(notes) }),
        HELPING_HANDS => notes.names = Some(CardNames { helping_hands: read_list(bytes)?, ..names(notes) }),
        IGNORABLE.. => notes.more.push((number, bytes.take(bytes.len())?.to_vec())),
        unknown => return Err(Fault::UnknownTag(unknown)),
    }
    Ok(())
}

/// 0 is said by leaving the field out.
fn not_zero(bytes: &mut Bytes<'_>) -> Result<u32, Fault> {
    match u32::from_le_bytes(bytes.array()?) {
        0 => Err(Fault::OutOfRange),
        number => Ok(number),
    }
}
