using System;
using System.IO;
using Grizzled;

/// <summary>The games that every client plays, with the policy of examples/expected.</summary>
static class Play
{
    const string WithReplica = "base 4 normal";
    const uint ReplicaSeed = 1915;

    public static int All(string path)
    {
        int played = 0;
        foreach (string line in File.ReadAllLines(path))
        {
            if (line.Length == 0) continue;
            string[] parts = line.Split(';');
            if (!One(parts[0], uint.Parse(parts[1]), int.Parse(parts[2]), parts[3])) return 1;
            played++;
        }
        if (played == 0) Console.Error.WriteLine("there are no games in {0}", path);
        return played == 0 ? 1 : 0;
    }

    static bool One(string preset, uint seed, int decisions, string hash)
    {
        using (Rules rules = Rules.Create(preset))
        using (Game game = Game.Create(rules, Start.FromSeed(seed)))
        {
            bool replica = preset == WithReplica && seed == ReplicaSeed;
            int made = replica ? Replica.Run(game, new Policy(seed)) : Run(game, new Policy(seed));
            string ended = game.Hash().ToString("x16");
            bool ok = made == decisions && ended == hash;
            string verdict = ok ? "hash ok" : "hash " + ended + ", but expected " + decisions + " decisions, hash " + hash;
            Console.WriteLine("{0}, seed {1}: {2} decisions, {3}", preset, seed, made, verdict);
            return ok;
        }
    }

    static int Run(Game game, Policy policy)
    {
        int decisions = 0;
        for (GameInfo info = game.Info(); info.Awaited != 0; info = game.Info())
        {
            int seat = First(info.Awaited);
            game.Submit(seat, info.Expected, policy.Choose(game, seat));
            decisions++;
        }
        return decisions;
    }

    /// <summary>The lowest seat of a set of seats.</summary>
    public static int First(byte seats)
    {
        int seat = 0;
        while ((seats >> seat & 1) == 0) seat++;
        return seat;
    }
}

/// <summary>How the seats decide: seat 0 by a generator, all others as the careful bot does.</summary>
sealed class Policy
{
    ulong x;

    public Policy(uint seed)
    {
        x = seed;
    }

    public Command Choose(Game game, int seat)
    {
        if (seat != 0) return game.Bot(seat, Bot.Careful, 0);
        x = x * 48271 % 2147483647;
        return game.LegalCommand(seat, (int)(x % (ulong)game.LegalCount(seat)));
    }
}
