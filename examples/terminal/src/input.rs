//! What a player types.

use std::io::{self, BufRead};

/// A line that was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// A choice.
    Number(usize),
    /// An empty line.
    Enter,
    Undo,
    Help,
    /// Also the end of input.
    Quit,
    /// Anything else.
    Other,
}

/// Reads the next line.
pub(crate) fn read(input: &mut impl BufRead) -> io::Result<Key> {
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        return Ok(Key::Quit);
    }
    Ok(key(String::from_utf8_lossy(&line).trim()))
}

fn key(text: &str) -> Key {
    match text {
        "" => Key::Enter,
        "u" | "U" => Key::Undo,
        "h" | "H" | "?" => Key::Help,
        "q" | "Q" => Key::Quit,
        _ => text.parse().map_or(Key::Other, Key::Number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_keys() {
        let mut typed = " 12\nu\n\nh\nwhat\n\u{e9}\r\nq\n".as_bytes();
        let expected = [Key::Number(12), Key::Undo, Key::Enter, Key::Help, Key::Other, Key::Other, Key::Quit];
        for key in expected {
            assert_eq!(read(&mut typed).unwrap(), key);
        }
        assert_eq!(read(&mut typed).unwrap(), Key::Quit, "the end of input");
    }
}
