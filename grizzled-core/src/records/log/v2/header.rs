//! The header of version 2 as bytes: vocabulary, kind, rules and fields.

use super::fields::{read_fields, write_fields};
use super::seen::{numbered_viewer, viewer_number};
use crate::records::log::codec::Bytes;
use crate::records::log::format::ReadHeader;
use crate::records::log::header::{Header, check_vocabulary};
use crate::records::log::tables1::{read_rules, write_rules};
use crate::records::log::{Fault, LogError};
use crate::views::Viewer;
use alloc::vec::Vec;

const LOG: u8 = 0;
const STREAM: u8 = 1;

/// What follows the number of the format.
pub(in crate::records::log) fn write_header(header: &Header, vocabulary: u16, to: &mut Vec<u8>) {
    to.extend(vocabulary.to_le_bytes());
    match header.viewer {
        None => to.push(LOG),
        Some(viewer) => to.extend([STREAM, viewer_number(viewer)]),
    }
    write_rules(&header.rules, to);
    write_fields(&header.notes, to);
}

/// Reads the same, with the vocabulary that it asks for.
pub(super) fn read_header(from: &mut Bytes<'_>) -> Result<ReadHeader, LogError> {
    let vocabulary = u16::from_le_bytes(from.array().map_err(LogError::Header)?);
    check_vocabulary(vocabulary)?;
    let viewer = read_kind(from).map_err(LogError::Header)?;
    let rules = read_rules(from)?;
    let notes = read_fields(from).and_then(|notes| notes.checked(viewer, &rules)).map_err(LogError::Header)?;
    Ok(ReadHeader { header: Header { rules, viewer, notes }, vocabulary: Some(vocabulary) })
}

/// Whose stream it is; nobody's if it is a log.
fn read_kind(from: &mut Bytes<'_>) -> Result<Option<Viewer>, Fault> {
    match from.byte()? {
        LOG => Ok(None),
        STREAM => numbered_viewer(from.byte()?).map(Some),
        _ => Err(Fault::OutOfRange),
    }
}
