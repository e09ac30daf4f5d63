//! Support and relief (RES-2).

use super::Run;
use crate::chance::Chance;
use crate::command::Relief;
use crate::event::{Notice, Sink};
use crate::hooks::Moment;
use crate::ids::{MAX_SEATS, Seat};
use crate::rules::{CharmRelief, ReliefRule};
use crate::rulings;
use crate::state::MissionState;

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The tiles are shown from seat 0 on, counted all at once, and kept by the seats they point at.
    pub(super) fn count_support(&mut self) {
        let mut received = [0u8; MAX_SEATS];
        for seat in Seat::ALL {
            if let Some(tile) = self.state.own(seat).tile {
                // HK-SELFISH: read now, when the tiles are revealed.
                let kept = rulings::speaks(self.rules, &self.state.table, seat, Moment::Support);
                let to = if kept { seat } else { tile.target(seat, self.rules.ring()) };
                received[to.index()] += 1;
                self.emit(Notice::TileRevealed { seat, tile, to });
            }
        }
        let most = strictly_most(&received);
        self.emit(Notice::SupportCounted { most });
        match most {
            // CHAP-3: with the majority at the Chaplain nobody is relieved.
            Some(seat) if self.rules.grizzled().contains(seat) => self.offer_relief(seat),
            _ => self.resolve_rest(),
        }
    }

    /// Nothing is asked when there is nothing to gain.
    fn offer_relief(&mut self, seat: Seat) {
        let ReliefRule { knocks, charm } = match self.state.table.mission_state {
            MissionState::Failed => self.rules.relief_after_failure,
            MissionState::UnderWay | MissionState::Succeeded => self.rules.relief_after_success,
        };
        let table = &self.state.table;
        let charm = charm == CharmRelief::Instead && !table.seat(seat).charm_ready;
        if charm || !table.knocks.before(seat).is_empty() {
            self.emit(Notice::ReliefAsked { seat, knocks, charm });
        } else {
            self.resolve_rest();
        }
    }

    /// The relieved seat has chosen.
    pub(super) fn relieve(&mut self, seat: Seat, relief: Relief) {
        match relief {
            Relief::Charm => self.emit(Notice::CharmRecovered { seat }),
            Relief::Knocks(cards) => cards.iter().for_each(|card| self.discard_knock(Some(card))),
        }
        self.emit(Notice::ReliefEnded { seat });
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
