//! What a seat can work out from its view: what would fail, and how likely a hidden card is to hurt.

use crate::rules::Rules;
use crate::views::SeatView;
use crate::vocabulary::{CardId, CardSet, Modifier, Seat, Switch, Threat, ThreatCounts, ThreatSet};

/// A view, and what follows from it.
pub(super) struct Outlook<'a> {
    pub(super) rules: &'a Rules,
    pub(super) view: &'a SeatView,
    /// The cards that lie where this seat cannot see them, each as likely anywhere.
    unseen: CardSet,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(rules: &'a Rules, view: &'a SeatView) -> Self {
        let table = &view.table;
        let knocks: CardSet = table.knocks.iter().map(|(_, card)| card).chain(table.open).collect();
        let seen = view.own.hand.union(table.no_mans_land).union(table.discards).union(knocks);
        Self { rules, view, unseen: rules.catalog().cards().difference(seen) }
    }

    /// As how many Hard Knocks those of the seat count (RES-3).
    pub(super) fn burden(&self, seat: Seat) -> u8 {
        self.view.table.knock_weight(self.rules, seat)
    }

    /// MIS-2: the threats that the card makes active.
    fn harmful(&self, card: CardId) -> ThreatSet {
        self.rules.catalog().threats(card).without(self.view.table.modifiers.harmless())
    }

    /// How often a threat fails the Mission (MIS-2).
    fn fail_at(&self) -> u8 {
        self.view.table.modifiers.get(Modifier::FailAt)
    }

    /// The active threats, were the card in play.
    pub(super) fn with(&self, card: CardId) -> ThreatCounts {
        let mut active = self.view.table.active;
        active.add(self.harmful(card));
        active
    }

    /// The active threats, were the card out of play.
    pub(super) fn without(&self, card: CardId) -> ThreatCounts {
        let mut active = self.view.table.active;
        active.subtract(self.harmful(card));
        active
    }

    /// Whether these threats fail the Mission (MIS-2).
    pub(super) fn fails(&self, active: ThreatCounts) -> bool {
        active.reaching(self.fail_at()).is_some()
    }

    /// The threats that must not be active once more.
    pub(super) fn full(&self, active: ThreatCounts) -> ThreatSet {
        Threat::ALL.into_iter().filter(|&threat| active.get(threat).saturating_add(1) >= self.fail_at()).collect()
    }

    /// The share of the unseen cards that would fail the Mission now.
    pub(super) fn risk(&self, active: ThreatCounts) -> f32 {
        let full = self.full(active);
        let failing = full.iter().map(|threat| self.rules.catalog().bearing(threat));
        let failing = failing.fold(CardSet::EMPTY, CardSet::union);
        self.share(failing)
    }

    /// The share of these cards among the unseen ones.
    fn share(&self, cards: CardSet) -> f32 {
        let all = self.unseen.len().max(1);
        f32::from(self.unseen.intersection(cards).len()) / f32::from(all)
    }

    /// Whether the card's Trap draws a card (ACT-TRAP, LUCK-1).
    fn springs(&self, card: CardId) -> bool {
        let (face, table) = (self.rules.catalog().face(card), &self.view.table);
        let drawn = self.rules.traps() && face.has_trap() && table.trials > 0;
        let luck = self.rules.catalog().luck_in(table.no_mans_land) + u8::from(face.has_luck());
        drawn && !table.modifiers.has(Switch::NoTraps) && luck <= table.luck_used
    }

    /// How likely the Mission is to fail by the card: for certain, by the Trap that it sets off, or not.
    pub(super) fn danger(&self, card: CardId) -> f32 {
        let active = self.with(card);
        match () {
            () if self.fails(active) => 1.0,
            () if self.springs(card) => self.risk(active),
            () => 0.0,
        }
    }

    /// How many cards a Speech against the threat is likely to take from the others' hands.
    pub(super) fn speech_gain(&self, threat: Threat) -> f32 {
        let misses = 1.0 - self.share(self.rules.catalog().bearing(threat));
        let table = &self.view.table;
        let others = table.in_mission.without(self.view.seat).iter();
        let gain = others.map(|seat| 1.0 - (0..table.seat(seat).hand).fold(1.0, |all, _| all * misses));
        gain.sum()
    }
}
