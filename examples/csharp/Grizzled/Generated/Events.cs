// Generated from include/grizzled.h; do not edit it. `generate` writes it anew.
#pragma warning disable 0169, 0649
using System;

namespace Grizzled
{
    public enum EventTag : byte
    {
        /// <summary>The deck was parted in two piles: amount (Trials), morale, speeches (in the supply). Secret: the order.</summary>
        DeckSet = 1,
        /// <summary>The seat plays a character: seat, character.</summary>
        CharacterTaken = 2,
        /// <summary>The seat got its first Support tiles: seat, amount. Secret: the tiles.</summary>
        TilesGiven = 3,
        /// <summary>The first Leader: seat.</summary>
        LeaderNamed = 4,
        /// <summary>A Speech token was taken from the supply: seat.</summary>
        SpeechTaken = 5,
        /// <summary>The charm lies face down from the start: seat.</summary>
        CharmSpent = 6,
        /// <summary>A Mission begins: amount (its number), seats.</summary>
        MissionStarted = 7,
        /// <summary>The Chaplain's tile was drawn and laid face down: seat. Secret: the tile.</summary>
        ChaplainPlayed = 8,
        /// <summary>The intensity was chosen: seat, amount.</summary>
        IntensityChosen = 9,
        /// <summary>A card was dealt: seat. Secret: the card.</summary>
        Dealt = 10,
        /// <summary>A card made the seat draw: seat, source and by (what made it). Secret: the card drawn.</summary>
        Drawn = 11,
        /// <summary>A turn begins: seat, flags (MUST_WITHDRAW or CANNOT_WITHDRAW), source and by (the card that says so).</summary>
        TurnStarted = 12,
        /// <summary>A Threat came to No Man's Land: seat, card, origin.</summary>
        ThreatPlayed = 13,
        /// <summary>A Hard Knock was assigned: seat, card, origin.</summary>
        KnockAssigned = 14,
        /// <summary>A Merry Christmas came into play: seat, card, origin.</summary>
        ChristmasPlayed = 15,
        /// <summary>The seat is asked which Hard Knock goes: seat, amount (cards its Clumsy still draws).</summary>
        ChristmasAsked = 16,
        /// <summary>The Merry Christmas was carried out and discarded: card.</summary>
        ChristmasDiscarded = 17,
        /// <summary>A Hard Knock was discarded: seat, card.</summary>
        KnockDiscarded = 18,
        /// <summary>A Hard Knock took the Leader token: seat, source and by (the Hard Knock).</summary>
        LeaderTaken = 19,
        /// <summary>The charm was used: seat, card (discarded from No Man's Land).</summary>
        CharmUsed = 20,
        /// <summary>The charm was recovered: seat.</summary>
        CharmRecovered = 21,
        /// <summary>A Speech was made: seat, threat, seats (who is asked), flags (RETURNED).</summary>
        SpeechMade = 22,
        /// <summary>A seat has answered the Speech: seat. Secret: the answer.</summary>
        SpeechAnswered = 23,
        /// <summary>An answer is shown: seat, card (or Constants.None).</summary>
        SpeechRevealed = 24,
        /// <summary>A tile left the game: seat, tile.</summary>
        TileRemoved = 25,
        /// <summary>The seat is out of the Mission: seat, flags (PLAYED, DRAWN). Secret: the tile.</summary>
        Withdrew = 26,
        /// <summary>The Mission succeeded.</summary>
        MissionSucceeded = 27,
        /// <summary>The Mission failed: threat.</summary>
        MissionFailed = 28,
        /// <summary>No Man's Land was shuffled into Trials: amount (cards there now). Secret: the order.</summary>
        TrialsShuffled = 29,
        /// <summary>A Support tile was revealed and handed over: seat, tile, to.</summary>
        TileRevealed = 30,
        /// <summary>The Support was counted: to (the seat with the most, or Constants.None).</summary>
        SupportCounted = 31,
        /// <summary>The seat is asked what relief it takes: seat, amount (Hard Knocks at most), flags (CHARM).</summary>
        ReliefAsked = 32,
        /// <summary>The relief is over: seat.</summary>
        ReliefEnded = 33,
        /// <summary>Cards went from Morale to Trials: amount.</summary>
        MoraleDropped = 34,
        /// <summary>The Leader token passed on: seat.</summary>
        LeaderPassed = 35,
        /// <summary>The game ended: outcome.</summary>
        GameEnded = 36,
        /// <summary>The card is out of the game from the start: card.</summary>
        CardSetAside = 37,
        /// <summary>The deck of Orders was made: amount. Secret: which.</summary>
        OrdersSet = 64,
        /// <summary>The deck of Recruits was made: amount. Secret: which.</summary>
        RecruitsSet = 65,
        /// <summary>The seat drew two Helping Hands: seat. Secret: which.</summary>
        HelpOffered = 66,
        /// <summary>These seats are asked which Helping Hand they keep: seats.</summary>
        HelpAsked = 67,
        /// <summary>The seat has chosen: seat. Secret: which it keeps.</summary>
        HelpChosen = 68,
        /// <summary>The seat holds this Helping Hand, for all to see: seat, front_card.</summary>
        HelpHeld = 69,
        /// <summary>The seat used its Helping Hand: seat, front_card.</summary>
        HelpUsed = 70,
        /// <summary>The seat may use a Helping Hand now: seat, pause.</summary>
        HelpInvited = 71,
        /// <summary>The seat used none, or no more; or it declined what a card offers: seat.</summary>
        Declined = 72,
        /// <summary>A number of the running Mission is another now: term, amount.</summary>
        ModifierSet = 73,
        /// <summary>The Leader drew Orders and is asked which one to choose: seat. Secret: which.</summary>
        OrdersDrawn = 74,
        /// <summary>The Order of this Mission: seat, front_card, flags (RETURNED).</summary>
        OrderChosen = 75,
        /// <summary>An Order left the game: front_card, flags (EARLY).</summary>
        OrderDiscarded = 76,
        /// <summary>The Leader is asked for the intensity: seat.</summary>
        IntensityAsked = 77,
        /// <summary>The Briefing gives the intensity: amount.</summary>
        IntensityGiven = 78,
        /// <summary>The seat may draw so as to cancel an Order: seat, amount (cards its Clumsy draws afterwards).</summary>
        CancellationAsked = 79,
        /// <summary>The top Recruit was turned up and cannot come: front_card.</summary>
        RecruitTurnedUp = 80,
        /// <summary>A Recruit arrives: front_card, to (the seat after which it acts), amount (its Morale tokens).</summary>
        RecruitArrived = 81,
        /// <summary>The Recruit drew a card for its hand: card.</summary>
        RecruitDrew = 82,
        /// <summary>It is the Recruit's turn: seat (the Leader, who is asked).</summary>
        RecruitTurn = 83,
        /// <summary>The Recruit is out of the Mission, with one Morale token more.</summary>
        RecruitWithdrew = 84,
        /// <summary>The Recruit leaves: front_card, flags (EARLY).</summary>
        RecruitLeft = 85,
        /// <summary>A Trap does not draw: flags (BY_LUCK).</summary>
        TrapCancelled = 86,
        /// <summary>The seat is asked how a card's effect is carried out: seat, source and by, amount (choices left), pause.</summary>
        ChoiceAsked = 87,
        /// <summary>A card went from a hand to the discards: seat, card.</summary>
        CardDiscarded = 88,
        /// <summary>A card went from No Man's Land to the discards: card.</summary>
        CardCleared = 89,
        /// <summary>A card went from one hand to another: seat (from), to. Secret: which.</summary>
        CardGiven = 90,
        /// <summary>A card went from a hand to the bottom of Trials: seat. Secret: which.</summary>
        CardReturned = 91,
        /// <summary>The seat looked at the top of Trials: seat, amount. Secret: the cards.</summary>
        TrialsSeen = 92,
        /// <summary>The one hand passes on: seat (from), to. Secret: the hand.</summary>
        HandPassed = 93,
        /// <summary>May the hand be filled up? seat.</summary>
        RefillAsked = 94,
        /// <summary>The hand was not filled up: seat.</summary>
        RefillDeclined = 95,
        /// <summary>A Support tile of the game for one was drawn: to (the seat relieved, or Constants.None).</summary>
        SoloSupport = 96,
        /// <summary>The four Support tiles of the game for one are shuffled again.</summary>
        SoloTilesShuffled = 97,
        /// <summary>The player puts this hand down and no longer sees it: seat.</summary>
        HandPutDown = 98,
        /// <summary>The player takes this hand up: seat. Secret: the hand.</summary>
        HandTakenUp = 99,
        /// <summary>This seat is asked to answer the Speech: seat.</summary>
        AnswerAsked = 100,
        /// <summary>A card of a Recruit that is sent home went to the discards: card.</summary>
        RecruitDiscarded = 101,
        /// <summary>The seat makes its free Speech of this Mission: seat.</summary>
        FreeSpeech = 102,
        /// <summary>The Recruit's turn is over.</summary>
        RecruitTurnEnded = 103,
        /// <summary>What lasted for one Mission is over, since the next one starts.</summary>
        MissionPrepared = 104,
        /// <summary>The seat has made a choice that a card asked for: seat.</summary>
        ChoiceEnded = 105,
        /// <summary>The seat knows the Order on top of the deck from the start: seat. Secret: which, as a deck of one.</summary>
        OrderPutBack = 106,
    }

    [Flags]
    public enum EventFlags : byte
    {
        /// <summary>A tile was played.</summary>
        Played = 1,
        /// <summary>The tile was drawn at random.</summary>
        Drawn = 2,
        /// <summary>The Speech token went back to the supply, or the other Order back on top of its deck.</summary>
        Returned = 4,
        /// <summary>The charm may be recovered instead.</summary>
        Charm = 8,
        /// <summary>The seat must withdraw this turn.</summary>
        MustWithdraw = 16,
        /// <summary>The seat cannot withdraw this turn.</summary>
        CannotWithdraw = 32,
        /// <summary>Before its time: the Order was cancelled, the Recruit was sent home.</summary>
        Early = 64,
        /// <summary>Luck cancelled the Trap.</summary>
        ByLuck = 128,
    }

    public enum Origin : byte
    {
        /// <summary>The player's hand.</summary>
        Hand = 0,
        /// <summary>The top of Trials, drawn by a Trap.</summary>
        Trap = 1,
        /// <summary>The top of Trials, drawn by Clumsy.</summary>
        Clumsy = 2,
        /// <summary>Laid out because the game starts from a given position.</summary>
        Position = 3,
        /// <summary>The Recruit's hand.</summary>
        Recruit = 4,
    }

    public enum Pause : byte
    {
        /// <summary>The Order has been chosen.</summary>
        MissionStart = 0,
        /// <summary>The cards have been dealt.</summary>
        AfterDeal = 1,
        /// <summary>The Mission fails before its first turn, unless somebody helps.</summary>
        FirstFailure = 2,
        /// <summary>The Mission fails after an action, unless somebody helps.</summary>
        Failure = 3,
        /// <summary>A Trap is about to draw.</summary>
        Trap = 4,
        /// <summary>Support is about to be revealed.</summary>
        Support = 5,
        /// <summary>Morale is about to drop.</summary>
        MoraleDrop = 6,
        /// <summary>None of them.</summary>
        None = 255,
    }

    public enum Secret : byte
    {
        /// <summary>Nothing.</summary>
        Nothing = 0,
        /// <summary>A card: secret_card.</summary>
        Card = 1,
        /// <summary>An answer to a Speech: secret_card, Constants.None for declining.</summary>
        Answer = 2,
        /// <summary>A tile: secret_tile.</summary>
        Tile = 3,
        /// <summary>Tiles: secret_tiles.</summary>
        Tiles = 4,
        /// <summary>An order of cards, bottom first: order_length, order.</summary>
        Order = 5,
        /// <summary>A card that went to a hand which its player has put down, told to the referee alone: secret_card.</summary>
        Unseen = 6,
        /// <summary>A hand, by the numbers of the cards: order_length, order.</summary>
        Hand = 7,
        /// <summary>Two Orders drawn: order_length, order.</summary>
        Orders = 8,
        /// <summary>The Orders of a deck, in no order: order_length, order.</summary>
        OrderDeck = 9,
        /// <summary>The Recruits of a deck, in no order: order_length, order.</summary>
        RecruitDeck = 10,
        /// <summary>Two Helping Hands drawn: order_length, order.</summary>
        Help = 11,
        /// <summary>The Helping Hand kept: order_length, order.</summary>
        Kept = 12,
        /// <summary>Something that this viewer may not see; the secret fields hold Constants.None and 0.</summary>
        Hidden = 255,
    }
}
