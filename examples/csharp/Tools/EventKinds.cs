// The kinds of events as types of C#: each with the fields that count for it, which its comment in the header names.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

sealed class EventKinds
{
    const int InAFile = 24;
    readonly Header header;
    readonly Struct whole;
    readonly List<Constant> kinds;

    public EventKinds(Header header)
    {
        this.header = header;
        whole = header.Structs.Find(made => made.Name == "GameEvent");
        kinds = header.Groups.Find(group => group.Name == "EventTag").Constants;
    }

    /// <summary>What each file holds, so that files stay short.</summary>
    public IEnumerable<KeyValuePair<string, string>> Files()
    {
        for (int first = 0; first < kinds.Count; first += InAFile)
        {
            string types = string.Join("\n", kinds.Skip(first).Take(InAFile).Select(TypeOf).ToArray());
            yield return new KeyValuePair<string, string>("EventKinds" + (first / InAFile + 1) + ".cs", types);
        }
        yield return new KeyValuePair<string, string>("EventListener.cs", Listener());
    }

    string TypeOf(Constant kind)
    {
        var text = new StringBuilder("/// <summary>" + header.Doc(kind.Doc) + "</summary>\n");
        text.Append("public struct " + kind.Name + "Event\n{\n");
        text.Append("    /// <summary>All of it, with what the viewer alone sees.</summary>\n    public GameEvent Event;\n");
        foreach (var property in Properties(kind))
        {
            text.Append("    public " + property[0] + " " + property[1] + " { get { return " + property[2] + "; } }\n");
        }
        return text.Append("}\n").ToString();
    }

    /// <summary>Type, name and value of each.</summary>
    IEnumerable<string[]> Properties(Constant kind)
    {
        if (kind.Doc.Contains("Secret:")) yield return new[] { "bool", "Hidden", "Event.Secret == Secret.Hidden" };
        Match listed = Regex.Match(Regex.Replace(kind.Doc, @"\s*\n\s*\*?\s*", " "), @"Fields: ([^.]*)\.");
        if (!listed.Success) yield break;
        foreach (string part in listed.Groups[1].Value.Split(','))
        {
            foreach (var property in Field(kind, part.Trim())) yield return property;
        }
    }

    // "seat", "amount (trials)", "source and by (knock)", "flags RETURNED", "flags MUST_WITHDRAW or CANNOT_WITHDRAW".
    IEnumerable<string[]> Field(Constant kind, string text)
    {
        Match match = Regex.Match(text, @"^(?:flags (?<flag>[A-Z_]+)(?: or (?<flag>[A-Z_]+))*|(?<field>[a-z_]+)(?: and (?<by>by))?)(?: \((?<role>\w+)\))?$");
        if (!match.Success) throw new InvalidDataException("fields of the event " + kind.Name + " that are not understood: " + text);
        foreach (Capture flag in match.Groups["flag"].Captures)
        {
            string name = Header.Pascal(flag.Value.Replace("GRZ_FLAG_", ""));
            yield return new[] { "bool", name, "(Event.Flags & EventFlags." + name + ") != 0" };
        }
        if (!match.Groups["field"].Success) yield break;
        bool pair = match.Groups["by"].Success;
        yield return Plain(match.Groups["field"].Value, pair ? "" : match.Groups["role"].Value);
        if (pair) yield return Plain("by", "");
    }

    string[] Plain(string name, string role)
    {
        Field field = whole.Fields.Find(known => known.CName == name);
        if (field == null) throw new InvalidDataException("events have no field " + name);
        return new[] { field.Type, Header.Pascal(role != "" ? role : name), "Event." + field.Name };
    }

    string Listener()
    {
        var text = new StringBuilder("/// <summary>Is told each event by its kind; EventStream.Tell does it. What is not overridden comes to OnAnyOther.</summary>\n");
        text.Append("public abstract class EventListener\n{\n");
        text.Append("    /// <summary>Kinds that are not overridden, and those of a newer library.</summary>\n");
        text.Append("    protected virtual void OnAnyOther(GameEvent happened) { }\n");
        foreach (Constant kind in kinds)
        {
            text.Append("    protected virtual void On" + kind.Name + "(" + kind.Name + "Event happened) { OnAnyOther(happened.Event); }\n");
        }
        text.Append("\n    /// <summary>Calls the method for the kind that it is.</summary>\n    public void Tell(ref GameEvent happened)\n    {\n");
        text.Append("        switch (happened.Tag)\n        {\n");
        foreach (Constant kind in kinds)
        {
            string made = "new " + kind.Name + "Event { Event = happened }";
            text.Append("            case EventTag." + kind.Name + ": On" + kind.Name + "(" + made + "); break;\n");
        }
        return text.Append("            default: OnAnyOther(happened); break;\n        }\n    }\n}\n").ToString();
    }
}
