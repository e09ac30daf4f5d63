using System;
using System.IO;
using System.Threading;
using Grizzled;
using static Program;

/// <summary>What becomes of handles: forgotten ones are freed, but not too early; ended ones and two threads on one are exceptions.</summary>
static class Handles
{
    const int Forgotten = 200000, MostMegabytes = 500;
    static volatile bool done;

    public static int Check()
    {
        using (Rules rules = Rules.Create("base 4 normal"))
        {
            Forget(rules);
            UseEnded(rules);
            UseTwice(rules);
        }
        return 0;
    }

    // Collections go on all the time: a game that was freed during its last call would answer Status.Handle.
    static void Forget(Rules rules)
    {
        var collector = new Thread(Collect);
        collector.Start();
        for (int n = 0; n < Forgotten; n++)
        {
            int legal = Game.Create(rules, Start.FromSeed((ulong)n)).LegalCount(0);
            if (n % 100 == 0 && legal > 0) Game.Create(rules, Start.FromSeed((ulong)n)).LegalCommands(0);
            // One thread alone: two that wait for finalizers can wait for ever in Mono 6.8.
            if (n % 1000 == 0) GC.WaitForPendingFinalizers();
        }
        done = true;
        collector.Join();
        long megabytes = InUse();
        Console.WriteLine("{0} games forgotten, {1} MB in use", Forgotten, megabytes);
        Demand(megabytes < MostMegabytes, "forgotten games are freed");
    }

    static void Collect()
    {
        while (!done)
        {
            GC.Collect();
            Thread.Sleep(1);
        }
    }

    static long InUse()
    {
        // Mono has no WorkingSet; Linux counts pages.
        if (!File.Exists("/proc/self/statm")) return Environment.WorkingSet >> 20;
        return long.Parse(File.ReadAllText("/proc/self/statm").Split(' ')[1]) * Environment.SystemPageSize >> 20;
    }

    static void UseEnded(Rules rules)
    {
        Game game = Game.Create(rules, Start.FromSeed(1));
        game.Dispose();
        game.Dispose();
        bool refused = false;
        try
        {
            game.Info();
        }
        catch (ObjectDisposedException)
        {
            refused = true;
        }
        Demand(refused, "a game that was disposed of is not used");
    }

    static void UseTwice(Rules rules)
    {
        const int Many = 20000;
        var choices = new uint[Many];
        bool busy = false;
        using (Batch batch = Batch.Create(rules, Many, 1))
        {
            var worker = new Thread(() =>
            {
                // On a machine that has much to do the two meet late.
                for (var clock = System.Diagnostics.Stopwatch.StartNew(); clock.Elapsed.TotalSeconds < 30 && !busy;)
                {
                    try
                    {
                        batch.Step(BatchFlags.Restart, choices, null);
                    }
                    catch (GrizzledException)
                    {
                        // The other thread was in a call.
                    }
                }
            });
            worker.Start();
            while (worker.IsAlive && !busy)
            {
                try
                {
                    batch.Hash(0);
                }
                catch (GrizzledException twice)
                {
                    busy = twice.Status == Status.Busy;
                }
            }
            worker.Join();
        }
        Demand(busy, "two threads in one batch are refused");
    }
}
