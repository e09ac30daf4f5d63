// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649

namespace Grizzled
{
    /// <summary>The Order of this Mission (ORD-2). Fields: seat, roster_card (order), flags RETURNED.</summary>
    public struct OrderChosenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Order { get { return Event.RosterCard; } }
        public bool Returned { get { return (Event.Flags & EventFlags.Returned) != 0; } }
    }

    /// <summary>An Order left the game (ORD-4). Fields: roster_card (order), flags EARLY.</summary>
    public struct OrderDiscardedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Order { get { return Event.RosterCard; } }
        public bool Early { get { return (Event.Flags & EventFlags.Early) != 0; } }
    }

    /// <summary>The Leader is asked for the intensity (PREP-1). Fields: seat.</summary>
    public struct IntensityAskedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The Briefing gives the intensity, and nothing is asked (PREP-1). Fields: amount (intensity).</summary>
    public struct IntensityGivenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Intensity { get { return Event.Amount; } }
    }

    /// <summary>The seat that has just withdrawn may draw so as to cancel an Order, or decline (ORD-5, WDR-3). Fields: seat, amount (draws).</summary>
    public struct CancellationAskedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Draws { get { return Event.Amount; } }
    }

    /// <summary>The top Recruit was turned up and cannot come; it stays on top (REC-1). Fields: roster_card (recruit).</summary>
    public struct RecruitTurnedUpEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Recruit { get { return Event.RosterCard; } }
    }

    /// <summary>A Recruit arrives (REC-1). Fields: roster_card (recruit), to (after), amount (tokens).</summary>
    public struct RecruitArrivedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Recruit { get { return Event.RosterCard; } }
        public byte After { get { return Event.To; } }
        public byte Tokens { get { return Event.Amount; } }
    }

    /// <summary>The Recruit drew a card for its hand, face up (REC-2). Fields: card.</summary>
    public struct RecruitDrewEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Card { get { return Event.Card; } }
    }

    /// <summary>It is the Recruit's turn; the Leader is asked (REC-3). Fields: seat (leader).</summary>
    public struct RecruitTurnEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Leader { get { return Event.Seat; } }
    }

    /// <summary>The Recruit is out of the Mission, with one Morale token more (REC-4).</summary>
    public struct RecruitWithdrewEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
    }

    /// <summary>The Recruit leaves (REC-6). Fields: roster_card (recruit), flags EARLY.</summary>
    public struct RecruitLeftEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Recruit { get { return Event.RosterCard; } }
        public bool Early { get { return (Event.Flags & EventFlags.Early) != 0; } }
    }

    /// <summary>A Luck symbol, or a card, kept a Trap from drawing (LUCK-1). Fields: flags BY_LUCK.</summary>
    public struct TrapCancelledEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool ByLuck { get { return (Event.Flags & EventFlags.ByLuck) != 0; } }
    }

    /// <summary>The seat is asked how a card's effect is carried out. Fields: seat, source and by, amount (left), pause.</summary>
    public struct ChoiceAskedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public CardSource Source { get { return Event.Source; } }
        public byte By { get { return Event.By; } }
        public byte Left { get { return Event.Amount; } }
        public Pause Pause { get { return Event.Pause; } }
    }

    /// <summary>A card went from a hand to the discards. Fields: seat, card.</summary>
    public struct CardDiscardedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Card { get { return Event.Card; } }
    }

    /// <summary>A card went from No Man's Land to the discards. Fields: card.</summary>
    public struct CardClearedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Card { get { return Event.Card; } }
    }

    /// <summary>A card went from one hand to another. Secret: which, for both. Fields: seat (from), to.</summary>
    public struct CardGivenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte From { get { return Event.Seat; } }
        public byte To { get { return Event.To; } }
    }

    /// <summary>A card went from a hand to the bottom of Trials. Secret: which. Fields: seat.</summary>
    public struct CardReturnedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The seat looked at the top of Trials. Secret: the cards, the top one last. Fields: seat, amount (cards).</summary>
    public struct TrialsSeenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
        public byte Cards { get { return Event.Amount; } }
    }

    /// <summary>The one hand passes to the Grizzled who acts next (SOLO-3). Secret: the hand. Fields: seat (from), to.</summary>
    public struct HandPassedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte From { get { return Event.Seat; } }
        public byte To { get { return Event.To; } }
    }

    /// <summary>May the hand be filled up? (SOLO-4) Fields: seat.</summary>
    public struct RefillAskedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The hand was not filled up, and cannot be again in this Mission (SOLO-4). Fields: seat.</summary>
    public struct RefillDeclinedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>A Support tile of the game for one was drawn (SOLO-5). Fields: to (seat).</summary>
    public struct SoloSupportEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.To; } }
    }

    /// <summary>All four Support tiles of the game for one are shuffled again (SOLO-5).</summary>
    public struct SoloTilesShuffledEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
    }

    /// <summary>The player puts this hand down and no longer sees it (DUO-2). Fields: seat.</summary>
    public struct HandPutDownEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }
}
