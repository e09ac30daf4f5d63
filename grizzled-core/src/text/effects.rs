//! What effects do, put together from the vocabulary: one place for each moment and each condition (PACK-1).

mod sentences;

use super::{Lang, Narrator, Say, Sentence, names, say};
use crate::cards::{Cancellation, CardKind, Chooser, Condition, Duration, Effect, When, Whom};
use crate::vocabulary::Switch;
use core::fmt::{self, Display, Formatter};

/// The moment, as it opens a sentence; nothing for what acts all the time.
pub(super) const fn when(lang: Lang, when: When) -> &'static str {
    match when {
        When::InPlay => "",
        When::MissionStart => lang.pick("at a Mission's start: ", "au début d'une Mission : "),
        When::AfterDeal => lang.pick("after the deal: ", "après la donne : "),
        When::Turn => lang.pick("as an action: ", "comme action : "),
        When::Trap => lang.pick("when a Trap is about to draw: ", "quand un Piège va faire piocher : "),
        When::Knock => lang.pick("whenever a Hard Knock comes into play: ", "à chaque Coup Dur mis en jeu : "),
        When::Charm => lang.pick("whenever a Good Luck Charm is used: ", "à chaque usage d'un Porte-Bonheur : "),
        When::Speech => lang.pick("after each Speech: ", "après chaque Discours : "),
        When::Withdrawal => lang.pick("after each withdrawal: ", "après chaque repli : "),
        When::Failure => lang.pick("when the Mission is about to fail: ", "quand la Mission va échouer : "),
        When::Support => lang.pick("before Support is revealed: ", "avant de révéler le Soutien : "),
        When::MoraleDrop => lang.pick("before Morale drops: ", "avant la baisse du Moral : "),
        When::Departure => lang.pick("on leaving: ", "au départ : "),
    }
}

/// What is switched on.
pub(super) const fn switched(lang: Lang, switch: Switch) -> &'static str {
    match switch {
        Switch::NoCharms => lang.pick("Good Luck Charms cannot be used", "les Porte-Bonheur ne servent pas"),
        Switch::NoSpeeches => lang.pick("no Speech can be made", "aucun Discours n'est possible"),
        Switch::FreeSpeeches => lang.pick(
            "everyone may make one Speech a Mission without a token",
            "chacun peut faire un Discours sans jeton par Mission",
        ),
        Switch::NoSupport => lang.pick("Support relieves no one", "le Soutien ne soulage personne"),
        Switch::MirroredSupport => {
            lang.pick("Support tiles point the other way", "les tuiles Soutien désignent le côté opposé")
        }
        Switch::NoTraps => lang.pick("Traps draw nothing", "les Pièges ne font rien piocher"),
        Switch::DealAll => lang.pick("all of the Trials are dealt", "toutes les Épreuves sont distribuées"),
        Switch::Posthumous => lang.pick(
            "a victory counts even if someone bears too many Hard Knocks",
            "une victoire compte même si un Poilu porte trop de Coups Durs",
        ),
    }
}

/// The kind of card, as something that cannot be played.
pub(super) fn card_kind(lang: Lang, kind: CardKind) -> impl Display {
    Say(move |f: &mut Formatter<'_>| match kind {
        CardKind::HardKnocks => f.write_str(lang.pick("Hard Knocks", "Coups Durs")),
        CardKind::Traps => f.write_str(lang.pick("cards with a Trap", "cartes avec Piège")),
        CardKind::Bearing(threat) => {
            let threat = names::the_threat(lang, threat);
            say!(lang, f, "cards that bear {threat}", "cartes portant {threat}")
        }
    })
}

/// For whom a withdrawal is barred or forced.
fn condition(lang: Lang, condition: Condition, amount: u8) -> impl Display {
    Say(move |f: &mut Formatter<'_>| match condition {
        Condition::CardsInHand => {
            let cards = names::cards(lang, amount);
            say!(lang, f, "with {cards} or more in hand", "avec {cards} ou plus en main")
        }
        Condition::EmptyHand => f.write_str(lang.pick("with an empty hand", "la main vide")),
        Condition::ThreatActive => {
            let times = names::times(lang, amount);
            say!(lang, f, "while a threat is active {times} or more", "quand une menace est active {times} ou plus")
        }
        Condition::FewWithdrawn => {
            let others = names::others_withdrawn(lang, amount);
            say!(lang, f, "before {others}, unless alone", "avant {others}, sauf le dernier")
        }
    })
}

/// More of it or less of it.
fn more(lang: Lang, amount: i8) -> &'static str {
    if amount > 0 { lang.pick("more", "de plus") } else { lang.pick("fewer", "de moins") }
}

impl<'a> Narrator<'a> {
    /// What the effect does, in a sentence.
    pub fn effect(self, effect: &Effect) -> impl Display + use<'a> {
        let effect = *effect;
        Sentence(Say(move |f: &mut Formatter<'_>| {
            f.write_str(when(self.lang, effect.when))?;
            self.what(f, &effect)?;
            match effect.lasts {
                Duration::Mission => f.write_str(self.lang.pick(", in this Mission", ", dans cette Mission")),
                Duration::Once | Duration::InPlay => Ok(()),
            }
        }))
    }

    /// What keeps the Order in play, in a sentence; nothing if it goes with its Mission.
    pub(super) fn cancellation(self, f: &mut Formatter<'_>, cancellation: Cancellation) -> fmt::Result {
        let lang = self.lang;
        let until = match cancellation {
            Cancellation::EndOfMission => return Ok(()),
            Cancellation::DrawOnWithdrawal(cards) => {
                let cards = names::cards(lang, cards);
                return say!(
                    lang,
                    f,
                    " It stays until someone who withdraws draws {cards}.",
                    " Il reste jusqu'à ce que quelqu'un, en se repliant, pioche {cards}.",
                );
            }
            Cancellation::CharmAgainst(threat) => {
                let threat = names::the_threat(lang, threat);
                return say!(
                    lang,
                    f,
                    " It stays until a Good Luck Charm discards a card that bears {threat}.",
                    " Il reste jusqu'à ce qu'un Porte-Bonheur défausse une carte portant {threat}.",
                );
            }
            Cancellation::KnockPlayed => lang.pick("a Hard Knock comes into play", "un Coup Dur soit mis en jeu"),
            Cancellation::SpeechMade => lang.pick("a Speech is made", "un Discours soit prononcé"),
            Cancellation::MissionSucceeded => lang.pick("a Mission succeeds", "une Mission soit réussie"),
        };
        say!(lang, f, " It stays until {until}.", " Il reste jusqu'à ce qu'{until}.")
    }

    /// Where a seat is chosen, it may be any.
    fn of_anyone(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        match effect.whom {
            Whom::Chosen => say!(self.lang, f, " of anyone", " de n'importe qui"),
            _ => Ok(()),
        }
    }

    /// Who does it, and the verb: bare and with a subject, in English and in French.
    fn actor(self, f: &mut Formatter<'_>, effect: &Effect, verb: [&str; 4]) -> fmt::Result {
        let [bare, with_subject] = [self.lang.pick(verb[0], verb[2]), self.lang.pick(verb[1], verb[3])];
        match (self.subject_of(effect), effect.optional) {
            (None, false) => f.write_str(bare),
            (None, true) => say!(self.lang, f, "you may {bare}", "vous pouvez {bare}"),
            (Some(who), false) => write!(f, "{who} {with_subject}"),
            (Some(who), true) => say!(self.lang, f, "{who} may {bare}", "{who} peut {bare}"),
        }
    }

    /// Nobody in particular where the reader holds the card.
    const fn subject_of(self, effect: &Effect) -> Option<&'static str> {
        let lang = self.lang;
        match (effect.whom, effect.chooser) {
            (Whom::Leader, _) | (Whom::Table | Whom::Chosen, Chooser::Leader) => {
                Some(lang.pick("the Leader", "le Chef"))
            }
            (Whom::Active, _) => Some(lang.pick("whoever has the turn", "qui est à son tour")),
            (Whom::EachSeat, _) => Some(lang.pick("everyone", "chacun")),
            (Whom::Friends, _) => Some(lang.pick("each of the two friends", "chacun des deux amis")),
            (Whom::Holder | Whom::Table | Whom::Chosen, _) => None,
        }
    }
}
