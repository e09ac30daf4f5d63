"""The modules of examples/python/grizzled that follow from the header."""

from __future__ import annotations

import re

from header import Constant, Header, Parameter, Struct, camel, titles

FOLDER = "python/grizzled"
HEAD = '"""{}\n\nWritten by examples/bindings/generate from include/grizzled.h; do not edit it."""\n'

SIMPLE = {
    "uint8_t": "c_uint8",
    "uint16_t": "c_uint16",
    "int32_t": "c_int32",
    "uint32_t": "c_uint32",
    "uint64_t": "c_uint64",
}

MODULES = {
    "events": ("_events", "Events: what they are and what their fields hold."),
    "reasons": ("_rules", "Why a command is refused."),
    "constants": ("_constants", "All other constants."),
}


def files(header: Header) -> dict[str, str]:
    return {
        **constant_modules(header.constants),
        "_structs.py": structs(list(header.structs.values())),
        "_structs.pyi": stubs(list(header.structs.values())),
        "_functions.py": functions(header),
    }


def kind(ctype: str) -> str:
    return SIMPLE[ctype] if ctype in SIMPLE else camel(ctype[len("grz_") :])


def constant_modules(constants: list[Constant]) -> dict[str, str]:
    lines = {module: [HEAD.format(title)] for module, title in MODULES.values()}
    for title, constant in titles(constants):
        module, _ = MODULES[constant.part]
        lines[module] += [f"# {title}"] if title else []
        lines[module].append(f"{constant.name} = {constant.value}")
    return {f"{module}.py": "\n".join(text) + "\n" for module, text in lines.items()}


def imports(names: list[str]) -> str:
    """In the order in which people count: uint8 before uint16."""
    ordered = sorted(names, key=lambda name: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)])
    return f"from ctypes import {', '.join(ordered)}\n\nfrom ._base import Struct\n"


def structs(all_structs: list[Struct]) -> str:
    code = [HEAD.format("Structs, laid out as in C."), imports(list(SIMPLE.values()))]
    for struct in all_structs:
        code += ["", f"class {kind(struct.name)}(Struct):", "    _fields_ = ["]
        for field in struct.fields:
            code.append(f'        ("{field.name}", {kind(field.ctype)}{f" * {field.length}" if field.length else ""}),')
        code += ["    ]", ""]
    code += ["", "# The size of each in C, which is compared with what ctypes makes of it.", "SIZES = {"]
    code += [f"    {kind(struct.name)}: {struct.size}," for struct in all_structs] + ["}"]
    return "\n".join(code) + "\n"


def stubs(all_structs: list[Struct]) -> str:
    arrays = {field.ctype for struct in all_structs for field in struct.fields if field.length and field.ctype in SIMPLE}
    names = ["Array", *(SIMPLE[ctype] for ctype in arrays)]
    stub = [HEAD.format("What type checkers are to know of the structs."), imports(names).rstrip()]
    for struct in all_structs:
        stub += ["", f"class {kind(struct.name)}(Struct):"]
        stub += [f"    {field.name}: {f'Array[{kind(field.ctype)}]' if field.length else 'int'}" for field in struct.fields]
        stub.append("")
    return "\n".join([*stub, "", "SIZES: dict[type[Struct], int]"]) + "\n"


def functions(header: Header) -> str:
    lines = [HEAD.format("Every function: what it answers and what it takes.")]
    lines += ["from ctypes import POINTER, c_char_p, c_int32, c_uint8, c_uint32, c_uint64\n", "from ._structs import ("]
    used = {parameter.ctype for function in header.functions for parameter in function.parameters}
    lines += [f"    {name}," for name in sorted(kind(ctype) for ctype in used & header.structs.keys())]
    lines += [")", "", "FUNCTIONS = {"]
    for function in header.functions:
        answer = "c_char_p" if function.answer == "const char *" else kind(function.answer)
        taken = ", ".join(argument(parameter) for parameter in function.parameters)
        one_line = f'    "{function.name}": ({answer}, [{taken}]),'
        if len(one_line) <= 140:
            lines.append(one_line)
        else:
            lines += [f'    "{function.name}": (', f"        {answer},", f"        [{taken}],", "    ),"]
    return "\n".join([*lines, "}"]) + "\n"


def argument(parameter: Parameter) -> str:
    """How ctypes writes the type of an argument. Python's bytes go straight into what is only read."""
    if not parameter.pointer:
        return kind(parameter.ctype)
    if parameter.ctype == "char" or (parameter.ctype == "uint8_t" and parameter.constant):
        return "c_char_p"
    return f"POINTER({kind(parameter.ctype)})"
