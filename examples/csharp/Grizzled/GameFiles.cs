using System;

namespace Grizzled
{
    /// <summary>Games as logs, streams and text.</summary>
    public sealed partial class Game
    {
        /// <summary>The log, to be stored by the host. It knows everything.</summary>
        public byte[] Save(SaveForm form = SaveForm.Bytes)
        {
            return Read<byte>(Fills.Save, Ask((uint)form));
        }

        public int Save(SaveForm form, ref byte[] into)
        {
            return Read(Fills.Save, Ask((uint)form), ref into);
        }

        /// <summary>Goes on with a saved game; start decides the chance that it goes on with.</summary>
        public static Game Load(byte[] log, Start start)
        {
            using (var bytes = new Pinned(log)) return Load(bytes.Address, bytes.Length, start);
        }

        static Game Load(IntPtr log, uint length, Start start)
        {
            ErrorInfo error = Errors.Room();
            start.StructSize = Start.Bytes;
            GameHandle handle;
            Errors.Demand(Native.grz_game_load(log, length, ref start, out handle, ref error), ref error);
            return new Game(handle);
        }

        /// <summary>What a viewer may see, to be sent: a snapshot after so many events, and the events since.</summary>
        public byte[] Stream(int viewer, uint after, SaveForm form = SaveForm.Bytes)
        {
            return Read<byte>(Fills.Stream, Ask((uint)viewer, after, (uint)form));
        }

        public int Stream(int viewer, uint after, SaveForm form, ref byte[] into)
        {
            return Read(Fills.Stream, Ask((uint)viewer, after, (uint)form), ref into);
        }

        /// <summary>What the host committed to (StartFlags.Commit): 32 bytes, or none.</summary>
        public byte[] Commitment()
        {
            return Read<byte>(Fills.Commitment, Ask());
        }

        /// <summary>The cards of a pile, bottom first. For the host alone.</summary>
        public byte[] Cards(Pile pile)
        {
            return Read<byte>(Fills.Cards, Ask((uint)pile));
        }

        /// <summary>The whole game as text. For the host: it names what was hidden.</summary>
        public string ToText()
        {
            return Text(Fills.GameText, Ask());
        }

        /// <summary>Plays the game of a text; rules null for those that it names.</summary>
        public static Game FromText(string text, Rules rules = null)
        {
            ErrorInfo error = Errors.Room();
            GameHandle handle;
            using (var bytes = new Pinned(text))
            {
                RulesHandle by = rules == null ? new RulesHandle() : rules.Raw;
                Errors.Demand(Native.grz_game_from_text(bytes.Address, bytes.Length, by, out handle, ref error), ref error);
            }
            GC.KeepAlive(rules);
            return new Game(handle);
        }

        /// <summary>How it stands as a position, in a line that Create takes. For the host: it names what is hidden.</summary>
        public string Position()
        {
            return Text(Fills.Position, Ask());
        }
    }
}
