// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;

namespace Grizzled
{
    public static class Constants
    {
        /// <summary>The first number: from 1 on, what fits together has the same.</summary>
        public const int VersionMajor = 0;
        /// <summary>The second number.</summary>
        public const int VersionMinor = 1;
        /// <summary>The third number.</summary>
        public const int VersionPatch = 0;
        /// <summary>All three as one number, three digits each for the last two.</summary>
        public const int VersionNumber = 1000;
        /// <summary>Its number. It changes when a program built against another one could not work.</summary>
        public const int Abi = 2;
        /// <summary>For grz_check_abi: changes with every constant and every struct of this header.</summary>
        public const uint Fingerprint = 3159300640u;
        /// <summary>In a field: nothing of the kind that it names.</summary>
        public const int None = 255;
        /// <summary>As the length of a text: it ends with NUL.</summary>
        public const uint ToNul = 4294967295u;
        /// <summary>As the sequence number that grz_submit expects: any.</summary>
        public const uint AnySequence = 4294967295u;
        /// <summary>The most cards in grz_event.order.</summary>
        public const int MaxOrder = 80;
        /// <summary>The most bytes of a text, or of something saved as JSON, that a call takes.</summary>
        public const int MaxInput = 4194304;
        /// <summary>The most bytes of a log, a stream or records in bytes that a call takes. A game has some thousands.</summary>
        public const int MaxBytes = 1048576;
        /// <summary>The most settings of rules.</summary>
        public const int MaxSettings = 256;
        /// <summary>The most games of a batch.</summary>
        public const int MaxBatch = 65536;
        /// <summary>Words of 64 bits in a mask of actions: bit n % 64 of word n / 64 is action n.</summary>
        public const int MaskWords = 52;
    }

    public enum Status : int
    {
        /// <summary>It was done.</summary>
        Ok = 0,
        /// <summary>The rules refuse the command; grz_error says why. Nothing has changed.</summary>
        Rejected = -1,
        /// <summary>The handle names nothing of its kind: never made, freed, of another kind, or made up.</summary>
        Handle = -2,
        /// <summary>Another call on this handle is under way.</summary>
        Busy = -3,
        /// <summary>A pointer that is needed is NULL.</summary>
        Null = -4,
        /// <summary>A pointer is not aligned for what it points to.</summary>
        Alignment = -5,
        /// <summary>A struct_size is not the size of that struct in this version.</summary>
        StructSize = -6,
        /// <summary>A number is outside its range, or no player sits at the seat.</summary>
        Value = -7,
        /// <summary>The caller's buffer is too short; only the need was written.</summary>
        Short = -8,
        /// <summary>There are as many handles of this kind as there can be: 2^20 at once.</summary>
        Full = -9,
        /// <summary>A defect of the library. The handle can only be freed; other handles are sound.</summary>
        Internal = -10,
        /// <summary>An earlier call on this handle met a defect of the library; it can only be freed.</summary>
        Poisoned = -11,
        /// <summary>The header is not that of the library.</summary>
        Abi = -12,
        /// <summary>A text is not UTF-8, or there is a NUL in it.</summary>
        Text = -13,
        /// <summary>More is asked for than the library takes: bytes, settings, or games.</summary>
        Limit = -14,
        /// <summary>Two places that the call writes to lie over each other.</summary>
        Overlap = -15,
        /// <summary>The sequence number is not the next one: something has happened that the caller has not seen.</summary>
        Sequence = -16,
        /// <summary>The text or the bytes cannot be read as what was asked for; grz_error says where.</summary>
        Format = -17,
        /// <summary>A newer version of the library wrote it.</summary>
        Newer = -18,
        /// <summary>No game can be played by these rules; grz_error says why.</summary>
        Rules = -19,
        /// <summary>No game can start like this; grz_error says why.</summary>
        Setup = -20,
        /// <summary>An event cannot have happened in this game; grz_error says which.</summary>
        Replay = -21,
        /// <summary>The last command cannot be taken back: there is none, or something was drawn or seen since.</summary>
        Undo = -22,
        /// <summary>A position cannot say how the game stands; the text of the whole game can.</summary>
        Unsayable = -23,
        /// <summary>The log is not the game that its host committed to; grz_error says where.</summary>
        Dishonest = -24,
        /// <summary>The campaign, or what it was saved from, does not fit that.</summary>
        Campaign = -25,
        /// <summary>The game stands in the middle of a command (grz_game_at): it can be looked at and not be played on.</summary>
        Midway = -26,
        /// <summary>What was sent to a client is not for its viewer: another viewer's, the host's own, or with a secret of others.</summary>
        Viewer = -27,
        /// <summary>A command is staged (grz_stage) and neither committed nor rolled back; or none is, where one is needed.</summary>
        Staged = -28,
        /// <summary>The operating system gave no random bytes.</summary>
        Random = -29,
        /// <summary>There is not as much memory as the call may need. Nothing has changed.</summary>
        Memory = -30,
    }

    public enum Language : uint
    {
        /// <summary>English.</summary>
        En = 0,
        /// <summary>French.</summary>
        Fr = 1,
    }

    public static class Viewer
    {
        /// <summary>Someone who only watches and sees no secret.</summary>
        public const int Spectator = 100;
    }

    public enum SettingKey : uint
    {
        /// <summary>Cards that the Trials pile begins with.</summary>
        Trials = 1,
        /// <summary>Cards that the Morale reserve begins with; -1 for all the rest.</summary>
        Morale = 2,
        /// <summary>Speech tokens in the supply.</summary>
        Speeches = 3,
        /// <summary>Whether a token spent goes back to the supply, 0 or 1.</summary>
        SpeechReturns = 4,
        /// <summary>Whether Traps draw, 0 or 1.</summary>
        Traps = 5,
        /// <summary>What relief does for the charm, CharmRelief</summary>
        CharmRelief = 6,
        /// <summary>The least intensity of the first Mission.</summary>
        FirstIntensity = 7,
        /// <summary>The intensity of the first Mission, about which nobody is asked then; -1 for none.</summary>
        GivenIntensity = 8,
        /// <summary>The greatest morale drop before what deepens it; -1 for none.</summary>
        DropMost = 9,
        /// <summary>With how many cards in the hands together the game is lost; -1 for none.</summary>
        HandLimit = 10,
        /// <summary>The number of a Trial card that is not in the game. Can be set for as many cards as wanted.</summary>
        Out = 11,
        /// <summary>How many Grizzled play.</summary>
        Seats = 12,
        /// <summary>Who plays which seats, Seating</summary>
        Seating = 13,
        /// <summary>Easy Orders drawn into the deck of Orders.</summary>
        EasyOrders = 14,
        /// <summary>Normal Orders drawn into it.</summary>
        NormalOrders = 15,
        /// <summary>Hard Orders drawn into it.</summary>
        HardOrders = 16,
        /// <summary>The number of an Order that is in it besides. Can be set for as many as wanted.</summary>
        GivenOrder = 17,
        /// <summary>Recruits drawn into their deck.</summary>
        Recruits = 18,
        /// <summary>Where Helping Hands come from, HelpPlan</summary>
        Help = 19,
    }

    public enum Seating : byte
    {
        /// <summary>Every seat has a player of its own.</summary>
        OneEach = 0,
        /// <summary>Two players and the Chaplain.</summary>
        Chaplain = 1,
        /// <summary>Two players with two neighbouring Grizzled each: seats 0 and 1, seats 2 and 3.</summary>
        Duo = 2,
        /// <summary>One player with three Grizzled and one hand.</summary>
        Solo = 3,
    }

    public enum CharmRelief : byte
    {
        /// <summary>After a success it can be recovered instead of discarding Hard Knocks.</summary>
        Instead = 0,
        /// <summary>It is recovered as well.</summary>
        Also = 1,
    }

    public enum HelpPlan : byte
    {
        /// <summary>There are none.</summary>
        None = 0,
        /// <summary>Each player draws two and keeps one.</summary>
        DrawTwo = 1,
        /// <summary>The campaign says who holds which.</summary>
        Given = 2,
    }

    [Flags]
    public enum StartFlags : uint
    {
        /// <summary>The log gets the host's commitment to the seed, the salt and the set-up, to be opened after the game.</summary>
        Commit = 1,
    }

    public enum Outcome : byte
    {
        /// <summary>The players have won.</summary>
        Victory = 0,
        /// <summary>Lost: a seat bears too many Hard Knocks.</summary>
        TooManyKnocks = 1,
        /// <summary>Lost: the Morale reserve is empty.</summary>
        MoraleLost = 2,
        /// <summary>Lost: the hands together hold too many cards.</summary>
        TooManyCards = 3,
        /// <summary>Neither won nor lost: the one Mission of Boot Camp is over.</summary>
        BootCampOver = 4,
        /// <summary>None of them.</summary>
        None = 255,
    }
}
