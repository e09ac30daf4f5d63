//! Whether an event can have happened: what a log that comes from a stranger is held against, one event at a time.
//!
//! [`State::evolve_unchecked`] takes events at their word. Here is asked only what its folds rely on: where cards, tiles and tokens
//! lie, what kind of card each is, who sits at the table, and what is counted. How many cards something costs or whether a
//! Mission fails are rules, which may be corrected: an old log still gives the old game.
//!
//! Where the game then waits for somebody, it can be played on. So `waiting` looks at the whole state whenever something is
//! asked, and only then: all that the rules rely on from there is in its place.

mod cards;
mod modules;
mod seats;
mod waiting;

use crate::rules::Rules;
use crate::state::{Agenda, Answer, State, Table};
use crate::vocabulary::{Audience, Event, Notice, Secret, Stage, of_a_module};
pub(crate) use waiting::{can_wait, settles};

/// Why an event cannot have happened to a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidEvent {
    /// Nothing happens after the end.
    #[error("the game is over")]
    GameOver,
    /// The event belongs to a Mission, and what a Mission needs is not there.
    #[error("the game is not set up yet")]
    NotSetUp,
    /// The event belongs to the set-up, and a Mission has begun or it has happened before.
    #[error("the game has been set up already")]
    AlreadySetUp,
    /// The game has no Chaplain, no put-down hands or no tiles for one.
    #[error("there is no such thing in this way to play")]
    NotInThisGame,
    /// No player sits there.
    #[error("no player sits at this seat")]
    NoSuchSeat,
    /// The seat, or the Recruit, has withdrawn.
    #[error("whoever withdraws must be in the Mission")]
    NotInMission,
    /// The secret is missing, or it is not of the kind that belongs to such an event.
    #[error("the secret is missing or of the wrong kind")]
    WrongSecret,
    /// The event names other cards than lie in the hand or pile.
    #[error("these are not the cards that lie there")]
    WrongCards,
    /// A number differs from what is there to be counted.
    #[error("the number is not what is there")]
    WrongCount,
    /// A number is one that no game comes to.
    #[error("the number is out of bounds")]
    OutOfBounds,
    /// The card lies in another place, or is not in the game.
    #[error("the card does not lie there")]
    CardElsewhere,
    /// Such a card never lies there.
    #[error("a card of this kind never goes there")]
    WrongKind,
    /// There is no room: a Merry Christmas lies open, a Recruit is in play, or its hand is full.
    #[error("the place is taken")]
    PlaceTaken,
    /// The tile is not held or not played, or the box has no more of them.
    #[error("the tile is not there")]
    NoSuchTile,
    /// The charm lies so already, or there is none.
    #[error("the charm does not lie so that it could be turned")]
    NoSuchCharm,
    /// Another seat plays this character, or this seat another one.
    #[error("the character or the seat is taken")]
    CharacterTaken,
    /// No Speech token is there.
    #[error("the Speech token is not there")]
    NoSuchToken,
    /// The Order, Recruit or Helping Hand is somewhere else, or not in the game.
    #[error("the Order, Recruit or Helping Hand is not there")]
    NotThere,
    /// The card that is said to act is not in play.
    #[error("the card that is said to act is not in play")]
    NoSuchSource,
    /// The hand is put down already, or is not put down.
    #[error("the hand does not lie so that it could be taken up or put down")]
    WrongHand,
    /// The seat has not been asked what it is said to have answered.
    #[error("the seat is not asked that")]
    NotAsked,
    /// The Mission is still under way, or it is over.
    #[error("the Mission is not at this point")]
    WrongPoint,
    /// Something else is pending, whoever is asked has nothing to choose from, or the game is lost already.
    #[error("nobody can be asked that as the game stands")]
    CannotBeAsked,
    /// Answers to a Speech are still to be shown.
    #[error("the answers to a Speech come first")]
    AnswersPending,
}

pub(super) type Verdict = Result<(), InvalidEvent>;

pub(super) const fn must(holds: bool, error: InvalidEvent) -> Verdict {
    if holds { Ok(()) } else { Err(error) }
}

/// Whether the event can have happened to this state of a game by these rules.
pub(crate) fn validate(rules: &Rules, state: &State, event: &Event) -> Verdict {
    let claim = Claim { rules, state, table: &state.table, secret: &event.secret };
    claim.is_in_time(&event.notice)?;
    claim.has_its_secret(&event.notice)?;
    claim.goes_its_way(event)?;
    claim.notice(&event.notice)
}

/// An event that is said to have happened, and the game to which it is said to have happened. The folder of each mechanic
/// adds what it has to say about its events as methods, in a file `validation.rs`.
pub(super) struct Claim<'a> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'a State,
    pub(super) table: &'a Table,
    pub(super) secret: &'a Secret,
}

impl Claim<'_> {
    /// Nothing comes after the end, what sets up comes before the first Mission, and answers are shown before all else.
    fn is_in_time(&self, notice: &Notice) -> Verdict {
        must(!matches!(self.table.agenda, Agenda::Over(_)), InvalidEvent::GameOver)?;
        let under_way = self.table.mission > 0;
        let (stage, too) =
            if under_way { (Stage::Play, InvalidEvent::AlreadySetUp) } else { (Stage::SetUp, InvalidEvent::NotSetUp) };
        must(notice.can_come(stage), too)?;
        // ACT-SPEECH-SECRET: an answer given is held by nobody but one who was asked in the Speech under way.
        let pending = self.state.own.iter().any(|own| own.answer != Answer::None);
        must(!pending || notice.can_come(Stage::Answers), InvalidEvent::AnswersPending)
    }

    /// TAB-5: nothing is hidden where everyone sees the secret. What is hidden elsewhere is looked at with the event.
    fn has_its_secret(&self, notice: &Notice) -> Verdict {
        let open = notice.audience() == Audience::Everyone;
        must(!open || *self.secret == Secret::Nothing, InvalidEvent::WrongSecret)
    }

    /// The table of events: a new one does not compile until it is written. What only moves a card has been looked at.
    fn notice(&self, notice: &Notice) -> Verdict {
        match *notice {
            Notice::DeckSet { trials, morale, speeches } => self.deck(trials, morale, speeches),
            Notice::CharacterTaken { seat, character } => self.character(seat, character),
            Notice::TilesGiven { seat, count } => self.tiles_given(seat, count),
            Notice::MissionStarted { number, seats } => self.mission(number, seats),
            Notice::SpeechTaken { seat } => self.token_taken(seat),
            Notice::CharmSpent { seat } | Notice::CharmUsed { seat, .. } => self.charm_lies(seat, true),
            Notice::CharmRecovered { seat } => self.charm_lies(seat, false),
            Notice::ChaplainPlayed { seat } => self.chaplain_played(seat),
            Notice::IntensityChosen { seat, .. } => self.answers(seat, self.table.agenda == Agenda::Intensity),
            Notice::Dealt { seat } => self.drawn_to(seat),
            Notice::Drawn { seat, by } => self.drawn_to(seat).and(self.source(by)),
            Notice::TurnStarted { seat, withdrawal } => self.player(seat).and(self.ruling(withdrawal)),
            Notice::ChristmasAsked { seat, .. } => self.christmas_asked(seat),
            Notice::LeaderTaken { seat, knock } => self.leader_taken(seat, knock),
            Notice::SpeechMade { seat, asked, returned, .. } => self.speech(seat, asked, returned),
            Notice::SpeechAnswered { seat } => self.speech_answered(seat),
            Notice::SpeechRevealed { seat, card } => self.speech_revealed(seat, card),
            Notice::TileRemoved { seat, tile } => self.holds_tile(seat, tile),
            Notice::Withdrew { seat, played, .. } => self.withdrew(seat, played),
            Notice::TrialsShuffled { trials } => self.trials_shuffled(trials),
            Notice::TileRevealed { seat, tile, to } => self.tile_revealed(seat, tile, to),
            Notice::SupportCounted { most } => self.resolved().and(most.map_or(Ok(()), |seat| self.in_ring(seat))),
            Notice::MissionSucceeded | Notice::MissionFailed { .. } => self.under_way(),
            Notice::ReliefEnded { seat } => self.answers(seat, matches!(self.table.agenda, Agenda::Relief { .. })),
            Notice::MoraleDropped { cards } => must(cards <= self.table.morale, InvalidEvent::WrongCount),
            Notice::LeaderNamed { seat } | Notice::LeaderPassed { seat } | Notice::ReliefAsked { seat, .. } => {
                self.player(seat)
            }
            Notice::ThreatPlayed { seat, .. } => self.under_way().and(self.player(seat)),
            Notice::KnockAssigned { seat, .. }
            | Notice::ChristmasPlayed { seat, .. }
            | Notice::KnockDiscarded { seat, .. } => self.player(seat),
            Notice::ChristmasDiscarded { .. } | Notice::CardSetAside { .. } | Notice::GameEnded { .. } => Ok(()),
            of_a_module!() => self.of_module(notice),
        }
    }
}
