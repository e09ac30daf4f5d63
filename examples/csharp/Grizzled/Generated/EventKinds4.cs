// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649

namespace Grizzled
{
    /// <summary>The player takes this hand up (DUO-2). Secret: the hand. Fields: seat.</summary>
    public struct HandTakenUpEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>This seat is asked to answer the Speech (DUO-3). Fields: seat.</summary>
    public struct AnswerAskedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>A card of a Recruit that is sent home went to the discards. Fields: card.</summary>
    public struct RecruitDiscardedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Card { get { return Event.Card; } }
    }

    /// <summary>The seat makes its free Speech of this Mission, for which no token is spent. Fields: seat.</summary>
    public struct FreeSpeechEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The Recruit's turn is over.</summary>
    public struct RecruitTurnEndedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
    }

    /// <summary>What lasted for one Mission is over, since the next one starts; a Recruit in play is in it.</summary>
    public struct MissionPreparedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
    }

    /// <summary>The seat has made a choice that a card asked for. Fields: seat.</summary>
    public struct ChoiceEndedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The seat knows the Order on top of the deck because the game starts from a given position: it had put that one back (ORD-2). Secret: which, as a deck of one. Fields: seat.</summary>
    public struct OrderPutBackEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }
}
