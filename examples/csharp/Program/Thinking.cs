using System;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Grizzled;
using static Program;

/// <summary>Bots in other threads: they decide what they decide in this one, and can be cancelled.</summary>
static class Thinking
{
    public static int Check(string path)
    {
        int decisions = 0;
        foreach (string line in File.ReadAllLines(path))
        {
            string[] parts = line.Split(';');
            if (parts.Length < 2) continue;
            using (Rules rules = Rules.Create(parts[0]))
            using (Game game = Game.Create(rules, Start.FromSeed(uint.Parse(parts[1])))) decisions += Play(game);
        }
        using (Rules rules = Rules.Create("base 4 normal"))
        using (Game game = Game.Create(rules, Start.FromSeed(1914)))
        {
            AskPlayer(game);
            Cancel(game);
            ReturnTooLate(game);
            Fail(game);
        }
        Console.WriteLine("{0} decisions of bots in other threads", decisions);
        return decisions > 0 ? 0 : 1;
    }

    static int Play(Game game)
    {
        int decisions = 0;
        for (GameInfo info = game.Info(); info.Awaited != 0; info = game.Info(), decisions++)
        {
            int seat = global::Play.First(info.Awaited);
            var bot = (Bot)(decisions % 2);
            Task<Command> decision = game.BotAsync(seat, bot, (ulong)decisions);
            Command expected = game.Bot(seat, bot, (ulong)decisions);
            Demand(game.Check(seat, decision.Result) == null, "what a bot decides is legal");
            Demand(game.ActionOf(seat, decision.Result) == game.ActionOf(seat, expected), "a bot decides the same in another thread");
            game.Submit(seat, info.Expected, decision.Result);
        }
        return decisions;
    }

    static void AskPlayer(Game game)
    {
        int seat = global::Play.First(game.Info().Awaited);
        using (Client client = Client.Create(game.Stream(seat, 0), 0))
        {
            Command decided = client.BotAsync(Bot.Careful, 0).Result;
            Demand(game.ActionOf(seat, decided) == game.ActionOf(seat, game.Bot(seat, Bot.Careful, 0)), "a player's bot decides the same");
        }
    }

    static void Cancel(Game game)
    {
        int seat = global::Play.First(game.Info().Awaited);
        using (var over = new CancellationTokenSource())
        using (var begun = new ManualResetEventSlim())
        {
            int here = Thread.CurrentThread.ManagedThreadId, there = here;
            Task<Command> endless = game.DecideAsync(seat, (client, cancel) =>
            {
                there = Thread.CurrentThread.ManagedThreadId;
                begun.Set();
                while (true)
                {
                    cancel.ThrowIfCancellationRequested();
                    client.LegalCount();
                }
            }, over.Token);
            Demand(begun.Wait(30000) && there != here, "a bot thinks in another thread");
            game.Submit(seat, game.Info().Expected, game.LegalCommand(seat, 0));
            Demand(!endless.IsCompleted, "it goes on while the game does");
            over.Cancel();
            Demand(Ended(endless) is OperationCanceledException && endless.IsCanceled, "what is cancelled ends");
            Demand(Ended(game.BotAsync(0, Bot.Careful, 0, over.Token)) is OperationCanceledException, "what is cancelled before does not begin");
        }
    }

    static void ReturnTooLate(Game game)
    {
        int seat = global::Play.First(game.Info().Awaited);
        using (var over = new CancellationTokenSource())
        using (var begun = new ManualResetEventSlim())
        {
            Task<Command> late = game.DecideAsync(seat, (client, cancel) =>
            {
                begun.Set();
                cancel.WaitHandle.WaitOne();
                return client.LegalCommand(0);
            }, over.Token);
            Demand(begun.Wait(30000), "a bot begins to think");
            over.Cancel();
            Demand(Ended(late) is OperationCanceledException, "what a bot decides after it was cancelled counts for nothing");
        }
    }

    static void Fail(Game game)
    {
        Exception failure = Ended(game.DecideAsync(0, (client, cancel) => { throw new InvalidOperationException("no idea"); }));
        Demand(failure is InvalidOperationException, "what a bot throws arrives");
    }

    static Exception Ended(Task task)
    {
        try
        {
            Demand(task.Wait(30000), "a bot comes to an end");
        }
        catch (AggregateException several)
        {
            return several.InnerException;
        }
        return null;
    }
}
