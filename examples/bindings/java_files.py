"""The package grizzled.raw of examples/java: constants, structures and functions for JNA."""

from __future__ import annotations

from header import PARTS, Constant, Header, Parameter, Struct, titles

FOLDER = "java/src/grizzled/raw"
HEAD = "// Written by examples/bindings/generate from include/grizzled.h; do not edit it.\npackage grizzled.raw;\n\n"

SIMPLE = {"int32_t": "int", "uint32_t": "int", "uint64_t": "long", "uint16_t": "short", "uint8_t": "byte", "char": "byte"}

# Arrays of structures are memory of the caller's.
ARRAYS = ("commands", "events", "choices", "settings", "rows")


def files(header: Header) -> dict[str, str]:
    written = {f"{kind(struct.name)}.java": structure(struct) for struct in header.structs.values()}
    return {
        **constant_classes(header.constants),
        **written,
        "Sizes.java": sizes(list(header.structs.values())),
        "Grz.java": functions(header),
    }


def kind(ctype: str) -> str:
    """A word keeps its capitals: it is only the first letter that changes."""
    if ctype in SIMPLE:
        return SIMPLE[ctype]
    return "Grz" + "".join(word[0].upper() + word[1:] for word in ctype[len("grz_") :].split("_"))


def constant_classes(constants: list[Constant]) -> dict[str, str]:
    lines: dict[str, list[str]] = {part: [] for part in PARTS}
    for title, constant in titles(constants):
        lines[constant.part] += [f"    // {title}"] if title else []
        lines[constant.part].append(f"    public static final int {constant.name} = {signed(constant.value)};")
    return {f"{part.capitalize()}.java": constant_class(part.capitalize(), text) for part, text in lines.items()}


def signed(value: int) -> int:
    """What is unsigned in C has the same bits in Java: ANY_SEQUENCE is -1."""
    return value - (1 << 32) if value >= 1 << 31 else value


def constant_class(name: str, lines: list[str]) -> str:
    body = "\n".join(lines)
    return f"""{HEAD}/** Numbers of the header, without GRZ_. */
public final class {name} {{
    private {name}() {{}}

{body}
}}
"""


def structure(struct: Struct) -> str:
    name = kind(struct.name)
    text = HEAD + ("" if struct.is_handle else "import com.sun.jna.Pointer;\n")
    text += "import com.sun.jna.Structure;\nimport com.sun.jna.Structure.FieldOrder;\n\n"
    order = wrapped([f'"{field.name}"' for field in struct.fields], "    ")
    text += f"@FieldOrder({{{order}}})\npublic class {name} extends Structure {{\n"
    for field in struct.fields:
        java = kind(field.ctype)
        text += f"    public {java}"
        text += f"[] {field.name} = new {java}[{field.length}];\n" if field.length else f" {field.name};\n"
    body = "\n        struct_size = size();\n    }\n" if struct.is_sized else "}\n"
    text += f"\n    public {name}() {{{body}"
    if struct.is_handle:
        text += f"""
    /** As the functions take it. */
    public static class ByValue extends {name} implements Structure.ByValue {{
        public ByValue() {{}}

        public ByValue({name} other) {{
            id = other.id;
        }}
    }}
"""
    else:
        text += f"\n    public {name}(Pointer memory) {{\n        super(memory);\n        read();\n    }}\n"
    return text + "}\n"


def sizes(structs: list[Struct]) -> str:
    entries = ",\n".join(f"            Map.entry({kind(struct.name)}.class, {struct.size})" for struct in structs)
    return f"""{HEAD}import com.sun.jna.Structure;
import java.util.Map;

/** The size of each structure in C, by the rules of C: to be compared with what JNA makes of it. */
public final class Sizes {{
    private Sizes() {{}}

    public static final Map<Class<? extends Structure>, Integer> IN_C = Map.ofEntries(
{entries});
}}
"""


def functions(header: Header) -> str:
    text = f"""{HEAD}import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;

/** Every function of the header. What each wants and answers stands there. */
public interface Grz extends Library {{
"""
    declared = []
    for function in header.functions:
        answer = "String" if function.answer == "const char *" else SIMPLE[function.answer]
        taken = wrapped([argument(parameter, header) for parameter in function.parameters], "            ")
        declared.append(f"    {answer} {function.name}({taken});\n")
    return text + "\n".join(declared) + "}\n"


def argument(parameter: Parameter, header: Header) -> str:
    java, name = kind(parameter.ctype), parameter.name
    if not parameter.pointer:
        return f"{java}.ByValue {name}" if parameter.ctype in header.structs else f"{java} {name}"
    if parameter.ctype in ("char", "uint8_t"):
        return f"byte[] {name}"
    # One number, or an array that the library reads or writes.
    if parameter.ctype == "uint32_t":
        return f"{'Pointer' if parameter.constant else 'IntByReference'} {name}"
    if parameter.ctype == "uint64_t":
        return f"{'LongByReference' if name == 'hash' else 'Pointer'} {name}"
    return f"Pointer {name}" if name in ARRAYS else f"{java} {name}"


def wrapped(names: list[str], indent: str) -> str:
    """Names in lines that are not too long."""
    text, length = "", 0
    for name in names:
        length += len(name) + 2
        if length > 100:
            text += f",\n{indent}" if text else ""
            length = len(name)
        elif text:
            text += ", "
        text += name
    return text
