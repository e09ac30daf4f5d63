//! The names of the things of the game.

pub use super::hard_knocks::{effect, hard_knock};
use super::translations::translated;
use super::{Lang, Say};
use crate::cards::{Face, HelpKind};
use crate::rules::Level;
use crate::vocabulary::{Character, Outcome, Threat, ThreatSet, Tile};
use core::fmt::{self, Display, Formatter};

/// The threat's name.
#[must_use]
pub const fn threat(lang: Lang, threat: Threat) -> &'static str {
    match threat {
        Threat::Night => lang.pick("Night", "Nuit"),
        Threat::Rain => lang.pick("Rain", "Pluie"),
        Threat::Snow => lang.pick("Snow", "Neige"),
        Threat::Mask => lang.pick("Mask", "Masque"),
        Threat::Shell => lang.pick("Shell", "Obus"),
        Threat::Whistle => lang.pick("Whistle", "Sifflet"),
    }
}

/// The threat's name as it stands in a sentence.
#[must_use]
pub const fn the_threat(lang: Lang, threat: Threat) -> &'static str {
    match threat {
        Threat::Night => lang.pick("Night", "la Nuit"),
        Threat::Rain => lang.pick("Rain", "la Pluie"),
        Threat::Snow => lang.pick("Snow", "la Neige"),
        Threat::Mask => lang.pick("the Mask", "le Masque"),
        Threat::Shell => lang.pick("the Shell", "l'Obus"),
        Threat::Whistle => lang.pick("the Whistle", "le Sifflet"),
    }
}

/// The Support tile's name.
#[must_use]
pub const fn tile(lang: Lang, tile: Tile) -> &'static str {
    match tile {
        Tile::Left => lang.pick("Left", "Gauche"),
        Tile::Right => lang.pick("Right", "Droite"),
        Tile::DoubleLeft => lang.pick("Double left", "Double gauche"),
        Tile::DoubleRight => lang.pick("Double right", "Double droite"),
    }
}

/// The character's first name, the same in every language.
#[must_use]
pub const fn first_name(character: Character) -> &'static str {
    match character {
        Character::Felix => "Félix",
        Character::Charles => "Charles",
        Character::Gustave => "Gustave",
        Character::Anselme => "Anselme",
        Character::Gaston => "Gaston",
        Character::Lazare => "Lazare",
    }
}

/// The Chaplain, at the beginning of a sentence or within one.
#[must_use]
pub const fn chaplain(lang: Lang, first: bool) -> &'static str {
    if first { lang.pick("The Chaplain", "L'Aumônier") } else { lang.pick("the Chaplain", "l'Aumônier") }
}

/// The Trap's name.
#[must_use]
pub const fn trap(lang: Lang) -> &'static str {
    lang.pick("Trap", "Piège")
}

/// What a Trap does, in a line.
#[must_use]
pub const fn trap_effect(lang: Lang) -> &'static str {
    lang.pick(
        "Played from hand, it brings the top card of the Trials into play at once.",
        "Jouée de la main, la carte fait jouer aussitôt la première carte des Épreuves.",
    )
}

/// The name of Merry Christmas.
#[must_use]
pub const fn merry_christmas(lang: Lang) -> &'static str {
    lang.pick("Merry Christmas", "Joyeux Noël")
}

/// What Merry Christmas does, in a line.
#[must_use]
pub const fn merry_christmas_effect(lang: Lang) -> &'static str {
    lang.pick(
        "Whoever plays it may discard any one Hard Knock.",
        "Qui la joue peut défausser un Coup Dur de son choix.",
    )
}

/// The level's name.
#[must_use]
pub const fn level(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Rookie => lang.pick("Rookie", "Débutant"),
        Level::Normal => lang.pick("Normal", "Normal"),
        Level::Veteran => lang.pick("Veteran", "Vétéran"),
    }
}

/// How the game ended, in a sentence.
#[must_use]
pub const fn outcome(lang: Lang, outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => lang.pick(
            "Victory: the Trials are over and every hand is empty.",
            "Victoire : les Épreuves sont finies et toutes les mains sont vides.",
        ),
        Outcome::TooManyKnocks => lang.pick(
            "Defeat: one of the Grizzled bears too many Hard Knocks.",
            "Défaite : l'un des Poilus porte trop de Coups Durs.",
        ),
        Outcome::MoraleLost => {
            lang.pick("Defeat: the Morale reserve is empty.", "Défaite : la réserve de Moral est vide.")
        }
        Outcome::TooManyCards => {
            lang.pick("Defeat: the hands hold too many cards.", "Défaite : les mains comptent trop de cartes.")
        }
        Outcome::BootCampOver => lang.pick("Boot Camp is over.", "La période d'instruction est finie."),
    }
}

/// The threats' names, joined by plus signs.
pub fn threats(lang: Lang, threats: ThreatSet) -> impl Display {
    Say(move |f: &mut Formatter<'_>| {
        threats.iter().enumerate().try_for_each(|(at, one)| {
            f.write_str(if at > 0 { " + " } else { "" })?;
            f.write_str(threat(lang, one))
        })
    })
}

/// What Luck is called.
#[must_use]
pub const fn luck(lang: Lang) -> &'static str {
    lang.pick("Luck", "Chance")
}

/// What Luck does, in a line.
#[must_use]
pub const fn luck_effect(lang: Lang) -> &'static str {
    lang.pick("In No Man's Land it cancels one Trap a Mission.", "Au No Man's Land, elle annule un Piège par Mission.")
}

/// An Order of the Day, in English and in French.
pub(super) const ORDER: [&str; 2] = ["Order", "Ordre"];
/// A Recruit.
pub(super) const RECRUIT: [&str; 2] = ["Recruit", "Recrue"];
/// A Helping Hand.
pub(super) const HELPING_HAND: [&str; 2] = ["Helping Hand", "Coup de Main"];

/// The name of a card or Chapter of a pack: of the built-in pack in this language, of any other as it is.
///
/// ```
/// use grizzled_core::text::{Lang, names};
///
/// assert_eq!(names::of_pack(Lang::Fr, "Hot Soup"), "Soupe chaude");
/// assert_eq!(names::of_pack(Lang::Fr, "Grandmother's Soup"), "Grandmother's Soup");
/// ```
#[must_use]
pub fn of_pack(lang: Lang, name: &str) -> &str {
    translated(lang, name)
}

/// The kind of a Helping Hand.
#[must_use]
pub const fn help_kind(lang: Lang, kind: HelpKind) -> &'static str {
    match kind {
        HelpKind::Action => lang.pick("Action", "Action"),
        HelpKind::Event => lang.pick("Event", "Événement"),
        HelpKind::Friendship => lang.pick("Friendship", "Amitié"),
    }
}

/// The name of a Trial card: of a Threat, its threats and its Trap.
pub fn face(lang: Lang, face: Face) -> impl Display {
    Say(move |f: &mut Formatter<'_>| match face {
        Face::Threat { threats: on_it, trap: has_trap, luck: has_luck } => {
            threats(lang, on_it).fmt(f)?;
            if has_trap {
                write!(f, ", {}", trap(lang))?;
            }
            if has_luck { write!(f, ", {}", luck(lang)) } else { Ok(()) }
        }
        Face::HardKnock(knock) => f.write_str(hard_knock(lang, knock)),
        Face::MerryChristmas => f.write_str(merry_christmas(lang)),
    })
}

/// What a Trial card does besides bearing its threats; nothing for a Threat that bears no more.
///
/// ```
/// use grizzled_core::cards::Face;
/// use grizzled_core::text::{Lang, names};
///
/// let text = names::face_effect(Lang::En, Face::MerryChristmas).to_string();
/// assert_eq!(text, "Whoever plays it may discard any one Hard Knock.");
/// ```
pub fn face_effect(lang: Lang, face: Face) -> impl Display {
    Say(move |f: &mut Formatter<'_>| match face {
        Face::Threat { trap, luck, .. } => {
            f.write_str(if trap { trap_effect(lang) } else { "" })?;
            f.write_str(if trap && luck { " " } else { "" })?;
            f.write_str(if luck { luck_effect(lang) } else { "" })
        }
        Face::HardKnock(knock) => f.write_str(effect(lang, knock)),
        Face::MerryChristmas => f.write_str(merry_christmas_effect(lang)),
    })
}

/// So many of something, in the singular or the plural: in French nothing of it is in the singular, too.
struct Count {
    lang: Lang,
    number: u8,
    one: &'static str,
    many: &'static str,
}

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let singular = self.number == 1 || self.number == 0 && self.lang == Lang::Fr;
        write!(f, "{} {}", self.number, if singular { self.one } else { self.many })
    }
}

/// So many cards.
pub fn cards(lang: Lang, number: u8) -> impl Display {
    Count { lang, number, one: lang.pick("card", "carte"), many: lang.pick("cards", "cartes") }
}

/// So many Hard Knocks.
pub fn hard_knocks(lang: Lang, number: u8) -> impl Display {
    Count { lang, number, one: lang.pick("Hard Knock", "Coup Dur"), many: lang.pick("Hard Knocks", "Coups Durs") }
}

/// So many Support tiles.
pub fn tiles(lang: Lang, number: u8) -> impl Display {
    Count {
        lang,
        number,
        one: lang.pick("Support tile", "tuile Soutien"),
        many: lang.pick("Support tiles", "tuiles Soutien"),
    }
}

/// So many Speech tokens.
pub fn speeches(lang: Lang, number: u8) -> impl Display {
    Count {
        lang,
        number,
        one: lang.pick("Speech token", "jeton Discours"),
        many: lang.pick("Speech tokens", "jetons Discours"),
    }
}

/// So many Orders of the Day.
pub fn orders(lang: Lang, number: u8) -> impl Display {
    Count {
        lang,
        number,
        one: lang.pick("Order of the Day", "Ordre du Jour"),
        many: lang.pick("Orders of the Day", "Ordres du Jour"),
    }
}

/// So many Recruits.
pub fn recruits(lang: Lang, number: u8) -> impl Display {
    Count { lang, number, one: lang.pick("Recruit", "Recrue"), many: lang.pick("Recruits", "Recrues") }
}

/// So many Morale tokens.
pub fn morale_tokens(lang: Lang, number: u8) -> impl Display {
    Count {
        lang,
        number,
        one: lang.pick("Morale token", "jeton Moral"),
        many: lang.pick("Morale tokens", "jetons Moral"),
    }
}

/// So many times.
pub(super) fn times(lang: Lang, number: u8) -> impl Display {
    Say(move |f: &mut Formatter<'_>| match (lang, number) {
        (Lang::En, 1) => f.write_str("once"),
        (Lang::En, 2) => f.write_str("twice"),
        (Lang::En, _) => write!(f, "{number} times"),
        (Lang::Fr, _) => write!(f, "{number} fois"),
    })
}

/// So many others are out of the Mission, as it stands behind "before".
pub(super) fn others_withdrawn(lang: Lang, number: u8) -> impl Display {
    Say(move |f: &mut Formatter<'_>| match (lang, number) {
        (Lang::En, 1) => f.write_str("someone else has withdrawn"),
        (Lang::En, _) => write!(f, "{number} others have withdrawn"),
        (Lang::Fr, 1) => f.write_str("qu'un autre se soit replié"),
        (Lang::Fr, _) => write!(f, "que {number} autres se soient repliés"),
    })
}
