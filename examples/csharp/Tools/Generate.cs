// Writes the files of Grizzled/Generated from include/grizzled.h, or says which of them differ.
//   Generate HEADER FOLDER          writes them
//   Generate HEADER FOLDER check    compares them
//   Generate HEADER - c             prints a C program that prints what the C compiler makes of the header
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

static class Generate
{
    // Compilers do not see that the library sets fields.
    const string Top = "// Generated from include/grizzled.h; do not edit it. `generate` rewrites it.\n#pragma warning disable 0169, 0649\n";
    // What shows a table goes into a file of its own, and so do long arrays: files stay short.
    static readonly string[] Table = { "SeatInfo", "View", "GameEvent" };
    const int LongestShort = 24;
    static Header header;

    static int Main(string[] arguments)
    {
        try
        {
            header = new Header(File.ReadAllText(arguments[0]));
        }
        catch (InvalidDataException unknown)
        {
            Console.Error.WriteLine(unknown.Message);
            return 1;
        }
        string mode = arguments.Length > 2 ? arguments[2] : "write";
        if (mode == "c")
        {
            Console.Write(Asker());
            return 0;
        }
        return mode == "check" ? Check(arguments[1]) : Write(arguments[1]);
    }

    static int Write(string folder)
    {
        foreach (var file in Files()) File.WriteAllText(Path.Combine(folder, file.Key), file.Value);
        return 0;
    }

    static int Check(string folder)
    {
        var files = Files();
        var stale = files.Keys.Where(name => {
            string path = Path.Combine(folder, name);
            return !File.Exists(path) || File.ReadAllText(path).Replace("\r\n", "\n") != files[name];
        }).ToList();
        stale.AddRange(Directory.GetFiles(folder, "*.cs").Select(Path.GetFileName).Where(name => !files.ContainsKey(name)));
        foreach (string name in stale)
        {
            Console.Error.WriteLine("Generated/" + name + " is not what include/grizzled.h says, which has changed: run examples/csharp/generate");
        }
        return stale.Count == 0 ? 0 : 1;
    }

    static Dictionary<string, string> Files()
    {
        var files = new Dictionary<string, string>();
        foreach (var file in header.Groups.GroupBy(group => group.File))
        {
            files.Add(file.Key + ".cs", InNamespace(string.Join("\n", file.Select(Numbers).ToArray()), "System"));
        }
        var structs = header.Structs.ToLookup(made => Table.Contains(made.Name), Declaration);
        files.Add("Structs.cs", InNamespace(string.Join("\n", structs[false].ToArray()), "System.Runtime.InteropServices"));
        files.Add("TableStructs.cs", InNamespace(string.Join("\n", structs[true].ToArray()), "System.Runtime.InteropServices"));
        foreach (var arrays in Arrays().GroupBy(kind => kind.First().Length <= LongestShort ? "Arrays.cs" : "LongArrays.cs"))
        {
            var types = arrays.Select(kind => ArrayType(kind.Key, kind.First().Type, kind.First().Length));
            files.Add(arrays.Key, InNamespace(string.Join("\n", types.ToArray()), "System", "System.Runtime.InteropServices"));
        }
        foreach (var file in new EventKinds(header).Files()) files.Add(file.Key, InNamespace(file.Value));
        files.Add("Native.cs", InNamespace(Functions(), "System", "System.Runtime.InteropServices"));
        return files;
    }

    static string InNamespace(string body, params string[] uses)
    {
        var lines = body.TrimEnd('\n').Split('\n').Select(line => line == "" ? "" : "    " + line);
        return Top + string.Concat(uses.Select(use => "using " + use + ";\n").ToArray()) + "\nnamespace Grizzled\n{\n"
            + string.Join("\n", lines.ToArray()) + "\n}\n";
    }

    static string Summary(string doc)
    {
        return "/// <summary>" + header.Doc(doc) + "</summary>\n";
    }

    static string Numbers(Group group)
    {
        var text = new StringBuilder();
        if (group.Flags) text.Append("[Flags]\n");
        text.Append(group.Type == null ? "public static class " + group.Name : "public enum " + group.Name + " : " + group.Type).Append("\n{\n");
        foreach (Constant constant in group.Constants)
        {
            text.Append(Indent(Summary(constant.Doc)));
            string start = group.Type != null ? "" : "public const " + (constant.Value.EndsWith("u") ? "uint " : "int ");
            text.Append("    " + start + constant.Name + " = " + constant.Value + (group.Type != null ? ",\n" : ";\n"));
        }
        if (group.HasNone) text.Append("    /// <summary>None of them.</summary>\n    None = 255,\n");
        return text.Append("}\n").ToString();
    }

    static string Indent(string text)
    {
        return "    " + text;
    }

    // Structs are spelled out so that they are the same bytes on both sides: nothing is converted at a call.
    static string Declaration(Struct made)
    {
        string access = made.Handle ? "internal" : "public";
        var text = new StringBuilder(Summary(made.Doc));
        text.Append("[StructLayout(LayoutKind.Sequential)]\n" + access + " partial struct " + made.Name + "\n{\n");
        text.Append("    /// <summary>How many bytes it has in C.</summary>\n    public const int Bytes = " + made.Size + ";\n\n");
        foreach (Field field in made.Fields)
        {
            bool own = field.CName == "struct_size" || field.CName == "reserved";
            if (!own) text.Append(Indent(Summary(field.Doc)));
            text.Append("    " + (own ? "internal " : "public ") + FieldType(field) + " " + field.Name + ";\n");
        }
        return text.Append("}\n").ToString();
    }

    static string FieldType(Field field)
    {
        if (field.Length == 0) return field.Type;
        if (field.Type == "ulong" && field.Length == 2) return "CardSet";
        return Header.Pascal(field.Type == "SeatInfo" ? "Seat" : field.Type) + "s" + field.Length;
    }

    static IEnumerable<IGrouping<string, Field>> Arrays()
    {
        var fields = header.Structs.SelectMany(made => made.Fields).Where(field => field.Length > 0);
        return fields.Where(field => FieldType(field) != "CardSet").GroupBy(FieldType).OrderBy(kind => kind.First().Length);
    }

    /// <summary>A struct that is an array of so many elements: `fixed` would do the same, but only in unsafe code.</summary>
    static string ArrayType(string name, string type, int length)
    {
        var text = new StringBuilder("/// <summary>" + length + " times " + type + ", without an array on the heap.</summary>\n");
        text.Append("[StructLayout(LayoutKind.Sequential)]\npublic struct " + name + "\n{\n    public const int Length = " + length + ";\n\n");
        text.Append(Rows("    " + type + " ", length, 16, i => "e" + i, ", ", ";"));
        text.Append("\n    public " + type + " this[int place]\n    {\n        get\n        {\n            switch (place)\n            {\n");
        text.Append(Rows("                ", length, 4, i => "case " + i + ": return e" + i + ";", " ", ""));
        text.Append("                default: throw new IndexOutOfRangeException();\n            }\n        }\n");
        text.Append("        set\n        {\n            switch (place)\n            {\n");
        text.Append(Rows("                ", length, 4, i => "case " + i + ": e" + i + " = value; break;", " ", ""));
        return text.Append("                default: throw new IndexOutOfRangeException();\n            }\n        }\n    }\n}\n").ToString();
    }

    static string Rows(string start, int length, int each, Func<int, string> element, string between, string end)
    {
        var text = new StringBuilder();
        for (int first = 0; first < length; first += each)
        {
            var row = Enumerable.Range(first, Math.Min(each, length - first)).Select(element);
            text.Append(start + string.Join(between, row.ToArray()) + end + "\n");
        }
        return text.ToString();
    }

    static string Functions()
    {
        var text = new StringBuilder("/// <summary>The functions of the library as they are; the other classes call them.</summary>\n");
        text.Append("internal static partial class Native\n{\n");
        foreach (Function function in header.Functions)
        {
            text.Append("    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]\n");
            string result = function.Result.Contains("*") ? "IntPtr" : header.TypeOf(function.Result);
            if (result == "int") result = "Status";
            string parameters = string.Join(", ", function.Parameters.Select(Parameter).ToArray());
            text.Append("    internal static extern " + result + " " + function.CName + "(" + parameters + ");\n");
        }
        return text.Append("}\n").ToString();
    }

    // What is one of a kind goes by reference, what may be many or NULL as an address: Mono copies arrays that it is given.
    static string Parameter(string[] parts)
    {
        bool constant = parts[0] != "", pointer = parts[2] != "";
        string type = parts[1], name = parts[3];
        if (!pointer) return header.TypeOf(type) + " " + name;
        if (type == "grz_error") return "ref ErrorInfo error";
        if (type == "char" || type == "uint8_t" || name.EndsWith("s") && type != "grz_rules") return "IntPtr " + name;
        return (constant || NeedsSize(type) ? "ref " : "out ") + header.TypeOf(type) + " " + name;
    }

    static bool NeedsSize(string type)
    {
        Struct made = header.Structs.Find(known => known.CName == type);
        return made != null && made.Fields[0].CName == "struct_size";
    }

    static string Asker()
    {
        var text = new StringBuilder("#include <stddef.h>\n#include <stdio.h>\n#include \"grizzled.h\"\nint main(void)\n{\n");
        foreach (Struct made in header.Structs)
        {
            text.Append("    printf(\"size " + made.Name + " %u\\n\", (unsigned)sizeof(" + made.CName + "));\n");
            foreach (Field field in made.Fields)
            {
                string of = "((" + made.CName + " *)0)->" + field.CName;
                string offset = "offsetof(" + made.CName + ", " + field.CName + ")";
                text.Append("    printf(\"field " + made.Name + " " + field.Name + " %u %u\\n\", ");
                text.Append("(unsigned)" + offset + ", (unsigned)sizeof(" + of + "));\n");
            }
        }
        foreach (Constant constant in header.Groups.SelectMany(group => group.Constants))
        {
            text.Append("    printf(\"constant " + constant.Group.Name + " " + constant.Name + " %lld\\n\", (long long)" + constant.CName + ");\n");
        }
        return text.Append("    return 0;\n}\n").ToString();
    }
}
