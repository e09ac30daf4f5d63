//! Positions in which every card lies somewhere and in which no game can stand between two commands (SET-6).

use super::{Position, Setup, SetupError, UnderWay};
use crate::cards::What;
use crate::rules::{HelpPlan, Rules, Seating, hard_knocks};
use crate::vocabulary::{CardId, HelpSet, Modifier, Seat};

type Verdict = Result<(), SetupError>;

impl Setup {
    pub(super) fn check_standing(&self, rules: &Rules, position: &Position) -> Verdict {
        self.check_leader(rules, position)?;
        match &position.under_way {
            Some(mission) => self.check_tiles_played(rules, mission),
            None => self.check_goes_on(rules, position),
        }
    }

    /// HK-TYRANNICAL: who has the only one of the deck leads. A copy that has gone may have named anybody else.
    fn check_leader(&self, rules: &Rules, position: &Position) -> Verdict {
        let holds = |card: CardId| hard_knocks::of(&rules.catalog, card).is_some_and(|hook| hook.holds_leader);
        let only = rules.cards.iter().filter(|&card| holds(card)).count() == 1;
        let owner = position.knocks.iter().find(|&(_, card)| holds(card)).map(|(owner, _)| owner);
        match (owner.filter(|_| only), self.leader) {
            (Some(owner), Some(leader)) if owner != leader => Err(SetupError::LeadsByTyrannical(owner)),
            _ => Ok(()),
        }
    }

    /// WDR-2, CHAP-2: whoever holds tiles has played one.
    fn check_tiles_played(&self, rules: &Rules, mission: &UnderWay) -> Verdict {
        if rules.seating == Seating::Solo {
            return Ok(());
        }
        // Tiles that are not given are drawn, three of them.
        let holds = |seat: Seat| self.tiles[seat.index()].is_none_or(|tiles| !tiles.is_empty());
        let without = |seat: &Seat| mission.withdrawn[seat.index()] == Some(None) && holds(*seat);
        if let Some(seat) = rules.grizzled().iter().find(without) {
            return Err(SetupError::NoTilePlayed(seat));
        }
        let holds_back = mission.chaplain.is_none() && rules.chaplain().is_some_and(holds);
        if holds_back { Err(SetupError::ChaplainHoldsBack) } else { Ok(()) }
    }

    /// RES-3, RES-4, RES-6: the Mission before a Preparation has ended the game neither way.
    fn check_goes_on(&self, rules: &Rules, position: &Position) -> Verdict {
        let modifiers = position.modifiers(rules, &self.help);
        let spared = |what| self.spared(rules, what);
        let limit = modifiers.get(Modifier::KnockLimit).max(modifiers.get(Modifier::KnockLimitOfLeader));
        let weight = |seat: Seat| {
            let own = position.knocks.iter().filter(|&(owner, _)| owner == seat);
            own.map(|(_, card)| rules.knock_weight(card)).sum::<u8>()
        };
        let lost = |&seat: &Seat| weight(seat) >= limit.saturating_add(spared(What::Burden));
        if let Some(seat) = rules.grizzled().iter().find(lost) {
            return Err(SetupError::LostByKnocks(seat));
        }
        let cards = position.hands.iter().map(|hand| hand.len()).fold(0, u8::saturating_add);
        let alone = position.roster.as_ref().is_none_or(|roster| roster.recruit.is_none());
        if position.trials.is_empty() && cards == 0 && alone {
            return Err(SetupError::Won);
        }
        let limit = modifiers.get(Modifier::HandLimit).saturating_add(spared(What::HandLimitMore));
        if cards >= limit { Err(SetupError::LostByCards(cards)) } else { Ok(()) }
    }

    /// HH-2: by how much Helping Hands that nobody holds any more can have raised a limit in the Mission before; SOLO-1: not
    /// where the game has none.
    fn spared(&self, rules: &Rules, what: What) -> u8 {
        if rules.help == HelpPlan::None {
            return 0;
        }
        let held = self.help.into_iter().fold(HelpSet::EMPTY, HelpSet::union);
        let used = rules.roster.helping_hands().difference(held).iter().filter_map(|help| rules.roster.help(help));
        let raised = used.filter(|help| help.effect.what == what).map(|help| help.effect.amount.unsigned_abs());
        raised.fold(0, u8::saturating_add)
    }
}
