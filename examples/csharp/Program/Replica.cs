using System;
using System.Linq;
using System.Runtime.InteropServices;
using Grizzled;
using static Program;

/// <summary>A game with a player at seat 1 who sits at another machine: there is a client, which gets bytes and nothing else.</summary>
static class Replica
{
    const int Seat = 1;

    public static int Run(Game game, Policy policy)
    {
        using (Client client = Client.Create(game.Stream(Seat, 0), 0))
        {
            RefuseSomething(game);
            int decisions = 0;
            Compare(game, client);
            for (GameInfo info = game.Info(); info.Awaited != 0; info = game.Info())
            {
                int seat = Play.First(info.Awaited);
                Command command = seat == Seat ? client.Bot(Bot.Careful, 0) : policy.Choose(game, seat);
                game.Submit(seat, info.Expected, command);
                decisions++;
                GameInfo known = client.Info();
                client.Feed(known.Expected, game.EventsBytes(Seat, known.Expected));
                if (decisions <= 2) Show(client, known.Events);
                Compare(game, client);
            }
            SaveAndLoad(game);
            return decisions;
        }
    }

    /// <summary>What happened, as seat 1 reads it.</summary>
    static void Show(Client client, uint from)
    {
        foreach (string line in client.EventsText(from, Language.Fr).TrimEnd('\n').Split('\n')) Console.WriteLine("  " + line);
        foreach (GameEvent seen in client.Events(from))
        {
            if (seen.Tag == EventTag.Dealt && seen.Seat != Seat) Demand(seen.Secret == Secret.Hidden, "a card of another seat is hidden");
        }
    }

    static void Compare(Game game, Client client)
    {
        Demand(Bytes(game.View(Seat)).SequenceEqual(Bytes(client.View())), "the client sees what the host says that seat 1 sees");
        Demand(game.ViewJson(Seat) == client.ViewJson(), "the same as JSON");
        bool asked = client.View().Asked != 0;
        Demand(client.LegalCommands().Length == (asked ? game.LegalCount(Seat) : 0), "the client knows what is legal");
    }

    static byte[] Bytes(View view)
    {
        var bytes = new byte[View.Bytes];
        GCHandle pinned = GCHandle.Alloc(view, GCHandleType.Pinned);
        Marshal.Copy(pinned.AddrOfPinnedObject(), bytes, 0, bytes.Length);
        pinned.Free();
        return bytes;
    }

    /// <summary>What is not legal is refused with the rule that says so, and what is stale with its number.</summary>
    static void RefuseSomething(Game game)
    {
        GameInfo info = game.Info();
        ulong before = game.Hash();
        int seat = Play.First(info.Awaited);
        var one = new Command { Tag = CommandTag.Intensity, Intensity = 1 };
        GrizzledException refusal = game.TrySubmit(seat, info.Expected, one);
        Demand(refusal != null && refusal.Status == Status.Rejected && refusal.Reason == Reason.IntensityNotOffered, "intensity 1 is refused");
        Demand(refusal.RuleName == "PREP-1" && game.Check(seat, one).Rule == RuleId.Prep1, "it says by which rule");
        Console.WriteLine("  refused: {0}: {1}", refusal.Message, Library.Word(WordList.Rule, (int)refusal.Rule));
        try
        {
            game.Submit(seat, info.Expected - 1, game.LegalCommand(seat, 0));
            Demand(false, "a stale command is refused");
        }
        catch (GrizzledException stale)
        {
            Demand(stale.Status == Status.Sequence, "it is refused as stale");
        }
        Demand(game.Hash() == before, "nothing has changed");
    }

    static void SaveAndLoad(Game game)
    {
        foreach (SaveForm form in new[] { SaveForm.Bytes, SaveForm.Json })
        {
            byte[] log = game.Save(form);
            Demand(Library.Probe(log).Kind == SaveKind.Log, "it is a log");
            using (Game loaded = Game.Load(log, Start.FromSeed(0))) Demand(loaded.Hash() == game.Hash(), "a log loaded is the same game");
            log[log.Length / 2] ^= 1;
            try
            {
                Game.Load(log, Start.FromSeed(0)).Dispose();
                Demand(false, "a damaged log is refused");
            }
            catch (GrizzledException damaged)
            {
                Demand(damaged.Status != Status.Internal && damaged.Message != "", "it says why");
            }
        }
    }
}
