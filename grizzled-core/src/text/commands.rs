//! What a player can decide, worded as a choice: "Play Night + Shell".

use super::{Narrator, Say, names, say};
use crate::cards::{Cancellation, Face, What};
use crate::rules::Seating;
use crate::state::Agenda;
use crate::vocabulary::{CardId, CardSet, Choice, Command, OrderId, Relief, Seat, Switch, Withdrawal};
use core::fmt::{self, Display, Formatter};

impl<'a> Narrator<'a> {
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
            Command::Order(order) => {
                let order = self.order_name(order);
                say!(self.lang, f, "Choose the Order {order}", "Choisir l'Ordre {order}")
            }
            Command::Keep(help) => {
                let help = self.help_name(help);
                say!(self.lang, f, "Keep {help}", "Garder {help}")
            }
            Command::Help(help) => {
                let help = self.help_name(help);
                say!(self.lang, f, "Use the Helping Hand {help}", "Utiliser le Coup de Main {help}")
            }
            Command::Choose(choice) => self.choose(f, choice),
            Command::RecruitPlay(card) => {
                let card = self.card(card);
                say!(self.lang, f, "The Recruit plays {card}", "La Recrue joue {card}")
            }
            Command::RecruitWithdraw => say!(self.lang, f, "The Recruit withdraws", "La Recrue se replie"),
            Command::Cancel(order) => self.cancel(f, order),
            Command::Refill => say!(self.lang, f, "Fill the hand up", "Compléter la main"),
            Command::Decline => self.decline(f),
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
                let mirrored = self.table.modifiers.has(Switch::MirroredSupport);
                let pointing = if mirrored { tile.mirrored() } else { tile };
                let to = self.seat(pointing.target(seat, self.rules.ring()));
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
            // SOLO-1: there are no tiles to do without.
            None if self.rules.seating() == Seating::Solo => say!(self.lang, f, "Withdraw", "Se replier")?,
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

    fn choose(self, f: &mut Formatter<'_>, choice: Choice) -> fmt::Result {
        match choice {
            Choice::Card(card) => self.choose_card(f, card),
            Choice::Seat(seat) => {
                let who = self.seat(seat);
                say!(self.lang, f, "Recover the Good Luck Charm of {who}", "Récupérer le Porte-Bonheur de {who}")
            }
            Choice::Order(order) => {
                let order = self.order_name(order);
                say!(self.lang, f, "Discard the Order {order}", "Défausser l'Ordre {order}")
            }
            Choice::Gift { card, to } => {
                let (card, to) = (self.card(card), self.seat(to));
                say!(self.lang, f, "Give {card} to {to}", "Donner {card} à {to}")
            }
        }
    }

    fn choose_card(self, f: &mut Formatter<'_>, chosen: CardId) -> fmt::Result {
        let card = self.card(chosen);
        match self.asking() {
            Some(What::ExchangeCards) => say!(self.lang, f, "Give {card} in return", "Donner {card} en échange"),
            Some(What::ReturnCard) => {
                say!(self.lang, f, "Put {card} under the Trials", "Glisser {card} sous les Épreuves")
            }
            _ => self.christmas(f, Some(chosen)),
        }
    }

    /// What the Helping Hand that asks does, if one asks.
    fn asking(self) -> Option<What> {
        match self.table.agenda {
            Agenda::Choice { source, .. } => self.rules.roster().help_does(source),
            _ => None,
        }
    }

    fn cancel(self, f: &mut Formatter<'_>, order: OrderId) -> fmt::Result {
        let name = self.order_name(order);
        match self.rules.roster().order(order).map(|order| order.cancellation) {
            Some(Cancellation::DrawOnWithdrawal(cards)) => {
                let cards = names::cards(self.lang, cards);
                say!(self.lang, f, "Draw {cards} to cancel {name}", "Piocher {cards} pour annuler {name}")
            }
            _ => say!(self.lang, f, "Cancel {name}", "Annuler {name}"),
        }
    }

    fn decline(self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.table.agenda {
            Agenda::Refill => {
                say!(self.lang, f, "Do not fill up in this Mission", "Ne plus compléter dans cette Mission")
            }
            Agenda::Invitation(_) => say!(self.lang, f, "Use no Helping Hand now", "Garder les Coups de Main"),
            Agenda::Cancellation { .. } => say!(self.lang, f, "Cancel no Order", "N'annuler aucun Ordre"),
            _ => say!(self.lang, f, "Choose nothing more", "Ne rien choisir de plus"),
        }
    }
}
