using System;
using System.Threading;
using System.Threading.Tasks;

namespace Grizzled
{
    /// <summary>Decisions that take their time, made by another thread while the game can be looked at and drawn.</summary>
    public static class Bots
    {
        /// <summary>Asks one of the library's bots. Give GameInfo.Expected of now to Submit, so that nothing stale is done.</summary>
        public static Task<Command> BotAsync(this Game game, int seat, Bot bot, ulong seed, CancellationToken cancel = default(CancellationToken))
        {
            return game.DecideAsync(seat, (client, _) => client.Bot(bot, seed), cancel);
        }

        /// <summary>Asks a bot of your own. It gets a client of its own, which knows what the seat knows and nothing else, and
        /// should look at the token from time to time. The game is not used after this call has returned.</summary>
        public static Task<Command> DecideAsync(this Game game, int seat, Func<Client, CancellationToken, Command> think,
            CancellationToken cancel = default(CancellationToken))
        {
            uint events = game.Info().Events;
            byte[] stream = game.Stream(seat, events);
            return Run(() => Decide(stream, events, think, cancel), cancel);
        }

        /// <summary>Asks one of the library's bots on a player's machine. Leave the client alone until it has answered.</summary>
        public static Task<Command> BotAsync(this Client client, Bot bot, ulong seed, CancellationToken cancel = default(CancellationToken))
        {
            return Run(() => client.Bot(bot, seed), cancel);
        }

        static Command Decide(byte[] stream, uint events, Func<Client, CancellationToken, Command> think, CancellationToken cancel)
        {
            using (Client client = Client.Create(stream, events))
            {
                Command command = think(client, cancel);
                cancel.ThrowIfCancellationRequested();
                return command;
            }
        }

#if UNITY_WEBGL && !UNITY_EDITOR
        // A page has one thread, so that a task which waits for another would wait for ever: it is decided at once.
        static Task<Command> Run(Func<Command> decide, CancellationToken cancel)
        {
            var decision = new TaskCompletionSource<Command>();
            try
            {
                cancel.ThrowIfCancellationRequested();
                decision.SetResult(decide());
            }
            catch (OperationCanceledException)
            {
                decision.SetCanceled();
            }
            catch (Exception failure)
            {
                decision.SetException(failure);
            }
            return decision.Task;
        }
#else
        static Task<Command> Run(Func<Command> decide, CancellationToken cancel)
        {
            return Task.Run(decide, cancel);
        }
#endif
    }
}
