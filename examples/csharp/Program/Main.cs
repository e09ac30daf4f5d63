// Plays the games of examples/expected/games.txt through the C library, and more:
//   games FILE     the games, with a client replica in one of them
//   kit FILE       the conformance kit, ../expected/kit.txt
//   rest           what the games do not call
//   layout         compares structs and constants with what the C compiler says of them on standard input
//   host           what hosts alone do
//   garbage        counts what playing leaves to the garbage collector
//   thinking FILE  bots in other threads, in the same games
//   spans          what there is where there are spans
//   handles        forgets games, uses them when they have ended, and from two threads
//   bench          calls per second
using System;

static class Program
{
    static int Main(string[] arguments)
    {
        string mode = arguments.Length > 0 ? arguments[0] : "";
        try
        {
            switch (mode)
            {
                case "games": return Play.All(arguments[1]);
                case "kit": return Kit.All(arguments[1]);
                case "layout": return Layout.Check(Console.In);
                case "rest": return Rest.Check();
                case "handles": return Handles.Check();
                case "host": return Host.Check();
                case "garbage": return Garbage.Check();
                case "thinking": return Thinking.Check(arguments[1]);
#if UNITY_2021_2_OR_NEWER || GRIZZLED_SPANS
                case "spans": return Slices.Check();
#endif
                case "bench": return Bench.All();
            }
            Console.Error.WriteLine("games FILE, kit FILE, rest, layout, handles, host, garbage, thinking FILE, spans or bench?");
        }
        catch (DllNotFoundException missing)
        {
            Console.Error.WriteLine(missing.Message);
        }
        catch (Grizzled.GrizzledException other) when (other.Status == Grizzled.Status.Abi)
        {
            Console.Error.WriteLine(other.Message);
        }
        catch (Exception failure)
        {
            Console.Error.WriteLine(failure);
        }
        return 1;
    }

    /// <summary>Ends the program when something is not as it should be.</summary>
    public static void Demand(bool truth, string what)
    {
        if (!truth) throw new Exception("not so: " + what);
    }
}
