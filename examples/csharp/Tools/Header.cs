// What the header of the C library says, and what it is called in C#.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;

/// <summary>A constant of the header, and where it goes.</summary>
sealed class Constant
{
    public string CName, Value, Doc, Name;
    public Group Group;
}

/// <summary>An enum, or a class of numbers where Type is null.</summary>
sealed class Group
{
    public string Prefix, Name, Type, File;
    public bool Flags, HasNone;
    public List<Constant> Constants = new List<Constant>();
}

sealed class Field
{
    public string CName, CType, Doc, Name, Type;
    public int Length, Size, Align;
}

sealed class Struct
{
    public string CName, Name, Doc;
    public List<Field> Fields = new List<Field>();
    public int Size, Align = 1;
    public bool Handle { get { return Fields.Count == 1 && Fields[0].CName == "id"; } }
}

sealed class Function
{
    public string CName, Result;
    public List<string[]> Parameters = new List<string[]>(); // const or "", type, * or "", name
}

sealed class Header
{
    const string Comment = @"/\*\*((?:(?!\*/).)*)\*/\s*";

    // The prefix of constants; the enum (an underlying type) or class of numbers (none) they go to; its file.
    // The longest prefix that fits is taken, and one that fits to none ends the program: somebody must name it.
    static readonly string[] Table = {
        "ABI Constants - Setup", "FINGERPRINT Constants - Setup", "VERSION_ Constants - Setup", "NONE Constants - Setup", "TO_NUL Constants - Setup",
        "ANY_SEQUENCE Constants - Setup", "MAX_ Constants - Setup", "MASK_WORDS Constants - Setup",
        "OK Status int Setup", "E_ Status int Setup", "LANG_ Language uint Setup", "VIEWER_ Viewer - Setup",
        "SETTING_ SettingKey uint Setup", "SEATING_ Seating byte Setup", "CHARM_RELIEF_ CharmRelief byte Setup",
        "HELP_PLAN_ HelpPlan byte Setup", "START_ StartFlags flags:uint Setup", "OUTCOME_ Outcome byte Setup",
        "LIST_ CardList byte Cards", "FACE_ Face byte Cards", "KNOCK_ Knock byte Cards", "DIFFICULTY_ Difficulty byte Cards",
        "HELP_ HelpKind byte Cards", "PROVENANCE_ Provenance byte Cards", "WORD_ WordList uint Cards", "PART_ CardPart uint Cards",
        "COMMAND_ CommandTag byte Commands", "RELIEF_ Relief byte Commands", "CHOICE_ Choice byte Commands",
        "THREAT_ Threat byte Cards", "TILE_ Tile byte Cards", "EVENT_ EventTag byte Events", "FLAG_ EventFlags flags:byte Events",
        "ORIGIN_ Origin byte Events", "SOURCE_ CardSource byte Cards", "PAUSE_ Pause byte Events", "MODIFIER_ Modifier byte Views",
        "SWITCH_ Switches flags:byte Views", "SECRET_ Secret byte Events", "MISSION_ MissionState byte Views",
        "AGENDA_ Agenda byte Views", "ANSWER_ Answer byte Views", "KNOWN_ Known byte Views", "PILE_ Pile uint Views",
        "BOT_ Bot uint Commands", "SAVE_ SaveKind uint Commands", "FORM_ SaveForm byte Commands",
        "STEP_ CampaignStep byte Commands", "GROUP_ GroupChoice byte Commands", "ACTION_ Actions - Commands",
        "INSTEAD_ BatchInstead - Commands", "STEPPED_ Stepped byte Commands",
        "BATCH_ BatchFlags flags:uint Commands", "REASON_ Reason byte Rules", "RULE_ RuleId byte Rules",
    };

    static readonly Dictionary<string, string> StructNames = new Dictionary<string, string> {
        { "grz_error", "ErrorInfo" }, { "grz_info", "GameInfo" }, { "grz_event", "GameEvent" }, { "grz_seat", "SeatInfo" },
    };

    static readonly Dictionary<string, string> Numbers = new Dictionary<string, string> {
        { "uint8_t", "byte" }, { "uint16_t", "ushort" }, { "uint32_t", "uint" }, { "int32_t", "int" }, { "uint64_t", "ulong" },
    };

    static readonly Dictionary<string, int> Sizes = new Dictionary<string, int> {
        { "byte", 1 }, { "ushort", 2 }, { "uint", 4 }, { "int", 4 }, { "ulong", 8 },
    };

    public readonly List<Group> Groups = new List<Group>();
    public readonly List<Struct> Structs = new List<Struct>();
    public readonly List<Function> Functions = new List<Function>();
    readonly Dictionary<string, Group> prefixes = new Dictionary<string, Group>();

    public Header(string text)
    {
        text = text.Replace("\r\n", "\n");
        foreach (string line in Table) ReadTable(line.Split(' '));
        ReadConstants(text);
        ReadStructs(text);
        ReadFunctions(text);
    }

    void ReadTable(string[] words)
    {
        Group group = Groups.Find(known => known.Name == words[1]);
        if (group == null)
        {
            string type = words[2] == "-" ? null : words[2].Replace("flags:", "");
            group = new Group { Prefix = words[0], Name = words[1], Type = type, File = words[3], Flags = words[2].StartsWith("flags:") };
            Groups.Add(group);
        }
        prefixes.Add(words[0], group);
    }

    void ReadConstants(string text)
    {
        foreach (Match match in All(text, Comment + @"^#define GRZ_(\w+) (\(?-?\d+u?\)?)$"))
        {
            string name = match.Groups[2].Value;
            string prefix = prefixes.Keys.Where(p => name.StartsWith(p)).OrderBy(p => p.Length).LastOrDefault();
            if (prefix == null) throw new InvalidDataException("Tools/Header.cs does not say where GRZ_" + name + " goes");
            Group group = prefixes[prefix];
            bool whole = group.Name == "Constants" || name == prefix;
            string rest = whole ? name : name.Substring(prefix.Length);
            group.Constants.Add(new Constant { CName = "GRZ_" + name, Value = match.Groups[3].Value.Trim('(', ')'),
                Doc = match.Groups[1].Value, Name = Pascal(rest), Group = group });
        }
        Expect(text, @"^#define GRZ_\w+ [^""]", Groups.Sum(group => group.Constants.Count), "constants");
    }

    void ReadStructs(string text)
    {
        foreach (Match match in All(text, Comment + @"typedef struct (grz_\w+) \{(.*?)\} \2;"))
        {
            var made = new Struct { CName = match.Groups[2].Value, Doc = match.Groups[1].Value };
            string body = match.Groups[3].Value;
            foreach (Match field in All(body, Comment + @"(?:struct )?(\w+) (\w+)(?:\[(\d+)\])?;")) made.Fields.Add(ReadField(field));
            Expect(body, ";\n", made.Fields.Count, "fields of " + made.CName);
            string name;
            if (made.Handle) name = Pascal(made.CName.Substring(4)) + "Handle";
            else if (!StructNames.TryGetValue(made.CName, out name)) name = Pascal(made.CName.Substring(4));
            made.Name = name;
            LayOut(made);
            Structs.Add(made);
        }
        Expect(text, "^typedef ", Structs.Count, "structs");
    }

    Field ReadField(Match match)
    {
        var field = new Field { Doc = match.Groups[1].Value, CType = match.Groups[2].Value, CName = match.Groups[3].Value };
        field.Length = match.Groups[4].Success ? int.Parse(match.Groups[4].Value) : 0;
        field.Name = Pascal(field.CName);
        Struct inner = Structs.Find(known => known.CName == field.CType);
        field.Type = inner != null ? inner.Name : Numbers[field.CType];
        field.Align = inner != null ? inner.Align : Sizes[field.Type];
        field.Size = (inner != null ? inner.Size : Sizes[field.Type]) * Math.Max(1, field.Length);
        if (field.Length == 0) field.Type = EnumOf(field) ?? field.Type;
        return field;
    }

    /// <summary>The enum that a field's comment names, when it has the field's type.</summary>
    string EnumOf(Field field)
    {
        Match match = Regex.Match(field.Doc, @"GRZ_([A-Z_]+_)\.\.\.");
        Group group;
        if (!match.Success || !prefixes.TryGetValue(match.Groups[1].Value, out group) || group.Type != field.Type) return null;
        group.HasNone |= field.Doc.Contains("GRZ_NONE") && group.Constants.All(constant => constant.Name != "None");
        return group.Name;
    }

    static void LayOut(Struct made)
    {
        foreach (Field field in made.Fields)
        {
            if (made.Size % field.Align != 0) throw new InvalidDataException("there is padding before " + made.CName + "." + field.CName);
            made.Size += field.Size;
            made.Align = Math.Max(made.Align, field.Align);
        }
        if (made.Size % made.Align != 0) throw new InvalidDataException("there is padding behind " + made.CName);
    }

    void ReadFunctions(string text)
    {
        foreach (Match match in All(text, @"^(\w[\w ]*[ *])(grz_\w+)\(([^)]*)\);"))
        {
            var function = new Function { Result = match.Groups[1].Value.Trim(), CName = match.Groups[2].Value };
            foreach (string parameter in match.Groups[3].Value.Split(','))
            {
                if (parameter.Trim() == "void") continue;
                Match parts = Regex.Match(parameter.Trim(), @"^(const )?(\w+) (\*?)(\w+)$");
                if (!parts.Success) throw new InvalidDataException("unknown parameter: " + parameter);
                function.Parameters.Add(parts.Groups.Cast<System.Text.RegularExpressions.Group>().Skip(1).Select(g => g.Value).ToArray());
            }
            Functions.Add(function);
        }
        Expect(text, @"^\w[\w ]*[ *]grz_\w+\(", Functions.Count, "functions");
    }

    public string TypeOf(string ctype)
    {
        Struct made = Structs.Find(known => known.CName == ctype);
        return made != null ? made.Name : Numbers[ctype];
    }

    /// <summary>A comment of the header as one line that speaks of C# names.</summary>
    public string Doc(string text)
    {
        text = Regex.Replace(text, @"\s*\n\s*(\* )?\s*", " ").Trim().Replace("&", "&amp;").Replace("<", "&lt;");
        text = Regex.Replace(text, @"GRZ_([A-Z_]+_)\.\.\.", m => NameOfGroup(m.Groups[1].Value) ?? m.Value);
        return Regex.Replace(text, @"GRZ_\w+", m => NameOf(m.Value));
    }

    string NameOfGroup(string prefix)
    {
        Group group;
        return prefixes.TryGetValue(prefix, out group) ? group.Name : null;
    }

    string NameOf(string cname)
    {
        Constant constant = Groups.SelectMany(group => group.Constants).FirstOrDefault(known => known.CName == cname);
        return constant == null ? cname : constant.Group.Name + "." + constant.Name;
    }

    public static string Pascal(string name)
    {
        var words = name.Split('_').Where(word => word != "");
        return string.Concat(words.Select(word => char.ToUpperInvariant(word[0]) + word.Substring(1).ToLowerInvariant()));
    }

    static IEnumerable<Match> All(string text, string pattern)
    {
        return Regex.Matches(text, pattern, RegexOptions.Multiline | RegexOptions.Singleline).Cast<Match>();
    }

    static void Expect(string text, string pattern, int found, string what)
    {
        int there = Regex.Matches(text, pattern, RegexOptions.Multiline).Count;
        if (there != found) throw new InvalidDataException("the header has " + there + " " + what + ", and " + found + " were understood");
    }
}
