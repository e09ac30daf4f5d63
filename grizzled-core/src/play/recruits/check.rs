//! What the Recruit in play may do.

use crate::play::asking::{Asking, Verdict, refuse};
use crate::vocabulary::{CardId, CardSet, Reason, RuleId};

impl Asking<'_> {
    /// REC-3: the cards that the Recruit can play: no Hard Knock while the Leader, who would get it, is withdrawn; and none
    /// that an Order bars (PRI-1).
    pub(in crate::play) fn recruit_plays(self) -> CardSet {
        let (catalog, table) = (self.rules.catalog, self.table);
        let barred = catalog.hard_knocks().only_if(!table.in_mission.contains(table.leader));
        table.recruits.hand().difference(barred).difference(self.barred_plays())
    }

    pub(in crate::play) fn check_recruit_play(self, card: CardId) -> Verdict {
        match () {
            () if !self.table.recruits.hand().contains(card) => refuse(Reason::NotInRecruitsHand, RuleId::Rec3),
            () if self.recruit_plays().contains(card) => Ok(()),
            () if self.is_play_barred(card) => self.play_is_barred(card, RuleId::Pri1),
            () => refuse(Reason::LeaderWithdrawn, RuleId::Rec3),
        }
    }
}
