//! The same beside the Trials: Orders, Recruits, the numbers of the Mission, and the ways to play for one and two.

use super::{InvalidEvent, Told, Verdict, must};
use crate::rules::Seating;
use crate::state::{Agenda, Knowledge};
use crate::vocabulary::{Modifier, Notice, OrderId, OrderSet, RecruitId, Seat, Secret, Threat, of_the_trials};

/// A counter of threats counts so far (MIS-2), and so far may a number go that is added to another.
const MOST: u8 = 127;

impl Told<'_> {
    /// The table of events beside the Trials: a new one does not compile until it is written.
    pub(super) fn front(&self, notice: &Notice) -> Verdict {
        self.takes_part(notice)?;
        match *notice {
            Notice::OrdersSet { orders } => self.orders_set(orders),
            Notice::RecruitsSet { recruits } => self.recruits_set(recruits),
            Notice::HelpOffered { seat } => self.help_offered(seat),
            Notice::HelpAsked { seats } => self.help_asked(seats),
            Notice::HelpChosen { seat } => self.help_chosen(seat),
            Notice::HelpHeld { seat, help } => self.help_held(seat, help),
            Notice::HelpUsed { seat, help } => self.help_used(seat, help),
            Notice::Declined { seat } | Notice::ChoiceEnded { seat } => self.answers(seat, true),
            Notice::ModifierSet { modifier, value } => self.modifier(modifier, value),
            Notice::OrdersDrawn { seat } => self.orders_drawn(seat),
            Notice::OrderChosen { seat, order, returned } => self.order_chosen(seat, order, returned),
            Notice::OrderPutBack { seat } => self.order_put_back(seat),
            Notice::OrderDiscarded { order, .. } => {
                must(self.table.orders.in_play.contains(order), InvalidEvent::NotThere)
            }
            Notice::RecruitTurnedUp { recruit } => self.recruit_turned_up(recruit),
            Notice::RecruitArrived { recruit, after, .. } => self.recruit_arrived(recruit, after),
            Notice::RecruitTurn { leader } => {
                must(self.table.recruits.in_play.is_some(), InvalidEvent::NotThere).and(self.player(leader))
            }
            Notice::RecruitTurnEnded => must(self.table.recruits.acting, InvalidEvent::NotAsked),
            Notice::RecruitWithdrew => self.recruit_withdrew(),
            Notice::RecruitLeft { recruit, .. } => self.recruit_left(recruit),
            Notice::TrapCancelled { .. } => must(self.table.luck_used < u8::MAX, InvalidEvent::OutOfBounds),
            Notice::ChoiceAsked { seat, source, left, .. } => {
                must(left > 0, InvalidEvent::OutOfBounds).and(self.player(seat)).and(self.source(source))
            }
            Notice::CardGiven { from, to } => must(from != to, InvalidEvent::CardElsewhere).and(self.shown_to_owner()),
            Notice::CardReturned { .. } => self.shown_to_owner(),
            Notice::TrialsSeen { seat, cards } => self.trials_seen(seat, cards),
            Notice::HandPassed { from, to } => self.hand_passed(from, to),
            Notice::RefillAsked { seat } => self.by(Seating::Solo).and(self.player(seat)),
            Notice::RefillDeclined { seat } => self.answers(seat, self.table.agenda == Agenda::Refill),
            Notice::SoloSupport { seat } => self.resolved().and(self.solo_support(seat)),
            Notice::SoloTilesShuffled => self.by(Seating::Solo),
            Notice::HandPutDown { seat } => self.put_down(seat),
            Notice::HandTakenUp { seat } => self.taken_up(seat),
            Notice::AnswerAsked { seat } => self.by(Seating::Duo).and(self.answer_asked(seat)),
            Notice::FreeSpeech { seat } => self.free_speech(seat),
            Notice::HelpInvited { seat, .. } => self.has_help().and(self.player(seat)),
            Notice::IntensityAsked { seat } | Notice::CancellationAsked { seat, .. } => self.player(seat),
            // Where the card lies has been looked at.
            Notice::RecruitDrew { .. }
            | Notice::RecruitDiscarded { .. }
            | Notice::CardDiscarded { .. }
            | Notice::CardCleared { .. }
            | Notice::IntensityGiven { .. }
            | Notice::MissionPrepared => Ok(()),
            of_the_trials!() => Ok(()),
        }
    }

    /// Without a module there are only the numbers of the rules, Luck (LUCK-1), and what begins anew with each Mission.
    /// SOLO-1: with one player there are no Orders and no Recruits.
    fn takes_part(&self, notice: &Notice) -> Verdict {
        let anywhere = match *notice {
            Notice::ModifierSet { modifier, value } => value == self.rules.modifiers.get(modifier),
            Notice::TrapCancelled { .. } | Notice::MissionPrepared => true,
            Notice::IntensityAsked { .. } => self.rules.prepares,
            _ => false,
        };
        must(anywhere || self.rules.modules, InvalidEvent::NotInThisGame)?;
        let beside = matches!(notice, Notice::OrdersSet { .. } | Notice::RecruitsSet { .. });
        must(!beside || self.rules.seating != Seating::Solo, InvalidEvent::NotInThisGame)
    }

    /// Who plays which seats.
    fn by(&self, seating: Seating) -> Verdict {
        must(self.rules.seating == seating, InvalidEvent::NotInThisGame)
    }

    /// ORD-1: of the Orders of the game, as many as told, and none has been anywhere before.
    fn orders_set(&self, orders: u8) -> Verdict {
        let Secret::OrderDeck(deck) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let table = &self.table;
        let fresh = table.orders.left == 0 && table.orders.in_play.is_empty() && !self.orders_are_drawn();
        must(fresh, InvalidEvent::AlreadySetUp)?;
        must(deck.difference(self.rules.roster.orders()).is_empty(), InvalidEvent::NotThere)?;
        must(deck.len() == orders, InvalidEvent::WrongCount)
    }

    /// REC-1: the same of Recruits.
    fn recruits_set(&self, recruits: u8) -> Verdict {
        let Secret::RecruitDeck(deck) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let table = &self.table;
        must(table.recruits.left == 0 && table.recruits.in_play.is_none(), InvalidEvent::AlreadySetUp)?;
        must(deck.difference(self.rules.roster.recruits()).is_empty(), InvalidEvent::NotThere)?;
        must(deck.len() == recruits, InvalidEvent::WrongCount)
    }

    /// Whether a seat has drawn two Orders and has not chosen.
    fn orders_are_drawn(&self) -> bool {
        self.state.known.iter().any(|known| matches!(known, Knowledge::Orders(..)))
    }

    /// Whether these can be drawn: the one on top first, if it is known (ORD-2).
    fn can_be_drawn(&self, orders: OrderSet) -> bool {
        let decks = &self.state.roster_decks;
        let top: OrderSet = decks.top_order.into_iter().collect();
        orders.difference(decks.orders).difference(top).is_empty() && top.difference(orders).is_empty()
    }

    /// ORD-2: two of the deck, and the seat has no Helping Hand to choose that it would forget.
    fn orders_drawn(&self, seat: Seat) -> Verdict {
        self.player(seat)?;
        let Secret::Orders(one, other) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let free = matches!(self.state.known(seat), Knowledge::Nothing | Knowledge::Order(_));
        must(free && !self.orders_are_drawn(), InvalidEvent::PlaceTaken)?;
        must(one != other && self.can_be_drawn([one, other].into_iter().collect()), InvalidEvent::NotThere)
    }

    /// ORD-2: one of the two drawn; or one of the deck, and then none is drawn.
    fn order_chosen(&self, seat: Seat, order: OrderId, returned: bool) -> Verdict {
        self.player(seat)?;
        match self.state.known(seat) {
            Knowledge::Orders(one, other) if returned => must(order == one || order == other, InvalidEvent::NotThere),
            _ if returned => Err(InvalidEvent::NotAsked),
            _ => must(
                !self.orders_are_drawn() && self.can_be_drawn([order].into_iter().collect()),
                InvalidEvent::NotThere,
            ),
        }
    }

    /// ORD-2: one of the deck, which comes to lie on top; and the seat has nothing to choose that it would forget.
    fn order_put_back(&self, seat: Seat) -> Verdict {
        self.player(seat)?;
        let Secret::OrderDeck(top) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let (decks, known) = (&self.state.roster_decks, self.state.known(seat));
        must(top.len() == 1, InvalidEvent::WrongSecret)?;
        let free = decks.top_order.is_none() && !self.orders_are_drawn();
        must(free && known == Knowledge::Nothing, InvalidEvent::PlaceTaken)?;
        must(top.difference(decks.orders).is_empty(), InvalidEvent::NotThere)
    }

    fn recruit_turned_up(&self, recruit: RecruitId) -> Verdict {
        must(self.table.recruits.turned_up.is_none(), InvalidEvent::PlaceTaken)?;
        must(self.state.roster_decks.recruits.contains(recruit), InvalidEvent::NotThere)
    }

    /// REC-1: the one that is turned up, or one of the deck; and none is in play.
    fn recruit_arrived(&self, recruit: RecruitId, after: Seat) -> Verdict {
        self.player(after)?;
        let table = &self.table;
        must(table.recruits.in_play.is_none(), InvalidEvent::PlaceTaken)?;
        let next =
            table.recruits.turned_up.map_or(self.state.roster_decks.recruits.contains(recruit), |next| next == recruit);
        must(next, InvalidEvent::NotThere)
    }

    fn recruit_withdrew(&self) -> Verdict {
        let recruit = self.table.recruits.in_play.ok_or(InvalidEvent::NotThere)?;
        must(recruit.in_mission, InvalidEvent::NotInMission)
    }

    /// REC-6: its cards are gone before it goes.
    fn recruit_left(&self, recruit: RecruitId) -> Verdict {
        let in_play =
            self.table.recruits.in_play.filter(|in_play| in_play.recruit == recruit).ok_or(InvalidEvent::NotThere)?;
        must(in_play.hand.is_empty(), InvalidEvent::WrongCards)
    }

    /// PACK-2: numbers that can be reckoned with. With every card that bears it, a threat can still be counted (MIS-2).
    fn modifier(&self, modifier: Modifier, value: u8) -> Verdict {
        let most = match modifier {
            Modifier::AddedNight => self.most_added(Threat::Night),
            Modifier::AddedRain => self.most_added(Threat::Rain),
            Modifier::AddedSnow => self.most_added(Threat::Snow),
            Modifier::AddedMask => self.most_added(Threat::Mask),
            Modifier::AddedShell => self.most_added(Threat::Shell),
            Modifier::AddedWhistle => self.most_added(Threat::Whistle),
            Modifier::ExtraDraws
            | Modifier::LeaderDraws
            | Modifier::ReliefAfterSuccess
            | Modifier::ReliefAfterFailure => MOST,
            Modifier::FailAt
            | Modifier::Harmless
            | Modifier::Switches
            | Modifier::IntensityLeast
            | Modifier::IntensityMost
            | Modifier::DropLeast
            | Modifier::DropMost
            | Modifier::DropMore
            | Modifier::HandLimit
            | Modifier::ReliefFriends
            | Modifier::MoralePerKnock
            | Modifier::KnockLimit
            | Modifier::KnockLimitOfLeader
            | Modifier::BarredPlays
            | Modifier::Opinions => u8::MAX,
        };
        must(value <= most, InvalidEvent::OutOfBounds)
    }

    const fn most_added(&self, threat: Threat) -> u8 {
        MOST - self.rules.catalog.bearing(threat).len()
    }

    /// SOLO-3: the one hand goes from one seat to another.
    fn hand_passed(&self, from: Seat, to: Seat) -> Verdict {
        self.by(Seating::Solo).and(self.player(from)).and(self.player(to))?;
        must(from != to, InvalidEvent::WrongHand)?;
        self.hand_is_told(from)
    }

    /// SOLO-5: the tile is among those that can still be drawn: one for each Grizzled, and a blank one.
    fn solo_support(&self, seat: Option<Seat>) -> Verdict {
        seat.map_or(self.by(Seating::Solo), |seat| self.by(Seating::Solo).and(self.player(seat)))?;
        let left = self.table.solo.tiles >> seat.map_or(3, Seat::number);
        must(left & 1 == 1, InvalidEvent::NoSuchTile)
    }

    /// DUO-2.
    fn put_down(&self, seat: Seat) -> Verdict {
        self.by(Seating::Duo).and(self.player(seat))?;
        must(!self.table.put_down.contains(seat), InvalidEvent::WrongHand)
    }

    fn taken_up(&self, seat: Seat) -> Verdict {
        must(self.table.put_down.contains(seat), InvalidEvent::WrongHand)?;
        self.hand_is_told(seat)
    }
}
