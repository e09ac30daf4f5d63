//! What happened, narrated as one viewer saw it.

use super::{Lang, Narrator, Say, names, say};
use crate::cards::HardKnock;
use crate::views::Seen;
use crate::vocabulary::{CardId, Event, Notice, Origin, Seat, Secret, Threat, Tile, WithdrawalRuling, of_a_module};
use core::fmt::{self, Display, Formatter};

/// Where a card came from, before the sentence about it.
const fn source(lang: Lang, from: Origin) -> &'static str {
    match from {
        Origin::Hand => "",
        Origin::Trap => lang.pick("Trap: ", "Piège : "),
        Origin::Clumsy => lang.pick("Clumsy: ", "Maladroit : "),
        Origin::Position => lang.pick("At the start: ", "Au départ : "),
        Origin::Recruit => lang.pick("Recruit: ", "Recrue : "),
    }
}

impl<'a> Narrator<'a> {
    /// The event, in a sentence; with its secret where the viewer knows it.
    pub fn event(self, seen: &Seen) -> impl Display + use<'a> {
        self.happened(seen.notice, seen.secret)
    }

    /// The event with its secret, whoever knows it: for hosts and referees, and never for a player.
    pub fn referee_event(self, event: &Event) -> impl Display + use<'a> {
        self.happened(event.notice, event.secret)
    }

    fn happened(self, notice: Notice, secret: Secret) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| self.sentence(f, &notice, secret))
    }

    /// The table of sentences. A new event does not compile until it has one.
    fn sentence(self, f: &mut Formatter<'_>, notice: &Notice, secret: Secret) -> fmt::Result {
        match *notice {
            Notice::DeckSet { trials, morale, speeches } => {
                let speeches = names::speeches(self.lang, speeches);
                say!(
                    self.lang,
                    f,
                    "To begin with: Trials {trials}, Morale {morale}, {speeches}.",
                    "Pour commencer : Épreuves {trials}, Moral {morale}, {speeches}.",
                )
            }
            Notice::CharacterTaken { seat, character } => {
                let (place, name) = (seat.number() + 1, character.name());
                let charm = names::threat(self.lang, character.charm());
                say!(
                    self.lang,
                    f,
                    "Seat {place}: {name}, Good Luck Charm {charm}.",
                    "Place {place} : {name}, Porte-Bonheur {charm}.",
                )
            }
            Notice::TilesGiven { seat, count } => self.tiles_given(f, seat, count, secret),
            Notice::LeaderNamed { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} is the first Mission Leader.", "{who} est le premier Chef de Mission.")
            }
            Notice::CharmSpent { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} has used the Good Luck Charm.", "{who} a utilisé son Porte-Bonheur.")
            }
            Notice::CardSetAside { card } => {
                let card = self.card(card);
                say!(self.lang, f, "Out of the game: {card}.", "Hors du jeu : {card}.")
            }
            Notice::MissionStarted { number, .. } => {
                say!(self.lang, f, "Mission {number} begins.", "La Mission {number} commence.")
            }
            Notice::IntensityChosen { seat, intensity } => {
                let (who, cards) = (self.subject(seat), names::cards(self.lang, intensity));
                say!(self.lang, f, "{who} has {cards} dealt to each.", "{who} fait distribuer {cards} à chacun.")
            }
            Notice::Dealt { seat } => {
                let (who, card) = (self.subject(seat), self.secret_card(secret));
                say!(self.lang, f, "{who} is dealt {card}.", "{who} reçoit {card}.")
            }
            Notice::Drawn { seat, by } => {
                let (who, card, by) = (self.subject(seat), self.secret_card(secret), self.source(by));
                say!(self.lang, f, "{by}: {who} draws {card}.", "{by} : {who} pioche {card}.")
            }
            Notice::TurnStarted { seat, withdrawal } => self.turn(f, seat, withdrawal),
            Notice::ThreatPlayed { seat, card, from } | Notice::ChristmasPlayed { seat, card, from } => {
                let (source, who, card) = (source(self.lang, from), self.subject(seat), self.card(card));
                say!(self.lang, f, "{source}{who} plays {card}.", "{source}{who} joue {card}.")
            }
            Notice::KnockAssigned { seat, card, from } => {
                let (source, who, card) = (source(self.lang, from), self.subject(seat), self.card(card));
                say!(
                    self.lang,
                    f,
                    "{source}{who} takes the Hard Knock {card}.",
                    "{source}{who} subit le Coup Dur {card}.",
                )
            }
            Notice::ChristmasAsked { seat, .. } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} may discard any Hard Knock.", "{who} peut défausser n'importe quel Coup Dur.")
            }
            Notice::ChristmasDiscarded { card } => {
                let card = self.card(card);
                say!(self.lang, f, "{card} is discarded.", "{card} est défaussé.")
            }
            Notice::KnockDiscarded { seat, card } => {
                let (who, card) = (self.subject(seat), self.card(card));
                say!(self.lang, f, "{who} is rid of the Hard Knock {card}.", "{who} perd le Coup Dur {card}.")
            }
            Notice::LeaderTaken { seat, knock } => {
                let (who, knock) = (self.subject(seat), self.card(knock));
                say!(self.lang, f, "{knock}: {who} is Mission Leader now.", "{knock} : {who} devient Chef de Mission.")
            }
            Notice::CharmUsed { seat, card } => {
                let (who, card) = (self.subject(seat), self.card(card));
                say!(
                    self.lang,
                    f,
                    "{who} uses the Good Luck Charm: {card} goes.",
                    "{who} utilise son Porte-Bonheur et défausse {card}.",
                )
            }
            Notice::CharmRecovered { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} recovers the Good Luck Charm.", "{who} récupère son Porte-Bonheur.")
            }
            Notice::SpeechTaken { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} takes a Speech token.", "{who} prend un jeton Discours.")
            }
            Notice::SpeechMade { seat, threat, .. } => self.speech_made(f, seat, threat),
            Notice::SpeechAnswered { seat } => match secret {
                Secret::Answer(card) => self.discards(f, seat, card, true),
                _ => {
                    let who = self.subject(seat);
                    say!(self.lang, f, "{who} has answered.", "{who} a répondu.")
                }
            },
            Notice::SpeechRevealed { seat, card } => self.discards(f, seat, card, false),
            Notice::ChaplainPlayed { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} lays a Support tile face down.", "{who} pose une tuile Soutien face cachée.")
            }
            Notice::TileRemoved { seat, tile } => {
                let cause = names::hard_knock(self.lang, HardKnock::AbsentMinded);
                let (who, tile) = (self.subject(seat), names::tile(self.lang, tile));
                say!(self.lang, f, "{cause}: {who} loses the tile {tile}.", "{cause} : {who} perd la tuile {tile}.")
            }
            Notice::Withdrew { seat, played, drawn } => self.withdrew(f, seat, played, drawn, secret),
            Notice::TileRevealed { seat, tile, to } => self.tile_revealed(f, seat, tile, to),
            Notice::SupportCounted { most: Some(seat) } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} gets the most Support.", "{who} reçoit le plus de Soutien.")
            }
            Notice::SupportCounted { most: None } => {
                say!(self.lang, f, "No one gets the most Support.", "Personne ne reçoit le plus de Soutien.")
            }
            Notice::MissionSucceeded => say!(self.lang, f, "The Mission succeeds.", "La Mission est réussie."),
            Notice::MissionFailed { threat } => {
                let threat = names::the_threat(self.lang, threat);
                say!(
                    self.lang,
                    f,
                    "The Mission fails: {threat} once too often.",
                    "La Mission échoue, arrêtée par {threat}.",
                )
            }
            Notice::TrialsShuffled { trials } => say!(
                self.lang,
                f,
                "No Man's Land is shuffled into the Trials, now {trials}.",
                "Le No Man's Land est mélangé aux Épreuves, à présent {trials}.",
            ),
            Notice::ReliefAsked { seat, knocks, charm } => self.relief_asked(f, seat, knocks, charm),
            Notice::ReliefEnded { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} has been relieved.", "{who} a été soulagé.")
            }
            Notice::MoraleDropped { cards } => {
                let cards = names::cards(self.lang, cards);
                say!(
                    self.lang,
                    f,
                    "Morale drops: {cards} to the Trials.",
                    "Le Moral baisse : {cards} vers les Épreuves."
                )
            }
            Notice::LeaderPassed { seat } => {
                let who = self.subject(seat);
                say!(self.lang, f, "{who} is Mission Leader now.", "{who} devient Chef de Mission.")
            }
            Notice::GameEnded { outcome } => f.write_str(names::outcome(self.lang, outcome)),
            of_a_module!() => self.module_event(f, notice, secret),
        }
    }

    fn tiles_given(self, f: &mut Formatter<'_>, seat: Seat, count: u8, secret: Secret) -> fmt::Result {
        let (who, tiles) = (self.subject(seat), names::tiles(self.lang, count));
        say!(self.lang, f, "{who} gets {tiles}", "{who} reçoit {tiles}")?;
        match secret {
            Secret::Tiles(known) => {
                let known = self.tiles(known);
                say!(self.lang, f, ": {known}.", " : {known}.")
            }
            _ => f.write_str("."),
        }
    }

    fn turn(self, f: &mut Formatter<'_>, seat: Seat, withdrawal: WithdrawalRuling) -> fmt::Result {
        let who = self.seat(seat);
        match withdrawal {
            WithdrawalRuling::Free => say!(self.lang, f, "It is the turn of {who}.", "C'est à {who} de jouer."),
            WithdrawalRuling::Must(by) => {
                let card = self.source(by);
                say!(self.lang, f, "{who} must withdraw: {card}.", "{who} doit se replier : {card}.")
            }
            WithdrawalRuling::Cannot(by) => {
                let card = self.source(by);
                say!(
                    self.lang,
                    f,
                    "{who} plays and cannot withdraw: {card}.",
                    "{who} joue sans pouvoir se replier : {card}."
                )
            }
        }
    }

    /// The card, if the viewer knows it.
    pub(super) fn secret_card(self, secret: Secret) -> impl Display + use<'a> {
        Say(move |f: &mut Formatter<'_>| match secret {
            Secret::Card(card) => self.card(card).fmt(f),
            _ => f.write_str(self.lang.pick("a card", "une carte")),
        })
    }

    fn speech_made(self, f: &mut Formatter<'_>, seat: Seat, threat: Threat) -> fmt::Result {
        let (who, threat) = (self.subject(seat), names::the_threat(self.lang, threat));
        say!(self.lang, f, "{who} makes a Speech against {threat}.", "{who} fait un Discours contre {threat}.")
    }

    /// An answer to a Speech: given, and not shown before all have answered, or shown.
    fn discards(self, f: &mut Formatter<'_>, seat: Seat, card: Option<CardId>, secretly: bool) -> fmt::Result {
        let who = self.subject(seat);
        match (card.map(|card| self.card(card)), secretly) {
            (Some(card), true) => say!(self.lang, f, "{who} will discard {card}.", "{who} va défausser {card}."),
            (None, true) => say!(self.lang, f, "{who} will discard nothing.", "{who} ne va rien défausser."),
            (Some(card), false) => say!(self.lang, f, "{who} discards {card}.", "{who} défausse {card}."),
            (None, false) => say!(self.lang, f, "{who} discards nothing.", "{who} ne défausse rien."),
        }
    }

    fn withdrew(self, f: &mut Formatter<'_>, seat: Seat, played: bool, drawn: bool, secret: Secret) -> fmt::Result {
        let who = self.subject(seat);
        say!(self.lang, f, "{who} withdraws ", "{who} se replie ")?;
        match (played, drawn) {
            (false, _) => say!(self.lang, f, "without a tile", "sans tuile")?,
            (true, false) => say!(self.lang, f, "with a tile face down", "avec une tuile face cachée")?,
            (true, true) => say!(self.lang, f, "with a tile drawn at random", "avec une tuile tirée au hasard")?,
        }
        match secret {
            Secret::Tile(tile) => write!(f, " ({}).", names::tile(self.lang, tile)),
            _ => f.write_str("."),
        }
    }

    fn tile_revealed(self, f: &mut Formatter<'_>, seat: Seat, tile: Tile, to: Seat) -> fmt::Result {
        let (who, tile) = (self.subject(seat), names::tile(self.lang, tile));
        if seat == to {
            return say!(self.lang, f, "{who} keeps the Support ({tile}).", "{who} garde son Soutien ({tile}).");
        }
        let to = self.seat(to);
        say!(self.lang, f, "{who} supports {to} ({tile}).", "{who} soutient {to} ({tile}).")
    }

    fn relief_asked(self, f: &mut Formatter<'_>, seat: Seat, knocks: u8, charm: bool) -> fmt::Result {
        let (who, knocks) = (self.subject(seat), names::hard_knocks(self.lang, knocks));
        let or = if charm { self.lang.pick(" or recover the charm", " ou récupérer son Porte-Bonheur") } else { "" };
        say!(self.lang, f, "{who} may discard up to {knocks}{or}.", "{who} peut défausser jusqu'à {knocks}{or}.")
    }
}
