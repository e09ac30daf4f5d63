//! What happened. Every event has a side that the whole table sees and may have one that it does not.

mod audience;
mod front;
mod tags;

pub use audience::Audience;
pub use front::{FrontNotice, Pause};

use crate::vocabulary::{
    CardId, Character, HelpId, OrderId, OrderSet, Pile, RecruitSet, Seat, SeatSet, Source, Threat, Tile, Tiles,
};

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Outcome {
    /// The Trials pile and all hands are empty after a success (RES-4).
    Victory = 0,
    /// A seat bears too many Hard Knocks (RES-3).
    TooManyKnocks = 1,
    /// The Morale reserve is empty (RES-6).
    MoraleLost = 2,
    /// The hands together hold too many cards (RES-6).
    TooManyCards = 3,
    /// The one Mission of Boot Camp is over: neither won nor lost (CAMP-1).
    BootCampOver = 4,
}

/// What the cards on the table say to a withdrawal, at the start of a turn (HK-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum WithdrawalRuling {
    /// The seat may withdraw or not.
    #[default]
    Free,
    /// The seat must withdraw, says this card.
    Must(Source),
    /// The seat cannot withdraw, says this card.
    Cannot(Source),
}

/// Where a card that came into play was before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Origin {
    /// The player's hand (ACT-PLAY).
    Hand = 0,
    /// The top of Trials, drawn by a Trap (ACT-TRAP).
    Trap = 1,
    /// The top of Trials, drawn by Clumsy (HK-CLUMSY).
    Clumsy = 2,
    /// The top of Trials, laid out because the game starts from a given position.
    Position = 3,
    /// The Recruit's hand (REC-3).
    Recruit = 4,
}

/// The side of an event that the whole table sees (TAB-5). Its fixed tag, which logs and other languages store, is [`Notice::tag`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Notice {
    /// The deck was shuffled, or laid in a given order, and parted in two piles (SET-1). Secret: the order, Morale first.
    DeckSet {
        /// Cards in the Trials pile.
        trials: u8,
        /// Cards in the Morale reserve.
        morale: u8,
        /// Speech tokens in the supply (SET-3).
        speeches: u8,
    },
    /// The seat plays this character (DECK-4).
    CharacterTaken {
        /// Whose.
        seat: Seat,
        /// Who.
        character: Character,
    },
    /// The seat got its first Support tiles (SET-2). Secret: which.
    TilesGiven {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The first Mission Leader (SET-4).
    LeaderNamed {
        /// Who leads.
        seat: Seat,
    },
    /// The seat took a Speech token from the supply (RES-7), or has one because the game starts from a given position.
    SpeechTaken {
        /// Who took it.
        seat: Seat,
    },
    /// The seat's charm lies face down because the game starts from a given position.
    CharmSpent {
        /// Whose.
        seat: Seat,
    },
    /// A Mission begins, with these seats in it (PREP-0).
    MissionStarted {
        /// The Mission's number, from 1.
        number: u8,
        /// Who is in it.
        seats: SeatSet,
    },
    /// A tile of the Chaplain's was drawn and laid face down (CHAP-2). Secret: which.
    ChaplainPlayed {
        /// The Chaplain's seat.
        seat: Seat,
    },
    /// The Leader chose the intensity (PREP-1).
    IntensityChosen {
        /// Who chose.
        seat: Seat,
        /// Cards for each seat.
        intensity: u8,
    },
    /// A card was dealt from the top of Trials (PREP-3). Secret: which.
    Dealt {
        /// To whom.
        seat: Seat,
    },
    /// A card made the seat draw the top of Trials into the hand (PREP-4, ORD-5). Secret: the card drawn.
    Drawn {
        /// Who drew.
        seat: Seat,
        /// What made it draw.
        by: Source,
    },
    /// It is the seat's turn (MIS-1).
    TurnStarted {
        /// Whose.
        seat: Seat,
        /// Whether it may withdraw this turn (HK-2).
        withdrawal: WithdrawalRuling,
    },
    /// A Threat came to No Man's Land (ACT-PLAY, ACT-TRAP, HK-CLUMSY).
    ThreatPlayed {
        /// Who played or drew it; in a given position, whose turn it is.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it was before.
        from: Origin,
    },
    /// A Hard Knock was assigned (ACT-PLAY, ACT-TRAP, HK-CLUMSY).
    KnockAssigned {
        /// To whom.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it was before.
        from: Origin,
    },
    /// A Merry Christmas came into play and lies open (ACT-XMAS).
    ChristmasPlayed {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it was before.
        from: Origin,
    },
    /// The seat is asked which Hard Knock Merry Christmas discards (ACT-XMAS).
    ChristmasAsked {
        /// Who chooses.
        seat: Seat,
        /// Cards that its Clumsy still has to draw afterwards (HK-3).
        draws: u8,
    },
    /// The Merry Christmas was carried out and discarded (ACT-XMAS).
    ChristmasDiscarded {
        /// The card.
        card: CardId,
    },
    /// A Hard Knock was discarded (ACT-XMAS, RES-2).
    KnockDiscarded {
        /// Whose.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The seat took the Leader token by Tyrannical (HK-TYRANNICAL).
    LeaderTaken {
        /// The new Leader.
        seat: Seat,
        /// The Hard Knock.
        knock: CardId,
    },
    /// The seat used its charm: the card left No Man's Land for the discards (ACT-CHARM).
    CharmUsed {
        /// Who.
        seat: Seat,
        /// The card discarded.
        card: CardId,
    },
    /// The seat recovered its charm (RES-2).
    CharmRecovered {
        /// Who.
        seat: Seat,
    },
    /// The seat spent a token on a Speech (ACT-SPEECH).
    SpeechMade {
        /// The speaker.
        seat: Seat,
        /// The threat named.
        threat: Threat,
        /// Who is asked.
        asked: SeatSet,
        /// Whether the token went back to the supply (CHAP-4).
        returned: bool,
    },
    /// A seat answered the Speech (ACT-SPEECH-SECRET). Secret: the card, or declining.
    SpeechAnswered {
        /// Who answered.
        seat: Seat,
    },
    /// All have answered, and this seat's answer is shown (ACT-SPEECH-SECRET).
    SpeechRevealed {
        /// Who answered.
        seat: Seat,
        /// The card discarded from its hand, if any.
        card: Option<CardId>,
    },
    /// Absent-minded took a tile out of the game (HK-ABSENT-MINDED).
    TileRemoved {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// The seat is out of the Mission (ACT-WITHDRAW). Secret: the tile it played face down.
    Withdrew {
        /// Who.
        seat: Seat,
        /// Whether it played a tile (WDR-2).
        played: bool,
        /// Whether the tile was drawn at random (HK-PANICKED).
        drawn: bool,
    },
    /// The Mission succeeded: No Man's Land is discarded (MIS-4, RES-1).
    MissionSucceeded,
    /// The Mission failed (MIS-2).
    MissionFailed {
        /// The threat that was active too often.
        threat: Threat,
    },
    /// No Man's Land was shuffled into Trials (RES-1). Secret: the new order of Trials.
    TrialsShuffled {
        /// Cards in the pile now.
        trials: u8,
    },
    /// A Support tile was revealed and handed over (RES-2).
    TileRevealed {
        /// Who had played it.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Who keeps it now.
        to: Seat,
    },
    /// The Support was counted (RES-2).
    SupportCounted {
        /// The seat that got more than every other, if one did. The Chaplain may be it (CHAP-3).
        most: Option<Seat>,
    },
    /// The seat is asked what relief it takes (RES-2).
    ReliefAsked {
        /// Who chooses.
        seat: Seat,
        /// The most Hard Knocks it may discard.
        knocks: u8,
        /// Whether it may recover its charm instead.
        charm: bool,
    },
    /// The relief is over (RES-2).
    ReliefEnded {
        /// Who had chosen.
        seat: Seat,
    },
    /// Cards went one at a time from the top of Morale to the top of Trials (RES-5).
    MoraleDropped {
        /// How many.
        cards: u8,
    },
    /// The Leader token passed on (RES-7).
    LeaderPassed {
        /// The new Leader.
        seat: Seat,
    },
    /// The game ended.
    GameEnded {
        /// How.
        outcome: Outcome,
    },
    /// The card is out of the game because the game starts from a given position (TAB-4).
    CardSetAside {
        /// The card.
        card: CardId,
    },
    /// Something happened beside the Trials.
    Front(FrontNotice),
}

/// What an event holds beyond its notice (TAB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Secret {
    /// There is nothing more, or it is not for this viewer.
    #[default]
    Nothing,
    /// The card dealt or drawn.
    Card(CardId),
    /// The answer to a Speech: a card, or declining.
    Answer(Option<CardId>),
    /// The tile played face down.
    Tile(Tile),
    /// The tiles given.
    Tiles(Tiles),
    /// An order of cards, bottom first.
    Order(Pile),
    /// The card dealt or drawn to a hand that its player has put down: nobody sees it (DUO-2).
    Unseen(CardId),
    /// A hand, in the order of the cards' numbers.
    Hand(Pile),
    /// Two Orders drawn.
    Orders(OrderId, OrderId),
    /// The Orders of a deck.
    OrderDeck(OrderSet),
    /// The Recruits of a deck.
    RecruitDeck(RecruitSet),
    /// Two Helping Hands drawn.
    Help(HelpId, HelpId),
    /// The Helping Hand kept.
    Kept(HelpId),
}

impl Secret {
    /// Whether there is nothing more, or it is not for this viewer.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }
}

/// One thing that happened, whole: what the table sees and what it does not.
///
/// The engine makes events; their fold is the state. A seat gets them redacted, as
/// [`Seen`](crate::views::Seen), which names its viewer in every form: an event is never read as one, nor one as an event.
///
/// Its `Debug` prints the secret. What players may read is the notice alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Event {
    /// What the whole table sees.
    pub notice: Notice,
    /// What it does not see.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Secret::is_nothing"))]
    pub secret: Secret,
}

/// Takes the events of a game in their order.
///
/// `()` drops them, a `Vec` keeps them, and so does any function of an event.
pub trait Sink {
    /// Takes the next event.
    fn record(&mut self, event: &Event);
}

impl Sink for () {
    fn record(&mut self, _: &Event) {}
}

impl<F: FnMut(&Event)> Sink for F {
    fn record(&mut self, event: &Event) {
        self(event);
    }
}

#[cfg(feature = "alloc")]
impl Sink for alloc::vec::Vec<Event> {
    fn record(&mut self, event: &Event) {
        self.push(*event);
    }
}
