//! Support and relief (RES-2).

use crate::play::{Chance, Run};
use crate::rules::hard_knocks::Moment;
use crate::rules::{CharmRelief, abilities};
use crate::state::MissionState;
use crate::vocabulary::{MAX_SEATS, Modifier, Notice, Relief, Seat, SeatSet, Sink, Switch};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The tiles are shown from seat 0 on, counted all at once, and kept by the seats they point at.
    #[inline(always)]
    pub(in crate::play) fn count_support(&mut self) {
        let mut received = [0u8; MAX_SEATS];
        let mirrored = self.state.table.modifiers.has(Switch::MirroredSupport);
        for seat in self.tiles_laid().iter() {
            if let Some(tile) = self.state.own(seat).tile {
                // HK-SELFISH: read now, when the tiles are revealed.
                let kept = abilities::speaks(self.rules, &self.state.table, seat, Moment::Support);
                let pointing = if mirrored { tile.mirrored() } else { tile };
                // REC-5: from seat to seat, so a tile passes a Recruit over.
                let to = if kept { seat } else { pointing.target(seat, self.rules.ring()) };
                received[to.index()] += 1;
                self.emit(&Notice::TileRevealed { seat, tile, to });
            }
        }
        let most = strictly_most(&received);
        self.emit(&Notice::SupportCounted { most });
        match most {
            // CHAP-3: with the majority at the Chaplain nobody is relieved.
            Some(seat)
                if self.rules.grizzled().contains(seat) && !self.state.table.modifiers.has(Switch::NoSupport) =>
            {
                self.offer_relief(seat);
            }
            _ => self.resolve_rest(),
        }
    }

    /// The seats before which a tile lies face down; found first, since which they are nobody can foresee, and a branch for each
    /// seat costs more than this.
    fn tiles_laid(&self) -> SeatSet {
        let laid = |seat: &Seat| self.state.own(*seat).tile.is_some();
        Seat::ALL.into_iter().filter(laid).collect()
    }

    /// Nothing is asked when there is nothing to gain.
    pub(in crate::play) fn offer_relief(&mut self, seat: Seat) {
        let failed = self.state.table.mission_state == MissionState::Failed;
        let face_down = !self.state.table.seat(seat).charm_ready;
        let charm = match self.rules.charm_relief {
            CharmRelief::InsteadAfterSuccess => face_down && !failed,
            CharmRelief::Also => {
                // ARM-3: without being asked for.
                if face_down {
                    self.emit(&Notice::CharmRecovered { seat });
                }
                false
            }
        };
        let knocks = self.relief_knocks(seat, failed);
        let table = &self.state.table;
        let any = knocks > 0 && !abilities::removable(self.rules, table.knocks.before(seat)).is_empty();
        if charm || any {
            self.emit(&Notice::ReliefAsked { seat, knocks, charm });
        } else {
            self.resolve_rest();
        }
    }

    /// The most Hard Knocks that the seat may discard; one more for two friends, where a Friendship says so.
    fn relief_knocks(&self, seat: Seat, failed: bool) -> u8 {
        let modifiers = &self.state.table.modifiers;
        let usual = modifiers.get(if failed { Modifier::ReliefAfterFailure } else { Modifier::ReliefAfterSuccess });
        // A seat is asked for three at most.
        (usual + (modifiers.get(Modifier::ReliefFriends) >> seat.number() & 1)).min(3)
    }

    /// The relieved seat has chosen.
    pub(in crate::play) fn relieve(&mut self, seat: Seat, relief: Relief) {
        match relief {
            Relief::Charm => self.emit(&Notice::CharmRecovered { seat }),
            Relief::Knocks(cards) => cards.iter().for_each(|card| self.discard_knock(Some(card))),
        }
        self.emit(&Notice::ReliefEnded { seat });
        self.resolve_rest();
    }
}

/// The seat that received strictly more than every other.
fn strictly_most(received: &[u8; MAX_SEATS]) -> Option<Seat> {
    let mut leading = None;
    let mut most = 0;
    for (seat, &count) in Seat::ALL.into_iter().zip(received) {
        if count > most {
            (leading, most) = (Some(seat), count);
        } else if count == most {
            leading = None;
        }
    }
    leading
}
