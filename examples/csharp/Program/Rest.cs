using System;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text;
using Grizzled;
using static Program;

/// <summary>What the games do not call: rules and packs, notation, taking back, the host's commitment, campaigns, batches.</summary>
static class Rest
{
    public static int Check()
    {
        foreach (MethodInfo function in typeof(Library).Assembly.GetType("Grizzled.Native").GetMethods(BindingFlags.Static | BindingFlags.NonPublic))
        {
            Marshal.Prelink(function);
        }
        PacksAndRules();
        using (Rules rules = Rules.Create("base 4 normal"))
        using (Game game = Game.Create(rules, Committed()))
        {
            Commands(rules, game);
            Text(game);
            Demand(game.Commitment().Length == 32, "the host has committed itself");
            Library.Verify(game.Save(), Committed());
            Batches(rules);
        }
        Campaigns();
        Console.WriteLine("library {0}: all functions are there, and the rest of them work", Library.Version);
        return 0;
    }

    static Start Committed()
    {
        Start start = Start.FromSeed(1914);
        start.Flags = StartFlags.Commit;
        start.Leader = 2;
        for (int n = 0; n < Bytes32.Length; n++) start.Salt[n] = (byte)n;
        return start;
    }

    static void PacksAndRules()
    {
        string json = Pack.ToJson(null);
        using (Pack pack = Pack.Load(Encoding.UTF8.GetBytes(json)))
        using (Rules rules = Rules.Create("one-shot 4 normal", new[] { new Setting { Key = SettingKey.Trials, Value = 28 } }, pack))
        {
            RulesFacts facts = rules.Facts();
            Demand(facts.Seats == 4 && facts.Trials == 28 && facts.Seating == Seating.OneEach, "the setting counts");
            Demand(rules.Card(CardList.Orders, 0).List == CardList.Orders, "an Order is one");
            Demand(rules.CardText(CardList.Orders, 0, CardPart.Name, Language.Fr) != "", "it has a name");
            Demand(facts.Cards.ToList().Count == facts.Deck, "all cards are in the game");
        }
        GrizzledException bad = Fails(() => Pack.Load(Encoding.UTF8.GetBytes("{\n  \"x\": }")));
        Demand(bad.Status == Status.Format && bad.Line == 2 && bad.Column > 0, "it says where a pack is wrong");
        Demand(Fails(() => Rules.Create("base 9 normal")).Status == Status.Format, "no such way to play");
        var settings = new[] { new Setting { Key = SettingKey.Trials, Value = 20 }, new Setting { Key = (SettingKey)99 } };
        Demand(Fails(() => Rules.Create("base 4 normal", settings)).Place == 2, "it says which setting");
    }

    static void Commands(Rules rules, Game game)
    {
        GameInfo info = game.Info();
        Demand(info.Awaited == 1 << 2 && info.Leader == 2, "seat 2 leads");
        Command[] legal = game.LegalCommands(2);
        Command first = game.LegalCommand(2, 0);
        Demand(legal.Length == game.LegalCount(2) && legal[0].Intensity == first.Intensity, "the lists agree");
        int action = game.ActionOf(2, first);
        Demand(action == Actions.Intensity + first.Intensity && game.CommandOf(2, action).Tag == CommandTag.Intensity, "the action has its number");
        Demand((game.LegalMask(2)[action / 64] >> action % 64 & 1) == 1, "it is legal");
        Demand(rules.Read(rules.Write(first)).Intensity == first.Intensity, "what is written is read");
        Demand(game.CommandText(2, first) != game.CommandText(2, first, Language.Fr), "there are two languages");
        ulong before = game.Hash();
        using (Game copy = game.Clone())
        {
            copy.Submit(2, Constants.AnySequence, first);
            Demand(game.Hash() == before && copy.Hash() != before, "a copy is its own");
            using (Game then = copy.At(info.Events, Start.FromSeed(5))) Demand(then.Hash() == before, "a game of old");
        }
        Demand(Fails(() => game.Undo(info.Events)).Status == Status.Undo, "there is nothing to take back");
    }

    static void Text(Game game)
    {
        using (Game again = Game.FromText(game.ToText())) Demand(again.Hash() == game.Hash(), "a game as text");
        Demand(game.Cards(Pile.Trials).Length == game.View(Viewer.Spectator).Trials, "the pile");
        Demand(game.RefereeViewJson() != "" && game.EventsJson(Viewer.Spectator, 0) != "[]", "as JSON");
        using (Rules rules = game.Rules())
        using (Game there = Game.Create(rules, Start.FromSeed(1), game.Position())) Demand(there.View(0).Hand.IsEmpty, "a position");
    }

    static void Batches(Rules rules)
    {
        const int Games = 8;
        var choices = Enumerable.Repeat(BatchInstead.Wait, Games).ToArray();
        var rows = new BatchRow[Games];
        var masks = new ulong[Games * Constants.MaskWords];
        using (Batch batch = Batch.Create(rules, Games, 1914))
        using (Game same = Game.Create(rules, Start.FromSeed(1914 + 3)))
        {
            batch.Step(0, choices, rows, masks);
            int seat = Play.First(same.Info().Awaited);
            Demand(rows[3].Seat == seat && rows[3].Legal == same.LegalCount(seat) && rows[3].Outcome == Outcome.None, "game 3 is the game");
            Demand(masks.Skip(3 * Constants.MaskWords).Take(Constants.MaskWords).SequenceEqual(same.LegalMask(seat)), "its mask too");
            same.Submit(seat, Constants.AnySequence, batch.Command(3, 0, 1));
            for (int n = 0; n < Games; n++) choices[n] = 1;
            batch.Step(0, choices, rows);
            Demand(rows[3].Stepped == Stepped.Done && batch.Hash(3) == same.Hash(), "it goes on like the game");
            Demand(batch.View(3, 0).Hand.ToList().SequenceEqual(same.View(0).Hand.ToList()), "it looks like the game");
        }
    }

    static void Campaigns()
    {
        using (Campaign campaign = Campaign.Create(3, bootCamp: false))
        {
            Demand(campaign.Facts().Step == CampaignStep.Ready && campaign.Facts().Chapter == 1, "it begins");
            using (Game game = campaign.Game(Start.FromSeed(1)))
            {
                Demand(Fails(() => campaign.Conclude(game)).Status == Status.Campaign, "the game is not over");
                for (GameInfo info = game.Info(); info.Awaited != 0; info = game.Info())
                {
                    int seat = Play.First(info.Awaited);
                    game.Submit(seat, info.Events, game.Bot(seat, Bot.Careful, 0));
                }
                campaign.Conclude(game);
            }
            while (campaign.Choices().Length > 0) campaign.Choose(campaign.Choices().Last());
            using (Campaign resumed = Campaign.Resume(campaign.Save(), 3))
            using (Rules rules = resumed.Rules())
            {
                Demand(resumed.Facts().Chapter == 2 && rules.Facts().Seats == 3, "it goes on");
            }
        }
    }

    static GrizzledException Fails(Action call)
    {
        try
        {
            call();
        }
        catch (GrizzledException failure)
        {
            return failure;
        }
        throw new Exception("not so: a call fails");
    }
}
