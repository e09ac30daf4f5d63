//! Parts Rust text into code, comments and literals, as far as these tests need it.

/// A text seen twice: once with all but code blanked out, once with all but comments. Both have the
/// length and the lines of the text, so that a place in one is the same place in the other.
pub(crate) struct Parts {
    pub(crate) code: String,
    pub(crate) comments: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Literal,
}

/// Parts a text.
pub(crate) fn part(text: &str) -> Parts {
    let mut parts = Parts { code: String::new(), comments: String::new() };
    let mut rest = text;
    while !rest.is_empty() {
        let (kind, len) = piece(rest);
        let (head, tail) = rest.split_at(len);
        keep(&mut parts.code, head, kind == Kind::Code);
        keep(&mut parts.comments, head, kind == Kind::Comment);
        rest = tail;
    }
    parts
}

fn keep(to: &mut String, piece: &str, kept: bool) {
    if kept {
        to.push_str(piece);
    } else {
        to.push_str(&blank(piece));
    }
}

/// Blanks of the length of a text; the ends of lines stay.
pub(crate) fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

/// The kind and length of the piece that the text begins with.
fn piece(text: &str) -> (Kind, usize) {
    if text.starts_with("//") {
        return (Kind::Comment, text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return (Kind::Comment, block_comment(text));
    }
    if let Some(len) = raw_string(text) {
        return (Kind::Literal, len);
    }
    match text.chars().next() {
        Some('"') => (Kind::Literal, quoted(text, '"')),
        Some('\'') => character(text).map_or((Kind::Code, 1), |len| (Kind::Literal, len)),
        Some(first) if is_word(first) => (Kind::Code, text.find(|c| !is_word(c)).unwrap_or(text.len())),
        first => (Kind::Code, first.map_or(0, char::len_utf8)),
    }
}

/// Whether the character can stand in a name.
pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length of a block comment; they nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    for (at, _) in text.char_indices() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
        } else if text[..at].ends_with("*/") {
            depth -= 1;
            if depth == 0 {
                return at;
            }
        }
    }
    text.len()
}

/// The length of a raw string, if the text begins with one.
fn raw_string(text: &str) -> Option<usize> {
    let start = ["r", "br", "cr"].into_iter().find_map(|start| text.strip_prefix(start))?;
    let hashes = start.len() - start.trim_start_matches('#').len();
    let body = start[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let len = body.find(&end).map_or(body.len(), |at| at + end.len());
    Some(text.len() - body.len() + len)
}

/// The length of a literal up to the quote that ends it.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a character literal; a lifetime is none.
fn character(text: &str) -> Option<usize> {
    let mut inner = text.chars().skip(1);
    let first = inner.next()?;
    (first == '\\' || inner.next() == Some('\'')).then(|| quoted(text, '\''))
}

#[test]
fn code_and_comments_are_distinguished() {
    let text = "let a = \"// {\"; // b {\nlet c = '{'; /* d /* e */ f */ fn g<'h>() {}";
    let Parts { code, comments } = part(text);
    assert_eq!(code, "let a =       ;       \nlet c =    ;                   fn g<'h>() {}");
    assert_eq!(
        comments.split_whitespace().collect::<Vec<_>>(),
        ["//", "b", "{", "/*", "d", "/*", "e", "*/", "f", "*/"]
    );
    let Parts { code, .. } = part("r#\"a \" {\"#; b\"\\\"{\"; '\\''; r#type");
    assert_eq!(code, "          ; b     ;     ; r#type");
}
