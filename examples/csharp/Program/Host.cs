using System;
using System.Linq;
using Grizzled;
using static Program;

/// <summary>What hosts alone do: commands that are stored before they are carried out, and events with all secrets.</summary>
static class Host
{
    public static int Check()
    {
        using (Rules rules = Rules.Create("base 4 normal"))
        using (Game game = Game.Create(rules, Start.FromSeed(1914)))
        {
            Stage(game);
            Secrets(game);
        }
        Console.WriteLine("staged commands and the referee's events work");
        return 0;
    }

    static void Stage(Game game)
    {
        GameInfo info = game.Info();
        int seat = Play.First(info.Awaited);
        Command command = game.LegalCommand(seat, 0);
        ulong before = game.Hash();
        game.Stage(seat, info.Expected, command);
        Demand(game.Hash() == before && game.Info().Events == info.Events, "the game is shown without what is staged");
        Demand(Refused(() => game.Submit(seat, info.Expected, command)), "no other command is taken");
        game.RollBack();
        Demand(game.Hash() == before && Refused(game.Commit) && Refused(game.RollBack), "nothing is staged any more");
        game.Stage(seat, info.Expected, command);
        byte[] log = game.StagedSave(), again = null;
        int length = game.StagedSave(SaveForm.Bytes, ref again);
        Demand(again.Take(length).SequenceEqual(log), "the log comes in two ways");
        game.Commit();
        Demand(game.Hash() != before && game.Save().SequenceEqual(log), "what was stored is the game");
    }

    static bool Refused(Action call)
    {
        try
        {
            call();
        }
        catch (GrizzledException refusal)
        {
            return refusal.Status == Status.Staged;
        }
        return false;
    }

    static void Secrets(Game game)
    {
        GameEvent[] all = game.RefereeEvents(0), again = null;
        Demand(game.RefereeEvents(0, ref again) == all.Length && all.Length == game.Info().Events, "all events, in two ways");
        Demand(all.All(happened => happened.Secret != Secret.Hidden), "nothing is hidden from the referee");
        Demand(game.Events(Viewer.Spectator, 0).Any(happened => happened.Secret == Secret.Hidden), "from others it is");
        Demand(game.RefereeEventsText(0, Language.Fr) != game.EventsText(Viewer.Spectator, 0, Language.Fr), "in words, too");
        Demand(game.RefereeEventsJson(0) != game.EventsJson(Viewer.Spectator, 0), "and as JSON");
        var answer = new Command { Tag = CommandTag.Answer, Card = 3 };
        Demand(answer.Public().Tag == CommandTag.Answer && answer.Public().Card == Constants.None, "others do not learn the card");
    }
}
