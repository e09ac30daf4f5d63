using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Grizzled;
using static Program;

/// <summary>The conformance kit for bindings: ../../expected/README.md explains it.</summary>
static class Kit
{
    static readonly Dictionary<string, Action<string[]>> Kinds = new Dictionary<string, Action<string[]>>
    {
        { "play", TryPlay }, { "refuse", TryRefuse }, { "undo", TryUndo }, { "save", TrySave }, { "batch", TryBatch }, { "campaign", TryCampaign },
    };

    public static int All(string path)
    {
        string[] lines = File.ReadAllLines(path);
        var passed = new Dictionary<string, int>();
        foreach (string kind in Kinds.Keys) passed[kind] = 0;
        int failed = lines.Count(line => !Try(line, passed));
        foreach (KeyValuePair<string, int> kind in passed) Console.WriteLine("{0}: {1} lines passed", kind.Key, kind.Value);
        if (lines.Length == 0) Console.Error.WriteLine("there are no games in {0}", path);
        return failed > 0 || lines.Length == 0 ? 1 : 0;
    }

    static bool Try(string line, Dictionary<string, int> passed)
    {
        string[] parts = line.Split(';');
        try
        {
            Kinds[parts[0]](parts.Skip(1).ToArray());
            passed[parts[0]]++;
            return true;
        }
        catch (Exception failure)
        {
            Console.Error.WriteLine("{0}\n  {1}", failure.Message, line);
            return false;
        }
    }

    /// <summary>What is left out is expected to be "-".</summary>
    static void Same(string what, object found, string expected)
    {
        Demand(expected == "-" || found.ToString() == expected, what + " is " + expected + ", but " + found);
    }

    static string HashOf(Game game)
    {
        return game.Hash().ToString("x16");
    }

    /// <summary>Of a line: the way to play, the seed, the position.</summary>
    static Match Begin(string[] fields)
    {
        using (Rules rules = Rules.Create(fields[0]))
        {
            string position = fields[2] == "" ? null : fields[2];
            return new Match(Game.Create(rules, Start.FromSeed(uint.Parse(fields[1])), position), uint.Parse(fields[1]));
        }
    }

    /// <summary>The way to play, the seed, the position; the decisions, the hash, the check values.</summary>
    static void TryPlay(string[] fields)
    {
        using (Match match = Begin(fields))
        {
            var seen = new Seen(match.Game);
            int decisions = 0;
            for (GameInfo info = match.Game.Info(); info.Awaited != 0; info = match.Game.Info())
            {
                int seat = Play.First(info.Awaited);
                seen.Before(seat);
                Command command = match.Policy.Choose(match.Game, seat);
                seen.Said(seat, command);
                match.Game.Submit(seat, info.Expected, command);
                decisions++;
            }
            seen.End();
            Same("decisions", decisions, fields[3]);
            Same("hash", HashOf(match.Game), fields[4]);
            for (int n = 0; n < Seen.Names.Length; n++) Same(Seen.Names[n], seen.Folds[n].Value, fields[5 + n]);
        }
    }

    /// <summary>The numbers of a command, in the order of its fields; a word is two of them.</summary>
    static Command ReadCommand(string text)
    {
        uint[] numbers = text.Split(',').Select(uint.Parse).ToArray();
        var command = new Command
        {
            Tag = (CommandTag)numbers[0], Intensity = (byte)numbers[1], Card = (byte)numbers[2], Threat = (Threat)numbers[3],
            Tile = (Tile)numbers[4], Relief = (Relief)numbers[5], Choice = (Choice)numbers[6], Seat = (byte)numbers[7],
            RosterCard = (byte)numbers[16],
        };
        for (int tile = 0; tile < 4; tile++) command.Removed[tile] = (byte)numbers[8 + tile];
        for (int card = 0; card < 128; card++)
        {
            if ((numbers[12 + card / 32] >> card % 32 & 1) != 0) command.Knocks.Add(card);
        }
        return command;
    }

    /// <summary>A game, the decisions, the event; the seat, the command; the status, the reason, the rule, the card's kind and number.</summary>
    static void TryRefuse(string[] fields)
    {
        using (Match match = Begin(fields))
        {
            match.After(fields[3]);
            if (fields[4] != "") match.GoBack(uint.Parse(fields[4]));
            int seat = int.Parse(fields[5]);
            Command command = ReadCommand(fields[6]);
            string before = HashOf(match.Game);
            GrizzledException why = match.Game.Check(seat, command);
            Demand(why != null, "it is refused");
            Same("status", (int)why.Status, fields[7]);
            Same("reason", (int)why.Reason, fields[8]);
            Same("rule", (int)why.Rule, fields[9]);
            Same("kind of card", (int)why.CardKind, fields[10]);
            Same("card", why.Card, fields[11]);
            Demand(match.Game.TrySubmit(seat, Constants.AnySequence, command) != null, "it is not carried out");
            Same("hash", HashOf(match.Game), before);
        }
    }

    /// <summary>A game, the decisions; the status, the hash then.</summary>
    static void TryUndo(string[] fields)
    {
        using (Match match = Begin(fields))
        {
            match.After(fields[3]);
            Same("status", (int)match.Undo(), fields[4]);
            Same("hash", HashOf(match.Game), fields[5]);
        }
    }

    /// <summary>A game, the decisions; the hash then, the hash at the end.</summary>
    static void TrySave(string[] fields)
    {
        using (Match match = Begin(fields))
        {
            match.After(fields[3]);
            match.SaveAndLoad(SaveForm.Bytes, uint.Parse(fields[1]));
            match.SaveAndLoad(SaveForm.Json, uint.Parse(fields[1]));
            Same("hash when loaded", HashOf(match.Game), fields[4]);
            match.Finish();
            Same("hash at the end", HashOf(match.Game), fields[5]);
        }
    }

    /// <summary>The way to play, the games, the seed, the steps; the check value.</summary>
    static void TryBatch(string[] fields)
    {
        int games = int.Parse(fields[1]);
        uint seed = uint.Parse(fields[2]);
        var generator = new Generator(seed);
        var fold = new Fold();
        var rows = new BatchRow[games];
        var masks = new ulong[games * Constants.MaskWords];
        using (Rules rules = Rules.Create(fields[0]))
        using (Batch batch = Batch.Create(rules, games, seed))
        {
            uint[] choices = Enumerable.Repeat(BatchInstead.Wait, games).ToArray();
            for (int step = 0; step <= int.Parse(fields[3]); step++)
            {
                for (int game = 0; step > 0 && game < games; game++)
                {
                    choices[game] = ActionAt(masks, game * Constants.MaskWords, generator.Below((int)rows[game].Legal));
                }
                batch.Step(BatchFlags.Actions | BatchFlags.Restart, choices, rows, masks);
                for (int game = 0; game < games; game++)
                {
                    fold.Struct(rows[game]);
                    foreach (ulong word in masks.Skip(game * Constants.MaskWords).Take(Constants.MaskWords)) fold.Word(word);
                }
            }
            for (int game = 0; game < games; game++) fold.Word(batch.Hash(game));
        }
        Same("batch", fold.Value, fields[4]);
    }

    /// <summary>The action of a mask at this place among those that are set.</summary>
    static uint ActionAt(ulong[] masks, int first, int place)
    {
        for (int action = 0; action < Actions.Count; action++)
        {
            if ((masks[first + action / 64] >> action % 64 & 1) != 0 && place-- == 0) return (uint)action;
        }
        throw new Exception("the mask has fewer actions than there are commands");
    }

    /// <summary>The seats, whether two each, whether with Boot Camp, the seed; the steps, the score, the check value.</summary>
    static void TryCampaign(string[] fields)
    {
        int seats = int.Parse(fields[0]), steps = 0;
        uint seed = uint.Parse(fields[3]);
        var generator = new Generator(seed);
        var fold = new Fold();
        Campaign campaign = Campaign.Create(seats, fields[1] == "1", fields[2] == "1");
        CampaignFacts facts = campaign.Facts();
        for (; facts.Step != CampaignStep.Over; facts = campaign.Facts())
        {
            fold.Struct(facts, "Score");
            if (facts.Step == CampaignStep.Ready)
            {
                string saved = campaign.Save();
                campaign.Dispose();
                campaign = Campaign.Resume(saved, seats);
                PlayChapter(campaign, seed + (uint)steps, fold);
            }
            else
            {
                CampaignChoice[] choices = campaign.Choices();
                fold.Add((ulong)choices.Length);
                campaign.Choose(choices[generator.Below(choices.Length)]);
            }
            steps++;
        }
        fold.Struct(facts, "Score");
        campaign.Dispose();
        Same("steps", steps, fields[4]);
        Same("score", facts.Score, fields[5]);
        Same("campaign", fold.Value, fields[6]);
    }

    static void PlayChapter(Campaign campaign, uint seed, Fold fold)
    {
        using (var match = new Match(campaign.Game(Start.FromSeed(seed)), seed))
        {
            match.Finish();
            campaign.Conclude(match.Game);
            fold.Word(match.Game.Hash());
        }
    }
}
