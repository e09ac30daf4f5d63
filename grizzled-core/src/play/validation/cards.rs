//! Where cards of Trials lie, and where they can go.

use super::{Claim, InvalidEvent, Verdict, must};
use crate::cards::Face;
use crate::state::{MAX_RECRUIT_HAND, MissionState};
use crate::vocabulary::{CardId, CardSet, Event, Pile, Seat, Secret, Zone};

impl Claim<'_> {
    /// The card that moves, if one does, lies where it comes from and may go where it goes.
    pub(in crate::play) fn goes_its_way(&self, event: &Event) -> Verdict {
        if event.notice.card_move().is_none() {
            return Ok(());
        }
        let (card, from, to) = event.card_move().ok_or(InvalidEvent::WrongSecret)?;
        must(self.lies(card, from), InvalidEvent::CardElsewhere)?;
        self.may_enter(card, to)
    }

    fn lies(&self, card: CardId, place: Zone) -> bool {
        match place {
            Zone::Trials => self.state.decks.top() == Some(card),
            Zone::Hand(seat) => self.state.own(seat).hand.contains(card),
            Zone::Knocks(seat) => self.table.knocks.before(seat).contains(card),
            Zone::NoMansLand => self.table.no_mans_land.contains(card),
            Zone::Open => self.table.open == Some(card),
            Zone::Recruit => self.table.recruits.hand().contains(card),
            // TAB-4: what is discarded stays out; Morale drops by itself, and Trials are drawn from the top.
            Zone::Discards | Zone::Morale | Zone::BottomOfTrials => false,
        }
    }

    fn may_enter(&self, card: CardId, place: Zone) -> Verdict {
        let face = self.rules.catalog.face(card);
        match place {
            Zone::Hand(seat) => self.player(seat),
            Zone::Knocks(seat) => must(face.hard_knock().is_some(), InvalidEvent::WrongKind).and(self.player(seat)),
            Zone::NoMansLand => must(matches!(face, Face::Threat { .. }), InvalidEvent::WrongKind),
            Zone::Open => {
                must(face == Face::MerryChristmas, InvalidEvent::WrongKind)?;
                must(self.table.open.is_none(), InvalidEvent::PlaceTaken)
            }
            Zone::Recruit => {
                must(self.table.recruits.in_play.is_some(), InvalidEvent::NotThere)?;
                must(usize::from(self.table.recruits.hand().len()) < MAX_RECRUIT_HAND, InvalidEvent::PlaceTaken)
            }
            Zone::Discards | Zone::BottomOfTrials => Ok(()),
            // No single card ever goes to the top of a pile.
            Zone::Trials | Zone::Morale => Err(InvalidEvent::CardElsewhere),
        }
    }

    /// The secret is a card that its player sees.
    pub(in crate::play) fn shown_to_owner(&self) -> Verdict {
        must(matches!(self.secret, Secret::Card(_)), InvalidEvent::WrongSecret)
    }

    /// SET-1, ARM-2: each card of the game lies in the deck once, or as many of them as a Briefing takes.
    pub(in crate::play) fn deck(&self, trials: u8, morale: u8, speeches: u8) -> Verdict {
        must(!self.deck_is_set(), InvalidEvent::AlreadySetUp)?;
        let order = self.order()?;
        let (rules, cards): (_, CardSet) = (self.rules, order.iter().collect());
        let each_once = cards.len() == order.len() && cards.difference(rules.cards).is_empty();
        must(each_once, InvalidEvent::WrongCards)?;
        let whole = [rules.cards.len(), rules.trials + rules.morale].contains(&order.len());
        must(whole && trials.checked_add(morale) == Some(order.len()), InvalidEvent::WrongCount)?;
        must(speeches <= rules.speeches, InvalidEvent::NoSuchToken)
    }

    /// Whether the deck has been set: from then on its cards lie somewhere.
    pub(in crate::play) fn deck_is_set(&self) -> bool {
        self.table.trials > 0 || self.table.morale > 0 || self.are_cards_laid_out()
    }

    fn order(&self) -> Result<&Pile, InvalidEvent> {
        match self.secret {
            Secret::Order(order) => Ok(order),
            _ => Err(InvalidEvent::WrongSecret),
        }
    }

    /// RES-1: the pile and the cards of No Man's Land, in any order.
    pub(in crate::play) fn trials_shuffled(&self, trials: u8) -> Verdict {
        must(self.table.mission_state == MissionState::Failed, InvalidEvent::WrongPoint)?;
        let order = self.order()?;
        let cards: CardSet = order.iter().collect();
        let there: CardSet = self.state.decks.trials().iter().chain(self.table.no_mans_land.iter()).collect();
        must(cards == there && order.len() == there.len(), InvalidEvent::WrongCards)?;
        must(trials == order.len(), InvalidEvent::WrongCount)
    }

    /// The top of Trials is what the event says.
    pub(in crate::play) fn trials_seen(&self, seat: Seat, cards: u8) -> Verdict {
        self.player(seat)?;
        let (order, trials) = (self.order()?, self.state.decks.trials());
        must(order.len() == cards, InvalidEvent::WrongCount)?;
        must(trials.as_slice().ends_with(order.as_slice()), InvalidEvent::WrongCards)
    }

    /// The hand is what the event says, in the order of the cards' numbers.
    pub(in crate::play) fn hand_is_as_said(&self, seat: Seat) -> Verdict {
        let Secret::Hand(cards) = self.secret else { return Err(InvalidEvent::WrongSecret) };
        must(cards.iter().eq(self.state.own(seat).hand.iter()), InvalidEvent::WrongCards)
    }

    /// Whether cards lie where a position lays them before its Mission (SET-6).
    fn are_cards_laid_out(&self) -> bool {
        let table = self.table;
        table.cards_in_hands() > 0
            || !table.knocks.is_empty()
            || !table.discards.is_empty()
            || !table.recruits.hand().is_empty()
    }
}
