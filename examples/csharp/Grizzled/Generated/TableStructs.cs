// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System.Runtime.InteropServices;

namespace Grizzled
{
    /// <summary>Something that happened, as one viewer sees it. EventTag says which fields count.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GameEvent
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 116;

        internal uint StructSize;
        /// <summary>Its place among the game's events, from 0; the same for every viewer.</summary>
        public uint Sequence;
        /// <summary>EventTag</summary>
        public EventTag Tag;
        /// <summary>Whose event it is.</summary>
        public byte Seat;
        /// <summary>Another seat.</summary>
        public byte To;
        /// <summary>A card that all see.</summary>
        public byte Card;
        /// <summary>The number, in its list, of the card that brought it about.</summary>
        public byte By;
        /// <summary>Threat</summary>
        public Threat Threat;
        /// <summary>A tile that all see, Tile</summary>
        public Tile Tile;
        /// <summary>Origin</summary>
        public Origin Origin;
        /// <summary>A character: the number of the threat that its charm is against.</summary>
        public byte Character;
        /// <summary>Outcome</summary>
        public Outcome Outcome;
        /// <summary>A set of seats, seat 0 in the lowest bit.</summary>
        public byte Seats;
        /// <summary>A number.</summary>
        public byte Amount;
        /// <summary>Cards in the Morale reserve.</summary>
        public byte Morale;
        /// <summary>Speech tokens in the supply.</summary>
        public byte Speeches;
        /// <summary>EventFlags</summary>
        public EventFlags Flags;
        /// <summary>What kind of card brought it about, CardSource, or 0.</summary>
        public CardSource Source;
        /// <summary>The number, in its list, of an Order, Recruit or Helping Hand that all see.</summary>
        public byte RosterCard;
        /// <summary>Pause</summary>
        public Pause Pause;
        /// <summary>Modifier</summary>
        public Modifier Modifier;
        /// <summary>Secret: which of the fields below count, or that they are hidden.</summary>
        public Secret Secret;
        /// <summary>A card that only this viewer sees.</summary>
        public byte SecretCard;
        /// <summary>A tile that only this viewer sees, Tile</summary>
        public Tile SecretTile;
        /// <summary>How many tiles of each kind, by Tile</summary>
        public Bytes4 SecretTiles;
        /// <summary>How many numbers there are in order.</summary>
        public byte OrderLength;
        /// <summary>For whom it was made: a seat, or Viewer.Spectator; Constants.None for the host's own (grz_referee_events).</summary>
        public byte Viewer;
        /// <summary>Numbers of cards, of a pile bottom first, or of what Secret says; 0 behind the last.</summary>
        public Bytes80 Order;
    }

    /// <summary>What everybody sees of one seat.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SeatInfo
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 12;

        /// <summary>The Helping Hands that lie before it, a bit each.</summary>
        public uint Help;
        /// <summary>Who plays here: the number of the threat that the charm is against; Constants.None at the Chaplain's seat.</summary>
        public byte Character;
        /// <summary>Whether the charm can be used, 0 or 1.</summary>
        public byte CharmReady;
        /// <summary>Cards in hand.</summary>
        public byte Hand;
        /// <summary>Support tiles held, the one played not among them.</summary>
        public byte Tiles;
        /// <summary>Whether a tile lies face down, 0 or 1.</summary>
        public byte TilePlayed;
        /// <summary>Speech tokens held.</summary>
        public byte Speeches;
        /// <summary>Whether the seat is still in the Mission, 0 or 1.</summary>
        public byte InMission;
        /// <summary>Whether the seat is barred from Speeches, so that its chat is to be closed, 0 or 1.</summary>
        public byte Mute;
    }

    /// <summary>What one viewer sees. In sets of cards, bit n % 64 of word n / 64 is card n; in sets of seats and of what else has numbers, bit n is number n.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct View
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 272;

        internal uint StructSize;
        /// <summary>How many events it takes into account.</summary>
        public uint Events;
        /// <summary>The Trial cards in No Man's Land.</summary>
        public CardSet NoMansLand;
        /// <summary>The cards that are out of the game.</summary>
        public CardSet Discards;
        /// <summary>The viewer's hand; empty for a spectator, and while a player has put it down.</summary>
        public CardSet Hand;
        /// <summary>The Orders in play.</summary>
        public ulong Orders;
        /// <summary>The seats of the ring; behind them zeros.</summary>
        public Seats5 Seats;
        /// <summary>The Helping Hands whose effect lasts to the end of the Mission.</summary>
        public uint HelpInForce;
        /// <summary>Whose view it is: a seat, or Viewer.Spectator.</summary>
        public byte Viewer;
        /// <summary>How many Grizzled play.</summary>
        public byte SeatCount;
        /// <summary>How many seats the ring has.</summary>
        public byte Ring;
        /// <summary>The seats the game waits for.</summary>
        public byte Awaited;
        /// <summary>Whether the game waits for the viewer, 0 or 1.</summary>
        public byte Asked;
        /// <summary>Outcome, or Constants.None.</summary>
        public Outcome Outcome;
        /// <summary>Who holds the Leader token.</summary>
        public byte Leader;
        /// <summary>Whose turn it is, or was last.</summary>
        public byte Turn;
        /// <summary>Who is still in the Mission.</summary>
        public byte InMission;
        /// <summary>The Mission's number, from 1.</summary>
        public byte Mission;
        /// <summary>How it stands, MissionState</summary>
        public MissionState MissionState;
        /// <summary>The intensity last chosen.</summary>
        public byte Intensity;
        /// <summary>Speech tokens in the supply.</summary>
        public byte Speeches;
        /// <summary>Cards in the Trials pile.</summary>
        public byte Trials;
        /// <summary>Cards in the Morale reserve.</summary>
        public byte Morale;
        /// <summary>How often each threat is active, by Threat</summary>
        public Bytes6 Active;
        /// <summary>Support tiles out of the game, by Tile</summary>
        public Bytes4 RemovedTiles;
        /// <summary>What the game waits for, Agenda, which says which of the next eight fields count.</summary>
        public Agenda Agenda;
        /// <summary>The seat that it is about, or Constants.None.</summary>
        public byte AgendaSeat;
        /// <summary>Threat that a Speech is against, or Constants.None.</summary>
        public Threat AgendaThreat;
        /// <summary>A number.</summary>
        public byte AgendaAmount;
        /// <summary>EventFlags</summary>
        public EventFlags AgendaFlags;
        /// <summary>The kind of card that it is about, CardSource, or 0.</summary>
        public CardSource AgendaSource;
        /// <summary>The number of that card in its list, or Constants.None.</summary>
        public byte AgendaBy;
        /// <summary>Pause, or Constants.None.</summary>
        public Pause AgendaPause;
        /// <summary>A Merry Christmas that is being carried out, or Constants.None.</summary>
        public byte OpenCard;
        /// <summary>How many Hard Knocks lie on the table.</summary>
        public byte KnockCount;
        /// <summary>Which, the oldest first; behind the last Constants.None.</summary>
        public Bytes23 Knocks;
        /// <summary>Before which seat each of them lies; behind the last Constants.None.</summary>
        public Bytes23 KnockSeats;
        /// <summary>The Order of this Mission, or Constants.None.</summary>
        public byte Order;
        /// <summary>Cards in the deck of Orders.</summary>
        public byte OrdersLeft;
        /// <summary>The Recruit in play, or Constants.None.</summary>
        public byte Recruit;
        /// <summary>The seat after which it acts, or Constants.None.</summary>
        public byte RecruitAfter;
        /// <summary>Its Morale tokens.</summary>
        public byte RecruitTokens;
        /// <summary>Whether it is in the Mission, 0 or 1.</summary>
        public byte RecruitInMission;
        /// <summary>Whether the turn is, or was last, the Recruit's, 0 or 1.</summary>
        public byte RecruitActs;
        /// <summary>The cards of its hand, which all see; behind the last Constants.None.</summary>
        public Bytes5 RecruitHand;
        /// <summary>The Recruit turned up on top of the deck, or Constants.None.</summary>
        public byte NextRecruit;
        /// <summary>Cards in the deck of Recruits.</summary>
        public byte RecruitsLeft;
        /// <summary>The Traps that Luck has cancelled in this Mission.</summary>
        public byte LuckUsed;
        /// <summary>The seats that have made their free Speech in this Mission.</summary>
        public byte SpokenFree;
        /// <summary>The hands that their players have put down.</summary>
        public byte PutDown;
        /// <summary>The Support tiles of the game for one that can still be drawn: bit n for seat n, bit 3 for the blank one.</summary>
        public byte SoloTiles;
        /// <summary>Whether the hand cannot be filled up any more in this Mission, 0 or 1.</summary>
        public byte RefillDeclined;
        /// <summary>The numbers of the running Mission, by Modifier</summary>
        public Bytes25 Modifiers;
        /// <summary>The viewer's Support tiles, how many of each kind, by Tile</summary>
        public Bytes4 Tiles;
        /// <summary>The tile that the viewer has played face down, or Constants.None.</summary>
        public byte Tile;
        /// <summary>The viewer's answer to the Speech under way, Answer</summary>
        public Answer Answer;
        /// <summary>The card of that answer, or Constants.None.</summary>
        public byte AnswerCard;
        /// <summary>What the viewer alone knows of Orders and Helping Hands, Known</summary>
        public Known Known;
        /// <summary>The numbers of those cards, or Constants.None.</summary>
        public Bytes2 KnownCards;
        internal Bytes9 Reserved;
    }
}
