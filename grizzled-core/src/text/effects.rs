//! What effects do, put together from the vocabulary: one place for each moment, each deed, each condition (PACK-1).

use super::{Lang, Narrator, Say, Sentence, names, say};
use crate::cards::{Cancellation, CardKind, Chooser, Condition, Duration, Effect, What, When, Whom};
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

/// What is said without a number and without a name.
pub(super) const fn plain(lang: Lang, what: What) -> &'static str {
    match what {
        What::NoCharms => lang.pick("Good Luck Charms cannot be used", "les Porte-Bonheur ne servent pas"),
        What::NoSpeeches => lang.pick("no Speech can be made", "aucun Discours n'est possible"),
        What::FreeSpeeches => lang.pick(
            "everyone may make one Speech a Mission without a token",
            "chacun peut faire un Discours sans jeton par Mission",
        ),
        What::NoSupport => lang.pick("Support relieves no one", "le Soutien ne soulage personne"),
        What::MirroredSupport => {
            lang.pick("Support tiles point the other way", "les tuiles Soutien désignent le côté opposé")
        }
        What::NoTraps => lang.pick("Traps draw nothing", "les Pièges ne font rien piocher"),
        What::DealAll => lang.pick("all of the Trials are dealt", "toutes les Épreuves sont distribuées"),
        What::Posthumous => lang.pick(
            "a victory counts even if someone bears too many Hard Knocks",
            "une victoire compte même si un Poilu porte trop de Coups Durs",
        ),
        What::CancelTrap => lang.pick("the Trap draws nothing", "le Piège ne fait rien piocher"),
        _ => "",
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

    fn what(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        match effect.what {
            What::Harmless(_) | What::Added(_) | What::FailAt | What::BarPlay(_) => self.threats(f, effect),
            What::NoCharms
            | What::NoSpeeches
            | What::FreeSpeeches
            | What::NoSupport
            | What::MirroredSupport
            | What::NoTraps
            | What::DealAll
            | What::Posthumous
            | What::CancelTrap => f.write_str(plain(self.lang, effect.what)),
            What::IntensityExactly | What::IntensityAtMost | What::IntensityMore | What::ExtraDraws => {
                self.dealing(f, effect)
            }
            What::DropMore | What::DropAtMost | What::MoralePerKnock | What::HandLimitMore => self.morale(f, effect),
            What::ReliefMore | What::Burden => self.knocks(f, effect),
            What::BarWithdrawal(_) | What::ForceWithdrawal(_) => self.withdrawal(f, effect),
            What::Draw | What::RecoverCharm | What::GainSpeech | What::LookAtTrials => self.gain(f, effect),
            What::DiscardKnock | What::DiscardCard | What::ClearCard | What::CancelOrder | What::SendRecruitHome => {
                self.discarding(f, effect)
            }
            What::GiveCard | What::ExchangeCards | What::ReturnCard => self.passing_on(f, effect),
        }
    }

    fn threats(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        match effect.what {
            What::Harmless(threat) => {
                let threat = names::the_threat(self.lang, threat);
                say!(
                    self.lang,
                    f,
                    "{threat} does not count as active",
                    "{threat} ne compte pas parmi les menaces actives"
                )
            }
            What::Added(threat) => {
                let times = names::times(self.lang, effect.amount.unsigned_abs());
                let threat = names::the_threat(self.lang, threat);
                say!(self.lang, f, "{threat} counts {times} more", "{threat} compte {times} de plus")
            }
            What::BarPlay(kind) => {
                let kind = card_kind(self.lang, kind);
                say!(self.lang, f, "{kind} cannot be played from hand", "impossible de jouer de la main : {kind}")
            }
            _ => {
                let usual = self.rules.failing_count();
                let now = usual.saturating_add_signed(effect.amount);
                say!(
                    self.lang,
                    f,
                    "a Mission fails when a threat is active {now} times instead of {usual}",
                    "une Mission échoue quand une menace est active {now} fois au lieu de {usual}",
                )
            }
        }
    }

    fn dealing(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let number = effect.amount.unsigned_abs();
        let cards = names::cards(self.lang, number);
        match effect.what {
            What::IntensityExactly => {
                say!(self.lang, f, "exactly {cards} dealt to each", "exactement {cards} à chacun")
            }
            What::IntensityAtMost => say!(self.lang, f, "at most {cards} dealt to each", "au plus {cards} à chacun"),
            What::IntensityMore => {
                say!(
                    self.lang,
                    f,
                    "the least intensity is {number} higher",
                    "l'intensité minimale augmente de {number}"
                )
            }
            _ => {
                self.actor(f, effect, ["draw", "draws", "piocher", "pioche"])?;
                say!(self.lang, f, " {cards} more after the deal", " {cards} de plus après la donne")
            }
        }
    }

    fn morale(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let cards = names::cards(self.lang, effect.amount.unsigned_abs());
        let more = more(self.lang, effect.amount);
        match effect.what {
            What::DropMore => {
                let least = if effect.amount < 0 { self.lang.pick(", but one at least", ", au moins une") } else { "" };
                say!(
                    self.lang,
                    f,
                    "a drop of Morale takes {cards} {more}{least}",
                    "la baisse de Moral prend {cards} {more}{least}",
                )
            }
            What::DropAtMost => say!(
                self.lang,
                f,
                "a drop of Morale takes at most {cards}, before what deepens it",
                "la baisse de Moral prend au plus {cards}, avant ce qui l'aggrave",
            ),
            What::MoralePerKnock => say!(
                self.lang,
                f,
                "each Hard Knock that comes into play costs {cards} of Morale",
                "chaque Coup Dur mis en jeu coûte {cards} de Moral",
            ),
            _ => say!(
                self.lang,
                f,
                "the game is lost with {cards} {more} in the hands than usual",
                "la partie est perdue avec {cards} {more} que d'habitude en main",
            ),
        }
    }

    fn knocks(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let knocks = names::hard_knocks(self.lang, effect.amount.unsigned_abs());
        let more = more(self.lang, effect.amount);
        match (effect.what, effect.whom) {
            (What::ReliefMore, Whom::Friends) => say!(
                self.lang,
                f,
                "when relieved, the holder and the seat to its left may discard {knocks} {more}",
                "soulagés, le détenteur et la place à sa gauche peuvent défausser {knocks} {more}",
            ),
            (What::ReliefMore, _) => {
                let most = if effect.amount > 0 { self.lang.pick(", 3 at most", ", 3 au plus") } else { "" };
                say!(
                    self.lang,
                    f,
                    "relief may discard {knocks} {more}{most}",
                    "le soulagement permet de défausser {knocks} {more}{most}",
                )
            }
            _ => {
                self.actor(f, effect, ["count", "counts", "compter", "compte"])?;
                say!(self.lang, f, " {knocks} {more} than there are", " {knocks} {more} qu'il n'y en a")
            }
        }
    }

    fn withdrawal(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let amount = effect.amount.unsigned_abs();
        match effect.what {
            What::BarWithdrawal(bar) => {
                let bar = condition(self.lang, bar, amount);
                say!(self.lang, f, "no one can withdraw {bar}", "pas de repli {bar}")
            }
            What::ForceWithdrawal(force) => {
                let force = condition(self.lang, force, amount);
                say!(self.lang, f, "whoever has a turn must withdraw {force}", "à son tour, on doit se replier {force}")
            }
            _ => Ok(()),
        }
    }

    fn gain(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let cards = names::cards(self.lang, effect.amount.unsigned_abs());
        match effect.what {
            What::Draw => {
                self.actor(f, effect, ["draw", "draws", "piocher", "pioche"])?;
                say!(self.lang, f, " {cards} from the Trials", " {cards} des Épreuves")
            }
            What::RecoverCharm => {
                self.actor(f, effect, ["recover", "recovers", "récupérer", "récupère"])?;
                say!(self.lang, f, " the Good Luck Charm", " le Porte-Bonheur")?;
                self.of_anyone(f, effect)
            }
            What::GainSpeech => {
                self.actor(f, effect, ["take", "takes", "prendre", "prend"])?;
                say!(self.lang, f, " a Speech token", " un jeton Discours")
            }
            _ => {
                self.actor(f, effect, ["look", "looks", "regarder", "regarde"])?;
                say!(self.lang, f, " at the top {cards} of the Trials", " {cards} du dessus des Épreuves")
            }
        }
    }

    fn discarding(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let number = effect.amount.unsigned_abs();
        if effect.what == What::SendRecruitHome {
            self.actor(f, effect, ["send", "sends", "renvoyer", "renvoie"])?;
            return say!(self.lang, f, " the Recruit home, unrewarded", " la Recrue, sans récompense");
        }
        self.actor(f, effect, ["discard", "discards", "défausser", "défausse"])?;
        let cards = names::cards(self.lang, number);
        match effect.what {
            What::DiscardKnock => {
                let knocks = names::hard_knocks(self.lang, number);
                say!(self.lang, f, " up to {knocks}", " jusqu'à {knocks}")?;
                self.of_anyone(f, effect)
            }
            What::DiscardCard => say!(self.lang, f, " up to {cards} from hand", " jusqu'à {cards} de sa main"),
            What::ClearCard => {
                say!(self.lang, f, " up to {cards} from No Man's Land", " jusqu'à {cards} du No Man's Land")
            }
            _ => say!(self.lang, f, " an Order in play", " un Ordre en jeu"),
        }
    }

    fn passing_on(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        if effect.what == What::ReturnCard {
            self.actor(f, effect, ["put", "puts", "glisser", "glisse"])?;
            return say!(self.lang, f, " a card from hand under the Trials", " une carte de sa main sous les Épreuves");
        }
        self.actor(f, effect, ["give", "gives", "donner", "donne"])?;
        say!(self.lang, f, " a card from hand to someone else", " une carte de sa main à quelqu'un d'autre")?;
        match effect.what {
            What::ExchangeCards => say!(self.lang, f, ", who gives one back", ", qui en rend une"),
            _ => Ok(()),
        }
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
