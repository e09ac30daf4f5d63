using System;

namespace Grizzled
{
    /// <summary>Something of the library's, to be disposed of. What is forgotten the garbage collector frees.</summary>
    /// <remarks>No SafeHandle: the library's handles have 64 bits on machines of 32 bits too.</remarks>
    public abstract partial class Handle : IDisposable
    {
        ulong id;

        internal Handle(ulong id)
        {
            this.id = id;
        }

        ~Handle()
        {
            if (id != 0) Free(id);
        }

        internal ulong Id
        {
            get
            {
                if (id == 0) throw new ObjectDisposedException(GetType().Name);
                return id;
            }
        }

        internal abstract Status Free(ulong freed);

        /// <summary>Ends it, unless another thread is in a call on it: that is an exception, and it stays.</summary>
        public void Dispose()
        {
            if (id != 0)
            {
                Status status = Free(id);
                if (status == Status.Busy) Errors.Demand(status);
                id = 0;
            }
            GC.SuppressFinalize(this);
        }

        // Nothing may be freed while the library still works with it: KeepAlive holds it until the call is over.
        internal void Demand(Status status)
        {
            GC.KeepAlive(this);
            Errors.Demand(status);
        }

        internal void Demand(Status status, ref ErrorInfo error)
        {
            GC.KeepAlive(this);
            Errors.Demand(status, ref error);
        }

        internal string Text(Fill fill, Query query)
        {
            string text = Memory.Text(fill, ref query);
            GC.KeepAlive(this);
            return text;
        }

        internal int Text(Fill fill, Query query, ref char[] into)
        {
            int length = Memory.Text(fill, ref query, ref into);
            GC.KeepAlive(this);
            return length;
        }

        internal T[] Read<T>(Fill fill, Query query) where T : struct
        {
            T[] read = Memory.Read<T>(fill, ref query);
            GC.KeepAlive(this);
            return read;
        }

        internal int Read<T>(Fill fill, Query query, ref T[] into) where T : struct
        {
            int count = Memory.Read(fill, ref query, ref into);
            GC.KeepAlive(this);
            return count;
        }

        internal Query Ask(uint first = 0, uint second = 0, uint third = 0, uint fourth = 0)
        {
            return new Query { Id = Id, First = first, Second = second, Third = third, Fourth = fourth };
        }

        internal Query Ask(Command command, uint first = 0, uint second = 0)
        {
            command.StructSize = Command.Bytes;
            return new Query { Id = Id, First = first, Second = second, Command = command };
        }
    }
}
