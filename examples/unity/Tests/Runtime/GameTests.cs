using System;
using System.Threading;
using System.Threading.Tasks;
using NUnit.Framework;

namespace Grizzled.Tests
{
    public sealed class GameTests
    {
        // How a game ends is the same on every platform.
        [TestCase("base 2 normal", 2u, 33, "ad07ef96eb507ada")]
        [TestCase("one-shot 4 normal", 4u, 95, "6b9d09107676355a")]
        public void AGameEndsAsItDoesEverywhere(string preset, uint seed, int decisions, string hash)
        {
            using (Rules rules = Rules.Create(preset))
            using (Game game = Game.Create(rules, Start.FromSeed(seed)))
            {
                Assert.AreEqual(decisions, Play(game, seed));
                Assert.AreEqual(hash, game.Hash().ToString("x16"));
            }
        }

        // Seat 0 decides by a generator, all others as the careful bot does.
        static int Play(Game game, ulong x)
        {
            int decisions = 0;
            Command[] legal = null;
            for (GameInfo info = game.Info(); info.Awaited != 0; info = game.Info(), decisions++)
            {
                int seat = First(info.Awaited);
                Command command;
                if (seat == 0)
                {
                    x = x * 48271 % 2147483647;
                    int count = game.LegalCommands(seat, ref legal);
                    command = legal[(int)(x % (ulong)count)];
                }
                else
                {
                    command = game.BotAsync(seat, Bot.Careful, 0).Result;
                }
                game.Submit(seat, info.Expected, command);
            }
            return decisions;
        }

        [Test]
        public void ARefusalNamesItsRule()
        {
            using (Rules rules = Rules.Create("base 4 normal"))
            using (Game game = Game.Create(rules, Start.FromSeed(1)))
            {
                GameInfo info = game.Info();
                var one = new Command { Tag = CommandTag.Intensity, Intensity = 1 };
                var refusal = Assert.Throws<GrizzledException>(() => game.Submit(First(info.Awaited), info.Expected, one));
                Assert.AreEqual(Status.Rejected, refusal.Status);
                Assert.AreEqual("PREP-1", refusal.RuleName);
            }
        }

        [Test]
        public void PollingLeavesNothingToTheCollector()
        {
            using (Rules rules = Rules.Create("base 4 normal"))
            using (Game game = Game.Create(rules, Start.FromSeed(1)))
            {
                GameEvent[] events = null;
                Command[] legal = null;
                int seat = First(game.Info().Awaited);
                game.Events(seat, 0, ref events);
                game.LegalCommands(seat, ref legal);
                int before = GC.CollectionCount(0);
                for (int frame = 0; frame < 100000; frame++)
                {
                    game.View(seat);
                    game.Events(seat, 0, ref events);
                    game.LegalCommands(seat, ref legal);
                }
                Assert.AreEqual(before, GC.CollectionCount(0));
            }
        }

        [Test]
        public void ABotCanBeCancelled()
        {
            using (Rules rules = Rules.Create("base 4 normal"))
            using (Game game = Game.Create(rules, Start.FromSeed(1)))
            using (var over = new CancellationTokenSource())
            {
                over.Cancel();
                Task<Command> decision = game.BotAsync(First(game.Info().Awaited), Bot.Careful, 0, over.Token);
                var failure = Assert.Throws<AggregateException>(() => decision.Wait());
                Assert.IsTrue(failure.InnerException is OperationCanceledException);
            }
        }

        static int First(byte seats)
        {
            int seat = 0;
            while ((seats >> seat & 1) == 0) seat++;
            return seat;
        }
    }
}
