//! What the name of a pack or of a card may be (PACK-1).

/// The most letters of a name.
pub const MOST_NAME: usize = 60;

/// Whether this can be shown as a name, in its place and in its direction, whatever stands around it.
#[cfg(any(feature = "log", feature = "packs"))]
pub(crate) fn is_name(name: &str) -> bool {
    let seen = !name.trim().is_empty() && !name.chars().any(is_invisible);
    seen && name.chars().count() <= MOST_NAME
}

/// Control characters, those that change the direction of what follows, and those of no width.
#[cfg(any(feature = "log", feature = "packs"))]
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}')
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(letter, '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}
