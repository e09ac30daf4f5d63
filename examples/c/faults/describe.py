#!/usr/bin/env python3
"""Reads include/grizzled.h and describes its functions for the fault table: prints functions.inc.

`describe.py` prints, `describe.py --check` compares with the file beside it, `describe.py --write` writes it.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
HEADER = HERE.parents[2] / "include" / "grizzled.h"
FILE = HERE / "functions.inc"

HANDLES = ["grz_pack", "grz_rules", "grz_game", "grz_client", "grz_campaign", "grz_batch"]
# On these one call at a time.
CHANGING = HANDLES[2:]
# A function with its comment, of one line or of several, and what compilers are to know of it.
FUNCTION = r"/\*\*(?: ([^\n]*) |\n((?: \*[^\n]*\n)+?) )\*/\n(?:GRZ_[A-Z_ ]+\n)?([a-z][\w ]*?[ *])(grz_\w+)\(([^)]*)\);"


def comment(block):
    """The text of a comment, a line each, without its stars."""
    lines = [re.sub(r"^\s*\*? ?", "", line) for line in block.strip().splitlines()]
    return "\n".join(lines)


def sections(text):
    """What the comment says of each parameter, and its statuses."""
    said, statuses = {}, ""
    for part in re.split(r"\n(?=@param|Statuses:|Since:)", text):
        named = re.match(r"@param (\w+(?:,\w+)*) (.*)", part, re.DOTALL)
        if named:
            said.update(dict.fromkeys(named[1].split(","), named[2]))
        elif part.startswith("Statuses:"):
            statuses = part
    return said, statuses


def structs(header):
    """Every struct with its fields: name, type, whether an array."""
    found = {}
    for match in re.finditer(r"typedef struct (\w+) \{(.*?)\n\} \w+;", header, re.DOTALL):
        body = re.sub(r"/\*.*?\*/", "", match[2], flags=re.DOTALL)
        found[match[1]] = re.findall(r"(?:struct )?(\w+) (\w+)(\[\d+\])?;", body)
    return found


def parameters(declared):
    if declared.strip() == "void":
        return []
    split = [re.match(r"(const )?(\w+) (\*)?(\w+)$", " ".join(one.split())) for one in declared.split(",")]
    return [(bool(m[1]), m[2], bool(m[3]), m[4]) for m in split]


def kind(one, following, said, sized):
    """What a parameter is: its kind, and whether NULL or 0 may stand there."""
    const, type_, pointer, name = one
    text = said.get(name, "")
    if not pointer:
        if type_ in HANDLES:
            return "HANDLE", "0 for" in text
        plain = {"struct_size": "STRUCT_SIZE", "capacity": "CAPACITY"}
        length = name in ("length", "position_length", "count")
        return plain.get(name, "LENGTH" if length else "NUMBER"), False
    if const:
        if type_ in sized:
            return "IN_STRUCT", False
        bytes_ = {"char": "IN_TEXT", "uint8_t": "IN_BYTES"}
        return bytes_.get(type_, "IN_ARRAY"), "NULL and 0" in text or "may be NULL" in text
    if type_ == "grz_error":
        return "ERROR", True
    if name == "needed":
        return "NEEDED", False
    if following in ("capacity", "struct_size"):
        return "BUFFER", True
    if type_ in HANDLES:
        return "OUT_HANDLE", False
    if text.startswith("where it goes how each") or "NULL, or" in text:
        return "OUT_ROWS", True
    return ("OUT_SIZED" if type_ in sized and "need not be set" not in text else "OUT_VALUE"), False


# What answers with no more than what the library has.
NEEDLESS = ("grz_check_abi", "grz_abi", "grz_version", "grz_status_text")


def general(name, ones, kinds):
    """The statuses that the beginning of the header says once for all functions: they follow from the parameters."""
    of = {what for what, _ in kinds}
    changing = any(not pointer and type_ in CHANGING for _, type_, pointer, _ in ones)
    aligned = any(pointer and type_ not in ("char", "uint8_t") for _, type_, pointer, _ in ones)
    rows = [
        ("HANDLE", "HANDLE" in of),
        ("BUSY", changing),
        ("POISONED", changing and not name.endswith("_free")),
        ("FULL", "OUT_HANDLE" in of),
        ("NULL", any(pointer for _, _, pointer, _ in ones)),
        ("ALIGNMENT", aligned),
        ("STRUCT_SIZE", bool(of & {"STRUCT_SIZE", "IN_STRUCT", "OUT_SIZED", "ERROR"})),
        ("SHORT", "NEEDED" in of),
        ("TEXT", "IN_TEXT" in of),
        ("LIMIT", "LENGTH" in of or any(called == "count" and not pointer for _, _, pointer, called in ones)),
        ("OVERLAP", sum(pointer and not const for const, _, pointer, _ in ones) > 1),
        ("MEMORY", not name.endswith("_free") and name not in NEEDLESS),
        ("INTERNAL", name != "grz_check_abi"),
    ]
    return [f"GRZ_E_{status}" for status, follows in rows if follows]


def function(name, answer, declared, text, sized):
    said, statuses = sections(text)
    ones = parameters(declared)
    rows, given, kinds = [], [], []
    for place, one in enumerate(ones):
        const, type_, pointer, called = one
        following = ones[place + 1][3] if place + 1 < len(ones) else ""
        what, null = kind(one, following, said, sized)
        # A count is the length of the array before it; without one it is a number.
        if called == "count" and not pointer and not (place and ones[place - 1][2]):
            what = "NUMBER"
        kinds.append((what, null))
        handle = HANDLES.index(type_) + 1 if type_ in HANDLES else 0
        fields = f"fields_{type_}" if type_ in sized or type_ == "grz_setting" else "NULL"
        size = f"sizeof({type_})" if pointer else "0"
        align = f"ALIGN_OF({type_})" if pointer else "0"
        rows.append(f'    {{ "{called}", {what}, {handle}, {size}, {align}, {fields}, {int(null)} }},')
        if what == "HANDLE":
            given.append(f"({type_}){{ a[{place}].number }}")
        elif pointer:
            given.append(f"a[{place}].pointer")
        else:
            given.append(f"({type_})a[{place}].number")
    own = re.findall(r"GRZ_E_\w+", statuses)
    mask = ["GRZ_OK"] + sorted({*own, *(general(name, ones, kinds) if answer == "int32_t" else [])})
    call = f"{name}({', '.join(given)})"
    lines = [f"static int32_t call_{name}(const argument *a)", "{"]
    if not ones:
        lines.append("    (void)a;")
    if answer == "int32_t":
        lines.append(f"    return {call};")
    elif "*" in answer:
        lines.append(f"    return {call} ? GRZ_OK : GRZ_E_INTERNAL;")
    else:
        lines.append(f"    return {call} == GRZ_ABI ? GRZ_OK : GRZ_E_INTERNAL;")
    lines.append("}")
    if rows:
        lines += ["", f"static const parameter parameters_{name}[] = {{", *rows, "};"]
    several = int(not any(not pointer and type_ in CHANGING for _, type_, pointer, _ in ones))
    listed = f"parameters_{name}" if rows else "NULL"
    bits = " | ".join(f"BIT({status})" for status in mask)
    entry = f'    {{ "{name}", call_{name}, {listed}, {len(rows)}, {several},\n        {bits} }},'
    return "\n".join(lines), entry


def describe(header):
    all_structs = structs(header)
    sized = [name for name, fields in all_structs.items() if fields and fields[0][1] == "struct_size"]
    out = ["/* Written by describe.py from include/grizzled.h; do not edit it. */", ""]
    for name in sized + ["grz_setting"]:
        fields = "\n".join(
            f'    {{ "{field}", offsetof({name}, {field}), sizeof({type_}), '
            f"sizeof((({name} *)0)->{field}) / sizeof({type_}) }},"
            for type_, field, _ in all_structs[name]
        )
        out += [f"static const field fields_{name}[] = {{", fields, "    { NULL, 0, 0, 0 }", "};", ""]
    # What an offsetof names must be a type of its own.
    types = ["char", "uint8_t", "uint32_t", "uint64_t", "grz_setting", "grz_batch_row"] + HANDLES + sized
    out += [f"typedef struct {{ char before; {name} it; }} offset_{name};" for name in types] + [""]
    entries = []
    for match in re.finditer(FUNCTION, header):
        code, entry = function(match[4], match[3].strip(), match[5], comment(match[1] or match[2]), sized)
        out += [code, ""]
        entries.append(entry)
    declared = len(re.findall(r"^[a-z][\w ]*[ *]grz_\w+\(", header, re.MULTILINE))
    if declared != len(entries):
        sys.exit(f"describe.py: {declared} functions are declared, {len(entries)} are understood")
    out += ["static const function functions[] = {", *entries, "};", ""]
    statuses = [("GRZ_OK", 0)] + [(n, int(v)) for n, v in re.findall(r"#define (GRZ_E_\w+) \(-(\d+)\)", header)]
    if [number for _, number in statuses] != list(range(len(statuses))):
        sys.exit("describe.py: the statuses are not numbered one by one")
    names = [f'    "{name.replace("GRZ_E_", "").replace("GRZ_", "")}",' for name, _ in statuses]
    out += ["const char *const status_names[] = {", *names, "};", f"const int status_count = {len(names)};", ""]
    return "\n".join(out)


def main():
    text = describe(HEADER.read_text())
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(text)
    elif sys.argv[1:] == ["--check"]:
        if not FILE.exists() or FILE.read_text() != text:
            sys.exit("faults/functions.inc is not what the header says: python3 faults/describe.py --write")
    else:
        print(text, end="")


main()
