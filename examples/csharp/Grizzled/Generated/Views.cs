// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;

namespace Grizzled
{
    public enum Modifier : byte
    {
        /// <summary>How often a threat must be active for the Mission to fail.</summary>
        FailAt = 0,
        /// <summary>The threats that cards do not make active, a bit each.</summary>
        Harmless = 1,
        /// <summary>How often Night is active in addition to the cards.</summary>
        AddedNight = 2,
        /// <summary>How often Rain is.</summary>
        AddedRain = 3,
        /// <summary>How often Snow is.</summary>
        AddedSnow = 4,
        /// <summary>How often the Mask is.</summary>
        AddedMask = 5,
        /// <summary>How often the Shell is.</summary>
        AddedShell = 6,
        /// <summary>How often the Whistle is.</summary>
        AddedWhistle = 7,
        /// <summary>What is switched on, Switches</summary>
        Switches = 8,
        /// <summary>The least intensity.</summary>
        IntensityLeast = 9,
        /// <summary>The greatest intensity; 0 where there is none.</summary>
        IntensityMost = 10,
        /// <summary>Cards that each seat draws after the deal.</summary>
        ExtraDraws = 11,
        /// <summary>Cards that the Leader draws beyond that.</summary>
        LeaderDraws = 12,
        /// <summary>The least morale drop.</summary>
        DropLeast = 13,
        /// <summary>The greatest morale drop; 255 where there is none.</summary>
        DropMost = 14,
        /// <summary>By how much Morale drops more, below 128, or less, as 256 minus it.</summary>
        DropMore = 15,
        /// <summary>With how many cards in the hands the game is lost; 255 where it never is.</summary>
        HandLimit = 16,
        /// <summary>The most Hard Knocks that relief discards after a success.</summary>
        ReliefAfterSuccess = 17,
        /// <summary>The most Hard Knocks that relief discards after a failure.</summary>
        ReliefAfterFailure = 18,
        /// <summary>The seats that may discard one more, a bit each.</summary>
        ReliefFriends = 19,
        /// <summary>Cards that go from Morale to Trials for each Hard Knock that comes into play.</summary>
        MoralePerKnock = 20,
        /// <summary>With how many Hard Knocks a seat loses the game.</summary>
        KnockLimit = 21,
        /// <summary>With how many Hard Knocks the Leader loses the game (RES-3).</summary>
        KnockLimitOfLeader = 22,
        /// <summary>Cards that cannot be played: bits 0 to 5 those with a threat, bit 6 Hard Knocks, bit 7 Traps.</summary>
        BarredPlays = 23,
        /// <summary>How many cards besides Hard Knocks may bar or force a withdrawal.</summary>
        Opinions = 24,
    }

    [Flags]
    public enum Switches : byte
    {
        /// <summary>No charm can be used.</summary>
        NoCharms = 1,
        /// <summary>No Speech can be made.</summary>
        NoSpeeches = 2,
        /// <summary>Each seat's first Speech of a Mission costs no token.</summary>
        FreeSpeeches = 4,
        /// <summary>Support relieves nobody.</summary>
        NoSupport = 8,
        /// <summary>Support tiles point the other way.</summary>
        MirroredSupport = 16,
        /// <summary>Traps draw nothing.</summary>
        NoTraps = 32,
        /// <summary>All of Trials is dealt.</summary>
        DealAll = 64,
        /// <summary>A victory counts although a seat bears too many Hard Knocks.</summary>
        Posthumous = 128,
    }

    public enum MissionState : byte
    {
        /// <summary>It goes on.</summary>
        UnderWay = 0,
        /// <summary>It succeeded.</summary>
        Succeeded = 1,
        /// <summary>It failed.</summary>
        Failed = 2,
    }

    public enum Agenda : byte
    {
        /// <summary>For nobody: before the first event.</summary>
        Nothing = 0,
        /// <summary>For the Leader to choose the intensity.</summary>
        Intensity = 1,
        /// <summary>For an action: seat, flags (MUST_WITHDRAW or CANNOT_WITHDRAW), source and by (the card that says so).</summary>
        Turn = 2,
        /// <summary>For answers to a Speech: seat (the speaker), threat.</summary>
        Speech = 3,
        /// <summary>For the choice of Merry Christmas: seat, amount (cards its Clumsy still draws).</summary>
        Christmas = 4,
        /// <summary>For the choice of relief: seat, amount (Hard Knocks at most), flags (CHARM).</summary>
        Relief = 5,
        /// <summary>For nobody: the game is over.</summary>
        Over = 6,
        /// <summary>For each seat to keep one of two Helping Hands.</summary>
        Keep = 7,
        /// <summary>For the Leader to choose the Order of the Day.</summary>
        Order = 8,
        /// <summary>For a seat to use an Event Helping Hand, or not: pause.</summary>
        Invitation = 9,
        /// <summary>For a choice that a card asks for: source, by, amount (choices left), pause.</summary>
        Choice = 10,
        /// <summary>For the Leader to say what the Recruit does.</summary>
        Recruit = 11,
        /// <summary>For a seat that has withdrawn to cancel an Order by drawing, or not: amount (cards its Clumsy draws afterwards).</summary>
        Cancellation = 12,
        /// <summary>For the player to fill the hand up, or not.</summary>
        Refill = 13,
    }

    public enum Answer : byte
    {
        /// <summary>None is pending.</summary>
        None = 0,
        /// <summary>To discard nothing.</summary>
        Decline = 1,
        /// <summary>To discard grz_view.answer_card.</summary>
        Discard = 2,
    }

    public enum Known : byte
    {
        /// <summary>Nothing.</summary>
        Nothing = 0,
        /// <summary>The two Orders drawn, of which it chooses one.</summary>
        Orders = 1,
        /// <summary>The Order that it put back on top of the deck.</summary>
        Order = 2,
        /// <summary>The two Helping Hands drawn, of which it keeps one.</summary>
        Help = 3,
        /// <summary>The Helping Hand that it keeps; the table does not see it yet.</summary>
        Kept = 4,
    }

    public enum Pile : uint
    {
        /// <summary>The Trials pile.</summary>
        Trials = 0,
        /// <summary>The Morale reserve.</summary>
        Morale = 1,
    }
}
