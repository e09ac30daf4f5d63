"""The types of examples/node that follow from the header: structs as the binding gives them, and the names of all constants."""

from __future__ import annotations

from header import PARTS, Field, Header, Struct, camel

FOLDER = "node"
HEAD = "// Written by examples/bindings/generate from include/grizzled.h; do not edit it.\n"

# What koffi makes of an array. A number of 64 bits alone is a BigInt only where it is large.
ARRAYS = {"uint8_t": "Uint8Array", "uint16_t": "Uint16Array", "uint32_t": "Uint32Array", "uint64_t": "BigUint64Array"}


def files(header: Header) -> dict[str, str]:
    plain = [struct for struct in header.structs.values() if not struct.is_handle]
    written = {"structs.d.ts": HEAD + "\n" + "\n".join(interface(struct) for struct in plain)}
    for part in PARTS:
        names = [constant for constant in header.constants if constant.part == part]
        lines = "".join(f"  {comment(constant.doc)} readonly {constant.name}: number;\n" for constant in names)
        title = "Constants" if part == "constants" else f"{part.capitalize()}Constants"
        head = f"{HEAD}\n/** Constants of the header, without GRZ_. */\n"
        written[f"{part}.d.ts"] = f"{head}export interface {title} {{\n{lines}}}\n"
    return written


def comment(doc: str) -> str:
    return f"/** {doc} */"


def interface(struct: Struct) -> str:
    fields = [field for field in struct.fields if field.name not in ("struct_size", "reserved")]
    lines = "".join(f"  {comment(field.doc)} {field.name}: {kind(field)};\n" for field in fields)
    return f"{comment(struct.doc)}\nexport interface {name(struct.name)} {{\n{lines}}}\n"


def name(ctype: str) -> str:
    """As in C, but for what is called so already."""
    return {"grz_event": "GameEvent", "grz_error": "ErrorInfo"}.get(ctype, camel(ctype[len("grz_") :]))


def kind(field: Field) -> str:
    if field.length:
        return ARRAYS.get(field.ctype) or f"{name(field.ctype)}[]"
    return {"uint64_t": "number | bigint"}.get(field.ctype, "number")
