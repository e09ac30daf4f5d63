//! Where cards of Trials lie, and where they can go.

use super::{Misfit, Told, Verdict, must};
use crate::catalog::Face;
use crate::event::{Event, Secret};
use crate::front::MAX_RECRUIT_HAND;
use crate::ids::{CardId, CardSet, Pile, Seat};
use crate::place::Place;
use crate::state::MissionState;

impl Told<'_> {
    /// The card that moves, if one does, lies where it comes from and may go where it goes.
    pub(super) fn goes_its_way(&self, event: &Event) -> Verdict {
        if event.notice.journey().is_none() {
            return Ok(());
        }
        let (card, from, to) = event.journey().ok_or(Misfit::WrongSecret)?;
        must(self.lies(card, from), Misfit::CardElsewhere)?;
        self.may_enter(card, to)
    }

    fn lies(&self, card: CardId, place: Place) -> bool {
        match place {
            Place::Trials => self.state.decks.top() == Some(card),
            Place::Hand(seat) => self.state.own(seat).hand.contains(card),
            Place::Knocks(seat) => self.table.knocks.before(seat).contains(card),
            Place::NoMansLand => self.table.no_mans_land.contains(card),
            Place::Open => self.table.open == Some(card),
            Place::Recruit => self.table.front.recruit_hand().contains(card),
            // TAB-4: what is discarded stays out; Morale drops by itself, and Trials are drawn from the top.
            Place::Discards | Place::Morale | Place::BottomOfTrials => false,
        }
    }

    fn may_enter(&self, card: CardId, place: Place) -> Verdict {
        let face = self.rules.catalog.face(card);
        match place {
            Place::Hand(seat) => self.player(seat),
            Place::Knocks(seat) => must(face.hard_knock().is_some(), Misfit::WrongKind).and(self.player(seat)),
            Place::NoMansLand => must(matches!(face, Face::Threat { .. }), Misfit::WrongKind),
            Place::Open => {
                must(face == Face::MerryChristmas, Misfit::WrongKind)?;
                must(self.table.open.is_none(), Misfit::PlaceTaken)
            }
            Place::Recruit => {
                must(self.table.front.recruit.is_some(), Misfit::NotThere)?;
                must(usize::from(self.table.front.recruit_hand().len()) < MAX_RECRUIT_HAND, Misfit::PlaceTaken)
            }
            Place::Discards | Place::BottomOfTrials => Ok(()),
            // No single card ever goes to the top of a pile.
            Place::Trials | Place::Morale => Err(Misfit::CardElsewhere),
        }
    }

    /// DUO-2: its player sees the card but where the hand is put down.
    pub(super) fn drawn_to(&self, seat: Seat) -> Verdict {
        let unseen = matches!(self.secret, Secret::Unseen(_));
        must(unseen == self.table.front.put_down.contains(seat), Misfit::WrongSecret)
    }

    /// The secret is a card that its player sees.
    pub(super) fn shown_to_owner(&self) -> Verdict {
        must(matches!(self.secret, Secret::Card(_)), Misfit::WrongSecret)
    }

    /// SET-1, ARM-2: each card of the game lies in the deck once, or as many of them as a Briefing takes.
    pub(super) fn deck(&self, trials: u8, morale: u8, speeches: u8) -> Verdict {
        must(!self.deck_is_set(), Misfit::AlreadySetUp)?;
        let order = self.order()?;
        let (rules, cards): (_, CardSet) = (self.rules, order.iter().collect());
        let each_once = cards.len() == order.len() && cards.difference(rules.cards).is_empty();
        must(each_once, Misfit::WrongCards)?;
        let whole = [rules.cards.len(), rules.trials + rules.morale].contains(&order.len());
        must(whole && trials.checked_add(morale) == Some(order.len()), Misfit::WrongCount)?;
        must(speeches <= rules.speeches, Misfit::NoSuchToken)
    }

    /// Whether the deck has been set: from then on its cards lie somewhere.
    pub(super) fn deck_is_set(&self) -> bool {
        let table = self.table;
        let open =
            table.no_mans_land.union(table.discards).union(table.knocks.all()).union(self.table.front.recruit_hand());
        let hidden = table.trials > 0 || table.morale > 0 || table.cards_in_hands() > 0;
        hidden || !open.is_empty() || table.open.is_some()
    }

    fn order(&self) -> Result<&Pile, Misfit> {
        match self.secret {
            Secret::Order(order) => Ok(order),
            _ => Err(Misfit::WrongSecret),
        }
    }

    /// RES-1: the pile and the cards of No Man's Land, in any order.
    pub(super) fn trials_shuffled(&self, trials: u8) -> Verdict {
        must(self.table.mission_state == MissionState::Failed, Misfit::WrongPoint)?;
        let order = self.order()?;
        let cards: CardSet = order.iter().collect();
        let there: CardSet = self.state.decks.trials().iter().chain(self.table.no_mans_land.iter()).collect();
        must(cards == there && order.len() == there.len(), Misfit::WrongCards)?;
        must(trials == order.len(), Misfit::WrongCount)
    }

    /// The top of Trials is what it is told to be.
    pub(super) fn trials_seen(&self, seat: Seat, cards: u8) -> Verdict {
        self.player(seat)?;
        let (order, trials) = (self.order()?, self.state.decks.trials());
        must(order.len() == cards, Misfit::WrongCount)?;
        must(trials.as_slice().ends_with(order.as_slice()), Misfit::WrongCards)
    }

    /// The hand is what it is told to be, in the order of the cards' numbers.
    pub(super) fn hand_is_told(&self, seat: Seat) -> Verdict {
        let Secret::Hand(cards) = self.secret else { return Err(Misfit::WrongSecret) };
        must(cards.iter().eq(self.state.own(seat).hand.iter()), Misfit::WrongCards)
    }
}
