using System;
using System.Collections.Generic;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Grizzled.Samples
{
    /// <summary>What is to be played, and by whom.</summary>
    [Serializable]
    public sealed class TableSettings
    {
        public string Preset = "base 4 normal";
        /// <summary>So many players are people, the first ones; bots play for the others.</summary>
        public int People = 1;
        public Language Language = Language.En;
        /// <summary>The same seed gives the same game. 0: the system draws one that nobody can guess.</summary>
        public uint Seed;
    }

    /// <summary>A table with people and bots, and no picture of it: what lies there, what may be done, what has happened.</summary>
    public sealed class TableGame : IDisposable
    {
        const int Nobody = -1;

        readonly TableSettings settings;
        readonly Rules rules;
        readonly Game game;
        readonly TableText text;
        readonly byte players;
        readonly CancellationTokenSource over = new CancellationTokenSource();
        Task<Command> thinking;
        int thinker;
        uint asked, told;
        int last = Nobody;
        Command[] legal;

        public TableGame(TableSettings settings)
        {
            this.settings = settings;
            rules = Rules.Create(settings.Preset);
            players = rules.Facts().Players;
            Start start = settings.Seed == 0 ? Start.Random() : Start.FromSeed(settings.Seed);
            game = Game.Create(rules, start);
            text = new TableText(rules, settings.Language);
            Choices = new List<string>();
            Log = new List<string>();
            Refresh();
        }

        /// <summary>The table in lines, as the one who looks at it may see it.</summary>
        public IList<string> Lines { get; private set; }

        /// <summary>What the person whose turn it is may do, in words.</summary>
        public IList<string> Choices { get; private set; }

        /// <summary>What has happened.</summary>
        public IList<string> Log { get; private set; }

        /// <summary>The seat of a person who is to decide, or -1.</summary>
        public int Person { get; private set; }

        /// <summary>Whether the table is hidden until that person says that nobody else is looking.</summary>
        public bool Curtain { get; private set; }

        /// <summary>Whose turn it is, or how the game ended.</summary>
        public string Prompt { get; private set; }

        public bool Over { get { return game.Info().Outcome != Outcome.None; } }

        /// <summary>For hosts alone: it tells games apart, also by what is hidden.</summary>
        public ulong Hash { get { return game.Hash(); } }

        /// <summary>Has bots play on, as far as they have decided. It never waits, and may be called in every frame.</summary>
        public void Update()
        {
            if (thinking == null)
            {
                AskBot();
            }
            else if (thinking.IsCompleted)
            {
                Command decided = thinking.GetAwaiter().GetResult();
                thinking = null;
                game.Submit(thinker, asked, decided);
                Refresh();
            }
        }

        void AskBot()
        {
            GameInfo info = game.Info();
            if (info.Awaited == 0 || Person != Nobody) return;
            thinker = First(info.Awaited);
            asked = info.Expected;
            thinking = game.BotAsync(thinker, Bot.Careful, 0, over.Token);
        }

        /// <summary>Does what the person chose from Choices.</summary>
        public void Choose(int place)
        {
            if (Person == Nobody || Curtain) throw new InvalidOperationException("nobody may choose now");
            last = PlayerOf(Person);
            game.Submit(Person, asked, legal[place]);
            Refresh();
        }

        /// <summary>The person whose turn it is sits before the screen.</summary>
        public void Reveal()
        {
            last = PlayerOf(Person);
            Refresh();
        }

        /// <summary>Ends it; a bot that is thinking decides for nothing.</summary>
        public void Dispose()
        {
            over.Cancel();
            game.Dispose();
            rules.Dispose();
        }

        void Refresh()
        {
            GameInfo info = game.Info();
            int seat = info.Awaited == 0 ? Nobody : First(info.Awaited);
            bool person = seat != Nobody && PlayerOf(seat) < settings.People;
            Person = person ? seat : Nobody;
            Curtain = person && settings.People > 1 && last != Nobody && PlayerOf(seat) != last;
            asked = info.Expected;
            int viewer = person && !Curtain ? seat : Onlooker();
            View view = game.View(viewer);
            Lines = text.Describe(view);
            Prompt = seat == Nobody ? text.End(info.Outcome) : text.Turn(view, seat, Curtain);
            ListChoices();
            foreach (string line in game.EventsText(Onlooker(), told, settings.Language).Split('\n'))
            {
                if (line != "") Log.Add(line);
            }
            told = info.Events;
        }

        void ListChoices()
        {
            Choices.Clear();
            if (Person == Nobody || Curtain) return;
            int count = game.LegalCommands(Person, ref legal);
            for (int place = 0; place < count; place++) Choices.Add(game.CommandText(Person, legal[place], settings.Language));
        }

        // Who looks at the table while nobody is asked: one person alone sees the own hand, several see what all see.
        int Onlooker()
        {
            return settings.People == 1 ? 0 : Viewer.Spectator;
        }

        // In the games for one and for two a player has several seats.
        int PlayerOf(int seat)
        {
            int player = Nobody;
            for (int at = 0; at <= seat; at++) player += players >> at & 1;
            return player;
        }

        static int First(byte seats)
        {
            int seat = 0;
            while ((seats >> seat & 1) == 0) seat++;
            return seat;
        }
    }
}
