// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;

namespace Grizzled
{
    public enum EventTag : byte
    {
        /// <summary>The deck was shuffled, or laid in a given order, and parted in two piles (SET-1). Secret: the order, Morale first. Fields: amount (trials), morale, speeches.</summary>
        DeckSet = 1,
        /// <summary>The seat plays this character (DECK-4). Fields: seat, character.</summary>
        CharacterTaken = 2,
        /// <summary>The seat got its first Support tiles (SET-2). Secret: which. Fields: seat, amount (count).</summary>
        TilesGiven = 3,
        /// <summary>The first Mission Leader (SET-4). Fields: seat.</summary>
        LeaderNamed = 4,
        /// <summary>The seat took a Speech token from the supply (RES-7), or has one because the game starts from a given position. Fields: seat.</summary>
        SpeechTaken = 5,
        /// <summary>The seat's charm lies face down because the game starts from a given position. Fields: seat.</summary>
        CharmSpent = 6,
        /// <summary>A Mission begins, with these seats in it (PREP-0). Fields: amount (number), seats.</summary>
        MissionStarted = 7,
        /// <summary>A tile of the Chaplain's was drawn and laid face down (CHAP-2). Secret: which. Fields: seat.</summary>
        ChaplainPlayed = 8,
        /// <summary>The Leader chose the intensity (PREP-1). Fields: seat, amount (intensity).</summary>
        IntensityChosen = 9,
        /// <summary>A card was dealt from the top of Trials (PREP-3). Secret: which. Fields: seat.</summary>
        Dealt = 10,
        /// <summary>A card made the seat draw the top of Trials into the hand (PREP-4, ORD-5). Secret: the card drawn. Fields: seat, source and by (by).</summary>
        Drawn = 11,
        /// <summary>It is the seat's turn (MIS-1). Fields: seat, flags MUST_WITHDRAW or CANNOT_WITHDRAW, source and by.</summary>
        TurnStarted = 12,
        /// <summary>A Threat came to No Man's Land (ACT-PLAY, ACT-TRAP, HK-CLUMSY). Fields: seat, card, origin (from).</summary>
        ThreatPlayed = 13,
        /// <summary>A Hard Knock was assigned (ACT-PLAY, ACT-TRAP, HK-CLUMSY). Fields: seat, card, origin (from).</summary>
        KnockAssigned = 14,
        /// <summary>A Merry Christmas came into play and lies open (ACT-XMAS). Fields: seat, card, origin (from).</summary>
        ChristmasPlayed = 15,
        /// <summary>The seat is asked which Hard Knock Merry Christmas discards (ACT-XMAS). Fields: seat, amount (draws).</summary>
        ChristmasAsked = 16,
        /// <summary>The Merry Christmas was carried out and discarded (ACT-XMAS). Fields: card.</summary>
        ChristmasDiscarded = 17,
        /// <summary>A Hard Knock was discarded (ACT-XMAS, RES-2). Fields: seat, card.</summary>
        KnockDiscarded = 18,
        /// <summary>The seat took the Leader token by Tyrannical (HK-TYRANNICAL). Fields: seat, source and by (knock).</summary>
        LeaderTaken = 19,
        /// <summary>The seat used its charm: the card left No Man's Land for the discards (ACT-CHARM). Fields: seat, card.</summary>
        CharmUsed = 20,
        /// <summary>The seat recovered its charm (RES-2). Fields: seat.</summary>
        CharmRecovered = 21,
        /// <summary>The seat spent a token on a Speech (ACT-SPEECH). Fields: seat, threat, seats (asked), flags RETURNED.</summary>
        SpeechMade = 22,
        /// <summary>A seat answered the Speech (ACT-SPEECH-SECRET). Secret: the card, or declining. Fields: seat.</summary>
        SpeechAnswered = 23,
        /// <summary>All have answered, and this seat's answer is shown (ACT-SPEECH-SECRET). Fields: seat, card.</summary>
        SpeechRevealed = 24,
        /// <summary>Absent-minded took a tile out of the game (HK-ABSENT-MINDED). Fields: seat, tile.</summary>
        TileRemoved = 25,
        /// <summary>The seat is out of the Mission (ACT-WITHDRAW). Secret: the tile it played face down. Fields: seat, flags PLAYED, flags DRAWN.</summary>
        Withdrew = 26,
        /// <summary>The Mission succeeded: No Man's Land is discarded (MIS-4, RES-1).</summary>
        MissionSucceeded = 27,
        /// <summary>The Mission failed (MIS-2). Fields: threat.</summary>
        MissionFailed = 28,
        /// <summary>No Man's Land was shuffled into Trials (RES-1). Secret: the new order of Trials. Fields: amount (trials).</summary>
        TrialsShuffled = 29,
        /// <summary>A Support tile was revealed and handed over (RES-2). Fields: seat, tile, to.</summary>
        TileRevealed = 30,
        /// <summary>The Support was counted (RES-2). Fields: to (most).</summary>
        SupportCounted = 31,
        /// <summary>The seat is asked what relief it takes (RES-2). Fields: seat, amount (knocks), flags CHARM.</summary>
        ReliefAsked = 32,
        /// <summary>The relief is over (RES-2). Fields: seat.</summary>
        ReliefEnded = 33,
        /// <summary>Cards went one at a time from the top of Morale to the top of Trials (RES-5). Fields: amount (cards).</summary>
        MoraleDropped = 34,
        /// <summary>The Leader token passed on (RES-7). Fields: seat.</summary>
        LeaderPassed = 35,
        /// <summary>The game ended. Fields: outcome.</summary>
        GameEnded = 36,
        /// <summary>The card is out of the game because the game starts from a given position (TAB-4). Fields: card.</summary>
        CardSetAside = 37,
        /// <summary>The deck of Orders was made (ORD-1). Secret: which. Fields: amount (orders).</summary>
        OrdersSet = 64,
        /// <summary>The deck of Recruits was made (REC-1). Secret: which. Fields: amount (recruits).</summary>
        RecruitsSet = 65,
        /// <summary>The seat drew two Helping Hands, of which it keeps one (ONE-1). Secret: which. Fields: seat.</summary>
        HelpOffered = 66,
        /// <summary>These seats are asked which Helping Hand they keep (ONE-1). Fields: seats.</summary>
        HelpAsked = 67,
        /// <summary>The seat has chosen (HH-4). Secret: which it keeps. Fields: seat.</summary>
        HelpChosen = 68,
        /// <summary>The seat holds this Helping Hand, for all to see (HH-4). Fields: seat, roster_card (help).</summary>
        HelpHeld = 69,
        /// <summary>The seat used its Helping Hand (HH-1). Fields: seat, roster_card (help).</summary>
        HelpUsed = 70,
        /// <summary>The seat may use an Event Helping Hand now, or decline (HH-1). Fields: seat, pause.</summary>
        HelpInvited = 71,
        /// <summary>The seat used none, or no more (HH-1); or it declined what a card offers. Fields: seat.</summary>
        Declined = 72,
        /// <summary>A number of the running Mission is another now (PACK-2). Fields: modifier, amount (value).</summary>
        ModifierSet = 73,
        /// <summary>The Leader drew Orders and is asked which one to choose (ORD-2). Secret: which. Fields: seat.</summary>
        OrdersDrawn = 74,
        /// <summary>The Order of this Mission (ORD-2). Fields: seat, roster_card (order), flags RETURNED.</summary>
        OrderChosen = 75,
        /// <summary>An Order left the game (ORD-4). Fields: roster_card (order), flags EARLY.</summary>
        OrderDiscarded = 76,
        /// <summary>The Leader is asked for the intensity (PREP-1). Fields: seat.</summary>
        IntensityAsked = 77,
        /// <summary>The Briefing gives the intensity, and nothing is asked (PREP-1). Fields: amount (intensity).</summary>
        IntensityGiven = 78,
        /// <summary>The seat that has just withdrawn may draw so as to cancel an Order, or decline (ORD-5, WDR-3). Fields: seat, amount (draws).</summary>
        CancellationAsked = 79,
        /// <summary>The top Recruit was turned up and cannot come; it stays on top (REC-1). Fields: roster_card (recruit).</summary>
        RecruitTurnedUp = 80,
        /// <summary>A Recruit arrives (REC-1). Fields: roster_card (recruit), to (after), amount (tokens).</summary>
        RecruitArrived = 81,
        /// <summary>The Recruit drew a card for its hand, face up (REC-2). Fields: card.</summary>
        RecruitDrew = 82,
        /// <summary>It is the Recruit's turn; the Leader is asked (REC-3). Fields: seat (leader).</summary>
        RecruitTurn = 83,
        /// <summary>The Recruit is out of the Mission, with one Morale token more (REC-4).</summary>
        RecruitWithdrew = 84,
        /// <summary>The Recruit leaves (REC-6). Fields: roster_card (recruit), flags EARLY.</summary>
        RecruitLeft = 85,
        /// <summary>A Luck symbol, or a card, kept a Trap from drawing (LUCK-1). Fields: flags BY_LUCK.</summary>
        TrapCancelled = 86,
        /// <summary>The seat is asked how a card's effect is carried out. Fields: seat, source and by, amount (left), pause.</summary>
        ChoiceAsked = 87,
        /// <summary>A card went from a hand to the discards. Fields: seat, card.</summary>
        CardDiscarded = 88,
        /// <summary>A card went from No Man's Land to the discards. Fields: card.</summary>
        CardCleared = 89,
        /// <summary>A card went from one hand to another. Secret: which, for both. Fields: seat (from), to.</summary>
        CardGiven = 90,
        /// <summary>A card went from a hand to the bottom of Trials. Secret: which. Fields: seat.</summary>
        CardReturned = 91,
        /// <summary>The seat looked at the top of Trials. Secret: the cards, the top one last. Fields: seat, amount (cards).</summary>
        TrialsSeen = 92,
        /// <summary>The one hand passes to the Grizzled who acts next (SOLO-3). Secret: the hand. Fields: seat (from), to.</summary>
        HandPassed = 93,
        /// <summary>May the hand be filled up? (SOLO-4) Fields: seat.</summary>
        RefillAsked = 94,
        /// <summary>The hand was not filled up, and cannot be again in this Mission (SOLO-4). Fields: seat.</summary>
        RefillDeclined = 95,
        /// <summary>A Support tile of the game for one was drawn (SOLO-5). Fields: to (seat).</summary>
        SoloSupport = 96,
        /// <summary>All four Support tiles of the game for one are shuffled again (SOLO-5).</summary>
        SoloTilesShuffled = 97,
        /// <summary>The player puts this hand down and no longer sees it (DUO-2). Fields: seat.</summary>
        HandPutDown = 98,
        /// <summary>The player takes this hand up (DUO-2). Secret: the hand. Fields: seat.</summary>
        HandTakenUp = 99,
        /// <summary>This seat is asked to answer the Speech (DUO-3). Fields: seat.</summary>
        AnswerAsked = 100,
        /// <summary>A card of a Recruit that is sent home went to the discards. Fields: card.</summary>
        RecruitDiscarded = 101,
        /// <summary>The seat makes its free Speech of this Mission, for which no token is spent. Fields: seat.</summary>
        FreeSpeech = 102,
        /// <summary>The Recruit's turn is over.</summary>
        RecruitTurnEnded = 103,
        /// <summary>What lasted for one Mission is over, since the next one starts; a Recruit in play is in it.</summary>
        MissionPrepared = 104,
        /// <summary>The seat has made a choice that a card asked for. Fields: seat.</summary>
        ChoiceEnded = 105,
        /// <summary>The seat knows the Order on top of the deck because the game starts from a given position: it had put that one back (ORD-2). Secret: which, as a deck of one. Fields: seat.</summary>
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
        /// <summary>A card that went to a hand which its player has put down, shown to the referee alone: secret_card.</summary>
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
