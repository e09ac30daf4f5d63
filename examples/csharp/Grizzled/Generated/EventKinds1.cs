// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649

namespace Grizzled
{
    /// <summary>The deck was shuffled, or laid in a given order, and parted in two piles (SET-1). Secret: the order, Morale first. Fields: amount (trials), morale, speeches.</summary>
    public struct DeckSetEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Trials { get { return Event.Amount; } }
        public byte Morale { get { return Event.Morale; } }
        public byte Speeches { get { return Event.Speeches; } }
    }

    /// <summary>The seat plays this character (DECK-4). Fields: seat, character.</summary>
    public struct CharacterTakenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Character { get { return Event.Character; } }
    }

    /// <summary>The seat got its first Support tiles (SET-2). Secret: which. Fields: seat, amount (count).</summary>
    public struct TilesGivenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
        public byte Count { get { return Event.Amount; } }
    }

    /// <summary>The first Mission Leader (SET-4). Fields: seat.</summary>
    public struct LeaderNamedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The seat took a Speech token from the supply (RES-7), or has one because the game starts from a given position. Fields: seat.</summary>
    public struct SpeechTakenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The seat's charm lies face down because the game starts from a given position. Fields: seat.</summary>
    public struct CharmSpentEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>A Mission begins, with these seats in it (PREP-0). Fields: amount (number), seats.</summary>
    public struct MissionStartedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Number { get { return Event.Amount; } }
        public byte Seats { get { return Event.Seats; } }
    }

    /// <summary>A tile of the Chaplain's was drawn and laid face down (CHAP-2). Secret: which. Fields: seat.</summary>
    public struct ChaplainPlayedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The Leader chose the intensity (PREP-1). Fields: seat, amount (intensity).</summary>
    public struct IntensityChosenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Intensity { get { return Event.Amount; } }
    }

    /// <summary>A card was dealt from the top of Trials (PREP-3). Secret: which. Fields: seat.</summary>
    public struct DealtEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>A card made the seat draw the top of Trials into the hand (PREP-4, ORD-5). Secret: the card drawn. Fields: seat, source and by (by).</summary>
    public struct DrawnEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
        public CardSource Source { get { return Event.Source; } }
        public byte By { get { return Event.By; } }
    }

    /// <summary>It is the seat's turn (MIS-1). Fields: seat, flags MUST_WITHDRAW or CANNOT_WITHDRAW, source and by.</summary>
    public struct TurnStartedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public bool MustWithdraw { get { return (Event.Flags & EventFlags.MustWithdraw) != 0; } }
        public bool CannotWithdraw { get { return (Event.Flags & EventFlags.CannotWithdraw) != 0; } }
        public CardSource Source { get { return Event.Source; } }
        public byte By { get { return Event.By; } }
    }

    /// <summary>A Threat came to No Man's Land (ACT-PLAY, ACT-TRAP, HK-CLUMSY). Fields: seat, card, origin (from).</summary>
    public struct ThreatPlayedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Card { get { return Event.Card; } }
        public Origin From { get { return Event.Origin; } }
    }

    /// <summary>A Hard Knock was assigned (ACT-PLAY, ACT-TRAP, HK-CLUMSY). Fields: seat, card, origin (from).</summary>
    public struct KnockAssignedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Card { get { return Event.Card; } }
        public Origin From { get { return Event.Origin; } }
    }

    /// <summary>A Merry Christmas came into play and lies open (ACT-XMAS). Fields: seat, card, origin (from).</summary>
    public struct ChristmasPlayedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Card { get { return Event.Card; } }
        public Origin From { get { return Event.Origin; } }
    }

    /// <summary>The seat is asked which Hard Knock Merry Christmas discards (ACT-XMAS). Fields: seat, amount (draws).</summary>
    public struct ChristmasAskedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Draws { get { return Event.Amount; } }
    }

    /// <summary>The Merry Christmas was carried out and discarded (ACT-XMAS). Fields: card.</summary>
    public struct ChristmasDiscardedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Card { get { return Event.Card; } }
    }

    /// <summary>A Hard Knock was discarded (ACT-XMAS, RES-2). Fields: seat, card.</summary>
    public struct KnockDiscardedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Card { get { return Event.Card; } }
    }

    /// <summary>The seat took the Leader token by Tyrannical (HK-TYRANNICAL). Fields: seat, source and by (knock).</summary>
    public struct LeaderTakenEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public CardSource Source { get { return Event.Source; } }
        public byte By { get { return Event.By; } }
    }

    /// <summary>The seat used its charm: the card left No Man's Land for the discards (ACT-CHARM). Fields: seat, card.</summary>
    public struct CharmUsedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Card { get { return Event.Card; } }
    }

    /// <summary>The seat recovered its charm (RES-2). Fields: seat.</summary>
    public struct CharmRecoveredEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>The seat spent a token on a Speech (ACT-SPEECH). Fields: seat, threat, seats (asked), flags RETURNED.</summary>
    public struct SpeechMadeEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public Threat Threat { get { return Event.Threat; } }
        public byte Asked { get { return Event.Seats; } }
        public bool Returned { get { return (Event.Flags & EventFlags.Returned) != 0; } }
    }

    /// <summary>A seat answered the Speech (ACT-SPEECH-SECRET). Secret: the card, or declining. Fields: seat.</summary>
    public struct SpeechAnsweredEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public bool Hidden { get { return Event.Secret == Secret.Hidden; } }
        public byte Seat { get { return Event.Seat; } }
    }

    /// <summary>All have answered, and this seat's answer is shown (ACT-SPEECH-SECRET). Fields: seat, card.</summary>
    public struct SpeechRevealedEvent
    {
        /// <summary>All of it, with what the viewer alone sees.</summary>
        public GameEvent Event;
        public byte Seat { get { return Event.Seat; } }
        public byte Card { get { return Event.Card; } }
    }
}
