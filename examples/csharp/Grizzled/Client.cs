using System;

namespace Grizzled
{
    /// <summary>A game as one viewer sees it. It holds no secret of anybody else, so it belongs on the player's machine.</summary>
    public sealed class Client : Handle
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
            ErrorInfo error = Errors.Room();
            ClientHandle handle;
            using (var bytes = new Pinned(stream))
            {
                Errors.Demand(Native.grz_client_create(bytes.Address, bytes.Length, first, out handle, ref error), ref error);
            }
            return new Client(handle);
        }

        /// <summary>Feeds it what Game.EventsBytes gave for where it stands (GameInfo.Expected).</summary>
        public void Feed(uint expected, byte[] events)
        {
            ErrorInfo error = Errors.Room();
            using (var bytes = new Pinned(events))
            {
                Demand(Native.grz_client_feed(Raw, expected, bytes.Address, bytes.Length, ref error), ref error);
            }
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
            return Text((IntPtr text, uint capacity, out uint needed) => Native.grz_client_view_json(Raw, text, capacity, out needed));
        }

        public GameEvent[] Events(uint from)
        {
            return Read<GameEvent>((IntPtr events, uint capacity, out uint needed) =>
                Native.grz_client_events(Raw, from, events, GameEvent.Bytes, capacity, out needed), 16);
        }

        public string EventsJson(uint from)
        {
            return Text((IntPtr text, uint capacity, out uint needed) =>
                Native.grz_client_events_json(Raw, from, text, capacity, out needed));
        }

        public string EventsText(uint from, Language language = Language.En)
        {
            return Text((IntPtr text, uint capacity, out uint needed) =>
                Native.grz_client_events_text(Raw, from, (uint)language, text, capacity, out needed));
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
            return Read<Command>((IntPtr commands, uint capacity, out uint needed) =>
                Native.grz_client_legal_commands(Raw, commands, Command.Bytes, capacity, out needed), 64);
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
            command.StructSize = Command.Bytes;
            return Text((IntPtr text, uint capacity, out uint needed) =>
                Native.grz_client_command_text(Raw, (uint)seat, ref command, (uint)language, text, capacity, out needed));
        }
    }
}
