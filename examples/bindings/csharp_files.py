"""The files of examples/csharp/Grizzled/Generated."""

from __future__ import annotations

from collections.abc import Callable

import csharp_events
from csharp_names import Group, Names, pascal
from header import Constant, Function, Header, Parameter, Struct

FOLDER = "csharp/Grizzled/Generated"
# Compilers do not see that the library sets fields.
HEAD = """// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
"""

# What shows a table goes into a file of its own, and so do long arrays: files stay short.
TABLE = ("SeatInfo", "View", "GameEvent")
LONGEST_SHORT = 24


def files(header: Header) -> dict[str, str]:
    names = Names(header)
    written: dict[str, list[str]] = {}
    for group in names.groups.values():
        written.setdefault(f"{group.file}.cs", []).append(numbers(group, names))
    files = {name: in_namespace(parts, "System") for name, parts in written.items()}
    written = {"Structs.cs": [], "TableStructs.cs": [], "Arrays.cs": [], "LongArrays.cs": []}
    for struct in names.structs():
        written["TableStructs.cs" if names.kind(struct.name) in TABLE else "Structs.cs"].append(declaration(struct, names))
    for name, (kind, length) in arrays(names).items():
        written["Arrays.cs" if length <= LONGEST_SHORT else "LongArrays.cs"].append(array(name, kind, length))
    for name, parts in written.items():
        uses = ["System", "System.Runtime.InteropServices"]
        files[name] = in_namespace(parts, *(uses if "Arrays" in name else uses[1:]))
    files.update({name: in_namespace([text]) for name, text in csharp_events.files(names).items()})
    files["Native.cs"] = in_namespace([functions(names)], "System", "System.Runtime.InteropServices")
    return files


def in_namespace(parts: list[str], *uses: str) -> str:
    lines = [f"    {line}" if line else "" for line in "\n".join(parts).rstrip("\n").split("\n")]
    body = "\n".join(lines)
    return HEAD + "".join(f"using {use};\n" for use in uses) + f"\nnamespace Grizzled\n{{\n{body}\n}}\n"


def summary(doc: str) -> str:
    return f"/// <summary>{doc}</summary>\n"


def numbers(group: Group, names: Names) -> str:
    text = "[Flags]\n" if group.flags else ""
    text += f"public enum {group.name} : {group.type}\n{{\n" if group.type else f"public static class {group.name}\n{{\n"
    for constant in group.constants:
        text += f"    {summary(names.doc(constant.doc))}    {number(constant, group)}\n"
    if names.can_be_none(group):
        text += "    /// <summary>None of them.</summary>\n    None = 255,\n"
    return text + "}\n"


def number(constant: Constant, group: Group) -> str:
    value = f"{constant.value}{'u' if constant.unsigned else ''}"
    if group.type:
        return f"{constant.name} = {value},"
    return f"public const {'uint' if constant.unsigned else 'int'} {constant.name} = {value};"


def declaration(struct: Struct, names: Names) -> str:
    """A struct, spelled out so that it is the same bytes on both sides: nothing is converted at a call."""
    access = "internal" if struct.is_handle else "public"
    text = summary(names.doc(struct.doc))
    text += f"[StructLayout(LayoutKind.Sequential)]\n{access} partial struct {names.kind(struct.name)}\n{{\n"
    text += f"    /// <summary>How many bytes it has in C.</summary>\n    public const int Bytes = {struct.size};\n\n"
    for field in struct.fields:
        own = field.name in ("struct_size", "reserved")
        text += "" if own else f"    {summary(names.doc(field.doc))}"
        text += f"    {'internal' if own else 'public'} {names.field(field)} {pascal(field.name)};\n"
    return text + "}\n"


def arrays(names: Names) -> dict[str, tuple[str, int]]:
    """The arrays that fields are, short ones first: the type of an element and how many there are."""
    fields = [field for struct in names.structs() for field in struct.fields if field.length and names.field(field) != "CardSet"]
    fields.sort(key=lambda field: field.length)
    return {names.field(field): (names.kind(field.ctype), field.length) for field in fields}


def array(name: str, kind: str, length: int) -> str:
    """A struct that is an array of so many elements: `fixed` would do the same, but only in unsafe code."""
    elements = rows(f"    {kind} ", length, 16, lambda place: f"e{place}", ", ", ";")
    gets = rows(" " * 16, length, 4, lambda place: f"case {place}: return e{place};", " ")
    sets = rows(" " * 16, length, 4, lambda place: f"case {place}: e{place} = value; break;", " ")
    otherwise = "                default: throw new IndexOutOfRangeException();\n            }\n        }\n"
    return (
        f"/// <summary>{length} times {kind}, without an array on the heap.</summary>\n"
        f"[StructLayout(LayoutKind.Sequential)]\npublic struct {name}\n{{\n    public const int Length = {length};\n\n{elements}"
        f"\n    public {kind} this[int place]\n    {{\n"
        f"        get\n        {{\n            switch (place)\n            {{\n{gets}{otherwise}"
        f"        set\n        {{\n            switch (place)\n            {{\n{sets}{otherwise}"
        "    }\n}\n"
    )


def rows(start: str, length: int, each: int, element: Callable[[int], str], between: str, end: str = "") -> str:
    starts = range(0, length, each)
    parts = [between.join(element(place) for place in range(first, min(first + each, length))) for first in starts]
    return "".join(f"{start}{part}{end}\n" for part in parts)


def functions(names: Names) -> str:
    text = "/// <summary>The functions of the library as they are; the other classes call them.</summary>\n"
    text += "internal static partial class Native\n{\n"
    for function in names.header.functions:
        taken = ", ".join(argument(parameter, names) for parameter in function.parameters)
        text += "    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]\n"
        text += f"    internal static extern {answer(function)} {function.name}({taken});\n"
    return text + "}\n"


def answer(function: Function) -> str:
    return {"const char *": "IntPtr", "int32_t": "Status", "uint32_t": "uint"}[function.answer]


def argument(parameter: Parameter, names: Names) -> str:
    """What is one of a kind goes by reference, what may be many or NULL as an address: Mono copies arrays that it is given."""
    ctype, name = parameter.ctype, parameter.name
    if not parameter.pointer:
        return f"{names.kind(ctype)} {name}"
    if ctype == "grz_error":
        return "ref ErrorInfo error"
    if ctype in ("char", "uint8_t") or (name.endswith("s") and ctype != "grz_rules"):
        return f"IntPtr {name}"
    struct = names.header.structs.get(ctype)
    by_reference = parameter.constant or (struct is not None and struct.is_sized)
    return f"{'ref' if by_reference else 'out'} {names.kind(ctype)} {name}"


def layout(header: Header) -> str:
    """A C program that prints what the C compiler makes of the header, by the names of C#: .NET is to make the same of it."""
    names, lines = Names(header), []
    for struct in names.structs():
        name = names.kind(struct.name)
        lines.append(f'    printf("size {name} %u\\n", (unsigned)sizeof({struct.name}));')
        for field in struct.fields:
            place = f"(unsigned)offsetof({struct.name}, {field.name}), (unsigned)sizeof((({struct.name} *)0)->{field.name})"
            lines.append(f'    printf("field {name} {pascal(field.name)} %u %u\\n", {place});')
    for in_c, in_csharp in names.constants.items():
        lines.append(f'    printf("constant {in_csharp.replace(".", " ")} %lld\\n", (long long){in_c});')
    body = "\n".join(lines)
    return f'#include <stddef.h>\n#include <stdio.h>\n#include "grizzled.h"\nint main(void)\n{{\n{body}\n    return 0;\n}}\n'
