//! What each effect does, as a sentence in each language (PACK-1).

use super::{card_kind, condition, more, switched};
use crate::cards::{CardKind, Condition, Effect, What, Whom};
use crate::text::{Narrator, names, say};
use crate::vocabulary::{Switch, Threat};
use core::fmt::{self, Formatter};

impl Narrator<'_> {
    /// What the effect does, without its moment and its duration.
    pub(super) fn what(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let number = effect.amount.unsigned_abs();
        match effect.what {
            What::Harmless(threat) => self.harmless(f, threat),
            What::Added(threat) => self.more_active(f, threat, number),
            What::NoCharms => self.switched(f, Switch::NoCharms),
            What::NoSpeeches => self.switched(f, Switch::NoSpeeches),
            What::FreeSpeeches => self.switched(f, Switch::FreeSpeeches),
            What::NoSupport => self.switched(f, Switch::NoSupport),
            What::MirroredSupport => self.switched(f, Switch::MirroredSupport),
            What::NoTraps => self.switched(f, Switch::NoTraps),
            What::FailAt => self.fail_at(f, effect.amount),
            What::IntensityExactly => self.intensity_exactly(f, number),
            What::IntensityAtMost => self.intensity_at_most(f, number),
            What::IntensityMore => self.intensity_more(f, number),
            What::ExtraDraws => self.extra_draws(f, effect),
            What::DropMore => self.drop_more(f, effect.amount),
            What::DropAtMost => self.drop_at_most(f, number),
            What::HandLimitMore => self.hand_limit_more(f, effect.amount),
            What::ReliefMore => self.relief_more(f, effect),
            What::MoralePerKnock => self.morale_per_knock(f, number),
            What::Burden => self.burden(f, effect),
            What::BarWithdrawal(condition) => self.bar_withdrawal(f, condition, number),
            What::ForceWithdrawal(condition) => self.force_withdrawal(f, condition, number),
            What::BarPlay(kind) => self.bar_play(f, kind),
            What::DealAll => self.switched(f, Switch::DealAll),
            What::Posthumous => self.switched(f, Switch::Posthumous),
            What::Draw => self.draw(f, effect),
            What::RecoverCharm => self.recover_charm(f, effect),
            What::GainSpeech => self.gain_speech(f, effect),
            What::DiscardKnock => self.discard_knock(f, effect),
            What::DiscardCard => self.discard_card(f, effect),
            What::ClearCard => self.clear_card(f, effect),
            What::GiveCard => self.give_card(f, effect),
            What::ExchangeCards => self.exchange_cards(f, effect),
            What::LookAtTrials => self.look_at_trials(f, effect),
            What::ReturnCard => self.return_card(f, effect),
            What::CancelOrder => self.cancel_order(f, effect),
            What::SendRecruitHome => self.send_recruit_home(f, effect),
            What::CancelTrap => say!(self.lang, f, "the Trap draws nothing", "le Piège ne fait rien piocher"),
        }
    }

    fn switched(self, f: &mut Formatter<'_>, switch: Switch) -> fmt::Result {
        f.write_str(switched(self.lang, switch))
    }

    fn harmless(self, f: &mut Formatter<'_>, threat: Threat) -> fmt::Result {
        let threat = names::the_threat(self.lang, threat);
        say!(self.lang, f, "{threat} does not count as active", "{threat} ne compte pas parmi les menaces actives")
    }

    fn more_active(self, f: &mut Formatter<'_>, threat: Threat, number: u8) -> fmt::Result {
        let times = names::times(self.lang, number);
        let threat = names::the_threat(self.lang, threat);
        say!(self.lang, f, "{threat} counts {times} more", "{threat} compte {times} de plus")
    }

    fn fail_at(self, f: &mut Formatter<'_>, amount: i8) -> fmt::Result {
        let usual = self.rules.failing_count();
        let now = usual.saturating_add_signed(amount);
        say!(
            self.lang,
            f,
            "a Mission fails when a threat is active {now} times instead of {usual}",
            "une Mission échoue quand une menace est active {now} fois au lieu de {usual}",
        )
    }

    fn intensity_exactly(self, f: &mut Formatter<'_>, number: u8) -> fmt::Result {
        let cards = names::cards(self.lang, number);
        say!(self.lang, f, "exactly {cards} dealt to each", "exactement {cards} à chacun")
    }

    fn intensity_at_most(self, f: &mut Formatter<'_>, number: u8) -> fmt::Result {
        let cards = names::cards(self.lang, number);
        say!(self.lang, f, "at most {cards} dealt to each", "au plus {cards} à chacun")
    }

    fn intensity_more(self, f: &mut Formatter<'_>, number: u8) -> fmt::Result {
        say!(self.lang, f, "the least intensity is {number} higher", "l'intensité minimale augmente de {number}")
    }

    fn extra_draws(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let cards = names::cards(self.lang, effect.amount.unsigned_abs());
        self.actor(f, effect, ["draw", "draws", "piocher", "pioche"])?;
        say!(self.lang, f, " {cards} more after the deal", " {cards} de plus après la donne")
    }

    fn drop_more(self, f: &mut Formatter<'_>, amount: i8) -> fmt::Result {
        let cards = names::cards(self.lang, amount.unsigned_abs());
        let more = more(self.lang, amount);
        let least = if amount < 0 { self.lang.pick(", but one at least", ", au moins une") } else { "" };
        say!(
            self.lang,
            f,
            "a drop of Morale takes {cards} {more}{least}",
            "la baisse de Moral prend {cards} {more}{least}",
        )
    }

    fn drop_at_most(self, f: &mut Formatter<'_>, number: u8) -> fmt::Result {
        let cards = names::cards(self.lang, number);
        say!(
            self.lang,
            f,
            "a drop of Morale takes at most {cards}, before what deepens it",
            "la baisse de Moral prend au plus {cards}, avant ce qui l'aggrave",
        )
    }

    fn hand_limit_more(self, f: &mut Formatter<'_>, amount: i8) -> fmt::Result {
        let cards = names::cards(self.lang, amount.unsigned_abs());
        let more = more(self.lang, amount);
        say!(
            self.lang,
            f,
            "the game is lost with {cards} {more} in the hands than usual",
            "la partie est perdue avec {cards} {more} que d'habitude en main",
        )
    }

    fn relief_more(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let knocks = names::hard_knocks(self.lang, effect.amount.unsigned_abs());
        let more = more(self.lang, effect.amount);
        if effect.whom == Whom::Friends {
            return say!(
                self.lang,
                f,
                "when relieved, the holder and the seat to its left may discard {knocks} {more}",
                "soulagés, le détenteur et la place à sa gauche peuvent défausser {knocks} {more}",
            );
        }
        let most = if effect.amount > 0 { self.lang.pick(", 3 at most", ", 3 au plus") } else { "" };
        say!(
            self.lang,
            f,
            "relief may discard {knocks} {more}{most}",
            "le soulagement permet de défausser {knocks} {more}{most}",
        )
    }

    fn morale_per_knock(self, f: &mut Formatter<'_>, number: u8) -> fmt::Result {
        let cards = names::cards(self.lang, number);
        say!(
            self.lang,
            f,
            "each Hard Knock that comes into play costs {cards} of Morale",
            "chaque Coup Dur mis en jeu coûte {cards} de Moral",
        )
    }

    fn burden(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let knocks = names::hard_knocks(self.lang, effect.amount.unsigned_abs());
        let more = more(self.lang, effect.amount);
        self.actor(f, effect, ["count", "counts", "compter", "compte"])?;
        say!(self.lang, f, " {knocks} {more} than there are", " {knocks} {more} qu'il n'y en a")
    }

    fn bar_withdrawal(self, f: &mut Formatter<'_>, bar: Condition, number: u8) -> fmt::Result {
        let bar = condition(self.lang, bar, number);
        say!(self.lang, f, "no one can withdraw {bar}", "pas de repli {bar}")
    }

    fn force_withdrawal(self, f: &mut Formatter<'_>, force: Condition, number: u8) -> fmt::Result {
        let force = condition(self.lang, force, number);
        say!(self.lang, f, "whoever has a turn must withdraw {force}", "à son tour, on doit se replier {force}")
    }

    fn bar_play(self, f: &mut Formatter<'_>, kind: CardKind) -> fmt::Result {
        let kind = card_kind(self.lang, kind);
        say!(self.lang, f, "{kind} cannot be played from hand", "impossible de jouer de la main : {kind}")
    }

    fn draw(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let cards = names::cards(self.lang, effect.amount.unsigned_abs());
        self.actor(f, effect, ["draw", "draws", "piocher", "pioche"])?;
        say!(self.lang, f, " {cards} from the Trials", " {cards} des Épreuves")
    }

    fn recover_charm(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        self.actor(f, effect, ["recover", "recovers", "récupérer", "récupère"])?;
        say!(self.lang, f, " the Good Luck Charm", " le Porte-Bonheur")?;
        self.of_anyone(f, effect)
    }

    fn gain_speech(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        self.actor(f, effect, ["take", "takes", "prendre", "prend"])?;
        say!(self.lang, f, " a Speech token", " un jeton Discours")
    }

    /// The beginning of what is discarded.
    fn discard(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        self.actor(f, effect, ["discard", "discards", "défausser", "défausse"])
    }

    fn discard_knock(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let knocks = names::hard_knocks(self.lang, effect.amount.unsigned_abs());
        self.discard(f, effect)?;
        say!(self.lang, f, " up to {knocks}", " jusqu'à {knocks}")?;
        self.of_anyone(f, effect)
    }

    fn discard_card(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let cards = names::cards(self.lang, effect.amount.unsigned_abs());
        self.discard(f, effect)?;
        say!(self.lang, f, " up to {cards} from hand", " jusqu'à {cards} de sa main")
    }

    fn clear_card(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let cards = names::cards(self.lang, effect.amount.unsigned_abs());
        self.discard(f, effect)?;
        say!(self.lang, f, " up to {cards} from No Man's Land", " jusqu'à {cards} du No Man's Land")
    }

    fn give_card(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        self.actor(f, effect, ["give", "gives", "donner", "donne"])?;
        say!(self.lang, f, " a card from hand to someone else", " une carte de sa main à quelqu'un d'autre")
    }

    fn exchange_cards(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        self.give_card(f, effect)?;
        say!(self.lang, f, ", who gives one back", ", qui en rend une")
    }

    fn look_at_trials(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        let cards = names::cards(self.lang, effect.amount.unsigned_abs());
        self.actor(f, effect, ["look", "looks", "regarder", "regarde"])?;
        say!(self.lang, f, " at the top {cards} of the Trials", " {cards} du dessus des Épreuves")
    }

    fn return_card(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        self.actor(f, effect, ["put", "puts", "glisser", "glisse"])?;
        say!(self.lang, f, " a card from hand under the Trials", " une carte de sa main sous les Épreuves")
    }

    fn cancel_order(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        self.discard(f, effect)?;
        say!(self.lang, f, " an Order in play", " un Ordre en jeu")
    }

    fn send_recruit_home(self, f: &mut Formatter<'_>, effect: &Effect) -> fmt::Result {
        self.actor(f, effect, ["send", "sends", "renvoyer", "renvoie"])?;
        say!(self.lang, f, " the Recruit home, unrewarded", " la Recrue, sans récompense")
    }
}
