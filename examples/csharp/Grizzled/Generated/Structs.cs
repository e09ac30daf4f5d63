// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System.Runtime.InteropServices;

namespace Grizzled
{
    /// <summary>Why a call did not succeed. Written when it did not, and only then; not with Status.Overlap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ErrorInfo
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 280;

        internal uint StructSize;
        /// <summary>What the call answered, Status</summary>
        public Status Status;
        /// <summary>The line of a text in which something is wrong, from 1; 0 where it is about none.</summary>
        public uint Line;
        /// <summary>The column in that line, from 1; 0 where it is about none.</summary>
        public uint Column;
        /// <summary>Which record of a log, setting or command it is about, from 1; 0 where it is about none.</summary>
        public uint Place;
        /// <summary>Reason of a command that is refused, else 0.</summary>
        public Reason Reason;
        /// <summary>RuleId that refuses, or Constants.None.</summary>
        public RuleId Rule;
        /// <summary>The kind of card that stands in the way, CardSource, or 0.</summary>
        public CardSource Source;
        /// <summary>Its number in its list, or Constants.None.</summary>
        public byte Card;
        /// <summary>What is wrong, in English: UTF-8, cut where it is longer, with a NUL behind.</summary>
        public Bytes256 Message;
    }

    /// <summary>A pack of cards. A value; copies name the same pack.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal partial struct PackHandle
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        /// <summary>The library's own; not to be made up. 0 stands for the cards that are built in.</summary>
        public ulong Id;
    }

    /// <summary>A change of a way to play.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Setting
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        /// <summary>SettingKey</summary>
        public SettingKey Key;
        /// <summary>What it is to be; SettingKey says which numbers it can be.</summary>
        public int Value;
    }

    /// <summary>The rules of games. A value; copies name the same rules.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal partial struct RulesHandle
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        /// <summary>The library's own; not to be made up.</summary>
        public ulong Id;
    }

    /// <summary>What a way to play comes to.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct RulesFacts
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 48;

        internal uint StructSize;
        /// <summary>The most decisions that a game from its beginning can take.</summary>
        public uint LongestGame;
        /// <summary>A number for the rules: equal for rules that are the same card by card.</summary>
        public ulong Fingerprint;
        /// <summary>The cards that are in the game: bit n % 64 of word n / 64 is card n.</summary>
        public CardSet Cards;
        /// <summary>How many Grizzled play: seats 0 to seats - 1.</summary>
        public byte Seats;
        /// <summary>Seats in the ring; one more when the Chaplain sits there.</summary>
        public byte Ring;
        /// <summary>The Chaplain's seat, or Constants.None.</summary>
        public byte Chaplain;
        /// <summary>Seating</summary>
        public Seating Seating;
        /// <summary>The first seat of each player, seat 0 in the lowest bit.</summary>
        public byte Players;
        /// <summary>Cards that the Trials pile begins with.</summary>
        public byte Trials;
        /// <summary>Cards that the Morale reserve begins with.</summary>
        public byte Morale;
        /// <summary>Speech tokens in the supply at the start.</summary>
        public byte Speeches;
        /// <summary>Whether Traps draw, 0 or 1.</summary>
        public byte Traps;
        /// <summary>Trial cards of the deck, those that are out of the game too.</summary>
        public byte Deck;
        /// <summary>Orders that there are.</summary>
        public byte Orders;
        /// <summary>Recruits that there are.</summary>
        public byte Recruits;
        /// <summary>Helping Hands that there are.</summary>
        public byte Help;
        /// <summary>With how many Hard Knocks a seat loses the game, when no card changes that.</summary>
        public byte KnockLimit;
        /// <summary>How often a threat must be active for a Mission to fail, when no card changes that.</summary>
        public byte FailingCount;
        /// <summary>1 if the names of its Orders, Recruits and Helping Hands are known, or it has none of them; 0 if their pack is missing: texts then call them by their numbers.</summary>
        public byte Named;
    }

    /// <summary>A card of a game's rules.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Card
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 24;

        internal uint StructSize;
        /// <summary>The number that its pack gives it, where the pack is known; else 0.</summary>
        public ushort Print;
        /// <summary>Where it comes from, Provenance, where the pack is known; else Constants.None.</summary>
        public Provenance Provenance;
        /// <summary>CardList</summary>
        public CardList List;
        /// <summary>Its number in the list.</summary>
        public byte Number;
        /// <summary>Of a Trial card: Face; else Constants.None.</summary>
        public Face Face;
        /// <summary>The Hard Knock that it is, Knock, or Constants.None.</summary>
        public Knock Knock;
        /// <summary>The threats it bears or makes active, a bit each.</summary>
        public byte Threats;
        /// <summary>Whether it bears a Trap, 0 or 1.</summary>
        public byte Trap;
        /// <summary>Whether it bears Luck, 0 or 1.</summary>
        public byte Luck;
        /// <summary>Whether it is in the game, 0 or 1: cards that are banned or left out are not.</summary>
        public byte InGame;
        /// <summary>Of an Order: Difficulty; else Constants.None.</summary>
        public Difficulty Difficulty;
        /// <summary>Of an Order: the least intensity with three, four and five seats; else 0.</summary>
        public Bytes3 Intensity;
        /// <summary>Of a Recruit: how many cards its hand begins with; else 0.</summary>
        public byte Hand;
        /// <summary>Of a Recruit: its Morale tokens; else 0.</summary>
        public byte Tokens;
        /// <summary>Of a Helping Hand: HelpKind; else Constants.None.</summary>
        public HelpKind Help;
        internal Bytes2 Reserved;
    }

    /// <summary>How a game starts. grz_start_init fills it in, so that all is left to chance. Seed and salt are for the host alone.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Start
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 80;

        internal uint StructSize;
        /// <summary>StartFlags</summary>
        public StartFlags Flags;
        /// <summary>Decides all chance: the same seed, seed_more and commands give the same game everywhere.</summary>
        public ulong Seed;
        /// <summary>24 bytes more of it; 0 for a small seed, which players could guess by trying.</summary>
        public Bytes24 SeedMore;
        /// <summary>With StartFlags.Commit: random bytes that keep others from finding the seed by trying. One that is zero, or has fewer than eight different bytes, is refused; without the flag it is not looked at.</summary>
        public Bytes32 Salt;
        /// <summary>The seat of the first Leader, or Constants.None: it is drawn.</summary>
        public byte Leader;
        /// <summary>The character of each seat, the number of the threat that its charm is against, or Constants.None: it is drawn. Constants.None for seats that nobody plays.</summary>
        public Bytes5 Characters;
        internal Bytes2 Reserved;
    }

    /// <summary>A game as its host holds it: it knows everything. A value; copies name the same game.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal partial struct GameHandle
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        /// <summary>The library's own; not to be made up.</summary>
        public ulong Id;
    }

    /// <summary>How a game stands, as everybody at the table sees it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GameInfo
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 24;

        internal uint StructSize;
        /// <summary>How many events there have been: the sequence number of the next one.</summary>
        public uint Events;
        /// <summary>What grz_submit and grz_undo expect now, and where a client stands: the number of events in the low 16 bits, and above them how often something was taken back or the game was loaded. So whoever has seen what was taken back has another number than the game, though there are as many events again. Not to be made up.</summary>
        public uint Expected;
        /// <summary>How many Grizzled play: seats 0 to seats - 1.</summary>
        public byte Seats;
        /// <summary>Seats in the ring; one more when the Chaplain sits there.</summary>
        public byte Ring;
        /// <summary>The seats the game waits for, seat 0 in the lowest bit; 0 when it is over or midway.</summary>
        public byte Awaited;
        /// <summary>Outcome, or Constants.None while the game goes on.</summary>
        public Outcome Outcome;
        /// <summary>The number of the Mission, from 1.</summary>
        public byte Mission;
        /// <summary>The seat of the Leader.</summary>
        public byte Leader;
        /// <summary>The seat whose turn it is or was last.</summary>
        public byte Turn;
        /// <summary>Whether the last command can be taken back, 0 or 1; of a client always 0.</summary>
        public byte Undo;
        /// <summary>1 if the game stands in the middle of a command (grz_game_at), else 0: it can be looked at and not be played on, saved and loaded too.</summary>
        public byte Midway;
        internal Bytes3 Reserved;
    }

    /// <summary>A seat's decision. The tag says which fields count; the library fills the others with Constants.None or 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Command
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 40;

        internal uint StructSize;
        /// <summary>CommandTag</summary>
        public CommandTag Tag;
        /// <summary>Cards for each seat.</summary>
        public byte Intensity;
        /// <summary>The number of a card, or Constants.None.</summary>
        public byte Card;
        /// <summary>Threat</summary>
        public Threat Threat;
        /// <summary>The tile played, Tile, or Constants.None.</summary>
        public Tile Tile;
        /// <summary>Relief</summary>
        public Relief Relief;
        /// <summary>Choice, or 0.</summary>
        public Choice Choice;
        /// <summary>A seat, or Constants.None.</summary>
        public byte Seat;
        /// <summary>How many tiles of each kind are removed, by Tile</summary>
        public Bytes4 Removed;
        /// <summary>A set of cards: bit n % 64 of word n / 64 is card n.</summary>
        public CardSet Knocks;
        /// <summary>The number of an Order or a Helping Hand in its list, or Constants.None.</summary>
        public byte RosterCard;
        internal Bytes7 Reserved;
    }

    /// <summary>What bytes are that somebody has saved.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SaveInfo
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 32;

        internal uint StructSize;
        /// <summary>SaveKind</summary>
        public SaveKind Kind;
        /// <summary>The rules' fingerprint, of a log or stream; else 0.</summary>
        public ulong Fingerprint;
        /// <summary>How many events it has, of a log or stream; else 0.</summary>
        public uint Events;
        /// <summary>How many commands it has, of a log; else 0.</summary>
        public uint Commands;
        /// <summary>SaveForm</summary>
        public SaveForm Form;
        /// <summary>How many Grizzled play; of a pack 0.</summary>
        public byte Seats;
        /// <summary>Of a stream: its viewer, a seat or Viewer.Spectator; else Constants.None.</summary>
        public byte Viewer;
        /// <summary>Whether it holds the commitment of its host, 0 or 1.</summary>
        public byte Committed;
        /// <summary>Of a log or stream: 1 if it ends in the middle of a command, so that the game can only be looked at; else 0.</summary>
        public byte Midway;
        internal Bytes3 Reserved;
    }

    /// <summary>A game as one viewer sees it: it holds no secret of anybody else. A value; copies name the same client.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal partial struct ClientHandle
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        /// <summary>The library's own; not to be made up.</summary>
        public ulong Id;
    }

    /// <summary>A campaign between its games. A value; copies name the same campaign.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal partial struct CampaignHandle
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        /// <summary>The library's own; not to be made up.</summary>
        public ulong Id;
    }

    /// <summary>How a campaign stands.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct CampaignFacts
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 80;

        internal uint StructSize;
        /// <summary>The score: victory points less negative points.</summary>
        public int Score;
        /// <summary>The cards that can be banned now: bit n % 64 of word n / 64 is card n.</summary>
        public CardSet Bannable;
        /// <summary>The cards banned.</summary>
        public CardSet Bans;
        /// <summary>The Helping Hands that lie before the seats, a bit each.</summary>
        public Uints5 Held;
        /// <summary>The Helping Hands on offer now.</summary>
        public uint Offered;
        /// <summary>The Helping Hands awarded so far, used or not.</summary>
        public uint Awarded;
        /// <summary>The Helping Hands offered and not awarded.</summary>
        public uint Missed;
        /// <summary>What it waits for, CampaignStep</summary>
        public CampaignStep Step;
        /// <summary>The Chapter that comes next, or whose end is being settled; 0 is Boot Camp.</summary>
        public byte Chapter;
        /// <summary>How many Grizzled play.</summary>
        public byte Seats;
        /// <summary>Seating</summary>
        public Seating Seating;
        /// <summary>The seat that is asked for the group, or Constants.None.</summary>
        public byte Leader;
        /// <summary>How many Helping Hands are still awarded, the one asked for included.</summary>
        public byte Left;
        internal Bytes2 Reserved;
    }

    /// <summary>A choice of the group.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct CampaignChoice
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        internal uint StructSize;
        /// <summary>GroupChoice</summary>
        public GroupChoice Tag;
        /// <summary>The number of a Helping Hand, or Constants.None.</summary>
        public byte Help;
        /// <summary>The seat that gets it, or Constants.None.</summary>
        public byte Seat;
        /// <summary>The number of a card, or Constants.None.</summary>
        public byte Card;
    }

    /// <summary>Many games by the same rules. A value; copies name the same batch.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal partial struct BatchHandle
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        /// <summary>The library's own; not to be made up.</summary>
        public ulong Id;
    }

    /// <summary>How one game of a batch stands.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct BatchRow
    {
        /// <summary>How many bytes it has in C.</summary>
        public const int Bytes = 8;

        /// <summary>How many commands the seat may give; 0 when the game is over.</summary>
        public uint Legal;
        /// <summary>The seat that decides next, or Constants.None when the game is over.</summary>
        public byte Seat;
        /// <summary>Outcome, or Constants.None while the game goes on.</summary>
        public Outcome Outcome;
        /// <summary>The number of the Mission, from 1.</summary>
        public byte Mission;
        /// <summary>What became of the choice, Stepped</summary>
        public Stepped Stepped;
    }
}
