//! How cards change the rules: one file a card, all found through one table.
//!
//! A hook is plain data: the numbers it adds and the questions it answers. The rules ask for it at the one
//! place where the thing is carried out; a card's own file is the only one that names the card.

use crate::cards::Catalog;
use crate::state::Table;
use crate::vocabulary::{CardId, CardSet, RuleId, Seat};

/// What a card that lies before a seat says to a withdrawal (HK-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opinion {
    /// Nothing.
    None,
    /// The seat must withdraw.
    Must,
    /// The seat cannot withdraw.
    Cannot,
}

/// What a card says to the withdrawal of the seat whose turn it is.
pub(crate) type OnWithdrawal = fn(&Table, Seat) -> Opinion;

/// How a card changes the rules while it lies before its owner.
pub(crate) struct Hook {
    /// The rule that the card carries.
    pub(crate) rule: RuleId,
    /// As how many Hard Knocks it counts beyond one (RES-3).
    pub(crate) counts_more: u8,
    /// Whether its owner is barred from Speeches (ACT-SPEECH).
    pub(crate) bars_speech: bool,
    /// What it says to its owner's withdrawal (WDR-3).
    pub(crate) on_withdrawal: Option<OnWithdrawal>,
    /// What it says to the withdrawal of another seat (WDR-3).
    pub(crate) on_other_withdrawal: Option<OnWithdrawal>,
    /// Tiles that its owner removes on withdrawing (WDR-3).
    pub(crate) removes_tiles: u8,
    /// Whether its owner's tile is drawn at random (WDR-3).
    pub(crate) draws_tile: bool,
    /// Cards that its owner draws and plays after withdrawing (WDR-3).
    pub(crate) plays_after_withdrawal: u8,
    /// Cards that its owner draws after the deal (PREP-4).
    pub(crate) draws_after_deal: u8,
    /// Whether its owner's tile counts for, and returns to, its owner (RES-2).
    pub(crate) keeps_support: bool,
    /// Cards by which it deepens the morale drop (RES-5).
    pub(crate) deepens_drop: u8,
    /// Whether its owner takes the Leader token, and keeps it (RES-7).
    pub(crate) holds_leader: bool,
    /// Cards more that a Trap of its owner draws (ACT-TRAP).
    pub(crate) trap_draws: u8,
    /// Whether its owner is barred from the charm (ACT-CHARM).
    pub(crate) bars_charm: bool,
    /// Whether it can be discarded by nothing but a Helping Hand (PRI-1).
    pub(crate) stays: bool,
}

impl Hook {
    /// A card of this rule that changes nothing but the count of Hard Knocks.
    pub(super) const fn new(rule: RuleId) -> Self {
        Self {
            rule,
            counts_more: 0,
            bars_speech: false,
            on_withdrawal: None,
            on_other_withdrawal: None,
            removes_tiles: 0,
            draws_tile: false,
            plays_after_withdrawal: 0,
            draws_after_deal: 0,
            keeps_support: false,
            deepens_drop: 0,
            holds_leader: false,
            trap_draws: 0,
            bars_charm: false,
            stays: false,
        }
    }
}

/// When the rules ask the cards on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// A seat's turn, for its own withdrawal.
    Withdrawal,
    /// Another seat's turn, for its withdrawal.
    OtherWithdrawal,
    /// A seat's turn, for Speeches.
    Speech,
    /// Withdrawing: how many tiles are removed first.
    TileRemoval,
    /// Withdrawing: whether the tile is drawn.
    TileDraw,
    /// After a withdrawal.
    AfterWithdrawal,
    /// After the deal.
    AfterDeal,
    /// The count of Support.
    Support,
    /// The morale drop.
    MoraleDrop,
    /// The passing of the Leader token.
    Leader,
    /// The count of Hard Knocks, for those that count as more than one.
    Defeat,
    /// A Trap that its owner sets off.
    Trap,
    /// A seat's turn, for its charm.
    Charm,
    /// The discarding of Hard Knocks.
    Discard,
}

impl Moment {
    const ALL: [Self; 14] = [
        Self::Withdrawal,
        Self::OtherWithdrawal,
        Self::Speech,
        Self::TileRemoval,
        Self::TileDraw,
        Self::AfterWithdrawal,
        Self::AfterDeal,
        Self::Support,
        Self::MoraleDrop,
        Self::Leader,
        Self::Defeat,
        Self::Trap,
        Self::Charm,
        Self::Discard,
    ];
}

impl Hook {
    /// How much the card does then; 0 when it has nothing to say.
    pub(crate) const fn amount(&self, moment: Moment) -> u8 {
        match moment {
            Moment::Withdrawal => self.on_withdrawal.is_some() as u8,
            Moment::OtherWithdrawal => self.on_other_withdrawal.is_some() as u8,
            Moment::Speech => self.bars_speech as u8,
            Moment::TileRemoval => self.removes_tiles,
            Moment::TileDraw => self.draws_tile as u8,
            Moment::AfterWithdrawal => self.plays_after_withdrawal,
            Moment::AfterDeal => self.draws_after_deal,
            Moment::Support => self.keeps_support as u8,
            Moment::MoraleDrop => self.deepens_drop,
            Moment::Leader => self.holds_leader as u8,
            Moment::Defeat => self.counts_more,
            Moment::Trap => self.trap_draws,
            Moment::Charm => self.bars_charm as u8,
            Moment::Discard => self.stays as u8,
        }
    }
}

/// The hook of a card, if it has one.
pub(crate) fn of(catalog: &Catalog, card: CardId) -> Option<&'static Hook> {
    catalog.hard_knock(card).map(super::hook_of)
}

/// For each moment the cards of a deck that have something to say then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Speakers([CardSet; Moment::ALL.len()]);

impl Speakers {
    /// The speakers of a deck.
    pub(crate) fn of(catalog: &Catalog) -> Self {
        Self(Moment::ALL.map(|moment| {
            let speaks = |card: &CardId| of(catalog, *card).is_some_and(|hook| hook.amount(moment) > 0);
            catalog.hard_knocks().iter().filter(speaks).collect()
        }))
    }

    /// Whether a card speaks at a moment at which none of the base game does.
    pub(crate) fn beyond_base(&self) -> bool {
        [Moment::Trap, Moment::Charm, Moment::Discard].into_iter().any(|moment| !self.at(moment).is_empty())
    }

    /// The cards of the deck that have something to say then.
    pub(crate) const fn at(&self, moment: Moment) -> CardSet {
        self.0[moment as usize]
    }
}
