using System;

namespace Grizzled
{
    /// <summary>A pack of cards. No pack, null, stands for the cards that are built in.</summary>
    public sealed class Pack : Handle
    {
        Pack(PackHandle handle) : base(handle.Id)
        {
        }

        internal PackHandle Raw { get { return new PackHandle { Id = Id }; } }

        internal static PackHandle RawOf(Pack pack)
        {
            return pack == null ? new PackHandle() : pack.Raw;
        }

        internal override Status Free(ulong freed)
        {
            return Native.grz_pack_free(new PackHandle { Id = freed });
        }

        /// <summary>Reads a pack from the bytes of a JSON file.</summary>
        public static Pack Load(byte[] json)
        {
            ErrorInfo error = Errors.Room();
            PackHandle handle;
            using (var bytes = new Pinned(json))
            {
                Errors.Demand(Native.grz_pack_load(bytes.Address, bytes.Length, out handle, ref error), ref error);
            }
            return new Pack(handle);
        }

        /// <summary>A pack as a JSON file; null for the built-in one.</summary>
        public static string ToJson(Pack pack)
        {
            Library.Check();
            var query = new Query { Id = RawOf(pack).Id };
            string text = Memory.Text(Fills.PackJson, ref query);
            GC.KeepAlive(pack);
            return text;
        }
    }

    /// <summary>The rules of games. Any number of threads may use them at once.</summary>
    public sealed class Rules : Handle
    {
        internal Rules(RulesHandle handle) : base(handle.Id)
        {
        }

        internal RulesHandle Raw { get { return new RulesHandle { Id = Id }; } }

        internal override Status Free(ulong freed)
        {
            return Native.grz_rules_free(new RulesHandle { Id = freed });
        }

        /// <summary>Rules of a way to play, such as "base 4 normal", "solo" or "chapter 2 4", with changes.</summary>
        public static Rules Create(string preset, Setting[] settings = null, Pack pack = null)
        {
            ErrorInfo error = Errors.Room();
            RulesHandle handle;
            using (var text = new Pinned(preset))
            using (var changes = new Pinned(settings))
            {
                PackHandle cards = Pack.RawOf(pack);
                Status status = Native.grz_rules_create(text.Address, text.Length, changes.Address, changes.Length, cards, out handle, ref error);
                Errors.Demand(status, ref error);
            }
            GC.KeepAlive(pack);
            return new Rules(handle);
        }

        public RulesFacts Facts()
        {
            var facts = new RulesFacts { StructSize = RulesFacts.Bytes };
            Demand(Native.grz_rules_info(Raw, ref facts));
            return facts;
        }

        public Card Card(CardList list, int number)
        {
            var card = new Card { StructSize = Grizzled.Card.Bytes };
            Demand(Native.grz_card_info(Raw, (uint)list, (uint)number, ref card));
            return card;
        }

        /// <summary>What a card is called, or what it does.</summary>
        public string CardText(CardList list, int number, CardPart part, Language language = Language.En)
        {
            return Text(Fills.CardText, Ask((uint)list, (uint)number, (uint)part, (uint)language));
        }

        /// <summary>The same into an array of yours; how many characters there are.</summary>
        public int CardText(CardList list, int number, CardPart part, Language language, ref char[] into)
        {
            return Text(Fills.CardText, Ask((uint)list, (uint)number, (uint)part, (uint)language), ref into);
        }

        /// <summary>A command as the notation writes it, such as "play nm/2".</summary>
        public string Write(Command command)
        {
            return Text(Fills.Write, Ask(command));
        }

        /// <summary>The same into an array of yours; how many characters there are.</summary>
        public int Write(Command command, ref char[] into)
        {
            return Text(Fills.Write, Ask(command), ref into);
        }

        /// <summary>The command that the notation writes so.</summary>
        public Command Read(string text)
        {
            ErrorInfo error = Errors.Room();
            var command = new Command { StructSize = Command.Bytes };
            using (var bytes = new Pinned(text))
            {
                Demand(Native.grz_command_read(Raw, bytes.Address, bytes.Length, ref command, ref error), ref error);
            }
            return command;
        }
    }
}
