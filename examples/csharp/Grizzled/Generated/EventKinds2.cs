// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649

namespace Grizzled
{
    /// <summary>Absent-minded took a tile out of the game (HK-ABSENT-MINDED). Fields: seat, tile.</summary>
    public struct TileRemovedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public Tile Tile { get { return Event.Tile; } }
    }

    /// <summary>The seat is out of the Mission (ACT-WITHDRAW). Secret: the tile it played face down. Fields: seat, flags PLAYED, flags DRAWN.</summary>
    public struct WithdrewEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
        public bool Played { get { return (Event.Flags & EventFlags.Played) != 0; } }
        public bool Drawn { get { return (Event.Flags & EventFlags.Drawn) != 0; } }
    }

    /// <summary>The Mission succeeded: No Man's Land is discarded (MIS-4, RES-1).</summary>
    public struct MissionSucceededEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
    }

    /// <summary>The Mission failed (MIS-2). Fields: threat.</summary>
    public struct MissionFailedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public Threat Threat { get { return Event.Threat; } }
    }

    /// <summary>No Man's Land was shuffled into Trials (RES-1). Secret: the new order of Trials. Fields: amount (trials).</summary>
    public struct TrialsShuffledEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Trials { get { return Event.Amount; } }
    }

    /// <summary>A Support tile was revealed and handed over (RES-2). Fields: seat, tile, to.</summary>
    public struct TileRevealedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public Tile Tile { get { return Event.Tile; } }
        public byte To { get { return Event.To; } }
    }

    /// <summary>The Support was counted (RES-2). Fields: to (most).</summary>
    public struct SupportCountedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Most { get { return Event.To; } }
    }

    /// <summary>The seat is asked what relief it takes (RES-2). Fields: seat, amount (knocks), flags CHARM.</summary>
    public struct ReliefAskedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Knocks { get { return Event.Amount; } }
        public bool Charm { get { return (Event.Flags & EventFlags.Charm) != 0; } }
    }

    /// <summary>The relief is over (RES-2). Fields: seat.</summary>
    public struct ReliefEndedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>Cards went one at a time from the top of Morale to the top of Trials (RES-5). Fields: amount (cards).</summary>
    public struct MoraleDroppedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Cards { get { return Event.Amount; } }
    }

    /// <summary>The Leader token passed on (RES-7). Fields: seat.</summary>
    public struct LeaderPassedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The game ended. Fields: outcome.</summary>
    public struct GameEndedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public Outcome Outcome { get { return Event.Outcome; } }
    }

    /// <summary>The card is out of the game because the game starts from a given position (TAB-4). Fields: card.</summary>
    public struct CardSetAsideEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Card { get { return Event.Card; } }
    }

    /// <summary>The deck of Orders was made (ORD-1). Secret: which. Fields: amount (orders).</summary>
    public struct OrdersSetEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Orders { get { return Event.Amount; } }
    }

    /// <summary>The deck of Recruits was made (REC-1). Secret: which. Fields: amount (recruits).</summary>
    public struct RecruitsSetEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Recruits { get { return Event.Amount; } }
    }

    /// <summary>The seat drew two Helping Hands, of which it keeps one (ONE-1). Secret: which. Fields: seat.</summary>
    public struct HelpOfferedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>These seats are asked which Helping Hand they keep (ONE-1). Fields: seats.</summary>
    public struct HelpAskedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seats { get { return Event.Seats; } }
    }

    /// <summary>The seat has chosen (HH-4). Secret: which it keeps. Fields: seat.</summary>
    public struct HelpChosenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The seat holds this Helping Hand, for all to see (HH-4). Fields: seat, roster_card (help).</summary>
    public struct HelpHeldEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Help { get { return Event.RosterCard; } }
    }

    /// <summary>The seat used its Helping Hand (HH-1). Fields: seat, roster_card (help).</summary>
    public struct HelpUsedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Help { get { return Event.RosterCard; } }
    }

    /// <summary>The seat may use an Event Helping Hand now, or decline (HH-1). Fields: seat, pause.</summary>
    public struct HelpInvitedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public Pause Pause { get { return Event.Pause; } }
    }

    /// <summary>The seat used none, or no more (HH-1); or it declined what a card offers. Fields: seat.</summary>
    public struct DeclinedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>A number of the running Mission is another now (PACK-2). Fields: modifier, amount (value).</summary>
    public struct ModifierSetEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public Modifier Modifier { get { return Event.Modifier; } }
        public byte Value { get { return Event.Amount; } }
    }

    /// <summary>The Leader drew Orders and is asked which one to choose (ORD-2). Secret: which. Fields: seat.</summary>
    public struct OrdersDrawnEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }
}
