//! Where in a JSON file the value with an address stands.

/// Line and column, both from 1, of the value with this address, as `orders[3].effect.amount`. If it is not there, those
/// of the innermost value around it. The file must be JSON.
pub(super) fn locate(file: &str, address: &str) -> (usize, usize) {
    let mut at = skip_space(file, 0);
    for step in steps(address) {
        let found = match step {
            Step::Name(name) => value_of(file, at, name),
            Step::Index(index) => value_at(file, at, index),
        };
        match found {
            Some(inner) => at = inner,
            None => break,
        }
    }
    let before = &file[..at];
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    (before.matches('\n').count() + 1, before[line..].chars().count() + 1)
}

enum Step<'a> {
    Name(&'a str),
    Index(usize),
}

fn steps(address: &str) -> impl Iterator<Item = Step<'_>> {
    let parts = address.split(['.', '[']).filter(|part| !part.is_empty());
    parts.map(|part| match part.strip_suffix(']').map(str::parse) {
        Some(Ok(index)) => Step::Index(index),
        _ => Step::Name(part),
    })
}

fn skip_space(file: &str, at: usize) -> usize {
    at + file[at..].len() - file[at..].trim_start().len()
}

/// The place behind the value that begins at `at`.
fn skip_value(file: &str, at: usize) -> usize {
    match file.as_bytes().get(at) {
        Some(b'"') => skip_text(file, at),
        Some(b'{' | b'[') => skip_group(file, at),
        _ => at + file[at..].find([',', '}', ']', ' ', '\n', '\r', '\t']).unwrap_or(file.len() - at),
    }
}

fn skip_text(file: &str, at: usize) -> usize {
    let mut escaped = false;
    for (place, byte) in file.bytes().enumerate().skip(at + 1) {
        match byte {
            b'"' if !escaped => return place + 1,
            b'\\' if !escaped => escaped = true,
            _ => escaped = false,
        }
    }
    file.len()
}

fn skip_group(file: &str, at: usize) -> usize {
    let (mut depth, mut place) = (0_u32, at);
    while let Some(byte) = file.as_bytes().get(place) {
        match byte {
            b'"' => {
                place = skip_text(file, place);
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        place += 1;
        if depth == 0 {
            break;
        }
    }
    place
}

/// The starts of the members of the object or list at `at`.
fn members(file: &str, at: usize) -> impl Iterator<Item = usize> {
    let mut next = skip_space(file, at + 1);
    core::iter::from_fn(move || {
        let member = next;
        if file.as_bytes().get(member).is_none_or(|byte| matches!(byte, b'}' | b']')) {
            return None;
        }
        next = skip_value(file, member);
        // In an object, the value behind the name.
        if file[skip_space(file, next)..].starts_with(':') {
            next = skip_value(file, behind_colon(file, next));
        }
        next = skip_space(file, next);
        if file[next..].starts_with(',') {
            next = skip_space(file, next + 1);
        }
        Some(member)
    })
}

fn behind_colon(file: &str, at: usize) -> usize {
    skip_space(file, skip_space(file, at) + 1)
}

fn value_of(file: &str, at: usize, name: &str) -> Option<usize> {
    if !file[at..].starts_with('{') {
        return None;
    }
    let named = |member: &usize| file[member + 1..].strip_prefix(name).is_some_and(|rest| rest.starts_with('"'));
    members(file, at).find(named).map(|member| behind_colon(file, skip_text(file, member)))
}

fn value_at(file: &str, at: usize, index: usize) -> Option<usize> {
    if !file[at..].starts_with('[') {
        return None;
    }
    members(file, at).nth(index)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "{\n  \"a\\\"b\": [1, {\"c\": \"]}\"}],\n  \"list\" : [\n    {\"x\": -1.5, \"é\": [true, null]},\n    {\"x\": {\"y\": 2}}\n  ]\n}";

    #[test]
    fn values_are_found_by_their_address() {
        assert_eq!(locate(FILE, ""), (1, 1));
        assert_eq!(locate(FILE, "list"), (3, 12));
        assert_eq!(locate(FILE, "list[0].é[1]"), (4, 29));
        assert_eq!(locate(FILE, "list[1].x.y"), (5, 17));
        assert_eq!(locate(r#"{"a": "\\", "b": 1}"#, "b"), (1, 18), "a backslash does not hide the end of a text");
    }

    #[test]
    fn what_is_not_there_is_looked_for_around_it() {
        assert_eq!(locate(FILE, "list[1].x.z.w"), (5, 11));
        assert_eq!(locate(FILE, "list[7]"), (3, 12));
        assert_eq!(locate(FILE, "nothing"), (1, 1));
        assert_eq!(locate("[]", "a.b"), (1, 1));
        assert_eq!(locate("{}", "[3]"), (1, 1));
    }
}
