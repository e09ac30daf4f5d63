using System;

namespace Grizzled
{
    /// <summary>A game as one viewer sees it. It holds no secret of anybody else, so it belongs on the player's machine.</summary>
    /// <remarks>Lists, events and texts come new or go into an array of yours, as those of Game do.</remarks>
    public sealed partial class Client : Handle
    {
        Client(ClientHandle handle) : base(handle.Id)
        {
        }

        internal ClientHandle Raw { get { return new ClientHandle { Id = Id }; } }

        internal override Status Free(ulong freed)
        {
            return Native.grz_client_free(new ClientHandle { Id = freed });
        }

        /// <summary>Begins with what Game.Stream gave; first is the number that it was given as after.</summary>
        public static Client Create(byte[] stream, uint first)
        {
            return Create(stream, stream == null ? 0 : stream.Length, first);
        }

        /// <summary>The same with the first so many bytes of an array.</summary>
        public static Client Create(byte[] stream, int length, uint first)
        {
            using (var bytes = new Pinned(stream, length)) return Create(bytes.Address, bytes.Length, first);
        }

        static Client Create(IntPtr stream, uint length, uint first)
        {
            ErrorInfo error = Errors.Room();
            ClientHandle handle;
            Errors.Demand(Native.grz_client_create(stream, length, first, out handle, ref error), ref error);
            return new Client(handle);
        }

        /// <summary>Feeds it what Game.EventsBytes gave for where it stands (GameInfo.Expected).</summary>
        public void Feed(uint expected, byte[] events)
        {
            Feed(expected, events, events == null ? 0 : events.Length);
        }

        /// <summary>The same with the first so many bytes of an array.</summary>
        public void Feed(uint expected, byte[] events, int length)
        {
            using (var bytes = new Pinned(events, length)) Feed(expected, bytes.Address, bytes.Length);
        }

        void Feed(uint expected, IntPtr events, uint length)
        {
            ErrorInfo error = Errors.Room();
            Demand(Native.grz_client_feed(Raw, expected, events, length, ref error), ref error);
        }

        public GameInfo Info()
        {
            var info = new GameInfo { StructSize = GameInfo.Bytes };
            Demand(Native.grz_client_info(Raw, ref info));
            return info;
        }

        public Rules Rules()
        {
            RulesHandle handle;
            Demand(Native.grz_client_rules(Raw, out handle));
            return new Rules(handle);
        }

        public View View()
        {
            var view = new View { StructSize = Grizzled.View.Bytes };
            Demand(Native.grz_client_view(Raw, ref view));
            return view;
        }

        public string ViewJson()
        {
            return Text(Fills.ClientViewJson, Ask());
        }

        public GameEvent[] Events(uint from)
        {
            return Read<GameEvent>(Fills.ClientEvents, Ask(from));
        }

        public int Events(uint from, ref GameEvent[] into)
        {
            return Read(Fills.ClientEvents, Ask(from), ref into);
        }

        public string EventsJson(uint from)
        {
            return Text(Fills.ClientEventsJson, Ask(from));
        }

        public string EventsText(uint from, Language language = Language.En)
        {
            return Text(Fills.ClientEventsText, Ask(from, (uint)language));
        }

        public int EventsText(uint from, Language language, ref char[] into)
        {
            return Text(Fills.ClientEventsText, Ask(from, (uint)language), ref into);
        }

        public int LegalCount()
        {
            uint count;
            Demand(Native.grz_client_legal_count(Raw, out count));
            return (int)count;
        }

        /// <summary>One of the commands that the viewer's seat may give now; nothing is left to the garbage collector.</summary>
        public Command LegalCommand(int place)
        {
            var command = new Command { StructSize = Command.Bytes };
            Demand(Native.grz_client_legal_command(Raw, (uint)place, ref command));
            return command;
        }

        /// <summary>What the viewer's seat may do now, in the same order as the host's Game.LegalCommands.</summary>
        public Command[] LegalCommands()
        {
            return Read<Command>(Fills.ClientLegalCommands, Ask());
        }

        public int LegalCommands(ref Command[] into)
        {
            return Read(Fills.ClientLegalCommands, Ask(), ref into);
        }

        /// <summary>Why the command is not legal for the viewer's seat now; null when it is.</summary>
        public GrizzledException Check(Command command)
        {
            ErrorInfo error = Errors.Room();
            command.StructSize = Command.Bytes;
            Status status = Native.grz_client_check(Raw, ref command, ref error);
            GC.KeepAlive(this);
            return status == Status.Ok ? null : new GrizzledException(error);
        }

        public Command Bot(Bot bot, ulong seed)
        {
            var command = new Command { StructSize = Command.Bytes };
            Demand(Native.grz_client_bot(Raw, (uint)bot, seed, ref command));
            return command;
        }

        /// <summary>A command in words, as a button would show it.</summary>
        public string CommandText(int seat, Command command, Language language = Language.En)
        {
            return Text(Fills.ClientCommandText, Ask(command, (uint)seat, (uint)language));
        }

        public int CommandText(int seat, Command command, Language language, ref char[] into)
        {
            return Text(Fills.ClientCommandText, Ask(command, (uint)seat, (uint)language), ref into);
        }
    }
}
