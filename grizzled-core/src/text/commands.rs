//! What a player can decide, told as a choice: "Play Night + Shell".

use super::{Say, Teller, names, say};
use crate::catalog::Face;
use crate::command::{Command, Relief, Withdrawal};
use crate::ids::{CardId, CardSet, Seat};
use core::fmt::{self, Display, Formatter};

impl<'a> Teller<'a> {
    /// The decision of the seat, as a choice that it has.
    pub fn command(self, seat: Seat, command: Command) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| match command {
            Command::Intensity(number) => {
                let cards = names::cards(self.lang, number);
                say!(self.lang, f, "Deal {cards} each", "Distribuer {cards} à chacun")
            }
            Command::Play(card) => self.play(f, card),
            Command::Charm(card) => {
                let card = self.card(card);
                say!(self.lang, f, "Use the Good Luck Charm on {card}", "Utiliser le Porte-Bonheur sur {card}")
            }
            Command::Speech(threat) => {
                let threat = names::the_threat(self.lang, threat);
                say!(self.lang, f, "Make a Speech against {threat}", "Faire un Discours contre {threat}")
            }
            Command::Withdraw(withdrawal) => self.withdraw(f, seat, &withdrawal),
            Command::Answer(card) => self.answer(f, card),
            Command::Christmas(card) => self.christmas(f, card),
            Command::Relief(relief) => self.relief(f, relief),
            ref other => write!(f, "{other:?}"),
        })
    }

    fn play(self, f: &mut Formatter<'_>, card: CardId) -> fmt::Result {
        let name = self.card(card);
        match self.rules.catalog().face(card) {
            Face::HardKnock(_) => say!(self.lang, f, "Take the Hard Knock {name}", "Subir le Coup Dur {name}"),
            Face::Threat { .. } | Face::MerryChristmas => say!(self.lang, f, "Play {name}", "Jouer {name}"),
        }
    }

    fn withdraw(self, f: &mut Formatter<'_>, seat: Seat, withdrawal: &Withdrawal) -> fmt::Result {
        let left = self.table.seat(seat).tiles > withdrawal.removed.len();
        match withdrawal.tile {
            Some(tile) => {
                let to = self.seat(tile.target(seat, self.rules.ring()));
                let tile = names::tile(self.lang, tile);
                say!(self.lang, f, "Withdraw with {tile}, towards {to}", "Se replier avec {tile}, vers {to}")?;
            }
            None if left => {
                say!(
                    self.lang,
                    f,
                    "Withdraw with a tile drawn at random",
                    "Se replier avec une tuile tirée au hasard"
                )?;
            }
            None => say!(self.lang, f, "Withdraw without a tile", "Se replier sans tuile")?,
        }
        if withdrawal.removed.is_empty() {
            return Ok(());
        }
        let lost = self.tiles(withdrawal.removed);
        say!(self.lang, f, ", losing {lost}", ", en perdant {lost}")
    }

    fn answer(self, f: &mut Formatter<'_>, card: Option<CardId>) -> fmt::Result {
        let Some(card) = card else { return say!(self.lang, f, "Discard nothing", "Ne rien défausser") };
        let card = self.card(card);
        say!(self.lang, f, "Discard {card}", "Défausser {card}")
    }

    fn christmas(self, f: &mut Formatter<'_>, card: Option<CardId>) -> fmt::Result {
        self.answer(f, card)?;
        match card.and_then(|card| self.table.knocks.owner(card)) {
            Some(owner) => write!(f, " ({})", self.seat(owner)),
            None => Ok(()),
        }
    }

    fn relief(self, f: &mut Formatter<'_>, relief: Relief) -> fmt::Result {
        match relief {
            Relief::Knocks(CardSet::EMPTY) => self.answer(f, None),
            Relief::Knocks(cards) => {
                let cards = self.cards(cards);
                say!(self.lang, f, "Discard {cards}", "Défausser {cards}")
            }
            Relief::Charm => say!(self.lang, f, "Recover the Good Luck Charm", "Récupérer le Porte-Bonheur"),
        }
    }
}
