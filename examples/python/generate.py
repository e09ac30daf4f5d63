"""Writes the modules of the package that follow from include/grizzled.h.

`python3 generate.py` rewrites them; `python3 generate.py --check` only says whether they are as it would write them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
HEADER = HERE.parent.parent / "include" / "grizzled.h"
HEAD = '"""{}\n\nWritten by generate.py from include/grizzled.h; do not edit it."""\n'

SIMPLE = {
    "int32_t": "c_int32",
    "uint8_t": "c_uint8",
    "uint16_t": "c_uint16",
    "uint32_t": "c_uint32",
    "uint64_t": "c_uint64",
}
BYTES = {"c_uint8": 1, "c_uint16": 2, "c_int32": 4, "c_uint32": 4, "c_uint64": 8}

# Constants whose first word is one of these go to a module of their own, so that none gets too long to read.
MODULES = {
    "_events": ("Events: what they are and what their fields hold.", "EVENT FLAG ORIGIN PAUSE MODIFIER SWITCH SECRET"),
    "_rules": ("Why a command is refused.", "REASON RULE"),
    "_constants": ("All other constants.", ""),
}


class Field(NamedTuple):
    name: str
    kind: str
    length: int


class Struct(NamedTuple):
    name: str
    fields: list[Field]


class Header:
    def __init__(self, text: str) -> None:
        self.constants = self._constants(text)
        bare = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        self.structs = self._structs(bare)
        self.functions = self._functions(bare)

    @staticmethod
    def _constants(text: str) -> list[tuple[str, str, int]]:
        """Each with the comment of its section."""
        found, section = [], ""
        pattern = r"^/\* ([^\n]*?) \*/$|^#define GRZ_(\w+) \(?(-?\d+)u?\)?$"
        for comment, name, value in re.findall(pattern, text, flags=re.MULTILINE):
            if name:
                found.append((section, name, int(value)))
            else:
                section = comment
        defined = len(re.findall(r"^#define GRZ_\w+ [^\"]", text, flags=re.MULTILINE))
        assert len(found) == defined, "a constant of the header was not understood"
        return found

    @staticmethod
    def _structs(bare: str) -> list[Struct]:
        found = []
        for name, body in re.findall(r"typedef struct grz_(\w+) \{(.*?)\}", bare, flags=re.DOTALL):
            fields = []
            for line in filter(None, (part.strip() for part in body.split(";"))):
                match = re.fullmatch(r"(?:struct )?(\w+) (\w+)(?:\[(\d+)\])?", line)
                assert match, f"field not understood: {line}"
                fields.append(Field(match[2], kind(match[1]), int(match[3] or 0)))
            found.append(Struct(camel(name), fields))
        return found

    @staticmethod
    def _functions(bare: str) -> dict[str, tuple[str, list[str]]]:
        found = {}
        for answer, name, listed in re.findall(r"^(\w[\w ]*?[ *]+)(grz_\w+)\(([^)]*)\);", bare, flags=re.MULTILINE):
            given = [] if listed == "void" else re.split(r",\s*", listed)
            found[name] = (pointed(answer.strip()), [pointed(re.sub(r"\w+$", "", one).strip()) for one in given])
        return found


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def kind(name: str) -> str:
    return SIMPLE[name] if name in SIMPLE else camel(name[len("grz_"):])


def pointed(name: str) -> str:
    """How ctypes writes the type of an argument. Python's bytes go straight into what is only read."""
    if name in ("const char *", "char *", "const uint8_t *"):
        return "c_char_p"
    match = re.fullmatch(r"(?:const )?(\w+) \*", name)
    return f"POINTER({kind(match[1])})" if match else kind(name)


def layout(struct: Struct, known: dict[str, tuple[int, int]]) -> tuple[int, int]:
    """Size and alignment of a struct by the rules of C, apart from what ctypes makes of it."""
    offset = alignment = 0
    for field in struct.fields:
        size, aligned = known[field.kind] if field.kind in known else (BYTES[field.kind],) * 2
        offset += -offset % aligned + size * (field.length or 1)
        alignment = max(alignment, aligned)
    return offset + -offset % alignment, alignment


def imports(names: list[str]) -> str:
    """In the order in which people count: uint8 before uint16."""
    ordered = sorted(names, key=lambda name: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)])
    return f"from ctypes import {', '.join(ordered)}\n\nfrom ._base import Struct\n"


def constant_modules(header: Header) -> dict[str, str]:
    words = {word: module for module, (_, named) in MODULES.items() for word in named.split()}
    lines: dict[str, list[str]] = {module: [HEAD.format(title)] for module, (title, _) in MODULES.items()}
    last: dict[str, str] = {}
    for section, name, value in header.constants:
        module = words.get(name.split("_")[0], "_constants")
        if section != last.get(module, ""):
            lines[module] += [f"# {section.replace('GRZ_', '').replace('grz_', '')}"] if section else []
            last[module] = section
        lines[module].append(f"{name} = {value}")
    return {f"{module}.py": "\n".join(text) + "\n" for module, text in lines.items()}


def struct_modules(header: Header) -> dict[str, str]:
    code = [HEAD.format("Structs, laid out as in C."), imports(list(BYTES))]
    arrays = {ctype for struct in header.structs for _, ctype, count in struct.fields if count and ctype in BYTES}
    stub = [HEAD.format("What type checkers are to know of the structs."), imports(["Array", *arrays]).rstrip()]
    known: dict[str, tuple[int, int]] = {}
    for struct in header.structs:
        known[struct.name] = layout(struct, known)
        code += ["", f"class {struct.name}(Struct):", "    _fields_ = ["]
        stub += ["", f"class {struct.name}(Struct):"]
        for name, ctype, count in struct.fields:
            code.append(f'        ("{name}", {ctype}{f" * {count}" if count else ""}),')
            stub.append(f"    {name}: {f'Array[{ctype}]' if count else 'int'}")
        code += ["    ]", ""]
        stub.append("")
    code += ["", "# The size of each in C, which is compared with what ctypes makes of it.", "SIZES = {"]
    code += [f"    {name}: {size}," for name, (size, _) in known.items()] + ["}"]
    stub += ["", "SIZES: dict[type[Struct], int]"]
    return {"_structs.py": "\n".join(code) + "\n", "_structs.pyi": "\n".join(stub) + "\n"}


def function_module(header: Header) -> dict[str, str]:
    lines = [HEAD.format("Every function: what it answers and what it takes.")]
    lines += ["from ctypes import POINTER, c_char_p, c_int32, c_uint8, c_uint32, c_uint64\n", "from ._structs import ("]
    used = "".join(text for _, given in header.functions.values() for text in given)
    lines += [f"    {name}," for name in sorted(s.name for s in header.structs) if re.search(rf"\b{name}\b", used)]
    lines += [")", "", "FUNCTIONS = {"]
    for name, (answer, given) in header.functions.items():
        one_line = f'    "{name}": ({answer}, [{", ".join(given)}]),'
        if len(one_line) <= 140:
            lines.append(one_line)
        else:
            lines += [f'    "{name}": (', f"        {answer},",
                      f"        [{', '.join(given)}],", "    ),"]
    return {"_functions.py": "\n".join(lines + ["}"]) + "\n"}


def main() -> int:
    header = Header(HEADER.read_text(encoding="utf-8"))
    written = {**constant_modules(header), **struct_modules(header), **function_module(header)}
    stale = []
    for name, text in written.items():
        path = HERE / "grizzled" / name
        if not path.exists() or path.read_bytes() != text.encode():
            stale.append(name)
            if "--check" not in sys.argv[1:]:
                path.write_bytes(text.encode())
    if stale and "--check" in sys.argv[1:]:
        print(f"include/grizzled.h says otherwise than {', '.join(stale)}: run `python3 examples/python/generate.py`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
