//! The numbers of the running Mission, in words when they change (PACK-2).

use super::effects::{card_kind, switched};
use super::{Narrator, Say, Sentence, names, say};
use crate::cards::CardKind;
use crate::vocabulary::{Modifier, Seat, SeatSet, Switch, Threat, ThreatSet};
use core::fmt::{self, Display, Formatter};

impl<'a> Narrator<'a> {
    /// What the number of the running Mission is now, in a sentence.
    pub fn modifier(self, modifier: Modifier, value: u8) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| match modifier {
            Modifier::FailAt | Modifier::Harmless => self.failing(f, modifier, value),
            Modifier::AddedNight => self.added(f, Threat::Night, value),
            Modifier::AddedRain => self.added(f, Threat::Rain, value),
            Modifier::AddedSnow => self.added(f, Threat::Snow, value),
            Modifier::AddedMask => self.added(f, Threat::Mask, value),
            Modifier::AddedShell => self.added(f, Threat::Shell, value),
            Modifier::AddedWhistle => self.added(f, Threat::Whistle, value),
            Modifier::Switches => self.switches(f, value),
            Modifier::IntensityLeast | Modifier::IntensityMost | Modifier::ExtraDraws | Modifier::LeaderDraws => {
                self.dealt(f, modifier, value)
            }
            Modifier::DropLeast
            | Modifier::DropMost
            | Modifier::DropMore
            | Modifier::MoralePerKnock
            | Modifier::HandLimit => self.dropped(f, modifier, value),
            Modifier::ReliefAfterSuccess | Modifier::ReliefAfterFailure | Modifier::ReliefFriends => {
                self.relieved(f, modifier, value)
            }
            Modifier::KnockLimit | Modifier::KnockLimitOfLeader => self.borne(f, modifier, value),
            Modifier::BarredPlays => self.barred(f, value),
            Modifier::Opinions => {
                let cards = names::cards(self.lang, value);
                say!(
                    self.lang,
                    f,
                    "{cards} in play to bar or demand withdrawals.",
                    "{cards} en jeu pour empêcher ou exiger un repli.",
                )
            }
        })
    }

    fn failing(self, f: &mut Formatter<'_>, modifier: Modifier, value: u8) -> fmt::Result {
        let harmless = ThreatSet::from_bits(value);
        match modifier {
            Modifier::FailAt => say!(
                self.lang,
                f,
                "A Mission fails when a threat is active {value} times.",
                "Une Mission échoue quand une menace est active {value} fois.",
            ),
            _ if harmless.is_empty() => say!(self.lang, f, "Every threat counts.", "Toutes les menaces comptent."),
            _ => {
                let threats = names::threats(self.lang, harmless);
                say!(self.lang, f, "Not counted as active: {threats}.", "Sans effet parmi les menaces : {threats}.")
            }
        }
    }

    fn added(self, f: &mut Formatter<'_>, threat: Threat, value: u8) -> fmt::Result {
        let (threat, times) = (names::threat(self.lang, threat), names::times(self.lang, value));
        if value == 0 {
            return say!(self.lang, f, "{threat}: as the cards say.", "{threat} : ce que disent les cartes.");
        }
        say!(self.lang, f, "{threat}: {times} more than the cards say.", "{threat} : {times} de plus que les cartes.")
    }

    fn switches(self, f: &mut Formatter<'_>, value: u8) -> fmt::Result {
        let on = Switch::ALL.into_iter().filter(|&switch| value & switch.number() != 0);
        let on = on.map(|switch| switched(self.lang, switch));
        if value == 0 {
            return say!(self.lang, f, "Nothing is switched off.", "Rien n'est suspendu.");
        }
        Sentence(Say(|f: &mut Formatter<'_>| self.listed(f, on.clone()))).fmt(f)
    }

    fn dealt(self, f: &mut Formatter<'_>, modifier: Modifier, value: u8) -> fmt::Result {
        let cards = names::cards(self.lang, value);
        match modifier {
            Modifier::IntensityLeast => {
                say!(self.lang, f, "The least intensity is {value}.", "L'intensité minimale est de {value}.")
            }
            Modifier::IntensityMost if value == 0 => {
                say!(self.lang, f, "The intensity has no upper limit.", "L'intensité n'a pas de maximum.")
            }
            Modifier::IntensityMost => {
                say!(self.lang, f, "The greatest intensity is {value}.", "L'intensité maximale est de {value}.")
            }
            Modifier::LeaderDraws => say!(
                self.lang,
                f,
                "After the deal the Leader draws {cards} more.",
                "Après la donne, le Chef pioche {cards} de plus.",
            ),
            _ => say!(
                self.lang,
                f,
                "After the deal everyone draws {cards} more.",
                "Après la donne, chacun pioche {cards} de plus.",
            ),
        }
    }

    fn dropped(self, f: &mut Formatter<'_>, modifier: Modifier, value: u8) -> fmt::Result {
        let cards = names::cards(self.lang, value);
        match modifier {
            Modifier::DropLeast => {
                say!(
                    self.lang,
                    f,
                    "A drop of Morale takes at least {cards}.",
                    "La baisse de Moral prend au moins {cards}."
                )
            }
            Modifier::DropMost if value == u8::MAX => {
                say!(self.lang, f, "A drop of Morale has no upper limit.", "La baisse de Moral n'a pas de maximum.")
            }
            Modifier::DropMost => {
                say!(
                    self.lang,
                    f,
                    "A drop of Morale takes at most {cards}.",
                    "La baisse de Moral prend au plus {cards}."
                )
            }
            Modifier::DropMore => {
                let by = value as i8;
                say!(self.lang, f, "Drops of Morale are changed by {by:+}.", "Les baisses de Moral changent de {by:+}.")
            }
            Modifier::MoralePerKnock => {
                say!(
                    self.lang,
                    f,
                    "Each Hard Knock costs {cards} of Morale.",
                    "Chaque Coup Dur coûte {cards} de Moral."
                )
            }
            _ if value == u8::MAX => {
                say!(self.lang, f, "The hands may hold any number of cards.", "Les mains n'ont pas de limite.")
            }
            _ => say!(
                self.lang,
                f,
                "The game is lost with {cards} in the hands.",
                "La partie est perdue avec {cards} en main.",
            ),
        }
    }

    fn relieved(self, f: &mut Formatter<'_>, modifier: Modifier, value: u8) -> fmt::Result {
        let knocks = names::hard_knocks(self.lang, value);
        match modifier {
            Modifier::ReliefAfterSuccess => say!(
                self.lang,
                f,
                "After a success relief takes up to {knocks}.",
                "Après une réussite, le soulagement enlève jusqu'à {knocks}.",
            ),
            Modifier::ReliefAfterFailure => say!(
                self.lang,
                f,
                "After a failure relief takes up to {knocks}.",
                "Après un échec, le soulagement enlève jusqu'à {knocks}.",
            ),
            _ if value == 0 => {
                say!(self.lang, f, "No Friendship adds to relief.", "Aucune Amitié n'augmente le soulagement.")
            }
            _ => {
                f.write_str(self.lang.pick("One Hard Knock more with relief: ", "Un Coup Dur de plus si soulagé : "))?;
                let friends = Seat::ALL.into_iter().filter(|seat| value & SeatSet::only(*seat).bits() != 0);
                self.listed(f, friends.map(|seat| self.seat(seat)))?;
                f.write_str(".")
            }
        }
    }

    fn borne(self, f: &mut Formatter<'_>, modifier: Modifier, value: u8) -> fmt::Result {
        let knocks = names::hard_knocks(self.lang, value);
        let who = match modifier {
            Modifier::KnockLimitOfLeader => self.lang.pick("the Leader", "le Chef"),
            _ => self.lang.pick("someone", "quelqu'un"),
        };
        say!(
            self.lang,
            f,
            "The game is lost when {who} bears {knocks}.",
            "La partie est perdue si {who} porte {knocks}."
        )
    }

    fn barred(self, f: &mut Formatter<'_>, value: u8) -> fmt::Result {
        if value == 0 {
            return say!(self.lang, f, "Every card can be played.", "Toutes les cartes se jouent.");
        }
        f.write_str(self.lang.pick("Not to be played from hand: ", "À ne pas jouer de la main : "))?;
        let threats = ThreatSet::from_bits(value);
        let bearing = Threat::ALL.into_iter().filter(|&threat| threats.contains(threat)).map(CardKind::Bearing);
        let others = [(6, CardKind::HardKnocks), (7, CardKind::Traps)].into_iter();
        let others = others.filter(|(bit, _)| value >> bit & 1 == 1).map(|(_, kind)| kind);
        self.listed(f, bearing.chain(others).map(|kind| card_kind(self.lang, kind)))?;
        f.write_str(".")
    }
}
