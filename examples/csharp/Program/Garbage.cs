using System;
using System.Reflection;
using Grizzled;
using static Program;

/// <summary>What a program calls in every frame and after every command leaves nothing to the garbage collector.</summary>
static class Garbage
{
    const int Games = 100, Seat = 1;

    public static int Check()
    {
        Func<long> allocated = AllocatedBytes();
        long before = allocated();
        var planted = new byte[1];
        Demand(allocated() > before, "the counter sees an object");
        GC.KeepAlive(planted);

        var table = new Table();
        using (Rules rules = Rules.Create("base 4 normal"))
        {
            // The same games twice: in the first round everything is compiled, and the arrays become as long as they must be.
            long warm = Play(rules, table, allocated);
            long bytes = Play(rules, table, allocated);
            Console.WriteLine("{0} games: {1} decisions, {2} events, {3} bytes of garbage ({4} in the first round)",
                Games, table.Decisions / 2, table.Events / 2, bytes, warm);
            Demand(bytes == 0, "playing leaves no garbage");
        }
        return 0;
    }

    /// <summary>What this thread has allocated so far: both runtimes count it, and Mono's public face does not name it.</summary>
    static Func<long> AllocatedBytes()
    {
        const BindingFlags Any = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;
        return (Func<long>)Delegate.CreateDelegate(typeof(Func<long>), typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread", Any));
    }

    static long Play(Rules rules, Table table, Func<long> allocated)
    {
        long bytes = 0;
        for (uint seed = 0; seed < Games; seed++)
        {
            using (Game game = Game.Create(rules, Start.FromSeed(seed)))
            using (Client client = Client.Create(game.Stream(Seat, 0), 0))
            {
                table.Sit(seed);
                long before = allocated();
                while (table.Step(game, client)) {}
                bytes += allocated() - before;
                table.Compare(game);
            }
        }
        return bytes;
    }

    /// <summary>A host and a player with all that they look at, in arrays that they keep.</summary>
    sealed class Table : EventListener
    {
        GameEvent[] events;
        Command[] legal;
        ulong[] mask;
        byte[] bytes;
        char[] text;
        readonly EventStream host = new EventStream(), player = new EventStream();
        uint x;
        int turns, others;
        Outcome outcome;

        public long Decisions { get; private set; }
        public long Events { get; private set; }

        public void Sit(uint seed)
        {
            x = seed;
            turns = others = 0;
            host.Restart(0);
            player.Restart(0);
        }

        public bool Step(Game game, Client client)
        {
            Watch(game, client);
            GameInfo info = game.Info();
            if (info.Awaited == 0) return false;
            int seat = global::Play.First(info.Awaited);
            int count = game.LegalCommands(seat, ref legal);
            Demand(count == game.LegalCount(seat) && game.LegalMask(seat, ref mask) == Constants.MaskWords, "the lists agree");
            x = x * 1664525 + 1013904223;
            Command command = legal[(x >> 8) % count];
            Demand(game.Check(seat, command) == null && game.CommandText(seat, command, Language.Fr, ref text) > 0, "it is legal");
            game.Submit(seat, info.Expected, command);
            Decisions++;
            return true;
        }

        void Watch(Game game, Client client)
        {
            uint from = host.Next;
            Demand(host.Read(game, Viewer.Spectator) == game.Events(Viewer.Spectator, from, ref events), "the stream has what is new");
            host.Tell(this);
            Events += host.Count;
            game.EventsText(Viewer.Spectator, from, Language.En, ref text);
            GameInfo known = client.Info();
            int length = game.EventsBytes(Seat, known.Expected, ref bytes);
            client.Feed(known.Expected, bytes, length);
            player.Read(client);
            Demand(player.Next == host.Next, "the player has read as far");
            if (client.View().Asked != 0) client.LegalCommands(ref legal);
            client.EventsText(known.Events, Language.En, ref text);
        }

        public void Compare(Game game)
        {
            Demand(turns > 0 && turns + others + 1 == game.Info().Events, "each event came once, by its kind");
            Demand(outcome == game.Info().Outcome, "the last one says how it ended");
        }

        protected override void OnTurnStarted(TurnStartedEvent happened)
        {
            turns++;
            Demand(happened.Event.Tag == EventTag.TurnStarted && happened.Seat < 4, "a seat has its turn");
        }

        protected override void OnGameEnded(GameEndedEvent happened)
        {
            outcome = happened.Outcome;
        }

        protected override void OnAnyOther(GameEvent happened)
        {
            others++;
        }
    }
}
