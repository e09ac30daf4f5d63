//! Orders, Recruits and Helping Hands: what they are called, and what they do.

use super::{Narrator, Say, names, say};
use crate::cards::HelpKind;
use crate::vocabulary::{HelpId, OrderId, RecruitId, Source};
use core::fmt::{self, Display, Formatter};

impl<'a> Narrator<'a> {
    /// The Order's name, or its number where no names are known.
    pub fn order_name(self, order: OrderId) -> impl Display + use<'a> {
        let name = self.names.and_then(|names| names.order(order));
        self.name_or(name, names::ORDER, order.number())
    }

    /// The Recruit's name, or its number where no names are known.
    pub fn recruit_name(self, recruit: RecruitId) -> impl Display + use<'a> {
        let name = self.names.and_then(|names| names.recruit(recruit));
        self.name_or(name, names::RECRUIT, recruit.number())
    }

    /// The Helping Hand's name, or its number where no names are known.
    pub fn help_name(self, help: HelpId) -> impl Display + use<'a> {
        let name = self.names.and_then(|names| names.help(help));
        self.name_or(name, names::HELPING_HAND, help.number())
    }

    fn name_or(
        self,
        name: Option<&'a str>,
        [english, french]: [&'static str; 2],
        number: u8,
    ) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| match name {
            Some(name) => f.write_str(names::of_pack(self.lang, name)),
            None => write!(f, "{} {}", self.lang.pick(english, french), number + 1),
        })
    }

    /// What the Order does: the least intensity, its effect, and what cancels it.
    pub fn order(self, order: OrderId) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| {
            let Some(card) = self.rules.roster().order(order) else { return Ok(()) };
            let place = usize::from(self.rules.seats().saturating_sub(3));
            if let Some(&intensity) = card.intensity.get(place) {
                let cards = names::cards(self.lang, intensity);
                say!(self.lang, f, "{cards} each at least. ", "{cards} chacun au moins. ")?;
            }
            self.effect(&card.effect).fmt(f)?;
            self.cancellation(f, card.cancellation)
        })
    }

    /// What the Recruit does: its hand, its Morale tokens, its effect, and what it pays.
    pub fn recruit(self, recruit: RecruitId) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| {
            let Some(card) = self.rules.roster().recruit(recruit) else { return Ok(()) };
            let (cards, tokens) = (names::cards(self.lang, card.hand), names::morale_tokens(self.lang, card.tokens));
            write!(f, "{cards}, {tokens}. {} {}", self.effect(&card.effect), self.effect(&card.advantage))
        })
    }

    /// What the Helping Hand does, and when.
    pub fn help(self, help: HelpId) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| {
            let Some(card) = self.rules.roster().help(help) else { return Ok(()) };
            // Of Actions and Events the effect says when.
            if card.kind == HelpKind::Friendship {
                write!(f, "{}. ", names::help_kind(self.lang, card.kind))?;
            }
            self.effect(&card.effect).fmt(f)
        })
    }

    /// The card that acts, of whatever kind.
    pub fn source(self, source: Source) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| match source {
            Source::Knock(card) => self.card(card).fmt(f),
            Source::Order(order) => self.order_name(order).fmt(f),
            Source::Recruit(recruit) => self.recruit_name(recruit).fmt(f),
            Source::Help(help) => self.help_name(help).fmt(f),
            Source::Chapter(_) => f.write_str(self.lang.pick("The Chapter", "Le Chapitre")),
        })
    }

    /// Some names, set apart by commas.
    pub(super) fn listed<Name: Display>(self, f: &mut Formatter<'_>, names: impl Iterator<Item = Name>) -> fmt::Result {
        for (at, name) in names.enumerate() {
            write!(f, "{}{name}", if at > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}
