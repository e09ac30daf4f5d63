using System;
using System.IO;
using System.Reflection;
using System.Runtime.InteropServices;
using Grizzled;

/// <summary>Compares the structs and constants of the binding with what the C compiler makes of the header.</summary>
static class Layout
{
    const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;
    static int differences;

    public static int Check(TextReader input)
    {
        int lines = 0;
        for (string line = input.ReadLine(); line != null; line = input.ReadLine(), lines++)
        {
            string[] words = line.Split(' ');
            Type type = typeof(Library).Assembly.GetType("Grizzled." + words[1], true);
            if (words[0] == "size") Same(line, Marshal.SizeOf(type), long.Parse(words[2]));
            if (words[0] == "size") Same(line + " as it says itself", Value(type, "Bytes"), long.Parse(words[2]));
            if (words[0] == "field") Same(line, (long)Marshal.OffsetOf(type, words[2]), long.Parse(words[3]));
            if (words[0] == "field") Same(line + " in size", SizeOf(type.GetField(words[2], Any)), long.Parse(words[4]));
            if (words[0] == "constant") Same(line, Value(type, words[2]), long.Parse(words[3]));
        }
        Console.WriteLine("{0} sizes, fields and constants compared with the header, {1} differences", lines, differences);
        return differences == 0 && lines > 0 ? 0 : 1;
    }

    static void Same(string line, long here, long there)
    {
        if (here == there) return;
        differences++;
        Console.Error.WriteLine("{0}, but here it is {1}", line, here);
    }

    static long Value(Type type, string name)
    {
        return Convert.ToInt64(type.GetField(name, Any).GetValue(null));
    }

    static long SizeOf(FieldInfo field)
    {
        Type type = field.FieldType.IsEnum ? Enum.GetUnderlyingType(field.FieldType) : field.FieldType;
        return Marshal.SizeOf(type);
    }
}
