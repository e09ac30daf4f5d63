//! Who may learn what of an event, written down from the rules by hand.
//!
//! Nothing here asks the engine who may see what: not `Notice::audience`, not `redact`, no view. The laws, the harness
//! that looks for leaks and the fuzz target `secrets` hold the engine against this table. Each event has a row with the
//! rule that decides; the matches have no rest, so a new event does not compile before it has its row.

mod table;

use crate::rules::Rules;
use crate::views::{Seen, Viewer};
use crate::vocabulary::{CardId, Event, HelpId, Notice, OrderId, RecruitId, RuleId, Seat, SeatSet, Secret};

/// What the rules say of one event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The rule that decides.
    pub rule: RuleId,
    /// What the notice shows to the whole table.
    pub open: Open,
    /// What the event holds beyond its notice.
    pub hidden: Hidden,
    /// Who learns that.
    pub whose: Whose,
}

/// What lies open for all once an event has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Open {
    /// No card and no tile.
    Nothing,
    /// A Trial card.
    Card(CardId),
    /// An Order.
    Order(OrderId),
    /// A Recruit.
    Recruit(RecruitId),
    /// A Helping Hand.
    Help(HelpId),
    /// A tile that lay before this seat.
    TileOf(Seat),
}

/// What an event holds beyond its notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Hidden {
    /// Nothing.
    Nothing,
    /// One Trial card.
    Card,
    /// A card, or that the seat declines.
    Answer,
    /// One tile.
    Tile,
    /// The tiles of a seat.
    Tiles,
    /// Cards in their order.
    Pile,
    /// The cards of a hand.
    Hand,
    /// Two Orders.
    TwoOrders,
    /// A deck of Orders.
    OrderDeck,
    /// A deck of Recruits.
    RecruitDeck,
    /// Two Helping Hands.
    TwoHelp,
    /// One Helping Hand.
    OneHelp,
}

/// Who learns what an event holds beyond its notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Whose {
    /// No player and no spectator.
    Nobody,
    /// The player of this seat; nobody at the Chaplain's, where no player sits (CHAP-1).
    Seat(Seat),
    /// The player of this seat, unless it has put this hand down (DUO-2).
    Hand(Seat),
    /// The giver, who chose the card, and the seat that takes it into a hand that its player sees.
    Gift {
        /// Who gives.
        from: Seat,
        /// Who takes.
        to: Seat,
    },
}

/// All see what there is.
const fn open(rule: RuleId) -> Row {
    shows(rule, Open::Nothing)
}

/// All see this, and there is nothing more.
const fn shows(rule: RuleId, open: Open) -> Row {
    Row { rule, open, hidden: Hidden::Nothing, whose: Whose::Nobody }
}

/// Nobody learns this.
const fn nobody(rule: RuleId, hidden: Hidden) -> Row {
    Row { rule, open: Open::Nothing, hidden, whose: Whose::Nobody }
}

/// The player of this seat learns this, and nobody else does.
const fn owner(rule: RuleId, seat: Seat, hidden: Hidden) -> Row {
    Row { rule, open: Open::Nothing, hidden, whose: Whose::Seat(seat) }
}

/// A card comes to this hand.
const fn to_hand(rule: RuleId, seat: Seat) -> Row {
    Row { rule, open: Open::Nothing, hidden: Hidden::Card, whose: Whose::Hand(seat) }
}

impl Row {
    /// The row of an event with this notice.
    #[must_use]
    pub const fn of(notice: &Notice) -> Self {
        table::row(notice)
    }
}

impl Hidden {
    /// Whether the secret is of this kind.
    #[must_use]
    pub const fn is(self, secret: &Secret) -> bool {
        match secret {
            Secret::Nothing => matches!(self, Self::Nothing),
            Secret::Card(_) | Secret::Unseen(_) => matches!(self, Self::Card),
            Secret::Answer(_) => matches!(self, Self::Answer),
            Secret::Tile(_) => matches!(self, Self::Tile),
            Secret::Tiles(_) => matches!(self, Self::Tiles),
            Secret::Order(_) => matches!(self, Self::Pile),
            Secret::Hand(_) => matches!(self, Self::Hand),
            Secret::Orders(..) => matches!(self, Self::TwoOrders),
            Secret::OrderDeck(_) => matches!(self, Self::OrderDeck),
            Secret::RecruitDeck(_) => matches!(self, Self::RecruitDeck),
            Secret::Help(..) => matches!(self, Self::TwoHelp),
            Secret::Kept(_) => matches!(self, Self::OneHelp),
        }
    }
}

/// Who may learn what at one table. It follows the game event by event, since a player of two Grizzled sees one hand at a
/// time (DUO-2).
///
/// ```
/// use grizzled_core::testkit::{Entitled, rules_of};
/// use grizzled_core::{CardId, Event, Notice, Seat, Secret, Viewer};
///
/// let at_table = Entitled::new(&rules_of(4, 1));
/// let secret = Secret::Card(CardId::new(7).unwrap());
/// let dealt = Event { notice: Notice::Dealt { seat: Seat::S1 }, secret };
/// assert_eq!(at_table.seen(&dealt, Viewer::Seat(Seat::S1)).secret, secret);
/// assert_eq!(at_table.seen(&dealt, Viewer::Seat(Seat::S2)).secret, Secret::Nothing);
/// assert_eq!(at_table.seen(&dealt, Viewer::Spectator).secret, Secret::Nothing);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Entitled {
    players: SeatSet,
    /// The hands that their players have put down.
    down: SeatSet,
}

impl Entitled {
    /// A table before the first event.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        Self { players: SeatSet::first(rules.seats()), down: SeatSet::EMPTY }
    }

    /// Whether the viewer learns what the event that comes next holds beyond its notice.
    #[must_use]
    pub fn learns(&self, notice: &Notice, viewer: Viewer) -> bool {
        // TAB-5: who only watches is shown what all see, and nothing else ever.
        let Viewer::Seat(me) = viewer else { return false };
        let sees_hand = |seat| seat == me && self.sees_hand(seat);
        let learns = match Row::of(notice).whose {
            Whose::Nobody => false,
            Whose::Seat(seat) => seat == me,
            Whose::Hand(seat) => sees_hand(seat),
            Whose::Gift { from, to } => from == me || sees_hand(to),
        };
        // CHAP-1: nobody plays the Chaplain.
        learns && self.players.contains(me)
    }

    /// What the viewer may be sent of the event that comes next, no more and no less.
    #[must_use]
    pub fn seen(&self, event: &Event, viewer: Viewer) -> Seen {
        let secret = if self.learns(&event.notice, viewer) { event.secret } else { Secret::Nothing };
        Seen { viewer, notice: event.notice, secret }
    }

    /// Whether the event that comes next, as the host has it, holds what its row says. A card is marked as unseen where
    /// it goes to a hand that has been put down, and only there.
    #[must_use]
    pub fn is_whole(&self, event: &Event) -> bool {
        let row = Row::of(&event.notice);
        let down = matches!(row.whose, Whose::Hand(seat) if self.down.contains(seat));
        // WDR-2: who has no tile plays none.
        let bare = matches!(event.notice, Notice::Withdrew { played: false, .. });
        let hidden = if bare { Hidden::Nothing } else { row.hidden };
        hidden.is(&event.secret) && matches!(event.secret, Secret::Unseen(_)) == down
    }

    /// DUO-2: whether the player of the seat sees its hand now.
    #[must_use]
    pub fn sees_hand(&self, seat: Seat) -> bool {
        self.players.contains(seat) && !self.down.contains(seat)
    }

    /// Takes the event into account.
    pub fn follow(&mut self, notice: &Notice) {
        match *notice {
            Notice::HandPutDown { seat } => self.down.insert(seat),
            Notice::HandTakenUp { seat } => self.down.remove(seat),
            _ => {}
        }
    }
}
