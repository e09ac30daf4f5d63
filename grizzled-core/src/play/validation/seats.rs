//! What seats hold, what they are asked, and what they answer.

use super::{Claim, InvalidEvent, Verdict, must};
use crate::rules::Rules;
use crate::state::{Agenda, Answer, MissionState, Table};
use crate::vocabulary::{CardId, Character, Seat, SeatSet, Secret, Source, Tile, Tiles, WithdrawalRuling};

impl Claim<'_> {
    /// A Grizzled sits there (TAB-1).
    pub(in crate::play) const fn player(&self, seat: Seat) -> Verdict {
        must(self.rules.grizzled().contains(seat), InvalidEvent::NoSuchSeat)
    }

    pub(in crate::play) const fn players(&self, seats: SeatSet) -> Verdict {
        must(seats.difference(self.rules.grizzled()).is_empty(), InvalidEvent::NoSuchSeat)
    }

    /// The seat is a player's, or the Chaplain's (CHAP-1).
    pub(in crate::play) const fn in_ring(&self, seat: Seat) -> Verdict {
        must(SeatSet::first(self.rules.ring()).contains(seat), InvalidEvent::NoSuchSeat)
    }

    /// The seat is asked, and that it is asked this holds.
    pub(in crate::play) fn answers(&self, seat: Seat, this: bool) -> Verdict {
        must(this && self.table.awaited.contains(seat), InvalidEvent::NotAsked)
    }

    /// DECK-4: each character plays at one seat.
    pub(in crate::play) fn character(&self, seat: Seat, character: Character) -> Verdict {
        self.player(seat)?;
        let taken = self.table.seats.iter().any(|seat| seat.character == Some(character));
        must(!taken && self.table.seat(seat).character.is_none(), InvalidEvent::CharacterTaken)
    }

    /// There is a charm, which lies face up or not.
    pub(in crate::play) fn charm_lies(&self, seat: Seat, face_up: bool) -> Verdict {
        let seen = self.table.seat(seat);
        must(seen.character.is_some() && seen.charm_ready == face_up, InvalidEvent::NoSuchCharm)
    }

    /// PREP-0: what a Mission needs is there, the one before it is over and cleared away, and every seat is in it.
    pub(in crate::play) fn mission(&self, number: u8, seats: SeatSet) -> Verdict {
        must(is_cast(self.rules, self.table) && self.deck_is_set(), InvalidEvent::NotSetUp)?;
        must(number > 0, InvalidEvent::OutOfBounds)?;
        let (table, first) = (self.table, self.table.mission == 0);
        must(first || table.mission_state != MissionState::UnderWay, InvalidEvent::WrongPoint)?;
        must(first || number == table.mission.saturating_add(1), InvalidEvent::WrongCount)?;
        must(table.no_mans_land.is_empty(), InvalidEvent::WrongCards)?;
        must(self.state.own.iter().all(|own| own.tile.is_none()), InvalidEvent::NoSuchTile)?;
        must(seats == self.rules.grizzled(), InvalidEvent::NoSuchSeat)
    }

    /// The Mission goes on (MIS-1).
    pub(in crate::play) fn under_way(&self) -> Verdict {
        must(self.table.mission_state == MissionState::UnderWay, InvalidEvent::WrongPoint)
    }

    /// The Mission has succeeded or failed (RES-1).
    pub(in crate::play) fn resolved(&self) -> Verdict {
        must(self.table.mission_state != MissionState::UnderWay, InvalidEvent::WrongPoint)
    }

    /// SET-2, DECK-5: the seat has none yet, and the box holds as many besides those given already.
    pub(in crate::play) fn tiles_given(&self, seat: Seat, count: u8) -> Verdict {
        self.in_ring(seat)?;
        let Secret::Tiles(tiles) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let own = self.state.own(seat);
        must(own.tiles.is_empty() && own.tile.is_none(), InvalidEvent::AlreadySetUp)?;
        must(self.tiles_left().and_then(|left| left.without(tiles)).is_some(), InvalidEvent::NoSuchTile)?;
        must(tiles.len() == count, InvalidEvent::WrongCount)
    }

    /// The tiles of the box that nobody has got; what left the game is in play no more, but in the box neither.
    fn tiles_left(&self) -> Option<Tiles> {
        let left = Tiles::BOX.without(self.table.removed_tiles)?;
        self.state.own.iter().try_fold(left, |left, own| {
            let laid: Tiles = own.tile.into_iter().collect();
            left.without(own.tiles)?.without(laid)
        })
    }

    pub(in crate::play) fn holds_tile(&self, seat: Seat, tile: Tile) -> Verdict {
        must(self.state.own(seat).tiles.get(tile) > 0, InvalidEvent::NoSuchTile)
    }

    /// The tile in the secret is held, and none has been played before.
    fn plays_tile(&self, seat: Seat) -> Verdict {
        let Secret::Tile(tile) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        must(self.state.own(seat).tile.is_none(), InvalidEvent::PlaceTaken)?;
        self.holds_tile(seat, tile)
    }

    /// CHAP-2.
    pub(in crate::play) fn chaplain_played(&self, seat: Seat) -> Verdict {
        must(self.rules.chaplain() == Some(seat), InvalidEvent::NotInThisGame)?;
        self.under_way().and(self.plays_tile(seat))
    }

    /// WDR-2: the event has a tile if and only if one was played.
    pub(in crate::play) fn withdrew(&self, seat: Seat, played: bool) -> Verdict {
        must(self.table.in_mission.contains(seat), InvalidEvent::NotInMission)?;
        self.under_way()?;
        if played { self.plays_tile(seat) } else { must(*self.secret == Secret::Nothing, InvalidEvent::WrongSecret) }
    }

    pub(in crate::play) fn tile_revealed(&self, seat: Seat, tile: Tile, to: Seat) -> Verdict {
        must(self.state.own(seat).tile == Some(tile), InvalidEvent::NoSuchTile)?;
        self.resolved().and(self.in_ring(to))
    }

    /// Speech tokens in the supply and before seats. One that is made for a free Speech counts too, until that is made.
    fn tokens(&self) -> u16 {
        self.table.seats.iter().fold(self.table.speeches.into(), |sum, seat| sum + u16::from(seat.speeches))
    }

    pub(in crate::play) fn token_taken(&self, seat: Seat) -> Verdict {
        must(self.table.speeches > 0, InvalidEvent::NoSuchToken)?;
        self.player(seat)
    }

    /// A seat speaks without a token: the events say it as if it had got one. Two such Speeches are not made at once.
    pub(in crate::play) fn free_speech(&self, seat: Seat) -> Verdict {
        must(self.tokens() <= self.rules.speeches.into(), InvalidEvent::NoSuchToken)?;
        self.player(seat)
    }

    /// ACT-SPEECH: a token is spent, and the speaker is not asked. SET-3: what was made for a free Speech does not go to
    /// the supply, or there would be more tokens than at the start.
    pub(in crate::play) fn speech(&self, seat: Seat, asked: SeatSet, returned: bool) -> Verdict {
        self.player(seat).and(self.players(asked.without(seat))).and(self.under_way())?;
        must(!asked.contains(seat), InvalidEvent::NoSuchSeat)?;
        must(self.table.seat(seat).speeches > 0, InvalidEvent::NoSuchToken)?;
        must(!returned || self.tokens() <= self.rules.speeches.into(), InvalidEvent::NoSuchToken)
    }

    /// ACT-SPEECH-SECRET: who is asked answers with a card from its hand, or declines.
    pub(in crate::play) fn speech_answered(&self, seat: Seat) -> Verdict {
        let Secret::Answer(card) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        self.answers(seat, matches!(self.table.agenda, Agenda::Speech { .. }))?;
        let hand = self.state.own(seat).hand;
        must(card.is_none_or(|card| hand.contains(card)), InvalidEvent::CardElsewhere)
    }

    /// What is shown is what was answered.
    pub(in crate::play) fn speech_revealed(&self, seat: Seat, card: Option<CardId>) -> Verdict {
        match self.state.own(seat).answer {
            Answer::None => Err(InvalidEvent::NotAsked),
            Answer::Decline => must(card.is_none(), InvalidEvent::CardElsewhere),
            Answer::Discard(named) => must(card == Some(named), InvalidEvent::CardElsewhere),
        }
    }

    /// ACT-XMAS: the card lies open.
    pub(in crate::play) fn christmas_asked(&self, seat: Seat) -> Verdict {
        must(self.table.open.is_some(), InvalidEvent::CardElsewhere)?;
        self.player(seat)
    }

    /// HK-TYRANNICAL: the card lies before the seat.
    pub(in crate::play) fn leader_taken(&self, seat: Seat, knock: CardId) -> Verdict {
        must(self.table.knocks.before(seat).contains(knock), InvalidEvent::CardElsewhere)
    }

    pub(in crate::play) fn ruling(&self, ruling: WithdrawalRuling) -> Verdict {
        match ruling {
            WithdrawalRuling::Free => Ok(()),
            WithdrawalRuling::Must(source) | WithdrawalRuling::Cannot(source) => self.source(source),
        }
    }

    /// The card that acts is in play. A Recruit acts when it leaves, too.
    pub(in crate::play) fn source(&self, source: Source) -> Verdict {
        let table = &self.table;
        let in_play = match source {
            Source::Knock(card) => self.table.knocks.all().contains(card),
            Source::Order(order) => table.orders.in_play.contains(order),
            Source::Recruit(recruit) => self.rules.roster.recruits().contains(recruit),
            Source::Help(help) => {
                table.helping_hands.in_force.contains(help) || table.helping_hands.holder(help).is_some()
            }
            Source::Chapter(place) => self.rules.effects.get(usize::from(place)).is_some_and(Option::is_some),
        };
        must(in_play, InvalidEvent::NoSuchSource)
    }
}

/// DECK-4: every Grizzled has a character.
pub(in crate::play) fn is_cast(rules: &Rules, table: &Table) -> bool {
    rules.grizzled().iter().all(|seat| table.seat(seat).character.is_some())
}
