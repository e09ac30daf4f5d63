using System;

namespace Grizzled
{
    /// <summary>A game as its host holds it: it knows everything. Never give what it holds to a player's machine.</summary>
    /// <remarks>One call at a time: two threads on one game is Status.Busy. Lists, events and texts come new, or go into an array
    /// of yours: that leaves nothing to the garbage collector, answers how many there are, and replaces an array that is too short
    /// or null by a longer one.</remarks>
    public sealed partial class Game : Handle
    {
        internal Game(GameHandle handle) : base(handle.Id)
        {
        }

        internal GameHandle Raw { get { return new GameHandle { Id = Id }; } }

        internal override Status Free(ulong freed)
        {
            return Native.grz_game_free(new GameHandle { Id = freed });
        }

        /// <summary>Begins a game; position is a line of NOTATION.md, or null for the usual beginning.</summary>
        public static Game Create(Rules rules, Start start, string position = null)
        {
            ErrorInfo error = Errors.Room();
            start.StructSize = Start.Bytes;
            GameHandle handle;
            using (var text = new Pinned(position))
            {
                rules.Demand(Native.grz_game_create(rules.Raw, ref start, text.Address, text.Length, out handle, ref error), ref error);
            }
            return new Game(handle);
        }

        public Game Clone()
        {
            GameHandle handle;
            Demand(Native.grz_game_clone(Raw, out handle));
            return new Game(handle);
        }

        /// <summary>The game as it stood after so many events; start decides the chance that it goes on with.</summary>
        public Game At(uint events, Start start)
        {
            ErrorInfo error = Errors.Room();
            start.StructSize = Start.Bytes;
            GameHandle handle;
            Demand(Native.grz_game_at(Raw, events, ref start, out handle, ref error), ref error);
            return new Game(handle);
        }

        public Rules Rules()
        {
            RulesHandle handle;
            Demand(Native.grz_game_rules(Raw, out handle));
            return new Rules(handle);
        }

        public GameInfo Info()
        {
            var info = new GameInfo { StructSize = GameInfo.Bytes };
            Demand(Native.grz_game_info(Raw, ref info));
            return info;
        }

        /// <summary>The hash of everything in play, for hosts to compare. Never send it to a player.</summary>
        public ulong Hash()
        {
            ulong hash;
            Demand(Native.grz_game_hash(Raw, out hash));
            return hash;
        }

        // Commands.

        public int LegalCount(int seat)
        {
            uint count;
            Demand(Native.grz_legal_count(Raw, (uint)seat, out count));
            return (int)count;
        }

        /// <summary>One of the commands that the seat may give now; nothing is left to the garbage collector.</summary>
        public Command LegalCommand(int seat, int place)
        {
            var command = new Command { StructSize = Command.Bytes };
            Demand(Native.grz_legal_command(Raw, (uint)seat, (uint)place, ref command));
            return command;
        }

        public Command[] LegalCommands(int seat)
        {
            return Read<Command>(Fills.LegalCommands, Ask((uint)seat));
        }

        public int LegalCommands(int seat, ref Command[] into)
        {
            return Read(Fills.LegalCommands, Ask((uint)seat), ref into);
        }

        /// <summary>The actions that the seat may take now: bit n % 64 of word n / 64 is action n.</summary>
        public ulong[] LegalMask(int seat)
        {
            return Read<ulong>(Fills.LegalMask, Ask((uint)seat));
        }

        public int LegalMask(int seat, ref ulong[] into)
        {
            return Read(Fills.LegalMask, Ask((uint)seat), ref into);
        }

        public int ActionOf(int seat, Command command)
        {
            uint action;
            command.StructSize = Command.Bytes;
            Demand(Native.grz_command_action(Raw, (uint)seat, ref command, out action));
            return (int)action;
        }

        public Command CommandOf(int seat, int action)
        {
            var command = new Command { StructSize = Command.Bytes };
            Demand(Native.grz_action_command(Raw, (uint)seat, (uint)action, ref command));
            return command;
        }

        /// <summary>Why the command is not legal for the seat now; null when it is.</summary>
        public GrizzledException Check(int seat, Command command)
        {
            ErrorInfo error = Errors.Room();
            command.StructSize = Command.Bytes;
            Status status = Native.grz_check(Raw, (uint)seat, ref command, ref error);
            GC.KeepAlive(this);
            return status == Status.Ok ? null : new GrizzledException(error);
        }

        /// <summary>Gives a command for a seat. Expected is where the player stands (GameInfo.Expected), or
        /// Constants.AnySequence.</summary>
        public void Submit(int seat, uint expected, Command command)
        {
            ErrorInfo error = Errors.Room();
            command.StructSize = Command.Bytes;
            Demand(Native.grz_submit(Raw, (uint)seat, expected, ref command, ref error), ref error);
        }

        /// <summary>The same for a command that came from outside: what is wrong with it, or null when it was done.</summary>
        public GrizzledException TrySubmit(int seat, uint expected, Command command)
        {
            ErrorInfo error = Errors.Room();
            command.StructSize = Command.Bytes;
            Status status = Native.grz_submit(Raw, (uint)seat, expected, ref command, ref error);
            GC.KeepAlive(this);
            return status == Status.Ok ? null : new GrizzledException(error);
        }

        /// <summary>Takes the last command back. Clients must be created again from a stream.</summary>
        public void Undo(uint expected)
        {
            ErrorInfo error = Errors.Room();
            Demand(Native.grz_undo(Raw, expected, ref error), ref error);
        }

        /// <summary>What a bot would do in the place of a seat; it sees what the seat sees. It is not done.</summary>
        public Command Bot(int seat, Bot bot, ulong seed)
        {
            var command = new Command { StructSize = Command.Bytes };
            Demand(Native.grz_game_bot(Raw, (uint)seat, (uint)bot, seed, ref command));
            return command;
        }

        /// <summary>A command in words, as a button would show it.</summary>
        public string CommandText(int seat, Command command, Language language = Language.En)
        {
            return Text(Fills.CommandText, Ask(command, (uint)seat, (uint)language));
        }

        public int CommandText(int seat, Command command, Language language, ref char[] into)
        {
            return Text(Fills.CommandText, Ask(command, (uint)seat, (uint)language), ref into);
        }

        // What a viewer sees: a seat, or Viewer.Spectator.

        public View View(int viewer)
        {
            var view = new View { StructSize = Grizzled.View.Bytes };
            Demand(Native.grz_game_view(Raw, (uint)viewer, ref view));
            return view;
        }

        public string ViewJson(int viewer)
        {
            return Text(Fills.GameViewJson, Ask((uint)viewer));
        }

        public GameEvent[] Events(int viewer, uint from)
        {
            return Read<GameEvent>(Fills.GameEvents, Ask((uint)viewer, from));
        }

        public int Events(int viewer, uint from, ref GameEvent[] into)
        {
            return Read(Fills.GameEvents, Ask((uint)viewer, from), ref into);
        }

        /// <summary>What has happened since the viewer stood at expected (GameInfo.Expected of its client), for Client.Feed.</summary>
        public byte[] EventsBytes(int viewer, uint expected)
        {
            return Read<byte>(Fills.GameEventsBytes, Ask((uint)viewer, expected));
        }

        public int EventsBytes(int viewer, uint expected, ref byte[] into)
        {
            return Read(Fills.GameEventsBytes, Ask((uint)viewer, expected), ref into);
        }

        public string EventsJson(int viewer, uint from)
        {
            return Text(Fills.GameEventsJson, Ask((uint)viewer, from));
        }

        public string EventsText(int viewer, uint from, Language language = Language.En)
        {
            return Text(Fills.GameEventsText, Ask((uint)viewer, from, (uint)language));
        }

        public int EventsText(int viewer, uint from, Language language, ref char[] into)
        {
            return Text(Fills.GameEventsText, Ask((uint)viewer, from, (uint)language), ref into);
        }
    }
}
