//! What other cards than the base game's change in the actions of a turn: they bar some, and give others (PACK-1).
//!
//! Each question is asked here alone, behind one cheap look: where every card does what base cards do
//! (`Rules::base_cards_only`) the answer is what the base rule says.

use super::{Legal, Withdrawals};
use crate::cards::{What, When};
use crate::play::asking::{Asking, Verdict, refuse};
use crate::rules::hard_knocks::Moment;
use crate::rules::{abilities, effects};
use crate::vocabulary::{CardId, CardSet, Reason, Rejection, RuleId, Switch, ThreatSet, WithdrawalRuling};

impl Asking<'_> {
    /// What the seat may do on its turn.
    pub(super) fn list_actions(self, ruling: WithdrawalRuling) -> Legal {
        if self.rules.base_cards_only { self.list_base_actions(ruling) } else { self.list_all_actions(ruling) }
    }

    /// Effects bar some actions, and Helping Hands can take their place, even if a card demands a withdrawal (PRI-1).
    #[cold]
    fn list_all_actions(self, ruling: WithdrawalRuling) -> Legal {
        let (removal, drawn) = self.tile_modifiers();
        let withdraw = match ruling {
            WithdrawalRuling::Cannot(..) if !self.is_locked() => Withdrawals::BARRED,
            _ => Withdrawals::new(self.holdings.tiles, removal, drawn),
        };
        let forced = matches!(ruling, WithdrawalRuling::Must(..));
        let may_speak = !forced && self.may_speak();
        Legal::Turn {
            play: self.playable().only_if(!forced),
            charm: self.charmed().only_if(!forced),
            speech: if may_speak { ThreatSet::ALL } else { ThreatSet::EMPTY },
            withdraw,
            help: self.usable_help(When::Turn),
        }
    }

    /// HK-LOCK: whether the seat could do nothing if it could not withdraw.
    pub(super) fn is_locked(self) -> bool {
        // In a game of base cards alone a hand can always be played, and without a hand WDR-1 holds.
        !self.rules.base_cards_only
            && self.playable().is_empty()
            && self.charmed().is_empty()
            && !self.may_speak()
            && self.usable_help(When::Turn).is_empty()
    }

    /// ACT-PLAY: the cards in hand, those apart that an effect bars.
    pub(super) fn playable(self) -> CardSet {
        self.holdings.hand.difference(self.barred_plays())
    }

    /// The cards that effects bar from being played.
    pub(in crate::play) fn barred_plays(self) -> CardSet {
        self.table.modifiers.barred_plays(&self.rules.catalog)
    }

    pub(in crate::play) fn is_play_barred(self, card: CardId) -> bool {
        !self.rules.base_cards_only && self.barred_plays().contains(card)
    }

    /// The refusal to play a card that an effect bars.
    #[cold]
    pub(in crate::play) fn play_is_barred(self, card: CardId, rule: RuleId) -> Verdict {
        let catalog = &self.rules.catalog;
        self.refuse_for_effect(
            rule,
            |what| matches!(what, What::BarPlay(kind) if effects::of_kind(catalog, kind).contains(card)),
        )
    }

    /// HK-SUPERSTITIOUS, or an effect that switches charms off.
    pub(super) fn charm_is_barred(self) -> bool {
        !self.rules.base_cards_only
            && (self.table.modifiers.has(Switch::NoCharms)
                || abilities::speaks(self.rules, self.table, self.seat, Moment::Charm))
    }

    #[cold]
    pub(super) fn refuse_charm(self) -> Verdict {
        if self.table.modifiers.has(Switch::NoCharms) {
            return self.refuse_for_effect(RuleId::ActCharm, |what| matches!(what, What::NoCharms));
        }
        self.check_knocks(Moment::Charm)
    }

    /// Whether the seat has a token for a Speech, or an Order lets everyone speak for nothing; and no effect bars it. What a
    /// Hard Knock bars remains barred (PRI-1, ORD-6).
    pub(super) fn has_speech(self) -> bool {
        let token = self.table.seat(self.seat).speeches > 0;
        if self.rules.base_cards_only {
            return token;
        }
        (token || self.speaks_free()) && !self.table.modifiers.has(Switch::NoSpeeches)
    }

    /// Whether the seat's Speech costs no token: once in a Mission.
    pub(in crate::play) fn speaks_free(self) -> bool {
        self.table.modifiers.has(Switch::FreeSpeeches) && !self.table.spoken_free.contains(self.seat)
    }

    #[cold]
    pub(super) fn refuse_speech(self) -> Verdict {
        if self.table.modifiers.has(Switch::NoSpeeches) {
            return self.refuse_for_effect(RuleId::ActSpeech, |what| matches!(what, What::NoSpeeches));
        }
        refuse(Reason::NoSpeech, RuleId::ActSpeech)
    }

    /// What an effect bars, with the card that bears it (PRI-1).
    #[cold]
    fn refuse_for_effect(self, rule: RuleId, says: impl Fn(What) -> bool) -> Verdict {
        match effects::who_says(self.rules, self.table, says) {
            Some(by) => Err(Rejection::by_card(Reason::Barred, abilities::rule_of(self.rules, by), by)),
            None => refuse(Reason::Barred, rule),
        }
    }
}
