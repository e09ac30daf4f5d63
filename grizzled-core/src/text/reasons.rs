//! Why a command is refused.

use super::{Lang, Narrator, Say};
use crate::vocabulary::{Reason, Rejection};
use core::fmt::{Display, Formatter};

/// What is wrong, in a sentence.
#[must_use]
pub const fn reason(lang: Lang, reason: Reason) -> &'static str {
    let (english, french) = match reason {
        Reason::GameOver => ("The game is over.", "La partie est finie."),
        Reason::NoSuchSeat => ("No player sits at this seat.", "Personne ne joue à cette place."),
        Reason::NotAwaited => ("The game waits for somebody else.", "Le jeu attend quelqu'un d'autre."),
        Reason::NotAsked => ("Another decision is asked for.", "Une autre décision est demandée."),
        Reason::IntensityNotOffered => ("This intensity is not on offer.", "Cette intensité n'est pas permise."),
        Reason::NotInHand => ("The card is not in hand.", "La carte n'est pas en main."),
        Reason::CharmUsed => ("The Good Luck Charm has been used.", "Le Porte-Bonheur a déjà servi."),
        Reason::NotInNoMansLand => ("The card is not in No Man's Land.", "La carte n'est pas dans le No Man's Land."),
        Reason::OtherThreat => ("The card does not bear that threat.", "La carte ne porte pas cette menace."),
        Reason::NoSpeech => ("No Speech token is held.", "Aucun jeton Discours n'est disponible."),
        Reason::Barred => ("A card forbids it.", "Une carte l'interdit."),
        Reason::MustWithdraw => ("A card demands a withdrawal.", "Une carte oblige à se replier."),
        Reason::TileNotHeld => ("The Support tile is not held.", "La tuile Soutien n'est pas disponible."),
        Reason::TileMustBePlayed => ("A Support tile must be played.", "Une tuile Soutien doit être jouée."),
        Reason::TileIsDrawn => ("The Support tile is drawn at random.", "La tuile Soutien est tirée au hasard."),
        Reason::WrongRemoval => ("Another number of tiles must be lost.", "Il faut perdre un autre nombre de tuiles."),
        Reason::NotWithinReach => ("This card cannot be discarded now.", "Cette carte ne peut être défaussée."),
        Reason::TooManyKnocks => ("So many Hard Knocks cannot go.", "C'est trop de Coups Durs à la fois."),
        Reason::CharmNotOffered => {
            ("The Good Luck Charm cannot be recovered.", "Le Porte-Bonheur ne peut être récupéré.")
        }
        Reason::OrderNotOffered => ("This Order is not on offer.", "Cet Ordre n'est pas proposé."),
        Reason::HelpNotUsable => {
            ("This Helping Hand cannot be used now.", "Ce Coup de Main ne peut servir maintenant.")
        }
        Reason::HelpNotOffered => ("This Helping Hand is not on offer.", "Ce Coup de Main n'est pas proposé."),
        Reason::ChoiceNotOffered => ("The card does not allow this choice.", "La carte ne permet pas ce choix."),
        Reason::NotOptional => ("This cannot be declined.", "Cela ne se refuse pas."),
        Reason::NotInRecruitsHand => {
            ("The card is not in the Recruit's hand.", "La carte n'est pas dans la main de la Recrue.")
        }
        Reason::LeaderWithdrawn => (
            "A Recruit plays no Hard Knock while the Leader is withdrawn.",
            "Une Recrue ne joue pas de Coup Dur quand le Chef s'est replié.",
        ),
        Reason::MidCommand => (
            "The game stands in the middle of a command: it can only be looked at.",
            "La partie se trouve au milieu d'une commande : on ne peut que la regarder.",
        ),
    };
    lang.pick(english, french)
}

impl<'a> Narrator<'a> {
    /// The refusal: what is wrong, which card stands in the way, and the rule.
    pub fn rejection(self, rejection: Rejection) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| {
            f.write_str(reason(self.lang, rejection.reason))?;
            match rejection.by {
                Some(by) => write!(f, " ({}, {})", self.source(by), rejection.rule),
                None => write!(f, " ({})", rejection.rule),
            }
        })
    }
}
