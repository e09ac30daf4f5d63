using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Grizzled
{
    /// <summary>An array that stays where it is while the library reads or writes it. A null array is NULL.</summary>
    internal struct Pinned : IDisposable
    {
        public readonly IntPtr Address;
        public readonly uint Length;
        GCHandle handle;

        public Pinned(Array array)
        {
            Address = IntPtr.Zero;
            Length = 0;
            handle = default(GCHandle);
            if (array == null) return;
            handle = GCHandle.Alloc(array, GCHandleType.Pinned);
            Address = handle.AddrOfPinnedObject();
            Length = (uint)array.Length;
        }

        /// <summary>The first so many bytes of an array.</summary>
        public Pinned(byte[] array, int length) : this(array)
        {
            if (length < 0 || length > Length)
            {
                Dispose();
                throw new ArgumentOutOfRangeException("length");
            }
            Length = (uint)length;
        }

        public Pinned(string text) : this(text == null ? null : Encoding.UTF8.GetBytes(text))
        {
        }

        public void Dispose()
        {
            if (handle.IsAllocated) handle.Free();
        }
    }

    /// <summary>What a call is given besides the room for its answer: values, so that nothing is left to the garbage collector.</summary>
    internal struct Query
    {
        public ulong Id;
        public uint First, Second, Third, Fourth;
        public Command Command;
    }

    /// <summary>A call that writes into the caller's memory and reports how much it needs. One that captures nothing is made once.</summary>
    internal delegate Status Fill(ref Query query, IntPtr room, uint capacity, out uint needed);

    internal static partial class Memory
    {
        const int First = 64;

        // Texts arrive as UTF-8; each thread keeps the room for that.
        [ThreadStatic] static byte[] utf8;

        /// <summary>How many a call writes into an array, which is replaced by a longer one where it is too short, or null.</summary>
        public static int Read<T>(Fill fill, ref Query query, ref T[] into) where T : struct
        {
            if (into == null) into = new T[First];
            while (true)
            {
                uint needed;
                Status status;
                using (var pinned = new Pinned(into)) status = fill(ref query, pinned.Address, pinned.Length, out needed);
                if (status != Status.Short)
                {
                    Errors.Demand(status);
                    return (int)needed;
                }
                into = new T[Math.Max((int)needed, 2 * into.Length)];
            }
        }

        /// <summary>The same in a new array of the right length.</summary>
        public static T[] Read<T>(Fill fill, ref Query query) where T : struct
        {
            T[] read = null;
            int count = Read(fill, ref query, ref read);
            Array.Resize(ref read, count);
            return read;
        }

        public static string Text(Fill fill, ref Query query)
        {
            int length = Read(fill, ref query, ref utf8);
            return Encoding.UTF8.GetString(utf8, 0, length - 1);
        }

        /// <summary>How many characters a text has that is written into an array, which is replaced where it is too short, or null.</summary>
        public static int Text(Fill fill, ref Query query, ref char[] into)
        {
            // No text has more characters than bytes.
            int length = Read(fill, ref query, ref utf8) - 1;
            if (into == null || into.Length < length) into = new char[Math.Max(length, into == null ? First : 2 * into.Length)];
            return Encoding.UTF8.GetChars(utf8, 0, length, into, 0);
        }
    }
}
