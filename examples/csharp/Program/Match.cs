using System;
using System.Linq;
using Grizzled;

/// <summary>The same in every language, even where all numbers are floating.</summary>
sealed class Generator
{
    ulong x;

    public Generator(uint seed)
    {
        x = seed;
    }

    public int Below(int count)
    {
        x = x * 48271 % 2147483647;
        return (int)(x % (ulong)count);
    }
}

/// <summary>A game of the kit, which is played as all clients play it.</summary>
sealed class Match : IDisposable
{
    public Game Game { get; private set; }
    public Policy Policy { get; private set; }

    public Match(Game game, uint seed)
    {
        Game = game;
        Policy = new Policy(seed);
    }

    public void Dispose()
    {
        Game.Dispose();
    }

    bool Step()
    {
        GameInfo info = Game.Info();
        if (info.Awaited == 0) return false;
        int seat = Play.First(info.Awaited);
        Game.Submit(seat, info.Expected, Policy.Choose(Game, seat));
        return true;
    }

    public void After(string decisions)
    {
        for (int left = int.Parse(decisions); left > 0; left--) Step();
    }

    public void Finish()
    {
        while (Step()) { }
    }

    /// <summary>To how it stood after so many events.</summary>
    public void GoBack(uint events)
    {
        Replace(Game.At(events, Start.FromSeed(1)));
    }

    public void SaveAndLoad(SaveForm form, uint seed)
    {
        Replace(Game.Load(Game.Save(form), Start.FromSeed(seed)));
    }

    void Replace(Game other)
    {
        Game.Dispose();
        Game = other;
    }

    public Status Undo()
    {
        try
        {
            Game.Undo(Game.Info().Expected);
            return Status.Ok;
        }
        catch (GrizzledException why)
        {
            return why.Status;
        }
    }
}

/// <summary>The check values of a game.</summary>
sealed class Seen
{
    public static readonly string[] Names = { "commands", "masks", "views", "events", "english", "french" };
    public readonly Fold[] Folds = Names.Select(_ => new Fold()).ToArray();
    const int Commands = 0, Masks = 1, Views = 2, Events = 3, Texts = 4;

    readonly Game game;

    public Seen(Game game)
    {
        this.game = game;
    }

    public void Before(int seat)
    {
        Command[] legal = game.LegalCommands(seat);
        Folds[Commands].Add((ulong)seat);
        Folds[Commands].Add((ulong)legal.Length);
        foreach (Command command in legal) Folds[Commands].Struct(command);
        foreach (ulong word in game.LegalMask(seat)) Folds[Masks].Word(word);
        Look();
    }

    void Look()
    {
        foreach (int viewer in Viewers()) Folds[Views].Struct(game.View(viewer));
    }

    int[] Viewers()
    {
        return Enumerable.Range(0, game.Info().Seats).Concat(new[] { Viewer.Spectator }).ToArray();
    }

    public void Said(int seat, Command command)
    {
        foreach (Language language in new[] { Language.En, Language.Fr })
        {
            Folds[Texts + (int)language].Text(game.CommandText(seat, command, language));
        }
    }

    public void End()
    {
        Look();
        foreach (int viewer in Viewers())
        {
            foreach (GameEvent one in game.Events(viewer, 0))
            {
                Folds[Events].Struct(one, "Order");
                for (int place = 0; place < one.OrderLength; place++) Folds[Events].Add(one.Order[place]);
            }
            foreach (Language language in new[] { Language.En, Language.Fr })
            {
                Folds[Texts + (int)language].Text(game.EventsText(viewer, 0, language));
            }
        }
    }
}
