// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;

namespace Grizzled
{
    public enum CardList : byte
    {
        /// <summary>Trial cards.</summary>
        Trials = 1,
        /// <summary>Orders of the Day.</summary>
        Orders = 2,
        /// <summary>Recruits.</summary>
        Recruits = 3,
        /// <summary>Helping Hands.</summary>
        Help = 4,
        /// <summary>What a Chapter or a scenario adds.</summary>
        Effects = 5,
    }

    public enum Face : byte
    {
        /// <summary>A Threat card.</summary>
        Threat = 0,
        /// <summary>A Hard Knock.</summary>
        Knock = 1,
        /// <summary>Merry Christmas.</summary>
        Christmas = 2,
        /// <summary>None of them.</summary>
        None = 255,
    }

    public enum Knock : byte
    {
        /// <summary>Night is active once while its owner is in the Mission (HK-TRAUMA).</summary>
        TraumaOfNight = 0,
        /// <summary>Rain is active once while its owner is in the Mission (HK-TRAUMA).</summary>
        TraumaOfRain = 1,
        /// <summary>Snow is active once while its owner is in the Mission (HK-TRAUMA).</summary>
        TraumaOfSnow = 2,
        /// <summary>The Mask is active once while its owner is in the Mission (HK-PHOBIA).</summary>
        PhobiaOfMask = 3,
        /// <summary>The Shell is active once while its owner is in the Mission (HK-PHOBIA).</summary>
        PhobiaOfShell = 4,
        /// <summary>The Whistle is active once while its owner is in the Mission (HK-PHOBIA).</summary>
        PhobiaOfWhistle = 5,
        /// <summary>Counts as two Hard Knocks (HK-WOUNDED).</summary>
        Wounded = 6,
        /// <summary>Its owner makes no Speech (HK-MUTE).</summary>
        Mute = 7,
        /// <summary>Its owner takes the Leader token and keeps it (HK-TYRANNICAL).</summary>
        Tyrannical = 8,
        /// <summary>Morale drops by one more (HK-DEMORALIZED).</summary>
        Demoralized = 9,
        /// <summary>The others cannot withdraw while they hold cards (HK-FRAGILE).</summary>
        Fragile = 10,
        /// <summary>Its owner must withdraw when a threat is active twice (HK-FEARFUL).</summary>
        Fearful = 11,
        /// <summary>Its owner's Support tile is drawn at random (HK-PANICKED).</summary>
        Panicked = 12,
        /// <summary>Its owner draws two more cards after the deal (HK-FRENZIED).</summary>
        Frenzied = 13,
        /// <summary>Its owner's Support goes to its owner (HK-SELFISH).</summary>
        Selfish = 14,
        /// <summary>Its owner cannot withdraw with two or more cards (HK-HARDHEADED).</summary>
        Hardheaded = 15,
        /// <summary>Its owner withdraws only empty-handed or last (HK-PRIDEFUL).</summary>
        Prideful = 16,
        /// <summary>Its owner draws and plays a card after withdrawing (HK-CLUMSY).</summary>
        Clumsy = 17,
        /// <summary>Its owner loses a Support tile before withdrawing (HK-ABSENT-MINDED).</summary>
        AbsentMinded = 18,
        /// <summary>The Traps that its owner sets off draw one card more (HK-AGGRESSIVE; of *Armistice*, its effect ours).</summary>
        Aggressive = 19,
        /// <summary>It cannot be discarded (HK-SCARRED; the project's own).</summary>
        Scarred = 20,
        /// <summary>Its owner cannot use the Good Luck Charm (HK-SUPERSTITIOUS; the project's own).</summary>
        Superstitious = 21,
        /// <summary>Its owner cannot be the first to withdraw (HK-LOYAL; the project's own).</summary>
        Loyal = 22,
        /// <summary>None of them.</summary>
        None = 255,
    }

    public enum Difficulty : byte
    {
        /// <summary>It helps more than it harms.</summary>
        Easy = 0,
        /// <summary>It harms a little.</summary>
        Normal = 1,
        /// <summary>It harms.</summary>
        Hard = 2,
        /// <summary>None of them.</summary>
        None = 255,
    }

    public enum HelpKind : byte
    {
        /// <summary>It takes the place of the turn's action.</summary>
        Action = 0,
        /// <summary>It is used at the moment that it names.</summary>
        Event = 1,
        /// <summary>It binds its holder and the seat to the left, and stays in play.</summary>
        Friendship = 2,
        /// <summary>None of them.</summary>
        None = 255,
    }

    public enum Provenance : byte
    {
        /// <summary>What it does is printed on a card of the game.</summary>
        Printed = 0,
        /// <summary>Whoever made the pack made it.</summary>
        Own = 1,
        /// <summary>None of them.</summary>
        None = 255,
    }

    public enum WordList : uint
    {
        /// <summary>Threats, by Threat</summary>
        Threat = 1,
        /// <summary>Support tiles, by Tile</summary>
        Tile = 2,
        /// <summary>First names of the characters, by the number of the threat that the charm is against.</summary>
        Character = 3,
        /// <summary>Outcomes, by Outcome</summary>
        Outcome = 4,
        /// <summary>Hard Knocks, by Knock</summary>
        Knock = 5,
        /// <summary>What Hard Knocks do, by Knock</summary>
        KnockEffect = 6,
        /// <summary>Kinds of Helping Hands, by HelpKind</summary>
        HelpKind = 7,
        /// <summary>What is wrong with a command, by Reason</summary>
        Reason = 8,
        /// <summary>Rules in a sentence, by RuleId</summary>
        Rule = 9,
        /// <summary>Ids of rules, by RuleId; the same in every language.</summary>
        RuleId = 10,
        /// <summary>What a call came to, by the status without its sign.</summary>
        Status = 11,
    }

    public enum CardPart : uint
    {
        /// <summary>Its name.</summary>
        Name = 0,
        /// <summary>What it does.</summary>
        Effect = 1,
    }

    public enum Threat : byte
    {
        /// <summary>Weather: night.</summary>
        Night = 0,
        /// <summary>Weather: rain.</summary>
        Rain = 1,
        /// <summary>Weather: snow.</summary>
        Snow = 2,
        /// <summary>Assault: the gas mask.</summary>
        Mask = 3,
        /// <summary>Assault: the shell.</summary>
        Shell = 4,
        /// <summary>Assault: the whistle.</summary>
        Whistle = 5,
        /// <summary>None of them.</summary>
        None = 255,
    }

    public enum Tile : byte
    {
        /// <summary>Helps the seat to the left.</summary>
        Left = 0,
        /// <summary>Helps the seat to the right.</summary>
        Right = 1,
        /// <summary>Helps the second seat to the left.</summary>
        DoubleLeft = 2,
        /// <summary>Helps the second seat to the right.</summary>
        DoubleRight = 3,
        /// <summary>None of them.</summary>
        None = 255,
    }

    public enum CardSource : byte
    {
        /// <summary>A Hard Knock on the table.</summary>
        Knock = 1,
        /// <summary>An Order in play.</summary>
        Order = 2,
        /// <summary>The Recruit in play, or one that leaves.</summary>
        Recruit = 3,
        /// <summary>A Helping Hand.</summary>
        Help = 4,
        /// <summary>What the Chapter or the scenario adds.</summary>
        Chapter = 5,
    }
}
