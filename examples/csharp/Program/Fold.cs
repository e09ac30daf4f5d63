using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text;

/// <summary>Many numbers as one: see ../../expected/README.md.</summary>
sealed class Fold
{
    static readonly Dictionary<Type, FieldInfo[]> Known = new Dictionary<Type, FieldInfo[]>();

    public ulong Value { get; private set; }

    public Fold()
    {
        Value = 1;
    }

    public void Add(ulong number)
    {
        Value = (Value * 48271 + number) % 2147483647;
    }

    public void Word(ulong word)
    {
        Add(word & 0xffffffff);
        Add(word >> 32);
    }

    public void Text(string text)
    {
        byte[] letters = Encoding.UTF8.GetBytes(text);
        Add((ulong)letters.Length);
        foreach (byte letter in letters) Add(letter);
    }

    /// <summary>The fields of a struct in their order, but for its size, what is reserved and what is passed over.</summary>
    public void Struct(object one, params string[] passed)
    {
        foreach (FieldInfo field in FieldsOf(one.GetType()))
        {
            if (!passed.Contains(field.Name)) Field(field.GetValue(one));
        }
    }

    void Field(object value)
    {
        if (value is byte) Add((byte)value);
        else if (value is ulong) Word((ulong)value);
        else if (value is uint) Add((uint)value);
        else if (value is Enum) Add(Convert.ToUInt64(value));
        else Struct(value);
    }

    static FieldInfo[] FieldsOf(Type type)
    {
        FieldInfo[] fields;
        if (!Known.TryGetValue(type, out fields))
        {
            fields = type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
                .OrderBy(field => field.MetadataToken).Where(field => IsCounted(field.Name)).ToArray();
            Known.Add(type, fields);
        }
        return fields;
    }

    static bool IsCounted(string name)
    {
        return !name.Equals("structSize", StringComparison.OrdinalIgnoreCase) && !name.Equals("reserved", StringComparison.OrdinalIgnoreCase);
    }
}
