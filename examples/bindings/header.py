"""What include/grizzled.h says: its constants, structs and functions, with their comments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sized
from pathlib import Path
from typing import NamedTuple

HEADER = Path(__file__).resolve().parents[2] / "include" / "grizzled.h"

# The size of each simple type, which is its alignment too.
BYTES = {"uint8_t": 1, "uint16_t": 2, "uint32_t": 4, "int32_t": 4, "uint64_t": 8}

# Constants whose first word is one of these go to a file of their own, so that none gets too long to read.
PARTS = {"events": "EVENT FLAG ORIGIN PAUSE MODIFIER SWITCH SECRET", "reasons": "REASON RULE", "constants": ""}

DOC = r"/\*\*((?:(?!\*/).)*)\*/\s*"


class Constant(NamedTuple):
    """A number. Its name is without GRZ_, and its section is the comment above those that belong together."""

    name: str
    value: int
    unsigned: bool
    section: str
    doc: str


    @property
    def part(self) -> str:
        """Which of PARTS it belongs to."""
        first = self.name.split("_")[0]
        return next((part for part, words in PARTS.items() if first in words.split()), "constants")


class Field(NamedTuple):
    """A field of a struct: an array where it has a length."""

    name: str
    ctype: str
    length: int
    doc: str


class Struct(NamedTuple):
    """A struct, with its size and alignment by the rules of C. Its name is as in C."""

    name: str
    fields: list[Field]
    size: int
    alignment: int
    doc: str

    @property
    def is_handle(self) -> bool:
        return [field.name for field in self.fields] == ["id"]

    @property
    def is_sized(self) -> bool:
        return self.fields[0].name == "struct_size"


class Parameter(NamedTuple):
    name: str
    ctype: str
    constant: bool
    pointer: bool


class Function(NamedTuple):
    """A function. What it answers is as in C: int32_t for most, or const char *."""

    name: str
    answer: str
    parameters: list[Parameter]


class Header:
    """The whole header. What is in it and not understood ends the program: no binding shall lack it in silence."""

    def __init__(self, path: Path = HEADER) -> None:
        text = path.read_text(encoding="utf-8")
        self.constants = constants(text)
        self.structs: dict[str, Struct] = {}
        for found in matches(DOC + r"typedef struct (grz_\w+) \{(.*?)\} \2;", text):
            self.structs[found[2]] = self.struct(found[2], found[3], one_line(found[1]))
        self.functions = functions(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
        expect(text, r"^#define GRZ_\w+ [^\"]", self.constants, "constants")
        expect(text, r"^typedef ", self.structs, "structs")
        expect(text, r"^\w[\w ]*[ *]grz_\w+\(", self.functions, "functions")

    def struct(self, name: str, body: str, doc: str) -> Struct:
        found = matches(DOC + r"(?:struct )?(\w+) (\w+)(?:\[(\d+)\])?;", body)
        fields = [Field(match[3], match[2], int(match[4] or 0), one_line(match[1])) for match in found]
        expect(body, r";\n", fields, f"fields of {name}")
        offset = alignment = 0
        for field in fields:
            size, aligned = self.size_of(field.ctype)
            if offset % aligned:
                raise SystemExit(f"there is padding before {name}.{field.name}")
            offset += size * (field.length or 1)
            alignment = max(alignment, aligned)
        if offset % alignment:
            raise SystemExit(f"there is padding behind {name}")
        return Struct(name, fields, offset, alignment, doc)

    def size_of(self, ctype: str) -> tuple[int, int]:
        """Size and alignment of a type: structs come before those that have them in."""
        if ctype in BYTES:
            return BYTES[ctype], BYTES[ctype]
        return self.structs[ctype].size, self.structs[ctype].alignment


def constants(text: str) -> list[Constant]:
    found, section = [], ""
    for match in matches(rf"^/\* ([^\n]*?) \*/$|{DOC}^#define GRZ_(\w+) \(?(-?\d+)(u?)\)?$", text):
        if match[3]:
            found.append(Constant(match[3], int(match[4]), bool(match[5]), section, one_line(match[2])))
        else:
            section = match[1]
    return found


def one_line(comment: str) -> str:
    return re.sub(r"\s*\n\s*(\* )?\s*", " ", comment).strip()


def titles(constants: list[Constant]) -> Iterator[tuple[str, Constant]]:
    """Each constant with the title that its section has there, where its part begins with that section or comes to it."""
    last: dict[str, str] = {}
    for constant in constants:
        begins = constant.section != last.get(constant.part, "")
        last[constant.part] = constant.section
        yield constant.section.replace("GRZ_", "").replace("grz_", "") if begins else "", constant


def functions(bare: str) -> list[Function]:
    return [
        Function(match[2], match[1].strip(), [] if match[3] == "void" else [parameter(one) for one in match[3].split(",")])
        for match in matches(r"^(\w[\w ]*[ *])(grz_\w+)\(([^)]*)\);", bare)
    ]


def parameter(declared: str) -> Parameter:
    match = re.fullmatch(r"(const )?(\w+) (\*?)(\w+)", declared.strip())
    if not match:
        raise SystemExit(f"a parameter was not understood: {declared}")
    return Parameter(match[4], match[2], bool(match[1]), bool(match[3]))


def matches(pattern: str, text: str) -> list[re.Match[str]]:
    return list(re.finditer(pattern, text, flags=re.MULTILINE | re.DOTALL))


def expect(text: str, pattern: str, found: Sized, what: str) -> None:
    there = len(matches(pattern, text))
    if there != len(found):
        raise SystemExit(f"the header has {there} {what}, and {len(found)} were understood")


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))
