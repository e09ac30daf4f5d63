"""What the things of the header are called in C#, and where they go."""

from __future__ import annotations

import re
from typing import NamedTuple

from header import Constant, Field, Header, Struct

# The prefix of constants; the enum that they go to and its underlying type, or a class of numbers and no type; its file.
# The longest prefix that fits is taken, and one that fits to none ends the program: somebody must name it.
TABLE = """
ABI Constants - Setup
FINGERPRINT Constants - Setup
VERSION_ Constants - Setup
NONE Constants - Setup
TO_NUL Constants - Setup
ANY_SEQUENCE Constants - Setup
MAX_ Constants - Setup
MASK_WORDS Constants - Setup
OK Status int Setup
E_ Status int Setup
LANG_ Language uint Setup
VIEWER_ Viewer - Setup
SETTING_ SettingKey uint Setup
SEATING_ Seating byte Setup
CHARM_RELIEF_ CharmRelief byte Setup
HELP_PLAN_ HelpPlan byte Setup
START_ StartFlags flags:uint Setup
OUTCOME_ Outcome byte Setup
LIST_ CardList byte Cards
FACE_ Face byte Cards
KNOCK_ Knock byte Cards
DIFFICULTY_ Difficulty byte Cards
HELP_ HelpKind byte Cards
PROVENANCE_ Provenance byte Cards
WORD_ WordList uint Cards
PART_ CardPart uint Cards
COMMAND_ CommandTag byte Commands
RELIEF_ Relief byte Commands
CHOICE_ Choice byte Commands
THREAT_ Threat byte Cards
TILE_ Tile byte Cards
EVENT_ EventTag byte Events
FLAG_ EventFlags flags:byte Events
ORIGIN_ Origin byte Events
SOURCE_ CardSource byte Cards
PAUSE_ Pause byte Events
MODIFIER_ Modifier byte Views
SWITCH_ Switches flags:byte Views
SECRET_ Secret byte Events
MISSION_ MissionState byte Views
AGENDA_ Agenda byte Views
ANSWER_ Answer byte Views
KNOWN_ Known byte Views
PILE_ Pile uint Views
BOT_ Bot uint Commands
SAVE_ SaveKind uint Commands
FORM_ SaveForm byte Commands
STEP_ CampaignStep byte Commands
GROUP_ GroupChoice byte Commands
ACTION_ Actions - Commands
INSTEAD_ BatchInstead - Commands
STEPPED_ Stepped byte Commands
BATCH_ BatchFlags flags:uint Commands
REASON_ Reason byte Rules
RULE_ RuleId byte Rules
"""

STRUCTS = {"grz_error": "ErrorInfo", "grz_info": "GameInfo", "grz_event": "GameEvent", "grz_seat": "SeatInfo"}

NUMBERS = {"uint8_t": "byte", "uint16_t": "ushort", "uint32_t": "uint", "int32_t": "int", "uint64_t": "ulong"}


class Group(NamedTuple):
    """An enum, or a class of numbers where there is no type."""

    name: str
    type: str
    flags: bool
    file: str
    constants: list[Constant]


class Names:
    def __init__(self, header: Header) -> None:
        self.header = header
        self.prefixes: dict[str, Group] = {}
        self.groups: dict[str, Group] = {}
        for prefix, name, kind, file in (line.split() for line in TABLE.split("\n") if line):
            flags, underlying = kind.startswith("flags:"), kind.replace("flags:", "").replace("-", "")
            self.prefixes[prefix] = self.groups.setdefault(name, Group(name, underlying, flags, file, []))
        self.constants: dict[str, str] = {}
        for constant in header.constants:
            self.place(constant)

    def place(self, constant: Constant) -> None:
        fitting = [prefix for prefix in self.prefixes if constant.name.startswith(prefix)]
        if not fitting:
            raise SystemExit(f"csharp_names.py does not say where GRZ_{constant.name} goes")
        prefix = max(fitting, key=len)
        group = self.prefixes[prefix]
        whole = group.name == "Constants" or constant.name == prefix
        name = pascal(constant.name if whole else constant.name[len(prefix) :])
        group.constants.append(constant._replace(name=name))
        self.constants[f"GRZ_{constant.name}"] = f"{group.name}.{name}"

    def kind(self, ctype: str) -> str:
        """The type of a number or a struct."""
        if ctype in NUMBERS:
            return NUMBERS[ctype]
        name = STRUCTS.get(ctype, pascal(ctype[len("grz_") :]))
        return f"{name}Handle" if self.header.structs[ctype].is_handle else name

    def field(self, field: Field) -> str:
        """The type of a field: the enum that its comment names, when it has the field's type; for an array a type that is one."""
        kind = self.kind(field.ctype)
        if field.length == 0:
            group = self.named_in(field)
            return group.name if group else kind
        if kind == "ulong" and field.length == 2:
            return "CardSet"
        return f"{pascal('Seat' if kind == 'SeatInfo' else kind)}s{field.length}"

    def named_in(self, field: Field) -> Group | None:
        match = re.search(r"GRZ_([A-Z_]+_)\.\.\.", field.doc)
        group = self.prefixes.get(match[1]) if match else None
        return group if group and group.type == self.kind(field.ctype) else None

    def can_be_none(self, group: Group) -> bool:
        """Whether a field may hold GRZ_NONE in place of one of these."""
        fields = [field for struct in self.header.structs.values() for field in struct.fields if not field.length]
        named = any(self.named_in(field) is group and "GRZ_NONE" in field.doc for field in fields)
        return named and all(constant.name != "None" for constant in group.constants)

    def doc(self, text: str) -> str:
        """A comment of the header that speaks of C# names."""
        text = text.replace("&", "&amp;").replace("<", "&lt;")
        groups = self.prefixes
        text = re.sub(r"GRZ_([A-Z_]+_)\.\.\.", lambda m: groups[m[1]].name if m[1] in groups else m[0], text)
        return re.sub(r"GRZ_\w+", lambda m: self.constants.get(m[0], m[0]), text)

    def structs(self) -> list[Struct]:
        return list(self.header.structs.values())


def pascal(name: str) -> str:
    return "".join(word[0].upper() + word[1:].lower() for word in name.split("_") if word)
