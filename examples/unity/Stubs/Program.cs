// Plays with what is in the package, where Unity is not:
//   tests        runs the package's tests
//   table        plays games at the sample's table, pressing its buttons
//   games FILE   plays those games of examples/expected at it in which seat 0 alone is a player's
//   editor       asks the editor's menu
//   limits       looks for what IL2CPP cannot do in the calls of the library
using System;
using System.Linq;
using System.Reflection;
using System.Threading;
using Grizzled.Samples;
using NUnit.Framework;
using UnityEngine;

static class Program
{
    const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;
    const int MostSteps = 1000000;

    static int Main(string[] arguments)
    {
        switch (arguments.Length > 0 ? arguments[0] : "")
        {
            case "tests": return RunTests();
            case "table": return PlayTables();
            case "games": return PlayGames(arguments[1]);
            case "editor": return AskEditor();
            case "limits": return LookForLimits();
        }
        Console.Error.WriteLine("tests, table, games FILE, editor or limits?");
        return 2;
    }

    static int RunTests()
    {
        int passed = 0;
        object tests = new Grizzled.Tests.GameTests();
        foreach (MethodInfo method in tests.GetType().GetMethods(Any))
        {
            var cases = method.GetCustomAttributes(typeof(TestCaseAttribute), false).Select(one => ((TestCaseAttribute)one).Arguments).ToList();
            if (method.IsDefined(typeof(TestAttribute), false)) cases.Add(new object[0]);
            foreach (object[] arguments in cases)
            {
                method.Invoke(tests, arguments);
                passed++;
            }
        }
        Console.WriteLine("{0} tests of the package passed", passed);
        return passed > 0 ? 0 : 1;
    }

    static int PlayTables()
    {
        Play(new TableSettings { People = 0, Seed = 1 });
        Play(new TableSettings { People = 1, Seed = 2, Language = Grizzled.Language.Fr });
        Play(new TableSettings { People = 4, Seed = 3 });
        Play(new TableSettings { Preset = "one-shot 3 beginner", People = 2, Seed = 4 });
        Play(new TableSettings { Preset = "duo normal", People = 2, Seed = 5 });
        Play(new TableSettings { Preset = "solo", People = 1, Seed = 6 });
        return 0;
    }

    /// <summary>The person at seat 0 decides as in all clients, by a generator; the others are careful bots.</summary>
    static int PlayGames(string path)
    {
        int played = 0;
        foreach (string line in System.IO.File.ReadAllLines(path))
        {
            string[] parts = line.Split(';');
            if (parts[0].StartsWith("duo") || parts[0].StartsWith("solo")) continue;
            uint seed = uint.Parse(parts[1]);
            using (var game = new TableGame(new TableSettings { Preset = parts[0], Seed = seed, People = 1 }))
            {
                ulong x = seed;
                while (!game.Over)
                {
                    game.Update();
                    if (game.Person < 0) continue;
                    x = x * 48271 % 2147483647;
                    game.Choose((int)(x % (ulong)game.Choices.Count));
                }
                Demand(game.Hash.ToString("x16") == parts[3], line);
                played++;
            }
        }
        Console.WriteLine("{0} games of all clients played at the table, hashes ok", played);
        return played > 0 ? 0 : 1;
    }

    /// <summary>Does what Unity does with a component, frame by frame, until the game is over.</summary>
    static void Play(TableSettings settings)
    {
        var table = new Table { Settings = settings };
        int pressed = 0, curtains = 0, x = 1;
        Call(table, "OnEnable");
        for (int step = 0; step < MostSteps; step++)
        {
            Time.unscaledTime += 1;
            Call(table, "Update");
            Draw(table, -1);
            if (GUILayout.Buttons.Contains("New game")) break;
            if (GUILayout.Buttons.Count == 0)
            {
                Thread.Sleep(0);
                continue;
            }
            if (GUILayout.Buttons[0].StartsWith("It is me")) curtains++;
            x = x * 48271 % 65537 & 0xffff;
            Draw(table, x % GUILayout.Buttons.Count);
            pressed++;
        }
        string end = GUILayout.Labels.Find(label => label.StartsWith("The game is over"));
        Demand(end != null, "the game comes to an end");
        Demand(pressed > 0 == settings.People > 0, "people press buttons");
        Demand(curtains > 0 == settings.People > 1, "there is a curtain between people");
        Console.WriteLine("{0}, {1} people: {2} buttons pressed, {3} curtains. {4}", settings.Preset, settings.People, pressed, curtains, end);
        Draw(table, 0);
        Draw(table, -1);
        Demand(GUILayout.Labels.TrueForAll(label => !label.StartsWith("The game is over")), "another game begins");
        Call(table, "OnDisable");
    }

    static void Draw(Table table, int button)
    {
        GUILayout.Labels.Clear();
        GUILayout.Buttons.Clear();
        GUILayout.Pressed = button;
        Call(table, "OnGUI");
        Demand(GUILayout.Open == 0, "what is opened is closed");
    }

    // Unity finds these methods by their names, private ones too.
    static void Call(Table table, string message)
    {
        typeof(Table).GetMethod(message, Any).Invoke(table, null);
    }

    static int AskEditor()
    {
        string text = Grizzled.Editor.LibraryReport.Text();
        Console.WriteLine(text);
        Demand(text.StartsWith("This editor has found the library, version " + Grizzled.Library.Version), "the library is found");
        Demand(text.Contains("StandaloneLinux64: \n  Packages/") && text.Contains("iOS: none"), "it says for which platforms");
        return 0;
    }

    /// <summary>What goes to the library is numbers, addresses, and structs of these: nothing is converted, and nothing calls back.</summary>
    static int LookForLimits()
    {
        int calls = 0;
        foreach (MethodInfo method in typeof(Grizzled.Library).Assembly.GetTypes().SelectMany(type => type.GetMethods(Any)))
        {
            if ((method.Attributes & MethodAttributes.PinvokeImpl) == 0) continue;
            Demand(IsPlain(method.ReturnType) || method.ReturnType == typeof(void), method.Name + " answers something plain");
            foreach (ParameterInfo parameter in method.GetParameters())
            {
                Type type = parameter.ParameterType;
                Demand(IsPlain(type.IsByRef ? type.GetElementType() : type), method.Name + " gets something plain as " + parameter.Name);
            }
            calls++;
        }
        Console.WriteLine("{0} functions of the library: none gets or answers what would be converted or called back", calls);
        return calls > 0 ? 0 : 1;
    }

    static bool IsPlain(Type type)
    {
        if (type.IsPrimitive) return type != typeof(bool) && type != typeof(char);
        return type.IsEnum || type.IsValueType && type.GetFields(Any).Where(field => !field.IsStatic).All(field => IsPlain(field.FieldType));
    }

    static void Demand(bool truth, string what)
    {
        if (!truth) throw new Exception("not so: " + what);
    }
}
