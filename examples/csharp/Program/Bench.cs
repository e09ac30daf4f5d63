using System;
using System.Diagnostics;
using System.Linq;
using Grizzled;

/// <summary>Calls per second, the median of five.</summary>
static class Bench
{
    const int Tries = 5, BatchGames = 256;

    public static int All()
    {
        using (Rules rules = Rules.Create("base 4 normal"))
        {
            Measure("legal_count", "calls", () => LegalCounts(rules, 2000000));
            Measure("info + legal_command + submit", "steps", () => Steps(rules, 400000));
            Measure("batch_step of 256 games", "game steps", () => BatchSteps(rules, 8000));
        }
        return 0;
    }

    static void Measure(string name, string unit, Func<long> work)
    {
        work();
        var speeds = new double[Tries];
        for (int n = 0; n < Tries; n++)
        {
            var watch = Stopwatch.StartNew();
            long done = work();
            speeds[n] = done / watch.Elapsed.TotalSeconds;
        }
        Array.Sort(speeds);
        Console.WriteLine("{0,-30} {1,6:0.00} million {2} a second ({3:0.00} to {4:0.00})",
            name, speeds[Tries / 2] / 1e6, unit, speeds[0] / 1e6, speeds[Tries - 1] / 1e6);
    }

    static long LegalCounts(Rules rules, int calls)
    {
        using (Game game = Game.Create(rules, Start.FromSeed(1915)))
        {
            int seat = Play.First(game.Info().Awaited);
            for (int n = 0; n < calls; n++) game.LegalCount(seat);
        }
        return calls;
    }

    /// <summary>Games played by the first of the legal commands: creating them counts.</summary>
    static long Steps(Rules rules, int steps)
    {
        ulong seed = 0;
        Game game = Game.Create(rules, Start.FromSeed(seed));
        for (int n = 0; n < steps; n++)
        {
            GameInfo info = game.Info();
            if (info.Awaited == 0)
            {
                game.Dispose();
                game = Game.Create(rules, Start.FromSeed(++seed));
                info = game.Info();
            }
            int seat = Play.First(info.Awaited);
            game.Submit(seat, info.Expected, game.LegalCommand(seat, 0));
        }
        game.Dispose();
        return steps;
    }

    static long BatchSteps(Rules rules, int steps)
    {
        uint[] choices = Enumerable.Repeat(BatchInstead.Wait, BatchGames).ToArray();
        var rows = new BatchRow[BatchGames];
        uint x = 1;
        using (Batch batch = Batch.Create(rules, BatchGames, 1))
        {
            batch.Step(0, choices, rows);
            for (int n = 0; n < steps; n++)
            {
                for (int game = 0; game < BatchGames; game++)
                {
                    x = x * 1664525 + 1013904223;
                    choices[game] = (x >> 8) % rows[game].Legal;
                }
                batch.Step(BatchFlags.Restart, choices, rows);
            }
        }
        return (long)steps * BatchGames;
    }
}
