using System;

namespace Grizzled
{
    /// <summary>What has happened in a game, each event once, as one viewer sees it. It leaves nothing to the garbage collector.</summary>
    /// <remarks>Read what is new after each command or once in a frame; then look at the events one by one, or Tell them to a
    /// listener, which gets each by its kind.</remarks>
    public sealed partial class EventStream
    {
        GameEvent[] events;

        /// <summary>A stream of the events from one on: 0 is the first of the game.</summary>
        public EventStream(uint from = 0)
        {
            Next = from;
        }

        /// <summary>The number of the event that is read next.</summary>
        public uint Next { get; private set; }

        /// <summary>How many events were read last.</summary>
        public int Count { get; private set; }

        /// <summary>One of the events that were read last.</summary>
        public GameEvent this[int place]
        {
            get
            {
                if (place < 0 || place >= Count) throw new ArgumentOutOfRangeException("place");
                return events[place];
            }
        }

        /// <summary>Reads what a viewer sees of what is new, and says how much that is.</summary>
        public int Read(Game game, int viewer)
        {
            return Reached(game.Events(viewer, Next, ref events));
        }

        /// <summary>The same on a player's machine.</summary>
        public int Read(Client client)
        {
            return Reached(client.Events(Next, ref events));
        }

        int Reached(int count)
        {
            Count = count;
            if (count > 0) Next = events[count - 1].Sequence + 1;
            return count;
        }

        /// <summary>Tells a listener what was read last.</summary>
        public void Tell(EventListener listener)
        {
            for (int place = 0; place < Count; place++) listener.Tell(ref events[place]);
        }

        /// <summary>Goes on from another event: after something was taken back, from GameInfo.Events.</summary>
        public void Restart(uint from)
        {
            Next = from;
            Count = 0;
        }
    }
}
