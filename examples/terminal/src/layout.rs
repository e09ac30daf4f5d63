//! Lines of at most 80 columns, and colours.

use std::fmt::Display;

/// How wide the screen is.
pub(crate) const WIDTH: usize = 80;

/// Breaks a text at its spaces into lines. The first begins as given, the others are indented.
pub(crate) fn wrap(first: &str, text: &str, indent: usize) -> Vec<String> {
    let mut lines = vec![first.to_owned()];
    let mut begun = false;
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if begun && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!("{:indent$}{word}", ""));
        } else {
            line.push_str(if begun { " " } else { "" });
            line.push_str(word);
        }
        begun = true;
    }
    lines
}

/// How text is highlighted, where colours are wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub(crate) colour: bool,
}

impl Style {
    fn paint(self, code: &str, text: impl Display) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }

    /// A heading.
    pub(crate) fn strong(self, text: impl Display) -> String {
        self.paint("1", text)
    }

    /// A warning.
    pub(crate) fn warning(self, text: impl Display) -> String {
        self.paint("1;33", text)
    }

    /// Something that ends the Mission.
    pub(crate) fn danger(self, text: impl Display) -> String {
        self.paint("1;31", text)
    }

    /// Something less important.
    pub(crate) fn faint(self, text: impl Display) -> String {
        self.paint("2", text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_broken_between_words() {
        let text = ["Traumatisme"; 20].join(" ");
        let lines = wrap("  1  ", &text, 4);
        assert!(lines.len() > 1);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[0].starts_with("  1  Traumatisme"));
        assert!(lines[1].starts_with("    Traumatisme"));
        let words: Vec<&str> = lines.iter().flat_map(|line| line.split_whitespace()).skip(1).collect();
        assert_eq!(words, ["Traumatisme"; 20]);
    }

    #[test]
    fn without_colour_text_is_plain() {
        assert_eq!(Style { colour: false }.danger("no"), "no");
        assert_eq!(Style { colour: true }.danger("no"), "\x1b[1;31mno\x1b[0m");
    }
}
