"""The kinds of events as types of C#: each with the fields that count for it, which its comment in the header names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from csharp_names import Names, pascal
from header import Constant

IN_A_FILE = 24


class Property(NamedTuple):
    type: str
    name: str
    value: str


def files(names: Names) -> dict[str, str]:
    """What each file holds, so that files stay short."""
    kinds = names.groups["EventTag"].constants
    written = {}
    for first in range(0, len(kinds), IN_A_FILE):
        types = [event_type(kind, names) for kind in kinds[first : first + IN_A_FILE]]
        written[f"EventKinds{first // IN_A_FILE + 1}.cs"] = "\n".join(types)
    return {**written, "EventListener.cs": listener(kinds)}


def event_type(kind: Constant, names: Names) -> str:
    text = f"/// <summary>{names.doc(kind.doc)}</summary>\npublic struct {kind.name}Event\n{{\n"
    text += "    /// <summary>All of it, with what the viewer alone sees.</summary>\n    public GameEvent Event;\n"
    for has in properties(kind, names):
        text += f"    public {has.type} {has.name} {{ get {{ return {has.value}; }} }}\n"
    return text + "}\n"


def properties(kind: Constant, names: Names) -> Iterator[Property]:
    if "Secret:" in kind.doc:
        yield Property("bool", "Hidden", "Event.Secret == Secret.Hidden")
    listed = re.search(r"Fields: ([^.]*)\.", kind.doc)
    for part in listed[1].split(",") if listed else []:
        yield from field(kind, part.strip(), names)


def field(kind: Constant, text: str, names: Names) -> Iterator[Property]:
    """Of "seat", "amount (trials)", "source and by (knock)", "flags RETURNED" or "flags MUST_WITHDRAW or CANNOT_WITHDRAW"."""
    flags = re.fullmatch(r"flags ([A-Z_]+(?: or [A-Z_]+)*)", text)
    if flags:
        for flag in flags[1].split(" or "):
            name = pascal(flag.replace("GRZ_FLAG_", ""))
            yield Property("bool", name, f"(Event.Flags & EventFlags.{name}) != 0")
        return
    match = re.fullmatch(r"([a-z_]+)( and by)?(?: \((\w+)\))?", text)
    if not match:
        raise SystemExit(f"fields of the event {kind.name} that are not understood: {text}")
    yield plain(match[1], "" if match[2] else match[3] or "", names)
    if match[2]:
        yield plain("by", "", names)


def plain(name: str, role: str, names: Names) -> Property:
    known = [field for field in names.header.structs["grz_event"].fields if field.name == name]
    if not known:
        raise SystemExit(f"events have no field {name}")
    return Property(names.field(known[0]), pascal(role or name), f"Event.{pascal(name)}")


def listener(kinds: list[Constant]) -> str:
    methods = [f"    protected virtual void On{k.name}({k.name}Event happened) {{ OnAnyOther(happened.Event); }}" for k in kinds]
    cases = [f"            case EventTag.{k.name}: On{k.name}(new {k.name}Event {{ Event = happened }}); break;" for k in kinds]
    return "\n".join(
        [
            "/// <summary>Is told each event by its kind; EventStream.Tell does it. "
            "What is not overridden comes to OnAnyOther.</summary>",
            "public abstract class EventListener\n{",
            "    /// <summary>Kinds that are not overridden, and those of a newer library.</summary>",
            "    protected virtual void OnAnyOther(GameEvent happened) { }",
            *methods,
            "\n    /// <summary>Calls the method for the kind that it is.</summary>",
            "    public void Tell(ref GameEvent happened)\n    {",
            "        switch (happened.Tag)\n        {",
            *cases,
            "            default: OnAnyOther(happened); break;\n        }\n    }\n}\n",
        ]
    )
