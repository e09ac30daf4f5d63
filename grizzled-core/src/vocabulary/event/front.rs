//! What happened beside the Trials: Orders of the Day, Recruits, Helping Hands, and the ways to play for one and two.

use crate::vocabulary::{CardId, HelpId, Modifier, OrderId, RecruitId, Seat, SeatSet, Source};

/// The point at which holders of Event Helping Hands are asked, and from which the game then goes on (HH-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Pause {
    /// The Order has been chosen; the intensity comes next.
    MissionStart = 0,
    /// The cards have been dealt; the check and the first turn come next.
    AfterDeal = 1,
    /// The Mission fails before its first turn, unless somebody helps.
    FirstFailure = 2,
    /// The Mission fails after an action, unless somebody helps.
    Failure = 3,
    /// A Trap is about to draw.
    Trap = 4,
    /// Support is about to be revealed.
    Support = 5,
    /// Morale is about to drop.
    MoraleDrop = 6,
}

/// An event of the modules that the whole table sees. Its fixed tag is [`FrontNotice::tag`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum FrontNotice {
    /// The deck of Orders was made (ORD-1). Secret: which.
    OrdersSet {
        /// How many.
        orders: u8,
    },
    /// The deck of Recruits was made (REC-1). Secret: which.
    RecruitsSet {
        /// How many.
        recruits: u8,
    },
    /// The seat drew two Helping Hands, of which it keeps one (ONE-1). Secret: which.
    HelpOffered {
        /// Who drew.
        seat: Seat,
    },
    /// These seats are asked which Helping Hand they keep (ONE-1).
    HelpAsked {
        /// Who is asked.
        seats: SeatSet,
    },
    /// The seat has chosen (HH-4). Secret: which it keeps.
    HelpChosen {
        /// Who has chosen.
        seat: Seat,
    },
    /// The seat holds this Helping Hand, for all to see (HH-4).
    HelpHeld {
        /// Who.
        seat: Seat,
        /// Which.
        help: HelpId,
    },
    /// The seat used its Helping Hand (HH-1).
    HelpUsed {
        /// Who.
        seat: Seat,
        /// Which.
        help: HelpId,
    },
    /// The seat may use an Event Helping Hand now, or decline (HH-1).
    HelpInvited {
        /// Who.
        seat: Seat,
        /// At which point.
        pause: Pause,
    },
    /// The seat used none, or no more (HH-1); or it declined what a card offers.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A number of the running Mission is another now (PACK-2).
    ModifierSet {
        /// Which.
        modifier: Modifier,
        /// What it is now.
        value: u8,
    },
    /// The Leader drew Orders and is asked which one to choose (ORD-2). Secret: which.
    OrdersDrawn {
        /// The Leader.
        seat: Seat,
    },
    /// The Order of this Mission (ORD-2).
    OrderChosen {
        /// Who chose, or drew the last one.
        seat: Seat,
        /// Which.
        order: OrderId,
        /// Whether another went back on top of the deck.
        returned: bool,
    },
    /// An Order left the game (ORD-4).
    OrderDiscarded {
        /// Which.
        order: OrderId,
        /// Whether it was cancelled before its time.
        cancelled: bool,
    },
    /// The Leader is asked for the intensity (PREP-1).
    IntensityAsked {
        /// The Leader.
        seat: Seat,
    },
    /// The Briefing gives the intensity, and nothing is asked (PREP-1).
    IntensityGiven {
        /// Cards for each seat.
        intensity: u8,
    },
    /// The seat that has just withdrawn may draw so as to cancel an Order, or decline (ORD-5, WDR-3).
    CancellationAsked {
        /// Who.
        seat: Seat,
        /// Cards that its Clumsy draws afterwards (HK-CLUMSY).
        draws: u8,
    },
    /// The top Recruit was turned up and cannot come; it stays on top (REC-1).
    RecruitTurnedUp {
        /// Which.
        recruit: RecruitId,
    },
    /// A Recruit arrives (REC-1).
    RecruitArrived {
        /// Which.
        recruit: RecruitId,
        /// The seat after which it acts.
        after: Seat,
        /// The Morale tokens that it brings.
        tokens: u8,
    },
    /// The Recruit drew a card for its hand, face up (REC-2).
    RecruitDrew {
        /// Which card.
        card: CardId,
    },
    /// It is the Recruit's turn; the Leader is asked (REC-3).
    RecruitTurn {
        /// The Leader.
        leader: Seat,
    },
    /// The Recruit is out of the Mission, with one Morale token more (REC-4).
    RecruitWithdrew,
    /// The Recruit leaves (REC-6).
    RecruitLeft {
        /// Which.
        recruit: RecruitId,
        /// Whether it was sent home and pays nothing.
        sent_home: bool,
    },
    /// A Luck symbol, or a card, kept a Trap from drawing (LUCK-1).
    TrapCancelled {
        /// Whether Luck did.
        by_luck: bool,
    },
    /// The seat is asked how a card's effect is carried out.
    ChoiceAsked {
        /// Who chooses.
        seat: Seat,
        /// The card.
        source: Source,
        /// How many choices it has still to make, this one included.
        left: u8,
        /// Where the game goes on afterwards, for a card used at a pause.
        pause: Option<Pause>,
    },
    /// A card went from a hand to the discards.
    CardDiscarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card went from No Man's Land to the discards.
    CardCleared {
        /// Which.
        card: CardId,
    },
    /// A card went from one hand to another. Secret: which, for both.
    CardGiven {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// A card went from a hand to the bottom of Trials. Secret: which.
    CardReturned {
        /// Whose.
        seat: Seat,
    },
    /// The seat looked at the top of Trials. Secret: the cards, the top one last.
    TrialsSeen {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// The one hand passes to the Grizzled who acts next (SOLO-3). Secret: the hand.
    HandPassed {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// May the hand be filled up? (SOLO-4)
    RefillAsked {
        /// The active Grizzled.
        seat: Seat,
    },
    /// The hand was not filled up, and cannot be again in this Mission (SOLO-4).
    RefillDeclined {
        /// The active Grizzled.
        seat: Seat,
    },
    /// A Support tile of the game for one was drawn (SOLO-5).
    SoloSupport {
        /// The Grizzled relieved; none for the blank tile.
        seat: Option<Seat>,
    },
    /// All four Support tiles of the game for one are shuffled again (SOLO-5).
    SoloTilesShuffled,
    /// The player puts this hand down and no longer sees it (DUO-2).
    HandPutDown {
        /// Whose.
        seat: Seat,
    },
    /// The player takes this hand up (DUO-2). Secret: the hand.
    HandTakenUp {
        /// Whose.
        seat: Seat,
    },
    /// This seat is asked to answer the Speech (DUO-3).
    AnswerAsked {
        /// Who.
        seat: Seat,
    },
    /// A card of a Recruit that is sent home went to the discards.
    RecruitDiscarded {
        /// Which.
        card: CardId,
    },
    /// The seat makes its free Speech of this Mission, for which no token is spent.
    FreeSpeech {
        /// Who.
        seat: Seat,
    },
    /// The Recruit's turn is over.
    RecruitTurnEnded,
    /// What lasted for one Mission is over, since the next one starts; a Recruit in play is in it.
    MissionPrepared,
    /// The seat has made a choice that a card asked for.
    ChoiceEnded {
        /// Who.
        seat: Seat,
    },
    /// The seat knows the Order on top of the deck because the game starts from a given position: it had put that one back
    /// (ORD-2). Secret: which, as a deck of one.
    OrderPutBack {
        /// Who knows it.
        seat: Seat,
    },
}
