//! Writes format 1, which the engine only reads: from what it writes today, by what `LOG.md` says of the two.

use super::sealed_lines;

/// Bytes of the newest format as format 1 has them. Of the fields of the header it has the commitment alone.
pub(crate) fn bytes_of_1(newest: &[u8]) -> Vec<u8> {
    assert_eq!(newest[8..10], [2, 0], "format 2");
    let (mut bytes, mut rest) = (newest[..8].to_vec(), &newest[12..newest.len() - 4]);
    bytes.extend([1, 0]);
    bytes.push(match taken(&mut rest, 1) {
        [0] => 0,
        _ => match taken(&mut rest, 1) {
            [255] => 6,
            [seat] => seat + 1,
            _ => unreachable!("one byte was taken"),
        },
    });
    let (len, rules) = sized(&mut rest);
    bytes.extend([len, rules, taken(&mut rest, 8)].concat());
    bytes.extend(commitment(&mut rest));
    while rest.len() > 14 {
        bytes.extend(record(&mut rest));
    }
    bytes.extend(rest);
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

fn taken<'a>(rest: &mut &'a [u8], len: usize) -> &'a [u8] {
    let (taken, after) = rest.split_at(len);
    *rest = after;
    taken
}

/// A length as it is written, and so many bytes.
fn sized<'a>(rest: &mut &'a [u8]) -> (&'a [u8], &'a [u8]) {
    let bytes = if rest[0] < 128 { 1 } else { 2 };
    let written = taken(rest, bytes);
    let len = written.iter().rev().fold(0, |len, byte| len << 7 | usize::from(byte & 127));
    (written, taken(rest, len))
}

/// 0; or 1 and the commitment.
fn commitment(rest: &mut &[u8]) -> Vec<u8> {
    let mut commitment = vec![0];
    loop {
        match taken(rest, 1) {
            [0] => return commitment,
            [1] => commitment = [&[1], sized(rest).1].concat(),
            _ => drop(sized(rest)),
        }
    }
}

/// A record as format 1 has it: of one that was made for a viewer, without the viewer.
fn record(rest: &mut &[u8]) -> Vec<u8> {
    let tag = taken(rest, 1);
    let (len, body) = sized(rest);
    match (tag, body) {
        ([254], [_, tag, body @ ..]) => [&[*tag, body.len() as u8], body].concat(),
        _ => [tag, len, body].concat(),
    }
}

/// Lines of the newest format as format 1 has them.
pub(crate) fn lines_of_1(newest: &str) -> String {
    let (header, records) = newest.split_once('\n').expect("a header");
    let (begin, rest) = header.split_once("\"format\":2,\"vocabulary\":1,").expect("format 2");
    let header = format!("{begin}\"format\":1,{rest}");
    let kept = header.split_once("\"fingerprint\":").expect("rules");
    let mut fields: Vec<&str> = kept.1.trim_end_matches('}').split(',').collect();
    fields.retain(|field| !["\"epoch\"", "\"first\"", "\"cut\""].iter().any(|name| field.starts_with(name)));
    let records: String = records.lines().map(|line| format!("{}\n", without_viewer(line))).collect();
    sealed_lines(&format!("{}\"fingerprint\":{}}}}}\n{records}", kept.0, fields.join(",")))
}

/// A record's line as format 1 has it: without the viewer.
fn without_viewer(line: &str) -> String {
    let Some(seen) = line.strip_prefix("{\"seen\":{") else { return line.to_owned() };
    format!("{{\"seen\":{{{}", &seen[seen.find("\"notice\"").expect("a notice")..])
}
