// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;

namespace Grizzled
{
    public enum CommandTag : byte
    {
        /// <summary>The Leader sets how many cards each seat is dealt: intensity.</summary>
        Intensity = 1,
        /// <summary>Play a card from hand: card.</summary>
        Play = 2,
        /// <summary>Use the Good Luck Charm on a card in No Man's Land: card.</summary>
        Charm = 3,
        /// <summary>Make a Speech: threat.</summary>
        Speech = 4,
        /// <summary>Withdraw from the Mission: removed, tile (or Constants.None).</summary>
        Withdraw = 5,
        /// <summary>Answer a Speech: card, or Constants.None to decline.</summary>
        Answer = 6,
        /// <summary>Carry out Merry Christmas: card, a Hard Knock, or Constants.None to decline.</summary>
        Christmas = 7,
        /// <summary>Take relief: relief, knocks.</summary>
        Relief = 8,
        /// <summary>Choose the Order of the Day: roster_card, an Order.</summary>
        Order = 9,
        /// <summary>Keep one of the two Helping Hands drawn: roster_card, a Helping Hand.</summary>
        Keep = 10,
        /// <summary>Use a Helping Hand: roster_card, a Helping Hand.</summary>
        Help = 11,
        /// <summary>Choose how the effect of a card is carried out: choice, and what it names.</summary>
        Choose = 12,
        /// <summary>The Recruit plays a card: card.</summary>
        RecruitPlay = 13,
        /// <summary>The Recruit withdraws.</summary>
        RecruitWithdraw = 14,
        /// <summary>Cancel an Order by drawing: roster_card, an Order.</summary>
        Cancel = 15,
        /// <summary>Fill the hand up.</summary>
        Refill = 16,
        /// <summary>Use or choose nothing, or nothing more.</summary>
        Decline = 17,
    }

    public enum Relief : byte
    {
        /// <summary>Discard the own Hard Knocks in grz_command.knocks; none declines.</summary>
        Knocks = 0,
        /// <summary>Recover the Good Luck Charm.</summary>
        Charm = 1,
    }

    public enum Choice : byte
    {
        /// <summary>A card, from the own hand, on the table or in No Man's Land: card.</summary>
        Card = 1,
        /// <summary>A seat: seat.</summary>
        Seat = 2,
        /// <summary>An Order in play: roster_card.</summary>
        Order = 3,
        /// <summary>A card from the own hand for another seat: card, seat.</summary>
        Gift = 4,
    }

    public enum Bot : uint
    {
        /// <summary>Does anything it may, each thing as likely as the others.</summary>
        Random = 0,
        /// <summary>Plays with some care; the seed changes nothing.</summary>
        Careful = 1,
    }

    public enum SaveKind : uint
    {
        /// <summary>The log of a game: knows everything, for hosts.</summary>
        Log = 1,
        /// <summary>The stream of one viewer, for clients.</summary>
        Stream = 2,
        /// <summary>A campaign between two Chapters.</summary>
        Campaign = 3,
        /// <summary>A pack of cards.</summary>
        Pack = 4,
    }

    public enum SaveForm : byte
    {
        /// <summary>Compact bytes.</summary>
        Bytes = 0,
        /// <summary>JSON, one value a line.</summary>
        Json = 1,
    }

    public enum CampaignStep : byte
    {
        /// <summary>For the game of the next Chapter.</summary>
        Ready = 0,
        /// <summary>For the group to choose a Helping Hand, and who gets it.</summary>
        Reward = 1,
        /// <summary>For the group to ban a card, or none.</summary>
        Ban = 2,
        /// <summary>For nothing: the campaign is over.</summary>
        Over = 3,
    }

    public enum GroupChoice : byte
    {
        /// <summary>A Helping Hand is awarded to a seat: help, seat.</summary>
        Award = 1,
        /// <summary>A card leaves the campaign: card.</summary>
        Ban = 2,
        /// <summary>No card is banned.</summary>
        BanNone = 3,
    }

    public static class Actions
    {
        /// <summary>To play a card: its number is added.</summary>
        public const int Play = 0;
        /// <summary>To use the charm on a card: its number is added.</summary>
        public const int Charm = 80;
        /// <summary>To make a Speech: Threat is added.</summary>
        public const int Speech = 160;
        /// <summary>To withdraw: 5 times the place of the tiles removed (none; one, by Tile; two, by both), and the tile played or 4 for none, are added.</summary>
        public const int Withdraw = 166;
        /// <summary>To choose an intensity: it is added.</summary>
        public const int Intensity = 241;
        /// <summary>To answer a Speech with a card: its number is added.</summary>
        public const int Answer = 322;
        /// <summary>To answer it with none.</summary>
        public const int AnswerNone = 402;
        /// <summary>To carry out Merry Christmas with a Hard Knock: its number is added.</summary>
        public const int Christmas = 403;
        /// <summary>To carry it out with none.</summary>
        public const int ChristmasNone = 483;
        /// <summary>To take relief: its place among the legal commands is added.</summary>
        public const int Relief = 484;
        /// <summary>To choose an Order: its number is added.</summary>
        public const int Order = 2533;
        /// <summary>To keep a Helping Hand: its number is added.</summary>
        public const int Keep = 2573;
        /// <summary>To use a Helping Hand: its number is added.</summary>
        public const int Help = 2597;
        /// <summary>To choose a card for an effect: its number is added.</summary>
        public const int ChooseCard = 2621;
        /// <summary>To choose a seat for it: its number is added.</summary>
        public const int ChooseSeat = 2701;
        /// <summary>To choose an Order for it: its number is added.</summary>
        public const int ChooseOrder = 2706;
        /// <summary>To give a card to a seat: 5 times the card's number, and the seat's, are added.</summary>
        public const int ChooseGift = 2746;
        /// <summary>The Recruit plays a card: its number is added.</summary>
        public const int RecruitPlay = 3146;
        /// <summary>The Recruit withdraws.</summary>
        public const int RecruitWithdraw = 3226;
        /// <summary>To cancel an Order by drawing: its number is added.</summary>
        public const int Cancel = 3227;
        /// <summary>To fill the hand up.</summary>
        public const int Refill = 3267;
        /// <summary>To use or choose nothing, or nothing more.</summary>
        public const int Decline = 3268;
        /// <summary>How many actions there are.</summary>
        public const int Count = 3269;
    }

    public static class BatchInstead
    {
        /// <summary>The game is left as it is.</summary>
        public const uint Wait = 4294967295u;
        /// <summary>The game begins again; its chance goes on.</summary>
        public const uint Restart = 4294967294u;
    }

    public enum Stepped : byte
    {
        /// <summary>The game was left as it is.</summary>
        Waited = 0,
        /// <summary>The command was carried out, or the game begun again.</summary>
        Done = 1,
        /// <summary>No command has that number now; the game is as before.</summary>
        Refused = 2,
    }

    [Flags]
    public enum BatchFlags : uint
    {
        /// <summary>Choices are numbers of actions; else places among the legal commands, from 0.</summary>
        Actions = 1,
        /// <summary>A game that a step ends begins again at once; the row holds the outcome of the old game and the seat of the new one.</summary>
        Restart = 2,
    }
}
