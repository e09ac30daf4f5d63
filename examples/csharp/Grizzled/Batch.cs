using System;

namespace Grizzled
{
    /// <summary>Many games by the same rules, each stepped by one decision in a call.</summary>
    public sealed class Batch : Handle
    {
        readonly int count;

        Batch(BatchHandle handle, int count) : base(handle.Id)
        {
            this.count = count;
        }

        BatchHandle Raw { get { return new BatchHandle { Id = Id }; } }

        public int Count { get { return count; } }

        internal override Status Free(ulong freed)
        {
            return Native.grz_batch_free(new BatchHandle { Id = freed });
        }

        /// <summary>Begins so many games; game n has the seed seed + n.</summary>
        public static Batch Create(Rules rules, int count, ulong seed)
        {
            ErrorInfo error = Errors.Room();
            BatchHandle handle;
            rules.Demand(Native.grz_batch_create(rules.Raw, (uint)count, seed, out handle, ref error), ref error);
            return new Batch(handle, count);
        }

        /// <summary>Steps every game. A choice is a place among the legal commands, an action with BatchFlags.Actions, or
        /// one of BatchInstead. Rows and masks (Constants.MaskWords for each game) may be null.</summary>
        public void Step(BatchFlags flags, uint[] choices, BatchRow[] rows, ulong[] masks = null)
        {
            Room(rows, 1, "rows");
            Room(masks, Constants.MaskWords, "masks");
            using (var given = new Pinned(choices))
            using (var stood = new Pinned(rows))
            using (var legal = new Pinned(masks))
            {
                Demand(Native.grz_batch_step(Raw, (uint)flags, given.Address, given.Length, stood.Address, legal.Address));
            }
        }

        // The library cannot see how long these arrays are.
        void Room(Array array, int each, string name)
        {
            if (array != null && array.Length < count * each) throw new ArgumentException("there is no room for every game", name);
        }

        public View View(int place, int viewer)
        {
            var view = new View { StructSize = Grizzled.View.Bytes };
            Demand(Native.grz_batch_view(Raw, (uint)place, (uint)viewer, ref view));
            return view;
        }

        /// <summary>The hash of everything in play in one of the games; for the host alone.</summary>
        public ulong Hash(int place)
        {
            ulong hash;
            Demand(Native.grz_batch_hash(Raw, (uint)place, out hash));
            return hash;
        }

        /// <summary>The command that a choice means for one of the games now.</summary>
        public Command Command(int place, BatchFlags flags, uint choice)
        {
            var command = new Command { StructSize = global::Grizzled.Command.Bytes };
            Demand(Native.grz_batch_command(Raw, (uint)place, (uint)flags, choice, ref command));
            return command;
        }
    }
}
