// Spans, where there are any: in Unity from 2021.2 on, and elsewhere if GRIZZLED_SPANS is defined. This is the one file with unsafe
// code: nothing else can hold a span where it is.
#if UNITY_2021_2_OR_NEWER || GRIZZLED_SPANS
using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Grizzled
{
    internal static partial class Memory
    {
        /// <summary>Whether the room was enough; how many there are in any case.</summary>
        public static unsafe bool Try<T>(Fill fill, ref Query query, Span<T> into, out int count) where T : struct
        {
            uint needed;
            Status status;
            fixed (byte* room = &MemoryMarshal.GetReference(MemoryMarshal.AsBytes(into)))
            {
                status = fill(ref query, (IntPtr)room, (uint)into.Length, out needed);
            }
            if (status != Status.Short) Errors.Demand(status);
            count = (int)needed;
            return status == Status.Ok;
        }

        /// <summary>The same with the characters of a text.</summary>
        public static unsafe bool TryText(Fill fill, ref Query query, Span<char> into, out int count)
        {
            int length = Read(fill, ref query, ref utf8) - 1;
            count = Encoding.UTF8.GetCharCount(utf8, 0, length);
            if (count > into.Length) return false;
            fixed (byte* bytes = utf8)
            fixed (char* room = &MemoryMarshal.GetReference(into))
            {
                Encoding.UTF8.GetChars(bytes, length, room, into.Length);
            }
            return true;
        }
    }

    public abstract partial class Handle
    {
        internal bool Try<T>(Fill fill, Query query, Span<T> into, out int count) where T : struct
        {
            bool enough = Memory.Try(fill, ref query, into, out count);
            GC.KeepAlive(this);
            return enough;
        }

        internal bool TryText(Fill fill, Query query, Span<char> into, out int count)
        {
            bool enough = Memory.TryText(fill, ref query, into, out count);
            GC.KeepAlive(this);
            return enough;
        }
    }

    // Each answers whether the room was enough, and how many there are: nothing is written when it was not.
    public sealed partial class Game
    {
        public bool TryLegalCommands(int seat, Span<Command> into, out int count)
        {
            return Try(Fills.LegalCommands, Ask((uint)seat), into, out count);
        }

        public bool TryLegalMask(int seat, Span<ulong> into, out int count)
        {
            return Try(Fills.LegalMask, Ask((uint)seat), into, out count);
        }

        public bool TryCommandText(int seat, Command command, Language language, Span<char> into, out int count)
        {
            return TryText(Fills.CommandText, Ask(command, (uint)seat, (uint)language), into, out count);
        }

        public bool TryEvents(int viewer, uint from, Span<GameEvent> into, out int count)
        {
            return Try(Fills.GameEvents, Ask((uint)viewer, from), into, out count);
        }

        public bool TryEventsBytes(int viewer, uint expected, Span<byte> into, out int count)
        {
            return Try(Fills.GameEventsBytes, Ask((uint)viewer, expected), into, out count);
        }

        public bool TryEventsText(int viewer, uint from, Language language, Span<char> into, out int count)
        {
            return TryText(Fills.GameEventsText, Ask((uint)viewer, from, (uint)language), into, out count);
        }

        public static unsafe Game Load(ReadOnlySpan<byte> log, Start start)
        {
            fixed (byte* bytes = &MemoryMarshal.GetReference(log)) return Load((IntPtr)bytes, (uint)log.Length, start);
        }
    }

    public sealed partial class Client
    {
        public static unsafe Client Create(ReadOnlySpan<byte> stream, uint first)
        {
            fixed (byte* bytes = &MemoryMarshal.GetReference(stream)) return Create((IntPtr)bytes, (uint)stream.Length, first);
        }

        public unsafe void Feed(uint expected, ReadOnlySpan<byte> events)
        {
            fixed (byte* bytes = &MemoryMarshal.GetReference(events)) Feed(expected, (IntPtr)bytes, (uint)events.Length);
        }

        public bool TryLegalCommands(Span<Command> into, out int count)
        {
            return Try(Fills.ClientLegalCommands, Ask(), into, out count);
        }

        public bool TryCommandText(int seat, Command command, Language language, Span<char> into, out int count)
        {
            return TryText(Fills.ClientCommandText, Ask(command, (uint)seat, (uint)language), into, out count);
        }

        public bool TryEvents(uint from, Span<GameEvent> into, out int count)
        {
            return Try(Fills.ClientEvents, Ask(from), into, out count);
        }

        public bool TryEventsText(uint from, Language language, Span<char> into, out int count)
        {
            return TryText(Fills.ClientEventsText, Ask(from, (uint)language), into, out count);
        }
    }

    public sealed partial class EventStream
    {
        /// <summary>The events that were read last, until the next are.</summary>
        public ReadOnlySpan<GameEvent> Events
        {
            get { return new ReadOnlySpan<GameEvent>(events, 0, Count); }
        }
    }
}
#endif
