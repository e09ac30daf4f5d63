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

        public Pinned(string text) : this(text == null ? null : Encoding.UTF8.GetBytes(text))
        {
        }

        public void Dispose()
        {
            if (handle.IsAllocated) handle.Free();
        }
    }

    /// <summary>A call that writes into the caller's memory and reports how much it needs.</summary>
    internal delegate Status Fill(IntPtr room, uint capacity, out uint needed);

    internal static class Memory
    {
        /// <summary>What such a call writes: tried with some room, and with as much as is needed when that was too little.</summary>
        public static T[] Read<T>(Fill fill, int guess) where T : struct
        {
            var room = new T[guess];
            while (true)
            {
                uint needed;
                Status status;
                using (var pinned = new Pinned(room)) status = fill(pinned.Address, pinned.Length, out needed);
                if (status != Status.Short)
                {
                    Errors.Demand(status);
                    Array.Resize(ref room, (int)needed);
                    return room;
                }
                room = new T[needed];
            }
        }

        public static string Text(Fill fill)
        {
            byte[] text = Read<byte>(fill, 1024);
            return Encoding.UTF8.GetString(text, 0, text.Length - 1);
        }
    }
}
