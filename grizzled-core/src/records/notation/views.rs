//! A position as a seat or a spectator sees it (TAB-5).

use super::export::has_roster;
use super::partial::{Part, PartialBoard, PartialMission, PartialPosition, PartialRoster};
use crate::rules::Rules;
use crate::state::{Agenda, Holdings, Knowledge, Table};
use crate::views::{SeatView, SpectatorView, Viewer};
use crate::vocabulary::{CardSet, MAX_SEATS, OrderId, Pause, Seat, Tiles};

impl PartialPosition {
    /// What the player of a seat sees. It says where cards, tiles and tokens lie, not what is asked just now.
    #[must_use]
    pub fn of_seat(rules: &Rules, view: &SeatView) -> Self {
        let top_order = match view.known {
            Knowledge::Order(order) => Some((order, view.seat)),
            _ => None,
        };
        let eyes = Eyes { rules, table: &view.table, own: Some((view.seat, &view.own)), top_order };
        eyes.position(Viewer::Seat(view.seat))
    }

    /// What someone sees who only watches.
    #[must_use]
    pub fn of_spectator(rules: &Rules, view: &SpectatorView) -> Self {
        Eyes { rules, table: &view.table, own: None, top_order: None }.position(Viewer::Spectator)
    }
}

/// What one viewer has before it.
struct Eyes<'a> {
    rules: &'a Rules,
    table: &'a Table,
    own: Option<(Seat, &'a Holdings)>,
    /// The Order that this seat has put back on top of its deck (ORD-2).
    top_order: Option<(OrderId, Seat)>,
}

/// So many hidden; of none everything is known.
fn counted<T: Default>(count: u8) -> Part<T> {
    if count == 0 { Part::default() } else { Part::Hidden(count) }
}

impl<'a> Eyes<'a> {
    fn position(&self, viewer: Viewer) -> PartialPosition {
        let mut position = PartialPosition {
            viewer: Some(viewer),
            leader: Some(self.table.leader),
            help: self.table.helping_hands.held,
            board: Some(self.board()),
            ..PartialPosition::default()
        };
        for seat in self.rules.grizzled().iter() {
            position.characters[seat.index()] = self.table.seat(seat).character;
        }
        for seat in self.rules.tile_holders().iter() {
            position.tiles[seat.index()] = Some(self.tiles(seat));
        }
        position
    }

    /// What only the owner of the seat sees, if that is who looks.
    fn own(&self, seat: Seat) -> Option<&'a Holdings> {
        self.own.filter(|(owner, _)| *owner == seat).map(|(_, own)| own)
    }

    fn tiles(&self, seat: Seat) -> Part<Tiles> {
        self.own(seat).map_or_else(|| counted(self.table.seat(seat).tiles), |own| Part::Known(own.tiles))
    }

    /// DUO-2: a player does not see the hand that it has put down.
    fn hand(&self, seat: Seat) -> Part<CardSet> {
        let seen = self.own(seat).filter(|_| !self.table.put_down.contains(seat));
        seen.map_or_else(|| counted(self.table.seat(seat).hand), |own| Part::Known(own.hand))
    }

    fn board(&self) -> PartialBoard {
        let table = self.table;
        PartialBoard {
            mission: table.mission,
            under_way: is_under_way(table.agenda).then(|| self.mission()),
            hands: Seat::ALL.map(|seat| self.hand(seat)),
            knocks: table.knocks,
            charms_used: table.charms_used(self.rules.grizzled()),
            speeches_held: Seat::ALL.map(|seat| table.seat(seat).speeches),
            speeches: table.speeches,
            roster: has_roster(self.rules).then(|| self.roster()),
            trials: counted(table.trials),
            morale: counted(table.morale),
            discards: table.discards,
        }
    }

    fn mission(&self) -> PartialMission {
        let mut withdrawn = [None; MAX_SEATS];
        for seat in self.rules.grizzled().difference(self.table.in_mission).iter() {
            let played = self.table.seat(seat).tile_played;
            let hidden = counted(played.into());
            withdrawn[seat.index()] = Some(self.own(seat).map_or(hidden, |own| Part::Known(own.tile)));
        }
        let chaplain = self.rules.chaplain().filter(|&seat| self.table.seat(seat).tile_played);
        PartialMission {
            turn: self.table.turn,
            no_mans_land: self.table.no_mans_land,
            withdrawn,
            chaplain: chaplain.map(|_| Part::Hidden(1)),
        }
    }

    fn roster(&self) -> PartialRoster {
        let table = &self.table;
        PartialRoster {
            orders: table.orders.in_play,
            order_deck: counted(table.orders.left.saturating_sub(self.top_order.is_some().into())),
            top_order: self.top_order,
            recruit: table.recruits.in_play,
            recruit_deck: counted(table.recruits.left),
        }
    }
}

/// Whether the cards of the Mission have been dealt.
const fn is_under_way(agenda: Agenda) -> bool {
    !matches!(
        agenda,
        Agenda::Nothing
            | Agenda::Keep
            | Agenda::Order
            | Agenda::Intensity
            | Agenda::Invitation(Pause::MissionStart)
            | Agenda::Choice { pause: Some(Pause::MissionStart), .. }
    )
}
