//! What happened in modules: Orders, Recruits, Helping Hands, and the ways to play for one and two.

use super::effects::when;
use super::{Narrator, Say, Sentence, names, say};
use crate::vocabulary::{Notice, OrderId, Pause, Seat, Secret, of_the_trials};
use core::fmt::{self, Display, Formatter};

impl<'a> Narrator<'a> {
    /// The table of sentences. A new event does not compile until it has one.
    pub(super) fn module_event(self, f: &mut Formatter<'_>, notice: &Notice, secret: Secret) -> fmt::Result {
        match *notice {
            Notice::HelpOffered { seat } => self.help_offered(f, seat, secret),
            Notice::HelpAsked { .. } => {
                say!(self.lang, f, "Each player keeps one Helping Hand.", "Chaque joueur garde un Coup de Main.")
            }
            Notice::HelpChosen { seat } => {
                let (who, help) = (self.subject(seat), self.secret_help(secret));
                say!(self.lang, f, "{who} keeps {help}.", "{who} garde {help}.")
            }
            Notice::HelpHeld { seat, help } => {
                let (who, name, does) = (self.subject(seat), self.help_name(help), self.help(help));
                say!(self.lang, f, "{who} holds {name}: {does}", "{who} détient {name} : {does}")
            }
            Notice::HelpUsed { seat, help } => {
                let (who, name, does) = (self.subject(seat), self.help_name(help), self.help(help));
                say!(self.lang, f, "{who} uses {name}: {does}", "{who} utilise {name} : {does}")
            }
            Notice::HelpInvited { seat, pause } => self.invited(seat, pause).fmt(f),
            Notice::Declined { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} declines.", "{who} renonce.")
            }
            Notice::OrdersSet { orders } => {
                let orders = names::orders(self.lang, orders);
                say!(self.lang, f, "The deck has {orders}.", "Le paquet compte {orders}.")
            }
            Notice::OrdersDrawn { seat } => self.orders_drawn(f, seat, secret),
            Notice::OrderChosen { seat, order, returned } => self.order_chosen(f, seat, order, returned),
            Notice::OrderDiscarded { order, cancelled } => {
                let order = self.order_name(order);
                if cancelled {
                    say!(self.lang, f, "The Order {order} is cancelled.", "L'Ordre {order} est annulé.")
                } else {
                    say!(self.lang, f, "The Order {order} is discarded.", "L'Ordre {order} est défaussé.")
                }
            }
            Notice::OrderPutBack { seat } => self.order_put_back(f, seat, secret),
            Notice::CancellationAsked { seat, .. } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} may cancel an Order by drawing.", "{who} peut annuler un Ordre en piochant.",)
            }
            Notice::MissionPrepared => {
                say!(self.lang, f, "Everyone is ready for the Mission.", "Tous sont prêts pour la Mission.")
            }
            Notice::IntensityAsked { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} chooses the intensity.", "{who} choisit l'intensité.")
            }
            Notice::IntensityGiven { intensity } => {
                let cards = names::cards(self.lang, intensity);
                say!(self.lang, f, "Each is dealt {cards}, without a choice.", "Chacun reçoit {cards}, sans choix.")
            }
            Notice::TrapCancelled { by_luck: true } => {
                say!(self.lang, f, "Luck: the Trap draws nothing.", "Chance : le Piège ne fait rien piocher.")
            }
            Notice::TrapCancelled { by_luck: false } => {
                say!(self.lang, f, "The Trap is cancelled.", "Le Piège est annulé.")
            }
            Notice::FreeSpeech { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} speaks without a token.", "{who} parle sans dépenser de jeton.")
            }
            Notice::AnswerAsked { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} is asked to answer.", "{who} doit répondre.")
            }
            Notice::RecruitsSet { recruits } => {
                let recruits = names::recruits(self.lang, recruits);
                say!(self.lang, f, "The deck has {recruits}.", "Le paquet compte {recruits}.")
            }
            Notice::RecruitTurnedUp { recruit } => {
                let name = self.recruit_name(recruit);
                say!(
                    self.lang,
                    f,
                    "{name} cannot come yet: there are too few Trials.",
                    "{name} ne peut venir : trop peu d'Épreuves.",
                )
            }
            Notice::RecruitArrived { recruit, after, .. } => {
                let (name, does, after) = (self.recruit_name(recruit), self.recruit(recruit), self.seat(after));
                say!(
                    self.lang,
                    f,
                    "{name} arrives, to act after {after}: {does}",
                    "{name} arrive et joue après {after} : {does}",
                )
            }
            Notice::RecruitDrew { card } => {
                let card = self.card(card);
                say!(self.lang, f, "The Recruit draws {card}.", "La Recrue pioche {card}.")
            }
            Notice::RecruitLeft { recruit, sent_home } => {
                let name = self.recruit_name(recruit);
                if sent_home {
                    say!(self.lang, f, "{name} is sent home.", "{name} est renvoyé à l'arrière.")
                } else {
                    say!(
                        self.lang,
                        f,
                        "{name} leaves and rewards the group.",
                        "{name} s'en va et récompense le groupe."
                    )
                }
            }
            Notice::RecruitTurn { leader } => {
                let who = self.subject(leader);
                say!(self.lang, f, "{who} decides for the Recruit.", "{who} décide pour la Recrue.")
            }
            Notice::RecruitTurnEnded => {
                say!(self.lang, f, "The Recruit's turn is over.", "Le tour de la Recrue est fini.")
            }
            Notice::RecruitWithdrew => {
                say!(
                    self.lang,
                    f,
                    "The Recruit withdraws and takes a Morale token.",
                    "La Recrue se replie et prend un jeton Moral.",
                )
            }
            Notice::RecruitDiscarded { card } => {
                let card = self.card(card);
                say!(self.lang, f, "The Recruit's {card} is discarded.", "{card}, de la Recrue, est défaussée.")
            }
            Notice::ChoiceAsked { seat, source, .. } => {
                let (who, card) = (self.subject(seat), self.source(source));
                say!(self.lang, f, "{card}: {who} chooses.", "{card} : {who} choisit.")
            }
            Notice::ChoiceEnded { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} has chosen.", "{who} a choisi.")
            }
            Notice::CardDiscarded { seat, card } => {
                let (who, card) = (self.subject(seat), self.card(card));
                say!(self.lang, f, "{who} discards {card} from hand.", "{who} défausse {card} de sa main.")
            }
            Notice::CardCleared { card } => {
                let card = self.card(card);
                say!(self.lang, f, "{card} leaves No Man's Land.", "{card} quitte le No Man's Land.")
            }
            Notice::CardGiven { from, to } => {
                let (who, to, card) = (self.subject(from), self.seat(to), self.secret_card(secret));
                say!(self.lang, f, "{who} gives {card} to {to}.", "{who} donne {card} à {to}.")
            }
            Notice::CardReturned { seat } => {
                let (who, card) = (self.subject(seat), self.secret_card(secret));
                say!(self.lang, f, "{who} puts {card} under the Trials.", "{who} glisse {card} sous les Épreuves.")
            }
            Notice::TrialsSeen { seat, cards } => self.trials_seen(f, seat, cards, secret),
            Notice::HandPassed { to, .. } => {
                let to = self.seat(to);
                say!(self.lang, f, "The hand passes to {to}.", "La main passe à {to}.")
            }
            Notice::RefillAsked { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} may fill the hand up.", "{who} peut compléter la main.")
            }
            Notice::RefillDeclined { seat } => {
                let who = self.subject(seat);
                say!(
                    self.lang,
                    f,
                    "{who} does not fill up: nor does anyone in this Mission.",
                    "{who} ne complète pas, ni personne d'ici la fin de la Mission.",
                )
            }
            Notice::SoloSupport { seat: Some(seat) } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} is supported by the tile drawn.", "{who} est soutenu par la tuile tirée.")
            }
            Notice::SoloSupport { seat: None } => {
                say!(self.lang, f, "The tile drawn is blank: no Support.", "La tuile tirée est vide : pas de Soutien.")
            }
            Notice::SoloTilesShuffled => {
                say!(self.lang, f, "The four tiles are shuffled again.", "Les quatre tuiles sont remélangées.")
            }
            Notice::HandPutDown { seat } => {
                let who = self.seat(seat);
                say!(self.lang, f, "The hand of {who} is put down.", "La main de {who} est posée.")
            }
            Notice::HandTakenUp { seat } => self.taken_up(f, seat, secret),
            Notice::ModifierSet { modifier, value } => self.modifier(modifier, value).fmt(f),
            of_the_trials!() => Ok(()),
        }
    }

    fn help_offered(self, f: &mut Formatter<'_>, seat: Seat, secret: Secret) -> fmt::Result {
        let who = self.subject(seat);
        say!(self.lang, f, "{who} draws two Helping Hands", "{who} pioche deux Coups de Main")?;
        match secret {
            Secret::Help(one, other) => {
                let (one, other) = (self.help_name(one), self.help_name(other));
                say!(self.lang, f, ": {one}, {other}.", " : {one}, {other}.")
            }
            _ => f.write_str("."),
        }
    }

    /// The Helping Hand kept, if the viewer knows it.
    fn secret_help(self, secret: Secret) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| match secret {
            Secret::Kept(help) => self.help_name(help).fmt(f),
            _ => f.write_str(self.lang.pick("one Helping Hand", "un Coup de Main")),
        })
    }

    fn invited(self, seat: Seat, pause: Pause) -> impl Display + use<'a> {
        Sentence(Say(move |f: &mut Formatter<'_>| {
            let who = self.seat(seat);
            f.write_str(when(self.lang, pause.when()))?;
            say!(self.lang, f, "{who} may use a Helping Hand", "{who} peut utiliser un Coup de Main")
        }))
    }

    fn orders_drawn(self, f: &mut Formatter<'_>, seat: Seat, secret: Secret) -> fmt::Result {
        let who = self.subject(seat);
        say!(self.lang, f, "{who} draws two Orders of the Day", "{who} pioche deux Ordres du Jour")?;
        match secret {
            Secret::Orders(one, other) => {
                let (one, other) = (self.order_name(one), self.order_name(other));
                say!(self.lang, f, ": {one}, {other}.", " : {one}, {other}.")
            }
            _ => f.write_str("."),
        }
    }

    fn order_put_back(self, f: &mut Formatter<'_>, seat: Seat, secret: Secret) -> fmt::Result {
        let who = self.subject(seat);
        say!(self.lang, f, "{who} has put an Order back on top of the deck", "{who} a remis un Ordre sur le paquet")?;
        let order = match secret {
            Secret::OrderDeck(orders) => orders.iter().next(),
            _ => None,
        };
        let Some(order) = order.map(|order| self.order_name(order)) else { return f.write_str(".") };
        say!(self.lang, f, ": {order}.", " : {order}.")
    }

    fn order_chosen(self, f: &mut Formatter<'_>, seat: Seat, order: OrderId, returned: bool) -> fmt::Result {
        let (who, name, does) = (self.subject(seat), self.order_name(order), self.order(order));
        if returned {
            say!(
                self.lang,
                f,
                "{who} puts one Order back on top and chooses {name}: {does}",
                "{who} remet un Ordre sur le paquet et choisit {name} : {does}",
            )
        } else {
            say!(
                self.lang,
                f,
                "The last Order of the Day is {name}: {does}",
                "Le dernier Ordre du Jour est {name} : {does}"
            )
        }
    }

    fn trials_seen(self, f: &mut Formatter<'_>, seat: Seat, cards: u8, secret: Secret) -> fmt::Result {
        let (who, cards) = (self.subject(seat), names::cards(self.lang, cards));
        say!(
            self.lang,
            f,
            "{who} looks at the top {cards} of the Trials",
            "{who} regarde {cards} du dessus des Épreuves",
        )?;
        if let Secret::Order(seen) = secret {
            f.write_str(self.lang.pick(", the next one first: ", ", la prochaine d'abord : "))?;
            self.listed(f, seen.as_slice().iter().rev().map(|&card| Bracketed(self.card(card))))?;
        }
        f.write_str(".")
    }

    fn taken_up(self, f: &mut Formatter<'_>, seat: Seat, secret: Secret) -> fmt::Result {
        let who = self.seat(seat);
        say!(self.lang, f, "The hand of {who} is taken up", "La main de {who} est prise")?;
        match secret {
            Secret::Hand(hand) if !hand.is_empty() => {
                f.write_str(self.lang.pick(": ", " : "))?;
                self.listed(f, hand.iter().map(|card| Bracketed(self.card(card))))?;
            }
            _ => {}
        }
        f.write_str(".")
    }
}

/// A card's name in a list, set apart since it may hold a comma itself.
struct Bracketed<T>(T);

impl<T: Display> Display for Bracketed<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", self.0)
    }
}
