#if UNITY_2021_2_OR_NEWER || GRIZZLED_SPANS
using System;
using Grizzled;
using static Program;

/// <summary>Spans say the same as arrays, also those that begin in the middle of an array.</summary>
static class Slices
{
    public static int Check()
    {
        using (Rules rules = Rules.Create("base 4 normal"))
        using (Game game = Game.Create(rules, Start.FromSeed(1914)))
        using (Client client = Client.Create(new ReadOnlySpan<byte>(game.Stream(0, 0)), 0))
        {
            int seat = Play.First(game.Info().Awaited);
            uint expected = client.Info().Expected;
            game.Submit(seat, game.Info().Expected, game.LegalCommand(seat, 0));
            var bytes = new byte[4096];
            int count;
            Demand(game.TryEventsBytes(0, expected, new Span<byte>(bytes, 7, 4000), out count), "there is room for the bytes");
            client.Feed(expected, new ReadOnlySpan<byte>(bytes, 7, count));
            Demand(client.Info().Expected == game.Info().Expected, "the client has been fed");
            Lists(game, client);
            Texts(game, client);
            byte[] log = game.Save();
            using (Game loaded = Game.Load(new ReadOnlySpan<byte>(log), Start.FromSeed(0))) Demand(loaded.Hash() == game.Hash(), "a log");
        }
        Console.WriteLine("spans say what arrays say");
        return 0;
    }

    static void Lists(Game game, Client client)
    {
        GameEvent[] all = client.Events(0);
        var room = new GameEvent[all.Length + 1];
        int count;
        Demand(!client.TryEvents(0, new Span<GameEvent>(room, 0, 3), out count) && count == all.Length, "three are not enough");
        Demand(!client.TryEvents(0, Span<GameEvent>.Empty, out count) && count == all.Length, "none is not enough");
        Demand(client.TryEvents(0, new Span<GameEvent>(room, 1, all.Length), out count), "as many as there are are enough");
        Demand(room[0].Tag == 0 && room[1].Tag == all[0].Tag && room[count].Sequence == count - 1, "they stand where they should");
        Demand(game.TryEvents(0, 0, room, out count) && count == all.Length, "the host has as many");
        int seat = Play.First(game.Info().Awaited);
        var commands = new Command[100];
        Demand(game.TryLegalCommands(seat, commands, out count) && count == game.LegalCount(seat), "the commands");
        Demand(game.TryLegalMask(seat, new ulong[Constants.MaskWords], out count) && count == Constants.MaskWords, "the mask");
        Demand(client.TryLegalCommands(commands, out count) && count == client.LegalCount(), "the client's commands");
        var stream = new EventStream();
        Demand(stream.Read(client) == all.Length && stream.Events.Length == all.Length && stream.Events[2].Tag == stream[2].Tag, "the stream");
    }

    static void Texts(Game game, Client client)
    {
        string events = client.EventsText(0, Language.Fr);
        var room = new char[events.Length];
        int count;
        Demand(!client.TryEventsText(0, Language.Fr, new Span<char>(room, 1, room.Length - 1), out count), "one too few");
        Demand(count == events.Length && client.TryEventsText(0, Language.Fr, room, out count), "enough");
        Demand(new string(room, 0, count) == events && game.TryEventsText(0, 0, Language.Fr, room, out count), "the same text");
        int seat = Play.First(game.Info().Awaited);
        Command command = game.LegalCommand(seat, 0);
        Demand(game.TryCommandText(seat, command, Language.En, room, out count), "a command");
        Demand(new string(room, 0, count) == game.CommandText(seat, command), "in words");
        Demand(client.TryCommandText(seat, command, Language.En, room, out count), "the client has words for it");
    }
}
#endif
