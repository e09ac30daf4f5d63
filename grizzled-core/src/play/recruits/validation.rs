//! Where Recruits lie, and where they can go.

use crate::play::validation::{Claim, InvalidEvent, Verdict, must};
use crate::vocabulary::{RecruitId, Seat, Secret};

impl Claim<'_> {
    /// REC-1: of the Recruits of the game, as many as the event says, and none has been anywhere before.
    pub(in crate::play) fn recruits_set(&self, recruits: u8) -> Verdict {
        let Secret::RecruitDeck(deck) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let table = &self.table.recruits;
        must(table.left == 0 && table.in_play.is_none(), InvalidEvent::AlreadySetUp)?;
        must(deck.difference(self.rules.roster.recruits()).is_empty(), InvalidEvent::NotThere)?;
        must(deck.len() == recruits, InvalidEvent::WrongCount)
    }

    pub(in crate::play) fn recruit_turned_up(&self, recruit: RecruitId) -> Verdict {
        must(self.table.recruits.turned_up.is_none(), InvalidEvent::PlaceTaken)?;
        must(self.state.roster_decks.recruits.contains(recruit), InvalidEvent::NotThere)
    }

    /// REC-1: the one that is turned up, or one of the deck; and none is in play.
    pub(in crate::play) fn recruit_arrived(&self, recruit: RecruitId, after: Seat) -> Verdict {
        self.player(after)?;
        let table = &self.table.recruits;
        must(table.in_play.is_none(), InvalidEvent::PlaceTaken)?;
        let next = table.turned_up.map_or(self.state.roster_decks.recruits.contains(recruit), |next| next == recruit);
        must(next, InvalidEvent::NotThere)
    }

    pub(in crate::play) fn recruit_withdrew(&self) -> Verdict {
        let recruit = self.table.recruits.in_play.ok_or(InvalidEvent::NotThere)?;
        must(recruit.in_mission, InvalidEvent::NotInMission)
    }

    /// REC-6: its cards are gone before it goes.
    pub(in crate::play) fn recruit_left(&self, recruit: RecruitId) -> Verdict {
        let in_play =
            self.table.recruits.in_play.filter(|in_play| in_play.recruit == recruit).ok_or(InvalidEvent::NotThere)?;
        must(in_play.hand.is_empty(), InvalidEvent::WrongCards)
    }
}
